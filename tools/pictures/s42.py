"""A game of Stalingrad '42 in its second turn, with an attack that is being put together."""

from playwright.sync_api import Page

from hexfront.games.s42.combat.outcomes import outcome_distribution
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.play import Match
from tools.pictures.playing import played_until

SCENARIO = "fall-blau"
TURN = 2
ATTACKERS = 3
SEEDS = range(1, 10)


def half_a_game() -> Match:
    return played_until("s42", SCENARIO, SEEDS, worth_showing)


def worth_showing(match: Match) -> bool:
    """The Axis puts an attack together that can come to many things."""
    state = match.state
    assert isinstance(state, S42State)
    moment = state.stack[-1]
    if state.turn != TURN or state.side != AXIS or not isinstance(moment, Gathering):
        return False
    if len(moment.battle.attackers) < ATTACKERS:
        return False
    outlook = outcome_distribution(state, moment.battle)
    return bool(outlook.held and outlook.vacated)


def point(page: Page) -> None:
    """Close the card of the turn, so that the map is free."""
    page.keyboard.press("Shift")
    page.get_by_test_id("turn-card").wait_for(state="detached")

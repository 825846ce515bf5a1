"""A game of the ASL Starter Kit in its second turn, with a fire group that is put together."""

from playwright.sync_api import Page

from hexfront.games.aslsk.fire.firepower import firepower
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Match
from tools.pictures.playing import played_until

SCENARIO = "crossroads"
TURN = 2
FIREPOWER = 8
SEEDS = range(1, 20)


def half_a_game() -> Match:
    return played_until("aslsk", SCENARIO, SEEDS, worth_showing)


def worth_showing(match: Match) -> bool:
    """A led attack by several units on more than one."""
    state = match.state
    assert isinstance(state, AslskState)
    moment = state.stack[-1]
    if state.turn < TURN or not isinstance(moment, Gathering):
        return False
    attack = moment.attack
    if not attack.leaders or len(attack.units) + len(attack.weapons) < 2:
        return False
    return len(attack.targets(state)) > 1 and firepower(state, attack).total >= FIREPOWER


def point(page: Page) -> None:
    """Close the card of the turn, so that the map is free."""
    page.keyboard.press("Shift")
    page.get_by_test_id("turn-card").wait_for(state="detached")

"""A game of Stalingrad '42 in its second turn, with an attack that is being put together."""

from playwright.sync_api import Page

from hexfront import games, opponents
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.outcomes import outcome_distribution
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.play import CHANCE, Match, SeededSource

SCENARIO = "fall-blau"
TURN = 2
ATTACKERS = 3
SEEDS = range(1, 10)


def half_a_game() -> Match:
    """The first game that comes to an attack worth showing."""
    for seed in SEEDS:
        match = played(seed)
        if match is not None:
            return match
    raise SystemExit("no game has such a moment")


def played(seed: int) -> Match | None:
    """Played until the Axis puts an attack together that can come to many things."""
    match = Match(games.find("s42"), SCENARIO)
    dice = SeededSource(seed)
    players = [opponents.opponent_for("s42", seat, seed) for seat in (0, 1)]
    while not match.state.over:
        state = match.state
        assert isinstance(state, S42State)
        if worth_showing(state):
            return match
        actor = state.actor()
        if actor == CHANCE:
            match.fall(dice(state.chances()))
            continue
        view = match.game.view(state, actor)
        match.take(actor, players[actor].choose(view, state.choices()))
    return None


def worth_showing(state: S42State) -> bool:
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

"""The set-up of a scenario, and what the list of scenarios says about it."""

from hexfront.games.coh.cards.hands import give
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.moments import NextTurn, deal
from hexfront.games.coh.moments.base import consequences
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play import ScenarioInfo


def start(chosen: Setting) -> CohState:
    """The set-up of a scenario (COH-1.0.a), up to the first draw of cards."""
    state = CohState(chosen)
    state.news = []
    for number in chosen.dealt:  # COH-S.5.a
        for side in chosen.seats:
            give(state, side, number)
    state.stack.append(NextTurn(0))
    deal(state, [terms.draw for terms in chosen.terms])
    consequences(state)
    state.settle()
    return state


def info(chosen: Setting) -> ScenarioInfo:
    return ScenarioInfo(
        id=chosen.id,
        title=chosen.title,
        note=chosen.note,
        seats=SIDES,
        rounds=chosen.rounds,
        board=chosen.battlefield.board.id,
        designed=chosen.designed,
        balance=chosen.balance,
    )

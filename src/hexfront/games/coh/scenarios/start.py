"""The set-up of a scenario, and what the list of scenarios says about it."""

from hexfront.games.coh.cards.hands import give
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.moments import NextTurn, deal
from hexfront.games.coh.moments.base import consequences
from hexfront.games.coh.scenarios.campaign import MOST_LOSSES
from hexfront.games.coh.scenarios.decked import HARDEST, decks_of
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play import ScenarioInfo


def start(chosen: Setting) -> CohState:
    """The set-up of a scenario (COH-1.0.a), up to the first draw of cards."""
    state = CohState(chosen)
    state.news = []
    hand_out(state)
    state.stack.append(NextTurn(0))
    deal(state, [terms.draw for terms in chosen.terms])
    state.setting.rules.begin(state)
    consequences(state)
    state.settle()
    return state


def hand_out(state: CohState) -> None:
    """The cards with which players begin before any is drawn (COH-S.5.a).

    Who plays for two commanders takes the cards of both, but one Extra Adrenaline Card only
    (COH-19.1.c).
    """
    for seat, terms in enumerate(state.setting.terms):
        for number in state.setting.dealt * terms.commanders:
            give(state, seat, number)
        if terms.adrenaline and state.deck[CardNo.ADRENALINE]:
            give(state, seat, CardNo.ADRENALINE)


def info(chosen: Setting) -> ScenarioInfo:
    return ScenarioInfo(
        id=chosen.id,
        title=chosen.title,
        note=chosen.note,
        seats=chosen.seat_names,
        teams=chosen.teams.team,
        commanders=tuple(terms.name for terms in chosen.terms),
        rounds=chosen.rounds,
        board=chosen.battlefield.board.id,
        designed=chosen.designed,
        balance=chosen.balance,
        procedures=() if chosen.solo is None else (chosen.solo.side,),
        special=special_options(chosen),
        card=chosen.card,
    )


def special_options(chosen: Setting) -> dict[str, tuple[int | str, ...]]:
    """The options that this scenario has and others have not, with their values."""
    if chosen.solo is None:
        decks = tuple(SIDES[side] for side in decks_of(chosen))
        return {"deck": ("none", *decks)} if decks else {}
    found: dict[str, tuple[int | str, ...]] = {"deck_strict": (), "deck_open": ()}
    if HARDEST in chosen.solo.cards:
        found["deck_easier"] = ()
    if chosen.campaign is not None and chosen.campaign.part > 1:
        found["campaign_wins"] = tuple(range(-1, chosen.campaign.part))
        found["campaign_losses"] = tuple(range(MOST_LOSSES + 1))
    return found

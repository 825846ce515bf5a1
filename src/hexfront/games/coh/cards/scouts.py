"""Scout Teams: whom they find, and whether a unit can be hidden (card 14)."""

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.hidden.detection import detected_by
from hexfront.games.coh.hidden.recon import may_suspect
from hexfront.games.coh.state import CohState
from hexfront.play import Refusal
from hexfront.play.masks import each


def scouting_bar(state: CohState, u: int) -> Refusal | None:
    """Somebody must be hidden at all; where, the scouts find out."""
    if may_suspect(state, state.side(u)):
        return None
    return Refusal("COH-CARD.14", "refuse-nobody-hidden", {"unit": u})


def scouted(state: CohState, u: int) -> list[int]:
    """Hidden enemies within reach of the scouts and in the unit's line of sight."""
    here, reach = state.hex[u], card(state, CardNo.SCOUT_TEAMS).amount
    return [
        enemy
        for enemy in each(state.hidden & state.foes(u))
        if state.field.distance(here, state.hex[enemy]) <= reach
        and state.sees(here, state.hex[enemy])
    ]


def hiding_bar(state: CohState, u: int) -> Refusal | None:
    """A unit that would be detected at once cannot be hidden (COH-11.1)."""
    if not state.setting.rules.may_hide():
        return Refusal("COH-G.c", "refuse-no-hiding-yet")
    trial = state.copy()
    trial.board &= ~(1 << u)
    trial.hidden |= 1 << u
    rule = detected_by(trial, u)
    if rule:
        return Refusal(rule, "refuse-hide-detected", {"unit": u, "hex": state.hex[u]})
    return None


def hide(state: CohState, u: int) -> None:
    """The unit leaves the board for its owner's notes; everybody saw where."""
    bit, side = 1 << u, state.side(u)
    state.board &= ~bit
    state.hidden |= bit
    state.facing[u] = 0
    state.tell(side, "log-hide", "COH-CARD.14", unit=u, to=state.hex[u])
    state.tell_enemies(side, "log-hide-unseen", "COH-CARD.14", unit=u)

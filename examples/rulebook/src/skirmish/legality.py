"""Why something may not be done: the bars of all chapters in the order in which they are heard."""

from typing import Any

from hexfront.play import Choice, Moment, Refusal
from hexfront.play.legality import Legality, Named
from skirmish import combat, movement
from skirmish.choices import Advance, Attack, Move, Retreat
from skirmish.moments import FallingBack, FollowUp
from skirmish.state import GONE, SkirmishState


def _on_board(state: SkirmishState, choice: Choice, unit: int) -> bool:
    return 0 <= unit < len(state.place) and state.place[unit] != GONE


def _in_play(state: SkirmishState, choice: Choice, h: int) -> bool:
    return h >= 0 and bool(state.setting.board.whole >> h & 1)


def _owners(state: SkirmishState, unit: int) -> tuple[int, ...]:
    return (state.owner(unit),)


def _may_move(state: SkirmishState, seat: int, choice: Move) -> Refusal | None:
    mover = movement.MOVERS.against(state, seat, choice.unit)
    return mover or movement.PLACES.against(state, choice.unit, choice.hex)


def _may_attack(state: SkirmishState, seat: int, choice: Attack) -> Refusal | None:
    attacker = combat.ATTACKERS.against(state, seat, choice.unit)
    return attacker or combat.TARGETS.against(state, choice.unit, choice.target)


def _is_beaten(state: SkirmishState, seat: int, choice: Retreat) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, FallingBack) and top.unit == choice.unit:
        return combat.WAYS_BACK.against(state, choice.unit, choice.hex)
    return Refusal("SKR-3.4.a", "skirmish-refuse-not-beaten", {"unit": choice.unit})


def _has_won(state: SkirmishState, seat: int, choice: Advance) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, FollowUp) and (top.unit, top.hex) == (choice.unit, choice.hex):
        return None
    return Refusal("SKR-3.5.a", "skirmish-refuse-advance", {"unit": choice.unit})


def _unfinished(state: SkirmishState, moment: Moment[Any]) -> Refusal | None:
    if isinstance(moment, FallingBack):
        return Refusal("SKR-3.4.a", "skirmish-refuse-retreat-first", {"unit": moment.unit})
    return None


UNIT = Named("skirmish-refuse-no-unit", _on_board, _owners)
HEX = Named("skirmish-refuse-no-hex", _in_play)

LEGALITY: Legality[SkirmishState] = Legality(
    names={"unit": UNIT, "target": UNIT, "hex": HEX},
    bars={
        Move: (_may_move,),
        Attack: (_may_attack,),
        Retreat: (_is_beaten,),
        Advance: (_has_won,),
    },
    phase=lambda state: state.phase,
    no_such=lambda message: Refusal("SKR-1.2.a", message),
    untimely=lambda state, choice: Refusal("SKR-1.1.b", "skirmish-refuse-phase"),
    foreign=lambda state, field, unit: Refusal(
        "SKR-1.1.a", "skirmish-refuse-foreign", {"unit": unit}
    ),
    unfinished=_unfinished,
    not_now=Refusal("SKR-1.1.b", "skirmish-refuse-not-now"),
)

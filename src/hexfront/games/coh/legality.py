"""Legality: every choice that is not legal is refused with the rule that stands against it.

A moment says what stands against the kinds of choice that it takes (`against`). An action of a
unit that is named at another moment is judged as if its unit had been picked; so a player who asks
hears the rule that matters, and not only that the rules wait for something else.
"""

from hexfront.games.coh.cards.bars import hand_bar, not_now
from hexfront.games.coh.choices import (
    Activate,
    Bank,
    Bomb,
    ClearMines,
    Climb,
    CohChoice,
    Fly,
    FlyIn,
    FlyOut,
    Join,
    LayMines,
    LaySmoke,
    LeaveCover,
    Opportunity,
    Oppose,
    PlayCard,
    Select,
    Shift,
    SpendCap,
    StandDown,
    Strafe,
    UseVeteran,
    Yield,
)
from hexfront.games.coh.command.payment import shift_refusal, spending_refusal
from hexfront.games.coh.command.points import available
from hexfront.games.coh.moments.bars import ROWS, absent, action_bar, leave_cover_bar
from hexfront.games.coh.moments.base import NOT_NOW
from hexfront.games.coh.moments.picking import select_bar
from hexfront.games.coh.moments.smoke import lay_bar
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Moment, Refusal
from hexfront.play.legality import Legality, Named


def bar(state: CohState, seat: int, choice: Choice) -> Refusal | None:
    """What stands against a choice, at this moment or at any."""
    top = state.stack[-1] if state.stack else None
    if top is not None and isinstance(choice, top.takes):
        found: Refusal | None = top.against(state, choice)
        return found
    return _elsewhere(state, seat, choice)


def _elsewhere(state: CohState, seat: int, choice: Choice) -> Refusal | None:
    """A choice that is not for this moment: the reason that would stand against it anyway."""
    if type(choice) in ROWS:
        return action_bar(state, choice, 0)
    match choice:
        case Select(unit=u):
            return select_bar(state, u)
        case LeaveCover(unit=u):
            return leave_cover_bar(state, u)
        case PlayCard(card=number):
            return hand_bar(state, seat, number) or not_now(state, number)
        case Shift(by=by):
            args: dict[str, int | str] = {"cap": available(state, seat), "wanted": abs(by)}
            late = Refusal("COH-3.2.a", "refuse-cap-not-now", args)
            return shift_refusal(state, seat, by) or late
        case SpendCap(cap=cap):
            return spending_refusal(state, seat, cap, -1)
        case LaySmoke(unit=u, to=to):
            return absent(state, u) or lay_bar(state, u, to, 0) or NOT_NOW
        case Join() | Yield() | Oppose() | LayMines() | ClearMines():
            return NOT_NOW
        case Activate() | Opportunity() | StandDown() | UseVeteran() | FlyIn() | FlyOut():
            return NOT_NOW
        case Fly() | Bank() | Climb() | Strafe() | Bomb():
            return NOT_NOW
    return None


def _is_unit(state: CohState, choice: Choice, u: int) -> bool:
    return 0 <= u < len(state.hex)


def _owners(state: CohState, u: int) -> tuple[int, ...]:
    return (state.side(u),)


def _is_seat(state: CohState, choice: Choice, seat: int) -> bool:
    return 0 <= seat < len(state.setting.seats)


def _foreign(state: CohState, field: str, u: int) -> Refusal:
    """Neither an enemy's unit nor an ally's can be used (COH-2.2.a, COH-19.0.c)."""
    actor = state.actor()
    if actor >= 0 and state.side(u) in state.allies(actor):
        return Refusal("COH-19.0.c", "refuse-ally-unit", {"unit": u})
    return Refusal("COH-2.2.a", "refuse-enemy-unit", {"unit": u})


def _nothing_unfinished(state: CohState, top: Moment[CohState]) -> Refusal | None:
    return None


LEGALITY: Legality[CohState] = Legality(
    names={
        "unit": Named("refuse-no-such-unit", _is_unit, _owners),
        "target": Named("refuse-no-such-unit", _is_unit),
        "vehicle": Named("refuse-no-such-unit", _is_unit, _owners),
        "seat": Named("refuse-no-enemy", _is_seat),
    },
    bars=dict.fromkeys(CohChoice.__args__, (bar,)),
    phase=lambda state: 0,
    no_such=lambda message: Refusal("COH-2.2.a", message),
    untimely=lambda state, choice: NOT_NOW,
    foreign=_foreign,
    unfinished=_nothing_unfinished,
    not_now=NOT_NOW,
)

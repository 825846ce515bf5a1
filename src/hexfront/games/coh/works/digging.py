"""Hasty defenses: building and giving them up (COH-17.6)."""

from hexfront.games.coh.command.points import fixed_cost
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import knows_work, work_kind
from hexfront.play import Line, Refusal, Tally


def dig_cost(state: CohState, units: tuple[int, ...]) -> Tally:
    """5 AP for a unit or a whole group (COH-17.6.a, COH-10.12.a)."""
    rule = "COH-17.6.a" if len(units) == 1 else "COH-17.6.b"
    return fixed_cost(state, Line("tally-digging", state.setting.rules.dig_cost, rule), units)


def dig_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot build a hasty defense by an action of its own (COH-17.6.a)."""
    if not state.setting.rules.may_dig():
        return Refusal("COH-17.6.a", "refuse-cover-needs-card", {"unit": u})
    if state.kind(u).role not in work_kind(state, WorkType.HASTY).occupants:
        return Refusal("COH-17.6.a", "refuse-cover-foot-only", {"unit": u})
    if state.hidden >> u & 1:
        return Refusal("COH-11.1.a", "refuse-hidden-acts", {"unit": u})
    if state.aboard >> u & 1:
        return Refusal("COH-15.8.f", "refuse-carried", {"unit": u})
    return ground_refusal(state, u)


def ground_refusal(state: CohState, u: int) -> Refusal | None:
    """One for each unit (COH-17.6.e), none beside works that its side knows of (COH-17.6.f)."""
    if state.hasty >> u & 1:
        return Refusal("COH-17.6.e", "refuse-covered-already", {"unit": u})
    if state.setting.rules.works_share:
        return None
    if state.works and knows_work(state, state.side(u), state.hex[u]):
        return Refusal("COH-17.6.f", "refuse-cover-beside-works", {"unit": u})
    return None


def leave_cover_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit has no hasty defense to give up (COH-17.6.h)."""
    args: dict[str, int | str] = {"unit": u}
    if not state.hasty >> u & 1:
        return Refusal("COH-17.6.h", "refuse-no-cover", args)
    if not state.setting.rules.may_dig():
        return Refusal("COH-G.c", "refuse-no-works-yet", args)
    return None


def leave_cover(state: CohState, u: int) -> None:
    """The owner takes the marker off; that of a hidden unit is nobody's business."""
    state.hasty &= ~(1 << u)
    secret = bool(state.hidden >> u & 1)
    state.tell_team(state.side(u), secret, "log-leaves-cover", "COH-17.6.h", unit=u)

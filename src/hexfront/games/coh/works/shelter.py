"""Occupying fortifications, and what they give (COH-17.2 to COH-17.6, COH-17.9)."""

from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.command.points import stressed_cost
from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.works.crowds import crowd_lines
from hexfront.games.coh.works.layout import (
    fortification_at,
    fortifications_at,
    has_work,
    work_kind,
)
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import each

OCCUPANTS = {
    WorkType.TRENCH: "COH-17.4.a",
    WorkType.BUNKER: "COH-17.5.a",
    WorkType.GUN_PIT: "COHC-22.e",
}
"""The rule that says who may occupy it."""
LABELS = {WorkType.TRENCH: "tally-trench", WorkType.BUNKER: "tally-bunker"}


def shelter_of(state: CohState, u: int) -> Work | None:
    """The fortification that a unit occupies."""
    return _refuge(state, u) if state.inside >> u & 1 else None


def _refuge(state: CohState, u: int) -> Work | None:
    """The fortification of its hex that is for the unit; of several that are, a bunker."""
    found = fortifications_at(state, state.hex[u])
    if len(found) > 1:
        able = [work for work in found if _suits(state, u, work)]
        able.sort(key=lambda work: work.type is not WorkType.BUNKER)
        return (able or found)[0]
    return found[0] if found else None


def _suits(state: CohState, u: int, work: Work) -> bool:
    """Is the fortification for units of this kind?"""
    if state.kind(u).role in work_kind(state, work.type).occupants:
        return True
    return state.setting.rules.may_occupy(state, u, work.type)


def in_bunker(state: CohState, u: int) -> Work | None:
    """The bunker that a unit occupies."""
    work = shelter_of(state, u)
    return work if work is not None and work.type is WorkType.BUNKER else None


def occupy_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit may not occupy the fortification in its hex."""
    args: dict[str, int | str] = {"unit": u}
    if state.aboard >> u & 1:
        return Refusal("COH-15.8.f", "refuse-carried", args)
    work = _refuge(state, u)
    if work is None:
        return Refusal("COH-17.3.b", "refuse-no-fortification", args)
    if not _suits(state, u, work):
        return Refusal(OCCUPANTS[work.type], "refuse-cannot-occupy", args)
    if state.inside >> u & 1:
        return Refusal("COH-17.3.b", "refuse-occupies-already", args)
    if not state.setting.rules.forts_shared and _held_by_enemy(state, u):
        return Refusal("COH-17.2.c", "refuse-enemy-occupies", args)
    return None


def _held_by_enemy(state: CohState, u: int) -> bool:
    """A visible unit comes upon hidden enemies (COH-11.1.b), a hidden one does not."""
    met = state.board if state.hidden >> u & 1 else state.board | state.hidden
    inside = state.inside & met & state.foes(u)
    return any(state.hex[enemy] == state.hex[u] for enemy in each(inside))


def leave_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot leave a fortification within its hex (COH-17.3.c)."""
    if state.inside >> u & 1:
        return None
    return Refusal("COH-17.3.c", "refuse-occupies-nothing", {"unit": u})


def occupy(state: CohState, u: int) -> None:
    """The unit goes under the marker; in a bunker it faces as the bunker does (COH-17.5.b)."""
    state.inside |= 1 << u
    bunker = in_bunker(state, u)
    if bunker is not None:
        state.facing[u] = bunker.facing


def settle_in(state: CohState, u: int) -> None:
    """A unit that comes to light in a fortification; beside an enemy in it, it is outside."""
    if not state.inside >> u & 1:
        return
    if not state.setting.rules.forts_shared and _held_by_enemy(state, u):
        state.inside &= ~(1 << u)  # COH-17.2.c
    else:
        occupy(state, u)


def sneak_in(state: CohState, u: int) -> None:
    """A hidden unit that moved into the hex of a fortification takes the shelter it finds."""
    if state.works and occupy_refusal(state, u) is None:
        state.inside |= 1 << u


def shelter_lines(state: CohState, u: int) -> list[Line]:
    """A move in or out within the hex: no terrain, whatever its kind (COH-17.3.b, A27)."""
    lines = [Line("tally-move-cost", state.kind(u).move_cost, "COH-2.4.c")]
    change = state.marker(u).move_cost
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    return lines


def shelter_cost(state: CohState, u: int) -> Tally:
    own = state.setting.rules.shelter_cost(state, u)
    if own is not None:
        return own
    return stressed_cost(state, shelter_lines(state, u), (u,))


# What they give.


def works_lines(state: CohState, target: int, shot: Shot) -> list[Line]:
    """DR of a target from its fortification, its hasty defense or a road block."""
    lines = []
    if state.hasty >> target & 1:
        bonus = work_kind(state, WorkType.HASTY).front
        lines.append(Line("tally-hasty-defense", bonus, "COH-17.6.c"))
    if not state.works:
        return lines
    here = state.hex[target]
    work = shelter_of(state, target)
    if work is not None:
        lines.append(_shelter_line(state, work, shot))
    if has_work(state, here, WorkType.ROAD_BLOCK):
        bonus = work_kind(state, WorkType.ROAD_BLOCK).hex
        lines.append(Line("tally-road-block", bonus, "COH-17.9.b"))
    return [*lines, *crowd_lines(state, here)]


def _shelter_line(state: CohState, work: Work, shot: Shot) -> Line:
    kind = work_kind(state, work.type)
    if work.type is WorkType.TRENCH:
        return Line("tally-trench", kind.front, "COH-17.4.c")
    if shot.is_close(state):
        return Line("tally-bunker-flank", kind.flank, "COH-17.5.e")
    if _from_inside_arc(state, work, shot):
        return Line("tally-bunker-front", kind.front, "COH-17.5.g")
    return Line("tally-bunker-flank", kind.flank, "COH-17.5.h")


def _from_inside_arc(state: CohState, work: Work, shot: Shot) -> bool:
    """A mortar's shell comes from its own hex, whoever spots; artillery has no direction (A11)."""
    if shot.attacker == NOBODY or shot.arm is Arm.STRIKE:
        return False
    arc = state.field.arc(work.hex, work.facing)
    return bool(arc >> state.hex[shot.attacker] & 1)


def rally_lines(state: CohState, u: int) -> list[Line]:
    """COH-7.8.e: a fortification in the hex, a hasty defense of its own or a friend's too."""
    friends = state.setting.team_mask[state.side(u)]
    if state.hasty & friends and state.hasty & friends & state.units_at(state.hex[u]):
        return [Line("tally-hasty-defense", -1, "COH-7.8.e")]
    work = fortification_at(state, state.hex[u])
    return [] if work is None else [Line(LABELS[work.type], -1, "COH-17.2.e")]

"""Fire on fortifications and obstacles themselves (COH-17.11)."""

from msgspec import Struct

from hexfront.games.coh.combat.ratings import attack_on
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.works.layout import find_work, layout, remove_work, work_kind, works_at
from hexfront.play import Line, Tally
from hexfront.play.masks import each


class Mark(Struct, frozen=True):
    """A marker that is shot at."""

    type: WorkType
    hex: int
    unit: int = NOBODY
    """Whose hasty defense it is."""


def mark_for(state: CohState, shot: Shot) -> Mark | None:
    """The work in the own hex that an attack in close combat can destroy (COH-17.11.g)."""
    if shot.weapon and shot.card(state).metal:  # COHC-24.e
        return None
    clears = state.setting.rules.clears_mines(state, shot)
    found = marked_works(state, shot.to)
    return next((mark for mark in found if clears or mark.type is not WorkType.MINES), None)


def aimed_mark(state: CohState, shot: Shot, target: int) -> Mark | None:
    """The work in the own hex, if the attack is one in close combat but on no unit."""
    return mark_for(state, shot) if target == NOBODY and shot.is_close(state) else None


def marked_works(state: CohState, h: int) -> list[Mark]:
    """All works in a hex that can be destroyed (COH-17.11.a)."""
    if not state.works or not layout(state).targets >> h & 1:
        return []
    return [Mark(work.type, h) for work in works_at(state, h)
            if work_kind(state, work.type).defense is not None]  # fmt: skip


def dug_in(state: CohState, h: int) -> list[Mark]:
    """The hasty defenses in a hex that can be destroyed."""
    if not state.hasty or not state.setting.rules.may_dig():
        return []
    if work_kind(state, WorkType.HASTY).defense is None:
        return []
    return [Mark(WorkType.HASTY, h, u) for u in each(state.hasty & state.board)
            if state.hex[u] == h]  # fmt: skip


def marks_in(state: CohState, h: int) -> list[Mark]:
    """All that a ranged attack on a hex is rolled against after the units (COH-17.11.c)."""
    if not state.works and not state.hasty:
        return []
    return [*marked_works(state, h), *dug_in(state, h)]


def marks_of(state: CohState, shot: Shot) -> list[Mark]:
    """The same for an attack; only red FP does anything to them (COH-17.11.f)."""
    marks = marks_in(state, shot.to)
    if not marks or shot.fp(state, False) is None:
        return []
    if shot.weapon and shot.card(state).metal:  # COHC-24.e
        return []
    if state.setting.rules.clears_mines(state, shot):
        return marks
    return [mark for mark in marks if mark.type is not WorkType.MINES]


def marks_under(state: CohState, shot: Shot, hexes: tuple[int, ...]) -> tuple[Mark, ...]:
    """The same for a strike, in all of its hexes."""
    if shot.fp(state, False) is None:
        return ()
    return tuple(mark for h in hexes for mark in marks_in(state, h))


def work_defense(state: CohState, mark: Mark, shot: Shot) -> Tally:
    """The printed figure and the terrain of the hex (COH-17.11.d); no terrain in close combat."""
    printed = work_kind(state, mark.type).defense or 0
    own = state.setting.rules.work_rules.get(mark.type)
    lines = [Line("tally-work-defense", printed, own or "COH-17.11.a")]
    terrain = state.field.terrain[mark.hex]
    open_ground = shot.is_close(state) and not state.setting.rules.works_in_ground
    if terrain.defense and not open_ground and _heeds_terrain(state, shot):
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.defense, own or "COH-17.11.d"))
    return Tally.of(lines)


def _heeds_terrain(state: CohState, shot: Shot) -> bool:
    """Flamethrowers and some weapon cards take no notice of terrain (COH-18.0.f, table T10)."""
    if shot.arm is Arm.FLAME:
        return False
    return not shot.weapon or state.setting.definitions.weapons[shot.weapon].terrain


def work_number(
    state: CohState, shot: Shot, mark: Mark, supporters: tuple[int, ...], aim: int
) -> Tally:
    """What must be rolled to destroy it (COH-6.8.a, COH-17.11.b)."""
    force = attack_on(state, shot, mark.hex, False, supporters, aim)
    guard = work_defense(state, mark, shot)
    return guard.plus(*(Line(line.label, -line.value, line.rule) for line in force.lines))


def spares_mines(state: CohState, mark: Mark | None) -> bool:
    """Does an attack on the mines themselves leave them quiet, where most actions do not?"""
    return mark is not None and mark.type is WorkType.MINES and state.setting.rules.stirs()


def stands(state: CohState, mark: Mark) -> bool:
    """Is the marker still there?"""
    if mark.unit != NOBODY:
        return bool(state.hasty >> mark.unit & 1)
    return find_work(state, mark.hex, mark.type) is not None


def demolish(state: CohState, mark: Mark) -> None:
    """Any hit destroys it at once (COH-17.11.b)."""
    if mark.unit != NOBODY:
        state.hasty &= ~(1 << mark.unit)
        state.note("log-cover-destroyed", "COH-17.11.b", unit=mark.unit)
        return
    work = find_work(state, mark.hex, mark.type)
    if work is not None:
        remove_work(state, work)
        told = {"hex": mark.hex, "work": mark.type.value}
        state.note("log-work-destroyed", "COH-17.11.b", None, None, **told)

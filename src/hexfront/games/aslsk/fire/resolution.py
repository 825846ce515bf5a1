"""What the dice of an attack on the IFT do, reckoned before anything changes (ASL-3.2.2).

Cowering, ROF, malfunction, the columns that the targets face, Residual FP, and the NMC of those
who used Final Protective Fire. `moments/firing.py` carries it out.
"""

from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firepower import PARTS, Firepower, faced, firepower
from hexfront.games.aslsk.fire.groups import in_sight
from hexfront.games.aslsk.fire.malfunction import failing
from hexfront.games.aslsk.fire.marking import DEFENSIVE_FIRST, protecting, rate_kept
from hexfront.games.aslsk.fire.modifiers import LEADERSHIP, Modifiers, cowering, modifiers
from hexfront.games.aslsk.fire.residual import left_by
from hexfront.games.aslsk.harm.results import Blow, blow
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.weaponry import Wear
from hexfront.hexes import HexId
from hexfront.play.masks import each, mask_of


class Cower(NamedTuple):
    """Columns that an attack loses."""

    on_doubles: int
    now: int


class Resolved(Struct, frozen=True):
    """An attack whose dice have fallen."""

    column: int | None
    """The column used against those in sight; None below the lowest, or without LOS."""
    drm: Modifiers
    cowers: bool
    kept: int
    """The weapons that kept their ROF, as a mask."""
    worn: tuple[tuple[int, Wear], ...]
    """The weapons that fail."""
    blows: tuple[Blow, ...]
    residual: int
    protective: tuple[tuple[int, int], ...]
    """Who takes the NMC of Final Protective Fire, and its Final DR."""


def resolved(
    state: AslskState, attack: Attack, colored: int, white: int, failed: Collection[int]
) -> Resolved:
    """What a DR does; `failed` are the weapons that were chosen to fail."""
    original = colored + white
    lower = cowering(state, attack)
    seen = sighted(state, attack)
    cowers = seen and colored == white and lower > 0
    kept = rate_kept(state, attack, colored, cowers=cowers)
    worn = tuple((w, wear) for w, wear in failing(state, attack, original) if w in failed)
    drm = modifiers(state, attack)
    protective = _protective(state, attack, original, drm)
    if not seen:
        return Resolved(None, drm, cowers, kept, worn, (), 0, protective)
    struck = faced(state, attack)
    full = _in_full(state, attack, struck)
    lost = Cower(lower, lower if cowers else 0)
    blows = tuple([_blow(state, attack, units, fp, lost, original, drm) for units, fp in struck])
    residual = 0
    if attack.kind in DEFENSIVE_FIRST:
        # ASL-3.3.5.p: cowering lowers the column of what is left.
        gone = kept | mask_of(tuple(failed)) | state.setting.rifles  # ASL-4.4.4.e
        lasting = state.setting.charts.ift.column(_lasting(full, gone))
        residual = left_by(state, lowered(state, lasting, lost.now), outside=drm.outside)
    column = lowered(state, full.column, lost.now)
    return Resolved(column, drm, cowers, kept, worn, blows, residual, protective)


def _in_full(
    state: AslskState, attack: Attack, struck: list[tuple[tuple[int, ...], Firepower]]
) -> Firepower:
    """The FP against those whom all can see; mostly it is what all targets face."""
    if len(struck) == 1 and not state.hidden & mask_of(struck[0][0]):
        return struck[0][1]
    return firepower(state, attack)


def sighted(state: AslskState, attack: Attack) -> bool:
    """Whether the attack has LOS; where LOS may be looked up it has (ASL-3.2.1.j)."""
    if state.setting.options.free_los:
        return True
    seeing = in_sight(state, attack)
    return bool(seeing.units or seeing.weapons)


def lowered(state: AslskState, column: int | None, left: int) -> int | None:
    """A column some places to the left; None below the lowest (ASL-3.2.2.h)."""
    return None if column is None else state.setting.charts.ift.shifted(column, left)


def _blow(
    state: AslskState,
    attack: Attack,
    units: tuple[int, ...],
    fp: Firepower,
    lost: Cower,
    original: int,
    drm: Modifiers,
) -> Blow:
    """How the attack strikes targets that face the same FP."""
    columns = lowered(state, fp.column, lost.now), lowered(state, fp.column, lost.on_doubles)
    totals = {u: drm.total(u) for u in units}
    return blow(state, attack.side, HexId(attack.hex), columns, original, totals)


def _lasting(full: Firepower, gone: int) -> int:
    """The whole FP without the weapons that failed or kept their ROF (ASL-3.3.5.b), and without
    ATR."""
    left = [m.parts for m in full.members if m.weapon == NOBODY or not gone >> m.weapon & 1]
    return sum(left) // PARTS


def _protective(
    state: AslskState, attack: Attack, original: int, drm: Modifiers
) -> tuple[tuple[int, int], ...]:
    """The IFT DR as an NMC of those who used FPF and their leaders (ASL-3.3.3.v, ASL-3.3.3.y).

    Leadership counts for them as it does for the attack; a leader's DRM never for himself
    (ASL-1.2.1.c).
    """
    using = protecting(state, attack)
    if not using:
        return ()
    hexes = {state.place[u] for u in each(using)}
    led = original + drm.common.value(LEADERSHIP)
    leaders = [(u, original) for u in attack.leaders if state.place[u] in hexes]
    return (*leaders, *((u, led) for u in each(using)))

"""Demolition Charges (ASL-4.3): who may place one, and the numbers of its attack."""

from fractions import Fraction

from hexfront.games.aslsk.armor.facing import Facing, aspect
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.places import NOBODY, PENDING
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.cover import cover_tem
from hexfront.games.aslsk.weapons.guns import emplacement, gunshield
from hexfront.games.aslsk.weapons.weaponry import breakdown, flames_carried
from hexfront.hexes import HexId
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def may_place(state: AslskState, u: int, w: int, h: HexId, vehicle: int = NOBODY) -> Refusal | None:
    """Why a moving unit may not place a DC against a hex, or against an AFV in it.

    The MF are the mover's affair.
    """
    if state.holder[w] != u or not state.setting.charges >> w & 1:
        return Refusal("ASL-4.3.e", "no-charge", {"unit": u, "weapon": w})
    if (state.pinned | state.broken) >> u & 1:
        return Refusal("ASL-4.3.g", "no-charge-when-pinned", {"unit": u})
    if has_prep_fired(state, u):
        return Refusal("ASL-4.3.g", "no-charge-after-prep-fire", {"unit": u})
    if h not in state.setting.grid.adjacent[state.place[u]]:
        return Refusal("ASL-4.3.e", "no-charge-so-far", {"unit": u, "hex": h})
    if vehicle != NOBODY and vehicle not in armor_in(state, h, state.side_of(u)):
        return Refusal("ASL-4.3.j", "no-vehicle-for-charge", {"unit": u, "hex": h})
    return None


def armor_in(state: AslskState, h: HexId, side: int) -> list[int]:
    """The enemy AFV of a hex that a side knows: a DC affects one of them if it says so."""
    if not state.vehicles:
        return []
    return members(state.units_at(h, FOE[side]) & state.vehicles & ~state.hidden)


def has_prep_fired(state: AslskState, u: int) -> bool:
    """Whether a unit of the ATTACKER has fired anything in the PFPh, a look for a PF included."""
    return bool(state.prep >> u & 1 or u in state.used or state.armed(u) & state.prep_weapons)


def stays_able(state: AslskState, u: int) -> bool:
    """Whether a placer has come unharmed through the fire that the placing drew (ASL-4.3.h)."""
    return state.is_on_map(u) and not (state.pinned | state.broken) >> u & 1


def place(state: AslskState, u: int, w: int, h: HexId, vehicle: int = NOBODY) -> None:
    """The DC is placed: it leaves the unit's hands until it goes off in the AFPh (ASL-4.3.h)."""
    state.hand(w, NOBODY)
    state.lies[w] = PENDING
    state.charges = (*state.charges, (w, h, u, HexId(state.place[u])))
    if vehicle == NOBODY:
        state.note("log-charge-placed", "ASL-4.3.h", unit=u, weapon=w, hex=h)
        return
    state.mines[w] = (vehicle, *shown_to_charge(state, vehicle, HexId(state.place[u])))
    state.note("log-charge-on-vehicle", "ASL-4.3.j", unit=u, weapon=w, hex=h, target=vehicle)


def shown_to_charge(state: AslskState, vehicle: int, placed_from: HexId) -> tuple[Facing, Facing]:
    """What hull and turret show to the hexside through which a DC is placed (ASL-4.3.m)."""
    h = HexId(state.place[vehicle])
    hexside = state.setting.grid.direction(h, placed_from) or 0
    return aspect(state.vca[vehicle], hexside), aspect(state.tca[vehicle], hexside)


def charge_drm(state: AslskState, h: HexId, placer: int, placed_from: HexId) -> dict[int, int]:
    """The Infantry that a DC attacks, with the total DRM for each; no AFV (ASL-4.3.j).

    Emplacement and an AFV or wreck may shelter better than the terrain, and so may the Gunshield
    of a Gun whose arc it was placed through (ASL-6.3.b, ASL-7.4.a, ASL-6.6.b).
    """
    common, terrain = charge_modifiers(state, h, placer).total, state.setting.ground.tem[h]
    burden = state.setting.charts.fire.drm.flamethrower_carried.value  # ASL-4.2.l
    hulk = cover_tem(state, h) if state.vehicles else None
    found = {}
    for u in Attack(FireKind.CHARGE, state.side_of(placer), h).targets(state):
        if state.vehicles >> u & 1:
            continue
        covers = (hulk, emplacement(state, u), gunshield(state, placed_from, u))
        best = max((line.value for line in covers if line is not None), default=0)
        shelter = max(best - terrain, 0)
        found[u] = common + shelter + burden * flames_carried(state, u)
    return found


def charge_column(state: AslskState, w: int, *, hidden: bool = False) -> int | None:
    """The IFT column; neither PBF nor the AFPh changes the FP of a DC (ASL-4.3.a, ASL-4.3.b).

    Hidden targets face half of it, as in any attack (ASL-6.4.k).
    """
    fp = Fraction(state.setting.weapons[w].fp)
    return state.setting.charts.ift.column(fp / 2 if hidden else fp)


def charge_modifiers(state: AslskState, h: HexId, placer: int) -> Tally:
    """The DRM of the attack on all: the TEM of the terrain, and a placer who is CX (ASL-4.3.c)."""
    lines = []
    if tem := state.setting.ground.tem[h]:
        lines.append(Line("tally-terrain", tem, "ASL-4.3.c"))
    if state.cx >> placer & 1:
        lines.append(Line("tally-cx", state.setting.charts.fire.drm.cx.value, "ASL-4.3.c"))
    return Tally.of(lines)


def fuse(state: AslskState, w: int, placer: int) -> int:
    """The X#: from this Original DR on the DC does not go off (ASL-4.3.i)."""
    return breakdown(state, w, user=placer)

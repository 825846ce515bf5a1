"""Whether a vehicle may stay in a hex with an enemy AFV (ASL-3.3.2.u)."""

from collections.abc import Iterator
from itertools import product

from hexfront.games.aslsk.armor.destruction import Damage, destruction
from hexfront.games.aslsk.armor.facing import Part, aspect
from hexfront.games.aslsk.armor.tokill import Spot, Warhead, bullets, flames, shell, to_kill
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import SPINES, counter
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each
from hexfront.play.teams import FOE

ORIGINAL = 5
"""The DR with which it must be able to do harm."""
FATAL = Damage.DESTROYED | Damage.SHOCKED


def outmatched(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not stay where it is: an enemy AFV that it could not harm as it came."""
    if not state.outgunned >> u & 1:
        return None
    for enemy in each(_rivals(state, u)):
        args: dict[str, int | str] = {"unit": u, "enemy": enemy, "hex": state.place[u]}
        return Refusal("ASL-3.3.2.u", "no-staying-with-enemy-afv", args)
    return None


def overmatched(state: AslskState, u: int) -> bool:
    """Whether there is an enemy AFV in the hex which a vehicle has just entered that it could not
    harm."""
    return not all(_harms(state, u, enemy) for enemy in each(_rivals(state, u)))


def _rivals(state: AslskState, u: int) -> int:
    return state.units_at(HexId(state.place[u]), FOE[state.side_of(u)]) & state.vehicles


def _harms(state: AslskState, u: int, enemy: int) -> bool:
    """Whether a DR of 5 would destroy or Shock the enemy through the facing that it came to."""
    table, target = state.setting.charts.to_kill, counter(state, enemy)
    parts = ((Part.HULL, state.vca[enemy]), (Part.TURRET, state.tca[enemy]))
    for hexside, (part, front) in product(_entries(state, u), parts):
        spot = Spot(part, aspect(front, hexside))
        for warhead in _warheads(state, u):
            number = to_kill(table, warhead, target, spot).total
            if destruction(warhead.force, part, number, ORIGINAL) & FATAL:
                return True
    return False


def _entries(state: AslskState, u: int) -> tuple[int, ...]:
    """The hexside by which a vehicle has entered its hex; from off board either of two."""
    if state.came[u] != NOBODY:
        return (state.setting.grid.adjacent[state.place[u]].index(HexId(state.came[u])),)
    return tuple((state.vca[u] + behind) % SPINES for behind in (3, 4))


def _warheads(state: AslskState, u: int) -> Iterator[Warhead]:
    """What it can fire within its hex of which it has an unlimited supply."""
    table = state.setting.charts.to_kill
    out = state.malfunctioned | state.disabled
    for weapon in (state.setting.weapons[w] for w in state.carried(u) if not out >> w & 1):
        if weapon.kind is WeaponKind.VEHICULAR_FT:
            yield flames(table, long_range=False)
        elif weapon.kind is WeaponKind.MAIN_MG:
            yield bullets(table, weapon.calibre, 0)
        elif isinstance(weapon, Cannon):
            supplies = ((Ammunition.AP, weapon.ap), (Ammunition.HE, weapon.he))
            for kind in (kind for kind, unlimited in supplies if unlimited):
                yield shell(table, kind, weapon.barrel, weapon.nationality, 0)

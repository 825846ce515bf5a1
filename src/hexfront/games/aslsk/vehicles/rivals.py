"""Whether a vehicle may stay in a hex with an enemy AFV (ASL-3.3.2.u)."""

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.vehicles import ArmorFactor, Vehicle
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import SPINES, counter
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each
from hexfront.play.teams import FOE

ORIGINAL = 5
"""The DR with which it must be able to do harm."""


def outmatched(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not stay where it is: an enemy AFV that it could not harm."""
    if state.place[u] < 0 or state.came[u] < 0:
        return None
    h = HexId(state.place[u])
    for enemy in each(state.units_at(h, FOE[state.side_of(u)]) & state.vehicles):
        if not _harms(state, u, enemy):
            args: dict[str, int | str] = {"unit": u, "enemy": enemy, "hex": h}
            return Refusal("ASL-3.3.2.u", "no-staying-with-enemy-afv", args)
    return None


def _harms(state: AslskState, u: int, enemy: int) -> bool:
    """Whether a DR of 5 could destroy the enemy, or Shock it by being one above the TK#."""
    target = counter(state, enemy)
    hull, hull_rear = _aspect(state, target, state.vca[enemy], u, enemy)
    turret, turret_rear = _aspect(state, target, state.tca[enemy], u, enemy)
    rear = state.setting.charts.to_kill.modifiers.rear.value
    best = max(
        rear * hull_rear - hull.hull,
        rear * turret_rear - turret.turret,
    )
    return _number(state, u) + best >= ORIGINAL - 1


def _aspect(
    state: AslskState, target: Vehicle, spine: int, u: int, enemy: int
) -> tuple[ArmorFactor, bool]:
    """The armour that the hex shows from which a vehicle came, and whether it is the rear."""
    around = state.setting.grid.adjacent[state.place[enemy]]
    off = (around.index(HexId(state.came[u])) - spine) % SPINES
    if off in (0, 1):
        return target.front, False
    return target.side, off in (3, 4)


def _number(state: AslskState, u: int) -> int:
    """The best TK# of its weapons with ammunition in unlimited supply."""
    table, own = state.setting.charts.to_kill, counter(state, u)
    found = [0]
    if own.main is not None:
        gun = own.main
        supplies = ((Ammunition.AP, gun.ap), (Ammunition.HE, gun.he))
        found += [
            table.number(kind, gun.barrel, own.nationality)
            + (table.by_range(kind, gun.calibre, 0) or 0)
            for kind, unlimited in supplies
            if unlimited
        ]
        if gun.fp:
            found.append(table.machine_gun.value)
    return max(found)

"""Light mortars and LATW before the roll: crew, position, range, targets, Acquisition.

A shot must hit before it has an effect (ASL-6.0.a); `tohit.py` has its numbers. Panzerfausts have
no counter and a module of their own, but are shots as well.
"""

from msgspec import Struct

from hexfront.games.aslsk.choices import AddFirer, Bombard, OpenFire
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.fire.aiming import area_targets, is_target, repeats
from hexfront.games.aslsk.fire.aiming import targets as target_hexes
from hexfront.games.aslsk.fire.attack import MOVERS_ONLY, Attack
from hexfront.games.aslsk.fire.direction import may_help
from hexfront.games.aslsk.fire.muster import Muster
from hexfront.games.aslsk.fire.readiness import enemy_beside, ready
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.guns import guns_of
from hexfront.hexes import Bitboard, HexId, bits, few
from hexfront.play import Refusal
from hexfront.play.masks import each, members
from hexfront.play.teams import FOE


class Shot(Struct, frozen=True):
    """One shot of ordnance."""

    kind: int
    side: int
    hex: int
    unit: int
    """Who fires it."""
    weapon: int = NOBODY
    """NOBODY: a Panzerfaust."""
    leaders: tuple[int, ...] = ()
    """The leader who directs it."""
    mates: tuple[int, ...] = ()
    """The SMC who mans the weapon together with another."""
    avoids: bool = False
    """Whether Backblast is avoided (ASL-4.4.3.a)."""
    target: TargetType = TargetType.AREA
    ammunition: Ammunition = Ammunition.HE
    at: int = NOBODY
    """The vehicle that it is aimed at, on the Vehicle Target Type."""
    arc: int = NOBODY
    """The direction to which the weapon's Covered Arc is turned to fire; NOBODY if it stays."""
    intensive: bool = False
    """Whether it is Intensive Fire (ASL-2.0.aa)."""
    hull: bool = False
    """Whether the front of the vehicle turns the arc there (ASL-7.8.x)."""

    def attack(self) -> Attack:
        """The shot as an attack: its firers, markers and the DRM of all fire."""
        named = () if self.at == NOBODY else (self.at,)
        units: tuple[int, ...] = self.mates
        weapons: tuple[int, ...] = (self.weapon,)
        if self.weapon == NOBODY:
            units, weapons = (self.unit,), ()
        return Attack(self.kind, self.side, self.hex, units, weapons, self.leaders, named)


def shot_of(state: AslskState, attack: Attack) -> Shot:
    """The shot of an attack that was put together with an ordnance weapon."""
    (w,) = attack.weapons
    return Shot(
        attack.kind, attack.side, attack.hex, state.holder[w], w, attack.leaders, attack.units
    )


def is_mortar(state: AslskState, w: int) -> bool:
    return w != NOBODY and state.setting.mortars >> w & 1 == 1


def targets(state: AslskState, shot: Shot) -> tuple[int, ...]:
    """The units that a shot may hit.

    On the ATT it may hit every unit of the hex, friends as well (ASL-3.2.4.d); in Defensive Fire
    only movers are hit (ASL-3.2.4.n). A Gun or MA on the ITT also hits the CE crews among the
    Infantry that it fires at (ASL-3.2.4.c, ASL-7.12.a).
    """
    h = HexId(shot.hex)
    if on_area(state, shot):
        if shot.kind in MOVERS_ONLY:
            return tuple(u for u in state.movers if state.place[u] == h)
        return tuple(members(state.at.get(h, 0)))
    found = shot.attack().targets(state)
    if shot.at != NOBODY or is_cannon(state, shot.weapon):
        return found
    if state.vehicles:
        found = tuple(u for u in found if not state.vehicles >> u & 1)  # ASL-7.7.i
    if not state.setting.guns or in_building(state, h):
        return found
    gunners = gunners_at(state, shot.side, h)
    return tuple(u for u in found if gunners >> u & 1)  # ASL-4.4.e


def on_area(state: AslskState, shot: Shot) -> bool:
    """Whether a shot is on the Area Target Type (ASL-3.2.4.d, ASL-6.9.c)."""
    if is_mortar(state, shot.weapon):
        return True
    return shot.target is TargetType.AREA and is_cannon(state, shot.weapon)


# Legality.


def may_shoot(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a unit may not fire an ordnance weapon at a hex now."""
    return (
        ready(state, u, w)
        or uncrewed(state, u, w)
        or misplaced(state, u, w, h)
        or out_of_reach(state, u, w, h)
        or _untargeted(state, u, w, h)
        or repeats(state, u, w, h)
    )


def uncrewed(state: AslskState, u: int, w: int) -> Refusal | None:
    """A leader does not fire a BAZ or PSK alone (ASL-4.4.1.c, ASL-4.4.1.h)."""
    if not takes_two(state, u, w) or mates(state, w):
        return None
    kind = state.setting.weapons[w].kind
    return Refusal(_CREWED[kind], "no-lone-leader", {"unit": u, "weapon": w})


def takes_two(state: AslskState, u: int, w: int) -> bool:
    """Whether a weapon needs a second SMC beside its user."""
    return bool(state.leaders >> u & 1) and state.setting.weapons[w].kind in _CREWED


_CREWED = {WeaponKind.BAZOOKA: "ASL-4.4.1.c", WeaponKind.PANZERSCHRECK: "ASL-4.4.1.h"}


def mates(state: AslskState, w: int) -> list[int]:
    """The SMC who can man the weapon of another SMC together with him."""
    holder = state.holder[w]
    here = state.units_at(HexId(state.place[holder]), state.side_of(holder)) & state.leaders
    return [u for u in each(here & ~state.broken) if may_help(state, u, w)]


def misplaced(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a weapon may not fire from where it is."""
    place = HexId(state.place[u])
    if is_mortar(state, w) and state.setting.ground.no_mortars >> place & 1:
        return Refusal("ASL-6.9.b", "no-mortar-in-building", {"weapon": w, "hex": place})
    if h != place and enemy_beside(state, u):
        return Refusal("ASL-3.2.2.1.c", "no-fire-out-of-hex", {"unit": u, "hex": place})
    return None


def out_of_reach(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a weapon does not reach a hex: range, LOS, and for a PIAT the slope."""
    weapon, place = state.setting.weapons[w], HexId(state.place[u])
    distance = state.setting.ground.distance(place, h)
    if not weapon.min_range <= distance <= weapon.range:
        args: dict[str, int | str] = {
            "weapon": w,
            "hex": h,
            "distance": distance,
            "least": weapon.min_range,
            "most": weapon.range,
        }
        rule = "ASL-6.9.d" if is_mortar(state, w) else "ASL-3.2.4.r"
        return Refusal(rule, "no-such-range", args)
    if weapon.kind is WeaponKind.PIAT and _steep(state, place, h):
        return Refusal("ASL-4.4.5.b", "no-piat-downward", {"weapon": w, "hex": h})
    if state.setting.options.free_los and not sees(state, place, h):
        return Refusal("ASL-3.2.1.a", "no-los", {"unit": u, "hex": h})
    return None


def _steep(state: AslskState, a: HexId, b: HexId) -> bool:
    """Whether a hex is adjacent and lower."""
    level = state.setting.board.level
    return b in state.setting.grid.adjacent[a] and level[b] < level[a]


def _untargeted(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a hex is no target of a weapon."""
    side = state.side_of(u)
    args: dict[str, int | str] = {"unit": u, "weapon": w, "hex": h}
    if not is_target(state, side, h):
        if is_mortar(state, w) and area_targets(state, side) >> h & 1:
            return None
        if state.phase == Phase.MOVEMENT:
            return Refusal("ASL-3.2.4.n", "no-target-but-movers", args)
        if not is_mortar(state, w):
            return Refusal("ASL-3.2.c", "no-target", args)
        if state.occupied[side] >> h & 1:
            return Refusal("ASL-6.11.f", "no-fire-at-friends", args)
    if not is_mortar(state, w) and not in_building(state, h) and not gunners_at(state, side, h):
        return Refusal("ASL-4.4.d", "no-shaped-charge-outside-buildings", args)
    return None


def gunners_at(state: AslskState, side: int, h: HexId) -> int:
    """The known enemies in a hex who man a Gun: an SCW may be fired at them (ASL-4.4.e)."""
    if not state.setting.guns:
        return 0
    enemies = state.units_at(h, FOE[side]) & ~state.hidden
    return sum(1 << u for u in each(enemies) if guns_of(state, u))


def _guns_at(state: AslskState, side: int, hexes: Bitboard) -> Bitboard:
    if not state.setting.guns:
        return 0
    return sum(1 << h for h in bits(hexes) if gunners_at(state, side, h))


def in_building(state: AslskState, h: HexId) -> bool:
    """Whether a hex gives the TEM of a building, or Backblast."""
    return state.setting.ground.buildings >> h & 1 == 1


# What can be fired at.


def manned(state: AslskState, weapons: int) -> list[tuple[int, int]]:
    """The weapons of a mask with those who possess them, as (unit, weapon)."""
    return [(state.holder[w], w) for w in each(weapons)]


def ordnance_openings(state: AslskState, force: Muster) -> list[OpenFire]:
    """All shots of ordnance at known enemies, or at the movers: `may_shoot` for many at once."""
    light = force.weapons & state.setting.ordnance & ~state.setting.cannons
    return [
        OpenFire(h, u, w)
        for u, w in manned(state, light)
        if uncrewed(state, u, w) is None
        for h in few(_in_reach(state, u, w, _aims(state, force, w)))
        if repeats(state, u, w, h) is None
    ]


def _aims(state: AslskState, force: Muster, w: int) -> Bitboard:
    """The hexes that a weapon may fire at: a mortar does so on the ATT."""
    return force.area if is_mortar(state, w) else force.aims


def _in_reach(state: AslskState, u: int, w: int, aims: Bitboard) -> Bitboard:
    """Those of some targets that a weapon can fire at from where it is."""
    ground, weapon, place = state.setting.ground, state.setting.weapons[w], HexId(state.place[u])
    if enemy_beside(state, u):
        aims &= 1 << place
    found = aims & _covered(state, u, w)
    if not is_mortar(state, w):
        found &= ground.buildings | _guns_at(state, state.side_of(u), found)
    if weapon.kind is WeaponKind.PIAT:
        for h in bits(found & ground.near(place, 1)):
            found &= ~(_steep(state, place, h) << h)
    return found


def _covered(state: AslskState, u: int, w: int) -> Bitboard:
    """All hexes in the range and LOS of a weapon."""
    ground, weapon, place = state.setting.ground, state.setting.weapons[w], HexId(state.place[u])
    if is_mortar(state, w) and ground.no_mortars >> place & 1:
        return 0
    found = ground.near(place, weapon.range)
    if weapon.min_range:
        found &= ~ground.near(place, weapon.min_range - 1)
    return found & ground.seen(place) if state.setting.options.free_los else found


def bombardments(state: AslskState, force: Muster) -> list[Bombard]:
    """The mortars that can fire at a hex without known enemies (ASL-6.11.f)."""
    if state.phase == Phase.MOVEMENT:
        return []  # ASL-3.2.4.n
    light = force.weapons & state.setting.mortars & ~state.setting.cannons
    return [Bombard(u, w) for u, w in manned(state, light) if empty_hexes(state, u, w)]


def may_bombard(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a unit may not fire a mortar at a hex without known enemies."""
    args: dict[str, int | str] = {"unit": u, "weapon": w}
    if not is_mortar(state, w):
        return Refusal("ASL-6.11.f", "no-mortar", {"weapon": w})
    if state.phase == Phase.MOVEMENT:
        return Refusal("ASL-3.2.4.n", "no-target-but-movers", args)
    if refusal := ready(state, u, w):
        return refusal
    return None if empty_hexes(state, u, w) else Refusal("ASL-6.11.f", "no-hex-to-bombard", args)


def empty_hexes(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes without known units in the range and LOS of a mortar."""
    if enemy_beside(state, u):
        return 0
    side = state.side_of(u)
    return _covered(state, u, w) & ~state.occupied[side] & ~target_hexes(state, side)


def crew_joiners(state: AslskState, attack: Attack) -> list[AddFirer]:
    """The SMC who may man the weapon of another SMC with him; one is enough."""
    if attack.units:
        return []
    (w,) = attack.weapons
    return [AddFirer(u) for u in mates(state, w) if u not in attack.leaders]


def crew_complete(state: AslskState, attack: Attack) -> Refusal | None:
    """Why a shot cannot be fired as it is put together: a BAZ needs two SMC (ASL-4.4.1.c)."""
    (w,) = attack.weapons
    holder, kind = state.holder[w], state.setting.weapons[w].kind
    if state.leaders >> holder & 1 and kind in _CREWED and not attack.units:
        return Refusal(_CREWED[kind], "no-lone-leader", {"unit": holder, "weapon": w})
    return None

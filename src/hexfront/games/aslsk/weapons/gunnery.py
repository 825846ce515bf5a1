"""Guns and MA before the roll (ASL-3.2.4): which Target Type, which ammunition, which arc.

A Gun is fired in two steps: at which hex, and then how. `may_lay` answers for the first,
`may_shoot_so` for the second.
"""

from collections.abc import Iterator

from hexfront.games.aslsk.choices import Bombard, OpenFire, Shoot, Swing
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.guns import Mount
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.fire.aiming import is_target, repeats
from hexfront.games.aslsk.fire.aiming import targets as target_hexes
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.marking import mark
from hexfront.games.aslsk.fire.muster import Muster
from hexfront.games.aslsk.fire.readiness import enemy_beside, intensifies, kind_for, ready
from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import (
    arc_of,
    blind,
    cannon,
    hexspines,
    may_swing,
    may_turn,
    swings,
    wedge_from,
)
from hexfront.games.aslsk.weapons.equivalent import rakes
from hexfront.games.aslsk.weapons.guns import guns_of
from hexfront.games.aslsk.weapons.ordnance import (
    Shot,
    in_building,
    is_mortar,
    manned,
    misplaced,
    out_of_reach,
)
from hexfront.games.aslsk.weapons.shells import (
    AMMUNITION,
    lacking,
    loaded,
    number_of,
    untimely_smoke,
)
from hexfront.games.aslsk.weapons.weaponry import captured, qualified
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, few
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of
from hexfront.play.teams import FOE

_HE = number_of(Ammunition.HE)

# At which hex.


def gun_openings(state: AslskState, force: Muster) -> list[OpenFire]:
    """All hexes that the Guns of a side can be laid on: `may_lay` for many at once."""
    if not state.setting.cannons:
        return []
    found: list[OpenFire] = []
    for u, w in _at_hand(state, force):
        near = force.area & _reach(state, u, w)
        if not near:
            continue
        free = near & _unhindered(state, u, w) if force.weapons >> w & 1 else 0
        shelled = free & _shelled(state, u, w) if free else 0
        found += [
            OpenFire(h, u, w)
            for h in few(near)
            if shelled >> h & 1
            or rakes(state, u, w, h)
            or (free >> h & 1 and _wasted(state, u, w, h) is None)
        ]
    return found


def _at_hand(state: AslskState, force: Muster) -> list[tuple[int, int]]:
    """The Guns of a side that might fire, in one way or another, with those who man them."""
    found = manned(state, force.weapons & state.setting.cannons)
    for w in each(state.setting.equivalents & ~force.weapons):
        u = state.holder[w]
        if u >= 0 and force.firers >> u & 1:
            found.append((u, w))
    return found


def _reach(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes in the range and LOS of a Gun."""
    known, place = state.setting.laid, HexId(state.place[u])
    found = known.get((w, place))
    if found is None:
        ground, weapon = state.setting.ground, state.setting.weapons[w]
        found = ground.near(place, weapon.range)
        if weapon.min_range:
            found &= ~ground.near(place, weapon.min_range - 1)
        if state.setting.options.free_los:
            found &= ground.seen(place)
        known[w, place] = found
    return found


def may_lay(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a Gun may not be laid on a hex now; its IFE may be able to do what a shell is not."""
    return None if rakes(state, u, w, h) else may_aim(state, u, w, h)


def may_aim(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a Gun may not fire a shell at a hex now."""
    return ready(state, u, w) or _mislaid(state, u, w, h)


def _mislaid(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a Gun that is ready may not fire a shell at a hex."""
    if refusal := misplaced(state, u, w, h) or out_of_reach(state, u, w, h):
        return refusal
    if intensifies(state, u, w) and state.phase == Phase.DEFENSIVE_FIRE:
        distance = state.setting.ground.distance(HexId(state.place[u]), h)
        if distance > 1:
            return Refusal("ASL-3.2.4.ae", "no-intensive-fire-so-far", {"weapon": w, "hex": h})
    return _wasted(state, u, w, h)


def _unhindered(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes at which a Gun may fire from where it is: `_mislaid` for many at once, range, LOS
    and what `_wasted` asks apart."""
    place, ground = HexId(state.place[u]), state.setting.ground
    if is_mortar(state, w) and ground.no_mortars >> place & 1:
        return 0
    if enemy_beside(state, u):
        return 1 << place
    if intensifies(state, u, w) and state.phase == Phase.DEFENSIVE_FIRE:
        return ground.near(place, 1)
    return ground.grid.cells


def _shelled(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes at which a Gun that reaches them may fire HE on the ATT, so that `_wasted` need not
    be asked about them; all without friends, but for those that it cannot be turned to."""
    if state.shots or _rolls(state, u) or _HE not in loaded(state, w):
        return 0
    return ~state.occupied[state.side_of(u)] & _bearing(state, u, w)


def _bearing(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes that a Gun has in its arc, or can turn to; its own hex is apart."""
    place = HexId(state.place[u])
    return wedge_from(state, place, NOBODY if may_turn(state, w) is None else arc_of(state, w))


def _wasted(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a Gun that reaches a hex may not fire a shell at it: arc, shots made, ammunition."""
    if refusal := blind(state, w, h) or repeats(state, u, w, h):
        return refusal
    if next(_ways(state, u, w, h), None) is not None:
        return None
    return Refusal("ASL-3.2.4.i", "no-way-to-shoot", {"weapon": w, "hex": h})


# How.


def shots(state: AslskState, u: int, w: int, h: HexId) -> list[Shoot]:
    """All ways to fire a shell of a Gun at a hex."""
    return list(_ways(state, u, w, h)) if may_aim(state, u, w, h) is None else []


def _ways(state: AslskState, u: int, w: int, h: HexId) -> Iterator[Shoot]:
    """Target Types, ammunition and arcs that go together."""
    ways = swings(state, w, h)
    if not ways:
        return
    shells = loaded(state, w)
    for target in (TargetType.INFANTRY, TargetType.AREA):
        for n in shells:
            if _unfit(state, u, w, h, target, AMMUNITION[n]) is None:
                for arc, hull in ways:
                    yield Shoot(target, n, arc, hull)


def may_shoot_so(state: AslskState, u: int, w: int, h: HexId, choice: Shoot) -> Refusal | None:
    """Why a Gun that is laid on a hex may not fire a shell at it in this way."""
    if refusal := may_aim(state, u, w, h):
        return refusal
    if not 0 <= choice.target < len(TargetType) or not 0 <= choice.ammunition < len(AMMUNITION):
        return Refusal("ASL-3.2.4.i", "no-way-to-shoot", {"weapon": w, "hex": h})
    target, ammunition = TargetType(choice.target), AMMUNITION[choice.ammunition]
    if target is TargetType.VEHICLE:
        return Refusal("ASL-3.2.4.g", "no-vehicle-there", {"weapon": w, "hex": h})
    if refusal := lacking(state, w, ammunition) or _unfit(state, u, w, h, target, ammunition):
        return refusal
    return may_swing(state, w, h, choice.arc, hull=choice.hull)


def _unfit(
    state: AslskState, u: int, w: int, h: HexId, target: TargetType, ammunition: Ammunition
) -> Refusal | None:
    """Why Target Type, ammunition and target do not go together."""
    args: dict[str, int | str] = {"weapon": w, "hex": h}
    if target is TargetType.AREA:
        return _unfit_for_area(state, u, w, h, ammunition)
    if is_mortar(state, w):
        return Refusal("ASL-6.9.c", "no-mortar-but-on-area", args)
    if ammunition.smoke:
        rule = "ASL-6.2.t" if ammunition is Ammunition.WP else "ASL-3.2.4.d"
        return Refusal(rule, "no-smoke-but-on-area", args)
    side = state.side_of(u)
    if state.vehicles and _crews_alone(state, side, h):
        return Refusal("ASL-7.7.i", "no-ordnance-at-vehicle-crew", args)
    if not is_target(state, side, h):
        return Refusal("ASL-6.11.f", "no-empty-hex-but-on-area", args)
    if ammunition is Ammunition.HEAT and not _hollow_charge_bursts(state, side, h):
        return Refusal("ASL-6.2.o", "no-heat-in-the-open", args)
    return None


def _crews_alone(state: AslskState, side: int, h: HexId) -> bool:
    """Whether the only known targets in a hex are vehicles, at which ordnance fires on the VTT."""
    enemies = state.units_at(h, FOE[side]) & ~state.hidden
    if state.phase == Phase.MOVEMENT and side != state.attacker:
        enemies &= mask_of(state.movers)
    return bool(enemies & state.vehicles) and not enemies & ~state.vehicles


def _hollow_charge_bursts(state: AslskState, side: int, h: HexId) -> bool:
    """HEAT is for Infantry in buildings, and for Guns (ASL-6.2.o)."""
    enemies = state.units_at(h, FOE[side]) & ~state.hidden
    return in_building(state, h) or any(guns_of(state, u) for u in each(enemies))


def _unfit_for_area(
    state: AslskState, u: int, w: int, h: HexId, ammunition: Ammunition
) -> Refusal | None:
    args: dict[str, int | str] = {"weapon": w, "hex": h}
    if ammunition.smoke:
        if refusal := untimely_smoke(state, w, ammunition):
            return refusal
    elif ammunition is not Ammunition.HE:
        return Refusal("ASL-3.2.4.d", "no-area-but-for-he", args)
    if h == state.place[u]:
        return Refusal("ASL-3.2.4.f", "no-area-in-own-hex", args)
    if _rolls(state, u):
        return Refusal("ASL-3.2.4.f", "no-area-in-motion", args)
    side = state.side_of(u)
    if state.occupied[side] >> h & 1 and not is_target(state, side, h):
        return Refusal("ASL-6.11.f", "no-fire-at-friends", args)
    return None


def _rolls(state: AslskState, u: int) -> bool:
    """Whether a firer is in Motion or in its own MPh."""
    bounds = state.phase == Phase.MOVEMENT and state.side_of(u) == state.attacker
    return bounds or state.motion >> u & 1 == 1


def shot_so(state: AslskState, u: int, w: int, h: int, choice: Shoot) -> Shot:
    """The shot of a choice."""
    kind = kind_for(state, u, w)
    assert kind is not None  # it is ready
    return Shot(
        kind,
        state.side_of(u),
        h,
        u,
        w,
        target=TargetType(choice.target),
        ammunition=AMMUNITION[choice.ammunition],
        arc=choice.arc,
        intensive=intensifies(state, u, w),
        hull=choice.hull,
    )


# Hexes without known enemies.


def gun_bombardments(state: AslskState, force: Muster) -> list[Bombard]:
    """The Guns that can fire at a hex without known enemies, on the ATT (ASL-6.11.f)."""
    if state.phase == Phase.MOVEMENT:
        return []
    cannons = manned(state, force.weapons & state.setting.cannons)
    return [Bombard(u, w) for u, w in cannons if _open_hexes(state, u, w, force.aims)]


def may_bombard_with(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a Gun may not fire at hexes without known enemies."""
    args: dict[str, int | str] = {"unit": u, "weapon": w}
    if state.phase == Phase.MOVEMENT:
        return Refusal("ASL-3.2.4.n", "no-target-but-movers", args)
    if refusal := ready(state, u, w):
        return refusal
    if open_hexes(state, u, w):
        return None
    return Refusal("ASL-6.11.f", "no-hex-to-bombard", args)


def open_hexes(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes without known units that a Gun can fire at."""
    return _open_hexes(state, u, w, target_hexes(state, state.side_of(u)))


def _open_hexes(state: AslskState, u: int, w: int, aims: Bitboard) -> Bitboard:
    """The same, if these are the hexes of known enemies."""
    side, place = state.side_of(u), HexId(state.place[u])
    if state.motion >> u & 1:
        return 0  # ASL-3.2.4.f
    if enemy_beside(state, u) or (
        is_mortar(state, w) and state.setting.ground.no_mortars >> place & 1
    ):
        return 0
    found = _reach(state, u, w) & ~(state.occupied[side] | aims) & _bearing(state, u, w)
    if intensifies(state, u, w) and state.phase == Phase.DEFENSIVE_FIRE:
        found &= state.setting.ground.near(place, 1)
    return found if found and any(_bursts(state, w, n) for n in loaded(state, w)) else 0


def _bursts(state: AslskState, w: int, shell: int) -> bool:
    """Whether an ammunition, by its number, may be fired at a hex without known enemies now."""
    ammunition = AMMUNITION[shell]
    if ammunition.smoke:
        return untimely_smoke(state, w, ammunition) is None
    return ammunition is Ammunition.HE


# Turning without a shot.


def gun_turns(state: AslskState, force: Muster) -> list[Swing]:
    """The Guns that a side can turn instead of firing them."""
    return [
        Swing(w, arc)
        for u, w in manned(state, force.weapons & state.setting.guns)
        if not intensifies(state, u, w) and not _fired_itself(state, u)
        for arc in DIRECTIONS
        if arc != state.arc[w]
    ]


def _fired_itself(state: AslskState, u: int) -> bool:
    """Whether those who man a Gun have fired their own FP this Player Turn."""
    return (state.fired | state.prep | state.first | state.final) >> u & 1 == 1


def may_turn_gun(state: AslskState, w: int, arc: int) -> Refusal | None:
    """Why a Gun may not change its arc without firing (ASL-3.2.4.v)."""
    u = state.holder[w]
    if not state.setting.guns >> w & 1 or u < 0:
        return Refusal("ASL-3.2.4.v", "no-gun-to-point", {"weapon": w})
    if refusal := ready(state, u, w):
        return refusal
    if intensifies(state, u, w) or _fired_itself(state, u):
        return Refusal("ASL-3.2.4.v", "no-turning-after-fire", {"weapon": w})
    if arc not in DIRECTIONS or arc == state.arc[w]:
        return Refusal("ASL-3.2.4.v", "no-pointing-there", {"weapon": w})
    return None


def turn_gun(state: AslskState, w: int, arc: int) -> None:
    """A Gun is turned: it has been used, and neither it nor its crew moves this Player Turn.

    It comes to light (ASL-6.4.c) and loses its Acquisition (ASL-6.10.d).
    """
    u, side = state.holder[w], state.side_of(state.holder[w])
    reveal(state, HexId(state.place[u]), side)
    state.note("log-turns-gun", "ASL-3.2.4.v", unit=u, weapon=w)
    state.arc[w] = arc
    state.acquired.pop(w, None)
    kind = kind_for(state, u, w)
    assert kind is not None  # it was ready
    mark(state, Attack(kind, side, state.place[u], (), (w,)))
    state.intensive |= 1 << w
    if kind is FireKind.ADVANCING:
        state.pushed |= 1 << u


# What turning and haste cost.


def rate(state: AslskState, shot: Shot) -> int:
    """The ROF of a shot: less for each of several causes (ASL-3.2.4.q)."""
    w, charts = shot.weapon, state.setting.charts
    if shot.kind == FireKind.ADVANCING or state.pinned >> shot.unit & 1 or shot.intensive:
        return 0
    if shot.target is TargetType.AREA and not is_mortar(state, w):
        return 0  # ASL-3.2.4.e
    weapon = cannon(state, w)
    found = weapon.rof
    if captured(state, w) or not qualified(state, shot.unit, w):
        found += charts.fire.breakdown.captured_rof.value
    if shot.arc != NOBODY and not weapon.mount.turreted and not is_mortar(state, w):
        found += charts.guns.turning_rof.value
    return max(found, 0)


def turning_drm(state: AslskState, shot: Shot) -> int:
    """The DRM of the hexspines by which a shot turns the arc of its weapon (ASL-7.8.x)."""
    if shot.arc == NOBODY:
        return 0
    mount = Mount.FIXED if shot.hull else cannon(state, shot.weapon).mount
    turned = hexspines(arc_of(state, shot.weapon), shot.arc)
    return state.setting.charts.to_hit.turning(mount, turned)

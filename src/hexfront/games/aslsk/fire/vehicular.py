"""Fire of vehicular MG and IFE (ASL-7.8): arcs, turning, what keeps it apart from Infantry."""

from collections.abc import Sequence

from hexfront.games.aslsk.armor.damage import nerves
from hexfront.games.aslsk.choices import FirePanzerfaust, OpenFire
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.guns import Mount
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.groups import firers
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import moving_target
from hexfront.games.aslsk.weapons.arcs import (
    FULL_TURN,
    blind_bow,
    hexspines,
    spines_to,
    stuck_front,
    wheel,
)
from hexfront.hexes import HexId
from hexfront.play import Line, Refusal

ALL_ROUND = (WeaponKind.AA_MG,)


def fires_on_ift(state: AslskState, w: int) -> bool:
    """Whether a weapon of a vehicle fires on the IFT: its MG, and a MA with its IFE (ASL-7.8.g)."""
    return (state.setting.built_in & ~state.setting.must_hit) >> w & 1 == 1


def mount_of(state: AslskState, w: int) -> Mount:
    """How a vehicular weapon turns: a BMG with the vehicle, the others with the turret (7.8.p)."""
    if state.setting.weapons[w].kind is WeaponKind.BOW_MG:
        return Mount.FIXED
    return state.kinds.afv(state.kind[state.holder[w]]).turret


def bearing(state: AslskState, w: int) -> int:
    """Where a vehicular weapon points: VCA, TCA, or the reverse of the TCA (ASL-3.2.4.y)."""
    u, kind = state.holder[w], state.setting.weapons[w].kind
    if kind in ALL_ROUND:
        return NOBODY
    if not mount_of(state, w).turreted:
        return state.vca[u]
    return (state.tca[u] + 3) % FULL_TURN if kind is WeaponKind.REAR_MG else state.tca[u]


def least_turn(state: AslskState, w: int, h: HexId) -> tuple[int, int]:
    """The direction to which a vehicular weapon must be turned, and by how many hexspines.

    NOBODY and 0 if the hex is in its arc, which its own always is.
    """
    place, now = HexId(state.place[state.holder[w]]), bearing(state, w)
    if _bears(state, place, now, h):
        return NOBODY, 0
    turned, direction = min((hexspines(now, d), d) for d in spines_to(state, place, h))
    return direction, turned


def _bears(state: AslskState, place: HexId, now: int, h: HexId) -> bool:
    """Whether a vehicular weapon that points in a direction has a hex in its arc."""
    return h == place or now == NOBODY or now in spines_to(state, place, h)


def out_of_arc(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a vehicular weapon cannot be brought to bear: the front of a stuck vehicle."""
    now = bearing(state, w)
    turned = not _bears(state, HexId(state.place[u]), now, h)
    if turned and state.phase == Phase.MOVEMENT and state.side_of(u) == state.attacker:
        return Refusal("ASL-7.8.q", "no-turning-on-the-move", {"unit": u})
    if now != NOBODY and not mount_of(state, w).turreted:
        if turned and (refusal := stuck_front(state, u)):
            return refusal
        if refusal := blind_bow(state, u, h):
            return refusal
    if (u, h) in state.sprayed and not _fires_on(state, w):
        return Refusal("ASL-7.8.h", "no-second-attack-of-vehicle", {"unit": u, "hex": h})
    return None


def _fires_on(state: AslskState, w: int) -> bool:
    """Whether a MA fires on: with its ROF, or with its IFE in SFF (ASL-7.8.c, ASL-6.8.g)."""
    return state.setting.weapons[w].kind.main and state.fired_weapons >> w & 1 == 1


def by_hull(state: AslskState, listed: Sequence[OpenFire | FirePanzerfaust]) -> list[OpenFire]:
    """Of the attacks that a side can begin, those for which a vehicle may turn its front instead.

    `may_fire_by_hull` for many at once.
    """
    return [
        OpenFire(choice.hex, choice.unit, choice.weapon, hull=True)
        for choice in listed
        if state.vehicles >> choice.unit & 1 and isinstance(choice, OpenFire)
        if may_fire_by_hull(state, choice.weapon, HexId(choice.hex)) is None
    ]


def may_fire_by_hull(state: AslskState, w: int, h: HexId) -> Refusal | None:
    """Why a vehicle does not turn its front to fire a turret MG at a hex (ASL-7.8.x)."""
    if w == NOBODY or not (state.setting.built_in & ~state.setting.ordnance) >> w & 1:
        return Refusal("ASL-7.8.x", "no-turret-to-turn", {"weapon": w})
    return may_turn_hull(state, w, h)


def may_turn_hull(state: AslskState, w: int, h: HexId) -> Refusal | None:
    """Why a vehicle does not turn its front to bring a weapon of its turret to bear on a hex."""
    u = state.holder[w]
    bears = _bears(state, HexId(state.place[u]), bearing(state, w), h)
    if bears or not mount_of(state, w).turreted:
        return Refusal("ASL-7.8.x", "no-turret-to-turn", {"weapon": w})
    return stuck_front(state, u)


def mixed(state: AslskState, attack: Attack, u: int) -> Refusal | None:
    """A vehicle fires with its own weapons alone (ASL-7.8.g)."""
    before = firers(state, attack)
    if not before & ~(1 << u) or not (before | 1 << u) & state.vehicles:
        return None
    return Refusal("ASL-7.8.g", "no-group-with-vehicle", {"unit": u})


def vehicle_drm(state: AslskState, attack: Attack) -> list[Line]:
    """The DRM of vehicular MG fire: the worst turn, a shaken crew, a fixed mount (ASL-7.8.i)."""
    weapons = [w for w in attack.weapons if fires_on_ift(state, w)]
    if not weapons:
        return []
    h, found = HexId(attack.hex), []
    worst = max(_turning_drm(state, w, h, hull=attack.hull) for w in weapons)
    if worst:
        found.append(Line("tally-covered-arc", worst, "ASL-7.8.p"))
    u = state.holder[weapons[0]]
    if shaken := nerves(state, u):
        found.append(Line("tally-shaken", shaken, "ASL-7.10.o"))
    fixed = state.kinds.afv(state.kind[u]).fixed_bow_mg
    bow = any(state.setting.weapons[w].kind is WeaponKind.BOW_MG for w in weapons)
    if fixed and bow and any(_moves(state, v) for v in attack.targets(state)):
        figure = state.setting.charts.vehicle_combat.fixed_mount
        found.append(Line("tally-fixed-mount", figure.value, figure.rule))
    return found


def _moves(state: AslskState, u: int) -> bool:
    """Whether a target is on the move: Infantry that spends MF, a vehicle that is a Moving Target.

    ASL-7.8.w.
    """
    return moving_target(state, u) if state.vehicles >> u & 1 else u in state.movers


def _turning_drm(state: AslskState, w: int, h: HexId, *, hull: bool = False) -> int:
    """The CA DRM of a weapon: of its own turn, or else of one that it owes (ASL-7.8.l)."""
    mount = Mount.FIXED if hull else mount_of(state, w)
    turned = state.setting.charts.to_hit.turning(mount, least_turn(state, w, h)[1])
    return turned or state.swung.get(w, 0)


def turning(state: AslskState, attack: Attack) -> int:
    """The vehicle whose front an attack of its MG turns; NOBODY if none does."""
    h = HexId(attack.hex)
    for w in attack.weapons if state.vehicles else ():
        if not fires_on_ift(state, w) or not least_turn(state, w, h)[1]:
            continue
        if attack.hull or not mount_of(state, w).turreted:
            return state.holder[w]
    return NOBODY


def _turn_hull_to_fire(state: AslskState, attack: Attack) -> None:
    """Bring the turret to bear by the least turn of the front (ASL-7.8.x)."""
    for w in attack.weapons:
        direction, turned = least_turn(state, w, HexId(attack.hex))
        if turned and mount_of(state, w).turreted:
            wheel(state, state.holder[w], direction - bearing(state, w))


def charge_turn(state: AslskState, u: int, drm: int, fired: Sequence[int], *, front: bool) -> None:
    """A vehicle has turned to fire: its other weapons of turret or, if the front has turned, of
    front and turret have the same DRM on their next shot (ASL-7.8.k, ASL-7.8.m)."""
    for w in state.carried(u):
        turned = front or mount_of(state, w).turreted
        if turned and w not in fired and bearing(state, w) != NOBODY:
            state.swung[w] = drm


def turn_to_fire(state: AslskState, attack: Attack) -> None:
    """Leave turret and front where the attack has turned them (ASL-7.8.l to ASL-7.8.n)."""
    h, bearer = HexId(attack.hex), state.holder[attack.weapons[0]]
    before, front = state.tca[bearer], turning(state, attack) != NOBODY
    turned_any = any(least_turn(state, w, h)[1] for w in attack.weapons)
    drm = max(_turning_drm(state, w, h, hull=attack.hull) for w in attack.weapons)
    if attack.hull:
        _turn_hull_to_fire(state, attack)
    fixed_first = sorted(attack.weapons, key=lambda w: mount_of(state, w).turreted)
    for w in fixed_first:
        u = state.holder[w]
        direction, turned = least_turn(state, w, h)
        if not turned:
            continue
        if not mount_of(state, w).turreted:
            wheel(state, u, direction - state.vca[u])
        else:
            rear = state.setting.weapons[w].kind is WeaponKind.REAR_MG
            state.tca[u] = (direction + 3) % FULL_TURN if rear else direction
    if turned_any:
        charge_turn(state, bearer, drm, attack.weapons, front=front)
    state.sprayed = (*state.sprayed, (bearer, h))
    coaxial = any(state.setting.weapons[w].kind is WeaponKind.COAXIAL_MG for w in attack.weapons)
    for w in state.carried(bearer) if state.acquired else ():
        elsewhere = state.acquired.get(w, (h,))[0] != h
        if state.tca[bearer] != before or (coaxial and elsewhere):
            state.acquired.pop(w, None)  # ASL-6.10.d, ASL-6.10.f

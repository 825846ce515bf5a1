"""What a firer may fire at (ASL-3.2.1, ASL-3.2.2.b, ASL-3.3.3.n to aa): target, LOS, range.

`readiness` answers for a firer without a target; `firing` puts attacks together.
"""

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import directors
from hexfront.games.aslsk.fire.groups import mandatory, shots
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import Mark, Used, enemy_beside, kind_for, mark_of, ready
from hexfront.games.aslsk.fire.vehicular import out_of_arc
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import NOT_A_UNIT, AslskState
from hexfront.games.aslsk.units.watching import enemies_in_sight, sees
from hexfront.hexes import Bitboard, HexId
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of
from hexfront.play.teams import FOE


def target_hex(state: AslskState) -> HexId | None:
    """Where the movers are whom Defensive First Fire may attack on the IFT (ASL-3.3.3.b)."""
    closed = state.vehicles & ~state.exposed
    for u in state.movers:
        if state.is_on_map(u) and not closed >> u & 1:
            return HexId(state.place[u])
    return None


def targets(state: AslskState, side: int) -> Bitboard:
    """The hexes that a side may fire at now, whoever sees them."""
    if state.phase == Phase.MOVEMENT and side != state.attacker:
        h = target_hex(state)
        return 0 if h is None else 1 << h
    enemies, found = state.own[FOE[side]], state.occupied[FOE[side]]
    unseen = _unseen(state) & enemies & state.on_map
    for u in each(unseen):
        h = HexId(state.place[u])
        if not state.at[h] & enemies & ~unseen:
            found &= ~(1 << h)
    return found


def _unseen(state: AslskState) -> int:
    """The units that are no target on the IFT: hidden ones, and AFV with closed hatches."""
    return state.hidden | state.vehicles & ~state.exposed


def is_target(state: AslskState, side: int, h: HexId) -> bool:
    """Whether a side may fire at a hex now: `targets` for one."""
    if state.phase == Phase.MOVEMENT and side != state.attacker:
        return h == target_hex(state)
    return bool(state.units_at(h, FOE[side]) & ~_unseen(state))


def area_targets(state: AslskState, side: int) -> Bitboard:
    """The hexes of movers at which the ATT may be used in the enemy MPh: hatches that are closed
    do not keep its shells off (ASL-7.11.a)."""
    if state.phase != Phase.MOVEMENT or side == state.attacker:
        return 0
    found = 0
    for u in state.movers:
        if state.is_on_map(u):
            found |= 1 << state.place[u]
    return found


def vehicle_targets(state: AslskState, side: int) -> int:
    """The enemy vehicles that a side may fire at now: in the MPh only the mover (ASL-3.2.4.n)."""
    found = state.vehicles & state.own[FOE[side]] & state.on_map & ~state.hidden
    if state.phase == Phase.MOVEMENT and side != state.attacker:
        found &= mask_of(state.movers)
    return found


def may_fire(
    state: AslskState, kind: int, u: int, w: int, h: HexId, used: Used | None = None
) -> Refusal | None:
    """Why a unit may not fire its own FP, or a weapon, at a hex now, alone or in a group.

    `used`: what the unit uses already in the attack that is being put together.
    """
    if refusal := ready(state, u, w, used):
        return refusal
    if not _same_fire(kind, kind_for(state, u, w)):
        return Refusal("ASL-3.2.5.a", "no-fire-now", {"unit": u})
    if w != NOBODY and state.setting.ordnance >> w & 1:
        return Refusal("ASL-3.2.4.a", "no-fire-without-hitting", {"weapon": w})
    return aimed(state, u, w, h)


def _same_fire(kind: int, own: FireKind | None) -> bool:
    """First Fire, SFF and FPF go together (ASL-3.3.3.y)."""
    first = (FireKind.FIRST, FireKind.SUBSEQUENT)
    return kind == own or (kind in first and own in first)


def aimed(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a firer that is ready may not fire at a hex: target, LOS, range, fire made before."""
    side, place = state.side_of(u), HexId(state.place[u])
    args: dict[str, int | str] = {"unit": u, "hex": h}
    if not is_target(state, side, h):
        if state.phase == Phase.MOVEMENT:
            return Refusal("ASL-3.3.3.b", "no-target-but-movers", args)
        return Refusal("ASL-3.2.d", "no-target", args)
    if h != place and enemy_beside(state, u):
        return Refusal("ASL-3.2.2.1.c", "no-fire-out-of-hex", args)
    if state.setting.options.free_los and not sees(state, place, h):
        return Refusal("ASL-3.2.1.a", "no-los", args)
    return held_back(state, u, w, h)


def held_back(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a firer may not fire at a target that it sees: range, and fire made before."""
    if state.vehicles >> u & 1:
        return _in_range(state, u, w, h) or bound_by_arc(state, u, w, h)
    return _in_range(state, u, w, h) or repeats(state, u, w, h) or mandatory(state, u, w, h)


def bound_by_arc(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a vehicle may not fire a weapon at a target in its range."""
    return repeats(state, u, w, h) or out_of_arc(state, u, w, h)


# Range.


def reach_of(state: AslskState, u: int, w: int) -> int:
    """How far a unit's own FP, or a weapon, can fire (ASL-3.2.2.b, ASL-4.2.c, ASL-4.4.4.c)."""
    setting = state.setting
    return setting.unit_reach[state.kind[u]] if w == NOBODY else setting.weapon_reach[w]


def _in_range(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    setting = state.setting
    distance = setting.grid.distance(HexId(state.place[u]), h)
    if state.vehicles >> u & 1:
        far = distance > reach_of(state, u, w)
        return Refusal("ASL-7.8.s", "no-fire-so-far", _far(u, w, h, distance)) if far else None
    if distance > reach_of(state, u, w):
        rule = "ASL-3.2.2.b" if w == NOBODY else _RANGE_RULES.get(_sort(state, w), "ASL-4.4.4.c")
        return Refusal(rule, "no-fire-so-far", _far(u, w, h, distance))
    if w != NOBODY:
        limit = setting.charts.fire.fp.machine_gun_range
        if distance > limit.value and not _led_from_afar(state, u, w, h):
            return Refusal(limit.rule, "no-far-fire-without-leader", _far(u, w, h, distance))
    mark = mark_of(state, u, w)
    if mark is Mark.NONE or kind_for(state, u, w) in (FireKind.PREP, FireKind.ADVANCING):
        return None
    return again_in_range(state, u, w, h, distance, mark)


def _far(u: int, w: int, h: HexId, distance: int) -> dict[str, int | str]:
    """What a refusal says of a firer who is too far away."""
    args: dict[str, int | str] = {"unit": u, "hex": h, "range": distance}
    if w != NOBODY:
        args["weapon"] = w
    return args


_RANGE_RULES = {"mg": "ASL-3.2.2.b", "ft": "ASL-4.2.c"}


def _sort(state: AslskState, w: int) -> str:
    if state.setting.machine_guns >> w & 1:
        return "mg"
    return "ft" if state.setting.flamethrowers >> w & 1 else ""


def _led_from_afar(state: AslskState, u: int, w: int, h: HexId) -> bool:
    """Whether some leader could direct an MG that fires beyond 16 hexes (ASL-4.1.e)."""
    kind = kind_for(state, u, w)
    if kind is None:
        return False
    return bool(directors(state, Attack(kind, state.side_of(u), h, (), (w,))))


def again_in_range(
    state: AslskState, u: int, w: int, h: HexId, distance: int, mark: Mark
) -> Refusal | None:
    """How near the target of those must be who fire again."""
    args: dict[str, int | str] = {"unit": u, "hex": h, "range": distance}
    if state.phase == Phase.DEFENSIVE_FIRE:
        return Refusal("ASL-3.4.b", "no-final-fire-so-far", args) if distance > 1 else None
    if mark is Mark.FINAL:
        return Refusal("ASL-3.3.3.t", "no-protective-fire-so-far", args) if distance > 1 else None
    normal = state.kinds.range[state.kind[u]] if w == NOBODY else state.setting.weapons[w].range
    if distance > normal:
        return Refusal("ASL-3.3.3.n", "no-subsequent-fire-so-far", args)
    place = HexId(state.place[u])
    nearer = state.setting.ground.near(place, distance - 1)
    if nearer & enemies_in_sight(state, place, state.side_of(u)):
        return Refusal("ASL-3.3.3.n", "no-subsequent-fire-past-nearer", args)
    return None


def repeats(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """No firer attacks a mover more often than it has just spent MF (ASL-3.3.3.z, aa)."""
    if state.phase != Phase.MOVEMENT or state.side_of(u) == state.attacker:
        return None
    firer = u if w == NOBODY else NOT_A_UNIT + w
    if not shots(state, firer):
        return None
    for mover in state.movers:
        made = state.shots.get((firer, mover), 0)
        if state.place[mover] == h and made >= _mf_spent(state, mover):
            return Refusal("ASL-3.3.3.aa", "no-more-shots-than-mf", {"unit": u, "mover": mover})
    return None


def _mf_spent(state: AslskState, mover: int) -> int:
    """Whole MF of the last expenditure of a mover."""
    return state.here[mover] // 2

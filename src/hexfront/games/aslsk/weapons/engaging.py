"""Shots at a vehicle on the Vehicle Target Type (ASL-3.2.4.g): who may fire what at it.

Guns and MA, LATW, MG that fire as ordnance (ASL-4.1.j), and Panzerfausts without a counter.
"""

from hexfront.games.aslsk.choices import Engage
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.fire.aiming import reach_of, repeats, vehicle_targets
from hexfront.games.aslsk.fire.direction import has_fired
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.muster import Muster
from hexfront.games.aslsk.fire.readiness import (
    Mark,
    enemy_beside,
    intensifies,
    kind_for,
    mark_of,
    ready,
)
from hexfront.games.aslsk.fire.vehicular import least_turn, out_of_arc
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import leadership, leads
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.weapons.arcs import blind, is_cannon, may_swing, swings
from hexfront.games.aslsk.weapons.ordnance import Shot, manned, mates, takes_two, uncrewed
from hexfront.games.aslsk.weapons.panzerfaust import may_search, reach
from hexfront.games.aslsk.weapons.shells import AMMUNITION, lacking, loaded, number_of
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import Refusal
from hexfront.play.masks import each, members

SHELLS = (Ammunition.AP, Ammunition.HE, Ammunition.HEAT, Ammunition.APCR, Ammunition.APDS)
_SHELLS = tuple(map(number_of, SHELLS))
_SOLID, _HOLLOW = number_of(Ammunition.AP), number_of(Ammunition.HEAT)
_BURSTING = number_of(Ammunition.HE)


def engagements(state: AslskState, force: Muster) -> list[Engage]:
    """All shots that a side can fire at vehicles: `may_engage` for many at once."""
    if not force.vehicles or not force.positions:
        return []
    aims = members(force.vehicles)
    found: list[Engage] = []
    for u, w in manned(state, force.weapons & state.setting.engaging):
        if force.positions >> state.place[u] & 1 and unable(state, u, w) is None:
            for target in aims:
                found += _ways(state, u, w, target)
    if state.panzerfausts[force.side]:
        found += _panzerfausts(state, force, aims)
    return found


def _ways(state: AslskState, u: int, w: int, target: int) -> list[Engage]:
    h = HexId(state.place[target])
    if _out_of_reach(state, u, w, h) is not None:
        return []
    if not is_cannon(state, w):
        return [
            Engage(u, w, target, shell_of(state, w), NOBODY, leader)
            for leader in (NOBODY, *directing(state, u, w))
            if not paired(state, u, w) or second(state, w, leader) != NOBODY
        ]
    shells = loaded(state, w)
    return [
        Engage(u, w, target, n, arc, hull=hull)
        for n in _SHELLS
        if n in shells
        for arc, hull in swings(state, w, h)
    ]


def _panzerfausts(state: AslskState, force: Muster, aims: list[int]) -> list[Engage]:
    ground, far = state.setting.ground, reach(state)
    infantry = force.firers & ~state.vehicles
    found: list[Engage] = []
    for target in aims:
        h = HexId(state.place[target])
        near = infantry & _in(state, force.positions & ground.near(h, far))
        able = (u for u in each(near) if may_search(state, u, h, target) is None)
        found += [Engage(u, NOBODY, target, _HOLLOW) for u in able]
    return found


def _in(state: AslskState, hexes: Bitboard) -> int:
    """The units in some hexes, as a mask."""
    found = 0
    for h in bits(hexes):
        found |= state.at[h]
    return found


def shell_of(state: AslskState, w: int) -> int:
    """What a weapon without a choice of ammunition fires at a vehicle."""
    if state.setting.flamethrowers >> w & 1:
        return _BURSTING
    kind = state.setting.weapons[w].kind
    return _HOLLOW if kind.shaped_charge else _SOLID  # ASL-4.4.c, ASL-4.4.4.a


def paired(state: AslskState, u: int, w: int) -> bool:
    """Whether a second SMC must man a weapon with its user, an MG lest its FP be halved.

    ASL-4.1.c, ASL-4.4.1.c.
    """
    mg = state.leaders >> u & state.setting.machine_guns >> w & 1
    return takes_two(state, u, w) or mg == 1


def second(state: AslskState, w: int, director: int) -> int:
    """The SMC who mans a weapon with another: the poorest leader but him who directs."""
    free = [u for u in mates(state, w) if u != director]
    return max(free, key=lambda u: (leadership(state, u), -u), default=NOBODY)


def directing(state: AslskState, u: int, w: int) -> list[int]:
    """The leaders who can direct a LATW or MG at a vehicle: each once (ASL-4.4.1.e)."""
    if state.setting.flamethrowers >> w & 1:
        return []  # ASL-4.2.g
    here = state.units_at(HexId(state.place[u]), state.side_of(u)) & state.leaders
    free = (v for v in each(here & ~(1 << u)) if leads(state, v) and not has_fired(state, v))
    return [v for v in free if v not in state.directed]


# Legality.


def may_engage(state: AslskState, choice: Engage) -> Refusal | None:
    """Why a unit may not fire so at a vehicle."""
    u, w, target = choice.unit, choice.weapon, choice.vehicle
    args: dict[str, int | str] = {"unit": u, "target": target}
    if not vehicle_targets(state, state.side_of(u)) >> target & 1:
        return Refusal("ASL-3.2.4.g", "no-vehicle-target", args)
    h = HexId(state.place[target])
    if w == NOBODY:
        plain = choice == Engage(u, NOBODY, target, _HOLLOW)
        if not plain or state.vehicles >> u & 1:
            return Refusal("ASL-4.4.2.c", "no-such-shot", args)
        return may_search(state, u, h, target)
    if not state.setting.engaging >> w & 1:
        return Refusal("ASL-3.2.4.g", "no-weapon-against-vehicles", {"weapon": w})
    if refusal := ready(state, u, w) or unable(state, u, w) or _out_of_reach(state, u, w, h):
        return refusal
    return _unfit(state, choice, h)


def _unfit(state: AslskState, choice: Engage, h: HexId) -> Refusal | None:
    """Why ammunition, arc or leader do not go with a weapon."""
    u, w = choice.unit, choice.weapon
    args: dict[str, int | str] = {"unit": u, "weapon": w, "target": choice.vehicle}
    if not 0 <= choice.ammunition < len(AMMUNITION):
        return Refusal("ASL-6.2.d", "no-such-shot", args)
    if not is_cannon(state, w):
        if choice.ammunition != shell_of(state, w) or choice.arc != NOBODY or choice.hull:
            return Refusal("ASL-6.2.d", "no-such-shot", args)
        if choice.leader != NOBODY and choice.leader not in directing(state, u, w):
            return Refusal("ASL-4.4.1.e", "no-direction-of-shot", {"leader": choice.leader})
        if paired(state, u, w) and second(state, w, choice.leader) == NOBODY:
            rule = "ASL-4.4.1.c" if takes_two(state, u, w) else "ASL-4.1.c"
            return Refusal(rule, "no-lone-leader", {"unit": u, "weapon": w})
        return None
    if choice.leader != NOBODY:
        return Refusal("ASL-4.4.1.e", "no-direction-of-shot", {"leader": choice.leader})
    ammunition = AMMUNITION[choice.ammunition]
    if ammunition not in SHELLS:
        return Refusal("ASL-6.2.d", "no-such-shot", args)
    if refusal := lacking(state, w, ammunition):
        return refusal
    return may_swing(state, w, h, choice.arc, hull=choice.hull)


def unable(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a weapon may not fire at a vehicle at all just now."""
    if _halved(state, u, w):
        return Refusal("ASL-4.1.k", "no-halved-mg-against-vehicle", {"unit": u, "weapon": w})
    return None if state.vehicles >> u & 1 else uncrewed(state, u, w)


def _halved(state: AslskState, u: int, w: int) -> bool:
    """Whether it is an MG whose FP anything halves now (ASL-4.1.k).

    Bounding First Fire does, and so does Motion (ASL-2.0.aj); the AFPh does not, if the MG is a
    MA (ASL-7.8.q, ASL-7.8.r).
    """
    kind = kind_for(state, u, w)
    if state.setting.weapons[w].kind is WeaponKind.MAIN_MG:
        return kind is FireKind.BOUNDING or state.motion >> u & 1 == 1
    if not state.setting.machine_guns >> w & 1:
        return False
    if kind is FireKind.ADVANCING or state.pinned >> u & 1:
        return True
    alone = state.leaders >> u & 1 and not mates(state, w)
    return bool(alone) or mark_of(state, u, w) is not Mark.NONE


def _out_of_reach(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a weapon does not reach a vehicle in a hex."""
    weapon, place = state.setting.weapons[w], HexId(state.place[u])
    distance = state.setting.ground.distance(place, h)
    flame = state.setting.flamethrowers >> w & 1
    most = reach_of(state, u, w) if flame else weapon.range
    if not weapon.min_range <= distance <= most:
        args: dict[str, int | str] = {
            "weapon": w, "hex": h, "distance": distance,
            "least": weapon.min_range, "most": most,
        }  # fmt: skip
        rule = "ASL-4.1.k" if state.setting.machine_guns >> w & 1 else "ASL-3.2.4.r"
        return Refusal(rule, "no-such-range", args)
    if h != place and enemy_beside(state, u):
        return Refusal("ASL-3.2.2.1.c", "no-fire-out-of-hex", {"unit": u, "hex": place})
    if state.setting.options.free_los and not sees(state, place, h):
        return Refusal("ASL-3.2.1.a", "no-los", {"unit": u, "hex": h})
    if is_cannon(state, w) and (refusal := blind(state, w, h)):
        return refusal
    if flame and state.vehicles >> u & 1:
        if least_turn(state, w, h)[1]:
            return Refusal("ASL-3.2.4.y", "no-such-arc", {"weapon": w, "hex": h})
        if refusal := out_of_arc(state, u, w, h):
            return refusal
    hasty = is_cannon(state, w) and intensifies(state, u, w)
    if hasty and state.phase == Phase.DEFENSIVE_FIRE and distance > 1:
        return Refusal("ASL-3.2.4.ae", "no-intensive-fire-so-far", {"weapon": w, "hex": h})
    return repeats(state, u, w, h)


# The shot.


def shot_at(state: AslskState, choice: Engage) -> Shot:
    """The shot of a choice; that of a PF follows its check."""
    u, w = choice.unit, choice.weapon
    kind = kind_for(state, u, w)
    assert kind is not None  # it is ready
    return Shot(
        kind,
        state.side_of(u),
        state.place[choice.vehicle],
        u,
        w,
        leaders=() if choice.leader == NOBODY else (choice.leader,),
        target=TargetType.VEHICLE,
        ammunition=AMMUNITION[choice.ammunition],
        at=choice.vehicle,
        arc=choice.arc,
        intensive=is_cannon(state, w) and intensifies(state, u, w),
        hull=choice.hull,
        mates=(second(state, w, choice.leader),) if paired(state, u, w) else (),
    )

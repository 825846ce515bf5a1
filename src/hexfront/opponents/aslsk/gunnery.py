"""Guns, MA and whatever fires at vehicles: how a shot is best fired, and what it is worth."""

from collections.abc import Iterable, Sequence, Set

from hexfront.games.aslsk.choices import Bombard, CallOff, Engage, OpenFire, Rake, Shoot
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.moments.bombardment import hexes_for
from hexfront.games.aslsk.moments.gunnery import Laying
from hexfront.games.aslsk.places import NOBODY, PENDING, Phase
from hexfront.games.aslsk.screen.offers_kill import engaging_shot
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.weapons.arcs import arc_of, hexspines
from hexfront.games.aslsk.weapons.equivalent import rakes, raking
from hexfront.games.aslsk.weapons.gunnery import shot_so, shots
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.panzerfaust import check_modifiers, finds
from hexfront.games.aslsk.weapons.shells import AMMUNITION, depletion
from hexfront.games.aslsk.weapons.tohit import aim
from hexfront.hexes import HexId, bits
from hexfront.opponents.aslsk.armour import tank_worth
from hexfront.opponents.aslsk.danger import Danger
from hexfront.opponents.aslsk.shelling import FACES, below, shot_worth
from hexfront.opponents.aslsk.ways import home
from hexfront.opponents.aslsk.weights import SCREEN, SUSPECT
from hexfront.opponents.aslsk.worth import attack_worth
from hexfront.play import Choice
from hexfront.play.teams import FOE


def lay(state: AslskState, moment: Laying, choices: Sequence[Choice]) -> Choice:
    """The best way to fire a Gun that is laid on a hex."""
    found = best_way(state, moment.unit, moment.weapon, HexId(moment.hex), choices)
    return found[1] if found is not None else CallOff()


def gun_worth(state: AslskState, choice: OpenFire) -> float:
    """What it is worth to lay a Gun on a hex."""
    u, w, h = choice.unit, choice.weapon, HexId(choice.hex)
    found = best_way(state, u, w, h, [*shots(state, u, w, h), *rakes(state, u, w, h)])
    return found[0] if found is not None else -1.0


def best_way(
    state: AslskState, u: int, w: int, h: HexId, ways: Iterable[Choice]
) -> tuple[float, Choice] | None:
    """Of some ways to fire a Gun the one that is worth most, with its worth."""
    best: tuple[float, Choice] | None = None
    for way in _least_turned(state, w, ways):
        if isinstance(way, Rake):
            worth = attack_worth(state, raking(state, u, w, h, way))
        elif isinstance(way, Shoot):
            worth = _shoot_worth(state, shot_so(state, u, w, h, way))
        else:
            continue
        if best is None or worth > best[0]:
            best = worth, way
    return best


def _shoot_worth(state: AslskState, shot: Shot) -> float:
    if shot.ammunition.smoke:
        return smoke_worth(state, shot)
    return _supplied(state, shot) * shot_worth(state, shot)


def _supplied(state: AslskState, shot: Shot) -> float:
    """How likely a Gun has the ammunition."""
    return below(depletion(state, shot.weapon, shot.ammunition) + 1)


def _least_turned(state: AslskState, w: int, ways: Iterable[Choice]) -> list[Choice]:
    """The ways with the arc that is turned least."""
    now = arc_of(state, w)

    def turned(way: Choice) -> int:
        arc = getattr(way, "arc", NOBODY)
        return 0 if arc == NOBODY else hexspines(now, arc)

    listed = [way for way in ways if not isinstance(way, CallOff)]
    least = min(map(turned, listed), default=0)
    return [way for way in listed if turned(way) == least]


def smoke_worth(state: AslskState, shot: Shot) -> float:
    """What a screen is worth: the fire of the hex that it dims, before the own side moves."""
    if state.phase != Phase.PREP_FIRE or state.smoke.get(HexId(shot.hex)):
        return 0.0
    h = HexId(shot.hex)
    arms = Danger(state, shot.side, spent=False).arms.get(h, [])
    seen = [u for u in _movers(state, shot.side) if sees(state, h, HexId(state.place[u]))]
    if not arms or not seen or shot.target is not TargetType.AREA:
        return 0.0
    aimed = aim(state, shot)
    hits = below(aimed.number - aimed.common.total + 1)
    fire = sum(arm.fp for arm in arms)
    return hits * _supplied(state, shot) * SCREEN * min(len(seen), 4) * fire / 8


def _movers(state: AslskState, side: int) -> list[int]:
    """Own Infantry in Good Order on the map."""
    able = state.own[side] & state.mmc & state.on_map & ~(state.broken | state.pinned)
    return [u for u in range(able.bit_length()) if able >> u & 1]


# At vehicles.


def engage_worth(state: AslskState, choice: Engage) -> float:
    """The loss that a shot at a vehicle is expected to do."""
    worth = tank_worth(state, engaging_shot(state, choice))
    if choice.weapon == NOBODY:
        drm = check_modifiers(state, choice.unit, choice.vehicle).total
        return worth * sum(finds(state, die, drm) for die in FACES) / len(FACES)
    if not state.setting.cannons >> choice.weapon & 1:
        return worth
    return worth * below(depletion(state, choice.weapon, AMMUNITION[choice.ammunition]) + 1)


def best_engagements(state: AslskState, choices: Sequence[Choice]) -> list[tuple[float, Engage]]:
    """For each weapon and vehicle the best shot, with its worth."""
    ways: dict[tuple[int, int, int], list[Choice]] = {}
    for choice in choices:
        if isinstance(choice, Engage):
            ways.setdefault((choice.unit, choice.weapon, choice.vehicle), []).append(choice)
    found = []
    for (_, w, _), listed in ways.items():
        gun = w != NOBODY and state.setting.cannons >> w & 1
        fit = _least_turned(state, w, listed) if gun else listed
        rated = [(engage_worth(state, c), c) for c in fit if isinstance(c, Engage)]
        found.append(max(rated, key=lambda pair: pair[0]))
    return found


# Hexes where the enemy may hide.


def bombardment(
    state: AslskState, side: int, choices: Sequence[Choice], tried: Set[Choice]
) -> Bombard | None:
    """A Gun or mortar that has no target may fire at a hex where enemies may hide."""
    for choice in choices:
        if not isinstance(choice, Bombard) or choice in tried:
            continue
        if state.vehicles >> choice.unit & 1 or state.hidden >> choice.unit & 1:
            continue
        hexes = hexes_for(state, choice.unit, choice.weapon)
        if max((hope(state, side, HexId(h)) for h in bits(hexes)), default=0.0) >= SUSPECT:
            return choice
    return None


def shell_blindly(state: AslskState, side: int, choices: Sequence[Choice]) -> Choice:
    """The hex where hidden enemies are likeliest."""
    aims = [choice for choice in choices if isinstance(choice, OpenFire)]
    return max(aims, key=lambda c: (hope(state, side, HexId(c.hex)), -c.hex), default=CallOff())


def hope(state: AslskState, side: int, h: HexId) -> float:
    """How likely hidden enemies are in a hex: good cover near what they defend."""
    setting = state.setting
    if not setting.ground.tem[h]:
        return 0.0
    found = 0.0
    for n, area in enumerate(setting.areas):
        group = setting.file.groups[n]
        if group.side == side or group.turn or not area >> h & 1:
            continue
        lurking = sum(
            state.place[u] == PENDING for u, start in enumerate(setting.units) if start.group == n
        )
        near = 1.0 if home(state, FOE[side]) >> h & 1 else 0.5
        found += near * lurking / area.bit_count()
    return found

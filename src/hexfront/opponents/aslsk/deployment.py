"""Set-up: defenders on good ground with a field of fire, attackers in cover near their goal."""

from collections.abc import Sequence
from functools import lru_cache

from hexfront.games.aslsk.choices import Arm, Done, Face, Hide, PickUp, Place
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.scenarios.set_up import paved
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import Ground
from hexfront.games.aslsk.weapons.arcs import wedge_from
from hexfront.games.aslsk.weapons.guns import guns_of
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits, union
from hexfront.opponents.aslsk.ways import goals, home, walk
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FIELD = 10
"""As far a field of fire counts."""
FULL_FIELD = 60
GOOD_SHOT = 12
"""As far a Gun hits well."""
APART = 3
LANES = 12
"""So many road hexes in sight are as good as more."""
SQUADS_TOGETHER = 2


@lru_cache(maxsize=4096)
def field_of_fire(ground: Ground, h: HexId) -> float:
    """How much of its surroundings a hex sees, as a share."""
    seen = ground.seen(h) & ground.grid.within(h, FIELD)
    return min(seen.bit_count() / FULL_FIELD, 1.5)


def set_up(state: AslskState, side: int, choices: Sequence[Choice]) -> Choice:
    """The best place for the next unit; then weapons to the strongest, leaders with them."""
    places = [choice for choice in choices if isinstance(choice, Place)]
    if places:
        squads = [c for c in places if not state.leaders >> c.unit & 1]
        among = squads or places
        return max(among, key=lambda choice: (_place_worth(state, side, choice), -choice.hex))
    arms = [choice for choice in choices if isinstance(choice, Arm)]
    if arms:
        return max(arms, key=lambda choice: (_arm_worth(state, choice), -choice.unit))
    if Done() not in choices:
        return misplaced(state, side)
    for choice in choices:
        if isinstance(choice, Face) and choice.arc == _best_arc(state, side, choice.weapon):
            return choice
    hidden = [c for c in choices if isinstance(c, Hide)]
    for choice in hidden:
        if not state.units_at(HexId(choice.hex), side) & state.hidden:
            return choice
    return Done()


def misplaced(state: AslskState, side: int) -> PickUp:
    """Who is taken up again when a Gun is left over: a crew where its Gun cannot be."""
    setting, starts = state.setting, state.setting.starts
    waiting = {
        starts[w].group
        for w, holder in enumerate(state.holder)
        if holder == NOBODY and starts[w].side == side
    }
    indoors = [
        u
        for u in members(state.own[side] & state.mmc & state.on_map)
        if setting.units[u].group in waiting and setting.ground.buildings >> state.place[u] & 1
    ]
    return PickUp(min(indoors, key=lambda u: (not state.kinds.crew[state.kind[u]], u)))


def _place_worth(state: AslskState, side: int, choice: Place) -> float:
    ground, h = state.setting.ground, HexId(choice.hex)
    here = state.units_at(h, side)
    squads = (here & state.mmc).bit_count()
    if state.leaders >> choice.unit & 1:
        if here & state.leaders or any(state.kinds.crew[state.kind[u]] for u in members(here)):
            return -5.0
        return 2.0 * squads + 0.5 * field_of_fire(ground, h)
    if state.vehicles >> choice.unit & 1:
        return _parking(state, side, h)
    if state.kinds.crew[state.kind[choice.unit]]:
        return _gun_position(state, side, h)
    crowd = 1.2 * squads if squads < SQUADS_TOGETHER else 5.0
    cover = 0.5 * ground.tem[h]
    defended = home(state, side)
    if defended:
        way = walk(ground, defended)[h]
        inside = 1.0 if defended >> h & 1 else 0.0
        return (
            cover
            + 1.2 * field_of_fire(ground, h)
            + inside
            - way / 12
            - crowd
            - _towards(state, side, h)
        )
    wanted = goals(state, side) or state.occupied[FOE[side]]
    way = walk(ground, wanted)[h] if wanted else 0
    exposed = 0.15 * _seen_by(state, side, h)
    return cover - way / 8 - crowd - exposed


def _gun_position(state: AslskState, side: int, h: HexId) -> float:
    """Guns stand apart, in cover that lets them in, and look along the roads."""
    ground = state.setting.ground
    if ground.buildings >> h & 1:
        return -5.0
    way = walk(ground, _purpose(state, side))[h]
    dug_in = 0.0 if paved(state, h) else 0.5
    crowd = 2.0 * state.units_at(h, side).bit_count() + 0.4 * _guns_near(state, side, h)
    watched = min((_lanes(ground, h) & ground.seen(h)).bit_count() / LANES, 1.0)
    sight = 1.2 * field_of_fire(ground, h) + 1.5 * watched
    return sight + 0.5 * ground.tem[h] + dug_in - way / 14 - crowd - _towards(state, side, h)


def _guns_near(state: AslskState, side: int, h: HexId) -> int:
    """The crews within a few hexes: one shell, or one smoke screen, must not find them all."""
    around = state.setting.ground.near(h, APART)
    crews = [u for u in members(state.own[side] & state.on_map) if state.kinds.crew[state.kind[u]]]
    return sum(around >> state.place[u] & 1 for u in crews)


@lru_cache(maxsize=4096)
def _lanes(ground: Ground, h: HexId) -> Bitboard:
    """The road hexes within a good shot."""
    return ground.near(h, GOOD_SHOT) & union(
        HexId(r) for r, sides in enumerate(ground.road) if sides
    )


def _best_arc(state: AslskState, side: int, w: int) -> int:
    """The direction in which a Gun sees most of the roads, and of the side of the enemy."""
    ground, h = state.setting.ground, HexId(state.place[state.holder[w]])
    seen = ground.seen(h) & ground.near(h, GOOD_SHOT)
    coming = seen & _enemy_area(state, side)

    def worth(arc: int) -> float:
        wedge = wedge_from(state, h, arc)
        fore = (wedge & coming).bit_count() + 0.5 * (wedge & seen).bit_count()
        return fore + 2.0 * (wedge & seen & _lanes(ground, h)).bit_count()

    return max(DIRECTIONS, key=lambda arc: (worth(arc), arc == state.arc[w]))


def _parking(state: AslskState, side: int, h: HexId) -> float:
    """Vehicles begin apart, near to where they are wanted, and clear of woods and houses."""
    ground = state.setting.ground
    if ground.cover >> h & 1 or state.units_at(h, side) & state.vehicles:
        return -5.0
    way = walk(ground, _purpose(state, side))[h]
    return 0.5 * ground.tem[h] - way / 12 - 0.15 * _seen_by(state, side, h)


def _purpose(state: AslskState, side: int) -> Bitboard:
    """What a side defends or wants to take."""
    found = home(state, side) or goals(state, side) or state.occupied[FOE[side]]
    return found or _enemy_area(state, side)


def _towards(state: AslskState, side: int, h: HexId) -> float:
    """Defenders stand rather in front of what they defend than behind it."""
    area = _enemy_area(state, side)
    if not area:
        return 0.0
    return walk(state.setting.ground, area)[h] / 60


def _enemy_area(state: AslskState, side: int) -> Bitboard:
    setting, found = state.setting, state.occupied[FOE[side]]
    for group, area in zip(setting.file.groups, setting.areas, strict=True):
        if group.side != side:
            found |= area
    return found


def _seen_by(state: AslskState, side: int, h: HexId) -> int:
    """How many enemy stacks see a hex."""
    ground = state.setting.ground
    near = ground.seen(h) & state.occupied[FOE[side]]
    return sum(ground.distance(h, HexId(e)) <= FIELD for e in bits(near))


def _arm_worth(state: AslskState, choice: Arm) -> float:
    """A weapon goes to a squad that has none, one with a good field of fire first."""
    u, weapon = choice.unit, state.setting.weapons[choice.weapon]
    if state.leaders >> u & 1:
        return -2.0
    load = sum(state.setting.weapons[w].pp for w in state.carried(u))
    kind, kinds = state.kind[u], state.kinds
    if state.setting.guns >> choice.weapon & 1:
        return 2.0 * kinds.crew[kind] - 3.0 * len(guns_of(state, u))
    worth = 0.5 * bool(kinds.squad[kind]) - load - kinds.crew[kind]
    if (state.setting.flamethrowers | state.setting.charges) >> choice.weapon & 1:
        return worth + kinds.fp[kind] / 8
    place = state.place[u]
    if place >= 0:
        here = HexId(place)
        worth += weapon.range / 12 * field_of_fire(state.setting.ground, here)
        led = state.units_at(here, state.side_of(u)) & state.leaders
        worth += 0.4 * bool(led) * (weapon.fp > 2)
    return worth

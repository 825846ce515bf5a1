"""Set-up: defenders on good ground with a field of fire, attackers in cover near their goal."""

from collections.abc import Sequence
from functools import lru_cache

from hexfront.games.aslsk.choices import Arm, Done, Hide, PickUp, Place
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import Ground
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.aslsk.ways import goals, home, walk
from hexfront.play import Choice
from hexfront.play.teams import FOE

FIELD = 10
"""As far a field of fire counts."""
FULL_FIELD = 60
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
    hidden = [c for c in choices if isinstance(c, Hide)]
    for choice in hidden:
        if not state.units_at(HexId(choice.hex), side) & state.hidden:
            return choice
    return Done() if Done() in choices else next(c for c in choices if not isinstance(c, PickUp))


def _place_worth(state: AslskState, side: int, choice: Place) -> float:
    ground, h = state.setting.ground, HexId(choice.hex)
    here = state.units_at(h, side)
    squads = (here & state.mmc).bit_count()
    if state.leaders >> choice.unit & 1:
        if here & state.leaders:
            return -5.0
        return 2.0 * squads + 0.5 * field_of_fire(ground, h)
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
    worth = 0.5 * bool(state.kinds.squad[state.kind[u]]) - load
    place = state.place[u]
    if place >= 0:
        here = HexId(place)
        worth += weapon.range / 12 * field_of_fire(state.setting.ground, here)
        led = state.units_at(here, state.side_of(u)) & state.leaders
        worth += 0.4 * bool(led) * (weapon.fp > 2)
    return worth

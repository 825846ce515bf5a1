"""What holds at every moment of a game, written from the words of the rulebook.

A lively random player plays parts of Operation Uranus, of the campaign's winter, of the Caucasus
scenario and a small front with several Reserve Armies; nothing here asks the code that it checks.
"""

import pytest

from hexfront.games.s42.game import S42Game
from hexfront.games.s42.moments.sequence import NextTurn
from hexfront.games.s42.places import AREA, BOXED, ELIMINATED, NOBODY, PENDING, REMOVED, Phase
from hexfront.games.s42.scenarios.victory import victory_points
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import supplied
from hexfront.hexes import HexId, bits
from hexfront.play.masks import members
from tests.games.s42.helpers_lively import Lively, go_on
from tests.games.s42.maskirovka.helpers_game import ADVANCED, CROWDED, MaskirovkaGame

SIDES = (AXIS, SOVIET)
IN_FLUX = {"RetreatStep", "Retreating", "BattleOver", "AfterBattle", "Moving"}
"""While units are on their way, what they leave behind is not yet settled."""
SPS = {AXIS: 5, SOVIET: 4}


def stacks(state: S42State) -> dict[int, list[int]]:
    """The units of every hex and Entry Area, from their places alone."""
    found: dict[int, list[int]] = {}
    for u, place in enumerate(state.place):
        if place >= 0 or place <= AREA:
            found.setdefault(place, []).append(u)
    return found


def box(state: S42State, army: int) -> int:
    n = state.markers[state.setting.reserve_armies.index(army)]
    return 0 if n == NOBODY else state.boxes[n]


def boxed(state: S42State, units: list[int]) -> int:
    """The units in the boxes of the armies among some units."""
    return sum(box(state, u) for u in units if state.setting.armies >> u & 1)


def settled(state: S42State) -> bool:
    return not IN_FLUX & {type(moment).__name__ for moment in state.stack}


def check_cities(state: S42State, at: dict[int, list[int]]) -> None:
    """Chapter 29: who may be where, and what he does not do there."""
    setting, cities = state.setting, state.country.cities
    for h in (place for place in at if place >= 0):
        own = [[u for u in at[h] if setting.side[u] == side] for side in SIDES]
        fight = [any(setting.combat >> u & 1 for u in units) for units in own]
        if state.contested >> h & 1:
            assert cities >> h & 1
            assert fight[AXIS]
            assert fight[SOVIET] or boxed(state, own[SOVIET])
            for side in SIDES:
                assert not (state.sources[side] | state.anchors[side]) >> h & 1
        else:
            assert not (fight[AXIS] and fight[SOVIET])
            if settled(state):
                assert not (own[AXIS] and own[SOVIET])
                assert not cities >> h & 1 or not any(fight) or (
                    bool(state.axis_cities >> h & 1) == fight[AXIS]
                )  # fmt: skip
    assert all(h in at for h in bits(state.contested))
    assert all(level in (1, 2) and cities >> h & 1 for h, level in state.city_battles)


def check_boxes(state: S42State) -> None:
    """Chapter 34: holding boxes and their armies."""
    setting, seen = state.setting, 0
    for n, units in enumerate(state.boxes):
        assert units.bit_count() <= 8
        assert not units & (seen | ~setting.fighting[SOVIET])
        assert all(state.place[u] == BOXED for u in members(units))
        if units:
            army = setting.reserve_armies[state.markers.index(n)]
            assert state.place[army] >= 0 or state.place[army] <= AREA
        seen |= units
    assert seen == sum(1 << u for u, place in enumerate(state.place) if place == BOXED)
    tied = [n for n in state.markers if n != NOBODY]
    assert len(set(tied)) == len(tied)


def check_markers(state: S42State) -> None:
    """Chapters 25 to 28 and 18.6: what lies on whom, and how many there are."""
    setting = state.setting
    for side in SIDES:
        own = setting.own[side]
        assert sum(own >> hq & 1 for hq, _, _ in state.offensives) <= 2
        held = state.reserve & own
        assert len({state.place[u] for u in members(held)}) <= 3
        assert not held or (state.side, state.phase) in (
            (side, Phase.MOVEMENT), (side, Phase.COMBAT)
        )  # fmt: skip
        assert not held & (state.disordered | state.fresh | state.attacked)
        points = (u for u in members(setting.supply & own) if state.place[u] >= 0)
        assert sum(not state.immobile >> u & 1 for u in points) <= SPS[side]
    for hq, _, gone in state.offensives:
        assert setting.support_hq >> hq & 1
        assert state.place[hq] >= 0 or state.place[hq] <= AREA
        assert gone <= 2
    assert not state.attacked & (state.committed | state.tried)
    for u in members(setting.leaders):
        place = state.place[u]
        assert place >= 0 or place <= AREA or place in (PENDING, REMOVED)


def check_units(state: S42State, at: dict[int, list[int]]) -> None:
    """Chapters 13, 16, 19 and 22, as far as they bear on the campaign's rules."""
    setting, country = state.setting, state.country
    assert not ~setting.combat & (state.disordered | state.oos | state.isolated)
    assert not state.disrupted & state.full_retreat
    assert not state.isolated & ~state.oos
    for u in members(setting.combat):
        if state.place[u] not in (PENDING, ELIMINATED, REMOVED):
            assert 1 <= state.steps(u) <= state.full_steps(u)
    for place, units in at.items():
        if place > AREA:
            continue
        area = country.area_ids[AREA - place]
        if area == "F":
            fighting = sum(setting.combat >> u & 1 for u in units)
            assert fighting + boxed(state, units).bit_count() <= 2
        for u in units:
            assert area == "G" or AREA - place in country.friendly_areas[setting.side[u]]


def check_end(state: S42State, phase: tuple[int, int, int, int]) -> None:
    """What must be true once a phase is over."""
    turn, side, number, _ = phase
    setting = state.setting
    match number:
        case Phase.INITIAL:
            assert not state.used & setting.leaders & setting.own[side]
            for term in setting.side_files[side].withdrawals:
                if term.turn == turn and term.unit and term.what != "upgrade":
                    assert state.place[setting.by_id[term.unit]] == REMOVED
        case Phase.MOVEMENT:
            check_stacking(state, side)
            check_guards(state, side)
        case Phase.COMBAT:
            assert not state.reserve | state.committed | state.tried | state.attacked
        case Phase.RECOVERY:
            assert not state.fresh & setting.own[side]
        case Phase.SUPPLY if side == SOVIET:
            assert not state.exposed


def check_stacking(state: S42State, side: int) -> None:
    """Chapter 4, with what a removal has put down left out (S42-34.7.b)."""
    setting, left_out = state.setting, state.unpacked | state.withdrawn
    for h in (place for place in state.at if place >= 0):
        units = state.combat_at(h, side) & ~(setting.asu | left_out | setting.exempt & state.locked)
        limit = 3 if side == AXIS or state.units_at(h, side) & setting.army_hq else 2
        assert units.bit_count() - bool(units & setting.free) <= limit


def check_guards(state: S42State, side: int) -> None:
    """Nobody in Full Retreat stays beside the enemy without a guard (S42-13.3.2.e)."""
    ground, grid = state.going.ground, state.country.grid
    for h in (place for place in state.at if place >= 0):
        units = state.combat_at(h, side)
        gone = state.retreated | state.withdrawn
        if not units or units & (~state.full_retreat | gone):
            continue
        assert not state.contested >> h & 1
        for d, near in enumerate(grid.adjacent[HexId(h)]):
            if near >= 0 and not ground.closed[d] >> h & 1:
                assert not state.occupied[1 - side] >> near & 1


def check_points(state: S42State) -> None:
    """Chapter 24.1 counted anew; only the lines of supply are the engine's."""
    country, in_supply, total = state.country, supplied(state, AXIS), 0
    for h, place in country.theatre.places.items():
        if (state.axis_cities | state.axis_towns) & in_supply >> h << h & 1 << h:
            total += place.vp
    soviet = {place for u, place in enumerate(state.place) if state.setting.side[u] == SOVIET}
    for area in "XYZ":
        edge = country.area_hexes[country.area_index[area]] if area in country.area_index else 0
        total -= 3 * any(edge >> h & 1 for h in soviet if h >= 0)
    for city in bits(country.theatre.west_of_start & country.cities):
        if city in soviet:
            total -= 3 if country.major_cities >> city & 1 else 1
    tally = victory_points(state)
    baku = sum(line.value for line in tally.lines if line.label == "tally-vp-baku")
    assert tally.total - baku == total


def play(state: S42State, seed: int, steps: int) -> int:
    """Play on and look at every situation; says how many there were."""
    lively, last = Lively(seed), None
    for n in range(steps):
        if state.over:
            return n
        phase = (state.turn, state.side, state.phase, state.mini_turn)
        if last is not None and phase != last:
            check_end(state, last)
            check_points(state)
        last, at = phase, stacks(state)
        check_cities(state, at)
        check_boxes(state)
        check_markers(state)
        check_units(state, at)
        go_on(state, lively.next(state))
    return steps


@pytest.mark.parametrize(("scenario", "turn"), [("uranus", 0), ("campaign", 25), ("caucasus", 0)])
def test_what_the_rulebook_says_holds_all_through_a_scenario(scenario: str, turn: int) -> None:
    state = S42Game().new(scenario, dict.fromkeys(ADVANCED, True))
    if turn:
        state.turn, state.stack = turn - 1, []
        NextTurn(AXIS).run(state)
        state.settle()
    assert play(state, 1, 400) > 100


@pytest.mark.parametrize("seed", range(4))
def test_and_where_armies_meet_in_cities(seed: int) -> None:
    assert play(MaskirovkaGame(CROWDED).new("front"), seed, 600) > 300

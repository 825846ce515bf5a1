"""Where a rout may lead (ASL-3.6.f to t)."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.rout import courses as rout
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.hexes import Direction, HexId, bits
from tests.games.aslsk.rout.helpers import ends, refused, stays, steps

AROUND_K5 = {"K4", "K6", "J4", "J5", "L4", "L5"}


# MF.


@pytest.mark.rule("ASL-3.6.f")
def test_six_mf_and_three_for_a_wounded_leader() -> None:
    p = position("""
        rus S 4-4-7 at K5 broken dm
        rus C 4-2-6 at Q5 broken dm
        rus L 8-1 at W5 broken dm wounded
    """)
    grid = p.state.setting.grid
    for name, mf in (("S", 6), ("C", 6), ("L", 3)):
        start = p.hex(p.where(name))
        assert max(grid.distance(start, p.hex(end)) for end in ends(p, name)) == mf


@pytest.mark.rule("ASL-3.6.f", "ASL-1.2.5.g")
def test_costs_count_against_the_six_mf() -> None:
    p = position("""
        terrain brush J1-L10
        smoke K6 grenade
        rus S 4-4-7 at K5 broken dm
    """)
    # Three hexes of brush take 6 MF; with the smoke in K6 it would be 7.
    assert {"K2", "K6", "K7", "K8"} & set(ends(p, "S")) == {"K2", "K6", "K7"}


# Cover.


@pytest.mark.rule("ASL-3.6.k")
def test_a_unit_moves_toward_the_nearest_cover() -> None:
    p = position("""
        terrain woods K7 K1, wooden-building P5
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == {"K6"}
    assert steps(p, "S", "K5", "K6", spent=2) == {"K7"}
    assert refused(p, "S", to="K4") == "ASL-3.6.k"
    assert not stays(p, "S", "K5", "K6", spent=2)
    assert ends(p, "S") == {"K6": 0, "K7": 0}


@pytest.mark.rule("ASL-3.6.k")
def test_near_means_near_in_mf() -> None:
    # K7 is two hexes away but costs 4 MF; K2 is three away and costs 4 MF as well.
    p = position("""
        terrain brush K6 J5 J6 L5 L6, woods K7 K2
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == {"K4", "K6"}
    # In the open K7 would be nearer.
    p = position("""
        terrain woods K7 K2
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == {"K6"}


@pytest.mark.rule("ASL-3.6.k", "ASL-3.6.t")
def test_cover_beyond_six_mf_does_not_count() -> None:
    p = position("""
        terrain woods K10
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == {"K6"}
    p = position("""
        terrain woods K10, brush J8-L9
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == AROUND_K5
    assert stays(p, "S", "K5", "K4", spent=2)


@pytest.mark.rule("ASL-3.6.t")
def test_without_cover_the_other_conditions_still_hold() -> None:
    p = position("""
        ger A 4-6-7 at K3
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == AROUND_K5 - {"K4"}


@pytest.mark.rule("ASL-3.6.p")
def test_a_unit_stops_in_cover_but_may_enter_other_cover_at_once() -> None:
    p = position("""
        terrain woods K7 K8, wooden-building L8
        rus S 4-4-7 at K5 broken dm
    """)
    assert stays(p, "S", "K5", "K6", "K7", spent=6)
    assert steps(p, "S", "K5", "K6", "K7", spent=6) == {"K8"}
    assert refused(p, "S", "K5", "K6", "K7", to="L7") == "ASL-3.6.p"
    assert set(ends(p, "S")) == {"K6", "K7", "K8"}


@pytest.mark.rule("ASL-3.6.p")
def test_it_goes_on_out_of_cover_next_to_an_enemy() -> None:
    # The woods hide the enemy in K8 until the unit is in K7.
    p = position("""
        terrain woods K7 N8
        ger A 4-6-7 at K8
        rus S 4-4-7 at K5 broken dm
    """)
    assert not p.sees("K6", "K8")
    assert "K6" in steps(p, "S")
    assert not stays(p, "S", "K5", "K6", "K7", spent=6)
    assert steps(p, "S", "K5", "K6", "K7", spent=6)


@pytest.mark.rule("ASL-3.6.q")
def test_a_unit_may_leave_its_own_building() -> None:
    text = """
        terrain wooden-building K5 K6, woods N5
        {}
        rus S 4-4-7 at K5 broken dm
    """
    assert steps(position(text.format("")), "S") == {"K6"}
    p = position(text.format("link K5/K6"))
    assert {"K6", "L4", "L5"} <= steps(p, "S")
    assert "K4" not in steps(p, "S")
    # It may pass through the rest of it and out again.
    assert "L6" in steps(p, "S", "K5", "K6", spent=4)


@pytest.mark.rule("ASL-3.6.r")
def test_full_cover_is_ignored() -> None:
    text = """
        terrain woods K6 K2
        rus S 4-4-7 at K5 broken dm
        rus A 4-4-7 at K6
        rus B 4-4-7 at K6
    """
    assert steps(position(text), "S") == {"K6"}
    p = position(text + "rus C 4-4-7 at K6")
    assert steps(p, "S") == {"K4"}
    assert refused(p, "S", to="K6") == "ASL-3.6.r"


@pytest.mark.rule("ASL-3.6.s")
def test_cover_no_farther_from_a_known_enemy_may_be_ignored() -> None:
    text = """
        terrain woods J5, wooden-building K8
        ger A 4-6-7 at {} broken
        rus S 4-4-7 at K5 broken dm
    """
    farther = position(text.format("K1"))
    assert (farther.distance("K1", "J5"), farther.distance("K1", "K5")) == (5, 4)
    assert steps(farther, "S") == {"J5"}
    as_far = position(text.format("J1"))
    assert (as_far.distance("J1", "J5"), as_far.distance("J1", "K5")) == (4, 4)
    assert steps(as_far, "S") == {"J5", "K6"}


@pytest.mark.rule("ASL-3.6.s")
def test_an_enemy_out_of_sight_lets_no_cover_be_ignored() -> None:
    p = position("""
        terrain woods J5, wooden-building K8
        hill J3 K3
        ger A 4-6-7 at J1 broken
        rus S 4-4-7 at K5 broken dm
    """)
    assert not p.sees("J1", "K5")
    assert steps(p, "S") == {"J5"}


# Enemies.


@pytest.mark.rule("ASL-3.6.l")
@pytest.mark.parametrize("order", ["", "broken"])
def test_never_nearer_to_a_known_enemy(order: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K2 {order}
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == {"J4", "J5", "L4", "L5", "K6"}
    assert refused(p, "S", to="K4") == "ASL-3.6.l"


@pytest.mark.rule("ASL-3.6.o", "ASL-2.0.ac")
def test_toward_an_enemy_whom_it_does_not_see() -> None:
    p = position("""
        hill K3
        ger A 4-6-7 at K2
        rus S 4-4-7 at K5 broken dm
    """)
    assert not p.sees("K5", "K2")
    assert steps(p, "S") == AROUND_K5


@pytest.mark.rule("ASL-3.6.m")
def test_nor_toward_an_enemy_whom_it_has_lost_from_sight() -> None:
    p = position("""
        hill L3
        ger A 4-6-7 at K2
        rus S 4-4-7 at K5 broken dm
    """)
    assert p.sees("K5", "K2")
    assert not p.sees("L4", "K2")
    assert refused(p, "S", "K5", "L4", to="K4") == "ASL-3.6.m"
    assert "K4" not in steps(p, "S", "K5", "L4", spent=2)
    # Who has not seen him may.
    assert "K4" in steps(p, "S", "L4")


@pytest.mark.rule("ASL-3.6.n")
@pytest.mark.parametrize("order", ["", "broken"])
def test_not_from_one_hex_beside_an_enemy_to_another(order: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K4 {order}
        rus S 4-4-7 at K5 broken dm
    """)
    assert refused(p, "S", to="J4") == "ASL-3.6.n"
    assert steps(p, "S") == {"J5", "K6", "L5"}


@pytest.mark.rule("ASL-3.6.n")
def test_a_unit_may_leave_the_enemys_own_hex() -> None:
    p = position("""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5 broken dm
    """)
    assert steps(p, "S") == AROUND_K5


@pytest.mark.rule("ASL-3.6.l")
def test_no_rout_into_an_enemy() -> None:
    p = position("""
        ger A 4-6-7 at K4
        rus S 4-4-7 at K5 broken dm
    """)
    assert refused(p, "S", to="K4") == "ASL-3.6.l"


def test_ways_do_not_tell_where_hidden_enemies_are() -> None:
    text = """
        terrain woods K7
        {}
        rus S 4-4-7 at K5 broken dm
    """
    bare = position(text.format(""))
    watched = position(text.format("ger A 4-6-7 at K6 hidden\nger B 4-6-7 at K7 hidden"))
    assert steps(bare, "S") == steps(watched, "S") == {"K6"}
    assert ends(bare, "S") == ends(watched, "S")


# Whole routs.

HEXES = [f"{column}{row}" for column in "IJKLMN" for row in range(3, 9)]
GROUNDS = ("woods", "wooden-building", "brush", "grain", "orchard")
FOES = ("A", "B", "C", "D")


@cache
def country(number: int) -> Position:
    """One of a few boards with all sorts of terrain, and units that are not yet placed."""
    random = Random(number)
    lines = [f"terrain {random.choice(GROUNDS)} {h}" for h in random.sample(HEXES, 14)]
    lines += ["rus S 4-4-7", *(f"ger {name} 4-6-7" for name in FOES)]
    return position("\n".join(lines))


@st.composite
def situations(draw: st.DrawFn) -> tuple[AslskState, rout.Course, list[HexId]]:
    """A broken unit somewhere among enemies, its rout before the first step, and the enemies."""
    p = country(draw(st.integers(0, 5)))
    state = p.state.copy()
    hexes = [p.hex(h) for h in draw(st.permutations(HEXES))]
    unit, foes = p.unit("S"), draw(st.integers(0, len(FOES)))
    state.put(unit, hexes[0])
    state.broken = state.dm = 1 << unit
    for name, h in zip(FOES[:foes], hexes[1:], strict=False):
        state.put(p.unit(name), h)
        if draw(st.booleans()):
            state.broken |= 1 << p.unit(name)
    return state, rout.begin(state, unit), hexes[1 : 1 + foes]


@given(situations(), st.randoms(use_true_random=False))
def test_every_rout_keeps_the_rules(
    situation: tuple[AslskState, rout.Course, list[HexId]], random: Random
) -> None:
    state, way, foes = situation
    grid = state.setting.grid
    while True:
        open_ = rout.steps(state, way)
        legal = {step.hex for step in open_.steps}
        for n in grid.neighbours[way.at]:
            assert (rout.cannot_step(state, way, n) is None) is (n in legal)
        if not open_.steps or (open_.stays and random.random() < 0.3):
            break
        step = random.choice([step for step in open_.steps if not step.crawl])
        n, seen = HexId(step.hex), [e for e in foes if sees_on_way(state, way, e)]
        assert all(grid.distance(n, e) >= grid.distance(way.at, e) for e in seen)
        assert not any(grid.distance(way.at, e) == 1 == grid.distance(n, e) for e in foes)
        way = rout.after(state, way, step)
        assert way.spent <= 12


def sees_on_way(state: AslskState, way: rout.Course, enemy: HexId) -> bool:
    return any(sees(state, HexId(h), enemy) for h in way.path)


@given(situations())
def test_cover_is_found_by_the_cheapest_of_all_legal_ways(
    situation: tuple[AslskState, rout.Course, list[HexId]],
) -> None:
    state, start, _ = situation
    ways, mf = rout.ways(state, start), 8
    cheapest: dict[HexId, int] = {}

    def walk(h: HexId, seen: int, cost: int) -> None:
        if ways.ground.cover >> h & 1 and h != start.at:
            cheapest[h] = min(cost, cheapest.get(h, cost))
        for n in bits(ways.onward(h, seen)):
            paid = cost + ways.cheapest(h, Direction(ways.grid.adjacent[h].index(n)))
            if paid <= mf:
                walk(n, seen | ways.known(n), paid)

    seen = ways.known(start.at)
    walk(start.at, seen, 0)
    duty = [cost for c, cost in cheapest.items() if not ways.ignored(seen) >> c & 1]
    wanted = {c: cost for c, cost in cheapest.items() if duty and cost <= min(duty)}
    assert ways.goals(start.at, seen, mf) == wanted

"""Sections 4.0 to 4.3 and 4.5 to 4.7: position, facing, stacking, moving and pivoting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import NotationError, position
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.play.datafile import DataError
from tests.games.coh.moments.helpers import lines
from tests.games.coh.movement.helpers import AROUND, alone, moves
from tests.games.coh.scenarios.helpers import BRIDGE, written

# 4.0 Position of units


@pytest.mark.rule("COH-4.0.a")
def test_half_hexes_at_the_edge_are_out_of_play():
    p = position("""
        board coh/1
        unit G1 german-rifles-41 at B06 facing SW
        unit S1 soviet-rifles-41 at R06 facing N
    """)
    assert moves(p) == ["B05", "C05", "C06", "B07"]
    assert p.refusal("move G1 A06").rule == "COH-4.0.a"


@pytest.mark.rule("COH-4.0.a")
def test_a_scenario_cannot_put_a_unit_into_a_half_hex(tmp_path):
    with pytest.raises(DataError, match="A06 is a half hex"):
        load_scenario(written(tmp_path, BRIDGE.replace("M07", "A06")))


@pytest.mark.rule("COH-4.0.b")
def test_half_hexes_that_meet_on_two_boards_are_one_hex_in_play():
    p = position("""
        board coh/1+2
        unit G1 german-rifles-41 at 1-R06 facing SE
        unit S1 soviet-rifles-41 at 2-Q06 facing N
    """)
    assert p.hex("1-S06") == p.hex("2-A06")
    p.play("move G1 1-S06", 7, "pass", "move G1 2-B07", 7)
    assert p.unit("G1").hex == "2-B07"


# 4.1 Facing


@pytest.mark.rule("COH-4.1.a")
def test_a_unit_faces_one_of_the_six_sides_of_its_hex():
    p = alone().play("select G1")
    pivots = [choice for choice in p.choices() if choice.startswith("pivot")]
    assert pivots == [f"pivot G1 {side}" for side in ("NE", "SE", "S", "SW", "NW")]
    p.play("move G1 D03")
    assert p.choices() == [f"face G1 {side}" for side in FACINGS]


@pytest.mark.rule("COH-4.1.a")
def test_nobody_faces_a_corner(tmp_path):
    with pytest.raises(NotationError, match="expected a facing"):
        alone("E")
    with pytest.raises(DataError, match=r"expected one of N, NE, SE, S, SW, NW, got 'W'"):
        load_scenario(written(tmp_path, BRIDGE.replace('"SW"', '"W"')))


@pytest.mark.rule("COH-4.1.a")
@pytest.mark.parametrize(("before", "after"), [("S", "N"), ("N", "NW")])
def test_a_pivot_reaches_the_first_and_the_last_side(before, after):
    p = alone(before)
    assert p.legal(f"pivot G1 {after}")
    assert p.refusal(f"pivot G1 {before}").rule == "COH-4.1.a"
    assert p.play(f"pivot G1 {after}", 7).unit("G1").facing == after


@pytest.mark.rule("COH-4.1.b")
def test_facing_changes_by_a_pivot_or_after_a_move():
    assert alone("N").play("pivot G1 S", 7).unit("G1").facing == "S"
    assert alone("N").play("move G1 D03", "face G1 SE", 7).unit("G1").facing == "SE"
    for action in (("stall G1", 7), ("pass",)):
        assert alone("NW").play(*action).unit("G1").facing == "NW"


# 4.2 Front and flank hexes


@pytest.mark.rule("COH-4.2.a", "COH-4.2.b")
@pytest.mark.parametrize(("index", "facing"), list(enumerate(FACINGS)))
def test_three_front_hexes_ahead_and_three_flank_hexes_behind(index, facing):
    p = alone(facing)
    front = {FACINGS[(index + turn) % 6] for turn in (-1, 0, 1)}
    backward = {
        side for side, hex_ in AROUND.items()
        if ("tally-backward", 1) in lines(p, f"move G1 {hex_}")
    }  # fmt: skip
    assert backward == set(FACINGS) - front


# 4.3 Stacking


@pytest.mark.rule("COH-4.3.a")
def test_any_number_of_friends_and_enemies_may_share_a_hex():
    friends = [f"unit G{n} german-rifles-41 at D03 facing S" for n in range(2, 12)]
    enemies = [f"unit S{n} soviet-rifles-41 at D03 facing N" for n in range(2, 12)]
    p = alone("N", *friends, *enemies).play("move G1 D03", 7)
    assert p.unit("G1").hex == "D03"


@pytest.mark.rule("COH-4.3.b")
def test_stacked_units_may_face_different_ways():
    p = alone("N", "unit G2 german-rifles-41 at D03 facing S").play("move G1 D03", "face G1 NE", 7)
    assert (p.unit("G1").facing, p.unit("G2").facing) == ("NE", "S")


# 4.5 Movement of foot units


@pytest.mark.rule("COH-4.5.a")
def test_a_red_movement_cost_is_a_foot_unit():
    foot = alone("N", "terrain field D03", kind="german move=2")
    wheels = alone("N", "terrain field D03", kind="german move=2 mover=wheeled")
    assert ("D03" in moves(foot), "D03" in moves(wheels)) == (True, False)
    kinds = definitions().kinds
    assert kinds["german-rifles-41"].mover is kinds["soviet-maxim"].mover is Mover.FOOT
    assert kinds["german-pak-38"].mover is Mover.WHEELED


@pytest.mark.rule("COH-4.5.b")
def test_a_move_goes_into_any_one_adjacent_hex():
    p = alone("N")
    assert moves(p) == list(AROUND.values())
    assert p.refusal("move G1 D02").rule == "COH-4.5.b"
    p.play("move G1 E04", 7)
    assert (p.unit("G1").hex, p.turn) == ("E04", "soviet")


@pytest.mark.rule("COH-4.5.c")
@pytest.mark.parametrize("facing", FACINGS)
def test_after_a_move_a_unit_turns_to_any_side_for_nothing(facing):
    p = alone("N").play("move G1 D03", f"face G1 {facing}")
    assert p.unit("G1").facing == facing
    assert p.preview("cap 0").spent[0].cost == 1


@pytest.mark.rule("COH-4.5.d")
def test_a_unit_cannot_pivot_before_it_moves():
    p = alone("N")
    assert lines(p, "move G1 D05") == [("tally-move-cost", 1), ("tally-backward", 1)]
    p.play("pivot G1 S", 7)
    assert (p.turn, p.unit("G1").hex) == ("soviet", "D04")


@pytest.mark.rule("COH-4.5.e")
def test_a_move_may_enter_an_enemy_s_hex_and_gives_no_attack():
    p = alone("N", "unit S2 soviet-rifles-41 at D03 facing S").play("move G1 D03", 7)
    assert (p.unit("G1").hex, p.unit("S2").hex) == ("D03", "D03")
    assert (p.turn, p.waits_for) == ("soviet", "ChooseAction")
    p.play("pass")
    assert p.legal("close G1 S2")


# 4.6 Pivot in place


@pytest.mark.rule("COH-4.6.a")
@pytest.mark.parametrize("facing", ["NE", "SE", "S", "SW", "NW"])
def test_a_pivot_turns_to_any_side_without_leaving_the_hex(facing):
    p = alone("N").play(f"pivot G1 {facing}", 7)
    assert (p.unit("G1").hex, p.unit("G1").facing, p.turn) == ("D04", facing, "soviet")


@pytest.mark.rule("COH-4.6.a")
def test_a_unit_that_may_not_move_may_not_pivot():
    p = alone("N", kind="german-rifles-41 hit=pinned")
    assert p.refusal("pivot G1 S").rule == "COH-7.3.c"


@pytest.mark.rule("COH-4.6.b")
@pytest.mark.parametrize("move", [0, 1, 2, 5])
def test_a_pivot_costs_every_unit_1_ap(move):
    assert lines(alone("N", kind=f"german move={move}"), "pivot G1 S") == [("tally-pivot", 1)]


@pytest.mark.rule("COH-4.6.c")
def test_a_pivot_has_no_terrain_or_backward_penalty():
    p = alone("N", "terrain woods D04", "walls D04:N+S")
    assert lines(p, "pivot G1 S") == [("tally-pivot", 1)]


@pytest.mark.rule("COH-4.6.c")
def test_stress_and_hit_markers_count_for_a_pivot():
    p = alone("N", kind="german-rifles-41 stressed hit=cowering")
    assert lines(p, "pivot G1 S") == [
        ("tally-pivot", 1), ("tally-hit-marker", 1), ("tally-stress", 1)
    ]  # fmt: skip


# 4.7 Movement cost modifiers


@pytest.mark.rule("COH-4.7.a")
def test_difficult_terrain_and_moving_backward_are_penalties():
    p = alone("N", "terrain woods D03")
    assert lines(p, "move G1 D03") == [("tally-move-cost", 1), ("tally-terrain-woods", 1)]
    assert lines(p, "move G1 D05") == [("tally-move-cost", 1), ("tally-backward", 1)]
    assert lines(p, "move G1 E03") == [("tally-move-cost", 1)]


PENALTY = {"open": 0, "field": 0, "light-woods": 0, "woods": 1, "wooden-building": 1,
           "stone-building": 1, "water": 5}  # fmt: skip


@pytest.mark.rule("COH-4.7.b")
@given(
    facing=st.sampled_from(FACINGS),
    to=st.sampled_from(FACINGS),
    terrain=st.sampled_from(sorted(PENALTY)),
    printed=st.integers(1, 4),
    wall=st.booleans(),
    stressed=st.booleans(),
)
def test_all_penalties_are_added_together(facing, to, terrain, printed, wall, stressed):
    p = alone(
        facing,
        f"terrain {terrain} {AROUND[to]}",
        f"walls D04:{to}" if wall else "",
        kind=f"german move={printed} {'stressed' if stressed else ''}",
    )
    backward = (FACINGS.index(to) - FACINGS.index(facing)) % 6 in (2, 3, 4)
    penalties = PENALTY[terrain] + wall + backward + stressed
    assert p.cost(f"move G1 {AROUND[to]}") == printed + penalties

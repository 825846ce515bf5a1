"""Chapter 5: arc of fire, line of sight and range together make the attack zone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.hexes import bits
from tests.games.coh.combat.helpers import duel, figures, on_target

BLOCKING = ("light-woods", "woods", "wooden-building", "stone-building")
CLEAR = ("open", "field", "water")


def country(terrain: str = "", *hexes: str) -> Position:
    """A board with nothing but this terrain between two far-off units."""
    line = f"terrain {terrain} {' '.join(hexes)}" if hexes else ""
    return position(f"""
        board 9x9
        {line}
        unit G1 german at A01 facing S
        unit S1 soviet at I09 facing N
    """)


class TestAttackZone:
    """5.0"""

    @pytest.mark.rule("COH-5.0.a", "COH-5.0.b")
    def test_arc_sight_and_double_range_must_all_hold(self):
        assert duel(distance=10).legal("attack G1 E12")
        assert duel("facing N", distance=10).refusal("attack G1 E12").rule == "COH-5.1.a"
        woods = duel(distance=10, more="terrain woods E07")
        assert woods.refusal("attack G1 E12").rule == "COH-5.2.a"
        assert duel("range=4", distance=10).refusal("attack G1 E12").rule == "COH-5.3.d"

    @pytest.mark.rule("COH-5.0.c")
    def test_looking_whether_a_hex_is_in_the_attack_zone_commits_to_nothing(self):
        p = duel(distance=10)
        before = p.state.digest()
        assert p.preview("attack G1 E12").targets
        assert p.refusal("attack G1 E01").rule == "COH-5.1.a"
        assert p.state.digest() == before
        assert p.play("move G1 E03", 7).unit("G1").hex == "E03"


class TestArcOfFire:
    """5.1"""

    @pytest.mark.rule("COH-5.1.a")
    @pytest.mark.parametrize(
        ("hex_", "inside"),
        [
            ("E03", True), ("D03", True), ("F03", True),  # the three front hexes
            ("E07", True), ("C06", True), ("G06", True),  # between their rows
            ("B04", True), ("H04", True), ("A04", True), ("I04", True),  # along the outer rows
            ("B03", False), ("H03", False), ("A03", False), ("I03", False),  # just outside
            ("D02", False), ("E01", False), ("F02", False),  # the three flank hexes
        ],
    )  # fmt: skip
    def test_the_arc_spreads_out_from_the_front_hexes(self, hex_: str, inside: bool):
        p = position(f"""
            board 9x9
            unit G1 german at E02 facing S range=9
            unit S1 soviet at {hex_} facing N
        """)
        assert p.legal(f"attack G1 {hex_}") == inside

    @pytest.mark.rule("COH-5.1.b")
    @pytest.mark.parametrize("facing", range(6))
    def test_the_arc_is_every_sum_of_facing_and_one_outer_front_direction(self, facing: int):
        field = country().state.field
        centre = country().hex("E05")

        def walk(ahead: int, aside: int, outer: int) -> int:
            at = centre
            for direction in [facing] * ahead + [outer % 6] * aside:
                at = field.adjacent[at][direction]
            return at

        near = field.within(centre, 4) & ~(1 << centre)
        sums = {
            walk(ahead, aside, outer)
            for outer in (facing - 1, facing + 1)
            for ahead in range(5)
            for aside in range(5)
            if 0 < ahead + aside <= 4
        }
        assert set(bits(field.arc(centre, facing) & near)) == sums


class TestLineOfSight:
    """5.2"""

    @pytest.mark.rule("COH-5.2.a", "COH-5.2.c")
    @pytest.mark.parametrize("terrain", BLOCKING)
    def test_woods_and_buildings_between_two_hexes_block(self, terrain: str):
        assert not country(terrain, "E05").sees("E03", "E08")
        assert country(terrain, "D05", "F05").sees("E03", "E08")

    @pytest.mark.rule("COH-5.2.c")
    @pytest.mark.parametrize("terrain", CLEAR)
    def test_open_ground_fields_and_water_do_not_block(self, terrain: str):
        assert country(terrain, "E04", "E05", "E06", "E07").sees("E03", "E08")

    @pytest.mark.rule("COH-5.2.b")
    @pytest.mark.parametrize("facing", FACINGS)
    def test_a_unit_sees_behind_itself(self, facing: str):
        p = position(f"""
            board 9x9
            unit G1 german at E05 facing {facing}
            unit S1 soviet at E08 facing N
            turn soviet
        """)
        assert p.refusal("stealth S1 E09").rule == "COH-11.4.a"

    @pytest.mark.rule("COH-5.2.d")
    def test_the_end_hexes_of_the_line_do_not_block(self):
        p = country("woods", "E03", "E08")
        assert p.sees("E03", "E08")
        assert p.sees("E08", "E03")

    @pytest.mark.rule("COH-5.2.e")
    @pytest.mark.parametrize("hex_", ["E02", "F03", "E03", "F04"])
    def test_a_line_through_any_part_of_a_blocking_hex_is_blocked(self, hex_: str):
        """The line E01-F05 only cuts corners of F03 and E03, far from their centres."""
        assert country("open", hex_).sees("E01", "F05")
        assert not country("woods", hex_).sees("E01", "F05")

    @pytest.mark.rule("COH-5.2.f")
    @pytest.mark.parametrize("blocking", ["E02", "F02"])
    def test_along_the_border_of_one_blocking_hex_the_line_is_clear(self, blocking: str):
        assert country("woods", blocking).sees("E01", "F03")

    @pytest.mark.rule("COH-5.2.g")
    def test_along_the_border_of_two_blocking_hexes_the_line_is_blocked(self):
        assert not country("woods", "E02", "F02").sees("E01", "F03")

    @pytest.mark.rule("COH-5.2.h")
    def test_units_do_not_block(self):
        p = duel(
            more="""
                unit G2 german at E03 facing S
                unit S2 soviet at E04 facing N
            """
        )
        assert p.legal("attack G1 E05")

    @pytest.mark.rule("COH-5.2.i")
    @given(woods=st.sets(st.sampled_from([f"{c}{r:02d}" for c in "CDEFG" for r in range(2, 9)])))
    def test_who_sees_is_seen(self, woods: set[str]):
        p = country("woods", *sorted(woods))
        whole = list(bits(p.state.field.whole))
        for a in whole:
            for b in whole:
                assert p.state.field.sees(a, b) == p.state.field.sees(b, a)

    @pytest.mark.rule("COH-5.2.j")
    def test_the_own_hex_and_adjacent_hexes_are_always_in_sight(self):
        around = ("E04", "F05", "F06", "E06", "D06", "D05")
        p = country("stone-building", "E05", *around)
        assert all(p.sees("E05", hex_) for hex_ in ("E05", *around))


class TestRange:
    """5.3"""

    @pytest.mark.rule("COH-5.3.a")
    def test_distance_counts_the_target_hex_but_not_the_attackers_own(self):
        """Three hexes on: in range with 3, at long range with 2, out of reach with 1."""
        assert figures(on_target(duel("range=3"), "attack G1 E05").attack) == [("red-fp", 3)]
        long = on_target(duel("range=2"), "attack G1 E05").attack
        assert figures(long) == [("red-fp", 3), ("long-range", -2)]
        assert duel("range=1").refusal("attack G1 E05").rule == "COH-5.3.d"

    @pytest.mark.rule("COH-5.3.b")
    @pytest.mark.parametrize("distance", [2, 3, 4, 5])
    def test_within_range_nothing_changes(self, distance: int):
        p = duel("range=5", distance=distance)
        assert figures(on_target(p, f"attack G1 E{2 + distance:02d}").attack) == [("red-fp", 3)]

    @pytest.mark.rule("COH-5.3.c")
    @pytest.mark.parametrize("distance", [6, 8, 10])
    def test_up_to_double_range_the_attack_suffers(self, distance: int):
        p = duel("range=5", distance=distance)
        assert on_target(p, f"attack G1 E{2 + distance:02d}").attack.total == 3 - 2

    @pytest.mark.rule("COH-5.3.d")
    def test_beyond_double_range_there_is_no_attack(self):
        refusal = duel("range=5", distance=11).refusal("attack G1 E13")
        assert refusal.rule == "COH-5.3.d"
        assert refusal.args["range"] == 10

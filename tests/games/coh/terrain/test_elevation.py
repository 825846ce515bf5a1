"""Chapter 12: levels, and lines of sight over hills."""

import random

import pytest

from hexfront.board import BoardError
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import NotationError, Position, position
from hexfront.games.coh.notation.sketch import Sketch
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.elevation import RULES, Cause
from hexfront.games.coh.terrain.maps import load_board
from hexfront.hexes import HexId, bits, trace
from tests.board.samples import SMALL

BLOCKING = ("light-woods", "woods", "wooden-building", "stone-building")
COLUMN = [f"E{row:02d}" for row in range(1, 10)]


def country(*lines: str) -> Position:
    return position("\n".join(("board 9x9", *lines, "unit G1 german at A01 facing S")))


def ridge(*heights: str) -> Position:
    """Hexes E01, E02... from north to south: a level each, with a `w` for woods."""
    lines = [f"level {height[0]} {COLUMN[k]}" for k, height in enumerate(heights)]
    lines += [f"terrain woods {COLUMN[k]}" for k, h in enumerate(heights) if h.endswith("w")]
    return country(*lines)


def seen(p: Position, a: str, b: str) -> bool:
    there, back = p.sees(a, b), p.sees(b, a)
    assert there == back
    return there


def over(*heights: str) -> bool:
    """Do the first and the last hex of such a column see each other?"""
    return seen(ridge(*heights), COLUMN[0], COLUMN[len(heights) - 1])


class TestLevels:
    """12.0 and 12.1"""

    @pytest.mark.rule("COH-12.0.a")
    @pytest.mark.parametrize("level", [0, 1, 2])
    def test_there_are_three_levels(self, level: int):
        p = country(f"level {level} C03")
        assert p.state.field.level[p.hex("C03")] == level

    @pytest.mark.rule("COH-12.0.a")
    @pytest.mark.parametrize("level", [-1, 3])
    def test_there_is_no_other_level(self, level: int):
        with pytest.raises(NotationError, match=r"from 0 to 2 \(COH-12\.0\.a\)"):
            country(f"level {level} C03")

    @pytest.mark.rule("COH-12.0.a")
    def test_a_board_file_with_a_third_level_is_refused(self, tmp_path):
        path = tmp_path / "boards" / "9.toml"
        path.parent.mkdir()
        path.write_text(SMALL, encoding="utf-8")
        assert max(load_board(path).level) == 2
        path.write_text(SMALL.replace('2 = "C02"', '3 = "C02"'), encoding="utf-8")
        with pytest.raises(BoardError, match=r"^boards/9\.toml: levels\.3: expected 1 to 2"):
            load_board(path)

    @pytest.mark.rule("COH-12.0.b")
    def test_a_hex_without_a_level_is_at_level_0(self):
        p = country("level 1 C03")
        field = p.state.field
        assert {h for h in bits(field.whole) if field.level[h]} == {p.hex("C03")}

    @pytest.mark.rule("COH-12.0.c")
    @pytest.mark.parametrize("ends", [("E01", "F05"), ("E05", "D01")])
    def test_the_level_counts_for_the_whole_hex_however_little_of_it_is_crossed(self, ends):
        """The line E01-F05 only cuts corners of F03 and E03, far from their centres."""
        hill = {"E01": "F03", "E05": "D03"}[ends[0]]
        assert seen(country(), *ends)
        assert not seen(country(f"level 1 {hill}"), *ends)

    @pytest.mark.rule("COH-12.1.b")
    @pytest.mark.parametrize("terrain", tuple(definitions().terrain))
    def test_a_hill_may_carry_any_terrain(self, terrain: str):
        p = country("level 2 C03", f"terrain {terrain} C03")
        field, h = p.state.field, p.hex("C03")
        assert (field.level[h], field.terrain[h].id) == (2, terrain)
        assert position(p.text()).state.field.level == field.level


class TestHighGround:
    """12.4"""

    @pytest.mark.rule("COH-12.4.a", "COH-12.4.b")
    @pytest.mark.parametrize(
        ("heights", "clear"),
        [
            ("000", True), ("100", True), ("200", True), ("210", True), ("2110", True),
            ("1000", True), ("20100", True), ("2111", True), ("201", True),
            ("120", False), ("020", False), ("121", False), ("010", False), ("0100", False),
        ],
    )  # fmt: skip
    def test_the_higher_end_decides_what_is_in_the_way(self, heights: str, clear: bool):
        assert over(*heights) == clear

    @pytest.mark.rule("COH-12.4.c")
    @pytest.mark.parametrize(
        "heights", ["110", "1100", "1010", "220", "221", "2021", "2200", "1001100"]
    )
    def test_ground_as_high_as_the_high_ground_hex_blocks(self, heights: str):
        assert not over(*heights)
        assert not over(*reversed(heights))

    @pytest.mark.rule("COH-12.4.e")
    @pytest.mark.parametrize(
        ("heights", "clear"),
        [
            ("111", True), ("222", True), ("212", True), ("202", True), ("101", True),
            ("010", False), ("121", False), ("020", False),
        ],
    )  # fmt: skip
    def test_between_equal_levels_only_higher_ground_is_in_the_way(self, heights, clear):
        """D1: an open hill between two hexes of the plain blocks, a plateau does not."""
        assert over(*heights) == clear


class TestBlockingTerrain:
    """12.5"""

    @pytest.mark.rule("COH-12.5.a", "COH-12.5.b")
    @pytest.mark.parametrize("terrain", BLOCKING)
    def test_woods_and_buildings_stand_one_level_higher(self, terrain: str):
        def clear(high: int, low: int, between: int) -> bool:
            return seen(
                country(f"level {high} E01, {low} E05, {between} E03", f"terrain {terrain} E03"),
                "E01", "E05",
            )  # fmt: skip

        assert not clear(1, 0, 0)  # L0 woods count as L1
        assert clear(2, 0, 0)
        assert not clear(2, 0, 1)  # L1 woods count as L2
        assert not clear(1, 1, 0)
        assert clear(2, 2, 0)
        assert not clear(2, 2, 1)

    @pytest.mark.rule("COH-12.5.a")
    @pytest.mark.parametrize("terrain", ["open", "field", "water"])
    def test_other_ground_keeps_its_level(self, terrain: str):
        assert seen(country("level 1 E01", f"terrain {terrain} E03"), "E01", "E05")

    @pytest.mark.rule("COH-12.5.c")
    @pytest.mark.parametrize("terrain", BLOCKING)
    def test_the_ends_keep_their_printed_level(self, terrain: str):
        lines = "level 1 E03, 0 E01 E05", f"terrain {terrain} E01"
        assert not seen(country(*lines), "E01", "E05")
        # In woods at level 1 nobody looks over a hill of level 1.
        assert not seen(country("level 1 E01 E03", f"terrain {terrain} E01"), "E01", "E05")

    @pytest.mark.parametrize(
        ("heights", "clear"),
        [
            (("1", "1", "1"), True), (("0", "1", "0"), False),
            (("1", "0w", "1"), False), (("2", "0w", "2"), True),
        ],
    )  # fmt: skip
    def test_derived_check_d1(self, heights, clear: bool):
        assert over(*heights) == clear


class TestBlindSpots:
    """12.6"""

    @pytest.mark.rule("COH-12.6.a", "COH-12.6.b")
    @pytest.mark.parametrize("terrain", BLOCKING)
    @pytest.mark.parametrize("low", [0, 1])
    def test_right_behind_woods_and_buildings_nobody_is_seen_from_above(self, terrain, low: int):
        """A3: a target above the tree tops as well."""
        p = country(f"level 2 E01, {low} E06 E07", f"terrain {terrain} E05")
        assert not seen(p, "E01", "E06")
        assert seen(p, "E01", "E07")

    @pytest.mark.rule("COH-12.6.a")
    @pytest.mark.parametrize("heights", [("2", "0", "0w", "2"), ("1", "1", "0", "1")])
    def test_between_equal_levels_there_is_no_blind_spot(self, heights):
        assert over(*heights)

    @pytest.mark.rule("COH-12.6.a")
    def test_open_ground_makes_no_blind_spot(self):
        assert over("2", "0", "1", "0")
        assert over("2", "1", "1")

    @pytest.mark.rule("COH-12.6.a")
    def test_the_last_hex_before_the_lower_end_decides_not_the_last_before_the_higher(self):
        assert over("2", "0w", "0", "0")
        assert not over("2", "0", "0w", "0")

    @pytest.mark.rule("COH-12.6.c")
    @pytest.mark.parametrize("far", ["E07", "E08", "E09"])
    def test_further_behind_one_is_seen_again(self, far: str):
        p = country("level 2 E01", "terrain woods E05")
        assert seen(p, "E01", far)
        assert not seen(country("level 1 E01", "terrain woods E05"), "E01", far)

    @pytest.mark.rule("COH-12.6.d")
    def test_the_woods_themselves_are_seen(self):
        p = country("level 2 E01", "terrain woods E05")
        assert seen(p, "E01", "E05")
        assert not seen(country("level 2 E01", "terrain woods E04 E05"), "E01", "E05")

    @pytest.mark.rule("COH-12.6.a")
    def test_along_a_hexside_the_last_pair_decides_and_both_must_be_woods(self):
        """The line from G02 to E05 comes in along the side between E04 and F05."""
        p = country("level 2 G02", "terrain woods E04 F05")
        assert not seen(p, "G02", "E05")
        for one in ("E04", "F05"):
            assert seen(country("level 2 G02", f"terrain woods {one}"), "G02", "E05")


class TestAlongHexsides:
    """A1 with 5.2: of two hexes beside the line both must be in the way."""

    @pytest.mark.rule("COH-12.4.b")
    @pytest.mark.parametrize(
        ("left", "right", "clear"),
        [
            ("1", "1", False),
            ("1", "0", True),
            ("0", "1", True),
            ("1", "0w", False),
            ("0w", "0w", False),
        ],
    )
    def test_both_hexes_of_a_pair_must_block(self, left: str, right: str, clear: bool):
        """E01 (level 0) and F03 (level 0); the line runs between E02 and F02."""
        lines = [f"level {left[0]} E02, {right[0]} F02"]
        lines += [f"terrain woods {h}" for h, s in (("E02", left), ("F02", right)) if "w" in s]
        assert seen(country(*lines), "E01", "F03") == clear


def literal(field: Battlefield, a: HexId, b: HexId) -> bool:
    """A1 and A42 word by word, for one line."""
    line = trace(field.grid, a, b)
    low, high = sorted((field.level[a], field.level[b]))

    def blocks(h: int) -> bool:
        if h < 0:
            return False
        tall = field.terrain[h].blocks
        raised = field.level[h] + (1 if tall else 0)
        if low != high:
            return raised >= high
        return field.level[h] > high or (tall and raised >= high)

    if any(blocks(h) for h in line.hexes):
        return False
    if any(blocks(left) and blocks(right) for left, right in line.borders):
        return False
    if low == high:
        return True
    lower, sides = (a, line.exit) if field.level[a] == low else (b, line.entry)
    before = [field.grid.adjacent[lower][side] for side in sides]
    if field.distance(a, b) == 1:
        return True
    return not all(h >= 0 and field.terrain[h].blocks for h in before)


def random_country(seed: int) -> Battlefield:
    rng = random.Random(seed)
    sketch = Sketch(rng.randint(3, 9), rng.randint(3, 9))
    for h in sketch.grid.hexes:
        sketch.level[h] = rng.choice((0, 0, 0, 1, 1, 2))
        sketch.terrain[h] = rng.choice(("open", "open", "open", "woods", "water"))
    return Battlefield(sketch.board(), definitions().terrain)


@pytest.mark.rule("COH-12.4.d", "COH-12.4.b", "COH-12.6.b")
@pytest.mark.parametrize("seed", range(6))
def test_all_lines_at_once_are_as_the_words_say_of_each(seed: int):
    field = random_country(seed)
    for a in bits(field.whole):
        for b in bits(field.whole):
            assert field.sees(a, b) == field.sees(b, a)
            assert field.sees(a, b) == literal(field, a, b), (seed, a, b)


class TestExplained:
    """What the page is told of a blocked line."""

    @pytest.mark.parametrize("seed", range(6))
    def test_a_line_is_blocked_exactly_if_something_is_named(self, seed: int):
        field = random_country(seed)
        for a in bits(field.whole):
            for b in bits(field.whole):
                named = field.relief.obstacles(a, b)
                assert (not named) == field.sees(a, b)
                back = field.relief.obstacles(b, a)
                found = {(frozenset(o.hexes), o.cause) for o in named}
                assert found == {(frozenset(o.hexes), o.cause) for o in back}

    @pytest.mark.parametrize(
        ("heights", "cause", "at"),
        [
            (("0", "0w", "0"), Cause.TERRAIN, "E02"),
            (("0", "1", "0"), Cause.HILL, "E02"),
            (("1", "0", "2", "0"), Cause.HILL, "E03"),
            (("1", "1", "0"), Cause.PLATEAU, "E02"),
            (("1", "0w", "0", "0"), Cause.RAISED, "E02"),
            (("1", "0w", "1"), Cause.RAISED, "E02"),
            (("2", "0", "0w", "0"), Cause.BLIND_SPOT, "E03"),
            (("0", "0w", "0", "2"), Cause.BLIND_SPOT, "E02"),
        ],
    )  # fmt: skip
    def test_each_cause_has_its_hex_and_rule(self, heights, cause: Cause, at: str):
        p = ridge(*heights)
        ends = p.hex("E01"), p.hex(COLUMN[len(heights) - 1])
        (found,) = p.state.field.relief.obstacles(*map(HexId, ends))
        assert (found.cause, [p.label(h) for h in found.hexes]) == (cause, [at])
        assert RULES[cause].startswith("COH-")

    def test_of_a_pair_both_hexes_are_named(self):
        p = country("level 1 E02", "terrain woods F02")
        (found,) = p.state.field.relief.obstacles(HexId(p.hex("E01")), HexId(p.hex("F03")))
        assert {p.label(h) for h in found.hexes} == {"E02", "F02"}
        assert found.cause is Cause.HILL

"""The thread of a LOS, what a unit sees, and where it could move."""

import pytest

from hexfront.board import centre_px
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.companion import AslskGameFacts
from hexfront.play import Thread

FACTS = AslskGameFacts()
GERMAN, RUSSIAN = 0, 1


def thread(p: Position, a: str, b: str) -> Thread:
    found = FACTS.trace(p.state, GERMAN, p.hex(a), p.hex(b))
    assert found is not None
    return found


class TestThreads:
    def test_a_clear_line(self):
        p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K9")
        line = thread(p, "K5", "K9")
        assert (line.clear, line.distance, line.blocks, line.hindrances) == (True, 4, (), ())

    def test_a_blocked_line_says_where_and_why(self):
        p = position("terrain woods K7\nger A 4-6-7 at K5\nrus S 4-4-7 at K9")
        line = thread(p, "K5", "K9")
        (snag,) = line.blocks
        assert not line.clear
        assert (snag.hex, snag.what, snag.rule) == (p.hex("K7"), "woods", "ASL-1.1.1.WD.a")
        x, y = centre_px(p.state.setting.board, p.hex("K7"))
        assert snag.x == pytest.approx(x, abs=1)
        assert snag.y < y  # where the line meets it, on the side of the viewer

    def test_hindrances_are_told_with_their_drm(self):
        p = position("""
            terrain grain K7
            ger A 4-6-7 at K5
            rus S 4-4-7 at K9
            smoke K8 grenade
        """)
        line = thread(p, "K5", "K9")
        assert line.clear
        assert [(s.what, s.value) for s in line.hindrances] == [("grain", 1), ("smoke", 2)]

    def test_a_thread_is_the_same_from_either_end(self):
        p = position("terrain woods L7, grain M8\nger A 4-6-7 at K5\nrus S 4-4-7 at N9")
        there, back = thread(p, "K5", "N9"), thread(p, "N9", "K5")
        assert there.clear == back.clear
        assert {s.hex for s in there.blocks} == {s.hex for s in back.blocks}

    @pytest.mark.rule("ASL-3.2.1.i")
    def test_without_free_los_no_thread_is_laid(self):
        p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K9\noption free_los off")
        assert FACTS.trace(p.state, GERMAN, p.hex("K5"), p.hex("K9")) is None
        assert FACTS.look(p.state, GERMAN, p.hex("K5"), -1).visible == ()

    def test_a_hex_beyond_the_map_is_refused(self):
        p = position("ger A 4-6-7 at K5")
        with pytest.raises(ValueError, match="no hex"):
            FACTS.trace(p.state, GERMAN, p.hex("K5"), -7)
        with pytest.raises(ValueError, match="no hex"):
            FACTS.look(p.state, GERMAN, 10**6, -1)


class TestSight:
    def test_a_hex_sees_what_it_sees(self):
        p = position("terrain woods K6\nger A 4-6-7 at K5")
        visible = FACTS.look(p.state, GERMAN, p.hex("K5"), -1).visible
        assert p.hex("K6") in visible
        assert p.hex("K7") not in visible
        assert all(p.sees("K5", p.label(h)) for h in visible)

    def test_a_unit_shows_its_ranges(self):
        p = position("rus S 4-2-6 at K5\nger A 4-6-7 at Q9")
        sight = FACTS.look(p.state, RUSSIAN, -1, p.unit("S"))
        assert {p.distance("K5", p.label(h)) for h in sight.zone} == {1, 2}
        assert {p.distance("K5", p.label(h)) for h in sight.long_range} == {3, 4}

    def test_a_hidden_enemy_is_not_looked_through(self):
        p = position("terrain woods K5\nrus S 4-4-7 at K5 hidden\nger A 4-6-7 at Q9")
        assert FACTS.look(p.state, RUSSIAN, -1, p.unit("S")).hex == p.hex("K5")
        with pytest.raises(ValueError, match="in sight"):
            FACTS.look(p.state, GERMAN, -1, p.unit("S"))

    def test_a_unit_off_the_map_sees_nothing(self):
        p = position("ger A 4-6-7 at K5\nger B 4-6-7 eliminated")
        with pytest.raises(ValueError, match="in sight"):
            FACTS.look(p.state, GERMAN, -1, p.unit("B"))


def reach(p: Position, name: str) -> dict[str, tuple[float, str]]:
    found = FACTS.look(p.state, GERMAN, -1, p.unit(name)).reach
    return {p.label(r.hex): (r.left, r.kind) for r in found}


class TestReach:
    def test_four_mf_and_two_more_at_double_time(self):
        p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at GG1\nphase movement german")
        found = reach(p, "A")
        assert found["K4"] == (3.0, "move")
        assert {kind for label, (_, kind) in found.items() if p.distance("K5", label) <= 4} == {
            "move"
        }
        assert {p.distance("K5", label) for label, (_, k) in found.items() if k == "double"} == {
            5, 6,
        }  # fmt: skip

    def test_terrain_enemies_and_full_hexes_are_in_the_way(self):
        p = position("""
            terrain woods K4
            ger A 4-6-7 at K5
            ger B 4-6-7 at L5
            ger C 4-6-7 at L5
            ger D 4-6-7 at L5
            rus S 4-4-7 at K6
            phase movement german
        """)
        found = reach(p, "A")
        assert found["K4"] == (2.0, "move")
        assert "K6" not in found
        assert "L5" not in found

    def test_hidden_enemies_are_not(self):
        text = "terrain woods K6\nger A 4-6-7 at K5\nrus S 4-4-7 at {}\nphase movement german"
        with_one = position(text.format("K6 hidden"))
        without = position(text.format("GG1"))
        assert reach(with_one, "A") == reach(without, "A")

    def test_the_road_bonus_reaches_a_hex_further(self):
        p = position("""
            road K2-K9
            ger A 4-6-7 at K2
            rus S 4-4-7 at GG1
            phase movement german
        """)
        found = reach(p, "A")
        assert found["K7"] == (0.0, "road")
        assert found["K6"] == (0.0, "move")

    def test_whoever_cannot_move_reaches_nothing(self):
        p = position("""
            ger A 4-6-7 at K5 pinned
            rus S 4-4-7 at K9
            phase movement german running
        """)
        assert reach(p, "A") == {}
        assert FACTS.look(p.state, GERMAN, -1, p.unit("S")).reach == ()

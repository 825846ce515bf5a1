"""What a seat learns of hidden units: that they act, and nothing more.

Each test plays two courses that differ in a secret of the Soviet side and compares all that
the German seat gets: who acts, view, offers, refusals and log.
"""

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.notation.position import Item
from tests.games.coh.screen.helpers import course

ASKED = ("attack G1 E05", "attack G1 C03", "attack G1 E09", "move G1 E05", "stealth G1 E03",
         "stealth G1 E02", "select S1", "recon G1", "reveal S1")  # fmt: skip
AFTERWARDS: tuple[Item, ...] = ("select G1", "move G1 E04")


def behind_woods(*more: str, s1: str = "at E06 facing N", s2: str = "at E07 hidden") -> Position:
    """S1 and S2 south of the woods in E05, G1 north of them; it is the Soviet turn."""
    lines = (
        "board 9x9",
        "terrain woods E05 C07 G07",
        "unit G1 german at E03 facing S",
        f"unit S1 soviet {s1}",
        f"unit S2 soviet {s2}",
        "turn soviet",
        *more,
    )
    return position("\n".join(lines))


def same_to_germans(one: Position, other: Position, *scripts: tuple[Item, ...]) -> None:
    """Both courses are alike in German eyes, at every step; one script may serve both."""
    told = [course(p, "german", script, *ASKED)
            for p, script in zip((one, other), (scripts[0], scripts[-1]), strict=True)]  # fmt: skip
    assert told[0] == told[1]


class TestHiding:
    @pytest.mark.rule("COH-11.4.c")
    @pytest.mark.parametrize("to", ["E07", "D07", "F07"])
    def test_where_a_unit_hides_is_not_seen(self, to: str):
        same_to_germans(behind_woods(), behind_woods(), ("stealth S1 E06", "cap 0", 7, *AFTERWARDS),
                        (f"stealth S1 {to}", "cap 0", 7, *AFTERWARDS))  # fmt: skip

    @pytest.mark.rule("COH-11.6.b")
    def test_whether_it_was_tired_by_that_is_not_seen(self):
        same_to_germans(behind_woods(), behind_woods(), ("stealth S1 E06", "cap 1", 7, *AFTERWARDS),
                        ("stealth S1 E06", "cap 1", 1, *AFTERWARDS))  # fmt: skip

    @pytest.mark.rule("COH-11.6.b")
    def test_what_was_known_of_a_unit_is_no_longer_shown_once_it_hides(self):
        p = behind_woods(s1="at E06 facing N hit=suppressed! stressed")
        seen = p.play("stealth S1 E06", 1).view("german").units[p.id("S1")]
        assert (seen.place, seen.hex, seen.facing) == ("hidden", -1, -1)
        assert (seen.spent, seen.stressed, seen.hit, seen.hit_shown) == (False, False, "", False)

    @pytest.mark.rule("COH-11.4.a")
    def test_hidden_enemies_do_not_forbid_to_hide(self):
        p = behind_woods(s1="at E08 facing N", s2="at B02 hidden").play("pass")
        assert p.sees("B02", "E03")
        assert p.unit("S2").place == "hidden"
        assert p.legal("stealth G1 E03")


class TestHiddenMoves:
    @pytest.mark.rule("COH-11.5.e", "COH-11.5.f")
    @pytest.mark.parametrize("to", ["E08", "D08", "F08", "D07"])
    def test_where_a_hidden_unit_goes_is_not_told(self, to: str):
        ahead, aside = ("stealth S2 E06", "cap 0", 7), (f"stealth S2 {to}", "cap 0", 7)
        there = behind_woods(s1="at E07 hidden")
        same_to_germans(behind_woods(s1="at E07 hidden"), there, (*ahead, *AFTERWARDS),
                        (*aside, *AFTERWARDS))  # fmt: skip

    @pytest.mark.rule("COH-11.0.b")
    @pytest.mark.parametrize("at", ["A09", "E05", "C07", "E09"])
    def test_where_a_hidden_unit_is_makes_no_difference(self, at: str):
        script = ("pass", *AFTERWARDS)
        same_to_germans(behind_woods(), behind_woods(s2=f"at {at} hidden"), script)

    @pytest.mark.rule("COH-11.6.b")
    @pytest.mark.parametrize("action", ["stealth S2 E08", "stall S2"])
    def test_the_spent_check_of_a_hidden_unit_is_made_in_secret(self, action: str):
        same_to_germans(behind_woods(), behind_woods(), (action, "cap 0", 7, *AFTERWARDS),
                        (action, "cap 0", 1, *AFTERWARDS))  # fmt: skip

    @pytest.mark.rule("COH-11.6.b")
    @pytest.mark.parametrize("state", ["spent", "stressed", "spent stressed"])
    def test_the_state_of_a_hidden_unit_makes_no_difference(self, state: str):
        script = ("pass", *AFTERWARDS)
        same_to_germans(behind_woods(), behind_woods(s2=f"at E07 hidden {state}"), script)

    @pytest.mark.parametrize("action", ["stall", "stealth"])
    def test_which_of_two_hidden_units_acts_is_not_told(self, action: str):
        first = ("stall S1",) if action == "stall" else ("stealth S1 E07",)
        second = ("stall S2",) if action == "stall" else ("stealth S2 E08",)
        one, other = (behind_woods(s1="at E06 hidden") for _ in range(2))
        same_to_germans(one, other, (*first, "cap 0", 7, *AFTERWARDS),
                        (*second, "cap 0", 7, *AFTERWARDS))  # fmt: skip

    @pytest.mark.rule("COH-11.6.b")
    def test_the_cap_spent_are_seen(self):
        p = behind_woods().play("stealth S2 E08", "cap 3", 7)
        assert p.view("german").cap == (7, 4)
        paid = [entry for entry in p.heard("german") if entry.message == "log-cap-cost"]
        assert [entry.args for entry in paid] == [{"side": 1, "cap": 3}]

    @pytest.mark.rule("COH-11.6.b")
    def test_cap_paid_for_a_spent_hidden_unit_do_not_name_it_but_cannot_be_taken_back(self):
        p = behind_woods(s2="at E07 hidden spent")
        before = p.game.revealed(p.state)
        p.play("stealth S2 E08")
        assert p.cap("soviet") == 2
        assert all("unit" not in entry.args for entry in p.heard("german"))
        assert p.game.revealed(p.state) > before


class TestHiddenRally:
    HIT = "at E07 hidden hit=pinned"

    @pytest.mark.rule("COH-11.6.b", "COH-7.7.c")
    @pytest.mark.parametrize("die", [1, 7])
    def test_a_failure_tells_only_that_a_hidden_unit_tried(self, die: int):
        p = behind_woods(s2=self.HIT).play("rally S2", "shift 0", 2, die)
        told = [(entry.message, entry.args) for entry in p.heard("german")]
        assert told == [("log-hidden-rally", {"side": 1})]
        assert p.unit("S2").hit == "pinned"

    @pytest.mark.rule("COH-7.7.b")
    def test_a_success_shows_the_marker_but_not_whose_it_was(self):
        script = ("shift 0", 12, "cap 0", 7, *AFTERWARDS)
        one, other = (behind_woods(s1="at E06 hidden hit=pinned", s2=self.HIT) for _ in range(2))
        same_to_germans(one, other, ("rally S1", *script), ("rally S2", *script))
        shown = [entry for entry in one.heard("german") if "marker" in entry.args]
        assert [entry.args for entry in shown] == [{"marker": "pinned"}]

    @pytest.mark.rule("COH-7.7.c")
    @pytest.mark.parametrize("marker", ["unnerved", "panicked"])
    def test_the_number_of_the_marker_is_a_secret(self, marker: str):
        script = ("rally S2", "shift -1", 2, "cap 0", 7, *AFTERWARDS)
        other = behind_woods(s2=f"at E07 hidden hit={marker}")
        same_to_germans(behind_woods(s2=self.HIT), other, script)


class TestSilentConsequences:
    def test_who_keeps_an_objective_is_not_told(self):
        script = ("pass", *AFTERWARDS)
        held, empty = (
            behind_woods("objective E07 soviet", s2=f"at {h} hidden") for h in ("E07", "A09")
        )
        same_to_germans(held, empty, script)

    def test_a_killed_unit_does_not_fall_because_a_hidden_enemy_is_near(self):
        p = position("""
            unit G1 german at E03 facing S hit=killed
            unit S1 soviet at E04 hidden
            terrain woods E04
        """)
        assert p.unit("G1").place == "board"

    @pytest.mark.rule("COH-11.2.b")
    def test_the_facing_of_a_revealed_unit_is_its_owners_choice_alone(self):
        p = behind_woods().play("reveal S2")
        assert p.view("german").actor == 1
        assert p.game.offers(p.state, 0) == []
        assert len(p.game.offers(p.state, 1)) == 6

"""Sections 10.5 to 10.8: one unit attacks, units around it support it."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import figures
from tests.games.coh.groups.helpers import check_cost, needed, stressed

AROUND = ("E05", "E04", "F05", "F06", "E06", "D06", "D05")


def battery(*more: str, g1: str = "", s1: str = "") -> Position:
    """G1 in E05 faces north, S1 in E02 faces it. Blank squads: FP 3, range 5, attack cost 3."""
    lines = (
        "board 9x9",
        f"unit G1 german at E05 facing N {g1}",
        f"unit S1 soviet at E02 facing S {s1}",
        *more,
    )
    return position("\n".join(lines))


def supports(p: Position, attack: str = "attack G1 E02") -> bool:
    """Is G2 asked to support this attack?"""
    p.play(attack)
    return p.waits_for == "ChooseSupport" and "join G2" in p.choices()


def why_not(p: Position, attack: str = "attack G1 E02") -> str:
    """The rule by which G2 cannot support; G9 could, so the question is put."""
    return p.play(attack).refusal("join G2").rule


ABLE = "unit G9 german at F05 facing N"


class TestGroupAttack:
    """10.5"""

    @pytest.mark.rule("COH-10.5.a")
    def test_one_unit_attacks_whatever_the_others_could_do(self):
        p = battery("unit G2 german at D05 facing N red=9 attack=1")
        p.play("attack G1 E02", "join G2")
        assert figures(needed(p)) == [
            ("front-defense", 12), ("red-fp", -3), ("support", -1),
        ]  # fmt: skip
        p.play(7)
        assert len(p.told("log-miss")) == 1
        assert check_cost(p) == 3

    @pytest.mark.rule("COH-10.5.a")
    def test_support_is_offered_not_imposed(self):
        p = battery("unit G2 german at D05 facing N").play("attack G1 E02", "done")
        assert needed(p).total == 9
        p.play(7, 7)
        assert stressed(p) == {"G1"}

    @pytest.mark.rule("COH-10.5.b", "COH-10.6.a")
    @pytest.mark.parametrize("at", AROUND)
    def test_support_comes_from_the_attackers_hex_and_the_six_around_it(self, at: str):
        assert supports(battery(f"unit G2 german at {at} facing N"))

    @pytest.mark.rule("COH-10.5.b", "COH-10.6.a")
    @pytest.mark.parametrize("at", ["E03", "E07", "G05", "C05", "D04"])
    def test_nobody_two_hexes_away_can_support(self, at: str):
        p = battery(ABLE, f"unit G2 german at {at} facing N")
        assert p.state.field.distance(p.hex("E05"), p.hex(at)) == 2
        assert why_not(p) == "COH-10.6.a"


class TestSupportingUnits:
    """10.6"""

    @pytest.mark.rule("COH-10.6.b")
    @pytest.mark.parametrize("facing", ["SE", "S", "SW"])
    def test_the_target_must_be_in_the_arc_of_the_supporting_unit(self, facing: str):
        assert supports(battery("unit G2 german at E06 facing N"))
        assert why_not(battery(ABLE, f"unit G2 german at E06 facing {facing}")) == "COH-10.6.b"

    @pytest.mark.rule("COH-10.6.b")
    def test_the_target_must_be_in_its_line_of_sight(self):
        p = battery(ABLE, "terrain woods D04", "unit G2 german at D05 facing N")
        assert p.sees("E05", "E02")
        assert not p.sees("D05", "E02")
        assert why_not(p) == "COH-10.6.b"

    @pytest.mark.rule("COH-10.6.b")
    def test_the_target_must_be_within_its_double_range(self):
        assert why_not(battery(ABLE, "unit G2 german at E06 facing N range=1")) == "COH-10.6.b"

    @pytest.mark.rule("COH-10.6.c")
    @pytest.mark.parametrize("reach", [2, 3])
    def test_there_is_no_support_at_long_range(self, reach: int):
        p = battery(ABLE, f"unit G2 german at E06 facing N range={reach}")
        assert why_not(p) == "COH-10.6.c"

    @pytest.mark.rule("COH-10.6.c")
    def test_the_last_hex_of_its_range_is_near_enough(self):
        assert supports(battery("unit G2 german at E06 facing N range=4"))

    @pytest.mark.rule("COH-10.6.c")
    def test_the_attacker_itself_may_fire_at_long_range_with_support(self):
        p = battery("unit G2 german at D05 facing N", g1="range=2").play("attack G1 E02", "join G2")
        assert figures(needed(p)) == [
            ("front-defense", 12), ("red-fp", -3), ("long-range", 2), ("support", -1),
        ]  # fmt: skip

    @pytest.mark.rule("COH-10.6.d")
    @pytest.mark.parametrize("marker", ["suppressed", "berserk"])
    def test_a_marker_that_changes_firepower_forbids_support(self, marker: str):
        p = position(f"""
            unit G1 german at E05 facing N
            unit G9 german at F05 facing N
            unit G2 german at D05 facing N hit={marker}
            unit S1 soviet at E04 facing S
        """)
        assert why_not(p, "attack G1 E04") == "COH-10.6.d"

    @pytest.mark.rule("COH-10.6.d")
    @pytest.mark.parametrize("marker", ["pinned", "unnerved", "cowering"])
    def test_other_markers_do_not(self, marker: str):
        p = position(f"""
            unit G1 german at E05 facing N
            unit G2 german at D05 facing N hit={marker}
            unit S1 soviet at E04 facing S
        """)
        assert supports(p, "attack G1 E04")

    @pytest.mark.rule("COH-7.2.d")
    def test_a_face_down_marker_does_not_decide_whether_support_is_asked_for(self):
        p = battery("unit G2 german at D05 facing N hit=suppressed").play("attack G1 E02")
        assert p.choices() == ["done"]
        for words in ("D05 facing N hit=suppressed!", "E07 facing N hit=suppressed"):
            p = battery(f"unit G2 german at {words}").play("attack G1 E02")
            assert p.waits_for == "HitNumber"

    @pytest.mark.rule("COH-10.6.e")
    @pytest.mark.parametrize(
        "words",
        [
            "at E07 facing N",
            "at D05 facing S",
            "at D05 facing N range=2",
            "at D05 facing N hit=suppressed",
            "at D05 facing N red=none",
        ],
    )
    def test_one_condition_that_fails_is_enough(self, words: str):
        p = battery(ABLE, f"unit G2 german {words}").play("attack G1 E02")
        assert p.choices() == ["done", "join G9"]

    @pytest.mark.rule("COH-10.6.e")
    def test_in_close_combat_too_support_needs_fp_of_the_targets_colour(self):
        p = position("""
            unit G1 german at E05 facing N blue=2
            unit G2 german at E05 facing N blue=none
            unit G3 german at E05 facing N blue=0
            unit S1 soviet at E05 facing S armored
            unit S2 soviet at E05 facing S
        """)
        assert p.play("close G1 S1").choices() == ["done", "join G3"]
        assert p.refusal("join G2").rule == "COH-10.6.e"

    @pytest.mark.rule("COH-10.6.e", "COH-10.7.a")
    def test_in_a_mixed_hex_a_supporter_helps_only_against_targets_of_its_colours(self):
        p = battery(
            "unit G2 german at D05 facing N blue=none",
            "unit G3 german at F05 facing N blue=0",
            "unit S2 soviet at E02 facing S armored",
            g1="blue=2",
        )
        p.play("attack G1 E02", "join G2", "join G3")
        rows = [p.preview(f"target {name}").targets[0] for name in ("S1", "S2")]
        assert [row.attack.value("tally-support") for row in rows] == [2, 1]

    @pytest.mark.rule("COH-10.6.f")
    def test_in_close_combat_only_units_in_the_hex_may_support(self):
        p = position("""
            unit G1 german at E05 facing S
            unit G2 german at E06 facing N
            unit G3 german at E05 facing S
            unit S1 soviet at E05 facing S
        """)
        p.play("close G1 S1")
        assert p.choices() == ["done", "join G3"]  # whatever G3's facing
        assert p.refusal("join G2").rule == "COH-10.6.f"
        p.play("join G3")
        assert figures(needed(p)) == [
            ("flank-defense", 11), ("red-fp", -3), ("close-combat", -4), ("support", -1),
        ]  # fmt: skip

    @pytest.mark.rule("COH-10.6.g")
    def test_a_unit_in_close_combat_cannot_support_an_attack_elsewhere(self):
        p = battery(ABLE, "unit G2 german at D05 facing N", "unit S2 soviet at D05 facing N")
        assert why_not(p) == "COH-10.6.g"

    @pytest.mark.rule("COH-10.6.h")
    @pytest.mark.parametrize("marker", ["stunned", "panicked", "killed"])
    def test_who_cannot_attack_cannot_support(self, marker: str):
        p = battery(ABLE, f"unit G2 german at D05 facing N hit={marker}")
        assert why_not(p) == "COH-10.6.h"

    @pytest.mark.rule("COH-10.6.h")
    def test_nobody_supports_from_the_water(self):
        p = battery(ABLE, "terrain water D05", "unit G2 german at D05 facing N")
        assert why_not(p) == "COH-10.6.h"

    @pytest.mark.rule("COH-10.1.b")
    def test_a_spent_unit_does_not_support_without_cap(self):
        p = battery(ABLE, "cap german 2", "unit G2 german at D05 facing N spent")
        assert why_not(p) == "COH-10.1.c"

    @pytest.mark.rule("COH-10.1.c")
    def test_with_a_spent_supporter_the_whole_attack_is_paid_in_cap(self):
        p = battery("cap german 3", "unit G2 german at D05 facing N spent")
        p.play("attack G1 E02", "join G2", 7)
        assert p.turn == "soviet"
        assert p.cap("german") == 0
        assert p.unit("G1").fresh

    @pytest.mark.rule("COH-10.1.c")
    def test_an_attack_that_costs_nothing_takes_spent_supporters_without_cap(self):
        p = position("""
            unit G1 german at E05 facing N attack=1 hit=berserk
            unit G2 german at D05 facing N spent
            unit S1 soviet at E04 facing S
            cap german 0
        """)
        assert supports(p, "attack G1 E04")

    @pytest.mark.rule("COH-10.12.d")
    def test_adrenaline_is_for_a_group_of_spent_units(self):
        fresh, tired = "unit G2 german at D05 facing N", "unit G3 german at F05 facing N spent"
        p = battery("hand german 1", fresh, tired, g1="spent")
        p.play("card 1", "select G1", "attack G1 E02")
        assert p.choices() == ["done", "join G3"]


class TestGroupAttackRating:
    """10.7"""

    @pytest.mark.rule("COH-10.7.a")
    def test_each_supporting_unit_adds_1(self):
        at = ("D05", "D06", "F05", "F06")
        p = battery(*(f"unit G{n} german at {h} facing N" for n, h in enumerate(at, 2)))
        p.play("attack G1 E02")
        for name, number in (("G2", 8), ("G3", 7), ("G4", 6)):
            p.play(f"join {name}")
            assert p.preview("done").targets[0].number == number
        p.play("join G5")  # the last one, so the attack begins
        assert needed(p).total == 12 - 3 - 4

    @pytest.mark.rule("COH-10.7.b")
    def test_the_other_modifiers_are_those_of_the_attacking_unit(self):
        """G2 is adjacent to the target and in front of it; G1 is on its flank, two hexes away."""
        p = position("""
            unit G1 german at E05 facing N
            unit G2 german at E04 facing NW
            unit S1 soviet at D04 facing NE
        """)
        p.play("attack G1 D04", "join G2")
        assert figures(needed(p)) == [
            ("flank-defense", 11), ("red-fp", -3), ("support", -1),
        ]  # fmt: skip

    @pytest.mark.rule("COH-10.7.b")
    def test_a_short_range_attacker_keeps_its_bonus(self):
        p = position("""
            unit G1 german at E04 facing N
            unit G2 german at E05 facing N
            unit S1 soviet at E03 facing S
        """)
        p.play("attack G1 E03", "join G2")
        assert figures(needed(p)) == [
            ("front-defense", 12), ("red-fp", -3), ("short-range", -3), ("support", -1),
        ]  # fmt: skip

    @pytest.mark.rule("COH-10.7.a")
    def test_support_counts_against_every_target_in_the_hex(self):
        p = battery("unit G2 german at D05 facing N", "unit S2 soviet at E02 facing N")
        p.play("attack G1 E02", "join G2", "target S1")
        assert needed(p).total == 12 - 3 - 1
        p.play(2)
        assert needed(p).total == 11 - 3 - 1


class TestCostOfAGroupAttack:
    """10.8"""

    @pytest.mark.rule("COH-10.8.a")
    @pytest.mark.parametrize(
        ("attacker", "supporter", "cost"),
        [
            ("attack=2", "attack=5", 2),
            ("attack=5", "attack=2", 5),
            ("attack=2 hit=suppressed", "", 3),
            ("attack=2", "hit=pinned", 2),
            ("attack=2 stressed", "", 3),
            ("attack=2", "stressed", 3),
            ("attack=2 stressed", "stressed", 3),
        ],
    )
    def test_it_is_the_attacking_units_cost(self, attacker: str, supporter: str, cost: int):
        p = battery(f"unit G2 german at D05 facing N {supporter}", g1=attacker)
        p.play("attack G1 E02", "join G2", 2)
        assert check_cost(p) == cost

    @pytest.mark.rule("COH-10.8.a")
    def test_a_supporters_marker_does_not_raise_the_cost(self):
        """Cowering makes its own attacks 2 AP dearer."""
        p = position("""
            unit G1 german at E05 facing N attack=2
            unit G2 german at D05 facing N hit=cowering
            unit S1 soviet at E04 facing S
        """)
        p.play("attack G1 E04", "join G2", 2)
        assert check_cost(p) == 2
        assert not p.unit("G2").shown

    @pytest.mark.rule("COH-10.10.d", "COH-10.1.e")
    def test_all_who_fired_share_the_spent_check(self):
        p = battery("unit G2 german at D05 facing N", ABLE).play("attack G1 E02", "join G2")
        p.play("done", 2, 3)
        assert [p.unit(name).spent for name in ("G1", "G2", "G9")] == [True, True, False]
        assert stressed(p) == {"G1", "G2"}

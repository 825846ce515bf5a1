"""Section 11.7: recon by fire."""

import msgspec
import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import figures
from tests.games.coh.groups.helpers import check_cost, needed

SHOT = ("recon G1", "attack G1 E05")


def suspicious(*more: str, s1: str = "at E05", g1: str = "", terrain: str = "woods") -> Position:
    """G1 in E01 looks south at E05, in which S1 is hidden."""
    lines = (
        "board 9x9",
        f"terrain {terrain} E05",
        f"unit G1 german at E01 facing S {g1}",
        f"unit S1 soviet {s1} hidden",
        *more,
    )
    return position("\n".join(lines))


class TestTheSuspectedHex:
    @pytest.mark.rule("COH-11.7.a")
    def test_any_hex_of_the_attack_zone_without_visible_units_may_be_searched(self):
        p = suspicious("unit S2 soviet at E03 facing N", "unit G2 german at E04 facing S",
                       g1="range=2")  # fmt: skip
        p.play("recon G1")
        zone = {p.label(h) for h in range(p.state.field.grid.size)
                if p.state.field.zone(p.hex("E01"), 3, 4) >> h & 1}  # fmt: skip
        assert {"E05", "E02", "D03", "C03"} <= zone
        assert {text.split()[-1] for text in p.choices()} == zone - {"E03", "E04"}

    @pytest.mark.rule("COH-11.7.a")
    @pytest.mark.parametrize(
        ("to", "rule"), [("C01", "COH-5.1.a"), ("E07", "COH-5.2.a"), ("C08", "COH-5.3.d")]
    )
    def test_a_hex_outside_the_attack_zone_may_not(self, to: str, rule: str):
        assert suspicious(g1="range=2").refusal(f"attack G1 {to}").rule == rule

    @pytest.mark.rule("COH-11.7.a")
    def test_nobody_is_suspected_while_no_enemy_hides(self):
        p = suspicious(s1="at A09").play("pass", "reveal S1", "face S1 N", "pass")
        assert p.refusal("recon G1").rule == "COH-11.7.a"
        assert p.refusal("attack G1 E05").rule == "COH-11.7.a"

    @pytest.mark.rule("COH-11.7.a")
    def test_it_is_an_attack_action_with_the_attack_cost(self):
        p = suspicious(g1="attack=2 stressed").play("recon G1")
        assert p.cost("attack G1 E05") == 3

    @pytest.mark.rule("COH-11.7.a")
    @pytest.mark.parametrize("state", ["hit=panicked", "hit=stunned"])
    def test_who_cannot_attack_cannot_search(self, state: str):
        p = suspicious("unit G2 german at A01 facing N", g1=state)
        assert not p.legal("recon G1")


class TestDetectionRoll:
    @pytest.mark.rule("COH-11.7.b")
    @pytest.mark.parametrize(
        ("terrain", "number"),
        [
            ("open", 6),
            ("field", 6),
            ("water", 5),
            ("light-woods", 7),
            ("woods", 8),
            ("wooden-building", 7),
            ("stone-building", 8),
        ],
    )
    def test_the_number_is_6_and_the_terrain(self, terrain: str, number: int):
        p = suspicious(terrain=terrain).play(*SHOT)
        assert needed(p).total == number

    @pytest.mark.rule("COH-11.7.b")
    def test_a_wall_counts_if_the_line_crosses_it(self):
        across = suspicious("walls E05:N", terrain="open").play(*SHOT)
        assert figures(needed(across)) == [("detection", 6), ("wall", 1)]
        behind = suspicious("walls E05:S", terrain="open").play(*SHOT)
        assert needed(behind).total == 6

    @pytest.mark.rule("COH-11.7.b")
    def test_support_helps_in_the_attack_but_not_in_the_search(self):
        p = suspicious("unit G2 german at D02 facing S").play(*SHOT, "join G2")
        assert needed(p).total == 8
        p.play(8, "face S1 N")
        assert figures(needed(p))[-1] == ("support", -1)

    @pytest.mark.rule("COH-11.7.c")
    @pytest.mark.parametrize(("roll", "place"), [(7, "hidden"), (8, "board"), (12, "board")])
    def test_2d6_must_reach_it(self, roll: int, place: str):
        assert suspicious().play(*SHOT, roll).unit("S1").place == place

    @pytest.mark.rule("COH-11.7.d")
    def test_a_failure_tells_nothing(self):
        """All that the searcher gets is the same whether S1 was there or elsewhere."""
        there, elsewhere = suspicious(), suspicious(s1="at A09")
        for p in (there, elsewhere):
            p.play(*SHOT, 7, 7)
        assert there.heard("german") == elsewhere.heard("german")
        views = [msgspec.json.encode(p.view("german")) for p in (there, elsewhere)]
        assert views[0] == views[1]

    @pytest.mark.rule("COH-11.7.e")
    def test_a_success_on_an_empty_hex_is_told(self):
        p = suspicious(s1="at A09").play(*SHOT, 8)
        answer = p.heard("german")[-1]
        assert (answer.message, answer.rule) == ("log-recon-nobody", "COH-11.7.e")
        assert p.unit("S1").place == "hidden"
        assert p.waits_for == "ActionCost"

    @pytest.mark.rule("COH-11.7.f")
    def test_whoever_is_there_is_placed_at_once_as_its_owner_likes(self):
        p = suspicious().play(*SHOT, 8)
        assert (p.unit("S1").place, p.unit("S1").hex) == ("board", "E05")
        assert p.actor == "soviet"
        p.play("face S1 NE")
        assert p.unit("S1").facing == "NE"
        assert p.waits_for == "HitNumber"

    @pytest.mark.rule("COH-11.7.f", "COH-11.7.g")
    def test_all_hidden_units_of_the_hex_are_found_and_attacked(self):
        p = suspicious("unit S2 soviet at E05 hidden", "unit S3 soviet at A09 hidden")
        p.play(*SHOT, 8, "face S2 N", "face S1 N")
        assert p.choices() == ["target S1", "target S2"]
        p.play("target S2", 2, 2, 7)
        assert len(p.told("log-miss")) == 2
        assert p.unit("S3").place == "hidden"


class TestTheAttackThatFollows:
    @pytest.mark.rule("COH-11.7.g")
    @pytest.mark.parametrize(
        ("colour", "label", "fp"), [("", "red-fp", 4), ("armored", "blue-fp", 1)]
    )
    def test_it_uses_the_fp_of_the_targets_colour(self, colour: str, label: str, fp: int):
        p = suspicious(s1=f"at E05 {colour}", g1="red=4 blue=1").play(*SHOT, 8, "face S1 N")
        assert figures(needed(p)) == [
            ("front-defense", 12), ("terrain-woods", 2), (label, -fp),
        ]  # fmt: skip

    @pytest.mark.rule("COH-11.7.g")
    def test_it_is_a_normal_attack(self):
        p = suspicious(g1="red=4").play(*SHOT, 8, "face S1 S", "shift 0", 9)
        assert p.told("log-hit")[0].args["number"] == 11 + 2 - 4
        p.play("draws pinned", 7)
        assert p.unit("S1").hit == "pinned"

    @pytest.mark.rule("COH-11.7.h")
    def test_one_spent_check_for_search_and_attack(self):
        p = suspicious().play(*SHOT, 8, "face S1 N", "shift 0", 2)
        assert check_cost(p) == 3
        p.play(3)
        assert p.turn == "soviet"
        assert p.unit("G1").spent
        assert len(p.told("log-becomes-spent")) == 1

    @pytest.mark.rule("COH-11.7.i")
    @pytest.mark.parametrize(("at", "roll"), [("E05", 7), ("A09", 8)])
    def test_the_check_is_made_too_when_nobody_was_found(self, at: str, roll: int):
        p = suspicious(s1=f"at {at}").play(*SHOT, roll)
        assert check_cost(p) == 3
        p.play(3)
        assert p.unit("G1").spent

    @pytest.mark.rule("COH-11.7.j")
    def test_2_cap_for_the_search_and_2_more_for_the_attack(self):
        p = suspicious().play(*SHOT)
        assert p.choices() == [f"shift {by}" for by in range(-2, 3)]
        p.play("shift -2", 6, "face S1 N")
        assert p.choices() == [f"shift {by}" for by in range(-2, 3)]
        assert needed(p, "shift -2").total == 12 + 2 - 3 - 2
        p.play("shift -2")
        assert p.cap("german") == 7 - 4

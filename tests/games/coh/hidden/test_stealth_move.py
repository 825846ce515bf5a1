"""Sections 11.3 to 11.5: the stealth move, to hide and to move while hidden."""

import pytest

from hexfront.games.coh.notation import position
from tests.games.coh.combat.helpers import figures
from tests.games.coh.groups.helpers import check_cost, gather, price
from tests.games.coh.hidden.helpers import (
    COVER,
    OPEN,
    lurking,
    retired,
    seen_by_germans,
    watched,
)


class TestStealthMove:
    """11.3"""

    @pytest.mark.rule("COH-11.3.a")
    def test_it_costs_5_ap_to_hide_and_to_move_while_hidden(self):
        assert retired().cost("stealth S1 E06") == 5
        assert lurking().cost("stealth S1 E06") == 5

    @pytest.mark.rule("COH-11.3.b")
    @pytest.mark.parametrize("terrain", ["woods", "water", "stone-building"])
    def test_terrain_adds_nothing(self, terrain: str):
        p = lurking(f"terrain {terrain} E06", "walls E06:N")
        assert p.cost("stealth S1 E06") == 5

    @pytest.mark.rule("COH-11.3.c")
    def test_stress_and_the_hit_marker_are_added(self):
        p = retired(s1="stressed hit=cowering")
        assert figures(price(p, "stealth S1 E06")) == [
            ("stealth", 5),
            ("hit-marker", 1),
            ("stress", 1),
        ]
        assert lurking(s1="stressed").cost("stealth S1 E06") == 6

    @pytest.mark.rule("COH-11.3.c", "COH-7.5.a")
    def test_a_marker_that_makes_hiding_dearer_is_turned_up(self):
        p = retired(s1="hit=cowering").play("stealth S1 E06")
        assert p.heard("german")[0].message == "log-marker-revealed"
        gathered = gather(retired("unit S2 soviet at E06 facing N", s1="hit=cowering"), "stealth",
                          "S1", "S2")  # fmt: skip
        assert gathered.play("stealth S1 E06").unit("S1").shown

    @pytest.mark.rule("COH-11.4.a", "COH-11.4.b")
    def test_a_hidden_comrade_does_not_help_a_unit_in_sight_to_hide(self):
        comrade = ("terrain woods E05 I09", "unit S2 soviet at I09 hidden")
        seen = position("\n".join((
            "board 9x9", "unit S1 soviet at E04 facing N", "unit G1 german at E02 facing S",
            "turn soviet", *comrade,
        )))  # fmt: skip
        assert not seen.legal("stealth S1 E05")
        assert seen.refusal("stealth S1 E05").rule == "COH-11.4.a"
        assert retired(*comrade).refusal("stealth S1 E09").rule == "COH-11.4.b"

    @pytest.mark.rule("COH-11.3.d")
    @pytest.mark.parametrize("to", ["E06", "E07", "D07"])
    def test_neither_the_printed_cost_nor_a_way_backward_counts(self, to: str):
        p = retired("terrain woods D07", s1="move=4")
        assert p.cost(f"stealth S1 {to}") == 5

    @pytest.mark.rule("COH-11.3.e")
    @pytest.mark.parametrize("marker", ["stunned", "pinned", "killed"])
    def test_who_cannot_move_cannot_hide(self, marker: str):
        p = retired("unit S2 soviet at A09 facing N", s1=f"hit={marker}")
        assert not p.legal("stealth S1 E06")
        assert p.refusal("stealth S1 E06").rule in {"COH-11.3.e", "COH-7.3.c"}

    @pytest.mark.rule("COH-11.3.e")
    def test_who_cannot_move_cannot_move_hidden_either(self):
        assert lurking(s1="hit=pinned").refusal("stealth S1 E06").rule == "COH-11.3.e"


class TestHiding:
    """11.4"""

    @pytest.mark.rule("COH-11.4.a")
    def test_a_unit_in_enemy_sight_cannot_hide(self):
        assert retired().legal("stealth S1 E06")
        p = retired("unit G2 german at A06 facing S")
        assert p.sees("A06", "E06")
        assert p.refusal("stealth S1 E06").rule == "COH-11.4.a"

    @pytest.mark.rule("COH-11.4.a")
    def test_an_enemy_in_the_same_hex_sees_everything(self):
        p = retired("unit G2 german at E06 facing S")
        assert p.refusal("stealth S1 E06").rule == "COH-11.4.a"

    @pytest.mark.rule("COH-11.4.a")
    def test_sight_works_in_all_directions_whatever_the_enemy_faces(self):
        p = retired("unit G2 german at E09 facing S")
        assert p.refusal("stealth S1 E06").rule == "COH-11.4.a"

    @pytest.mark.rule("COH-11.4.b")
    def test_it_hides_in_its_own_or_an_adjacent_hex_out_of_sight(self):
        p = retired().play("select S1")
        hexes = {text.split()[-1] for text in p.choices() if text.startswith("stealth")}
        assert hexes == {"E06", "E07", "D07", "F07"}
        assert p.refusal("stealth S1 F06").rule == "COH-11.4.b"
        assert p.refusal("stealth S1 E08").rule == "COH-11.4.b"

    @pytest.mark.rule("COH-4.0.a")
    @pytest.mark.parametrize("words", ["hidden", "facing SW"])
    def test_nobody_steals_into_half_a_hex(self, words: str):
        p = position(f"""
            board coh/4
            unit G1 german at B05 {words}
            unit S1 soviet at R01 facing N
        """)
        p.play("select G1")
        assert not [text for text in p.choices() if text in ("stealth G1 A05", "stealth G1 A04")]
        assert p.refusal("stealth G1 A05").rule == "COH-4.0.a"

    @pytest.mark.rule("COH-11.4.c")
    def test_the_enemy_sees_it_go_but_not_where(self):
        p = retired().play("stealth S1 E07", 7)
        assert (p.unit("S1").place, p.unit("S1").hex) == ("hidden", "E07")
        assert seen_by_germans(p) == ("hidden", -1)
        assert [entry.message for entry in p.heard("german")] == ["log-hide-unseen"]
        assert p.heard("german")[0].args == {"unit": p.id("S1")}
        assert p.view("soviet").units[p.id("S1")].hex == p.hex("E07")

    @pytest.mark.rule("COH-11.4.d")
    def test_several_units_hide_in_one_action(self):
        p = retired("unit S2 soviet at E07 facing N")
        gather(p, "stealth", "S1", "S2").play("stealth S1 E06", "stealth S2 E07")
        assert check_cost(p) == 5
        p.play(7)
        assert p.unit("S1").place == p.unit("S2").place == "hidden"
        assert p.turn == "german"

    @pytest.mark.rule("COH-11.4.d", "COH-11.1.b")
    def test_units_of_one_hex_do_not_give_each_other_away_while_they_hide_together(self):
        p = retired("unit S2 soviet at E06 facing N")
        gather(p, "stealth", "S1", "S2").play("stealth S1 E06", "stealth S2 E06", 7)
        assert p.unit("S1").place == p.unit("S2").place == "hidden"
        alone = retired("unit S2 soviet at E06 facing N").play("stealth S1 E06")
        assert alone.unit("S1").place == "board"


class TestMovingHidden:
    """11.5"""

    @pytest.mark.rule("COH-11.5.a")
    def test_a_hidden_unit_moves_exactly_one_hex(self):
        p = lurking()
        assert p.refusal("stealth S1 E05").rule == "COH-11.5.a"
        assert p.refusal("stealth S1 E07").rule == "COH-11.5.a"
        p.play("stealth S1 E06", 7)
        assert (p.unit("S1").place, p.unit("S1").hex) == ("hidden", "E06")

    @pytest.mark.rule("COH-11.5.a")
    def test_hidden_units_move_as_a_group_too(self):
        p = lurking("unit S2 soviet at E06 hidden")
        gather(p, "stealth", "S1", "S2").play("stealth S1 E06", "stealth S2 E07")
        assert check_cost(p) == 5
        assert [p.unit(name).place for name in ("S1", "S2")] == ["hidden", "hidden"]

    @pytest.mark.rule("COH-11.5.a")
    def test_a_move_into_view_is_legal_and_ends_the_hiding(self):
        p = lurking().play("stealth S1 D05")  # open, two hexes from G1
        assert p.unit("S1").place == "board"
        p.play("face S1 N")
        assert check_cost(p) == 5

    @pytest.mark.rule("COH-11.5.a", "COH-11.5.c")
    @pytest.mark.parametrize(("mover", "place"), [("foot", "hidden"), ("tracked", "board")])
    def test_only_foot_units_move_hidden_into_enemy_sight(self, mover: str, place: str):
        p = lurking("terrain light-woods F06", s1=f"mover={mover}")
        assert p.sees("E03", "F06")
        p.play("stealth S1 F06")
        assert p.unit("S1").place == place

    @pytest.mark.rule("COH-11.5.a")
    def test_a_vehicle_moves_hidden_out_of_enemy_sight(self):
        p = lurking(s1="mover=tracked").play("stealth S1 E06")
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.5.b")
    @pytest.mark.parametrize(
        ("to", "distance", "place"),
        [("E07", 4, "hidden"), ("F06", 3, "hidden"), ("E05", 2, "board")],
    )
    def test_in_the_open_it_must_keep_more_than_two_hexes_away(self, to, distance, place):
        p = position("""
            board 9x9
            unit S1 soviet at E06 hidden
            unit G1 german at E03 facing S
            turn soviet
        """)
        assert p.state.field.distance(p.hex("E03"), p.hex(to)) == distance
        assert p.sees("E03", to)
        assert p.play(f"stealth S1 {to}").unit("S1").place == place

    @pytest.mark.rule("COH-11.5.b")
    def test_an_enemy_that_does_not_see_the_hex_may_be_nearer(self):
        p = position("""
            board 9x9
            terrain woods E04
            unit S1 soviet at E06 hidden
            unit G1 german at E03 facing S
            turn soviet
        """)
        p.play("stealth S1 E05")
        assert p.state.field.distance(p.hex("E03"), p.hex("E05")) == 2
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.5.c")
    @pytest.mark.parametrize("terrain", COVER)
    def test_in_cover_it_may_be_next_to_the_enemy(self, terrain: str):
        p = lurking(f"terrain {terrain} E04").play("stealth S1 E04", 7)
        assert (p.unit("S1").place, p.unit("S1").hex) == ("hidden", "E04")

    @pytest.mark.rule("COH-11.5.c")
    def test_but_not_in_the_enemys_hex(self):
        p = lurking("terrain woods E04", "unit G2 german at E04 facing S").play("stealth S1 E04")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.5.d")
    @pytest.mark.parametrize("terrain", [*OPEN, *COVER])
    def test_defensive_terrain_is_cover(self, terrain: str):
        place = "hidden" if terrain in COVER else "board"
        assert watched(1, terrain).unit("S1").place == place

    @pytest.mark.rule("COH-11.5.d")
    @pytest.mark.parametrize(("side", "place"), [("N", "hidden"), ("S", "board"), ("NE", "board")])
    def test_a_wall_is_cover_against_an_enemy_who_looks_across_it(self, side: str, place: str):
        assert watched(2, "open", "", f"walls E08:{side}").unit("S1").place == place

    @pytest.mark.rule("COH-11.5.e")
    def test_only_the_owner_learns_the_new_hex(self):
        p = lurking().play("stealth S1 E06", 7)
        assert p.view("soviet").units[p.id("S1")].hex == p.hex("E06")
        assert seen_by_germans(p) == ("hidden", -1)
        assert all("to" not in entry.args for entry in p.heard("german"))
        assert p.heard("soviet")[0].args["to"] == p.hex("E06")

    @pytest.mark.rule("COH-11.5.f")
    def test_the_move_is_announced_without_hexes(self):
        p = lurking().play("stealth S1 E06")
        (announced,) = p.heard("german")
        assert (announced.message, announced.args) == ("log-stealth-move-unseen", {"side": 1})


@pytest.mark.rule("COH-4.8.c", "COH-4.8.d")
@pytest.mark.parametrize("side", ["german", "soviet"])
@pytest.mark.parametrize(("terrain", "rule"), [("field", "COH-4.8.c"), ("water", "COH-4.8.d")])
@pytest.mark.parametrize("state", ["facing N", "hidden"])
def test_nobody_hides_or_steals_into_ground_that_is_closed_to_it(side, terrain, rule, state):
    p = position(f"""
        terrain {terrain} E04
        unit U1 {side} at E05 {state} mover=wheeled
        unit U2 {side} at E05 {state}
        turn {side}
    """)
    assert p.refusal("stealth U1 E04").rule == rule
    assert p.legal("stealth U2 E04")
    assert p.legal("stealth U1 E06")

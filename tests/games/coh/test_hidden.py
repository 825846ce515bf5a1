"""Sections 11.0 to 11.6: hidden units, how they are found, how they hide and move."""

import pytest

from hexfront.games.coh.definitions import DATA, read_toml
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.state import members
from tests.games.coh.helpers_combat import figures
from tests.games.coh.helpers_groups import check_cost, gather

OPEN = ("open", "field", "water")
COVER = ("light-woods", "woods", "wooden-building", "stone-building")


def watched(distance: int, terrain: str = "open", s1: str = "", *more: str) -> Position:
    """S1 is hidden in E08; G1 looks at it from so many hexes further north."""
    lines = (
        "board 9x9",
        f"terrain {terrain} E08",
        f"unit S1 soviet at E08 hidden {s1}",
        f"unit G1 german at E{8 - distance:02d} facing N",
        *more,
    )
    return position("\n".join(lines))


def lurking(*more: str, s1: str = "", turn: str = "soviet") -> Position:
    """S1 is hidden in the woods of E05; G1 stands two hexes away and sees it all the same."""
    lines = (
        "board 9x9",
        "terrain woods E05",
        f"unit S1 soviet at E05 hidden {s1}",
        "unit G1 german at E03 facing S",
        f"turn {turn}",
        *more,
    )
    return position("\n".join(lines))


def retired(*more: str, s1: str = "") -> Position:
    """S1 stands in E06 behind the woods of E05, where G1 cannot see it; it is S1's turn."""
    lines = (
        "board 9x9",
        "terrain woods E05",
        f"unit S1 soviet at E06 facing N {s1}",
        "unit G1 german at E03 facing S",
        "turn soviet",
        *more,
    )
    return position("\n".join(lines))


def seen_by_germans(p: Position, name: str = "S1") -> tuple[str, int]:
    """Place and hex of a Soviet unit in the eyes of the enemy."""
    unit = p.view("german").units[p.id(name)]
    return unit.place, unit.hex


class TestHiddenUnits:
    """11.0"""

    @pytest.mark.rule("COH-11.0.a")
    def test_the_scenario_says_who_starts_hidden(self):
        state = CohGame().new("ambush")
        soviet = read_toml(DATA / "scenarios" / "ambush.toml")["soviet"]
        assert isinstance(soviet, dict)
        listed = sorted(unit["hex"] for unit in soviet["placed"] if unit.get("hidden"))
        assert listed
        label = state.field.board.label
        assert sorted(label(state.hex[u]) for u in members(state.hidden)) == listed

    @pytest.mark.rule("COH-11.0.b")
    def test_they_are_not_on_the_board_and_only_the_owner_knows_where_they_are(self):
        p = lurking()
        assert not p.state.board >> p.id("S1") & 1
        assert p.view("soviet").units[p.id("S1")].hex == p.hex("E05")
        assert seen_by_germans(p) == ("hidden", -1)


class TestDetection:
    """11.1"""

    @pytest.mark.rule("COH-11.1.a")
    @pytest.mark.parametrize("choice", ["move S1 E06", "pivot S1 S", "attack S1 E03"])
    def test_a_hidden_unit_must_come_out_for_most_actions(self, choice: str):
        p = lurking()
        assert p.refusal(choice).rule == "COH-11.1.a"
        assert p.play("reveal S1", "face S1 N").legal(choice)

    @pytest.mark.rule("COH-11.1.a")
    @pytest.mark.parametrize(
        "script",
        [
            ("stall S1", 7),
            ("rally S1", 2, 7),
            ("stealth S1 E06", 7),
            ("card 4", "select S1", "rally S1", 2),
        ],
    )
    def test_stall_rally_stealth_move_and_a_card_for_hidden_units_do_not_reveal(self, script):
        p = lurking("hand soviet 4", s1="hit=unnerved").play(*script)
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.a")
    def test_a_card_without_the_hidden_symbol_is_not_for_hidden_units(self):
        p = lurking("hand soviet 2", "unit S2 soviet at A09 facing N").play("card 2")
        assert p.choices() == ["select S2"]

    @pytest.mark.rule("COH-11.1.b")
    def test_a_friend_who_enters_its_hex_gives_it_away(self):
        p = lurking("unit S2 soviet at E06 facing N").play("move S2 E05")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.b")
    def test_an_enemy_who_enters_its_hex_finds_it(self):
        p = lurking("unit G2 german at D05 facing SE", turn="german").play("move G2 E05")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.b")
    def test_it_comes_out_when_it_joins_visible_friends(self):
        p = lurking("unit S2 soviet at E06 facing N").play("stealth S1 E06")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.c")
    @pytest.mark.parametrize("terrain", OPEN)
    @pytest.mark.parametrize("mover", ["wheeled", "tracked"])
    @pytest.mark.parametrize("distance", [1, 3, 7])
    def test_a_vehicle_in_the_open_is_seen_at_any_distance(self, terrain, mover, distance):
        assert watched(distance, terrain, f"mover={mover}").unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.c")
    def test_a_vehicle_in_the_open_is_seen_across_a_wall(self):
        assert watched(3, "open", "mover=wheeled", "walls E08:N").unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.c")
    @pytest.mark.parametrize("terrain", COVER)
    def test_a_vehicle_that_stands_in_cover_is_not_seen(self, terrain: str):
        assert watched(1, terrain, "mover=tracked").unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.c")
    def test_a_vehicle_out_of_sight_is_not_seen(self):
        p = watched(3, "open", "mover=wheeled", "terrain woods E07")
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.d")
    @pytest.mark.parametrize("terrain", OPEN)
    @pytest.mark.parametrize(("distance", "place"), [(1, "board"), (2, "board"), (3, "hidden")])
    def test_a_foot_unit_in_the_open_is_seen_from_two_hexes(self, terrain, distance, place):
        assert watched(distance, terrain).unit("S1").place == place

    @pytest.mark.rule("COH-11.1.d")
    def test_an_enemy_who_comes_near_finds_it(self):
        p = watched(4).play("move G1 E05", 7)
        assert p.unit("S1").place == "hidden"
        p.play("pass", "move G1 E06")
        assert p.unit("S1").place == "board"
        assert p.told("log-revealed")[0].rule == "COH-11.1.d"

    @pytest.mark.rule("COH-11.1.d")
    def test_nobody_sees_through_woods(self):
        assert watched(2, "open", "", "terrain woods E07").unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.e")
    @pytest.mark.parametrize(("roll", "place"), [(8, "board"), (7, "hidden")])
    def test_recon_by_fire_finds_it(self, roll: int, place: str):
        p = lurking(turn="german").play("recon G1", "attack G1 E05", roll)
        assert p.unit("S1").place == place

    @pytest.mark.rule("COH-11.1.f")
    def test_its_owner_may_reveal_it_and_that_may_reveal_enemies(self):
        p = position("""
            unit S1 soviet at E05 hidden
            unit G1 german at E03 hidden
            turn soviet
        """)
        assert p.unit("G1").place == "hidden"
        p.play("reveal S1")
        assert p.unit("S1").place == p.unit("G1").place == "board"

    @pytest.mark.rule("COH-11.1.g")
    def test_revealing_is_free_and_may_come_before_an_action_of_the_unit(self):
        p = lurking("cap soviet 0").play("reveal S1", "face S1 N")
        assert (p.turn, p.unit("S1").stressed, p.unit("S1").fresh) == ("soviet", False, True)
        assert p.cost("attack S1 E03") == 3
        p.play("attack S1 E03", 2, 7)
        assert p.turn == "german"

    @pytest.mark.rule("COH-11.1.g")
    def test_it_may_be_revealed_after_it_was_chosen_to_act(self):
        p = lurking().play("select S1", "reveal S1", "face S1 N", "move S1 E06", 7)
        assert p.unit("S1").hex == "E06"
        assert p.turn == "german"

    @pytest.mark.rule("COH-11.1.g")
    def test_a_turn_in_which_a_unit_was_only_revealed_may_still_be_a_pass(self):
        p = lurking().play("reveal S1", "face S1 N", "pass")
        assert p.turn == "german"
        assert not p.unit("S1").stressed

    @pytest.mark.rule("COH-11.1.h")
    @pytest.mark.parametrize("there", ["E04", "E05"])
    def test_hidden_units_find_nobody(self, there: str):
        p = position(f"""
            unit S1 soviet at E05 hidden
            unit G1 german at {there} hidden
        """)
        assert p.unit("S1").place == p.unit("G1").place == "hidden"


class TestPlacing:
    """11.2"""

    @pytest.mark.rule("COH-11.2.a")
    def test_a_revealed_unit_is_placed_in_its_recorded_hex(self):
        p = lurking().play("stealth S1 E06", "cap 5", "pass", "reveal S1", "face S1 N")
        assert (p.unit("S1").place, p.unit("S1").hex) == ("board", "E06")
        assert seen_by_germans(p) == ("board", p.hex("E06"))

    @pytest.mark.rule("COH-11.2.b")
    def test_its_owner_chooses_any_facing_even_in_the_enemys_turn(self):
        p = lurking("unit G2 german at D05 facing SE", turn="german").play("move G2 E05")
        assert p.actor == "soviet"
        assert p.choices() == [f"face S1 {facing}" for facing in ("N", "NE", "SE", "S", "SW", "NW")]
        p.play("face S1 SW")
        assert p.unit("S1").facing == "SW"

    @pytest.mark.rule("COH-11.2.b")
    def test_while_hidden_it_has_none(self):
        assert lurking().view("soviet").units[0].facing == -1


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
        cost = p.preview("stealth S1 E06").cost
        assert cost is not None
        assert figures(cost) == [("stealth", 5), ("hit-marker", 1), ("stress", 1)]
        assert lurking(s1="stressed").cost("stealth S1 E06") == 6

    @pytest.mark.rule("COH-11.3.c", "COH-7.5.a")
    def test_a_marker_that_makes_hiding_dearer_is_turned_up(self):
        p = retired(s1="hit=cowering").play("stealth S1 E06")
        assert p.heard("german")[0].message == "log-marker-revealed"
        gathered = gather(retired("unit S2 soviet at E06 facing N", s1="hit=cowering"), "stealth",
                          "S1", "S2")  # fmt: skip
        assert gathered.play("stealth S1 E06").unit("S1").shown

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
        assert p.refusal("stealth S1 E08").rule == "COH-11.5.a"

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


class TestSpentHiddenUnits:
    """11.6"""

    @pytest.mark.rule("COH-11.6.a")
    @pytest.mark.parametrize("script", [("stealth S1 E06", 1), ("rally S1", 2, 1), ("stall S1", 1)])
    def test_a_failed_check_makes_it_spent_but_not_visible(self, script):
        p = lurking(s1="hit=unnerved").play(*script)
        assert p.unit("S1").spent
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.6.b")
    @pytest.mark.parametrize("die", [1, 7])
    @pytest.mark.parametrize("action", ["stealth S1 E06", "stall S1"])
    def test_the_enemy_does_not_learn_its_state(self, action: str, die: int):
        p = lurking("cap german 5").play(action, "cap 0")
        roll = p.view("german").moments[0]
        assert (roll.units, roll.cost) == ((), 0)  # type: ignore[attr-defined]
        p.play(die)
        seen = p.view("german").units[p.id("S1")]
        own = p.view("soviet").units[p.id("S1")]
        assert (seen.spent, seen.stressed) == (False, False)
        assert (own.spent, own.stressed) == (die == 1, True)
        assert len(p.heard("german")) == 1  # that a hidden unit did something
        assert p.heard("soviet")[-1].args["roll"] == die

    @pytest.mark.rule("COH-9.6.a")
    def test_a_new_round_refreshes_hidden_units(self):
        p = lurking(s1="spent").play("pass", "pass")
        assert p.round == 2
        assert p.unit("S1").fresh

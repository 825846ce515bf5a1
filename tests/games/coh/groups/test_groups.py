"""Sections 10.0 to 10.4 and 10.9 to 10.12: groups, their moves, rallies and Spent Checks."""

import pytest

from tests.games.coh.groups.helpers import chain, check_cost, gather, needed, price, spent, stressed

EVERYBODY = {"G1", "G2", "G3"}


class TestGroupAction:
    """10.0 and 10.1"""

    @pytest.mark.rule("COH-10.0.a")
    def test_several_units_act_in_one_turn_with_one_spent_check(self):
        p = gather(chain(), "move", "G1", "G2", "G3")
        p.play("move G1 C05", "move G2 D05", "move G3 E05", 5)
        assert [p.unit(name).hex for name in ("G1", "G2", "G3")] == ["C05", "D05", "E05"]
        assert p.turn == "soviet"
        assert len(p.told("log-stays-fresh")) == 1

    @pytest.mark.rule("COH-10.0.b")
    def test_the_group_is_chosen_then_acts_then_its_cost_is_known_then_it_is_checked(self):
        p = chain().play("gather G1 move", "join G2")
        assert p.waits_for == "GatherGroup"
        p.play("done")
        assert p.waits_for == "GroupMoves"
        p.play("move G1 C05", "move G2 D05", "face G2 N")
        assert p.waits_for == "ActionCost"
        p.play("cap 0")
        assert p.waits_for == "SpentRoll"

    @pytest.mark.rule("COH-10.1.a")
    def test_a_group_may_move_rally_stall_hide_and_dig_in(self):
        p = chain(g1="hit=unnerved").play("select G1")
        kinds = {text.split()[-1] for text in p.choices() if text.startswith("gather")}
        assert kinds == {"move", "rally", "stall", "stealth", "hasty"}

    @pytest.mark.rule("COH-10.1.a")
    def test_a_group_performs_one_action_only(self):
        p = gather(chain(), "move", "G1", "G2").play("move G1 C05", "face G1 N")
        assert not any("G1" in text.split() for text in p.choices())

    @pytest.mark.rule("COH-10.1.a")
    def test_a_group_may_use_a_card_with_the_group_symbol_and_no_other(self):
        p = chain("hand german 2 3", g1="hit=unnerved")
        command = p.state.copy()
        p.play("card 2", "select G1")
        assert p.legal("gather G1 move")
        p.state = command
        p.play("card 3", "select G1")
        assert not any(text.startswith("gather") for text in p.choices())

    @pytest.mark.rule("COH-10.1.b")
    def test_without_cap_the_members_must_be_fresh(self):
        p = chain("cap german 0", g2="spent").play("select G1")
        assert p.refusal("gather G1 move").rule == "COH-10.2.a"  # G2 was the only one in reach
        p = chain("cap german 0", g3="spent").play("gather G1 move", "join G2")
        assert p.refusal("join G3").rule == "COH-10.1.c"
        assert p.choices() == ["done"]

    @pytest.mark.rule("COH-10.1.c")
    def test_spent_units_may_take_part_if_cap_bring_the_cost_to_0(self):
        p = chain("cap german 2", "terrain woods C05", g2="spent")
        gather(p, "move", "G1", "G2").play("move G1 C05", "move G2 D05").settle()
        assert p.turn == "soviet"
        assert p.cap("german") == 0
        assert spent(p) == {"G2"}

    @pytest.mark.rule("COH-10.1.c")
    def test_with_a_spent_member_nothing_dearer_than_the_cap_is_open_to_anybody(self):
        p = chain("cap german 1", "terrain woods C05", g2="spent")
        gather(p, "move", "G1", "G2")
        assert "move G1 C05" not in p.choices()
        assert {"move G1 B06", "move G2 D05"} <= set(p.choices())

    @pytest.mark.rule("COH-10.1.c")
    def test_a_group_with_a_spent_member_pays_the_dearest_part_once(self):
        p = chain("cap german 5", "terrain woods C05", g2="spent")
        gather(p, "move", "G2", "G1", "G3").play("move G2 D05")
        assert p.cap("german") == 4
        p.play("move G1 C05")
        assert p.cap("german") == 3
        p.play("move G3 E05").settle()
        assert p.cap("german") == 3
        assert p.turn == "soviet"

    @pytest.mark.rule("COH-10.1.c")
    def test_a_spent_member_that_hides_under_fire_pays_for_its_marker_too(self):
        p = gather(chain("cap german 5", g1="spent hit=cowering"), "stealth", "G1", "G2")
        assert "stealth G2 D06" in p.choices()
        assert "stealth G1 C06" not in p.choices()
        p = gather(chain("cap german 6", g1="spent hit=cowering"), "stealth", "G1", "G2")
        p.play("stealth G2 D06", "stealth G1 C06")
        assert p.cap("german") == 0

    @pytest.mark.rule("COH-10.1.d")
    @pytest.mark.parametrize(("die", "tired"), [(1, EVERYBODY), (2, set())])
    def test_the_check_affects_every_unit_of_the_group(self, die: int, tired: set[str]):
        p = gather(chain(), "stall", "G1", "G2", "G3").play(die)
        assert spent(p) == tired

    @pytest.mark.rule("COH-10.1.e")
    def test_all_units_of_the_group_are_stressed_and_nobody_else(self):
        p = gather(chain("unit G4 german at F06 facing N"), "stall", "G1", "G2", "G3").play(7)
        assert stressed(p) == EVERYBODY


class TestGroupMove:
    """10.2 and 10.3"""

    @pytest.mark.rule("COH-10.2.a")
    def test_a_group_is_a_chain_of_adjacent_hexes(self):
        p = chain("unit G4 german at C06 facing S").play("gather G1 move")
        assert p.choices() == ["join G2", "join G4"]
        assert p.refusal("join G3").rule == "COH-10.2.a"
        p.play("join G2")
        assert p.choices() == ["done", "join G3", "join G4"]
        p.play("join G3", "join G4")
        assert p.choices() == ["done"]

    @pytest.mark.rule("COH-10.2.a")
    def test_units_in_one_hex_are_a_group_and_a_unit_alone_is_none(self):
        p = chain("unit G4 german at H02 facing N", "unit G5 german at H02 facing N")
        assert p.legal("gather G4 move")
        alone = chain("unit G4 german at H02 facing N").play("select G4")
        assert alone.refusal("gather G4 move").rule == "COH-10.2.a"

    @pytest.mark.rule("COH-10.2.a")
    def test_only_own_units_join(self):
        p = chain("unit S1 soviet at C07 facing N").play("gather G1 move")
        assert p.refusal("join S1").rule == "COH-2.2.a"

    @pytest.mark.rule("COH-10.2.b")
    def test_each_unit_may_go_to_any_hex_around_it_or_pivot_in_place(self):
        p = gather(chain(), "move", "G1", "G2")
        assert set(p.choices()) == {
            *(f"move G1 {h}" for h in ("C05", "D06", "D07", "C07", "B07", "B06")),
            *(f"move G2 {h}" for h in ("D05", "E05", "E06", "D07", "C06", "C05")),
            *(f"pivot {name} {f}" for name in ("G1", "G2") for f in ("NE", "SE", "S", "SW", "NW")),
        }

    @pytest.mark.rule("COH-10.2.b")
    def test_after_its_move_each_unit_may_pivot_freely(self):
        p = gather(chain(), "move", "G1", "G2")
        p.play("move G1 C05", "face G1 S", "move G2 D05", "face G2 NE")
        assert (p.unit("G1").facing, p.unit("G2").facing) == ("S", "NE")
        assert check_cost(p) == 1

    @pytest.mark.rule("COH-10.2.b")
    def test_a_unit_moves_or_pivots_once(self):
        p = gather(chain(), "move", "G1", "G2").play("pivot G1 S")
        assert not any("G1" in text.split() for text in p.choices())

    @pytest.mark.rule("COH-10.2.b")
    def test_the_normal_rules_of_movement_hold(self):
        p = chain("terrain water C05 D05", g1="mover=wheeled")
        gather(p, "move", "G1", "G2")
        assert "move G1 C05" not in p.choices()
        assert "move G2 D05" in p.choices()

    @pytest.mark.rule("COH-10.2.c")
    def test_not_everybody_has_to_move(self):
        p = gather(chain(), "move", "G1", "G2", "G3")
        assert "done" not in p.choices()  # somebody has to
        p.play("move G2 D05", "done", 7)
        assert [p.unit(name).hex for name in ("G1", "G2", "G3")] == ["C06", "D05", "E06"]

    @pytest.mark.rule("COH-10.3.a")
    def test_the_group_may_split_up(self):
        p = gather(chain(), "move", "G1", "G2").play("move G1 B06", "move G2 E05", 7)
        assert (p.unit("G1").hex, p.unit("G2").hex) == ("B06", "E05")
        p.play("pass", "select G1")
        assert not p.legal("gather G1 move")  # now they are too far apart


class TestCostOfAGroupMove:
    """10.4"""

    @pytest.mark.rule("COH-10.4.a")
    @pytest.mark.parametrize(
        ("moves", "cost"),
        [
            (("move G1 C05", "move G2 D05"), 2),  # woods
            (("move G2 D05", "move G1 C05"), 2),
            (("pivot G1 S", "move G2 D05"), 1),
            (("move G1 C05", "move G2 D07"), 2),  # backward
            (("move G1 B07", "move G2 D05"), 3),  # backward into woods
            (("pivot G1 S", "pivot G2 S"), 1),
        ],
    )
    def test_it_is_the_dearest_move_or_pivot(self, moves: tuple[str, str], cost: int):
        p = gather(chain("terrain woods C05 B07"), "move", "G1", "G2")
        assert check_cost(p.play(*moves)) == cost

    @pytest.mark.rule("COH-10.4.b")
    def test_units_that_only_link_the_chain_do_not_count(self):
        p = gather(chain(g2="move=4 hit=cowering"), "move", "G1", "G2", "G3")
        p.play("move G1 C05", "move G3 E05", "done")
        assert check_cost(p) == 1
        assert not p.unit("G2").shown

    @pytest.mark.rule("COH-10.4.b")
    def test_even_a_unit_that_cannot_move_links_the_chain(self):
        p = gather(chain(g2="hit=pinned"), "move", "G1", "G2", "G3")
        assert not any("G2" in text.split() for text in p.choices())
        p.play("move G1 C05", "move G3 E05", "done", 7)
        assert (p.unit("G1").hex, p.unit("G3").hex) == ("C05", "E05")

    @pytest.mark.rule("COH-10.4.c")
    def test_linking_units_become_spent_and_stressed_with_the_rest(self):
        p = gather(chain(), "move", "G1", "G2", "G3").play("move G1 C05", "done", 1)
        assert spent(p) == stressed(p) == EVERYBODY


class TestGroupRally:
    """10.9"""

    @pytest.mark.rule("COH-10.9.a")
    def test_units_in_adjacent_hexes_rally_in_one_action(self):
        p = chain(g1="hit=pinned", g2="hit=stunned", g3="hit=unnerved")
        gather(p, "rally", "G1", "G2", "G3")
        p.play("rally G1", 12, "rally G2", 12, 12, 7)
        assert [p.unit(name).hit for name in p.names] == ["", "", ""]
        assert p.turn == "soviet"

    @pytest.mark.rule("COH-10.9.a")
    def test_a_gap_in_the_chain_may_be_bridged_by_a_unit_without_a_marker(self):
        p = chain(g1="hit=pinned", g3="hit=pinned").play("gather G1 rally")
        assert p.refusal("join G3").rule == "COH-10.2.a"
        p.play("join G2", "join G3", "done", "rally G1", 12, 12, 1)
        assert p.unit("G1").hit == p.unit("G3").hit == ""
        assert spent(p) == EVERYBODY

    @pytest.mark.rule("COH-10.9.b")
    def test_each_unit_has_its_own_number_cap_and_roll(self):
        p = chain("terrain light-woods C06", g1="hit=pinned", g2="hit=panicked")
        gather(p, "rally", "G1", "G2").play("rally G1")
        assert needed(p, "shift -2").total == 7 - 1 - 2
        p.play("shift -2", 4)
        assert needed(p, "shift -2").total == 8 - 2
        p.play("shift -2", 5)
        assert (p.unit("G1").hit, p.unit("G2").hit) == ("", "panicked")
        assert p.cap("german") == 7 - 4

    @pytest.mark.rule("COH-10.9.b")
    def test_who_has_just_rallied_helps_the_next_one_in_the_hex(self):
        p = chain("unit G4 german at C06 facing N hit=pinned", g1="hit=pinned")
        gather(p, "rally", "G1", "G4").play("rally G1")
        assert needed(p).total == 7
        p.play(7)
        assert needed(p).total == 6

    @pytest.mark.rule("COH-10.9.c")
    def test_it_costs_5_ap_for_the_whole_group(self):
        p = chain(g1="hit=pinned", g2="hit=pinned")
        gather(p, "rally", "G1", "G2").play("rally G1", 2, "shift 0", 2)
        assert check_cost(p) == 5

    @pytest.mark.parametrize(("marker", "told"), [("gun-damaged", 1), ("gun-damaged!", 0)])
    def test_who_does_not_roll_tells_of_a_marker_that_lies_face_down(self, marker, told):
        vehicle = f"unit G4 german-sdkfz-232 at C06 facing N hit={marker}"
        p = chain(vehicle, g1="hit=pinned")
        before = p.state.reveals
        gather(p, "rally", "G1", "G4")
        assert p.waits_for == "RallyNumber"
        assert p.state.reveals == before + told


class TestGroupSpentCheck:
    """10.10 and 10.11"""

    @pytest.mark.rule("COH-10.10.a")
    def test_stress_terrain_and_hit_marker_are_added_to_the_cost(self):
        p = chain("terrain woods C05", g1="hit=cowering", g2="stressed")
        gather(p, "move", "G1", "G2").play("move G1 C05", "move G2 D05")
        assert check_cost(p) == 1 + 1 + 1 + 1
        assert p.unit("G1").shown

    @pytest.mark.rule("COH-10.10.b")
    def test_any_number_of_cap_may_lower_the_cost(self):
        p = chain("terrain woods C05", g1="hit=cowering", g2="stressed")
        gather(p, "move", "G1", "G2").play("move G1 C05", "move G2 D05", "face G2 N")
        assert p.choices() == [f"cap {cap}" for cap in range(5)]
        p.play("cap 4")
        assert p.turn == "soviet"
        assert spent(p) == set()
        assert p.cap("german") == 3

    @pytest.mark.rule("COH-10.10.a", "COH-10.1.c", "COH-10.12.d")
    @pytest.mark.parametrize(
        ("g1", "g2", "card", "own", "due"),
        [
            ("", "", "", 1, 1),
            ("stressed", "", "", 2, 2),
            ("", "stressed", "", 1, 2),
            ("spent", "", "", 1, 0),
            ("", "spent stressed", "", 1, 0),
            ("", "", "card 2", 0, 0),
            ("stressed", "", "card 2", 0, 0),
        ],
    )
    def test_what_a_group_is_told_of_its_check_is_what_it_has_to_make(
        self, g1: str, g2: str, card: str, own: int, due: int
    ):
        p = chain("hand german 2", "deck 2", "work wire C07", "chapters 18", g1=g1, g2=g2)
        p = gather(p.play(card, "select G1") if card else p, "move", "G1", "G2")
        assert price(p, "move G1 C05").total == own
        assert p.preview("move G1 C07").die is not bool(card)
        p.play("move G1 C05", "face G1 N")
        assert p.preview("done").spent[0].cost == due
        p.play("done")
        assert (p.waits_for, p.turn) == (
            ("ActionCost", "german") if due else ("ChooseAction", "soviet")
        )

    @pytest.mark.rule("COH-10.10.c")
    def test_one_die_is_rolled_for_all(self):
        p = gather(chain(), "stall", "G1", "G2", "G3").play("cap 0")
        assert p.actor == "chance"
        p.play(1)
        assert (p.actor, p.turn) == ("soviet", "soviet")

    @pytest.mark.rule("COH-10.10.d")
    def test_if_it_fails_all_are_spent_even_who_split_off_and_all_are_stressed(self):
        p = gather(chain(), "move", "G1", "G2", "G3")
        p.play("move G1 B06", "move G3 F06", "done", 1)
        assert spent(p) == stressed(p) == EVERYBODY

    @pytest.mark.rule("COH-10.10.e")
    def test_if_it_is_passed_all_stay_fresh_and_all_are_stressed(self):
        p = gather(chain(), "move", "G1", "G2", "G3").play("move G1 B06", "done", 2)
        assert spent(p) == set()
        assert stressed(p) == EVERYBODY

    @pytest.mark.rule("COH-10.11.a")
    @pytest.mark.parametrize("tired", ["g1", "g2", "g3"])
    def test_one_stressed_unit_makes_the_action_dearer(self, tired: str):
        p = gather(chain(**{tired: "stressed"}), "move", "G1", "G2", "G3")
        assert check_cost(p.play("move G1 C05", "done")) == 2

    @pytest.mark.rule("COH-10.11.a")
    def test_stress_counts_once_however_many_are_stressed(self):
        p = gather(chain(g1="stressed", g2="stressed", g3="stressed"), "stall", "G1", "G2", "G3")
        assert check_cost(p) == 2


class TestOtherGroupActions:
    """10.12"""

    @pytest.mark.rule("COH-10.12.a")
    def test_a_group_may_hide(self):
        p = gather(chain(), "stealth", "G1", "G2").play("stealth G1 C06", "stealth G2 D05", 7)
        assert p.unit("G1").place == p.unit("G2").place == "hidden"
        assert p.unit("G3").place == "board"

    @pytest.mark.rule("COH-10.12.a")
    def test_a_group_may_dig_in(self):
        p = chain("hand german 9").play("card 9", "select G1", "gather G1 hasty", "join G2", "done")
        assert [p.unit(name).hasty for name in p.names] == [True, True, False]

    @pytest.mark.rule("COH-10.12.b")
    @pytest.mark.parametrize("link", ["hit=pinned", ""])
    def test_such_a_group_is_a_chain_too_and_may_have_links(self, link: str):
        p = chain(g2=link).play("gather G1 stealth")
        assert p.refusal("join G3").rule == "COH-10.2.a"
        p.play("join G2", "join G3", "done", "stealth G1 C06", "stealth G3 E06", "done", 1)
        assert [p.unit(name).place for name in p.names] == ["hidden", "board", "hidden"]
        assert spent(p) == EVERYBODY

    @pytest.mark.rule("COH-10.12.b")
    def test_a_unit_in_enemy_sight_may_link_but_not_hide(self):
        p = chain("terrain woods C05 D05 C04", "unit S1 soviet at E01 facing S")
        gather(p, "stealth", "G1", "G2", "G3")
        assert not any("G3" in text.split() for text in p.choices())
        assert "stealth G1 C06" in p.choices()

    @pytest.mark.rule("COH-10.12.c")
    def test_it_costs_what_the_dearest_member_pays(self):
        p = gather(chain(g2="hit=cowering"), "stealth", "G1", "G2")
        p.play("stealth G1 C06", "stealth G2 D06")
        assert check_cost(p) == 6

    @pytest.mark.rule("COH-10.12.d")
    def test_a_card_for_a_group_costs_what_is_printed_on_it(self):
        p = chain("terrain woods C05", "hand german 2", g1="stressed hit=cowering", g2="spent")
        gather(p.play("card 2", "select G1"), "move", "G1", "G2")
        p.play("move G1 C05", "move G2 D05").settle()
        assert p.turn == "soviet"
        assert p.cap("german") == 7
        assert spent(p) == {"G2"}
        assert not p.unit("G1").shown  # its marker did not matter

"""Sections 2.0 to 2.5: rounds, turns, actions, their cost and the Spent Check."""

from fractions import Fraction

import pytest

from hexfront.games.coh.combat.odds import becomes_spent
from hexfront.games.coh.notation import position
from hexfront.play import Roll
from tests.games.coh.moments.helpers import duel, lines
from tests.games.coh.movement.helpers import alone
from tests.games.coh.scenarios.helpers import bridge

# 2.0 Round sequence


@pytest.mark.rule("COH-2.0.a")
@pytest.mark.parametrize(("first", "then"), [("german", "soviet"), ("soviet", "german")])
def test_turns_alternate_beginning_with_the_initiative(first, then):
    p = duel(f"turn {first}")
    order = []
    for _ in range(4):
        order.append(p.turn)
        p.play(f"stall {p.turn[0].upper()}1", 7)
    assert order == [first, then, first, then]


@pytest.mark.rule("COH-2.0.b")
def test_a_turn_is_one_action_or_a_pass():
    p = duel()
    assert p.choices() == ["pass", "select G1", "select G2"]
    p.play("select G1")
    assert "pass" not in p.choices()
    p.play("move G1 D05", 7)
    assert (p.actor, p.waits_for) == ("soviet", "ChooseAction")


@pytest.mark.rule("COH-2.7.d", "COH-CARD.12")
def test_swift_action_does_not_break_a_row_of_passes():
    """The card is no action: who passes after it has passed, and the second turn is lost."""
    p = duel("hand german 12", "passed soviet").play("card 12", "pass").settle()
    assert p.round == 2


@pytest.mark.rule("COH-2.7.d", "COH-CARD.12")
def test_two_passes_of_one_side_by_swift_action_are_no_row_of_both():
    p = duel("hand german 12").play("card 12", "pass", "pass")
    assert (p.round, p.turn) == (1, "soviet")
    p.play("pass").settle()
    assert p.round == 2


@pytest.mark.rule("COH-2.0.c", "COH-2.7.d")
def test_two_passes_in_a_row_end_the_round():
    p = duel().play("pass")
    assert p.round == 1
    p.play("pass")
    assert p.round == 2


@pytest.mark.rule("COH-2.0.d")
def test_the_scenario_gives_the_first_initiative(tmp_path):
    p = bridge(tmp_path).play("draws 3", "draws 2", "draws 2")
    assert p.turn == "soviet"


@pytest.mark.rule("COH-2.0.d")
@pytest.mark.parametrize(("roll", "first"), [(7, "german"), (6, "soviet")])
def test_later_initiative_is_rolled_for_in_round_preparation(roll, first):
    p = duel("vp soviet 1").play("pass", "pass")
    assert p.waits_for == "Initiative"
    p.play(roll)
    assert (p.round, p.turn, p.actor) == (2, first, first)


# 2.1 Actions


@pytest.mark.rule("COH-2.1.a")
def test_an_action_is_select_perform_cost_check():
    p = duel()
    p.play("select G1")
    assert (p.waits_for, p.unit("G1").hex) == ("UnitAction", "C04")
    p.play("move G1 D05", "face G1 S")
    assert (p.waits_for, p.unit("G1").hex) == ("ActionCost", "D05")
    p.play("cap 0")
    assert (p.waits_for, p.unit("G1").fresh) == ("SpentRoll", True)
    p.play(1)
    assert (p.waits_for, p.unit("G1").fresh) == ("ChooseAction", False)


@pytest.mark.rule("COH-2.1.b")
def test_a_fresh_unit_s_cap_are_chosen_when_the_result_is_known_and_before_the_d10():
    p = duel("cap german 5").play("attack G1 F05", 2)
    assert p.told("log-miss")
    assert (p.waits_for, p.cap("german")) == ("ActionCost", 5)
    assert p.choices() == ["cap 0", "cap 1", "cap 2"]
    p.play("cap 1")
    assert (p.waits_for, p.cap("german")) == ("SpentRoll", 4)


@pytest.mark.rule("COH-2.1.c")
def test_a_spent_unit_s_cap_are_paid_before_the_action():
    p = duel("unit G3 german-mg-34 at C05 facing SE spent", "chapters 9", "cap german 5")
    p.play("attack G3 F05")
    assert (p.waits_for, p.cap("german")) == ("HitNumber", 3)
    p.play(2)
    assert (p.turn, p.cap("german")) == ("soviet", 3)


# 2.2 Selecting a unit


@pytest.mark.rule("COH-2.2.a")
def test_only_own_units_on_the_board_are_selected():
    p = duel("unit G3 german-pioneers due=2", "entry german A03")
    assert p.choices() == ["pass", "select G1", "select G2"]
    assert p.refusal("move S1 E04").rule == "COH-2.2.a"
    assert p.refusal("select G3").rule == "COH-9.9.a"


@pytest.mark.rule("COH-2.2.b")
def test_a_unit_is_either_fresh_or_spent():
    p = duel("cap german 0")
    assert (p.unit("G1").fresh, p.view("soviet").units[0].spent) == (True, False)
    p.play("stall G1", 1)
    assert (p.unit("G1").fresh, p.view("soviet").units[0].spent) == (False, True)
    p.play("pass", "pass", 7)
    assert (p.unit("G1").fresh, p.view("soviet").units[0].spent) == (True, False)


@pytest.mark.rule("COH-2.2.c")
def test_a_fresh_unit_may_always_be_selected():
    p = duel("unit G3 german-rifles-41 at B03 facing SE stressed hit=pinned", "cap german 0")
    assert p.choices() == ["pass", "select G1", "select G2", "select G3"]


@pytest.mark.rule("COH-2.2.c")
def test_hit_markers_may_forbid_what_a_fresh_unit_does():
    p = duel(
        "unit G3 german-rifles-41 at B03 facing SE hit=stunned",
        "unit G4 german-rifles-41 at B02 facing SE hit=killed",
    )
    assert p.choices() == ["pass", "select G1", "select G2", "select G3"]
    p.play("select G3")
    assert p.choices() == ["rally G3"]


@pytest.mark.rule("COH-2.2.d")
@pytest.mark.parametrize(("cap", "allowed"), [(4, True), (3, False)])
def test_a_spent_unit_acts_only_at_zero_ap(cap, allowed):
    p = duel("turn soviet", f"cap soviet {cap}", "unit S3 soviet-rifles-41 at F04 facing NW spent")
    assert p.legal("attack S3 C04") is allowed
    if not allowed:
        assert p.refusal("attack S3 C04").rule == "COH-2.2.d"


@pytest.mark.rule("COH-2.2.d")
def test_a_spent_unit_acts_when_a_card_permits_it():
    p = duel("unit G3 german-mg-34 at C05 facing SE spent", "cap german 0", "hand german 1")
    assert "select G3" not in p.choices()
    p.play("card 1", "select G3")
    assert "attack G3 F05" in p.choices()


@pytest.mark.rule("COH-2.2.e")
def test_figures_are_the_same_on_both_sides_of_the_counter():
    def figures(state: str) -> list[object]:
        p = position(f"""
            board 9x7
            unit G1 german-hmg-34 at C04 facing SE {state}
            unit S1 soviet-rifles-41 at F05 facing NW {state}
        """)
        ours = [p.cost("attack G1 F05"), p.cost("move G1 D05"), p.odds("attack G1 F05")]
        p.play("pass")
        return [*ours, p.cost("attack S1 C04"), p.odds("attack S1 C04"), p.cost("stall S1")]

    assert figures("spent") == figures("")


@pytest.mark.rule("COH-2.2.f")
def test_units_beside_the_board_and_hidden_units_may_be_selected_too():
    p = position("""
        board 9x7
        terrain woods C04
        unit G1 german-rifles-41 waiting
        unit G2 german-rifles-41 at C04 hidden
        unit S1 soviet-rifles-41 at H05 facing NW
        entry german A03
    """)
    assert {"select G1", "select G2"} <= set(p.choices())
    assert p.legal("enter G1 A03")
    assert p.legal("stall G2")


# 2.3 Performing an action


@pytest.mark.rule("COH-2.3.a")
def test_the_standard_actions():
    p = duel("unit G3 german-rifles-41 at C05 facing SE hit=unnerved", "hand german 2")
    assert "card 2" in p.choices()
    p.play("select G3")
    kinds = {choice.split()[0] for choice in p.choices()}
    assert {"move", "pivot", "attack", "rally", "stall"} <= kinds


@pytest.mark.rule("COH-2.3.b")
def test_later_chapters_add_groups_hidden_moves_and_cover():
    p = position("""
        board 9x7
        terrain woods E02 E03 E04 E05 E06
        unit G1 german-rifles-41 at B04 facing SE
        unit G2 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at H05 facing NW
        hand german 9
    """)
    assert p.legal("gather G1 move")
    assert p.legal("stealth G1 B04")
    p.play("card 9", "select G1", "cover G1").settle()
    assert p.unit("G1").hasty


# 2.4 Action cost


@pytest.mark.rule("COH-2.4.a")
def test_the_cost_is_the_base_cost_and_its_modifiers():
    p = position("""
        board 9x7
        terrain woods C03
        unit G1 german-rifles-41 at C04 facing S stressed hit=cowering
        unit S1 soviet-rifles-41 at C06 facing N
    """)
    assert lines(p, "move G1 C03") == [
        ("tally-move-cost", 1), ("tally-terrain-woods", 1), ("tally-backward", 1),
        ("tally-hit-marker", 1), ("tally-stress", 1),
    ]  # fmt: skip
    assert p.cost("move G1 C03") == 5
    assert lines(p, "attack G1 C06") == [
        ("tally-attack-cost", 3), ("tally-hit-marker", 2), ("tally-stress", 1)
    ]  # fmt: skip


@pytest.mark.rule("COH-2.4.b", "COH-2.4.c")
def test_attack_and_movement_cost_are_the_counter_s():
    p = duel("unit G3 german at C05 facing SE attack=6 move=4")
    assert (p.cost("attack G3 F05"), p.cost("move G3 D06")) == (6, 4)
    assert (p.cost("attack G1 F05"), p.cost("move G1 D05")) == (2, 1)


# 2.5 Spent Check


@pytest.mark.rule("COH-2.5.a")
def test_one_spent_die_is_rolled_for_the_action():
    p = duel().play("attack G1 F05", 2, "cap 0")
    assert p.waits_for == "SpentRoll"
    assert p.state.chances().outcomes[0] == Roll((1,))
    p.play(5)
    assert len(p.told("log-stays-fresh")) == 1
    assert p.actor == "soviet"


@pytest.mark.rule("COH-2.5.b")
@pytest.mark.parametrize(("cost", "roll"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_a_result_above_the_cost_keeps_the_unit_fresh(cost, roll):
    p = duel(f"unit G3 german at C05 facing SE move={cost}").play("move G3 D06", roll)
    assert p.unit("G3").fresh


@pytest.mark.rule("COH-2.5.c")
@pytest.mark.parametrize(("cost", "roll"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 3), (9, 7)])
def test_a_result_up_to_the_cost_makes_the_unit_spent(cost, roll):
    p = duel(f"unit G3 german at C05 facing SE move={cost}").play("move G3 D06", roll)
    assert p.unit("G3").spent


@pytest.mark.rule("COH-2.5.d")
def test_the_faces_of_the_spent_die():
    p = duel().play("stall G1", "cap 0")
    tenths = {face: 10 * p.state.chances().probability(Roll((face,))) for face in range(11)}
    assert tenths == {0: 0, 1: 2, 2: 1, 3: 2, 4: 1, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0, 10: 0}


@pytest.mark.rule("COH-2.5.d")
@pytest.mark.parametrize(
    ("cost", "percent"), [(1, 20), (2, 30), (3, 50), (4, 60), (5, 80), (6, 90), (7, 100), (8, 100)]
)
def test_the_table_of_chances_to_become_spent(cost, percent):
    assert becomes_spent(cost) == Fraction(percent, 100)
    p = duel(f"unit G3 german at C05 facing SE move={cost}", "cap german 0")
    (row,) = p.preview("move G3 D06").spent
    assert Fraction(*row.spent) == Fraction(percent, 100)


# Two turns in a row (card 12)


@pytest.mark.rule("COH-6.12.c")
def test_the_bar_on_leaving_close_combat_ends_with_the_first_of_two_turns_in_a_row():
    p = alone("N", "unit S2 soviet-rifles-41 at D03 facing S", "hand german 12", "deck 12")
    p.play("pass", "move S2 D04", "face S2 S", 7, "card 12")
    assert p.refusal("move G1 D03").rule == "COH-6.12.c"
    p.play("stall G1", 7)
    assert (p.turn, p.legal("move G1 D03")) == ("german", True)

"""Scout Teams: hidden enemies come to light, or the acting unit hides (card 14)."""

import pytest

from hexfront.games.coh.notation import Position, position

OTHER = {"german": "soviet", "soviet": "german"}
SIDES = [("german", "G1"), ("soviet", "S1")]


def patrol(*statements: str, side: str = "german", unit: str = "G1", words: str = "") -> Position:
    """A unit of this side at B04 with Scout Teams in hand, and its turn."""
    lines = (
        "board 11x9", "terrain light-woods E04 F03 E05",
        f"unit {unit} {side} at B04 facing SE {words}",
        "deck 2 8 14", f"hand {side} 14", f"turn {side}", *statements,
    )  # fmt: skip
    return position("\n".join(lines))


def lurks(side: str, at: str) -> str:
    return f"unit X {OTHER[side]} at {at} facing NW hidden"


# Finding the enemy


@pytest.mark.rule("COH-CARD.14")
@pytest.mark.parametrize(("side", "unit"), SIDES)
@pytest.mark.parametrize(("at", "place"), [("E04", "board"), ("F03", "hidden")])
def test_before_the_action_scouts_reveal_enemies_within_three_hexes(side, unit, at, place):
    p = patrol(lurks(side, at), side=side, unit=unit)
    p.play(f"select {unit}", "card 14", f"scout {unit}").settle()
    assert p.unit("X").place == place
    assert p.told("log-scouts-find" if place == "board" else "log-scouts-nobody")
    assert p.waits_for == "UnitAction"


@pytest.mark.rule("COH-CARD.14")
@pytest.mark.parametrize(("wood", "place"), [("A09", "board"), ("C04 C05 D05", "hidden")])
def test_scouts_find_nobody_out_of_sight(wood, place):
    p = patrol(lurks("german", "E05"), f"terrain woods {wood}")
    p.play("select G1", "card 14", "scout G1").settle()
    assert p.sees("B04", "E05") == (place == "board")
    assert p.unit("X").place == place


@pytest.mark.rule("COH-CARD.14")
def test_all_hidden_enemies_near_are_revealed_and_no_friends():
    p = patrol(lurks("german", "E04"), "unit Y soviet at E05 facing NW hidden",
               "unit G2 german at A04 facing N hidden")  # fmt: skip
    p.play("select G1", "card 14", "scout G1").settle()
    assert [p.unit(name).place for name in ("X", "Y", "G2")] == ["board", "board", "hidden"]
    assert p.told("log-scouts-find")[0].args["count"] == 2


@pytest.mark.rule("COH-CARD.14")
def test_after_the_action_and_before_the_check_scouts_look_from_where_the_unit_is_now():
    p = patrol(lurks("german", "F03"), "terrain light-woods F03")
    p.play("move G1 C04")
    assert p.waits_for == "ChooseFacing"
    p.play("card 14", "scout G1").settle()
    assert p.unit("X").place == "board"
    assert p.actor == "chance"


@pytest.mark.rule("COH-CARD.14")
def test_the_enemy_who_was_found_may_be_attacked_in_the_same_action():
    p = patrol(lurks("german", "E04"))
    p.play("select G1", "card 14", "scout G1", "face X NW")
    assert p.legal("attack G1 E04")


@pytest.mark.rule("COH-CARD.14")
def test_nobody_is_looked_for_when_nobody_is_hidden():
    p = patrol("unit S1 soviet at K09 facing N")
    p.play("select G1", "card 14")
    assert p.refusal("scout G1").rule == "COH-CARD.14"
    assert p.legal("hide G1")


@pytest.mark.rule("COH-CARD.14")
def test_whether_the_card_may_be_played_tells_nothing_of_where_the_enemy_is():
    near, far = patrol(lurks("german", "E04")), patrol(lurks("german", "F03"))
    for p in (near, far):
        p.play("select G1")
    assert near.choices() == far.choices()
    assert "card 14" in near.choices()


@pytest.mark.rule("COH-CARD.14")
def test_what_the_scouts_found_out_cannot_be_taken_back():
    p = patrol(lurks("german", "F03"))
    before = p.game.revealed(p.state)
    p.play("select G1", "card 14", "scout G1")
    assert p.game.revealed(p.state) > before
    assert p.state.stack[-1].way_back(p.state) == "no"


# Hiding the unit


@pytest.mark.rule("COH-CARD.14")
@pytest.mark.parametrize(("side", "unit"), SIDES)
def test_before_the_action_the_unit_may_hide_and_then_acts_hidden(side, unit):
    p = patrol(f"unit X {OTHER[side]} at I04 facing NW", side=side, unit=unit)
    p.play(f"select {unit}", "card 14", f"hide {unit}")
    assert p.unit(unit).place == "hidden"
    assert p.waits_for == "UnitAction"
    assert f"stall {unit}" in p.choices()
    assert not any(name.startswith("move") for name in p.choices())
    hidden = next(u for u in p.view(OTHER[side]).units if u.id == p.id(unit))
    assert hidden.hex == -1


@pytest.mark.rule("COH-CARD.14")
def test_after_the_action_the_unit_may_hide_and_its_check_is_secret():
    p = patrol("unit S1 soviet at I04 facing NW")
    p.play("move G1 C04", "card 14", "hide G1", "cap 0", 1)
    assert p.unit("G1").place == "hidden"
    assert p.unit("G1").spent
    assert not [e for e in p.heard("soviet") if e.message == "log-becomes-spent"]
    assert [e for e in p.heard("german") if e.message == "log-becomes-spent"]


@pytest.mark.rule("COH-CARD.14", "COH-11.1.d")
@pytest.mark.parametrize(("enemy", "legal"), [("D04", False), ("E04", True)])
def test_a_unit_that_would_be_detected_at_once_cannot_hide(enemy, legal):
    p = patrol(f"unit S1 soviet at {enemy} facing NW", lurks("german", "I09"))
    p.play("select G1", "card 14")
    assert p.legal("hide G1") == legal
    if not legal:
        assert p.refusal("hide G1").rule == "COH-11.1.d"


@pytest.mark.rule("COH-CARD.14", "COH-11.1.b")
def test_a_unit_cannot_hide_beside_a_friend_who_is_seen():
    p = patrol("unit G2 german at B04 facing N", lurks("german", "I09"))
    p.play("select G1", "card 14")
    assert p.refusal("hide G1").rule == "COH-11.1.b"


@pytest.mark.rule("COH-CARD.14", "COH-G.c")
def test_nobody_hides_before_chapter_eleven():
    p = patrol("chapters 10")
    p.play("select G1")
    assert p.refusal("card 14").rule == "COH-G.c"


# The card


@pytest.mark.rule("COH-CARD.14", "COH-CARD.f", "COH-8.5.e")
@pytest.mark.parametrize("words", ["", "spent"])
def test_the_card_costs_one_cap_and_is_for_fresh_and_spent_units(words):
    p = patrol("cap german 4", words=words)
    p.play("select G1", "card 14", "hide G1")
    assert p.cap("german") == 3
    assert p.hand("german") == ()


@pytest.mark.rule("COH-8.5.g")
@pytest.mark.parametrize(("cap", "legal"), [(1, True), (0, False)])
def test_without_a_cap_the_card_cannot_be_played(cap, legal):
    p = patrol(f"cap german {cap}")
    p.play("select G1")
    assert p.legal("card 14") == legal
    if not legal:
        assert p.refusal("card 14").rule == "COH-8.5.g"


@pytest.mark.rule("COH-CARD.14")
@pytest.mark.parametrize(("cap", "legal"), [(2, True), (1, False)])
def test_a_spent_unit_must_still_be_able_to_act(cap, legal):
    p = patrol(f"cap german {cap}", words="spent")
    p.play("select G1")
    assert p.legal("card 14") == legal


@pytest.mark.rule("COH-8.8.a")
def test_the_card_is_not_for_a_hidden_unit():
    p = patrol(words="hidden")
    p.play("select G1")
    assert p.refusal("card 14").rule == "COH-8.8.a"


@pytest.mark.rule("COH-8.8.b")
def test_the_card_does_not_follow_a_group_action():
    p = patrol("unit G2 german at B05 facing N")
    p.play("gather G1 move", "join G2", "done", "move G1 C04", "done")
    assert p.waits_for == "ActionCost"
    assert p.refusal("card 14").rule == "COH-8.8.b"


@pytest.mark.rule("COH-8.4.b", "COH-CARD.b")
def test_both_copies_may_be_played_for_one_action():
    p = patrol(lurks("german", "E04"), "hand german 14 14")
    p.play("select G1", "card 14", "scout G1", "face X NW")
    assert p.legal("card 14")
    p.play("move G1 B05", "card 14", "hide G1")
    assert p.hand("german") == ()


@pytest.mark.rule("COH-8.4.b")
def test_a_free_action_is_followed_by_the_question_whatever_is_in_the_hand():
    held, other = patrol("hand german 2 14"), patrol("hand german 2 8")
    for p in (held, other):
        p.play("card 2", "select G1", "pivot G1 N")
        assert p.waits_for == "ActionCost"
    assert held.view("soviet") == other.view("soviet")

"""Mines: found, set off, survived (COH-17.10)."""

import pytest

from hexfront.play import CHANCE
from tests.games.coh.works.helpers import works

FOE = "unit S1 soviet at H04 facing NW"
HIDDEN = "work mines D03 soviet hidden"
SEEN = "work mines D03 soviet"
ENEMY = "unit S2 soviet at D03 facing N"


@pytest.mark.rule("COH-17.10.a", "COH-17.10.b")
@pytest.mark.parametrize("mines", [HIDDEN, SEEN])
def test_mines_explode_under_who_enters(mines: str) -> None:
    p = works(mines, "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03")
    assert (p.waits_for, p.actor) == ("MineNumber", "soviet")
    assert [work.hidden for work in p.view("german").works] == [False]
    p.play("shift 0", 7, "face G1 S", "cap 0", 7)
    assert p.unit("G1").hex == "D03"
    assert not p.unit("G1").hit


@pytest.mark.rule("COH-17.10.a")
def test_hidden_mines_are_a_secret_of_the_team() -> None:
    p = works(
        "commanders soviet 2", HIDDEN, "unit G1 german at D04 facing N", FOE,
        "unit S2 soviet at H05 facing NW by=soviet-2",
    )  # fmt: skip
    assert p.view("german").works == ()
    assert [work.hidden for work in p.view("soviet").works] == [True]
    assert [work.hidden for work in p.view("soviet-2").works] == [True]
    assert p.preview("move G1 D03").mines == ()
    assert p.legal("move G1 D03")


@pytest.mark.rule("COH-17.10.b")
def test_each_member_of_a_group_that_enters_is_rolled_against() -> None:
    p = works(SEEN, "unit G1 german at D04 facing N", "unit G2 german at D04 facing N", FOE)
    p.play("select G1", "gather G1 move", "join G2", "done", "move G1 D03", 2, "face G1 N")
    p.play("move G2 D03")
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G2").place == "destroyed"
    assert p.unit("G1").place == "board"


@pytest.mark.rule("COH-17.10.b")
def test_who_enters_the_map_sets_them_off_too() -> None:
    p = works("work mines A03 soviet", "entry german A03", "unit G1 german waiting", FOE)
    p.play("enter G1 A03")
    assert p.waits_for == "MineNumber"


@pytest.mark.rule("COH-17.10.b", "COH-CARD.05")
def test_rapid_deployment_into_mines() -> None:
    p = works(SEEN, "hand german 5", "unit G1 german at D05 facing N", FOE)
    p.play("move G1 D04", "face G1 N", "card 5", "move G1 D03")
    assert p.waits_for == "MineNumber"


@pytest.mark.rule("COH-2.5.a", "COH-CARD.05")
def test_whom_rapid_deployment_led_to_his_death_makes_no_spent_check() -> None:
    p = works(SEEN, "hand german 5", "unit G1 german at D05 facing N", FOE)
    p.play("move G1 D04", "face G1 N", "card 5", "move G1 D03", 12)
    assert p.unit("G1").place == "destroyed"
    assert (p.waits_for, p.turn) == ("ChooseAction", "soviet")


@pytest.mark.rule("COH-2.5.a", "COH-CARD.05")
def test_only_who_leaves_the_wreck_alive_makes_the_spent_check() -> None:
    p = works(
        SEEN, "hand german 5", "unit G1 german at D05 facing N mover=tracked",
        "unit G2 german on=G1", FOE,
    )  # fmt: skip
    p.play("move G1 D04", "face G1 N", "card 5", "move G1 D03", 2, 12, "face G2 N", "cap 0", 1)
    (check,) = p.told("log-becomes-spent")
    assert (check.args["unit"], check.args["count"]) == (p.id("G2"), 1)
    assert not p.unit("G2").fresh


@pytest.mark.rule("COH-17.10.b", "COH-17.10.k")
@pytest.mark.parametrize("option", ["on", "off"])
def test_a_vehicle_that_survives_drives_on_unless_the_option_stops_it(option: str) -> None:
    p = works(
        "board 9x9", "work mines D05 soviet hidden", f"option bonus_through_mines {option}",
        "unit G1 german at D07 facing N mover=tracked tracks=3", FOE,
    )  # fmt: skip
    p.play("move G1 D06", "move G1 D05", 3)
    assert p.waits_for == "Drive"
    assert p.legal("move G1 D04") is (option == "on")
    if option == "off":
        assert p.refusal("move G1 D04").rule == "COH-15.2.k"


@pytest.mark.rule("COH-17.10.k")
@pytest.mark.parametrize(("marker", "on"), [("light-damage", True), ("immobilized", False)])
def test_a_hit_that_stops_it_ends_the_drive(marker: str, on: bool) -> None:
    p = works(
        "board 9x9", "work mines D05 soviet",
        "unit G1 german at D06 facing N mover=tracked tracks=3 armored", FOE,
    )  # fmt: skip
    p.play("move G1 D05", 8, f"draws {marker}")
    assert (p.waits_for == "Drive") is on


@pytest.mark.rule("COH-17.10.c")
@pytest.mark.parametrize("action", ["pivot G1 SE", "close G1 S2"])
def test_pivots_and_close_combat_set_them_off(action: str) -> None:
    p = works(
        SEEN, "unit G1 german at D03 facing N", "unit G2 german at D03 facing N", FOE,
        "unit S2 soviet at D03 facing N",
    )  # fmt: skip
    p.play(action, *([2] if "close" in action else []))
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G1").place == "destroyed"
    assert p.unit("G2").place == "board"


@pytest.mark.rule("COH-17.10.c")
def test_a_supporter_in_close_combat_sets_them_off_too() -> None:
    p = works(
        SEEN, "unit G1 german at D03 facing N", "unit G2 german at D03 facing N", FOE,
        "unit S2 soviet at D03 facing N",
    )  # fmt: skip
    p.play("close G1 S2", "join G2", 2, 3, 12)
    assert p.unit("G1").place == "board"
    assert p.unit("G2").place == "destroyed"


@pytest.mark.rule("COH-17.10.c")
@pytest.mark.parametrize("action", ["stall G1", "attack G1 D01", "rally G1"])
def test_other_actions_do_not(action: str) -> None:
    p = works(SEEN, "unit G1 german at D03 facing N hit=unnerved", "unit S1 soviet at D01 facing S")
    p.play(action)
    while p.state.actor() != CHANCE and p.turn == "german":
        assert p.waits_for != "MineNumber"
        p.settle()


@pytest.mark.rule("COH-17.10.b", "COH-17.10.c")
def test_entering_and_the_free_pivot_are_one_explosion() -> None:
    p = works(SEEN, "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", 7, "face G1 S")
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.10.g")
def test_leaving_sets_nothing_off() -> None:
    p = works(SEEN, "unit G1 german at D03 facing N", FOE)
    p.play("move G1 D02", "face G1 N")
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.10.d", "COH-17.10.e", "COH-17.10.f")
@pytest.mark.parametrize("unit", ["", "armored mover=tracked front=20 flank=18", "hasty"])
@pytest.mark.parametrize("ground", ["open", "light-woods"])
@pytest.mark.parametrize(("roll", "came"), [(7, "miss"), (8, "hit"), (11, "hit"), (12, "dead")])
def test_eight_hits_everybody_and_twelve_destroys(
    unit: str, ground: str, roll: int, came: str
) -> None:
    p = works(
        f"terrain {ground} D03", "work mines D03 soviet",
        f"unit G1 german at D04 facing N {unit}", FOE,
    )  # fmt: skip
    p.play("move G1 D03", roll)
    assert (p.waits_for == "DrawMarker") is (came == "hit")
    assert (p.unit("G1").place == "destroyed") is (came == "dead")
    if came == "hit":
        armored = "armored" in unit
        p.play("draws light-damage" if armored else "draws unnerved")
        assert p.unit("G1").hit


@pytest.mark.rule("COH-17.10.d", "COH-7.4.a")
def test_a_second_hit_destroys() -> None:
    p = works(SEEN, "unit G1 german at D04 facing N hit=unnerved", FOE)
    p.play("move G1 D03", 8)
    assert p.unit("G1").place == "destroyed"


@pytest.mark.rule("COH-17.10.h")
@pytest.mark.parametrize(("by", "hit"), [(-2, True), (-1, False), (2, False)])
def test_only_the_owner_of_the_mines_changes_the_number(by: int, hit: bool) -> None:
    p = works(SEEN, "cap german 5, soviet 3", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03")
    assert p.actor == "soviet"
    assert p.number(f"shift {by}") == 8 + by
    assert p.refusal("shift -3").rule == "COH-3.2.a"
    p.play(f"shift {by}", 6)
    assert p.cap("soviet") == 3 - abs(by)
    assert p.cap("german") == 5
    assert (p.waits_for == "DrawMarker") is hit


@pytest.mark.rule("COH-17.10.i", "COH-17.7.b")
def test_ones_own_mines_explode_and_the_owner_may_raise_the_number() -> None:
    p = works("work mines D03 german hidden", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03")
    assert (p.waits_for, p.actor) == ("MineNumber", "german")
    p.play("shift 2", 9, "face G1 N")
    assert not p.unit("G1").hit


@pytest.mark.rule("COH-17.10.j", "COH-17.10.b", "COH-17.10.c")
@pytest.mark.parametrize("action", ["move G1 D03", "pivot G1 S"])
def test_cargo_is_rolled_against_first(action: str) -> None:
    at = "D04" if "move" in action else "D03"
    p = works(SEEN, f"unit G1 german at {at} facing N mover=tracked", "unit G2 german on=G1", FOE)
    p.play(action)
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G2").place == "destroyed"
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G1").place == "destroyed"


@pytest.mark.rule("COH-17.10.l")
def test_the_marker_stays() -> None:
    p = works(SEEN, "unit G1 german at D04 facing N", "unit G2 german at D04 facing N", FOE)
    p.play("move G1 D03", 12)
    assert p.work("D03") == "mines"
    p.play("pass", "move G2 D03")
    assert p.waits_for == "MineNumber"


@pytest.mark.rule("COH-18.1.c")
def test_pioneers_find_them_and_walk_through() -> None:
    p = works(HIDDEN, "unit G1 german at D04 facing N pioneers", FOE)
    p.play("move G1 D03")
    assert p.waits_for == "ChooseFacing"
    assert [work.hidden for work in p.view("german").works] == [False]


@pytest.mark.rule("COH-18.1.c", "COH-17.10.c")
@pytest.mark.parametrize("option", ["on", "off"])
@pytest.mark.parametrize("action", ["pivot G1 S", "close G1 S2"])
def test_pioneers_that_stir_set_them_off_unless_the_option_spares_them(
    option: str, action: str
) -> None:
    p = works(
        SEEN, f"option pioneers_wake_mines {option}", "unit G1 german at D03 facing N pioneers",
        FOE, "unit S2 soviet at D03 facing N",
    )  # fmt: skip
    p.play(action, *([2] if "close" in action else []))
    assert (p.waits_for == "MineNumber") is (option == "on")


@pytest.mark.rule("COH-17.10.b", "COH-11.1.a")
def test_a_hidden_unit_that_sets_them_off_comes_to_light() -> None:
    p = works(SEEN, "terrain woods E04 E03", "unit G1 german at D04 hidden", FOE)
    p.play("stealth G1 D03")
    assert p.unit("G1").place == "board"
    p.play("face G1 S")
    assert p.waits_for == "MineNumber"


@pytest.mark.rule("COH-18.1.c")
def test_hidden_pioneers_stay_hidden_among_mines() -> None:
    p = works(SEEN, "terrain woods E04 E03 D03", "unit G1 german at D04 hidden pioneers", FOE)
    p.play("stealth G1 D03").settle()
    assert p.unit("G1").place == "hidden"


@pytest.mark.rule("COH-17.10.b", "COH-4.4.b")
def test_who_dies_on_the_mines_takes_no_hex() -> None:
    p = works(SEEN, "objective D03 soviet", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", 12)
    assert p.control("D03") == "soviet"
    p = works(SEEN, "objective D03 soviet", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", 2)
    assert p.control("D03") == "german"


@pytest.mark.rule("COH-17.10.b", "COH-4.4.b", "COH-11.1.a")
@pytest.mark.parametrize(("roll", "owner"), [(12, "soviet"), (2, "german")])
def test_who_comes_to_light_and_dies_on_the_mines_takes_no_hex(roll: int, owner: str) -> None:
    p = works(SEEN, "objective D03 soviet", "unit G1 german at D04 hidden", FOE)
    p.play("stealth G1 D03", "face G1 S")
    assert p.control("D03") == "soviet"
    p.play(roll)
    assert p.control("D03") == owner


@pytest.mark.rule("COH-17.10.d")
def test_the_preview_shows_the_explosion_that_the_seat_knows_of() -> None:
    for action, at in (("move G1 D03", "D04"), ("pivot G1 S", "D03"), ("unload G2 D03", "D03")):
        carried = "unit G2 german on=G1" if "G2" in action else ""
        p = works(SEEN, f"unit G1 german at {at} facing N mover=tracked", carried, FOE)
        (row,) = p.preview(action).mines
        assert (row.number, row.success, row.destroyed) == (8, (5, 12), (1, 36))
    p = works(SEEN, "unit G1 german at D04 facing N hit=unnerved", FOE)
    assert p.preview("move G1 D03").mines[0].destroyed == (5, 12)


@pytest.mark.rule("COH-17.10.b", "COH-17.10.c")
@pytest.mark.parametrize(
    ("action", "lines"),
    [
        (
            "load G1 G2",
            ("unit G1 german at D04 facing N", "unit G2 german-pz-iv-e at D03 facing N"),
        ),
        ("enter G1 D03", ("unit G1 german waiting", "entry german D03")),
        ("stealth G1 D03", ("unit G1 german at D04 facing N hidden", "terrain woods D03 D04")),
        ("flame-close G1 S2", ("unit G1 german at D03 facing N flamethrower", ENEMY)),
        ("weapon-close G1 W01 S2", ("unit G1 german at D03 facing N", ENEMY, "weapons german W01")),
        ("dislodge G1 S2", ("unit G1 german at D03 facing N", f"{ENEMY} hasty")),
    ],
)
def test_whatever_sets_them_off_is_shown_to_do_so(action: str, lines: tuple[str, ...]) -> None:
    p = works(SEEN, "unit S1 soviet at I07 facing N", *lines)
    (row,) = p.preview(action).mines
    assert row.number == 8
    p.play(action).settle()
    while p.waits_for in ("HitRoll", "WorkRoll"):
        p.play(2).settle()
    assert p.waits_for == "MineRoll"


@pytest.mark.rule("COH-17.10.b", "COH-15.7.b")
@pytest.mark.parametrize(("action", "at"), [("load G1 G2", "D03"), ("stealth G1 D03", "A01")])
def test_who_stays_in_the_hex_is_shown_no_explosion(action: str, at: str) -> None:
    p = works(
        SEEN, "terrain woods D02 D03 D04 E03 E04 C03 C04", "unit S1 soviet at I07 facing N",
        "unit G1 german at D03 facing N", f"unit G2 german-pz-iv-e at {at} facing N",
    )  # fmt: skip
    assert p.preview(action).mines == ()
    assert p.play(action).waits_for == "ActionCost"


@pytest.mark.rule("COH-15.13.d", "COH-17.10.b")
@pytest.mark.parametrize(
    ("towed", "rule"), [("german-pz-ii-f on=G1 hit=destroyed", "COH-15.13.d"),
                        ("german-rifles-41 on=G1 hit=killed", "COH-7.3.b")],
)  # fmt: skip
def test_an_explosion_finds_out_who_is_dead_already(towed: str, rule: str) -> None:
    p = works(SEEN, "unit G1 german-pz-iv-e at D04 facing N", f"unit G2 {towed}", FOE)
    p.play("move G1 D03")
    assert p.unit("G2").place == "destroyed"
    assert [entry.rule for entry in p.log if entry.message == "log-destroyed"] == [rule]


@pytest.mark.rule("COH-17.10.h", "COH-CARD.13")
@pytest.mark.parametrize(("owner", "told"), [("soviet", True), ("german", False)])
def test_luck_says_what_it_would_do_to_the_mines_of_an_enemy(owner: str, told: bool) -> None:
    p = works(f"work mines D03 {owner}", f"hand {owner} 13", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", "shift 0", (3, 3))
    if told:
        (row,) = p.preview("card 13").roll
        assert (row.number, row.success, row.destroyed) == (8, (5, 6), (0, 1))
    else:
        with pytest.raises(ValueError, match="nothing to preview"):
            p.preview("card 13")


@pytest.mark.rule("COH-17.10.b", "COH-15.9.c")
def test_who_gets_off_into_mines_sets_them_off_alone() -> None:
    p = works(SEEN, "unit G1 german at D04 facing N mover=tracked", "unit G2 german on=G1", FOE)
    p.play("unload G2 D03")
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G2").place == "destroyed"
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.10.b", "COH-15.9.d")
@pytest.mark.parametrize("towed", ["", "mover=tracked bogged"])
def test_who_gets_off_within_a_mined_hex_sets_them_off_alone(towed: str) -> None:
    p = works(
        HIDDEN, "unit G1 german at D03 facing N mover=tracked", f"unit G2 german on=G1 {towed}", FOE
    )
    assert p.preview("unload G2 D03").mines == ()
    p.play("unload G2 D03")
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G2").place == "destroyed"
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-18.1.c", "COH-15.9.d")
def test_pioneers_get_off_safely_within_a_mined_hex() -> None:
    p = works(
        SEEN, "unit G1 german at D03 facing N mover=tracked", "unit G2 german on=G1 pioneers", FOE
    )
    assert p.preview("unload G2 D03").mines == ()
    p.play("unload G2 D03")
    assert p.waits_for == "ChooseFacing"


@pytest.mark.rule("COH-17.10.b", "COH-15.7.b")
def test_who_gets_on_where_he_stands_sets_nothing_off() -> None:
    p = works(
        SEEN, "unit G1 german at D03 facing N mover=tracked", "unit G2 german at D03 facing N", FOE
    )
    p.play("load G2 G1")
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.10.b", "COH-15.7.c")
def test_who_gets_on_in_a_mined_hex_sets_them_off_alone() -> None:
    p = works(
        SEEN, "unit G1 german at D03 facing N mover=tracked", "unit G2 german at D04 facing N", FOE
    )
    p.play("load G2 G1")
    assert p.waits_for == "MineNumber"
    p.play(12)
    assert p.unit("G2").place == "destroyed"
    assert p.waits_for == "ActionCost"

"""Getting into fortifications and out of them (COH-17.1 to COH-17.5)."""

import pytest

from tests.games.coh.works.helpers import works

FOE = "unit S1 soviet at H04 facing NW"


@pytest.mark.rule("COH-17.3.a")
@pytest.mark.parametrize("owner", ["german", "soviet"])
@pytest.mark.parametrize("occupies", [True, False])
def test_who_moves_in_may_occupy_at_no_extra_cost(owner: str, occupies: bool) -> None:
    p = works(f"work trench D03 {owner}", "unit G1 german at D04 facing N", FOE)
    assert p.cost("move G1 D03") == 1
    p.play("move G1 D03", *(["occupy G1"] if occupies else []), "face G1 S")
    assert p.unit("G1").inside is occupies
    assert p.unit("G1").facing == "S"
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.3.a")
def test_who_enters_the_map_may_occupy_too() -> None:
    p = works("work trench A03", "entry german A03", "unit G1 german waiting", FOE)
    p.play("enter G1 A03", "occupy G1", "face G1 SE")
    assert p.unit("G1").inside


@pytest.mark.rule("COH-17.3.b", "COH-17.3.c")
@pytest.mark.parametrize(("state", "word"), [("", "occupy"), ("inside", "leave")])
def test_in_and_out_within_the_hex_is_a_move_without_terrain(state: str, word: str) -> None:
    p = works(
        "terrain woods D03", "work trench D03",
        f"unit G1 german at D03 facing N {state} move=2 stressed", FOE,
    )  # fmt: skip
    assert p.cost(f"{word} G1") == 3
    p.play(f"{word} G1", "face G1 SE", "cap 0", 7)
    assert p.unit("G1").inside is (word == "occupy")
    assert p.unit("G1").facing == "SE"
    assert p.unit("G1").hex == "D03"
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-17.3.b", "COH-17.3.c", "COH-2.2.d")
@pytest.mark.parametrize(("state", "word"), [("", "occupy"), ("inside", "leave")])
def test_a_spent_unit_pays_for_it_in_cap(state: str, word: str) -> None:
    lines = ("work trench D03", f"unit G1 german at D03 facing N {state} spent move=2", FOE)
    assert works("cap german 2", *lines).legal(f"{word} G1")
    assert works("cap german 1", *lines).refusal(f"{word} G1").rule == "COH-2.2.d"


@pytest.mark.rule("COH-17.3.c")
def test_out_into_any_adjacent_hex_is_a_plain_move() -> None:
    p = works("work trench D03", "unit G1 german at D03 facing N inside", FOE)
    p.play("move G1 D02")
    assert not p.unit("G1").inside
    assert works("unit G1 german at D03 facing N").refusal("leave G1").rule == "COH-17.3.c"


@pytest.mark.rule("COH-17.2.c")
def test_a_fortification_held_by_the_enemy_is_closed_but_its_hex_is_not() -> None:
    p = works(
        "work trench D03 soviet", "unit G1 german at D04 facing N",
        "unit S1 soviet at D03 facing N inside",
    )  # fmt: skip
    p.play("move G1 D03")
    assert p.refusal("occupy G1").rule == "COH-17.2.c"
    p.play("face G1 N", 7, "pass")
    assert p.refusal("occupy G1").rule == "COH-17.2.c"


@pytest.mark.rule("COH-17.2.c")
def test_an_enemy_beside_the_fortification_does_not_hold_it() -> None:
    p = works(
        "work trench D03 soviet", "unit G1 german at D04 facing N", "unit S1 soviet at D03 facing N"
    )
    p.play("move G1 D03", "occupy G1")
    assert p.unit("G1").inside


@pytest.mark.rule("COH-17.2.b")
def test_any_number_of_friends_occupy_it() -> None:
    inside = [f"unit G{n} german at D03 facing N inside" for n in range(2, 6)]
    p = works("work bunker D03 facing N", "unit G1 german at D04 facing N", *inside, FOE)
    p.play("move G1 D03", "occupy G1")
    assert p.unit("G1").inside


@pytest.mark.rule("COH-17.3.b", "COH-17.3.c")
@pytest.mark.parametrize("work", ["trench D03", "bunker D03 facing N"])
def test_who_is_inside_only_gets_out_and_who_is_outside_only_gets_in(work: str) -> None:
    for inside in (True, False):
        where = "D03 facing N" + " inside" * inside
        p = works(f"work {work}", f"unit G1 german at {where}", FOE).play("select G1")
        able, barred = ("leave G1", "occupy G1") if inside else ("occupy G1", "leave G1")
        assert able in p.choices()
        assert barred not in p.choices()
        refused = p.refusal(barred)
        assert (refused.rule, refused.message) == (
            ("COH-17.3.b", "refuse-occupies-already")
            if inside
            else ("COH-17.3.c", "refuse-occupies-nothing")
        )


@pytest.mark.rule("COH-17.2.e")
@pytest.mark.parametrize("state", ["inside", ""])
def test_rally_in_the_hex_of_a_fortification_has_a_bonus(state: str) -> None:
    line = f"unit G1 german at D03 facing N hit=pinned {state}"
    with_it = works("work bunker D03 facing N", line, FOE)
    without = works(line.removesuffix("inside"), FOE)
    assert with_it.number("rally G1") == without.number("rally G1") - 1


@pytest.mark.rule("COH-17.4.a", "COH-17.5.a")
@pytest.mark.parametrize(
    ("unit", "trench", "bunker"),
    [
        ("", None, None),
        ("mover=wheeled crewed role=gun", "COH-17.4.a", None),
        ("mover=tracked", "COH-17.4.a", "COH-17.5.a"),
    ],
)
def test_who_may_occupy_what(unit: str, trench: str | None, bunker: str | None) -> None:
    for work, rule in (("trench D03", trench), ("bunker D03 facing N", bunker)):
        p = works(f"work {work}", f"unit G1 german at D03 facing N {unit}", FOE)
        if rule is None:
            assert p.legal("occupy G1")
        else:
            assert p.refusal("occupy G1").rule == rule


@pytest.mark.rule("COH-17.5.b", "COH-17.1.b")
def test_in_a_bunker_a_unit_faces_as_the_bunker_does() -> None:
    p = works("work bunker D03 facing SW", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", "occupy G1")
    assert p.unit("G1").facing == "SW"
    assert p.waits_for == "ActionCost"
    p.play(7, "pass")
    assert p.refusal("pivot G1 N").rule == "COH-17.5.b"
    p.play("select G1")
    assert not [name for name in p.choices() if name.startswith("pivot")]


@pytest.mark.rule("COH-17.5.b")
def test_a_group_member_in_a_bunker_does_not_pivot() -> None:
    p = works(
        "work bunker D03 facing N", "unit G1 german at D03 facing N inside",
        "unit G2 german at D04 facing N", FOE,
    )  # fmt: skip
    p.play("select G2", "gather G2 move", "join G1", "done")
    names = p.choices()
    assert "pivot G2 S" in names
    assert "leave G1" in names
    assert not [name for name in names if name.startswith("pivot G1")]
    p.play("leave G1", "face G1 S", "done")
    assert p.unit("G1").facing == "S"
    assert not p.unit("G1").inside


@pytest.mark.rule("COH-17.5.c")
@pytest.mark.parametrize(("to", "legal"), [("D01", True), ("D06", False)])
def test_ranged_attacks_from_a_bunker_stay_in_its_arc(to: str, legal: bool) -> None:
    p = works(
        "work bunker D03 facing N", "unit G1 german at D03 facing N inside",
        f"unit S1 soviet at {to} facing N",
    )  # fmt: skip
    assert p.legal(f"attack G1 {to}") is legal
    if not legal:
        assert p.refusal(f"attack G1 {to}").rule == "COH-17.5.c"


@pytest.mark.rule("COH-17.5.c", "COH-5.1.a")
@pytest.mark.parametrize(("work", "inside"), [("bunker", ""), ("trench", "inside")])
def test_elsewhere_it_is_the_arc_of_the_unit_itself(work: str, inside: str) -> None:
    facing = "facing N" if work == "bunker" else ""
    p = works(
        f"work {work} D03 {facing}", f"unit G1 german at D03 facing N {inside}",
        "unit S1 soviet at D06 facing N",
    )  # fmt: skip
    assert p.refusal("attack G1 D06").rule == "COH-5.1.a"


@pytest.mark.rule("COH-17.5.d", "COH-17.5.e")
def test_close_combat_from_a_bunker_and_into_it() -> None:
    lines = (
        "work bunker D03 facing N", "unit G1 german at D03 facing N inside flank=10",
        "unit S1 soviet at D03 facing N",
    )  # fmt: skip
    assert works(*lines).legal("close G1 S1")
    dr = works("turn soviet", *lines).dr("close S1 G1")
    assert (dr.value("tally-bunker-flank"), dr.total) == (3, 13)


@pytest.mark.rule("COH-17.5.f")
def test_no_mortar_fires_from_inside_a_bunker() -> None:
    lines = (
        "work bunker D03 facing S", "board 9x12", "terrain woods D07",
        "unit G1 german at D03 facing S mortar indirect=4 range=9 {}",
        "unit S1 soviet at D09 facing N",
        "unit S2 soviet at D06 facing N",
    )  # fmt: skip
    inside = works(*(line.format("inside") for line in lines))
    assert inside.refusal("attack G1 D06").rule == "COH-17.5.f"
    assert inside.refusal("bombard G1 D09 via E05").rule == "COH-17.5.f"
    beside = works(*(line.format("") for line in lines))
    assert beside.legal("attack G1 D06")


@pytest.mark.rule("COH-17.5.f", "COH-14.1.a")
@pytest.mark.parametrize("crew", ["mortar calibre=81", "pioneers"])
def test_no_mortar_lays_smoke_from_inside_a_bunker(crew: str) -> None:
    for inside in ("", "inside"):
        p = works(
            "work bunker D03 facing S", "smoke_by mortars pioneers",
            f"unit G1 german at D03 facing S {crew} {inside}", FOE,
        )  # fmt: skip
        legal = not inside or crew == "pioneers"
        assert p.legal("smoke G1") is legal
        if not legal:
            assert p.refusal("smoke G1").rule == "COH-17.5.f"


@pytest.mark.rule("COH-17.5.c", "COH-17.5.f", "COH-CARD.W01")
@pytest.mark.parametrize(("to", "rule"), [("D04", ""), ("D02", "COH-17.5.c")])
def test_a_mortar_crew_in_a_bunker_throws_grenades(to: str, rule: str) -> None:
    p = works(
        "work bunker D03 facing S", "weapons german W01",
        "unit G1 german at D03 facing S mortar inside", f"unit S1 soviet at {to} facing N",
    )  # fmt: skip
    assert p.legal(f"weapon G1 W01 {to}") is not bool(rule)
    if rule:
        assert p.refusal(f"weapon G1 W01 {to}").rule == rule


@pytest.mark.rule("COH-17.5.d", "COH-17.5.f")
def test_a_mortar_crew_in_a_bunker_defends_itself() -> None:
    p = works(
        "work bunker D03 facing S", "unit G1 german at D03 facing S mortar inside",
        "unit S1 soviet at D03 facing N",
    )  # fmt: skip
    assert p.legal("close G1 S1")


@pytest.mark.rule("COH-17.5.g", "COH-17.5.h", "COH-17.1.b", "COH-17.1.c")
@pytest.mark.parametrize(("at", "bonus"), [("D01", 5), ("D06", 3), ("G06", 3)])
@pytest.mark.parametrize("tank", ["", "armored mover=tracked"])
def test_a_bunker_protects_by_its_own_facing(at: str, bonus: int, tank: str) -> None:
    towards = "S" if at == "D01" else "N" if at == "D06" else "NW"
    p = works(
        "work bunker D03 soviet facing N", "unit S1 soviet at D03 facing N inside",
        f"unit G1 german at {at} facing {towards} {tank}",
    )  # fmt: skip
    dr = p.dr("attack G1 D03")
    assert dr.value("tally-bunker-front") + dr.value("tally-bunker-flank") == bonus


@pytest.mark.rule("COH-17.5.h")
@pytest.mark.parametrize("spot", ["G06", "G08"])
def test_a_shell_meets_the_bunker_from_the_mortar_not_from_its_spotter(spot: str) -> None:
    """A11: G06 lies in the bunker's arc, G08 and the mortar do not."""
    p = works(
        "board 9x12", "terrain woods G08", "work bunker E08 soviet facing N",
        "unit S1 soviet at E08 facing N inside",
        "unit G1 german at I07 facing NW mortar indirect=4 minimum=2 range=9",
    )  # fmt: skip
    assert p.dr(f"bombard G1 E08 via {spot}").value("tally-bunker-flank") == 3


@pytest.mark.rule("COH-17.1.c")
def test_the_black_figures_help_an_armored_target_against_blue_fire() -> None:
    p = works(
        "work bunker D03 soviet facing N",
        "unit S1 soviet at D03 facing N inside armored role=gun mover=wheeled",
        "unit G1 german at D01 facing S blue=4",
    )  # fmt: skip
    assert p.dr("attack G1 D03").value("tally-bunker-front") == 5
    assert p.ar("attack G1 D03").value("tally-blue-fp") == 4


@pytest.mark.rule("COH-17.3.a", "COH-11.2.b")
def test_a_hidden_unit_slips_into_a_fortification() -> None:
    p = works(
        "work bunker D03 facing SE", "unit G1 german at D04 hidden", FOE, "terrain woods F04 F05"
    )
    p.play("stealth G1 D03").settle()
    assert p.unit("G1").inside
    assert p.unit("G1").place == "hidden"


@pytest.mark.rule("COH-11.1.b", "COH-17.2.c")
def test_two_hidden_enemies_share_a_fortification_until_the_newcomer_shows_himself() -> None:
    p = works(
        "board 9x9", "work trench D03 soviet", "terrain woods F04 F05",
        "unit G1 german at D04 hidden", "unit S1 soviet at D03 hidden inside",
        "unit G9 german at A09 facing N", "unit S9 soviet at I07 facing N",
    )  # fmt: skip
    p.play("stealth G1 D03", 7, "pass")
    assert (p.unit("G1").place, p.unit("G1").inside) == ("hidden", True)
    p.play("reveal G1").settle()
    assert (p.unit("G1").place, p.unit("G1").inside) == ("board", False)
    assert (p.unit("S1").place, p.unit("S1").inside) == ("board", True)


@pytest.mark.rule("COH-17.3.a", "COH-17.4.a")
@pytest.mark.parametrize(("kind", "to"), [("", "D05"), ("role=gun", "D03")])
def test_a_hidden_unit_slips_into_nothing_else(kind: str, to: str) -> None:
    """Neither where no fortification is, nor into one that is not for it."""
    p = works(f"work trench D03\nunit G1 german at D04 hidden {kind}", FOE, "terrain woods F04 F05")
    p.play(f"stealth G1 {to}").settle()
    assert (p.unit("G1").hex, p.unit("G1").inside) == (to, False)


@pytest.mark.rule("COH-17.5.b", "COH-11.2.b")
def test_who_comes_to_light_in_a_bunker_faces_as_it_does() -> None:
    bunker = "work bunker D03 facing NE"
    foe = "unit S1 soviet at H04 facing NW"
    p = works(bunker, "unit G1 german at D03 hidden inside", foe).play("reveal G1")
    assert (p.unit("G1").inside, p.unit("G1").facing) == (True, "NE")
    assert p.waits_for == "ChooseAction"
    p = works(bunker, "unit G1 german at D03 hidden", foe).play("reveal G1")
    assert p.waits_for == "RevealFacing"
    assert not p.unit("G1").inside

"""Obstacle Clearing and Mine Laying (cards 16 and 17)."""

import pytest

from hexfront.games.coh.definitions.library import definitions
from tests.games.coh.works.helpers import works

FOE = "unit S1 soviet at H04 facing NW"


@pytest.mark.rule("COH-CARD.16")
@pytest.mark.parametrize("work", ["wire", "mines", "road-block"])
@pytest.mark.parametrize("owner", ["german", "soviet"])
@pytest.mark.parametrize("unit", ["", "mover=tracked"])
def test_a_unit_clears_the_obstacle_in_its_hex(work: str, owner: str, unit: str) -> None:
    p = works(
        f"work {work} D04 {owner}", "hand german 16", f"unit G1 german at D04 facing N {unit}", FOE
    )
    p.play("card 16", "select G1")
    assert p.work("D04") == ""
    assert p.preview("cap 0").spent[0].cost == 2
    p.play("cap 0", 2)
    assert p.unit("G1").spent
    assert p.unit("G1").stressed
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.16")
@pytest.mark.parametrize(
    "lines",
    [
        ("work wire D04", "unit G1 german at D04 facing N hit=unnerved"),
        ("work wire D04", "unit G1 german at D04 facing N", "unit S2 soviet at D04 facing N"),
        ("work wire D03", "unit G1 german at D04 facing N"),
        ("work trench D04", "unit G1 german at D04 facing N"),
        ("work mines D04 soviet hidden", "unit G1 german at D04 facing N"),
    ],
    ids=["hit", "beside an enemy", "next hex", "fortification", "unknown"],
)
def test_when_it_cannot(lines: tuple[str, ...]) -> None:
    p = works("hand german 16", *lines, FOE)
    assert p.refusal("card 16").rule == "COH-CARD.16"
    assert "card 16" not in p.choices()


@pytest.mark.rule("COH-CARD.16")
@pytest.mark.parametrize(("owner", "cleared"), [("german", True), ("soviet", False)])
def test_hidden_mines_are_cleared_by_those_who_know_of_them(owner: str, cleared: bool) -> None:
    p = works(
        "hand german 16", f"work mines D04 {owner} hidden", "unit G1 german at D04 facing N", FOE
    )
    assert p.legal("card 16") is cleared
    if cleared:
        p.play("card 16", "select G1").settle()
        assert p.view("german").works == ()
        (told,) = [entry for entry in p.heard("soviet") if entry.message == "log-work-cleared"]
        assert (told.args["hex"], told.args["work"]) == (p.hex("D04"), "mines")


@pytest.mark.rule("COH-CARD.16", "COH-15.8.g")
@pytest.mark.parametrize(("roll", "spent"), [(2, True), (3, False)])
def test_the_cargo_of_who_clears_shares_the_check(roll: int, spent: bool) -> None:
    p = works(
        "work wire D04", "hand german 16", "unit G1 german at D04 facing N mover=tracked",
        "unit G2 german on=G1", FOE,
    )  # fmt: skip
    p.play("card 16", "select G1", "cap 0", roll)
    for name in ("G1", "G2"):
        assert (p.unit(name).spent, p.unit(name).stressed) == (spent, True)


@pytest.mark.rule("COH-8.5.c", "COH-8.5.d", "COH-CARD.16", "COH-CARD.17")
@pytest.mark.parametrize("card", [16, 17])
def test_a_spent_unit_needs_the_whole_cost_in_cap(card: int) -> None:
    lines = (f"hand german {card}", "unit G1 german at D04 facing N spent", FOE)
    work = ("work wire D04",) if card == 16 else ()
    assert works("cap german 1", *work, *lines).refusal(f"card {card}").rule == "COH-8.5.c"
    p = works("cap german 2", *work, *lines)
    p.play(f"card {card}", "select G1", *(["mine G1 D04 open"] if card == 17 else []))
    assert p.cap("german") == 0
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.17", "COH-17.10.a", "COH-17.7.a")
@pytest.mark.parametrize("to", ["D04", "D03"])
def test_mines_are_laid_in_the_own_or_the_next_hex(to: str) -> None:
    p = works("hand german 17", "unit G1 german at D04 facing N", FOE)
    p.play("card 17", "select G1", f"mine G1 {to} open")
    assert p.work(to) == "mines"
    assert [work.owner for work in p.view("soviet").works] == [0]
    assert p.preview("cap 0").spent[0].cost == 2
    p = works("hand german 17", "unit G1 german at D04 facing N", FOE)
    p.play("card 17", "select G1")
    assert p.refusal("mine G1 D02 open").rule == "COH-CARD.17"


@pytest.mark.rule("COH-CARD.17")
@pytest.mark.parametrize(("foe", "legal"), [("H04", False), ("H01", True)])
def test_out_of_enemy_sight_they_may_be_hidden(foe: str, legal: bool) -> None:
    p = works(
        "hand german 17", "terrain woods E03 F02 F03 E02 G02 G01 F01",
        "unit G1 german at D04 facing N", f"unit S1 soviet at {foe} facing NW",
    )  # fmt: skip
    assert p.sees(foe, "D04") is not legal
    p.play("card 17", "select G1")
    assert p.legal("mine G1 D04 hidden") is legal
    if not legal:
        assert p.refusal("mine G1 D04 hidden").rule == "COH-CARD.17"
        return
    p.play("mine G1 D04 hidden")
    assert p.view("soviet").works == ()
    assert [work.hidden for work in p.view("german").works] == [True]
    assert "log-mines-laid" not in [entry.message for entry in p.heard("soviet")]
    assert "log-mines-laid-unseen" in [entry.message for entry in p.heard("soviet")]


@pytest.mark.rule("COH-CARD.17")
def test_hidden_mines_ask_that_their_own_hex_is_unseen() -> None:
    p = works(
        "hand german 17", "terrain woods D03", "unit G1 german at D04 facing N",
        "unit S1 soviet at D01 facing S",
    )  # fmt: skip
    p.play("card 17", "select G1")
    assert p.legal("mine G1 D04 hidden")
    assert p.legal("mine G1 D03 open")
    assert p.refusal("mine G1 D03 hidden").rule == "COH-CARD.17"


@pytest.mark.rule("COH-CARD.17")
@pytest.mark.parametrize(
    "lines",
    [
        ("unit G1 german at D04 facing N hit=unnerved",),
        ("unit G1 german at D04 facing N mover=tracked",),
        ("unit G1 german at D04 facing N mover=wheeled crewed role=gun",),
        ("unit G1 german at D04 facing N", "unit S2 soviet at D04 facing N"),
    ],
    ids=["hit", "vehicle", "gun", "beside an enemy"],
)
def test_who_lays_no_mines(lines: tuple[str, ...]) -> None:
    p = works("hand german 17", *lines, FOE)
    assert p.refusal("card 17").rule == "COH-CARD.17"


@pytest.mark.rule("COH-CARD.17", "COH-17.0.b", "COH-17.6.f")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("unit S2 soviet at D03 facing N", "COH-CARD.17"),
        ("work wire D03", "COH-17.0.b"),
        ("work mines D03 german hidden", "COH-17.0.b"),
        ("unit G2 german at D03 facing N hasty", "COH-17.0.b"),
        ("terrain woods D03\nunit G2 german at D03 hidden hasty", "COH-17.0.b"),
        ("terrain water D03", "COH-4.8.d"),
    ],
)
def test_where_no_mines_are_laid(line: str, rule: str) -> None:
    p = works("hand german 17", "unit G1 german at D04 facing N", line, FOE)
    p.play("card 17", "select G1")
    assert p.refusal("mine G1 D03 open").rule == rule
    assert "mine G1 D03 open" not in p.choices()


@pytest.mark.rule("COH-CARD.17", "COH-11.0.b")
def test_what_a_hidden_enemy_has_dug_keeps_nobody_from_laying_mines() -> None:
    p = works(
        "hand german 17", "terrain woods D03", "unit S2 soviet at D03 hidden hasty",
        "unit G1 german at D04 facing N", FOE,
    )  # fmt: skip
    p.play("card 17", "select G1")
    assert p.legal("mine G1 D03 open")


@pytest.mark.rule("COH-17.0.b")
def test_hidden_mines_of_the_enemy_are_found_instead() -> None:
    p = works(
        "hand german 17", "work mines D03 soviet hidden", "unit G1 german at D04 facing N", FOE
    )
    p.play("card 17", "select G1", "mine G1 D03 open")
    (work,) = p.view("german").works
    assert (work.owner, work.hidden) == (1, False)


@pytest.mark.rule("COH-CARD.a")
def test_one_action_card_a_turn() -> None:
    p = works("hand german 16 17", "work wire D04", "turn german card_used",
              "unit G1 german at D04 facing N", FOE)  # fmt: skip
    assert p.refusal("card 16").rule == "COH-8.4.a"
    assert p.refusal("card 17").rule == "COH-8.4.a"


@pytest.mark.rule("COH-17.0.a")
def test_which_works_are_fortifications_and_which_obstacles() -> None:
    kinds = {work.value: kind.type for work, kind in definitions().works.items()}
    assert {work for work, kind in kinds.items() if kind == "fortification"} == {
        "trench", "bunker", "hasty"
    }  # fmt: skip
    assert {work for work, kind in kinds.items() if kind == "obstacle"} == {
        "wire", "mines", "road-block"
    }  # fmt: skip

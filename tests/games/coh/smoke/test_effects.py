"""Sections 14.3 and 14.4: what heavy and light smoke do."""

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.screen.picture import picture
from tests.games.coh.combat.helpers import figures


def duel(*smoke: str, s1: str = "E08", g1: str = "") -> Position:
    """G1 in E03 fires south at S1; smoke as given."""
    return position(
        "\n".join((
            "board 9x10",
            f"unit G1 german at E03 facing S range=6 {g1}",
            f"unit S1 soviet at {s1} facing N",
            *(f"smoke {marker}" for marker in smoke),
        ))
    )  # fmt: skip


def modifiers(p: Position, order: str = "attack G1 E08") -> tuple[list[object], list[object]]:
    """What smoke adds to DR and AR."""
    dr, ar = figures(p.dr(order)), figures(p.ar(order))
    return ([line for line in dr if line[0].startswith("smoke")],
            [line for line in ar if line[0].startswith("smoke")])  # fmt: skip


# Heavy smoke.


@pytest.mark.rule("COH-14.3.a")
def test_defending_in_heavy_smoke():
    assert modifiers(duel("heavy E08")) == ([("smoke-heavy", 2)], [])
    assert duel("heavy E08").dr("attack G1 E08").total == 14


@pytest.mark.rule("COH-14.3.b")
def test_attacking_out_of_heavy_smoke():
    assert modifiers(duel("heavy E03")) == ([], [("smoke-heavy", -2)])


@pytest.mark.rule("COH-14.3.a", "COH-14.3.b")
def test_smoke_beside_attacker_and_target_does_nothing():
    assert modifiers(duel("heavy D03 F08 E02 E09")) == ([], [])


@pytest.mark.rule("COH-14.3.c")
@pytest.mark.parametrize("between", ["E04", "E07"])
def test_heavy_smoke_in_between_blocks_sight(between: str):
    p = duel(f"heavy {between}")
    assert not p.sees("E03", "E08")
    assert not p.sees("E08", "E03")
    assert p.sees("E03", between)
    assert p.refusal("attack G1 E08").rule == "COH-5.2.a"


@pytest.mark.rule("COH-14.3.c")
def test_heavy_smoke_blocks_at_every_elevation():
    p = position("""
        board 9x10
        level 2 E03 E08
        unit G1 german at E03 facing S range=6
        unit S1 soviet at E08 facing N
        smoke heavy E05
    """)
    assert not p.sees("E03", "E08")


@pytest.mark.rule("COH-14.3.a", "COH-14.3.b")
@pytest.mark.parametrize("kind", ["", "armored role=vehicle mover=tracked"])
def test_in_close_combat_both_count_for_vehicles_too(kind: str):
    p = position(f"""
        unit G1 german blue=5 at E03 facing S
        unit S1 soviet {kind} at E03 facing N
        smoke heavy E03
    """)
    assert modifiers(p, "close G1 S1") == ([("smoke-heavy", 2)], [("smoke-heavy", -2)])


@pytest.mark.rule("COH-14.3.d", "COH-7.8.f")
@pytest.mark.parametrize(
    ("marker", "bonus"), [("heavy E03", -1), ("light E03", 0), ("light E03 E03", -1)]
)
def test_heavy_smoke_helps_a_rally(marker: str, bonus: int):
    p = duel(marker, g1="hit=pinned")
    number = p.preview("rally G1").number
    assert number is not None
    assert number.value("tally-smoke-heavy") == bonus
    assert number.total == duel(g1="hit=pinned").number("rally G1") + bonus


@pytest.mark.rule("COH-14.3.a", "COH-14.4.h")
@pytest.mark.parametrize(
    ("marker", "rule"), [("heavy E08", "COH-14.3.a"), ("light E08 E08", "COH-14.4.h")]
)
def test_the_tally_names_what_makes_the_smoke_heavy(marker: str, rule: str):
    lines = duel(marker).dr("attack G1 E08").lines
    assert [line.rule for line in lines if line.label == "tally-smoke-heavy"] == [rule]


@pytest.mark.rule("COH-14.3.b", "COH-14.3.a")
def test_a_mortar_in_smoke_fires_worse_whoever_spots():
    p = position("""
        board 9x14
        terrain woods E04
        unit G1 german mortar indirect=4 minimum=3 at E02 facing S
        unit S1 soviet at E07 facing N
        smoke heavy E02 F03
    """)
    assert modifiers(p, "bombard G1 E07 via F03") == ([], [("smoke-heavy", -2)])


DRIVE = """
    board 9x9
    unit T german armored role=vehicle mover=tracked tracks=2 move=1 at E02 facing S
    unit S1 soviet at A09 facing N
    chapters 15
"""


@pytest.mark.rule("COH-14.3.e", "COH-15.2.j")
@pytest.mark.parametrize(
    ("marker", "closed"), [("heavy E04", True), ("light E04", False), ("light E04 E04", True)]
)
def test_no_bonus_move_leads_into_heavy_smoke(marker: str, closed: bool):
    p = position(DRIVE + f"smoke {marker}").play("move T E03")
    assert p.legal("move T E04") == (not closed)
    if closed:
        assert p.refusal("move T E04").rule == "COH-15.2.j"
        assert p.legal("move T F04")


@pytest.mark.rule("COH-14.3.e", "COH-15.2.m")
def test_entering_heavy_smoke_by_the_basic_move_ends_the_bonus_moves():
    p = position(DRIVE + "smoke heavy E03").play("move T E03")
    assert {choice.split()[0] for choice in p.choices()} == {"face"}
    clear = position(DRIVE + "smoke light E03").play("move T E03")
    assert {choice.split()[0] for choice in clear.choices()} == {"face", "move"}


@pytest.mark.rule("COH-14.0.e", "COH-11.5.d")
@pytest.mark.parametrize(
    ("marker", "kind", "stays"),
    [("heavy E05", "", True), ("light E05", "", False), ("light E05 E05", "", False),
     ("heavy E06", "", False), ("heavy D05", "", False),
     ("heavy E05", "role=vehicle mover=tracked", False)],
)  # fmt: skip
def test_heavy_smoke_is_cover_for_hidden_foot_units(marker: str, kind: str, stays: bool):
    """S1 in the open beside G1 would be seen."""
    p = position(f"""
        unit G1 german at E04 facing S
        unit S1 soviet {kind} at E05 hidden
        smoke {marker}
    """)
    assert (p.unit("S1").place == "hidden") == stays


# Light smoke.


@pytest.mark.rule("COH-14.4.c")
def test_defending_in_light_smoke():
    assert modifiers(duel("light E08")) == ([("smoke-light", 1)], [])


@pytest.mark.rule("COH-14.4.d")
def test_attacking_out_of_light_smoke():
    assert modifiers(duel("light E03")) == ([], [("smoke-light", -1)])


@pytest.mark.rule("COH-14.4.e")
def test_one_light_marker_on_the_line_does_not_block_but_protects():
    p = duel("light E05")
    assert p.sees("E03", "E08")
    assert modifiers(p) == ([("smoke-between", 1)], [])


@pytest.mark.rule("COH-14.4.e")
def test_light_smoke_beside_the_line_does_nothing():
    assert modifiers(duel("light D05 F06")) == ([], [])


@pytest.mark.rule("COH-14.4.f")
@pytest.mark.parametrize("markers", ["light E05 E06", "light E05 E05", "light E04 E07"])
def test_two_light_markers_on_the_line_block_it(markers: str):
    p = duel(markers)
    assert not p.sees("E03", "E08")
    assert p.sees("E03", "E05")


@pytest.mark.rule("COH-14.4.f")
def test_markers_at_the_ends_do_not_block():
    p = duel("light E03 E08 E05")
    assert p.sees("E03", "E08")


@pytest.mark.rule("COH-14.4.g")
@pytest.mark.parametrize("there", ["heavy E08", "light E08 E08"])
def test_smoke_never_gives_more_than_two(there: str):
    """D2: heavy smoke at the target and light smoke on the line make +2."""
    p = duel(there, "light E05")
    dr, _ = modifiers(p)
    assert dr == [("smoke-heavy", 2), ("smoke-between", 1), ("smoke-limit", -1)]
    assert p.dr("attack G1 E08").total == 14


@pytest.mark.rule("COH-14.4.g")
def test_light_smoke_at_the_target_and_on_the_line_adds_up():
    dr, _ = modifiers(duel("light E08 E05"))
    assert dr == [("smoke-light", 1), ("smoke-between", 1)]


@pytest.mark.rule("COH-14.4.g", "COH-14.4.h")
@pytest.mark.parametrize("pile", ["light E03 E03", "light E03 E03 E03", "heavy E03 E03"])
def test_a_pile_is_as_good_as_one_heavy_marker(pile: str):
    assert modifiers(duel(pile)) == ([], [("smoke-heavy", -2)])
    at_target = pile.replace("E03", "E08")
    assert modifiers(duel(at_target)) == ([("smoke-heavy", 2)], [])


def test_a_picture_of_the_position_shows_its_smoke():
    assert picture(duel("heavy E05", "light E06 E06").state).count('class="smoke"') == 2
    assert 'class="smoke"' not in picture(duel().state)

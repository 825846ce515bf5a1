"""Chapters 10.2 to 10.4, 9.8 and 20.5.2: who takes step losses, and what a loss does."""

import pytest

from hexfront.games.s42.combat.losses import cannot_lose
from hexfront.games.s42.notation.position import Position
from tests.games.s42.combat.helpers_combat import facing, rule_of

FIELD = "map 1000-1620\narea B soviet 1020-1620\nturn 9"


def hit(units: str, cell: str = "EX", side: str = "axis") -> Position:
    """An attack on 1305 whose die has fallen on a cell."""
    return facing(f"{FIELD}\n{units}\ncrt * * = {cell}", side).play("resolve", 3)


def refused(p: Position, name: str) -> str:
    return rule_of(cannot_lose(p.state, p.state.stack[-1].battle, p.unit(name)))


@pytest.mark.rule("S42-10.2.1.b")
def test_any_participating_unit_may_be_chosen() -> None:
    p = hit("""
        axis A 10-8-6 tank red at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
    """)
    assert p.options("lose") == {"A", "B"}


@pytest.mark.rule("S42-10.2.1.a")
def test_units_that_contribute_nothing_come_last() -> None:
    p = hit("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1305 disrupted
        soviet F 3-5-3 at 1305 fr
    """)
    assert p.options("lose") == {"S", "T"}
    assert refused(p, "F") == "S42-10.2.1.a"
    q = facing("axis A 6-7-3 at 1304\nsoviet F 3-5-3 at 1305 fr\nsoviet G 3-5-3 at 1305 fr")
    q.play("resolve")
    assert q.options("lose") == {"F", "G"}


@pytest.mark.rule("S42-10.2.1.c", "S42-12.4.a", "S42-10.2.3.c")
@pytest.mark.example("S42-EX-10.2-1")
def test_units_that_retreated_into_the_hex_and_non_combat_units_are_not_chosen() -> None:
    p = hit("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet T 3-4-3 at 1305
        soviet R 3-5-3 at 1305 struck retreated disrupted
        soviet Q 0-0-5 army-hq hq=tank at 1305
        sp P soviet ready at 1305
    """)
    assert p.options("lose") == {"S", "T"}
    assert refused(p, "R") == "S42-10.2.1.c"
    assert refused(p, "Q") == "S42-10.2.3.c"
    assert refused(p, "P") == "S42-10.2.3.c"


@pytest.mark.rule("S42-10.2.3.b", "S42-10.2.3.a", "S42-9.8.c", "S42-20.10.c")
def test_an_asu_is_chosen_only_when_it_is_alone() -> None:
    p = hit("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet T 3-4-3 at 1305
        soviet H S-(1)-5 support-hq at 1305
    """)
    assert p.options("lose") == {"S", "T"}
    assert refused(p, "H") == "S42-10.2.3.b"
    q = hit("axis A 6-7-3 at 1304\nsoviet H S-(1)-5 support-hq at 1305")
    assert q.where("H") == "eliminated"
    r = hit("""
        axis A 6-7-3 at 1304
        soviet F 3-5-3 at 1305 fr
        soviet H S-(1)-5 support-hq at 1305
    """)
    assert r.where("H") != "eliminated", "another combat unit was left in its hex"


@pytest.mark.rule("S42-10.2.3.b")
def test_an_asu_that_only_gave_a_shift_is_never_chosen() -> None:
    p = facing(f"""
        {FIELD}
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1304
        axis H S-(1)-5 support-hq at 1304
        soviet S 3-5-3 at 1305
        crt * * = EX
    """).play("use-artillery H; resolve", 3)
    assert p.options("lose") == {"A", "B"}
    assert refused(p, "H") == "S42-10.2.1.c"


@pytest.mark.rule("S42-10.2.1.a", "S42-20.5.2.a")
@pytest.mark.parametrize(("mate", "rule"), [("romanian", "S42-10.2.1.a"), ("", "S42-20.5.2.a")])
def test_why_a_reduced_ally_in_full_retreat_is_not_chosen(mate: str, rule: str) -> None:
    p = facing(
        f"""
        {FIELD}
        soviet S 12-7-3 at 1304
        axis R 4-5-3 {mate} at 1305
        axis P 4-5-3 {mate} at 1305
        axis Q 4-5-3 romanian reduced fr at 1305
        crt * * = D1 3
        """,
        "soviet",
    ).play("resolve", 3)
    assert p.options("lose") == {"R", "P"}
    assert refused(p, "Q") == rule


ALLIES = """
    axis R 4-5-3 romanian at 1304 reduced
    axis Q 4-5-3 romanian at 1304
    soviet S 3-5-3 at 1305
"""


@pytest.mark.rule("S42-20.5.2.a", "S42-10.2.2.b", "S42-10.2.3.a")
@pytest.mark.parametrize(
    ("german", "protects"),
    [("6-7-3", True), ("2-2-5 steps=1", True), ("6-7-3 reduced", False),
     ("1-2-4 croatian", True)],
)  # fmt: skip
@pytest.mark.parametrize("cell", ["A1", "EX"])
def test_a_full_strength_german_goes_before_a_reduced_ally(
    german: str, protects: bool, cell: str
) -> None:
    p = hit(f"axis G {german} at 1204\n{ALLIES}", cell)
    assert p.options("lose") == ({"G", "Q"} if protects else {"G", "Q", "R"})
    if protects:
        assert refused(p, "R") == "S42-20.5.2.a"


@pytest.mark.rule("S42-20.5.2.a")
def test_a_three_step_ally_may_be_reduced_further() -> None:
    p = hit("""
        axis G 6-7-3 at 1204
        axis R 4-5-3 romanian steps=3 at 1304 reduced
        soviet S 3-5-3 at 1305
    """, "A1")  # fmt: skip
    assert p.options("lose") == {"G", "R"}


@pytest.mark.rule("S42-20.5.2.a")
def test_a_one_step_ally_at_full_strength_may_be_lost() -> None:
    p = hit("""
        axis G 6-7-3 at 1204
        axis R 4-5-3 romanian steps=1 at 1304
        soviet S 3-5-3 at 1305
    """, "A1")  # fmt: skip
    assert p.options("lose") == {"G", "R"}


@pytest.mark.rule("S42-20.5.2.a", "S42-10.2.3.a")
def test_the_order_binds_in_defense_too() -> None:
    p = hit(
        """
        axis G 6-7-3 at 1305
        axis R 4-5-3 romanian at 1305 reduced
        soviet S 9-5-3 at 1304
        """,
        "DS 4 x",
        "soviet",
    )
    assert p.steps("G") == 1, "there was no choice"


@pytest.mark.rule("S42-10.3.a", "S42-2.3.5.a", "S42-2.3.5.b")
@pytest.mark.parametrize(
    ("words", "after"),
    [("6-7-3/4-5-3", "4-5-3"), ("6-7-3 steps=1", ""), ("6-7-3/4-5-3 reduced", "")],
)
def test_a_loss_flips_or_eliminates(words: str, after: str) -> None:
    p = hit(f"axis A {words} at 1304\nsoviet S 3-5-3 at 1305", "A1")
    if after:
        assert p.face("A") == after
    else:
        assert p.where("A") == "eliminated"


WORN = """
    axis A 6-7-3/4-5-3 steps=3 remnant=infantry at 1304 reduced
    soviet S 3-5-3 at 1305
"""


@pytest.mark.rule("S42-10.3.a", "S42-10.4.1.a", "S42-2.3.5.c")
def test_the_second_loss_of_a_three_step_unit_leaves_a_remnant() -> None:
    p = hit(WORN, "A1")
    assert (p.actor, p.choices()) == ("axis", ["keep-remnant", "skip-remnant"])
    p.play("keep-remnant")
    assert p.where("A") == "1304"
    remnant = p.state.setting.definitions.remnants["infantry"]
    assert p.face("A") == str(remnant.face)
    assert p.steps("A") == 1


@pytest.mark.rule("S42-10.4.2.a")
def test_an_eliminated_remnant_takes_its_unit_out_of_the_game() -> None:
    p = hit("axis A 6-7-3 steps=3 at 1304 remnant lost=2\nsoviet S 3-3-3 at 1305", "A1")
    assert p.where("A") == "removed"
    assert p.state.remnant == 0, "the Remnant is on the Display again"


@pytest.mark.rule("S42-10.4.3.a")
def test_the_owner_may_skip_the_remnant_and_keep_the_unit_for_replacements() -> None:
    p = hit(WORN, "A1").play("skip-remnant")
    assert p.where("A") == "eliminated"
    assert p.state.lost[p.unit("A")] == 1, "a replacement brings it back on its second step"


@pytest.mark.rule("S42-10.4.3.b", "S42-10.4.2.a")
def test_without_a_remnant_on_the_display_there_is_no_choice() -> None:
    p = hit(f"limit remnant infantry 1\naxis B 6-7-3 steps=3 at 1000 remnant lost=2\n{WORN}", "A1")
    assert p.where("A") == "eliminated"
    assert p.state.lost[p.unit("A")] == 1

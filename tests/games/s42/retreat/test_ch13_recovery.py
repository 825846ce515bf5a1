"""Chapters 13.4 and 13.5: the Recovery Phase."""

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.retreat.recovery import rally_roll


def recovery(*statements: str, side: str = "soviet") -> Position:
    return position("\n".join(("map 1000-2010", *statements, f"phase recovery {side}")))


@pytest.mark.rule("S42-13.4.a", "S42-3.0.h", "S42-13.3.2.f")
@pytest.mark.parametrize(
    ("before", "after"), [("fr", "disrupted"), ("disrupted", "good"), ("", "good")]
)
def test_units_out_of_ezoc_recover_one_level(before: str, after: str) -> None:
    p = recovery(f"soviet R 5-5-3 at 1405 {before}")
    assert p.order("R") == after
    assert p.actor == "over"


@pytest.mark.rule("S42-13.4.a")
def test_only_own_units_recover() -> None:
    p = recovery("soviet R 5-5-3 at 1405 fr", "axis A 5-5-3 at 1805 fr")
    assert (p.order("R"), p.order("A")) == ("disrupted", "full_retreat")


@pytest.mark.rule("S42-13.4.a")
def test_units_in_an_entry_area_are_out_of_ezoc() -> None:
    p = recovery("area A soviet 2000-2010", "soviet R 5-5-3 in A disrupted", "axis A 5-5-3 at 2005")
    assert p.order("R") == "good"


@pytest.mark.rule("S42-13.4.b", "S42-3.0.h")
@pytest.mark.parametrize(("die", "after"), [(4, "full_retreat"), (5, "disrupted")])
def test_units_in_ezoc_roll(die: int, after: str) -> None:
    p = recovery(
        "soviet R 5-5-3 at 1405 fr",
        "soviet F 5-5-3 at 1405",
        "axis A 5-5-3 at 1305",
    )
    assert p.actor == "chance"
    p.roll(die)
    assert p.order("R") == after
    assert p.actor == "over"


@pytest.mark.rule("S42-13.4.b")
def test_each_unit_rolls_for_itself() -> None:
    p = recovery(
        "soviet R 5-5-3 at 1405 disrupted",
        "soviet Q 5-5-3 at 1405 disrupted",
        "axis A 5-5-3 at 1305",
    )
    p.roll(6, 1)
    assert (p.order("R"), p.order("Q")) == ("good", "disrupted")
    assert p.actor == "over"


@pytest.mark.rule("S42-13.4.b")
@pytest.mark.parametrize(
    "beside", ["river volga 1305/1405\naxis A 5-5-3 at 1305", "axis A 5-5-3 at 1305 train"]
)
def test_adjacency_without_a_zoc_asks_for_no_roll(beside: str) -> None:
    assert recovery("soviet R 5-5-3 at 1405 disrupted", beside).order("R") == "good"


@pytest.mark.rule("S42-13.5.a")
@pytest.mark.parametrize(
    ("quality", "recovers"), [("elite", {4, 5, 6}), ("average", {5, 6}), ("low", {6})]
)
def test_the_rally_table(quality: str, recovers: set[int]) -> None:
    found = set()
    for die in range(1, 7):
        p = recovery(f"soviet R 5-5-3 {quality} at 1405 disrupted", "axis A 5-5-3 at 1305")
        p.roll(die)
        if p.order("R") == "good":
            found.add(die)
    assert found == recovers


@pytest.mark.rule("S42-13.5.a")
@pytest.mark.example("S42-EX-13.5-1")
def test_a_4_of_an_elite_unit_is_a_5_and_a_5_of_a_low_one_a_4() -> None:
    p = recovery("soviet E 5-5-3 guards at 1405 disrupted", "soviet L 5-5-3 low at 1405 disrupted",
                 "axis A 5-5-3 at 1305")  # fmt: skip
    elite, low = rally_roll(p.state, p.unit("E"), 4), rally_roll(p.state, p.unit("L"), 5)
    assert (elite.value("tally-elite"), elite.total) == (1, 5)
    assert (low.value("tally-low-quality"), low.total) == (-1, 4)
    p.roll(4, 5)
    assert (p.order("E"), p.order("L")) == ("good", "disrupted")


@pytest.mark.rule("S42-21.4.f", "S42-3.0.h")
def test_replacement_markers_come_off_in_the_owners_recovery_phase() -> None:
    p = recovery("soviet R 5-5-3 at 1405 fresh", "axis A 5-5-3 at 1805 fresh")
    assert p.states("R") == set()
    assert p.states("A") == {"fresh"}

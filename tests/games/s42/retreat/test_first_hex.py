"""The first hex of a map is a hex like any other for retreats, withdrawal and recovery."""

import pytest

from hexfront.games.s42.notation import position
from tests.games.s42.retreat.helpers_retreat import ends, field, isles, retreat

R = "soviet R 5-5-3 at 1001"


@pytest.mark.rule("S42-12.1.1.a", "S42-12.2.h")
def test_a_retreat_leads_through_it_and_on() -> None:
    p = field(isles("1000", "1001", "1100"), R)
    retreat(p, "R")
    assert p.where("R") == "1100"
    assert p.order("R") == "disrupted"


@pytest.mark.rule("S42-12.2.h", "S42-12.1.3.b")
def test_no_retreat_leads_there_but_by_hexes_on_the_way() -> None:
    """1000 lies two hexes off beyond the sea, or is a dead end beside the combat."""
    p = field(isles("1000", "1002", "1003", "1004"), "soviet R 5-5-3 at 1002")
    retreat(p, "R")
    assert ends(p, "R") == {"1004"}
    p = field(isles("1000", "1001", "1002", "1003"), R)
    retreat(p, "R")
    assert p.where("R") == "1003"


@pytest.mark.rule("S42-19.3.c")
def test_an_hq_lives_with_those_who_got_there() -> None:
    units = ("soviet R 5-5-3 at 1002", "soviet H 0-0-5 army-hq at 1002")
    p = field(isles("1000", "1001", "1002"), *units)
    retreat(p, "R")
    assert p.at("1000") == {"R", "H"}


@pytest.mark.rule("S42-12.1.3.d", "S42-12.1.3.c")
@pytest.mark.parametrize(("state", "saved"), [("", True), ("retreated", False)])
def test_friends_there_are_a_haven_unless_they_retreated(state: str, saved: bool) -> None:
    p = field(isles("1000", "1001"), f"soviet F 5-5-3 at 1000 {state}", R)
    retreat(p, "R")
    if saved:
        p.choose("step 1000")
    assert p.where("R") == ("1000" if saved else "eliminated")


@pytest.mark.rule("S42-13.3.2.d")
def test_a_unit_in_full_retreat_there_withdraws() -> None:
    p = position("axis A 5-5-3 at 1003\nsoviet F 5-5-3 at 1000 fr\nphase movement axis")
    p.play("move A; march 1002")
    assert p.where("F") == "1000"
    p.play("march 1001")
    assert p.waits_for == "Retreating"
    assert "1000" not in ends(p, "F")


@pytest.mark.rule("S42-13.4.b", "S42-13.4.a")
def test_units_there_roll_in_an_ezoc() -> None:
    text = "axis A 5-5-3 at 1000 disrupted"
    near = position(f"{text}\nsoviet S 5-5-3 at 1001\nphase recovery axis")
    assert near.waits_for == "Rally"
    far = position(f"{text}\nsoviet S 5-5-3 at 1002\nphase recovery axis")
    assert far.order("A") == "good"


@pytest.mark.rule("S42-27.2.1.a", "S42-27.2.3.e")
def test_a_unit_there_may_disengage() -> None:
    text = "option disengagement on\naxis A 5-5-3 at 1000\nsoviet S 5-5-3 at 1001"
    p = position(f"{text}\nphase combat axis")
    assert p.play("disengage A", 4).waits_for == "Retreating"
    sea = position(f"{text}\nterrain sea 1100 1101\nphase combat axis")
    assert sea.refusal("disengage A").rule == "S42-27.2.3.e"

"""The rulebook's examples of rally and rout.

Their pictures are not part of our source. Where the text names no terrain, the boards here have
what its reasons ask for, and say so.
"""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.rout.helpers import ends, refused, steps

# Rally.


def rally_of_russians() -> Position:
    return position("""
        terrain wooden-building Q6 S6
        rus A 5-2-7 at Q6 broken
        rus L 9-1 at S6
        rus B 5-2-7 at S6 broken dm
        rus C 4-4-7 at S6 broken
        phase rally russian
    """)


@pytest.mark.example("ASL-EX-3.1-1")
def test_self_rally_in_a_building() -> None:
    p = rally_of_russians()
    p.play("self-rally A; 3,4")
    passed = p.told("log-rally-passed")[0]
    assert passed.tally is not None
    assert [line.value for line in passed.tally.lines] == [-1, 1]
    assert "broken" not in p.states("A")


@pytest.mark.example("ASL-EX-3.1-2")
def test_rally_under_dm() -> None:
    p = rally_of_russians()
    p.play("self-rally A; 3,4; rally B L; 2,4")
    failed = p.told("log-rally-failed")[0]
    assert failed.tally is not None
    assert failed.tally.total == 2
    assert (p.kind("B"), {"broken", "dm"} <= set(p.states("B"))) == ("rus-527", True)


@pytest.mark.example("ASL-EX-3.1-3")
def test_rally_without_dm() -> None:
    p = rally_of_russians()
    p.play("self-rally A; 3,4; rally B L; 2,4; rally C L; 4,5")
    passed = p.told("log-rally-passed")[-1]
    assert passed.tally is not None
    assert passed.tally.total == -2
    assert "broken" not in p.states("C")


# Rout. Woods stand where the text has units take cover, and in M7, which hides L7 from N6.

GROUND = "terrain woods M7 O8 M9 N9 N10 O10 L10"
GERMANS = """
    ger A 4-6-7 at O6
    ger C 4-6-7 at L7
"""


def routs(*lines: str, ground: str = GROUND) -> Position:
    return position("\n".join((ground, GERMANS, *lines, "phase rout russian")))


@pytest.mark.example("ASL-EX-3.6-1")
def test_a_unit_under_dm_in_cover() -> None:
    p = routs("ger B 4-6-7 at M6", "rus S 4-4-7 at M9 broken dm")
    assert p.duty("S") is None
    assert p.choices() == ["rout S", "done"]
    assert refused(p, "S", to="L8") == "ASL-3.6.l"
    assert refused(p, "S", to="M8") == "ASL-3.6.l"
    # N9 is no farther from O6 than M9, so it may be ignored for N10 or L10 beyond M10.
    assert (p.distance("N9", "O6"), p.distance("M9", "O6")) == (4, 4)
    assert {"N9", "M10"} <= steps(p, "S")
    assert {"N9", "O10", "N10", "L10"} <= set(ends(p, "S"))
    # From N9 it may go on to other woods at once, but no longer into the open.
    assert steps(p, "S", "M9", "N9", spent=4) == {"N10", "O10"}
    p.play("rout S; rout-step N9; rout-step O10; done")
    assert p.where("S") == "O10"


@pytest.mark.example("ASL-EX-3.6-2")
def test_a_unit_in_the_open_under_interdiction() -> None:
    p = routs("ger B 4-6-7 at M6", "rus S 4-4-7 at N7 broken")
    assert p.duty("S") == "ASL-3.6.b"
    assert "dm" in p.states("S")
    assert "done" not in p.choices()
    assert (p.distance("O8", "O6"), p.distance("N7", "O6")) == (2, 2)
    p.choose("rout S")
    assert p.options("rout-step") == {"O8", "O8 crawl", "N8", "N8 crawl"}
    assert ends(p, "S") == {"N8": 0, "O8": 0, "N9": 1, "M9": 1, "N10": 1, "O10": 1}
    p.choose("rout-step N8")
    assert p.waits_for == "InterdictionCheck"
    p.roll((1, 3))
    assert p.options("rout-step") == {"N9", "M9"}


@pytest.mark.example("ASL-EX-3.6-3")
def test_a_unit_between_two_enemies() -> None:
    p = routs("ger B 4-6-7 at M6", "rus S 4-4-7 at N6 broken")
    p.choose("rout S")
    assert p.options("rout-step") == {"N7", "N7 crawl"}
    assert ends(p, "S") == {"N7": 0, "O8": 1}
    p.play("rout-step N7; 1,3")
    assert p.where("S") == "O8"
    assert p.actor == "over"


@pytest.mark.example("ASL-EX-3.6-3")
def test_the_same_with_the_enemy_in_m5() -> None:
    # N6 and M5 do not see each other here: a hill is between them.
    p = routs("ger B 4-6-7 at M5", "rus S 4-4-7 at N6 broken", ground=GROUND + "\nhill N5 M6")
    assert not p.sees("N6", "M5")
    assert not p.sees("N6", "L7")
    assert steps(p, "S") == {"M7"}
    # In M7 it is next to L7: it may not stay, and runs on under Interdiction.
    assert ends(p, "S") == {"O8": 1}
    p.choose("rout S")
    assert (p.where("S"), p.waits_for) == ("N7", "InterdictionCheck")
    p.roll((1, 3))
    assert p.where("S") == "O8"


@pytest.mark.example("ASL-EX-3.6-4")
@pytest.mark.parametrize("hex_", ["M6", "M5"])
def test_a_unit_without_a_way_out(hex_: str) -> None:
    # The text does not say what closes the way north; here it is an enemy unit in N3.
    p = routs(f"ger B 4-6-7 at {hex_}", "ger D 4-6-7 at N3", "rus S 4-4-7 at N5 broken")
    assert p.where("S") == "eliminated"
    assert p.told("log-failure-to-rout")[0].rule == "ASL-3.6.c"

"""The printed examples of Guns: To Hit, Covered Arc, Intensive Fire, mortars, Critical Hits."""

import pytest

from hexfront.games.aslsk.definitions.hitting import critical_number
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.arcs import covers
from hexfront.games.aslsk.weapons.tohit import aim, effect
from hexfront.hexes import HexId
from tests.games.aslsk.weapons.helpers import aimed, effects, hit
from tests.games.aslsk.weapons.helpers_guns import laid, lines, rounds


def flak(*more: str) -> Position:
    """The 88 mm AA Gun in M3, its arc at L3/M4; Americans in the woods J5 and in O4."""
    men = """
        sides german american
        date 1944-07
        terrain woods J5, grain L3 N3
        ger C crew at M3
        sw G ger-88l-aa with C arc=s-sw
        usa A 7-4-7 at J5
        usa B 6-6-6 at O4
    """
    return position("\n".join((men, *more, "phase prep-fire german")))


@pytest.mark.example("ASL-EX-3.2.4-1")
@pytest.mark.rule("ASL-3.2.4.c", "ASL-3.2.4.k", "ASL-3.2.4.l", "ASL-6.10.a")
def test_the_first_shot_of_the_88() -> None:
    p = flak()
    assert p.distance("M3", "J5") == 4
    shot = laid(p, "G", "J5", "infantry he")
    assert lines(p, shot, "A") == {"tally-terrain": 1, "tally-hindrance": 1}
    assert aim(p.state, shot).number == 8
    rounds(p, "J5 C G", "infantry he", (1, 6))
    assert hit(p) == {}
    assert p.acquired("G") == ("A", 1)
    assert "prep" not in p.states("G")


@pytest.mark.example("ASL-EX-3.2.4-2")
@pytest.mark.rule("ASL-6.10.b", "ASL-3.2.4.ai", "ASL-6.1.b")
def test_the_second_shot_hits() -> None:
    p = rounds(flak(), "J5 C G", "infantry he", (1, 6))
    rounds(p, "J5 C G", "infantry he", (1, 2))
    assert hit(p) == {"A": 1}
    p.roll((3, 4))
    assert effects(p) == {"A": ("hit", 16, 0)}
    p.roll((6, 4))
    assert "broken" in p.states("A")
    assert p.acquired("G") == ("A", 2)
    assert "prep" not in p.states("G")


@pytest.mark.example("ASL-EX-3.2.4-3")
@pytest.mark.rule("ASL-3.2.4.t", "ASL-3.2.4.w", "ASL-6.10.d")
def test_turning_the_88() -> None:
    p = rounds(flak(), "J5 C G", "infantry he", (1, 6))
    assert p.distance("M3", "O4") == 2
    shot = laid(p, "G", "O4", "infantry he se-s")
    assert aim(p.state, shot).number == 9
    assert lines(p, shot, "B") == {"tally-hindrance": 1, "tally-covered-arc": 1}
    rounds(p, "O4 C G", "infantry he se-s", (5, 3))
    assert hit(p) == {}
    assert p.states("G") >= {"prep", "fired"}
    assert p.acquired("G") == ("B", 1)
    assert p.arc("G") == "se-s"


@pytest.mark.example("ASL-EX-3.2.4-4")
@pytest.mark.rule("ASL-3.2.4.aa", "ASL-3.2.4.ab", "ASL-3.2.4.u", "ASL-2.0.aa")
def test_intensive_fire_of_the_88() -> None:
    p = rounds(flak(), "O4 C G", "infantry he se-s", (5, 3))
    shot = laid(p, "G", "O4", "infantry he")
    assert lines(p, shot, "B") == {
        "tally-intensive-fire": 2, "tally-acquired": -1, "tally-hindrance": 1,
    }  # fmt: skip
    rounds(p, "O4 C G", "infantry he", (2, 6))
    assert hit(p) == {}
    assert "intensive" in p.states("G")
    assert p.acquired("G") == ("B", 2)
    assert not [choice for choice in p.choices("open-fire") if " G" in choice]


@pytest.mark.example("ASL-EX-3.2.4-5")
@pytest.mark.rule("ASL-3.2.4.d", "ASL-3.2.4.aj")
def test_the_88_on_the_area_target_type() -> None:
    p = flak("terrain stone-building J5")
    infantry, area = (laid(p, "G", "J5", f"{target} he") for target in ("infantry", "area"))
    assert aim(p.state, area).number == 7 < aim(p.state, infantry).number == 8
    assert "tally-terrain" not in lines(p, area, "A")
    struck = effect(p.state, area, [p.unit("A")])
    assert (struck.column, struck.drm.total(p.unit("A"))) == (8, 3)


def pak(*more: str) -> Position:
    """The 75 mm AT Gun in E8, its arc at D7/E7; Americans in C7 and B7."""
    men = """
        sides german american
        date 1944-07
        terrain stone-building C7, woods B7
        ger C crew at E8
        sw G ger-75l-at with C arc=nw-n
        usa A 7-4-7 at C7
        usa B 6-6-6 at B7
    """
    return position("\n".join((men, *more, "phase prep-fire german")))


@pytest.mark.example("ASL-EX-3.2.4-6")
@pytest.mark.rule("ASL-3.2.4.o", "ASL-3.2.4.k")
def test_the_75_at_the_building() -> None:
    p = pak()
    shot = laid(p, "G", "C7", "infantry he")
    assert (aim(p.state, shot).number, lines(p, shot, "A")) == (9, {"tally-terrain": 3})
    rounds(p, "C7 C G", "infantry he", (1, 6))
    assert (hit(p), p.acquired("G")) == ({}, ("A", 1))
    assert "prep" not in p.states("G")
    rounds(p, "C7 C G", "infantry he", (2, 5))
    assert hit(p) == {"A": 2}
    p.roll((3, 4))
    assert effects(p) == {"A": ("hit", 12, 0)}
    p.roll((6, 3))
    assert "broken" in p.states("A")
    assert p.acquired("G") == ("A", 2)
    assert "prep" not in p.states("G")


@pytest.mark.example("ASL-EX-3.2.4-6")
@pytest.mark.rule("ASL-1.2.4.1.d", "ASL-3.2.4.e")
def test_the_75_on_the_area_target_type() -> None:
    p = pak()
    shot = laid(p, "G", "C7", "area he")
    struck = effect(p.state, shot, [p.unit("A")])
    assert aim(p.state, shot).number == 7
    assert (struck.column, struck.drm.total(p.unit("A"))) == (6, 3)
    rounds(p, "C7 C G", "area he", (1, 6))
    assert p.states("G") >= {"prep", "intensive"}
    assert not [choice for choice in p.choices("open-fire") if " G" in choice]


@pytest.mark.example("ASL-EX-3.2.4-7")
@pytest.mark.rule("ASL-3.2.4.q", "ASL-3.2.4.w", "ASL-2.0.an")
def test_turning_the_75() -> None:
    p = rounds(pak(), "C7 C G", "infantry he", (1, 6))
    shot = laid(p, "G", "B7", "infantry he sw-nw")
    assert p.distance("E8", "B7") == 3
    assert aim(p.state, shot).number == 8
    assert lines(p, shot, "B") == {"tally-covered-arc": 3, "tally-terrain": 1}
    rounds(p, "B7 C G", "infantry he sw-nw", (2, 2))
    assert hit(p) == {"B": 4}
    assert "prep" in p.states("G")
    p.roll((3, 4))
    assert effects(p) == {"B": ("hit", 12, 0)}
    p.roll((2, 2))
    assert p.acquired("G") == ("B", 1)


@pytest.mark.example("ASL-EX-3.2.4-8")
@pytest.mark.rule("ASL-6.9.c", "ASL-6.11.a", "ASL-6.11.c", "ASL-1.1.1.WD.g", "ASL-3.2.4.q")
def test_the_81_mm_mortar() -> None:
    p = position("""
        sides german american
        date 1944-07
        terrain stone-building C7, woods B7
        ger C crew at E9
        sw G ger-81-mtr with C arc=ne-se
        usa A 7-4-7 at C7
        usa B 6-6-6 at B7
        phase prep-fire german
    """)
    shot = laid(p, "G", "C7", "area he nw-n")
    assert p.distance("E9", "C7") == 3
    assert aim(p.state, shot).number == 7
    assert lines(p, shot, "A") == {"tally-covered-arc": 4}
    rounds(p, "C7 C G", "area he nw-n", (1, 3))
    assert (hit(p), p.acquired("G")) == ({}, ("C7", 1))
    assert "prep" not in p.states("G")
    rounds(p, "C7 C G", "area he", (3, 5))
    assert hit(p) == {"A": -1}
    p.roll((3, 4))
    assert effects(p) == {"A": ("hit", 8, 3)}
    assert "prep" not in p.states("G")
    rounds(p, "B7 C G", "area he", (4, 2))
    assert aimed(p) == (7, 0)
    assert hit(p) == {"B": 0}
    p.roll((3, 5))
    assert effects(p) == {"B": ("hit", 8, -1)}
    p.roll((2, 2))
    assert "prep" in p.states("G")


@pytest.mark.example("ASL-EX-3.2.4-10")
@pytest.mark.rule("ASL-3.2.4.s")
@pytest.mark.parametrize(
    ("place", "arc", "inside", "outside"),
    [
        ("E8", "nw-n", "C7", "B7"),
        ("E8", "sw-nw", "B7", ""),
        ("E9", "nw-n", "C7 B7", ""),
        ("M3", "s-sw", "J5", "O4"),
        ("M3", "se-s", "O4", "J5"),
    ],
)
def test_what_an_arc_covers(place: str, arc: str, inside: str, outside: str) -> None:
    p = position(f"ger C crew at {place}\nsw G ger-75l-at with C arc={arc}")
    covered = [covers(p.state, p.weapon("G"), HexId(p.hex(h))) for h in inside.split()]
    assert all(covered)
    assert not any(covers(p.state, p.weapon("G"), HexId(p.hex(h))) for h in outside.split())


@pytest.mark.example("ASL-EX-6.1-1")
@pytest.mark.rule("ASL-6.1.b", "ASL-6.1.c", "ASL-6.1.d", "ASL-6.1.i", "ASL-3.2.4.k")
def test_a_critical_hit_of_the_howitzer() -> None:
    p = position("""
        sides american german
        date 1943-07
        terrain stone-building S8
        usa C crew at R6
        sw G usa-105-art with C arc=se-s acquired=S8:2
        ger A 4-6-7 at S8
        ger B 4-6-7 at S8
        phase prep-fire american
    """)
    assert p.distance("R6", "S8") == 2
    shot = laid(p, "G", "S8", "infantry he")
    assert aim(p.state, shot).number == 9
    assert critical_number(9) == 4
    assert lines(p, shot, "A") == {"tally-terrain": 3, "tally-acquired": -2}
    rounds(p, "S8 C G", "infantry he", (1, 2))
    assert hit(p) == {"A": 1, "B": 1}
    p.roll(5, 2)
    p.roll((6, 6))
    assert effects(p) == {"A": ("CH", 36, -3), "B": ("hit", 20, 0)}


@pytest.mark.example("ASL-EX-6.1-1")
@pytest.mark.rule("ASL-3.2.4.k")
@pytest.mark.parametrize(("date", "number"), [("1943-07", 6), ("1944-01", 7)])
def test_the_howitzer_farther_off(date: str, number: int) -> None:
    p = position(f"""
        sides american german
        date {date}
        usa C crew at R6
        sw G usa-105-art with C arc=se-s
        ger A 4-6-7 at K6
        phase prep-fire american
    """)
    assert p.distance("R6", "K6") == 7
    assert aim(p.state, laid(p, "G", "K6", "infantry he")).number == number
    assert critical_number(number) == {6: 2, 7: 3}[number]

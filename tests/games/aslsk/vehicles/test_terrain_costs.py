"""What terrain costs vehicles (ASL-1.1.1), and Bog Checks on entry."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused


def driver(kind: str, terrain: str, words: str = "", *, date: str = "1943-07") -> Position:
    p = position(f"""
        date {date}
        {terrain}
        ger T {kind} at K5 vca=ne-se motion {words}
        rus R 4-4-7 at A1
        phase movement german
    """)
    return p.do("take T")


@pytest.mark.rule("ASL-1.1.1.OG.c", "ASL-1.1.1.OR.b", "ASL-1.1.1.GR.c", "ASL-1.1.1.BR.c")
@pytest.mark.parametrize(
    ("terrain", "tracked", "wheeled"),
    [("open-ground", 1, 3), ("orchard", 1, 3), ("grain", 1, 4), ("brush", 2, 4)],
)
def test_terrain_costs_mp_by_class(terrain: str, tracked: float, wheeled: float) -> None:
    for kind, cost in (("pziiin", tracked), ("psw222", wheeled)):
        p = driver(kind, f"terrain {terrain} L4").do("step L4")
        assert p.spent("T") == cost


@pytest.mark.rule("ASL-1.1.1.GR.c")
def test_grain_out_of_season_is_open_ground() -> None:
    p = driver("psw222", "terrain grain L4", date="1943-10").do("step L4")
    assert p.spent("T") == 3


@pytest.mark.rule("ASL-1.1.1.BD.e")
def test_an_armored_car_enters_no_building() -> None:
    p = driver("psw222", "terrain wooden-building L4")
    assert not any(words.startswith("L4") for words in p.options("step"))
    assert not p.legal("step L4 whole")


@pytest.mark.rule("ASL-1.1.1.BD.e")
def test_an_armored_car_does_not_set_up_in_a_building() -> None:
    p = position("""
        terrain wooden-building L4
        group wave german in K4, L4
        ger T psw222 group=wave
        ger V pziif group=wave
        rus R 4-4-7 at A1
        phase set-up german
    """)
    assert p.options("place") == {"T K4", "V K4", "V L4"}


@pytest.mark.rule("ASL-1.1.1.BD.f", "ASL-3.3.2.z", "ASL-7.6.a", "ASL-7.7.f")
def test_a_tank_enters_a_building_buttoned_up_for_half_its_mp() -> None:
    p = driver("pziiin", "terrain stone-building L4").do("step L4")
    assert (p.waits_for, p.spent("T")) == ("BogRoll", 6.5)
    p = driver("pziiin", "terrain stone-building L4", "exposed")
    assert refused(p, "step L4") == "ASL-7.7.f"


@pytest.mark.rule("ASL-7.7.f")
def test_inside_a_building_the_hatches_may_be_opened() -> None:
    p = driver("pziiin", "terrain stone-building K5").do("hatch T")
    assert "exposed" in p.states("T")


@pytest.mark.rule("ASL-1.1.1.WD.c")
def test_an_armored_car_enters_woods_for_all_its_mp() -> None:
    p = driver("psw222", "terrain woods L4")
    assert [words for words in p.options("step") if words.startswith("L4")] == ["L4 whole"]
    p.do("step L4 whole")
    assert (p.waits_for, p.spent("T")) == ("BogRoll", 36)


@pytest.mark.rule("ASL-1.1.1.WD.d", "ASL-7.6.d")
@pytest.mark.parametrize(("words", "cost", "highest"), [("L4", 6.5, 7), ("L4 whole", 13, 10)])
def test_a_tank_enters_woods_for_half_or_all(words: str, cost: float, highest: int) -> None:
    p = driver("pziiin", "terrain woods L4")
    check = p.preview(f"step {words}").check
    assert check is not None
    assert check.number - check.drm.total == highest
    p.do(f"step {words}")
    assert p.spent("T") == cost


@pytest.mark.rule("ASL-1.1.1.WD.e", "ASL-3.3.2.y")
def test_start_and_stop_come_on_top_of_all_mp() -> None:
    p = position("""
        terrain woods L4
        ger T pziiin at K5 vca=ne-se
        rus R 4-4-7 at A1
        phase movement german
    """).do("take T; start; step L4 whole", (1, 1))
    assert p.spent("T") == 14
    assert p.legal("halt")
    p.do("halt; stop")
    assert "motion" not in p.states("T")


@pytest.mark.rule("ASL-1.1.1.WR.e")
def test_on_a_woods_road_it_is_on_the_road() -> None:
    p = driver("pziiin", "terrain woods K5 L4\nroad K5-L4").do("step L4 road")
    assert (p.spent("T"), p.waits_for) == (1, "Driving")
    p.do("turn T n-ne")
    assert (p.spent("T"), p.waits_for) == (2, "Driving")


@pytest.mark.rule("ASL-1.1.1.HI.i")
@pytest.mark.parametrize(("road", "words", "cost"), [("", "L4", 5), ("road K5-L4", "L4 road", 3)])
def test_a_crest_line_costs_more(road: str, words: str, cost: float) -> None:
    p = driver("pziiin", f"hill L4\n{road}").do(f"step {words}")
    assert p.spent("T") == cost


@pytest.mark.rule("ASL-1.2.5.g")
def test_smoke_costs_an_mp() -> None:
    p = driver("pziiin", "smoke L4 full").do("step L4")
    assert p.spent("T") == 2


@pytest.mark.rule("ASL-3.3.h")
def test_it_leaves_the_map_over_its_front() -> None:
    text = """
        victory german exit 1 east
        ger T pziiin at {} vca={} motion
        rus R 4-4-7 at A1
        phase movement german
    """
    east = "GG5"
    p = position(text.format(east, "ne-se")).do("take T")
    assert p.legal("exit")
    p.do("exit")
    assert p.where("T") == "exited"
    p = position(text.format(east, "sw-nw")).do("take T")
    assert refused(p, "exit") == "ASL-3.3.2.g"

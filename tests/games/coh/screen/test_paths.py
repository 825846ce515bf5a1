"""Drives over several hexes, shown with the first step: how far, over which hexes, for how much."""

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.hexes import HexId

ROAD = """
    board 9x3
    chapters 19
    road A02 B02 C02 D02 E02 F02
    unit G1 german facing SE mover=wheeled wheels=2 move=1 at A02 {states}
    {more}
"""


def on_the_road(more: str = "", states: str = "") -> Position:
    return position(ROAD.format(more=more, states=states))


def drives(p: Position, words: str) -> dict[str, tuple[list[str], int]]:
    """By goal: the hexes of the way and its cost."""
    label = p.state.field.board.label
    found = {}
    for way in p.preview(words).ways:
        labels = [label(HexId(h)) for h in way.path]
        found[labels[-1]] = (labels, way.cost.total)
    return found


def test_a_drive_goes_as_far_as_the_symbols_and_costs_the_first_hex() -> None:
    assert drives(on_the_road(), "move G1 B02") == {
        "C02": (["B02", "C02"], 1),
        "D02": (["B02", "C02", "D02"], 1),
    }


def test_a_step_off_the_road_ends_the_drive() -> None:
    assert drives(on_the_road(), "move G1 A03") == {}


def test_another_vehicle_on_the_road_stops_a_drive() -> None:
    assert drives(on_the_road("unit G2 german mover=wheeled at C02"), "move G1 B02") == {}


def test_slopes_on_the_way_are_paid_for() -> None:
    assert drives(on_the_road("level 1 C02 D02"), "move G1 B02") == {
        "C02": (["B02", "C02"], 2),
        "D02": (["B02", "C02", "D02"], 2),
    }


@pytest.mark.parametrize(("cap", "goals"), [(1, set()), (2, {"C02", "D02"})])
def test_a_spent_vehicle_is_shown_what_it_can_pay_for(cap: int, goals: set[str]) -> None:
    p = on_the_road(f"level 1 C02 D02\ncap german {cap}", "spent")
    assert set(drives(p, "move G1 B02")) == goals


def test_the_chance_to_become_spent_is_that_of_the_whole_way() -> None:
    first, second = on_the_road("level 1 D02").preview("move G1 B02").ways
    assert [row.cost for row in first.spent] == [1, 0]
    assert [row.cost for row in second.spent] == [2, 1, 0]


def test_while_driving_the_rest_of_the_way_is_shown_with_what_it_adds() -> None:
    p = on_the_road("level 1 D02")
    p.play("move G1 B02")
    assert p.waits_for == "Drive"
    assert drives(p, "move G1 C02") == {"D02": (["C02", "D02"], 1)}


def test_what_is_shown_can_be_driven() -> None:
    p = on_the_road()
    p.play("move G1 B02", "move G1 C02", "move G1 D02")
    assert p.unit("G1").hex == "D02"


def test_units_on_foot_have_no_drives() -> None:
    p = on_the_road("unit G2 german-rifles-41 at A01 facing SE")
    assert p.preview("move G2 B01").ways == ()


ENTRY = """
    unit G2 german facing SE mover=wheeled wheels=2 move=1 waiting
    unit G3 german-rifles-41 waiting
    entry german A02 A03
"""


def test_a_drive_from_the_edge_is_shown_with_the_entry() -> None:
    p = on_the_road("level 1 C02 D02" + ENTRY, "destroyed")
    assert drives(p, "enter G2 A02") == {
        "B02": (["A02", "B02"], 0),
        "C02": (["A02", "B02", "C02"], 0),
    }
    p.play("enter G2 A02", "move G2 B02", "move G2 C02")
    assert p.unit("G2").hex == "C02"


def test_no_drive_begins_where_no_road_does() -> None:
    p = on_the_road(ENTRY, "destroyed")
    for words in ("enter G2 A03", "enter G3 A02"):
        with pytest.raises(ValueError, match="nothing to preview"):
            p.preview(words)


def test_what_a_card_pays_for_costs_nothing_on_any_slope() -> None:
    p = on_the_road("level 1 C02 D02\nhand german 2")
    p.play("card 2", "select G1")
    assert {cost for _, cost in drives(p, "move G1 B02").values()} == {0}

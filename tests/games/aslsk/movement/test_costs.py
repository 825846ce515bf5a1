"""What hexes cost Infantry: terrain, roads, crest lines, smoke (ASL-1.1.1, ASL-1.2.5)."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.movement.allowance import March, step_purse
from hexfront.games.aslsk.movement.steps import keeps_road, may_step, step_cost, ways
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from tests.games.aslsk.movement.helpers import refused


def cost(board: str, to: str, *, road: bool = False, date: str = "1943-07") -> float:
    """The MF that a squad in K5 pays for a hex."""
    p = position(f"{board}\ndate {date}\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A")
    p.choose(f"step {to} road" if road else f"step {to}")
    return p.spent("A")


@pytest.mark.rule("ASL-1.1.1.OG.c")
def test_open_ground() -> None:
    assert cost("", "K4") == 1


@pytest.mark.rule("ASL-1.1.1.BD.c")
@pytest.mark.parametrize("kind", ["stone-building", "wooden-building"])
def test_buildings(kind: str) -> None:
    assert cost(f"terrain {kind} K4", "K4") == 2


@pytest.mark.rule("ASL-1.1.1.WD.b")
def test_woods() -> None:
    assert cost("terrain woods K4", "K4") == 2


@pytest.mark.rule("ASL-1.1.1.OR.b")
def test_orchard() -> None:
    assert cost("terrain orchard K4", "K4") == 1


@pytest.mark.rule("ASL-1.1.1.GR.c")
def test_grain() -> None:
    assert cost("terrain grain K4", "K4") == 1.5
    assert cost("terrain grain K4", "K4", date="1943-10") == 1
    assert cost("terrain grain K4\nhill K4", "K4") == 3


@pytest.mark.rule("ASL-1.1.1.BR.c")
def test_brush() -> None:
    assert cost("terrain brush K4", "K4") == 2


@pytest.mark.rule("ASL-1.1.1.RD.a")
def test_a_road_is_open_ground() -> None:
    assert cost("road K3-K7", "K4", road=True) == 1
    p = position("road K3-K7\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A")
    assert not p.legal("step K4")
    assert p.legal("step K4 road")
    assert refused(p, "step L5 road") == "ASL-1.1.1.RD.a"


@pytest.mark.rule("ASL-1.1.1.WR.b", "ASL-1.1.1.WR.d")
def test_a_woods_road_by_road_or_through_the_woods() -> None:
    board = "terrain woods K4\nroad K3-K7"
    assert cost(board, "K4", road=True) == 1
    assert cost(board, "K4") == 2


@pytest.mark.rule("ASL-1.1.1.WR.b")
def test_claiming_the_woods_is_remembered() -> None:
    p = position("terrain woods K4\nroad K3-K7\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4")
    assert "by-road" not in p.states("A")
    p = position("terrain woods K4\nroad K3-K7\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4 road")
    assert "by-road" in p.states("A")


@pytest.mark.rule("ASL-1.1.1.ORR.a")
def test_an_orchard_road_keeps_the_bonus_only_by_road() -> None:
    p = position("terrain orchard K4\nroad K3-K7\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4 road")
    assert "by-road" in p.states("A")
    assert "off-road" not in p.states("A")
    p = position("terrain orchard K4\nroad K3-K7\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4")
    assert "off-road" in p.states("A")


@pytest.mark.rule("ASL-1.1.1.HI.h", "ASL-2.0.h")
def test_climbing_doubles_the_cost() -> None:
    assert cost("hill K4", "K4") == 2
    assert cost("hill K4\nterrain woods K4", "K4") == 4
    assert cost("hill K4\nroad K3-K7", "K4", road=True) == 2
    assert cost("hill K4 K5", "K4") == 1
    assert cost("hill K5", "K4") == 1


ROAD = """
    road A1-A9
    ger A 4-6-7 at A1
    phase movement german
"""


@pytest.mark.rule("ASL-1.1.1.RD.b", "ASL-3.3.1.b")
def test_a_fifth_mf_for_a_move_all_by_road() -> None:
    p = position(ROAD)
    p.do("take A; step A2 road; step A3 road; step A4 road; step A5 road; step A6 road")
    assert p.spent("A") == 5
    assert p.actor == "over"


@pytest.mark.rule("ASL-1.1.1.RD.b", "ASL-3.3.1.b")
def test_no_bonus_for_a_move_that_leaves_the_road() -> None:
    p = position(ROAD)
    p.do("take A; step A2 road; step A3 road; step A4 road; step A5 road")
    assert p.options("step") == {"A4 road", "A6 road"}
    p = position(ROAD + "terrain orchard A4")
    p.do("take A; step A2 road; step A3 road; step A4; step A5 road")
    assert p.actor == "over"


@pytest.mark.rule("ASL-1.1.1.RD.c")
def test_claiming_woods_loses_the_bonus() -> None:
    p = position(ROAD + "terrain woods A2")
    p.do("take A; step A2; step A3 road; step A4 road")
    assert p.actor == "over"
    assert p.spent("A") == 4
    p = position(ROAD + "terrain woods A2")
    p.do("take A; step A2 road; step A3 road; step A4 road; step A5 road; step A6 road")
    assert p.spent("A") == 5


@pytest.mark.rule("ASL-1.1.1.RD.c", "ASL-1.2.5.g", "ASL-3.3.1.p")
def test_smoke_costs_a_further_mf_and_the_bonus() -> None:
    p = position(ROAD + "smoke A2 grenade")
    p.do("take A; step A2 road")
    assert p.spent("A") == 2
    p.do("step A3 road; step A4 road")
    assert p.spent("A") == 4
    assert p.actor == "over"


@pytest.mark.rule("ASL-1.2.5.g")
def test_leaving_smoke_costs_nothing() -> None:
    assert cost("smoke K5 grenade", "K4") == 1
    assert cost("smoke K4 full\nhill K4", "K4") == 3


@pytest.mark.rule("ASL-1.1.1.RD.b")
def test_a_half_mf_is_lost() -> None:
    p = position("terrain grain K2-K9\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4; step K3")
    assert p.spent("A") == 3
    assert "K2" not in p.options("step")


CROWD = """
    board hills+farmland
    ger A 4-6-7 +mmg
    ger F 4-6-7
    ger G 4-6-7
    ger H 4-6-7
    rus R 4-4-7
    rus S 4-4-7 hidden
    during movement german
"""


@cache
def crowd() -> Position:
    return position(CROWD)


@st.composite
def situations(draw: st.DrawFn) -> AslskState:
    """A squad somewhere on a real board, others around it, having done something or other."""
    state = crowd().state.copy()
    grid = state.setting.grid
    middle = HexId(draw(st.sampled_from(list(grid.hexes))))
    near = st.sampled_from([*grid.neighbours[middle], middle])
    state.put(0, middle)
    friends = draw(near)
    for u in (1, 2, 3):
        state.put(u, friends)
    for enemy in (4, 5):
        h = draw(near)
        if h not in (middle, friends):
            state.put(enemy, h)
    for h in draw(st.lists(near, max_size=2)):
        state.smoke[h] = ((0, 0),)
    state.spent[0] = draw(st.integers(0, 8))
    for word in draw(st.sets(st.sampled_from(["doubled", "assaulting", "off_road", "by_road"]))):
        setattr(state, word, 1)
    if draw(st.booleans()):
        state.drop(0, middle)
    return state


@given(situations())
def test_the_steps_offered_are_those_that_nothing_forbids(state: AslskState) -> None:
    march = March((0,))
    place = state.place[0]
    offered = {(HexId(step.hex), step.road) for step in ways(state, march)}
    for to in state.setting.grid.neighbours[place]:
        for road in (False, True):
            if may_step(state, march, to, road=road) is not None:
                assert (to, road) not in offered
            elif (to, road) not in offered:
                # In the open the road is the same thing as the ground beside it.
                assert not road
                assert (to, True) in offered
    for to, road in offered:
        kept = keeps_road(state, to, road=road)
        assert step_cost(state, place, to, road=road) <= step_purse(state, march, road=kept)

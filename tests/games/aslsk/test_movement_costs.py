"""What hexes cost Infantry: terrain, roads, crest lines, smoke (ASL-1.1.1, ASL-1.2.5)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.games.aslsk.allowance import March, step_purse
from hexfront.games.aslsk.movement import keeps_road, may_step, step_cost, ways
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.terrain_effects import TerrainType
from hexfront.hexes import HexId


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
    assert p.refusal("step L5 road").rule == "ASL-1.1.1.RD.a"


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
    assert "by-road" in p.states("A") and "off-road" not in p.states("A")
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
    assert p.spent("A") == 5 and p.actor == "over"


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
    assert p.actor == "over" and p.spent("A") == 4
    p = position(ROAD + "terrain woods A2")
    p.do("take A; step A2 road; step A3 road; step A4 road; step A5 road; step A6 road")
    assert p.spent("A") == 5


@pytest.mark.rule("ASL-1.1.1.RD.c", "ASL-1.2.5.g", "ASL-3.3.1.p")
def test_smoke_costs_a_further_mf_and_the_bonus() -> None:
    p = position(ROAD + "smoke A2 grenade")
    p.do("take A; step A2 road")
    assert p.spent("A") == 2
    p.do("step A3 road; step A4 road")
    assert p.spent("A") == 4 and p.actor == "over"


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


KINDS = st.sampled_from([kind.value for kind in TerrainType])
AROUND = ("K4", "K6", "J4", "J5", "L4", "L5")


@st.composite
def neighbourhoods(draw: st.DrawFn) -> Position:
    lines = [f"terrain {draw(KINDS)} {h}" for h in (*AROUND, "K5")]
    lines += [f"hill {h}" for h in AROUND if draw(st.booleans())]
    lines += [f"smoke {h} grenade" for h in AROUND if draw(st.integers(0, 4)) == 0]
    if draw(st.booleans()):
        lines.append("road K3-K7")
    state = draw(st.sampled_from(["", "cx doubled", "assaulting", "off-road", "+mmg", "+lmg"]))
    lines.append(f"ger A 4-6-7 at K5 spent={draw(st.sampled_from(['0', '1', '2.5', '4']))} {state}")
    for n, h in enumerate(AROUND):
        kind = draw(st.sampled_from(["", "", "rus 4-4-7", "rus 4-4-7 hidden", "ger 4-6-7 x3"]))
        if kind.endswith("x3"):
            lines += [f"ger F{n}{i} 4-6-7 at {h}" for i in range(3)]
        elif kind:
            nation, *rest = kind.split()
            lines.append(f"{nation} E{n} {rest[0]} at {h} {' '.join(rest[1:])}")
    return position("\n".join([*lines, "during movement german"]))


@settings(max_examples=150, deadline=None)
@given(neighbourhoods())
def test_the_steps_offered_are_those_that_nothing_forbids(p: Position) -> None:
    state, march = p.state, March((p.unit("A"),))
    offered = {(step.hex, step.road) for step in ways(state, march)}
    for h in AROUND:
        to = p.hex(h)
        for road in (False, True):
            if may_step(state, march, to, road=road) is not None:
                assert (to, road) not in offered
            elif (to, road) not in offered:
                # In the open the road is the same thing as the ground beside it.
                assert not road and (to, True) in offered
    for to, road in offered:
        kept = keeps_road(state, HexId(to), road=road)
        price = step_cost(state, state.place[march.units[0]], HexId(to), road=road)
        assert price <= step_purse(state, march, road=kept)

"""Positions in notation: what is written is what stands there, and reads back the same."""

from pathlib import Path
from runpy import run_path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.boards import load_map
from hexfront.games.aslsk.definitions.counters import MmcKind, Nationality, Quality
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.notation.reading import statements
from hexfront.games.aslsk.notation.units import OUTSIDE, STATES, WEAPON_STATES
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.scenarios.scenariofile import Edge, VictoryKind
from hexfront.games.aslsk.state import NOT_A_UNIT, AslskState
from hexfront.play.fields import declared_fields

DOCUMENT = Path(__file__).parents[4] / "docs" / "notation.md"

RICH = """
    sides german american
    date 1944-01
    terrain stone-building P5 P6, woods K4-K6, grain D4, wooden-building H3
    hill M2 M3
    road paved D0:N-D3 K7-L7
    wall F5/F6+G5
    hedge B2/B3
    link P5/P6 32
    building H3 30x20@30 | 12x12+0,30
    shape D4 -30,-20 30,-20 30,20 -30,20
    counter italian like ger-447 strength=3-4-7 broken=6 smoke=1 quality=green assault-fire=on
    counter chief like ger-9-1 command=10-3 replaced-by=none
    counter gun like usa-mmg rof=3 to-hit=9/8/7
    elr german 3, american 4
    edge german north
    group wave german turn 2 edge north elr 2
    group hill american hidden 1 in M2, columns A-B in rows 1-4
    victory german control 3 buildings, K5
    victory american exit 5 east
    otherwise german
    turns 6 half
    first american
    sets-up-first german
    ger A 4-6-7 +lmg +dc at P5 prep spent=1.5 here=1 came=P4 used=1
    ger L 9-1 at P5 first wounded
    ger chief at P6 cx
    ger W italian off-board group=wave elr=1
    ger R 2-4-7 was=ger-467 at K5 broken dm
    ger N 8-0 at K5 created pinned hidden
    usa S 6-6-6 at P4 moving doubled off-road by-road smoked tired assaulting arriving
    usa T 7-4-7 eliminated done pushed
    usa U 6-6-6 exited fired final forfeit advanced
    usa 6-6-6 group=hill
    ger V pziiin at D5 vca=se-s tca=s-sw exposed hatches motion rolled entered immobilized bogged
    ger V2 pziif at D6 mired shocked unconfirmed stunned outgunned tried dispensed bounded began=D5
    ger V4 pziif at D8 shaken recalled shut
    ger V3 pziif wreck=D7
    sw M ger-hmg with S prep fired moved recovered acquired=K5:2
    sw G gun at K4 malfunctioned first final
    sw rus-lmg removed
    sw A75 ger-75l-at at D5 arc=sw-nw emplaced
    sw V-ma bounded intensive low-ammo smoking acquired=S:1 lacks=heat+smoke
    sw V-cmg disabled
    trail S P4 1.5, S P5 1
    control german A1-B3
    control none P5
    melee K6
    residual P4 4, K4 1
    smoke D4 grenade, H3 full dispersed-wp
    pf german 3
    charge A-dc P4 A V side rear from O5
    points german 3, american 2
    exits american 7
    reveals 2
    directed L A M
    volley P5 P4
    sprayed V P4
    braved S V
    bounding V P4 2.5, V4 D8
    swung V-cmg 2
    shots A S 1, A-lmg S 2
    raked S -1
    movers S
    lost L P5 9 -1 eliminated
    winner german control
    turn 3
    during advance american
    option free_los off
"""

WRITTEN = {field.name for field in declared_fields(AslskState) if field.role == "value"} - {"own"}
"""Fields of a State that a position says; whose the units are follows from their statements."""


def without_stack(state: AslskState) -> tuple[object, ...]:
    return state.plain()[:-1]


def test_a_position_reads_back_as_it_was_written():
    first = position(RICH)
    second = position(first.text())
    assert without_stack(second.state) == without_stack(first.state)
    assert second.text() == first.text()
    assert (second.names, second.weapon_names) == (first.names, first.weapon_names)
    given_, read = first.state.setting, second.state.setting
    assert read.units == given_.units
    assert read.starts == given_.starts
    assert read.file == given_.file
    assert read.options == given_.options
    assert read.definitions == given_.definitions
    assert read.board is given_.board


@pytest.mark.parametrize("slot", sorted(WRITTEN))
def test_the_notation_has_words_for_all_of_a_state(slot: str):
    units = "\n".join(["ger 4-6-7"] * 6 + ["usa 6-6-6"] * 4)
    blank = position(f"sides german american\n{units}\nsw ger-lmg\nsw ger-dc\nsw ger-hmg")
    assert getattr(position(RICH).state, slot) != getattr(blank.state, slot)


BOARD_PARTS = (
    "terrain", "level", "roads", "road_exits", "hexsides", "links", "depictions", "hills",
    "roadways",
)  # fmt: skip


@pytest.mark.parametrize("part", BOARD_PARTS)
def test_a_sketched_board_has_all_that_its_statements_lay(part: str):
    rich, blank = position(RICH).state.setting.board, position("").state.setting.board
    assert getattr(rich, part) != getattr(blank, part)


def test_equal_statements_share_one_board():
    first = position("terrain woods K5 K6\nroad K7-K8")
    second = position("road K8-K7\nterrain woods K6-K6, woods K5")
    assert first.state.setting.board is second.state.setting.board


WORDS = st.fixed_dictionaries(
    {
        "states": st.sets(st.sampled_from(sorted(STATES))),
        "place": st.sampled_from(["at K5", "at P5", "at O5", "", *OUTSIDE]),
        "spent": st.integers(0, 12),
        "came": st.sampled_from(["", "came=K4"]),
        "counter": st.sampled_from(["4-6-7", "4-4-7", "9-1", "6+1", "crew", "2-4-7"]),
    }
)


@given(
    units=st.lists(WORDS, min_size=1, max_size=5),
    weapons=st.lists(st.sets(st.sampled_from(sorted(WEAPON_STATES))), max_size=3),
    place=st.sampled_from(["", "with U0", "at K5", "removed"]),
    control=st.sampled_from(["", "control russian K5", "control none K5 P5", "control german D4"]),
)
def test_every_state_of_units_and_weapons_reads_back(units, weapons, place, control):
    lines = [
        f"ger U{n} {unit['counter']} {unit['place']} spent={unit['spent'] / 2} {unit['came']} "
        + " ".join(unit["states"])
        for n, unit in enumerate(units)
    ]
    lines += [f"sw V{n} ger-lmg {place} {' '.join(states)}" for n, states in enumerate(weapons)]
    p = position("\n".join([*lines, "rus S 4-4-7 at O5", control]))
    again = position(p.text())
    assert without_stack(again.state) == without_stack(p.state)
    assert again.text() == p.text()
    assert [again.states(f"U{n}") for n in range(len(units))] == [u["states"] for u in units]
    assert [again.states(f"V{n}") for n in range(len(weapons))] == weapons


def test_a_board_of_the_game_is_named_and_keeps_its_terrain():
    p = position("board hills+farmland-r\nger A 4-6-7 at cK5")
    assert p.state.setting.board is load_map("hills+farmland-r")
    assert p.where("A") == "cK5"
    assert "board hills+farmland-r" in p.text()
    assert position(p.text()).state.setting.board is p.state.setting.board


def test_terrain_and_shapes_lie_where_the_text_lays_them():
    p = position(RICH)
    board = p.state.setting.board
    assert [board.terrain[p.hex(label)] for label in ("P5", "K5", "D4", "A1")] == [
        TerrainType.STONE_BUILDING,
        TerrainType.WOODS,
        TerrainType.GRAIN,
        TerrainType.OPEN_GROUND,
    ]
    assert [board.level[p.hex(label)] for label in ("M2", "M3", "M4")] == [1, 1, 0]
    assert board.between(p.hex("F5"), p.hex("G5")) is HexsideType.WALL
    assert board.between(p.hex("B2"), p.hex("B3")) is HexsideType.HEDGE
    assert board.building(p.hex("P5")) == {p.hex("P5"), p.hex("P6")}
    assert [p.label(h) for h in board.grid.hexes if board.has_road(h)] == [
        "D0", "D1", "D2", "D3", "K7", "L7",
    ]  # fmt: skip
    assert len(board.depictions[p.hex("H3")]) == 2
    (piece,) = board.depictions[p.hex("D4")]
    assert set(piece.hull) == {(-30, -20), (30, -20), (30, 20), (-30, 20)}


def test_lines_of_sight_are_traced_on_the_shapes():
    p = position("terrain stone-building K5, grain K3")
    assert not p.sees("K4", "K6")
    assert [p.label(block.hex) for block in p.los("K4", "K6").blocks] == ["K5"]
    assert p.los("K2", "K4").hindrance == 1
    assert p.distance("K2", "K6") == 4
    beside = position("terrain stone-building K5\nshape K5 30,-20 50,-20 50,20 30,20")
    assert beside.sees("K4", "K6")


def test_the_season_follows_the_date():
    assert position("terrain grain K3").los("K2", "K4").hindrance == 1
    assert position("terrain grain K3\ndate 1943-01").los("K2", "K4").hindrance == 0


def test_units_stand_where_the_text_puts_them():
    p = position(RICH)
    state = p.state
    assert p.at("P5") == {"A", "L"}
    assert [p.where(name) for name in ("chief", "W", "T", "U", "usa-666")] == [
        "P6", "off-board", "eliminated", "exited", "pending",
    ]  # fmt: skip
    assert p.states("R") == {"broken", "dm"}
    assert (p.kind("R"), p.figures("R"), p.figures("L")) == ("ger-247", "2-4-7", "9-1")
    assert (p.spent("A"), state.here[p.unit("A")], state.came[p.unit("A")]) == (1.5, 2, p.hex("P4"))
    assert (p.elr("A"), p.elr("W"), p.elr("S"), p.elr("N")) == (3, 1, 4, 3)
    assert p.unit("N") == len(state.setting.units)
    assert state.leaders == p.mask("L chief N")
    assert (p.morale("L"), p.good_order("L"), p.good_order("R")) == (8, True, False)
    assert p.name(p.unit("S")) == "S"
    assert state.own[1] == p.mask("S T U usa-666")


def test_weapons_are_where_the_text_leaves_them():
    p = position(RICH)
    assert p.weapons("A") == {"A-lmg", "A-dc"}
    assert (p.holder("M"), p.lies("M"), p.acquired("M")) == ("S", "pending", ("K5", 2))
    assert (p.holder("G"), p.lies("G"), p.lies("rus-lmg")) == ("nobody", "K4", "removed")
    assert p.states("M") == {"prep", "fired", "moved", "recovered"}
    assert p.acquired("G") is None
    assert p.weapon_name(p.weapon("G")) == "G"
    gun = p.state.setting.weapons[p.weapon("G")]
    assert (gun.rof, gun.to_hit, gun.nationality) == (3, (9, 8, 7), Nationality.AMERICAN)
    assert p.state.charges == ((p.weapon("A-dc"), p.hex("P4"), p.unit("A"), p.hex("O5")),)


def test_a_made_up_counter_prints_what_its_figures_say():
    p = position(RICH)
    known = p.state.setting.definitions
    italian, base = known.mmc["italian"], definitions().mmc["ger-447"]
    assert (str(italian.strength), italian.broken, italian.smoke) == ("3-4-7", 6, 1)
    assert (italian.quality, italian.kind) == (Quality.GREEN, MmcKind.SQUAD)
    assert italian.assault_fire
    assert (italian.half_squad, italian.replaced_by) == (base.half_squad, base.replaced_by)
    assert str(known.leaders["chief"].command) == "10-3"
    assert known.leaders["chief"].replaced_by == ""
    assert definitions().mmc.get("italian") is None


def test_terms_are_those_of_the_text():
    file = position(RICH).state.setting.file
    assert [side.edge for side in file.sides] == [Edge.NORTH, Edge.EAST]
    assert (file.date, file.turns, file.half_turn) == ("1944-01", 6, True)
    assert (file.moves_first, file.sets_up_first, file.otherwise) == (1, 0, 0)
    wave, hill, german, american = file.groups
    assert (wave.turn, wave.edge, wave.elr, wave.units) == (2, Edge.NORTH, 2, {"italian": 1})
    assert (hill.hidden, hill.area) == (1, ("M2", "columns A-B in rows 1-4"))
    infantry = {"ger-467": 2, "ger-9-1": 1, "chief": 1}
    assert german.units == infantry | {"ger-pziiin": 1, "ger-pziif": 3}
    support = {"ger-lmg": 1, "ger-dc": 1, "ger-hmg": 1, "rus-lmg": 1}
    assert german.weapons == support | {"ger-75l-at": 1}
    assert (american.side, american.elr) == (1, 4)
    control, leave = file.conditions
    assert (control.kind, control.at_least, control.hexes) == (
        VictoryKind.CONTROL, 3, ("buildings", "K5"),
    )  # fmt: skip
    assert (leave.side, leave.kind, leave.edge) == (1, VictoryKind.EXIT, Edge.EAST)


def test_markers_and_the_turn_are_those_of_the_text():
    p = position(RICH)
    state = p.state
    assert (state.turn, state.phase, state.attacker) == (3, Phase.ADVANCE, 1)
    assert (p.control("A2"), p.control("P5"), p.control("P4")) == ("german", "none", "american")
    assert (p.melee(), p.residual("P4"), p.residual("P5")) == ({"K6"}, 4, 0)
    assert (p.smoke("D4"), p.smoke("H3"), p.smoke("A1")) == (
        ["grenade"], ["full", "dispersed-wp"], [],
    )  # fmt: skip
    assert (state.panzerfausts, state.points, state.exits) == ([3, 0], [3, 2], [0, 7])
    assert state.directed == {p.unit("L"): (p.mask("A"), 1 << p.weapon("M"))}
    assert state.volleys == ((p.hex("P5"), p.hex("P4")),)
    lmg = NOT_A_UNIT + p.weapon("A-lmg")
    assert state.shots == {(p.unit("A"), p.unit("S")): 1, (lmg, p.unit("S")): 2}
    assert (state.raked, state.movers) == ({p.unit("S"): -1}, (p.unit("S"),))
    assert state.lost == ((p.unit("L"), p.hex("P5"), 9, -1, 1),)
    assert (state.winner, state.reason) == (0, "control")
    assert not state.setting.options.free_los


def test_panzerfausts_follow_the_table_unless_they_are_counted():
    squads = "\n".join(["date 1944-06", *["ger 4-6-7 at K5"] * 4])
    assert position(squads).state.panzerfausts == [0, 0]
    assert position(f"{squads}\npf").state.panzerfausts[0] > 0
    assert position(f"{squads}\npf german 1").state.panzerfausts == [1, 0]


def test_a_position_without_words_is_empty():
    p = position("")
    assert (p.actor, p.waits_for, p.choices()) == ("over", "", [])
    assert (p.side("german"), p.side_name(1), p.state.winner) == (0, "russian", NOBODY)
    assert p.labels(p.board("K5 L5-L6")) == {"K5", "L5", "L6"}
    for call in (lambda: p.unit("A"), lambda: p.weapon("A"), lambda: p.hex("Q99")):
        with pytest.raises(LookupError):
            call()


def test_the_example_of_the_documentation_runs(tmp_path: Path):
    section = DOCUMENT.read_text(encoding="utf-8").partition("## ASL Starter Kit")[2]
    code = section.partition("```python\n")[2].partition("```")[0]
    assert "position(" in code
    example = tmp_path / "example.py"
    example.write_text(code, encoding="utf-8")
    assert isinstance(run_path(str(example))["p"], Position)


def test_the_documentation_names_every_statement_and_state():
    text = DOCUMENT.read_text(encoding="utf-8").partition("## ASL Starter Kit")[2]
    missing = {word for word in statements() if f"`{word}" not in text}
    assert not missing
    spoken = set(text.replace("`", " ").replace("(", " ").replace(",", " ").split())
    assert not (set(STATES) | set(WEAPON_STATES)) - spoken

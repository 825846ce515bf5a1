"""Fall Blau: who stands where, who comes when, who may not move yet, and what wins."""

import pytest
from msgspec.structs import replace

from hexfront.games.s42.definitions.counters import Box, Dot, Side, Size, UnitType
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.movement.stacking import overstack
from hexfront.games.s42.scenarios.scenario import Start, load_scenario, scenario
from hexfront.games.s42.scenarios.scenariofile import Exit, SideFile
from hexfront.games.s42.scenarios.start import set_up
from hexfront.games.s42.setting import S42Options, Setting, setting
from hexfront.games.s42.state import S42State
from hexfront.play import UnknownScenarioError
from tests.games.s42.definitions.helpers_data import copied

BLAU = scenario("fall-blau")
FILE = BLAU.file
ON_MAP = [start for start in BLAU.starts if start.hex]
DUE = [start for start in BLAU.starts if not start.hex]


def column_and_row(start: Start) -> tuple[int, int]:
    return int(start.hex[:2]), int(start.hex[2:])


def ids(starts: list[Start]) -> set[str]:
    return {start.unit.id for start in starts}


def in_hex(label: str) -> set[str]:
    return ids([start for start in ON_MAP if start.hex == label])


def test_eight_turns_on_map_a_that_the_axis_begins():
    assert (FILE.first_turn, FILE.last_turn, FILE.maps) == (1, 8, ("A",))
    assert FILE.first_player is Side.AXIS


def test_170_counters_stand_on_the_map():
    sides = [start.unit.side for start in ON_MAP]
    assert (sides.count(Side.AXIS), sides.count(Side.SOVIET)) == (77, 93)


def test_no_counter_is_used_twice():
    assert len(BLAU.starts) == len(ids([*ON_MAP, *DUE])) == 211


def test_all_stand_within_map_a():
    for start in ON_MAP:
        column, row = column_and_row(start)
        assert 10 <= column <= 42
        assert 0 <= row <= 42
        assert start.hex not in ("1000", "1100")


def test_every_stack_is_legal_but_that_of_the_6th_reserve_army():
    for side in Side:
        for placed in BLAU.side_file(side).setup:
            stack = [definitions().units[name] for name in (*placed.units, *placed.reduced)]
            assert (overstack(side, stack) is None) == (placed.hex != "3806")


@pytest.mark.parametrize(
    ("label", "hq"),
    [
        ("1300", "ger-2-army"), ("1202", "ger-4-pz-army"), ("1517", "ger-6-army"),
        ("1824", "ger-1-pz-army"), ("2331", "ger-17-army"), ("2002", "sov-bryansk-front"),
        ("1911", "sov-southwestern-front"), ("2725", "sov-southern-front"),
        ("3241", "sov-north-caucasus-front"),
    ],
)  # fmt: skip
def test_headquarters_stand_where_the_cards_put_them(label, hq):
    assert hq in in_hex(label)


def test_the_spearheads_before_voronezh():
    assert in_hex("1401") == {"ger-9-pz", "ger-11-pz", "ger-3-mot"}
    assert in_hex("1303") == {"ger-24-pz", "ger-16-mot", "ger-gd"}


def test_the_garrison_of_voronezh():
    assert in_hex("2503") == {"sov-17-tc", "sov-2-td", "sov-voronezh-nkvd"}
    assert {start.unit.dot for start in ON_MAP if start.hex == "2503"} == {
        Dot.BLACK, Dot.WHITE, Dot.NONE
    }  # fmt: skip


def test_who_starts_on_the_reduced_side():
    reduced = ids([start for start in BLAU.starts if start.reduced])
    axis = {unit for unit in reduced if not unit.startswith("sov-")}
    assert axis == {
        "ger-44-inf", "ger-68-inf", "ger-73-inf", "ger-125-inf",
        "ger-13-pz", "ger-14-pz", "ger-23-pz", "ger-29-mot",
    }  # fmt: skip
    assert len(reduced - axis) == 16


def test_axis_pieces_at_the_start():
    axis = FILE.axis
    assert axis.railheads == ("1303", "1717", "2126", "2427", "2431")
    assert [unit.id for unit in BLAU.air] == ["ger-8-fk", "ger-4-fk"]
    assert [(sp.hex, sp.shows) for sp in axis.supply_points] == [("1202", "full-move")]
    assert axis.planned_offensives == 2


def test_axis_combat_units_move_tactically_on_the_first_turn():
    assert [(rule.side, rule.turn) for rule in FILE.tactical_only] == [(Side.AXIS, 1)]


def test_the_5th_reserve_army_comes_over_the_east_edge_on_turn_3():
    army = [start for start in DUE if start.unit.formation == "sov-5ra"]
    assert len(army) == 5
    for start in army:
        assert start.turn == 3
        assert start.entry is not None
        assert (start.entry.edges, start.entry.areas) == (("east",), ())
        assert (start.entry.north_of, start.entry.by_rail) == ("4210", 1)


def test_the_6th_reserve_army_waits_in_3806_until_turn_2():
    army = {unit.id for unit in definitions().units.values() if unit.formation == "sov-6ra"}
    assert in_hex("3806") == army
    assert len(army) == 4
    (release,) = [frozen for frozen in FILE.frozen if frozen.release == "turn"]
    assert (set(release.units), release.turn) == (army, 2)


def test_all_who_start_south_of_the_north_caucasus_line_are_frozen():
    (frozen,) = [group for group in FILE.frozen if group.release == "north-caucasus"]
    south = [
        start
        for start in ON_MAP
        if start.unit.side is Side.SOVIET and column_and_row(start)[1] >= 36
    ]
    assert set(frozen.units) == ids(south)
    assert {start.unit.box for start in south} == {Box.NORTH_CAUCASUS}


def test_soviet_reinforcements_use_the_areas_and_edges_of_the_scenario():
    entry = FILE.soviet.entry
    assert (entry.areas, entry.edges) == (("A", "B"), ("north", "east", "south"))
    assert FILE.soviet.rail_edges == ("east", "south")


def test_axis_reinforcements_come_through_the_western_areas():
    assert FILE.axis.entry.areas == ("X", "Y", "Z")
    assert {start.entry for start in DUE if start.unit.side is Side.AXIS} == {FILE.axis.entry}


def test_the_tank_army_comes_with_its_corps():
    army = [start for start in DUE if start.unit.formation == "sov-5ta"]
    assert {start.turn for start in army} == {2}
    assert sum(start.unit.size is Size.CORPS for start in army) == 3
    assert sum(start.unit.type is UnitType.ARMY_HQ for start in army) == 1


def test_what_the_axis_needs():
    victory = FILE.victory
    assert (victory.points, victory.cut_off_hexes_count, victory.benchmarks) == (8, True, False)
    assert victory.exits == (
        Exit(edge="east", steps=5, points=2, rule="S42-S1.3.c"),
        Exit(edge="south", steps=5, points=2, rule="S42-S1.3.d"),
    )
    assert victory.beyond_don is not None
    assert (victory.beyond_don.below_row, victory.beyond_don.points) == (31, 1)
    assert FILE.exit_areas == ("M", "N", "O", "P")


def test_every_part_that_is_filled_in_says_where_it_comes_from():
    told = {origin.part for origin in FILE.origins}
    for side in Side:
        part = BLAU.side_file(side)
        filled = {name for name in SideFile.__struct_fields__ if getattr(part, name)}
        filled.discard("rail_edges")  # told with the entry
        assert {f"{side.value}.{name}" for name in filled} <= told
    assert {"frozen", "victory"} <= told


def test_designed_parts_are_called_so():
    designed = [origin for origin in FILE.origins if origin.source == "designed"]
    assert {origin.part for origin in designed} == {"axis.reinforcements", "soviet.reinforcements"}
    assert all("esigned for Hexfront" in origin.note["en"] for origin in designed)
    assert "designed for Hexfront" in FILE.designed["en"]


def test_the_hexes_of_a_map_are_checked_when_it_is_at_hand(tmp_path):
    path = copied(tmp_path) / "scenarios" / "fall-blau.toml"
    labels = {start.hex for start in ON_MAP} | set(FILE.axis.railheads)
    assert load_scenario(path, hexes=frozenset(labels)) == BLAU


def test_a_scenario_that_nobody_wrote_is_refused():
    with pytest.raises(UnknownScenarioError, match="s42 has no scenario 'fall-gelb'"):
        scenario("fall-gelb")


@pytest.mark.rule("S42-21.1.1.a")
def test_who_starts_in_the_eliminated_box_has_the_step_he_comes_back_with():
    usual = setting("fall-blau", S42Options())
    starts = [
        replace(start, hex="", eliminated=True)
        if start.unit.id in ("ger-9-pz", "rom-1-inf")
        else start
        for start in usual.starts
    ]
    state = S42State(
        Setting(
            usual.scenario_id, usual.file, starts, usual.air, usual.country, usual.options,
            usual.definitions, usual.charts,
        )
    )  # fmt: skip
    set_up(state)
    by_id = state.setting.by_id
    assert [state.steps(by_id[name]) for name in ("ger-9-pz", "rom-1-inf")] == [2, 1]

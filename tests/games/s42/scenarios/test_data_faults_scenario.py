"""A scenario with a slip in it is refused with the file, the key and the reason."""

import pytest

from hexfront.games.s42.definitions.datafile import DATA
from hexfront.games.s42.scenarios.scenario import load_scenario
from hexfront.play.datafile import DataError
from tests.games.s42.definitions.helpers_data import copied
from tests.games.slips import fault_of, slip

SCENARIO_SLIPS = {
    "illegal Axis stack": (
        '"ger-stug-177-243"]', '"ger-stug-177-243", "ger-16-pz"]',
        "axis.setup[2]: 4 units in 1501, at most 3 (S42-4.1.b)",
    ),
    "illegal Soviet stack": (
        ', exempt = "S42-31.0.d"', "",
        "soviet.setup[45]: 4 units in 3806, at most 2 (S42-4.1.a)",
    ),
    "more wins than games": (
        "last_turn = 8", "last_turn = 8\nbalance = { games = 10, german = 11 }",
        "balance.german: 11 wins in 10 games",
    ),
    "unknown unit": (
        '"ger-gd"', '"ger-dg"', "axis.setup[6].units[2]: no unit 'ger-dg' in units/axis.toml",
    ),
    "unit of the other side": (
        '"ger-gd"', '"sov-16-tc"', "axis.setup[6].units[2]: sov-16-tc belongs to the other side",
    ),
    "unit placed twice": (
        '"ger-gd"', '"ger-9-pz"',
        "axis.setup[6].units[2]: ger-9-pz is already at axis.setup[4].units[0]",
    ),
    "reinforcement that is on the map": (
        '"ger-16-pz"', '"ger-9-pz"',
        "axis.reinforcements[0].units[1]: ger-9-pz is already at axis.setup[4].units[0]",
    ),
    "reduced unit of one step": (
        'units = ["ger-454-sec"]', 'reduced = ["ger-454-sec"]',
        "axis.setup[29].reduced[0]: ger-454-sec has no reduced side",
    ),
    "hex of three digits": (
        'hex = "1300"', 'hex = "130"', "axis.setup[0].hex: '130': expected 4 digits",
    ),
    "hex set up twice": (
        'hex = "1500"', 'hex = "1300"', "axis.setup[1].hex: 1300 is already at axis.setup[0]",
    ),
    "hex of both sides": (
        'hex = "1600"', 'hex = "1300"', "soviet.setup[0].hex: 1300 holds Axis units",
    ),
    "empty stack": (
        '{ hex = "1300", units = ["ger-2-army"] }', '{ hex = "1300" }',
        "axis.setup[0]: no unit in 1300",
    ),
    "late reinforcement": (
        '{ turn = 7, units = ["ita-cosseria"', '{ turn = 9, units = ["ita-cosseria"',
        "axis.reinforcements[5].turn: expected 1 to 8, got 9",
    ),
    "no way in": (
        'entry = { areas = ["X", "Y", "Z"] }', "entry = {}",
        "axis.entry: expected an Entry Area or a map edge",
    ),
    "area I": (
        'areas = ["A", "B"]', 'areas = ["A", "I"]',
        "soviet.entry.areas[1]: Expected `str` matching regex",
    ),
    "hex of entry": (
        'north_of = "4210"', 'north_of = "42-10"',
        "soviet.reinforcements[1].entry.north_of: '42-10': expected 4 digits",
    ),
    "Railhead named twice": (
        '"2427", "2431"]', '"2427", "2427"]', "axis.railheads[4]: 2427 is named twice",
    ),
    "Soviet Railhead": (
        "rail_edges =", 'railheads = ["2002"]\nrail_edges =',
        "soviet.railheads: only the Axis has Railheads",
    ),
    "Soviet air unit": (
        "rail_edges =", 'air = ["ger-8-fk"]\nrail_edges =',
        "soviet.air: only the Axis has air units",
    ),
    "unknown air unit": (
        '"ger-4-fk"', '"ger-5-fk"', "axis.air[1]: no air unit 'ger-5-fk' in pieces.toml",
    ),
    "air unit named twice": (
        '"ger-4-fk"', '"ger-8-fk"', "axis.air[1]: ger-8-fk is named twice",
    ),
    "too many SPs": (
        '[{ hex = "1202", shows = "full-move" }]',
        "[" + '{ hex = "1202", shows = "ready" }, ' * 6 + "]",
        "axis.supply_points: 6 mobile SPs, at most 5 (S42-18.6.8.a)",
    ),
    "side of an SP": (
        'shows = "full-move"', 'shows = "moving"',
        "axis.supply_points[0].shows: Invalid enum value 'moving'",
    ),
    "Used division": (
        "rail_edges =", 'used = ["sov-16-tc"]\nrail_edges =',
        "soviet.used[0]: sov-16-tc is no ASU (S42-18.2.1.a)",
    ),
    "Used HQ that is not there": (
        "railheads =", 'used = ["hun-2-army"]\nrailheads =',
        "axis.used[0]: hun-2-army is not set up on the map",
    ),
    "frozen stranger": (
        'units = ["sov-91-302-rd",', 'units = ["sov-91-303-rd",',
        "frozen[0].units[0]: sov-91-303-rd is not in the scenario",
    ),
    "release without a turn": (
        'release = "turn"\nturn = 2', 'release = "turn"',
        "frozen[1].turn: expected for a release by turn or declared",
    ),
    "withdrawal of a later turn": (
        "railheads =",
        'withdrawals = [{ turn = 9, what = "tank-corps", rule = "S42-32.2.a" }]\nrailheads =',
        "axis.withdrawals[0].turn: expected 1 to 8, got 9",
    ),
    "withdrawal of nobody": (
        "railheads =",
        'withdrawals = [{ turn = 3, what = "unit", rule = "S42-32.3.a" }]\nrailheads =',
        "axis.withdrawals[0].unit: expected for a unit or panzer divisions",
    ),
    "withdrawal of a stranger": (
        "railheads =",
        'withdrawals = [{ turn = 3, what = "unit", unit = "ger-rfss", rule = "S42-32.3.a" }]\n'
        "railheads =",
        "axis.withdrawals[0].unit: ger-rfss is not in the scenario",
    ),
    "origin of no part": (
        'part = "axis.air"', 'part = "axis.navy"',
        "origins[2].part: a scenario has no part 'axis.navy'",
    ),
    "outside without confidence": (
        'source = "outside"\nconfidence = "high"', 'source = "outside"',
        "origins[2].confidence: expected for what comes from outside the rulebook",
    ),
    "turns out of order": (
        "first_turn = 1\n", "first_turn = 9\n", "last_turn: expected 9 to 36, got 8",
    ),
    "no such rule": (
        '"S42-S1.2.a"', '"S1.2"', "rules[2]: Expected `str` matching regex",
    ),
    "missing Russian": (
        ', ru = "Операция «Блау»"', "", "title.ru: text is missing",
    ),
    "misspelt key": (
        "exit_areas =", "exits =", "top level: Object contains unknown field `exits`",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), SCENARIO_SLIPS.values(), ids=SCENARIO_SLIPS.keys())
def test_a_slip_in_the_scenario(tmp_path, old, new, told):
    data = copied(tmp_path)
    slip(data, "scenarios/fall-blau.toml", old, new)
    found = fault_of(load_scenario, data / "scenarios" / "fall-blau.toml")
    assert found.startswith(f"scenarios/fall-blau.toml: {told}")


def test_a_hex_outside_the_map_is_named():
    with pytest.raises(DataError) as caught:
        load_scenario(DATA / "scenarios" / "fall-blau.toml", hexes=frozenset({"1303"}))
    assert str(caught.value) == (
        "scenarios/fall-blau.toml: axis.railheads[1]: no hex 1717 on map A"
    )

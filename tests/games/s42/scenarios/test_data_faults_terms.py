"""A slip in what a scenario says beside its units is refused with file, key and reason."""

import pytest

from hexfront.games.s42.scenarios.scenario import load_scenario
from tests.games.s42.definitions.helpers_data import copied
from tests.games.slips import fault_of, slip

TOP = "exit_areas ="
AXIS = "railheads ="
SOVIET = "rail_edges ="
GOAL = "benchmarks = false"
HELD = '{ area = "Z", units = ["ger-16-pz"] }'


def stretch(words: str) -> str:
    return f'stretches = [{{ {words}, rule = "S42-S2.2.c" }}]'


def check(words: str) -> str:
    return f'checks = [{{ when = "after", side = "axis", {words}, rule = "S42-S4.4.c" }}]'


SLIPS = {
    "weather of a summer's day": (
        TOP, 'ground.weather = "rain"', "ground.weather: turn 1 is always Clear (S42-23.1.b)",
    ),
    "mud is no weather to begin with": (
        TOP, 'ground.weather = "mud"', "ground.weather: Mud is never rolled (S42-23.3.1.c)",
    ),
    "control of a hex off the map": (
        TOP, 'ground.axis = ["5522"]', "ground.axis[0]: no hex 5522 on map A",
    ),
    "control of open steppe": (
        TOP, 'ground.axis = ["3010"]', "ground.axis[0]: 3010 is no City, VP hex or port",
    ),
    "control of what the enemy holds": (
        TOP, 'ground.axis = ["2503"]', "ground.axis[0]: 2503 holds Soviet units",
    ),
    "control told twice": (
        TOP, 'ground.axis = ["2824", "2824"]', "ground.axis[1]: 2824 is named twice",
    ),
    "a railway that is not": (
        TOP, 'ground.repaired = [{ line = "Berlin - Baghdad" }]',
        "ground.repaired[0].line: no railway 'Berlin - Baghdad' on this map",
    ),
    "the end of another railway": (
        TOP, 'ground.repaired = [{ line = "Kursk - Voronezh", until = "3134" }]',
        "ground.repaired[0].until: 3134 is not on that railway",
    ),
    "a fight for a steppe": (
        TOP, 'ground.contested = [{ hex = "3010", defender = "axis", level = 1 }]',
        "ground.contested[0].hex: 3010 is no City (S42-29.1.1.a)",
    ),
    "a Minor City of level 2": (
        TOP, 'ground.contested = [{ hex = "1824", defender = "axis", level = 2 }]',
        "ground.contested[0].level: a City Battle in 1824 has at most level 1",
    ),
    "a fight without an enemy": (
        TOP, 'ground.contested = [{ hex = "1824", defender = "axis", level = 1 }]',
        "ground.contested[0].hex: no Soviet unit is set up in 1824",
    ),
    "a stretch of no area": (
        TOP, stretch('area = "S", turn = 1, first = "1000", last = "1001"'),
        "stretches[0].area: no Entry Area S on map A",
    ),
    "a stretch off the edge": (
        TOP, stretch('area = "A", turn = 1, first = "1700", last = "1705"'),
        "stretches[0].last: 1705 does not lie at Entry Area A",
    ),
    "a stretch of a later war": (
        TOP, stretch('area = "A", turn = 9, first = "1700", last = "1800"'),
        "stretches[0].turn: expected 1 to 8, got 9",
    ),
    "an optional rule twice": (
        TOP, 'optional = ["leaders", "leaders"]', "optional[1]: leaders is named twice",
    ),
    "no such optional rule": (
        TOP, 'optional = ["weather"]', "optional[0]: Invalid enum value 'weather'",
    ),
    "a test for two things": (
        GOAL, check('turn = 3, points = 3, city = "Rostov"'),
        "victory.checks[0]: expected points or a city, and not both",
    ),
    "a test for nothing": (
        GOAL, check('turn = 3'),
        "victory.checks[0]: expected points or a city, and not both",
    ),
    "a test for another town": (
        GOAL, check('turn = 3, city = "Paris"'),
        "victory.checks[0].city: no place 'Paris' on this map",
    ),
    "a test after the end": (
        GOAL, check('turn = 9, points = 3'),
        "victory.checks[0].turn: expected 1 to 8, got 9",
    ),
    "held in an area and on the map": (
        AXIS, 'held = [{ area = "S", units = ["ger-wiking"] }]',
        "axis.held[0].units[0]: ger-wiking is already at axis.setup[45].units[1]",
    ),
    "a fort off the map": (
        AXIS, 'forts = ["5522"]', "axis.forts[0]: no hex 5522 on map A",
    ),
    "a fort twice": (
        SOVIET, 'forts = ["3010", "3010"]', "soviet.forts[1]: 3010 is named twice",
    ),
    "one fort too many": (
        AXIS, "forts = [" + ", ".join(f'"30{row:02}"' for row in range(1, 14)) + "]",
        "axis.forts: 13 fortifications, at most 12 (S42-9.7.3.d)",
    ),
    "replacements of a later turn": (
        AXIS, "replacements = [{ turn = 9, steps = { tank = 1 } }]",
        "axis.replacements[0].turn: expected 1 to 8, got 9",
    ),
    "replacements of a turn twice": (
        SOVIET,
        "replacements = [{ turn = 2, steps = { tank = 1 } }, { turn = 2, steps = { tank = 2 } }]",
        "soviet.replacements[1]: 2 is named twice",
    ),
    "a port on dry land": (
        AXIS, 'sources = { ports = ["3010"], area = "X", west_of = "2000", rule = "S42-S2.2.e" }',
        "axis.sources.ports[0]: 3010 is no port",
    ),
    "a Soviet plan for air units": (
        SOVIET,
        'air_plan = { german = 1, grounded = [3, 4], base_area = "A", rule = "S42-S2.2.a" }',
        "soviet.air_plan: only the Axis has one",
    ),
    "a Railhead off its line": (
        AXIS,
        'railhead_plan = { turn = 3, hex = "3010", fork = "2013", towards = "2708", '
        'rule = "S42-S2.2.g" }',
        "axis.railhead_plan.hex: 3010 is on no line that Railheads repair (S42-17.1.b)",
    ),
    "eliminated and on the map": (
        AXIS, 'eliminated = ["ger-9-pz"]',
        "axis.eliminated[0]: ger-9-pz is already at axis.setup[4].units[0]",
    ),
    "waiting and on the map": (
        AXIS, 'waiting = ["ger-9-pz"]',
        "axis.waiting[0]: ger-9-pz is already at axis.setup[4].units[0]",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("before", "line", "told"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_in_the_terms(tmp_path, before, line, told):
    data = copied(tmp_path)
    slip(data, "scenarios/fall-blau.toml", before, f"{line}\n{before}")
    found = fault_of(load_scenario, data / "scenarios" / "fall-blau.toml")
    assert found.startswith(f"scenarios/fall-blau.toml: {told}")


def test_an_area_that_the_map_does_not_have(tmp_path):
    data = copied(tmp_path)
    slip(data, "scenarios/fall-blau.toml", '"ger-16-pz", ', "")
    slip(data, "scenarios/fall-blau.toml", AXIS, f"held = [{HELD.replace('Z', 'S')}]\n{AXIS}")
    found = fault_of(load_scenario, data / "scenarios" / "fall-blau.toml")
    assert found == "scenarios/fall-blau.toml: axis.held[0].area: no Entry Area S on map A"

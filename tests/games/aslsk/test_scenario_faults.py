"""A scenario file with a slip in it is refused with file, key and reason."""

import pytest

from hexfront.games.aslsk.datafile import DATA
from hexfront.games.aslsk.scenario import SCENARIOS, load_scenario, names, scenario_file
from hexfront.games.checking import check
from tests.games.aslsk.helpers_data import copied
from tests.games.slips import each_slip, fault_of, slip

SMALL, HIDDEN, JOINED = "crossroads.toml", "hedgerows.toml", "road-north.toml"

SLIPS = {
    "unknown key": (SMALL, "turns = 6", "turns = 6\nweather = 1", "unknown field `weather`"),
    "no number of turns": (SMALL, "turns = 6", 'turns = "six"', "turns: Expected `int`"),
    "no month": (SMALL, '"1942-10"', '"1942-13"', "date: Expected `str` matching regex"),
    "unknown board": (
        SMALL, 'board = "village"', 'board = "town"',
        "board: layout: board 'town': there is no such board; one of farmland, hills, village",
    ),
    "board laid out twice": (
        JOINED, '"village/hills"', '"village/village"', "board: layout: board village: is laid",
    ),
    "title in one language": (
        SMALL, ', ru = "Село на перекрёстке"', "", "title.ru: text is missing",
    ),
    "note in one language": (SMALL, "ru = \"Северный", "de = \"Северный", "note.ru: text is"),
    "SSR in one language": (
        HIDDEN, ', ru = "У немцев есть панцерфаусты."', "", "special[1].ru: text is missing",
    ),
    "no such side": (SMALL, "otherwise = 1", "otherwise = 2", "otherwise: expected side 0 or 1"),
    "the Germans are side 0": (
        SMALL, 'nationality = "german"', 'nationality = "british"',
        "sides[0].nationality: expected german",
    ),
    "Germans against Germans": (
        SMALL, 'nationality = "russian"', 'nationality = "german"',
        "sides[1].nationality: expected an enemy of the Germans",
    ),
    "unknown counter": (
        SMALL, "rus-447 = 5", "rus-448 = 5",
        "groups[0].units.rus-448: no russian counter of this id",
    ),
    "counter of the other side": (
        SMALL, "rus-447 = 5", "ger-467 = 5",
        "groups[0].units.ger-467: no russian counter of this id",
    ),
    "unknown weapon": (
        SMALL, "rus-lmg = 1", "rus-bow = 1", "groups[0].weapons.rus-bow: no weapon of this id",
    ),
    "weapon before its time": (
        SMALL, "ger-ft = 1", "ger-psk = 1",
        "groups[1].weapons.ger-psk: is not available before 1943-09",
    ),
    "weapons without bearers": (
        SMALL, "rus-447 = 5\nrus-527 = 1\n", "", "groups[0].weapons: expected MMC to bear them",
    ),
    "ELR no chart has": (SMALL, "elr = 3", "elr = 6", "groups[0].elr: Expected `int` <= 5"),
    "entry after the end": (
        JOINED, "turn = 3", "turn = 9", "groups[2].turn: the game has only 8 turns",
    ),
    "entry without an edge": (
        JOINED, 'edge = "east"\narea', "area", "groups[2].edge: expected for a group that enters",
    ),
    "set-up without an area": (
        SMALL, 'area = ["columns M-W"]', "", "groups[0].area: expected for a group that sets up",
    ),
    "area beside the edge": (
        JOINED, 'area = ["board a"]', 'area = ["columns A-F in board a"]',
        "groups[2].area: has no hex on the edge",
    ),
    "area without room": (
        SMALL, '["columns M-W"]', '["M5"]',
        "groups[0].area: 1 hexes have no room for the group (ASL-3.3.1.g)",
    ),
    "area of both sides": (
        SMALL, '"columns M-W"', '"columns H-W"', "groups[1].area: H0 belongs to the other side's",
    ),
    "area that is no area": (
        SMALL, '"columns M-W"', '"the village"',
        "groups[0].area: 'the village' is no hex, and none of rows 1-4, columns A-F, board a",
    ),
    "hex that is not there": (SMALL, '"columns M-W"', '"M11"', "groups[0].area: board village: hex"),
    "more hidden than there are": (
        HIDDEN, "hidden = 3", "hidden = 10", "groups[0].hidden: expected 0 to 9, the MMC of",
    ),
    "hidden reinforcements": (
        JOINED, "turn = 3", "turn = 3\nhidden = 1",
        "groups[2].hidden: a group that enters is not hidden",
    ),
    "no conditions": (
        SMALL, "[[conditions]]", "[[conditiones]]", "unknown field `conditiones`",
    ),
    "more hexes than there are": (
        SMALL, "at_least = 6", "at_least = 10",
        "conditions[0].at_least: the area has only 9 hexes",
    ),
    "Control of nothing": (
        SMALL, 'hexes = ["stone buildings in columns N-S"]', "",
        "conditions[0].hexes: expected to say what to Control, without an edge",
    ),
    "exit nowhere": (
        JOINED, 'edge = "north"\nhexes', "hexes", "conditions[0].edge: expected to say where to",
    ),
    "exit beside the edge": (
        JOINED, '"columns L-V in board a"', '"columns L-V in board c"',
        "conditions[0].hexes: has no hex on the edge",
    ),
    "casualties in a place": (
        HIDDEN, "at_once = true", 'at_once = true\nedge = "west"',
        "conditions[1]: expected neither hexes nor edge",
    ),
    "Control of a third side": (
        SMALL, "[note]", '[control]\n2 = ["K5"]\n[note]', "control.2: expected side 0 or 1",
    ),
    "Control of both sides": (
        SMALL, "[note]", '[control]\n0 = ["K5"]\n1 = ["columns K-L"]\n[note]',
        "control.1: K5 is Controlled by both sides",
    ),
}  # fmt: skip


@each_slip(SLIPS)
def test_a_slip_in_a_scenario(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, f"scenarios/{file}", old, new)
    said = fault_of(check, data / "scenarios" / file)
    assert file in said
    assert told in said


def test_no_condition_at_all(tmp_path):
    data = copied(tmp_path)
    path = data / "scenarios" / SMALL
    text = path.read_text(encoding="utf-8")
    before = text[: text.index("[[conditions]]")]
    path.write_text(before.replace("turns = 6", "turns = 6\nconditions = []"), encoding="utf-8")
    assert "conditions: expected at least one" in fault_of(load_scenario, path)


@pytest.mark.parametrize("name", names())
def test_check_knows_the_scenarios(name):
    assert check(DATA / "scenarios" / f"{name}.toml") == "aslsk"
    assert load_scenario(SCENARIOS / f"{name}.toml") == scenario_file(name)


def test_scenarios_are_listed_by_number(tmp_path):
    data = copied(tmp_path)
    slip(data, f"scenarios/{SMALL}", "number = 1", "number = 9")
    assert names(data / "scenarios") == ("hedgerows", "road-north", "crossroads")

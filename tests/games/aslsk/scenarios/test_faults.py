"""A scenario file with a slip in it is refused with file, key and reason."""

import pytest

from hexfront.games.aslsk.definitions.datafile import DATA
from hexfront.games.aslsk.scenarios.scenario import load_scenario, names, scenario_file
from hexfront.games.checking import check
from tests.games.aslsk.scenarios.helpers import FILE, SAMPLE, sample
from tests.games.slips import fault_of, slip

SLIPS = {
    "unknown key": ("turns = 6", "turns = 6\nweather = 1", "unknown field `weather`"),
    "no number of turns": ("turns = 6", 'turns = "six"', "turns: Expected `int`"),
    "no month": ('"1942-10"', '"1942-13"', "date: Expected `str` matching regex"),
    "unknown board": (
        '"village/hills"', '"town"',
        "board: layout: board 'town': there is no such board; one of farmland, hills, open-country",
    ),
    "board laid out twice": (
        '"village/hills"', '"village/village"', "board: layout: board village: is laid out twice",
    ),
    "title in one language": (', ru = "Образец"', "", "title.ru: text is missing"),
    "note in one language": ('ru = "Где-то."', "", "note.ru: text is missing"),
    "origin in one language": ('ru = "Всё."', "", "designed.ru: text is missing"),
    "SSR in one language": (', ru = "Правило."', "", "special[0].ru: text is missing"),
    "side in one language": (', ru = "Наступающие"', "", "sides[0].name.ru: text is missing"),
    "group in one language": (', ru = "Рота"', "", "groups[1].name.ru: text is missing"),
    "condition in one language": (
        ', ru = "Выйти."', "", "conditions[1].text.ru: text is missing",
    ),
    "more wins than games": (
        "turns = 6", "turns = 6\nbalance = { games = 10, german = 11 }",
        "balance.german: 11 wins in 10 games",
    ),
    "unfair in one language": (
        "turns = 6", 'turns = 6\nbalance = { games = 9, german = 9, note = { en = "So." } }',
        "balance.note.ru: text is missing",
    ),
    "third side wins": ("otherwise = 1", "otherwise = 2", "otherwise: expected side 0 or 1, got 2"),
    "third side has a group": ("side = 1\nname", "side = 2\nname", "groups[0].side: expected side"),
    "the Germans are side 0": (
        '"german"', '"british"', "sides[0].nationality: expected german",
    ),
    "Germans against Germans": (
        '"russian"', '"german"', "sides[1].nationality: expected an enemy of the Germans",
    ),
    "unknown counter": (
        "rus-447", "rus-448", "groups[0].units.rus-448: no russian counter of this id",
    ),
    "counter of the other side": (
        "rus-447", "ger-467", "groups[0].units.ger-467: no russian counter of this id",
    ),
    "unknown weapon": ("rus-lmg", "rus-bow", "groups[0].weapons.rus-bow: no weapon of this id"),
    "weapon before its time": (
        "ger-ft", "ger-psk", "groups[1].weapons.ger-psk: is not available before 1943-09",
    ),
    "weapons without bearers": (
        "rus-447 = 5\nrus-237 = 2\n", "", "groups[0].weapons: expected MMC to bear them",
    ),
    "ELR no chart has": ("elr = 3", "elr = 6", "groups[0].elr: Expected `int` <= 5"),
    "entry after the end": ("turn = 3", "turn = 9", "groups[2].turn: the game has only 6 turns"),
    "entry without an edge": (
        'edge = "north"\n', "", "groups[2].edge: expected for a group that enters",
    ),
    "set-up without an area": (
        'area = ["columns M-W in board a"]', "",
        "groups[0].area: expected for a group that sets up",
    ),
    "entry beside the edge": (
        'edge = "north"', 'edge = "south"', "groups[2].area: has no hex on the edge",
    ),
    "area without room": (
        '"columns M-W in board a"', '"aM5"',
        "groups[0].area: 1 hexes have no room for the group (ASL-3.3.1.g)",
    ),
    "area of both sides": (
        "columns M-W", "columns H-W", "groups[1].area: aH0 belongs to the other side's area",
    ),
    "area that is no area": (
        '"columns M-W in board a"', '"the village"',
        "groups[0].area: 'the village' is no hex, and none of rows 1-4, columns A-F, board a",
    ),
    "hex of no board": (
        '"columns M-W in board a"', '"M5"', "which board? say aM5 or cM5",
    ),
    "more hidden than there are": (
        "hidden = 2", "hidden = 8", "groups[0].hidden: expected 0 to 7, the MMC of the group",
    ),
    "hidden reinforcements": (
        "turn = 3", "turn = 3\nhidden = 1", "groups[2].hidden: a group that enters is not hidden",
    ),
    "more hexes than there are": (
        "at_least = 6", "at_least = 10", "conditions[0].at_least: the area has only 9 hexes",
    ),
    "Control of nothing": (
        'hexes = ["stone buildings in columns N-S in board a"]', "",
        "conditions[0].hexes: expected to say what to Control, without an edge",
    ),
    "exit nowhere": (
        'edge = "east"\nhexes', "hexes", "conditions[1].edge: expected to say where to exit",
    ),
    "exit beside the edge": (
        '"rows 3-6 in board a"', '"columns A-C"', "conditions[1].hexes: has no hex on the edge",
    ),
    "casualties in a place": (
        "at_once = true", 'edge = "west"', "conditions[2]: expected neither hexes nor edge",
    ),
    "Control of a third side": (
        "[note]", '[control]\n2 = ["aK5"]\n[note]', "control.2: expected side 0 or 1",
    ),
    "Control of both sides": (
        "[note]", '[control]\n0 = ["aK5"]\n1 = ["columns K-L"]\n[note]',
        "control.1: aK5 is Controlled by both sides",
    ),
}  # fmt: skip


def test_the_sample_itself_is_sound(tmp_path):
    data = sample(tmp_path)
    assert check(data / "scenarios" / FILE) == "aslsk"
    assert names(data / "scenarios") == ("sample",)


@pytest.mark.parametrize(("old", "new", "told"), SLIPS.values(), ids=list(SLIPS))
def test_a_slip_in_a_scenario(tmp_path, old, new, told):
    data = sample(tmp_path)
    slip(data, f"scenarios/{FILE}", old, new)
    said = fault_of(check, data / "scenarios" / FILE)
    assert said.startswith(f"scenarios/{FILE}: ")
    assert told in said


def test_no_condition_at_all(tmp_path):
    text = SAMPLE[: SAMPLE.index("[[conditions]]")].replace("[note]", "conditions = []\n[note]", 1)
    path = sample(tmp_path, text) / "scenarios" / FILE
    assert "conditions: expected at least one" in fault_of(load_scenario, path)


@pytest.mark.parametrize("name", names())
def test_check_knows_the_scenarios(name):
    path = DATA / "scenarios" / f"{name}.toml"
    assert check(path) == "aslsk"
    assert load_scenario(path) == scenario_file(name)


def test_scenarios_are_listed_by_number(tmp_path):
    folder = sample(tmp_path) / "scenarios"
    for name, number in (("first", 2), ("last", 9)):
        text = SAMPLE.replace("number = 7", f"number = {number}")
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    assert names(folder) == ("first", "sample", "last")

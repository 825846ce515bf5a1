"""A data file with a slip in it is refused with the file, the key and the reason."""

import json
import shutil
from pathlib import Path

import pytest

from hexfront.board import BoardError
from hexfront.games.coh.definitions.library import DATA, definitions, load_definitions
from hexfront.games.coh.scenarios.scenario import load_scenario, scenario, scenario_names
from hexfront.games.coh.scenarios.start import info
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.maps import load_map
from hexfront.play.datafile import DataError
from tests.board.samples import SMALL
from tests.games.coh.scenarios.helpers import BRIDGE, written


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} must be in the sample once"
    return text.replace(old, new)


def test_the_sample_itself_is_sound(tmp_path):
    loaded = load_scenario(written(tmp_path))
    assert loaded.id == "bridge"
    assert [unit.kind.id for unit in loaded.start] == [
        "german-mg-34", "german-pioneers", "soviet-maxim"
    ]  # fmt: skip


@pytest.mark.parametrize("name", scenario_names())
def test_every_scenario_that_comes_with_the_game_is_sound(name):
    assert scenario(name).id == name


SLIPS = {
    "unknown unit kind": (
        '"german-mg-34"', '"german-mg-43"',
        "german.waiting[0]: no unit kind 'german-mg-43' in units.toml",
    ),
    "unknown kind on the board": (
        '"soviet-maxim"', '"soviet-maksim"',
        "soviet.placed[0].kind: no unit kind 'soviet-maksim' in units.toml",
    ),
    "unit of the other side": (
        '"german-pioneers"', '"soviet-nkvd"',
        "german.due[0].kind: soviet-nkvd belongs to the other side",
    ),
    "unknown hex": ('"M07"', '"M77"', "soviet.placed[0].hex: board 1: hex 'M77': no such hex"),
    "half hex": ('"M07"', '"A06"', "soviet.placed[0].hex: A06 is a half hex, out of play"),
    "half hex of entry": ('"B01"', '"A01"', "german.entry[0]: A01 is a half hex, out of play"),
    "objective off the map": ('"I06"', '"T06"', "objectives[0].hex: board 1: hex 'T06'"),
    "hex named twice": ('"B02"', '"B01"', "german.entry[1]: B01 is named twice"),
    "objective named twice": (
        '[{ hex = "I06", side = "soviet" }]',
        '[{ hex = "I06", side = "soviet" }, { hex = "I06", side = "german" }]',
        "objectives[1].hex: I06 is named twice",
    ),
    "no entry hex": ('["B01", "B02"]', "[]", "german.entry: units wait beside the board"),
    "bad facing": ('"SW"', '"W"', "soviet.placed[0].facing: expected one of N, NE, SE"),
    "wrong side of the VP": (
        '{ side = "german", points = 3 }', '{ side = "prussian", points = 3 }',
        "vp.side: expected one of german, soviet, got 'prussian'",
    ),
    "wrong side of an objective": (
        '"I06", side = "soviet"', '"I06", side = "sovjet"',
        "objectives[0].side: expected one of german, soviet, got 'sovjet'",
    ),
    "wrong first turn": (
        'first_turn = "soviet"', 'first_turn = "Soviet"',
        "first_turn: expected one of german, soviet, got 'Soviet'",
    ),
    "no VP holder": ("points = 3", "points = 0", "vp.points: somebody always holds at least 1 VP"),
    "unknown card": ("cards = [1, 2, 3]", "cards = [1, 2, 99]", "cards: no card 99 in cards.toml"),
    "card in the deck twice": ("cards = [1, 2, 3]", "cards = [1, 2, 2]", "cards: 2 is named twice"),
    "unknown card dealt": ("dealt = [1]", "dealt = [77]", "dealt: no card 77 in cards.toml"),
    "dealt from outside the deck": (
        "dealt = [1]", "dealt = [5]", "dealt: the deck has not enough copies of card 5",
    ),
    "dealt too often": (
        "dealt = [1]", "dealt = [3, 3]", "dealt: the deck has not enough copies of card 3",
    ),
    "late reinforcement": ("round = 3", "round = 5", "german.due[0].round: expected 2 to 4, got 5"),
    "early reinforcement": (
        "round = 3", "round = 1", "german.due[0].round: expected 2 to 4, got 1"
    ),
    "unknown board": ('layout = ["1"]', 'layout = ["77"]', "layout: boards/77.toml: cannot be"),
    "board laid twice": ('["1"]', '["1", "1r"]', "layout: board 1: is laid out twice"),
    "board without a name": ('["1"]', '["1//2"]', "layout: '': expected a board such as 4"),
    "board from elsewhere": ('["1"]', '["../1"]', "layout: '..': expected a board such as 4"),
    "no board": ('layout = ["1"]', "layout = []", "layout: Expected `array` of length >= 1"),
    "no rounds": ("rounds = 4", "rounds = 0", "rounds: Expected `int` >= 1"),
    "chapter to come": ("chapters = 9", "chapters = 20", "chapters: Expected `int` <= 19"),
    "missing table": ("[soviet]", "[sowjet]", "top level: Object contains unknown field `sowjet`"),
    "missing key": ("cap = 6\n", "", "german: Object missing required field `cap`"),
    "misspelt key": ("chapters", "chapter", "top level: Object contains unknown field `chapter`"),
    "misspelt key of a unit": ("facing", "faces", "soviet.placed[0]: Object contains unknown"),
    "word for a number": ("rounds = 4", 'rounds = "four"', "rounds: Expected `int`, got `str`"),
    "negative CAP": ("cap = 6", "cap = -6", "german.cap: Expected `int` >= 0"),
    "more wins than games": (
        "chapters = 9", "chapters = 9\nbalance = { games = 10, german = 11 }",
        "balance.german: 11 wins in 10 games",
    ),
    "unfair in one language": (
        "chapters = 9", 'chapters = 9\nbalance = { games = 9, german = 9, note = { en = "So." } }',
        "balance.note.ru: text is missing",
    ),
    "missing Russian": ('en = "Bridge", ru = "Мост"', 'en = "Bridge"', "title.ru: text is missing"),
    "TOML syntax": ('layout = ["1"]', 'layout = ["1"', "not valid TOML: Unclosed array (at line 6"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_in_a_scenario_is_named_with_file_key_and_reason(tmp_path, old, new, told):
    path = written(tmp_path, changed(BRIDGE, old, new))
    with pytest.raises(DataError) as caught:
        load_scenario(path)
    assert str(caught.value).startswith(f"scenarios/bridge.toml: {told}")


LAKE = changed(changed(BRIDGE, 'layout = ["1"]', 'layout = ["3"]'), "chapters = 9", "chapters = 16")


@pytest.mark.parametrize(("at", "refused"), [("K07", True), ("J06", False), ("L07", False)])
def test_a_vehicle_does_not_begin_in_a_lake_but_on_the_bridge(tmp_path, at, refused):
    tank = f'kind = "soviet-t-26", hex = "{at}"'
    path = written(tmp_path, changed(LAKE, 'kind = "soviet-maxim", hex = "M07"', tank))
    if not refused:
        assert load_scenario(path).start[-1].kind.id == "soviet-t-26"
        return
    told = r"soviet\.placed\[0\]\.hex: K07 is water, impassable for soviet-t-26"
    with pytest.raises(DataError, match=told):
        load_scenario(path)


BOARDS_APART = {
    "no such board": ('["1", "9"]', "layout: boards/9.toml: cannot be read"),
    "same board twice": ('["1", "1"]', "layout: board 1: is laid out twice"),
    "hole in the row": ('["1+", "2"]', "layout: '': expected a board such as 4"),
}


@pytest.mark.parametrize(("layout", "told"), BOARDS_APART.values(), ids=BOARDS_APART)
def test_boards_that_do_not_join_are_refused(tmp_path, layout, told):
    path = written(tmp_path, changed(BRIDGE, '["1"]', layout))
    with pytest.raises(DataError) as caught:
        load_scenario(path)
    assert str(caught.value).startswith(f"scenarios/bridge.toml: {told}")


@pytest.mark.parametrize("layout", ['["1", "5r"]', '["1/5r"]', '["5r+1"]'])
def test_boards_lie_beside_or_above_each_other_and_turned(tmp_path, layout: str):
    text = changed(BRIDGE, '["1"]', layout).replace("chapters = 9", "chapters = 12")
    for label in ("I06", "B01", "B02", "M07"):
        text = text.replace(f'"{label}"', f'"1-{label}"')
    board = load_scenario(written(tmp_path, text)).battlefield.board
    assert {sheet.id: sheet.turned for sheet in board.sheets} == {"1": False, "5": True}
    assert board.id == "+".join(json.loads(layout))


def test_a_board_of_another_size_does_not_join(tmp_path):
    folder = tmp_path / "boards"
    folder.mkdir()
    (folder / "9.toml").write_text(SMALL, encoding="utf-8")
    (folder / "1.toml").write_text(
        (DATA / "boards" / "1.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    with pytest.raises(BoardError, match=r"^layout: the boards are not all of one size"):
        load_map(("1", "9"), folder)


def test_the_list_of_scenarios_tells_the_measured_balance(tmp_path):
    told = info(load_scenario(written(tmp_path)))
    assert told.balance is None
    text = changed(BRIDGE, "chapters = 9", "chapters = 9\nbalance = { games = 10, german = 10 }")
    told = info(load_scenario(written(tmp_path, text)))
    assert told.balance is not None
    assert (told.balance.games, told.balance.wins) == (10, {"german": 10, "soviet": 0})


def test_a_scenario_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(DataError, match=r"scenarios/gone\.toml: cannot be read"):
        load_scenario(tmp_path / "scenarios" / "gone.toml")


def test_a_file_in_another_encoding_is_named(tmp_path):
    path = written(tmp_path, "")
    path.write_bytes(BRIDGE.encode("cp1251"))
    with pytest.raises(DataError, match=r"scenarios/bridge\.toml: cannot be read: not a text file"):
        load_scenario(path)


DEFINITION_SLIPS = {
    "unit of no side": (
        "units.toml", 'side = "german"', 'side = "germany"',
        "german-rifles-41.side: expected one of ('german', 'soviet'), got 'germany'",
    ),
    "figure that is a word": (
        "units.toml", "attack_cost = 3", 'attack_cost = "three"',
        "german-rifles-41.attack_cost: Expected `int`, got `str`",
    ),
    "unknown movement colour": (
        "units.toml", 'mover = "wheeled"', 'mover = "wheels"',
        "german-leig-18.mover: Invalid enum value 'wheels'",
    ),
    "misspelt figure": (
        "units.toml", "red_fp = 2", "red_pf = 2",
        "german-rifles-41: Object contains unknown field `red_pf`",
    ),
    "weak front": (
        "units.toml", "front = 12\nflank = 11", "front = 11\nflank = 12",
        "german-rifles-41.front: expected the larger defense in front",
    ),
    "source of no figure": (
        "units.toml", 'given = ["attack_cost"]', 'given = ["atack_cost"]',
        "german-pioneers.given: a counter has no figure 'atack_cost'",
    ),
    "unit without a Russian name": (
        "units.toml", """en = "Rifles '41", ru = "Стрелки '41\"""", """en = "Rifles '41\"""",
        "german-rifles-41.name.ru: text is missing",
    ),
    "turret on a foot unit": (
        "units.toml", "red_crewed = true", "turret = true",
        "german-hmg-34.turret: a foot unit cannot have it",
    ),
    "bonus moves on foot": (
        "units.toml", "move_cost = 1", "move_cost = 1\ntracks = 1",
        "german-rifles-41.tracks: a foot unit cannot have it",
    ),
    "bonus moves of a gun": (
        "units.toml", 'mover = "wheeled"', 'mover = "wheeled"\nwheels = 1',
        "german-leig-18.wheels: a gun unit cannot have it",
    ),
    "squad on wheels": (
        "units.toml", "move_cost = 1", 'move_cost = 1\nmover = "wheeled"',
        "german-rifles-41.mover: a foot unit moves on foot, not wheeled",
    ),
    "gun on foot": (
        "units.toml", 'mover = "wheeled"\n', "",
        "german-leig-18.mover: a gun unit moves on wheeled, not foot",
    ),
    "tank that is a truck": (
        "units.toml", 'role = "gun"', 'role = "vehicle"\ntank = true\ntruck = true',
        "german-leig-18.tank: a tank, a truck and a wagon are three things",
    ),
    "wheel symbol of a tracked vehicle": (
        "units.toml", "tracks = 2", "wheels = 2",
        "german-sdkfz-251.wheels: a tracked vehicle has track symbols only",
    ),
    "open top without armor": (
        "units.toml", "armored = true\nopen_topped = true", "open_topped = true",
        "german-sdkfz-251.open_topped: only an armored vehicle can be open-topped",
    ),
    "truck on tracks": (
        "units.toml", "tracks = 2", "tracks = 2\ntruck = true",
        "german-sdkfz-251.mover: trucks and wagons are wheeled",
    ),
    "armed wagon": (
        "units.toml", "wagon = true", "wagon = true\nred_fp = 0\nblue_fp = 0",
        "german-wagon.red_fp: wagons never attack",
    ),
    "unit without FP": (
        "units.toml", "red_fp = 2\nblue_fp = 0\n", "",
        "german-rifles-41.red_fp: FP is missing; only wagons have none",
    ),
    "indirect fire of a squad": (
        "units.toml", "move_cost = 1", "move_cost = 1\nindirect_cost = 4",
        "german-rifles-41.indirect_cost: only mortars fire indirectly",
    ),
    "minimum range of a squad": (
        "units.toml", "range = 5", "range = 5\nmin_range = 2",
        "german-rifles-41.min_range: only mortars have a minimum range",
    ),
    "minimum beyond the range": (
        "units.toml", "min_range = 2", "min_range = 7",
        "german-mortar-50.min_range: it is beyond the range of 6",
    ),
    "pioneers with a gun": (
        "units.toml", 'role = "gun"', 'role = "gun"\npioneers = true',
        "german-leig-18.pioneers: a gun unit cannot have it",
    ),
    "gun with a flamethrower": (
        "units.toml", 'role = "gun"', 'role = "gun"\nflamethrower = true',
        "german-leig-18.flamethrower: a gun unit cannot have it",
    ),
    "no counters": (
        "units.toml", "count = 8", "count = 0", "german-rifles-41.count: Expected `int` >= 1",
    ),
    "years the wrong way round": (
        "units.toml", "years = [1939, 1945]", "years = [1945, 1939]",
        "german-rifles-41.years: expected the first year before the last",
    ),
    "unknown role": (
        "units.toml", 'role = "gun"', 'role = "guns"',
        "german-leig-18.role: Invalid enum value 'guns'",
    ),
    "terrain nobody draws": (
        "terrain.toml", "[light-woods]", "[light-wood]", "light-wood: no such terrain; expected",
    ),
    "unknown mover": (
        "terrain.toml", "entry = { foot = 5 }", "entry = { feet = 5 }",
        "water.entry: Invalid enum value 'feet'",
    ),
    "defense without a rule": (
        "terrain.toml", 'defense_rule = "COH-6.4.a"\n', "",
        "light-woods.defense_rule: the rule of the defense figure is missing",
    ),
    "missing rule": (
        "terrain.toml", 'rule = "COH-4.8.b"\n', "", "open: Object missing required field `rule`",
    ),
    "markers in no pool": (
        "markers.toml", "[soft.pinned]", "[sofft.pinned]",
        "sofft: expected a marker below soft or armored",
    ),
    "same marker in both pools": (
        "markers.toml", "[armored.destroyed]", "[armored.pinned]",
        "armored.pinned: a soft marker has the same name",
    ),
    "misspelt effect": (
        "markers.toml", "no_move = true", "not_move = true",
        "soft.pinned: Object contains unknown field `not_move`",
    ),
    "marker the rules need": (
        "markers.toml", "[soft.unnerved]", "[soft.nervous]", "soft.unnerved: table is missing",
    ),
    "card without number": (
        "cards.toml", "[12]", "[swift]", "swift: each card is named once, by its number",
    ),
    "card named twice": (
        "cards.toml", "[12]", "[011]", "011: each card is named once, by its number",
    ),
    "missing card": ("cards.toml", "[12]", "[99]", "12: table is missing"),
    "unknown card type": (
        "cards.toml", 'type = "scenario"', 'type = "event"', "18.type: Invalid enum value 'event'",
    ),
    "unknown card symbol": (
        "cards.toml", 'symbols = ["group"]', 'symbols = ["groups"]',
        "1.symbols[0]: Invalid enum value 'groups'",
    ),
    "unknown cost colour": (
        "cards.toml", 'colour = "blue"', 'colour = "bleu"', "12.colour: Invalid enum value 'bleu'",
    ),
    "table with a face too few": (
        "cards.toml", "table = [-3, 2, 2, 2, 2, 2]", "table = [-3, 2, 2, 2, 2]",
        "13.table: expected six figures, one for each face of a d6",
    ),
    "no copies": ("cards.toml", "count = 8", "count = 0", "2.count: Expected `int` >= 1"),
    "TOML syntax": (
        "cards.toml", "count = 8", "count = = 8", "not valid TOML: Invalid value (at line ",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "told"), DEFINITION_SLIPS.values(), ids=DEFINITION_SLIPS.keys()
)
def test_a_slip_in_a_definition_is_named_with_file_key_and_reason(tmp_path, file, old, new, told):
    data = copied_definitions(tmp_path)
    text = (data / file).read_text(encoding="utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_definitions(data)
    assert str(caught.value).startswith(f"data/{file}: {told}")


def copied_definitions(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    for file in DATA.glob("*.toml"):
        shutil.copy(file, data)
    return data


@pytest.mark.parametrize("section", ["soft", "armored"])
def test_a_pool_of_markers_that_is_missing_is_named(tmp_path, section):
    data = copied_definitions(tmp_path)
    text = (data / "markers.toml").read_text(encoding="utf-8")
    (data / "markers.toml").write_text(text.replace(f"[{section}.", "[other."), encoding="utf-8")
    with pytest.raises(DataError, match=rf"data/markers\.toml: {section}: table is missing"):
        load_definitions(data)


def test_a_copy_of_the_definitions_is_read_like_the_original(tmp_path):
    assert load_definitions(copied_definitions(tmp_path)) == definitions()


def test_terrain_that_a_board_needs_and_the_chart_lacks_is_named():
    chart = {kind: row for kind, row in definitions().terrain.items() if kind != "woods"}
    with pytest.raises(DataError, match=r"terrain\.toml: woods: table is missing, board 1"):
        Battlefield(load_map(("1",)), chart)

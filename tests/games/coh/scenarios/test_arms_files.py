"""Vehicles, guns, cargo, works and artillery in a scenario file, and what is refused of them."""

import pytest

from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.scenarios.checks import CHECKS
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.start import start
from hexfront.play.datafile import DataError
from hexfront.play.masks import members
from tests.cli.running import run
from tests.games.coh.scenarios.helpers import BRIDGE, written
from tests.games.coh.scenarios.test_scenario_files import changed

CONVOY = """\
number = 9
title = { en = "Convoy", ru = "Колонна" }
note = { en = "A road.", ru = "Дорога." }
designed = { en = "All of it.", ru = "Всё." }
layout = ["3"]
rounds = 4
first_turn = "german"
vp = { side = "soviet", points = 1 }
cards = [1, 2, 15, 16, 17]
chapters = 19
smoke = ["artillery", "pioneers", "tanks"]
objectives = [{ hex = "K05", side = "soviet" }]

[german]
cap = 6
draw = 1
draw_later = 1
entry = ["B06", "B04"]
placed = [
  { kind = "german-opel-blitz", hex = "D06", facing = "SE", carries = ["german-rifles-41"] },
  { kind = "german-pz-ii-f", hex = "E06", facing = "SE" },
]
waiting = ["german-mg-34", { kind = "german-wagon", carries = ["german-pak-36"] }]
due = [{ round = 2, kind = "german-sdkfz-251", carries = ["german-pioneers"] }]

[soviet]
cap = 5
draw = 1
draw_later = 1
works = [
  { kind = "trench", hex = "L07" },
  { kind = "bunker", hex = "L06", facing = "NW" },
  { kind = "wire", hex = "L05" },
  { kind = "mines", hex = "I08", hidden = true },
  { kind = "road-block", hex = "H07" },
]
placed = [
  { kind = "soviet-maxim", hex = "L06", facing = "NW" },
  { kind = "soviet-atg-45", hex = "M06", facing = "NW", hidden = true },
  { kind = "soviet-ba-10", hex = "K05", facing = "NW" },
]
weapons = [{ card = "W05", uses = 2, rounds = [2, 3] }]
"""


def test_the_sample_itself_is_sound(tmp_path):
    loaded = load_scenario(written(tmp_path, CONVOY))
    assert [work.type for work in loaded.works] == [
        WorkType.TRENCH, WorkType.BUNKER, WorkType.WIRE, WorkType.MINES, WorkType.ROAD_BLOCK
    ]  # fmt: skip
    assert [unit.kind.id for unit in loaded.start if unit.inside] == ["soviet-maxim"]


def test_units_begin_on_their_vehicles_wherever_these_begin(tmp_path):
    loaded = load_scenario(written(tmp_path, CONVOY))
    carried = {
        unit.kind.id: (loaded.start[unit.on].kind.id, unit.hex, unit.facing, unit.due)
        for unit in loaded.start
        if unit.on >= 0
    }
    assert carried == {
        "german-rifles-41": ("german-opel-blitz", loaded.battlefield.board.at("D06"), 2, 0),
        "german-pak-36": ("german-wagon", -1, 0, 0),
        "german-pioneers": ("german-sdkfz-251", -1, 0, 2),
    }
    state = start(loaded)
    assert [loaded.kinds[u].id for u in members(state.aboard)] == list(carried)


SLIPS = {
    "overloaded truck": (
        'carries = ["german-rifles-41"]', 'carries = ["german-rifles-41", "german-mg-34"]',
        "german.placed[0].carries: german-opel-blitz carries or tows one unit, not 2 (COH-15.6.a)",
    ),
    "a squad and a gun": (
        'carries = ["german-pak-36"]', 'carries = ["german-rifles-41", "german-pak-36"]',
        "german.waiting[1].carries: german-wagon carries or tows one unit, not 2 (COH-15.6.a)",
    ),
    "carried by a squad": (
        'kind = "soviet-maxim", hex = "L06", facing = "NW"',
        'kind = "soviet-maxim", hex = "L06", facing = "NW", carries = ["soviet-nkvd"]',
        "soviet.placed[0].carries[0]: soviet-maxim is no vehicle and carries nothing (COH-15.6.a)",
    ),
    "towed by a gun": (
        '"M06", facing = "NW", hidden', '"M06", facing = "NW", carries = ["soviet-nkvd"], hidden',
        "soviet.placed[1].carries[0]: soviet-atg-45 is no vehicle and carries nothing",
    ),
    "a chain": (
        'carries = ["german-pak-36"]', 'carries = ["german-opel-blitz"]',
        "german.waiting[1].carries[0]: german-opel-blitz could move by itself, nobody tows it",
    ),
    "a tank behind a truck": (
        'carries = ["german-rifles-41"]', 'carries = ["german-pz-ii-f"]',
        "german.placed[0].carries[0]: german-opel-blitz cannot tow german-pz-ii-f, which is",
    ),
    "cargo of the enemy": (
        'carries = ["german-pioneers"]', 'carries = ["soviet-nkvd"]',
        "german.due[0].carries[0]: soviet-nkvd belongs to the other side",
    ),
    "unknown cargo": (
        'carries = ["german-pioneers"]', 'carries = ["german-pioniere"]',
        "german.due[0].carries[0]: no unit kind 'german-pioniere' in units.toml",
    ),
    "unknown kind with cargo": (
        'kind = "german-wagon"', 'kind = "german-waggon"',
        "german.waiting[1].kind: no unit kind 'german-waggon' in units.toml",
    ),
    "no entry hex for a gun": (
        '["B06", "B04"]', '["B04", "B05"]',
        "german.entry: no entry hex is passable for german-wagon",
    ),
    "gun in the woods": (
        '"M06"', '"N05"',
        "soviet.placed[1].hex: N05 is woods, impassable for soviet-atg-45 (COH-15.3)",
    ),
    "mines in water": ('"I08"', '"K07"', "soviet.works[3].hex: K07 is water, no place for works"),
    "two works in a hex": (
        '"wire", hex = "L05"', '"wire", hex = "L07"',
        "soviet.works[2].hex: L07 has works already (COH-17.0.b)",
    ),
    "hasty defense": (
        '"wire"', '"hasty"', "soviet.works[2].kind: expected one of trench, bunker, wire,",
    ),
    "bunker that faces nowhere": (
        'hex = "L06", facing = "NW" },\n  { kind = "wire"', 'hex = "L06" },\n  { kind = "wire"',
        "soviet.works[1].facing: expected one of N, NE, SE, S, SW, NW, got ''",
    ),
    "bunker that faces west": (
        'hex = "L06", facing = "NW" },\n  { kind = "wire"',
        'hex = "L06", facing = "W" },\n  { kind = "wire"',
        "soviet.works[1].facing: expected one of N, NE, SE, S, SW, NW, got 'W'",
    ),
    "trench that faces": (
        '"trench", hex = "L07"', '"trench", hex = "L07", facing = "N"',
        "soviet.works[0].facing: trench has no facing (COH-17.1.b)",
    ),
    "hidden wire": (
        '"wire", hex = "L05"', '"wire", hex = "L05", hidden = true',
        "soviet.works[2].hidden: only mines are hidden (COH-17.10.a)",
    ),
    "works off the map": ('"I08"', '"Z08"', "soviet.works[3].hex: board 3: hex 'Z08'"),
    "back to the embrasure": (
        '"soviet-maxim", hex = "L06", facing = "NW"', '"soviet-maxim", hex = "L06", facing = "SE"',
        "soviet.placed[0].facing: a unit faces as its bunker does (COH-17.5.b)",
    ),
    "truck in a trench": (
        '"soviet-ba-10", hex = "K05"', '"soviet-gaz", hex = "L07"',
        "soviet.placed[2].hex: L07 is trench, impassable for soviet-gaz (COH-17.4.d)",
    ),
    "truck in the wire": (
        '"soviet-ba-10", hex = "K05"', '"soviet-gaz", hex = "L05"',
        "soviet.placed[2].hex: L05 is wire, impassable for soviet-gaz (COH-17.8.b)",
    ),
    "truck in a road block": (
        '"german-opel-blitz", hex = "D06"', '"german-opel-blitz", hex = "H07"',
        "german.placed[0].hex: H07 is road-block, impassable for german-opel-blitz (COH-17.9.c)",
    ),
    "tank on enemy mines": (
        '"german-pz-ii-f", hex = "E06"', '"german-pz-ii-f", hex = "I08"',
        "german.placed[1].hex: I08 has mines of the other side",
    ),
    "hidden beside a unit that is seen": (
        '"M06"', '"L06"', "soviet.placed[1].hidden: another unit is seen in L06 (COH-11.1.b)",
    ),
    "artillery after the end": (
        "[2, 3]", "[2, 5]", "soviet.weapons[0].rounds[1]: the scenario has 4 rounds",
    ),
    "smoke of an unknown kind": (
        '"pioneers", "tanks"]', '"planes", "tanks"]', "smoke[1]: Invalid enum value 'planes'",
    ),
    "smoke without artillery": (
        'weapons = [{ card = "W05", uses = 2, rounds = [2, 3] }]\n', "",
        "smoke[0]: nobody has an artillery card",
    ),
    "smoke twice": (
        '"pioneers", "tanks"]', '"pioneers", "pioneers"]', "smoke[2]: pioneers are named twice",
    ),
    "the enemy's artillery": (
        '"W05"', '"W04"', "soviet.weapons[0].card: W04 is for the other side",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_is_named_with_file_key_and_reason(tmp_path, old, new, told):
    with pytest.raises(DataError) as caught:
        load_scenario(written(tmp_path, changed(CONVOY, old, new)))
    assert str(caught.value).startswith(f"scenarios/bridge.toml: {told}")


FOOT = changed(BRIDGE, "chapters = 9", "chapters = 10")

EARLY = {
    "hidden units": (
        'facing = "SW"', 'facing = "SW", hidden = true', 11,
        "soviet.placed[0].hidden: hidden units need chapter 11, the scenario has 10",
    ),
    "Scout Teams": ("[1, 2, 3]", "[1, 2, 14]", 11, "cards: card 14 needs chapter 11"),
    "hills": ('["1"]', '["5+1"]', 12, "layout: hills need chapter 12"),
    "mortars": (
        '"soviet-maxim"', '"soviet-mortar-50"', 13,
        "soviet.placed[0].kind: mortars need chapter 13",
    ),
    "artillery": (
        "objective_vp = 2", 'objective_vp = 2\nweapons = [{ card = "W05" }]', 13,
        "soviet.weapons[0].card: artillery cards need chapter 13",
    ),
    "smoke": (
        "objectives =", 'smoke = ["pioneers"]\nobjectives =', 14,
        "smoke[0]: smoke permits need chapter 14",
    ),
    "vehicles": (
        '"german-pioneers"', '"german-pz-ii-f"', 15, "german.due[0].kind: vehicles need chapter 15",
    ),
    "Bogged Down": ("[1, 2, 3]", "[1, 2, 15]", 15, "cards: card 15 needs chapter 15"),
    "field guns": (
        '"soviet-maxim", hex = "M07"', '"soviet-atg-45", hex = "O07"', 16,
        "soviet.placed[0].kind: field guns need chapter 16",
    ),
    "works": (
        "objective_vp = 2", 'objective_vp = 2\nworks = [{ kind = "wire", hex = "K08" }]', 17,
        "soviet.works[0]: works need chapter 17",
    ),
    "Obstacle Clearing": ("[1, 2, 3]", "[1, 2, 16]", 17, "cards: card 16 needs chapter 17"),
    "Mine Laying": ("[1, 2, 3]", "[1, 2, 17]", 17, "cards: card 17 needs chapter 17"),
}  # fmt: skip


@pytest.mark.rule("COH-G.c", "COH-GATE.a")
@pytest.mark.parametrize(("old", "new", "chapter", "told"), EARLY.values(), ids=EARLY.keys())
def test_nothing_is_used_before_its_chapter(tmp_path, old, new, chapter, told):
    text = changed(FOOT, old, new)
    if "+" in new:
        for label in ("I06", "B01", "B02", "M07"):
            text = text.replace(f'"{label}"', f'"1-{label}"')
    early = changed(text, "chapters = 10", f"chapters = {chapter - 1}")
    with pytest.raises(DataError) as caught:
        load_scenario(written(tmp_path, early))
    assert str(caught.value).startswith(f"scenarios/bridge.toml: {told}")
    on_time = changed(text, "chapters = 10", f"chapters = {chapter}")
    assert load_scenario(written(tmp_path, on_time)).chapters == chapter


def test_the_command_names_slips_too(tmp_path):
    path = written(tmp_path, changed(CONVOY, '"I08"', '"K07"'))
    told = run("check", str(path))
    assert told.exit_code != 0
    assert "soviet.works[3].hex: K07 is water, no place for works" in told.output


def test_two_scenarios_of_a_folder_have_not_the_same_number(tmp_path):
    path = written(tmp_path, CONVOY)
    check = CHECKS[0].read
    check(path)
    (path.parent / "other.toml").write_text(CONVOY, encoding="utf-8")
    with pytest.raises(DataError, match=r"bridge\.toml: number: other\.toml has the number 9 too"):
        check(path)

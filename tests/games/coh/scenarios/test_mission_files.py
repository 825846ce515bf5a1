"""What a scenario file says about weapon cards and mission cards is checked."""

import pytest

from hexfront.games.coh.definitions.library import load_definitions
from hexfront.games.coh.definitions.missions import Aim, Event, Mission
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.setting import BY_EVENT, Grant, Setting
from hexfront.play.datafile import DataError
from tests.games.coh.scenarios.helpers import BRIDGE, written
from tests.games.coh.scenarios.test_scenario_files import changed, copied_definitions

MISSIONS = """\
cards = [1, 2, 3, 18, 19, 21, 22]
missions = [
  { card = 18, event = "objectives" },
  { card = 19, side = "german", event = "cap", points = 2 },
  { card = 19, side = "soviet", event = "artillery", points = 1 },
  { card = 21, side = "german", aim = "hold", hex = "I06", points = 2 },
  { card = 21, side = "soviet", aim = "destroy", count = 3, points = 2 },
  { card = 22, side = "german", aim = "reach", hex = "H07", points = 1 },
]
"""
WEAPONS = """\
weapons = [{ card = "W02", uses = 2, rounds = [2, 4] }, { card = "W05" }]
placed ="""

SAMPLE = (
    BRIDGE.replace("cards = [1, 2, 3]\n", MISSIONS)
    .replace("placed =", WEAPONS)
    .replace("chapters = 9", "chapters = 13")
)


def loaded(tmp_path, text: str) -> Setting:
    return load_scenario(written(tmp_path, text))


@pytest.mark.rule("COH-8.2.a", "COH-8.6.a")
def test_a_scenario_says_what_its_missions_are_and_which_weapons_there_are(tmp_path):
    setting = loaded(tmp_path, SAMPLE)
    at = setting.battlefield.board.at
    assert setting.missions == (
        Mission(18, -1, Event.OBJECTIVES),
        Mission(19, 0, Event.CAP, points=2),
        Mission(19, 1, Event.ARTILLERY, points=1),
        Mission(21, 0, aim=Aim.HOLD, hex=at("I06"), points=2),
        Mission(21, 1, aim=Aim.DESTROY, count=3, points=2),
        Mission(22, 0, aim=Aim.REACH, hex=at("H07"), points=1),
    )
    assert setting.terms[0].weapons == ()
    assert setting.terms[1].weapons == (Grant(2, 2, (2, 4)), Grant(5, 1, ()))


def test_reinforcements_may_wait_for_the_event(tmp_path):
    text = changed(SAMPLE, "{ round = 3, kind", "{ event = true, kind")
    event = (
        '{ card = 19, side = "german", event = "reinforcements" },\n  { card = 21, side = "german"'
    )
    setting = loaded(tmp_path, changed(text, '{ card = 21, side = "german"', event))
    assert [unit.due for unit in setting.start] == [0, BY_EVENT, 0]


SLIPS = {
    "mission not in the deck": ("card = 18,", "card = 20,", "missions[0].card: card 20 is not in"),
    "battle card as a mission": ("card = 18,", "card = 2,", "missions[0].card: card 2 leaves"),
    "event without what happens": (
        'event = "cap", ', "", "missions[1].event: expected one of objectives, vp",
    ),
    "unknown event": ('event = "cap"', 'event = "rain"', "missions[1].event: Invalid enum"),
    "event for nobody": (
        'card = 19, side = "german"', "card = 19", "missions[1].side: expected one of german",
    ),
    "event without points": ('"cap", points = 2', '"cap"', "missions[1].points: expected"),
    "points that nobody gets": (
        'event = "objectives"', 'event = "objectives", points = 2',
        "missions[0].points: does not belong",
    ),
    "artillery without a card": (
        ', { card = "W05" }', "", "missions[2].event: soviet has no artillery card",
    ),
    "objective without an aim": ('aim = "reach", ', "", "missions[5].aim: expected one of hold"),
    "objective of nobody": (
        'card = 22, side = "german"', 'card = 22, side = "finns"', "missions[5].side: expected",
    ),
    "objective without a hex": ('hex = "H07", ', "", "missions[5].hex: "),
    "objective beyond the map": ('hex = "H07"', 'hex = "Z99"', "missions[5].hex: "),
    "objective without VP": ('hex = "H07", points = 1', 'hex = "H07"', "missions[5].points"),
    "nobody to destroy": ("count = 3, ", "", "missions[4].count: expected at least 1"),
    "a hex to destroy": ("count = 3", 'count = 3, hex = "H07"', "missions[4].hex: does not belong"),
    "an objective said twice": (
        'card = 22, side = "german"', 'card = 21, side = "german"',
        "missions[5].card: german has card 21 twice",
    ),
    "an objective that is not said": (
        '  { card = 22, side = "german", aim = "reach", hex = "H07", points = 1 },\n', "",
        "missions: card 22 is in the deck, but nothing says what it does",
    ),
    "reinforcements of nobody": (
        'event = "cap", points = 2', 'event = "reinforcements"',
        "missions: reinforcements by event need both",
    ),
    "units that nothing brings": (
        "{ round = 3, kind", "{ event = true, kind", "missions: reinforcements by event need both",
    ),
    "an event in a round": (
        "{ round = 3, kind", "{ event = true, round = 3, kind", "german.due[0].round: expected",
    ),
    "unknown weapon": ('"W05"', '"W06"', "soviet.weapons[1].card: no weapon card 'W06'"),
    "weapon of the enemy": ('"W05"', '"W04"', "soviet.weapons[1].card: W04 is for the other side"),
    "weapon granted twice": ('"W05"', '"W02"', "soviet.weapons[1].card: W02 is granted twice"),
    "weapon that is never used": ("uses = 2", "uses = 0", "soviet.weapons[0].uses: Expected"),
    "weapon after the end": ("[2, 4]", "[2, 5]", "soviet.weapons[0].rounds[1]: the scenario has 4"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_is_named_with_file_key_and_reason(tmp_path, old, new, told):
    with pytest.raises(DataError) as caught:
        loaded(tmp_path, changed(SAMPLE, old, new))
    assert str(caught.value).startswith(f"scenarios/bridge.toml: {told}")


WEAPON_SLIPS = {
    "unknown number": ("[W05]", "[W06]", "W06: expected one of W01, W02, W03, W04, W05"),
    "missing card": ("[W05]", "[W05.more]", "W05: "),
    "unknown side": ('side = "soviet"', 'side = "finns"', "W02.side: expected one of german"),
    "no FP": ("red_fp = 3\nblue_fp = 0\n", "", "W01.red_fp: a weapon has FP"),
    "range beyond its reach": (
        "range = 1\nreach = 1",
        "range = 2\nreach = 1",
        "W01.reach: it carries",
    ),
    "artillery with a cost": (
        "blast = 1",
        "blast = 1\ncost = 2",
        "W04.cost: artillery has no cost",
    ),
    "no Russian": (', ru = "Гранаты"', "", "W01.title"),
}


@pytest.mark.parametrize(("old", "new", "told"), WEAPON_SLIPS.values(), ids=WEAPON_SLIPS.keys())
def test_a_slip_in_a_weapon_card_is_named(tmp_path, old, new, told):
    data = copied_definitions(tmp_path)
    file = data / "weapons.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_definitions(data)
    assert str(caught.value).startswith(f"data/weapons.toml: {told}")

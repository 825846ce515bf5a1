"""A counter file or a chart with a slip in it is refused with file, key and reason."""

import pytest

from hexfront.games.s42.definitions.charts import charts, load_charts
from hexfront.games.s42.definitions.units import definitions, load_definitions
from hexfront.play.datafile import DataError
from tests.games.s42.definitions.helpers_data import copied
from tests.games.slips import each_slip, fault_of, slip

AXIS, SOVIET = "units/axis.toml", "units/soviet.toml"


def test_a_copy_is_read_like_the_original(tmp_path):
    data = copied(tmp_path)
    assert load_definitions(data) == definitions()
    assert load_charts(data / "charts") == charts()


COUNTER_SLIPS = {
    "no face at a counter": (
        AXIS, '{ pattern = "wiking", ', '{ pattern = "wiking", full = "6/8/6", ',
        "units.ger-wiking.full: expected attack-defense-movement such as 6-7-3",
    ),
    "no face": (
        AXIS, 'full = "6-7-3"', 'full = "6-7"',
        "patterns.infantry-6.full: expected attack-defense-movement such as 6-7-3",
    ),
    "unknown unit type": (
        AXIS, 'type = "jaeger"', 'type = "hunter"',
        "patterns.jaeger.type: Invalid enum value 'hunter'",
    ),
    "misspelt figure": (
        AXIS, "black_box = true", "blackbox = true",
        "patterns.security: Object contains unknown field `blackbox`",
    ),
    "four steps": (
        AXIS, "steps = 3", "steps = 4", "patterns.infantry-6.steps: Expected `int` <= 3",
    ),
    "two steps without a reduced side": (
        AXIS, 'full = "5-5-4"\nreduced = "3-3-4"', 'full = "5-5-4"',
        "patterns.jaeger.reduced: a unit of two or three steps, and no other, has a reduced side",
    ),
    "three steps without a Remnant": (
        AXIS, 'remnant = "panzer"\n', "",
        "patterns.panzer.remnant: a unit of three steps, and no other, leaves a Remnant",
    ),
    "unknown Remnant": (
        AXIS, 'remnant = "panzer"\n', 'remnant = "pancer"\n',
        "units.ger-9-pz.remnant: no remnant 'pancer' in pieces.toml",
    ),
    "reduced side as strong as the full one": (
        AXIS, 'reduced = "7-6-6"', 'reduced = "7-8-6"',
        "patterns.panzer.reduced: 7-8-6 is not weaker than 10-8-6",
    ),
    "unknown pattern": (
        AXIS, 'pattern = "grossdeutschland"', 'pattern = "gd"',
        "units.ger-gd.pattern: no pattern 'gd' in this file",
    ),
    "unknown formation": (
        AXIS, 'label = "GD", formation = "ger-4pz"', 'label = "GD", formation = "ger-5pz"',
        "units.ger-gd.formation: no formation 'ger-5pz' in formations.toml",
    ),
    "no Russian name": (
        AXIS, ', ru = "45-я пехотная дивизия"', "", "units.ger-45-inf.name.ru: text is missing",
    ),
    "counter of the other side": (
        AXIS, 'branch = "slovak"', 'branch = "regular"',
        "units.slo-mobile.branch: regular is no branch of the axis side",
    ),
    "the same id twice": (
        AXIS, "ger-95-inf = {", "ger-45-inf = {", "not valid TOML: ",
    ),
    "the same id on both sides": (
        SOVIET, "sov-284-rd = {", "ger-45-inf = {",
        "ger-45-inf: another file has a counter of this id",
    ),
    "Guards of average quality": (
        SOVIET, 'steps = 2\nquality = "elite"', 'steps = 2\nquality = "average"',
        "patterns.guards-rifle.quality: Guards and NKVD units are elite (S42-2.3.2.d)",
    ),
    "Soviet red dot": (
        SOVIET, 'dot = "black"', 'dot = "red"',
        "patterns.tank-corps.dot: only Axis tank units are elite (S42-9.2.2.a)",
    ),
    "HQ without a range": (
        SOVIET, "range = 5\n", "",
        "patterns.front-hq.used: an ASU has one step, a Used side and a range",
    ),
    "Army HQ of no kind": (
        SOVIET, 'army_hq = "tank"\n', "",
        "patterns.tank-army-hq.army_hq: expected for a Soviet Army HQ",
    ),
    "combat unit of defense 0": (
        SOVIET, 'full = "7-5-5"\nreduced = "4-3-5"\nsteps = 2', 'full = "7-0-5"\nsteps = 1',
        "patterns.tank-corps.full: a Soviet Army HQ, and no other of these units, has defense 0",
    ),
    "origin of no figure": (
        SOVIET, 'given = ["type", "full"]', 'given = ["type", "fool"]',
        "patterns.rifle.given: a counter has no figure 'fool'",
    ),
    "two origins": (
        SOVIET, 'outside = ["reduced", "steps"]', 'outside = ["full", "steps"]',
        "patterns.rifle.outside: 'full' is named as given too",
    ),
    "no counters": (AXIS, "\n[units]\n", "\n[counters]\n", "counters: expected patterns or units"),
    "Soviet air unit": (
        "pieces.toml", 'branch = "romanian"', 'branch = "regular"',
        "air.rom-gal.branch: only the Axis has air units",
    ),
    "Remnant without a face": (
        "pieces.toml", 'face = "3-3-6"', 'face = "3:3:6"',
        "remnants.panzer.face: expected attack-defense-movement",
    ),
    "SP side": (
        "pieces.toml", 'ready = "S-0-T"', 'ready = "S-T"',
        "supply_point.ready: expected attack-defense-movement",
    ),
    "negative limit": (
        "pieces.toml", "axis = 12", "axis = -12", "limits.fortifications.axis: Expected `int` >= 0",
    ),
    "no rule id": (
        "pieces.toml", "S42-9.7.3.d", "9.7.3",
        "limits.fortifications.rule: Expected `str` matching regex",
    ),
    "formation without a name": (
        "formations.toml", 'en = "German 6th Army", ', "", "ger-6a.name.en: text is missing",
    ),
}  # fmt: skip


@each_slip(COUNTER_SLIPS)
def test_a_slip_in_the_counters(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, file, old, new)
    folder = "" if "/" in file else "data/"
    assert fault_of(load_definitions, data).startswith(f"{folder}{file}: {told}")


CRT, DD, TEC = "combat-results.toml", "determined-defense.toml", "terrain.toml"

CHART_SLIPS = {
    "missing cell": (
        CRT, '"A1", "EX", "EX", "A1/DR2 2"', '"A1", "EX", "A1/DR2 2"',
        "rows.4: expected 9 cells, one for each column, got 8",
    ),
    "missing row": (
        DD, '\n2 = ["F -/1", "F -/-", "F -/-"]', "", "rows.2: row is missing",
    ),
    "row of no die": (CRT, "\n3 = [", "\n7 = [", "rows.7: expected rows 1 to 6"),
    "no such row": (DD, "\n7 = [", "\n8 = [", "rows.8: expected rows 1 to 7"),
    "unknown result": (
        CRT, '"DS 4 x", "DS 4 x"]', '"DX 4 x", "DS 4 x"]', "rows.6[7]: expected one of DS, DR4",
    ),
    "retreat without an advance": (
        CRT, '"DR2 2", "D1 3"', '"DR2", "D1 3"', "rows.4[5]: DR2 wants an advance of 2, 3 or 4",
    ),
    "advance without a retreat": (
        CRT, '1 = ["A1",', '1 = ["A1 2",', "rows.1[0]: A1 causes no retreat and so no advance",
    ),
    "DS open to Determined Defense": (
        CRT, '"DS 4 x"', '"DS 4 o"', "rows.5[8]: DS never allows Determined Defense, mark it x",
    ),
    "coloured exchange": (
        CRT, '5 = ["EX",', '5 = ["EX o",', "rows.5[0]: EX has no retreat to cancel and no colour",
    ),
    "odds out of order": (CRT, '"1-3", "1-2"', '"1-2", "1-3"', "columns: expected the odds 1-3"),
    "missing result": (CRT, "[results.DRX]", "[results.DRY]", "results.DRX: table is missing"),
    "missing rule": (
        CRT, 'rule = "S42-10.1.a"\n', "", "results.DS: Object missing required field `rule`",
    ),
    "title in one language": (
        CRT, ', ru = "Таблица результатов боя"', "", "title.ru: text is missing",
    ),
    "unknown source": (
        CRT, 'source = "designed"', 'source = "guess"', "source: Invalid enum value 'guess'",
    ),
    "defense cell": (
        DD, '"P -/1"', '"P 1"', "rows.3[2]: expected a result such as 'F -/1' or 'S 1*/-'",
    ),
    "star without a loss": (DD, '"S -/-"', '"S -*/-"', "rows.6[1]: expected a result such as"),
    "costly failure": (DD, '"F -/1"', '"F 1/1"', "rows.1[0]: a failure is F -/- or F -/1"),
    "given cell outside": (DD, '["other", 5]', '["other", 9]', "given[1]: the table has no row 9"),
    "columns out of order": (
        DD, '["clear", "other", "city"]', '["other", "clear", "city"]',
        "columns: expected clear, other, city",
    ),
    "unknown terrain": (
        TEC, "[hexes.woods]", "[hexes.forest]", "hexes: Invalid enum value 'forest'",
    ),
    "missing terrain": (
        TEC, "[hexes.rough]", "[hexes.sea]", "hexes.rough: table is missing",
    ),
    "terrain that nobody enters": (
        TEC, "[hexes.rough]",
        '[hexes.sea]\nname = { en = "Sea", ru = "Море" }\ncost = [1, 1]\n'
        'rules = ["S42-2.2.3.a"]\n\n[hexes.rough]',
        "hexes.sea: no unit can be there",
    ),
    "missing hexside": (
        TEC, "[hexsides.volga]", "[hexsides.don]", "hexsides: Invalid enum value 'don'",
    ),
    "a third of a point": (
        TEC, "cost = [1, 0.5]", "cost = [1, 0.3]",
        "roads.primary.cost[1]: Expected `float` that's a multiple of 0.5",
    ),
    "cost for one kind of unit": (
        TEC, "cost = [2, 3]", "cost = [2]",
        "hexes.wooded-rough.cost: Expected `array` of at least length 2, got 1",
    ),
    "terrain without a rule": (
        TEC, 'rules = ["S42-23.2.3.b"]', "rules = []",
        "hexes.seasonal-marsh.rules: Expected `array` of length >= 1",
    ),
    "designed figure that is none": (
        TEC, 'designed = ["cost", "shift"]', 'designed = ["cost", "shifts"]',
        "hexes.woods.designed: the row has no figure 'shifts'",
    ),
    "rally table with a face too few": (
        "rally.toml", "[false, false,", "[false,", "recovers: Expected `array` of length >= 6",
    ),
    "missing modifier": (
        "isolation.toml", "hq = 1\n", "", "modifiers: Object missing required field `hq`",
    ),
    "missing season": (
        "weather.toml", "september = [", "autumn = [", "seasons: Invalid enum value 'autumn'",
    ),
    "rolled mud": (
        "weather.toml", 'rasputitsa = ["rain"', 'rasputitsa = ["mud"',
        "seasons.rasputitsa: Mud is never rolled",
    ),
    "weather without effects": (
        "weather.toml", '[effects.mud]\nwet = true\nadvance = "halved"\noverland = 3\n', "",
        "effects.mud: table is missing",
    ),
    "turn out of order": (
        "turns.toml", "number = 2,", "number = 3,", "turns[1].number: expected 2, got 3",
    ),
    "lost days": (
        "turns.toml", "first = 1942-07-06", "first = 1942-07-07",
        "turns[2].first: expected the day after 1942-07-05, got 1942-07-07",
    ),
    "turn that ends before it begins": (
        "turns.toml", "last = 1942-07-01", "last = 1942-06-01",
        "turns[0].last: 1942-06-01 is before 1942-06-28",
    ),
    "unknown replacement": (
        "turns.toml", "axis = { infantry = 1 }", "axis = { infanterie = 1 }",
        "turns[1].axis: Object contains unknown field `infanterie`",
    ),
    "TOML syntax": ("rally.toml", "elite = 1", "elite = = 1", "not valid TOML: Invalid value"),
}  # fmt: skip


@each_slip(CHART_SLIPS)
def test_a_slip_in_a_chart(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, f"charts/{file}", old, new)
    assert fault_of(load_charts, data / "charts").startswith(f"charts/{file}: {told}")


def test_a_chart_with_a_turn_too_few(tmp_path):
    data = copied(tmp_path)
    path = data / "charts" / "turns.toml"
    lines = [line for line in path.read_text("utf-8").splitlines() if "number = 36" not in line]
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(DataError, match=r"turns\.toml: turns: expected turns 1 to 36, got 35"):
        load_charts(data / "charts")


def test_files_that_are_not_there_are_named(tmp_path):
    with pytest.raises(DataError, match=r"data/pieces\.toml: cannot be read"):
        load_definitions(tmp_path / "data")
    with pytest.raises(DataError, match=r"charts/weather\.toml: cannot be read"):
        load_charts(tmp_path / "charts")

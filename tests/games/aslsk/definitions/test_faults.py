"""A counter file or a chart with a slip in it is refused with file, key and reason."""

import pytest
from msgspec import to_builtins

from hexfront.games.aslsk.definitions.charts import FILES, charts, load_charts
from hexfront.games.aslsk.definitions.datafile import DATA
from hexfront.games.aslsk.definitions.nationalities import definitions, load_definitions
from hexfront.games.checking import check
from hexfront.play.datafile import DataError
from tests.games.aslsk.definitions.helpers import copied
from tests.games.slips import each_slip, fault_of, slip


def test_a_copy_is_read_like_the_original(tmp_path):
    data = copied(tmp_path)
    assert load_definitions(data) == definitions()
    assert to_builtins(load_charts(data / "charts")) == to_builtins(charts())


def test_an_owner_can_put_other_figures_in(tmp_path):
    data = copied(tmp_path)
    slip(data, "units/german.toml", "fp = 3\nrange = 8", "fp = 4\nrange = 10")
    slip(data, "charts/close-combat.toml", "3-1 = 8", "3-1 = 9")
    lmg = load_definitions(data).weapons["ger-lmg"]
    assert (lmg.fp, lmg.range) == (4, 10)
    assert load_charts(data / "charts").close_combat.kill(12, 4) == 9


GERMAN, RUSSIAN, AMERICAN = "german.toml", "russian.toml", "american.toml"

COUNTER_SLIPS = {
    "no strength": (
        GERMAN, 'strength = "4-6-7"', 'strength = "467"',
        "mmc.ger-467.strength: expected firepower-range-morale such as 4-6-7",
    ),
    "no leader": (
        GERMAN, 'command = "9-1"', 'command = "9"',
        "leaders.ger-9-1.command: expected morale and leadership such as 9-1, 8-0 or 6+1",
    ),
    "unknown quality": (
        RUSSIAN, 'quality = "conscript"', 'quality = "penal"',
        "mmc.rus-426.quality: Invalid enum value 'penal'",
    ),
    "misspelt figure": (
        GERMAN, "assault_fire = true", "assaultfire = true",
        "mmc.ger-838: Object contains unknown field `assaultfire`",
    ),
    "squad without a half-squad": (
        GERMAN, 'half_squad = "ger-247"\n', "",
        "mmc.ger-467.half_squad: a squad, and no other counter, has a half-squad",
    ),
    "unknown half-squad": (
        GERMAN, 'half_squad = "ger-247"', 'half_squad = "ger-257"',
        "mmc.ger-467.half_squad: no half-squad 'ger-257' in this file",
    ),
    "half-squad of another class": (
        GERMAN, 'half_squad = "ger-247"', 'half_squad = "ger-237"',
        "mmc.ger-467.half_squad: 2-3-7 is not of the class and Morale of 4-6-7",
    ),
    "half-squad as strong as its squad": (
        GERMAN, 'strength = "2-4-7"', 'strength = "4-4-7"',
        "mmc.ger-467.half_squad: 4-4-7 has no less FP than 4-6-7",
    ),
    "replaced by a better one": (
        GERMAN, 'replaced_by = "ger-447"', 'replaced_by = "ger-548"',
        "mmc.ger-467.replaced_by: elite is not poorer than first-line (ASL-5.1.b)",
    ),
    "replaced by a half-squad": (
        GERMAN, 'replaced_by = "ger-447"', 'replaced_by = "ger-237"',
        "mmc.ger-467.replaced_by: no squad 'ger-237' in this file",
    ),
    "replaced without ELR": (
        GERMAN, 'half_squad = "ger-247"', 'elr = false\nhalf_squad = "ger-247"',
        "mmc.ger-467.replaced_by: the counter is not subject to ELR (ASL-5.1.d)",
    ),
    "crew with ELR": (
        GERMAN, "elr = false\n", "", "mmc.ger-crew: a crew is elite, rallies itself and has no ELR",
    ),
    "leader promoted by ELR": (
        GERMAN, 'replaced_by = "ger-8-1"', 'replaced_by = "ger-9-2"',
        "leaders.ger-9-1.replaced_by: 9-2 is not poorer than 9-1 (ASL-5.1.b)",
    ),
    "unknown leader": (
        GERMAN, 'replaced_by = "ger-8-1"', 'replaced_by = "ger-8-7"',
        "leaders.ger-9-1.replaced_by: no leader 'ger-8-7' in this file",
    ),
    "no Russian name": (
        GERMAN, ', ru = "Лидер 9-1"', "", "leaders.ger-9-1.name.ru: text is missing",
    ),
    "X# with a repair number": (
        GERMAN, "removed = true", "removed = true\nrepair = 2",
        "weapons.ger-ft.repair: a weapon has a repair number, or an X# and none",
    ),
    "B# without a repair number": (
        GERMAN, "repair = 2\n", "",
        "weapons.ger-lmg.repair: a weapon has a repair number, or an X# and none",
    ),
    "heavy mortar": (
        GERMAN, "calibre = 50", "calibre = 81",
        "weapons.ger-mtr50.calibre: expected 1 to 60 mm for a light mortar (ASL-4.5.a)",
    ),
    "minimum beyond the maximum": (
        AMERICAN, "min_range = 3", "min_range = 46",
        "weapons.usa-mtr60.min_range: 46 is beyond 45",
    ),
    "short TH table": (
        AMERICAN, "to_hit = [10, 9, 8, 6, 4]", "to_hit = [10, 9, 8]",
        "weapons.usa-baz43.to_hit: expected a TH# for each range from 0 to 4, got 3",
    ),
    "MG without FP": (
        GERMAN, "fp = 3\nrange = 8", "range = 8",
        "weapons.ger-lmg.fp: expected for every weapon but ordnance",
    ),
    "MG with a TK#": (
        GERMAN, "fp = 3\nrange = 8", "fp = 3\nkill = 4\nrange = 8",
        "weapons.ger-lmg.kill: expected for a LATW, and for no other",
    ),
    "B# no dice can roll": (
        RUSSIAN, "breakdown = 11", "breakdown = 13",
        "weapons.rus-lmg.breakdown: Expected `int` <= 12",
    ),
    "no month": (
        AMERICAN, 'available = "1942-11"', 'available = "1942-13"',
        "weapons.usa-baz43.available: Expected `str` matching regex",
    ),
    "origin of no figure": (
        GERMAN, 'given = ["strength"]', 'given = ["strenght"]',
        "mmc.ger-548.given: the counter has no figure 'strenght'",
    ),
    "two origins": (
        GERMAN, 'given = ["strength"]', 'given = ["strength", "smoke"]',
        "mmc.ger-548.outside: 'smoke' is named twice, but a figure has one origin",
    ),
    "unknown confidence": (
        GERMAN, "medium-high = [", "sure = [", "mmc.ger-838.outside: Invalid enum value 'sure'",
    ),
    "no weapons": (
        GERMAN, "[weapons.ger-lmg]", "[arms.ger-lmg]",
        "top level: Object contains unknown field `arms`",
    ),
    "the same id twice": (GERMAN, "[mmc.ger-467]", "[mmc.ger-468]", "not valid TOML: "),
    "the same id in two files": (
        RUSSIAN, "[mmc.rus-crew]", "[mmc.ger-crew]",
        "ger-crew: another file has a counter of this id",
    ),
}  # fmt: skip


@each_slip(COUNTER_SLIPS)
def test_a_slip_in_the_counters(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, f"units/{file}", old, new)
    assert fault_of(load_definitions, data).startswith(f"units/{file}: {told}")


IFT, CC, TEC = "ift.toml", "close-combat.toml", "terrain.toml"

CHART_SLIPS = {
    "missing cell": (
        IFT, '"PTC", "NMC", "1MC", "1MC", "2MC"', '"PTC", "NMC", "1MC", "2MC"',
        "rows.5: expected 11 cells, one for each column, got 10",
    ),
    "missing row": (IFT, "\n9 = [", "\n19 = [", "rows.19: expected rows 0 to 15"),
    "unknown result": (
        IFT, '"K/1", "1KIA"', '"K1", "1KIA"', "rows.1[0]: expected a result such as 2KIA, K/1",
    ),
    "column too many": (IFT, "30, 36]", "30, 36, 42]", "columns: expected 1, 2, 4, 6"),
    "calibres out of order": (
        IFT, "[20, 30, 37", "[20, 37, 30", "calibres: expected greater calibres",
    ),
    "given cell outside": (
        IFT, "[[3, 1]", "[[3, 3]", "given[0]: the table has no cell 3 of column 3",
    ),
    "no confidence": (
        IFT, 'confidence = "very-high"\n', "", "confidence: expected for a chart known from elsewh",
    ),
    "origin of no figure": (
        CC, '"odds.1-8"', '"odds.1-9"', "outside: the chart has no figure 'odds.1-9'",
    ),
    "two origins": (
        CC, '"odds.1-8"', '"below"', "outside: 'below' is named twice",
    ),
    "no odds": (CC, "\n1-8 = 1", '\n"1:8" = 1', "outside: the chart has no figure 'odds.1-8'"),
    "odds of another form": (CC, "\n3-2 = 6", '\n"3:2" = 6', "odds.3:2: expected odds such as 3-2"),
    "odds out of order": (
        CC, "1-1 = 5\n3-2 = 6", "3-2 = 5\n1-1 = 6", "odds.1-1: expected better odds than 3-2",
    ),
    "kill number that falls": (
        CC, "2-1 = 7", "2-1 = 3", "odds: better odds have a lower kill number",
    ),
    "no rule id": (
        CC, 'rule = "ASL-3.8.g"', 'rule = "3.8"', "modifiers.against_broken.rule: Expected `str`",
    ),
    "missing modifier": (
        CC, 'pinned = { value = 1, rule = "ASL-3.8.t" }\n', "",
        "ambush: Object missing required field `pinned`",
    ),
    "nationality without a drm": (
        "leader-creation.toml", "british = -1\n", "", "nationality.british: drm is missing",
    ),
    "created leader that is none": (
        "leader-creation.toml", '"6+1"', '"6"', "rows[3].leader: expected morale and leadership",
    ),
    "rows out of order": (
        "leader-creation.toml", "up_to = 3", "up_to = 1", "rows[1].up_to: expected more than 1",
    ),
    "residual FP of too few columns": (
        "fire.toml", "[0, 1, 2, 2,", "[0, 1, 2,", "residual: expected 11 figures",
    ),
    "residual FP that is no column": (
        "fire.toml", "[0, 1, 2, 2,", "[0, 1, 2, 3,", "residual[3]: 3 is no IFT column",
    ),
    "residual FP of more than half": (
        "fire.toml", "[0, 1, 2,", "[0, 1, 4,", "residual[2]: expected at most half the column",
    ),
    "word for a number": (
        "morale.toml", "dm = { value = 4", 'dm = { value = "four"',
        "rally.dm.value: Expected `int`, got `str`",
    ),
    "title in one language": (
        "rout.toml", ', ru = "Бегство"', "", "title.ru: text is missing",
    ),
    "unknown source": (
        "movement.toml", 'source = "rulebook"', 'source = "guess"',
        "source: Invalid enum value 'guess'",
    ),
    "ranges too few": (
        "to-hit.toml", "area = [7, 7,", "area = [7,", "area: Expected `array` of length >= 12",
    ),
    "LATW without an effect": (
        "to-hit.toml", "piat = 8\n", "", "infantry_fp.piat: expected for an SCW",
    ),
    "effect of a machine gun": (
        "to-hit.toml", "piat = 8\n", "piat = 8\nlmg = 3\n", "infantry_fp.lmg: expected for an SCW",
    ),
    "effect that is no column": (
        "to-hit.toml", "piat = 8\n", "piat = 9\n", "infantry_fp.piat: 9 is no IFT column",
    ),
    "periods out of order": (
        "panzerfaust.toml", '"1944-06"', '"1943-06"',
        "periods[2].since: expected a month after 1944-01, got 1943-06",
    ),
    "unknown terrain": (
        TEC, "[terrain.brush]", "[terrain.bush]", "terrain: Invalid enum value 'bush'",
    ),
    "missing hexside": (
        TEC, '[hexsides.hedge]\nname = { en = "Hedge", ru = "Живая изгородь" }\ntem = 1\nmf = 1\n',
        "", "outside: the chart has no figure 'hexsides.hedge'",
    ),
    "missing smoke": (
        TEC, 'full = { value = 3, rule = "ASL-1.2.5.e" }\n', "",
        "smoke.drm.full: figure is missing",
    ),
    "a third of an MF": (
        TEC, "mf = 1.5", "mf = 1.3", "terrain.grain.mf: Expected `float` that's a multiple of 0.5",
    ),
    "Open Ground with a TEM": (
        TEC, "mf = 1\nopen_ground", "mf = 1\ntem = 1\nopen_ground",
        "terrain.open-ground.open_ground: Open Ground has no TEM",
    ),
    "cover without a TEM": (
        TEC, "tem = 2\ncover", "cover",
        "terrain.wooden-building.cover: woods and buildings have a positive TEM",
    ),
    "season that ends before it begins": (
        TEC, "last = 9", "last = 5", "terrain.grain.season.last: month 5 is before month 6",
    ),
    "terrain without a rule": (
        TEC, 'rules = ["ASL-1.1.1.GR.a"]', "rules = []",
        "terrain.grain.season.rules: Expected `array` of length >= 1",
    ),
    "hill in one language": (TEC, ', ru = "Холм"', "", "hill.name.ru: text is missing"),
    "TOML syntax": ("rout.toml", "mf = {", "mf = = {", "not valid TOML: Invalid value"),
}  # fmt: skip


@each_slip(CHART_SLIPS)
def test_a_slip_in_a_chart(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, f"charts/{file}", old, new)
    assert fault_of(load_charts, data / "charts").startswith(f"charts/{file}: {told}")


def test_a_missing_terrain_is_named(tmp_path):
    data = copied(tmp_path)
    path = data / "charts" / TEC
    before, _, after = path.read_text("utf-8").partition("[terrain.brush]")
    path.write_text(before + after[after.index("[road]") :], "utf-8")
    with pytest.raises(DataError, match=r"terrain\.toml: terrain\.brush: table is missing"):
        load_charts(data / "charts")


def test_files_that_are_not_there_are_named(tmp_path):
    with pytest.raises(DataError, match=r"units/german\.toml: cannot be read"):
        load_definitions(tmp_path / "data")
    with pytest.raises(DataError, match=r"charts/ift\.toml: cannot be read"):
        load_charts(tmp_path / "charts")


def test_the_folder_holds_the_charts_and_no_others():
    assert {path.name for path in (DATA / "charts").iterdir()} == set(FILES)


@pytest.mark.parametrize(
    "path",
    sorted([*(DATA / "charts").glob("*.toml"), *(DATA / "units").glob("*.toml")]),
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_check_knows_the_files_of_this_game(path):
    assert check(path) == "aslsk"


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("units/german.toml", "[mmc.ger-467]", "[mcc.ger-467]", "unknown field `mcc`"),
        ("charts/terrain.toml", "tem = 3", 'tem = "three"', "terrain.stone-building.tem"),
    ],
)
def test_check_names_the_slip(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, file, old, new)
    with pytest.raises(DataError, match=told):
        check(data / file)

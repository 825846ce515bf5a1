"""Positions in notation: what is written is what stands there, and reads back the same."""

from pathlib import Path
from random import Random
from runpy import run_path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.s42.choices import (
    Defend,
    EndPhase,
    FlipSupply,
    March,
    MoveRailhead,
    Step,
    UseAir,
    UseArtillery,
)
from hexfront.games.s42.definitions.counters import Box, Branch, Dot, Quality, Size, UnitType
from hexfront.games.s42.definitions.terrain import River, Terrain
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation import (
    ChoiceNameError,
    NotationError,
    Position,
    choice_name,
    parse_choice,
    position,
    write,
)
from hexfront.games.s42.notation.names import choice_kinds
from hexfront.games.s42.notation.reading import statements
from hexfront.games.s42.notation.units import STATES
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.start import set_up
from hexfront.games.s42.setting import S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.play import CHANCE, Choice, IllegalChoiceError
from hexfront.play.fields import numbers

DOCUMENT = Path(__file__).parents[4] / "docs" / "notation.md"

RICH = """
    map 1000-1610 sheet C1
    terrain woods 1301 1402-1404, seasonal-marsh 1500, sea 1600 1601
    city 1102 major "Stalingrad North" vp 2 of Stalingrad airfield
    city 1105 port azov vp 1
    town 1405 "Old Town" vp 1
    landmark 1406
    fortified 1407 1408 group 2
    river major 1204/1205+1304 named Don
    river 1506/1507
    sea 1509/1510
    alpine 1409/1410
    volga-bridge 1003/1004
    road secondary edge-1000-1003
    rail plain 1100-1104-edge opens 20 tracks 2 named Steppe
    rail link 1300-1310
    ferry 1205/1206 Kalach
    area X axis 1000-1004
    area M soviet 1600-1610
    area B both
    west 1000-1010
    boundary 1206/1306
    row lower-don 31
    axis A 10-8-6 tank red steps=3 at 1203 moved lost=1
    axis G S-(1)-5/0-(1)-4 artillery range=3 at 1203 used
    axis B 6-7-3 steps=3 romanian low at 1205 disrupted remnant oos isolated
    axis D 3-3-3 due=7 edges=north north-of=1105 by-rail=1 entry=X
    axis E 3-3-3 eliminated=4 lost=1
    soviet S 3-4-3 guards corps mechanized at 1405 fr fresh
    soviet H 0-0-5 army-hq army hq=tank in M
    soviet K 2-3-3 nkvd brigade free black-box garrison at 1408 locked train
    soviet N 2-2-3 removed
    unit ger-3-pz as P at 1000
    sp axis ready at 1203
    sp Q axis at 1000
    sp soviet immobile in M
    air ger-8-fk at 1203 used
    air F romanian absent
    fort axis 1205
    building soviet 1408
    stale 2
    control axis 1102 1405
    city-battle 1105 2
    railhead 1102
    repaired 1100-1102
    flotilla 1003/1004
    auto-ds 1306 A
    turn 7
    turns 2-9
    first soviet
    during combat soviet
    weather mud
    sky clear
    before rain
    marsh
    rp 2
    rail-total 1
    sailed azov
    flotilla-moved
    replacements tank 1, axis 2
    entry soviet M edges east
    rail-edges soviet north
    exit-areas M
    tactical-only axis 1
    frozen until 3 S
    frozen north-caucasus K
    victory 8 cut-off exit east 5 2 beyond-don 31 1
    option full_retreat_zoc off
    limit fortifications axis 2
    limit remnant panzer 1
    crt 3-1 4 = D1 3 o
    dd other 5 = S -/1
    winner axis victory-points
"""


def without_stack(state: S42State) -> tuple[object, ...]:
    return state.plain()[:-1]


def test_a_position_reads_back_as_it_was_written():
    first = position(RICH)
    second = position(first.text())
    assert without_stack(second.state) == without_stack(first.state)
    assert second.text() == first.text()
    assert second.state.setting.units == first.state.setting.units
    assert second.state.setting.starts == first.state.setting.starts
    assert second.state.setting.file == first.state.setting.file
    assert second.state.setting.charts == first.state.setting.charts
    assert second.state.setting.definitions == first.state.setting.definitions
    assert second.state.setting.options == first.state.setting.options


MAP_PARTS = (
    "terrain", "map_sheets", "places", "fortified", "courses", "rivers", "sea_sides", "alpine",
    "ways", "railways", "ferries", "volga_bridges", "areas", "west_of_start", "army_boundaries",
    "rows",
)  # fmt: skip


@pytest.mark.parametrize("part", MAP_PARTS)
def test_a_map_reads_back_as_it_was_written(part: str):
    first = position(RICH)
    second = position(first.text())
    assert getattr(second.state.country.theatre, part) == getattr(first.state.country.theatre, part)
    assert getattr(first.state.country.theatre, part) != getattr(
        position("").state.country.theatre, part
    )


def test_a_scenario_of_the_game_reads_back_as_it_was_set_up():
    given_ = setting("fall-blau", S42Options())
    state = S42State(given_)
    set_up(state)
    again = position(write(state)).state
    assert without_stack(again) == without_stack(state)
    assert again.setting.units == given_.units
    assert again.setting.file == given_.file


@pytest.mark.parametrize("seed", range(3))
def test_a_game_in_progress_reads_back_as_it_stands(seed: int):
    random, state = Random(seed), S42Game().new("fall-blau")
    for _ in range(600):
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))
    assert without_stack(position(write(state)).state) == without_stack(state)


@given(st.sets(st.sampled_from(sorted(STATES))), st.integers(0, 2))
def test_every_state_of_a_unit_reads_back(words: set[str], lost: int):
    p = position(f"axis A 6-7-3 steps=3 at 1203 lost={lost} {' '.join(words)}")
    again = position(p.text())
    assert without_stack(again.state) == without_stack(p.state)
    assert again.states("A") == words | ({"oos"} if "isolated" in words else set())


def test_a_unit_that_comes_back_reads_back_with_the_places_where_it_may():
    p = position("""
        map 1000-1610
        area A soviet 1600
        rail edge-1600-1601-1602-1603
        city 1603 minor Lgov
        soviet H 0-0-5 army-hq at 1305
        axis A 6-7-3 at 1205
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert "back=7" in p.text()
    again = position(p.text() + "turn 7\nphase initial soviet")
    assert again.options("arrive") == {"H A", "H 1603"}


def test_a_map_is_a_block_of_clear_hexes():
    p = position("map 2003-2406")
    grid, theatre = p.state.country.grid, p.state.country.theatre
    assert len(grid.hexes) == 5 * 4
    assert {theatre.terrain[h] for h in grid.hexes} == {Terrain.CLEAR}
    assert p.label(p.hex("2205")) == "2205"
    with pytest.raises(LookupError, match="no hex 2002"):
        p.hex("2002")


def test_hexes_have_the_neighbours_that_they_have_on_the_theatre():
    small, whole = position("map 1000-1610"), position("map theatre")
    for p in (small, whole):
        around = {p.label(h) for h in p.state.country.grid.neighbours[p.hex("1305")]}
        assert around == {"1304", "1306", "1204", "1205", "1404", "1405"}


def test_terrain_and_lines_lie_where_the_text_lays_them():
    p = position(RICH)
    theatre = p.state.country.theatre
    assert theatre.terrain[p.hex("1403")] is Terrain.WOODS
    assert theatre.terrain[p.hex("1102")] is Terrain.MAJOR_CITY
    assert theatre.terrain[p.hex("1105")] is Terrain.MINOR_CITY
    assert theatre.river(p.hex("1204"), p.hex("1304")) is River.MAJOR
    assert theatre.river(p.hex("1506"), p.hex("1507")) is River.MINOR
    assert theatre.impassable(p.hex("1509"), p.hex("1510"))
    assert theatre.ferry(p.hex("1205"), p.hex("1206"))
    assert theatre.fortified == {p.hex("1407"): 2, p.hex("1408"): 2}
    assert theatre.place_named("Stalingrad North").airfield
    assert p.labels(p.state.country.area_hexes[0]) == {"1000", "1001", "1002", "1003", "1004"}


def test_a_path_fills_in_straight_rows():
    p = position("road 1203-1206-1406-edge\nrail edge-1000-1300")
    (road,) = p.state.country.theatre.ways
    assert [p.label(h) for h in road.hexes] == ["1203", "1204", "1205", "1206", "1306", "1406"]
    assert (road.from_edge, road.to_edge) == (False, True)
    (line,) = p.state.country.theatre.railways
    assert line.from_edge
    assert line.green


def test_a_made_up_counter_prints_what_its_words_say():
    p = position(RICH)
    tank, nkvd, hq = (p.state.unit(p.unit(name)) for name in ("A", "K", "H"))
    assert (tank.type, tank.dot, tank.steps, tank.remnant) == (UnitType.TANK, Dot.RED, 3, "panzer")
    assert (tank.branch, tank.size) == (Branch.WEHRMACHT, Size.DIVISION)
    assert (nkvd.type, nkvd.branch, nkvd.size) == (UnitType.NKVD, Branch.NKVD, Size.BRIGADE)
    assert (nkvd.quality, nkvd.box) == (Quality.ELITE, Box.GARRISON)
    assert nkvd.free_stacking
    assert nkvd.black_box
    assert (hq.type, hq.army_hq, hq.combat) == (UnitType.ARMY_HQ, "tank", False)


def test_the_other_side_of_a_counter_is_halved_unless_it_is_written():
    p = position("axis A 10-7-6 at 1203 lost=1\naxis B 6-7-3/4-5-3 at 1203 lost=1")
    assert (p.face("A"), p.face("B")) == ("5-3-6", "4-5-3")
    p = position("axis G S-(1)-5 artillery at 1203 used\naxis B 1-1-3 at 1203")
    assert p.face("G") == "0-(1)-5"
    assert p.steps("B") == 1


def test_units_stand_where_the_text_puts_them():
    p = position(RICH)
    assert p.at("1203") == {"A", "G", "axis-sp-1"}
    assert [p.where(name) for name in ("H", "D", "E", "N", "P", "axis-sp-3")] == [
        "M", "pending", "eliminated", "removed", "1000", "pool",
    ]  # fmt: skip
    assert p.state.due[p.unit("D")] == 7
    assert p.state.died[p.unit("E")] == 4
    assert (p.order("S"), p.order("B"), p.order("A")) == ("full_retreat", "disrupted", "good")
    assert (p.steps("A"), p.steps("B"), p.steps("E")) == (2, 1, 0)
    assert p.face("B") == "1-3-3"
    assert p.states("B") == {"disrupted", "remnant", "oos", "isolated"}


def test_markers_and_means_are_those_of_the_text():
    p = position(RICH)
    state = p.state
    assert (p.forts("axis"), p.building("soviet")) == ({"1205"}, {"1408"})
    assert (p.control("1102"), p.control("1105")) == ("axis", "soviet")
    assert p.labels(state.axis_towns) == {"1405"}
    assert p.railheads() == {"1102"}
    assert (state.turn, state.phase, state.side) == (7, Phase.COMBAT, 1)
    assert state.replacements == (1, 0, 0, 0, 0, 0, 0, 2)
    assert p.labels(p.board("1203 1304-1305")) == {"1203", "1304", "1305"}
    assert state.auto_ds_groups == ((p.hex("1306"), p.mask("A")),)
    assert (state.season.wet, state.season.marsh, state.season.winter) == (True, True, False)
    assert (state.air_at, state.air_used, state.air_absent) == ([p.hex("1203"), -1], 1, 2)


def test_zones_and_bonds_go_by_hex_numbers():
    p = position("""
        axis A 4-4-3 at 1203
        axis B 4-4-3 at 1205
        axis C 4-4-3 at 1403
    """)
    assert p.zoc("axis") >= {"1204", "1304"}
    assert p.zoc("soviet") == set()
    assert p.bonds("axis") == {"1204", "1303/1304"}


def test_charts_take_injected_cells():
    charts = position("crt 3-1 4 = D1 3 o\ndd other 5 = S -/1").state.setting.charts
    assert (charts.combat.cell("3-1", 4).code, charts.combat.cell("3-1", 4).advance) == ("D1", 3)
    assert str(charts.defense.result(DefenseColumn.OTHER, 5)) == "S -/1"
    every = position("crt * * = EX\ndd * * = F -/-").state.setting.charts
    assert {cell.code for row in every.combat.cells for cell in row} == {"EX"}
    assert {str(cell) for column in every.defense.cells.values() for cell in column} == {"F -/-"}


def test_the_terms_of_a_scenario_bind_only_who_is_there():
    p = position("scenario fall-blau\nunit sov-219-rd at 3806")
    file = p.state.setting.file
    assert p.state.country.theatre.id == "A"
    assert (file.last_turn, p.state.turn) == (8, 1)
    assert [group.units for group in file.frozen] == [("sov-219-rd",)]
    small = position("map 1000-1205\nscenario fall-blau")
    assert len(small.state.country.grid.hexes) == 18


CHOICES = [
    ("march 1304", lambda p: March(p.hex("1304"))),
    ("step X", lambda p: Step(p.place("X"))),
    ("step 1304", lambda p: Step(p.hex("1304"))),
    ("end-phase", lambda _: EndPhase()),
    ("use-air ger-8-fk", lambda _: UseAir(0)),
    ("use-artillery G", lambda p: UseArtillery(p.unit("G"))),
    ("use-artillery G Q", lambda p: UseArtillery(p.unit("G"), p.unit("Q"))),
    ("defend", lambda _: Defend()),
    ("defend desperate", lambda _: Defend(True)),
    ("move-railhead 1102 1103", lambda p: MoveRailhead(0, p.hex("1103"))),
    ("flip-supply Q ready", lambda p: FlipSupply(p.unit("Q"), "ready")),
]


@pytest.mark.parametrize(("words", "make"), CHOICES, ids=[words for words, _ in CHOICES])
def test_choices_go_by_names(words: str, make: object):
    p = position(RICH)
    assert callable(make)
    choice = make(p)
    assert isinstance(choice, Choice)
    assert choice_name(choice, p) == words
    assert parse_choice(words, p) == choice


def test_every_kind_of_choice_has_a_word():
    assert {"march", "use-artillery", "end-phase", "go-full-retreat"} <= set(choice_kinds())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("fly 1304", "no choice is called 'fly'"),
        ("march", "expected to"),
        ("march 1304 1305", "nothing is known of '1305'"),
    ],
)
def test_words_that_name_no_choice_say_so(words: str, reason: str):
    with pytest.raises(ChoiceNameError, match=reason):
        parse_choice(words, position(RICH))


def test_what_is_not_open_is_refused():
    p = position("axis A 4-4-3 at 1203")
    assert (p.actor, p.waits_for, p.choices()) == ("over", "", [])
    with pytest.raises(ValueError, match="no die is awaited"):
        p.roll(3)
    with pytest.raises(ValueError, match="expected a phase"):
        p.enter_phase("siesta axis")


FAULTS = [
    ("amp 1000-1610", "expected one of"),
    ("map 1610-1000", "lower number first"),
    ("map Z", "no sheet 'Z'"),
    ("map A\nterrain woods 1515", "a map of the game has its own terrain"),
    ("terrain wood 1203", "expected a terrain"),
    ("terrain woods 12x3", "expected a hex number"),
    ("terrain woods 1203 9903", "no hex 9903"),
    ("river 1203", "expected a hexside such as 1203/1204"),
    ("river 1203/1205", "not adjacent"),
    ("river 1203/1204\nriver major 1203/1204", "already has a river"),
    ("road 1203-1405", "do not lie in a straight row"),
    ("town 1203\ncity 1203", "already has a place"),
    ("area X germans 1000", "expected a holder"),
    ("axis A", "expected `axis NAME 6-7-3"),
    ("axis A 6-7 at 1203", "expected attack-defense-movement"),
    ("axis A 6-7-3 at 1799", "no hex 1799"),
    ("axis A 6-7-3 at", "expected a hex after 'at'"),
    ("axis A 6-7-3 guards at 1203", "guards is no branch of the axis side"),
    ("axis A 6-7-3 at 1203 asleep", "unknown word 'asleep'"),
    ("axis A 6-7-3 at 1203 lost=2", "cannot have lost 2 of 2 steps"),
    ("axis A 6-7-3 at 1203 remnant", "leaves no Remnant"),
    ("axis A 6-7-3 at 1203 in X", "no Entry Area|one place"),
    ("axis A 6-7-3 steps=4 at 1203", "one to three steps"),
    ("axis A 6-7-3 at 1203\nsoviet A 3-3-3 at 1205", "two units 'A'"),
    ("unit nobody at 1203", "no counter 'nobody'"),
    ("sp romania at 1203", "expected a side"),
    ("terrain sea 1203\naxis A 6-7-3 at 1203", "is water"),
    ("control axis 1203", "expected City hexes"),
    ("phase siesta axis", "expected a phase"),
    ("phase combat", "expected `PHASE SIDE`"),
    ("turn soon", "expected a number"),
    ("weather hail", "expected a weather"),
    ("crt 3-1 4 = D9", "expected one of"),
    ("crt 9-1 4 = EX", "expected odds"),
    ("dd other 9 = S -/1", "expected a total"),
    ("option luck on", "expected an option"),
    ("auto-ds 1203 Z", "no unit 'Z'"),
    ("scenario nowhere", "no scenario 'nowhere'"),
    ("replacements horses 2", "expected a type of replacement"),
]


@pytest.mark.parametrize(("text", "reason"), FAULTS, ids=[text for text, _ in FAULTS])
def test_a_fault_names_its_line_and_what_was_expected(text: str, reason: str):
    line = text.count("\n") + 3
    with pytest.raises(NotationError, match=reason) as caught:
        position(f"# a comment\n\n{text}")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_the_example_of_the_documentation_runs(tmp_path: Path):
    section = DOCUMENT.read_text(encoding="utf-8").partition("## Stalingrad '42")[2]
    code = section.partition("```python\n")[2].partition("```")[0]
    assert "position(" in code
    example = tmp_path / "example.py"
    example.write_text(code, encoding="utf-8")
    assert isinstance(run_path(str(example))["p"], Position)


def test_the_documentation_names_every_statement():
    text = DOCUMENT.read_text(encoding="utf-8").partition("## Stalingrad '42")[2]
    own = {slot.replace("_", "-") for slot in numbers(S42State)}
    missing = {word for word in statements() - own if f"`{word}" not in text}
    assert not missing


def test_dice_of_the_script_fall_by_themselves_and_until_goes_on():
    p = position("""
        axis A 10-8-6 at 1305
        axis B 10-8-6 at 1001
        soviet S 3-4-3 at 1405
        soviet T 3-4-3 at 1002
        crt * 4 = A1
        dice 4
        phase combat axis
    """)
    p.play("attack 1405; resolve").until("end-phase")
    assert (p.steps("A"), p.waits_for, p.dice) == (1, "CombatPhase", [])
    assert p.told("log-combat-result")[0].args["die"] == 4
    with pytest.raises(ValueError, match=r"'sail' is not open|'sail' never came"):
        p.until("sail")


def test_a_phase_ends_in_nothing_or_goes_on():
    p = position("axis A 10-8-6 at 1305\nphase movement axis")
    assert (p.actor, p.options("move")) == ("axis", {"A"})
    p.play("end-phase")
    assert p.actor == "over"
    p = position("axis A 10-8-6 at 1305\nsoviet S 3-3-3 at 1505\nphase movement axis onwards")
    p.play("end-phase")
    assert p.state.phase != Phase.MOVEMENT or p.state.side == 1
    p.enter_phase("movement soviet")
    assert p.options("move") == {"S"}
    assert p.legal("move S")
    assert not p.legal("move A")


def test_an_illegal_choice_carries_its_refusal():
    p = position("axis A 4-4-3 at 1203")
    with pytest.raises(IllegalChoiceError, match="nothing is open"):
        p.choose("march 1304")
    p = position("axis A 4-4-3 at 1203\nsoviet S 4-4-3 at 1304\nphase movement axis")
    p.choose("move A")
    with pytest.raises(IllegalChoiceError) as caught:
        p.choose("march 1304")
    assert caught.value.refusal == p.refusal("march 1304")
    assert caught.value.refusal.message.startswith("no-")
    with pytest.raises(ValueError, match="is legal"):
        p.refusal("march 1204")

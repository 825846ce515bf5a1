"""The charts: what the rulebook gives is there, and the designed cells agree with its examples."""

import datetime
from fractions import Fraction

import pytest

from hexfront.games.s42.definitions.charts import RESULTS, charts
from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.tables import DIE, ODDS, Cell, Season, Shade, Weather
from hexfront.games.s42.definitions.terrain import RoadKind, Terrain
from hexfront.games.s42.definitions.terrain_effects import Barrier, Crossing, DefenseColumn, Feature

CHARTS = charts()
COMBAT, DEFENSE, TERRAIN = CHARTS.combat, CHARTS.defense, CHARTS.terrain
CELLS = [COMBAT.cell(odds, die) for odds in ODDS for die in DIE]

WORST_FIRST = ("A1", "EX", "DRX", "A1/DR2", "DR2", "A1/D1", "D1", "DR4", "DS")
"""Results from the worst to the best for the attacker."""


def worth(cell: Cell) -> tuple[int, int]:
    return WORST_FIRST.index(cell.code), cell.advance


def test_every_chart_says_in_both_languages_where_its_figures_come_from():
    for name in CHARTS.__struct_fields__:
        chart = getattr(CHARTS, name)
        assert set(chart.origin) == {"en", "ru"}
        assert (chart.source == "designed") == ("designed for Hexfront" in chart.origin["en"])


@pytest.mark.parametrize(
    ("code", "attacker", "defender", "chooser", "retreat", "state", "determined"),
    [
        ("DS", 0, 1, "opponent", 4, "full-retreat", False),
        ("DR4", 0, 0, "owner", 4, "full-retreat", False),
        ("D1", 0, 1, "owner", 3, "disrupted", True),
        ("A1/D1", 1, 1, "owner", 2, "disrupted", True),
        ("DR2", 0, 0, "owner", 2, "disrupted", True),
        ("A1/DR2", 1, 0, "owner", 2, "disrupted", True),
        ("DRX", 1, 1, "opponent", 2, "disrupted", True),
        ("EX", 1, 1, "opponent", 0, "good-order", False),
        ("A1", 1, 0, "owner", 0, "good-order", False),
    ],
)
def test_what_each_combat_result_does(
    code, attacker, defender, chooser, retreat, state, determined
):
    result = COMBAT.results[code]
    assert (result.attacker_loss, result.defender_loss, result.chooser) == (
        attacker, defender, chooser
    )  # fmt: skip
    assert (result.retreat, result.state) == (retreat, state)
    assert result.determined_defense is determined


def test_every_result_can_happen():
    assert {cell.code for cell in CELLS} == set(RESULTS)


def test_better_odds_and_higher_rolls_never_hurt_the_attacker():
    for die in DIE:
        row = [worth(COMBAT.cell(odds, die)) for odds in ODDS]
        assert row == sorted(row)
    for odds in ODDS:
        column = [worth(COMBAT.cell(odds, die)) for die in DIE]
        assert column == sorted(column)


def test_a_ds_always_advances_four():
    assert {cell.advance for cell in CELLS if cell.code == "DS"} == {4}  # S42-8.4.1.d


def test_the_advances_of_the_examples_exist():
    assert {cell.advance for cell in CELLS} == {0, 2, 3, 4}  # S42-EX-14.2-1, S42-EX-15.2-1
    assert Cell("D1", 3, Shade.PLAIN) in CELLS  # S42-EX-11.5-1


def test_an_orange_cell_offers_a_retreat_that_can_be_cancelled():
    orange = [cell for cell in CELLS if cell.shade is Shade.ORANGE]
    assert orange
    assert all(COMBAT.result(cell).determined_defense for cell in orange)


def test_ds_and_dr4_are_closed_to_determined_defense():
    assert {cell.code for cell in CELLS if cell.shade is Shade.CLOSED} == {"DS", "DR4"}


def test_a_desperate_defense_in_woods_fails_on_3_and_holds_on_5():
    column = TERRAIN.hexes[Terrain.WOODS].determined_defense
    elite = DEFENSE.modifiers.elite
    assert str(DEFENSE.result(column, 2 + elite)) == "F -/-"  # S42-EX-11.5-1
    assert str(DEFENSE.result(column, 4 + elite)) == "S -/1"
    assert DEFENSE.given == {(DefenseColumn.OTHER, 3), (DefenseColumn.OTHER, 5)}


def test_the_modifiers_of_a_determined_defense():
    drm = DEFENSE.modifiers
    assert (drm.elite, drm.low, drm.support, drm.orange) == (1, -1, 1, -1)


def test_a_partial_success_can_fall_in_the_open_and_in_a_city():
    for column in DefenseColumn:  # S42-EX-11.6-1
        assert "P" in {cell.outcome for cell in DEFENSE.cells[column]}


def test_failures_that_cost_a_step_and_losses_the_defender_chooses_exist():
    cells = [cell for column in DEFENSE.cells.values() for cell in column]
    assert "F -/1" in map(str, cells)  # S42-11.5.2.a
    assert any(cell.defender_chooses for cell in cells)  # S42-11.4.1.a


def test_higher_totals_and_better_ground_never_hurt_the_defender():
    def standing(column: DefenseColumn, total: int) -> int:
        return "FPS".index(DEFENSE.result(column, total).outcome)

    for column in DefenseColumn:
        totals = [standing(column, total) for total in range(-1, 10)]
        assert totals == sorted(totals)
    for total in range(-1, 10):
        columns = [standing(column, total) for column in DefenseColumn]
        assert columns == sorted(columns)


def test_totals_beyond_the_table_use_its_outer_rows():
    assert DEFENSE.result(DefenseColumn.CLEAR, -1) == DEFENSE.result(DefenseColumn.CLEAR, 1)
    assert DEFENSE.result(DefenseColumn.CITY, 8) == DEFENSE.result(DefenseColumn.CITY, 7)


@pytest.mark.parametrize(("modifier", "chance"), [(1, "1/2"), (0, "1/3"), (-1, "1/6")])
def test_chances_to_rally(modifier, chance):
    recovered = sum(CHARTS.rally.recovered(die + modifier) for die in DIE)
    assert Fraction(recovered, 6) == Fraction(chance)


def test_rally_rolls_of_the_example():
    drm = CHARTS.rally.modifiers
    assert CHARTS.rally.recovered(4 + drm.elite)  # S42-EX-13.5-1
    assert not CHARTS.rally.recovered(5 + drm.low)


def losing_dice(total: int) -> list[int]:
    return [die for die in DIE if CHARTS.isolation.lost(die + total)]


def test_the_stalingrad_pocket_of_the_examples():
    drm = CHARTS.isolation.modifiers
    flown_in = drm.airfield.of(Side.AXIS) + drm.hq + drm.city
    in_snow = drm.airfield_in_snow.of(Side.AXIS) + drm.hq + drm.city
    assert (flown_in, losing_dice(flown_in)) == (4, [])  # S42-EX-16.5-1
    assert flown_in <= drm.most
    assert losing_dice(in_snow) == [1]  # S42-EX-16.5-2
    assert losing_dice(flown_in + drm.airfield_far_from_rail) == [1]  # S42-EX-16.5-3
    assert drm.far_from_rail == 15


def test_isolation_in_the_desert_and_far_from_rail():
    drm = CHARTS.isolation.modifiers
    desert = TERRAIN.hexes[Terrain.DESERT].isolation
    assert desert == drm.desert
    assert losing_dice(drm.airfield.axis + drm.hq + desert) == [1, 2]  # S42-EX-16.5-D1
    far = drm.airfield.soviet + drm.airfield_far_from_rail
    assert far == 0
    assert losing_dice(far + drm.city + drm.hq) == [1, 2]  # S42-EX-16.5-D2


def rolls(season: Season, modifier: int = 0) -> list[str]:
    return [CHARTS.weather.rolled(season, die + modifier).value for die in DIE]


def test_the_weather_of_each_season():
    assert set(rolls(Season.SUMMER)) == {"clear"}
    assert rolls(Season.SEPTEMBER) == ["overcast"] * 2 + ["clear"] * 4
    assert rolls(Season.RASPUTITSA) == ["rain"] * 2 + ["overcast"] * 2 + ["clear"] * 2
    assert rolls(Season.WINTER) == ["snow"] * 2 + ["overcast"] * 2 + ["clear"] * 2


def test_the_weather_after_rain_and_after_snow():
    after = CHARTS.weather.after_rain_or_snow
    mud = rolls(Season.RASPUTITSA, after)  # S42-EX-23.1-D1
    assert [mud[0], mud[1], mud[3], mud[5]] == ["rain", "overcast", "clear", "clear"]
    winter = rolls(Season.WINTER, after)  # S42-EX-23.1-D2
    assert [winter[0], winter[1], winter[3]] == ["snow", "overcast", "clear"]


@pytest.mark.parametrize(
    ("weather", "advances"),
    [("clear", [2, 3, 4]), ("rain", [1, 2, 2]), ("mud", [1, 2, 2]), ("snow", [1, 2, 3])],
)
def test_advances_under_each_weather(weather, advances):
    effects = CHARTS.weather.effects[Weather(weather)]
    assert [effects.advance_of(hexes) for hexes in (2, 3, 4)] == advances  # S42-EX-23.2-1


def test_other_effects_of_weather():
    effects = CHARTS.weather.effects
    assert {kind for kind in Weather if effects[kind].wet} == {Weather.RAIN, Weather.MUD}
    assert {kind for kind in Weather if effects[kind].overland == 3} == {Weather.RAIN, Weather.MUD}
    assert [effects[kind].ma for kind in Weather] == [0, 0, 0, 0, -1]


def test_air_units_under_each_sky():
    air = CHARTS.weather.air
    assert air.late_turn == 27
    assert (air.clear.german, air.clear.german_late, air.clear.romanian) == (2, 1, True)
    assert (air.overcast.german, air.overcast.german_late, air.overcast.romanian) == (1, 0, False)
    assert air.rain.german == air.snow.german == 0


def test_the_turns_that_rules_date():
    turns = CHARTS.turns
    assert turns.turn(1).first == datetime.date(1942, 6, 28)
    order_227 = turns.turn(8)
    assert order_227.first <= datetime.date(1942, 7, 28) <= order_227.last
    assert turns.turn(28).first == datetime.date(1942, 11, 19)
    assert turns.turn(36).last == datetime.date(1942, 12, 31)


def test_summer_lasts_while_no_weather_is_rolled_and_winter_begins_on_turn_28():
    for turn in CHARTS.turns.turns:
        assert (turn.season is Season.SUMMER) == (turn.number < CHARTS.weather.first_rolled_turn)
        assert (turn.season is Season.WINTER) == (turn.number >= 28)
    assert CHARTS.turns.turn(20).season is Season.RASPUTITSA  # S42-EX-23.3-1


def test_benchmarks_pass_the_points_that_the_rulebook_names():
    turns = CHARTS.turns
    assert turns.turn(8).benchmark == 8  # S42-EX-24.2-1, S42-S1.3.a
    assert (turns.turn(28).benchmark, turns.turn(36).benchmark) == (24, 21)  # S42-S4.4


def test_only_the_axis_gets_replacements_for_its_allies():
    assert not any(turn.soviet.axis for turn in CHARTS.turns.turns)
    assert any(turn.axis.axis for turn in CHARTS.turns.turns)


def test_tank_shifts_are_barred_where_the_rulebook_bars_them():
    barred = {kind for kind, row in TERRAIN.hexes.items() if not row.tank_shift}
    assert barred == {
        Terrain.WOODS, Terrain.WOODED_ROUGH, Terrain.MARSH, Terrain.MOUNTAIN,
        Terrain.MINOR_CITY, Terrain.MAJOR_CITY,
    }  # fmt: skip
    assert not TERRAIN.features[Feature.FORTIFICATION].tank_shift


def test_a_fortification_in_rough_gives_two_shifts():
    rough, fort = TERRAIN.hexes[Terrain.ROUGH], TERRAIN.features[Feature.FORTIFICATION]
    assert rough.shift + fort.shift == 2  # S42-9.7.1.b


def test_where_no_fortification_may_be_built():
    closed = {kind for kind, row in TERRAIN.hexes.items() if not row.fortification}
    assert closed == {
        Terrain.WOODED_ROUGH, Terrain.MARSH, Terrain.MOUNTAIN,
        Terrain.MINOR_CITY, Terrain.MAJOR_CITY,
    }  # fmt: skip


def test_columns_of_determined_defense():
    columns = {kind: row.determined_defense for kind, row in TERRAIN.hexes.items()}
    clear = {kind for kind, column in columns.items() if column is DefenseColumn.CLEAR}
    city = {kind for kind, column in columns.items() if column is DefenseColumn.CITY}
    assert clear == {Terrain.CLEAR, Terrain.DESERT, Terrain.SEASONAL_MARSH}
    assert city == {Terrain.MOUNTAIN, Terrain.MINOR_CITY, Terrain.MAJOR_CITY}


def test_marsh_and_mountain_stop_an_advance_and_count_twice_for_supply():
    stopping = {kind for kind, row in TERRAIN.hexes.items() if row.stops_advance}
    assert stopping == {kind for kind, row in TERRAIN.hexes.items() if row.overland == 2}
    assert stopping == {Terrain.MARSH, Terrain.MOUNTAIN}


def test_seasonal_marsh_is_clear_until_the_first_rain():
    row, clear = TERRAIN.hexes[Terrain.SEASONAL_MARSH], TERRAIN.hexes[Terrain.CLEAR]
    assert row.after_rain is Terrain.MARSH
    assert (row.cost, row.shift, row.doubles, row.tank_shift) == (
        clear.cost, clear.shift, clear.doubles, clear.tank_shift
    )  # fmt: skip


def test_costs_in_half_points():
    clear, road = TERRAIN.hexes[Terrain.CLEAR].cost, TERRAIN.roads[RoadKind.PRIMARY].cost
    assert 3 * clear.halves(mechanized=False) == 2 * 3  # S42-EX-5.5.3-1
    assert (road.halves(mechanized=True), road.halves(mechanized=False)) == (1, 2)
    wet = TERRAIN.roads[RoadKind.SECONDARY].wet
    assert wet is not None
    assert wet.halves(mechanized=True) == 2


def test_a_panzer_division_reaches_the_river_and_crosses_with_six_points():
    crossing = TERRAIN.crossings[Crossing.PONTOON].cost.halves(mechanized=True)
    clear = TERRAIN.hexes[Terrain.CLEAR].cost.halves(mechanized=True)
    assert 2 * clear + clear + crossing == 2 * 6  # S42-EX-5.5.5-3: two hexes, then over it


def test_extended_and_tactical_movement():
    movement = TERRAIN.movement
    assert 3 + movement.extended == 6  # S42-EX-5.5.3-2
    assert 6 + movement.extended == 9  # S42-EX-5.5.3-4
    assert (movement.tactical, movement.leave_ezoc, movement.enter_entry_area) == (2, 2, 1)


@pytest.mark.parametrize(
    ("hexside", "dry", "frozen"),
    [("minor-river", (0, 0), None), ("major-river", (2, 3), (1, 2)), ("lake", None, (1, 2)),
     ("volga", None, None), ("sea", None, None)],
)  # fmt: skip
def test_river_crossing_costs(hexside, dry, frozen):
    row = TERRAIN.hexsides[Barrier(hexside)]
    costs = [None if cost is None else (cost.non_mechanized, cost.mechanized)
             for cost in (row.cost, row.frozen)]  # fmt: skip
    assert costs == [dry, frozen]


def test_rivers_in_combat():
    doubling = {kind for kind, row in TERRAIN.hexsides.items() if row.doubles}
    halving = {kind for kind, row in TERRAIN.hexsides.items() if row.halves}
    assert doubling - halving == {Barrier.MINOR_RIVER}
    assert halving == {Barrier.MAJOR_RIVER, Barrier.VOLGA, Barrier.LAKE}


def test_movement_costs_that_the_rulebook_does_not_give_are_marked():
    given_cost = {kind for kind, row in TERRAIN.hexes.items() if "cost" not in row.designed}
    assert given_cost == {Terrain.CLEAR, Terrain.SEASONAL_MARSH}

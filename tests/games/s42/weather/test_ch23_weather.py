"""Chapter 23: weather and winter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.s42.advance.breakthrough import Group, left_for
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.definitions.charts import charts
from hexfront.games.s42.definitions.tables import Season
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.state import WEATHERS
from hexfront.games.s42.supply.isolation import attrition_tally
from hexfront.games.s42.supply.lines import supplied
from hexfront.games.s42.weather.weather import mud_marker
from tests.games.s42.means.helpers_initial import country, reach_of
from tests.games.s42.retreat.helpers_retreat import won

AIR = "air ger-8-fk\nair ger-4-fk\nair rom-gal"


def rolled(turn: int, die: int, before: str = "clear", *more: str) -> Position:
    """The Weather Phase of a turn after one with this weather."""
    sky = f"weather {before}\nsky {before}"
    return position(country(f"turn {turn}", sky, *more, "phase weather axis", f"dice {die}"))


def weather(p: Position) -> str:
    return WEATHERS[p.state.weather].value


# 23.1 The Weather Table

SEPTEMBER, RASPUTITSA, WINTER = 18, 22, 30


@pytest.mark.rule("S42-23.1.a", "S42-3.0.b")
@pytest.mark.parametrize(
    ("turn", "results"),
    [
        (SEPTEMBER, ["overcast", "overcast", "clear", "clear", "clear", "clear"]),
        (RASPUTITSA, ["rain", "rain", "overcast", "overcast", "clear", "clear"]),
        (WINTER, ["snow", "snow", "overcast", "overcast", "clear", "clear"]),
    ],
)
def test_the_columns_of_the_weather_table(turn: int, results: list[str]) -> None:
    assert [weather(rolled(turn, die)) for die in range(1, 7)] == results


@pytest.mark.rule("S42-23.1.b")
def test_before_turn_17_it_is_always_clear() -> None:
    p = position(country("turn 16", "weather overcast", "phase weather axis"))
    assert weather(p) == "clear"
    assert [weather(rolled(17, die)) for die in (2, 3)] == ["overcast", "clear"]


@pytest.mark.rule("S42-23.1.c")
@pytest.mark.example("S42-EX-23.1-D2")
def test_after_snow_1_is_added_to_the_roll() -> None:
    results = [weather(rolled(WINTER, die, "snow")) for die in range(1, 7)]
    assert results == ["snow", "overcast", "overcast", "clear", "clear", "clear"]
    tally = rolled(WINTER, 2, "snow").told("log-weather")[0].tally
    assert tally is not None
    assert [(line.value, line.rule) for line in tally.lines] == [
        (2, "S42-23.1.a"),
        (1, "S42-23.1.c"),
    ]


@pytest.mark.rule("S42-23.1.c", "S42-23.3.1.c")
@pytest.mark.example("S42-EX-23.1-D1")
def test_after_rain_1_is_added_to_the_roll() -> None:
    results = [weather(rolled(RASPUTITSA, die, "rain")) for die in range(1, 7)]
    assert results == ["rain", "mud", "mud", "mud", "mud", "mud"]
    skies = [WEATHERS[rolled(RASPUTITSA, die, "rain").state.sky].value for die in range(1, 7)]
    assert skies == ["rain", "overcast", "overcast", "clear", "clear", "clear"]


@pytest.mark.rule("S42-23.1.d", "S42-23.3.1.d")
@pytest.mark.parametrize("sky", ["clear", "overcast"])
def test_nothing_is_added_after_mud_and_it_lasts_one_turn(sky: str) -> None:
    def after_mud(die: int) -> str:
        text = country("turn 22", "weather mud", f"sky {sky}", "before rain", f"dice {die}")
        return weather(position(text + "\nphase weather axis"))

    assert [after_mud(die) for die in range(1, 7)] == [
        "rain", "rain", "overcast", "overcast", "clear", "clear",
    ]  # fmt: skip


@pytest.mark.rule("S42-23.1.d", "S42-23.3.1.d", "S42-23.3.1.b")
def test_rain_on_turn_27_adds_to_the_roll_of_turn_28_but_leaves_no_mud() -> None:
    assert weather(rolled(28, 2, "rain")) == "overcast"
    assert weather(rolled(28, 6, "rain")) == "clear"


# 23.2 Results


def flying(p: Position) -> set[str]:
    """Air units that are Ready in the Holding Box after the Axis Initial Phase began."""
    p.enter_phase("initial axis")
    return {
        air.id
        for n, air in enumerate(p.state.setting.air)
        if not (p.state.air_absent | p.state.air_used) >> n & 1
    }


@pytest.mark.rule("S42-23.2.1.a", "S42-9.3.1.a", "S42-9.3.1.b")
def test_in_clear_weather_all_air_units_fly() -> None:
    assert flying(rolled(RASPUTITSA, 6, "clear", AIR)) == {"ger-8-fk", "ger-4-fk", "rom-gal"}


@pytest.mark.rule("S42-23.2.2.a")
def test_in_overcast_one_german_air_unit_flies() -> None:
    found = flying(rolled(RASPUTITSA, 3, "clear", AIR))
    assert len(found) == 1
    assert found < {"ger-8-fk", "ger-4-fk"}


@pytest.mark.rule("S42-9.3.1.b")
@pytest.mark.parametrize(("die", "count"), [(1, 0), (3, 1), (6, 3)])
def test_the_log_tells_how_many_fly(die: int, count: int) -> None:
    p = rolled(RASPUTITSA, die, "clear", AIR).enter_phase("initial axis")
    assert [entry.args["count"] for entry in p.told("log-air-ready")] == [count]


@pytest.mark.rule("S42-23.2.2.b", "S42-9.3.9.a")
@pytest.mark.parametrize("turn", [27, WINTER])
def test_in_overcast_none_flies_from_turn_27_on(turn: int) -> None:
    assert flying(rolled(turn, 3, "clear", AIR)) == set()


@pytest.mark.rule("S42-23.2.2.c")
def test_overcast_changes_nothing_else() -> None:
    table = charts().weather
    overcast, clear = (
        table.effects[weather] for weather in WEATHERS if weather.value in ("clear", "overcast")
    )
    assert overcast == clear
    assert rolled(RASPUTITSA, 3).state.season == rolled(RASPUTITSA, 5).state.season


@pytest.mark.rule("S42-23.2.3.a")
def test_in_rain_none_flies() -> None:
    assert flying(rolled(RASPUTITSA, 1, "clear", AIR)) == set()


@pytest.mark.rule("S42-23.2.4.a")
def test_in_snow_none_flies() -> None:
    assert flying(rolled(WINTER, 1, "clear", AIR)) == set()


@pytest.mark.rule("S42-9.3.9.a")
def test_from_turn_27_on_clear_weather_lets_one_german_air_unit_fly() -> None:
    assert len(flying(rolled(26, 6, "clear", AIR)) & {"ger-8-fk", "ger-4-fk"}) == 2
    late = [flying(rolled(turn, 6, "clear", AIR)) for turn in (27, 28, 36)]
    assert late[0] == late[1] == late[2]
    assert len(late[0] & {"ger-8-fk", "ger-4-fk"}) == 1
    assert "rom-gal" in late[0]


@pytest.mark.rule("S42-23.3.3.a")
def test_in_mud_air_units_fly_as_the_roll_says() -> None:
    assert len(flying(rolled(RASPUTITSA, 5, "rain", AIR))) == 3
    assert len(flying(rolled(RASPUTITSA, 2, "rain", AIR))) == 1


@pytest.mark.rule("S42-23.2.3.b")
def test_the_first_rain_turns_seasonal_marsh_into_marsh_for_good() -> None:
    swamp = "terrain seasonal-marsh 1205"
    cost = {}
    for name, p in {
        "before": rolled(RASPUTITSA, 6, "clear", swamp),
        "rain": rolled(RASPUTITSA, 1, "clear", swamp),
        "after": rolled(RASPUTITSA, 6, "clear", swamp, "marsh"),
    }.items():
        row = p.state.going.rows[p.hex("1205")]
        assert row is not None
        cost[name] = row.name["en"]
    assert cost == {"before": "Seasonal Marsh", "rain": "Marsh", "after": "Marsh"}


ROAD = "road secondary 1205-1305-1405-1505-1605"
PRIMARY = ROAD.replace("secondary", "primary")
TANK = "axis A 10-8-2 tank red black-box at 1205"


@pytest.mark.rule("S42-23.2.3.c", "S42-23.3.3.a")
@pytest.mark.parametrize("sky", ["rain", "mud"])
def test_in_rain_secondary_roads_cost_mechanized_units_1_mp(sky: str) -> None:
    assert "1605" in reach_of(TANK, ROAD, "turn 22")
    assert "1605" not in reach_of(TANK, ROAD, "turn 22", f"weather {sky}")
    assert "1405" in reach_of(TANK, ROAD, "turn 22", f"weather {sky}")
    assert "1605" in reach_of(TANK, PRIMARY, "turn 22", f"weather {sky}")


@pytest.mark.rule("S42-23.2.3.d", "S42-23.3.3.a")
@pytest.mark.parametrize("sky", ["rain", "mud"])
def test_in_rain_an_unbridged_minor_river_costs_1_mp_more(sky: str) -> None:
    river = "river minor 1205/1204+1206+1305+1306+1105+1106"
    unit = "axis A 6-7-3 black-box at 1205"
    wet = reach_of(unit, river, "turn 22", f"weather {sky}")
    assert "1203" in wet
    assert "1202" not in wet
    assert "1202" in reach_of(unit, river, "turn 22")


@pytest.mark.rule("S42-23.2.3.g", "S42-23.3.3.a")
@pytest.mark.parametrize(("sky", "length"), [("clear", 5), ("rain", 3), ("mud", 3), ("snow", 5)])
def test_the_overland_portion_in_rain_and_mud(sky: str, length: int) -> None:
    p = position(country("turn 22", f"weather {sky}"))
    row = {p.label(h)[:2] for h in p.state.country.grid.hexes if supplied(p.state, 0) >> h & 1}
    assert max(row) == str(10 + length)


@pytest.mark.rule("S42-23.2.4.c")
@pytest.mark.example("S42-EX-23.2-D2")
def test_snow_reduces_all_mas_by_1_but_not_the_bonus_of_extended_movement() -> None:
    grid = position(country()).state.country.grid

    def farthest(*more: str) -> int:
        p = position(country("axis A 6-7-3 at 1400", *more, "phase movement axis"))
        return max(
            grid.distance(p.hex("1400"), p.hex(h)) for h in p.choose("move A").options("march")
        )

    assert farthest("turn 30") == 6
    assert farthest("turn 30", "weather snow") == 5


@pytest.mark.rule("S42-23.2.3.e")
@pytest.mark.example("S42-EX-23.2-1")
def test_an_advance_in_the_rain_ends_half_way() -> None:
    for adv, way in ((2, ("1405",)), (3, ("1405", "1505")), (4, ("1405", "1505"))):
        p = won(adv, "axis A 10-8-6 tank red at 1305", "turn 22", "weather rain")
        p.choose("advance A")
        for hex_ in way:
            assert p.waits_for == "Advancing"
            p.choose(f"step {hex_}")
        assert p.waits_for != "Advancing"
        assert p.where("A") == way[-1]


@pytest.mark.rule("S42-23.2.3.e", "S42-23.3.3.a")
@pytest.mark.parametrize("sky", ["rain", "mud"])
def test_rain_halves_advances(sky: str) -> None:
    effects = next(e for w, e in charts().weather.effects.items() if w.value == sky)
    assert [effects.advance_of(hexes) for hexes in (2, 3, 4)] == [1, 2, 2]


@pytest.mark.rule("S42-23.2.4.d")
def test_snow_takes_one_hex_from_advances() -> None:
    effects = next(e for w, e in charts().weather.effects.items() if w.value == "snow")
    assert [effects.advance_of(hexes) for hexes in (1, 2, 3, 4)] == [1, 1, 2, 3]


# 23.3 Rasputitsa and Mud


@pytest.mark.rule("S42-23.3.1.a")
def test_the_rasputitsa_is_a_band_of_the_turn_record() -> None:
    seasons = [turn.season for turn in charts().turns.turns]
    assert [n + 1 for n, s in enumerate(seasons) if s is Season.RASPUTITSA] == [*range(20, 28)]


@pytest.mark.rule("S42-23.3.1.b", "S42-23.3.1.c")
@pytest.mark.parametrize("before", ["clear", "overcast"])
def test_without_rain_before_there_is_no_mud(before: str) -> None:
    assert [weather(rolled(RASPUTITSA, die, before)) for die in (3, 5)] == ["overcast", "clear"]


@pytest.mark.rule("S42-23.3.2.a", "S42-23.3.1.c")
@pytest.mark.example("S42-EX-23.3-1")
def test_the_mud_marker_lies_one_turn_ahead_of_the_rain() -> None:
    p = rolled(20, 1)
    assert (weather(p), mud_marker(p.state)) == ("rain", 21)
    for die, found, marker in ((4, "mud", 21), (3, "mud", 21), (1, "rain", 22)):
        p = rolled(21, die, "rain")
        assert (weather(p), mud_marker(p.state)) == (found, marker)
    assert mud_marker(rolled(22, 5).state) == 0


@pytest.mark.rule("S42-23.3.2.a", "S42-23.3.1.d")
def test_it_does_not_lie_beyond_the_rasputitsa() -> None:
    assert [mud_marker(rolled(turn, 1).state) for turn in (26, 27)] == [27, 0]


@given(st.lists(st.integers(1, 6), min_size=8, max_size=8))
@pytest.mark.rule("S42-23.3.1.c", "S42-23.3.1.d", "S42-23.1.c")
def test_mud_follows_rain_and_nothing_else(dice: list[int]) -> None:
    p = rolled(20, dice[0])
    for turn, die in enumerate(dice[1:], 21):
        before = weather(p)
        p.state.turn = turn
        p.enter_phase("weather axis")
        p.roll(die)
        if before == "rain":
            assert weather(p) in ("rain", "mud")
            assert die == 1 or weather(p) == "mud"
        else:
            assert weather(p) != "mud"


@pytest.mark.rule("S42-23.2.4.b", "S42-16.5.4.c")
def test_in_snow_an_axis_airfield_helps_less() -> None:
    wall = [f"soviet S{row} 3-5-3 at 14{row:02}" for row in range(0, 11, 2)]

    def airfield(*more: str) -> int:
        p = position(country("axis A 6-7-3 at 1705", *wall, *more, "turn 30"))
        return attrition_tally(p.state, p.unit("A")).value("tally-isolation-airfield")

    assert airfield() == 2
    assert airfield("weather snow") == 1


@pytest.mark.rule("S42-23.2.4.f")
@pytest.mark.example("S42-EX-23.2-D1")
def test_snow_adds_to_the_hex_lost_by_a_group_that_shuns_the_vacated_hex() -> None:
    p = position(country("axis A 10-8-6 tank red at 1305", "turn 30", "weather snow"))
    battle = Battle(side=0, hex=p.hex("1405"), attackers=p.units("A"), code="DR2", adv=3)
    group = Group(units=p.units("A"), at=p.hex("1305"))
    assert left_for(p.state, battle, group, p.unit("A"), entering=True) == 2
    assert left_for(p.state, battle, group, p.unit("A"), entering=False) == 1

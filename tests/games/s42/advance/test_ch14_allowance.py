"""Chapter 14.2: how far units advance after combat, and what weather takes off."""

import pytest

from hexfront.games.s42.advance.advancing import advance_allowance, combat_allowance
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import A, advances, far, won


def allowance(p: Position, unit: str, adv: int) -> int:
    battle = Battle(side=0, hex=p.hex("1405"), attackers=p.units(unit), adv=adv)
    return advance_allowance(p.state, battle, p.unit(unit)).total


@pytest.mark.rule("S42-14.2.1.a")
@pytest.mark.parametrize("adv", [2, 3, 4])
def test_the_combat_result_sets_the_allowance(adv: int) -> None:
    assert far(won(adv, A), "A") == adv


@pytest.mark.rule("S42-14.2.2.a")
@pytest.mark.example("S42-EX-14.2-1")
def test_mechanized_units_cavalry_and_infantry_advance_4_3_and_2_hexes() -> None:
    foot = ("axis C 5-5-5 cavalry at 1306", "axis I 5-5-3 at 1305")
    p = won(4, A, *foot, "axis M 5-5-6 motorized at 1305")
    assert [far(p, unit) for unit in "ACIM"] == [4, 3, 2, 4]


@pytest.mark.rule("S42-14.2.2.b", "S42-16.4.d")
@pytest.mark.parametrize("unit", ["10-8-6 tank", "5-5-5 cavalry"])
def test_out_of_supply_units_advance_two_hexes(unit: str) -> None:
    p = won(4, f"axis A {unit} at 1305 oos", "axis B 10-8-6 at 1306")
    assert far(p, "A") == 2


@pytest.mark.rule("S42-14.2.2.b", "S42-20.1.3.c", "S42-20.1.3.d")
@pytest.mark.parametrize(("kind", "hexes"), [("tank", 4), ("guards", 2), ("shock", 2)])
def test_army_hqs_advance_at_their_own_rate(kind: str, hexes: int) -> None:
    p = position(f"""
        map 1000-2010
        soviet A 10-8-6 tank black at 1305
        soviet H 0-0-5 army-hq hq={kind} at 1305
        axis R 3-9-3 steps=1 at 1405
        crt * * = DS 4 x
        phase combat soviet
    """)
    p.play("attack 1405; resolve", 3)
    assert far(p, "H") == hexes


LIMITED = """
    map 1000-2010
    axis A 10-8-6 tank red at 1305
    axis B 10-8-6 tank red at 1306
    soviet R 3-9-3 steps=1 at 1405
    crt * * = EX
    {}
    phase combat axis
"""


def limited(*statements: str) -> Position:
    p = position(LIMITED.format("\n".join(statements)))
    p.play("attack 1405; resolve", 3)
    while p.waits_for == "ChooseLoss":
        p.choose(p.choices()[0])
    assert p.where("R") == "eliminated"
    return p


@pytest.mark.rule("S42-14.2.3.a")
def test_a_limited_advance_leads_into_the_vacated_hex_only() -> None:
    p = limited()
    assert p.options("form-group") == set()
    assert advances(p, "A") == {"1405"}
    p.choose("end-advance")
    assert p.where("A") == "1305"


@pytest.mark.rule("S42-14.2.3.a", "S42-11.4.2.a")
def test_losing_the_last_step_in_a_successful_defense_gives_a_limited_advance() -> None:
    p = position("""
        map 1000-2010
        turn 12
        axis A 10-8-6 tank red at 1305
        soviet R 3-9-3 steps=1 at 1405
        crt * * = DR2 4
        dd * * = S -/1
        dice 3 3
        phase combat axis
    """)
    p.play("attack 1405; resolve; defend").until("advance")
    assert p.where("R") == "eliminated"
    assert advances(p, "A") == {"1405"}
    assert p.options("form-group") == set()


def delayed(*statements: str) -> Position:
    """A Delay on 1405: R has retreated."""
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                "turn 12",
                A,
                "soviet R 3-9-3 at 1405",
                "crt * * = DR2 4",
                "dd * * = P -/-",
                *statements,
                "dice 3 3",
                "phase combat axis",
            )
        )
    )
    return p.play("attack 1405; resolve; defend").until("step")


@pytest.mark.rule("S42-14.2.4.a", "S42-11.6.1.a", "S42-11.6.1.c")
def test_a_delay_gives_one_hex_in_any_direction_and_no_breakthrough() -> None:
    p = delayed()
    p.play("step 1506; step 1606")
    assert p.options("form-group") == set()
    assert advances(p, "A") == {"1304", "1306", "1404", "1405", "1204", "1205"}


@pytest.mark.rule("S42-11.6.1.a")
def test_a_delayed_unit_retreats_one_or_two_hexes() -> None:
    p = delayed()
    p.choose("step 1506")
    assert "stop-short" in p.choices()
    assert {"1605", "1606", "1507"} == p.options("step")
    p.choose("stop-short")
    assert p.where("R") == "1506"


@pytest.mark.rule("S42-11.6.1.a", "S42-12.2.d")
def test_a_delay_does_not_end_in_ezoc() -> None:
    p = delayed()
    p.choose("step 1404")
    assert "stop-short" not in p.choices()


@pytest.mark.rule("S42-11.6.1.b")
@pytest.mark.parametrize(
    ("steps", "option", "order"),
    [
        (1, "on", "disrupted"),
        (2, "on", "disrupted"),
        (1, "off", "disrupted"),
        (2, "off", "good"),
    ],
)
def test_a_delay_disrupts(steps: int, option: str, order: str) -> None:
    p = delayed(f"option delay_two_hexes_disrupts {option}")
    p.choose("step 1506")
    p.choose("stop-short" if steps == 1 else "step 1606")
    assert p.order("R") == order


@pytest.mark.rule("S42-11.6.1.d")
def test_a_delay_gives_one_hex_even_if_it_costs_the_last_step() -> None:
    p = position("""
        map 1000-2010
        turn 12
        axis A 10-8-6 tank red at 1305
        soviet R 3-9-3 steps=1 at 1405
        crt * * = DR2 4
        dd * * = P -/1
        dice 3 3
        phase combat axis
    """)
    p.play("attack 1405; resolve; defend").until("advance")
    assert p.where("R") == "eliminated"
    assert far(p, "A") == 1
    assert "1404" in advances(p, "A")
    assert p.options("form-group") == set()


# Weather.


@pytest.mark.rule("S42-23.2.3.e", "S42-14.2.1.a")
@pytest.mark.example("S42-EX-23.2-1")
@pytest.mark.parametrize(("weather", "by_adv"), [("rain", (1, 2, 2)), ("mud", (1, 2, 2))])
def test_rain_and_mud_halve_the_advance(weather: str, by_adv: tuple[int, ...]) -> None:
    p = position(f"map 1000-2010\nturn 22\nweather {weather}\n{A}")
    assert tuple(allowance(p, "A", adv) for adv in (2, 3, 4)) == by_adv
    q = won(2, A, "turn 22", f"weather {weather}")
    assert far(q, "A") == 1
    assert q.options("form-group") == set()


@pytest.mark.rule("S42-14.2.1.a", "S42-15.1.a", "S42-23.2.3.e", "S42-23.2.4.d")
@pytest.mark.example("S42-EX-14.2-2")
@pytest.mark.parametrize(("weather", "turn"), [("rain", 22), ("snow", 30)])
def test_adv_2_is_one_hex_without_breakthrough_in_rain_and_in_snow(weather: str, turn: int) -> None:
    p = won(2, A, f"turn {turn}", f"weather {weather}")
    assert [line.value for line in p.advance("A").lines] == [2, -1]
    assert far(p, "A") == 1
    assert not p.legal("form-group 1305")


@pytest.mark.rule("S42-23.2.4.d")
def test_snow_takes_one_hex_but_not_the_last() -> None:
    p = position(f"map 1000-2010\nturn 30\nweather snow\n{A}\naxis I 5-5-3 at 1306")
    assert tuple(allowance(p, "A", adv) for adv in (2, 3, 4)) == (1, 2, 3)
    assert tuple(allowance(p, "I", adv) for adv in (2, 3, 4)) == (1, 2, 2)
    tally = combat_allowance(
        p.state, Battle(side=0, hex=p.hex("1405"), attackers=p.units("A"), adv=3)
    )
    assert [(line.label, line.value) for line in tally.lines] == [
        ("tally-advance", 3),
        ("tally-weather", -1),
    ]


@pytest.mark.rule("S42-23.2.3.f")
def test_rain_leaves_limited_advances_delays_and_retreats_alone() -> None:
    wet = ("turn 22", "weather rain")
    assert advances(limited(*wet), "A") == {"1405"}
    p = delayed("turn 22", "weather rain")
    assert "stop-short" in p.choose("step 1506").choices()
    p.choose("step 1606")
    assert far(p, "A") == 1


@pytest.mark.rule("S42-23.2.4.e", "S42-23.2.3.f")
@pytest.mark.parametrize("weather", ["snow", "rain"])
def test_weather_does_not_change_retreats(weather: str) -> None:
    p = position(f"""
        map 1000-2010
        turn 22
        weather {weather}
        {A}
        soviet R 3-9-3 at 1405
        crt * * = DR4 4 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.state.country.grid.distance(p.hex("1405"), p.hex(p.where("R"))) == 4

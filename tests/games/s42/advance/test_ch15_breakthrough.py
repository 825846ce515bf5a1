"""Chapter 15: Breakthrough Combat, against whom it is fought and how it ends."""

import pytest

from hexfront.games.s42.choices import Breakthrough
from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import A, hexes_open, won


@pytest.mark.rule("S42-15.1.b", "S42-15.2.5.a")
def test_breakthrough_combat_is_a_normal_combat() -> None:
    """Odds, die, Determined Defense and retreat, against a unit that retreated before."""
    p = position(f"""
        map 1000-2010
        turn 12
        {A}
        soviet R 3-5-3 at 1405
        soviet Q 3-5-3 at 1506
        crt * * = DR2 3
        dd * * = F -/-
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3, "give-ground; step 1505; step 1605")
    p.play("form-group 1305; step 1405; breakthrough 1506")
    assert p.actor == "chance"
    p.roll(3)
    assert p.legal("defend")
    p.play("give-ground")
    assert p.waits_for == "Retreating"


# Targets.


@pytest.mark.rule("S42-15.2.5.a", "S42-8.1.b")
def test_units_already_attacked_may_be_attacked_again() -> None:
    p = position(f"""
        map 1000-2010
        {A}
        axis D 10-8-6 tank red at 1306
        axis E 10-8-6 tank red at 1505
        soviet R 3-5-3 at 1405
        soviet S 3-12-3 at 1506
        crt * 2 = A1
        crt * 6 = DS 4 x
        phase combat axis
    """)
    p.play("attack 1506; resolve", 2)
    while p.waits_for == "ChooseLoss":
        p.choose(p.choices()[0])
    assert "1506" not in p.options("attack")
    p.play("attack 1405; resolve", 6)
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    p.play("form-group 1305; step 1405")
    assert "1506" in p.options("breakthrough")


@pytest.mark.rule("S42-15.2.5.a")
@pytest.mark.parametrize(
    "barrier",
    ["sea 1405/1505", "river lake 1405/1505", "alpine 1405/1505", "river volga 1405/1505"],
)
def test_the_target_must_be_a_hex_that_the_group_could_enter(barrier: str) -> None:
    p = won(4, A, "soviet X 3-3-3 at 1505", f"{barrier} 1405/1505")
    p.play("form-group 1305; step 1405")
    assert p.options("breakthrough") == set()


@pytest.mark.rule("S42-15.2.5.a")
def test_targets_lie_next_to_the_group() -> None:
    p = won(4, A, "soviet X 3-3-3 at 1604")
    p.choose("form-group 1305")
    assert p.options("breakthrough") == set()
    p.play("step 1405; step 1505")
    assert p.options("breakthrough") == {"1604"}


@pytest.mark.rule("S42-15.2.9.a")
@pytest.mark.parametrize("turn", [12, 30])
def test_no_breakthrough_combat_across_an_unbridged_major_river(turn: int) -> None:
    river = (f"turn {turn}", "river major 1405/1505", "soviet X 3-3-3 at 1505")
    p = won(4, A, *river)
    p.play("form-group 1305; step 1405")
    assert p.options("breakthrough") == set()
    for bridge in ("road 1405-1505", "ferry 1405/1505"):
        q = won(4, A, *river, bridge)
        q.play("form-group 1305; step 1405")
        assert q.options("breakthrough") == {"1505"}


@pytest.mark.rule("S42-23.4.o")
def test_nor_across_a_frozen_one() -> None:
    p = won(4, A, "turn 30", "river major 1405/1505", "soviet X 3-3-3 at 1505")
    p.play("form-group 1305; step 1405")
    assert p.options("breakthrough") == set()


@pytest.mark.rule("S42-21.4.e", "S42-9.7.2.e")
@pytest.mark.parametrize(
    ("mark", "fights"),
    [
        ("axis F 4-4-3 at 1505", True),
        ("axis F 4-4-3 at 1505 fresh", False),
        ("building axis 1505", False),
    ],
    ids=["friend", "replacement", "construction"],
)
def test_no_breakthrough_out_of_a_hex_from_which_nobody_attacks(mark: str, fights: bool) -> None:
    p = won(4, A, mark, "soviet Q 1-1-3 at 1605", "soviet P 1-1-3 at 1404 disrupted")
    p.play("form-group 1305; step 1405")
    assert p.legal("breakthrough 1404")
    p.choose("step 1505")
    assert p.legal("breakthrough 1605") is fights


# The end.


def after(result: str, *statements: str) -> Position:
    """The group has entered 1405 and fought X in 1505 with this result."""
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                "turn 12",
                A,
                "soviet R 3-9-3 steps=1 at 1405",
                "soviet X 3-6-3 at 1505",
                "crt * 1 = DS 4 x",
                f"crt * 6 = {result}",
                *statements,
                "phase combat axis",
            )
        )
    )
    p.play("attack 1405; resolve", 1, "form-group 1305; step 1405; breakthrough 1505", 6)
    while p.waits_for in ("Retreating", "ChooseLoss"):
        p.choose(p.choices()[0])
    return p


@pytest.mark.rule("S42-15.2.7.a")
def test_less_than_adv_3_ends_the_advance_there_or_in_the_emptied_hex() -> None:
    p = after("DR2 2 x")
    assert set(p.choices()) == {"step 1505", "halt"}
    p.choose("step 1505")
    assert p.where("A") == "1505"
    assert p.waits_for != "GroupAdvance"


@pytest.mark.rule("S42-15.2.7.a")
def test_a_defender_that_stands_ends_it_too() -> None:
    p = after("A1")
    assert p.where("X") == "1505"
    assert p.waits_for != "GroupAdvance"
    assert p.where("A") == "1405"


@pytest.mark.rule("S42-15.2.7.a", "S42-15.2.8.a")
@pytest.mark.parametrize("adv", [3, 4])
def test_adv_3_or_4_lets_the_group_go_on(adv: int) -> None:
    """Enter 1505 for nothing and go on with two hexes, or leave 1405 elsewhere."""
    p = after(f"DR2 {adv} x")
    assert {"1505", "1406", "1506"} <= p.options("step")
    p.choose("step 1505")
    assert p.waits_for == "GroupAdvance"


@pytest.mark.rule("S42-15.2.8.b")
def test_a_combat_adds_no_hexes() -> None:
    p = after("DS 4 x")
    inside = Position(p.state.copy(), p.names)
    inside.choose("step 1505")
    assert hexes_open(inside) == 2


@pytest.mark.rule("S42-15.2.7.a", "S42-23.2.3.e", "S42-23.2.4.d")
@pytest.mark.parametrize(
    ("weather", "adv", "goes_on"),
    [("rain", 4, False), ("mud", 4, False), ("snow", 3, False), ("snow", 4, True)],
)
def test_weather_reduces_the_adv_of_the_combat_as_well(
    weather: str, adv: int, goes_on: bool
) -> None:
    p = after(f"DR2 {adv} x", "turn 30", f"weather {weather}")
    assert (len(p.options("step")) > 1) is goes_on


@pytest.mark.rule("S42-15.2.7.a", "S42-11.6.1.c")
def test_a_delay_ends_it_in_the_emptied_hex() -> None:
    p = position(f"""
        map 1000-2010
        turn 12
        {A}
        soviet R 3-9-3 steps=1 at 1405
        soviet X 3-6-3 at 1505
        crt * 1 = DS 4 x
        crt * 6 = DR2 4
        dd * * = P -/-
        phase combat axis
    """)
    p.play("attack 1405; resolve", 1, "form-group 1305; step 1405; breakthrough 1505", 6, "defend")
    p.roll(3)
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert set(p.choices()) == {"step 1505", "halt"}


# Air units and artillery.

AIR = """
    map 1000-2010
    area X axis 1000-1010
    rail edge-1005-1105
    repaired all
    town 1005
    air ger-8-fk
    air ger-4-fk
    axis A 10-8-6 tank red at 1305
    soviet R 3-9-3 steps=1 at 1405
    soviet X 3-9-3 steps=1 at 1505
    crt * * = DS 4 x
    phase combat axis
"""


@pytest.mark.rule("S42-15.2.9.c", "S42-9.3.7.b")
@pytest.mark.parametrize("called", [True, False])
def test_only_the_air_unit_of_the_first_combat_supports_the_breakthrough(called: bool) -> None:
    p = position(AIR)
    p.play("attack 1405", *(["use-air ger-8-fk"] if called else []), "resolve", 3)
    p.play("form-group 1305; step 1405; breakthrough 1505")
    shifts = p.told("log-breakthrough")[-1].tally
    assert shifts is not None
    assert sum(line.value for line in shifts.lines if line.rule.startswith("S42-9.3")) == called


@pytest.mark.rule("S42-15.2.9.d", "S42-18.3.3.a")
def test_no_artillery_but_tank_shifts_in_breakthrough_combat() -> None:
    p = won(4, A, "axis H S-(1)-5 support-hq at 1305", "soviet X 3-9-3 at 1505")
    p.play("form-group 1305; step 1405")
    offers = p.game.offers(p.state, p.state.actor())
    (foreseen,) = (o.preview.attack for o in offers if isinstance(o.choice, Breakthrough))
    p.play("breakthrough 1505")
    shifts = p.told("log-breakthrough")[-1].tally
    assert shifts is not None
    assert [line.rule for line in shifts.lines] == ["S42-9.2.1.a", "S42-9.2.2.a"]
    assert foreseen.shifts == shifts
    assert p.states("H") == set()


# Against units that retreated, and after an Auto DS.


@pytest.mark.rule("S42-15.3.a")
def test_units_that_retreated_defend_normally() -> None:
    p = position(f"""
        map 1000-2010
        {A}
        soviet R 3-8-3 at 1405
        crt * * = DR2 4 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3, "step 1505; step 1604")
    p.play("form-group 1305; step 1405; step 1505; breakthrough 1604")
    assert p.told("log-breakthrough")[-1].args["defense"] == 4
    p.roll(3)
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.order("R") == "full_retreat"


@pytest.mark.rule("S42-15.3.b")
def test_units_above_the_limit_do_not_help() -> None:
    friends = ("soviet F 3-4-3 at 1604", "soviet G 3-4-3 at 1604")
    p = position("\n".join(("map 1000-2010", A, "soviet R 3-8-3 at 1405", *friends,
                            "crt * * = DR2 4 x", "phase combat axis")))  # fmt: skip
    p.play("attack 1405; resolve", 3, "step 1505; step 1604")
    p.play("form-group 1305; step 1405; step 1505; breakthrough 1604")
    assert p.actor == "soviet"
    assert p.options("stand-aside") == {"R", "F", "G"}
    p.choose("stand-aside R")
    assert p.told("log-breakthrough")[-1].args["defense"] == 8


@pytest.mark.rule("S42-15.4.a", "S42-8.6.2.b", "S42-15.2.9.e")
def test_each_auto_ds_has_one_group_and_no_air() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305 auto-ds
        axis B 10-8-6 tank red at 1306 auto-ds
        soviet Y 3-9-3 at 1505
        auto-ds 1405 A B
        air ger-8-fk
        crt * * = A1
        phase combat axis
    """)
    assert p.options("form-group") == {"1305", "1306", "1405"}
    p.play("form-group 1305; step 1405; breakthrough 1505")
    shifts = p.told("log-breakthrough")[-1].tally
    assert shifts is not None
    assert not [line for line in shifts.lines if line.rule.startswith("S42-9.3")]
    p.roll(3)
    assert p.waits_for == "AdvanceChoice"
    assert p.options("form-group") == set()
    assert p.refusal("form-group 1306").rule == "S42-15.4.a"
    assert p.options("advance") == {"B"}

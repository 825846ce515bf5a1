"""Chapter 15 for either side: what holds for an Axis breakthrough holds for a Soviet one."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import hexes_open

SIDES = pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])


def fought(own: str, foe: str, *statements: str, first: str = "DS 4 x", then: str = "") -> Position:
    """Own tanks in 1305 have emptied 1405; the next combat has another result."""
    return position(
        "\n".join(
            (
                "map 1000-2010",
                "turn 12",
                f"{own} A 10-8-6 tank red at 1305",
                f"{foe} R 3-9-3 steps=1 at 1405",
                f"crt * 1 = {first}",
                f"crt * 6 = {then or first}",
                *statements,
                f"phase combat {own}",
            )
        )
    ).play("attack 1405; resolve", 1)


@pytest.mark.rule("S42-15.1.a")
@SIDES
@pytest.mark.parametrize(("weather", "group"), [("clear", {"1305"}), ("rain", set())])
def test_an_advance_of_two_hexes_gives_a_group_one_of_one_does_not(
    own: str, foe: str, weather: str, group: set[str]
) -> None:
    p = fought(own, foe, "turn 22", f"weather {weather}", first="DS 2 x")
    assert p.options("form-group") == group


@pytest.mark.rule("S42-15.2.5.a")
@SIDES
def test_the_group_attacks_enemies_next_to_it_and_nobody_else(own: str, foe: str) -> None:
    p = fought(
        own, foe, f"{foe} X 3-3-3 at 1505", f"{own} F 3-3-3 at 1406", f"{foe} Y 3-3-3 at 1604"
    )
    p.play("form-group 1305; step 1405")
    assert p.options("breakthrough") == {"1505"}
    for target in ("1406", "1404", "1604"):
        refusal = p.refusal(f"breakthrough {target}")
        assert (refusal.rule, refusal.message) == ("S42-15.2.5.a", "no-breakthrough-target")


@pytest.mark.rule("S42-15.2.5.a")
@SIDES
def test_the_group_attacks_from_the_first_hex_of_the_map(own: str, foe: str) -> None:
    p = position(f"""
        map 1000-2010
        turn 12
        {own} A 10-8-6 tank red at 1001
        {foe} R 3-9-3 steps=1 at 1000
        {foe} X 3-3-3 at 1100
        crt * * = DS 4 x
        phase combat {own}
    """)
    assert p.hex("1000") == min(p.state.country.grid.hexes)
    p.play("attack 1000; resolve", 1, "form-group 1001; step 1000")
    assert p.legal("breakthrough 1100")


@pytest.mark.rule("S42-15.2.7.a")
@SIDES
def test_a_group_whose_advance_has_ended_attacks_nobody(own: str, foe: str) -> None:
    more = (f"{foe} X 3-6-3 steps=1 at 1505", f"{foe} Y 3-3-3 at 1406")
    p = fought(own, foe, *more, then="DS 2 x")
    p.play("form-group 1305; step 1405")
    assert p.legal("breakthrough 1406")
    p.play("breakthrough 1505", 6)
    assert set(p.choices()) == {"step 1505", "halt"}
    refusal = p.refusal("breakthrough 1406")
    assert (refusal.rule, refusal.message) == ("S42-15.2.7.a", "no-breakthrough-ended")


@pytest.mark.rule("S42-15.2.7.a", "S42-15.2.8.a", "S42-15.2.8.b")
@SIDES
def test_adv_3_lets_it_go_on_and_adds_no_hexes(own: str, foe: str) -> None:
    p = fought(own, foe, f"{foe} X 3-6-3 steps=1 at 1505", then="DS 3 x")
    p.play("form-group 1305; step 1405; breakthrough 1505", 6)
    assert p.where("X") == "eliminated"
    p.choose("step 1505")
    assert p.waits_for == "GroupAdvance"
    assert hexes_open(p) == 2


@pytest.mark.rule("S42-15.2.9.a")
@SIDES
def test_no_breakthrough_over_an_unbridged_major_river(own: str, foe: str) -> None:
    river = ("river major 1405/1505", f"{foe} X 3-3-3 at 1505")
    p = fought(own, foe, *river).play("form-group 1305; step 1405")
    refusal = p.refusal("breakthrough 1505")
    assert (refusal.rule, refusal.message) == ("S42-15.2.9.a", "no-breakthrough-river")
    q = fought(own, foe, *river, "road 1405-1505").play("form-group 1305; step 1405")
    assert q.legal("breakthrough 1505")


@pytest.mark.rule("S42-15.1.b")
@SIDES
def test_the_defender_of_a_breakthrough_combat_may_stand(own: str, foe: str) -> None:
    p = fought(own, foe, f"{foe} X 3-5-3 at 1505", "dd * * = F -/-", then="DR2 3")
    p.play("form-group 1305; step 1405; breakthrough 1505", 6)
    assert p.actor == foe
    assert p.legal("defend")
    p.choose("give-ground")
    assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-15.3.b")
@SIDES
def test_units_above_the_limit_do_not_help(own: str, foe: str) -> None:
    friends = (f"{foe} F 3-4-3 at 1604", f"{foe} G 3-4-3 at 1604", f"{foe} H 3-4-3 at 1604")
    p = position("\n".join((
        "map 1000-2010", f"{own} A 10-8-6 tank red at 1305", f"{foe} R 3-8-3 at 1405",
        *friends[: 2 if foe == "soviet" else 3], "crt * * = DR2 4 x", f"phase combat {own}",
    )))  # fmt: skip
    p.play("attack 1405; resolve", 3, "step 1505; step 1604")
    p.play("form-group 1305; step 1405; step 1505; breakthrough 1604")
    assert p.actor == foe
    assert "R" in p.options("stand-aside")

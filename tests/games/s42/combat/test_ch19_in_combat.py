"""Chapter 19.3 and what else stays, goes or is lost when a stack retreats."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import field, isles, retreat

A, R, H = "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405", "soviet H 0-0-5 army-hq at 1405"
WAY = ("1305", "1405", "1505", "1604")


def fought(result: str, *statements: str) -> Position:
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                "axis A 10-8-6 at 1305",
                *statements,
                f"crt * * = {result}",
                "phase combat axis",
            )
        )
    )
    return p.play("attack 1405; resolve", 3)


@pytest.mark.rule("S42-19.3.a")
def test_non_combat_units_neither_attack_nor_defend_nor_take_losses() -> None:
    p = position("\n".join(("map 1000-2010", "axis A 10-8-6 at 1305", "sp axis ready at 1305",
                            R, H, "sp soviet at 1405", "crt * * = DRX 2 x",
                            "phase combat axis")))  # fmt: skip
    p.choose("attack 1405")
    assert p.odds().attack.total == 10
    assert p.odds().defense.total == 5
    assert p.options("leave") <= {"A"}
    p.play("resolve", 3)
    assert p.steps("R") == 1
    assert p.where("H") != "pending"
    lone = position(f"map 1000-2010\naxis A 10-8-6 at 1305\n{H}\nphase combat axis")
    assert "1405" not in lone.options("attack")


@pytest.mark.rule("S42-19.3.b")
def test_they_are_removed_when_an_enemy_enters_their_hex() -> None:
    p = position(f"map 1000-2010\n{A}\n{H}\nsp soviet at 1405\nphase movement axis")
    p.play("move A; march 1405")
    assert (p.where("H"), p.where("soviet-sp-1")) == ("pending", "pool")


@pytest.mark.rule("S42-19.3.c")
def test_an_hq_retreats_with_units_that_survive() -> None:
    p = field(isles(*WAY), A, R, H)
    retreat(p, "R")
    assert (p.where("R"), p.where("H"), p.order("H")) == ("1604", "1604", "good")


@pytest.mark.rule("S42-19.3.c")
def test_or_by_another_way() -> None:
    p = field(A, R, H)
    retreat(p, "R")
    p.play("split H; step 1505; step 1604; step 1506; step 1606")
    assert (p.where("R"), p.where("H")) == ("1604", "1606")


@pytest.mark.rule("S42-19.3.c")
def test_it_is_removed_with_the_last_of_them() -> None:
    shot = fought("DS 4 x", "soviet R 5-5-3 steps=1 at 1405", H)
    assert (shot.where("R"), shot.where("H")) == ("eliminated", "pending")
    trapped = field(isles("1305", "1405"), A, R, H)
    retreat(trapped, "R")
    assert (trapped.where("R"), trapped.where("H")) == ("eliminated", "pending")


@pytest.mark.rule("S42-19.3.c")
def test_even_if_it_had_a_way_of_its_own() -> None:
    """The unit could not shorten its retreat, the HQ could have stayed with F."""
    p = field(isles(*WAY[:3]), A, "soviet R 5-5-3 steps=1 at 1405", H, "soviet F 5-5-3 at 1505")
    retreat(p, "R")
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert (p.where("R"), p.where("H")) == ("eliminated", "pending")


@pytest.mark.rule("S42-19.3.c", "S42-18.6.6.a")
def test_supply_points_stay() -> None:
    p = field(isles(*WAY), A, R, "sp soviet at 1405")
    retreat(p, "R")
    assert (p.where("R"), p.where("soviet-sp-1")) == ("1604", "1405")


@pytest.mark.rule("S42-19.3.d")
def test_an_hq_withdraws_with_a_unit_in_full_retreat() -> None:
    p = position(f"""
        map 1000-2010
        {isles("1205", *WAY)}
        axis A 5-5-3 at 1205
        {R} fr
        {H}
        phase movement axis
    """)
    p.play("move A; march 1305")
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert (p.where("R"), p.where("H")) == ("1604", "1604")


@pytest.mark.rule("S42-5.6.5.b")
def test_a_unit_that_retreats_leaves_its_train() -> None:
    p = field(isles(*WAY), A, f"{R} train")
    retreat(p, "R")
    assert p.states("R") == {"disrupted", "retreated"}


@pytest.mark.rule("S42-9.3.7.e")
def test_an_air_unit_returns_when_its_stack_retreats() -> None:
    p = field("during combat soviet", "soviet X 5-5-3 at 1305", "axis R 5-5-3 at 1405",
              "sp axis at 1405", "air ger-8-fk at 1405")  # fmt: skip
    retreat(p, "R")
    assert p.state.air_at == [-1]
    assert not p.state.air_used

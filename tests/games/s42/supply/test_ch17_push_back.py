"""Chapter 17.3: Railheads and Soviet units; the order of the Supply Phase."""

import pytest

from hexfront.games.s42.movement.occupy import entered
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.supply.railways import operative, push_back
from tests.games.s42.supply.helpers_supply import LINE, joined, plain, rails, why_not

# Soviet units


def threatened(*statements: str) -> Position:
    """The Soviet player turn, with the Railhead in 1505."""
    return plain("rail edge-1005-1905", "repaired 1005-1505", "railhead 1505",
                 "during movement soviet", *statements)  # fmt: skip


def step(p: Position, name: str, to: str) -> None:
    p.state.put(p.unit(name), p.hex(to))
    entered(p.state, p.state.side_of(p.unit(name)), p.hex(to))


@pytest.mark.rule("S42-17.3.1.a")
def test_soviet_zoc_pushes_a_railhead_back() -> None:
    p = threatened("soviet S 3-4-3 at 1808")
    step(p, "S", "1604")
    assert "1505" in p.zoc("soviet")
    assert p.railheads() == {"1405"}
    (told,) = [entry for entry in p.settle().log if entry.message == "log-railhead-back"]
    assert (told.args["hex"], told.args["to"]) == (p.hex("1505"), p.hex("1405"))


@pytest.mark.rule("S42-17.3.1.a")
def test_it_goes_on_to_the_first_hex_free_of_units_and_zoc() -> None:
    p = threatened("soviet S 3-4-3 at 1808", "soviet T 3-4-3 train at 1305")
    step(p, "S", "1404")
    assert {"1405", "1505"} <= p.zoc("soviet")
    assert p.railheads() == {"1205"}


@pytest.mark.rule("S42-17.3.1.a", "S42-17.3.1.b")
def test_a_soviet_unit_in_the_hex_pushes_it_back_even_without_a_zoc() -> None:
    p = threatened("soviet S 3-4-3 train at 1808")
    step(p, "S", "1505")
    assert p.zoc("soviet") == set()
    assert p.railheads() == {"1405"}


@pytest.mark.rule("S42-17.3.1.a")
@pytest.mark.parametrize(
    ("unit", "way", "to"),
    [
        ("soviet S 0-0-5 army-hq at 1707", "march 1505", "1405"),
        ("sp S soviet at 1707", "march 1505", "1405"),
        ("soviet S 3-4-3 in A", "entrain 1505", "1405"),
        ("soviet S 3-4-3 in B", "march 1505", "1305"),
    ],
)
def test_whoever_moves_into_the_hex_without_a_zoc_before_it_pushes_the_railhead_back(
    unit: str, way: str, to: str
) -> None:
    p = plain("rail edge-1005-2405-edge", "repaired 1005-1505", "railhead 1505",
              "area B soviet 1505", unit, "phase movement soviet")  # fmt: skip
    p.play(f"move S; {way}")
    assert (p.where("S"), p.railheads()) == ("1505", {to})


@pytest.mark.rule("S42-17.3.1.b")
def test_an_axis_combat_unit_protects_the_railhead_in_its_hex() -> None:
    p = threatened("soviet S 3-4-3 at 1808", "axis A 3-4-3 at 1505")
    step(p, "S", "1604")
    assert p.railheads() == {"1505"}
    alone = threatened("soviet S 3-4-3 at 1808", "sp axis at 1505")
    step(alone, "S", "1604")
    assert alone.railheads() == {"1405"}


@pytest.mark.rule("S42-17.3.1.a")
def test_when_its_guard_is_driven_off_the_railhead_follows_at_once() -> None:
    p = threatened("soviet S 3-4-3 at 1604", "axis A 3-4-3 at 1505")
    step(p, "A", "1308")
    assert p.railheads() == {"1405"}


@pytest.mark.rule("S42-17.3.1.a")
def test_when_its_guard_is_lost_without_an_advance_the_railhead_falls_back_at_once() -> None:
    p = threatened("soviet S 9-4-3 at 1604", "axis A 3-1-3 steps=1 at 1505", "crt * * = D1 2",
                   "phase combat soviet")  # fmt: skip
    assert p.railheads() == {"1505"}
    p.play("attack 1505; resolve", 4)
    assert (p.where("A"), p.where("S"), p.railheads()) == ("eliminated", "1604", {"1405"})


@pytest.mark.rule("S42-17.3.1.a", "S42-17.3.1.b")
def test_when_its_guard_perishes_in_flight_the_railhead_falls_back_at_once() -> None:
    """The guard in Full Retreat has no way out as an enemy comes up beside it."""
    p = plain("rail edge-1005-1905", "repaired 1005-1505", "railhead 1505", "axis G 3-3-3 at 1505 "
              "fr", "soviet T 3-4-3 train at 1405", "terrain sea 1404 1504 1506 1604",
              "soviet S 3-4-3 at 1805", "phase movement soviet")  # fmt: skip
    p.play("move S; march 1605")
    assert (p.where("G"), p.railheads()) == ("eliminated", {"1305"})


BOXED = ("soviet U 3-4-3 in box-1", "turn 22")


@pytest.mark.rule("S42-17.3.1.a", "S42-34.2.d")
@pytest.mark.parametrize(
    ("army", "phase", "way"),
    [
        ("", "movement", "emerge U"),
        ("exposed known", "movement", "dissolve R"),
        ("exposed known", "supply", ""),
    ],
)
@pytest.mark.parametrize(("guard", "to"), [("", "1405"), ("axis G 3-4-3 at 1505", "1505")])
def test_who_comes_out_of_a_holding_box_pushes_it_back(
    army: str, phase: str, way: str, guard: str, to: str
) -> None:
    p = plain("rail edge-1005-1905", "repaired 1005-1505", "railhead 1505", guard, *BOXED,
              f"soviet R 0-0-3 reserve-army at 1604 box=1 {army}",
              f"phase {phase} soviet onwards")  # fmt: skip
    assert p.play(way).at("1604") >= {"U"}
    assert p.railheads() == {to}


@pytest.mark.rule("S42-17.3.1.a", "S42-17.3.1.c")
@pytest.mark.parametrize("unit", ["soviet S 3-4-3 at 1604", "soviet S 3-4-3 train at 1604"])
def test_a_railhead_that_is_pressed_as_the_soviet_turn_begins_falls_back_then(unit: str) -> None:
    p = threatened(unit, "phase initial axis")
    assert p.railheads() == {"1505"}
    assert p.enter_phase("initial soviet").railheads() == {"1405"}


@pytest.mark.rule("S42-17.3.1.c")
def test_railheads_are_not_pushed_back_in_the_axis_turn() -> None:
    p = plain("rail edge-1005-1905", "repaired 1005-1505", "railhead 1505",
              "soviet S 3-4-3 at 1808", "during combat axis")  # fmt: skip
    step(p, "S", "1604")
    assert p.railheads() == {"1505"}
    p.enter_phase("supply soviet")
    assert p.railheads() == {"1405"}


@pytest.mark.rule("S42-17.3.a", "S42-17.2.1.a")
def test_what_it_gives_up_is_repaired_again_as_it_returns() -> None:
    p = threatened("soviet S 3-4-3 at 1808")
    step(p, "S", "1604")
    assert not joined(p, "1405", "1505")
    assert joined(p, "1305", "1405")
    p.state.put(p.unit("S"), p.hex("1808"))
    p.enter_phase("supply axis").choose("move-railhead 1405 1505")
    assert joined(p, "1405", "1505")


@pytest.mark.rule("S42-17.3.a")
def test_soviet_units_do_not_destroy_lines_behind_the_railhead() -> None:
    p = threatened("soviet S 3-4-3 at 1808")
    before = p.state.repaired
    step(p, "S", "1205")
    assert p.railheads() == {"1505"}
    assert p.state.repaired == before


@pytest.mark.rule("S42-17.3.1.a")
def test_back_is_towards_the_axis_edge() -> None:
    """At a fork of repaired lines the Railhead goes home, not along the other branch."""
    p = plain(
        "rail edge-1005-1905", "rail 1505-1507-1510", "repaired 1005-1605", "repaired 1505-1508",
        "railhead 1605 1508", "soviet S 3-4-3 at 1808", "during movement soviet",
    )  # fmt: skip
    step(p, "S", "1605")
    assert "1505" in p.zoc("soviet")
    assert p.railheads() == {"1405", "1508"}
    assert not joined(p, "1505", "1605")
    assert joined(p, "1405", "1505"), "the other Railhead still needs it"


@pytest.mark.rule("S42-17.3.2.a", "S42-17.3.2.b")
def test_a_railhead_that_is_cut_off_is_inoperative_until_the_line_is_clear() -> None:
    p = rails(*LINE, "soviet S 3-4-3 at 1105")
    assert p.actor == "over"
    assert not operative(p.state, 0)
    assert why_not(p, "1405") == "S42-17.3.2.a"
    p.state.put(p.unit("S"), p.hex("1808"))
    p.enter_phase("supply axis")
    assert operative(p.state, 0)
    assert p.options("move-railhead") == {"1305 1405", "1305 1505"}


@pytest.mark.rule("S42-17.3.2.a")
def test_a_railhead_in_ezoc_is_inoperative() -> None:
    p = rails(*LINE, "soviet S 3-4-3 at 1304")
    assert not operative(p.state, 0)
    assert p.actor == "over"


def test_push_back_changes_nothing_when_nobody_is_near() -> None:
    p = threatened("soviet S 3-4-3 at 1808")
    push_back(p.state)
    assert p.railheads() == {"1505"}
    assert p.state.side == SOVIET


# The order of the phase


@pytest.mark.rule("S42-3.0.i", "S42-16.1.f")
def test_the_supply_phase_of_both_players_runs_in_order() -> None:
    """Railheads, supply, attrition, Supply Points; the Soviet player has no Railheads."""
    text = (
        *LINE, "terrain sea 2000-2010 2200-2210",
        "axis A 6-7-3 at 2105", "soviet S 3-4-3 at 2106",
        "axis H S-(1)-5 support-hq used at 1105", "sp axis at 1105",
        "soviet F S-(1)-5 support-hq used at 2305", "sp soviet at 2305",
    )  # fmt: skip
    p = rails(*text)
    assert p.waits_for == "Railheads"
    assert p.states("A") == set()
    p.choose("end-phase")
    assert p.waits_for == "Attrition"
    assert p.states("A") == {"oos", "isolated"}
    p.roll(6)
    assert p.choices() == ["spend-supply axis-sp-1 H", "end-phase"]
    p.choose("spend-supply axis-sp-1 H")
    assert p.actor == "over"
    assert p.states("H") == set()
    p.enter_phase("supply soviet")
    assert p.waits_for == "Attrition"
    p.roll(6)
    assert p.choices() == ["spend-supply soviet-sp-1 F", "end-phase"]

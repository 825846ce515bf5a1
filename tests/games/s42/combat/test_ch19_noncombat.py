"""Chapter 19: Non-Combat Units."""

import pytest

from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.movement.stacking import stacking_value
from hexfront.games.s42.notation import Position, position
from tests.games.s42.means.helpers_initial import country

HQ = "soviet H 0-0-5 army-hq"


@pytest.mark.rule("S42-19.1.a", "S42-19.1.b", "S42-2.3.1.b")
def test_a_defense_strength_of_0_makes_a_non_combat_unit() -> None:
    p = position(
        country(
            f"{HQ} at 1605",
            "sp soviet at 1605",
            "soviet F S-(1)-5 support-hq at 1605",
            "soviet R 3-5-3 at 1605",
        )
    )
    assert p.named(p.state.setting.combat) == {"F", "R"}


@pytest.mark.rule("S42-19.2.a")
def test_non_combat_units_have_no_zoc() -> None:
    assert position(country(f"{HQ} at 1605", "sp soviet at 1605")).zoc("soviet") == set()
    assert position(country(f"{HQ} at 1605", "soviet R 3-5-3 at 1605")).zoc("soviet") != set()


@pytest.mark.rule("S42-19.2.b")
def test_non_combat_units_have_no_stacking_value() -> None:
    p = position(country(f"{HQ} at 1605", "soviet R 3-5-3 at 1605"))
    assert stacking_value([p.state.unit(u) for u in p.units("H R")]) == 1


@pytest.mark.rule("S42-19.2.c")
def test_non_combat_units_are_never_disordered() -> None:
    p = position(
        country(
            "soviet R 2-2-3 at 1405",
            f"{HQ} at 1405",
            "axis A 10-8-6 tank red at 1304",
            "axis B 10-8-6 tank red at 1305",
            "crt * * = DR2 2 x",
            "phase combat axis",
        )
    )
    p.play("attack 1405; resolve", 3)
    while p.choices("step"):
        p.choose(p.choices("step")[0])
    assert p.order("R") == "disrupted"
    assert p.order("H") == "good"


@pytest.mark.rule("S42-19.2.d")
def test_non_combat_units_do_not_suffer_from_lack_of_supply() -> None:
    p = position(
        country(
            f"{HQ} at 1105",
            "soviet R 3-5-3 at 1105",
            "axis A 3-4-3 at 1204",
            "axis B 3-4-3 at 1206",
            "dice 6",
            "phase supply soviet",
        )
    )
    assert "oos" in p.states("R")
    assert p.states("H") == set()


@pytest.mark.rule("S42-19.2.e", "S42-19.3.b")
def test_alone_they_do_not_hinder_the_enemy_who_removes_them() -> None:
    p = position(country(f"{HQ} at 1405", "axis A 10-8-6 tank red at 1305", "phase movement axis"))
    p.play("move A; march 1405; march 1505")
    assert p.where("A") == "1505"
    assert p.where("H") == "pending"


def removed_on_turn_3() -> Position:
    p = position(country(f"{HQ} at 1405", "turn 3", "during movement axis"))
    eliminate(p.state, p.unit("H"), "S42-19.2.e")
    return p


@pytest.mark.rule("S42-19.4.b")
@pytest.mark.example("S42-EX-19.4-1")
def test_they_come_back_two_turns_after_their_removal() -> None:
    p = removed_on_turn_3()
    p.enter_phase("initial soviet")
    assert p.choices("arrive") == []
    p.state.turn = 4
    p.enter_phase("initial soviet")
    assert p.choices("arrive") == []
    p.state.turn = 5
    p.enter_phase("initial soviet")
    assert p.options("arrive") == {"H A", "H B"}
    assert p.choices("end-phase") == []
    p.play("arrive H B; end-phase")
    assert p.where("H") == "B"
    assert p.states("H") == set()


@pytest.mark.rule("S42-19.4.c", "S42-21.3.1.b", "S42-21.3.1.c", "S42-21.3.1.e")
def test_they_come_back_where_other_units_do() -> None:
    p = position(
        country(
            f"{HQ} at 1400",
            "city 1605 minor Tim",
            "city 1505 minor Kshen",
            "soviet F S-(1)-5 support-hq at 1707",
            "axis A 3-4-3 at 1404",
            "turn 3",
            "during movement axis",
        )
    )
    eliminate(p.state, p.unit("H"), "S42-19.2.e")
    p.state.turn = 5
    p.enter_phase("initial soviet")
    assert p.options("arrive") == {"H A", "H B", "H 1605", "H 1707"}


@pytest.mark.rule("S42-19.4.c")
def test_even_if_they_first_came_as_reinforcements() -> None:
    p = position(
        country(
            "soviet H 0-0-5 army-hq due=2 entry=B",
            "city 1605 minor Tim",
            "turn 2",
            "phase initial soviet",
        )
    )
    assert p.where("H") == "B"
    eliminate(p.state, p.unit("H"), "S42-19.2.e")
    p.state.turn = 4
    p.enter_phase("initial soviet")
    assert p.options("arrive") == {"H A", "H B", "H 1605"}


@pytest.mark.rule("S42-19.4.c", "S42-21.3.1.g")
def test_they_count_among_the_units_that_a_hex_receives() -> None:
    p = position(
        country(
            f"{HQ} at 1400",
            "soviet I 0-0-5 army-hq hq=tank at 1401",
            "city 1605 minor Tim",
            "turn 3",
            "during movement axis",
        )
    )
    for name in "HI":
        eliminate(p.state, p.unit(name), "S42-19.2.e")
    p.state.turn = 5
    p.enter_phase("initial soviet")
    p.choose("arrive H 1605")
    assert p.options("arrive") == {"I A", "I B"}


@pytest.mark.rule("S42-19.4.a", "S42-19.4.b")
def test_sps_do_not_come_back_by_themselves() -> None:
    p = position(country("sp soviet at 1405", "turn 3", "during movement axis"))
    eliminate(p.state, p.unit("soviet-sp-1"), "S42-18.6.6.b")
    p.state.turn = 5
    p.enter_phase("initial soviet")
    assert p.choices("arrive") == []
    assert p.where("soviet-sp-1") == "pool"


def attacked(result: str, *more: str) -> Position:
    """An attack on a stack with an Army HQ, after the die."""
    p = position(
        country(
            f"{HQ} at 1408",
            "axis A 10-8-6 tank red at 1308",
            "axis B 10-8-6 tank red at 1309",
            f"crt * * = {result}",
            *more,
            "phase combat axis",
        )
    )
    return p.play("attack 1408; resolve", 3)


@pytest.mark.rule("S42-19.3.a")
def test_non_combat_units_neither_attack_nor_defend_nor_take_losses() -> None:
    p = position(
        country(
            f"{HQ} at 1408", "soviet R 3-5-3 at 1408", "axis A 3-4-3 at 1308", "phase combat soviet"
        )
    )
    p.choose("attack 1308")
    assert {p.name(share.unit) for share in p.odds().attackers} == {"R"}
    p = position(
        country(
            f"{HQ} at 1408", "soviet R 3-5-3 at 1408", "axis A 9-4-3 at 1308", "phase combat axis"
        )
    )
    p.choose("attack 1408")
    assert {p.name(share.unit) for share in p.odds().defenders} == {"R"}
    p = position(country(f"{HQ} at 1408", "axis A 9-4-3 at 1308", "phase combat axis"))
    assert p.choices("attack") == []


@pytest.mark.rule("S42-19.3.c")
def test_an_army_hq_retreats_with_a_combat_unit_that_survives() -> None:
    p = attacked("DR2 2 x", "soviet R 3-5-3 at 1408")
    p.play("step 1508; step 1608")
    assert p.where("R") == p.where("H") == "1608"


@pytest.mark.rule("S42-19.3.c")
def test_and_is_removed_with_the_last_one() -> None:
    p = attacked("DS 4 x", "soviet R 3-5-3/2-4-3 reduced at 1408")
    assert p.where("R") == "eliminated"
    assert p.where("H") == "pending"


@pytest.mark.rule("S42-19.3.d")
def test_it_withdraws_with_a_unit_in_full_retreat() -> None:
    p = position(
        country(
            f"{HQ} at 1408", "soviet R 3-5-3 fr at 1408", "axis A 10-8-6 tank red at 1206",
            "phase movement axis",
        )
    )  # fmt: skip
    p.play("move A; march 1308")
    p.until("step")
    while p.choices("step"):
        p.choose(p.choices("step")[0])
    assert p.where("R") == p.where("H") != "1408"

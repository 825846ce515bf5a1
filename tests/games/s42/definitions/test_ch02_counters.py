"""Chapter 2.3: what counters mean in play."""

import pytest

from hexfront.games.s42.combat.odds import attack_targets
from hexfront.games.s42.definitions.counters import Branch, Quality, Size, UnitType
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.notation import position
from tests.games.s42.combat.helpers_combat import fighting, figures, shifts, strengths


@pytest.mark.rule("S42-2.3.1.a")
def test_a_bracketed_defense_makes_a_combat_unit() -> None:
    p = fighting("axis A 6-7-3 at 1304\nsoviet H S-(1)-5 support-hq at 1305")
    assert p.options("attack") == {"1305"}
    assert "1306" in p.zoc("soviet")


@pytest.mark.rule("S42-2.3.1.b")
def test_a_defense_of_0_makes_a_non_combat_unit() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        soviet Q 0-0-5 army-hq hq=tank at 1305
        sp P soviet at 1305
        during combat axis
    """)
    assert attack_targets(p.state, 0) == []
    assert p.zoc("soviet") == set()


@pytest.mark.rule("S42-2.3.2.a")
def test_attack_and_defense_strength_are_the_first_two_numbers() -> None:
    assert strengths(figures("axis A 6-7-3 at 1304\nsoviet S 2-5-4 at 1305")) == (6, 5)


@pytest.mark.rule("S42-2.3.2.d", "S42-2.3.4.a", "S42-20.3.a")
def test_guards_and_nkvd_counters_are_elite() -> None:
    units = definitions().units.values()
    chosen = [unit for unit in units if unit.branch in (Branch.GUARDS, Branch.NKVD)]
    assert chosen
    assert all(unit.quality is Quality.ELITE for unit in chosen)


@pytest.mark.rule("S42-2.3.2.g")
def test_the_size_symbol_changes_no_figure() -> None:
    found = {
        strengths(figures(f"city 1305\naxis A 6-7-3 {size.value} at 1304\n"
                          f"soviet S 3-5-3 {size.value} at 1305"))
        for size in Size
    }  # fmt: skip
    assert found == {(6, 10)}


@pytest.mark.rule("S42-2.3.3.c", "S42-9.2.4.a")
@pytest.mark.parametrize(("dot", "shift"), [("black", 1), ("red", 2), ("white", 0), ("", 0)])
def test_the_dot_makes_the_tank_unit_and_not_the_symbol(dot: str, shift: int) -> None:
    odds = figures(f"axis A 10-8-6 tank {dot} at 1304\nsoviet S 3-5-3 at 1305")
    assert sum(shifts(odds).values()) == shift


@pytest.mark.rule("S42-2.3.3.a")
def test_every_type_is_mechanized_or_not() -> None:
    on_foot = {kind for kind in UnitType if not kind.mechanized}
    assert {kind.value for kind in on_foot} == {
        "infantry", "security", "jaeger", "naval-infantry", "mountain", "bicycle", "nkvd",
        "engineer", "cavalry", "reserve-army",
    }  # fmt: skip
    assert {kind for kind in UnitType if kind.infantry_type} == on_foot | {UnitType.MOTORIZED}


@pytest.mark.rule("S42-2.3.5.a", "S42-2.3.5.b")
def test_a_reduced_counter_shows_its_other_side() -> None:
    text = "axis A 6-7-3/4-5-3 steps=3 at 1304{state}\nsoviet S 3-5-3 at 1305"
    assert strengths(figures(text.format(state=""))) == (6, 5)
    assert strengths(figures(text.format(state=" reduced"))) == (4, 5)


@pytest.mark.rule("S42-2.3.5.c")
def test_a_remnant_fights_with_its_own_figures() -> None:
    text = "axis A 10-8-6 tank red steps=3 remnant=panzer at 1304 remnant lost=2"
    odds = figures(f"{text}\nsoviet S 3-1-3 at 1305")
    remnant = definitions().remnants["panzer"]
    assert odds.attack.total == remnant.face.attack
    assert shifts(odds) == {"tanks-attack": 1}, "its dot is black"

"""Chapter 16.4: what an Out of Supply marker does, white or red, and what it leaves alone.

The penalties themselves are tested with their chapters: movement, combat, advance, replacements.
"""

import pytest

from tests.games.s42.combat.helpers_combat import figures, shifts, strengths
from tests.games.s42.supply.helpers_supply import plain

MARKERS = ("oos", "isolated")


@pytest.mark.rule("S42-16.4.a", "S42-16.4.c")
@pytest.mark.parametrize("marker", MARKERS)
def test_both_sides_of_the_marker_halve_the_attack(marker: str) -> None:
    odds = figures(f"axis A 9-8-6 {marker} at 1304\nsoviet S 3-5-3 at 1305")
    assert strengths(odds) == (5, 5)


@pytest.mark.rule("S42-16.4.a", "S42-16.4.b")
@pytest.mark.parametrize("marker", MARKERS)
def test_both_sides_of_the_marker_bind_mechanized_units_to_tactical_movement(marker: str) -> None:
    p = plain(f"axis A 9-8-6 tank {marker} at 1205", "phase movement axis")
    p.choose("move A")
    assert "1405" in p.options("march")
    assert "1505" not in p.options("march")


@pytest.mark.rule("S42-16.4.f")
@pytest.mark.parametrize("marker", MARKERS)
def test_it_keeps_its_defense(marker: str) -> None:
    odds = figures(f"axis A 9-8-6 at 1304\nsoviet S 3-5-3 {marker} at 1305")
    assert strengths(odds) == (9, 5)


@pytest.mark.rule("S42-16.4.f")
@pytest.mark.parametrize("marker", MARKERS)
def test_it_keeps_zoc_bonds_and_troop_quality(marker: str) -> None:
    p = plain(f"axis A 6-7-3 {marker} elite at 1404", f"axis B 6-7-3 {marker} at 1604")
    assert {"1405", "1403"} <= p.zoc("axis")
    assert p.bonds("axis") == {"1504/1505"}
    assert p.state.quality(p.unit("A")).value == "elite"


@pytest.mark.rule("S42-16.4.f")
@pytest.mark.parametrize("marker", MARKERS)
def test_it_keeps_tank_shifts_and_cancels_them(marker: str) -> None:
    attack = figures(f"axis A 10-8-6 tank black {marker} at 1304\nsoviet S 3-5-3 at 1305")
    assert shifts(attack) == {"tanks-attack": 1}
    defense = figures(
        f"axis A 10-8-6 tank black at 1304\nsoviet S 7-5-5 tank black {marker} at 1305"
    )
    assert shifts(defense) == {"tanks-cancel": 0}

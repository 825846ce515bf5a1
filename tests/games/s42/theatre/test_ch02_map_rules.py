"""Chapter 2.1 and 2.2: components and the map, as far as the program can show them."""

import pytest

from hexfront.games.s42.country.country import Gait, country
from hexfront.games.s42.definitions.terrain import Terrain
from hexfront.games.s42.moments.dice import DieMoment
from hexfront.games.s42.notation import position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.supply.isolation import attrition_units
from hexfront.games.s42.supply.trace import beside
from hexfront.play import Roll
from tests.games.s42.combat.helpers_combat import figures, strengths
from tests.games.s42.supply.helpers_supply import plain


@pytest.mark.rule("S42-2.1.a")
def test_four_maps_make_up_the_theatre() -> None:
    whole = country("theatre").theatre
    assert {name for names in whole.map_sheets for name in names} == {"A", "B", "C1", "C2"}
    numbers = {
        label
        for name in ("A", "B", "C1", "C2")
        for part in [country(name).theatre]
        for label in map(part.label, part.grid.hexes)
    }
    assert numbers == {whole.label(h) for h in whole.grid.hexes}


@pytest.mark.rule("S42-2.1.a")
def test_dice_have_six_faces() -> None:
    assert DieMoment.rolls.outcomes == tuple(Roll((face,)) for face in range(1, 7))
    assert len(set(DieMoment.rolls.weights)) == 1


@pytest.mark.rule("S42-2.2.1.a")
@pytest.mark.parametrize("terrain", [kind for kind in Terrain if not kind.water])
def test_the_terrain_effects_chart_tells_what_a_hex_does(terrain: Terrain) -> None:
    p = plain(f"terrain {terrain.value} 1305")
    row = p.state.setting.charts.terrain.hexes[terrain]
    assert p.state.going.rows[p.hex("1305")] == row
    towards = p.state.country.grid.direction(p.hex("1304"), p.hex("1305"))
    assert towards is not None
    for gait in Gait:
        cost = p.state.going.step_cost(p.hex("1304"), towards, gait)
        assert cost == row.cost.halves(gait is Gait.MECHANIZED)


@pytest.mark.rule("S42-2.2.2.b")
@pytest.mark.parametrize("way", [("1304", "1305"), ("1305", "1306")])
def test_all_sides_of_a_marsh_are_rivers_for_movement(way: tuple[str, str]) -> None:
    """In Rain an unbridged Minor River costs one MP more: so does any side of a Marsh."""
    dry, wet = (plain("terrain marsh 1305", f"weather {sky}") for sky in ("clear", "rain"))
    origin, to = map(dry.hex, way)
    towards = dry.state.country.grid.direction(origin, to)
    assert towards is not None
    for gait in Gait:
        before, after = (p.state.going.step_cost(origin, towards, gait) for p in (dry, wet))
        assert after == before + 2


@pytest.mark.rule("S42-2.2.2.b")
@pytest.mark.parametrize("from_", ["1204", "1205", "1304", "1306", "1404", "1405"])
def test_all_sides_of_a_marsh_are_rivers_for_combat(from_: str) -> None:
    odds = figures(f"terrain marsh 1305\naxis A 6-7-3 at {from_}\nsoviet S 3-5-3 at 1305")
    assert strengths(odds) == (6, 10)


@pytest.mark.rule("S42-2.2.3.a", "S42-2.2.3.c")
@pytest.mark.parametrize(
    ("side", "turn", "adjacent"),
    [
        ("sea 1304/1305", 5, False),
        ("river lake 1304/1305", 5, False),
        ("river lake 1304/1305", 28, False),
        ("terrain desert 1305\nriver lake 1304/1305", 27, False),
        ("terrain desert 1305\nriver lake 1304/1305", 28, True),
        ("alpine 1304/1305", 27, True),
        ("alpine 1304/1305", 28, False),
        ("river major 1304/1305", 5, True),
        ("river volga 1304/1305", 5, True),
    ],
)
def test_what_is_impassable_parts_neighbours(side: str, turn: int, adjacent: bool) -> None:
    p = plain(side, f"turn {turn}")
    assert ("1305" in p.labels(beside(p.state, p.board("1304")))) is adjacent
    assert ("1304" in p.labels(beside(p.state, p.board("1305")))) is adjacent
    assert "1404" in p.labels(beside(p.state, p.board("1304")))


@pytest.mark.rule("S42-2.2.3.c")
def test_units_parted_so_are_not_adjacent_for_any_rule() -> None:
    text = "axis A 6-7-3 oos isolated at 1304\nsoviet S 3-5-3 oos isolated at 1305"
    met = plain(*text.splitlines())
    assert attrition_units(met.state, AXIS) == (met.unit("A"),)
    parted = plain(*text.splitlines(), "sea 1304/1305")
    assert attrition_units(parted.state, AXIS) == ()
    assert attrition_units(parted.state, SOVIET) == ()
    assert "1305" not in parted.zoc("axis")


@pytest.mark.rule("S42-2.2.3.b")
def test_a_side_that_the_sea_only_touches_is_open() -> None:
    """1305 and 1405 share a side whose two ends lie in the sea."""
    p = position("""
        map 1000-1810
        terrain sea 1304 1306 1404 1406
        area X axis 1305
        axis A 3-4-3 at 1405
        phase movement axis
    """)
    assert "1305" in p.labels(beside(p.state, p.board("1405")))
    assert p.supplied("A")
    p.choose("move A")
    assert "1305" in p.options("march")

"""Sections 4.8 to 4.11: terrain, difficult terrain, roads, moving backward."""

import colorsys

import pytest

from hexfront.board.art import roofs
from hexfront.board.terrain import Look, look_of
from hexfront.games.coh.definitions.library import DATA, definitions
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.terrain.maps import battlefield_of
from hexfront.hexes import bits
from tests.games.coh.moments.helpers import lines
from tests.games.coh.movement.helpers import AROUND, alone, moves

DEFENSIVE = {"light-woods": 1, "woods": 2, "wooden-building": 1, "stone-building": 2}


def defense(p: Position, choice: str) -> list[tuple[str, int]]:
    """The DR of the first target, line by line."""
    return [(line.label, line.value) for line in p.preview(choice).targets[0].defense.lines]


def shot(*more: str) -> Position:
    """An MG in B04 and rifles in F06, four hexes away in a straight line, face to face."""
    return position(
        "\n".join(
            (
                "unit G1 german-mg-34 at B04 facing SE",
                "unit S1 soviet-rifles-41 at F06 facing NW",
                *more,
            )
        )
    )


# 4.8 Terrain types


@pytest.mark.rule("COH-4.8.a")
@pytest.mark.parametrize("number", sorted(path.stem for path in (DATA / "boards").glob("*.toml")))
def test_every_hex_in_play_has_one_terrain_of_the_chart(number):
    field = battlefield_of((number,))
    for hex_ in bits(field.whole):
        assert field.terrain[hex_] == definitions().terrain[field.board.terrain[hex_]]


@pytest.mark.rule("COH-4.8.a")
def test_a_road_or_a_wall_in_a_hex_is_not_its_terrain():
    p = shot("terrain woods F06", "road F06 G06", "walls F06:S")
    assert defense(p, "attack G1 F06") == [("tally-front-defense", 12), ("tally-terrain-woods", 2)]
    p = shot("road F06 G06", "walls F06:S")
    assert defense(p, "attack G1 F06") == [("tally-front-defense", 12)]


@pytest.mark.rule("COH-4.8.b")
def test_open_terrain_has_no_effect():
    assert lines(alone("N"), "move G1 D03") == [("tally-move-cost", 1)]
    p = shot()
    assert p.sees("B04", "F06")
    assert defense(p, "attack G1 F06") == [("tally-front-defense", 12)]


@pytest.mark.rule("COH-4.8.c")
def test_a_plowed_field_is_open_for_foot_units_and_closed_to_wheels():
    field = "terrain field D03"
    assert lines(alone("N", field), "move G1 D03") == [("tally-move-cost", 1)]
    assert alone("N", field, kind="german mover=wheeled").refusal("move G1 D03").rule == "COH-4.8.c"
    assert "D03" in moves(alone("N", field, kind="german mover=tracked"))
    p = shot("terrain field C04 D05 E05 F06")
    assert p.sees("B04", "F06")
    assert defense(p, "attack G1 F06") == [("tally-front-defense", 12)]


@pytest.mark.rule("COH-4.8.d")
def test_water_is_open_terrain_for_foot_units_only():
    water = "terrain water D03"
    assert "D03" in moves(alone("N", water))
    for mover in ("wheeled", "tracked"):
        p = alone("N", water, kind=f"german mover={mover}")
        assert p.refusal("move G1 D03").rule == "COH-4.8.d"
    assert shot("terrain water C04 D05 E05").sees("B04", "F06")


@pytest.mark.rule("COH-4.8.e")
def test_units_in_water_cannot_attack():
    p = shot("terrain water B04", "unit G2 german-mg-34 at C04 facing SE")
    assert p.refusal("attack G1 F06").rule == "COH-4.8.e"
    assert p.legal("attack G2 F06")
    close = shot("terrain water F06", "unit G2 german-mg-34 at F06 facing SE")
    assert not close.legal("close G2 S1")


@pytest.mark.rule("COH-4.8.f")
def test_walls_protect_who_stands_directly_behind_them():
    assert ("tally-wall", 1) in defense(shot("walls F06:NW"), "attack G1 F06")
    assert ("tally-wall", 1) not in defense(shot("walls F06:SE"), "attack G1 F06")
    assert ("tally-wall", 1) not in defense(shot("walls D05:NW"), "attack G1 F06")


@pytest.mark.rule("COH-4.8.f")
def test_walls_do_not_change_the_terrain_of_the_hex():
    p = alone("N", "walls D03:N+NE+NW")
    assert lines(p, "move G1 D03") == [("tally-move-cost", 1)]
    walled = shot("walls D05:N+NE+SE+S+SW+NW")
    assert walled.sees("B04", "F06")


@pytest.mark.rule("COH-4.8.g")
@pytest.mark.parametrize(("kind", "bonus"), DEFENSIVE.items())
def test_woods_and_buildings_protect_and_block_the_view(kind, bonus):
    assert (f"tally-terrain-{kind}", bonus) in defense(shot(f"terrain {kind} F06"), "attack G1 F06")
    assert not shot(f"terrain {kind} D05").sees("B04", "F06")


@pytest.mark.rule("COH-4.8.h")
def test_wooden_buildings_are_yellow_brown_and_stone_buildings_grey():
    assert look_of("wooden-building") is Look.TIMBER_HOUSES
    assert look_of("stone-building") is Look.STONE_HOUSE
    for skin in (*roofs.PLANKS, *roofs.THATCH):
        hue, saturation = tint(skin.lit)
        assert 30 <= hue <= 50
        assert saturation > 0.4
    for skin in roofs.SLATES:
        assert tint(skin.lit)[1] < 0.1


def tint(colour: str) -> tuple[float, float]:
    """Hue in degrees and saturation of #rrggbb."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, saturation, _ = colorsys.rgb_to_hsv(red, green, blue)
    return 360 * hue, saturation


# 4.9 Difficult terrain


@pytest.mark.rule("COH-4.9.a")
def test_crossing_a_wall_costs_1_ap_in_either_direction():
    crossed = [("tally-move-cost", 1), ("tally-wall-crossed", 1)]
    assert lines(alone("N", "walls D04:N"), "move G1 D03") == crossed
    assert lines(alone("N", "walls D03:S"), "move G1 D03") == crossed
    assert lines(alone("N", "walls D04:N"), "move G1 E03") == [("tally-move-cost", 1)]


PENALTIES = [
    pytest.param("woods", 1, marks=pytest.mark.rule("COH-4.9.b")),
    pytest.param("wooden-building", 1, marks=pytest.mark.rule("COH-4.9.c")),
    pytest.param("stone-building", 1, marks=pytest.mark.rule("COH-4.9.d")),
    pytest.param("water", 5, marks=pytest.mark.rule("COH-4.9.e")),
]


@pytest.mark.parametrize(("kind", "penalty"), PENALTIES)
def test_entering_difficult_terrain_costs_more(kind, penalty):
    assert lines(alone("N", f"terrain {kind} D03"), "move G1 D03") == [
        ("tally-move-cost", 1), (f"tally-terrain-{kind}", penalty)
    ]  # fmt: skip


@pytest.mark.rule("COH-4.9.f")
@pytest.mark.parametrize("kind", ["open", "field", "light-woods"])
def test_open_fields_and_light_woods_cost_nothing_more(kind):
    assert lines(alone("N", f"terrain {kind} D03"), "move G1 D03") == [("tally-move-cost", 1)]


@pytest.mark.rule("COH-4.9.g")
@pytest.mark.parametrize("kind", ["woods", "wooden-building", "stone-building", "water"])
def test_leaving_difficult_terrain_or_pivoting_in_it_costs_nothing_more(kind):
    p = alone("N", f"terrain {kind} D04")
    assert lines(p, "move G1 D03") == [("tally-move-cost", 1)]
    assert lines(p, "pivot G1 S") == [("tally-pivot", 1)]


# 4.10 Roads


@pytest.mark.rule("COH-4.10.a", "COH-4.10.b")
@pytest.mark.parametrize("kind", ["woods", "wooden-building", "stone-building", "water"])
def test_along_a_road_difficult_terrain_of_any_kind_is_ignored(kind):
    p = alone("N", f"terrain {kind} D03", "walls D04:N", "road D04 D03")
    assert lines(p, "move G1 D03") == [("tally-move-cost", 1)]


@pytest.mark.rule("COH-4.10.b")
def test_vehicles_follow_a_road_through_what_is_closed_to_them():
    p = alone("N", "terrain water D03", "road D04 D03", kind="german mover=wheeled")
    assert "D03" in moves(p)


@pytest.mark.rule("COH-4.10.c")
def test_a_road_helps_only_from_one_of_its_hexes_to_the_next():
    woods = [("tally-move-cost", 1), ("tally-terrain-woods", 1)]
    from_beside = alone("N", "terrain woods D03", "road C02 D03 E02")
    assert lines(from_beside, "move G1 D03") == woods
    two_roads = alone("N", "terrain woods D03", "road C04 D04 E04", "road C02 D03 E02")
    assert lines(two_roads, "move G1 D03") == woods


@pytest.mark.rule("COH-4.10.d")
def test_a_road_does_not_cancel_the_backward_penalty():
    p = alone("S", "terrain woods D03", "road D04 D03")
    assert lines(p, "move G1 D03") == [("tally-move-cost", 1), ("tally-backward", 1)]


@pytest.mark.rule("COH-4.10.e")
@pytest.mark.parametrize(("kind", "bonus"), DEFENSIVE.items())
def test_a_road_changes_neither_defense_nor_view(kind, bonus):
    target = shot(f"terrain {kind} F06", "road E05 F06 G06")
    assert (f"tally-terrain-{kind}", bonus) in defense(target, "attack G1 F06")
    assert not shot(f"terrain {kind} D05", "road B04 C04 D05 E05 F06").sees("B04", "F06")


# 4.11 Backward movement


@pytest.mark.rule("COH-4.11.a")
@pytest.mark.parametrize("facing", FACINGS)
def test_moving_into_a_flank_hex_costs_1_ap_more(facing):
    p = alone(facing)
    behind = [AROUND[FACINGS[(FACINGS.index(facing) + turn) % 6]] for turn in (2, 3, 4)]
    costs = {hex_: p.cost(f"move G1 {hex_}") for hex_ in AROUND.values()}
    assert costs == {hex_: 2 if hex_ in behind else 1 for hex_ in AROUND.values()}


@pytest.mark.rule("COH-4.11.b")
def test_the_backward_penalty_adds_to_all_others():
    p = alone("S", "terrain woods D03", "walls D04:N", kind="german-rifles-41 stressed")
    assert lines(p, "move G1 D03") == [
        ("tally-move-cost", 1), ("tally-terrain-woods", 1), ("tally-wall-crossed", 1),
        ("tally-backward", 1), ("tally-stress", 1),
    ]  # fmt: skip


@pytest.mark.rule("COH-4.11.c")
@pytest.mark.parametrize("facing", FACINGS)
def test_after_a_backward_move_a_unit_turns_to_any_side(facing):
    p = alone("S").play("move G1 D03", f"face G1 {facing}")
    assert (p.unit("G1").facing, p.preview("cap 0").spent[0].cost) == (facing, 2)

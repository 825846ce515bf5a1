"""Chapter 5.5: rivers, the Volga, bridges, Pontoon Bridges and ferries."""

import pytest

from hexfront.games.s42.country.country import country
from hexfront.play import Refusal
from tests.games.s42.movement.helpers_move import marches, movement, moving, points, river, why

OPEN = "map 1000-1608"
DON = river("major")
"""Between the rows 03 and 04, from edge to edge."""
VOLGA = river("volga")


# 5.5.1, 5.5.2


@pytest.mark.rule("S42-5.5.1.a", "S42-5.5.1.b", "S42-23.2.3.d")
@pytest.mark.parametrize(
    ("weather", "cost"), [("clear", 1), ("overcast", 1), ("snow", 1), ("rain", 2), ("mud", 2)]
)
@pytest.mark.parametrize("kind", ["infantry", "tank"])
def test_minor_rivers(weather: str, cost: int, kind: str) -> None:
    p = moving(
        OPEN, f"weather {weather}", "river minor 1205/1204", f"axis A 6-7-6 {kind} at 1205"
    ).play("march 1204")
    assert points(p) == cost


@pytest.mark.rule("S42-2.2.2.b")
def test_a_marsh_has_minor_rivers_all_around() -> None:
    p = moving(OPEN, "weather rain", "terrain marsh 1204", "axis A 6-7-6 at 1205").play(
        "march 1204"
    )
    assert points(p) == 3  # 2 for the Marsh, 1 for the river
    p = moving(OPEN, "weather rain", "terrain marsh 1205", "axis A 6-7-6 at 1205").play(
        "march 1204"
    )
    assert points(p) == 2


@pytest.mark.rule("S42-5.2.e", "S42-5.5.1.b")
@pytest.mark.parametrize("way", ["road", "rail"])
def test_a_bridge_over_a_minor_river_costs_nothing_in_rain(way: str) -> None:
    p = moving(
        OPEN, "weather rain", "river minor 1205/1204", f"{way} 1205-1204", "axis A 6-7-6 at 1205"
    ).play("march 1204")
    assert points(p) == 1


@pytest.mark.rule("S42-17.5.a")
@pytest.mark.parametrize("turn", [10, 11])
def test_an_unfinished_railway_bridges_no_river(turn: int) -> None:
    """Unbridged, the Don is not crossed from behind its bank, a Minor River costs more in Rain."""
    way = ("rail 1205-1201 opens 11", f"turn {turn}", "weather rain")
    marsh = moving(OPEN, "terrain seasonal-marsh 1204\nmarsh", *way, "axis A 6-7-6 at 1205")
    assert marsh.cost("A", "1204") == (3 if turn < 11 else 2)
    minor = moving(OPEN, "river minor 1205/1204", *way, "axis A 6-7-6 at 1205")
    assert minor.cost("A", "1204") == (2 if turn < 11 else 1)
    major = movement(OPEN, DON, *way, "axis A 6-7-6 at 1205")
    assert (major.cost("A", "1203") is None) is (turn < 11)


@pytest.mark.rule("S42-5.5.2.a")
@pytest.mark.example("S42-EX-5.5.3-6")
def test_a_unit_that_did_not_start_on_the_bank_does_not_cross() -> None:
    p = moving(OPEN, DON, "axis A 8-8-6 tank at 1205")
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    p.choose("march 1204")
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    assert why(p, "1203") == "S42-5.5.2.a"


@pytest.mark.rule("S42-5.5.2.a")
@pytest.mark.parametrize(("ma", "rule"), [(6, "S42-5.5.2.a"), (2, "S42-5.1.a")])
def test_that_is_the_reason_as_long_as_it_has_points_left(ma: int, rule: str) -> None:
    """After two hexes there is no Tactical Movement any more, but there are MPs."""
    p = moving(OPEN, DON, f"axis A 8-8-{ma} tank black-box at 1206").play("march 1205")
    assert why(p.choose("march 1204") if ma > 2 else p, "1203") == rule


@pytest.mark.rule("S42-5.5.2.a")
def test_half_a_point_is_left_too() -> None:
    p = moving(OPEN, DON, "road 1207-1206-1205-1204", "axis A 8-8-2 tank black-box at 1207")
    p.play("march 1206; march 1205; march 1204")
    assert points(p) == 1.5
    assert why(p, "1203") == "S42-5.5.2.a"


@pytest.mark.rule("S42-5.5.2.a")
def test_or_a_hex_of_tactical_movement() -> None:
    """A disrupted unit has no MPs: from the bank it may enter one hex more, but not this one."""
    p = moving(OPEN, DON, "axis A 8-8-6 tank at 1205 disrupted")
    assert [why(p, to) for to in ("1203", "1202")] == ["S42-5.5.2.a", "S42-13.2.1.a"]
    assert why(p.choose("march 1204"), "1203") == "S42-5.5.2.a"


@pytest.mark.rule("S42-5.5.2.a", "S42-5.5.2.b", "S42-5.5.2.c")
@pytest.mark.example("S42-EX-5.5.5-1")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 3), ("tank", 4)])
def test_crossing_from_the_bank(kind: str, cost: int) -> None:
    p = moving(OPEN, DON, f"axis A 8-8-6 {kind} at 1204").play("march 1203")
    assert points(p) == cost
    p.choose("march 1202")  # and on it goes
    assert points(p) == cost + 1


@pytest.mark.rule("S42-5.5.2.a", "S42-20.1.3.b")
def test_a_stack_crosses_only_if_all_its_units_started_on_the_bank() -> None:
    """The Army HQ takes a unit up on its way; that one starts on the bank, the HQ did not."""
    units = ("soviet H 0-0-5 army-hq hq=tank at 1205", "soviet B 6-7-6 tank at 1204")
    p = moving(OPEN, DON, *units, unit="H", side="soviet").play("march 1204; take B")
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    p.choose("drop-off H")
    assert "1203" in marches(p)
    units = ("soviet H 0-0-5 army-hq hq=tank at 1204", "soviet B 6-7-6 tank at 1205")
    p = moving(OPEN, DON, *units, unit="H", side="soviet").play("march 1205; take B; march 1204")
    assert all(hex_[2:] > "03" for hex_ in marches(p))


@pytest.mark.rule("S42-5.5.2.d", "S42-23.4.h", "S42-23.4.j", "S42-23.4.k")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 2), ("tank", 3)])
def test_frozen_rivers(kind: str, cost: int) -> None:
    p = moving(OPEN, DON, "turn 28", f"axis A 8-8-6 {kind} at 1205").play("march 1204")
    p.choose("march 1203")
    assert points(p) == 1 + cost


@pytest.mark.rule("S42-23.4.h")
def test_rivers_of_the_southern_maps_and_the_volga_do_not_freeze() -> None:
    p = moving("map 1000-1608 sheet C1", DON, "turn 28", "axis A 8-8-6 tank at 1204")
    p.choose("march 1203")
    assert points(p) == 4
    p = moving(OPEN, VOLGA, "turn 28", "axis A 8-8-6 tank at 1204")
    assert all(hex_[2:] > "03" for hex_ in marches(p))


@pytest.mark.rule("S42-23.4.m", "S42-2.2.3.a")
def test_only_lakes_in_the_desert_freeze() -> None:
    lake, desert = river("lake"), "terrain desert 1003-1603"
    p = moving(OPEN, lake, desert, "axis A 8-8-6 at 1205", "turn 27")
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    p = moving(OPEN, lake, desert, "axis A 8-8-6 at 1205", "turn 28").play("march 1204")
    p.choose("march 1203")
    assert points(p) == 3  # as over a frozen Major River
    p = moving(OPEN, lake, "axis A 8-8-6 at 1204", "turn 28")
    assert why(p, "1203") == "S42-2.2.3.a"


# 5.5.3


@pytest.mark.rule("S42-5.5.3.a", "S42-5.5.3.b", "S42-5.5.3.c", "S42-5.5.3.e")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_the_volga_is_crossed_at_listed_places_only(side: str) -> None:
    """Not from the bank, nor by a Pontoon Bridge."""
    units = (f"{side} A 8-8-6 tank at 1204", f"{side} B 6-7-3 at 1203")
    p = moving(OPEN, VOLGA, *units, side=side)
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    assert why(p, "1203") == ("S42-5.5.3.b" if side == "axis" else "S42-5.5.3.c")


@pytest.mark.rule("S42-5.5.3.b", "S42-5.5.3.c", "S42-5.5.6.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 3), ("tank", 4)])
def test_both_sides_use_printed_ferries(side: str, kind: str, cost: int) -> None:
    p = moving(OPEN, VOLGA, "ferry 1204/1203", f"{side} A 8-8-6 {kind} at 1205", side=side)
    p.play("march 1204; march 1203")
    assert points(p) == 1 + cost


@pytest.mark.rule("S42-5.5.3.b", "S42-5.5.3.c", "S42-5.5.4.c")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 2), ("tank", 3)])
def test_only_soviet_units_use_the_railroad_bridge(kind: str, cost: int) -> None:
    bridge = ("volga-bridge 1204/1203", "rail 1205-1204-1203")
    p = moving(OPEN, VOLGA, *bridge, f"soviet A 8-8-6 {kind} at 1205", side="soviet")
    p.play("march 1204; march 1203")
    assert points(p) == 1 + cost
    p = moving(OPEN, VOLGA, *bridge, f"axis A 8-8-6 {kind} at 1204")
    assert why(p, "1203") == "S42-5.5.3.b"


@pytest.mark.rule("S42-5.5.3.b", "S42-5.5.6.a")
def test_the_axis_takes_the_ferry_beside_the_bridge() -> None:
    bridge = ("volga-bridge 1204/1203", "rail 1205-1204-1203", "ferry 1204/1203")
    p = moving(OPEN, VOLGA, *bridge, "axis A 8-8-6 tank at 1204").play("march 1203")
    assert points(p) == 4


@pytest.mark.rule("S42-5.5.3.c")
def test_the_bridge_is_at_saratov() -> None:
    theatre = country("theatre").theatre
    assert {theatre.label(h) for side in theatre.volga_bridges for h in side} >= {"5902"}


@pytest.mark.rule("S42-5.5.3.c", "S42-5.5.3.d")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 3), ("tank", 4)])
def test_the_flotilla_acts_as_a_ferry_for_soviet_units(kind: str, cost: int) -> None:
    boats = "flotilla 1203/1204"
    p = moving(OPEN, VOLGA, boats, f"soviet A 8-8-6 {kind} at 1205", side="soviet")
    p.play("march 1204; march 1203")
    assert points(p) == 1 + cost
    p = moving(OPEN, VOLGA, boats, f"soviet A 8-8-6 {kind} at 1203", side="soviet")
    assert "1204" in marches(p)
    p = moving(OPEN, VOLGA, boats, f"axis A 8-8-6 {kind} at 1204")
    assert why(p, "1203") == "S42-5.5.3.b"


@pytest.mark.rule("S42-5.5.3.d", "S42-5.1.b")
@pytest.mark.parametrize(
    ("far_bank", "cost"), [("clear", 4), ("woods", 5), ("mountain", 7), ("marsh", 6)]
)
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_stack_of_both_gaits_pays_the_dearer_ferry(far_bank: str, cost: int, first: str) -> None:
    units = ("soviet A 3-4-9 at 1204", "soviet B 7-5-9 tank corps at 1204")
    ground = (OPEN, VOLGA, "flotilla 1203/1204", f"terrain {far_bank} 1203")
    p = moving(*ground, *units, unit=first, side="soviet")
    p.play(f"take {'B' if first == 'A' else 'A'}; march 1203")
    assert points(p) == cost


@pytest.mark.rule("S42-5.5.3.d")
def test_the_flotilla_moves_once_in_each_soviet_movement_phase() -> None:
    p = movement(OPEN, VOLGA, "flotilla 1203/1204", "soviet A 8-8-6 at 1305", side="soviet")
    assert len(p.options("move-flotilla")) == 7 + 6 - 1  # all of the Volga but where it is
    p.choose("move-flotilla 1303 1304")
    assert p.options("move-flotilla") == set()
    p.play("move A; march 1304; march 1303")
    assert p.where("A") == "1303"
    p.enter_phase("movement axis")
    assert p.options("move-flotilla") == set()
    p.enter_phase("movement soviet")
    assert "1203 1204" in p.options("move-flotilla")


@pytest.mark.rule("S42-5.5.3.c", "S42-5.5.3.d")
def test_why_the_flotilla_stays_where_it_is() -> None:
    boats = "flotilla 1203/1204"
    axis = movement(OPEN, VOLGA, boats, "axis A 8-8-6 at 1305")
    assert axis.refusal("move-flotilla 1303 1304") == Refusal("S42-5.5.3.c", "no-flotilla-axis")
    p = movement(OPEN, VOLGA, boats, "soviet A 8-8-6 at 1305", side="soviet")
    for there in ("1203 1204", "1304 1305"):  # where it is, and no Volga hexside
        refusal = p.refusal(f"move-flotilla {there}")
        assert refusal == Refusal("S42-5.5.3.d", "no-flotilla-place")
    p.choose("move-flotilla 1303 1304")
    assert p.refusal("move-flotilla 1203 1204") == Refusal("S42-5.5.3.d", "no-flotilla-moved")


# 5.5.5, 5.5.6, 5.5.7


@pytest.mark.rule("S42-5.5.5.a", "S42-5.5.5.b", "S42-5.5.5.e")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 3), ("tank", 4)])
@pytest.mark.parametrize("state", ["", "disrupted", "oos", "fr", "train"])
def test_a_pontoon_bridge_to_a_friend_on_the_far_bank(kind: str, cost: int, state: str) -> None:
    friend = f"axis B 1-1-3 free {state} at 1203"
    p = moving(OPEN, DON, friend, f"axis A 8-8-6 {kind} at 1205").play("march 1204; march 1203")
    assert points(p) == 1 + cost


@pytest.mark.rule("S42-5.5.5.a", "S42-5.5.5.b")
def test_non_combat_units_make_no_pontoon_bridge() -> None:
    p = moving(OPEN, DON, "sp P axis at 1203", "axis A 8-8-6 tank at 1205")
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    p = moving(OPEN, DON, "axis B 6-7-3 at 1203", "sp A axis at 1205")
    assert all(hex_[2:] > "03" for hex_ in marches(p))
    p = moving(OPEN, DON, "axis B 6-7-3 at 1203", "axis C 6-7-3 at 1204", "sp A axis at 1205")
    assert "1203" in marches(p)  # with combat units on both banks it crosses


@pytest.mark.rule("S42-5.5.5.c")
@pytest.mark.example("S42-EX-5.5.5-2")
def test_the_bridge_appears_when_a_unit_has_crossed() -> None:
    """A crosses from the bank; then B comes up by Tactical Movement and uses the bridge."""
    units = ("axis A 6-7-3 at 1204", "axis B 6-7-3 disrupted at 1205")
    p = movement(OPEN, DON, *units)
    p.choose("move B")
    assert "1203" not in marches(p)
    p = movement(OPEN, DON, *units).play("move A; march 1203; halt; move B")
    assert "1203" in marches(p)
    p.play("march 1204; march 1203")
    assert p.where("B") == "1203"


@pytest.mark.rule("S42-5.5.5.c")
def test_the_bridge_vanishes_when_the_friend_leaves() -> None:
    units = ("axis A 6-7-3 at 1203", "axis B 8-8-6 tank at 1205")
    p = movement(OPEN, DON, *units).play("move A; march 1202; halt; move B")
    assert all(hex_[2:] > "03" for hex_ in marches(p))


@pytest.mark.rule("S42-5.5.5.e")
@pytest.mark.example("S42-EX-5.5.5-3")
def test_a_panzer_division_over_a_bridge_that_a_friend_makes() -> None:
    """C goes back to the far bank; D spends 2 MPs to the river and 4 over it."""
    units = ("axis C 6-7-3 at 1202", "axis D 10-8-6 tank red at 1206")
    p = movement(OPEN, DON, *units).choose("move D")
    assert "1203" not in marches(p)
    p = movement(OPEN, DON, *units).play("move C; march 1203; halt; move D")
    p.play("march 1204; march 1203")
    assert points(p) == 6


@pytest.mark.rule("S42-5.5.5.f", "S42-5.4.e")
def test_tactical_movement_over_a_pontoon_bridge() -> None:
    p = moving(OPEN, DON, "axis B 6-7-3 at 1203", "axis A 6-7-3 disrupted at 1205")
    assert "1203" in marches(p)


@pytest.mark.rule("S42-5.5.6.a")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 3), ("tank", 4)])
def test_a_ferry_is_a_pontoon_bridge_for_good(kind: str, cost: int) -> None:
    p = moving(OPEN, DON, "ferry 1204/1203", f"axis A 8-8-6 {kind} at 1205")
    p.play("march 1204; march 1203")
    assert points(p) == 1 + cost


@pytest.mark.rule("S42-5.5.7.b")
def test_no_unit_marches_over_the_vladimirovka_ferry() -> None:
    link = ("rail 1205-1204", "rail 1203-1202", "rail link 1204-1203")
    p = moving(OPEN, VOLGA, *link, "soviet A 8-8-6 tank at 1204", side="soviet")
    assert all(hex_[2:] > "03" for hex_ in marches(p))

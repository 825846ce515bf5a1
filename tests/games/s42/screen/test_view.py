"""What the page is told of a game: units, markers, overlays, and nothing by guesswork."""

import msgspec

from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.screen.hexlists import hex_ids
from hexfront.games.s42.screen.overlays import Overlay
from hexfront.games.s42.screen.parts import AirView, CityView
from hexfront.games.s42.screen.roster import UnitView
from hexfront.games.s42.screen.view import S42View, view_of
from hexfront.hexes import bits


def view(p: Position) -> S42View:
    return view_of(p.state, 0)


def overlays(p: Position) -> tuple[Overlay, Overlay]:
    found = view(p).overlays
    assert found is not None
    return found


def unit(p: Position, name: str) -> UnitView:
    return view(p).units[p.unit(name)]


def labels(p: Position, hexes: tuple[int, ...]) -> set[str]:
    return {p.label(h) for h in hexes}


def test_both_seats_see_the_same():
    state = S42Game().new("fall-blau")
    first, second = view_of(state, 0), view_of(state, 1)
    assert (first.seat, second.seat) == (0, 1)
    assert msgspec.structs.replace(second, seat=0) == first


def test_a_unit_on_the_map():
    p = position("axis A 6-7-3/4-5-3 steps=2 at 1203 reduced disrupted oos")
    assert unit(p, "A") == UnitView(
        id=p.unit("A"),
        place="map",
        hex=p.hex("1203"),
        face="4-5-3",
        steps=1,
        order="disrupted",
        marks=("reduced", "oos"),
    )


def test_two_futures_of_a_game_are_shown_in_turn():
    p = position("axis A 6-7-3 at 1203\naxis B 6-7-3 at 1203")
    a, b = p.unit("A"), p.unit("B")
    one, other = p.state, p.state.copy()
    view_of(one, 0)
    late = one.copy()
    one.put(a, p.hex("1204"))
    other.put(b, p.hex("1205"))
    late.put(b, p.hex("1206"))
    places = [("1204", "1203"), ("1203", "1205"), ("1203", "1206")]
    for _ in range(2):
        for state, (first, second) in zip((one, other, late), places, strict=True):
            shown = view_of(state, 0).units
            assert (shown[a].hex, shown[b].hex) == (p.hex(first), p.hex(second))


def test_a_remnant_shows_its_own_figures():
    p = position("axis A 6-7-3 steps=3 remnant=infantry at 1203 lost=2 remnant")
    shown = unit(p, "A")
    remnant = p.state.setting.definitions.remnants["infantry"]
    assert (shown.face, shown.steps, shown.marks) == (str(remnant.face), 1, ("remnant",))


def test_units_off_the_map():
    p = position("""
        area X axis 1000-1010
        axis A 6-7-3 in X
        axis B 6-7-3 due=7
        axis C 6-7-3 eliminated=4
        axis D 6-7-3 removed
    """)
    assert (unit(p, "A").place, unit(p, "A").area) == ("area", "X")
    assert (unit(p, "B").place, unit(p, "B").due) == ("pending", 7)
    assert (unit(p, "C").place, unit(p, "C").died) == ("eliminated", 4)
    assert unit(p, "D").place == "removed"


def test_a_supply_point_shows_its_side():
    p = position("""
        sp S1 axis at 1203
        sp S2 axis at 1204 ready
        sp S3 axis at 1205 immobile
    """)
    assert [unit(p, name).shows for name in ("S1", "S2", "S3")] == [
        "full-move", "ready", "immobile",
    ]  # fmt: skip
    in_pool = [shown for shown in view(p).units if shown.place == "pool"]
    assert len(in_pool) == p.state.setting.supply.bit_count() - 3


def test_zones_and_bonds_are_those_of_the_rules():
    p = position("""
        axis A 6-7-3 at 1203
        axis B 6-7-3 at 1205
        soviet S 3-4-3 at 1508
    """)
    axis, soviet = overlays(p)
    assert labels(p, axis.zoc) == set(p.zoc("axis"))
    assert labels(p, axis.hex_bonds) == {"1204"}
    assert labels(p, soviet.zoc) == set(p.zoc("soviet"))
    assert soviet.hex_bonds == ()


def test_a_hexside_bond_is_told_once_with_both_its_hexes():
    p = position("""
        axis A 6-7-3 at 1203
        axis B 6-7-3 at 1304
        axis C 6-7-3 at 1406
    """)
    told = {"/".join(sorted(p.label(h) for h in side)) for side in overlays(p)[0].hexside_bonds}
    ruled = {bond for bond in p.bonds("axis") if "/" in bond}
    assert told == ruled
    assert len(overlays(p)[0].hexside_bonds) == len(ruled)


def test_whoever_is_outside_the_supply_overlay_is_out_of_supply():
    p = position("""
        area X axis 1000-1010
        road edge-1003-1103-1203
        axis A 6-7-3 at 1203
        axis B 6-7-3 at 1603
        soviet S 3-4-3 at 1508
        soviet T 3-4-3 at 1502
    """)
    overlay = overlays(p)[0]
    for name in ("A", "B"):
        assert (p.hex(p.where(name)) in overlay.supplied) == p.supplied(name)
        assert (p.hex(p.where(name)) in overlay.joined) != p.isolated(name)


def test_cities_tell_control_and_battles():
    p = position("""
        city 1203 major
        city 1304 minor
        control axis 1304
        city-battle 1203 2
    """)
    assert set(view(p).cities) == {
        CityView(p.hex("1203"), 1, 2),
        CityView(p.hex("1304"), 0, 0),
    }


def test_air_units_tell_where_they_are():
    p = position("""
        axis A 6-7-3 at 1203
        air ger-8-fk at 1203
        air ger-4-fk used
        air rom-gal absent
    """)
    assert [air.place for air in view(p).air] == ["map", "used", "absent"]
    assert view(p).air[0] == AirView(0, "map", p.hex("1203"))


def test_fortifications_are_told_by_side():
    p = position("""
        fort axis 1203
        building soviet 1405
        fortified 1207 group 2
        stale 2
    """)
    told = view(p)
    assert labels(p, told.forts[0]) == {"1203"}
    assert labels(p, told.building[1]) == {"1405"}
    assert labels(p, told.stale_forts) == {"1207"}


def test_a_railhead_off_connected_rail_is_inoperative():
    p = position("""
        area X axis 1000-1010
        rail edge-1003-1103-1203-1303
        repaired 1003-1103
        railhead 1103 1303
    """)
    told = {p.label(found.hex): found.operative for found in view(p).railheads}
    assert told == {"1103": True, "1303": False}


def test_what_is_left_of_the_means():
    told = view(position("rp 2\nreplacements tank 1, infantry 2"))
    assert (told.rp, told.replacements) == (2, {"tank": 1, "infantry": 2})


def test_the_phases_to_come_are_left_out():
    p = position("axis A 6-7-3 at 1203\nphase movement axis onwards")
    assert len(p.state.stack) > 2
    assert [type(moment).__name__ for moment in view(p).moments][-1] == "MovementPhase"
    assert "BeginPhase" not in {type(moment).__name__ for moment in view(p).moments}


def test_many_and_few_hexes_are_read_alike():
    for mask in (0, 1, 0b1011, (1 << 1500) - 1, int("10" * 700, 2)):
        assert hex_ids(mask) == tuple(bits(mask))

"""Vehicles on the move: bonus moves, roads, congestion, closed ground (COH-15.0 to COH-15.5)."""

import pytest

from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.notation import Position, position

FAR = "unit S1 soviet-rifles-41 at I07 facing N"
ROAD = "road E07 E06 E05 E04 E03 E02 E01"


def drive(kind: str, *more: str, at: str = "E06", facing: str = "N", words: str = "") -> Position:
    """A vehicle in column E, whose hexes go south to north, and a distant enemy."""
    return position("\n".join((f"unit G1 {kind} at {at} facing {facing} {words}", FAR, *more)))


TANK = "german move=1 tracks=2 mover=tracked armored"
TRUCK = "german move=1 wheels=2 mover=wheeled"


def further(p: Position) -> set[str]:
    """The hexes that a bonus move may enter now."""
    return {name.split()[2] for name in p.choices() if name.startswith("move ")}


@pytest.mark.rule("COH-15.0.a")
def test_vehicles_turn_and_back_up_like_anybody():
    p = drive(TANK)
    assert (p.cost("pivot G1 S"), p.cost("move G1 E07"), p.cost("move G1 E05")) == (1, 2, 1)
    assert p.play("move G1 E05", "face G1 SW", "cap 0", 7).unit("G1").facing == "SW"


@pytest.mark.rule("COH-15.1.a")
@pytest.mark.parametrize(
    ("kind", "cost"), [("german mover=wheeled", 3), ("german mover=tracked", 2), ("german", 1)]
)
def test_the_colour_of_the_move_cost_is_what_it_drives_on(kind: str, cost: int):
    p = drive(kind, "terrain light-woods E05")
    assert p.cost("move G1 E05") == cost


@pytest.mark.rule("COH-15.1.b", "COH-15.2.a", "COH-15.2.b")
@pytest.mark.parametrize("symbols", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", ["tracks={} mover=tracked", "wheels={} mover=wheeled"])
def test_one_further_hex_for_every_symbol_with_one_check(symbols: int, kind: str):
    p = drive("german move=1", ROAD, at="E07", words=kind.format(symbols))
    for step in range(symbols + 1):
        p.play(f"move G1 E{6 - step:02d}")
    assert further(p) == set()
    p.play("face G1 N", "cap 0", 1)
    assert p.unit("G1").spent
    assert (p.told("log-becomes-spent")[0].args["cost"], p.turn) == (1, "soviet")


@pytest.mark.rule("COH-15.2.c", "COH-12.2.h")
@pytest.mark.parametrize(("levels", "cost"), [("level 1 E05, 2 E04 E03", 3), ("level 1 E03", 2),
                                              ("level 2 E06, 1 E05", 1)])  # fmt: skip
def test_every_climb_is_paid_for_on_bonus_moves_too(levels: str, cost: int):
    p = drive(TANK, levels).play("move G1 E05", "move G1 E04")
    p.play("move G1 E03", "face G1 N", "cap 0", 1)
    assert p.told("log-becomes-spent")[0].args["cost"] == cost


@pytest.mark.rule("COH-15.2.c", "COH-15.7.g")
@pytest.mark.parametrize(("cap", "climbs"), [(1, False), (2, True)])
def test_a_spent_vehicle_climbs_as_far_as_its_cap_go(cap: int, climbs: bool):
    p = drive(TANK, "level 1 E04", f"cap german {cap}", words="spent").play("move G1 E05")
    assert p.legal("move G1 E04") is climbs
    assert p.legal("move G1 F05")
    if not climbs:
        refusal = p.refusal("move G1 E04")
        assert (refusal.rule, refusal.message) == ("COH-2.2.d", "refuse-spent")
        assert (refusal.args["cost"], refusal.args["cap"]) == (1, 0)
        return
    p.play("move G1 E04").settle()
    assert p.cap("german") == 0


@pytest.mark.rule("COH-15.2.d")
def test_a_vehicle_may_turn_in_every_hex_that_it_enters():
    p = drive(TANK).play("move G1 E05", "move G1 F06", "move G1 F07", "face G1 NW", "cap 0", 7)
    assert (p.unit("G1").hex, p.unit("G1").facing) == ("F07", "NW")


@pytest.mark.rule("COH-15.2.e")
def test_a_wheel_bonus_follows_the_road_hex_by_hex():
    p = drive(TRUCK, ROAD, "road F05 G04").play("move G1 E05")
    assert further(p) == {"E04", "E06"}
    assert p.refusal("move G1 F05").rule == "COH-15.2.e"
    off = drive(TRUCK).play("move G1 E05")
    assert further(off) == set()


@pytest.mark.rule("COH-15.2.e")
def test_the_basic_move_needs_no_road_but_a_bonus_does_from_there():
    p = drive(TRUCK, "road E05 E04 E03", at="F06").play("move G1 E05", "move G1 E04")
    assert p.legal("move G1 E03")


@pytest.mark.rule("COH-15.2.f")
@pytest.mark.parametrize("side", ["german", "soviet"])
@pytest.mark.parametrize(
    ("at", "moves"), [("E04", {"E06"}), ("E05", set()), ("F05", {"E04", "E06"})]
)
def test_congestion_stops_wheel_bonuses_into_and_out_of_hexes_with_vehicles(
    side: str, at: str, moves: set[str]
):
    other = f"unit X1 {side} mover=wheeled at {at} facing N"
    p = drive(TRUCK, ROAD, other)
    assert p.cost("move G1 E05") == 1
    p.play("move G1 E05")
    assert further(p) == moves
    if "E04" not in moves:
        assert p.refusal("move G1 E04").rule == "COH-15.2.f"


@pytest.mark.rule("COH-15.2.f", "COH-16.7.a")
@pytest.mark.parametrize("kind", ["german", "german-pak-36"])
def test_foot_units_and_guns_make_no_congestion(kind: str):
    p = drive(TRUCK, ROAD, f"unit X1 {kind} at E04 facing N").play("move G1 E05")
    assert "E04" in further(p)


@pytest.mark.rule("COH-15.2.f", "COH-15.10.a")
def test_a_towed_vehicle_does_not_jam_the_one_that_tows_it():
    p = drive(TRUCK, ROAD, "unit G2 german-opel-blitz on=G1 hit=immobilized")
    p.play("move G1 E05", "move G1 E04", "move G1 E03").settle()
    assert p.unit("G2").hex == "E03"
    first = position(
        f"unit G1 german-opel-blitz on=G2 hit=immobilized\nunit G2 {TRUCK} at E06\n{ROAD}"
    )
    assert "E04" in further(first.play("move G2 E05"))


@pytest.mark.rule("COH-15.2.d")
def test_between_two_hexes_only_the_vehicle_that_drives_turns():
    p = drive(TANK, "unit G2 german-opel-blitz at E07 facing N").play("move G1 E05")
    assert p.legal("face G1 S")
    assert p.refusal("face G2 S").rule == "COH-4.1.a"


@pytest.mark.rule("COH-15.2.g")
def test_a_track_bonus_goes_over_open_ground_and_along_roads():
    p = drive(TANK, ROAD, "terrain light-woods E04 F06, field F05 D06").play("move G1 E05")
    assert further(p) == {"E04", "E06", "D05"}


@pytest.mark.rule("COH-15.2.h")
def test_congestion_does_not_touch_tracks():
    jam = "unit G2 german-opel-blitz at E05 facing N\nunit G3 german-opel-blitz at E04 facing N"
    p = drive(TANK, ROAD, jam).play("move G1 E05", "move G1 E04", "move G1 E03")
    assert p.settle().unit("G1").hex == "E03"


@pytest.mark.rule("COH-15.2.i", "COH-15.3.c")
@pytest.mark.parametrize(
    "ground", ["field", "light-woods", "woods", "wooden-building", "stone-building"]
)
def test_no_bonus_leads_into_difficult_terrain(ground: str):
    p = drive(TANK, f"terrain {ground} E04").play("move G1 E05")
    assert p.refusal("move G1 E04").rule == "COH-15.2.i"
    assert "F05" in further(p)


@pytest.mark.rule("COH-15.2.i", "COH-15.3.c")
def test_no_bonus_leads_across_a_wall():
    p = drive(TANK, "walls E05:N").play("move G1 E05")
    assert p.refusal("move G1 E04").rule == "COH-15.2.i"


@pytest.mark.rule("COH-15.2.l", "COH-15.2.m")
def test_backing_up_and_turning_in_place_end_all_bonus_moves():
    assert further(drive(TANK).play("move G1 E07")) == set()
    p = drive(TANK).play("pivot G1 S", "cap 0")
    assert p.waits_for == "SpentRoll"


@pytest.mark.rule("COH-15.2.m")
@pytest.mark.parametrize("ground", ["field", "light-woods", "stone-building"])
def test_a_basic_move_into_difficult_terrain_ends_all_bonus_moves(ground: str):
    p = drive(TANK, f"terrain {ground} E05").play("move G1 E05")
    assert further(p) == set()
    assert p.refusal("move G1 E04").rule == "COH-15.2.a"


@pytest.mark.rule("COH-15.2.m", "COH-15.4.a")
def test_along_a_road_through_woods_bonuses_are_kept():
    p = drive(TRUCK, ROAD, "terrain woods E05 E04, water E03")
    assert p.cost("move G1 E05") == 1
    p.play("move G1 E05", "move G1 E04", "move G1 E03")
    assert p.settle().unit("G1").hex == "E03"


@pytest.mark.rule("COH-15.2.n")
def test_leaving_difficult_terrain_forfeits_nothing():
    p = drive(TANK, "terrain woods E06").play("move G1 E05", "move G1 E04", "move G1 E03")
    assert p.settle().unit("G1").hex == "E03"


@pytest.mark.rule("COH-15.2.o", "COH-4.12.d")
@pytest.mark.parametrize("words", ["", "level 1 B04, 2 C04"])
def test_bonus_moves_when_entering_cost_nothing_and_need_no_check(words: str):
    p = position(f"{words}\nunit G1 {TANK} waiting\nentry german A04\n{FAR}")
    p.play("enter G1 A04", "move G1 B04")
    assert p.cost("move G1 C04") == 0
    p.play("move G1 C04").settle()
    assert (p.unit("G1").hex, p.unit("G1").fresh, p.unit("G1").stressed) == ("C04", True, True)
    assert p.turn == "soviet"


@pytest.mark.rule("COH-15.2.o", "COH-15.2.m")
def test_who_enters_into_difficult_terrain_stops_there():
    p = position(f"terrain woods A04\nunit G1 {TANK} waiting\nentry german A04\n{FAR}")
    assert further(p.play("enter G1 A04")) == set()


@pytest.mark.rule("COH-15.2.f", "COH-16.4.a")
@pytest.mark.parametrize(
    ("jam", "off_road"), [("", True), ("unit G2 german-opel-blitz at E05", False)]
)
def test_out_of_a_jam_a_mobile_vehicle_uses_its_track(jam: str, off_road: bool):
    """The wheel that it keeps takes it on by road only."""
    kind = "german move=1 wheels=1 tracks=1 mover=wheeled"
    p = drive(kind, "road E06 E05 E04 E03", jam).play("move G1 E05", "move G1 E04")
    assert p.legal("move G1 E03")
    assert p.legal("move G1 F04") is off_road


@pytest.mark.rule("COH-15.2.o", "COH-15.2.m", "COH-14.4.h")
@pytest.mark.parametrize(
    ("what", "goes_on"),
    [
        ("smoke heavy A04", False),
        ("smoke light A04 A04", False),
        ("smoke light A04", True),
        ("work trench A04 soviet", False),
        ("work wire A04 soviet", False),
    ],
)
def test_who_enters_into_smoke_or_works_stops_there(what: str, goes_on: bool):
    p = position(f"{what}\nunit G1 {TANK} waiting\nentry german A04\n{FAR}")
    assert bool(further(p.play("enter G1 A04"))) is goes_on


@pytest.mark.rule("COH-15.2.p")
def test_the_first_hex_is_the_basic_move_even_along_a_road():
    """A truck with a wheel symbol cannot keep the basic move for the hex after the road."""
    p = drive("german move=1 wheels=1 mover=wheeled", ROAD).play("move G1 E05")
    assert p.refusal("move G1 F05").rule == "COH-15.2.e"
    p.play("move G1 E04")
    assert further(p) == set()


@pytest.mark.rule("COH-15.3.a")
@pytest.mark.parametrize(
    ("ground", "more"),
    [("open", 0), ("light-woods", 2), ("wooden-building", 2), ("stone-building", 3)],
)
def test_what_difficult_terrain_costs_wheels(ground: str, more: int):
    assert drive(TRUCK, f"terrain {ground} E05").cost("move G1 E05") == 1 + more


@pytest.mark.rule("COH-15.3.b", "COH-16.4.b")
@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("terrain field E05", "COH-4.8.c"),
        ("terrain woods E05", "COH-15.3.b"),
        ("walls E05:S", "COH-15.3.b"),
    ],
)
@pytest.mark.parametrize(
    "kind", [TRUCK, "german move=1 wheels=1 tracks=1 mover=wheeled", "german-pak-38"]
)
def test_what_is_closed_to_wheels(what: str, rule: str, kind: str):
    refusal = drive(kind, what).refusal("move G1 E05")
    assert (refusal.message, refusal.rule) == ("refuse-impassable", rule)
    assert drive(TANK, what).legal("move G1 E05")


@pytest.mark.rule("COH-15.3.c")
@pytest.mark.parametrize(
    ("ground", "more"),
    [("field", 0), ("light-woods", 1), ("woods", 2), ("wooden-building", 2), ("stone-building", 3)],
)
def test_what_difficult_terrain_costs_tracks(ground: str, more: int):
    assert drive(TANK, f"terrain {ground} E05").cost("move G1 E05") == 1 + more


@pytest.mark.rule("COH-15.3.c")
def test_a_wall_costs_tracks_one_ap():
    assert drive(TANK, "walls E05:S").cost("move G1 E05") == 2


@pytest.mark.rule("COH-4.9.b", "COH-15.3.a", "COH-15.3.c")
@pytest.mark.parametrize(
    ("kind", "what", "rule"),
    [
        ("german", "terrain woods E05", "COH-4.9.b"),
        ("german", "walls E05:S", "COH-4.9.a"),
        (TANK, "terrain woods E05", "COH-15.3.c"),
        (TANK, "walls E05:S", "COH-15.3.c"),
        (TRUCK, "terrain light-woods E05", "COH-15.3.a"),
        ("german-pak-38", "terrain light-woods E05", "COH-15.3.a"),
    ],
)
def test_each_kind_of_mover_is_told_the_rule_of_its_own_chart(kind: str, what: str, rule: str):
    cost = drive(kind, what).preview("move G1 E05").cost
    assert cost is not None
    assert [line.rule for line in cost.lines[1:]] == [rule]


@pytest.mark.rule("COH-15.3.d")
@pytest.mark.parametrize("kind", [TRUCK, TANK])
@pytest.mark.parametrize("what", ["terrain water E05", "level 2 E05", "level 2 E06"])
def test_water_and_steep_slopes_are_closed_to_every_vehicle(kind: str, what: str):
    assert not drive(kind, what).legal("move G1 E05")


@pytest.mark.rule("COH-15.4.a", "COH-15.3.b")
@pytest.mark.parametrize("kind", [TRUCK, TANK])
@pytest.mark.parametrize(
    "what", ["terrain water E05", "terrain woods E05", "walls E05:S", "terrain stone-building E05"]
)
def test_a_road_leads_through_everything_at_the_printed_cost(kind: str, what: str):
    assert drive(kind, what, ROAD).cost("move G1 E05") == 1


@pytest.mark.rule("COH-15.4.b")
@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 3)])
def test_a_road_cancels_no_slope(level: int, cost: int):
    assert drive(TRUCK, ROAD, f"level {level} E05").cost("move G1 E05") == cost
    p = drive(TRUCK, ROAD, f"level {level} E04").play("move G1 E05")
    assert p.cost("move G1 E04") == cost - 1


@pytest.mark.rule("COH-15.4.a")
def test_where_a_table_wants_it_a_road_climbs_no_steep_slope():
    p = drive(TRUCK, ROAD, "level 2 E05", "steep_roads off")
    assert p.refusal("move G1 E05").message == "refuse-steep"


@pytest.mark.rule("COH-15.5.a")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_vehicles_pass_hexes_with_friends_and_enemies(side: str):
    there = f"unit X1 {side} at E05 facing N\nunit X2 {side} at E04 facing N"
    p = drive(TANK, there).play("move G1 E05", "move G1 E04", "move G1 E03")
    assert p.settle().unit("G1").hex == "E03"


@pytest.mark.rule("COH-15.5.b")
def test_who_only_passes_through_binds_nobody_to_close_combat():
    p = drive(TANK, "unit S2 soviet at E05 facing N").play("move G1 E05", "move G1 E04", "cap 0", 7)
    assert p.turn == "soviet"
    assert not p.legal("close S2 G1")
    assert p.view("soviet").came == ()
    for to in ("E06", "D06", "F06", "F05"):
        assert p.legal(f"move S2 {to}")


@pytest.mark.rule("COH-15.5.b")
def test_who_stops_in_the_hex_is_engaged():
    p = drive(TANK, "unit S2 soviet blue=1 at E05 facing N").play("move G1 E05", "cap 0", 7)
    assert p.legal("close S2 G1")
    assert p.refusal("move S2 E06").rule == "COH-6.12.c"


@pytest.mark.rule("COH-6.12.c", "COH-15.5.b")
def test_who_comes_back_bars_the_hexes_of_his_last_step_alone():
    p = drive(TANK, "unit S2 soviet blue=1 at E05 facing N")
    p.play("move G1 E05", "move G1 E04", "move G1 E05", "face G1 N", "cap 0", 7)
    assert p.legal("close S2 G1")
    assert p.refusal("move S2 E04").rule == "COH-6.12.c"
    assert p.legal("move S2 E06")
    assert [step[:2] for step in p.view("soviet").came] == [(p.hex("E05"), p.hex("E04"))]


@pytest.mark.rule("COH-15.5.b")
def test_a_tank_that_passes_through_takes_control_and_a_truck_does_not():
    for kind, owner in ((TANK, "german"), ("german-opel-blitz", "soviet")):
        p = drive(kind, ROAD, "objective E05 soviet").play("move G1 E05", "move G1 E04").settle()
        assert p.control("E05") == owner


@pytest.mark.rule("COH-16.4.a", "COH-15.2.f")
def test_a_mobile_vehicle_uses_wheels_and_tracks_in_any_order():
    kind = "german move=1 wheels=1 tracks=1 mover=wheeled"
    by_road_first = drive(kind, ROAD).play("move G1 E05", "move G1 E04", "move G1 F04")
    assert by_road_first.settle().unit("G1").hex == "F04"
    p = drive(kind, "road F05 F04 F03").play("move G1 E05", "move G1 F05")
    assert (p.state.stack[-1].wheels, p.state.stack[-1].tracks) == (1, 0)
    assert p.play("move G1 F04").settle().unit("G1").hex == "F04"


@pytest.mark.rule("COH-16.4.a")
def test_its_track_symbol_gets_a_mobile_vehicle_out_of_congestion():
    kind = "german move=1 wheels=1 tracks=1 mover=wheeled"
    jam = "unit G2 german-opel-blitz at E04 facing N"
    p = drive(kind, ROAD, jam).play("move G1 E05", "move G1 E04")
    assert (p.state.stack[-1].wheels, p.state.stack[-1].tracks) == (1, 0)
    assert further(p) == set()


@pytest.mark.rule("COH-16.7.a")
def test_a_field_gun_has_the_costs_of_wheels_and_no_bonus_moves():
    p = drive("german-pak-36", ROAD, "terrain light-woods F06, woods D06")
    bare = p.cost("move G1 E05")
    assert p.cost("move G1 F06") == bare + 2 + 0
    assert not p.legal("move G1 D06")
    assert p.play("move G1 E05").waits_for == "ChooseFacing"


@pytest.mark.rule("COH-15.2.a")
def test_the_view_shows_the_symbols_that_are_left():
    p = drive(TANK).play("move G1 E05")
    shown = p.view("german").moments[-1]
    assert isinstance(shown, Drive)
    assert (shown.wheels, shown.tracks) == (0, 2)


@pytest.mark.rule("COH-15.2.l", "COH-6.12.c")
def test_no_bonus_move_comes_round_to_where_the_enemy_came_from():
    p = drive(TANK, "unit S2 soviet at E06 facing N", "came E06 E07 S2", facing="SE")
    assert p.refusal("move G1 E07").rule == "COH-6.12.c"
    p.play("move G1 F06")
    assert p.refusal("move G1 F07").rule == "COH-6.12.c"
    assert "F05" in further(p)
    assert further(drive(TANK, facing="SE").play("move G1 F06")) >= {"F05", "F07"}


@pytest.mark.rule("COH-15.2.j", "COH-15.2.m")
def test_no_bonus_leads_into_heavy_smoke_and_who_drives_in_stops():
    p = drive(TANK, "smoke heavy E04").play("move G1 E05")
    assert not p.legal("move G1 E04")
    assert p.legal("move G1 F05")
    assert further(drive(TANK, "smoke heavy E05").play("move G1 E05")) == set()
    out = drive(TANK, "smoke heavy E06").play("move G1 E05")
    assert "E04" in further(out)

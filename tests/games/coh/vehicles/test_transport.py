"""A vehicle and its cargo act together (COH-15.8); trucks and wagons (COH-16.1)."""

import pytest

from hexfront.games.coh.notation import Position, position

FAR = "unit S1 soviet-rifles-41 at I07 facing N"


def carrying(
    *more: str, cargo: str = "german-rifles-41", unit: str = "", apc: str = "", at: str = "D04"
) -> Position:
    """A half-track with a unit on it."""
    return position("\n".join((
        f"unit G1 {cargo} on=G2 {unit}",
        f"unit G2 german-sdkfz-251 at {at} facing SE {apc}",
        FAR if not any(line.startswith("unit S1") for line in more) else "",
        *more,
    )))  # fmt: skip


@pytest.mark.rule("COH-15.8.a", "COH-15.8.b", "COH-15.8.g", "COH-15.8.h")
def test_both_move_for_the_vehicles_cost_with_its_bonus_moves_and_one_check():
    p = carrying(cargo="german-hmg-34")
    assert p.cost("move G2 E04") == 1
    p.play("move G2 E04", "move G2 E05", "face G2 N", "cap 0", 1)
    for name in ("G1", "G2"):
        unit = p.unit(name)
        assert (unit.hex, unit.facing, unit.spent, unit.stressed) == ("E05", "N", True, True)


@pytest.mark.rule("COH-15.8.a", "COH-15.8.b")
def test_the_cargo_does_not_move_by_itself():
    p = carrying("unit G3 german at D05 facing N")
    for words in ("move G1 E04", "pivot G1 N", "stealth G1 D04"):
        assert p.refusal(words).message == "refuse-carried"
    assert p.refusal("gather G1 move").rule == "COH-15.8.b"
    p.play("gather G3 move")
    assert p.refusal("join G1").rule == "COH-15.8.b"


@pytest.mark.rule("COH-15.8.a", "COH-15.8.g")
@pytest.mark.parametrize(("unit", "apc"), [("spent", ""), ("", "spent")])
@pytest.mark.parametrize(("cap", "legal"), [(0, False), (1, True)])
def test_with_one_of_them_spent_both_act_for_cap_only(unit: str, apc: str, cap: int, legal: bool):
    p = carrying(f"cap german {cap}", unit=unit, apc=apc)
    assert p.legal("select G2") is legal
    assert p.legal("move G2 E04") is legal
    if legal:
        assert p.preview("move G2 E04").prepaid


@pytest.mark.rule("COH-15.8.a")
@pytest.mark.parametrize(("unit", "apc"), [("stressed", ""), ("", "stressed"), ("stressed",) * 2])
def test_the_stress_of_either_counts_once(unit: str, apc: str):
    p = carrying(unit=unit, apc=apc)
    assert p.cost("move G2 E04") == 2
    assert p.cost("stall G1") == 2


@pytest.mark.rule("COH-15.8.c", "COH-15.8.h")
def test_the_vehicle_attacks_and_both_are_stressed():
    p = carrying("unit S1 soviet at E04 facing N").play("attack G2 E04", 2, "cap 0", 1)
    for name in ("G1", "G2"):
        assert p.unit(name).spent
        assert p.unit(name).stressed


@pytest.mark.rule("COH-15.8.d")
@pytest.mark.parametrize("at", ["E04", "D04"])
def test_the_cargo_neither_attacks_nor_supports(at: str):
    p = carrying(f"unit S1 soviet at {at} facing N", "unit G3 german at D04 facing SE")
    words = "close G1 S1" if at == "D04" else "attack G1 E04"
    assert p.refusal(words).rule == "COH-15.8.d"
    p.play("close G3 S1" if at == "D04" else "attack G3 E04")
    assert p.refusal("join G1").rule == "COH-10.6.h"
    assert p.legal("join G2")


@pytest.mark.rule("COH-15.8.d")
def test_a_carried_mortar_does_not_fire():
    p = carrying("unit S1 soviet at H06 facing N", cargo="german-mortar-81")
    assert p.refusal("bombard G1 H06 via E04").rule == "COH-15.8.d"


@pytest.mark.rule("COH-15.8.f", "COH-15.8.g", "COH-15.8.h")
@pytest.mark.parametrize("name", ["G1", "G2"])
def test_either_stalls_for_both(name: str):
    p = carrying().play(f"stall {name}", "cap 0", 1)
    assert [p.unit(n).spent for n in ("G1", "G2")] == [True, True]
    assert [p.unit(n).stressed for n in ("G1", "G2")] == [True, True]


@pytest.mark.rule("COH-15.8.c", "COH-15.8.f", "COH-15.8.g")
@pytest.mark.parametrize(("name", "words"), [("G1", {"unit": "hit=pinned"}),
                                             ("G2", {"apc": "hit=crew-panicked"})])  # fmt: skip
def test_either_rallies_and_the_check_is_for_both(name: str, words: dict[str, str]):
    p = carrying(**words).play(f"rally {name}", 12, "cap 0", 5)
    assert p.unit(name).hit == ""
    assert [p.unit(n).spent for n in ("G1", "G2")] == [True, True]


@pytest.mark.rule("COH-15.8.f")
def test_the_cargo_does_not_dig_in():
    p = carrying("hand german 9").play("card 9")
    assert p.refusal("select G1").rule == "COH-15.8.f"
    assert p.legal("select G2")


@pytest.mark.rule("COH-15.8.g")
def test_follow_me_for_the_cargo_is_checked_for_both():
    p = carrying("hand german 3", unit="hit=pinned").play("card 3", "select G1", 1)
    assert [p.unit(n).spent for n in ("G1", "G2")] == [True, True]


@pytest.mark.rule("COH-15.8.a", "COH-8.8.b")
def test_scouts_do_not_serve_a_group_of_two():
    p = carrying("hand german 14", "deck 14", "unit S2 soviet at I01 hidden").play("select G2")
    assert p.refusal("card 14").rule == "COH-8.8.b"


@pytest.mark.rule("COH-15.8.c", "COH-15.8.a")
def test_both_hide_move_unseen_and_come_to_light_together():
    p = carrying("terrain woods E04 E05 F05 F06 G05 G06 H06 H07, light-woods C04")
    p.play("stealth G2 C04", "cap 5", "pass")
    assert [p.unit(n).place for n in ("G1", "G2")] == ["hidden", "hidden"]
    assert [unit.hex for unit in p.view("soviet").units[:2]] == [-1, -1]
    assert [unit.carrier for unit in p.view("soviet").units[:2]] == [-1, -1]
    p.play("reveal G1", "face G2 S")
    for name in ("G1", "G2"):
        unit = p.unit(name)
        assert (unit.place, unit.hex, unit.facing) == ("board", "C04", "S")
    assert p.waits_for == "ChooseAction"


@pytest.mark.rule("COH-15.8.c")
def test_hidden_cargo_is_seen_as_soon_as_its_vehicle_is():
    p = position("""
        unit G1 german on=G2
        unit G2 german-opel-blitz at D04 hidden
        unit S1 soviet at D07 facing N
        terrain woods D06
        turn soviet
    """)
    assert p.unit("G1").place == "hidden"
    p.play("move S1 E06")
    assert [p.unit(n).place for n in ("G1", "G2")] == ["board", "board"]
    assert p.waits_for == "RevealFacing"


@pytest.mark.rule("COH-4.12.e", "COH-15.6.a")
def test_a_transport_enters_with_its_cargo_and_drives_on():
    p = position(f"""
        unit G1 german-rifles-41 on=G2
        unit G2 german-opel-blitz waiting
        road A04 B04 C04
        entry german A04
        {FAR}
    """)
    assert p.refusal("select G1").message == "refuse-carried"
    assert p.refusal("enter G1 A04").message == "refuse-carried"
    p.play("enter G2 A04", "move G2 B04").settle()
    for name in ("G1", "G2"):
        unit = p.unit(name)
        assert (unit.hex, unit.fresh, unit.stressed) == ("B04", True, True)


@pytest.mark.rule("COH-16.0.a")
def test_a_class_of_its_own_keeps_the_common_rules():
    p = position(f"unit G1 german-wagon at D04 facing SE\nunit G2 german at D04\n{FAR}")
    assert p.legal("load G2 G1")
    assert p.legal("move G1 E04")


@pytest.mark.rule("COH-16.1.a")
@pytest.mark.parametrize(
    "kind", ["german-opel-blitz", "german-wagon", "soviet-gaz", "soviet-wagon"]
)
def test_trucks_and_wagons_are_wheeled(kind: str):
    enemy = "unit X1 german at I07" if kind.startswith("soviet") else "unit X1 soviet at I07"
    side = kind.partition("-")[0]
    p = position(f"unit T {kind} at D04 facing SE\n{enemy}\nterrain woods E04\nturn {side}")
    assert p.refusal("move T E04").message == "refuse-impassable"


@pytest.mark.rule("COH-16.1.b")
@pytest.mark.parametrize(
    ("words", "owner"), [("truck red=3", "soviet"), ("wagon red=3", "soviet"), ("red=3", "german")]
)
def test_trucks_and_wagons_take_no_control(words: str, owner: str):
    p = position(
        f"unit G1 german mover=wheeled {words} at D04 facing SE\n{FAR}\nobjective E04 soviet"
    )
    assert p.play("move G1 E04").settle().control("E04") == owner


@pytest.mark.rule("COH-16.1.c", "COH-7.12.e")
@pytest.mark.parametrize(
    ("words", "losses"), [("truck", 0), ("wagon red=none blue=none", 0), ("", 1)]
)
def test_a_destroyed_truck_or_wagon_is_not_on_the_cap_track_but_counts_for_vp(
    words: str, losses: int
):
    p = position(f"""
        unit G1 german at C04 facing SE red=9
        unit S1 soviet mover=wheeled {words} at D04 facing NW
        unit S2 soviet at I07 facing N
        vp german 1
    """)
    p.play("attack G1 D04", 12, "cap 0", 7)
    assert p.unit("S1").place == "destroyed"
    assert p.cap_base("soviet") == 7 - losses
    assert p.vp == ("german", 2)


@pytest.mark.rule("COH-16.1.d")
def test_a_truck_attacks_in_its_own_hex_only_and_a_wagon_never():
    p = position("""
        unit G1 german mover=wheeled truck red=3 range=5 at D04 facing SE
        unit G2 german mover=wheeled wagon red=3 at D05 facing N
        unit G3 german at D05 facing N
        unit S1 soviet at E04 facing N
        unit S2 soviet at D05 facing N
        unit S3 soviet at A01 hidden
    """)
    assert p.refusal("attack G1 E04").rule == "COH-16.1.d"
    assert p.refusal("recon G1").rule == "COH-16.1.d"
    assert p.refusal("close G2 S2").rule == "COH-16.1.d"
    p = position("""
        unit G1 german mover=wheeled truck red=3 at D04 facing SE
        unit G2 german at D04 facing SE
        unit S1 soviet at D04 facing N
    """)
    assert p.legal("close G1 S1")
    p = position("""
        unit G1 german mover=wheeled truck red=3 range=5 at D04 facing SE
        unit G2 german at D04 facing SE
        unit G3 german at D04 facing SE
        unit S1 soviet at E04 facing N
    """).play("attack G2 E04")
    assert p.refusal("join G1").rule == "COH-16.1.d"
    assert p.legal("join G3")


@pytest.mark.rule("COH-15.8.b", "COH-10.2.a")
def test_no_carried_unit_starts_a_group_that_moves():
    """It may stall or rally together with others all the same."""
    p = position("""
        unit G1 german-opel-blitz at D04 facing SE
        unit G2 german-rifles-41 on=G1
        unit G3 german-rifles-41 at D05 facing SE
        unit S1 soviet-rifles-41 at I07 facing N
    """)
    assert p.refusal("gather G2 move").rule == "COH-15.8.b"
    offered = p.play("select G2").choices()
    assert "gather G2 stall" in offered
    assert "gather G2 move" not in offered

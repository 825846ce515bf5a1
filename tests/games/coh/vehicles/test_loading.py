"""Getting on and off vehicles (COH-15.6, COH-15.7, COH-15.9)."""

import pytest

from hexfront.games.coh.notation import Position, position


def beside(*more: str, truck: str = "", unit: str = "", at: str = "D05") -> Position:
    """A truck in D04 that faces south-east, and rifles, whose move cost is 1."""
    return position("\n".join((
        f"unit G1 german-rifles-41 at {at} facing N {unit}",
        f"unit G2 german-opel-blitz at D04 facing SE {truck}",
        "unit S1 soviet-rifles-41 at I07 facing N",
        *more,
    )))  # fmt: skip


def loaded(*more: str, truck: str = "", unit: str = "", cargo: str = "german-rifles-41"):
    """A truck in D04 with a unit on it."""
    return position("\n".join((
        f"unit G1 {cargo} on=G2 {unit}",
        f"unit G2 german-opel-blitz at D04 facing SE {truck}",
        "unit S1 soviet-rifles-41 at I07 facing N",
        *more,
    )))  # fmt: skip


@pytest.mark.rule("COH-15.9.d")
@pytest.mark.parametrize(("ground", "cost"), [("woods", 2), ("light-woods", 4)])
def test_a_gun_is_let_go_on_ground_that_its_crew_could_not_enter(ground: str, cost: int):
    """Woods are closed to its wheels, so they have no price for it."""
    p = position(f"""
        terrain {ground} D04
        unit G1 german-pak-38 on=G2 move=2
        unit G2 german-pz-iv-e at D04 facing SE
        unit S1 soviet-rifles-41 at I07 facing N
    """)
    assert p.cost("unload G1 D04") == cost


@pytest.mark.rule("COH-15.7.a", "COH-15.7.d", "COH-15.7.e", "COH-15.7.f", "COH-15.7.b")
def test_a_unit_gets_on_and_both_act_while_the_vehicle_stays():
    p = beside(at="D04").play("load G1 G2")
    assert (p.unit("G1").on, p.unit("G1").hex, p.unit("G1").facing) == ("G2", "D04", "SE")
    assert (p.unit("G2").hex, p.unit("G2").facing) == ("D04", "SE")
    p.play("cap 0", 1)
    for name in ("G1", "G2"):
        assert p.unit(name).spent
        assert p.unit(name).stressed


@pytest.mark.rule("COH-15.7.b")
@pytest.mark.parametrize(("ground", "cost"), [("open", 1), ("stone-building", 1)])
def test_in_the_vehicles_hex_terrain_is_ignored(ground: str, cost: int):
    p = beside(f"terrain {ground} D04", at="D04")
    assert p.cost("load G1 G2") == cost


@pytest.mark.rule("COH-15.7.b")
def test_a_hit_marker_makes_getting_on_dearer_and_is_shown():
    p = beside(at="D04", unit="hit=cowering")
    assert p.cost("load G1 G2") == 2
    assert p.play("load G1 G2", "cap 2").unit("G1").shown


@pytest.mark.rule("COH-15.7.c")
@pytest.mark.parametrize(("ground", "cost"), [("open", 1), ("woods", 2), ("stone-building", 2)])
def test_from_the_next_hex_terrain_counts(ground: str, cost: int):
    p = beside(f"terrain {ground} D04")
    assert p.cost("load G1 G2") == cost == p.cost("move G1 D04")
    assert p.play("load G1 G2", "cap 0", 7).unit("G1").hex == "D04"


@pytest.mark.rule("COH-15.7.c")
def test_nobody_gets_on_from_two_hexes_away():
    assert beside(at="D06").refusal("load G1 G2").message == "refuse-not-adjacent"


@pytest.mark.rule("COH-15.7.g")
@pytest.mark.parametrize(("unit", "truck"), [("stressed", ""), ("", "stressed"), ("stressed",) * 2])
def test_the_stress_of_either_counts_once(unit: str, truck: str):
    assert beside(unit=unit, truck=truck).cost("load G1 G2") == 2


@pytest.mark.rule("COH-15.7.g")
@pytest.mark.parametrize(("unit", "truck"), [("spent", ""), ("", "spent")])
@pytest.mark.parametrize(("cap", "legal"), [(0, False), (1, True)])
def test_with_a_spent_one_the_whole_cost_is_paid_in_cap(
    unit: str, truck: str, cap: int, legal: bool
):
    p = beside(f"cap german {cap}", unit=unit, truck=truck)
    assert p.legal("load G1 G2") is legal
    if legal:
        p.play("load G1 G2").settle()
        assert p.cap("german") == 0
        assert p.unit("G1").on == "G2"
        assert [p.unit(name).spent for name in ("G1", "G2")] == [bool(unit), bool(truck)]


@pytest.mark.rule("COH-15.6.a")
def test_a_vehicle_takes_one_foot_unit_or_one_gun():
    p = beside("unit G3 german-pak-36 at D04 facing N", "unit G4 german-mg-34 at D03 facing S")
    for name in ("G1", "G3", "G4"):
        assert p.legal(f"load {name} G2")
    p.play("load G3 G2", "cap 0", 7, "pass")
    assert p.refusal("load G1 G2").message == "refuse-transport-full"
    assert p.refusal("load G3 G2").message == "refuse-aboard-already"


@pytest.mark.rule("COH-15.6.a", "COH-16.7.a")
def test_neither_foot_units_nor_guns_carry_anybody():
    p = beside("unit G3 german-pak-36 at D05 facing N")
    assert p.refusal("load G1 G3").message == "refuse-no-transport"
    assert p.refusal("load G3 G1").message == "refuse-no-transport"
    assert p.refusal("load G1 G1").message == "refuse-no-transport"
    assert p.refusal("load G1 S1").message == "refuse-enemy-unit"


@pytest.mark.rule("COH-15.7.b")
@pytest.mark.parametrize("marker", ["pinned", "stunned"])
def test_who_may_not_move_gets_neither_on_nor_off(marker: str):
    for at in ("D04", "D05"):
        assert not beside(at=at, unit=f"hit={marker}").legal("load G1 G2")
    assert loaded(unit=f"hit={marker}").refusal("unload G1 D04").rule == "COH-15.9.b"


@pytest.mark.rule("COH-15.9.b")
def test_a_stunned_unit_does_not_get_off_and_a_suppressed_one_does():
    assert loaded(unit="hit=stunned").refusal("unload G1 D05").rule == "COH-15.9.b"
    assert loaded(unit="hit=suppressed").legal("unload G1 D05")


@pytest.mark.rule("COH-15.7.a", "COH-15.9.a")
@pytest.mark.parametrize(("marker", "legal"), [("crew-stunned", False), ("immobilized", True)])
def test_the_crew_takes_part_but_the_vehicle_need_not_move(marker: str, legal: bool):
    assert beside(truck=f"hit={marker}").legal("load G1 G2") is legal
    assert loaded(truck=f"hit={marker}").legal("unload G1 D04") is legal


@pytest.mark.rule("COH-15.9.a", "COH-15.9.c", "COH-15.9.e", "COH-15.9.f")
@pytest.mark.parametrize("to", ["D04", "D03", "E03", "E04", "D05", "C04", "C03"])
def test_a_unit_gets_off_in_the_hex_or_beside_it_and_faces_as_it_likes(to: str):
    p = loaded().play(f"unload G1 {to}", "face G1 SW", "cap 0", 1)
    assert (p.unit("G1").on, p.unit("G1").hex, p.unit("G1").facing) == ("", to, "SW")
    assert (p.unit("G2").hex, p.unit("G2").facing) == ("D04", "SE")
    for name in ("G1", "G2"):
        assert p.unit(name).spent
        assert p.unit(name).stressed


@pytest.mark.rule("COH-15.9.c")
def test_nobody_gets_off_two_hexes_away_or_without_having_got_on():
    assert loaded().refusal("unload G1 D06").message == "refuse-not-adjacent"
    assert beside().refusal("unload G1 D05").message == "refuse-not-aboard"


@pytest.mark.rule("COH-15.9.d")
@pytest.mark.parametrize("to", ["D04", "D05", "D03"])
@pytest.mark.parametrize(("ground", "cost"), [("open", 1), ("woods", 2), ("stone-building", 2)])
def test_getting_off_costs_the_move_into_the_hex(to: str, ground: str, cost: int):
    p = loaded(f"terrain {ground} {to}")
    assert p.cost(f"unload G1 {to}") == cost


@pytest.mark.rule("COH-15.7.d", "COH-17.3.c", "COH-17.6.g")
@pytest.mark.parametrize("words", ["inside", "hasty"])
def test_who_gets_on_leaves_his_cover(words: str):
    p = loaded(
        f"unit G3 german at D04 facing N {words}", "unit G4 german-opel-blitz at D04 facing N",
        "work trench D04 german" if words == "inside" else "",
    )  # fmt: skip
    p.play("load G3 G4", "cap 0", 7)
    assert (p.unit("G3").on, p.unit("G3").inside, p.unit("G3").hasty) == ("G4", False, False)


@pytest.mark.rule("COH-15.7.b", "COH-15.9.d")
@pytest.mark.parametrize(("words", "rule"), [("load G3 G4", "15.7.b"), ("unload G1 D04", "15.9.d")])
def test_getting_on_and_off_in_the_hex_each_name_their_rule(words: str, rule: str):
    p = loaded("unit G3 german at D04 facing N", "unit G4 german-opel-blitz at D04 facing N")
    cost = p.preview(words).cost
    assert cost is not None
    assert [(line.label, line.rule) for line in cost.lines] == [("tally-move-cost", f"COH-{rule}")]


@pytest.mark.rule("COH-15.9.d", "COH-15.9.f")
@pytest.mark.parametrize(("unit", "truck"), [("stressed", ""), ("", "stressed")])
def test_the_stress_of_either_makes_getting_off_dearer(unit: str, truck: str):
    assert loaded(unit=unit, truck=truck).cost("unload G1 D04") == 2


@pytest.mark.rule("COH-15.9.f")
@pytest.mark.parametrize(("cap", "legal"), [(0, False), (1, True)])
def test_a_spent_pair_gets_off_for_cap_only(cap: int, legal: bool):
    p = loaded(f"cap german {cap}", unit="spent", truck="spent")
    assert p.legal("unload G1 D04") is legal


@pytest.mark.rule("COH-15.9.d", "COH-16.7.a")
def test_a_gun_is_not_unlimbered_where_its_wheels_cannot_go():
    p = loaded("terrain woods D05, light-woods D03", cargo="german-pak-36")
    move = p.cost("unload G1 D04")
    assert p.refusal("unload G1 D05").message == "refuse-impassable"
    assert p.cost("unload G1 D03") == move + 2


@pytest.mark.rule("COH-15.9.c")
def test_the_retreat_ban_holds_for_who_gets_off():
    p = loaded("unit S2 soviet-rifles-41 at D04 facing S", "came D04 D03 S2")
    assert p.refusal("unload G1 D03").rule == "COH-6.12.c"
    assert p.legal("unload G1 D05")


@pytest.mark.rule("COH-15.7.a")
def test_a_card_that_pays_for_a_group_pays_for_getting_on():
    p = beside("hand german 2", unit="spent", truck="spent", at="D04")
    p.play("card 2", "select G1", "load G1 G2").settle()
    assert p.unit("G1").on == "G2"
    assert p.cap("german") == 7


@pytest.mark.rule("COH-15.7.d")
def test_a_position_with_a_load_is_written_and_read_back():
    p = beside().play("load G1 G2", "cap 0", 7)
    again = position(p.text())
    assert again.unit("G1").on == "G2"
    assert again.text() == p.text()

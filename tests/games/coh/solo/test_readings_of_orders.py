"""Readings of doubtful rules, one by one: which AI an order takes, against what, and where to."""

import pytest

from tests.games.coh.solo.helpers import (
    chosen,
    deck,
    ends,
    germans,
    lots,
    passed_over,
    rows,
    soviets,
)

COMRADE = "unit S2 soviet-rifles-41 at D04 facing N red=0 hit=unnerved!"


@pytest.mark.rule("SOLO-AMB-1")
@pytest.mark.parametrize(
    ("red", "order", "more", "able"),
    [
        (1, "ATT", "", False), (1, "ATT+1", "", True), (0, "ATT+1", "", False),
        (1, "GRP", "", False), (1, "GRP", COMRADE, True), (0, "GRP", COMRADE, False),
        (0, "GRP+1", COMRADE, True), (1, "GRP", f"{COMRADE} spent", False),
    ],
)  # fmt: skip
def test_the_eleven_is_what_the_dice_must_show(red: int, order: str, more: str, able: bool):
    """A front defense of 12, less FP, the CAP of the order and 1 for who supports the attack."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E04 facing N red={red}
        {more}
    """)
    assert (chosen(p, f"unhit near U > {order}")[0] == "S1") is able


@pytest.mark.rule("SOLO-AMB-2")
@pytest.mark.parametrize(("agent", "pair"), [("ai", ("G2", "S2")), ("maxAR", ("G1", "S1"))])
def test_the_lowest_dr_is_that_of_all_pairs_that_the_agent_leaves(
    agent: str, pair: tuple[str, str]
):
    """G1 reaches only S1 in the building, G2 only S2 in the open."""
    p = germans("""
        terrain wooden-building C02, woods D05
        unit S1 soviet-rifles-41 at C02 facing S
        unit S2 soviet-smg-41 at G02 facing S
        unit G1 german-mg-34 at C05 facing N range=3
        unit G2 german-rifles-41 at G05 facing N range=3
    """)
    assert chosen(p, f"{agent} near U.minDR > ATT") == pair


@pytest.mark.rule("SOLO-AMB-3")
@pytest.mark.parametrize(("facing", "taken"), [("N", "S2"), ("S", "S1")])
def test_the_rating_of_who_rallies_is_that_in_its_field_of_fire_or_else_its_fp(
    facing: str, taken: str
):
    """S1 fires at 4 hexes with 2 less; looking away it has the FP that its counter prints."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at D06 facing {facing} red=5 range=2 hit=unnerved!
        unit S2 soviet-rifles-41 at F06 facing N red=4 range=6 hit=unnerved!
    """)
    assert chosen(p, "hit+maxAR near U > RALLY")[0] == taken


@pytest.mark.rule("SOLO-AMB-4")
@pytest.mark.parametrize(
    ("unit", "ground", "taken"),
    [
        ("german-pz-iii-h at E01 facing N", "open", "S1"),  # a turret looks all round
        ("german-sdkfz-251 at E01 facing N", "open", ""),
        ("german-mortar-81 at E01 facing S", "open", "S1"),
        ("german-mortar-81 at E01 facing S", "woods", ""),  # only with a sight of its own
    ],
)
def test_fields_of_fire_of_turrets_and_mortars(unit: str, ground: str, taken: str):
    p = soviets(f"""
        terrain {ground} E04
        unit G1 {unit}
        unit G2 german-rifles-41 at F05 facing SE
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert chosen(p, "fof near U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-AMB-5")
@pytest.mark.parametrize(("marker", "pivots"), [("hit=unnerved!", True), ("", False)])
def test_a_priority_row_chooses_the_ai_before_the_action(marker: str, pivots: bool):
    """S1 looks away and could only pivot, S2 could attack; the row says attack, pivot or rally."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-rifles-41 at E06 facing S
        unit S2 soviet-rifles-41 at D06 facing N {marker}
    """).play("draws 35")
    assert passed_over(p)["S1" if pivots else "S2"] == "taken"
    lots(p)
    assert bool(p.told("log-pivot")) is pivots


@pytest.mark.rule("SOLO-AMB-6")
def test_short_range_is_for_adjacent_units_only():
    """S1 looks away from G1 beside it, toward G2."""
    p = lots(soviets("""
        unit G1 german-rifles-41 at E05 facing N
        unit G2 german-rifles-41 at E09 facing N
        unit S1 soviet-rifles-41 at E06 facing S
    """).play("draws 35"))  # fmt: skip
    assert rows(p)[-1] == "short 1"
    assert not p.told("log-attack")
    assert p.told("log-pivot")


@pytest.mark.rule("SOLO-AMB-6")
@pytest.mark.parametrize(("at", "row"), [("E05", "tactical 2"), ("E06", "short 1")])
def test_who_is_in_close_combat_is_not_considered_for_short_range(at: str, row: str):
    """S1 is stunned: it neither fights nor moves, and rallies by whichever row takes it."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E05 facing S
        unit G2 german-rifles-41 at F06 facing N
        unit S1 soviet-rifles-41 at {at} facing N hit=stunned!
    """).play("draws 17")
    assert rows(p)[-1] == row
    assert p.unit("S1").hit == ""


@pytest.mark.rule("SOLO-AMB-7")
@pytest.mark.parametrize(
    ("wall", "south", "covered"),
    [("N", "E12", True), ("S", "E12", False), ("N", "E10", False), ("S", "E10", True),
     ("N", "E11", True), ("S", "E11", True)],
)  # fmt: skip
def test_a_wall_is_cover_on_the_side_of_the_nearest_unit(wall: str, south: str, covered: bool):
    p = soviets(f"""
        walls E06:{wall}
        unit G1 german-rifles-41 at E01 facing N
        unit G2 german-rifles-41 at {south} facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    assert bool(chosen(p, "cover near U > MOVE", picks=(0,))[0]) is covered


@pytest.mark.rule("SOLO-AMB-10")
@pytest.mark.parametrize(
    ("more", "hexes", "pivots"),
    [
        ("", {"E06", "F07"}, False),
        ("terrain woods D07 E08", {"E06", "F07"}, False),  # D07 is no nearer
        ("terrain woods D07 E08\n{}", {"D07"}, False),
        ("{}", {"E07"}, True),
    ],
)
def test_nearer_hexes_then_cover_beside_then_a_pivot(more: str, hexes: set[str], pivots: bool):
    """G1 has S1 in its field of fire, and S1 has its back to it."""
    held = "\n".join(f"unit S{n} soviet-rifles-41 at {at} facing N spent"
                     for n, at in ((2, "E06"), (3, "F07")))  # fmt: skip
    p = soviets(f"""
        {more.format(held)}
        objective F03 german
        unit G1 german-rifles-41 at B03 facing SE range=3 red=4
        unit S1 soviet-rifles-41 at E07 facing S
    """)
    lots(p.play("draws 10"))
    assert p.unit("S1").hex in hexes
    assert bool(p.told("log-pivot")) is pivots


@pytest.mark.rule("SOLO-AMB-28")
def test_who_cannot_move_with_its_group_is_in_no_check():
    """S1 and S2 could both go to E07; S2, whose move costs more, then finds nothing nearer."""
    p = soviets("""
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at E08 facing N
        unit S2 soviet-rifles-41 at F08 facing N move=2
        unit S3 soviet-rifles-41 at F07 facing N spent
    """)
    lots(p.play("draws 49"))
    assert (rows(p)[-1], p.unit("S1").hex, p.unit("S2").hex) == ("tactical 3", "E07", "F08")
    assert (p.waits_for, p.state.stack[-1].units) == ("DrawCheck", (p.id("S1"),))


@pytest.mark.rule("SOLO-AMB-28")
def test_who_could_not_move_tries_once_more_after_the_others():
    """Nothing nearer is free; S1 may only go into the cover that S2 has still to leave."""
    p = soviets("""
        terrain woods D08 C07
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at E08 facing N
        unit S2 soviet-rifles-41 at D08 facing N move=2
        unit S3 soviet-rifles-41 at E07 facing N spent
        unit S4 soviet-rifles-41 at D07 facing N spent
    """)
    lots(p.play("draws 49"))
    moved = [p.name(int(entry.args["unit"])) for entry in p.told("log-move")]
    assert (moved, p.unit("S1").hex, p.unit("S2").hex) == (["S2", "S1"], "D08", "C07")
    assert set(p.state.stack[-1].units) == {p.id("S1"), p.id("S2")}


@pytest.mark.rule("SOLO-AMB-28")
@pytest.mark.parametrize(("held", "order"), [("", ["S2", "S1"]), ("D07", ["S1", "S2"])])
def test_of_those_as_near_who_can_come_nearer_moves_first(held: str, order: list[str]):
    """S1, whose move costs less, may only go sideways into cover; so may S2 if D07 is held."""
    blocked = f"unit S4 soviet-rifles-41 at {held} facing N spent" if held else ""
    p = soviets(f"""
        terrain woods F08 C07
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at E08 facing N
        unit S2 soviet-rifles-41 at D08 facing N move=2
        unit S3 soviet-rifles-41 at E07 facing N spent
        {blocked}
    """)
    lots(p.play("draws 49"))
    assert [p.name(int(entry.args["unit"])) for entry in p.told("log-move")] == order


@pytest.mark.rule("SOLO-AMB-29")
@pytest.mark.parametrize(("comrade", "support"), [
    ("unit S2 soviet-rifles-41 at D10 facing N", -1), ("unit R1 soviet-rumour at D10", 0),
])  # fmt: skip
def test_a_rumored_enemy_supports_nobody(comrade: str, support: int):
    p = soviets(f"""
        terrain woods D10
        unit G1 german-rifles-41 at E05 facing S hit=unnerved!
        unit S1 soviet-rifles-41 at E10 facing N red=5
        {comrade}
        unit S9 soviet-smg-41 due=event
        cup S9
    """)
    lots(p.play("draws 1"))
    assert (p.waits_for, rows(p)[-1]) == ("HitRoll", "tactical 2")
    assert p.state.stack[-1].number.value("tally-support") == support


@pytest.mark.rule("SOLO-AMB-30")
@pytest.mark.parametrize("cover", ["E07", "D06"])
def test_who_disengages_seeks_cover_near_or_far(cover: str):
    """E07 is two hexes from the unit, D06 and F06 one."""
    p = lots(soviets(f"""
        terrain woods {cover}
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-rifles-41 at E06 facing N
    """).play("draws 8"))  # fmt: skip
    assert (rows(p)[-1], p.unit("S1").hex) == ("short 1", cover)


@pytest.mark.rule("SOLO-AMB-30")
@pytest.mark.parametrize(("ground", "row"), [("woods E06", "pass"), ("open E06", "short 1")])
def test_who_finds_no_way_out_does_not_turn_instead(ground: str, row: str):
    """From woods every hex would be worse cover in the field of fire of G1, which S1 has behind."""
    p = lots(soviets(f"""
        terrain {ground}
        unit G1 german-rifles-41 at E05 facing S red=4
        unit S1 soviet-rifles-41 at E06 facing S
        unit S2 soviet-rifles-41 at E07 facing N spent
    """).play("draws 8"))  # fmt: skip
    assert not p.told("log-pivot")
    assert (row == "pass") is bool(p.told("log-deck-passes"))
    assert (p.unit("S1").hex == "E06") is (row == "pass")


@pytest.mark.rule("SOLO-AMB-46")
@pytest.mark.parametrize(
    ("first", "second", "ground", "taken"),
    [
        ("front=13", "front=12", "open", "S2"),
        ("front=12 flank=1", "front=13 flank=1", "open", "S1"),
        ("front=13", "front=12", "woods", "S1"),
    ],
)
def test_the_lowest_dr_of_ai_out_of_every_field_of_fire(
    first: str, second: str, ground: str, taken: str
):
    """Front defense and cover."""
    p = soviets(f"""
        terrain {ground} F06
        unit G1 german-rifles-41 at E02 facing N
        unit S1 soviet-rifles-41 at D06 facing S {first} hit=unnerved!
        unit S2 soviet-rifles-41 at F06 facing S {second} hit=unnerved!
    """)
    assert chosen(p, "hit+minDR near U > RALLY")[0] == taken


@pytest.mark.rule("SOLO-AMB-46")
@pytest.mark.parametrize(("facing", "other", "taken"), [
    ("S", "S", "S1"), ("S", "N", "S1"), ("N", "N", "S2"), ("N", "S", "S2"),
])  # fmt: skip
def test_the_lowest_dr_of_an_ai_is_that_against_who_fires_at_it(
    facing: str, other: str, taken: str
):
    """S1 has a flank of 10 toward G1 and a front of 13 toward G2, S2 has 12 all round."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E02 facing {facing}
        unit G2 german-rifles-41 at E10 facing {other}
        unit S1 soviet-rifles-41 at D06 facing S front=13 flank=10 hit=unnerved!
        unit S2 soviet-rifles-41 at F06 facing N front=12 flank=12 hit=unnerved!
    """)
    assert chosen(p, "hit+minDR near U > RALLY")[0] == taken


@pytest.mark.rule("SOLO-AMB-46")
def test_a_rumored_enemy_never_has_the_lowest_dr():
    p = soviets("""
        terrain woods E09
        unit G1 german-rifles-41 at E02 facing S
        unit R1 soviet-rumour at E09
        unit S1 soviet-rifles-41 at E12 facing N front=20 flank=20
        unit S9 soviet-smg-41 due=event
        cup S9
    """)
    assert chosen(p, "minDR near U > MOVE")[0] == "S1"
    assert chosen(p, "ai near U > MOVE")[0] == "R1"


@pytest.mark.rule("SOLO-AMB-47")
@pytest.mark.parametrize(("marker", "taken"), [("cowering", "G2"), ("panicked", "G1")])
@pytest.mark.parametrize("face", ["", "!"])
def test_the_procedure_knows_the_markers_of_the_players_units(marker: str, face: str, taken: str):
    """Cowering adds 1 to the front of G1, Panicked takes 2 from it, whichever side is up."""
    p = soviets(f"""
        unit G1 german-rifles-41 at D02 facing S hit={marker}{face}
        unit G2 german-rifles-41 at F02 facing S hit=unnerved
        unit S1 soviet-rifles-41 at E06 facing N red=5
    """)
    assert chosen(p, "ai near U > ATT")[1] == taken


@pytest.mark.rule("SOLO-AMB-43")
@pytest.mark.parametrize(("state", "facing", "cost"), [
    ("", "N", 4), ("", "S", 5), ("stressed", "N", 5), ("stressed", "S", 6),
])  # fmt: skip
def test_pivot_and_attack_are_one_action_with_one_check(state: str, facing: str, cost: int):
    p = deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-rifles-41 at E06 facing {facing} {state}
    """)
    lots(p.play("draws 46"))
    p.play(2)
    assert (p.waits_for, p.state.stack[-1].cost) == ("DrawCheck", cost)
    p.play("draws 25")
    assert p.turn == "german"


@pytest.mark.rule("SOLO-AMB-42")
@pytest.mark.parametrize("state", ["facing S", "facing N", "facing N stressed", "hit=cowering!"])
def test_a_vehicle_shuns_a_hex_for_its_ground_and_not_for_what_the_move_costs_it(state: str):
    """Backward, stressed or marked it pays more than 1 AP, but smoke alone costs nothing."""
    text = f"""
        unit S1 soviet-rifles-41 at E01 facing N
        unit G1 german-opel-blitz at E06 {state}
    """
    assert "E07" in ends(germans(f"smoke heavy E07\n{text}"), "G1")
    assert "E07" not in ends(germans(f"terrain light-woods E07\n{text}"), "G1")

"""Which AI may execute an order and against what: requirements, distances (5.0 to 5.2)."""

import pytest

from tests.games.coh.solo.helpers import chosen, germans, lots, people, rows, soviets

# Requirements.

PAIR = """
    unit G1 german-rifles-41 at E01 facing S
    unit S1 soviet-rifles-41 at E04 facing N {first}
    unit S2 soviet-rifles-41 at E06 facing N {second}
"""


@pytest.mark.parametrize(
    ("atom", "first", "second", "taken"),
    [
        ("hit", "", "hit=unnerved!", "S2"),
        ("unhit", "hit=unnerved!", "", "S2"),
        ("spent", "", "spent", "S2"),
        ("fresh", "spent", "", "S2"),
        ("stress", "", "stressed", "S2"),
        ("ai", "", "", "S1"),
    ],
)
@pytest.mark.rule("SOLO-5.0.f", "SOLO-5.0.g", "SOLO-5.1.d")
def test_states_of_an_ai(atom: str, first: str, second: str, taken: str):
    p = soviets(PAIR.format(first=first, second=second))
    assert chosen(p, f"{atom} near U > MOVE", blue=True)[0] == taken


@pytest.mark.parametrize(("atom", "taken"), [("cover", "S2"), ("open", "S1")])
@pytest.mark.parametrize("ground", ["woods", "light-woods", "wooden-building", "stone-building"])
@pytest.mark.rule("SOLO-5.0.a", "SOLO-5.0.b")
def test_cover_is_a_positive_modifier(atom: str, taken: str, ground: str):
    p = soviets(f"terrain {ground} E06\n{PAIR.format(first='', second='')}")
    assert chosen(p, f"{atom} near U > MOVE")[0] == taken


@pytest.mark.parametrize(
    ("ground", "covered"),
    [("smoke light E06", True), ("walls E06:N", True), ("walls E06:S", False),
     ("terrain water E06", False), ("terrain field E06", False)],
)  # fmt: skip
@pytest.mark.rule("SOLO-5.0.a", "SOLO-5.0.b")
def test_smoke_and_walls_are_cover_too(ground: str, covered: bool):
    p = soviets(f"{ground}\n{PAIR.format(first='spent', second='')}")
    assert (chosen(p, "cover near U > MOVE")[0] == "S2") is covered
    assert (chosen(p, "open near U > MOVE")[0] == "S2") is not covered


@pytest.mark.parametrize(
    ("right", "hexes"),
    [("light-woods", {"D09", "F09"}), ("woods", {"F09"}), ("open", {"D09"})],
)
@pytest.mark.rule("SOLO-5.0.a", "SOLO-5.8.a3")
def test_a_wall_is_as_good_as_light_woods(right: str, hexes: set[str]):
    """Another AI holds the hex ahead; those beside it are as near as S1's own."""
    p = soviets(f"""
        walls D09:N+NE
        terrain {right} F09
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E09 facing N
        unit S2 soviet-rifles-41 at E08 facing N spent
    """).play("draws 15")
    other = p.copy()
    assert {lots(p, 0).unit("S1").hex, lots(other, 1).unit("S1").hex} == hexes


@pytest.mark.parametrize(
    ("facing", "marker", "taken"),
    [("S", "", "S1"), ("N", "", ""), ("S", "hit=panicked", ""), ("S", "red=0", ""),
     ("S", "spent", "S1")],
)  # fmt: skip
@pytest.mark.rule("SOLO-5.0.e", "SOLO-AMB-4")
def test_in_a_field_of_fire(facing: str, marker: str, taken: str):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing {facing} {marker}
        unit S1 soviet-rifles-41 at E04 facing N
    """)
    assert chosen(p, "fof near U > MOVE")[0] == taken


@pytest.mark.parametrize(("distance", "taken"), [(10, "S1"), (11, "")])
@pytest.mark.rule("SOLO-5.0.e", "SOLO-AMB-4")
def test_a_field_of_fire_reaches_twice_the_range(distance: int, taken: str):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing S red=3
        unit S1 soviet-rifles-41 at E{1 + distance:02} facing N
    """)
    assert chosen(p, "fof near U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-5.0.j", "SOLO-AMB-31")
@pytest.mark.parametrize(("cost", "taken"), [(1, "S1"), (0, "S1"), (2, "S2")])
def test_mobile_is_a_printed_cost_of_one_at_most(cost: int, taken: str):
    p = soviets(PAIR.format(first=f"move={cost}", second=""))
    assert chosen(p, "mob near U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-5.0.k")
@pytest.mark.parametrize("kind", ["soviet-mortar-50", "soviet-regimental-gun"])
def test_mortars_and_field_guns(kind: str):
    p = soviets(f"{PAIR.format(first='', second='')}\nunit S3 {kind} at E07 facing N red=6")
    assert chosen(p, "gun near U > ATT") == ("S3", "G1")


@pytest.mark.rule("SOLO-5.0.k", "SOLO-6.0.b")
def test_orders_to_rumored_enemies():
    p = soviets(f"""
        terrain woods E10
        {PAIR.format(first="", second="")}
        unit R1 soviet-rumour at E10
        unit S9 soviet-smg-41 due=event
        cup S9
    """)
    assert chosen(p, "re near U > LOW")[0] == "R1"


@pytest.mark.rule("SOLO-5.0.i")
def test_a_target_in_line_of_sight():
    text = "unit G1 german-rifles-41 at E01 facing N\nunit S1 soviet-rifles-41 at E06 facing N"
    assert chosen(soviets(text), "ai near U.los > MOVE") == ("S1", "G1")
    assert chosen(soviets(f"terrain woods E03\n{text}"), "ai near U.los > MOVE") == ("", "")
    assert chosen(soviets(f"terrain woods E03\n{text}"), "ai near U > MOVE") == ("S1", "G1")


@pytest.mark.rule("SOLO-5.0.i")
@pytest.mark.parametrize(("ground", "taken"), [("open", "S1"), ("woods", "")])
def test_an_objective_in_line_of_sight(ground: str, taken: str):
    p = soviets(f"""
        terrain {ground} E04
        objective E02 german
        unit G1 german-rifles-41 at I14 facing N
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    assert chosen(p, "ai near O.los > MOVE")[0] == taken
    assert chosen(p, "ai near O > MOVE")[0] == "S1"


@pytest.mark.rule("SOLO-5.0.i", "SOLO-4.5.a", "SOLO-4.5.b")
@pytest.mark.parametrize(("side", "target"), [("german", "E02"), ("soviet", "")])
def test_objectives_are_markers_of_the_player(side: str, target: str):
    p = soviets(f"""
        objective E02 {side}
        unit G1 german-rifles-41 at I14 facing N
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    assert chosen(p, "ai near O > MOVE")[1] == target


@pytest.mark.parametrize(
    ("atom", "state", "taken"),
    [
        ("fresh", "spent", "G2"), ("spent", "spent", "G1"), ("hit", "hit=pinned", "G1"),
        ("unhit", "hit=pinned", "G2"), ("stress", "stressed", "G1"),
    ],
)  # fmt: skip
@pytest.mark.rule("SOLO-5.0.f", "SOLO-5.0.g", "SOLO-5.1.d")
def test_states_of_a_target(atom: str, state: str, taken: str):
    p = soviets(f"""
        unit G1 german-rifles-41 at E02 facing S {state}
        unit G2 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    assert chosen(p, f"ai near U.{atom} > ATT") == ("S1", taken)


@pytest.mark.parametrize(("atom", "taken"), [("cover", "G2"), ("open", "G1")])
@pytest.mark.rule("SOLO-5.0.a", "SOLO-5.0.b")
def test_cover_of_a_target(atom: str, taken: str):
    p = soviets("""
        terrain light-woods E01
        unit G1 german-rifles-41 at E02 facing N
        unit G2 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at D06 facing N
    """)
    assert chosen(p, f"ai near U.{atom} > MOVE")[1] == taken


@pytest.mark.parametrize(("facing", "target"), [("N", "G1"), ("S", "")])
@pytest.mark.rule("SOLO-5.0.e")
def test_a_target_in_the_field_of_fire_of_an_ai(facing: str, target: str):
    p = soviets(f"""
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at E06 facing {facing}
    """)
    assert chosen(p, "ai near U.fof > MOVE")[1] == target


@pytest.mark.rule("SOLO-7.6.a", "SOLO-1.1.a")
def test_hidden_units_are_not_there():
    p = soviets("""
        terrain woods E04
        unit G1 german-rifles-41 at E04 hidden
        unit G2 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at D06 facing N
    """)
    assert chosen(p, "ai near U > MOVE") == ("S1", "G2")


# General bars.


@pytest.mark.parametrize(("distance", "order", "able"), [
    (5, "ATT", True), (6, "ATT", False), (6, "ATTL", True), (10, "ATTL", True), (11, "ATTL", False),
])  # fmt: skip
@pytest.mark.rule("SOLO-5.2.a", "SOLO-AMB-37")
def test_long_range_only_where_the_order_allows_it(distance: int, order: str, able: bool):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E{1 + distance:02} facing N red=6
    """)
    assert bool(chosen(p, f"ai near U > {order}")[0]) is able


@pytest.mark.parametrize(("red", "order", "able"), [
    (2, "ATT", True), (1, "ATT", False), (1, "ATT+1", True), (0, "ATT+1", False),
    (0, "ATT+2", True),
])  # fmt: skip
@pytest.mark.rule("SOLO-5.2.b")
def test_never_against_eleven_or_more(red: int, order: str, able: bool):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E04 facing N red={red}
    """)
    assert bool(chosen(p, f"ai near U > {order}")[0]) is able


@pytest.mark.rule("SOLO-5.2.c")
def test_never_into_a_hex_with_ai():
    text = """
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at E05 facing N
        unit S2 soviet-rifles-41 at {} facing N spent
    """
    assert chosen(soviets(text.format("E02")), "ai near U > ATT") == ("", "")
    assert chosen(soviets(text.format("E03")), "ai near U > ATT") == ("S1", "G1")


@pytest.mark.rule("SOLO-5.3.b")
def test_a_turret_attacks_outside_its_arc_at_two_more():
    p = germans("""
        unit S1 soviet-rifles-41 at E01 facing N
        unit G1 german-pz-iii-h at E04 facing S red=6
    """)
    assert chosen(p, "ai near U > ATT") == ("G1", "S1")
    p.play("draws 35", 2)
    assert p.state.stack[-1].cost == 5


# Distances.


@pytest.mark.rule("SOLO-5.1.e", "SOLO-5.1.f")
@pytest.mark.parametrize(("rel", "pair"), [("near", ("S1", "G1")), ("far", ("S2", "G1"))])
def test_nearest_and_farthest(rel: str, pair: tuple[str, str]):
    p = soviets("""
        unit G1 german-rifles-41 at E03 facing S
        unit G2 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E05 facing N
        unit S2 soviet-rifles-41 at E06 facing N
    """)
    assert chosen(p, f"ai {rel} U > ATT") == pair


@pytest.mark.example("SOLO-EX-5.1-1")
@pytest.mark.rule("SOLO-5.1.d")
def test_example_the_hit_ai_nearest_to_a_unit_rallies():
    text = """
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E07 facing N {}
        unit S2 soviet-rifles-41 at E05 facing N spent {}
        unit S3 soviet-rifles-41 at E09 facing N {}
    """
    p = soviets(text.format(*["hit=stunned!"] * 3)).play("draws 1")
    assert [p.unit(name).hit for name in ("S1", "S2", "S3")] == ["stunned", "", "stunned"]
    p = soviets(text.format("", "", "")).play("draws 1")
    assert rows(p)[2:4] == ["tactical 1", "tactical 2"]


BOARD_5_1 = """
    terrain wooden-building C02, woods D05
    unit S1 soviet-rifles-41 at C02 facing S
    unit S2 soviet-smg-41 at G02 facing S
    unit G1 german-mg-34 at C05 facing N
    unit G2 german-rifles-41 at G05 facing N
"""


@pytest.mark.example("SOLO-EX-5.1-2")
@pytest.mark.rule("SOLO-5.1.b", "SOLO-5.1.g", "SOLO-5.0.d", "SOLO-5.4.b")
def test_example_the_ai_is_chosen_before_the_target():
    text = BOARD_5_1.replace("facing N", "facing N range=3")
    asked = people(text)
    assert (asked.ar("attack G1 C02").total, asked.dr("attack G1 C02").total) == (4, 12 + 1)
    assert (asked.ar("attack G2 G02").total, asked.dr("attack G2 G02").total) == (2, 12)
    assert chosen(germans(text), "maxAR near U.minDR > ATT") == ("G1", "S1")


@pytest.mark.rule("SOLO-5.0.d")
@pytest.mark.parametrize(("ai", "taken"), [("mortar-82", "G1"), ("regimental-gun", "G2")])
def test_the_colour_of_the_highest_rating_is_that_of_the_fp_used(ai: str, taken: str):
    """From the hill the AR is highest against the Rifles; shells use red FP for an open top too."""
    p = soviets(f"""
        level 1 E08 D06
        unit G1 german-sdkfz-251 at D06 facing S front=9 flank=9
        unit G2 german-rifles-41 at F05 facing S
        unit S1 soviet-{ai} at E08 facing N
    """)
    assert chosen(p, "maxAR near U > ATT+2") == ("S1", taken)


@pytest.mark.example("SOLO-EX-5.1-3", "SOLO-EX-5.1-4")
@pytest.mark.rule("SOLO-5.1.e", "SOLO-5.1.f", "SOLO-5.1.g")
def test_examples_farthest_never_skips_a_nearer_target():
    p = germans("""
        unit S1 soviet-rifles-41 at E04 facing S
        unit S13 soviet-smg-41 at D04 facing S
        unit S14 soviet-smg-41 at D02 facing S
        unit G1 german-rifles-41 at E07 facing N
        unit G2 german-mg-34 at E06 facing N
    """)
    assert chosen(p, "ai far U.fresh > ATT") == ("G1", "S1")
    assert chosen(p, "maxAR far U.maxAR > ATT") == ("G2", "S13")


@pytest.mark.example("SOLO-EX-5.1-5")
@pytest.mark.rule("SOLO-5.1.d")
def test_example_ai_without_a_target_drop_out():
    p = soviets("""
        terrain woods C04
        unit G1 german-rifles-41 at C03 facing S hit=unnerved
        unit G2 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at C05 facing N
        unit S2 soviet-rifles-41 at F04 facing NW
    """)
    assert chosen(p, "unhit near U.hit > ATT") == ("S2", "G1")

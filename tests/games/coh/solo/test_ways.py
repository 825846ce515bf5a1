"""Where an AI moves and how it turns: toward, low risk, vehicles, stacking (5.5, 5.8 to 5.12)."""

import pytest

from hexfront.games.coh.movement.steps import move_cost
from hexfront.games.coh.notation import Position
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.solo.fire import exposed
from hexfront.games.coh.solo.grammar import read_order
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.ties import end_hex, facing
from hexfront.games.coh.solo.ways import candidates, goal_hexes, low_risk_pivot, may_pivot
from tests.games.coh.solo.helpers import deck, ends, germans, lots, soviets


def open_to(p: Position, ai: str, target: str, low_risk: bool = True) -> set[str]:
    """The hexes among which a move toward a unit chooses."""
    known, t = Procedure(p.state), p.id(target)
    hexes = candidates(known, p.id(ai), p.state.hex[t], t, low_risk)
    return {p.label(h) for h in hexes}


def heads_for(p: Position, ai: str, objective: str, low_risk: bool = True) -> set[str]:
    """The same toward an objective."""
    to = p.hex(objective)
    return {p.label(h) for h in candidates(Procedure(p.state), p.id(ai), to, -2 - to, low_risk)}


def in_fire(p: Position, ai: str, *hexes: str) -> list[bool]:
    """In which of these hexes the AI would be in a field of fire."""
    known = Procedure(p.state)
    return [exposed(known, p.id(ai), p.hex(label)) for label in hexes]


# Toward a target.


@pytest.mark.rule("SOLO-5.5.a", "SOLO-5.8.a1")
def test_a_move_comes_nearer_if_it_can():
    p = soviets(
        "unit G1 german-rifles-41 at G03 facing N\nunit S1 soviet-rifles-41 at E07 facing N"
    )
    assert open_to(p, "S1", "G1", low_risk=False) == {"E06", "F07"}


@pytest.mark.rule("SOLO-5.5.a", "SOLO-5.5.b")
@pytest.mark.parametrize(
    ("ground", "facing_", "hexes"),
    [("", "S", set()), ("terrain woods D07 E08", "S", {"D07"}), ("", "N", {"D07", "F07"})],
)
def test_sideways_only_into_cover_or_behind_the_target(ground: str, facing_: str, hexes: set[str]):
    p = soviets(f"""
        {ground}
        unit G1 german-rifles-41 at E03 facing {facing_}
        unit S1 soviet-rifles-41 at E07 facing N
        unit S2 soviet-rifles-41 at E06 facing N
    """)
    assert open_to(p, "S1", "G1", low_risk=False) == hexes


NEIGHBOURS = """
    unit G1 german-rifles-41 at E02 facing {facing}
    unit S1 soviet-rifles-41 at E07 facing N
    {ground}
"""


def chosen_hex(p: Position, among: set[str], to: str | None = None) -> str:
    known = Procedure(p.state)
    hexes = [p.hex(label) for label in sorted(among)]
    return p.label(end_hex(known, p.id("S1"), hexes, p.hex(to) if to else None))


@pytest.mark.rule("SOLO-5.8.a1")
def test_the_hex_nearer_to_the_target():
    p = soviets(NEIGHBOURS.format(facing="S", ground="terrain woods E08"))
    assert chosen_hex(p, {"E06", "E08"}, "E02") == "E06"


@pytest.mark.rule("SOLO-5.8.a2")
def test_a_hex_out_of_every_field_of_fire():
    p = soviets(NEIGHBOURS.format(facing="S", ground="terrain woods D07"))
    assert in_fire(p, "S1", "D07", "D08") == [True, False]
    assert chosen_hex(p, {"D07", "D08"}) == "D08"


@pytest.mark.rule("SOLO-5.8.a3")
def test_the_hex_with_the_best_cover():
    p = soviets(NEIGHBOURS.format(facing="N", ground="terrain woods D07, light-woods F07"))
    assert chosen_hex(p, {"D07", "F07", "E06"}) == "D07"


@pytest.mark.rule("SOLO-5.8.a4")
def test_a_hex_on_an_enemys_flank():
    p = soviets(NEIGHBOURS.format(facing="N", ground=""))
    assert chosen_hex(p, {"E03", "E05"}) == "E03"


@pytest.mark.rule("SOLO-5.8.a5")
@pytest.mark.parametrize("which", [0, 1])
def test_then_a_lot(which: int):
    p = soviets(NEIGHBOURS.format(facing="N", ground=""))
    known = Procedure(p.state, (which,))
    hexes = [p.hex("D06"), p.hex("F06")]
    assert end_hex(known, p.id("S1"), hexes, None) == hexes[which]


# Facing.


def turned(text: str, picks: tuple[int, ...] = ()) -> str:
    p = soviets(text)
    return FACINGS[facing(Procedure(p.state, picks), p.id("S1"))]


@pytest.mark.rule("SOLO-5.9.a1", "SOLO-5.9.a2", "SOLO-5.9.a3", "SOLO-5.9.a4")
def test_facings_one_test_after_the_other():
    alone = "unit G1 german-rifles-41 at E02 facing S\nunit S1 soviet-rifles-41 at E07 facing S"
    assert turned(alone, (0,)) == "N"
    assert {turned(alone, (n,)) for n in range(3)} == {"N", "NE", "NW"}
    assert turned(f"objective I08 german\n{alone}") == "NE"
    assert turned(f"unit G2 german-rifles-41 at A01 facing S\n{alone}", (0,)) == "N"
    assert turned(f"unit G2 german-rifles-41 at A08 facing S\n{alone}") == "NW"


@pytest.mark.rule("SOLO-5.9.a3")
def test_only_units_in_sight_count_for_a_facing():
    seen = """
        terrain woods D07 D08 C07
        unit G1 german-rifles-41 at E04 facing S
        unit G2 german-rifles-41 at A08 facing S
        unit G3 german-rifles-41 at I08 facing S
        unit S1 soviet-rifles-41 at E07 facing S
    """
    assert turned(seen) == "NE"


# Low risk.


@pytest.mark.rule("SOLO-5.10.b", "SOLO-5.10.c", "SOLO-5.10.a")
@pytest.mark.parametrize(("facing_", "hexes"), [("N", {"E06"}), ("S", set())])
def test_never_beside_a_unit_that_looks_there(facing_: str, hexes: set[str]):
    text = "unit G1 german-rifles-41 at E05 facing {}\nunit S1 soviet-rifles-41 at E07 facing N"
    p = soviets(text.format(facing_))
    assert open_to(p, "S1", "G1") - {"D07", "F07"} == hexes


@pytest.mark.rule("SOLO-5.10.b")
def test_never_into_the_hex_of_a_unit():
    p = soviets(
        "unit G1 german-rifles-41 at E06 facing N\nunit S1 soviet-rifles-41 at E07 facing N"
    )
    assert "E06" not in open_to(p, "S1", "G1")
    assert "E06" in open_to(p, "S1", "G1", low_risk=False)


@pytest.mark.example("SOLO-EX-5.10-2")
@pytest.mark.rule("SOLO-5.10.e2", "SOLO-5.8.a3")
def test_example_2_in_the_open_in_a_field_of_fire():
    p = soviets("""
        terrain wooden-building F07
        objective G03 german
        unit G1 german-rifles-41 at B03 facing SE range=3 red=4
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert in_fire(p, "S1", "E07", "E06", "F07") == [True, True, True]
    assert heads_for(p, "S1", "G03") == {"E06", "F07"}
    lots(p.play("draws 10"))
    assert p.unit("S1").hex == "F07"


@pytest.mark.example("SOLO-EX-5.10-3")
@pytest.mark.rule("SOLO-5.10.d1")
def test_example_3_out_of_the_field_of_fire_first():
    p = soviets("""
        terrain wooden-building F07
        objective G03 german
        unit G1 german-rifles-41 at F03 facing SE range=2 red=4
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert in_fire(p, "S1", "E07", "E06", "F07") == [False, False, True]
    assert heads_for(p, "S1", "G03") == {"E06"}


@pytest.mark.example("SOLO-EX-5.10-5")
@pytest.mark.rule("SOLO-5.10.d2", "SOLO-5.8.a3")
def test_example_5_cover_where_no_hex_is_out_of_it():
    p = soviets("""
        terrain woods F07, light-woods E06
        objective G03 german
        unit G1 german-rifles-41 at C02 facing SE range=5 red=4
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert in_fire(p, "S1", "E07", "E06", "F07") == [False, True, True]
    assert heads_for(p, "S1", "G03") == {"E06", "F07"}
    lots(p.play("draws 10"))
    assert p.unit("S1").hex == "F07"


@pytest.mark.rule("SOLO-5.10.d2")
def test_any_cover_will_do_for_who_comes_from_out_of_fire():
    """Even if it leaves better cover."""
    p = soviets("""
        terrain woods E07, light-woods E06
        objective G03 german
        unit G1 german-rifles-41 at C02 facing SE range=5 red=4
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert in_fire(p, "S1", "E07", "E06", "F07") == [False, True, True]
    assert heads_for(p, "S1", "G03") == {"E06"}


@pytest.mark.rule("SOLO-5.5.b")
@pytest.mark.parametrize(("ground", "hexes"), [("", set()), ("terrain woods D07", {"D07"})])
def test_an_objective_has_no_flank(ground: str, hexes: set[str]):
    p = soviets(f"""
        {ground}
        objective E03 german
        unit G1 german-rifles-41 at A01 facing N
        unit S1 soviet-rifles-41 at E07 facing N
        unit S2 soviet-rifles-41 at E06 facing N spent
    """)
    assert heads_for(p, "S1", "E03", low_risk=False) == hexes


@pytest.mark.example("SOLO-EX-5.10-4")
@pytest.mark.rule("SOLO-5.10.e2", "SOLO-5.10.e4", "SOLO-5.5.a")
def test_example_4_turn_rather_than_lose_cover():
    p = germans("""
        terrain woods E07, light-woods F08
        unit S2 soviet-rifles-41 at E10 facing N
        unit G1 german-rifles-41 at E07 facing N
    """)
    assert in_fire(p, "G1", "E07", "F08") == [True, True]
    assert open_to(p, "G1", "S2") == set()
    assert low_risk_pivot(Procedure(p.state), p.id("G1"))
    lots(p.play("draws 22"))
    assert p.unit("G1").hex == "E07"
    assert p.unit("G1").facing in ("S", "SE", "SW")
    assert p.state.stack[-1].cost == 1


@pytest.mark.example("SOLO-EX-5.10-1")
@pytest.mark.rule("SOLO-5.10.c", "SOLO-5.8.a1")
def test_example_1_beside_rifles_and_a_tank():
    p = germans("""
        terrain wooden-building E07
        unit S1 soviet-rifles-41 at E05 facing N
        unit S2 soviet-rifles-41 at G09 facing NW
        unit S3 soviet-t-26 at C09 facing S
        unit G1 german-rifles-41 at E08 facing S
    """)
    barred = {"D08", "D09", "F08", "F09"}  # beside the tank, whose turret turns, or the rifles
    assert not barred & open_to(p, "G1", "S1")
    assert open_to(p, "G1", "S1") == {"E07"}
    cost = move_cost(p.state, p.id("G1"), p.hex("E07"))
    assert [line.value for line in cost.lines] == [1, 1, 1]  # the move, the building, backward


@pytest.mark.rule("SOLO-5.10.e1")
def test_from_a_field_of_fire_out_of_it():
    p = soviets("""
        objective G03 german
        unit G1 german-rifles-41 at C06 facing NE range=1 red=4
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert in_fire(p, "S1", "E07", "E06", "F07") == [True, True, False]
    assert heads_for(p, "S1", "G03") == {"F07"}


@pytest.mark.rule("SOLO-5.10.e3", "SOLO-AMB-10")
@pytest.mark.parametrize(("facing_", "hexes"), [("S", {"D07", "F07"}), ("N", {"E06"})])
def test_sideways_toward_the_flank_if_nothing_is_nearer(facing_: str, hexes: set[str]):
    p = soviets(f"""
        unit G1 german-rifles-41 at E05 facing {facing_}
        unit S1 soviet-rifles-41 at E07 facing N
    """)
    assert open_to(p, "S1", "G1") == hexes


@pytest.mark.rule("SOLO-5.10.e3")
def test_the_flank_of_a_unit_that_looks_off_the_map():
    """G1 stands on the edge; A13 is farther from straight ahead than A14, and as near."""
    p = soviets("""
        unit G1 german-pioneers at C14 facing SW
        unit G2 german-hmg-34 at A11 facing SE
        unit S1 soviet-rifles-41 at A14 facing SE
    """)
    assert "A13" in open_to(p, "S1", "G1")
    ahead = p.copy()
    ahead.state.facing[p.id("G1")] = 5  # NW: now A13 is straight ahead
    assert "A13" not in open_to(ahead, "S1", "G1")


# Vehicles.

TANK = """
    terrain woods F06, wooden-building D06
    level 1 E05
    unit S1 soviet-rifles-41 at E01 facing N
    unit G1 german-pz-iii-h at E06 facing N
"""


@pytest.mark.example("SOLO-EX-5.11-2")
@pytest.mark.rule("SOLO-5.11.b", "SOLO-5.11.c", "SOLO-5.11.d")
def test_tanks_keep_out_of_woods_and_buildings():
    p = germans(f"smoke heavy E07\n{TANK}")
    plain = ends(p, "G1")
    assert {"E05", "E07"} <= plain
    assert not {"F06", "D06"} & plain
    assert {"F06", "D06"} <= ends(p, "G1", low_risk=True)
    assert {"F06", "D06"} <= ends(p, "G1", blue=True)


@pytest.mark.example("SOLO-EX-5.11-1")
@pytest.mark.rule("SOLO-5.11.a")
def test_only_the_last_hex_of_a_drive_counts():
    p = germans("""
        terrain woods C05
        unit S1 soviet-atg-45 at A05 facing NE
        unit G1 german-pz-iii-h at E08 facing N
    """)
    assert in_fire(p, "G1", "E08", "E07", "E06") == [False, True, False]
    assert heads_for(p, "G1", "E01") == {"E06"}


@pytest.mark.rule("SOLO-5.11.e")
def test_tanks_keep_out_of_known_mines():
    p = germans(f"{TANK}\nwork mines E07 soviet")
    assert "E07" not in ends(p, "G1")
    p = germans(f"{TANK}\nwork mines E07 soviet hidden")
    assert "E07" in ends(p, "G1")


@pytest.mark.rule("SOLO-5.12.a")
def test_ai_never_stack():
    text = "unit G1 german-rifles-41 at E03 facing N\nunit S1 soviet-rifles-41 at E07 facing N"
    p = soviets(f"{text}\nunit S2 soviet-rifles-41 at E06 facing N spent")
    assert "E06" not in ends(p, "S1")
    assert open_to(p, "S1", "G1", low_risk=False) == {"D07", "F07"}


@pytest.mark.rule("SOLO-5.2.d")
@pytest.mark.parametrize(("crew", "enters"), [("crewed", False), ("", True)])
def test_gun_crews_never_enter_close_combat(crew: str, enters: bool):
    p = soviets(f"""
        unit G1 german-rifles-41 at E06 facing N
        unit S1 soviet-rifles-41 at E07 facing N {crew}
    """)
    assert ("E06" in ends(p, "S1")) is enters


@pytest.mark.example("SOLO-EX-CARD-20")
@pytest.mark.rule(
    "SOLO-6.0.b", "SOLO-6.1.a1", "SOLO-6.1.c", "SOLO-5.12.a", "SOLO-3.0.d", "SOLO-AMB-28"
)
def test_example_20_a_group_with_rumored_enemies():
    p = soviets("""
        terrain woods E05 F06
        unit G1 german-mg-34 at E03 facing N
        unit R1 soviet-rumour at E05
        unit R2 soviet-rumour at F06
        unit S1 soviet-rifles-41 at F07 facing N
        unit S9 soviet-smg-41 due=event
        cup S9 blanks 1
    """)
    p.play("draws 43")
    lots(p)
    assert p.waits_for == "RevealRumour"
    p.play(f"draws {len(p.names)}")
    lots(p)
    assert p.unit("R1").place == "destroyed"
    assert p.unit("R2").hex == "E05"
    assert p.waits_for == "DrawCheck"
    assert set(p.state.stack[-1].units) == {p.id("R2"), p.id("S1")}
    p.play("draws 41")
    assert [p.unit(name).spent for name in ("R2", "S1")] == [True, True]


CORRIDOR = """
    terrain woods D05 D06 F05 F06 D04 F04
    unit S1 soviet-rifles-41 at A01 facing N
    unit G1 german-pz-iii-h at E06 facing N
"""


@pytest.mark.rule("SOLO-5.11.e")
@pytest.mark.parametrize(("mines", "beyond"), [("", True), ("work mines E05 soviet", False)])
def test_tanks_do_not_cross_known_mines(mines: str, beyond: bool):
    assert ("E04" in ends(germans(f"{CORRIDOR}\n{mines}"), "G1")) is beyond


@pytest.mark.rule("SOLO-5.10.e4", "SOLO-4.3.l")
@pytest.mark.parametrize("side", FACINGS)
@pytest.mark.parametrize(("marker", "able"), [("", True), ("hit=pinned!", False)])
def test_whoever_is_free_to_move_may_pivot_whichever_way_it_faces(
    side: str, marker: str, able: bool
):
    p = soviets(f"unit G1 german at A01\nunit S1 soviet-rifles-41 at E07 facing {side} {marker}")
    assert may_pivot(Procedure(p.state), p.id("S1")) is able


@pytest.mark.rule("SOLO-6.0.b")
def test_a_rumored_enemy_has_nothing_to_turn():
    p = soviets("""
        terrain woods E07
        unit G1 german-rifles-41 at E03 facing S
        unit R1 soviet-rumour at E07
        unit S9 soviet-smg-41 due=event
        cup S9
    """)
    assert not may_pivot(Procedure(p.state), p.id("R1"))


@pytest.mark.rule("COH-6.12.c", "SOLO-5.11.a")
def test_a_drive_does_not_come_round_to_where_the_enemy_came_from():
    p = deck("""
        solo german
        turn soviet
        unit S1 soviet-rifles-41 at E05 facing S
        unit S2 soviet-rifles-41 at A14 facing S
        unit G1 german-pz-iii-h at E06 facing S
    """)
    p.play("move S1 E06", "face S1 S", "cap 1")
    assert p.waits_for == "DrawOrder"
    reached = ends(p, "G1", low_risk=True)
    assert {"E07", "E08", "D07", "F07"} <= reached
    assert not {"E05", "D06", "F06"} & reached


def test_a_drive_reaches_the_first_hex_of_the_board():
    p = germans("unit S1 soviet at I14\nunit G1 german-pz-iii-h at A03 facing N")
    assert "A01" in ends(p, "G1")


@pytest.mark.rule("SOLO-5.10.b", "SOLO-5.5.a")
@pytest.mark.parametrize(("act", "to"), [("MOVE", "E05"), ("LOW", "E08")])
def test_a_low_risk_move_seeks_cover_in_which_no_unit_stands(act: str, to: str):
    p = soviets("""
        terrain woods E05 E08
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-rifles-41 at E11 facing N
    """)
    deed = read_order(f"open near U > {act}:ct").deed
    hexes = goal_hexes(Procedure(p.state), p.id("S1"), p.id("G1"), deed)
    assert [p.label(h) for h in hexes] == [to]

"""Rumored enemies: how they act, when they are revealed, what they turn out to be (SOLO-6)."""

import pytest

from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.strikes import land
from hexfront.games.coh.movement.steps import move_cost
from hexfront.games.coh.notation import Position
from tests.games.coh.solo.helpers import chosen, deck, lots

CUP = """
    unit S8 soviet-smg-41 due=event
    unit S9 soviet-maxim due=event
    cup S8 S9 blanks 1
"""


def rumour(text: str, turn: str = "soviet") -> Position:
    return deck(f"solo soviet\nturn {turn}\n{text}\n{CUP}")


def blank(p: Position) -> str:
    """The draw of the chit that stands for nobody."""
    return f"draws {len(p.names)}"


IN_WOODS = """
    terrain woods E08
    unit G1 german-rifles-41 at E03 facing S
    unit R1 soviet-rumour at E08
"""


@pytest.mark.rule("SOLO-6.0.c", "SOLO-6.0.b")
def test_a_rumored_enemy_walks_and_looks_all_round():
    p = rumour(IN_WOODS)
    assert chosen(p, "ai near U > MOVE")[0] == "R1"
    kind = p.state.kind(p.id("R1"))
    assert (kind.move_cost, kind.range, kind.is_foot) == (1, 5, True)
    assert chosen(p, "ai near U > ATT") == ("R1", "G1")
    assert chosen(rumour(IN_WOODS.replace("E03", "E13")), "ai near U > ATT") == ("R1", "G1")


@pytest.mark.parametrize(("at", "long", "able"), [
    ("E03", "", True), ("E02", "", False), ("E02", "L", True),
])  # fmt: skip
@pytest.mark.rule("SOLO-6.0.c")
def test_its_range_is_five(at: str, long: str, able: bool):
    p = rumour(IN_WOODS.replace("E03", at))
    assert bool(chosen(p, f"ai near U > ATT{long}")[0]) is able


@pytest.mark.rule("SOLO-6.1.a1")
@pytest.mark.parametrize(("ground", "revealed"), [("open", True), ("woods", False)])
def test_it_is_revealed_in_the_open_in_sight(ground: str, revealed: bool):
    p = rumour(f"""
        terrain {ground} E08
        unit G1 german-rifles-41 at E03 facing N
        unit R1 soviet-rumour at E08
    """)
    assert (p.waits_for == "RevealRumour") is revealed


@pytest.mark.rule("SOLO-6.1.a1")
def test_out_of_sight_it_is_not():
    p = rumour("""
        terrain woods E06
        unit G1 german-rifles-41 at E03 facing N
        unit R1 soviet-rumour at E08
    """)
    assert p.waits_for == "DrawOrder"


@pytest.mark.rule("SOLO-6.1.a2")
@pytest.mark.parametrize(("to", "revealed"), [("E06", False), ("E07", True)])
def test_it_is_revealed_beside_a_unit_even_in_cover(to: str, revealed: bool):
    p = rumour("""
        terrain woods E08
        unit G1 german-rifles-41 at E05 facing S
        unit G2 german-rifles-41 at E06 facing S
        unit R1 soviet-rumour at E08
    """, turn="german")  # fmt: skip
    unit = "G1" if to == "E06" else "G2"
    p.play(f"move {unit} {to}")
    assert (p.waits_for == "RevealRumour") is revealed


@pytest.mark.rule("SOLO-6.1.a2")
def test_it_is_revealed_in_the_hex_of_a_unit():
    p = rumour("""
        terrain woods E08
        unit G1 german-rifles-41 at E08 facing S
        unit R1 soviet-rumour at E08
    """)
    assert p.waits_for == "RevealRumour"


@pytest.mark.rule("SOLO-6.1.b", "SOLO-5.9.a1")
@pytest.mark.parametrize(("state", "fresh"), [("", True), ("spent", False)])
def test_a_unit_takes_its_place_with_the_same_side_up(state: str, fresh: bool):
    p = rumour(f"""
        unit G1 german-rifles-41 at E03 facing N
        unit G2 german-rifles-41 at A09 facing N
        unit R1 soviet-rumour at E08 {state}
    """)
    lots(p.play(f"draws {p.id('S8')}"))
    assert (p.unit("S8").hex, p.unit("S8").fresh) == ("E08", fresh)
    assert p.unit("S8").facing == "NW"
    assert p.unit("R1").place == "destroyed"
    view = p.view("german").solo
    assert view is not None
    assert (view.cup, view.blanks) == ((p.id("S9"),), 1)


@pytest.mark.rule("SOLO-6.1.b")
def test_every_chit_of_the_cup_is_as_likely_as_another():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing N
        unit R1 soviet-rumour at E08
        unit S8 soviet-smg-41 due=event
        unit S9 soviet-smg-41 due=event
        cup S8 S9 blanks 3
    """)
    assert p.waits_for == "RevealRumour"
    assert p.state.chances().weights == (1, 1, 3)


@pytest.mark.rule("SOLO-6.1.c")
def test_nobody_was_there():
    p = rumour("""
        unit G1 german-rifles-41 at E03 facing N
        unit R1 soviet-rumour at E08
        unit S1 soviet-rifles-41 at E14 facing N
    """)
    p.play(blank(p))
    assert p.unit("R1").place == "destroyed"
    view = p.view("german").solo
    assert view is not None
    assert (view.blanks, len(view.cup)) == (0, 2)
    assert p.vp == ("soviet", 1)


@pytest.mark.rule("SOLO-6.1.c")
def test_a_hex_belongs_to_the_unit_in_it_once_nobody_else_was_there():
    p = rumour("""
        objective E08 soviet
        unit G1 german-rifles-41 at E08 facing S
        unit R1 soviet-rumour at E08
        unit S1 soviet-rifles-41 at I14 facing N
    """)
    assert p.control("E08") == "soviet"
    p.play(blank(p))
    assert p.control("E08") == "german"


@pytest.mark.rule("SOLO-6.1.a3", "SOLO-6.2.a", "SOLO-6.2.c")
def test_it_is_revealed_when_it_attacks():
    p = rumour(IN_WOODS).play("draws 35")
    assert p.waits_for == "RevealRumour"
    lots(p.play(f"draws {p.id('S9')}"))
    assert p.waits_for == "HitRoll"
    assert p.state.stack[-1].shot.attacker == p.id("S9")
    p.play(2, "draws 41")
    assert p.unit("S9").spent


@pytest.mark.rule("SOLO-6.2.b")
def test_a_false_alarm_is_a_pass():
    p = rumour(f"{IN_WOODS}\nunit S1 soviet-rifles-41 at I14 facing S").play("draws 35")
    p.play(blank(p))
    assert p.turn == "german"
    assert p.view("german").passes == (1,)


@pytest.mark.rule("SOLO-6.2.d")
def test_beyond_the_reach_of_who_was_drawn_is_a_pass():
    p = rumour(IN_WOODS).play("draws 35")
    lots(p.play(f"draws {p.id('S8')}"))
    assert p.turn == "german"
    assert p.view("german").passes == (1,)
    assert p.unit("S8").fresh


@pytest.mark.rule("SOLO-6.2.d")
@pytest.mark.parametrize(("card", "attacks"), [(30, True), (35, False)])
def test_who_was_drawn_attacks_at_long_range_if_the_order_allows_it(card: int, attacks: bool):
    p = rumour(IN_WOODS).play(f"draws {card}")
    lots(p.play(f"draws {p.id('S8')}"))
    assert (p.waits_for == "HitRoll") is attacks


SEARCHED = """
    terrain light-woods E08
    unit G1 german-mg-34 at E05 facing S
    unit R1 soviet-rumour at E08
"""


@pytest.mark.rule("SOLO-6.3.a", "SOLO-6.1.a4", "SOLO-6.3.d")
@pytest.mark.parametrize(
    ("cap", "roll", "found"), [(0, 9, True), (0, 8, False), (2, 7, True), (2, 6, False)]
)
def test_nine_or_more_reveals_it(cap: int, roll: int, found: bool):
    p = rumour(SEARCHED, turn="german").play("attack G1 E08")
    assert not p.legal("shift -3")
    p.play(f"shift -{cap}", roll)
    assert (p.waits_for == "RevealRumour") is found
    if not found:
        assert p.play("cap 0").waits_for == "DrawCheck"
        assert p.unit("R1").place == "board"


@pytest.mark.rule("SOLO-6.3.b")
def test_an_attack_on_nobody_still_costs():
    p = rumour(f"{SEARCHED}\nunit S1 soviet-rifles-41 at I14 facing S", turn="german")
    p.play("attack G1 E08", "shift 0", 9)
    p.play(blank(p), "cap 0")
    assert p.waits_for == "DrawCheck"
    assert p.unit("R1").place == "destroyed"


@pytest.mark.rule("SOLO-6.3.c", "SOLO-6.3.a", "SOLO-AMB-16")
@pytest.mark.parametrize(("shift", "roll", "hit"), [(0, 9, True), (-2, 8, False)])
def test_the_same_dice_count_against_who_is_found(shift: int, roll: int, hit: bool):
    """12 + 1 - 4 = 9; the CAP that lowered the 9 do not lower it again."""
    p = rumour(SEARCHED, turn="german").play("attack G1 E08", f"shift {shift}", roll)
    lots(p.play(f"draws {p.id('S9')}"))
    assert (p.waits_for == "DrawMarker") is hit


@pytest.mark.example("SOLO-EX-CARD-17")
@pytest.mark.rule("SOLO-6.2.d", "SOLO-6.1.b", "SOLO-6.3.c", "SOLO-5.1.e")
def test_example_17_rumored_enemies_on_both_ends_of_fire():
    p = rumour("""
        terrain woods E07 E09 B08, light-woods G08
        unit G1 german-rifles-41 at E03 facing S hit=unnerved
        unit G2 german-pioneers at E04 facing S
        unit G3 german-mg-34 at G05 facing S
        unit R1 soviet-rumour at G08
        unit R2 soviet-rumour at B08 spent
        unit R3 soviet-rumour at E10 spent
    """)
    p.play("draws 3")
    assert p.waits_for == "RevealRumour"
    assert p.name(p.state.stack[-1].unit) == "R2"
    lots(p.play(f"draws {p.id('S8')}"))
    assert p.unit("S8").spent
    assert p.turn == "german"
    p.play("attack G3 G08", "shift 0", 10)
    lots(p.play(f"draws {p.id('S9')}"))
    assert p.unit("S9").fresh
    assert p.waits_for == "DrawMarker"


@pytest.mark.rule("SOLO-6.0.e")
def test_it_is_spent_like_others_and_never_hit():
    p = rumour("""
        terrain woods E08 E07
        unit G1 german-rifles-41 at E03 facing N
        unit R1 soviet-rumour at E08
    """)
    lots(p.play("draws 22"))
    assert p.waits_for == "DrawCheck"
    assert p.play("draws 41").unit("R1").spent


@pytest.mark.rule("SOLO-6.0.e", "SOLO-2.10.b", "SOLO-AMB-38")
def test_while_one_is_there_the_ai_is_not_beaten():
    p = rumour("""
        terrain woods E12
        unit G1 german-mg-34 at E05 facing S
        unit S1 soviet-rifles-41 at E07 facing N hit=unnerved!
        unit R1 soviet-rumour at E12
    """, turn="german")  # fmt: skip
    p.play("attack G1 E07", "shift 0", 12, "draws 1")
    assert p.unit("S1").place == "destroyed"
    assert p.winner is None


@pytest.mark.rule("SOLO-6.0.b", "SOLO-6.0.c")
@pytest.mark.parametrize("to", ["E07", "D09", "E09", "F09"])
def test_it_has_no_back_to_move_to(to: str):
    p = rumour(IN_WOODS)
    assert move_cost(p.state, p.id("R1"), p.hex(to)).total == 1


STRUCK = """
    terrain woods {}
    weapons german W04*1
    strike german W04 E10
    round 1 of 9
    unit G1 german-rifles-41 at A01 facing S
    unit R1 soviet-rumour at {} spent
"""


@pytest.mark.rule("SOLO-6.3.c", "SOLO-6.1.a4")
@pytest.mark.parametrize("at", ["E10", "E11"])
def test_shells_find_it_in_any_hex_where_they_fall(at: str):
    p = rumour(STRUCK.format(at, at), turn="german").play("pass", "draws 35")
    p.play("decline", "arrow N", "shift 0", 6)
    assert p.waits_for == "SearchNumber"
    p.play("shift 0", 12)
    lots(p.play(f"draws {p.id('S8')}"))
    (entry,) = p.told("log-rumour-revealed")
    assert p.label(int(entry.args["hex"])) == at
    assert p.unit("S8").place == "destroyed"  # 12 is four more than it takes


@pytest.mark.rule("SOLO-6.0.e")
@pytest.mark.parametrize(("roll", "found"), [(8, False), (9, True)])
def test_the_ais_own_shells_reveal_it_and_never_hit_it(roll: int, found: bool):
    p = rumour(IN_WOODS)
    land(p.state, 1, Strike(4, p.hex("E08"), False, 1), 0, 0)
    p.state.settle()
    assert p.waits_for == "SearchRoll"
    p.play(roll)
    assert (p.waits_for == "RevealRumour") is found
    assert p.unit("R1").hit == ""


@pytest.mark.rule("SOLO-6.2.c", "SOLO-6.2.d")
@pytest.mark.parametrize(("first", "attacks"), [
    ("soviet-maxim", True), ("soviet-smg-41", False), ("soviet-wagon", False),
])  # fmt: skip
def test_the_first_unit_of_the_list_is_as_good_as_any(first: str, attacks: bool):
    """The chit drawn is unit 0; who has no FP for the target, or does not reach it, passes."""
    p = deck(f"""
        solo soviet
        turn soviet
        unit S9 {first} due=event
        {IN_WOODS}
        cup S9
    """).play("draws 35")
    assert p.id("S9") == 0
    lots(p.play("draws 0"))
    assert (p.waits_for == "HitRoll") is attacks
    assert (p.turn == "german") is not attacks

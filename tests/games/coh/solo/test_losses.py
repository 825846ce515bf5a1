"""Hits and losses of AI, hidden units, the end of the game (SOLO-2.10, SOLO-7.3 to SOLO-7.6)."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.solo.helpers import deck, germans, lots, passed_over, piles, rows, soviets

DUEL = """
    solo soviet
    turn german
    unit G1 german-mg-34 at E03 facing S
    unit S1 soviet-rifles-41 at E06 facing N {}
    unit S2 soviet-rifles-41 at I14 facing N
"""


def duel(marker: str = "", more: str = "") -> Position:
    return deck(f"{DUEL.format(marker)}\n{more}")


@pytest.mark.rule("SOLO-7.4.a", "SOLO-7.4.b", "SOLO-7.4.d", "SOLO-7.4.e")
def test_a_blue_card_goes_with_a_destroyed_ai():
    p = duel("hit=unnerved!", "order_discards 5 7").play("attack G1 E06", "shift 0", 12)
    assert p.unit("S1").place == "destroyed"
    assert p.waits_for == "SearchBlue"
    p.play("draws 35")
    assert p.waits_for == "SearchBlue"
    p.play("draws 1")
    assert piles(p) == (set(range(2, 56)), set())
    assert p.waits_for == "ActionCost"
    p.play("cap 0", "draws 35")
    assert p.unit("G1").spent


@pytest.mark.rule("SOLO-7.4.c")
@pytest.mark.parametrize(("cards", "searched"), [("1 21 22", False), ("1 3 21", True)])
def test_the_last_blue_card_stays(cards: str, searched: bool):
    p = duel("hit=unnerved!", f"orders {cards}").play("attack G1 E06", "shift 0", 12)
    assert (p.waits_for == "SearchBlue") is searched


@pytest.mark.rule("SOLO-7.3.a", "SOLO-S1.f")
def test_a_destroyed_unit_covers_a_space_of_the_cap_track():
    p = deck("""
        solo soviet
        turn soviet
        base german 7
        unit G1 german-rifles-41 at E03 facing S hit=unnerved
        unit G2 german-rifles-41 at A01 facing N
        unit S1 soviet-rifles-41 at E06 facing N
    """).play("draws 35", 12)
    assert p.unit("G1").place == "destroyed"
    assert p.cap_base("german") == 6
    assert len(piles(p)[0]) == 54
    assert p.waits_for == "DrawCheck"


@pytest.mark.rule("SOLO-7.5.a")
def test_the_marker_of_an_ai_lies_face_down():
    p = duel().play("attack G1 E06", "shift 0", 10, "draws pinned")
    assert (p.unit("S1").hit, p.unit("S1").shown) == ("pinned", False)
    assert p.view("german").units[p.id("S1")].hit == "?"


@pytest.mark.rule("SOLO-7.5.b")
def test_for_beginners_the_marker_of_an_ai_lies_face_up():
    p = deck(DUEL.format("").replace("solo soviet", "solo soviet open"))
    p.play("attack G1 E06", "shift 0", 10, "draws pinned")
    assert (p.unit("S1").hit, p.unit("S1").shown) == ("pinned", True)
    assert p.view("german").units[p.id("S1")].hit == "pinned"
    gone = deck(DUEL.format("").replace("solo soviet", "solo soviet open"))
    gone.play("attack G1 E06", "shift 0", 10, "draws killed")
    assert gone.unit("S1").place == "destroyed"
    own = deck("""
        solo soviet open
        turn soviet
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """).play("draws 35", 9, "draws pinned")
    assert (own.unit("G1").hit, own.unit("G1").shown) == ("pinned", False)


@pytest.mark.rule("SOLO-7.5.b", "SOLO-7.5.e")
def test_it_is_turned_up_when_the_ai_is_attacked():
    p = duel("hit=pinned").play("attack G1 E06")
    assert not p.unit("S1").shown
    p.play("shift 0", 2)
    assert p.unit("S1").shown


@pytest.mark.rule("SOLO-7.5.c")
@pytest.mark.example("SOLO-EX-7.5-1")
def test_cap_are_lost_on_an_ai_that_was_destroyed_already():
    p = duel("hit=killed").play("attack G1 E06", "shift -2")
    assert p.unit("S1").place == "destroyed"
    assert p.cap("german") == 5
    p.play("draws 1")
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("SOLO-7.5.c")
def test_the_number_is_shown_as_if_the_marker_did_nothing():
    shown = [duel(f"hit={marker}").play("attack G1 E06") for marker in ("unnerved", "cowering")]
    assert [p.number("shift 0") for p in shown] == [8, 8]
    assert [p.play("shift 0").state.stack[-1].number.total for p in shown] == [8, 9]


@pytest.mark.rule("SOLO-7.5.b", "SOLO-AMB-17")
def test_nobody_looks_under_it_before():
    p = deck("""
        solo soviet
        turn german
        unit G1 german-mg-34 at E04 facing S
        unit S1 soviet-rifles-41 at E06 facing N hit=killed
        unit S2 soviet-rifles-41 at I14 facing N
    """)
    p.play("move G1 E05").settle()
    assert p.unit("S1").place == "board"


@pytest.mark.rule("SOLO-7.5.d", "SOLO-7.5.b", "SOLO-AMB-8")
@pytest.mark.example("SOLO-EX-7.5-2")
def test_another_ai_tries_an_order_that_the_first_cannot_execute():
    p = deck("""
        solo soviet
        turn soviet
        orders 25 41
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E07 facing N hit=pinned
        unit S2 soviet-rifles-41 at E09 facing N
    """)
    lots(p.play("draws 25"))
    assert p.unit("S1").shown
    assert passed_over(p)["S2"] == "taken"
    assert (p.unit("S1").hex, p.unit("S2").hex) == ("E07", "E08")


@pytest.mark.rule("SOLO-7.5.d")
def test_another_ai_rallies_if_the_first_turns_out_to_have_a_marker_without_rally():
    p = germans("""
        unit S1 soviet-rifles-41 at E01 facing N
        unit G1 german-pz-iii-e at E08 facing N hit=light-damage
        unit G2 german-rifles-41 at E10 facing N hit=pinned
    """).play("draws 35")
    assert [p.unit(name).shown for name in ("G1", "G2")] == [True, True]
    assert (p.waits_for, passed_over(p)["G2"]) == ("RallyRoll", "taken")


@pytest.mark.rule("SOLO-7.5.d", "SOLO-5.7.a5")
def test_a_lot_for_an_ai_that_cannot_act_decides_nothing_further():
    p = soviets("""
        unit G1 german-rifles-41 at D02 facing N
        unit G2 german-rifles-41 at F02 facing N
        unit S1 soviet-rifles-41 at C07 facing N hit=pinned
        unit S2 soviet-rifles-41 at E07 facing N hit=unnerved
    """)
    p.play("draws 25")
    assert (p.waits_for, p.state.stack[-1].of) == ("Lot", "unit")
    p.play("draws 0")  # S1 is pinned; S2, as near to both units, moves in its place
    assert p.unit("S1").shown
    assert (p.waits_for, p.state.stack[-1].of) == ("Lot", "goal")


@pytest.mark.rule("SOLO-7.5.b", "SOLO-7.5.d")
def test_an_ai_that_is_found_destroyed_goes():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E07 facing N hit=killed
        unit S2 soviet-rifles-41 at E09 facing N
    """)
    p.play("draws 25")
    assert p.unit("S1").place == "destroyed"
    lots(p.play("draws 1"))
    assert p.unit("S2").hex == "E08"


@pytest.mark.rule("SOLO-2.10.b", "SOLO-2.10.c")
@pytest.mark.parametrize("more", ["", "unit S3 soviet-wagon at I12 facing N"])
def test_the_game_ends_when_a_side_has_no_fp_left(more: str):
    p = deck(f"""
        solo soviet
        turn german
        vp soviet 1
        unit G1 german-mg-34 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N hit=unnerved!
        {more}
    """).play("attack G1 E06", "shift 0", 12, "draws 1")
    assert p.winner == "german"


@pytest.mark.rule("SOLO-0.a", "SOLO-0.b", "SOLO-S1.e")
def test_one_marker_holds_the_vp_of_one_side():
    p = duel("hit=unnerved!", "vp soviet 1").play("attack G1 E06", "shift 0", 12)
    assert p.vp == ("german", 1)


@pytest.mark.rule("SOLO-7.6.a")
def test_the_ai_does_not_see_hidden_units_and_walks_into_them():
    p = deck("""
        solo soviet
        turn soviet
        terrain woods E07
        objective E05 german
        unit G1 german-rifles-41 at E07 hidden
        unit G2 german-rifles-41 at A01 facing N
        unit S1 soviet-rifles-41 at E08 facing N
    """)
    p.play("draws 40")
    lots(p)
    assert p.unit("S1").hex == "E07"
    assert p.unit("G1").place == "board"


@pytest.mark.rule("SOLO-S1.j", "SOLO-7.5.b", "SOLO-7.5.d")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_rally_of_the_track_draws_a_new_lot_when_the_first_is_found_destroyed(first: int):
    p = deck("""
        solo solo-search
        turn german
        space 3 of 12
        unit S1 soviet-rifles-41 at E05 facing S
        unit G1 german-rifles-41 at E09 facing S hit=killed
        unit G2 german-rifles-41 at C08 facing S hit=killed
        unit G3 german-rifles-41 at G08 facing S hit=killed
    """).play("draws 25", f"draws {first}", "draws 17")
    assert p.unit(f"G{first + 1}").place == "destroyed"
    assert p.waits_for == "Lot"
    assert [p.name(u) for u in p.state.stack[-1].among] == [
        name for name in ("G1", "G2", "G3") if p.unit(name).place == "board"
    ]


@pytest.mark.rule("SOLO-7.5.d", "SOLO-4.3.t", "SOLO-AMB-8")
def test_the_pass_check_is_not_made_again_for_an_ai_that_was_found_destroyed():
    """Two against two, no pass; S1 should attack and was destroyed, so S2 tries the same order."""
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E02 facing S
        unit G2 german-rifles-41 at G02 facing S
        unit S1 soviet-rifles-41 at E05 facing N hit=killed
        unit S2 soviet-rifles-41 at E07 facing N
    """).play("draws 15", "draws 1")
    assert p.unit("S1").place == "destroyed"
    assert not p.told("log-deck-passes")
    assert rows(p) == ["close 1", "short 1", "tactical 1", "tactical 2"]
    assert passed_over(p) == {"S2": "taken"}

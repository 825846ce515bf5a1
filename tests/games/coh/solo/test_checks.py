"""Spent Checks are made with order cards; the player's CAP and the stay-fresh symbol count."""

from fractions import Fraction

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.solo.helpers import deck, piles

FACING = """
    solo soviet
    turn german
    unit G1 german-rifles-41 at E03 facing S
    unit S1 soviet-rifles-41 at E06 facing N
"""


@pytest.mark.rule("SOLO-3.0.a", "SOLO-3.0.c", "SOLO-ov.b", "SOLO-3.2.a", "SOLO-2.1.a")
@pytest.mark.example("SOLO-EX-3.0-1")
def test_a_card_in_place_of_the_die():
    p = deck(FACING).play("attack G1 E06", "shift 0", 2, "cap 0")
    assert p.waits_for == "DrawCheck"
    p.play("draws 35")
    assert p.unit("G1").spent
    assert 35 in piles(p)[1]


@pytest.mark.parametrize(("cap", "card", "spent"), [(1, 30, False), (0, 30, True)])
@pytest.mark.rule("SOLO-3.3.a", "SOLO-3.3.b", "SOLO-0.d", "SOLO-3.0.b", "SOLO-3.0.c")
@pytest.mark.example("SOLO-EX-3.3-1")
def test_cap_lower_the_cost_before_the_card_is_drawn(cap: int, card: int, spent: bool):
    p = deck(FACING).play("attack G1 E06", "shift 0", 2, f"cap {cap}", f"draws {card}")
    assert p.unit("G1").spent is spent
    assert p.cap("german") == 7 - cap


@pytest.mark.rule("SOLO-3.3.c", "SOLO-0.e")
def test_no_card_is_drawn_for_an_action_that_costs_nothing():
    p = deck(FACING).play("attack G1 E06", "shift 0", 2, "cap 3")
    assert p.unit("G1").fresh
    assert p.waits_for == "DrawOrder"
    assert len(piles(p)[0]) == 55


@pytest.mark.rule("SOLO-0.e")
def test_a_spent_unit_acts_if_cap_pay_for_all_of_it():
    p = deck(FACING.replace("facing S\n", "facing S spent\n", 1))
    assert p.legal("attack G1 E06")
    p.play("attack G1 E06", "shift 0", 2)
    assert p.cap("german") == 4
    assert p.waits_for == "DrawOrder"
    assert not deck(f"{FACING.replace('facing S', 'facing S spent', 1)}\ncap german 2").legal(
        "attack G1 E06"
    )


@pytest.mark.parametrize(("cap", "legal"), [(2, True), (3, False)])
@pytest.mark.rule("SOLO-0.f", "SOLO-3.3.a")
def test_at_most_two_cap_change_a_roll_of_the_player(cap: int, legal: bool):
    p = deck(FACING).play("attack G1 E06")
    assert p.legal(f"shift -{cap}") is legal


@pytest.mark.parametrize(("card", "spent"), [(22, False), (1, False), (30, True), (21, True)])
@pytest.mark.rule("SOLO-3.1.a")
def test_the_stay_fresh_symbol_saves_the_players_units(card: int, spent: bool):
    p = deck(FACING).play("attack G1 E06", "shift 0", 2, "cap 0", f"draws {card}")
    assert p.unit("G1").spent is spent


@pytest.mark.rule("SOLO-3.1.c")
def test_the_harder_game_ignores_the_symbol():
    p = deck(FACING.replace("solo soviet", "solo soviet strict"))
    p.play("attack G1 E06", "shift 0", 2, "cap 0", "draws 22")
    assert p.unit("G1").spent


def ai_attacks(card: int) -> Position:
    """The AI attacks at 4 AP by card 35, and this card is its check."""
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    return p.play("draws 35", 2, f"draws {card}")


@pytest.mark.parametrize(("card", "spent"), [(22, True), (18, True), (4, False), (25, False)])
@pytest.mark.rule("SOLO-3.1.b", "SOLO-3.0.c", "SOLO-4.6.a", "SOLO-2.3.e")
def test_the_symbol_does_not_save_an_ai(card: int, spent: bool):
    assert ai_attacks(card).unit("S1").spent is spent


@pytest.mark.rule("SOLO-3.0.e", "SOLO-2.4.a")
def test_nothing_but_the_value_of_a_check_card_counts():
    p = ai_attacks(25)
    assert p.state.solo is not None
    assert p.state.solo.space == 1
    assert p.turn == "german"


@pytest.mark.rule("SOLO-3.0.d")
@pytest.mark.parametrize(("card", "spent"), [(41, True), (35, False)])
def test_one_card_checks_a_whole_group(card: int, spent: bool):
    p = deck("""
        solo soviet
        turn german
        unit G1 german-rifles-41 at E03 facing S
        unit G2 german-rifles-41 at E04 facing S
        unit S1 soviet-rifles-41 at E12 facing N
    """)
    p.play("gather G1 move", "join G2", "done", "move G2 E05", "move G1 E04")
    p.settle()
    p.play(f"draws {card}")
    assert [p.unit(name).spent for name in ("G1", "G2")] == [spent, spent]


@pytest.mark.rule("SOLO-3.2.b", "SOLO-AMB-41")
def test_an_empty_deck_is_made_of_the_discards_at_once():
    p = deck(f"{FACING}\norders 21 30 35\norder_discards 30 35")
    p.play("attack G1 E06", "shift 0", 2, "cap 0", "draws 21")
    assert piles(p) == ({30, 35}, {21})


@pytest.mark.rule("SOLO-2.5.c", "SOLO-3.2.b")
def test_the_order_card_is_discarded_before_the_check_of_its_order():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
        orders 21 30 35
        order_discards 30
    """)
    p.play("draws 35", 2)
    assert piles(p) == ({21}, {30, 35})
    p.play("draws 21")  # the last card: both discards become the deck, the order card too
    assert piles(p) == ({30, 35}, {21})


@pytest.mark.rule("SOLO-3.0.c", "SOLO-3.1.a")
def test_the_chance_to_become_spent_is_that_of_the_cards_left():
    p = deck(f"{FACING}\norders 1 21 22 25")  # values 2, 2, 3, 6; 01 and 22 keep fresh
    assert p.becomes_spent("attack G1 E06") == Fraction(1, 4)
    assert p.becomes_spent("attack G1 E06", cap=2) == 0

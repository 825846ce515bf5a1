"""The printed examples of chapters 8 and 9."""

import pytest

from tests.games.coh.cards.helpers import duel


@pytest.mark.example("COH-EX-8.1-1")
def test_a_deck_of_cards_01_to_13_holds_all_copies():
    p = duel("deck 1 2 3 4 5 6 7 8 9 10 11 12 13")
    assert p.state.deck[1] == 4
    assert p.state.deck[2] == 8
    assert all(p.state.deck[number] for number in range(1, 14))
    assert p.view("german").deck == sum(p.state.deck) == 38


@pytest.mark.example("COH-EX-9.2-1")
def test_two_soviet_vp_against_two_german_ones():
    p = duel("vp german 2", "objective D05 soviet", "objective_vp soviet 2")
    assert p.vp == ("german", 2)
    p.play("pass", "pass")
    assert p.vp == ("soviet", 1)
    step = duel("vp german 2", "objective D05 soviet", "objective_vp soviet 1")
    step.play("pass", "pass")
    assert step.vp == ("german", 1)

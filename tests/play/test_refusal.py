"""A refusal names the rule that was about to be broken, and what the message speaks of."""

import msgspec

from hexfront.play import IllegalChoiceError, NotYourTurnError, Refusal


def test_an_illegal_choice_carries_its_refusal():
    refusal = Refusal("FF-2", "refuse-not-reachable", {"from": 4})
    error = IllegalChoiceError(refusal)
    assert error.refusal is refusal
    assert "FF-2" in str(error)
    assert "refuse-not-reachable" in str(error)


def test_refusals_without_arguments_do_not_share_them():
    first, second = Refusal("FF-2", "one"), Refusal("FF-3", "two")
    first.args["to"] = 4
    assert second.args == {}


def test_a_refusal_goes_over_the_wire_unchanged():
    refusal = Refusal("FF-2", "refuse-not-reachable", {"from": 4, "unit": "Rifles"})
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


def test_not_your_turn_tells_who_asked_and_who_acts():
    error = NotYourTurnError(seat=1, actor=0)
    assert (error.seat, error.actor) == (1, 0)
    assert "seat 1" in str(error)

"""Bogged Down (card 15, A48)."""

import pytest

from hexfront.games.coh.notation import Position, position

TANK = "german move=1 tracks=2 mover=tracked armored blue=5"


def mud(*more: str, hand: str = "15", words: str = "at D04") -> Position:
    return position("\n".join((
        f"unit G1 {TANK} {words} facing SE",
        "unit S1 soviet blue=2 at G05 facing NW range=9",
        "deck 1 2 5 6 7 13 15",
        f"hand soviet {hand}",
        *more,
    )))  # fmt: skip


@pytest.mark.rule("COH-CARD.15")
def test_a_stuck_vehicle_stops_turns_no_more_and_may_fire():
    p = mud().play("move G1 E04")
    assert (p.waits_for, p.actor) == ("BogWindow", "soviet")
    p.play("card 15", 4)
    assert p.unit("G1").bogged
    assert p.unit("G1").hit == ""
    assert p.waits_for == "ActionCost"
    p.play("cap 0", 7, "pass")
    for words in ("move G1 E05", "pivot G1 N", "stealth G1 E04"):
        assert p.refusal(words).message == "refuse-bogged"
    assert p.legal("attack G1 G05")


@pytest.mark.rule("COH-CARD.15", "COH-19.0.a")
@pytest.mark.parametrize(("roll", "asked"), [(4, False), (3, True)])
def test_of_two_enemies_the_other_is_asked_only_while_it_drives(roll: int, asked: bool):
    p = mud(
        "commanders soviet 2", "unit S2 soviet at I07 facing N by=soviet-2", "hand soviet-2 15"
    ).play("move G1 E04")
    first = p.actor
    p.play("card 15", "shift 0", roll)
    assert (p.waits_for == "BogWindow") is asked
    assert not asked or p.actor != first


@pytest.mark.rule("COH-CARD.15", "COH-3.2.c")
@pytest.mark.parametrize(("shift", "roll", "stuck"), [(0, 3, False), (0, 4, True), (-1, 3, True),
                                                      (-1, 2, False), (1, 4, False)])  # fmt: skip
def test_the_card_needs_a_roll_of_four_that_cap_change(shift: int, roll: int, stuck: bool):
    p = mud().play("move G1 E04", "card 15", f"shift {shift}", roll)
    assert p.unit("G1").bogged is stuck
    assert p.hand("soviet") == ()
    assert p.cap("soviet") == 7 - abs(shift)
    assert p.waits_for == ("ActionCost" if stuck else "Drive")


@pytest.mark.rule("COH-CARD.15")
def test_it_may_be_played_at_every_hex_and_ends_the_bonus_moves():
    p = mud().play("move G1 E04", "decline", "move G1 E05", "card 15", 12)
    assert (p.unit("G1").hex, p.waits_for) == ("E05", "ActionCost")


@pytest.mark.rule("COH-CARD.15")
def test_the_window_opens_for_any_hand_that_could_hold_the_card_and_for_vehicles_only():
    assert mud(hand="1").play("move G1 E04").choices() == ["decline"]
    assert mud("discards 15", hand="1").play("move G1 E04").waits_for == "Drive"
    foot = mud("unit G2 german at B02 facing SE").play("move G2 C02")
    assert foot.waits_for == "ChooseFacing"


@pytest.mark.rule("COH-CARD.15")
def test_it_stops_who_enters_the_map_and_who_deploys_rapidly():
    p = mud("entry german A04", words="waiting").play("enter G1 A04", "card 15", 7).settle()
    assert p.unit("G1").bogged
    p = mud("hand german 5").play("move G1 E04", "decline", "face G1 N", "card 5", "move G1 E03")
    assert p.waits_for == "BogWindow"
    turning = p.copy().play("decline")
    assert all(offer.preview is None for offer in turning.game.offers(turning.state, 0))
    assert p.play("card 15", 7).unit("G1").bogged


@pytest.mark.rule("COH-CARD.15")
@pytest.mark.parametrize(("facing", "change"), [("SE", -1), ("NW", 1)])
def test_it_has_the_defense_of_an_immobilized_vehicle(facing: str, change: int):
    p = position(f"""
        unit G1 {TANK} at D04 facing {facing} bogged
        unit S1 soviet blue=2 at E04 facing NW
        turn soviet
    """)
    assert p.dr("attack S1 D04").value("tally-bogged") == change


@pytest.mark.rule("COH-CARD.15", "COH-7.4.a")
def test_it_is_no_first_hit():
    p = position(f"""
        unit G1 {TANK} at D04 facing SE bogged
        unit S1 soviet blue=5 at E04 facing NW
        turn soviet
    """)
    number = p.number("attack S1 D04")
    p.play("attack S1 D04", number, "draws light-damage")
    assert (p.unit("G1").place, p.unit("G1").hit) == ("board", "light-damage")


@pytest.mark.rule("COH-CARD.15")
@pytest.mark.parametrize("stuck", ["G1", "G2"])
def test_only_the_vehicle_that_is_stuck_is_stuck(stuck: str):
    marks = {name: "bogged" * (name == stuck) for name in ("G1", "G2")}
    p = position(f"""
        unit G1 {TANK} at C04 facing N {marks["G1"]}
        unit G2 {TANK} at E04 facing N {marks["G2"]}
        unit S1 soviet at H07 facing N
    """)
    assert p.legal("move G1 C03") is (stuck == "G2")
    assert p.legal("move G2 E03") is (stuck == "G1")


@pytest.mark.rule("COH-CARD.15")
def test_it_lasts_until_the_end_of_the_round():
    p = mud("round 1 of 3", words="at D04 bogged", hand="1").play("pass", "pass")
    assert not p.unit("G1").bogged


@pytest.mark.rule("COH-CARD.15")
def test_towing_it_out_of_the_hex_frees_it():
    p = mud(f"unit G2 {TANK} at D04 facing SE", words="at D04 bogged", hand="1")
    p.play("load G1 G2", "cap 1", "pass")
    assert p.unit("G1").bogged
    p.play("move G2 E04", "decline", "cap 2", "pass")
    assert not p.unit("G1").bogged
    p.play("unload G1 E04", "cap 2", "pass")
    assert p.legal("move G1 E05")


@pytest.mark.rule("COH-CARD.15")
def test_everybody_sees_who_is_stuck():
    p = mud(words="at D04 bogged")
    for seat in ("german", "soviet"):
        assert p.view(seat).units[0].bogged
    assert position(p.text()).unit("G1").bogged


@pytest.mark.rule("COH-CARD.15", "COH-10.2.b")
@pytest.mark.parametrize("pays", ["", "spent", "card"])
@pytest.mark.parametrize(
    ("other", "able"),
    [("mover=tracked bogged", False), ("mover=tracked hit=immobilized", False), ("", True)],
)
def test_who_is_stuck_starts_no_group_move_with_others_who_are(
    pays: str, other: str, able: bool
) -> None:
    spent = "spent" * (pays == "spent")
    p = position(f"""
        deck 2
        hand german 2
        unit G1 german at D04 facing N mover=tracked bogged {spent}
        unit G2 german at D04 facing N {other}
        unit S1 soviet at H01 facing S
    """)
    p.play(*["card 2"] * (pays == "card"), "select G1")
    assert p.legal("gather G1 move") is able
    assert ("gather G1 move" in p.choices()) is able
    assert p.legal("gather G1 stall")
    if able:
        p.play("gather G1 move", "join G2", "done")
        assert {name.split()[1] for name in p.choices()} == {"G2"}

"""Readings of doubtful rules, one by one: turns, cards, checks, passes and the end."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.solo.helpers import deck, lots, passed_over, piles, rows, soviets, space

APART = """
    unit G1 german-rifles-41 at E03 facing S
    unit S1 soviet-rifles-41 at E06 facing N
"""


def check(p: Position) -> int:
    """The cost that is checked now."""
    assert p.waits_for == "DrawCheck"
    return int(p.state.stack[-1].cost)


@pytest.mark.rule("SOLO-AMB-8")
@pytest.mark.parametrize(("marker", "taken"), [("suppressed", "S2"), ("unnerved", "S1")])
def test_printed_figures_count_until_the_marker_is_read(marker: str, taken: str):
    """S1 has 6 FP against 5; when it turns out to be suppressed, the choice is made anew."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E02 facing S
        unit S1 soviet-rifles-41 at D06 facing N red=6 hit={marker}
        unit S2 soviet-rifles-41 at F06 facing N red=5 hit=unnerved
    """).play("draws 37")
    assert p.unit("S1").shown
    assert p.unit("S2").shown is (taken == "S2")
    assert p.name(p.state.stack[-1].shot.attacker) == taken


@pytest.mark.rule("SOLO-AMB-12")
@pytest.mark.parametrize(
    ("cards", "discards", "searched"),
    [("1 3 21", "3", True), ("1 3 21", "1 3", True), ("1 21 22", "21", False),
     ("1 21 22", "1", False)],
)  # fmt: skip
def test_blue_cards_are_counted_among_the_discards_too(cards: str, discards: str, searched: bool):
    p = deck(f"""
        solo soviet
        turn german
        orders {cards}
        order_discards {discards}
        unit G1 german-mg-34 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N hit=unnerved!
        unit S2 soviet-rifles-41 at I14 facing N
    """).play("attack G1 E06", "shift 0", 12)
    assert (p.waits_for == "SearchBlue") is searched
    if not searched:
        assert piles(p) == ({1, 21, 22}, set())


@pytest.mark.rule("SOLO-AMB-13")
def test_a_check_card_never_shuffles_the_discards_back():
    p = deck(f"solo soviet\nturn german\norder_discards 5 7\n{APART}")
    p.play("attack G1 E06", "shift 0", 2, "cap 0", "draws 47")
    assert piles(p)[1] == {5, 7, 47}


@pytest.mark.rule("SOLO-AMB-13")
def test_a_card_that_shuffles_stays_out_and_is_discarded_after_use():
    p = deck(f"solo soviet\nturn soviet\norder_discards 5 7\n{APART}").play("draws 42")
    assert (p.waits_for, space(p)) == ("HitRoll", 2)
    assert ({5, 7} <= piles(p)[0], piles(p)[1]) == (True, set())
    assert 42 not in piles(p)[0]
    p.play(2)
    assert piles(p)[1] == {42}


# Two actions in a row.

TWICE = f"""
    solo soviet
    turn soviet extra_turn
    {APART}
"""


@pytest.mark.rule("SOLO-AMB-14")
def test_the_second_of_two_actions_has_a_full_card():
    p = deck(TWICE).play("draws 35", 2, "draws 25")  # the check of the first
    assert (p.waits_for, space(p)) == ("DrawOrder", 1)
    p.play("draws 20")
    assert space(p) == 2


@pytest.mark.rule("SOLO-AMB-14")
def test_who_acts_in_both_is_stressed_in_the_second():
    p = deck(TWICE).play("draws 35", 2)
    assert check(p) == 4
    p.play("draws 25", "draws 37", 2)
    assert check(p) == 5


STUCK = """
    solo soviet
    turn soviet extra_turn
    passed german
    unit G1 german-rifles-41 at E01 facing S
    unit S1 soviet-rifles-41 at E12 facing N spent
"""


@pytest.mark.rule("SOLO-AMB-14")
@pytest.mark.parametrize(
    ("cards", "round_", "passed"),
    [
        (("draws 35", "draws 21"), 2, ()),  # two passes after the player's
        (("draws 35", "draws 17"), 1, ()),  # a pass, then a command order
        (("draws 17", "draws 35"), 1, (1,)),  # the other way round
    ],
)
def test_the_second_of_two_actions_decides_about_the_pass(
    cards: tuple[str, ...], round_: int, passed: tuple[int, ...]
):
    p = deck(STUCK)
    for card in cards:
        assert p.waits_for == "DrawOrder"
        lots(p.play(card))
    assert (p.round, p.view("german").passes) == (round_, passed)


@pytest.mark.rule("SOLO-AMB-17")
def test_a_marker_that_nobody_has_read_outlasts_the_round():
    p = soviets("""
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent hit=killed
    """).play("draws 35", "pass")
    assert (p.round, p.unit("S1").place, p.unit("S1").shown) == (2, "board", False)


# What the player did in his last turn.


@pytest.mark.rule("SOLO-AMB-23")
@pytest.mark.parametrize(
    ("turn", "acts"),
    [
        (("pass",), True),
        (("pivot G1 SE", "cap 1"), True),
        (("attack G1 E06", "shift 0", 2, "cap 3"), False),
        (("close G2 S2", "shift 0", 2, "cap 3"), False),
    ],
)
def test_a_counteraction_unless_the_player_attacked(turn: tuple[str | int, ...], acts: bool):
    p = deck(f"""
        solo soviet
        turn german
        cap german 12
        counteraction ?noattack ai near U > MOVE
        {APART}
        unit G2 german-rifles-41 at A01 facing S
        unit S2 soviet-rifles-41 at A01 facing N spent
    """).play(*turn, "draws 30")
    assert (rows(p)[-1] == "counter 1") is acts


@pytest.mark.rule("SOLO-AMB-23")
def test_what_the_player_did_before_his_last_turn_is_past():
    p = deck(f"""
        solo soviet
        turn german
        cap german 12
        counteraction ?noattack ai near U > MOVE
        {APART}
    """).play("attack G1 E06", "shift 0", 2, "cap 3", "draws 35", 2, "draws 25")
    p.play("pass", "draws 30")
    assert rows(p)[-1] == "counter 1"


# Costs and checks.


@pytest.mark.rule("SOLO-AMB-24")
@pytest.mark.parametrize(("state", "cost"), [("", 4), ("stressed", 5)])
def test_a_stressed_ai_pays_for_its_attack(state: str, cost: int):
    p = soviets(f"{APART.rstrip()} {state}").play("draws 35", 2)
    assert check(p) == cost


@pytest.mark.rule("SOLO-AMB-24")
@pytest.mark.parametrize(("first", "second", "cost"), [
    ("", "", 1), ("stressed", "", 2), ("", "stressed", 2), ("stressed", "stressed", 2),
])  # fmt: skip
def test_a_group_pays_once_for_whoever_is_stressed(first: str, second: str, cost: int):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E10 facing N {first}
        unit S2 soviet-rifles-41 at E11 facing N {second}
    """)
    assert check(lots(p.play("draws 36"))) == cost


@pytest.mark.rule("SOLO-AMB-27")
@pytest.mark.parametrize(("state", "cost"), [("", 5), ("stressed", 6)])
def test_an_automatic_rally_by_a_green_card_is_checked(state: str, cost: int):
    p = soviets(f"""
        scenario_order hit near U > AUTO
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E12 facing N {state} hit=pinned!
    """).play("draws 29")
    assert (p.unit("S1").hit, rows(p)[-1]) == ("", "scenario 1")
    assert check(p) == cost
    assert p.play("draws 25").unit("S1").spent is (cost == 6)


@pytest.mark.rule("SOLO-AMB-27")
def test_an_automatic_rally_by_a_blue_card_is_free():
    p = soviets("""
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E12 facing N hit=pinned!
    """).play("draws 1")
    assert (p.unit("S1").hit, p.waits_for) == ("", "ChooseAction")


@pytest.mark.rule("SOLO-AMB-26")
@pytest.mark.parametrize("card", [7, 13])
def test_another_check_card_takes_the_place_of_the_first(card: int):
    p = deck(f"solo soviet\nturn german\nhand german {card}\n{APART}")
    p.play("attack G1 E06", "shift 0", 2)
    while p.waits_for == "AfterRoll":
        p.play("decline")
    p.play("cap 0", "draws 21")
    assert p.waits_for == "AfterCheck"
    p.play(f"card {card}")
    assert (p.waits_for, p.hand("german")) == ("DrawCheck", ())
    p.play("draws 25")
    assert p.unit("G1").fresh
    assert piles(p)[1] == {21, 25}


@pytest.mark.rule("SOLO-AMB-26")
def test_confusion_makes_the_action_of_an_ai_dearer():
    p = deck(f"solo soviet\nturn soviet\nhand german 6\n{APART}").play("draws 35", 2)
    assert (p.waits_for, p.actor) == ("ConfusionWindow", "german")
    p.play("card 6")
    assert check(p) == 4 + 3
    p = deck(f"solo soviet\nturn soviet\nhand german 6\n{APART}").play("draws 35", 2, "decline")
    assert check(p) == 4


@pytest.mark.rule("SOLO-AMB-26")
def test_nobody_confuses_a_command_order():
    p = deck(f"solo soviet\nturn soviet\nhand german 6\n{APART}").play("draws 1", 2)
    assert (p.waits_for, p.hand("german")) == ("ChooseAction", (6,))


@pytest.mark.rule("SOLO-AMB-44")
@pytest.mark.parametrize(
    ("marker", "support"), [("unnerved", -1), ("suppressed", 0), ("panicked", 0), ("killed", 0)]
)
def test_markers_of_supporters_are_read_before_the_attack(marker: str, support: int):
    p = soviets(f"""
        unit G1 german-rifles-41 at E05 facing S spent
        unit S1 soviet-rifles-41 at E08 facing N red=5
        unit S2 soviet-rifles-41 at D08 facing N red=0 hit={marker}
    """).play("draws 24")
    assert passed_over(p)["S1"] == "taken"
    if marker == "killed":
        assert (p.unit("S2").place, p.waits_for) == ("destroyed", "SearchBlue")
        p.play("draws 3")
    else:
        assert p.unit("S2").shown
    assert p.waits_for == "HitRoll"
    assert p.state.stack[-1].number.value("tally-support") == support


@pytest.mark.rule("SOLO-AMB-48")
def test_a_bogged_vehicle_stands_still_but_fires_and_is_not_hit():
    text = """
        unit S1 soviet-rifles-41 at E03 facing S
        unit G1 german-sdkfz-251 at E06 facing {} {}
    """
    free = deck(f"solo german\nturn soviet\n{text.format('N', '')}").dr("attack S1 E06")
    stuck = deck(f"solo german\nturn soviet\n{text.format('N', 'bogged')}").dr("attack S1 E06")
    assert (stuck.total - free.total, stuck.value("tally-bogged")) == (-1, -1)
    p = deck(f"solo german\nturn german\n{text.format('N', 'bogged')}")
    assert p.executes("ai near U > MOVE") == ("", "")
    assert p.executes("ai near U > LOW") == ("", "")
    assert p.executes("hit near U > AUTO") == ("", "")
    assert p.executes("unhit near U > ATT+2") == ("G1", "S1")
    behind = deck(f"solo german\nturn german\n{text.format('S', 'bogged')}")
    assert behind.executes("ai near U > LOW") == ("", "")


@pytest.mark.rule("SOLO-AMB-48")
def test_a_hit_on_a_bogged_vehicle_is_its_first_and_the_round_frees_it():
    p = deck("""
        solo german
        turn soviet
        cap soviet 12
        unit S1 soviet-atg-45 at E03 facing S blue=6
        unit G1 german-sdkfz-251 at E06 facing N bogged spent
        unit G2 german-rifles-41 at A14 facing N spent
    """)
    number = p.number("attack S1 E06")
    p.play("attack S1 E06", "shift 0", number)
    assert p.waits_for == "DrawMarker"
    p.play("draws light-damage", "cap 0", "draws 25", "draws 22")
    assert (p.unit("G1").bogged, p.unit("G1").place) == (True, "board")
    p.play("pass")
    assert (p.round, p.unit("G1").bogged) == (2, False)

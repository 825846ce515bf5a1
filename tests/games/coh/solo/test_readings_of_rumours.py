"""Readings of doubtful rules, one by one: rumored enemies, losses, CAP, and who still fights."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.solo.helpers import chosen, deck, lots, piles

CUP = """
    unit S8 soviet-smg-41 due=event
    unit S9 soviet-maxim due=event
    cup S8 S9 blanks 1
"""


def rumour(text: str, turn: str = "soviet", more: str = "") -> Position:
    return deck(f"solo soviet\nturn {turn}\n{text}\n{CUP}\n{more}")


def nobody(p: Position) -> str:
    """The draw of the chit that stands for nobody."""
    return f"draws {len(p.names)}"


IN_WOODS = """
    terrain woods E08
    unit G1 german-rifles-41 at {} facing S {}
    unit R1 soviet-rumour at E08
"""


@pytest.mark.rule("SOLO-AMB-9")
@pytest.mark.parametrize("front", [12, 20])
def test_a_rumored_enemy_is_not_held_to_the_eleven(front: int):
    """Neither before it is revealed nor after: the Maxim would need 17."""
    p = rumour(IN_WOODS.format("E03", f"front={front}"))
    assert chosen(p, "ai near U > ATT") == ("R1", "G1")
    lots(p.play("draws 35", f"draws {p.id('S9')}"))
    assert p.waits_for == "HitRoll"
    assert p.state.stack[-1].number.total == front - 3


@pytest.mark.rule("SOLO-AMB-9")
@pytest.mark.parametrize(("nearest", "attacks"), [("E04", False), ("E12", True)])
def test_who_is_revealed_passes_if_the_target_is_outside_its_arc(nearest: str, attacks: bool):
    """The order points at the hit unit in the south; who is revealed faces the nearest unit."""
    p = rumour(f"""
        {IN_WOODS.format(nearest, "")}
        unit G2 german-rifles-41 at E13 facing N hit=unnerved!
    """).play("draws 21")
    lots(p.play(f"draws {p.id('S9')}"))
    assert (p.waits_for == "HitRoll") is attacks
    assert p.view("german").passes == (() if attacks else (1,))


@pytest.mark.rule("SOLO-AMB-15")
@pytest.mark.parametrize(("at", "revealed"), [("E07", True), ("E06", False)])
def test_a_hidden_unit_reveals_a_rumored_enemy_and_stays_hidden(at: str, revealed: bool):
    p = rumour(f"""
        terrain woods E06 E07 E08
        unit G1 german-rifles-41 at {at} hidden
        unit G2 german-rifles-41 at E14 facing N
        unit R1 soviet-rumour at E08
    """)
    assert (p.waits_for == "RevealRumour") is revealed
    if revealed:
        lots(p.play(f"draws {p.id('S8')}"))
        assert p.unit("S8").facing in ("S", "SE", "SW")  # toward the unit that is seen
        assert p.unit("G1").place == "hidden"


# Passes and actions.

ALARM = f"""
    {IN_WOODS.format("E03", "")}
    unit S1 soviet-rifles-41 at I14 facing S stressed
"""


@pytest.mark.rule("SOLO-AMB-25")
@pytest.mark.parametrize(("passed", "round_"), [("", 1), ("passed german", 2)])
@pytest.mark.parametrize("drawn", ["nobody", "S8"])
def test_a_false_alarm_and_a_target_out_of_reach_are_true_passes(
    drawn: str, passed: str, round_: int
):
    p = rumour(ALARM, more=passed).play("draws 35")
    lots(p.play(nobody(p) if drawn == "nobody" else f"draws {p.id(drawn)}"))
    assert p.round == round_
    assert not p.told("log-check-spent")
    assert not p.told("log-check-fresh")
    if round_ == 1:
        assert p.view("german").passes == (1,)
        assert not any(p.unit(name).stressed for name in ("S1", "S8"))


SURPRISE = """
    terrain woods E08
    unit G1 german-rifles-41 at E03 facing N
    unit R1 soviet-rumour at E08
    {}
"""


@pytest.mark.rule("SOLO-AMB-49")
def test_who_is_revealed_by_its_own_move_makes_the_check():
    p = lots(rumour(SURPRISE.format("")).play("draws 25"))
    assert p.waits_for == "RevealRumour"
    lots(p.play(f"draws {p.id('S8')}"))
    assert (p.waits_for, p.state.stack[-1].units) == ("DrawCheck", (p.id("S8"),))
    p.play("draws 41")
    assert (p.unit("S8").spent, p.unit("S8").stressed) == (True, True)


@pytest.mark.rule("SOLO-AMB-49")
def test_if_nobody_is_left_there_is_no_check_and_no_pass():
    comrade = "unit S1 soviet-rifles-41 at I14 facing S spent"
    p = lots(rumour(SURPRISE.format(comrade), more="passed german").play("draws 25"))
    p.play(nobody(p))
    assert (p.waits_for, p.turn, p.round) == ("ChooseAction", "german", 1)
    assert p.view("german").passes == ()
    assert piles(p)[1] == {25}


@pytest.mark.rule("SOLO-AMB-49")
@pytest.mark.parametrize(("roll", "checked"), [(12, False), (2, True)])
def test_a_unit_that_dies_on_mines_makes_no_check(roll: int, checked: bool):
    p = deck("""
        solo soviet
        turn german
        work mines E04 soviet
        unit G1 german-rifles-41 at E03 facing S hit=unnerved!
        unit G2 german-rifles-41 at A01 facing S
        unit S1 soviet-rifles-41 at E12 facing N
    """).play("move G1 E04", roll)
    if checked:
        p.play("face G1 S", "cap 0")
    assert (p.unit("G1").place == "board") is checked
    assert (p.waits_for == "DrawCheck") is checked
    assert (p.waits_for == "DrawOrder") is not checked


# Who still fights, and what a loss costs.


@pytest.mark.rule("SOLO-AMB-38")
@pytest.mark.parametrize(
    ("more", "over"),
    [
        ("", True),
        ("terrain woods I14\nunit R1 soviet-rumour at I14", False),
        ("unit S2 soviet-rifles-41 waiting", False),
        ("unit S2 soviet-rifles-41 due=2", True),
        ("unit S2 soviet-rifles-41 due=event", True),
        ("unit S2 soviet-wagon at I14 facing N", True),
    ],
)
def test_who_is_left_of_the_ai(more: str, over: bool):
    p = deck(f"""
        solo soviet
        turn german
        vp german 3
        orders 1 21 22
        unit G1 german-mg-34 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N hit=unnerved!
        {more}
    """).play("attack G1 E06", "shift 0", 12)
    assert (p.winner == "german") is over


@pytest.mark.rule("SOLO-AMB-38")
@pytest.mark.parametrize(
    ("more", "over"),
    [
        ("", True),
        ("terrain woods A01\nunit G2 german-rifles-41 at A01 hidden", False),
        ("unit G2 german-rifles-41 waiting\nentry german A01", False),
        ("unit G2 german-rifles-41 due=2\nentry german A01", True),
    ],
)
def test_who_is_left_of_the_player(more: str, over: bool):
    p = deck(f"""
        solo soviet
        turn soviet
        vp soviet 3
        unit G1 german-rifles-41 at E03 facing S hit=unnerved
        unit S1 soviet-rifles-41 at E06 facing N
        {more}
    """).play("draws 35", 12)
    assert p.unit("G1").place == "destroyed"
    assert (p.winner == "soviet") is over


@pytest.mark.rule("SOLO-AMB-40")
def test_no_blue_card_goes_for_nobody():
    text = SURPRISE.replace("woods", "open").format("unit S1 soviet-rifles-41 at I14 facing S")
    p = rumour(text)
    p.play(nobody(p))
    assert (p.unit("R1").place, p.waits_for) == ("destroyed", "DrawOrder")
    assert not p.told("log-blue-kept")


@pytest.mark.rule("SOLO-AMB-40")
@pytest.mark.parametrize("kind", ["soviet-wagon", "soviet-gaz", "soviet-rifles-41"])
def test_a_blue_card_goes_for_any_ai(kind: str):
    p = deck(f"""
        solo soviet
        turn german
        unit G1 german-mg-34 at E03 facing S
        unit S1 {kind} at E06 facing N hit=unnerved! front=12 flank=12
        unit S2 soviet-rifles-41 at I14 facing N
    """).play("attack G1 E06", "shift 0", 12)
    assert (p.unit("S1").place, p.waits_for) == ("destroyed", "SearchBlue")


@pytest.mark.rule("SOLO-AMB-39")
@pytest.mark.parametrize(("cap", "die", "left"), [(4, 6, 1), (2, 6, 0), (3, 6, 0), (3, 1, 3)])
def test_cap_that_an_event_takes_come_back_with_the_next_round(cap: int, die: int, left: int):
    p = deck(f"""
        solo solo-hunters
        turn soviet
        space 1 of 12
        cap german {cap}
        base german 5
        unit G1 german-rifles-41 at A01 facing N
        unit S1 soviet-rifles-41 at I14 facing S spent
    """).play("draws 25", die)
    assert (p.cap("german"), p.turn) == (left, "german")
    p.play("pass")  # the AI has passed already
    assert (p.round, p.cap("german")) == (2, 5)

"""The example of play of the solo rulebook, step by step, with the cards and costs it names."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.solo.helpers import deck, lots, passed_over, people, piles, rows, space

SITUATION = """
    board 19x14
    solo solo-partisans
    turn german
    space 6 of 20
    terrain woods F06 A09 I05 I06 I07, light-woods E05 H13 K05
    objective A09 german
    unit MG10 german-mg-34 at E04 facing S
    unit MG09 german-mg-34 at F06 facing S
    unit R04 soviet-rifles-41 at E10 facing N
    unit M17 soviet-maxim at F10 facing N hit=pinned
    unit R01 soviet-rifles-41 at A10 facing N
    unit RE1 soviet-rumour at J07
    unit RE2 soviet-rumour at H13
    unit RE3 soviet-rumour due=event
    unit S8 soviet-smg-41 due=event
    cup S8 blanks 1
"""


def check(p: Position) -> int:
    """The cost that is checked now."""
    assert p.waits_for == "DrawCheck"
    return int(p.state.stack[-1].cost)


@pytest.mark.example(
    "SOLO-EX-PLAY-1", "SOLO-EX-PLAY-2", "SOLO-EX-PLAY-3", "SOLO-EX-PLAY-4", "SOLO-EX-PLAY-5",
    "SOLO-EX-PLAY-6", "SOLO-EX-PLAY-7", "SOLO-EX-PLAY-8a", "SOLO-EX-PLAY-8b",
)  # fmt: skip
@pytest.mark.rule("SOLO-S4.b", "SOLO-S4.c", "SOLO-7.4.e", "SOLO-7.5.c", "SOLO-4.7.a", "SOLO-6.2.b")
def test_the_example_of_play():
    p = position(SITUATION)
    # 1. The MG 34 moves one hex and stays fresh.
    p.play("move MG10 E05", "face MG10 S", "cap 0")
    assert check(p) == 1
    p.play("draws 28")
    assert p.unit("MG10").fresh
    assert p.unit("MG10").stressed
    # 2. Card 29: the Maxim is hit, Rifles 04 attack and become spent.
    p.play("draws 29")
    assert rows(p)[-1] == "tactical 1"
    assert passed_over(p)["R04"] == "taken"
    assert passed_over(p)["M17"] == "misfit"
    p.play(2)
    assert check(p) == 4
    assert p.play("draws 41").unit("R04").spent
    # 3. The MG 34 attacks the Maxim, whose marker turns out to be Pinned.
    p.play("attack MG10 F10", "shift 0", 2, "cap 0")
    assert (p.unit("M17").hit, p.unit("M17").shown) == ("pinned", True)
    assert check(p) == 3
    assert p.play("draws 18").unit("MG10").fresh
    # 4. Card 12: by the counteraction Rifles 01 take the hex of the token.
    lots(p.play("draws 12"))
    assert rows(p)[-1] == "counter 1"
    assert p.unit("R01").hex == "A09"
    assert p.control("A09") == "soviet"
    assert check(p) == 2
    assert p.play("draws 16").unit("R01").spent
    # 5. The other MG 34 destroys the Maxim; a blue card goes before the check.
    p.play("attack MG09 F10", "shift 0", 9)
    assert p.unit("M17").place == "destroyed"
    p.play("draws 1")
    assert piles(p)[1] == set()
    p.play("cap 0")
    assert check(p) == 2
    assert p.play("draws 25").unit("MG09").fresh
    # 6. Card 04, a command card: spent Rifles 04 attack, and there is no check.
    p.play("draws 4")
    assert rows(p)[-1] == "tactical 1"
    assert passed_over(p)["R04"] == "taken"
    assert p.state.stack[-1].number.value("tally-order-cap") == -2
    p.play(2)
    assert p.turn == "german"
    assert p.unit("R04").spent
    # 7. The first MG 34 attacks Rifles 01 and becomes spent.
    p.play("attack MG10 A09", "shift 0", 2, "cap 0")
    assert check(p) == 2
    assert p.play("draws 3").unit("MG10").spent
    assert space(p) == 6
    last_step(p)


def last_step(p: Position) -> None:
    """8. Card 30: a rumored enemy appears two hexes from RE 1, beside L06 in better cover."""
    p.play("draws 30")
    assert (space(p), p.waits_for) == (7, "EventRoll")
    p.play(2)
    assert p.unit("RE3").hex == "K05"
    # RE 2 is nearest to the unit with the lowest DR, and turns out to be nobody.
    assert rows(p)[-1] == "tactical 2"
    assert passed_over(p)["RE2"] == "taken"
    assert p.state.solo is not None
    assert p.name(p.state.solo.target) == "MG10"
    assert p.waits_for == "RevealRumour"
    p.play(f"draws {len(p.names)}")
    assert (p.unit("RE2").place, p.state.hex[p.id("RE2")]) == ("destroyed", -1)
    assert p.state.solo.drawn == -1
    assert (p.turn, p.view("german").passes) == ("german", (1,))


@pytest.mark.example("SOLO-EX-PLAY-8b")
def test_the_lowest_dr_is_that_of_the_mg_in_light_woods():
    p = people(
        """
        terrain woods F06, light-woods E05
        unit MG10 german-mg-34 at E05 facing S
        unit MG09 german-mg-34 at F06 facing S
        unit R04 soviet-rifles-41 at E10 facing N
        """,
        "soviet",
    )
    light, heavy = p.dr("attack R04 E05"), p.dr("attack R04 F06")
    assert ([line.value for line in light.lines], light.total) == ([12, 1], 13)
    assert ([line.value for line in heavy.lines], heavy.total) == ([12, 2], 14)


@pytest.mark.rule("SOLO-S4.c")
@pytest.mark.parametrize(
    ("at", "die", "to"), [("A03", 1, "A01"), ("C02", 6, "A01"), ("A02", 1, "C01")]
)
def test_a_rumored_enemy_appears_in_the_corner_but_not_beyond_the_edge(at: str, die: int, to: str):
    """Two hexes in the direction of the die; where that is off the map, in the next."""
    p = position(f"""
        board 19x14
        solo solo-partisans
        turn soviet
        space 6 of 20
        terrain woods A01 A02 A03 B01 B02 B03 C01 C02 C03
        unit MG10 german-mg-34 at R14 facing S
        unit RE1 soviet-rumour at {at}
        unit RE3 soviet-rumour due=event
    """).play("draws 30", die)
    assert p.unit("RE3").hex == to


@pytest.mark.example("SOLO-EX-ov-1")
def test_one_number_for_each_action():
    p = deck("""
        solo soviet
        turn german
        unit MG10 german-mg-34 at E04 facing S
        unit R04 soviet-rifles-41 at E08 facing N
    """)
    assert (p.cost("attack MG10 E08"), p.cost("move MG10 E05")) == (2, 1)

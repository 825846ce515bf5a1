"""Which AI and which unit where several could be taken: tie-breaks (5.3 to 5.7)."""

import pytest

from hexfront.games.coh.solo.fire import LOWEST, rating, toughness
from hexfront.games.coh.solo.procedure import Procedure, UndecidedError
from hexfront.games.coh.solo.telling import REASONS
from hexfront.words import LANGUAGES, say
from tests.games.coh.solo.helpers import chosen, lots, passed_over, people, soviets

# Ties among AI that attack.

SIDE_BY_SIDE = """
    unit G1 german-rifles-41 at E02 facing S
    unit S1 soviet-rifles-41 at D06 facing N {first}
    unit S2 soviet-rifles-41 at F06 facing N {second}
"""


@pytest.mark.parametrize(
    ("first", "second", "ground", "taken"),
    [
        pytest.param("hit=unnerved! red=6", "", "", "S2", id="unhit",
                     marks=pytest.mark.rule("SOLO-5.3.a1")),
        pytest.param("attack=1", "red=4", "", "S2", id="rating",
                     marks=pytest.mark.rule("SOLO-5.3.a2")),
        pytest.param("", "attack=3", "terrain woods D06", "S2", id="cost",
                     marks=pytest.mark.rule("SOLO-5.3.a3")),
        pytest.param("", "", "terrain light-woods F06", "S2", id="cover",
                     marks=pytest.mark.rule("SOLO-5.3.a4")),
    ],
)  # fmt: skip
def test_which_ai_attacks(first: str, second: str, ground: str, taken: str):
    p = soviets(f"{ground}\n{SIDE_BY_SIDE.format(first=first, second=second)}")
    assert chosen(p, "ai near U > ATT")[0] == taken


@pytest.mark.rule("SOLO-5.3.a5")
@pytest.mark.parametrize("which", [0, 1])
def test_a_lot_among_equals(which: int):
    p = soviets(SIDE_BY_SIDE.format(first="", second=""))
    with pytest.raises(UndecidedError) as tie:
        chosen(p, "ai near U > ATT")
    assert tie.value.among == (p.id("S1"), p.id("S2"))
    assert chosen(p, "ai near U > ATT", picks=(which,))[0] == ("S1", "S2")[which]
    p.play("draws 35")
    assert p.waits_for == "Lot"
    lots(p, which)
    assert passed_over(p)[("S1", "S2")[which]] == "taken"
    assert any(entry.message == "log-lot-unit" for entry in p.log)


@pytest.mark.rule("SOLO-5.3.a2", "SOLO-6.0.d")
def test_a_rumored_enemy_has_the_lowest_rating():
    p = soviets("""
        terrain woods D06
        unit G1 german-rifles-41 at E02 facing S
        unit R1 soviet-rumour at D06
        unit S2 soviet-rifles-41 at F06 facing N red=2
        unit S9 soviet-smg-41 due=event
        cup S9
    """)
    assert chosen(p, "ai near U > ATT")[0] == "S2"
    assert chosen(p, "maxAR near U > ATT")[0] == "S2"


@pytest.mark.rule("SOLO-5.3.a3")
@pytest.mark.parametrize(("cost", "taken"), [("", "S2"), ("attack=3", "lot"), ("attack=2", "S1")])
def test_a_marker_makes_the_attack_dearer_of_who_rallies_too(cost: str, taken: str):
    p = soviets(SIDE_BY_SIDE.format(first=f"hit=suppressed! red=5 {cost}", second="hit=unnerved!"))
    if taken == "lot":
        with pytest.raises(UndecidedError):
            chosen(p, "hit near U > RALLY")
    else:
        assert chosen(p, "hit near U > RALLY")[0] == taken


@pytest.mark.rule("SOLO-5.0.d", "SOLO-AMB-3")
@pytest.mark.parametrize(("at", "taken"), [("D06", "G2"), ("D07", "G1")])
def test_the_rating_of_a_unit_is_that_at_its_distance_or_else_its_fp(at: str, taken: str):
    """G1 fires at 4 hexes with 2 less; what is farther away is not in its field of fire."""
    p = soviets(f"""
        unit G1 german-rifles-41 at D02 facing S red=5 range=2
        unit G2 german-rifles-41 at F02 facing S red=4 range=6
        unit S1 soviet-rifles-41 at {at} facing N
    """)
    assert chosen(p, "ai near U.maxAR > ATTL+2") == ("S1", taken)


@pytest.mark.rule("SOLO-5.3.a3")
@pytest.mark.parametrize(("cost", "taken"), [(4, "S1"), (2, "S2")])
def test_the_cheapest_attack_of_a_turret_counts(cost: int, taken: str):
    """S1 attacks G1 for 3 AP, G2 behind it for 5; S2 is as near to G2 and has the same AR."""
    p = soviets(f"""
        unit G1 german-rifles-41 at E03 facing N
        unit G2 german-rifles-41 at E09 facing N
        unit S1 soviet-rifles-41 at E06 facing N turret attack=3 red=6
        unit S2 soviet-rifles-41 at E12 facing N attack={cost} red=6
    """)
    assert chosen(p, "ai near U > ATT", picks=(0,))[0] == taken


# Ties among targets.

TWO_TARGETS = """
    unit G1 german-rifles-41 at D02 facing S {first}
    unit G2 german-rifles-41 at F02 facing S {second}
    unit S1 soviet-rifles-41 at E06 facing N red=5
"""


@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        pytest.param("hit=unnerved", "front=11", "G2", id="defense",
                     marks=pytest.mark.rule("SOLO-5.4.a1")),
        pytest.param("", "hit=unnerved spent", "G2", id="hit",
                     marks=pytest.mark.rule("SOLO-5.4.a2")),
        pytest.param("spent red=5", "", "G2", id="fresh",
                     marks=pytest.mark.rule("SOLO-5.4.a3")),
        pytest.param("attack=1", "red=3", "G2", id="rating",
                     marks=pytest.mark.rule("SOLO-5.4.a4")),
        pytest.param("move=0", "attack=2", "G2", id="attack-cost",
                     marks=pytest.mark.rule("SOLO-5.4.a5")),
        pytest.param("move=2", "", "G2", id="move-cost",
                     marks=pytest.mark.rule("SOLO-5.4.a6")),
    ],
)  # fmt: skip
def test_which_unit_is_attacked(first: str, second: str, taken: str):
    p = soviets(TWO_TARGETS.format(first=first, second=second))
    assert chosen(p, "ai near U > ATT")[1] == taken


@pytest.mark.rule("SOLO-5.4.a7")
@pytest.mark.parametrize("which", [0, 1])
def test_a_lot_among_equal_targets(which: int):
    p = soviets(TWO_TARGETS.format(first="", second=""))
    assert chosen(p, "ai near U > ATT", picks=(which,))[1] == ("G1", "G2")[which]


@pytest.mark.example("SOLO-EX-5.4-1")
@pytest.mark.rule("SOLO-5.3.a5", "SOLO-5.4.a4", "SOLO-2.4.b")
def test_example_a_lot_between_the_smg_then_the_mg():
    text = """
        unit G1 german-rifles-41 at D05 facing S
        unit G2 german-mg-34 at F05 facing S front=12
        unit S1 soviet-rifles-41 at E06 facing N
        unit S13 soviet-smg-41 at D08 facing N
        unit S14 soviet-smg-41 at E07 facing N
        unit S4 soviet-rifles-41 at I14 facing N
    """
    shots = ("S1 D05", "S1 F05", "S13 D05", "S14 D05", "S14 F05")
    asked = people(text, "soviet")
    assert [asked.ar(f"attack {shot}").total for shot in shots] == [3, 3, 4, 4, 4]
    assert [asked.dr(f"attack S14 {at}").total for at in ("D05", "F05")] == [12, 12]
    near = people(text)
    assert [near.ar(f"attack {unit} E07").total for unit in ("G1", "G2")] == [2, 4]
    p = soviets(text + "space 4 of 12")
    p.play("draws 37")
    assert p.waits_for == "Lot"
    p.play("draws 1")
    found = passed_over(p)
    assert (found["S14"], found["S13"], found["S1"]) == ("taken", "lot", "weaker")
    assert p.name(p.state.stack[-1].target) == "G2"
    assert p.state.solo is not None
    assert p.state.solo.space == 4
    p.play(2)
    assert p.waits_for == "DrawCheck"


# Moves: which AI, toward what.


@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        pytest.param("hit=unnerved! move=0", "", "S2", marks=pytest.mark.rule("SOLO-5.6.a1")),
        pytest.param("move=2", "", "S2", marks=pytest.mark.rule("SOLO-5.6.a2")),
        pytest.param("", "", "S1", marks=pytest.mark.rule("SOLO-5.6.a3")),
    ],
)
def test_which_ai_moves(first: str, second: str, taken: str):
    p = soviets(SIDE_BY_SIDE.format(first=first, second=second))
    assert chosen(p, "ai near U > MOVE", picks=(0,))[0] == taken


GOALS = """
    unit G1 german-rifles-41 at D02 facing N {first}
    unit G2 german-rifles-41 at F02 facing N {second}
    unit S1 soviet-rifles-41 at E06 facing N
"""


@pytest.mark.parametrize(
    ("order", "first", "second", "objective", "goal"),
    [
        pytest.param("O,U", "", "", "E02", "E02", marks=pytest.mark.rule("SOLO-5.7.a1")),
        pytest.param("U", "hit=pinned", "spent", "", "G2", marks=pytest.mark.rule("SOLO-5.7.a2")),
        pytest.param("U", "", "hit=pinned", "A01", "G2", marks=pytest.mark.rule("SOLO-5.7.a3")),
        pytest.param("U", "", "", "I01", "G2", marks=pytest.mark.rule("SOLO-5.7.a4")),
        pytest.param("U", "", "", "", "G1", marks=pytest.mark.rule("SOLO-5.7.a5")),
    ],
)
def test_toward_what_a_move_is_made(order: str, first: str, second: str, objective: str, goal: str):
    marker = f"objective {objective} german" if objective else ""
    p = soviets(f"{marker}\n{GOALS.format(first=first, second=second)}")
    assert chosen(p, f"ai near {order} > MOVE", picks=(0,))[1] == goal


@pytest.mark.rule("SOLO-5.1.d")
def test_no_pair_means_no_order():
    p = soviets(
        "unit G1 german-rifles-41 at E01 facing S\nunit S1 soviet-rifles-41 at E12 facing N"
    )
    assert chosen(p, "ai near U > ATT") == ("", "")


@pytest.mark.rule("SOLO-5.0.c")
def test_the_ai_with_the_lowest_defense():
    p = soviets("""
        terrain woods D05
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at D05 facing N hit=unnerved!
        unit S2 soviet-rifles-41 at F06 facing N hit=unnerved!
    """)
    assert chosen(p, "hit+minDR near U > RALLY")[0] == "S2"


@pytest.mark.rule("SOLO-5.0.d")
def test_figures_have_all_modifiers():
    p = soviets("""
        terrain woods E03
        level 1 E05
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E05 facing N
    """)
    known = Procedure(p.state)
    assert rating(known, p.id("S1"), p.id("G1")) == 4
    assert toughness(known, p.id("S1"), p.id("G1")) == 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("why", "figure"), [("weaker", LOWEST), ("tougher", -LOWEST)])
def test_who_has_no_rating_is_passed_over_without_a_figure(
    why: str, figure: int, language: str
) -> None:
    def told(number: int) -> str:
        return say(language, REASONS[why], game="coh", unit="S4", figure=number)

    assert "99" not in told(figure)
    assert "7" in told(7)

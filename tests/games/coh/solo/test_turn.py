"""The turn of the AI: one card, one order, from top to bottom; passes, rounds, initiative."""

import pytest

from hexfront.games.coh.notation import Position
from hexfront.games.coh.solo.terms import SoloState
from tests.games.coh.solo.helpers import deck, passed_over, piles, rows, space

APART = """
    solo soviet
    turn soviet
    unit G1 german-rifles-41 at E03 facing S
    unit S1 soviet-rifles-41 at E06 facing N
"""


def at_card(p: Position, card: int) -> Position:
    return p.play(f"draws {card}")


@pytest.mark.rule("SOLO-2.2.a", "SOLO-4.0.a", "SOLO-ov.c", "SOLO-ov.a", "SOLO-2.0.a")
def test_a_card_is_drawn_at_the_start_of_the_ais_turn():
    p = deck(APART)
    assert p.waits_for == "DrawOrder"
    at_card(p, 35)
    assert p.waits_for == "HitRoll"
    p.play(2, "draws 25")
    assert p.turn == "german"
    assert p.waits_for == "ChooseAction"


@pytest.mark.rule("SOLO-2.5.a", "SOLO-2.5.b", "SOLO-4.0.b", "SOLO-4.1.a", "SOLO-4.4.a")
def test_the_topmost_order_that_somebody_can_execute():
    p = at_card(deck(APART), 35)
    # T1 wants a hit AI, T2 a gun; T3 is an attack.
    assert rows(p) == ["close 1", "short 1", "tactical 1", "tactical 2", "tactical 3"]
    p = at_card(deck(f"{APART}\nunit S2 soviet-rifles-41 at E12 facing N hit=pinned"), 35)
    assert rows(p) == ["close 1", "short 1", "tactical 1"]
    assert p.waits_for == "RallyRoll"


@pytest.mark.rule("SOLO-2.5.c", "SOLO-3.2.a", "SOLO-2.5.d")
def test_the_card_is_discarded_after_one_order():
    p = deck(APART).play("draws 35", 2, "draws 25")
    assert piles(p)[1] == {35, 25}
    assert p.turn == "german"


@pytest.mark.rule("SOLO-2.6.a", "SOLO-4.4.c", "SOLO-4.0.b")
def test_the_ai_passes_when_nothing_can_be_done():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    at_card(p, 35)
    assert p.turn == "german"
    assert p.view("german").passes == (1,)
    assert p.log[-1].message == "log-deck-passes"


@pytest.mark.parametrize(("card", "acts"), [(35, False), (1, True)])
@pytest.mark.rule("SOLO-2.3.c", "SOLO-2.3.e", "SOLO-4.2.a", "SOLO-4.7.a", "SOLO-5.1.c")
def test_spent_ai_act_by_command_cards_only(card: int, acts: bool):
    p = deck(APART.replace("facing N", "facing N spent"))
    at_card(p, card)
    assert (p.waits_for == "HitRoll") is acts


@pytest.mark.rule("SOLO-2.3.d", "SOLO-4.7.a", "SOLO-3.3.d")
def test_no_check_follows_a_command_order():
    p = deck(APART).play("draws 1", 2)
    assert p.turn == "german"
    assert p.unit("S1").fresh
    assert len(piles(p)[0]) == 54


@pytest.mark.rule("SOLO-4.0.c", "SOLO-4.6.a")
def test_a_check_follows_the_order_of_an_action_card():
    p = deck(APART).play("draws 35", 2)
    assert p.waits_for == "DrawCheck"
    assert p.play("draws 41").unit("S1").spent


@pytest.mark.rule("SOLO-2.7.a", "SOLO-2.7.c")
@pytest.mark.parametrize("first", ["german", "soviet"])
def test_the_round_ends_when_both_sides_pass(first: str):
    p = deck(f"""
        solo soviet
        turn {first}
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    p.play(*(("pass", "draws 35") if first == "german" else ("draws 35", "pass")))
    assert p.round == 2
    assert p.waits_for == "SoloInitiative"


@pytest.mark.rule("SOLO-2.7.a")
def test_a_pass_counts_only_beside_the_other():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    p.play("draws 35", "move G1 E02", "face G1 S", "cap 1", "draws 21")
    assert p.round == 1
    assert p.play("pass").round == 2


@pytest.mark.rule("SOLO-2.8.a", "SOLO-3.2.c", "SOLO-2.8.c", "SOLO-2.8.d1", "SOLO-1.0.c")
def test_before_a_round_cards_cap_and_units_are_made_ready():
    p = deck("""
        solo soviet
        turn german
        cap german 4
        base german 6
        order_discards 5 7
        terrain woods I14
        unit G1 german-rifles-41 at E01 facing S spent
        unit S1 soviet-rifles-41 at E12 facing N spent
        unit R1 soviet-rumour at I14 spent
        unit R2 soviet-rifles-41 due=event
        cup R2 blanks 1
    """)
    p.play("pass", "draws 35")
    assert len(piles(p)[0]) == 55
    assert piles(p)[1] == set()
    assert [p.unit(name).fresh for name in ("G1", "S1", "R1")] == [True] * 3
    assert (p.cap("german"), p.cap("soviet")) == (6, 0)


@pytest.mark.rule("SOLO-2.8.b1", "SOLO-2.8.b2")
def test_smoke_disperses_between_rounds():
    p = deck("""
        solo soviet
        turn german
        smoke heavy C03, light D03
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    p.play("pass", "draws 35")
    assert (p.smoke("C03"), p.smoke("D03")) == ((0, 1), (0, 0))


@pytest.mark.rule("SOLO-2.8.d2", "SOLO-2.8.e", "SOLO-2.8.g", "SOLO-2.8.h")
def test_cards_reinforcements_then_initiative_and_no_last_round():
    p = deck("""
        solo soviet
        turn german
        round 5 of 5
        draw german 1
        entry german E01
        unit G1 german-rifles-41 at E01 facing S
        unit G2 german-rifles-41 due=6
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    p.play("pass", "draws 35")
    assert p.waits_for == "DrawCards"
    p.play("draws 4")
    assert p.hand("german") == (4,)
    assert p.unit("G2").place == "waiting"
    assert p.waits_for == "SoloInitiative"
    assert p.round == 6


@pytest.mark.parametrize(
    ("shift", "roll", "first"),
    [(0, 8, "german"), (0, 7, "soviet"), (-2, 6, "german"), (-2, 5, "soviet"), (-1, 7, "german")],
)
@pytest.mark.rule("SOLO-2.9.a", "SOLO-2.9.b")
def test_eight_or_more_and_the_player_goes_first(shift: int, roll: int, first: str):
    p = deck("""
        solo soviet
        turn german
        vp german 3
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    p.play("pass", "draws 35")
    assert not p.legal("shift -3")
    p.play(f"shift {shift}", roll)
    assert p.turn == first
    assert p.cap("german") == 7 + shift


@pytest.mark.rule("SOLO-2.9.c")
@pytest.mark.parametrize("holder", ["german", "soviet"])
def test_who_holds_the_vp_is_irrelevant(holder: str):
    p = deck(f"""
        solo soviet
        turn german
        vp {holder} 3
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """)
    p.play("pass", "draws 35")
    assert p.actor == "german"
    assert p.number("shift 0") == 8


# The track.


@pytest.mark.parametrize(("others", "moved"), [(9, 2), (10, 1)])
@pytest.mark.rule("SOLO-2.4.b", "SOLO-2.4.c", "SOLO-2.3.f", "SOLO-2.4.f")
@pytest.mark.example("SOLO-EX-2.4-1")
def test_a_limited_advance_counts_the_counters_in_play(others: int, moved: int):
    more = "\n".join(
        f"unit G{n} german-rifles-41 at A{n:02} facing S" for n in range(2, others + 1)
    )
    text = f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N
        {more}
    """
    assert space(at_card(deck(text), 15)) == moved


@pytest.mark.parametrize(
    ("unit", "counts"),
    [
        ("unit X1 german-rifles-41 at B02 spent", True),
        ("unit X1 german-rifles-41 at B02 hidden", True),
        ("unit X1 soviet-rumour at I14\nunit X2 soviet-smg-41 due=event\ncup X2", True),
        ("unit X1 german-rifles-41 waiting\nentry german E01", True),
        ("unit X1 german-wagon at B02", False),
        ("unit X1 german-opel-blitz at B02", False),
        ("unit X1 german-rifles-41 due=3\nentry german E01", False),
        ("unit X1 german-rifles-41 destroyed", False),
    ],
)
@pytest.mark.rule("SOLO-2.4.c", "SOLO-2.4.d", "SOLO-6.0.e")
def test_what_is_counted_for_the_limit(unit: str, counts: bool):
    three = """
        terrain woods B02 I14
        unit G1 german-rifles-41 at E01 facing S
        unit G2 german-rifles-41 at D01 facing S
        unit S1 soviet-rifles-41 at E12 facing N
        unit S2 soviet-rifles-41 at A12 facing N
    """
    p = deck(f"solo soviet\nturn soviet\n{three}\n{unit}")
    assert space(at_card(p, 37)) == (1 if counts else 3)  # +2 with four or fewer


@pytest.mark.rule("SOLO-2.4.a", "SOLO-2.3.f", "SOLO-7.2.a")
def test_an_advance_without_a_limit_always_comes():
    assert space(at_card(deck(APART), 25)) == 2
    assert space(at_card(deck(APART), 35)) == 1


@pytest.mark.rule("SOLO-2.4.e", "SOLO-7.2.f", "SOLO-2.10.a", "SOLO-ov.f", "SOLO-2.10.c")
@pytest.mark.parametrize("holder", ["german", "soviet"])
def test_the_scenario_ends_on_the_last_space(holder: str):
    p = at_card(deck(f"{APART}\nspace 11 of 12\nvp {holder} 2"), 22)
    assert space(p) == 12
    assert p.winner == holder
    assert p.waits_for == ""


@pytest.mark.rule("SOLO-3.2.d")
def test_some_cards_shuffle_the_discards_back():
    p = at_card(deck(f"{APART}\norder_discards 1 2 3"), 47)
    assert {1, 2, 3} <= piles(p)[0]
    assert 47 not in piles(p)[0]


# Pass check and counteractions.


@pytest.mark.parametrize(
    ("more", "passes"),
    [
        ("", False),
        ("unit G2 german-rifles-41 at A01 facing S", True),
        ("unit G2 german-rifles-41 at A01 facing S spent", False),
        ("unit G2 german-wagon at A01 facing S", False),
        ("unit G2 german-rifles-41 at A01 hidden\nterrain woods A01", False),
        ("unit G2 german-rifles-41 waiting\nentry german E01", True),
        (
            "unit G2 german-rifles-41 at A01 facing S\nunit R1 soviet-rumour at I14\n"
            "terrain woods I14\nunit R2 soviet-smg-41 due=event\ncup R2",
            False,
        ),
        ("unit G2 german-rifles-41 at A01 facing S\nunit S2 soviet-rifles-41 waiting", False),
        ("unit G2 german-rifles-41 at A01 facing S\nunit S2 soviet-wagon at I14 facing N", True),
    ],
)
@pytest.mark.rule("SOLO-4.3.t", "SOLO-4.3.u", "SOLO-AMB-11")
def test_the_ai_passes_with_fewer_fresh_counters(more: str, passes: bool):
    p = at_card(deck(f"{APART}\n{more}"), 15)
    assert (p.waits_for == "ChooseAction") is passes


@pytest.mark.example("SOLO-EX-CARD-3")
@pytest.mark.rule("SOLO-4.3.t")
def test_example_3_the_ai_passes_once_it_has_too_few_fresh():
    p = deck("""
        solo soviet
        turn soviet
        terrain woods A01
        unit G1 german-rifles-41 at E03 facing S stressed
        unit G2 german-rifles-41 at A01 facing N
        unit S1 soviet-smg-41 at E06 facing N
        unit S2 soviet-rifles-41 at I14 facing S
    """)
    at_card(p, 15)
    assert passed_over(p)["S1"] == "taken"
    p.play(2, "draws 21")
    assert p.unit("S1").spent
    p.play("pass", "draws 18")  # the same row on another card
    assert p.round == 2


@pytest.mark.rule("SOLO-4.3.a", "SOLO-4.3.s", "SOLO-7.0.a", "SOLO-7.0.b", "SOLO-4.3.r")
def test_counteractions_come_before_tactical_orders():
    listed = "counteraction spent near U > MOVE\ncounteraction ai near U > MOVE"
    p = at_card(deck(f"{APART}\n{listed}"), 30)
    assert rows(p) == ["close 1", "short 1", "counter 1", "counter 2"]
    p = at_card(deck(f"{APART}\n{listed}"), 29)  # has no such row
    assert "counter 1" not in rows(p)
    p = at_card(deck(f"{APART}\ncounteraction spent near U > MOVE"), 30)
    assert rows(p)[-1].startswith("tactical")


@pytest.mark.rule("SOLO-4.4.b", "SOLO-7.1.a")
def test_scenario_orders_are_the_last_resort():
    far = APART.replace("E06", "E14").replace("E03", "E01")
    listed = "scenario_order hit near U > RALLY\nscenario_order ai near U > LOW"
    p = at_card(deck(f"{far}\n{listed}"), 14)
    assert rows(p)[-2:] == ["scenario 1", "scenario 2"]
    p = at_card(deck(f"{far}\n{listed}"), 10)  # has no such row
    assert not any(row.startswith("scenario") for row in rows(p))


@pytest.mark.example("SOLO-EX-3.0-2")
@pytest.mark.rule("SOLO-2.5.b", "SOLO-4.8.a", "SOLO-2.4.a")
def test_example_the_maxim_attacks_the_hit_unit():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing S hit=unnerved
        unit S1 soviet-maxim at E08 facing N
        unit S2 soviet-rifles-41 at E07 facing N
        space 3 of 12
    """)
    at_card(p, 21)
    assert rows(p)[-1] == "tactical 2"
    assert p.state.stack[-1].number.total == 12 - 3 - 1
    p.play(2)
    p.play("draws 25")
    assert p.unit("S1").fresh
    assert space(p) == 3
    assert piles(p)[1] == {21, 25}


@pytest.mark.rule("SOLO-2.2.a")
def test_before_the_first_card_nothing_is_drawn_or_aimed_at():
    terms = deck("solo soviet\nunit G1 german at A01\nunit S1 soviet at I14").state.setting.solo
    assert terms is not None
    fresh = SoloState.of(terms)
    assert (fresh.card, fresh.in_use, fresh.discards, fresh.space) == (0, False, 0, 1)
    assert (fresh.attacked, fresh.drawn, fresh.trials, fresh.target) == (False, -1, (), -1)
    assert fresh.deck.bit_count() == len(terms.cards)


@pytest.mark.rule("SOLO-2.5.b", "SOLO-5.1.d")
def test_the_log_tells_the_rows_by_number_and_who_was_passed_over():
    """Who does not fit or is spent is told of the executed order only."""
    p = at_card(deck(f"{APART}\nunit S2 soviet-rifles-41 at E12 facing N spent"), 35)
    told = [(entry.args["number"], entry.args["done"]) for entry in p.told("log-row-tactical")]
    assert told == [(1, 0), (2, 0), (3, 1)]
    assert [entry.args["unit"] for entry in p.told("log-verdict-spent")] == [p.id("S2")]
    assert p.told("log-verdict-misfit") == []


@pytest.mark.rule("SOLO-3.2.b")
def test_a_card_drawn_from_new_shuffled_discards_is_not_among_them():
    p = deck(f"{APART}\norders 1").play("draws 1", 2)
    assert piles(p) == (set(), {1})
    p.play("attack G1 E06", "shift 0", 2, "cap 0", "draws 1")
    assert piles(p) == (set(), {1})


@pytest.mark.rule("SOLO-S1.g", "SOLO-AMB-23")
@pytest.mark.parametrize("attacks_last", [True, False])
def test_of_two_turns_in_a_row_the_second_is_the_players_last(attacks_last: bool):
    p = deck("""
        solo soviet
        turn german
        cap german 12
        hand german 12
        counteraction ?noattack ai near U > MOVE
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """).play("card 12")
    if attacks_last:
        p.play("pivot G1 SE", "cap 1", "attack G1 E06", "shift 0", 2, "cap 4")
    else:
        p.play("attack G1 E06", "shift 0", 2, "cap 3", "pivot G1 SE", "cap 2")
    p.play("draws 30")
    assert ("tactical" in rows(p)[-1]) is attacks_last


@pytest.mark.rule("SOLO-4.3.t", "SOLO-4.3.a")
@pytest.mark.parametrize(("at", "row"), [("E05", "close 1"), ("E06", "short 1"), ("E08", "pass 2")])
def test_the_pass_check_comes_after_close_combat_and_short_range(at: str, row: str):
    """One fresh AI against two fresh units."""
    p = deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing S
        unit G2 german-rifles-41 at I01 facing N
        unit S1 soviet-rifles-41 at {at} facing N
    """).play("draws 15")
    assert rows(p)[-1] == row
    assert bool(p.told("log-deck-passes")) is (at == "E08")

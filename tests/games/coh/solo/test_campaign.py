"""Linked scenarios and their sheet (SOLO-8.0); two people against the deck; the deck elsewhere."""

import pytest

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.notation.writing import unit_names
from hexfront.games.coh.scenarios.decked import decks_of, unsuited
from hexfront.games.coh.scenarios.scenario import scenario, scenario_names
from hexfront.games.coh.state import CohState
from hexfront.play import RULES

GAME = CohGame()
INFOS = {info.id: info for info in GAME.scenarios()}


def begun(name: str, **options: bool | int | str) -> CohState:
    return GAME.new(name, options)


def rifles(state: CohState) -> int:
    """How many Soviet Rifles are on the board."""
    return sum(state.kind(u).id == "soviet-rifles-41" and bool(state.board >> u & 1)
               for u in range(len(state.hex)))  # fmt: skip


@pytest.mark.rule("SOLO-8.0.a")
@pytest.mark.parametrize(
    ("wins", "losses", "cap", "left", "blanks", "vp"),
    [
        (1, 0, 6, 3, 2, 3), (0, 0, 5, 3, 1, 3), (1, 1, 6, 3, 2, 3), (1, 2, 6, 2, 2, 3),
        (1, 3, 6, 2, 2, 3), (0, 4, 5, 2, 1, 2),
    ],
)  # fmt: skip
def test_the_sheet_changes_the_second_scenario(
    wins: int, losses: int, cap: int, left: int, blanks: int, vp: int
):
    state = begun("solo-night-ford", campaign_wins=wins, campaign_losses=losses)
    assert state.solo is not None
    assert (state.cap[1], rifles(state), state.solo.blanks, state.vp) == (cap, left, blanks, vp)


@pytest.mark.rule("SOLO-8.0.a")
@pytest.mark.parametrize(
    ("wins", "losses", "cap", "left", "vp"),
    [(2, 1, 6, 3, -5), (2, 2, 6, 3, -4), (1, 3, 5, 2, -4), (0, 5, 4, 2, -4)],
)
def test_the_sheet_changes_the_third_scenario(wins: int, losses: int, cap: int, left: int, vp: int):
    state = begun("solo-last-ridge", campaign_wins=wins, campaign_losses=losses)
    assert (state.cap[1], rifles(state), state.vp) == (cap, left, vp)


@pytest.mark.rule("SOLO-8.0.b")
def test_without_a_sheet_a_scenario_stands_by_itself():
    alone = begun("solo-night-ford")
    assert alone.solo is not None
    assert (alone.cap[1], rifles(alone), alone.solo.blanks, alone.vp) == (5, 3, 2, 3)


@pytest.mark.rule("SOLO-8.0.a")
def test_three_scenarios_follow_each_other():
    name, parts = "solo-pocket", []
    while name:
        campaign = scenario(name).campaign
        assert campaign is not None
        parts.append((campaign.part, campaign.of))
        name = campaign.next
    assert parts == [(1, 3), (2, 3), (3, 3)]


# How hard the deck is.


@pytest.mark.rule("SOLO-S1.b2")
def test_without_card_55_it_is_easier():
    for easier, cards in ((False, 41), (True, 40)):
        state = begun("solo-search", deck_easier=easier)
        assert state.solo is not None
        assert (state.solo.deck.bit_count(), bool(state.solo.deck >> 55 & 1)) == (cards, not easier)
    assert "deck_easier" not in INFOS["solo-hunters"].special  # its deck has no card 55


@pytest.mark.rule("SOLO-3.1.c")
def test_the_stay_fresh_symbol_may_save_nobody():
    for strict in (False, True):
        terms = begun("solo-search", deck_strict=strict).setting.solo
        assert terms is not None
        assert terms.strict is strict


@pytest.mark.rule("SOLO-7.5.b")
def test_markers_face_up_are_an_option_of_every_deck():
    for name in ("solo-search", "partisans"):
        for face_up in (False, True):
            deck = "none" if name == "solo-search" else "soviet"
            terms = begun(name, deck=deck, deck_open=face_up).setting.solo
            assert terms is not None
            assert terms.open is face_up
    assert "deck_open" in INFOS["solo-search"].special


# Two people against the deck.


@pytest.mark.rule("SOLO-2.0.a", "SOLO-2.2.a", "SOLO-2.7.a")
def test_two_people_act_in_turn_and_then_the_deck():
    state = begun("solo-two-villages")
    assert state.setting.players == (RULES, 1, 2)
    p = Position(state, unit_names(state)).play("draws 1", "draws 2")
    assert p.waits_for == "DrawOrder"  # the deck begins
    p.play("draws 21")
    while p.actor == "chance":
        p.play(_plain(p))
    assert p.actor == "soviet"
    p.play("pass")
    assert p.actor == "soviet-2"
    p.play("pass")
    assert (p.waits_for, p.round) == ("DrawOrder", 1)  # the deck has not passed


def _plain(p: Position) -> str | int:
    """Something that can fall now."""
    nobody = f"draws {len(p.names)}"
    falls: dict[str, str | int] = {"HitRoll": 2, "Lot": "draws 0", "RevealRumour": nobody}
    return falls.get(p.waits_for, "draws 22")


@pytest.mark.rule("SOLO-S1.i", "SOLO-S1.n")
@pytest.mark.parametrize(("at", "change"), [(2, 1), (4, -1)])
def test_an_event_of_cap_is_for_each_of_two_people(at: int, change: int):
    state = begun("solo-two-villages")
    assert state.solo is not None
    state.solo = state.solo.but(space=at)
    p = Position(state, unit_names(state)).play("draws 1", "draws 2", "draws 25")
    if change < 0:
        p.play(6)
    assert (p.cap("soviet"), p.cap("soviet-2")) == (4 + change, 4 + change)


def test_one_person_may_play_both():
    state = begun("solo-two-villages", joined=True)
    assert state.setting.players == (RULES, 1)
    assert state.cap[1] == 8


# The deck in scenarios of the base game.


@pytest.mark.rule("SOLO-2.2.a", "SOLO-1.0.c")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_the_deck_plays_a_side_of_a_base_scenario(side: str):
    state = begun("kamenka", deck=side)
    deck = ("german", "soviet").index(side)
    assert state.setting.players[deck] == RULES
    assert (state.cap[deck], state.hands[deck]) == (0, ())
    assert state.solo is not None
    assert len(state.solo.trials) == 0


def test_rounds_are_its_clock_there():
    state = begun("kamenka", deck="german")
    rules = state.setting.rules
    state.round = state.setting.rounds - 1
    assert not rules.is_last_round(state)
    state.round += 1
    assert rules.is_last_round(state)


@pytest.mark.rule("SOLO-2.8.e")
def test_its_units_stand_in_their_entry_area_before_a_card_is_drawn():
    p = position("""
        board 9x14
        solo german rounds
        turn german
        terrain woods B02
        entry german A01 B02 C01
        unit G1 german-rifles-41 waiting
        unit G2 german-rifles-41 waiting
        unit S1 soviet-rifles-41 at E12 facing N
    """)
    while p.waits_for == "Lot":
        p.play("draws 0")
    assert p.unit("G1").hex == "B02"  # nearest to a unit, and cover
    assert p.unit("G2").place == "board"
    assert p.waits_for == "DrawOrder"
    assert "solo german rounds" in p.text()


@pytest.mark.rule("SOLO-2.10.b")
@pytest.mark.parametrize(("clock", "over"), [("", True), ("rounds", False)])
def test_who_comes_in_a_later_round_still_fights_there(clock: str, over: bool):
    p = position(f"""
        board 9x14
        solo soviet {clock}
        space 1 of {1 if clock else 12}
        turn german
        round 1 of 5
        entry soviet E14
        unit G1 german-mg-34 at E05 facing S
        unit S1 soviet-rifles-41 at E07 facing N hit=unnerved!
        unit S2 soviet-rifles-41 due=3
    """).play("attack G1 E07", "shift 0", 12)
    while p.waits_for == "SearchBlue":
        p.play("draws 1")
    assert p.unit("S1").place == "destroyed"
    assert (p.winner is not None) is over


def test_where_the_solo_rules_do_not_suffice():
    reasons = {name: unsuited(scenario(name), 1) or "" for name in ("ambush", "istra", "mtsensk")}
    assert "hidden" in reasons["ambush"]
    assert "two commanders" in reasons["istra"]
    assert "carry" in reasons["mtsensk"]
    with pytest.raises(ValueError, match="deck: units of this side are hidden"):
        begun("ambush", deck="soviet")
    able = [name for name in scenario_names()
            if scenario(name).solo is None and decks_of(scenario(name))]  # fmt: skip
    assert {"partisans", "kamenka", "lysaya-gora", "yelnya", "oaks"} <= set(able)

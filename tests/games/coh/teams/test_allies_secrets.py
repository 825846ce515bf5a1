"""What allies share: one map with all their hidden units and markers, but no hand of cards."""

from collections import Counter
from itertools import chain
from random import Random

import msgspec
import pytest

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, OVER
from tests.fuzz.secrecy import check_secrecy
from tests.fuzz.strangers import Strangers
from tests.games.coh.teams.helpers import TeamGame, pairs

GAME = CohGame()
GERMAN, SOVIET, GERMAN_2, SOVIET_2 = range(4)


def hiding() -> Position:
    return pairs(
        "terrain woods B02 B08 K02 K08",
        "unit G3 german at B02 hidden by=german-2 spent",
        "unit G4 german at D04 facing SE by=german-2 hit=pinned",
        "unit S3 soviet at K02 hidden",
        "unit S4 soviet at K06 facing NW by=soviet-2 hit=cowering",
        "hand german 1 4, german-2 5 12, soviet 7 13, soviet-2 2 3",
    )


class TestWhatIsSeen:
    def test_an_allys_hidden_units_and_markers(self):
        p = hiding()
        for seat in ("german", "german-2"):
            unit = p.view(seat).units[p.id("G3")]
            assert (unit.hex, unit.spent) == (p.hex("B02"), True)
            assert p.view(seat).units[p.id("G4")].hit == "pinned"
        for seat in ("soviet", "soviet-2"):
            assert p.view(seat).units[p.id("G3")].hex == -1
            assert p.view(seat).units[p.id("G4")].hit == "?"

    @pytest.mark.rule("COH-19.0.a")
    def test_but_not_his_cards(self):
        p = hiding()
        assert (p.view("german").hand, p.view("german-2").hand) == ((1, 4), (5, 12))
        assert p.view("german").hand_sizes == (2, 2, 2, 2)
        p = pairs("draw german-2 1", "passed soviet, soviet-2").play("pass", "pass", "draws 7")
        told = {seat: [entry.message for entry in p.heard(seat) if "draw" in entry.message]
                for seat in ("german", "german-2", "soviet", "soviet-2")}  # fmt: skip
        assert told == {
            "german": ["log-draw-unseen"], "german-2": ["log-draw"],
            "soviet": ["log-draw-unseen"], "soviet-2": ["log-draw-unseen"],
        }  # fmt: skip

    def test_an_ally_follows_a_hidden_move_and_its_cost(self):
        p = hiding().play("pass", "stealth G3 B03")
        moved = {seat: any(e.message == "log-stealth-move" for e in p.heard(seat))
                 for seat in ("german", "german-2", "soviet", "soviet-2")}  # fmt: skip
        assert moved == {"german": True, "german-2": True, "soviet": False, "soviet-2": False}

    @pytest.mark.parametrize("hidden", ["", "hidden"])
    def test_an_ally_is_told_what_a_spent_check_came_to(self, hidden):
        where = f"unit G3 german at B02 {hidden or 'facing N'} by=german-2"
        p = pairs("terrain woods B02", where).play("pass", "stall G3", 7)
        heard = {seat: any(e.message == "log-stays-fresh" for e in p.heard(seat))
                 for seat in ("german", "german-2", "soviet", "soviet-2")}  # fmt: skip
        assert heard["german"]
        assert heard["german-2"]
        assert heard["soviet"] == heard["soviet-2"] == (not hidden)

    def test_what_an_ally_is_about_to_do_is_his_own_until_he_does_it(self):
        p = hiding().play("pass", "select G3")
        assert p.view("german").moments == p.view("soviet").moments == ()


def worlds_apart(name: str, seed: int) -> int:
    """Play a while; how often a scrambled world was another one, which no seat could tell."""
    game, random = TeamGame(), Random(seed)
    state = game.new(name)
    strangers, different = Strangers(game), 0
    for step in range(160):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        strangers.remember(state.choices(), random)
        if step % 5 == 0:
            for seat in range(state.teams.seats):
                different += check_secrecy(game, state, seat, strangers, random)
        state.take(random.choice(state.choices()))
    return different


class TestScrambling:
    @pytest.mark.parametrize("seat", range(4))
    def test_a_scrambled_world_looks_the_same(self, seat):
        state = hiding().state
        shown = msgspec.json.encode(GAME.view(state, seat))
        for seed in range(30):
            other = GAME.scramble(state, seat, Random(seed))
            assert msgspec.json.encode(GAME.view(other, seat)) == shown

    def test_an_allys_hand_varies_and_his_units_do_not(self):
        p = hiding()
        others = [GAME.scramble(p.state, GERMAN, Random(seed)) for seed in range(40)]
        for seat in (SOVIET, GERMAN_2, SOVIET_2):
            assert len({other.hands[seat] for other in others}) > 5
        assert {other.hands[GERMAN] for other in others} == {(1, 4)}
        assert {other.hex[p.id("G3")] for other in others} == {p.hex("B02")}
        assert len({other.hex[p.id("S3")] for other in others}) > 5
        assert len({other.hit[p.id("S4")] for other in others}) > 2
        assert {other.hit[p.id("G4")] for other in others} == {p.state.hit[p.id("G4")]}

    def test_no_card_is_lost_or_made(self):
        state = hiding().state

        def all_cards(one: CohState) -> Counter[int]:
            return Counter(dict(enumerate(one.deck))) + Counter(chain.from_iterable(one.hands))

        for seed in range(10):
            assert all_cards(GAME.scramble(state, SOVIET_2, Random(seed))) == all_cards(state)

    @pytest.mark.parametrize("name", ["four", "three"])
    def test_it_cannot_be_told_in_play(self, name):
        assert sum(worlds_apart(name, seed) for seed in range(3)) > 20

"""Chapters 19.1 and 19.2: fewer players than the scenario wants, and help for the weaker one."""

import pytest

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import position
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.play import DUEL
from tests.games.coh.scenarios.helpers import set_up
from tests.games.coh.teams.helpers import TeamGame, pairs, table

JOINED = CohOptions(joined=True)
DRAWS = ("draws 1", "draws 3", "draws 4", "draws 5", "draws 6")


class TestTwoPlayersForFour:
    @pytest.mark.rule("COH-19.1.a")
    def test_each_has_all_units_of_his_side(self):
        p = set_up(table("four").under(JOINED))
        assert p.state.teams == DUEL
        assert [p.state.side(u) for u in range(len(p.names))] == [0, 0, 1, 1, 0, 0, 1, 1]
        p.play(*DRAWS)
        assert {choice for choice in p.choices() if choice.startswith("select")} == {
            "select S1", "select S2", "select S3", "select S4"
        }  # fmt: skip

    @pytest.mark.rule("COH-19.1.a")
    def test_units_still_enter_where_their_commanders_do(self):
        apart, joined = table("four"), table("four").under(JOINED)
        areas = [{*(unit.entry or apart.terms[unit.side].entry)} for unit in apart.start]
        assert [{*unit.entry} for unit in joined.start] == areas
        assert areas[1] != areas[5]

    @pytest.mark.rule("COH-19.1.b")
    def test_their_cap_are_added_up_on_one_track(self):
        p = set_up(table("four").under(JOINED))
        assert (p.cap("german"), p.cap("soviet")) == (5 + 4, 6 + 3)
        assert (p.cap_base("german"), p.cap_base("soviet")) == (9, 9)

    @pytest.mark.rule("COH-19.1.c")
    def test_all_their_cards_are_in_one_hand(self):
        p = set_up(table("four").under(JOINED))
        assert p.hand("german") == p.hand("soviet") == (2, 2)
        p.play(*DRAWS)
        assert (p.hand("german"), p.hand("soviet")) == ((1, 2, 2, 3, 4), (2, 2, 5, 6))

    @pytest.mark.rule("COH-19.1.c")
    def test_but_one_extra_adrenaline_card(self):
        joined = set_up(table("four").under(CohOptions(joined=True, extra_adrenaline=True)))
        assert joined.hand("german") == joined.hand("soviet") == (1, 2, 2)
        apart = set_up(table("four").under(CohOptions(extra_adrenaline=True)))
        assert all(hand == (1, 2) for hand in apart.state.hands)

    @pytest.mark.rule("COH-19.1.d")
    def test_each_takes_one_action_a_turn_and_two_passes_end_the_round(self):
        p = set_up(table("four").under(JOINED)).play(*DRAWS)
        p.play("pass", "pass")
        assert p.round == 2
        p = set_up(table("four").under(JOINED)).play(*DRAWS)
        p.play("stall S2", 7).settle()
        assert p.turn == "german"
        p.play("pass")
        assert p.turn == "soviet"
        p.play("stall S4", 7).settle()
        assert (p.turn, p.round) == ("german", 1)

    @pytest.mark.rule("COH-19.1.a")
    def test_there_is_nothing_to_join_in_a_duel(self):
        plain = scenario("kamenka")
        assert plain.under(JOINED).terms == plain.terms
        assert plain.under(JOINED).start == plain.start


class TestThreePlayersForFour:
    """The single opponent holds two seats: units, CAP and cards stay apart, as for two people."""

    @pytest.mark.rule("COH-19.1.e", "COH-19.1.f")
    def test_whoever_sits_there_all_four_commanders_act(self):
        state = TeamGame().new("four")
        assert state.teams.seats == 4
        p = pairs("turn soviet").play("stall S1", 7)
        assert p.actor == "soviet-2"
        assert p.refusal("select S1").rule == "COH-19.0.c"
        p.play("stall S2", 7)
        assert p.actor == "german"

    @pytest.mark.rule("COH-19.1.f")
    def test_he_passes_for_each_and_counts_as_two(self):
        p = pairs("turn soviet").play("pass", "stall S2", 7, "pass", "stall G2", 7)
        assert p.round == 1
        p.play("pass", "pass")
        assert p.round == 2

    @pytest.mark.rule("COH-19.1.f")
    def test_cap_of_one_commander_do_not_pay_for_the_other(self):
        p = pairs("turn soviet", "cap soviet 3, soviet-2 0").play("yield", "stall S2")
        assert p.choices() == ["cap 0"]


class TestHandicap:
    @pytest.mark.rule("COH-19.2.a")
    @pytest.mark.parametrize(("agreed", "extra"), [("none", 0), ("cap-1", 1), ("cap-2", 2)])
    @pytest.mark.parametrize("seat", [0, 1])
    def test_the_weaker_player_gets_cap_in_every_round(self, agreed, extra, seat):
        p = set_up(scenario("kamenka").under(CohOptions(handicap=agreed, handicap_seat=seat)))
        usual = [terms.cap for terms in scenario("kamenka").terms]
        wanted = [cap + extra * (seat == n) for n, cap in enumerate(usual)]
        assert [p.cap("german"), p.cap("soviet")] == wanted
        q = position(f"""
            unit G1 german at C03 facing SE
            unit S1 soviet at G03 facing NW
            option handicap {agreed}
            option handicap_seat {seat}
        """).play("stall G1", "cap 1", "pass", "pass", "shift 0", 7)
        assert [q.cap("german"), q.cap("soviet")] == [7 + extra * (seat == n) for n in (0, 1)]

    @pytest.mark.rule("COH-19.2.a")
    def test_they_lie_beyond_the_track_whatever_was_lost(self):
        p = position("""
            unit G1 german at C03 facing SE
            unit S1 soviet at G03 facing NW
            base german 5, soviet 5
            losses german 4
            option handicap cap-2
        """).play("pass", "pass", "shift 0", 7)
        assert (p.cap_base("german"), p.cap("german")) == (3, 5)

    @pytest.mark.rule("COH-19.2.a")
    @pytest.mark.parametrize("seat", range(4))
    def test_or_an_adrenaline_card(self, seat):
        agreed = CohOptions(handicap="adrenaline", handicap_seat=seat)
        p = set_up(table("four").under(agreed))
        assert [hand == (1, 2) for hand in p.state.hands] == [n == seat for n in range(4)]
        assert p.state.deck[1] == 3

    def test_a_handicap_of_nobody_is_refused(self):
        with pytest.raises(ValueError, match="handicap_seat: nobody sits at 2, there are 2 seats"):
            CohGame().new("kamenka", {"handicap": "cap-1", "handicap_seat": 2})
        with pytest.raises(ValueError, match="handicap"):
            CohGame().new("kamenka", {"handicap": "cap-3"})
        with pytest.raises(ValueError, match="there are 2 seats"):
            TeamGame().new("four", {"joined": True, "handicap_seat": 3})
        assert TeamGame().new("four", {"handicap_seat": 3, "handicap": "cap-1"}).bonus[3] == 1

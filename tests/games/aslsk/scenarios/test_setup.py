"""Set-up: where units are placed, who gets the weapons, what may be hidden."""

import pytest
from msgspec.structs import replace

from hexfront.games.aslsk.choices import PickUp
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.scenarios.scenario import build, scenario_file
from hexfront.games.aslsk.scenarios.start import start
from hexfront.games.aslsk.screen.view import view_of
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.terrain.areas import area
from hexfront.hexes import HexId, union
from hexfront.play import IllegalChoiceError
from hexfront.play.masks import members

SIDES = """
    group attack german in columns A-C
    group line russian in columns K-L, woods
    terrain woods P5
    ger A 4-6-7 group=attack
    ger B 4-6-7 group=attack
    ger L 8-0 group=attack
    sw G ger-lmg group=attack
    rus S 4-4-7 group=line
    rus T 5-2-7 group=line
"""


def set_up(text: str) -> Position:
    return position(f"{text}\nphase set-up german onwards")


class TestPlacing:
    @pytest.mark.rule("ASL-1.3.a")
    def test_the_side_named_first_sets_up_first_and_the_other_moves(self):
        p = set_up(SIDES + "sets-up-first russian\nfirst german")
        assert (p.actor, p.waits_for) == ("russian", "SetUp")
        p.do("place S K5; place T L5; done")
        assert (p.actor, p.waits_for) == ("german", "SetUp")
        p.do("place A A1; place B B5; place L B5; arm G B; done")
        assert (p.state.turn, p.state.attacker) == (1, 0)
        assert p.state.phase > Phase.SET_UP

    @pytest.mark.rule("ASL-1.3.a")
    def test_units_set_up_in_the_area_of_their_group_alone(self):
        p = set_up(SIDES)
        columns = {f"{column}{row}" for column in "KL" for row in range(11)} - {"K0"}
        assert p.options("place") == {f"{u} {h}" for u in "ST" for h in columns | {"P5"}}
        refusal = p.refusal("place S A1")
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("ASL-1.3.a", "no-set-up-there")

    @pytest.mark.rule("ASL-3.3.1.g", "ASL-2.0.as")
    def test_stacking_limits_hold(self):
        more = "\n".join(f"ger Q{n} 4-6-7 group=attack" for n in range(2))
        p = set_up(f"{SIDES}\n{more}\nsets-up-first german")
        p.do("place A A1; place B A1; place Q0 A1")
        assert "Q1 A1" not in p.options("place")
        assert "L A1" in p.options("place")
        refusal = p.refusal("place Q1 A1")
        assert refusal is not None
        assert refusal.rule == "ASL-3.3.1.g"

    def test_like_counters_are_offered_once(self):
        p = set_up(SIDES + "sets-up-first german")
        assert {word.split()[0] for word in p.options("place")} == {"A", "L"}

    def test_a_unit_may_be_taken_back_with_its_weapon(self):
        p = set_up(SIDES + "sets-up-first german")
        p.do("place A A1; arm G A")
        assert p.options("pick-up") == {"A"}
        p.do("pick-up A")
        assert (p.where("A"), p.holder("G")) == ("pending", "nobody")
        assert not p.options("arm")

    def test_a_vehicle_that_is_taken_back_forgets_hatches_and_front(self):
        tanks = "ger V pziiin group=attack\nger W pziiin group=attack"
        p = set_up(f"{SIDES}\n{tanks}\nsets-up-first german")
        p.do("place V A1; hatch V; turn V se-s; place W B5; hatch W; turn W se-s")
        assert (p.vca("V"), p.states("V"), p.states("W")) == ("se-s", {"exposed"}, {"exposed"})
        p.do("pick-up V; place V A1")
        assert (p.vca("V") == "se-s", p.vca("W"), p.states("V")) == (False, "se-s", set())
        assert p.states("W") == {"exposed"}

    def test_nobody_is_done_before_all_are_placed(self):
        p = set_up(SIDES)
        assert not p.legal("done")
        p.do("place S K5")
        assert not p.legal("done")
        p.do("place T K5")
        assert p.legal("done")

    def test_control_is_what_the_card_gives_and_where_units_stand(self):
        card = replace(scenario_file("crossroads"), control={"1": ("columns A-W",)})
        state = start(build("crossroads", card, AslskOptions()))
        while state.phase == Phase.SET_UP:
            state.take(next(one for one in state.choices() if not isinstance(one, PickUp)))
        standing = union(HexId(state.place[u]) for u in members(state.own[0]))
        assert standing
        assert state.control[0] == standing
        assert state.control[1] == area(state.setting.board, ("columns A-W",)) & ~standing


class TestWeapons:
    @pytest.mark.rule("ASL-4.0.w")
    def test_every_weapon_needs_an_owner_before_set_up_is_over(self):
        p = set_up(SIDES + "sets-up-first german")
        p.do("place A A1; place B A1")
        assert p.refusal("done").rule == "ASL-1.3.a"
        p.do("place L A1")
        assert p.options("arm") == {"G A", "G B", "G L"}
        assert p.refusal("done").rule == "ASL-4.0.w"
        p.do("arm G B")
        assert (p.holder("G"), p.legal("done")) == ("B", True)

    @pytest.mark.rule("ASL-4.0.w")
    def test_its_owner_is_a_placed_unit_of_its_group(self):
        reserve = "group reserve german in columns E-F\nger R 4-4-7 group=reserve"
        p = set_up(f"{SIDES}\n{reserve}\nsets-up-first german")
        refusal = p.refusal("arm G A")
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("ASL-4.0.w", "no-arming-before-placing")
        p.do("place R E5; place A A1")
        assert p.options("arm") == {"G A"}
        refusal = p.refusal("arm G R")
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("ASL-4.0.w", "no-arming-other-group")

    @pytest.mark.rule("ASL-4.0.n")
    def test_a_leader_off_the_board_gets_only_what_he_can_carry(self):
        p = set_up("""
            group wave german turn 2 edge north
            ger A 4-6-7 group=wave
            ger L 8-0 group=wave
            sw M ger-mmg group=wave
            sw K ger-lmg group=wave
            rus S 4-4-7 at A1
        """)
        assert p.options("arm") == {"M A", "K A", "K L"}
        refusal = p.refusal("arm M L")
        assert refusal is not None
        assert refusal.rule == "ASL-4.0.n"


class TestReinforcements:
    WAVE = """
        group attack german in columns A-C
        group wave german turn 2 edge south in columns A-C
        sets-up-first german
        turns 4
        ger A 4-6-7 group=attack
        ger R 4-4-7 group=wave
        ger Q 4-4-7 group=wave
        rus S 4-4-7 at GG5
    """

    @pytest.mark.rule("ASL-3.3.e", "ASL-3.1.c")
    def test_they_wait_and_stand_beside_the_board_in_their_turn(self):
        p = set_up(self.WAVE)
        assert {word.split()[0] for word in p.options("place")} == {"A"}
        refusal = p.refusal("place R A5")
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("ASL-3.3.e", "no-placing-reinforcement")
        p.do("place A A1; done")
        for _ in range(20):
            if p.state.turn > 1:
                break
            assert p.where("R") == "pending"
            p.do("done")
        assert p.state.attacker == p.side("german")
        assert p.where("R") == p.where("Q") == "off-board"

    @pytest.mark.rule("ASL-3.9.d")
    def test_no_other_turn_brings_them(self):
        for turn, place in ((1, "pending"), (2, "off-board")):
            p = position(f"{self.WAVE}\nturn {turn}\nphase rally german")
            assert p.where("R") == place
        p = position(f"{self.WAVE}\nturn 2\nphase rally russian")
        assert p.where("R") == "pending"


HIDERS = """
    sets-up-first russian
    group line russian hidden 2 in columns K-L, woods
    group rest russian in columns O-O
    group attack german in columns A-C
    terrain woods K5 K6 K7
    rus S 4-4-7 group=line
    rus T 5-2-7 group=line
    rus U 4-2-6 group=line
    rus L 8-0 group=line
    rus R 4-4-7 group=rest
    ger A 4-6-7 group=attack
"""


class TestHiding:
    """By SSR, after the manner of hidden Guns."""

    def placed(self, where: str) -> Position:
        p = set_up(HIDERS)
        p.do(where)
        return p

    def test_as_many_mmc_as_the_card_allows_with_their_leaders(self):
        p = self.placed("place S K5; place T K5; place L K5; place U K6")
        assert p.options("hide") == {"K5", "K6"}
        p.do("hide K5")
        assert p.named(p.state.hidden) == {"S", "T", "L"}
        assert p.options("hide") == {"K5"}
        refusal = p.refusal("hide K6")
        assert refusal is not None
        assert refusal.message == "no-hiding-there"

    def test_more_than_the_card_allows_is_refused(self):
        p = self.placed("place S K5; place T K5; place U K5")
        assert not p.options("hide")

    def test_a_leader_alone_does_not_hide(self):
        p = self.placed("place L K5")
        assert not p.options("hide")

    def test_nor_does_another_group(self):
        p = self.placed("place R O5")
        assert not p.options("hide")

    def test_they_may_be_shown_again(self):
        p = self.placed("place S K5; place L K5; hide K5; hide K5")
        assert p.state.hidden == 0

    def test_a_hex_that_changes_is_shown_again(self):
        p = self.placed("place S K5; hide K5; place L K5")
        assert p.state.hidden == 0
        p.do("hide K5; pick-up S")
        assert p.state.hidden == 0

    def hidden_line(self, hide: str) -> Position:
        p = self.placed("place S K5; place L K5; place T K6; place U K7; place R O5")
        p.do(f"hide {hide}; done")
        return p

    def test_the_other_side_sees_all_but_the_hidden(self):
        p = self.hidden_line("K5")
        seen = view_of(p.state, p.side("german"))
        assert {p.name(one.id) for one in seen.units if one.place == "board"} == {"T", "U", "R"}

    def test_in_cover_they_stay_hidden_when_play_begins(self):
        p = self.hidden_line("K5")
        p.do("place A C5; done")
        assert p.named(p.state.hidden) == {"S", "L"}
        assert "K5" not in p.labels(p.state.control[1])

    def test_in_open_ground_an_enemy_within_16_hexes_sees_them(self):
        for hex_, seen in (("L2", True), ("K6", False)):
            p = self.placed(f"place S {hex_}; place L K7; place T K7; place U K5; place R O5")
            p.do(f"hide {hex_}; done; place A C5; done")
            assert p.sees("C5", hex_)
            assert ("S" not in p.named(p.state.hidden)) == seen

    def test_not_from_further_away(self):
        far = HIDERS.replace("columns K-L", "columns Q-S")
        for hex_, seen in (("Q1", True), ("R1", False)):
            p = set_up(far)
            p.do(f"place S {hex_}; place L K7; place T K7; place U K5; place R O5; hide {hex_}")
            p.do("done; place A A1; done")
            assert p.sees("A1", hex_)
            assert p.distance("A1", hex_) == (16 if seen else 17)
            assert ("S" not in p.named(p.state.hidden)) == seen


def test_a_unit_of_the_other_side_is_not_ones_own_to_place():
    p = set_up(SIDES)
    with pytest.raises(IllegalChoiceError):
        p.choose("place A K5")

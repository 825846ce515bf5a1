"""What a seat is shown, and what is kept from it."""

from random import Random

import msgspec
import pytest

from hexfront.games.aslsk.choices import Done, Hide, Place
from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.pieces import UnitView, WeaponView
from hexfront.games.aslsk.screen.scramble import scrambled
from hexfront.games.aslsk.screen.view import AslskView, view_of
from hexfront.games.aslsk.state import AslskState
from hexfront.play import CHANCE, OVER, WATCHER
from tests.games.walking import walk

GAME = AslskGame()
GERMAN, RUSSIAN = 0, 1


def seen(p: Position, seat: int = GERMAN) -> AslskView:
    return view_of(p.state, seat)


def unit(p: Position, name: str, seat: int = GERMAN) -> UnitView:
    return seen(p, seat).units[p.unit(name)]


def weapon(p: Position, name: str, seat: int = GERMAN) -> WeaponView:
    return seen(p, seat).weapons[p.weapon(name)]


class TestUnits:
    def test_a_unit_shows_counter_place_and_marks(self):
        p = position("ger A 4-6-7 at K5 broken dm\nrus S 4-4-7 at K9")
        shown = unit(p, "A")
        assert (shown.kind, shown.side, shown.place, shown.hex) == (
            "ger-467", GERMAN, "board", p.hex("K5"),
        )  # fmt: skip
        assert set(shown.marks) == {"broken", "dm"}

    def test_morale_is_that_of_the_side_that_is_up(self):
        p = position("ger A 4-4-7 at K5\nger B 4-4-7 at K5 broken\nger L 8-0 at K5 wounded")
        kinds = p.state.kinds
        assert unit(p, "A").morale == 7
        assert unit(p, "B").morale == kinds.broken[p.state.kind[p.unit("B")]]
        assert unit(p, "L").morale == 7

    def test_units_off_the_map_have_no_hex(self):
        p = position(
            "ger A 4-6-7 eliminated\nger B 4-6-7 off-board\nger C 4-6-7\nrus S 4-4-7 exited"
        )
        assert [unit(p, name).place for name in "ABCS"] == [
            "eliminated", "entering", "pending", "exited",
        ]  # fmt: skip
        assert all(unit(p, name).hex == -1 for name in "ABCS")

    def test_a_unit_in_a_melee_is_marked(self):
        p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K5\nmelee K5")
        assert "melee" in unit(p, "A").marks
        assert seen(p).melee == (p.hex("K5"),)

    def test_movement_is_told_in_mf(self):
        p = position("ger A 4-6-7 at K5 spent=1.5 here=0.5 came=K4\nphase movement german running")
        shown = unit(p, "A")
        assert (shown.spent, shown.here, shown.came) == (1.5, 0.5, p.hex("K4"))


class TestWeapons:
    def test_where_a_weapon_is(self):
        p = position("""
            ger A 4-6-7 +lmg at K5
            sw M ger-mmg at K6 malfunctioned
            sw R ger-hmg removed
            rus S 4-4-7 at K9
        """)
        held, lying = weapon(p, "A-lmg"), weapon(p, "M")
        assert (held.place, held.holder, held.hex) == ("held", p.unit("A"), p.hex("K5"))
        assert (lying.place, lying.holder, lying.hex) == ("lying", -1, p.hex("K6"))
        assert lying.marks == ("malfunctioned",)
        assert weapon(p, "R").place == "removed"

    def test_a_captured_weapon_is_marked(self):
        p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K9\nsw M rus-mmg with A")
        assert weapon(p, "M").marks == ("captured",)

    def test_a_placed_charge_has_left_its_placer(self):
        p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K6\nsw DC ger-dc\ncharge DC K6 A")
        shown = weapon(p, "DC")
        assert (shown.place, shown.hex) == ("placed", p.hex("K6"))
        assert [(c.hex, c.placer) for c in seen(p).charges] == [(p.hex("K6"), p.unit("A"))]

    def test_weapons_of_the_lost_are_gone_with_them(self):
        p = position("ger A 4-6-7 +lmg exited\nrus S 4-4-7 at K9")
        assert weapon(p, "A-lmg").place == "removed"


class TestTheTable:
    def test_markers_and_standings(self):
        p = position("""
            terrain stone-building K5
            ger A 4-6-7 at K5
            rus S 4-4-7 at K9
            residual L6 4
            smoke M6 grenade
            victory german control 1 K5
            victory russian casualties 3
        """)
        view = seen(p)
        assert view.residual == ((p.hex("L6"), 4),)
        assert view.smoke == ((p.hex("M6"), ("grenade",), (0,)),)
        assert [(s.kind, s.has, s.needs, s.met) for s in view.standings] == [
            ("control", 1, 1, True),
            ("casualties", 0, 3, False),
        ]
        assert p.hex("K5") in view.control[GERMAN]

    def test_the_moving_stack_is_told_with_its_mf(self):
        p = position("""
            ger A 4-6-7 at K5
            ger B 4-6-7 at K5
            rus S 4-4-7 at K9
            phase movement german
        """).do("take A; join B; step K4")
        p.until("step")
        move = seen(p).move
        assert move is not None
        assert set(move.units) == {p.unit("A"), p.unit("B")}
        assert (move.left, move.fresh) == (3, False)
        assert seen(p).movers == move.units

    def test_a_view_can_be_sent_at_any_time(self):
        state, random = GAME.new(GAME.scenarios()[0].id), Random(3)
        for _ in range(250):
            for seat in (GERMAN, RUSSIAN):
                sent = msgspec.json.decode(msgspec.json.encode(GAME.view(state, seat)))
                assert sent["seat"] == seat
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                state.fall(state.chances().sample(random))
            else:
                state.take(random.choice(state.choices()))


ATTACK = """
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5
    rus S 4-4-7 at K9
    phase prep-fire german
"""


class TestAttacks:
    def test_an_attack_is_its_sides_own_affair_until_it_is_fired(self):
        p = position(ATTACK).do("open-fire K9 A")
        own, other = seen(p, GERMAN), seen(p, RUSSIAN)
        assert own.fire is not None
        assert own.fire.units == (p.unit("A"),)
        assert other.fire is None
        assert not any(type(m).__name__ == "Gathering" for m in other.moments)

    def test_a_declared_attack_is_seen_by_both(self):
        p = position(ATTACK).do("open-fire K9 A; fire")
        assert seen(p, RUSSIAN).fire == seen(p, GERMAN).fire is not None


HIDDEN = """
    terrain woods K9 L9 M9 N9
    group ambush russian hidden 2 in K9, L9, M9, N9
    ger A 4-6-7 at B2
    rus S 4-4-7 group=ambush at K9 hidden +lmg
    rus T 4-4-7 group=ambush at M9
    phase rally german onwards
"""


class TestHiddenUnits:
    def test_the_other_seat_learns_that_they_exist_and_no_more(self):
        p = position(HIDDEN)
        shown, own = unit(p, "S", GERMAN), unit(p, "S", RUSSIAN)
        assert (shown.place, shown.hex, shown.marks) == ("hidden", -1, ())
        assert own.hex == p.hex("K9")
        assert "hidden" in own.marks
        assert seen(p, GERMAN).hidden == (0, 1)

    def test_their_weapons_are_hidden_with_them(self):
        p = position(HIDDEN)
        shown = weapon(p, "S-lmg", GERMAN)
        assert (shown.place, shown.holder, shown.hex) == ("hidden", -1, -1)
        assert weapon(p, "S-lmg", RUSSIAN).holder == p.unit("S")

    def test_they_give_no_control_away(self):
        p = position(HIDDEN)
        assert p.hex("K9") not in seen(p, GERMAN).control[RUSSIAN]
        assert seen(p, GERMAN).control == seen(p, RUSSIAN).control

    def test_they_keep_no_building_from_the_enemy_until_they_are_found(self):
        p = position("""
            terrain stone-building K5 K6
            link K5/K6 24
            ger A 4-6-7 at K4
            rus S 4-4-7 at K6 hidden
            phase advance german
        """).do("advance A K5")
        assert seen(p).control[GERMAN] == tuple(sorted((p.hex("K4"), p.hex("K5"), p.hex("K6"))))

    def test_at_the_end_they_show_what_they_hold(self):
        p = position("""
            terrain stone-building K6
            ger A 4-6-7 at B2
            rus S 4-4-7 at K6 hidden
            control german K6
            victory german control 1 K6
            otherwise russian
            turn 8
            first russian
            phase close-combat german onwards
        """)
        assert p.state.winner == RUSSIAN
        assert unit(p, "S", GERMAN).hex == p.hex("K6")
        assert p.control("K6") == "russian"

    def test_what_they_are_about_to_do_is_not_told(self):
        p = position("""
            terrain woods K9 L9
            ger A 4-6-7 at B2
            rus S 4-4-7 at K9 hidden
            phase movement russian
        """).do("take S")
        assert seen(p, RUSSIAN).move is not None
        assert seen(p, GERMAN).move is None
        assert not any(type(m).__name__ == "Marching" for m in seen(p, GERMAN).moments)

    def test_what_they_carry_is_not_told_when_their_hex_is_fired_at(self):
        hidden = "rus T 4-4-7 at K9 hidden +ft"
        logs = []
        for line in ("", hidden):
            p = position(f"""
                terrain woods K9
                ger A 4-6-7 at K7
                rus S 4-4-7 at K9
                {line}
                phase prep-fire german
            """)
            p.do("open-fire K9 A; fire").roll((6, 5))
            logs.append([(entry.message, entry.tally) for entry in p.log])
        assert logs[0] == logs[1]

    def test_a_hidden_unit_that_declares_comes_to_light(self):
        p = position("""
            terrain woods K9 L9
            ger A 4-6-7 at B2
            rus S 4-4-7 at K9 hidden
            phase movement russian
        """).do("take S; double-time")
        assert unit(p, "S", GERMAN).hex == p.hex("K9")

    def test_a_hidden_unit_that_drops_its_weapon_comes_to_light(self):
        p = position("""
            terrain woods K9 L9
            ger A 4-6-7 at B2
            rus S 4-4-7 at K9 hidden +lmg
            phase advance russian
        """).do("drop S-lmg")
        assert unit(p, "S", GERMAN).hex == p.hex("K9")

    def test_a_scrambled_game_looks_the_same_and_is_another(self):
        p = position(HIDDEN)
        places = set()
        for seed in range(12):
            other = scrambled(p.state, GERMAN, Random(seed))
            assert view_of(other, GERMAN) == view_of(p.state, GERMAN)
            places.add(p.label(other.place[p.unit("S")]))
        assert places == {"L9", "N9"}

    def test_where_they_were_when_the_player_turn_began_is_told_to_their_owner_alone(self):
        p = position("""
            terrain woods K9 L9 M9 N9
            group ambush russian hidden 2 in K9, L9, M9, N9
            ger V pziiin at B2 vca=n-ne
            rus S 4-4-7 group=ambush at K9 hidden began=K9
            rus T 4-4-7 group=ambush at M9 began=M9
            phase movement russian
        """)
        hidden, other = ((p.unit(name), p.hex(at)) for name, at in (("S", "K9"), ("T", "M9")))
        assert seen(p, RUSSIAN).record.began == (hidden, other)
        for seat in (GERMAN, WATCHER):
            assert seen(p, seat).record.began == (other,)
        moved = scrambled(p.state, GERMAN, Random(1))
        assert moved.began[hidden[0]] == moved.place[hidden[0]] != p.hex("K9")

    def test_nothing_is_scrambled_for_their_owner(self):
        p = position(HIDDEN)
        assert scrambled(p.state, RUSSIAN, Random(1)) == p.state


SET_UP = """
    group ambush russian hidden 1 in columns K-N
    group wave german in columns A-C
    sets-up-first russian
    rus S 4-4-7 group=ambush
    rus T 4-4-7 group=ambush
    ger A 4-6-7 group=wave
    phase set-up german onwards
"""


class TestSetUp:
    def placed(self) -> tuple[Position, AslskState]:
        p = position(SET_UP)
        state = p.state
        state.take(Place(p.unit("S"), p.hex("K9")))
        state.take(Place(p.unit("T"), p.hex("M9")))
        state.take(Hide(p.hex("K9")))
        return p, state

    def test_it_is_shown_when_it_is_done(self):
        p, state = self.placed()
        during = view_of(state, GERMAN)
        assert {u.place for u in during.units if u.side == RUSSIAN} == {"pending"}
        assert during.hidden == (0, 0)
        assert during.control == ((), ())
        before = GAME.revealed(state)
        state.take(Done())
        after = view_of(state, GERMAN)
        assert after.units[p.unit("T")].hex == p.hex("M9")
        assert after.units[p.unit("S")].place == "hidden"
        assert GAME.revealed(state) > before

    def test_its_owner_sees_it_all_along(self):
        p, state = self.placed()
        own = view_of(state, RUSSIAN)
        assert own.units[p.unit("S")].hex == p.hex("K9")
        assert own.hidden == (0, 1)

    def test_a_unit_that_was_taken_back_controls_nothing(self):
        p = position(SET_UP)
        p.do("place S K9; pick-up S; place S L9; place T M9; done; place A A1; done")
        control = seen(p).control[RUSSIAN]
        assert p.hex("K9") not in control
        assert p.hex("L9") in control


# What is remembered between views


@pytest.mark.parametrize("scenario", [info.id for info in GAME.scenarios()])
def test_what_is_remembered_is_what_would_be_built_anew(scenario: str):
    random, state = Random(scenario), GAME.new(scenario)
    for _ in walk(state, random, 600):
        if random.random() < 0.3:
            seat = random.randrange(2)
            fresh = state.copy()
            fresh.memory = {}
            assert view_of(state, seat) == view_of(fresh, seat)


def test_where_mf_were_spent_is_told_anew_after_every_expenditure():
    p = position("""
        ger T pziiin at K5 vca=n-ne motion
        rus R 4-4-7 at A1
        phase movement german
    """)
    deeds = ("take T", "step K4", "halt", "delay")
    told = [seen(p.do(deed)).record.trail for deed in deeds]
    tank, h = p.unit("T"), p.hex("K4")
    assert told[0] == ()
    assert [spent[:2] for (spent,) in told[1:]] == [(tank, h)] * 3
    assert told[1] != told[2] != told[3]


def test_units_that_nothing_happened_to_are_the_same_objects():
    p = position("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at M5
        rus S 4-4-7 at Q9
        phase movement german onwards
    """)
    before = view_of(p.state, 0)
    p.do("take A; step K4")
    after = view_of(p.state, 0)
    moved, still = p.unit("A"), p.unit("B")
    assert after.units[still] is before.units[still]
    assert after.units[moved] != before.units[moved]
    assert after.weapons is before.weapons

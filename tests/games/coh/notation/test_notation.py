"""The position notation: what statements set, faults that name their line, and the way back."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.games.coh.definitions.counters import SIDES, Mover
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import NotationError, Position, choice_name, position, write
from hexfront.games.coh.notation.writing import unit_names
from hexfront.play import CHANCE

TWO = """
    unit G1 german at B03 facing SE
    unit S1 soviet at E03 facing NW
"""

EVERYTHING = """\
board 8x6
terrain light-woods D03
terrain woods C03 C04
road A01 B01
road B01 C01
walls D01:S
walls E02:NE
unit G1 german-mg-34 at B03 facing SE spent stressed acted hit=pinned!
unit G2 german attack=2 move=3 red=5 blue=none range=7 front=14 flank=13 mover=wheeled at B03 \
facing N
unit G3 german-rifles-41 due=3
unit G4 german-rifles-41 waiting
unit G5 german-rifles-41 destroyed
unit S1 soviet armored red-crewed blue-crewed at E03 facing NW hasty
unit S2 soviet-rifles-41 at D03 hidden hit=suppressed
cap german 4, soviet 3
base german 6, soviet 5
bonus german 2, soviet 0
losses german 1, soviet 0
draw german 1, soviet 2
objective_vp german 2, soviet 1
destroyed_vp german 1, soviet 3
pool unnerved 0
deck 1 2 7 13 18
hand german 1 7, soviet 13
discards 2 2
weapons german W04*0@2+3, soviet W05
vp german 2
round 2 of 6
turn soviet card_used extra_turn
passed german
chapters 10
objective C04 german
entry german A01 A02
smoke_by mortars artillery
smoke heavy C04 D03 C04
smoke light B03
strike german W04 C04
strike german W04 B03 smoke
came E03 D03
came E03 C03 G2
entered D03 E03 S2
left S1 B03
option swift_action_stress off
"""


class TestStatements:
    def test_the_board(self):
        assert position("board 3x2").state.field.whole.bit_count() == 6
        assert position("").state.field.whole.bit_count() == 9 * 7
        p = position("board coh/1")
        assert p.state.field.terrain[p.hex("M07")].id == "woods"
        assert position("board coh/1+2r").hex("1-M07") >= 0

    def test_terrain_walls_and_roads(self):
        p = position("""
            terrain woods C03 C04, field D02
            walls C03:NE E02:N+S
            road B03 C03 D04
        """)
        field = p.state.field
        found = [field.terrain[p.hex(label)].id for label in ("C03", "C04", "D02", "E02")]
        assert found == ["woods", "woods", "field", "open"]
        for a, b in (("C03", "D03"), ("E02", "E01"), ("E02", "E03")):
            assert field.wall_between(p.hex(a), p.hex(b))
        assert field.road_between(p.hex("B03"), p.hex("C03"))
        assert not field.road_between(p.hex("B03"), p.hex("B04"))

    def test_units_and_their_states(self):
        p = position(EVERYTHING)
        g1 = p.unit("G1")
        assert (g1.hex, g1.facing, g1.place) == ("B03", "SE", "board")
        assert (g1.spent, g1.stressed, g1.hit, g1.shown) == (True, True, "pinned", True)
        assert [p.unit(name).place for name in ("G3", "G4", "G5", "S2")] == [
            "due", "waiting", "destroyed", "hidden",
        ]  # fmt: skip
        assert p.unit("S1").hasty
        assert (p.unit("S2").hex, p.unit("S2").shown) == ("D03", False)

    def test_figures_replace_the_printed_ones(self):
        p = position(EVERYTHING)
        gun, tank = p.state.kind(p.id("G2")), p.state.kind(p.id("S1"))
        assert (gun.attack_cost, gun.move_cost, gun.red_fp, gun.blue_fp) == (2, 3, 5, None)
        assert (gun.range, gun.front, gun.flank, gun.mover) == (7, 14, 13, Mover.WHEELED)
        assert (tank.armored, tank.red_crewed, tank.blue_crewed) == (True, True, True)
        assert position("unit G1 german crewed at A01").state.kind(0).blue_crewed

    def test_the_means_of_the_sides(self):
        p = position(EVERYTHING)
        assert (p.cap("german"), p.cap("soviet")) == (4 + 2, 3)
        assert (p.cap_base("german"), p.cap_base("soviet")) == (6 - 1, 5)
        assert (p.hand("german"), p.hand("soviet")) == ((1, 7), (13,))
        assert [p.state.deck[card] for card in (1, 2, 7, 13, 18, 3)] == [3, 6, 2, 2, 1, 0]
        assert p.state.discards[2] == 2
        assert position("").cap("german") == 7
        assert position("cap german 5").cap_base("german") == 5

    def test_the_score_and_the_time(self):
        p = position(EVERYTHING)
        assert (p.vp, p.round, p.state.setting.rounds, p.turn) == (("german", 2), 2, 6, "soviet")
        assert p.control("C04") == "german"
        assert p.state.passes == 1 << SIDES.index("german")
        assert not p.state.setting.options.swift_action_stress
        terms = p.state.setting.terms
        assert [side.draw_later for side in terms] == [1, 2]
        assert [side.objective_vp for side in terms] == [2, 1]
        assert [side.destroyed_vp for side in terms] == [1, 3]
        assert terms[0].entry == (p.hex("A01"), p.hex("A02"))
        assert position("").vp == ("soviet", 1)

    def test_who_came_from_where_closes_the_way_back(self):
        p = position("unit G1 german at D03 facing N\nunit S1 soviet at D03 facing N\ncame D03 D02")
        assert p.refusal("move G1 D02").rule == "COH-6.12.c"

    def test_chapters_switch_rules_on(self):
        pair = "unit G1 german at B03\nunit G2 german at B03\n"
        assert position(pair).legal("gather G1 move")
        assert not position(pair + "chapters 9").legal("gather G1 move")
        assert not position(pair + "chapters 10").legal("stealth G1 B03")

    def test_the_pool_holds_so_many_markers(self):
        p = position("pool pinned 2, killed 0\nunit G1 german at A01 hit=pinned")
        index = p.state.setting.definitions.marker_index
        assert (p.state.pool[index("pinned")], p.state.pool[index("killed")]) == (1, 0)

    def test_comments_blank_lines_and_order_do_not_matter(self):
        p = position("""
            unit G1 german at K02   # a comment

            terrain woods K02
            board 11x3
        """)
        assert p.unit("G1").hex == "K02"


class TestFaults:
    @pytest.mark.parametrize(
        ("statement", "why"),
        [
            ("nonsense", "expected one of ap, base, board"),
            ("cap", "something after 'cap'"),
            ("board large", "a size such as 9x7"),
            ("board coh/99", "a size such as 9x7"),
            ("terrain swamp C03", "a terrain"),
            ("terrain woods Z99", "no hex 'Z99'"),
            ("walls C03", "with a side"),
            ("walls C03:UP", "with a side"),
            ("walls A01:N", "the board's edge"),
            ("walls Z99:N", "no hex 'Z99'"),
            ("road A01 Z99", "no hex 'Z99'"),
            ("road A01 C05", "not adjacent"),
            ("cap german", "SIDE NUMBER"),
            ("cap german many", "expected a number"),
            ("cap polish 3", "a side"),
            ("losses soviet 1 2", "SIDE NUMBER"),
            ("hand german 99", "no card 99"),
            ("deck 1 99", "no card 99"),
            ("discards x", "expected a number"),
            ("vp german 0", "at least 1 VP"),
            ("round 2 5", "round 2 of 5"),
            ("round two", "expected a number"),
            ("turn polish", "a side"),
            ("passed nobody", "a side"),
            ("chapters ten", "expected a number"),
            ("objective C03", "HEX SIDE"),
            ("objective Z99 german", "no hex 'Z99'"),
            ("entry german Z99", "no hex 'Z99'"),
            ("came C03", "HEX ORIGIN"),
            ("came C03 C04 X9", "no unit 'X9'"),
            ("left X9 C04", "no unit 'X9'"),
            ("turn german twice", "card_used"),
            ("came C03 Z99", "no hex 'Z99'"),
            ("option daylight on", "an option"),
            ("option swift_action_stress maybe", "a switch"),
            ("pool wounded 1", "a hit marker"),
            ("unit G1", "unit NAME KIND"),
            ("unit G1 panzer at A01", "unknown unit kind 'panzer'"),
            ("unit G1 german", "`at HEX`"),
            ("unit G1 german at", "no hex '?'"),
            ("unit G1 german at Z99", "no hex 'Z99'"),
            ("unit G1 german at A01 facing UP", "a facing"),
            ("unit G1 german at A01 asleep", "unknown word 'asleep'"),
            ("unit G1 german at A01 hit=wounded", "unknown hit marker 'wounded'"),
            ("unit G1 german at A01 red=much", "expected a number"),
            ("unit G1 german at A01 mover=flying", "a mover"),
            ("unit G1 german due=soon", "expected a number"),
            ("unit G0 german at A02", "two units 'G0'"),
        ],
    )
    def test_a_fault_names_its_line_and_what_was_expected(self, statement: str, why: str):
        text = f"board 9x7\n\nunit G0 german at A01 # fine\n  {statement}\nround 1\n"
        with pytest.raises(NotationError) as caught:
            position(text)
        assert caught.value.line == 4
        assert str(caught.value).startswith(f"line 4: {statement!r}: ")
        assert why in str(caught.value)

    def test_a_board_of_the_game_takes_no_terrain(self):
        with pytest.raises(NotationError, match=r"line 2: .* its own terrain"):
            position("board coh/1\nterrain woods C03")

    @pytest.mark.parametrize(
        "text",
        ["", "dance G1", "move", "move G1", "move G9 C03", "move G1 Z99", "move G1 C03 C04",
         "pivot G1 UP", "shift much", "pass now", "gather G1 party", "close G1", "close G1 S1 blue",
         "weapon G1 W09 C03", "weapon-close G1 W01 red S1"],
    )  # fmt: skip
    def test_words_that_name_no_choice_are_quoted(self, text: str):
        with pytest.raises(ValueError, match="^" + repr(text)):
            position(TWO).choice(text)


class TestChoiceNames:
    NAMES = (
        "load G1 S1", "unload G1 C03",
        "pass", "yield", "oppose 1", "done", "decline", "select G1",
        "recon G1", "rally S1", "stall G1", "reveal S1",
        "join G1", "target S1", "cover G1", "move G1 C03", "attack S1 B03", "enter G1 A01",
        "stealth S1 E04", "pivot G1 NE", "face S1 SW", "close G1 S1", "gather G1 move",
        "bombard G1 E03 via C02", "scout G1", "hide G1", "close G1 S1 red",
        "flame G1 C03", "flame-close G1 S1", "weapon G1 W01 C03", "weapon-close S1 W02 G1",
        "weapon-close G1 W03 S1 red", "uncover G1", "occupy G1", "leave G1",
        "demolish G1", "dislodge G1 S1", "mine G1 C04 open", "mine G1 C04 hidden", "clear G1 C04",
        "smoke G1", "lay G1 E03", "strike E03", "smoke-strike E03", "arrow SW",
        "gather G1 rally", "gather G1 stealth", "gather G1 stall", "gather G1 enter",
        "gather G1 hasty", "activate G1", "rush G1", "rest", "creep G1 C03", "veteran G1 11",
        "fly-in G1 C03 2", "fly G1 C03", "fly-out G1", "bank G1 N", "climb G1 -1", "strafe G1 C03",
        "bomb G1 C03", "flak G1 S1",
        "shift -2", "shift 0", "shift 2", "cap 3", "card 13", "reroll 1",
    )  # fmt: skip

    @pytest.mark.parametrize("name", NAMES)
    def test_a_choice_has_one_name(self, name: str):
        p = position(TWO)
        assert choice_name(p.choice(name), p.name, p.label) == name

    def test_every_kind_of_choice_is_named_here(self):
        p = position(TWO)
        named = {type(p.choice(name)) for name in self.NAMES}
        assert named == set(CohGame.choice_types.__args__)


def same(one: Position, other: Position) -> None:
    """Both are the same situation, for both sides."""
    for side in SIDES:
        assert one.view(side) == other.view(side)
    assert one.choices() == other.choices()
    assert (one.state.pool, one.state.deck) == (other.state.pool, other.state.deck)


class TestTheWayBack:
    def test_a_text_with_every_statement_comes_back_as_it_was(self):
        assert position(EVERYTHING).text() == EVERYTHING

    def test_defaults_go_without_saying(self):
        words = {line.split()[0] for line in position(TWO).text().splitlines()}
        assert words == {"board", "unit", "cap", "base", "vp", "round", "turn", "chapters"}

    def test_a_board_of_the_game_is_named(self):
        assert position("board coh/1").text().startswith("board coh/1\n")
        assert position("board coh/1+2r").text().startswith("board coh/1+2r\n")

    @pytest.mark.parametrize("scenario", ["partisans", "kamenka", "ambush"])
    @settings(max_examples=10)
    @given(seed=st.integers(0, 2**32))
    def test_a_game_between_two_turns_can_be_written_down_and_set_up_again(self, scenario, seed):
        random = Random(seed)
        state = CohGame().new(scenario)
        wanted = random.randrange(60)
        while not state.over and (wanted > 0 or not between_turns(Position(state, ()))):
            wanted -= 1
            if state.actor() == CHANCE:
                state.fall(state.chances().sample(random))
            else:
                state.take(random.choice(state.choices()))
        if state.over:
            return
        p = Position(state, unit_names(state))
        again = position(p.text())
        assert again.text() == p.text() == write(state)
        state.setting = again.state.setting  # the same facts under another name
        same(p, again)


def between_turns(p: Position) -> bool:
    return p.waits_for == "ChooseAction"


class TestPlaying:
    def test_what_is_not_spelled_out_takes_its_plain_course(self):
        p = position(TWO).play("attack G1 E03", 2, 7)
        assert (p.turn, p.cap("german")) == ("soviet", 7)
        p.play("move S1 E04", 7)
        assert p.unit("S1").facing == "NW"

    @pytest.mark.parametrize(
        ("script", "item", "moment"),
        [
            (["move G1 H03"], "'move G1 H03'", "ChooseAction"),
            (["attack G1 E03", "pass"], "'pass'", "HitRoll"),
            (["attack G1 E03", "draws pinned"], "'draws pinned'", "HitRoll"),
            ([7], "7", "ChooseAction"),
        ],
    )
    def test_a_wrong_item_is_named_with_the_open_moment(self, script, item, moment):
        p = position(TWO)
        if script[0] == "attack G1 E03":
            p.play(script[0], "shift 0")
        with pytest.raises(Exception, match=f"{item}.*open is {moment}"):
            p.play(script[-1])

    def test_a_copy_is_played_on_apart(self):
        p = position(TWO)
        other = p.copy()
        other.play("pass")
        assert (p.turn, other.turn) == ("german", "soviet")
        assert (len(p.told("log-pass")), len(other.told("log-pass"))) == (0, 1)

    def test_what_the_running_turn_has_seen_is_read_back(self):
        p = position(TWO + "turn german card_used extra_turn\nunit G9 german at A01 facing N acted")
        assert (p.card_used, p.extra_turn, p.unit("G9").acted) == (True, True, True)
        assert (p.unit("G1").acted, p.refusal("card 2").rule) == (False, "COH-8.0.c")

    def test_figures_are_read_back(self):
        p = position("""
            unit G1 german at C03 facing SE hit=pinned
            unit S1 soviet at F04 facing NW
        """)
        assert (p.ar("attack G1 F04").total, p.dr("attack G1 F04", "S1").total) == (3, 12)
        assert p.number("attack G1 F04") == p.number("attack G1 F04", "S1") == 9
        assert (p.number("rally G1"), p.chance("rally G1")) == (7, Fraction(21, 36))
        assert p.chance("rally G1", by=-1) == Fraction(26, 36)
        assert p.becomes_spent("attack G1 F04") == Fraction(5, 10)
        assert p.becomes_spent("attack G1 F04", cap=3) == 0

    def test_a_script_that_cannot_be_played_says_why(self):
        with pytest.raises(Exception, match=r"COH-4\.5\.b"):
            position(TWO).play("move G1 H03")
        with pytest.raises(Exception, match="no die is awaited"):
            position(TWO).play(7)
        with pytest.raises(ValueError, match="cannot be drawn"):
            position(TWO + "pool killed 0").play("attack G1 E03", 9, "draws killed")
        with pytest.raises(ValueError, match="chance must fall"):
            position(TWO).play("attack G1 E03", "shift 0", "pass")

    def test_a_refusal_is_only_for_what_is_not_legal(self):
        with pytest.raises(ValueError, match="is legal"):
            position(TWO).refusal("attack G1 E03")

    def test_prices_and_odds(self):
        p = position(TWO)
        assert p.cost("attack G1 E03") == 3
        assert p.odds("attack G1 E03") == (Fraction(10, 36), Fraction(0))
        assert p.odds("attack G1 E03", "S1", by=-2) == (Fraction(21, 36), Fraction(3, 36))
        assert p.sees("B03", "E03")

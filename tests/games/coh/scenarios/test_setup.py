"""The game and the book (G), the set-up of scenario 1 (S), components (C), set-up (chapter 1)."""

import tomllib
from fractions import Fraction

import pytest

from hexfront.board import UnknownHexError
from hexfront.games.coh.combat.odds import ONE_DIE, SPENT_DIE, TWO_DICE
from hexfront.games.coh.definitions.library import DATA, definitions
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.scenario import load_scenario, scenario
from hexfront.games.coh.terrain.maps import battlefield_of
from hexfront.play import Draw
from tests.games.coh.scenarios.helpers import bridge, set_up, written

DUEL = """
    board 9x7
    unit G1 german-rifles-41 at C04 facing SE
    unit S1 soviet-rifles-41 at F05 facing NW
"""


def partisans() -> Position:
    """Scenario 1 when the first card is to be drawn."""
    return set_up(scenario("partisans"))


def dealt_partisans() -> Position:
    """Scenario 1 at its first turn."""
    return partisans().play("draws 2", "draws 2", "draws 5", "draws 9")


def units(p: Position, side: str, place: str) -> list[str]:
    return [name for name in p.names if name[0] == side[0].upper() and p.unit(name).place == place]


def drawable(p: Position) -> set[int]:
    """What may be drawn next."""
    return {outcome.item for outcome in p.state.chances().outcomes if isinstance(outcome, Draw)}


# G. About the game and the book


@pytest.mark.rule("COH-G.a")
@pytest.mark.parametrize(("holder", "other"), [("german", "soviet"), ("soviet", "german")])
def test_who_holds_the_vp_after_the_last_round_wins(holder, other):
    p = position(f"{DUEL}\nround 4 of 5\nvp {holder} 2\nturn {other}")
    p.play("pass", "pass", 7)
    assert (p.round, p.winner) == (5, None)
    p.play("pass", "pass")
    assert p.winner == holder


@pytest.mark.rule("COH-G.b")
@pytest.mark.parametrize(
    "action",
    [
        ("move G1 D05", 7), ("attack G1 F05", 2, 7), ("rally G1", 2, 7), ("stall G1", 7),
        ("card 2", "select G1", "stall G1"), ("pass",),
    ],
)  # fmt: skip
def test_one_action_or_a_pass_is_all_of_a_turn(action):
    p = position("""
        board 9x7
        unit G1 german-rifles-41 at C04 facing SE hit=unnerved
        unit G2 german-mg-34 at B05 facing SE
        unit S1 soviet-rifles-41 at F05 facing NW
        hand german 2
    """)
    p.play(*action).settle()
    assert (p.actor, p.waits_for) == ("soviet", "ChooseAction")


@pytest.mark.rule("COH-G.c")
@pytest.mark.parametrize(
    ("chapters", "groups", "hiding"), [(9, False, False), (10, True, False), (11, True, True)]
)
def test_groups_come_with_chapter_10_and_hiding_with_chapter_11(chapters, groups, hiding):
    p = position(f"""
        board 9x7
        terrain woods E03 E04 E05 E06
        unit G1 german-rifles-41 at B04 facing SE
        unit G2 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at H05 facing NW
        chapters {chapters}
    """)
    assert (p.legal("gather G1 move"), p.legal("stealth G1 B04")) == (groups, hiding)
    if not groups:
        assert p.refusal("gather G1 move").rule == "COH-G.c"
    if not hiding:
        assert p.refusal("stealth G1 B04").rule == "COH-G.c"


@pytest.mark.rule("COH-G.c")
def test_scenario_1_is_played_with_chapters_1_to_9():
    assert scenario("partisans").chapters == 9


@pytest.mark.rule("COH-G.d", "COH-1.0.d")
def test_the_scenario_says_how_the_game_begins(tmp_path):
    p = bridge(tmp_path)
    view = p.view("soviet")
    assert p.state.field.board.id == "1"
    assert [(u.kind, u.place) for u in view.units] == [
        ("german-mg-34", "waiting"), ("german-pioneers", "due"), ("soviet-maxim", "board")
    ]  # fmt: skip
    maxim = p.unit("S1")
    assert (maxim.hex, maxim.facing) == ("M07", "SW")
    assert (p.cap("german"), p.cap("soviet")) == (6, 4)
    assert (p.vp, p.round, view.rounds, p.turn) == (("german", 3), 1, 4, "soviet")
    p.play("draws 3", "draws 2", "draws 2")
    assert (p.hand("german"), p.hand("soviet")) == ((1, 3), (1, 2, 2))
    assert p.actor == "soviet"


@pytest.mark.rule("COH-G.d")
def test_the_scenario_says_what_brings_victory(tmp_path):
    p = bridge(tmp_path).play("draws 3", "draws 2", "draws 2")
    p.play("pass", "pass")
    assert p.told("log-vp")[0].args == {"team": 1, "points": 2}
    assert p.vp == ("german", 1)


# S. Scenario 1


@pytest.mark.rule("COH-S.1.a")
def test_each_player_has_a_side_and_cap_of_his_own():
    assert CohGame().seats == ("german", "soviet")
    p = dealt_partisans().play("pass", "stall S1", "cap 1")
    assert (p.cap("german"), p.cap("soviet")) == (7, 6)


@pytest.mark.rule("COH-S.2.a")
def test_partisans_uses_board_1_only():
    sheets = partisans().state.field.board.sheets
    assert [sheet.id for sheet in sheets] == ["1"]


@pytest.mark.rule("COH-S.3.a")
def test_the_soviet_units_start_on_the_board():
    p = partisans()
    assert units(p, "soviet", "board")
    assert not units(p, "soviet", "waiting")


@pytest.mark.rule("COH-S.3.b")
def test_the_german_units_wait_beside_the_board_and_enter_through_b01_to_b12():
    p = dealt_partisans()
    assert units(p, "german", "waiting")
    assert not units(p, "german", "board")
    p.play("select G1")
    assert p.choices() == [f"enter G1 B{row:02}" for row in range(1, 13)]


@pytest.mark.rule("COH-S.3.c")
def test_every_unit_starts_fresh_and_with_the_facing_of_the_scenario():
    p = partisans()
    assert all(p.unit(name).fresh for name in p.names)
    text = (DATA / "scenarios" / "partisans.toml").read_text(encoding="utf-8")
    prescribed = [(unit["hex"], unit["facing"]) for unit in tomllib.loads(text)["soviet"]["placed"]]
    placed = [p.unit(name) for name in units(p, "soviet", "board")]
    assert [(unit.hex, unit.facing) for unit in placed] == prescribed


@pytest.mark.rule("COH-S.4.a")
def test_both_sides_start_with_7_cap():
    p = partisans()
    assert (p.cap("german"), p.cap("soviet")) == (7, 7)


@pytest.mark.rule("COH-S.5.a")
def test_each_player_holds_adrenaline_before_the_deck_is_drawn_from():
    p = partisans()
    assert (p.hand("german"), p.hand("soviet")) == ((1,), (1,))
    assert definitions().cards[1].title["en"] == "Adrenaline"
    assert p.state.deck[1] == 2


@pytest.mark.rule("COH-S.5.b")
def test_all_other_copies_of_cards_1_to_13_are_the_deck_and_each_hand_grows_to_3():
    p = partisans()
    assert [n for n, copies in enumerate(p.state.deck) if copies] == list(range(1, 14))
    assert p.view("german").deck == 36
    assert p.state.chances().probability(Draw(2)) == Fraction(8, 36)
    p.play("draws 2", "draws 2", "draws 5", "draws 9")
    assert (p.hand("german"), p.hand("soviet")) == ((1, 2, 2), (1, 5, 9))
    assert (p.view("german").deck, p.waits_for) == (32, "ChooseAction")


@pytest.mark.rule("COH-S.6.a")
def test_the_soviet_side_starts_with_1_vp():
    assert partisans().vp == ("soviet", 1)


@pytest.mark.rule("COH-S.6.b")
def test_the_round_marker_starts_on_1():
    assert partisans().round == 1


@pytest.mark.rule("COH-S.6.c")
def test_reinforcements_lie_on_the_round_track():
    due = [u for u in partisans().view("german").units if u.place == "due"]
    assert [(u.kind, u.arrives) for u in due] == [
        ("german-pioneers", 3), ("soviet-rifles-41", 2), ("soviet-rifles-41", 2)
    ]  # fmt: skip


@pytest.mark.rule("COH-S.7.a")
def test_all_red_markers_are_in_the_pool_and_blue_ones_are_never_drawn():
    state = partisans().state
    pool = zip(state.setting.definitions.markers, state.pool, strict=True)
    assert sum(left for marker, left in pool if marker.id and not marker.armored) == 20
    assert not any(kind.armored for kind in state.setting.kinds)


@pytest.mark.rule("COH-S.8.a")
def test_the_cap_sheet_on_the_d10():
    p = position(f"{DUEL}\ncap german 3").play("attack G1 F05", 2)
    assert p.choices() == ["cap 0", "cap 1", "cap 2", "cap 3"]
    assert p.preview("cap 2").spent[0].cost == 1
    p.play("cap 3")
    assert (p.unit("G1").fresh, p.turn) == (True, "soviet")
    spent = position(f"{DUEL}\nunit G2 german-mg-34 at B05 facing SE spent\ncap german 2")
    assert spent.legal("attack G2 F05")


@pytest.mark.rule("COH-S.8.b")
def test_the_cap_sheet_on_the_d6():
    p = position(DUEL).play("attack G1 F05")
    assert p.choices() == ["shift -2", "shift -1", "shift 0", "shift 1", "shift 2"]
    assert [row.number for row in p.preview("shift 1").roll] == [11]
    assert [row.number for row in p.preview("shift -2").roll] == [8]


# C. Components


@pytest.mark.rule("COH-C.a")
def test_nothing_is_used_that_is_not_in_the_box():
    assert {path.stem for path in (DATA / "boards").glob("*.toml")} <= set("12345")
    cards = definitions().cards
    assert set(cards) <= set(range(1, 25))
    assert sum(card.count for card in cards.values()) <= 50
    assert sum(cards[number].count for number in range(1, 14)) == 38
    assert {kind.side for kind in definitions().kinds.values()} == {"german", "soviet"}
    assert (ONE_DIE.total, TWO_DICE.total, SPENT_DIE.total) == (6, 36, 10)


# 1.0 Setup of any scenario


@pytest.mark.rule("COH-1.0.a")
def test_all_is_set_up_before_cards_are_drawn_and_cards_before_the_first_turn(tmp_path):
    p = bridge(tmp_path)
    assert p.waits_for == "DrawCards"
    assert p.unit("S1").hex == "M07"
    assert p.control("I06") == "soviet"
    assert (p.cap("german"), p.cap("soviet")) == (6, 4)
    assert (p.round, p.vp) == (1, ("german", 3))
    assert p.state.pool == [marker.count for marker in definitions().markers]
    p.play("draws 3", "draws 2", "draws 2")
    assert (p.waits_for, p.actor) == ("ChooseAction", "soviet")


@pytest.mark.rule("COH-1.0.b")
def test_a_hex_is_named_by_board_column_and_row():
    board = battlefield_of(("1",)).board
    assert board.at("1-E05") == board.at("E05")
    assert board.full_label(board.at("E05")) == "1-E05"
    assert board.grid.column_row(board.at("1-E05")) == (5, 5)


@pytest.mark.rule("COH-1.0.b")
def test_on_two_boards_the_number_tells_hexes_of_one_name_apart():
    board = battlefield_of(("1", "2")).board
    assert board.at("1-E05") != board.at("2-E05")
    with pytest.raises(UnknownHexError, match="which board"):
        board.at("E05")


@pytest.mark.rule("COH-1.0.c")
def test_the_deck_has_the_cards_of_the_scenario_and_each_draws_what_it_says(tmp_path):
    p = bridge(tmp_path)
    assert drawable(p) == {1, 2, 3}
    assert p.view("soviet").deck == 4 + 8 + 2 - 2
    p.play("draws 3", "draws 2", "draws 2")
    assert p.view("german").hand_sizes == (2, 3)


@pytest.mark.rule("COH-1.0.e")
def test_reinforcements_wait_on_the_track_for_their_round():
    p = position(f"{DUEL}\nunit G2 german-pioneers due=3\nentry german A03\nround 1 of 4")
    assert p.unit("G2").place == "due"
    assert p.refusal("enter G2 A03").rule == "COH-4.12.a"
    p.play("pass", "pass", 7)
    assert (p.round, p.unit("G2").place) == (2, "due")
    p.play("pass", "pass", 7)
    assert (p.round, p.unit("G2").place) == (3, "waiting")
    assert p.legal("enter G2 A03")


@pytest.mark.rule("COH-1.0.f")
@pytest.mark.parametrize(("armor", "armored"), [("", False), ("armored", True)])
def test_soft_and_armored_targets_draw_from_pools_of_their_own(armor, armored):
    p = position(f"""
        board 9x7
        unit G1 german-pak-38 at C04 facing SE red=8 blue=8
        unit S1 soviet at F05 facing NW front=12 flank=12 {armor}
    """)
    p.play("attack G1 F05", 5)
    assert p.waits_for == "DrawMarker"
    markers = definitions().markers
    drawn = {markers[index].id for index in drawable(p)}
    assert drawn == {marker.id for marker in markers if marker.id and marker.armored is armored}


# 1.1 Units

SQUADS = {"rifles", "mg", "pioneers", "smg", "nkvd", "tank-hunters", "rumour"}
CREWS = {"hmg", "mortar", "gun"}


@pytest.mark.rule("COH-1.1.a")
@pytest.mark.parametrize("kind", definitions().kinds.values(), ids=definitions().kinds)
def test_a_counter_is_a_squad_or_a_crew_or_a_vehicle(kind):
    crewed = kind.red_crewed or kind.blue_crewed
    drawn = kind.silhouette
    assert kind.is_vehicle == (drawn not in SQUADS | CREWS)
    assert kind.is_gun == (drawn == "gun")
    assert crewed == (drawn in CREWS)


@pytest.mark.rule("COH-1.1.b")
def test_a_counter_s_number_has_no_effect():
    first, second = "at C04 facing SE", "at C05 facing SE"

    def fought(places: tuple[str, str], name: str) -> Position:
        p = position(f"""
            board 9x7
            unit G1 german-rifles-41 {places[0]}
            unit G2 german-rifles-41 {places[1]}
            unit S1 soviet-rifles-41 at F05 facing NW
        """)
        assert p.odds(f"attack {name} F05") == (Fraction(6, 36), Fraction(0))
        return p.play(f"attack {name} F05", 10, "draws pinned", 3)

    one, other = fought((first, second), "G1"), fought((second, first), "G2")
    assert [one.unit(name).fresh for name in ("G1", "G2")] == [False, True]
    assert [other.unit(name).fresh for name in ("G2", "G1")] == [False, True]
    assert one.unit("S1") == other.unit("S1")


@pytest.mark.rule("COH-1.1.b")
def test_every_unit_of_a_game_has_a_number_of_its_own(tmp_path):
    shown = set_up(load_scenario(written(tmp_path))).view("german").units
    assert [unit.id for unit in shown] == [0, 1, 2]

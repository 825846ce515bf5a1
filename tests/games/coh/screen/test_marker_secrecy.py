"""A face-down marker is its owner's secret: nothing that reaches the enemy depends on it.

Each test plays the same moves and dice with one marker and with another and compares, after
every step, all that the other seat gets: view, choices, previews, refusals and log.
"""

import msgspec
import pytest

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.moments.rally import RallyResult, RallyRoll
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.notation.position import Item
from tests.games.coh.combat.helpers import duel

QUESTIONS = ("attack G1 E05", "attack G1 E09", "close G1 S1", "move G1 E03", "rally G1", "pass",
             "move S1 E04", "attack S1 E02", "rally S1", "stall S1", "select S1",
             "join S1", "shift -1", "target S1")  # fmt: skip


def reaches(p: Position, side: str) -> list[bytes]:
    """Everything that this seat gets, as bytes."""
    seat, state, game = SIDES.index(side), p.state, p.game
    encode = msgspec.json.encode
    acts = state.actor() == seat
    return [
        encode(state.actor()),
        encode(game.view(state, seat)),
        encode(state.choices() if acts else []),
        encode(game.offers(state, seat)),
        encode([game.refuse(state, seat, p.choice(text)) for text in QUESTIONS] if acts else []),
        encode(p.heard(side)),
    ]


def course(p: Position, side: str, script: tuple[Item, ...]) -> list[list[bytes]]:
    """What the seat gets at first and after each step."""
    return [reaches(p, side), *(reaches(p.play(item), side) for item in script)]


ALL = ("stunned", "unnerved", "killed", "panicked", "pinned", "suppressed", "cowering", "berserk")


@pytest.mark.rule("COH-7.2.d")
@pytest.mark.parametrize("marker", ALL)
def test_before_anything_is_done_and_while_the_enemy_looks_for_a_target(marker: str):
    script = ("select G1",)
    known = course(duel(target="hit=unnerved"), "german", script)
    assert course(duel(target=f"hit={marker}"), "german", script) == known


@pytest.mark.rule("COH-7.2.c", "COH-7.2.d")
@pytest.mark.parametrize("marker", ALL)
def test_when_it_is_drawn(marker: str):
    start: tuple[Item, ...] = ("attack G1 E05", 9)
    known = course(duel(), "german", (*start, "draws unnerved", 7, "pass", "select G1"))
    assert course(duel(), "german", (*start, f"draws {marker}", 7, "pass", "select G1")) == known


@pytest.mark.rule("COH-7.5.b")
@pytest.mark.parametrize("marker", ["stunned", "pinned", "suppressed"])
def test_when_the_unit_is_missed_and_the_marker_changes_no_defense(marker: str):
    script = ("attack G1 E05", "shift -1", 2, 7)
    known = course(duel(target="hit=unnerved"), "german", script)
    assert course(duel(target=f"hit={marker}"), "german", script) == known


@pytest.mark.rule("COH-7.7.c")
@pytest.mark.parametrize("marker", [m for m in ALL if m != "killed"])
def test_when_a_rally_fails(marker: str):
    """Rally numbers 7 and 8 alike: the enemy sees the dice, but not what was needed."""
    script = ("pass", "rally S1", "shift -1", 2, 3, "select G1")
    known = course(duel(target="hit=unnerved"), "german", script)
    assert course(duel(target=f"hit={marker}"), "german", script) == known


@pytest.mark.parametrize("cards", ["deck 1", "deck 7\nhand soviet 7"])
def test_whose_marker_it_is_sees_what_a_rally_must_reach(cards: str):
    p = position(f"""
        {cards}
        turn soviet
        unit S1 soviet at D04 facing N hit=suppressed
        unit G1 german at H01 facing S
    """)
    p.play("rally S1", "shift -1")
    for side, number in (("german", 0), ("soviet", 6)):
        rolling = p.view(side).moments[-1]
        assert isinstance(rolling, RallyRoll)
        assert rolling.number.total == number
    p.play(2)
    if "hand" in cards:  # a sergeant may have it rolled again
        rolled = p.view("soviet").moments[-2]
        assert isinstance(rolled, RallyResult)
        assert rolled.number.total == 6
        assert [type(moment).__name__ for moment in p.view("german").moments] == ["AfterRoll"]


@pytest.mark.rule("COH-7.5.a")
@pytest.mark.parametrize(
    ("action", "markers"),
    [
        ("stall S1", ("panicked", "pinned", "suppressed", "cowering", "berserk")),
        ("move S1 E06", ("panicked", "suppressed", "berserk")),
        ("attack S1 E02", ("pinned",)),
    ],
)
def test_when_the_unit_acts_and_the_marker_does_not_matter(action: str, markers: tuple[str, ...]):
    dice = (2, 3) if action.startswith("attack") else (3,)
    script = ("pass", action, *dice, "select G1")
    known = course(duel(target="hit=unnerved"), "german", script)
    for marker in markers:
        assert course(duel(target=f"hit={marker}"), "german", script) == known


@pytest.mark.rule("COH-7.5.a")
@pytest.mark.parametrize("marker", ["pinned", "cowering"])
def test_when_a_card_makes_an_attack_free_that_the_marker_would_make_dearer(marker: str):
    def seen(hit: str) -> list[list[bytes]]:
        p = duel(f"hit={hit}", distance=1, more="hand german 2")
        return course(p, "soviet", ("card 2", "select G1", "attack G1 E03", 2))

    assert seen(marker) == seen("unnerved")


def behind_woods(marker: str, states: str = "") -> Position:
    """S1 out of the enemy's sight."""
    return position(f"""
        board 9x14
        terrain woods E04
        unit G1 german at E02 facing S
        unit S1 soviet at E05 facing N hit={marker} {states}
        cap german 7, soviet 9
        turn soviet
    """)


@pytest.mark.rule("COH-7.2.d")
@pytest.mark.parametrize("marker", ["suppressed", "panicked", "berserk"])
def test_when_the_unit_hides(marker: str):
    script = ("stealth S1 E05", "cap 0", 7, "select G1")
    known = course(behind_woods("unnerved"), "german", script)
    assert course(behind_woods(marker), "german", script) == known


@pytest.mark.rule("COH-7.2.d", "COH-7.7.c")
@pytest.mark.parametrize("marker", ["pinned", "panicked"])
def test_under_a_hidden_unit(marker: str):
    script = ("rally S1", "shift 0", 2, 7, "select G1")
    known = course(behind_woods("unnerved", "hidden"), "german", script)
    p = behind_woods(marker, "hidden")
    assert p.view("german").units[p.id("S1")].hit == ""
    assert course(p, "german", script) == known


@pytest.mark.rule("COH-11.6.b")
def test_cap_paid_in_advance_do_not_name_a_hidden_unit():
    p = behind_woods("pinned", "hidden spent").play("rally S1")
    (paid,) = [e for e in p.heard("german") if e.message.startswith("log-cap-prepaid")]
    assert paid.args == {"side": 1, "cap": 5}
    (own,) = [e for e in p.heard("soviet") if e.message.startswith("log-cap-prepaid")]
    assert own.args["unit"] == p.id("S1")

"""Differences: what is told of a change makes the new picture out of the old one."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from hexfront import games
from hexfront.play import OVER, Game, Match
from hexfront.table.course import Course, SeededDice
from hexfront.table.difference import Change, applied, difference

encode = msgspec.json.Encoder(order="sorted").encode


def told(value: object) -> Any:
    """A value as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_makes(change: Change | None, old: object, new: object) -> None:
    # Bytes, since to Python True equals 1.
    assert encode(applied(told(change), told(old))) == encode(told(new))


scalars = st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab", max_size=2)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.lists(inner, max_size=6).map(tuple)
        | st.dictionaries(st.text("abr", max_size=2), inner, max_size=4)
        | st.dictionaries(st.integers(0, 4), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(values, values)
def test_any_two_values(old: object, new: object) -> None:
    assert_makes(difference(old, new), old, new)


@given(st.lists(st.integers(0, 30), unique=True), st.lists(st.integers(0, 30), unique=True))
def test_hexes_that_come_and_go(old: list[int], new: list[int]) -> None:
    assert_makes(difference(sorted(old), sorted(new)), sorted(old), sorted(new))


class Unit(Struct, frozen=True, omit_defaults=True):
    id: int
    hex: int = -1
    marks: tuple[str, ...] = ()


class Spot(Struct, frozen=True, array_like=True):
    x: int
    y: int


class Sheet(Struct, frozen=True, rename={"turn": "now"}):
    turn: int
    units: tuple[Unit, ...]
    spot: Spot | None = None
    hexes: tuple[int, ...] = ()


units = st.builds(Unit, st.integers(0, 3), st.integers(-1, 2), st.sampled_from([(), ("a",)]))
spots = st.builds(Spot, st.integers(0, 2), st.integers(0, 2))
sheets = st.builds(
    Sheet,
    st.integers(0, 2),
    st.lists(units, max_size=4).map(tuple),
    st.none() | spots,
    st.lists(st.integers(0, 9)).map(tuple),
)


@given(sheets, sheets)
def test_any_two_structs(old: Sheet, new: Sheet) -> None:
    assert_makes(difference(old, new), old, new)


@given(sheets, sheets)
def test_a_difference_depends_on_values_not_on_objects(old: Sheet, new: Sheet) -> None:
    """Parts that two pictures share are not looked into; nobody can tell from what is sent."""
    twin = msgspec.convert(msgspec.to_builtins(new), Sheet)
    sharing = msgspec.structs.replace(new, units=old.units) if new.units == old.units else new
    assert told(difference(old, sharing)) == told(difference(old, twin))


def test_only_what_changed_is_told() -> None:
    old = Sheet(1, (Unit(7, 3), Unit(8, 4, ("a",))), hexes=tuple(range(100)))
    assert difference(old, old) is None
    moved = msgspec.structs.replace(old, units=(Unit(7, 3), Unit(8)))
    assert difference(old, moved) == {"units": {"1": {"hex": [], "marks": []}}}
    later = msgspec.structs.replace(old, turn=2, hexes=(*range(40), 200, *range(41, 100)))
    runs = [[0, 40], {"new": [200]}, [41, 59]]
    assert difference(old, later) == {"now": [2], "hexes": {"runs": runs}}
    longer = msgspec.structs.replace(old, hexes=tuple(range(101)))
    assert difference(old, longer) == {"hexes": {"runs": [[0, 100], {"new": (100,)}]}}


def games_and_scenarios() -> list[tuple[Game[Any], str]]:
    return [(game, info.id) for game in games.all_games() for info in game.scenarios()]


def random_course(game: Game[Any], scenario: str, random: Random, choices: int) -> Course:
    course = Course(Match(game, scenario), SeededDice(random.randrange(2**32)), frozenset({0, 1}))
    course.run_on()
    for _ in range(choices):
        step_on(course, random)
    return course


def step_on(course: Course, random: Random) -> None:
    if course.actor != OVER:
        course.take(course.actor, random.choice(course.match.state.choices()))


@pytest.mark.parametrize(
    ("game", "scenario"), games_and_scenarios(), ids=lambda value: getattr(value, "id", value)
)
def test_views_and_offers_of_every_game(game: Game[Any], scenario: str) -> None:
    """One update after the other, and over many at once."""
    random = Random(scenario)
    course = random_course(game, scenario, random, 30)
    first = before = pictures(game, course)
    for _ in range(40):
        step_on(course, random)
        now = pictures(game, course)
        for older in (first, before):
            for old, new in zip(older, now, strict=True):
                assert_makes(difference(old, new), old, new)
        before = now


def pictures(game: Game[Any], course: Course) -> list[object]:
    state = course.match.state
    return [look(state, seat) for seat in (0, 1) for look in (game.view, game.offers)]


@pytest.mark.parametrize(
    ("game", "scenario"), games_and_scenarios(), ids=lambda value: getattr(value, "id", value)
)
def test_differences_do_not_tell_what_a_seat_may_not_know(game: Game[Any], scenario: str) -> None:
    """In another world that the seat cannot tell from this one, it is told the same."""
    random = Random(scenario)
    course = random_course(game, scenario, random, 25)
    old = {seat: game.view(course.match.state, seat) for seat in (0, 1)}
    for _ in range(15):
        step_on(course, random)
        for seat in (0, 1):
            new = game.view(course.match.state, seat)
            other_world = game.scramble(course.match.state, seat, random)
            elsewhere = game.view(other_world, seat)
            assert told(difference(old[seat], new)) == told(difference(old[seat], elsewhere))
            old[seat] = new

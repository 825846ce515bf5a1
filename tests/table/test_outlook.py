"""A seat's outlook counts what the seat was shown, and nothing else."""

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import Match, heard
from hexfront.table.course import Course, SeededDice
from hexfront.table.outlook import Outlook, Scene
from tests.table.duel import Duel


def fresh_course(seed: int) -> Course:
    course = Course(Match(Duel(), "dawn"), SeededDice(seed), frozenset({0, 1}))
    course.run_on()
    return course


def shown_from_scratch(match: Match, seat: int) -> Outlook:
    outlook = Outlook(seat, 0, 1)
    outlook.watch(match)
    return outlook


def show(outlook: Outlook, match: Match) -> bool:
    return outlook.show(Scene(outlook.view(match), []))


def picture(outlook: Outlook, match: Match) -> object:
    show(outlook, match)
    update = outlook.update((), 0)
    return msgspec.structs.replace(update, seq=0)


@given(seed=st.integers(0, 2**32), acts=st.lists(st.integers(0, 9), max_size=40))
def test_an_outlook_kept_up_to_date_equals_one_made_anew(seed: int, acts: list[int]) -> None:
    """Through choices, dice and undo; 0 and 1 go back, everything else goes on."""
    course = fresh_course(seed)
    match = course.match
    outlooks = [Outlook(seat, 0, 1) for seat in (0, 1)]
    for act in acts:
        if act < 2 and match.length > 4:
            course.rewind(Random(act).randrange(4, match.length))
            for outlook in outlooks:
                outlook.rewind(match)
            course.run_on()
        elif not match.state.over:
            choices = match.state.choices()
            course.take(course.actor, choices[act % len(choices)])
        for outlook in outlooks:
            outlook.rewind(match)
            outlook.watch(match)
            anew = shown_from_scratch(match, outlook.seat)
            assert picture(outlook, match) == picture(anew, match)


@given(seed=st.integers(0, 2**32), acts=st.lists(st.integers(0, 9), max_size=40))
def test_steps_are_changes_of_the_seats_own_picture(seed: int, acts: list[int]) -> None:
    course = fresh_course(seed)
    match = course.match
    for act in acts:
        if not match.state.over:
            choices = match.state.choices()
            course.take(course.actor, choices[act % len(choices)])
    for seat in (0, 1):
        views = [match.game.view(match.at(step), seat) for step in range(match.length + 1)]
        changes = [
            step
            for step in range(1, match.length + 1)
            if views[step] != views[step - 1] or heard(match.entries[step], seat)
        ]
        outlook = shown_from_scratch(match, seat)
        assert outlook.step == len(changes)
        assert [outlook.match_step(step) for step in range(outlook.step + 1)] == [0, *changes]
        told = [entry for step in match.entries for entry in heard(step, seat)]
        assert [line.entry for line in outlook.lines] == told


def test_the_number_of_an_update_grows_only_with_a_change() -> None:
    course = fresh_course(1)
    outlook = Outlook(1, 100, 2)
    outlook.watch(course.match)
    assert show(outlook, course.match)
    assert outlook.seq == 102
    course.take(0, course.match.state.choices()[1])
    outlook.watch(course.match)
    assert not show(outlook, course.match), "seat 0 picked a card in secret"
    assert outlook.seq == 102
    course.take(0, course.match.state.choices()[0])
    outlook.watch(course.match)
    assert show(outlook, course.match)
    assert outlook.seq == 104


def test_lines_that_are_taken_back_are_noted() -> None:
    course = fresh_course(1)
    outlook = shown_from_scratch(course.match, 1)
    before = course.match.length
    course.take(0, course.match.state.choices()[0])
    outlook.watch(course.match)
    assert outlook.cuts == []
    lines = len(outlook.lines)
    course.rewind(before)
    outlook.rewind(course.match)
    assert outlook.cuts == [len(outlook.lines)]
    assert len(outlook.lines) < lines


@given(seed=st.integers(0, 2**32), acts=st.lists(st.integers(0, 9), min_size=1, max_size=40))
def test_the_news_are_the_lines_since_the_other_seat_was_told(seed: int, acts: list[int]) -> None:
    course = fresh_course(seed)
    match = course.match
    told = shown_from_scratch(match, 0)
    before = len(shown_from_scratch(match, 1).lines)
    for act in acts:
        if not match.state.over:
            choices = match.state.choices()
            course.take(course.actor, choices[act % len(choices)])
    other = shown_from_scratch(match, 1)
    update = other.update((), since=told.watched)
    assert update.news == len(other.lines) - before
    assert other.update(()).news == 0

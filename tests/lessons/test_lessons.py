"""Every lesson of every game is played by the rules of today."""

import pytest

from hexfront.games import rulebooks
from hexfront.games.checking import check_lesson
from hexfront.play.lessons import read_lesson

LESSONS = [(book, lesson) for book in rulebooks().values() for lesson in book.lessons.values()]


@pytest.mark.parametrize(
    ("game", "lesson"), [(book.id, lesson.id) for book, lesson in LESSONS], ids="-".join
)
def test_its_script_fits_the_rules(game: str, lesson: str) -> None:
    book = rulebooks()[game]
    check_lesson(read_lesson(book.lessons[lesson].path), book)


@pytest.mark.parametrize("game", sorted({book.id for book, _ in LESSONS}))
def test_a_game_has_six_to_ten_lessons_of_a_few_minutes(game: str) -> None:
    taught = list(rulebooks()[game].lessons.values())
    assert 6 <= len(taught) <= 10
    assert [one.number for one in taught] == list(range(1, len(taught) + 1))
    assert all(one.minutes <= 5 for one in taught)


@pytest.mark.parametrize("game", sorted({book.id for book, _ in LESSONS}))
def test_the_rules_beside_which_it_is_offered_are_in_the_reference(game: str) -> None:
    book = rulebooks()[game]
    known = book.facts.rules("en").keys()
    for lesson in book.lessons.values():
        assert set(lesson.rules) <= known, lesson.id

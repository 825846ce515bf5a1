"""A DR in the log: column, DR, DRM and Final DR, in both languages."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.naming import NAMING
from hexfront.words import say
from tests.games.aslsk.fire.helpers import attack


def lines(p: Position, message: str, lang: str) -> list[str]:
    """What the log says of one kind of thing."""
    return [
        say(
            lang,
            message,
            game="aslsk",
            **{key: NAMING.called(p.state, key, value, lang) for key, value in entry.args.items()},
        )
        for entry in p.told(message)
    ]


@pytest.mark.parametrize(
    ("lang", "fire", "check"),
    [
        (
            "en",
            "Fire at K5, column 4: DR 3, DRM +3 = 6.",
            "Morale Check of First Line squad 4-4-7: DR 9, DRM +0 = 9 against morale 7.",
        ),
        (
            "ru",
            "Огонь по K5, колонка 4: DR 3, DRM +3 = 6.",
            "Отделение первой линии 4-4-7: проверка морали, DR 9, DRM +0 = 9 против 7.",
        ),
    ],
)
def test_fire_and_checks_name_drm_and_total(lang: str, fire: str, check: str) -> None:
    p = position("""
        terrain stone-building K5
        rus R 4-4-7 at K5
        ger A 4-6-7 at K8
        phase prep-fire german
    """)
    attack(p, "K5", "A").roll((2, 1), (4, 5))
    assert lines(p, "log-fire-roll", lang) == [fire]
    assert lines(p, "log-morale-check", lang) == [check]


def test_a_bonus_has_a_proper_minus() -> None:
    p = position("""
        rus R 4-4-7 at K5
        ger A 8-3-8 at K6
        ger L 9-2 at K6
        phase prep-fire german
    """)
    p.play("open-fire K5 A; direct L; fire").roll((6, 5))
    assert lines(p, "log-fire-roll", "en") == ["Fire at K5, column 16: DR 11, DRM −2 = 9."]

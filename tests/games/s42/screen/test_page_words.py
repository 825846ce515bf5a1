"""Whatever a player may be asked or may choose has words on the page, in both languages."""

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

import pytest

from hexfront.games.s42 import moments
from hexfront.games.s42.choices import S42Choice
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.screen.roster import MARKS
from hexfront.play import Moment
from hexfront.words import LANGUAGES, bundle


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def asked() -> list[str]:
    """The moments of the game in which a player decides: those that list choices."""
    assert S42Game.choice_types is S42Choice
    return [
        kind.__name__
        for module in iter_modules(moments.__path__, f"{moments.__name__}.")
        for kind in vars(import_module(module.name)).values()
        if isinstance(kind, type) and issubclass(kind, Moment) and "choices" in vars(kind)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    words = bundle(language, "s42")
    missing = [
        kind.__name__
        for kind in get_args(S42Choice)
        if not words.has_message(f"s42-choice-{kebab(kind.__name__)}")
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    words = bundle(language, "s42")
    missing = [name for name in asked() if not words.has_message(f"s42-ask-{kebab(name)}")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_that_is_said_has_words(language: str) -> None:
    silent = {"struck", "retreated"}
    words = bundle(language, "s42")
    missing = [m for m in MARKS if m not in silent and not words.has_message(f"s42-mark-{m}")]
    assert missing == []

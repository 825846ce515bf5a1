"""Words for message ids, from the Fluent catalogues that server, page and terminal share.

What all games say lies here, `<language>/*.ftl`; what one game says lies in the folder that its
rulebook names. A game's bundle is made of both and of nothing else, so that two games may use
the same id for different things and a rulebook from elsewhere brings its own words.
"""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hexfront.games import rulebook

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/ui.ftl")))
"""A language is spoken when the words that all games share are there."""
FALLBACK = "en"
THINGS = frozenset(
    (
        *("aimed", "attacker", "by", "enemy", "firer", "giver", "holder"),
        *("leader", "mover", "target", "unit", "units", "vehicle", "weapon"),
    )
)
"""Arguments that stand for units and weapons; the page's `lib/nouns.ts` has the same."""
_MARK = "\ue000"
"""Where a name begins, while the sentence is put together."""
_TITLE = re.compile("(^|, )(?=[А-ЯЁ][а-яё]{2})")
"""A word of small letters with a capital: no abbreviation, and nothing in another alphabet."""
_FIRST = re.compile(rf"(^|[.!?…]\s+|«){_MARK}")
_INSIDE = re.compile(rf"{_MARK}(.)")
"""A name that begins a sentence or a quotation, and one in the middle of it."""


def catalogues(language: str, game: str = "") -> list[Path]:
    """The files of a language: those of all games, and those of one game if it is named.

    KeyError for a language that Hexfront does not speak, or for a game that is not installed.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    own = rulebook(game).words if game else None
    folders = [FOLDER, *([own] if own else [])]
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """The messages of a language; KeyError as for its catalogues."""
    made = FluentBundle([language], use_isolating=False)
    for path in catalogues(language, game):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(language: str, message: str, *, game: str = "", **args: int | str) -> str:
    """A message in words, in English where a translation lacks it; its id where nobody knows it."""
    for spoken in dict.fromkeys((language, FALLBACK)):
        found = bundle(spoken, game)
        pattern = found.get_message(message).value if found.has_message(message) else None
        if pattern is not None:
            text, _ = found.format_pattern(pattern, _marked(args))
            began = _FIRST.sub(r"\1", str(text))
            return _INSIDE.sub(lambda name: name[1].lower(), began)
    return message


def _marked(args: dict[str, int | str]) -> dict[str, int | str]:
    """A common noun is written as a title by itself, but not inside a Russian sentence."""
    return {
        key: _TITLE.sub(rf"\1{_MARK}", value) if key in THINGS and isinstance(value, str) else value
        for key, value in args.items()
    }

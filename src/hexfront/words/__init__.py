"""Words for message ids, from the Fluent catalogues that server, page and terminal share.

What all games say lies here, `<language>/*.ftl`; what one game says lies in the folder that its
rulebook names. A game's bundle is made of both and of nothing else, so that two games may use
the same id for different things and a rulebook from elsewhere brings its own words.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hexfront.games import rulebook

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/ui.ftl")))
"""A language is spoken when the words that all games share are there."""
FALLBACK = "en"


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
            text, _ = found.format_pattern(pattern, args)
            return str(text)
    return message

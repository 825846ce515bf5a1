"""Words for message ids, from the Fluent catalogues that server, page and terminal share."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ru")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; KeyError for one that Hexfront does not speak."""
    if language not in LANGUAGES:
        raise KeyError(language)
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(language: str, message: str, **args: int | str) -> str:
    """A message in words; its id where the catalogue has none."""
    found = bundle(language)
    if not found.has_message(message):
        return message
    pattern = found.get_message(message).value
    if pattern is None:
        return message
    text, _ = found.format_pattern(pattern, args)
    return str(text)

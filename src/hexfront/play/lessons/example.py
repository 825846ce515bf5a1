"""A printed example as its file says it: what the tests that replay it did and asked.

Nobody writes such a file by hand: `python -m tools.examples` does while the tests run, and a test
fails when it replays something else than its file says. So the page shows what is tested.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.play.datafile import Words, fault, read_struct
from hexfront.play.facts import RuleText
from hexfront.play.lessons.lesson import Lesson, LessonStep

QUESTION, FOLLOWS = "? ", "+ "
"""How a line begins that asks, and one that follows in the same step."""

Reference = Mapping[str, Mapping[str, RuleText]]
"""The rule reference by language."""


class ExamplePart(Struct, frozen=True, forbid_unknown_fields=True):
    """One position of an example with all that is done and asked there."""

    test: str
    """The test that replays it."""
    position: str
    script: str = ""
    """A line for every step of the match or question; see `games/notation/recording.py`."""


class ExampleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed example by itself."""

    game: str
    example: str
    """Its id in the rule reference, where its title and its words are."""
    part: Annotated[tuple[ExamplePart, ...], Meta(min_length=1)]
    rules: tuple[str, ...] = ()
    """What its tests cite, apart from what its words do."""


class Asked(Struct, frozen=True):
    """A question, and how many steps the match has when it is put."""

    at: int
    question: str


class Example(Lesson, frozen=True, kw_only=True):
    """A part of an example, which is shown as a lesson is."""

    example: str
    text: Words
    chapter: Words
    asked: tuple[Asked, ...]
    part: int
    parts: int


def read_example(path: Path) -> ExampleFile:
    """An example by itself, not yet held against the rules; raises DataError."""
    return read_struct(path, ExampleFile)


def read_examples(folder: Path | None, reference: Reference) -> dict[str, Example]:
    """The parts of all examples of a folder by id, in the order of the rule reference."""
    order = {rule: n for n, rule in enumerate(reference["en"])}
    paths = sorted(folder.glob("*.toml")) if folder else []
    files = [(path, read_example(path)) for path in paths]
    files.sort(key=lambda found: order.get(found[1].example, -1))
    return {part.id: part for path, file in files for part in parts_of(path, file, reference)}


def parts_of(path: Path, file: ExampleFile, reference: Reference) -> list[Example]:
    """The parts of an example with the words of the rule reference; raises DataError."""
    texts = {
        lang: rules[file.example] for lang, rules in reference.items() if file.example in rules
    }
    if "en" not in texts:
        raise fault(path, "example", f"the rule reference has no {file.example!r}")
    rules = _offered(file, reference["en"])
    chapter = {
        lang: next((known[rule].chapter for rule in rules[1:] if rule in known), text.chapter)
        for lang, (text, known) in ((one, (texts[one], reference[one])) for one in texts)
    }
    return [
        Example(
            game=file.game,
            title={lang: text.title for lang, text in texts.items()},
            about={},
            number=n,
            minutes=1,
            seat="",
            position=part.position,
            step=_steps(part.script),
            rules=rules,
            id=part_id(file.example, n),
            path=path,
            example=file.example,
            text={lang: text.text for lang, text in texts.items()},
            chapter=chapter,
            asked=_asked(part.script),
            part=n,
            parts=len(file.part),
        )
        for n, part in enumerate(file.part, 1)
    ]


def part_id(example: str, part: int) -> str:
    return example.lower() + (f"_{part}" if part > 1 else "")


def _offered(file: ExampleFile, known: Mapping[str, RuleText]) -> tuple[str, ...]:
    """The rules beside which it is offered: itself, its section, what its words and tests cite."""
    game, _, rest = file.example.partition("-EX-")
    section = f"{game}-{rest.rpartition('-')[0]}"
    within = [rule for rule in known if rule == section or rule.startswith(f"{section}.")]
    text = known[file.example].text
    cited = [rule for rule in known if f"[{rule}]" in text or rule in file.rules]
    first = [] if set(within) & set(cited) else within[:1]
    return (file.example, *first, *cited)


def _lines(script: str) -> list[str]:
    return [line.strip() for line in script.splitlines() if line.strip()]


def _steps(script: str) -> tuple[LessonStep, ...]:
    """What is done from one point to the next at which a reader is waited for, and the end."""
    steps: list[list[str]] = []
    for line in _lines(script):
        if line.startswith(FOLLOWS) and steps:
            steps[-1].append(line.removeprefix(FOLLOWS))
        elif not line.startswith(QUESTION):
            steps.append([line.removeprefix(FOLLOWS)])
    return (*(LessonStep(say={}, do="; ".join(words)) for words in steps), LessonStep(say={}))


def _asked(script: str) -> tuple[Asked, ...]:
    done = 0
    found: list[Asked] = []
    for line in _lines(script):
        if line.startswith(QUESTION):
            found.append(Asked(done, line.removeprefix(QUESTION)))
        else:
            done += 1
    return tuple(found)

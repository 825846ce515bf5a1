"""A rulebook: one object that says everything about a game.

It is cheap to make and to list. Its parts are named by where they are ("package.module:NAME") and
loaded when first asked for, so that a table with ten rulebooks starts as fast as one with one.
A package registers its rulebook under the entry point group `hexfront.rulebooks`; ours do too.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, NamedTuple, Protocol, TypeVar

from hexfront.play.datafile import LANGUAGES
from hexfront.play.facts import GameFacts
from hexfront.play.game import Game, UnknownScenarioError
from hexfront.play.glossary import Term, read_glossary
from hexfront.play.lessons import Example, Lesson, Script, lesson_of, read_lessons
from hexfront.play.lessons.example import Reference, read_examples
from hexfront.play.moment import State
from hexfront.play.opponent import Players
from hexfront.play.report import Report

T = TypeVar("T")


class Notation(Protocol):
    """Positions as text; a module with these functions will do."""

    def position(self, text: str) -> Any:
        """A position to be played by names; its `state` is the State. Raises NotationError."""

    def write(self, state: Any) -> str:
        """The text that gives this State again."""


class NoBoardError(LookupError):
    """A board that a game does not have, and why."""


class Boards(NamedTuple):
    """The boards of a game as pictures."""

    paint: Callable[[str, bool, str], str]
    """From the board's name, whether to print labels, and the language, to the SVG; raises
    NoBoardError."""
    examples: tuple[str, ...]
    """Names that show how boards are called."""


class Check(NamedTuple):
    """Which data files a check is for, and what reads them; reading raises at a fault."""

    fits: Callable[[Path, set[str]], bool]
    """From the path and the keys of the file."""
    read: Callable[[Path], object]


def in_folder(folder: str, key: str) -> Callable[[Path, set[str]], bool]:
    """Files of a folder that have this key."""
    return lambda path, keys: path.parent.name == folder and key in keys


class RulebookError(Exception):
    """A rulebook that cannot be loaded; says which part and why."""


class Rulebook:
    """Everything about one game."""

    def __init__(
        self,
        id: str,
        *,
        title: Mapping[str, str],
        game: str,
        facts: str,
        notation: str = "",
        boards: str = "",
        checks: str = "",
        players: str = "",
        odds: str = "",
        words: Path | None = None,
        lessons: Path | None = None,
        glossary: Path | None = None,
        examples: Path | None = None,
        page: str = "",
        rank: int = 100,
        has_expert: bool = False,
    ) -> None:
        """`title` by language; all strings but `page` say where a part is; lists of games go by
        `rank`, then by id.

        `words` is a folder of Fluent catalogues, `<language>/*.ftl`; `lessons` one of lessons
        and `examples` one of printed examples, which need a notation; `glossary` a file that
        explains its terms; `page` the name of a page
        that was made for this game, and without one the generic page shows it; `has_expert` says
        whether its players know a stronger one, `expert`.
        """
        self.id, self.title, self.words, self.page = id, title, words, page
        self.rank, self.has_expert = rank, has_expert
        self._lessons, self._examples, self._glossary = lessons, examples, glossary
        self._scripts: dict[str, Script] = {}
        self._places = {
            "game": game, "facts": facts, "notation": notation, "boards": boards,
            "checks": checks, "players": players, "odds": odds,
        }  # fmt: skip

    def __repr__(self) -> str:
        return f"<Rulebook {self.id}>"

    def owns(self, path: Path) -> bool:
        """Whether a file lies in the package in which the game is written."""
        package = self._places["game"].partition(":")[0].rpartition(".")[0]
        try:
            found = find_spec(package)
        except ImportError:
            return False
        folders = (found and found.submodule_search_locations) or ()
        return any(path.resolve().is_relative_to(folder) for folder in folders)

    @cached_property
    def folder(self) -> Path:
        """Where the rulebook lies, its data beside its rules."""
        module = self._places["game"].partition(":")[0]
        found = find_spec(module)
        if found is None or found.origin is None:
            raise RulebookError(f"{self.id}: game is not at {module}")
        return Path(found.origin).parent

    @cached_property
    def game(self) -> Game[Any]:
        made: Game[Any] = self._part("game")()
        if made.id != self.id:
            raise RulebookError(f"{self.id}: its game calls itself {made.id!r}")
        if self._lessons is not None or self._examples is not None:
            made.lesson = self._lesson_state
        return made

    @cached_property
    def facts(self) -> GameFacts[Any]:
        made: GameFacts[Any] = self._part("facts")()
        return made

    @cached_property
    def notation(self) -> Notation | None:
        """Positions as text; None if the game has no notation."""
        found: Notation | None = self._part("notation")
        return found

    @cached_property
    def boards(self) -> Boards | None:
        """Its boards by name; None if only its scenarios' boards are drawn."""
        found: Boards | None = self._part("boards")
        return found

    @cached_property
    def checks(self) -> tuple[Check, ...]:
        """How its data files are checked."""
        found: tuple[Check, ...] | None = self._part("checks")
        return found or ()

    @cached_property
    def players(self) -> Players:
        """Its computer players by name, the one for people's tables as `player`."""
        found: Players | None = self._part("players")
        return found or {}

    @cached_property
    def odds(self) -> Callable[[str, str, str], Report] | None:
        """From a position, an attack in words and a language to its odds.

        Raises NoPositionError and NoAttackError.
        """
        found: Callable[[str, str, str], Report] | None = self._part("odds")
        return found

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """Its lessons by id, in their order; raises DataError."""
        return read_lessons(self._lessons)

    @cached_property
    def glossary(self) -> tuple[Term, ...]:
        """What its terms mean; raises DataError."""
        return read_glossary(self._glossary, self.facts.rules("en"))

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The parts of its printed examples by id, in the order of the rule reference; raises
        DataError."""
        return read_examples(self._examples, self.reference)

    @cached_property
    def reference(self) -> Reference:
        """The rule reference by language."""
        return {lang: self.facts.rules(lang) for lang in LANGUAGES}

    def script(self, scenario: str) -> Script:
        """The lesson that is played as this scenario, on its position.

        Raises UnknownScenarioError.
        """
        name = lesson_of(scenario)
        lesson = self.lessons.get(name) or self.examples.get(name)
        if lesson is None:
            known = ", ".join(self.lessons) or "none"
            raise UnknownScenarioError(f"{self.id} has no lesson {name!r}; there are {known}")
        if name not in self._scripts:
            self._scripts[name] = self.scripted(lesson)
        return self._scripts[name]

    def scripted(self, lesson: Lesson) -> Script:
        """A lesson on its position; TypeError if the game has no notation."""
        if self.notation is None:
            raise TypeError(f"{self.id} has no notation")
        return Script(lesson, self.notation.position(lesson.position))

    def _lesson_state(self, scenario: str) -> State:
        state = self.script(scenario).spoken.state.copy()
        state.news = []
        return state

    def write(self, state: State) -> str:
        """A position in the game's notation; TypeError if it has none."""
        if self.notation is None:
            raise TypeError(f"{self.id} has no notation")
        return self.notation.write(state)

    def _part(self, name: str) -> Any:
        place = self._places[name]
        if not place:
            return None
        try:
            return resolve_name(place)
        except (ImportError, AttributeError, ValueError) as error:
            raise RulebookError(f"{self.id}: {name} is not at {place}: {error}") from error

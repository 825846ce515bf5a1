"""What a table tells about a game beside the play itself: board, counters, rules, sight.

Facts are the same for every seat and every moment, except for sight, which answers from
what one seat may know.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from hexfront.play.datafile import Words
from hexfront.play.game import ScenarioInfo
from hexfront.play.log import Entry
from hexfront.play.moment import State
from hexfront.play.naming import Naming
from hexfront.play.standing import Standing


class RuleText(Struct, frozen=True):
    """One rule of the reference that players read."""

    title: str
    text: str
    chapter: str


class HexFact(Struct, frozen=True):
    """A hex; (x, y) is its centre on the drawing."""

    id: int
    label: str
    x: float
    y: float
    terrain: str


class BoardFacts(Struct, frozen=True):
    """The board: where its drawing is fetched from, how large it is, and its hexes."""

    svg: str
    width: float
    height: float
    radius: float
    hexes: tuple[HexFact, ...]


class SideFacts(Struct, frozen=True):
    """A side, in the order of the seats."""

    id: str
    name: Words


class ScenarioFacts(Struct, frozen=True, kw_only=True):
    """What every game tells about a scenario; a game adds its units, cards and charts."""

    game: str
    scenario: ScenarioInfo
    board: BoardFacts
    sides: tuple[SideFacts, ...]
    teams: tuple[Words, ...] = ()
    """What teams of several seats are called; nothing where every seat is one."""


class Reached(Struct, frozen=True, array_like=True):
    """A hex that a unit can move to, what is left of its movement there, and how it moves."""

    hex: int
    left: float
    kind: str


class Snag(Struct, frozen=True):
    """Something on a line of sight that blocks or hinders it; (x, y) is where, on the drawing."""

    hex: int
    what: str
    rule: str
    x: float
    y: float
    value: int = 0
    """By how much it hinders."""


class Thread(Struct, frozen=True):
    """A line of sight as a thread from one hex to another; blocked, it lists all that blocks."""

    a: int
    b: int
    distance: int
    clear: bool
    blocks: tuple[Snag, ...] = ()
    hindrances: tuple[Snag, ...] = ()


class Sight(Struct, frozen=True):
    """What a hex or a unit sees, may fire at and can reach, as hex ids; a game fills what it has.

    `line` leads from the hex to its supply.
    """

    hex: int
    visible: tuple[int, ...] = ()
    arc: tuple[int, ...] = ()
    zone: tuple[int, ...] = ()
    long_range: tuple[int, ...] = ()
    too_near: tuple[int, ...] = ()
    """Hexes below a minimum range."""
    indirect: tuple[int, ...] = ()
    """Hexes that are out of sight but can be fired at if one of the `spotters` sees them."""
    spotters: tuple[int, ...] = ()
    reach: tuple[Reached, ...] = ()
    line: tuple[int, ...] = ()
    lines: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """By seat, when neither hex nor unit was named: lines of supply that run together at their
    ends."""
    unit: int = -1
    """The unit that was asked about."""
    thread: Thread | None = None
    """The line to the other hex, if one was named and the game shows it."""
    route: Any = None
    """The way of the unit to the other hex, as the game tells it."""


S = TypeVar("S", bound=State)


class GameFacts(ABC, Generic[S]):
    """The facts of one rulebook; the companion of its Game."""

    naming: Naming[S] = Naming({})
    """What the numbers in its messages stand for."""

    facts_type: type[ScenarioFacts]
    """The struct that `scenario_facts` makes; the page's types are written from it."""

    counsel_type: type[Struct] | None = None
    """The struct that `counsel` makes, where the game has it."""

    route_type: type[Struct] | None = None
    """The struct in which it tells the way of a unit, if it plans any."""

    @abstractmethod
    def scenario_facts(self, scenario: str) -> ScenarioFacts:
        """Board, sides, units and charts of a scenario; raises UnknownScenarioError."""

    @abstractmethod
    def board_svg(self, scenario: str, lang: str = "en") -> str:
        """The scenario's board as a drawing with place names in a language.

        Raises UnknownScenarioError.
        """

    def position_facts(self, state: S) -> ScenarioFacts:
        """What `scenario_facts` tells, of a position; a rulebook with lessons needs it."""
        raise TypeError(f"{type(self).__name__} tells nothing of positions")

    def position_svg(self, state: S, lang: str = "en") -> str:
        """The board of a position as a drawing; a rulebook with lessons needs it."""
        raise TypeError(f"{type(self).__name__} draws no boards of positions")

    @abstractmethod
    def rules(self, lang: str) -> dict[str, RuleText]:
        """The rule reference by rule id; empty in a language that it is not written in."""

    @abstractmethod
    def look(self, state: S, seat: int, hex_id: int, unit_id: int) -> Sight:
        """Sight from a hex, or of a unit (the other id is -1), as far as the seat knows;
        without either what the game shows of all units at once, if it does.

        Raises ValueError for ids that the seat does not see.
        """

    def trace(self, state: S, seat: int, a: int, b: int) -> Thread | None:
        """The line of sight between two hexes; None where the game does not show it.

        Raises ValueError for hexes that are not in play.
        """
        return None

    def route(self, state: S, seat: int, unit: int, to: int) -> Struct | None:
        """The way of a unit to a hex with what it costs and risks, as far as the seat knows; None
        where the game plans none.

        Raises ValueError for ids that the seat does not see.
        """
        return None

    def counsel(self, state: S, seat: int) -> Struct | None:
        """What the seat should look at, as far as it can know it; None where the game has none.

        It is asked for on demand and may take its time.
        """
        return None

    def standing(self, state: S, seat: int, told: Iterable[Entry]) -> Standing | None:
        """How the game stands, as far as the seat knows; `told` is all of the log that it was told.
        None where the game does not say it.
        """
        return None

    def called(self, state: S, key: str, value: int | str, lang: str) -> int | str:
        """What an argument of a log entry is called: units, hexes and sides by their names."""
        return self.naming.called(state, key, value, lang)

    def picture(self, state: S) -> str | None:
        """A position as SVG, for terminals and reports; None where the game draws none."""
        return None

    @abstractmethod
    def round(self, state: S) -> int:
        """The round, for the list of running games."""

"""The contract between the kernel and a game: one skeleton for every rulebook."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from hexfront.play.card import ScenarioCard
from hexfront.play.legality import Legality
from hexfront.play.moment import Choice, State
from hexfront.play.refusal import Refusal

Dealer = Random
"""What deals secrets anew; games themselves import no source of chance."""

Options = dict[str, bool | int | str]


class OptionInfo(Struct, frozen=True):
    """What players may choose for a game: a reading that they dispute, or what they agree on."""

    id: str
    default: bool | int | str
    rule: str
    values: tuple[int | str, ...] = ()
    """What it may be; a switch is on or off."""
    seats: int = 0
    """With how few seats a scenario has no use for it."""
    special: bool = False
    """Only scenarios that name it have a use for it."""


K = TypeVar("K", bound=Struct)


def convert_options(options: Mapping[str, bool | int | str], kind: type[K]) -> K:
    """The options as a game keeps them; ValueError names one that the game does not have."""
    try:
        return msgspec.convert(dict(options), kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"options: {error}") from error


class Balance(Struct, frozen=True):
    """How often each side won when the computer player sat on both."""

    games: int
    wins: dict[str, int]
    """By the ids of the sides; the rest were draws."""
    note: dict[str, str]
    """Why it is not even, where it is not."""


class ScenarioInfo(Struct, frozen=True):
    """What a list of scenarios tells; texts are (language -> words) from the data file."""

    id: str
    title: dict[str, str]
    note: dict[str, str]
    seats: tuple[str, ...]
    rounds: int
    board: str
    designed: dict[str, str]
    balance: Balance | None = None
    teams: tuple[int, ...] = (0, 1)
    """By seat: the team that it plays for."""
    commanders: tuple[dict[str, str], ...] = ()
    """By seat: what its player is called; nothing where the name of the seat says all."""
    procedures: tuple[int, ...] = ()
    """The seats that a procedure of the rules plays; nobody sits there."""
    special: dict[str, tuple[int | str, ...]] = {}
    """Options that few scenarios have a use for, each with the values that it may have here."""
    card: ScenarioCard | None = None


class GameInfo(Struct, frozen=True):
    """A game in the list of games."""

    id: str
    title: dict[str, str]
    page: str
    """The page that was made for it; nothing if the generic page shows it."""
    seats: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    scenarios: tuple[ScenarioInfo, ...]
    has_expert: bool = False
    """There is a stronger computer player beside the usual one."""


class Undone(Struct, frozen=True, omit_defaults=True):
    """What could still be done and will not be, once a choice is taken that ends something."""

    units: tuple[int, ...] = ()
    """Units that could still act."""
    hexes: tuple[int, ...] = ()
    """Hexes that could still be dealt with, such as those that can be attacked."""
    points: int = 0
    """Points that could still be spent and are lost."""

    def __bool__(self) -> bool:
        return bool(self.units or self.hexes or self.points)


class Offer(Struct, frozen=True, omit_defaults=True):
    """A legal choice with what the player should know before taking it."""

    choice: Choice
    preview: Any = None
    undone: Undone | None = None
    """For a choice that ends a phase: what is left to do. The page asks before it is taken."""


class Result(Struct, frozen=True):
    """How the game ended: the winning team (in a duel the winning seat), or None for a draw, and
    the reason."""

    winner: int | None
    message: str
    rule: str


class UnknownScenarioError(Exception):
    """A scenario that no data file describes."""


LESSON = "lesson:"
"""How the scenario of a lesson's match begins; its id follows."""


def is_lesson(scenario: str) -> bool:
    """Whether this is no scenario of the game's own but a lesson."""
    return scenario.startswith(LESSON)


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One rulebook. All of its methods are pure: they read States and never keep them."""

    id: str
    version: int
    grown: int = 1
    """The version since which a State keeps what it keeps now: digests before it say nothing."""
    seats: tuple[str, ...]
    choice_types: Any
    """A union of the game's Choice structs, for strict decoding."""
    view_type: type[Struct]
    """The struct that `view` makes; the page's types are written from it."""
    preview_type: type[Struct]
    """The struct of the offers' previews."""
    orders: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Its own standing orders by name, each with what it may say (see `ordered`)."""
    watched: bool = False
    """Whether `view` also answers for the WATCHER, who knows only what all seats know; without it
    nobody can look on while the game is played."""
    legality: Legality[Any] | None = None
    """Why a choice may not be taken, where a game has said it in bars."""

    @abstractmethod
    def scenarios(self) -> tuple[ScenarioInfo, ...]: ...

    @abstractmethod
    def options(self) -> tuple[OptionInfo, ...]: ...

    def played_by(self, version: int) -> Mapping[str, bool | int | str]:
        """Options that games of an earlier version were played by without naming them."""
        return {}

    @abstractmethod
    def new(self, scenario: str, options: Mapping[str, bool | int | str] | None = None) -> S:
        """The State before the first decision or die, settled; its news tell of the set-up.

        Raises UnknownScenarioError, or ValueError for an option that the game does not have.
        """

    lesson: Callable[[str], Any] | None = None
    """From the scenario of a lesson to its State; a rulebook that has lessons puts it here."""

    def begin(self, scenario: str, options: Mapping[str, bool | int | str] | None = None) -> S:
        """As `new`, for lessons too."""
        if self.lesson is not None and is_lesson(scenario):
            begun: S = self.lesson(scenario)
            return begun
        return self.new(scenario, options)

    @abstractmethod
    def view(self, state: S, seat: int) -> Struct:
        """What a seat may know, built up from what it sees."""

    def procedures_at(self, state: S) -> tuple[int, ...]:
        """The seats of a game that a procedure of the rules plays."""
        return ()

    def seats_at(self, state: S) -> tuple[str, ...]:
        """The names of those who sit at this table; a scenario may seat more or fewer."""
        return self.seats

    def brief(self, state: S, seat: int) -> Struct:
        """The view for a computer player: a game leaves out what it can work out for itself."""
        return self.view(state, seat)

    @abstractmethod
    def offers(self, state: S, seat: int) -> list[Offer]:
        """The seat's legal choices with previews that use only what the seat knows.

        Empty while it is not for this seat to choose.
        """

    def warm(self, state: S) -> None:  # most games have nothing to work out
        """Work out what the first look at a game would otherwise wait for, and change nothing.

        It may take seconds: a server calls it in another thread, as soon as a game is opened.
        """

    def refuse(self, state: S, seat: int, choice: Choice) -> Refusal:
        """Why this choice, which is not among the legal ones, may not be taken."""
        if self.legality is None:
            raise TypeError(f"{type(self).__name__} does not say what is legal")
        return self.legality.refuse(state, seat, choice)

    def allows(self, state: S, seat: int, choice: Choice) -> bool:
        """Whether a seat that must choose may take this choice, without listing all the others."""
        if self.legality is None:
            return choice in state.choices()
        return self.legality.reason(state, seat, choice) is None

    def ordered(self, state: S, orders: Mapping[str, str]) -> Choice | None:
        """What standing orders of the seat that acts answer here; None asks the seat itself.

        A server gives the answer on behalf of a person; what orders there are is the game's.
        """
        return None

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The outcome of a finished game; None while it goes on."""

    def has_secrets(self, state: S) -> bool:
        """Whether a seat may know less than another; without secrets every step is seen by all."""
        return True

    @abstractmethod
    def revealed(self, state: S) -> int:
        """A count that grows whenever a secret comes to light; undo stops there.

        A secret also comes to light when it decides something that another seat can see.
        """

    @abstractmethod
    def scramble(self, state: S, seat: int, random: Dealer) -> S:
        """Another State that this seat could not tell from the given one.

        Everything the seat cannot see is dealt anew, by chance and within the rules: the other
        hand against the deck, face-down markers against their pool, hidden units elsewhere. What
        it can see stays the same, the counts of hidden things included. The given State is left
        as it is. A computer player imagines with it what it cannot see; the tests play both
        States on and compare all that the seat is shown.
        """

    def scramble_all(self, state: S, random: Dealer) -> S:
        """Another State that the WATCHER could not tell from the given one: whatever any seat does
        not know is dealt anew."""
        for seat in range(state.teams.seats):
            state = self.scramble(state, seat, random)
        return state

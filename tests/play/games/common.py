"""What the kernel test games share: one scenario each, no secrets by default."""

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from hexfront.play import (
    Game,
    Match,
    Moment,
    Offer,
    OptionInfo,
    Options,
    Result,
    ScenarioInfo,
    State,
    UnknownScenarioError,
)

S = TypeVar("S", bound=State)


class TinyView(Struct, frozen=True):
    """What lies on the table for all to see, and the moments as far as a seat may know them."""

    seat: int
    actor: int
    moments: tuple[Moment[Any], ...]
    table: dict[str, int | list[int]]


class TinyGame(Game[S]):
    """A game of one scenario; what is said here is the same for all."""

    version = 2
    scenario: ClassVar[str]
    decided_by: ClassVar[str]

    @abstractmethod
    def set_up(self, options: Options) -> S:
        """The State with its first moment on the stack, not yet settled."""

    @abstractmethod
    def table(self, state: S) -> dict[str, int | list[int]]:
        """What both seats see."""

    @abstractmethod
    def winner(self, state: S) -> int | None:
        """Who has won a game that is over."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        info = ScenarioInfo(
            id=self.scenario,
            title={"en": self.scenario},
            note={},
            seats=self.seats,
            rounds=1,
            board="",
            designed={"en": "designed for Hexfront's tests"},
        )
        return (info,)

    def options(self) -> tuple[OptionInfo, ...]:
        return ()

    def new(self, scenario: str, options: Mapping[str, bool | int | str] | None = None) -> S:
        if scenario != self.scenario:
            raise UnknownScenarioError(scenario)
        state = self.set_up(chosen_options(options or {}, self.options()))
        state.settle()
        return state

    def view(self, state: S, seat: int) -> TinyView:
        moments = tuple(moment.shown(state, seat) for moment in state.stack)
        return TinyView(seat, state.actor(), moments, self.table(state))

    def offers(self, state: S, seat: int) -> list[Offer]:
        if state.actor() != seat:
            return []
        return [Offer(choice) for choice in state.choices()]

    def result(self, state: S) -> Result | None:
        if not state.over:
            return None
        return Result(self.winner(state), f"{self.id}-decided", self.decided_by)

    def revealed(self, state: S) -> int:
        return 0

    def scramble(self, state: S, seat: int, random: Random) -> S:
        return state.copy()


def table_of(match: Match) -> dict[str, int | list[int]]:
    """What lies on the table in a match of a tiny game."""
    view = match.game.view(match.state, 0)
    assert isinstance(view, TinyView)
    return view.table


def chosen_options(given: Mapping[str, bool | int | str], known: tuple[OptionInfo, ...]) -> Options:
    """The defaults with what was chosen instead; ValueError for what the game does not have."""
    chosen: Options = {info.id: info.default for info in known}
    for name, value in given.items():
        if name not in chosen:
            raise ValueError(f"no option {name!r}; there are: {sorted(chosen)}")
        if type(value) is not type(chosen[name]):
            expected = type(chosen[name]).__name__
            raise ValueError(f"option {name!r}: expected {expected}, got {value!r}")
        chosen[name] = value
    return chosen

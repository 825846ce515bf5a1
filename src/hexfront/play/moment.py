"""State and moments: the situation of a game as plain data, and what it waits for.

A moment is a point in the rules at which a seat must choose, chance must fall, or the
rules go on by themselves. Moments are frozen and live on a stack inside the State, so a
reaction, an interrupt or a nested combat is a push, and the whole situation can be
copied, saved and resumed. A moment lists what is legal and handles what is taken.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from hexfront.play.chance import Chances, Outcome
from hexfront.play.log import Entry
from hexfront.play.tally import Tally

CHANCE = -1
OVER = -2
RULES = -3

# Deterministic: equal mappings and sets give equal bytes, in whatever order they were filled.
_DIGESTED = msgspec.msgpack.Encoder(order="deterministic")


class Choice(Struct, frozen=True, tag=True, gc=False):
    """Something a seat may choose; each game derives its own small structs."""

    declines: ClassVar[bool] = False
    """In a window: the choice that lets it go by."""


S = TypeVar("S", bound="State")


class Moment(Struct, Generic[S], frozen=True, tag=True):
    """A point in the rules that waits for a seat, for chance, or for nothing."""

    window: ClassVar[bool] = False
    """A question in the midst of things that is put whether or not the seat can use it, so that
    its being put tells nothing. Whoever runs the game may answer for a seat without a choice."""

    def actor(self, state: S) -> int:
        """The seat that must choose, CHANCE, or RULES for a step that runs by itself."""
        raise TypeError(f"{type(self).__name__} does not say who acts")

    def choices(self, state: S) -> Sequence[Choice]:
        """What the acting seat may choose; never empty when a seat acts."""
        raise TypeError(f"{type(self).__name__} offers no choice")

    def chances(self, state: S) -> Chances:
        raise TypeError(f"{type(self).__name__} waits for no die")

    def take(self, state: S, choice: Choice) -> None:
        """Handle a legal choice: change the state and the stack."""
        raise TypeError(f"{type(self).__name__} takes no choice")

    def fall(self, state: S, outcome: Outcome) -> None:
        """Handle what chance brought."""
        raise TypeError(f"{type(self).__name__} waits for no die")

    def run(self, state: S) -> None:
        """Go on without anybody; the moment has been taken off the stack."""
        raise TypeError(f"{type(self).__name__} does not run by itself")

    def presses(self, state: S) -> bool:
        """In a window: whether the matter is at the seat's door, so that a seat that wants to be
        asked about such things only is asked."""
        return True

    def shown(self, state: S, seat: int) -> "Moment[S]":
        """What this seat may know of the moment; a moment with secrets hides them here."""
        return self


class State(ABC):
    """The situation of one game. Subclasses hold plain data in slots.

    `stack[-1]` is what the game waits for; an empty stack means that the game is over.
    `news` collects log entries, or is None when nobody reads them (search, mass play).
    """

    __slots__ = ("news", "stack")

    PLAYERS: ClassVar[int] = 2

    # The element type differs from game to game; each game's State narrows it.
    stack: list[Any]
    news: list[Entry] | None

    @abstractmethod
    def copy(self) -> Self:
        """An independent State with the same value; its news start empty or stay off."""

    @abstractmethod
    def plain(self) -> tuple[object, ...]:
        """All that makes two States equal, as plain data; a number fits into 64 bits."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # a State changes; use digest()

    def digest(self) -> str:
        """A stable fingerprint of the value, the same on every machine."""
        return blake2b(_DIGESTED.encode(self.plain()), digest_size=12).hexdigest()

    @property
    def over(self) -> bool:
        return not self.stack

    def actor(self) -> int:
        """The seat that must choose, CHANCE, or OVER."""
        if not self.stack:
            return OVER
        actor: int = self.stack[-1].actor(self)
        return actor

    def choices(self) -> Sequence[Choice]:
        listed: Sequence[Choice] = self.stack[-1].choices(self)
        return listed

    def chances(self) -> Chances:
        chances: Chances = self.stack[-1].chances(self)
        return chances

    def take(self, choice: Choice) -> None:
        """Carry out a choice that is known to be legal."""
        self.stack[-1].take(self, choice)
        self.settle()

    def fall(self, outcome: Outcome) -> None:
        """Carry on with what chance brought."""
        self.stack[-1].fall(self, outcome)
        self.settle()

    def settle(self) -> None:
        """Run the steps that need nobody until somebody must act or the game is over."""
        stack = self.stack
        while stack and stack[-1].actor(self) == RULES:
            stack.pop().run(self)

    def note(
        self,
        message: str,
        rule: str,
        tally: Tally | None = None,
        audience: int | None = None,
        **args: int | str,
    ) -> None:
        """Log something, if anybody reads."""
        if self.news is not None:
            self.news.append(Entry(message, args, rule, tally, audience))

"""State and moments: the situation of a game as plain data, and what it waits for.

A moment is a point in the rules at which a seat must choose, chance must fall, or the
rules go on by themselves. Moments are frozen and live on a stack inside the State, so a
reaction, an interrupt or a nested combat is a push, and the whole situation can be
copied, saved and resumed. A moment lists what is legal and handles what is taken.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

import msgspec
from msgspec import Struct

from hexfront.play.chance import Chances, Outcome
from hexfront.play.log import Entry
from hexfront.play.tally import Tally
from hexfront.play.teams import DUEL, Teams

Back = Literal["no", "step", "out"]
"""Not at all, by one choice, or out of all that was begun and commits to nothing."""

CHANCE = -1
OVER = -2
RULES = -3

DIGESTS = 2
"""The scheme of digests. It changes when States of all games get other digests for the same value;
saves say under which scheme they were made."""

# Deterministic: equal mappings and sets give equal bytes, in whatever order they were filled.
_DIGESTED = msgspec.msgpack.Encoder(order="deterministic")


def fingerprint(packed: bytes) -> str:
    """The digest of a State by its packed value."""
    return blake2b(packed, digest_size=12).hexdigest()


class Choice(Struct, frozen=True, gc=False):
    """Something a seat may choose; each game derives its own small structs.

    The tag is the choice's name on the wire and in saves, whatever its class is called.
    """

    declines: ClassVar[bool] = False
    """In a window: the choice that lets it go by."""
    phases: ClassVar[tuple[int, ...]] = ()
    """The phases in which it can come up at all; none for a choice that follows from others."""
    own: ClassVar[tuple[str, ...]] = ()
    """Its fields that must name something of the chooser's own."""


S = TypeVar("S", bound="State")


class Moment(Struct, Generic[S], frozen=True):
    """A point in the rules that waits for a seat, for chance, or for nothing."""

    window: ClassVar[bool] = False
    """A question in the midst of things that is put whether or not the seat can use it, so that
    its being put tells nothing. Whoever runs the game may answer for a seat without a choice."""
    private: ClassVar[bool] = False
    """Nothing has been committed yet: other seats see only that somebody decides."""
    back: ClassVar[Back] = "no"
    """How far the seat may step back from here, if nothing else speaks against it; a private
    moment is left altogether."""
    takes: ClassVar[tuple[type[Choice], ...]] = ()
    """The kinds of choice that can come up at this moment."""
    placing: ClassVar[tuple[type[Choice], ...]] = ()
    """Those of them by which counters are set up, for a seat that would have it done for it."""

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

    def way_back(self, state: S) -> Back:
        """How far the seat may step back from what it has begun; a moment whose beginning can
        commit to something says so here."""
        return "out" if self.private and self.back == "no" else self.back

    def presses(self, state: S, order: str) -> bool:
        """In a window: whether it is one of those about which alone a seat wants to be asked, by
        its standing order: "adjacent" at its door, "vehicles" those of vehicles."""
        return True

    def shown(self, state: S, seat: int) -> "Moment[S]":
        """What this seat may know of the moment; a moment with secrets hides them here."""
        return self

    def illegal(self, choice: Choice) -> TypeError:
        """Only legal choices reach `take`; anything else is a fault of the caller."""
        return TypeError(f"{type(self).__name__} does not take {type(choice).__name__}")


class SideMoment(Moment[S], Generic[S], frozen=True):
    """A moment at which one seat decides."""

    side: int

    def actor(self, state: S) -> int:
        return self.side


class RulesStep(SideMoment[S], Generic[S], frozen=True):
    """A step of the rules that needs nobody; it waits on the stack until its turn comes."""

    def actor(self, state: S) -> int:
        return RULES


class DiceMoment(SideMoment[S], Generic[S], frozen=True):
    """Dice that fall for a seat."""

    rolls: ClassVar[Chances]

    def actor(self, state: S) -> int:
        return CHANCE

    def chances(self, state: S) -> Chances:
        return self.rolls


class State:
    """The situation of one game. Subclasses hold plain data and say of what sort (`fields`).

    `stack[-1]` is what the game waits for; an empty stack means that the game is over.
    `news` collects log entries, or is None when nobody reads them (search, mass play).
    """

    __slots__ = ("aside", "listed", "memory", "news", "stack")

    # The element type differs from game to game; each game's State narrows it.
    stack: list[Any]
    news: list[Entry] | None
    memory: dict[object, Any]
    """What was worked out for views, each with its cause; all copies of a State share it."""
    listed: tuple[Moment[Any], Sequence[Choice]] | None
    """The choices of the top moment, if the rules had to list them to see whether anybody is asked
    at all (`ask`). They hold until the next step, and are no part of a copy, which may be changed
    by other means."""
    aside: tuple[Moment[Any], Sequence[Choice]] | None
    """The same of a moment that was left for private ones: they hold again if these are called
    off."""

    def copy(self) -> Self:
        """An independent State with the same value; its news start empty or stay off."""
        raise TypeError(f"{type(self).__name__} does not declare its fields")

    def plain(self) -> tuple[object, ...]:
        """All that makes two States equal, as plain data; a number fits into 64 bits."""
        raise TypeError(f"{type(self).__name__} does not declare its fields")

    def blank(self) -> None:
        """Give every field its empty value: nothing on the stack, no units, zero."""
        raise TypeError(f"{type(self).__name__} does not declare its fields")

    def record(self) -> dict[str, object]:
        """The plain value of each field by its name."""
        raise TypeError(f"{type(self).__name__} does not declare its fields")

    def derive(self) -> None:
        """Work out anew what follows from the other fields, which have just been set."""
        raise TypeError(f"{type(self).__name__} does not derive its fields")

    def difference(self, other: Self) -> dict[str, tuple[object, object]]:
        """The fields in which another State differs, each with both values."""
        theirs = other.record()
        return {
            name: (value, theirs[name])
            for name, value in self.record().items()
            if value != theirs[name]
        }

    @property
    def teams(self) -> Teams:
        """Who plays with whom; a game for more than two seats says it by its scenario."""
        return DUEL

    def enemies(self, seat: int) -> tuple[int, ...]:
        """The seats that play against this one."""
        return self.teams.enemies[seat]

    def allies(self, seat: int) -> tuple[int, ...]:
        """The other seats of its team."""
        return self.teams.allies[seat]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # a State changes; use digest()

    def packed(self) -> bytes:
        """The plain value as bytes, the same on every machine; `snapshot` brings it back."""
        return _DIGESTED.encode(self.plain())

    def digest(self) -> str:
        """A stable fingerprint of the value, the same on every machine."""
        return fingerprint(self.packed())

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
        top: Moment[Any] = self.stack[-1]
        if self.listed is not None and self.listed[0] is top:
            return self.listed[1]
        return top.choices(self)

    def ask(self, moment: Moment[Any], listed: Sequence[Choice]) -> None:
        """Lay a moment on the stack whose choices have just been listed, and are not again."""
        self.stack.append(moment)
        self.listed = (moment, listed)

    def call_off(self) -> None:
        """Leave the private moment on top. Nothing was committed in private, so that if the moment
        it came from is asked again, its choices are what they were (`choices_of`)."""
        self.stack.pop()
        self.listed = self.aside

    def choices_of(self, moment: Moment[Any]) -> Sequence[Choice]:
        """The choices of a moment that may be asked next."""
        if self.listed is not None and self.listed[0] == moment:
            return self.listed[1]
        return moment.choices(self)

    def chances(self) -> Chances:
        chances: Chances = self.stack[-1].chances(self)
        return chances

    def take(self, choice: Choice) -> None:
        """Carry out a choice that is known to be legal."""
        top: Moment[Any] = self.stack[-1]
        if not top.private:
            self.aside = self.listed
        self.listed = None
        top.take(self, choice)
        if self.aside is not None and not (self.stack and self.stack[-1].private):
            self.aside = None
        self.settle()

    def fall(self, outcome: Outcome) -> None:
        """Carry on with what chance brought."""
        self.listed = None
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

"""Playing a situation by names: choices and dice in, what is open and what was told out."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from hexfront.games.notation.faults import FaultError, shortened
from hexfront.games.notation.names import ChoiceNameError, kebab
from hexfront.games.notation.recording import (
    BETWEEN,
    Track,
    asked,
    forked,
    is_question,
    track_of,
)
from hexfront.play import (
    CHANCE,
    Choice,
    Entry,
    Game,
    IllegalChoiceError,
    Offer,
    Outcome,
    Refusal,
    ScriptedSource,
    State,
)
from hexfront.play.lessons import Told

S = TypeVar("S", bound=State)

Dice = int | tuple[int, ...]
"""One die, or several that are read one by one."""

_NAMED = re.compile(r"[a-z]\w*=")
_READ = {"True": True, "False": False}


def thrown(dice: Dice) -> str:
    """Dice as the word of a script."""
    return str(dice) if isinstance(dice, int) else ",".join(map(str, dice))


class Situation(ABC, Generic[S]):
    """A State of a game with its log, and what it waits for."""

    game: Game[S]
    track: Track | None = None
    """What is recorded of it, if somebody listens."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.log: list[Entry] = []

    def recorded(self, text: str) -> Self:
        """From now on what is done and asked is recorded, if somebody listens."""
        self.track = track_of(text, self)
        return self

    def copy(self) -> Self:
        """The same situation once more: what is played in one leaves the other as it is."""
        new = copy(self)
        new.state, new.log = self.state.copy(), list(self.log)
        new.state.news = []
        new.track = forked(self.track, new)
        return new

    def side_name(self, side: int) -> str:
        return self.game.seats_at(self.state)[side]

    @property
    def waits_for(self) -> str:
        """The name of the moment on top, "" when nothing is open."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def actor(self) -> str:
        """The name of a side, chance or over."""
        actor = self.state.actor()
        return self.side_name(actor) if actor >= 0 else "chance" if actor == CHANCE else "over"

    # The same names elsewhere, as lessons need them.

    def within(self, state: State) -> Self:
        """The same names in another State of the same game."""
        new = copy(self)
        new.state, new.log, new.track = cast("S", state), [], None
        return new

    @abstractmethod
    def called(self, choice: Choice) -> str:
        """The name of a choice."""

    @abstractmethod
    def meant(self, text: str) -> Choice:
        """The choice with this name, legal or not; raises ChoiceNameError."""

    @abstractmethod
    def falls(self, word: str) -> Outcome:
        """The outcome that a word of a script stands for here; raises ValueError."""

    def seat_named(self, name: str) -> int:
        """The seat with this name."""
        seats = self.game.seats_at(self.state)
        if name not in seats:
            raise LookupError(f"expected a seat ({', '.join(seats)}), got {name!r}")
        return seats.index(name)

    @abstractmethod
    def unit_named(self, name: str) -> int:
        """The number of a unit; raises LookupError."""

    def answer(self, question: str) -> list[Told]:
        """What the rules say to a recorded question; raises ValueError or LookupError."""
        name, _, rest = question.partition(" ")
        method = getattr(self, name, None)
        if not is_question(method) or method is None:
            raise LookupError(f"nobody asks {name!r}")
        given = [word.strip() for word in rest.split(BETWEEN)] if rest else []
        named = dict(word.split("=", 1) for word in given if _NAMED.match(word))
        plain = [word for word in given if not _NAMED.match(word)]
        kwargs: dict[str, Any] = {key: _READ.get(value, value) for key, value in named.items()}
        return self._answered(name, plain, method(*plain, **kwargs))

    def _answered(self, name: str, args: list[str], answer: object) -> list[Told]:
        """The answer to a question as it is told; each game adds those of its own."""
        if not isinstance(answer, Refusal):
            raise LookupError(f"nothing is told of {name!r}")
        return [Told(answer.message, answer.args, answer.rule, offer=Offer(self.meant(args[0])))]

    def told(self, message: str) -> list[Entry]:
        """Log entries with this message id."""
        return [entry for entry in self.log if entry.message == message]

    def _legal(self) -> Sequence[Choice]:
        return self.state.choices() if self.state.actor() >= 0 else ()

    def _take(self, choice: Choice, *, plain: bool = False, leads: bool = False) -> None:
        """Take a legal choice. One that is `plain` needs no thought, one that `leads` only begins
        what the next one is about."""
        if self.track is not None:
            note = self.track.follow if plain else self.track.begin if leads else self.track.choose
            note(self.called(choice))
        self.state.take(choice)

    def _let_fall(self, word: str, outcome: Outcome) -> None:
        if self.track is not None:
            self.track.follow(word)
        self.state.fall(outcome)

    def _collect(self) -> None:
        """Move what the State tells into the log. It lists its choices anew whenever they are
        asked for, since a test may change it by hand between two steps."""
        self.log.extend(self.state.news or [])
        self.state.news = []
        self.state.listed = self.state.aside = None


class Playing(Situation[S]):
    """A situation in which every choice and every die is spelled out."""

    NO_DICE: ClassVar[str] = "no die is awaited"

    def __init__(self, state: S, dice: Iterable[Dice] = ()) -> None:
        super().__init__(state)
        self.dice = list(dice)
        """Dice that fall by themselves as soon as chance is asked."""
        self.settle()

    def copy(self) -> Self:
        new = super().copy()
        new.dice = list(self.dice)
        return new

    @abstractmethod
    def _name(self, choice: Choice) -> str:
        """The name of a choice."""

    @abstractmethod
    def _parse(self, text: str) -> Choice:
        """The choice with this name, legal or not; raises ChoiceNameError."""

    @abstractmethod
    def _throw(self, word: str) -> Dice | None:
        """The dice that a word of a script stands for; None for the name of a choice."""

    def called(self, choice: Choice) -> str:
        return self._name(choice)

    def meant(self, text: str) -> Choice:
        return self._choice(text, self._legal())

    def falls(self, word: str) -> Outcome:
        dice = self._thrown(word)
        if dice is None:
            raise ChoiceNameError(f"{shortened(word)!r} is no throw of dice")
        return ScriptedSource([dice])(self.state.chances())

    # Playing

    def play(self, *script: str | Dice) -> Self:
        """Choices by name and dice, in order: `play("attack 1305; resolve", 4)`."""
        for item in script:
            if not isinstance(item, str):
                self.roll(item)
                continue
            for word in filter(None, map(str.strip, item.split(";"))):
                dice = self._thrown(word)
                if dice is None:
                    self.choose(word)
                else:
                    self.roll(dice)
        return self

    def _thrown(self, word: str) -> Dice | None:
        try:
            return self._throw(word)
        except FaultError as error:
            raise ChoiceNameError(f"{shortened(word)!r}: {error}") from error

    def choose(self, text: str) -> Self:
        """Take a choice; IllegalChoiceError says why it is not legal."""
        legal = self._legal()
        choice = self._choice(text, legal)
        if choice not in legal:
            raise IllegalChoiceError(self._refused(choice))
        self._take(choice)
        return self.settle()

    def roll(self, *dice: Dice) -> Self:
        """Let dice fall, one moment of chance after another."""
        for throw in dice:
            if self.state.actor() != CHANCE:
                raise ValueError(f"{self.NO_DICE} for {throw}; open is {self.waits_for}")
            self._fall(throw)
            self.settle()
        return self

    def settle(self) -> Self:
        """Run what needs nobody, and dice of the script; a test may have pushed moments."""
        self.state.settle()
        while self.dice and self.state.actor() == CHANCE:
            self._fall(self.dice.pop(0))
        self._collect()
        return self

    def _fall(self, throw: Dice) -> None:
        self._let_fall(thrown(throw), ScriptedSource([throw])(self.state.chances()))

    def until(self, word: str) -> Self:
        """Go on until a choice or a moment of this name is open.

        On the way a single legal choice is taken and windows are declined; dice come from the
        script.
        """
        while not self._open(word):
            if self.state.actor() < 0:
                raise ValueError(f"{word!r} never came; open is {self.waits_for or 'nothing'}")
            legal = self._legal()
            plain = [choice for choice in legal if len(legal) == 1 or choice.declines]
            if not plain:
                raise ValueError(f"{word!r} is not open; choose among {', '.join(self.choices())}")
            self._take(plain[0], plain=True)
            self.settle()
        return self

    def _open(self, word: str) -> bool:
        if word in (self.waits_for, kebab(self.waits_for)):
            return True
        return any(word in (name, name.partition(" ")[0]) for name in self.choices())

    # What is open

    def choices(self, word: str = "") -> list[str]:
        """The names of all legal choices, or of those that start with a word."""
        names = [self._name(choice) for choice in self._legal()]
        return [name for name in names if not word or name.split()[0] == word]

    def options(self, word: str) -> set[str]:
        """What may follow a word: `options("march")` gives the hexes in reach."""
        return {name.partition(" ")[2] for name in self.choices(word)}

    def legal(self, text: str) -> bool:
        legal = self._legal()
        return self._choice(text, legal) in legal

    @asked
    def refusal(self, text: str) -> Refusal:
        """Why this is not legal now; a legal choice raises ValueError."""
        legal = self._legal()
        choice = self._choice(text, legal)
        if choice in legal:
            raise ValueError(f"{text!r} is legal")
        return self._refused(choice)

    def _choice(self, text: str, legal: Sequence[Choice]) -> Choice:
        """By the names of the legal ones first: they may hold blanks, on which words part."""
        for choice in legal:
            if self._name(choice) == text:
                return choice
        return self._parse(text)

    def _refused(self, choice: Choice) -> Refusal:
        if self.state.over:
            return Refusal("", "nothing is open here")
        return self.game.refuse(self.state, max(self.state.actor(), 0), choice)

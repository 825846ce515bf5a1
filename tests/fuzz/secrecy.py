"""The secrecy property: what a seat cannot see makes no difference to what it is shown.

Two States that differ only in what a seat cannot see must give it byte-identical views,
choices, offers, refusals and log, now and for as long as no secret comes to light, and the same
answers to what it may ask about the board. So it is for the WATCHER, who has no seat and asks
nothing: for him everything is dealt anew that any seat does not know.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from hexfront.games import rulebooks
from hexfront.play import (
    CHANCE,
    OVER,
    WATCHER,
    Choice,
    Entry,
    Game,
    GameFacts,
    Outcome,
    State,
    heard,
)
from hexfront.play.standing import Standing
from tests.fuzz.breach import require
from tests.fuzz.strangers import Strangers

STEPS_ON = 6
STRANGERS = 4
MANY = 120
"""Hexes, of which every board has some."""


class Shown(Struct, frozen=True):
    """Everything that reaches a seat, as bytes."""

    actor: bytes
    view: bytes
    choices: bytes
    offers: bytes
    refusals: bytes
    log: bytes
    standing: bytes


def shown(
    game: Game[Any], state: State, seat: int, strangers: Sequence[Choice], news: list[Entry]
) -> Shown:
    encode = msgspec.json.encode
    acts = state.actor() == seat
    return Shown(
        actor=encode(state.actor()),
        view=encode(game.view(state, seat)),
        choices=encode(list(state.choices()) if acts else []),
        offers=encode(game.offers(state, seat)),
        refusals=encode([game.refuse(state, seat, choice) for choice in strangers]),
        log=encode(heard(news, seat)),
        standing=encode(_standing(game, state, seat, heard(news, seat))),
    )


def _standing(game: Game[Any], state: State, seat: int, told: list[Entry]) -> Standing | None:
    """How the game stands, where its rulebook says it."""
    facts = _facts(type(game))
    return facts.standing(state, seat, told) if facts else None


@cache
def _facts(kind: type[Game[Any]]) -> GameFacts[Any] | None:
    """The facts of the rulebook that a game is of, be it with a scenario of its own."""
    books = rulebooks().values()
    return next((book.facts for book in books if issubclass(kind, type(book.game))), None)


class Question(NamedTuple):
    """What a seat may ask about a hex, a unit, a line or a way; -1 names nothing."""

    hex: int = -1
    unit: int = -1
    to: int = -1

    def answer(self, facts: GameFacts[Any], state: State, seat: int) -> bytes:
        try:
            if self.to < 0:
                return msgspec.json.encode(facts.look(state, seat, self.hex, self.unit))
            if self.unit < 0:
                return msgspec.json.encode(facts.trace(state, seat, self.hex, self.to))
            return msgspec.json.encode(facts.route(state, seat, self.unit, self.to))
        except (ValueError, LookupError) as error:
            return str(error).encode()


def questions(view: object, random: Random) -> list[Question]:
    """About units that the seat sees, and about any other."""
    seen = [unit.id for unit in getattr(view, "units", ())] or [0]
    one, any_one = random.choice(seen), random.randrange(max(seen) + 4)
    a, b = random.randrange(MANY), random.randrange(MANY)
    return [
        Question(),
        Question(hex=a),
        Question(unit=one),
        Question(unit=any_one),
        Question(hex=a, to=b),
        Question(unit=any_one, to=b),
    ]


def _dealt_anew(game: Game[Any], state: State, seat: int, random: Random) -> State:
    if seat == WATCHER:
        return game.scramble_all(state, random)
    dealt: State = game.scramble(state, seat, random)
    return dealt


class Pair:
    """A State and another one that a seat should not be able to tell from it."""

    def __init__(self, game: Game[Any], state: State, seat: int, random: Random) -> None:
        self.game, self.seat, self.random = game, seat, random
        before = state.digest()
        self.one, self.other = state.copy(), _dealt_anew(game, state, seat, random)
        require(self.other is not state, "scramble gives back the State itself")
        require(state.digest() == before, "scramble changes the State that it was given")
        self.differ = self.other.digest() != before
        self.one.news, self.other.news = [], []

    def compare(self, strangers: Strangers, after: str) -> None:
        one, other = self.one, self.other
        odd: list[Choice] = []
        if one.actor() == self.seat == other.actor():
            odd = strangers.not_among(one.choices(), STRANGERS, self.random)
        first = shown(self.game, one, self.seat, odd, one.news or [])
        second = shown(self.game, other, self.seat, odd, other.news or [])
        for name in Shown.__struct_fields__:
            require(
                getattr(first, name) == getattr(second, name),
                f"seat {self.seat} can tell by its {name} what it must not know ({after}):\n"
                f"  {getattr(first, name).decode()}\n  {getattr(second, name).decode()}",
            )

    def ask(self) -> None:
        """What the seat asks about the board, and what it should look at, is the same in both."""
        facts = _facts(type(self.game))
        if facts is None or self.seat == WATCHER:
            return
        for asked in questions(self.game.view(self.one, self.seat), self.random):
            self._require_same(
                str(asked), *(asked.answer(facts, one.copy(), self.seat) for one in self._both)
            )
        advice = [facts.counsel(one.copy(), self.seat) for one in self._both]
        self._require_same("counsel", *map(msgspec.json.encode, advice))

    @property
    def _both(self) -> tuple[State, State]:
        return self.one, self.other

    def _require_same(self, what: str, first: bytes, second: bytes) -> None:
        require(
            first == second,
            f"seat {self.seat} can tell by an answer what it must not know ({what}):\n"
            f"  {first.decode()}\n  {second.decode()}",
        )

    def step(self) -> str:
        """Go one step on in both alike; says which, or nothing if there is no such step."""
        if self.one.actor() == OVER:
            return ""
        if self.one.actor() == CHANCE:
            return self._fall()
        return self._take()

    def _fall(self) -> str:
        theirs = self.other.chances()
        common = [outcome for outcome in self.one.chances().outcomes if outcome in theirs]
        if not common:
            return ""
        outcome: Outcome = self.random.choice(common)
        for state in (self.one, self.other):
            state.news = []
            state.fall(outcome)
        return f"after {outcome}"

    def _take(self) -> str:
        theirs = self.other.choices()
        require(len(theirs) > 0, "the scrambled State leaves nothing to choose")
        common = [choice for choice in self.one.choices() if choice in theirs]
        if not common:
            return ""
        choice = self.random.choice(common)
        for state in (self.one, self.other):
            state.news = []
            state.take(choice)
        return f"after {choice}"

    def secrets_known(self) -> tuple[int, int]:
        return (self.game.revealed(self.one), self.game.revealed(self.other))


def check_secrecy(
    game: Game[Any], state: State, seat: int, strangers: Strangers, random: Random
) -> bool:
    """Compare a State with a scrambled one; True if the two really differ.

    Where a seat sees everything there is nothing to scramble, and one look is enough.
    """
    pair = Pair(game, state, seat, random)
    pair.compare(strangers, "at once")
    if not pair.differ:
        return False
    pair.ask()
    for _ in range(STEPS_ON):
        before = pair.secrets_known()
        after = pair.step()
        if not after or pair.secrets_known() != before:
            break
        pair.compare(strangers, after)
    return pair.differ

"""What those see who look on without a seat: what all seats may know, at once or later."""

import time
from collections import deque
from collections.abc import Container, Sequence
from typing import Any, NamedTuple

from hexfront.play import WATCHER, Entry, Game, Match, heard
from hexfront.table.errors import BadRequestError
from hexfront.table.outlook import Outlook
from hexfront.table.requests import NewTable
from hexfront.table.schema import TableRow, TokenRow


def check_watching(wanted: NewTable, game: Game[Any]) -> None:
    """Only a game between people is shown to others, and while it is played only if its rulebook
    says what they may see."""
    if wanted.watch == "off":
        return
    if "guest" not in wanted.players:
        raise BadRequestError("watch: only a game between people is shown to others")
    if wanted.watch == "public" and not game.watched:
        raise BadRequestError(f"watch: nobody can look on at {game.id} before it is over")


class _Step(NamedTuple):
    """A step of the match that is not shown yet."""

    at: int
    told: list[Entry]
    seen: bool


class LaggingOutlook(Outlook):
    """An outlook that shows a step when `delay` others have followed that it shows as well.

    By steps of the match it would tell how many there were that it does not show.
    """

    def __init__(self, seat: int, seq: int, stride: int, delay: int) -> None:
        super().__init__(seat, seq, stride)
        self._delay = delay
        self._ahead = -1
        """The latest step that was looked at."""
        self._held_back: deque[_Step] = deque()

    def watch(self, match: Match, *, over: bool = False) -> None:
        everything = not match.game.has_secrets(match.state)
        for at in range(self._ahead + 1, match.length + 1):
            told = heard(match.entries[at], self.seat)
            seen = bool(told) or at == 0 or everything or self._differs(match, at)
            self._held_back.append(_Step(at, told, seen))
        self._ahead = match.length
        self._release(0 if over or match.state.over else self._delay)

    def recall(self, match: Match, until: int, frames: Container[int]) -> None:
        for at in range(until + 1):
            told = heard(match.entries[at], self.seat)
            self._held_back.append(_Step(at, told, at == 0 or at in frames))
        self._ahead = until
        self._release(self._delay)

    def frames(self, first: int, last: int) -> list[int]:
        later = [step.at for step in self._held_back if step.seen and first <= step.at <= last]
        return super().frames(first, last) + later

    def rewind(self, match: Match) -> None:
        while self._held_back and self._held_back[-1].at > match.length:
            self._held_back.pop()
        self._ahead = min(self._ahead, match.length)
        super().rewind(match)

    def _release(self, delay: int) -> None:
        """Show what enough steps have followed; the first picture is there from the beginning."""
        waiting = sum(step.seen for step in self._held_back)
        while self._held_back and (waiting > delay or self._watched < 0):
            step = self._held_back.popleft()
            waiting -= step.seen
            self._note(*step)

    def _differs(self, match: Match, at: int) -> bool:
        """Whether a step changes the picture; what was seen last is not forgotten for that."""
        game = match.game
        return game.view(match.at(at), self.seat) != game.view(match.at(at - 1), self.seat)


def outlooks_of(row: TableRow, tokens: Sequence[TokenRow]) -> dict[int, Outlook]:
    """The outlooks of all seats that somebody may look through, and of those without a seat."""
    # Numbers start at the clock, so that they grow over a restart too.
    seats = sorted({seat for token in tokens for seat in token.seats})
    watched = row.watch == "public"
    stride = len(seats) + watched
    start = time.time_ns() // 1_000_000 * stride
    outlooks = {seat: Outlook(seat, start + place, stride) for place, seat in enumerate(seats)}
    if watched:
        last = start + len(seats)
        outlooks[WATCHER] = (
            LaggingOutlook(WATCHER, last, stride, row.delay)
            if row.delay
            else Outlook(WATCHER, last, stride)
        )
    return outlooks

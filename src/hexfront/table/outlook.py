"""One seat's outlook on a match: its picture, its log and its count of both.

All that is numbered here is numbered by what the seat itself was shown, and nothing is
renumbered for what it cannot see.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Container
from typing import NamedTuple

from msgspec import Struct

from hexfront.play import Back, Choice, Match, Offer, heard
from hexfront.play.log import Entry
from hexfront.table.protocol import LogLine, Player, Update

LATEST = 200
"""Lines of the log that a page is told at first."""
EARLIER = 400
"""Lines that it is told when it asks for more."""


class Scene(NamedTuple):
    """What belongs to the present moment only."""

    view: Struct | None
    offers: list[Offer]
    can_undo: bool = False
    handover: int = -1
    thinking: bool = False
    back: Back = "no"
    taught: int = -1
    awaited: Choice | None = None


class Outlook:
    """What one seat has been shown so far.

    `seq` numbers the updates; it grows by `stride` so that no two seats ever share a number.
    `cuts` holds how many lines of the log were left each time that some were taken back.
    """

    def __init__(self, seat: int, seq: int, stride: int) -> None:
        self.seat = seat
        self.seq = seq
        self.stride = stride
        self.cuts: list[int] = []
        self.scene = Scene(None, [])
        self.lines: list[LogLine] = []
        self._line_steps: list[int] = []
        self._stops: list[int] = []
        self._frames: list[int] = []
        """The steps of the match that the seat's own steps show."""
        self._watched = -1
        self._view: tuple[int, Struct] | None = None
        """The view that was worked out last, and the step of the match that it shows."""
        self._shown: tuple[object, ...] = ()

    @property
    def step(self) -> int:
        """The seat's own count of pictures; the first is 0."""
        return len(self._frames) - 1

    @property
    def watched(self) -> int:
        """The step of the match that the picture shows."""
        return self._watched

    def watch(self, match: Match, *, over: bool = False) -> None:
        """Look at every step that was not seen yet; `over` when no other will follow.

        A step whose picture is the same and that says nothing did not happen for the seat. What
        it says is looked at first, as views are dear.
        """
        open_ = not match.game.has_secrets(match.state)
        for at in range(self._watched + 1, match.length + 1):
            told = heard(match.entries[at], self.seat)
            seen = told or at == 0 or open_ or self._changed(match, at)
            self._note(at, told, bool(seen))

    def recall(self, match: Match, until: int, frames: Container[int]) -> None:
        """Have watched the match until that step, and seen these steps of it."""
        for at in range(until + 1):
            told = heard(match.entries[at], self.seat)
            self._note(at, told, at == 0 or at in frames)

    def frames(self, first: int, last: int) -> list[int]:
        """The steps of the match among these that the seat's own steps show."""
        shown = self._frames
        return shown[bisect_left(shown, first) : bisect_right(shown, last)]

    def view(self, match: Match) -> Struct:
        """The picture after the latest step that was watched."""
        return self._seen(match, self._watched)

    def rewind(self, match: Match) -> None:
        """Forget what the match has forgotten."""
        length = match.length
        if length >= self._watched:
            return
        kept = sum(at <= length for at in self._line_steps)
        if kept < len(self.lines):
            self.cuts.append(kept)
        del self.lines[kept:], self._line_steps[kept:]
        self._stops = list(dict.fromkeys(line.step for line in self.lines))
        while self._frames and self._frames[-1] > length:
            self._frames.pop()
        self._watched = length
        self._view = None

    def show(self, scene: Scene) -> bool:
        """Set the scene; True when that or anything else has changed the seat's update."""
        self.scene = scene
        shown = (scene, self.step, len(self.cuts), len(self.lines))
        if shown == self._shown:
            return False
        self._shown = shown
        self.seq += self.stride
        return True

    def update(
        self,
        players: tuple[Player, ...],
        told: int | None = None,
        *,
        fresh: bool = True,
        since: int | None = None,
    ) -> Update:
        """The update for somebody who has been told that many lines of the log, or nothing yet.

        Whoever followed the match through another seat did so up to the step `since`.
        """
        scene = self.scene
        news = 0 if since is None else sum(at > since for at in self._line_steps)
        first = max(len(self.lines) - max(LATEST, news), 0) if told is None else told
        return Update(
            seq=self.seq,
            seat=self.seat,
            step=self.step,
            view=scene.view,
            offers=scene.offers,
            log=self.lines[first:],
            fresh=fresh,
            can_undo=scene.can_undo,
            players=players,
            handover=scene.handover,
            thinking=scene.thinking,
            back=scene.back,
            steps=tuple(self._stops),
            news=news,
            taught=scene.taught,
            awaited=scene.awaited,
        )

    def earlier(self, before: int) -> list[LogLine]:
        """Some lines of the log before the one with that number."""
        end = min(max(before, 0), len(self.lines))
        return self.lines[max(end - EARLIER, 0) : end]

    def match_step(self, step: int) -> int | None:
        """The step of the match that the seat's own step shows; None if there is none."""
        return self._frames[step] if 0 <= step < len(self._frames) else None

    def _note(self, at: int, told: list[Entry], seen: bool) -> None:
        if seen:
            self._frames.append(at)
        for entry in told:
            self._tell(LogLine(len(self.lines), self.step, entry), at)
        self._watched = at

    def _tell(self, line: LogLine, at: int) -> None:
        self.lines.append(line)
        self._line_steps.append(at)
        if not self._stops or self._stops[-1] != line.step:
            self._stops.append(line.step)

    def _changed(self, match: Match, at: int) -> bool:
        before = self._seen(match, at - 1)
        return self._seen(match, at) != before

    def _seen(self, match: Match, at: int) -> Struct:
        if self._view is None or self._view[0] != at:
            self._view = at, match.game.view(match.at(at), self.seat)
        return self._view[1]

"""One seat's outlook on a match: its picture, its log and its count of both.

All that is numbered here is numbered by what the seat itself was shown, and nothing is
renumbered for what it cannot see.
"""

from hashlib import blake2b
from typing import NamedTuple

import msgspec

from hexfront.play import Match, Offer, heard
from hexfront.table.protocol import LogLine, Update


class _Frame(NamedTuple):
    """A picture that differs from the one before it, and the step of the match it shows."""

    at: int
    mark: bytes


class Scene(NamedTuple):
    """What belongs to the present moment only."""

    offers: list[Offer]
    can_undo: bool
    handover: int
    thinking: bool


class Outlook:
    """What one seat has been shown so far.

    `seq` numbers the updates; it grows by `stride` so that no two seats ever share a number.
    `epoch` counts how often lines of the log were taken back.
    """

    def __init__(self, seat: int, seq: int, stride: int) -> None:
        self.seat = seat
        self.seq = seq
        self.stride = stride
        self.epoch = 0
        self.scene = Scene([], can_undo=False, handover=-1, thinking=False)
        self.lines: list[LogLine] = []
        self._line_steps: list[int] = []
        self._frames: list[_Frame] = []
        self._watched = -1
        self._view = b""
        self._shown: tuple[object, ...] = ()

    @property
    def step(self) -> int:
        """The seat's own count of pictures; the first is 0."""
        return len(self._frames) - 1

    def watch(self, match: Match) -> None:
        """Look at every step that was not seen yet."""
        if self._watched == match.length:
            return
        for at in range(self._watched + 1, match.length + 1):
            if match.game.secrets:
                self._look(match, at)
            else:
                self._frame(match, at, b"")
        self._watched = match.length
        if not match.game.secrets:
            self._view = self._encoded(match, match.length)

    def rewind(self, match: Match) -> None:
        """Forget what the match has forgotten."""
        length = match.length
        if length >= self._watched:
            return
        kept = sum(at <= length for at in self._line_steps)
        if kept < len(self.lines):
            self.epoch += 1
        del self.lines[kept:], self._line_steps[kept:]
        while self._frames and self._frames[-1].at > length:
            self._frames.pop()
        self._watched = length
        self._view = self._encoded(match, length)

    def show(self, scene: Scene) -> bool:
        """Set the scene; True when that or anything else has changed the seat's update."""
        self.scene = scene
        shown = (
            self._view,
            msgspec.json.encode(scene),
            self.step,
            self.epoch,
            len(self.lines),
        )
        if shown == self._shown:
            return False
        self._shown = shown
        self.seq += self.stride
        return True

    @property
    def watched(self) -> int:
        """The step of the match that the picture shows."""
        return self._watched

    def update(
        self, players: tuple[str, ...], told: int, *, fresh: bool, since: int | None = None
    ) -> Update:
        """The update for somebody who has been told that many lines of the log.

        Whoever followed the match through another seat did so up to the step `since`.
        """
        scene = self.scene
        return Update(
            seq=self.seq,
            seat=self.seat,
            step=self.step,
            view=msgspec.Raw(self._view),
            offers=scene.offers,
            log=self.lines if fresh else self.lines[told:],
            fresh=fresh,
            can_undo=scene.can_undo,
            players=players,
            handover=scene.handover,
            thinking=scene.thinking,
            steps=tuple(dict.fromkeys(line.step for line in self.lines)),
            news=0 if since is None else sum(at > since for at in self._line_steps),
        )

    def match_step(self, step: int) -> int | None:
        """The step of the match that the seat's own step shows; None if there is none."""
        return self._frames[step].at if 0 <= step < len(self._frames) else None

    def _look(self, match: Match, at: int) -> None:
        """A step whose picture is the same and that says nothing did not happen for the seat."""
        self._view = self._encoded(match, at)
        mark = blake2b(self._view, digest_size=16).digest()
        silent = not heard(match.entries[at], self.seat)
        if silent and self._frames and self._frames[-1].mark == mark:
            return
        self._frame(match, at, mark)

    def _frame(self, match: Match, at: int, mark: bytes) -> None:
        self._frames.append(_Frame(at, mark))
        for entry in heard(match.entries[at], self.seat):
            self.lines.append(LogLine(len(self.lines), self.step, entry))
            self._line_steps.append(at)

    def _encoded(self, match: Match, at: int) -> bytes:
        return msgspec.json.encode(match.game.view(match.at(at), self.seat))

"""Dice that nobody at the table has to believe.

Before the first die falls the server pledges itself to a number by telling its SHA-256. Everybody
who sits down adds a number of their own, its grain, that counts from the next step on; since the
server did not know it when it pledged itself, it cannot have chosen what falls. A roll is the
HMAC-SHA256 of its step and all grains under the server's number. When the game is over the number
is told, and whoever likes rolls every die again.
"""

import hmac
from bisect import bisect_right
from collections.abc import Iterable
from hashlib import sha256
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from hexfront.play.chance import Chances, Outcome
from hexfront.play.moment import CHANCE

if TYPE_CHECKING:
    from hexfront.play.match import Match


class Grain(Struct, frozen=True):
    """What somebody added to the dice, which counts from the step `since` on."""

    seat: int
    since: int
    grain: str


class DiceRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to roll the dice of a game again."""

    pledge: str
    seed: str
    grains: tuple[Grain, ...]


class AuditError(Exception):
    """Dice that did not fall as they were pledged to."""


class Slot(NamedTuple):
    """Where an outcome lies among the numbers from 0 to `total`: from `low` to before `high`."""

    total: int
    low: int
    high: int


def seed_text(seed: int) -> str:
    """The number as it is pledged and told: at least 32 hexadecimal digits."""
    return f"{seed:032x}"


def pledge_of(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()


def number_at(seed: str, grains: Iterable[Grain], step: int) -> int:
    """The number of 256 bits from which the roll of this step is taken."""
    said = ":".join([str(step), *sorted(one.grain for one in grains if one.since <= step)])
    return int.from_bytes(hmac.digest(seed.encode(), said.encode(), "sha256"))


def fallen(chances: Chances, number: int) -> Outcome:
    """The outcome on which the number falls: they lie side by side, each as broad as it weighs."""
    cumulative = list(accumulate(chances.weights))
    return chances.outcomes[bisect_right(cumulative, number % chances.total)]


def slot_of(chances: Chances, outcome: Outcome) -> Slot:
    place = chances.outcomes.index(outcome)
    low = sum(chances.weights[:place])
    return Slot(chances.total, low, low + chances.weights[place])


class Auditor:
    """Watches a replay and rolls every die again; AuditError names the first that is wrong."""

    def __init__(self, record: DiceRecord) -> None:
        if pledge_of(record.seed) != record.pledge:
            raise AuditError("the server's number is not the one that it pledged itself to")
        self.record = record
        self.rolls: list[tuple[int, Slot]] = []
        """The steps at which dice fell, and where the outcome lay."""
        self._awaited: Chances | None = None

    def watch(self, match: "Match") -> None:
        if self._awaited is not None:
            self._check(match.length - 1, self._awaited, match.steps[-1].taken)
        waits = bool(match.state.stack) and match.state.actor() == CHANCE
        self._awaited = match.state.chances() if waits else None

    def _check(self, step: int, chances: Chances, taken: object) -> None:
        expected = fallen(chances, number_at(self.record.seed, self.record.grains, step))
        if taken != expected:
            raise AuditError(f"step {step}: {taken} fell where {expected} should have")
        self.rolls.append((step, slot_of(chances, expected)))

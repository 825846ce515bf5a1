"""All counters of the sides of a game by number, with what they print in tables to look up.

A unit of the State has a kind: a squad that suffers Casualty Reduction or fails by more than its
ELR takes another. The lists are indexed by kind.
"""

from collections.abc import Iterable
from typing import TypeAlias

from hexfront.games.aslsk.definitions.counters import Leader, Mmc, MmcKind, Nationality, Quality
from hexfront.games.aslsk.definitions.nationalities import Definitions

Counter: TypeAlias = Mmc | Leader
NO_KIND = -1


class Kinds:
    """The counters of some nationalities."""

    def __init__(self, known: Definitions, nationalities: Iterable[Nationality]) -> None:
        wanted = set(nationalities)
        everyone: list[Counter] = [*known.mmc.values(), *known.leaders.values()]
        self.counters = tuple(c for c in everyone if c.nationality in wanted)
        self.number = {counter.id: n for n, counter in enumerate(self.counters)}
        self.leader = tuple(isinstance(counter, Leader) for counter in self.counters)
        self.vehicle = (False,) * len(self.counters)
        self.squad = tuple(_of(counter, MmcKind.SQUAD) for counter in self.counters)
        self.half_squad = tuple(_of(counter, MmcKind.HALF_SQUAD) for counter in self.counters)
        self.crew = tuple(_of(counter, MmcKind.CREW) for counter in self.counters)
        self.fp = tuple(c.strength.fp if isinstance(c, Mmc) else 0 for c in self.counters)
        self.range = tuple(c.strength.range if isinstance(c, Mmc) else 0 for c in self.counters)
        self.morale = tuple(
            c.strength.morale if isinstance(c, Mmc) else c.command.morale for c in self.counters
        )
        self.broken = tuple(counter.broken for counter in self.counters)
        self.leadership = tuple(
            c.command.leadership if isinstance(c, Leader) else 0 for c in self.counters
        )
        self.boxed = tuple(isinstance(c, Leader) or c.self_rally for c in self.counters)
        self.smoke = tuple(c.smoke if isinstance(c, Mmc) else 0 for c in self.counters)
        self.assault_fire = tuple(isinstance(c, Mmc) and c.assault_fire for c in self.counters)
        self.elite = tuple(isinstance(c, Leader) or c.elite for c in self.counters)
        self.green = tuple(_ranks(c, Quality.GREEN) for c in self.counters)
        self.conscript = tuple(_ranks(c, Quality.CONSCRIPT) for c in self.counters)
        self.half = tuple(
            self.number[c.half_squad] if isinstance(c, Mmc) and c.half_squad else NO_KIND
            for c in self.counters
        )
        """What Casualty Reduction leaves of a squad."""
        self.poorer = tuple(
            self.number[counter.replaced_by] if counter.replaced_by else NO_KIND
            for counter in self.counters
        )
        """What replaces a unit that fails by more than its ELR."""


def _of(counter: Counter, kind: MmcKind) -> bool:
    return isinstance(counter, Mmc) and counter.kind is kind


def _ranks(counter: Counter, quality: Quality) -> bool:
    return isinstance(counter, Mmc) and counter.quality is quality

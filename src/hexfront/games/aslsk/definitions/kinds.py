"""All counters of the sides of a game by number, with what they print in tables to look up.

A unit of the State has a kind: a squad that suffers Casualty Reduction or fails by more than its
ELR takes another. The lists are indexed by kind.
"""

from collections.abc import Iterable
from typing import TypeAlias

from hexfront.games.aslsk.definitions.counters import Leader, Mmc, MmcKind, Nationality, Quality
from hexfront.games.aslsk.definitions.nationalities import Definitions
from hexfront.games.aslsk.definitions.vehicles import Vehicle

Counter: TypeAlias = Mmc | Leader | Vehicle
NO_KIND = -1


class Kinds:
    """The counters of some nationalities."""

    def __init__(self, known: Definitions, nationalities: Iterable[Nationality]) -> None:
        wanted = set(nationalities)
        everyone: list[Counter] = [
            *known.mmc.values(), *known.leaders.values(), *known.vehicles.values(),
        ]  # fmt: skip
        self.counters = tuple(c for c in everyone if c.nationality in wanted)
        self.number = {counter.id: n for n, counter in enumerate(self.counters)}
        self.leader = tuple(isinstance(counter, Leader) for counter in self.counters)
        self.vehicle = tuple(isinstance(counter, Vehicle) for counter in self.counters)
        self.squad = tuple(_of(counter, MmcKind.SQUAD) for counter in self.counters)
        self.half_squad = tuple(_of(counter, MmcKind.HALF_SQUAD) for counter in self.counters)
        self.crew = tuple(_of(counter, MmcKind.CREW) for counter in self.counters)
        self.fp = tuple(c.strength.fp if isinstance(c, Mmc) else 0 for c in self.counters)
        self.range = tuple(c.strength.range if isinstance(c, Mmc) else 0 for c in self.counters)
        self.morale = tuple(_morale(known, counter) for counter in self.counters)
        self.broken = tuple(0 if isinstance(c, Vehicle) else c.broken for c in self.counters)
        self.leadership = tuple(
            c.command.leadership if isinstance(c, Leader) else 0 for c in self.counters
        )
        self.boxed = tuple(_rallies(counter) for counter in self.counters)
        self.smoke = tuple(c.smoke if isinstance(c, Mmc) else 0 for c in self.counters)
        self.assault_fire = tuple(isinstance(c, Mmc) and c.assault_fire for c in self.counters)
        self.elite = tuple(_elite(counter) for counter in self.counters)
        self.green = tuple(_ranks(c, Quality.GREEN) for c in self.counters)
        self.conscript = tuple(_ranks(c, Quality.CONSCRIPT) for c in self.counters)
        self.mp = tuple(c.mp if isinstance(c, Vehicle) else 0 for c in self.counters)
        self.turreted = tuple(isinstance(c, Vehicle) and c.turret.turreted for c in self.counters)
        self.half = tuple(
            self.number[c.half_squad] if isinstance(c, Mmc) and c.half_squad else NO_KIND
            for c in self.counters
        )
        """What Casualty Reduction leaves of a squad."""
        self.poorer = tuple(
            self.number[c.replaced_by] if not isinstance(c, Vehicle) and c.replaced_by else NO_KIND
            for c in self.counters
        )
        """What replaces a unit that fails by more than its ELR."""

    def afv(self, kind: int) -> Vehicle:
        """The counter of a kind that is a vehicle."""
        counter = self.counters[kind]
        assert isinstance(counter, Vehicle)
        return counter


def _morale(known: Definitions, counter: Counter) -> int:
    """The Morale Level; an Inherent Crew has that of the best Elite MMC (ASL-7.10.b)."""
    match counter:
        case Mmc():
            return counter.strength.morale
        case Leader():
            return counter.command.morale
    peers = (mmc for mmc in known.mmc.values() if mmc.nationality is counter.nationality)
    return max(mmc.strength.morale for mmc in peers if mmc.elite)


def _rallies(counter: Counter) -> bool:
    return isinstance(counter, Leader) or (isinstance(counter, Mmc) and counter.self_rally)


def _elite(counter: Counter) -> bool:
    return isinstance(counter, Leader) or (isinstance(counter, Mmc) and counter.elite)


def printed(counter: Counter) -> str:
    """The numbers as players say them: 4-6-7, 9-1, or the AF of a vehicle as 6/3."""
    match counter:
        case Mmc():
            return str(counter.strength)
        case Leader():
            return str(counter.command)
    return f"{counter.front}/{counter.side}"


def _of(counter: Counter, kind: MmcKind) -> bool:
    return isinstance(counter, Mmc) and counter.kind is kind


def _ranks(counter: Counter, quality: Quality) -> bool:
    return isinstance(counter, Mmc) and counter.quality is quality

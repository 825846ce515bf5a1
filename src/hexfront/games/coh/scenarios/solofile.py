"""What a scenario file says about the order deck: its cards, its lists, its track, its cup."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct

from hexfront.board import BoardError
from hexfront.games.coh.definitions.cards import weapon_name
from hexfront.games.coh.definitions.counters import SIDES, UnitKind
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.setting import BY_EVENT, UnitStart
from hexfront.games.coh.solo.deck import CARDS, orders
from hexfront.games.coh.solo.grammar import GrammarError, read_order
from hexfront.games.coh.solo.orders import Order, OrderCard
from hexfront.games.coh.solo.terms import Ban, ControlVp, Happening, SoloTerms, Space, TrackEvent
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.hexes import bits
from hexfront.play.datafile import Amount, DataError, Positive, Words

DIE = 6
_SPAN = re.compile(r"(\d\d)-(\d\d)")


class EventFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event of a space."""

    what: Happening
    table: tuple[int, ...] = ()
    amount: Amount = 0
    hex: str = ""
    unit: str = ""
    """A kind: the vehicle that it is about, or a unit that arrives or goes into the cup."""
    weapon: str = ""
    """The artillery card of a strike."""
    replaces: bool = False


class SpaceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space of the track on which something happens."""

    space: Positive
    title: Words
    text: Words
    mandatory: bool = False
    events: tuple[EventFile, ...] = ()


class ControlFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hex: str
    side: str
    points: Positive = 1


class BanFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: str
    hex: str


class GoalFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An objective beside the control markers: a hex, an edge, or the player's units of a kind."""

    hex: str = ""
    edge: Literal["", "north", "east", "south", "west"] = ""
    unit: str = ""


class SoloFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order deck of a scenario."""

    side: str
    orders: tuple[str, ...]
    """Order cards as spans: "15-55"."""
    spaces: Positive
    track: tuple[SpaceFile, ...] = ()
    counteractions: tuple[str, ...] = ()
    scenario_orders: tuple[str, ...] = ()
    control: tuple[ControlFile, ...] = ()
    bans: tuple[BanFile, ...] = ()
    """Hexes that the first unit of a kind enters only as the last of its side."""
    goals: tuple[GoalFile, ...] = ()
    cup: tuple[str, ...] = ()
    """Kinds of units that rumored enemies may turn out to be."""
    blanks: Amount = 0
    rumours: Amount = 0
    """Rumored enemies that may still appear."""


class SoloReader:
    """Reads the order deck of a scenario; every fault names its key."""

    def __init__(
        self,
        file: SoloFile,
        fault: Callable[[str, str], DataError],
        at: Callable[[str, str], int],
        kind_of: Callable[[str, str, str], UnitKind],
        battlefield: Battlefield,
    ) -> None:
        self.file, self.fault, self.at, self.kind_of = file, fault, at, kind_of
        self.battlefield = battlefield
        if file.side not in SIDES:
            raise fault("solo.side", f"expected one of {', '.join(SIDES)}, got {file.side!r}")
        self.side = SIDES.index(file.side)
        self.units: list[UnitStart] = []
        self.events: dict[tuple[int, int], int] = {}

    def more_units(self, start: tuple[UnitStart, ...]) -> tuple[UnitStart, ...]:
        """The units of the scenario, and after them those of the cup and of events."""
        self.units = list(start)
        for n, name in enumerate(self.file.cup):
            self._add(f"solo.cup[{n}]", name, self.side)
        for _ in range(self.file.rumours):
            self._add("solo.rumours", f"{self.file.side}-rumour", self.side)
        for n, space in enumerate(self.file.track):
            for i, event in enumerate(space.events):
                key = f"solo.track[{n}].events[{i}].unit"
                if event.what is Happening.ARRIVE:
                    self.events[n, i] = self._add(key, event.unit, 1 - self.side)
                elif event.what is Happening.REINFORCE or (
                    event.what is Happening.RUMOUR and event.unit
                ):
                    self.events[n, i] = self._add(key, event.unit, self.side)
        return tuple(self.units)

    def _add(self, key: str, name: str, side: int) -> int:
        kind = self.kind_of(key, name, SIDES[side])
        self.units.append(UnitStart(kind, side, due=BY_EVENT))
        return len(self.units) - 1

    def terms(self, start: tuple[UnitStart, ...], scenario: str) -> SoloTerms:
        """All but the units, of which the first were there before (`start`)."""
        file = self.file
        first = len(start)
        return SoloTerms(
            self.side,
            dict(self._cards()),
            self._track(),
            self._list("counteractions"),
            self._list("scenario_orders"),
            tuple(self._control()),
            tuple(self._bans()),
            sum(1 << u for u in range(first, first + len(file.cup))),
            file.blanks,
            tuple(self.at(f"solo.goals[{n}].hex", goal.hex)
                  for n, goal in enumerate(file.goals) if goal.hex),
            tuple(edge_hexes(self.battlefield, goal.edge) for goal in file.goals if goal.edge),
            sum(1 << u for n, goal in enumerate(file.goals) if goal.unit
                for u in self._prizes(f"solo.goals[{n}].unit", goal.unit)),
            scenario,
        )  # fmt: skip

    def _cards(self) -> Iterator[tuple[int, OrderCard]]:
        numbers: list[int] = []
        for n, text in enumerate(self.file.orders):
            span = _SPAN.fullmatch(text)
            if span is None or not 1 <= int(span[1]) <= int(span[2]) <= CARDS:
                raise self.fault(
                    f"solo.orders[{n}]", f"expected a span such as 15-55, got {text!r}"
                )
            numbers += range(int(span[1]), int(span[2]) + 1)
        if len(set(numbers)) < len(numbers) or not numbers:
            raise self.fault("solo.orders", "each card is named once")
        if not any(orders()[number].steps for number in numbers):
            raise self.fault("solo.orders", "no card moves the scenario marker")
        return ((number, orders()[number]) for number in sorted(numbers))

    def _list(self, name: str) -> tuple[Order, ...]:
        found = []
        for n, text in enumerate(getattr(self.file, name)):
            try:
                found.append(read_order(text, listed=True))
            except GrammarError as error:
                raise self.fault(f"solo.{name}[{n}]", str(error)) from error
        return tuple(found)

    def _track(self) -> tuple[Space, ...]:
        spaces = [Space()] * self.file.spaces
        for n, written in enumerate(self.file.track):
            key = f"solo.track[{n}]"
            if not 1 <= written.space <= self.file.spaces or spaces[written.space - 1] != Space():
                reason = f"expected a space from 1 to {self.file.spaces}, each once"
                raise self.fault(f"{key}.space", reason)
            events = tuple(self._event(n, i, event) for i, event in enumerate(written.events))
            spaces[written.space - 1] = Space(
                written.title, written.text, events, written.mandatory
            )
        return tuple(spaces)

    def _event(self, n: int, i: int, event: EventFile) -> TrackEvent:
        key = f"solo.track[{n}].events[{i}]"
        if len(event.table) not in (0, DIE):
            raise self.fault(f"{key}.table", "expected six figures, one for each face of a d6")
        unit = self.events.get((n, i), -1)
        if event.what is Happening.BOG:
            unit = self._unit(f"{key}.unit", event.unit)
        at = self.at(f"{key}.hex", event.hex) if event.hex else -1
        weapon = self._weapon(key, event) if event.what is Happening.STRIKE else 0
        if at < 0 and event.what is Happening.DRIFT:
            raise self.fault(f"{key}.hex", "a crowd must go somewhere")
        if at < 0 and event.what is Happening.REINFORCE:
            self._check_card_hexes(f"{key}.hex")
        return TrackEvent(event.what, event.table, event.amount, at, unit, event.replaces, weapon)

    def _weapon(self, key: str, event: EventFile) -> int:
        self._check_card_hexes(f"{key}.what")
        for number, weapon in definitions().weapons.items():
            if weapon_name(number) == event.weapon and weapon.is_artillery:
                return number
        raise self.fault(f"{key}.weapon", f"expected an artillery card, got {event.weapon!r}")

    def _check_card_hexes(self, key: str) -> None:
        """The order cards name hexes of a single board (SOLO-2.3.b)."""
        for _, card in self._cards():
            try:
                self.battlefield.board.at(card.hex)
            except BoardError as error:
                raise self.fault(key, f"order card {card.number}: {error}") from error

    def _prizes(self, key: str, name: str) -> list[int]:
        """The player's units of a kind."""
        found = [u for u, unit in enumerate(self.units)
                 if unit.kind.id == name and unit.side != self.side]  # fmt: skip
        if not found:
            raise self.fault(key, f"the player has no {name}")
        return found

    def _unit(self, key: str, name: str) -> int:
        """The first unit of a kind."""
        for u, unit in enumerate(self.units):
            if unit.kind.id == name:
                return u
        raise self.fault(key, f"no {name} in the scenario")

    def _control(self) -> Iterator[ControlVp]:
        for n, worth in enumerate(self.file.control):
            key = f"solo.control[{n}]"
            if worth.side not in SIDES:
                raise self.fault(f"{key}.side", f"expected one of {', '.join(SIDES)}")
            at = self.at(f"{key}.hex", worth.hex)
            yield ControlVp(at, SIDES.index(worth.side), worth.points)

    def _bans(self) -> Iterator[Ban]:
        for n, ban in enumerate(self.file.bans):
            key = f"solo.bans[{n}]"
            yield Ban(self._unit(f"{key}.kind", ban.kind), self.at(f"{key}.hex", ban.hex))


SIDES_OF_EDGE = {"north": (0,), "east": (1, 2), "south": (3,), "west": (4, 5)}
"""By edge: the directions that lead off the board there."""


def edge_hexes(battlefield: Battlefield, edge: str) -> tuple[int, ...]:
    """The hexes in play along an edge of the board."""

    def leaves(h: int, side: int) -> bool:
        beyond = battlefield.adjacent[h][side]
        return beyond < 0 or not battlefield.whole >> beyond & 1

    return tuple(int(h) for h in bits(battlefield.whole)
                 if all(leaves(h, side) for side in SIDES_OF_EDGE[edge]))  # fmt: skip

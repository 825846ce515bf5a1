"""A step into an adjacent hex, and the die that wire and road blocks add to its cost."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Decline, Done
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.moments.base import ChooseFacing, CohMoment, consequences
from hexfront.games.coh.moments.drive import drive_on
from hexfront.games.coh.moments.explosions import arrive, disturb
from hexfront.games.coh.moments.rolls import RollResult, Throw, settle_roll
from hexfront.games.coh.movement.entry import enter
from hexfront.games.coh.movement.steps import put
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.vehicles.bonus import NO_SYMBOLS, left_by_entry, left_by_move
from hexfront.games.coh.vehicles.capacity import take_up
from hexfront.games.coh.works.passage import held_up
from hexfront.play import Choice

DIE = range(1, 7)
BESIDE_MAP = -1
"""From where a unit enters the map."""


def set_out(
    state: CohState, side: int, u: int, to: int, cost: int, free: bool, vehicle: int = NOBODY
) -> None:
    """A unit moves or enters the map, or gets on a vehicle or off it (COH-15.7, COH-15.9).

    An obstacle first says how dear that is, unless it costs nothing (A23). `cost` is the hex's,
    before stress. What the action costs lies on top of the stack.
    """
    rule = "" if free or to == state.hex[u] else held_up(state, u, to)
    if rule:
        state.stack.append(ObstacleRoll(side, u, to, cost, rule, vehicle))
    else:
        step_in(state, side, u, to, cost, vehicle)


def step_in(state: CohState, side: int, u: int, to: int, cost: int, vehicle: int) -> None:
    """What the unit set out for."""
    if state.waiting >> u & 1:
        do_enter(state, side, u, to, cost)
    elif vehicle == NOBODY:
        do_move(state, side, u, to, cost)
    elif state.aboard >> u & 1:
        _get_off(state, side, u, to)
    else:
        _get_on(state, u, vehicle)


def _get_on(state: CohState, u: int, vehicle: int) -> None:
    towed = state.kind(u).is_vehicle
    if towed:
        reveal_marker(state, u, "COH-15.10.a")
    if state.hex[u] != state.hex[vehicle]:
        put(state, u, state.hex[vehicle])
        arrive(state, u)
        disturb(state, (vehicle,))
        take_up(state, u, vehicle)
    else:
        take_up(state, u, vehicle)
        disturb(state, (vehicle,))  # and its new cargo
    state.hasty &= ~(1 << u)  # COH-17.6.g
    state.inside &= ~(1 << u)
    message, rule = ("log-towed", "COH-15.10.a") if towed else ("log-loads", "COH-15.7.d")
    state.note(message, rule, unit=u, by=vehicle)
    consequences(state)


def _get_off(state: CohState, side: int, u: int, to: int) -> None:
    vehicle, moves = state.carrier[u], to != state.hex[u]
    state.unhitch(u)
    if moves:
        put(state, u, to)
    message = "log-let-go" if state.kind(u).is_vehicle else "log-unloads"
    state.note(message, "COH-15.9.c", unit=u, by=vehicle, to=to)
    disturb(state, (vehicle,))
    state.stack.append(ChooseFacing(side, u, True))
    arrive(state, u)


def do_move(state: CohState, side: int, u: int, to: int, cost: int) -> None:
    """One hex, then the free pivot or bonus moves."""
    origin = state.hex[u]
    vehicle = state.kind(u).is_vehicle
    left = left_by_move(state, u, to) if vehicle else NO_SYMBOLS
    put(state, u, to)
    state.note("log-move", "COH-4.5.b", unit=u, to=to, origin=origin)
    drive_on(state, side, u, left, cost)
    state.setting.rules.arrived(state, side, u, origin)
    arrive(state, u)


def do_enter(state: CohState, side: int, u: int, to: int, cost: int) -> None:
    """Into a hex from beside the map, then the free pivot or bonus moves (COH-4.12)."""
    enter(state, u, to)
    state.note("log-enter", "COH-4.12.c", unit=u, to=to)
    left = left_by_entry(state, u, to) if state.kind(u).is_vehicle else NO_SYMBOLS
    drive_on(state, side, u, left, cost)
    state.setting.rules.arrived(state, side, u, BESIDE_MAP)
    arrive(state, u)


class ObstacleRoll(Throw, frozen=True, tag="ObstacleRoll"):
    """One die for a unit that sets out into wire or a road block (COH-17.8.a, COH-17.9.d)."""

    unit: int
    to: int
    cost: int
    obstacle: str
    """The rule under which it is rolled."""
    vehicle: int = NOBODY
    """The vehicle that the unit gets on or off."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        result = ObstacleResult(
            self.side, dice, 0, self.unit, self.to, self.cost, self.obstacle, self.vehicle
        )
        settle_roll(state, result)


class ObstacleResult(RollResult, frozen=True, tag="ObstacleResult"):
    """The move gets dearer; who cannot pay for it in CAP stays where it is (A23)."""

    unit: int
    to: int
    cost: int
    obstacle: str
    vehicle: int = NOBODY

    def run(self, state: CohState) -> None:
        added = min(max(self.total, DIE[0]), DIE[-1])
        toll = Toll(self.side, self.unit, self.to, self.cost, self.obstacle, added, self.vehicle)
        if not state.stack[-1].affords(state, self.cost, self.cost + added):
            toll.refuse(state)
        elif not state.setting.rules.asks_toll(state, toll):
            toll.pay(state)


class Toll(CohMoment, frozen=True, tag="Toll"):
    """An obstacle has made a step dearer; where the rules ask for it, its owner says yes or no."""

    unit: int
    to: int
    cost: int
    obstacle: str
    added: int
    """What the die has added."""
    vehicle: int = NOBODY
    cap: int = 0
    """CAP that it takes."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Done, Decline)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Done(), Decline()]

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Done):
            self.pay(state)
        else:
            self.refuse(state)

    def _told(self) -> dict[str, int | str]:
        return {"unit": self.unit, "hex": self.to, "roll": self.added}

    def pay(self, state: CohState) -> None:
        """The unit goes in."""
        dearer = self.cost + self.added
        state.note("log-obstacle", self.obstacle, None, None, **self._told())
        state.stack[-1] = state.stack[-1].raised(state, self.cost, dearer)
        step_in(state, self.side, self.unit, self.to, dearer, self.vehicle)

    def refuse(self, state: CohState) -> None:
        """It stays where it is."""
        state.note("log-obstacle-stops", self.obstacle, None, None, **self._told())
        state.stack[-1] = state.stack[-1].without(self.unit)
        state.setting.rules.stopped(state, self.side, self.unit)

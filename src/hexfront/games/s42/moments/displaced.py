"""Soviet units that have to leave an Entry Area: K in winter, and G before the Axis."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import S42Choice, Transfer
from hexfront.games.s42.entry.areas import (
    BESIDE_BAKU,
    BESIDE_SVANETIA,
    SVANETIA,
    open_areas,
    place_of,
)
from hexfront.games.s42.maskirovka.armies import inside
from hexfront.games.s42.means.offensives import drop_offensives
from hexfront.games.s42.places import BAKU, Order
from hexfront.games.s42.scenarios.victory import enough_for_baku
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.moment import SideMoment


def close_svanetia(state: S42State) -> None:
    """In winter Entry Area K is closed (S42-23.4.g)."""
    if state.season.winter:
        _empty(state, SVANETIA, BESIDE_SVANETIA, "S42-23.4.g", disrupts=False)


def march_on_baku(state: S42State) -> None:
    """What the Axis units that went to Baku in this Movement Phase bring about (S42-24.1.2)."""
    place = place_of(state, BAKU)
    if state.side != AXIS or place is None:
        return
    there = state.units_at(place, AXIS)
    if not state.baku and enough_for_baku(state, there & state.moved):
        state.baku = 1
        state.note("log-baku", "S42-24.1.2.b", side=AXIS)
    if there:
        _empty(state, BAKU, BESIDE_BAKU, "S42-24.1.3.a", disrupts=True)


def _empty(
    state: S42State, area: str, beside: tuple[str, ...], rule: str, *, disrupts: bool
) -> None:
    place, ways = place_of(state, area), _ways_out(state, area, beside)
    if place is None or not ways:
        return
    for u in reversed(members(state.units_at(place, SOVIET))):
        state.stack.append(LeaveArea(SOVIET, u, ways, rule, disrupts))


def _ways_out(state: S42State, area: str, beside: tuple[str, ...]) -> tuple[str, ...]:
    """The areas beside; on a map without them, whatever is left to the Soviet player."""
    near = tuple(other for other in beside if place_of(state, other) is not None)
    return near or tuple(other for other in open_areas(state, SOVIET) if other != area)


class LeaveArea(SideMoment[S42State], frozen=True, tag="LeaveArea"):
    """A unit goes to one of the Entry Areas beside its own; its owner chooses which."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Transfer,)

    unit: int
    areas: tuple[str, ...]
    rule: str
    disrupts: bool

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        places = (place_of(state, area) for area in self.areas)
        return [Transfer(place) for place in places if place is not None]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Transfer):
            raise self.illegal(choice)
        state.stack.pop()
        state.put(self.unit, choice.place)
        state.note("log-left-area", self.rule, unit=self.unit, place=choice.place)
        drop_offensives(state, self.unit)  # S42-26.2.k
        if self.disrupts:
            driven = state.setting.combat & 1 << self.unit | inside(state, self.unit)
            for u in members(driven & ~state.disordered):
                state.set_order(u, Order.DISRUPTED)

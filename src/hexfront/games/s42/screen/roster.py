"""Units as a seat is shown them, built anew one by one as they change."""

from collections.abc import Sequence
from functools import cache
from itertools import compress, count
from operator import is_not, ne
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.s42.definitions.counters import Face
from hexfront.games.s42.maskirovka.armies import box_of, inside, marker_of
from hexfront.games.s42.means.supply_points import shows
from hexfront.games.s42.places import AREA, BOXED, ELIMINATED, PENDING, POOL, area_of
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play import Part
from hexfront.play.fields import reader
from hexfront.play.masks import each, members

Place = Literal["map", "area", "box", "pending", "eliminated", "removed", "pool"]
Order = Literal["good", "disrupted", "full-retreat"]


class UnitView(Struct, frozen=True, omit_defaults=True):
    """A unit or Supply Point; `units[id].id` is always `id`."""

    id: int
    place: Place
    """area: an Entry Area; box: a holding box; pending: due later; pool: an SP not in play."""
    hex: int = -1
    area: str = ""
    """The letter of the Entry Area."""
    face: str = ""
    """The numbers that lie upward, as a counter prints them: 6-7-3, S-(1)-5, S-0-T."""
    steps: int = 0
    """Steps left; an SP has none."""
    order: Order = "good"
    marks: tuple[str, ...] = ()
    """Of MARKS, those that apply."""
    shows: str = ""
    """The side of an SP: full-move, ready or immobile."""
    due: int = 0
    """The turn in which a pending unit arrives."""
    died: int = 0
    """The turn in which a unit went to the Eliminated Box."""
    box: int = 0
    """The number of the holding box in which a unit is, or to which a Reserve Army belongs; 0 if
    there is none or the seat does not know it."""


MARKS = (
    "reduced", "remnant", "used", "train", "fresh", "oos", "isolated", "locked", "moved", "spent",
    "attacked", "struck", "retreated", "auto-ds", "fleeing", "besieged", "one-hex", "reserve",
    "committed", "tried", "upgraded", "known", "exposed", "stowed", "unpacked",
)  # fmt: skip
"""What can be said of a unit: `fresh` carries a Replacement marker, `locked` may not move yet,
`moved` has ended its move of this phase, `spent` may not attack this turn, `reserve` is held back
and `committed` was, `tried` has tried to disengage. A Reserve Army is `known` if the Axis knows its
box and `exposed` if it must be removed; `stowed` came into a box this turn, `unpacked` out of it
with a removal."""

_ORDERS: tuple[Order, ...] = ("good", "disrupted", "full-retreat")
_SEEN = MARKS[1:]
_MASKS = reader(
    (
        *(name.replace("-", "_") for name in _SEEN),
        "disrupted", "full_retreat", "ready_supply", "immobile",
    )
)  # fmt: skip
"""The sets of units by mark, in the order of the marks, and those that turn a unit otherwise."""


Figures = tuple[Sequence[int], ...]
"""Figures by unit that it is shown from; most are the very same from one look to the next."""


class _Roster:
    """The units as they were last shown, and what they were shown from.

    It is mended in place: whoever looks takes it out of the memory meanwhile, so that nobody else
    sees it half done.
    """

    __slots__ = ("figures", "masks", "places", "shown", "units")

    def __init__(self, state: S42State, masks: tuple[int, ...], figures: Figures) -> None:
        marked = _marked(masks)
        self.masks, self.figures, self.places = masks, figures, state.place.copy()
        self.units = [_unit(state, u, marked) for u in range(state.setting.size)]
        self.shown = state.shown = tuple(self.units)
        state.displaced = 0

    def mend(self, state: S42State, masks: tuple[int, ...], figures: Figures) -> None:
        """Build those units anew that are no longer as they were."""
        turned, placed = self._turned(masks, figures), self._placed(state)
        if turned:
            marked = _marked(masks)
            for u in each(turned):
                self.units[u] = _unit(state, u, marked)
        for u in each(placed ^ placed & turned):
            unit, place = self.units[u], state.place[u]
            if unit.place == "map" and place >= 0:
                self.units[u] = replace(unit, hex=place)
            else:
                self.units[u] = _unit(state, u, _marked(masks))
        if turned or placed:
            self.shown = tuple(self.units)
        state.shown = self.shown

    def _turned(self, masks: tuple[int, ...], figures: Figures) -> int:
        """The units of which anything but their place has changed."""
        found = 0
        others = map(is_not, self.masks, masks)  # nearly all are the very same number
        for before, now in compress(zip(self.masks, masks, strict=True), others):
            found |= before ^ now
        for was, new in zip(self.figures, figures, strict=True):
            if was is not new:
                found |= _differences(was, new)
        self.masks, self.figures = masks, figures
        return found

    def _placed(self, state: S42State) -> int:
        """The units that are elsewhere: those that were put there since this State was last shown,
        unless another one has been shown since; then every place is compared."""
        places, found = self.places, state.displaced
        state.displaced = 0
        if state.shown is self.shown:
            for u in each(found):
                places[u] = state.place[u]
        else:
            found = _differences(places, state.place)
            places[:] = state.place
        return found


def units_for(state: S42State, seat: int, units: tuple[UnitView, ...]) -> tuple[UnitView, ...]:
    """The units as a seat may see them: the Axis does not see the secrets of Maskirovka."""
    if seat == SOVIET or not state.setting.armies:
        return units
    cause = (units, state.known, state.markers)
    kept: tuple[object, tuple[UnitView, ...]] | None = state.memory.get(units_for)
    if kept is not None and kept[0] == cause:
        return kept[1]
    found = units
    hidden = [army for army in state.setting.reserve_armies if not state.known >> army & 1]
    if any(units[army].box for army in hidden):
        seen = list(units)
        for army in hidden:
            seen[army] = replace(units[army], box=0)
            for u in members(inside(state, army)):
                seen[u] = _outside(units[u])
        found = tuple(seen)
    state.memory[units_for] = (cause, found)
    return found


def _outside(unit: UnitView) -> UnitView:
    """A unit in a box without its condition, which would tell where it is (S42-34.1.2.a)."""
    marks = tuple(mark for mark in unit.marks if mark not in ("oos", "isolated"))
    return replace(unit, order="good", marks=marks)


def units_of(state: S42State) -> tuple[UnitView, ...]:
    """All units by their ids; the very same ones as long as nothing of them has changed."""
    masks: tuple[int, ...] = _MASKS(state)
    figures: Figures = (state.lost, state.due, state.died)
    if state.setting.armies:
        figures += (_NUMBERS(state, 0),)
    roster: _Roster | None = state.memory.pop(_Roster, None)
    if roster is None:
        roster = _Roster(state, masks, figures)
    else:
        roster.mend(state, masks, figures)
    state.memory[_Roster] = roster
    return roster.shown


def _numbers(state: S42State, _: int) -> list[int]:
    """By unit of a game with Reserve Armies: the number of its holding box, or 0."""
    found = [0] * state.setting.size
    for n, box in enumerate(state.boxes, 1):
        for u in members(box):
            found[u] = n
    for army, box in zip(state.setting.reserve_armies, state.markers, strict=True):
        found[army] = box + 1
    return found


_NUMBERS = Part[S42State, list[int]](lambda state, _: (state.boxes, state.markers), _numbers)


_BLOCK = 32


def _differences(was: Sequence[int], new: Sequence[int]) -> int:
    """The places at which two lists differ; they are few, so whole blocks are compared first."""
    found = 0
    for first in range(0, len(new), _BLOCK):
        before, now = was[first : first + _BLOCK], new[first : first + _BLOCK]
        if before != now:
            for u in compress(count(first), map(ne, before, now)):
                found |= 1 << u
    return found


Marked = list[tuple[str, int]]
"""Those marks that anybody has, each with the units that have it."""


def _marked(masks: tuple[int, ...]) -> Marked:
    return [(name, units) for name, units in zip(_SEEN, masks, strict=False) if units]


def _unit(state: S42State, u: int, marked: Marked) -> UnitView:
    place = state.place[u]
    if place == POOL or (ELIMINATED > place > AREA and place != BOXED):
        return UnitView(u, "pool" if place == POOL else "removed")
    face, steps, marks = _printed(state.face(u)), state.steps(u), _marks(state, u, marked)
    box = _number(state, u) if state.setting.armies else 0
    if place == PENDING:
        return UnitView(u, "pending", -1, "", face, steps, marks=marks, due=state.due[u], box=box)
    if place == ELIMINATED:
        return UnitView(u, "eliminated", -1, "", face, steps, marks=marks, died=state.died[u])
    order = _ORDERS[state.order(u)]
    up = shows(state, u) if state.setting.supply >> u & 1 else ""
    if place >= 0:
        return UnitView(u, "map", place, "", face, steps, order, marks, up, box=box)
    if place == BOXED:
        return UnitView(u, "box", -1, "", face, steps, order, marks, box=box)
    letter = state.country.area_ids[area_of(place)]
    return UnitView(u, "area", -1, letter, face, steps, order, marks, up, box=box)


def _number(state: S42State, u: int) -> int:
    """The number of the holding box of a unit or Reserve Army, or 0."""
    box = marker_of(state, u) if state.setting.armies >> u & 1 else box_of(state, u)
    return box + 1


@cache
def _printed(face: Face) -> str:
    return str(face)


def _marks(state: S42State, u: int, marked: Marked) -> tuple[str, ...]:
    bit = 1 << u
    marks = tuple([name for name, units in marked if units & bit])
    if state.lost[u] and not state.remnant >> u & 1:
        return ("reduced", *marks)
    return marks

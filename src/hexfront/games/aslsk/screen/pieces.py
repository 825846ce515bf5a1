"""Units and weapons as one seat sees them, each remembered until something about it changes."""

from collections.abc import Callable, Iterable
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import ELIMINATED, EXITED, NOBODY, OFF_BOARD, PENDING
from hexfront.games.aslsk.screen.concealment import Sight
from hexfront.games.aslsk.state import UNIT_MASKS, WEAPON_MASKS, AslskState
from hexfront.games.aslsk.units.condition import in_melee, morale
from hexfront.games.aslsk.weapons.shells import lacks
from hexfront.games.aslsk.weapons.weaponry import captured
from hexfront.play.masks import each

UNIT_MARKS = (*UNIT_MASKS, "melee")
"""What can be said of a unit; see the fields of AslskState. `prep`, `first` and `final` are the
fire markers of its own FP, `done` that its action of this phase is over."""

WEAPON_MARKS = (*WEAPON_MASKS, "captured")


UnitPlace = Literal["board", "pending", "entering", "hidden", "eliminated", "exited", "wreck"]


class UnitView(Struct, frozen=True, omit_defaults=True, gc=False):
    """A unit as one seat sees it; `units[id].id` is always `id`."""

    id: int
    kind: str
    """The counter that lies there now, by its id in the facts."""
    side: int
    place: UnitPlace
    """board, pending (not placed yet, or a reinforcement of a later turn), entering (beside the
    board, enters in this Player Turn), hidden (of the other side: somewhere on the board),
    eliminated, exited, or a wreck that lies in a hex."""
    hex: int = -1
    morale: int = 0
    """The Morale Level of the side that is up, wounds included."""
    marks: tuple[str, ...] = ()
    """Of UNIT_MARKS, those that apply."""
    elr: int = 0
    spent: float = 0.0
    """MF spent this MPh."""
    here: float = 0.0
    """Those of them that were spent in the present Location."""
    came: int = -1
    """The hex from which it entered its present hex in this phase."""
    vca: int = -1
    """Of a vehicle: the direction of its front, the hexspine clockwise of this hexside."""
    tca: int = -1
    """Of a vehicle: the direction of its turret."""


class WeaponView(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Support Weapon; `weapons[id].id` is always `id`."""

    id: int
    place: Literal["held", "lying", "placed", "pending", "hidden", "removed"]
    """held, lying (unpossessed in a hex), placed (a DC that will go off), pending, hidden (of the
    other side: with a hidden unit), or removed."""
    holder: int = -1
    hex: int = -1
    """Where it is: the hex of its holder, or where it lies, or the target of a placed DC."""
    marks: tuple[str, ...] = ()
    """Of WEAPON_MARKS, those that apply."""
    acquired: tuple[int, int, int] | None = None
    """The hex that it has acquired, how well (1 or 2), and the unit that it follows or -1."""
    arc: int = -1
    """Of a Gun: the direction of its Covered Arc."""
    lacks: tuple[str, ...] = ()
    """Ammunition of which a Gun or MA has no more: A, H, s ..."""


_PLACES: dict[int, UnitPlace] = {
    PENDING: "pending",
    OFF_BOARD: "entering",
    ELIMINATED: "eliminated",
    EXITED: "exited",
}
_MASKS = attrgetter(*UNIT_MASKS)
_LISTS = attrgetter("kind", "place", "elr", "spent", "here", "came")
_WEAPON_MASKS = attrgetter(*WEAPON_MASKS)
_WEAPON_TABLES = attrgetter("acquired", "arc", "depleted")


# What is kept from view to view.


class _Known(NamedTuple):
    """The units, or the weapons, of the last view, and all that they were made from."""

    whole: tuple[object, ...]
    """What all of them depend on: a change here leaves nothing as it was."""
    masks: tuple[int, ...]
    lists: tuple[list[int], ...]
    tables: tuple[dict[int, Any], ...]
    """Copies, as of the lists: those of the State change in place."""
    views: tuple[Any, ...]


Maker = Callable[[AslskState, Sight, tuple[int, ...], Iterable[int]], list[Any]]


def _kept(
    state: AslskState,
    key: tuple[str, int],
    sight: Sight,
    whole: tuple[object, ...],
    masks: tuple[int, ...],
    lists: tuple[list[int], ...],
    tables: tuple[dict[int, Any], ...],
    made: Maker,
) -> tuple[Any, ...]:
    """The views of the last time, with new ones of what has changed since."""
    known: _Known | None = state.memory.get(key)
    if known is None or known.whole != whole:
        views = tuple(made(state, sight, masks, range(len(lists[0]))))
    else:
        changed = _changed(known, masks, lists, tables)
        if not changed:
            return known.views
        new = list(known.views)
        for view in made(state, sight, masks, each(changed)):
            new[view.id] = view
        views = tuple(new)
    copies = tuple([kept.copy() for kept in lists]), tuple([kept.copy() for kept in tables])
    state.memory[key] = _Known(whole, masks, *copies, views)
    return views


def _changed(
    known: _Known,
    masks: tuple[int, ...],
    lists: tuple[list[int], ...],
    tables: tuple[dict[int, Any], ...],
) -> int:
    """The things about which anything is new, as a mask."""
    found = 0
    if masks != known.masks:
        for before, after in zip(known.masks, masks, strict=True):
            if before is not after:
                found |= before ^ after
    if lists != known.lists:
        for old, new in zip(known.lists, lists, strict=True):
            if old != new:
                for n in compress(count(), map(ne, old, new)):
                    found |= 1 << n
    if tables != known.tables:
        for table, other in zip(known.tables, tables, strict=True):
            for n, _ in table.items() ^ other.items():
                found |= 1 << n
    return found


# Units.


def units(state: AslskState, sight: Sight) -> tuple[UnitView, ...]:
    """All units; those about which nothing has changed are the same as in the last view.

    Seats from which the same is concealed see the same.
    """
    whole = (state.melee, state.own[0], state.own[1], sight.setting_up)
    key, tables = ("units", sight.concealed), (state.vca, state.tca, state.wrecks)
    return _kept(state, key, sight, whole, _MASKS(state), _LISTS(state), tables, _made)


def _made(
    state: AslskState, sight: Sight, masks: tuple[int, ...], wanted: Iterable[int]
) -> list[UnitView]:
    concealed = sight.concealed
    return [
        _unseen_unit(state, u, sight) if concealed >> u & 1 else _unit(state, u, masks)
        for u in wanted
    ]


def _unseen_unit(state: AslskState, u: int, sight: Sight) -> UnitView:
    """What the scenario card tells of a unit that is not seen."""
    kind = state.kinds.counters[state.kind[u]].id
    side = state.side_of(u)
    return UnitView(u, kind, side, _unseen(sight, side), elr=state.elr[u])


def _unseen(sight: Sight, side: int) -> Literal["pending", "hidden"]:
    """Where concealed things of a side are: what it sets up now is as if not placed yet."""
    return "pending" if sight.setting_up == side else "hidden"


def _marks(names: tuple[str, ...], masks: tuple[int, ...], n: int) -> list[str]:
    """Those of some marks that apply to a unit or weapon; most masks are empty."""
    marked = zip(names, masks, strict=True)
    return [name for name, mask in marked if mask and mask >> n & 1]


def _unit(state: AslskState, u: int, masks: tuple[int, ...]) -> UnitView:
    kind, side, place = state.kinds.counters[state.kind[u]].id, state.side_of(u), state.place[u]
    marks = _marks(UNIT_MASKS, masks, u)
    if u in state.wrecks:
        h = state.wrecks[u]
        return UnitView(u, kind, side, "wreck", h, marks=tuple(marks), elr=state.elr[u])
    if place < 0 and place != OFF_BOARD:
        return UnitView(u, kind, side, _PLACES[place], elr=state.elr[u])
    if in_melee(state, u):
        marks.append("melee")
    return UnitView(  # in the order of its fields: by their names it takes several times as long
        u,
        kind,
        side,
        "board" if place >= 0 else _PLACES[place],
        max(place, -1),
        morale(state, u),
        tuple(marks),
        state.elr[u],
        state.spent[u] / HALVES,
        state.here[u] / HALVES,
        state.came[u],
        state.vca.get(u, -1),
        state.tca.get(u, -1),
    )


# Weapons.


def weapons(state: AslskState, sight: Sight) -> tuple[WeaponView, ...]:
    """All weapons; those about which nothing has changed are the same as in the last view."""
    whole = (state.charges, state.own[1], sight.setting_up)
    # Where its holder is; of a weapon that lies somewhere this says nothing, and does no harm.
    where = list(map(state.place.__getitem__, state.holder))
    lists, tables = (state.holder, state.lies, where), _WEAPON_TABLES(state)
    key = ("weapons", sight.concealed)
    return _kept(state, key, sight, whole, _WEAPON_MASKS(state), lists, tables, _armed)


def _armed(
    state: AslskState, sight: Sight, masks: tuple[int, ...], wanted: Iterable[int]
) -> list[WeaponView]:
    return [_weapon(state, w, sight, masks) for w in wanted]


def _weapon(state: AslskState, w: int, sight: Sight, masks: tuple[int, ...]) -> WeaponView:
    holder, lies = state.holder[w], state.lies[w]
    if holder >= 0 and sight.concealed >> holder & 1:
        return WeaponView(w, _unseen(sight, state.side_of(holder)))
    marks = _marks(WEAPON_MASKS, masks, w)
    if holder >= 0:
        if captured(state, w):
            marks.append("captured")
        aim = state.acquired.get(w)
        place = state.place[holder]
        if place in (ELIMINATED, EXITED):
            return WeaponView(w, "removed")
        arc = state.arc.get(w, -1)
        held, gone = max(place, -1), lacks(state, w)
        return WeaponView(w, "held", holder, held, tuple(marks), aim, arc, gone)
    if lies >= 0:
        arc, gone = state.arc.get(w, -1), lacks(state, w)
        return WeaponView(w, "lying", NOBODY, lies, tuple(marks), arc=arc, lacks=gone)
    for placed, h, placer in state.charges:
        if placed == w:
            return WeaponView(w, "placed", placer, h, tuple(marks))
    return WeaponView(w, "removed" if lies == ELIMINATED else "pending")

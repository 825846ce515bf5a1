"""Units and weapons as one seat sees them, each remembered until something about it changes."""

from functools import lru_cache
from itertools import chain, compress, count
from operator import is_not, ne
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import ELIMINATED, EXITED, NOBODY, OFF_BOARD, PENDING
from hexfront.games.aslsk.screen.concealment import Sight
from hexfront.games.aslsk.state import UNIT_MASKS, WEAPON_MASKS, AslskState
from hexfront.games.aslsk.units.condition import in_melee, morale
from hexfront.games.aslsk.weapons.shells import lacks
from hexfront.games.aslsk.weapons.weaponry import captured
from hexfront.play.fields import reader
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
    """The hex that it has acquired, how well (1 or 2), and the unit that it follows; -1 if
    none, -2 if it waits for whoever comes there."""
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
_ROW = 8


def _rows(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Fields in short rows: what has changed is in one or two of them, and only those are gone
    through."""
    return tuple(names[n : n + _ROW] for n in range(0, len(names), _ROW))


_UNIT_FACTS = reader(
    (_rows(UNIT_MASKS), ("place", "kind", "elr", "spent", "here", "came"), ("vca", "tca", "wrecks"))
)
_WEAPON_FACTS = reader((_rows(WEAPON_MASKS), ("holder", "lies"), ("acquired", "arc", "depleted")))

Sets: TypeAlias = tuple[tuple[int, ...], ...]
Lists: TypeAlias = tuple[list[int], ...]
Tables: TypeAlias = tuple[dict[int, Any], ...]
Facts: TypeAlias = tuple[Sets, Lists, Tables]
Pieces: TypeAlias = tuple[tuple[UnitView, ...], tuple[WeaponView, ...]]


# What is kept from view to view.


class _Facts(Struct, frozen=True, gc=False):
    """What the units, or the weapons, of the last view were made from, one by one."""

    facts: Facts
    """Lists and tables are copies: those of the State change in place."""
    marks: list[int]
    """By unit or weapon: the sets to which it belongs, bit n standing for the nth."""


class _Known(Struct, frozen=True, gc=False):
    """The units and weapons of the last view."""

    whole: tuple[object, ...]
    """What all of them depend on: a change here leaves nothing as it was."""
    units: _Facts
    weapons: _Facts
    views: Pieces


def pieces(state: AslskState, sight: Sight) -> Pieces:
    """All units and all weapons; those about which nothing has changed are the same as in the last
    view.

    Seats from which the same is concealed see the same.
    """
    own, enemy = state.own
    unseen = sight.setting_up if sight.concealed else NOBODY
    whole = (state.melee, state.charges, own, enemy, unseen)
    key = ("pieces", sight.concealed)
    known: _Known | None = state.memory.get(key)
    if known is None or known.whole != whole:
        now = _made(state, sight, whole)
    else:
        now = _renewed(state, sight, known)
        if now is known:
            return known.views
    state.memory[key] = now
    return now.views


def _made(state: AslskState, sight: Sight, whole: tuple[object, ...]) -> _Known:
    """Units and weapons, built up from nothing."""
    units = _facts(_UNIT_FACTS(state), len(state.kind))
    weapons = _facts(_WEAPON_FACTS(state), len(state.holder))
    views = (
        tuple([_unit(state, u, marks, sight) for u, marks in enumerate(units.marks)]),
        tuple([_weapon(state, w, marks, sight) for w, marks in enumerate(weapons.marks)]),
    )
    return _Known(whole, units, weapons, views)


def _facts(facts: Facts, things: int) -> _Facts:
    sets, lists, tables = facts
    marks = [0] * things
    for m, one in enumerate(chain(*sets)):
        for n in each(one):
            marks[n] |= 1 << m
    copies = tuple([one.copy() for one in lists]), tuple([one.copy() for one in tables])
    return _Facts((sets, *copies), marks)


def _renewed(state: AslskState, sight: Sight, known: _Known) -> _Known:
    """The units and weapons of the last time, with new ones of what has changed since."""
    before, (seen, arms) = known.units, known.views
    units, changed = _compared(before, _UNIT_FACTS(state))
    weapons, rearmed = _compared(known.weapons, _WEAPON_FACTS(state))
    if not changed and not rearmed:
        return known
    if changed:
        new = list(seen)
        for u in each(changed):
            new[u] = _unit(state, u, units.marks[u], sight)
        seen = tuple(new)
        if units.facts[1] is not before.facts[1]:
            for u in each(changed):
                rearmed |= state.arms.get(u, 0)  # weapons are where their holder is
    if rearmed:
        new_arms = list(arms)
        for w in each(rearmed):
            new_arms[w] = _weapon(state, w, weapons.marks[w], sight)
        arms = tuple(new_arms)
    return _Known(known.whole, units, weapons, (seen, arms))


def _compared(known: _Facts, facts: Facts) -> tuple[_Facts, int]:
    """The facts as they are now, and the things about which anything is new, as a mask."""
    if facts == known.facts:
        return known, 0
    (before, listed, tabled), (sets, lists, tables) = known.facts, facts
    changed, marks = (0, known.marks) if sets == before else _flipped(before, sets, known.marks)
    if lists == listed:
        lists = listed
    else:
        lists, changed = _rewritten(listed, lists, changed)
    if tables == tabled:
        tables = tabled
    else:
        changed |= _replaced(tabled, tables)
        tables = tuple([table.copy() for table in tables])
    return _Facts((sets, lists, tables), marks), changed


def _flipped(rows: Sets, sets: Sets, known: list[int]) -> tuple[int, list[int]]:
    """The things that have come into a set or gone out of it, as a mask, and the marks of all."""
    changed, marks = 0, known.copy()
    for r in compress(count(), map(ne, rows, sets)):
        before, now = rows[r], sets[r]
        for m in compress(count(), map(is_not, before, now)):
            flipped = before[m] ^ now[m]
            changed |= flipped
            for n in each(flipped):
                marks[n] ^= 1 << _ROW * r + m
    return changed, marks


def _rewritten(before: Lists, now: Lists, changed: int) -> tuple[Lists, int]:
    """Copies of some lists, and the things about which anything is new, as a mask.

    Mostly those about which something is new already account for all; only if they do not is the
    whole list gone through.
    """
    kept = list(before)
    for m in compress(count(), map(ne, before, now)):
        mended, new = before[m].copy(), now[m]
        for n in each(changed):
            mended[n] = new[n]
        if mended != new:
            for n in compress(count(), map(is_not, before[m], new)):
                changed |= 1 << n
            mended = new.copy()
        kept[m] = mended
    return tuple(kept), changed


def _replaced(before: Tables, now: Tables) -> int:
    """The things of which a table says something new, as a mask."""
    changed = 0
    for m in compress(count(), map(ne, before, now)):
        for n, _ in before[m].items() ^ now[m].items():
            changed |= 1 << n
    return changed


@lru_cache(maxsize=1 << 12)
def _unit_marks(marks: int) -> tuple[str, ...]:
    """The names of some marks of a unit; the same ones are asked for again and again."""
    return tuple(UNIT_MARKS[m] for m in each(marks))


@lru_cache(maxsize=1 << 12)
def _weapon_marks(marks: int) -> tuple[str, ...]:
    return tuple(WEAPON_MARKS[m] for m in each(marks))


# Units.


def _unseen(sight: Sight, side: int) -> Literal["pending", "hidden"]:
    """Where concealed things of a side are: what it sets up now is as if not placed yet."""
    return "pending" if sight.setting_up == side else "hidden"


def _unit(state: AslskState, u: int, marks: int, sight: Sight) -> UnitView:
    kind, place = state.kinds.counters[state.kind[u]].id, state.place[u]
    side = 1 if state.own[1] >> u & 1 else 0
    if sight.concealed >> u & 1:  # what the scenario card tells
        return UnitView(u, kind, side, _unseen(sight, side), elr=state.elr[u])
    if u in state.wrecks:
        named, h = _unit_marks(marks), state.wrecks[u]
        return UnitView(u, kind, side, "wreck", h, marks=named, elr=state.elr[u])
    if place < 0 and place != OFF_BOARD:
        return UnitView(u, kind, side, _PLACES[place], elr=state.elr[u])
    if state.melee and in_melee(state, u):
        marks |= 1 << len(UNIT_MASKS)
    return UnitView(  # in the order of its fields: by their names it takes several times as long
        u,
        kind,
        side,
        "board" if place >= 0 else _PLACES[place],
        max(place, -1),
        morale(state, u),
        _unit_marks(marks),
        state.elr[u],
        state.spent[u] / HALVES,
        state.here[u] / HALVES,
        state.came[u],
        state.vca.get(u, -1),
        state.tca.get(u, -1),
    )


# Weapons.


def _weapon(state: AslskState, w: int, marks: int, sight: Sight) -> WeaponView:
    holder, lies = state.holder[w], state.lies[w]
    if holder >= 0 and sight.concealed >> holder & 1:
        return WeaponView(w, _unseen(sight, state.side_of(holder)))
    if holder >= 0:
        if captured(state, w):
            marks |= 1 << len(WEAPON_MASKS)
        aim = state.acquired.get(w)
        place = state.place[holder]
        if place in (ELIMINATED, EXITED):
            return WeaponView(w, "removed")
        arc = state.arc.get(w, -1)
        named, held, gone = _weapon_marks(marks), max(place, -1), lacks(state, w)
        return WeaponView(w, "held", holder, held, named, aim, arc, gone)
    named = _weapon_marks(marks)
    if lies >= 0:
        arc, gone = state.arc.get(w, -1), lacks(state, w)
        return WeaponView(w, "lying", NOBODY, lies, named, arc=arc, lacks=gone)
    for placed, h, placer, _ in state.charges:
        if placed == w:
            return WeaponView(w, "placed", placer, h, named)
    return WeaponView(w, "removed" if lies == ELIMINATED else "pending")

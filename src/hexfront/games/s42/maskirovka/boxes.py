"""Chapter 34.4: the ways into a holding box and out of it."""

from hexfront.games.s42.entry.areas import TRANSIT_BOX, place_of
from hexfront.games.s42.maskirovka.armies import (
    army_of,
    army_of_box,
    box_of,
    hidden,
    in_play,
    limit,
    stands_at,
)
from hexfront.games.s42.movement.allowance import hindered, slowed
from hexfront.games.s42.places import AREA, BOX, BOXED, NOBODY, area_of, box_at, box_place
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.check import has_supply
from hexfront.games.s42.supply.lines import supplied_through
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.play import Refusal
from hexfront.play.masks import members

FOR_REINFORCEMENTS = ("A", "B", "C", "D")
"""Entry Areas through which an army must be in supply to receive reinforcements (34.4.1.b)."""
FOR_OTHERS = ("A", "B", "C", "D", "E")
"""And to receive others (S42-34.4.1.c)."""


# Which box.


def through(state: S42State, place: int, areas: tuple[str, ...]) -> bool:
    """Is a place in supply through one of these Entry Areas?"""
    if place >= 0:
        return bool(supplied_through(state, SOVIET, areas) >> place & 1)
    index = area_of(place)
    return index != NOBODY and state.country.area_ids[index] in areas


def no_room(state: S42State, box: int) -> Refusal | None:
    """Why a holding box takes no unit, wherever it comes from."""
    army = army_of_box(state, box)
    if army == NOBODY or not in_play(state, army):
        return Refusal("S42-34.1.2.a", "no-box-army", {"box": box + 1})
    most = limit(state, "box_units")
    if state.boxes[box].bit_count() >= most:
        return Refusal("S42-34.2.c", "no-box-room", {"box": box + 1, "limit": most})
    return None


def cut_off(state: S42State, box: int, areas: tuple[str, ...], rule: str) -> Refusal | None:
    """Why no unit reaches the army of a box: it is not in supply through these areas."""
    if through(state, state.place[army_of_box(state, box)], areas):
        return None
    return Refusal(rule, "no-box-supply", {"box": box + 1})


def arrival_boxes(state: S42State, u: int) -> tuple[int, ...]:
    """The boxes into which a reinforcement may be put as it arrives (S42-34.4.1.b)."""
    boxes = range(len(state.boxes))
    return tuple(box_place(n) for n in boxes if no_arrival(state, u, n) is None)


def no_arrival(state: S42State, u: int, box: int) -> Refusal | None:
    """Why a reinforcement may not be put into a box."""
    if not state.setting.fighting[SOVIET] >> u & 1:
        return Refusal("S42-34.2.c", "no-box-combat", {"unit": u})
    return no_room(state, box) or cut_off(state, box, FOR_REINFORCEMENTS, "S42-34.4.1.b")


def return_boxes(state: S42State, u: int) -> tuple[int, ...]:
    """The boxes into which a replacement may bring a unit back (S42-34.5.a)."""
    if not state.setting.armies or not state.setting.fighting[SOVIET] >> u & 1:
        return ()
    return tuple(
        box_place(n)
        for n in range(len(state.boxes))
        if no_room(state, n) is None and has_supply(state, army_of_box(state, n))
    )


# In the Movement Phase.


def no_redeploy(state: S42State, u: int, place: int) -> Refusal | None:
    """Why a unit may not go to a holding box, or from one to an Entry Area."""
    return no_departure(state, u) or _no_destination(state, u, place)


def no_departure(state: S42State, u: int) -> Refusal | None:
    """Why a unit may go to no holding box at all, nor out of its own."""
    args: dict[str, int | str] = {"unit": u}
    if not state.setting.fighting[SOVIET] >> u & 1:
        return Refusal("S42-34.2.c", "no-box-combat", args)
    place = state.place[u]
    if place == BOXED:
        return _stays_in(state, u)
    stuck = hindered(state, u) or _hobbled(state, u)
    if stuck is not None:
        return stuck
    if place <= AREA:
        if state.country.area_ids[area_of(place)] in (*FOR_OTHERS, TRANSIT_BOX):
            return None
        return Refusal("S42-34.4.1.c", "no-box-area", args)
    if not connected_rail(state, SOVIET) >> place & 1:
        return Refusal("S42-34.4.1.f", "no-box-on-foot", args)
    if not through(state, place, FOR_OTHERS):
        return Refusal("S42-34.4.1.e", "no-box-unit-supply", args)
    return Refusal("S42-34.4.1.e", "no-box-strategic", args) if state.strategic else None


def _stays_in(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not leave its box for another one or for an Entry Area."""
    found = no_way_out(state, u) or _hobbled(state, u)
    if found is not None:
        return found
    if stands_at(state, u) <= AREA and state.disordered >> u & 1:
        return Refusal("S42-22.3.1.e", "no-leave-disordered", {"unit": u})
    if state.redeployed:
        return Refusal("S42-34.4.2.b", "no-box-limit", {"unit": u})
    return cut_off(state, box_of(state, u), FOR_OTHERS, "S42-34.4.2.b")


def _hobbled(state: S42State, u: int) -> Refusal | None:
    """Why a unit that may move cannot go so far: the way takes its whole MA (S42-34.4.1.a)."""
    if state.fresh >> u & 1:
        return Refusal("S42-21.4.b", "no-replacement-marker", {"unit": u})
    return slowed(state, u)


def no_way_out(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not leave its box by any way in this Movement Phase."""
    args: dict[str, int | str] = {"unit": u}
    army = army_of(state, u)
    if army == NOBODY:
        return Refusal("S42-34.4.2.c", "no-box-outside", args)
    if state.stowed >> u & 1:
        return Refusal("S42-34.4.1.a", "no-box-spent", args)
    if state.moved >> army & 1:
        return Refusal("S42-34.4.2.a", "no-box-army-moved", args)
    return None


def _no_destination(state: S42State, u: int, place: int) -> Refusal | None:
    if place > BOX:
        index = area_of(place)
        area = state.country.area_ids[index] if index != NOBODY else ""
        if state.place[u] == BOXED and area in FOR_OTHERS:
            return None
        return Refusal("S42-34.4.2.b", "no-box-way", {"unit": u})
    box = box_at(place)
    if box == box_of(state, u):
        return Refusal("S42-34.4.1.d", "no-box-same", {"unit": u})
    return no_room(state, box) or cut_off(state, box, FOR_OTHERS, _way_in(state.place[u]))


def _way_in(origin: int) -> str:
    """The rule by which a unit comes into a box from where it is."""
    if origin == BOXED:
        return "S42-34.4.1.d"
    return "S42-34.4.1.e" if origin >= 0 else "S42-34.4.1.c"


def redeployments(state: S42State) -> list[tuple[int, int]]:
    """(unit, place) for every move into a holding box and out of one."""
    boxes = [
        box_place(n) for n in range(len(state.boxes))
        if no_room(state, n) is None and cut_off(state, n, FOR_OTHERS, "S42-34.4.1.c") is None
    ]  # fmt: skip
    if not boxes and not any(state.boxes):  # the usual case, and the map is large
        return []
    places = (place_of(state, area) for area in FOR_OTHERS)
    areas = [place for place in places if place is not None]
    found = []
    for u in members(_travellers(state)):
        if no_departure(state, u) is None:
            ends = [*boxes, *areas] if state.place[u] == BOXED else boxes
            own = box_of(state, u)
            found += [(u, place) for place in ends if place > BOX or box_at(place) != own]
    return found


def _travellers(state: S42State) -> int:
    """The units that could be on their way to a box or out of one."""
    fighting = state.setting.fighting[SOVIET]
    found = 0
    if not state.redeployed:
        for box in state.boxes:
            found |= box
    for area in (*FOR_OTHERS, TRANSIT_BOX):
        place = place_of(state, area)
        found |= state.at.get(place, 0) if place is not None else 0
    if not state.strategic:
        rail = connected_rail(state, SOVIET) & supplied_through(state, SOVIET, FOR_OTHERS)
        for h, units in state.at.items():
            if h >= 0 and rail >> h & 1:
                found |= units
    return found & fighting


def redeploy(state: S42State, u: int, place: int) -> None:
    """Carry the move out; it takes the whole MA of the unit (S42-34.4.1.a)."""
    bit, box = 1 << u, box_of(state, u)
    origin = state.place[u] if box == NOBODY else box_place(box)
    if box != NOBODY:
        state.redeployed = 1
        state.unveiled += hidden(state, u) and ailing(state, u)
    elif origin >= 0:
        state.strategic = 1
    rule = "S42-34.4.2.b" if place > BOX else "S42-34.4.1.a"
    state.note("log-redeployed", rule, None, None, **{"unit": u, "from": origin, "to": place})
    state.put(u, place)
    state.moved |= bit
    if place <= BOX:
        state.stowed |= bit
    else:
        state.spent |= bit


def ailing(state: S42State, u: int) -> bool:
    """Has a unit a condition that the Axis does not see while it is in a box?"""
    return bool((state.disordered | state.oos) >> u & 1)

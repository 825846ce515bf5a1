"""Reserve Armies and their holding boxes: who is where, and what the Axis knows of it.

The Axis sees all armies and the units of every box, but not which box belongs to which army, nor
in what condition the units of a box are, as this would tell where they are (S42-34.1.2.a). Rules
whose outcome the Axis can see ask `may_hold`, `held_hexes` and `lone_armies`, which go by what he
knows; where a secret decides, `State.unveiled` counts it.
"""

from hexfront.games.s42.places import BOXED, NOBODY
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard, HexId
from hexfront.play import Refusal
from hexfront.play.masks import members


def limit(state: S42State, name: str) -> int:
    """A number of pieces that chapter 34 sets."""
    found: int = getattr(state.setting.definitions.limits, name).of(SIDES[SOVIET])
    return found


def marker_of(state: S42State, army: int) -> int:
    """The holding box of a Reserve Army, or NOBODY before it is tied to one."""
    return state.markers[state.setting.reserve_armies.index(army)]


def inside(state: S42State, army: int) -> int:
    """The units in the holding box of a Reserve Army; nobody for any other unit."""
    if not state.setting.armies >> army & 1:
        return 0
    box = marker_of(state, army)
    return 0 if box == NOBODY else state.boxes[box]


def box_of(state: S42State, u: int) -> int:
    """The holding box that a unit is in, or NOBODY."""
    if state.place[u] != BOXED:
        return NOBODY
    return next(n for n, box in enumerate(state.boxes) if box >> u & 1)


def army_of_box(state: S42State, box: int) -> int:
    """The Reserve Army that a holding box belongs to, or NOBODY."""
    if box not in state.markers:
        return NOBODY
    return state.setting.reserve_armies[state.markers.index(box)]


def army_of(state: S42State, u: int) -> int:
    """The Reserve Army in whose holding box a unit is, or NOBODY."""
    box = box_of(state, u)
    return NOBODY if box == NOBODY else army_of_box(state, box)


def stands_at(state: S42State, u: int) -> int:
    """The place of a unit; one in a holding box stands where its army does (S42-34.2.e)."""
    if state.place[u] != BOXED:
        return state.place[u]
    army = army_of(state, u)
    return BOXED if army == NOBODY else state.place[army]


def in_play(state: S42State, army: int) -> bool:
    """Is a Reserve Army on the map or in an Entry Area?"""
    return state.place[army] >= 0 or state.place[army] < BOXED


def armies_at(state: S42State, place: int) -> int:
    """The Reserve Armies in a hex or Entry Area."""
    return state.at.get(place, 0) & state.setting.armies


def holders_at(state: S42State, place: int) -> int:
    """Those of them that have units in their box."""
    return sum(1 << army for army in members(armies_at(state, place)) if inside(state, army))


# What the Axis knows.


def hidden(state: S42State, u: int) -> bool:
    """Is a unit in a holding box whose army the Axis does not know?"""
    if state.place[u] != BOXED:
        return False
    army = army_of(state, u)
    return army == NOBODY or not state.known >> army & 1


def audience(state: S42State, u: int) -> int | None:
    """Who may hear of the condition of a unit: all, or the Soviet player alone."""
    return SOVIET if hidden(state, u) else None


def may_hold(state: S42State, h: int, without: int = 0) -> bool:
    """May the box of a Reserve Army in a hex hold units, as far as the Axis knows?"""
    return bool(believed_at(state, h, without))


def believed_at(state: S42State, h: int, without: int = 0) -> int:
    """The units that may be in the boxes of a hex, as far as the Axis knows."""
    found = 0
    for army in members(armies_at(state, h) & ~without):
        found |= inside(state, army) if state.known >> army & 1 else _elsewhere(state)
    return found


def _elsewhere(state: S42State) -> int:
    """The units in boxes whose army the Axis does not know."""
    known = {marker_of(state, army) for army in members(state.known)}
    found = 0
    for n, box in enumerate(state.boxes):
        found |= 0 if n in known else box
    return found


def held_hexes(state: S42State) -> Bitboard:
    """Hexes that the Axis knows to be held by units in a holding box (S42-34.6.2.g)."""
    found, told = 0, state.guarded | shared_by_boxes(state)
    for army in state.setting.reserve_armies:
        h = state.place[army]
        if h >= 0 and (told >> h & 1 or (state.known >> army & 1 and inside(state, army))):
            found |= 1 << h
    return found


def shared_by_boxes(state: S42State) -> Bitboard:
    """Contested hexes that no Soviet Combat Unit on the map holds (S42-29.1.1.c)."""
    return state.contested & ~state.occupied[SOVIET]


def lone_armies(state: S42State) -> Bitboard:
    """Hexes in which only the box of a Reserve Army may defend, and may be attacked now."""
    found = 0
    for army in state.setting.reserve_armies:
        h = state.place[army]
        if h >= 0 and not state.retreated >> army & 1 and may_hold(state, h):
            found |= 1 << h
    return found & ~state.occupied[SOVIET]


def no_entry(state: S42State, side: int, h: HexId) -> Refusal | None:
    """The Axis does not enter a hex that units in a holding box hold (S42-34.6.2.g)."""
    if side != AXIS or not state.setting.armies or not held_hexes(state) >> h & 1:
        return None
    return Refusal("S42-34.6.2.g", "no-army-held", {"hex": h})


# What comes to light.


def challenged(state: S42State, h: HexId) -> bool:
    """The Soviet player says whether units are in the boxes of a hex; they bar it (34.6.2.g)."""
    state.unveiled += 1
    if not holders_at(state, h):
        return False
    told_held(state, h)
    return True


def told_held(state: S42State, h: HexId) -> None:
    """All know from now on that units in a box hold a hex."""
    state.guarded |= 1 << h
    state.reached = None
    state.note("log-army-held", "S42-34.6.2.g", hex=h)


def kept_out(state: S42State, side: int, h: int) -> bool:
    """An Axis unit is about to enter a hex: do units in the box of a lone army keep it out?"""
    if side != AXIS or h < 0 or not armies_at(state, h):
        return False
    if (state.occupied[SOVIET] | state.contested) >> h & 1:  # S42-29.1.2.a
        return False
    return challenged(state, HexId(h))


def recognize(state: S42State, army: int, rule: str) -> None:
    """What happens to units in a box tells the Axis whose box it is."""
    if state.known >> army & 1:
        return
    state.known |= 1 << army
    state.unveiled += 1
    state.note("log-army-known", rule, unit=army, box=marker_of(state, army) + 1)


def expose(state: S42State, army: int, rule: str) -> None:
    """Units have come out of the box: the army is revealed and must be removed (S42-34.7.a)."""
    recognize(state, army, rule)
    state.exposed |= 1 << army

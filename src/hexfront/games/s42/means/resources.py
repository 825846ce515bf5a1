"""Chapter 18: Resource Points, the fortifications they begin, and SPs that flip ASUs."""

from functools import cache

from hexfront.games.s42.combat.forts import printed
from hexfront.games.s42.combat.pieces import clear_marks
from hexfront.games.s42.country.country import Going
from hexfront.games.s42.entry.areas import hexes_of, places
from hexfront.games.s42.means.supply_points import shows
from hexfront.games.s42.places import AREA, POOL
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import supplied
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.hexes import NOWHERE, Bitboard, HexId, union
from hexfront.play import Refusal
from hexfront.play.masks import members
from hexfront.play.teams import FOE

NO_POINTS = Refusal("S42-18.1.b", "no-resource-points")


def receive(state: S42State, side: int) -> None:
    """The Resource Points of a turn; what is left of earlier ones is lost (S42-18.1.a)."""
    usual = state.setting.definitions.limits.resource_points.of(SIDES[side])
    own = state.setting.side_files[side].resource_points  # S42-S2.2.b, S42-S2.3.a
    state.rp = usual if own is None else own


# Fortifications (S42-9.7.2, S42-9.7.3).


def begin_fort(state: S42State, side: int, h: HexId) -> None:
    """Place a fortification on its Under Construction side (S42-9.7.2.a)."""
    building = list(state.building)
    building[side] |= 1 << h
    state.building = (building[0], building[1])
    state.rp -= 1
    state.note("log-fort-begun", "S42-9.7.2.a", side=side, hex=h, left=state.rp)


def complete_forts(state: S42State, side: int) -> None:
    """What was begun a turn ago is finished, in supply or not (S42-9.7.2.b)."""
    begun = state.building[side]
    if not begun:
        return
    forts, building = list(state.forts), list(state.building)
    forts[side] |= begun
    building[side] = 0
    state.forts, state.building = (forts[0], forts[1]), (building[0], building[1])
    state.note("log-forts-completed", "S42-9.7.2.b", side=side, count=begun.bit_count())


def remove_fort(state: S42State, side: int, h: HexId) -> None:
    """The owner takes a marker off the map (S42-9.7.5.a)."""
    keep = ~(1 << h)
    forts, building = list(state.forts), list(state.building)
    forts[side] &= keep
    building[side] &= keep
    state.forts, state.building = (forts[0], forts[1]), (building[0], building[1])
    state.note("log-fort-removed", "S42-9.7.5.a", side=side, hex=h)


def forts_in_play(state: S42State, side: int) -> Bitboard:
    """All markers of a side, finished or not."""
    return state.forts[side] | state.building[side]


def fort_sites(state: S42State, side: int) -> Bitboard:
    """All hexes where the side may begin a fortification now."""
    if not state.rp or forts_refusal(state, side) is not None:
        return 0
    sites = supplied(state, side) & _buildable(state.going)
    sites &= ~(_fortified(state, side) | hexes_of(state, FOE[side]))
    return sites & (~state.zoc(FOE[side]) | state.occupied[side])


def fort_refusal(state: S42State, side: int, h: HexId) -> Refusal | None:
    """Why no fortification can be begun in a hex."""
    bit = 1 << h
    if not state.rp:
        return NO_POINTS
    if not _buildable(state.going) & bit:
        return Refusal("S42-9.7.3.b", "no-fort-terrain", {"hex": h})
    if _fortified(state, side) & bit:
        return Refusal("S42-9.7.3.a", "no-second-fort", {"hex": h})
    if hexes_of(state, FOE[side]) & bit:
        return Refusal("S42-9.7.2.c", "no-fort-enemy-hex", {"hex": h})
    if state.zoc(FOE[side]) & bit and not state.occupied[side] & bit:
        return Refusal("S42-9.7.3.c", "no-fort-ezoc", {"hex": h})
    if not supplied(state, side) & bit:
        return Refusal("S42-9.7.2.c", "no-fort-supply", {"hex": h})
    return forts_refusal(state, side)


def forts_refusal(state: S42State, side: int) -> Refusal | None:
    """A side with all its markers on the map begins no other (S42-9.7.3.d)."""
    limit = state.setting.definitions.limits.fortifications.of(SIDES[side])
    if forts_in_play(state, side).bit_count() < limit:
        return None
    return Refusal("S42-9.7.3.d", "no-fort-left", {"limit": limit})


@cache
def _buildable(going: Going) -> Bitboard:
    return union(HexId(h) for h, row in enumerate(going.rows) if row and row.fortification)


def _fortified(state: S42State, side: int) -> Bitboard:
    """Hexes that have a fortification already; a printed one is none for the Axis (9.7.6.a)."""
    markers = forts_in_play(state, AXIS) | forts_in_play(state, SOVIET)
    return markers if side == AXIS else markers | printed_forts(state)


def printed_forts(state: S42State) -> Bitboard:
    """The printed fortifications that are still active (S42-9.7.7)."""
    return union(h for h in state.country.theatre.fortified if printed(state, h))


ROSTOV_GROUP = 3


def age_printed_forts(state: S42State) -> None:
    """At the end of a Soviet player turn empty groups become inactive for good (S42-9.7.7)."""
    theatre = state.country.theatre
    for group in sorted(set(theatre.fortified.values())):
        if state.stale_forts >> group & 1:
            continue
        hexes = [h for h, of in theatre.fortified.items() if of == group]
        if any(state.units_at(h, SOVIET) for h in hexes):
            continue
        if group == ROSTOV_GROUP and not _rostov_lost(state):
            continue  # S42-9.7.7.d
        state.stale_forts |= 1 << group
        state.note("log-printed-forts-inactive", "S42-9.7.7.a", group=group)


def _rostov_lost(state: S42State) -> bool:
    rostov = union(state.country.theatre.city_hexes("Rostov"))
    return bool(rostov) and not rostov & ~state.axis_cities


# ASUs and SPs.


def refit_refusal(state: S42State, side: int, u: int) -> Refusal | None:
    """Why a Resource Point cannot make a unit Ready (S42-18.1.d)."""
    if not state.rp:
        return NO_POINTS
    refused = _asu_refusal(state, u, "S42-18.1.d")
    if refused is not None:
        return refused
    h = state.place[u]
    if h < 0 or not connected_rail(state, side) >> h & 1:
        return Refusal("S42-18.1.d", "no-refit-off-rail", {"unit": u})
    return None


def _asu_refusal(state: S42State, u: int, order: str) -> Refusal | None:
    """What flipping an ASU by RP and by SP ask alike; `order` asks for Good Order."""
    if not state.setting.asu >> u & 1 or not state.used >> u & 1:
        return Refusal("S42-18.2.1.d", "no-flip-not-used", {"unit": u})
    if state.disordered >> u & 1:
        return Refusal(order, "no-flip-disordered", {"unit": u})
    return None


def refittable(state: S42State, side: int) -> list[int]:
    """The ASUs that a Resource Point can make Ready."""
    waiting = members(state.used & state.setting.own[side])
    return [u for u in waiting if refit_refusal(state, side, u) is None]


def refit(state: S42State, u: int) -> None:
    state.used &= ~(1 << u)
    state.rp -= 1
    state.note("log-refit", "S42-18.1.d", unit=u, left=state.rp)


def spend_refusal(state: S42State, supply: int, u: int) -> Refusal | None:
    """Why an SP cannot make an ASU Ready (S42-18.6.4)."""
    refused = _asu_refusal(state, u, "S42-18.6.4.c")
    if refused is not None:
        return refused
    where = state.place[u]
    if not _in_play(where) or where != state.place[supply]:
        return Refusal("S42-18.6.4.b", "no-flip-not-stacked", {"unit": u})
    if state.train >> supply & 1:
        return Refusal("S42-18.6.7.b", "no-flip-by-train", {"unit": u})
    return None


def _in_play(place: int) -> bool:
    return place >= 0 or place <= AREA


def spendable(state: S42State, side: int) -> list[tuple[int, int]]:
    """(SP, ASU) for every flip that SPs can pay; of like SPs in a hex only the first."""
    found: list[tuple[int, int]] = []
    for u in members(state.used & state.setting.own[side] & ~state.disordered):
        if not _in_play(state.place[u]):
            continue
        sides = set()
        for point in members(state.units_at(state.place[u], side) & state.setting.supply):
            shown = shows(state, point)
            if shown not in sides and spend_refusal(state, point, u) is None:
                sides.add(shown)
                found.append((point, u))
    return found


def spend_supply(state: S42State, supply: int, u: int) -> None:
    """The SP is used up and the ASU is Ready (S42-18.6.4.d)."""
    state.used &= ~(1 << u)
    state.note("log-supply-spent", "S42-18.6.4.d", unit=u, hex=state.place[u])
    state.put(supply, POOL)
    clear_marks(state, supply)


def supply_places(state: S42State, side: int) -> tuple[int, ...]:
    """Where a Resource Point can bring an SP into play (S42-18.1.e)."""
    if not state.rp or free_slot(state, side) == NOWHERE:
        return ()
    return places(state, side)


def free_slot(state: S42State, side: int) -> int:
    """An SP that is not in play, or NOWHERE."""
    slots = state.setting.supply_slots[side]
    return next((u for u in slots if state.place[u] == POOL), NOWHERE)


def place_supply(state: S42State, side: int, place: int) -> None:
    """A new SP on its full-move side (S42-18.6.1.b)."""
    state.put(free_slot(state, side), place)
    state.rp -= 1
    state.note("log-supply-placed", "S42-18.1.e", side=side, place=place, left=state.rp)

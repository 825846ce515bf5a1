"""Chapter 5.7: sea movement and the Kerch Strait."""

from hexfront.games.s42.means.supply_points import no_room
from hexfront.games.s42.movement.allowance import only_tactical
from hexfront.games.s42.places import area_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.trace import threatened
from hexfront.games.s42.theatre import SeaName
from hexfront.hexes import HexId, bits, lowest
from hexfront.play import Refusal

SEAS = (SeaName.AZOV, SeaName.BLACK, SeaName.KERCH)
"""Bit n of `S42State.sailed` stands for sea n."""
CRIMEA = "W"
"""The Entry Area beyond the Kerch Strait (S42-5.7.2.b)."""


def sea_of(state: S42State, h: int) -> SeaName | None:
    """The sea on which the port in a hex lies."""
    place = state.country.theatre.places.get(HexId(h)) if h >= 0 else None
    return place.port if place else None


def no_sea(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not move over a Sea Lane, wherever it wants to land."""
    setting, bit = state.setting, 1 << u
    args: dict[str, int | str] = {"unit": u}
    sea = sea_of(state, state.place[u])
    if state.side_of(u) != SOVIET:
        return Refusal("S42-5.7.1.a", "no-sea-axis", args)
    if sea is None or sea is SeaName.KERCH:
        return Refusal("S42-5.7.1.a", "no-sea-here", args)
    if state.preliminary:
        return Refusal("S42-S2.4.1.a", "no-preliminary", args)
    if setting.mechanized & bit and not setting.supply & bit:
        return Refusal("S42-5.7.1.b", "no-sea-mechanized", args)
    if setting.armies & bit:
        return Refusal("S42-34.3.1.a", "no-sea-army", args)
    if state.disordered & bit:
        return Refusal("S42-5.7.1.b", "no-sea-disordered", args)
    if state.fresh & bit:
        return Refusal("S42-21.4.b", "no-replacement-marker", args)
    slow = None if setting.naval & bit else only_tactical(state, u)  # S42-5.7.1.f
    if slow is not None:
        return slow
    if state.sailed >> SEAS.index(sea) & 1:
        return Refusal("S42-5.7.1.b", "no-sea-limit", args)
    return None


def no_landing(state: S42State, u: int, to: HexId) -> Refusal | None:
    """Why a unit that may sail may not land in a port."""
    if sea_of(state, to) is not sea_of(state, state.place[u]) or to == state.place[u]:
        return Refusal("S42-5.7.1.a", "no-sea-lane", {"hex": to})
    naval = state.setting.naval >> u & 1
    if state.contested >> state.place[u] & 1 and threatened(state, SOVIET) >> to & 1:
        return Refusal("S42-29.1.2.c", "no-contested-ezoc", {"hex": to})
    if (state.contested & ~state.axis_cities) >> to & 1:  # S42-29.1.4.a
        return None if naval else Refusal("S42-29.1.2.a", "no-contested-entry", {"hex": to})
    if state.occupied[AXIS] >> to & 1:
        return Refusal("S42-5.1.e", "no-enemy-there", {"hex": to})
    if state.bonds(AXIS).hexes >> to & 1:
        return Refusal("S42-7.2.a", "no-hex-bond", {"hex": to})
    if not naval and axis_port(state, to):
        return Refusal("S42-5.7.1.h", "no-sea-port", {"hex": to})
    return None


def axis_port(state: S42State, h: HexId) -> bool:
    """Is a port under Axis control?"""
    return bool((state.axis_cities | state.axis_towns | state.occupied[AXIS]) >> h & 1)


def landings(state: S42State, u: int) -> list[HexId]:
    """The ports to which a unit may sail now."""
    sea = sea_of(state, state.place[u])
    if sea is None or no_sea(state, u) is not None:
        return []
    return [h for h in bits(state.country.ports[sea]) if no_landing(state, u, h) is None]


# The Kerch Strait.


def strait_port(state: S42State) -> HexId | None:
    """Taman, where the map has it."""
    ports = state.country.ports[SeaName.KERCH]
    return lowest(ports) if ports else None


def no_strait(state: S42State, u: int) -> Refusal | None:
    """Why an Axis unit may not cross the Kerch Strait to Taman (S42-5.7.2)."""
    taman = strait_port(state)
    index = state.country.area_index.get(CRIMEA)
    if taman is None or state.side_of(u) != AXIS or area_of(state.place[u]) != index:
        return Refusal("S42-5.7.2.b", "no-strait-here", {"unit": u})
    if state.units_at(taman, SOVIET):
        return Refusal("S42-5.7.2.a", "no-strait-held", {"hex": taman})
    if not axis_port(state, taman):
        return Refusal("S42-20.7.b", "no-strait-held", {"hex": taman})
    if state.bonds(SOVIET).hexes >> taman & 1:
        return Refusal("S42-7.2.a", "no-hex-bond", {"hex": taman})
    if state.fresh >> u & 1:
        return Refusal("S42-21.4.b", "no-replacement-marker", {"unit": u})
    full = no_room(state, AXIS) if state.setting.supply >> u & 1 else None
    slow = full or only_tactical(state, u)
    if slow is not None:
        return slow
    if state.sailed >> SEAS.index(SeaName.KERCH) & 1:
        return Refusal("S42-5.7.2.c", "no-strait-limit", {"unit": u})
    return None

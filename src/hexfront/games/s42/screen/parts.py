"""Parts of the view: what lies on the map beside units.

Both seats see the same, so a part takes no notice of the seat.
"""

from typing import Literal

from msgspec import Struct

from hexfront.games.s42.places import HOLDING
from hexfront.games.s42.screen.hexlists import hex_ids, side_ids
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import REPLACEMENTS, S42State
from hexfront.hexes import bits
from hexfront.play import Part

Side = int
"""0 Axis, 1 Soviet."""


class CityView(Struct, frozen=True):
    """A City hex, who controls it and the level of its City Battle."""

    hex: int
    side: Side
    battle: int = 0
    contested: bool = False
    """Units of both sides are in it (S42-29.1.1)."""


class TownView(Struct, frozen=True):
    """A Town with VPs or a port, and who was last in it: a port may be a Supply Source."""

    hex: int
    side: Side


class ObjectiveView(Struct, frozen=True):
    """A VP hex: who holds it, and what it gives the Axis now."""

    hex: int
    points: int
    side: Side
    counts: bool
    rule: str
    """The rule that lets it count or not."""


class AirView(Struct, frozen=True):
    """An air unit: holding, on the map, used, or absent (kept on the ground by the weather)."""

    id: int
    place: Literal["holding", "map", "used", "absent"]
    hex: int = -1


class OffensiveView(Struct, frozen=True):
    """A Planned Offensive marker, the HQ it lies on and the hexes that this has gone."""

    unit: int
    ready: bool
    gone: int = 0


class RailheadView(Struct, frozen=True):
    hex: int
    operative: bool = True


def _air(state: S42State, _: int) -> tuple[AirView, ...]:
    return tuple(_air_unit(state, n) for n in range(len(state.setting.air)))


def _air_unit(state: S42State, n: int) -> AirView:
    if state.air_absent >> n & 1:
        return AirView(n, "absent")
    if state.air_at[n] != HOLDING:
        return AirView(n, "map", state.air_at[n])
    return AirView(n, "used" if state.air_used >> n & 1 else "holding")


AIR = Part[S42State, tuple[AirView, ...]](
    lambda state, _: (tuple(state.air_at), state.air_used, state.air_absent), _air
)

Pair = tuple[tuple[int, ...], tuple[int, ...]]


def _forts(state: S42State, _: int) -> tuple[Pair, Pair, tuple[int, ...]]:
    """Fortifications by side, those under construction, and printed ones that no longer count."""
    stale = tuple(
        h for h, group in state.country.theatre.fortified.items() if state.stale_forts >> group & 1
    )
    return (
        (hex_ids(state.forts[0]), hex_ids(state.forts[1])),
        (hex_ids(state.building[0]), hex_ids(state.building[1])),
        stale,
    )


FORTS = Part[S42State, tuple[Pair, Pair, tuple[int, ...]]](
    lambda state, _: (state.forts, state.building, state.stale_forts), _forts
)


def _cities(state: S42State, _: int) -> tuple[CityView, ...]:
    battles = dict(state.city_battles)
    return tuple(
        CityView(
            h,
            AXIS if state.axis_cities >> h & 1 else SOVIET,
            battles.get(h, 0),
            bool(state.contested >> h & 1),
        )
        for h in bits(state.country.cities)
    )


CITIES = Part[S42State, tuple[CityView, ...]](
    lambda state, _: (state.axis_cities, state.city_battles, state.contested), _cities
)


TOWNS = Part[S42State, tuple[TownView, ...]](
    lambda state, _: state.axis_towns,
    lambda state, _: tuple(
        TownView(h, AXIS if state.axis_towns >> h & 1 else SOVIET)
        for h in bits(state.country.kept_towns)
    ),
)


REPAIRED = Part[S42State, tuple[tuple[int, int], ...]](
    lambda state, _: state.repaired, lambda state, _: side_ids(state.country, state.repaired)
)

REPLACEMENTS_LEFT = Part[S42State, dict[str, int]](
    lambda state, _: state.replacements,
    lambda state, _: {
        kind: left for kind, left in zip(REPLACEMENTS, state.replacements, strict=True) if left
    },
)

"""The picture of a game as it goes over the wire.

Nothing in this game is secret: both seats see the same, and only the number of the seat differs.
What the page lays over the map (zones, bonds, supply) is told here, so that it computes no rule.
"""

from itertools import compress, count

from msgspec import Struct

from hexfront.games.s42.means.supply_points import shows
from hexfront.games.s42.places import AREA, ELIMINATED, HOLDING, PENDING, POOL, Phase, area_of
from hexfront.games.s42.scenarios.victory import objectives, victory_points
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import REPLACEMENTS, WEATHERS, S42State
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.games.s42.supply.railways import operative
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import Bitboard, bits
from hexfront.play import Tally
from hexfront.play.moment import Moment
from hexfront.play.sequence import TurnStep

Side = int
"""0 Axis, 1 Soviet."""


class UnitView(Struct, frozen=True, omit_defaults=True):
    """A unit or Supply Point; `units[id].id` is always `id`."""

    id: int
    place: str
    """map, area (an Entry Area), pending (due later), eliminated, removed, or pool (an SP that is
    not in play)."""
    hex: int = -1
    area: str = ""
    """The letter of the Entry Area."""
    face: str = ""
    """The numbers that lie upward, as a counter prints them: 6-7-3, S-(1)-5, S-0-T."""
    steps: int = 0
    """Steps left; an SP has none."""
    order: str = "good"
    """good, disrupted or full-retreat."""
    marks: tuple[str, ...] = ()
    """Of MARKS, those that apply."""
    shows: str = ""
    """The side of an SP: full-move, ready or immobile."""
    due: int = 0
    """The turn in which a pending unit arrives."""
    died: int = 0
    """The turn in which a unit went to the Eliminated Box."""


MARKS = (
    "reduced", "remnant", "used", "train", "fresh", "oos", "isolated", "locked", "moved", "spent",
    "attacked", "struck", "retreated", "auto-ds",
)  # fmt: skip
"""What can be said of a unit: `fresh` carries a Replacement marker, `locked` may not move yet,
`moved` has ended its move of this phase, `spent` may not attack this turn."""


class CityView(Struct, frozen=True):
    """A City hex, who controls it and the level of its City Battle."""

    hex: int
    side: Side
    battle: int = 0


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
    place: str
    hex: int = -1


class RailheadView(Struct, frozen=True):
    hex: int
    operative: bool = True


class Overlay(Struct, frozen=True):
    """What one side has on the map, as hex ids and as hexsides (pairs of hex ids)."""

    zoc: tuple[int, ...]
    hex_bonds: tuple[int, ...]
    hexside_bonds: tuple[tuple[int, int], ...]
    supplied: tuple[int, ...]
    """Hexes with a normal line of supply now."""
    joined: tuple[int, ...]
    """Hexes with a line of supply of any length overland: whoever is outside is isolated."""


class S42View(Struct, frozen=True):
    """The game as a seat sees it."""

    scenario: str
    seat: int
    turn: int
    turns: int
    phase: str
    """weather, initial, movement, combat, recovery, supply or victory."""
    side: Side
    """The active player."""
    actor: int
    """The seat that must choose, -1 chance, -2 the game is over."""
    moments: tuple[Moment[S42State], ...]
    """What the game waits for, the innermost last; the phases to come are left out."""
    weather: str
    """clear, overcast, rain, mud or snow."""
    sky: str
    """What was rolled: under Mud clear or overcast."""
    marsh: bool
    """Seasonal Marsh has become Marsh."""
    units: tuple[UnitView, ...]
    air: tuple[AirView, ...]
    forts: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: hexes with a completed fortification marker."""
    building: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: fortifications under construction."""
    stale_forts: tuple[int, ...]
    """Hexes whose printed fortification is no longer active."""
    cities: tuple[CityView, ...]
    objectives: tuple[ObjectiveView, ...]
    vp: Tally
    vp_needed: int
    railheads: tuple[RailheadView, ...]
    repaired: tuple[tuple[int, int], ...]
    """Hexsides that Axis trains can cross."""
    flotilla: tuple[int, int]
    """The hexside of the Volga Flotilla, or (-1, -1)."""
    rp: int
    """Resource Points that the active player can still spend."""
    replacements: dict[str, int]
    """What the active player has left this turn, by type; types without any are left out."""
    overlays: tuple[Overlay, Overlay]
    auto_ds: tuple[int, ...]
    """Hexes vacated by an Auto DS, into which units may still advance."""
    winner: int = -1
    reason: str = ""
    """Message id of how the game ended."""


def view_of(state: S42State, seat: int) -> S42View:
    """Build the picture for a seat."""
    setting = state.setting
    return S42View(
        scenario=setting.scenario_id,
        seat=seat,
        turn=state.turn,
        turns=setting.file.last_turn,
        phase=_PHASES[state.phase],
        side=state.side,
        actor=state.actor(),
        moments=tuple(m for m in state.stack if not isinstance(m, TurnStep)),
        weather=WEATHERS[state.weather].value,
        sky=WEATHERS[state.sky].value,
        marsh=bool(state.marsh),
        units=_units(state),
        air=tuple(_air(state, n) for n in range(len(setting.air))),
        forts=(hex_ids(state.forts[0]), hex_ids(state.forts[1])),
        building=(hex_ids(state.building[0]), hex_ids(state.building[1])),
        stale_forts=_stale_forts(state),
        cities=_cities(state),
        objectives=_objectives(state),
        vp=victory_points(state),
        vp_needed=setting.file.victory.points,
        railheads=tuple(
            RailheadView(h, operative(state, n)) for n, h in enumerate(state.railheads)
        ),
        repaired=_sides(state, state.repaired),
        flotilla=state.flotilla,
        rp=state.rp,
        replacements={
            kind: left for kind, left in zip(REPLACEMENTS, state.replacements, strict=True) if left
        },
        overlays=(_overlay(state, 0), _overlay(state, 1)),
        auto_ds=tuple(h for h, _ in state.auto_ds_groups),
        winner=state.winner,
        reason=state.reason,
    )


_PHASES = tuple(phase.name.lower() for phase in Phase)
_ORDERS = ("good", "disrupted", "full-retreat")


def _units(state: S42State) -> tuple[UnitView, ...]:
    masks = [(name, getattr(state, name.replace("-", "_"))) for name in MARKS[1:]]
    reduced = sum(1 << u for u, lost in enumerate(state.lost) if lost) & ~state.remnant
    masks = [(name, mask) for name, mask in (("reduced", reduced), *masks) if mask]
    marked = 0
    for _, mask in masks:
        marked |= mask
    return tuple(
        _unit(state, u, tuple(n for n, m in masks if m >> u & 1) if marked >> u & 1 else ())
        for u in range(state.setting.size)
    )


def _unit(state: S42State, u: int, marks: tuple[str, ...]) -> UnitView:
    place = state.place[u]
    face, steps = str(state.face(u)), state.steps(u)
    up = shows(state, u) if state.setting.supply >> u & 1 else ""
    if place >= 0:
        return UnitView(
            u, "map", place, "", face, steps, _ORDERS[state.order(u)], marks, up
        )  # fmt: skip
    if place <= AREA:
        letter = state.country.area_ids[area_of(place)]
        return UnitView(
            u, "area", -1, letter, face, steps, _ORDERS[state.order(u)], marks, up
        )  # fmt: skip
    if place == PENDING:
        return UnitView(u, "pending", -1, "", face, steps, marks=marks, due=state.due[u])
    if place == ELIMINATED:
        return UnitView(u, "eliminated", -1, "", face, steps, marks=marks, died=state.died[u])
    return UnitView(u, "pool" if place == POOL else "removed")


def _air(state: S42State, n: int) -> AirView:
    if state.air_absent >> n & 1:
        return AirView(n, "absent")
    if state.air_at[n] != HOLDING:
        return AirView(n, "map", state.air_at[n])
    return AirView(n, "used" if state.air_used >> n & 1 else "holding")


def _stale_forts(state: S42State) -> tuple[int, ...]:
    if not state.stale_forts:
        return ()
    return tuple(
        h for h, group in state.country.theatre.fortified.items() if state.stale_forts >> group & 1
    )


def _cities(state: S42State) -> tuple[CityView, ...]:
    battles = dict(state.city_battles)
    return tuple(
        CityView(h, AXIS if state.axis_cities >> h & 1 else SOVIET, battles.get(h, 0))
        for h in bits(state.country.cities)
    )


def _objectives(state: S42State) -> tuple[ObjectiveView, ...]:
    return tuple(
        ObjectiveView(
            found.hex, found.points, AXIS if found.captured else SOVIET, found.counts, found.rule
        )
        for found in objectives(state)
    )


def _sides(state: S42State, crossed: Crossings) -> tuple[tuple[int, int], ...]:
    """The hexsides that a set of crossings names from both sides."""
    adjacent = state.country.grid.adjacent
    return tuple((h, adjacent[h][d]) for d in range(3) for h in hex_ids(crossed[d]))


def _overlay(state: S42State, side: int) -> Overlay:
    bonds, land = state.bonds(side), state.country.land
    return Overlay(
        zoc=hex_ids(state.zoc(side) & land),
        hex_bonds=hex_ids(bonds.hexes & land),
        hexside_bonds=_sides(state, bonds.sides),
        supplied=hex_ids(supplied(state, side)),
        joined=hex_ids(joined(state, side)),
    )


_DIGITS = bytes.maketrans(b"01", b"\0\1")
_FEW = 64


def hex_ids(mask: Bitboard) -> tuple[int, ...]:
    """The hexes of a bitboard; a large set is read as text, far faster than bit by bit."""
    if mask.bit_count() < _FEW:
        return tuple(bits(mask))
    return tuple(compress(count(), f"{mask:b}"[::-1].encode().translate(_DIGITS)))

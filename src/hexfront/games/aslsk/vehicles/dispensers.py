"""Vehicular smoke dispensers (ASL-7.5)."""

from collections.abc import Iterable, Iterator

from hexfront.games.aslsk.choices import Dispense
from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.definitions.vehicles import Dispenser, DispenserKind
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import hindrance, sees, smoke_between
from hexfront.games.aslsk.vehicles.condition import counter, covered, dazed
from hexfront.games.aslsk.vehicles.costs import figures, left
from hexfront.hexes import HexId, bits
from hexfront.play import Line, Refusal, Tally

DISPERSED = list(SmokeKind).index(SmokeKind.DISPERSED)
"""Dispersed smoke among the markers of `state.smoke`."""


def fitted(state: AslskState, u: int) -> tuple[Dispenser, ...]:
    """The dispensers that a vehicle has in the month of the scenario."""
    known, kind = state.setting.dispensers, state.kind[u]
    if kind not in known:
        known[kind] = counter(state, u).dispensers_in(state.setting.file.date)
    return known[kind]


def may_dispense(state: AslskState, u: int, kind: int, h: HexId) -> Refusal | None:
    """Why a vehicle may not try to place smoke in a hex."""
    args: dict[str, int | str] = {"unit": u, "hex": h}
    if not state.vehicles >> u & 1 or not 0 <= kind < len(fitted(state, u)):
        return Refusal("ASL-7.5.a", "no-dispenser", args)
    return _unready(state, u, args) or _misused(state, u, fitted(state, u)[kind], h, args)


def _unready(state: AslskState, u: int, args: dict[str, int | str]) -> Refusal | None:
    """Why a vehicle may use none of its dispensers now."""
    if not state.is_on_map(u):
        return Refusal("ASL-3.3.e", "no-action-off-board", args)
    if state.dispensed >> u & 1:
        return Refusal("ASL-7.5.b", "no-second-dispensing", args)
    if dazed(state) >> u & 1:
        return Refusal("ASL-7.5.c", "no-dispensing-dazed", args)
    if _has_fired(state, u):
        return Refusal("ASL-7.5.c", "no-dispensing-after-fire", args)
    if state.side_of(u) == state.attacker and left(state, u) < cost(state):
        args |= {"halves": cost(state), "left": left(state, u)}
        return Refusal("ASL-7.5.d", "no-mp-left", args)
    return None


def _has_fired(state: AslskState, u: int) -> bool:
    """Whether it has fired any weapon this Player Turn."""
    used = state.prep_weapons | state.first_weapons | state.final_weapons | state.intensive
    used |= state.fired_weapons | state.bounded_weapons
    return bool(state.armed(u) & used or (state.prep | state.bounded) >> u & 1)


def _misused(
    state: AslskState, u: int, dispenser: Dispenser, h: HexId, args: dict[str, int | str]
) -> Refusal | None:
    place, exposed = HexId(state.place[u]), state.exposed >> u & 1
    match dispenser.kind:
        case DispenserKind.MORTAR:
            if state.setting.ground.buildings >> place & 1:
                return Refusal("ASL-7.5.p", "no-dispensing-in-building", args)
            distance = state.setting.grid.distance(place, h)
            if not 1 <= distance <= figures(state).dispensers.mortar_range.value:
                return Refusal("ASL-7.5.l", "no-dispensing-so-far", args)
            arc = covered(state.setting.grid, place, state.tca[u])
            if not arc >> h & 1 or not sees(state, place, h):
                return Refusal("ASL-7.5.l", "no-dispensing-out-of-sight", args)
            return None
        case DispenserKind.POT if not exposed:
            return Refusal("ASL-7.5.q", "no-dispensing-buttoned-up", args)
        case DispenserKind.CLOSE_DEFENSE if exposed:
            return Refusal("ASL-7.5.r", "no-dispensing-exposed", args)
    return None if h == place else Refusal("ASL-7.5.k", "no-dispensing-elsewhere", args)


def provoked(state: AslskState, u: int) -> bool:
    """Whether an enemy has just spent MF or MP in LOS of a vehicle (ASL-7.5.e)."""
    place = HexId(state.place[u])
    return any(
        state.is_on_map(v) and sees(state, place, HexId(state.place[v])) for v in state.movers
    )


def cost(state: AslskState) -> int:
    """Half MP of a success in the vehicle's own MPh (ASL-7.5.d)."""
    return HALVES * figures(state).costs.dispenser.value


def usage_drm(state: AslskState, u: int, dispenser: Dispenser, h: HexId) -> Tally:
    """The DRM of the usage DR."""
    chart, lines = figures(state).dispensers, list[Line]()
    if not state.exposed >> u & 1:
        lines.append(Line("tally-buttoned-up", chart.buttoned_up.value, chart.buttoned_up.rule))
    if dispenser.kind is DispenserKind.MORTAR:
        place = HexId(state.place[u])
        if state.motion >> u & 1:
            lines.append(Line("tally-motion", chart.moving.value, chart.moving.rule))
        between = hindrance(state, place, h) + smoke_between(state, place, h)
        if between:
            lines.append(Line("tally-hindrance", between, "ASL-7.5.o"))
    return Tally.of(lines)


def dispensings(state: AslskState, u: int) -> Iterator[Dispense]:
    """All smoke that a vehicle can try to place."""
    dispensers = fitted(state, u)
    if not dispensers or _unready(state, u, {}) is not None:
        return
    place = HexId(state.place[u])
    for kind, dispenser in enumerate(dispensers):
        hexes: Iterable[HexId] = (place,)
        if dispenser.kind is DispenserKind.MORTAR:
            reach = figures(state).dispensers.mortar_range.value
            near = state.setting.ground.near(place, reach) & state.setting.ground.seen(place)
            hexes = bits(near & covered(state.setting.grid, place, state.tca[u]))
        for h in hexes:
            if _misused(state, u, dispenser, h, {}) is None:
                yield Dispense(u, kind, h)


def puff(state: AslskState, u: int, h: HexId) -> None:
    """Place dispersed smoke (ASL-7.5.k, ASL-1.2.5.c)."""
    state.smoke[h] = (*state.smoke.get(h, ()), (DISPERSED, state.side_of(u)))

"""Chapter 21: replacements restore steps and bring units back from the Eliminated Box."""

from functools import cache
from itertools import compress, count

from hexfront.games.s42.definitions.counters import Branch, Dot, Size, Unit, UnitType
from hexfront.games.s42.definitions.tables import Replacements
from hexfront.games.s42.entry.areas import open_areas, place_of, places
from hexfront.games.s42.maskirovka.armies import stands_at
from hexfront.games.s42.maskirovka.boxes import return_boxes
from hexfront.games.s42.places import AREA, ELIMINATED
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET, Setting
from hexfront.games.s42.state import REPLACEMENTS, S42State
from hexfront.games.s42.supply.check import has_supply
from hexfront.games.s42.supply.lines import supplied
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.games.s42.supply.trace import beside
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import Refusal
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FULL_TURN = 2
"""Turns from elimination to the earliest return: one whole turn lies between (S42-21.3.1.h)."""
HQ_FROM_RAIL = 2
"""Hexes between an HQ that receives units and a Connected Rail Hex (S42-21.3.1.c)."""
CORPS_AREAS = ("A", "B", "C")
"""Where Soviet tank and mechanized corps return (S42-21.3.1.f)."""
ALLIES = {
    "hungarian": Branch.HUNGARIAN,
    "romanian": Branch.ROMANIAN,
    "italian": Branch.ITALIAN,
}

_KIND_RULES = {
    "tank": "S42-21.1.4.a",
    "infantry": "S42-21.1.4.b",
    "cavalry": "S42-21.1.4.c",
    "special": "S42-21.1.4.d",
}
"""The rules of the types that both sides have; the others are for Axis allies (S42-21.1.4.e)."""

_FOOT = frozenset(
    {
        UnitType.INFANTRY,
        UnitType.SECURITY,
        UnitType.JAEGER,
        UnitType.MOUNTAIN,
        UnitType.BICYCLE,
        UnitType.ENGINEER,
    }
)
"""Non-mechanized infantry without NKVD and naval infantry (S42-21.1.4.b)."""


def serves(kind: str, unit: Unit) -> bool:
    """Does a replacement of this type fit a unit (S42-21.1.4, S42-21.5)?"""
    if not unit.combat:
        return False
    if kind == "axis":
        return _ally(unit)
    if kind in ALLIES:
        return unit.branch is ALLIES[kind]  # S42-21.1.4.f
    if _ally(unit):
        return False  # S42-21.1.4.g
    if kind == "tank":
        return unit.dot is not Dot.NONE or _either(unit)  # S42-2.3.3.c
    infantry = unit.type in _FOOT and unit.branch is not Branch.NKVD
    if kind == "cavalry":
        return infantry or unit.type is UnitType.CAVALRY
    if kind == "special":
        return infantry or _special(unit)
    return infantry


def _ally(unit: Unit) -> bool:
    """Is it an Axis unit that is not German?"""
    return unit.side is SIDES[AXIS] and not unit.branch.german


def _either(unit: Unit) -> bool:
    """Does a Tank or a Special replacement fit, whatever the counter prints (S42-21.5)?"""
    match unit.type:
        case UnitType.MECHANIZED:
            return unit.branch.german and unit.size is Size.DIVISION
        case UnitType.TANK:
            return unit.side is SIDES[SOVIET] and unit.size is Size.BRIGADE
    return unit.type is UnitType.STURMGESCHUETZ


def _special(unit: Unit) -> bool:
    """S42-21.1.4.d."""
    named = unit.type in (UnitType.MOTORIZED, UnitType.NKVD, UnitType.NAVAL_INFANTRY)
    return (
        _either(unit)
        or named
        or unit.branch is Branch.NKVD
        or unit.free_stacking
        or unit.asu
    )  # fmt: skip


@cache
def _served(setting: Setting) -> tuple[int, ...]:
    """By type of replacement: the units that it fits."""
    return tuple(
        sum(1 << u for u, unit in enumerate(setting.units) if serves(kind, unit))
        for kind in REPLACEMENTS
    )


def receive(state: S42State, side: int) -> None:
    """The replacements of the Turn Record; unused ones of earlier turns are lost (S42-21.1.3)."""
    given = given_on(state.setting, side, state.turn)
    state.replacements = tuple(getattr(given, kind) for kind in REPLACEMENTS)
    if side == AXIS and state.special_debt and given.special:
        state.special_debt -= 1  # S42-32.3.a
        _use(state, "special")


def given_on(setting: Setting, side: int, turn: int) -> Replacements:
    """What the Turn Record gives, or the track of the scenario (S42-S2.2.f, S42-S2.3.d)."""
    track = setting.side_files[side].replacements
    if track is None:
        return setting.charts.turns.turn(turn).replacements(SIDES[side])
    return next((given.steps for given in track if given.turn == turn), Replacements())


def kinds_left(state: S42State) -> list[tuple[str, int]]:
    """The types that are left this turn, each with the units that it fits."""
    return [
        (kind, fits)
        for kind, left, fits in zip(
            REPLACEMENTS, state.replacements, _served(state.setting), strict=True
        )
        if left
    ]


def _use(state: S42State, kind: str) -> None:
    left = list(state.replacements)
    left[REPLACEMENTS.index(kind)] -= 1
    state.replacements = tuple(left)


def kind_refusal(state: S42State, u: int, kind: str) -> Refusal | None:
    """Why a type of replacement cannot serve a unit."""
    index = REPLACEMENTS.index(kind)
    if not _served(state.setting)[index] >> u & 1:
        rule = _KIND_RULES.get(kind, "S42-21.1.4.e")
        if rule != "S42-21.1.4.e" and _ally(state.unit(u)):
            rule = "S42-21.1.4.g"
        return Refusal(rule, "no-replacement-type", {"unit": u, "kind": kind})
    if not state.replacements[index]:
        return Refusal("S42-21.1.3.b", "no-replacement-left", {"kind": kind})
    return None


def refusal(state: S42State, u: int, kind: str) -> Refusal | None:
    """Why a replacement of this type does nothing for a unit, in play or eliminated."""
    unable = return_refusal if state.place[u] == ELIMINATED else replace_refusal
    return unable(state, u) or kind_refusal(state, u, kind)


# Units in play.


def replace_refusal(state: S42State, u: int) -> Refusal | None:
    """Why a unit in play cannot take a replacement now (S42-21.2)."""
    bit, where = 1 << u, stands_at(state, u)  # S42-34.5.a
    if not (where >= 0 or where <= AREA):
        return Refusal("S42-21.1.1.a", "no-replacement-not-in-play", {"unit": u})
    if not state.lost[u] or state.setting.supply & bit:
        return Refusal("S42-21.1.1.a", "no-replacement-full-strength", {"unit": u})
    if state.fresh & bit:
        return Refusal("S42-21.2.c", "no-second-replacement", {"unit": u})
    if state.disordered & bit:
        return Refusal("S42-21.2.b", "no-replacement-disordered", {"unit": u})
    if not has_supply(state, u):
        return Refusal("S42-21.2.a", "no-replacement-supply", {"unit": u})
    return None


def replaceable(state: S42State, side: int) -> list[tuple[int, str]]:
    """(unit, type) for every replacement that a unit in play can take."""
    left = kinds_left(state)
    wanted = 0
    for _, fits in left:
        wanted |= fits
    wanted &= state.setting.own[side] & ~state.disordered & ~state.fresh
    weakened = compress(count(), state.lost)
    able = [u for u in weakened if wanted >> u & 1 and replace_refusal(state, u) is None]
    return [(u, kind) for u in able for kind, fits in left if fits >> u & 1]


def restore(state: S42State, u: int, kind: str) -> None:
    """One step comes back; a Remnant goes back to its display (S42-21.1.1.a, S42-21.3.4.a)."""
    _use(state, kind)
    state.set_lost(u, state.lost[u] - 1)
    state.remnant &= ~(1 << u)
    state.fresh |= 1 << u  # S42-21.4.a
    state.note("log-replacement", "S42-21.1.1.a", unit=u, kind=kind, steps=state.steps(u))


# Units in the Eliminated Box.


def return_refusal(state: S42State, u: int) -> Refusal | None:
    """Why a unit cannot come back this turn, apart from place and type (S42-21.3.1)."""
    if state.place[u] != ELIMINATED:
        return Refusal("S42-21.1.1.a", "no-return-not-eliminated", {"unit": u})
    gone = "" if state.setting.supply >> u & 1 else state.unit(u).gone_by
    if gone:
        return Refusal(gone, "no-return-ever", {"unit": u})
    if state.turn < state.died[u] + FULL_TURN:
        return Refusal("S42-21.3.1.h", "no-return-yet", {"unit": u})
    return None


def returnable(state: S42State, side: int) -> list[tuple[int, str]]:
    """(unit, type) for every unit that a replacement can bring back now."""
    left = kinds_left(state)
    if not left or ELIMINATED not in state.place:
        return []
    found = []
    at_home = bool(places(state, side)), bool(_corps_areas(state))
    eliminated = [u for u, place in enumerate(state.place) if place == ELIMINATED]
    for u in eliminated:
        if state.side_of(u) != side:
            continue
        fitting = [kind for kind, fits in left if fits >> u & 1]
        if not fitting or return_refusal(state, u) is not None:
            continue
        if at_home[_is_corps(state, u)] or return_places(state, u):
            found += [(u, kind) for kind in fitting]
    return found


def return_places(state: S42State, u: int) -> tuple[int, ...]:
    """Where a unit may be placed: Entry Areas, then hexes (S42-21.3.1)."""
    boxes = return_boxes(state, u)
    if _is_corps(state, u):
        return (*_corps_areas(state), *boxes)
    return (*places(state, state.side_of(u)), *bits(return_hexes(state, u)), *boxes)


def no_return_to(state: S42State, u: int, place: int) -> Refusal | None:
    """Why a unit that comes back may not be placed there (S42-21.3.1)."""
    if place in return_places(state, u):
        return None
    if _is_corps(state, u):
        return Refusal("S42-21.3.1.f", "no-return-corps", {"unit": u})
    if place < 0:
        return Refusal("S42-21.3.1.a", "no-return-place", {"unit": u})
    return _no_return_hex(state, u, HexId(place))


def _no_return_hex(state: S42State, u: int, h: HexId) -> Refusal:
    """Why a hex does not receive a unit that comes back."""
    side, bit = state.side_of(u), 1 << h
    rail, args = connected_rail(state, side), {"hex": int(h)}
    if _near_enemies(state, side) & bit:
        return Refusal("S42-21.3.1.e", "no-return-enemy", {**args})
    hqs = receiving_hqs(state, side, rail)
    if (receiving_cities(state, side, rail) | hqs.get(_nation(state, u), 0)) & bit:
        return Refusal("S42-21.3.1.g", "no-return-full", {**args})
    if any(board & bit for board in hqs.values()):
        return Refusal("S42-21.3.1.d", "no-return-nation", {**args})
    if state.units_at(h, side) & state.setting.support_hq:
        return Refusal("S42-21.3.1.c", "no-return-hq", {**args})
    if state.country.cities & bit:
        return Refusal("S42-21.3.1.b", "no-return-city", {**args})
    return Refusal("S42-21.3.1.a", "no-return-place", {"unit": u})


def _is_corps(state: S42State, u: int) -> bool:
    return state.side_of(u) == SOVIET and bool(state.setting.mobile_corps >> u & 1)


def _corps_areas(state: S42State) -> tuple[int, ...]:
    """S42-21.3.1.f."""
    open_ = open_areas(state, SOVIET)
    areas = (place_of(state, area) for area in CORPS_AREAS if area in open_)
    return tuple(place for place in areas if place is not None)


def return_hexes(state: S42State, u: int) -> Bitboard:
    """Cities and HQs that can receive a unit and are not full this turn."""
    side = state.side_of(u)
    rail = connected_rail(state, side)
    cities = receiving_cities(state, side, rail)
    hqs = receiving_hqs(state, side, rail)
    found = cities | hqs.get(_nation(state, u), 0)
    for h in {state.place[back] for back in members(state.returned)}:
        if h >= 0 and found >> h & 1 and _full(state, u, h, cities, hqs):
            found &= ~(1 << h)
    return found & ~_near_enemies(state, side)


def _near_enemies(state: S42State, side: int) -> Bitboard:
    """Hexes beside enemy combat units, or shared with them (S42-21.3.1.e)."""
    enemies = state.occupied[FOE[side]]
    return state.contested | enemies | beside(state, enemies)


def _full(state: S42State, u: int, h: int, cities: Bitboard, hqs: dict[Branch, Bitboard]) -> bool:
    """Has a hex received all it can (S42-21.3.1.g)? An HQ takes only units of its own nation."""
    here = [u, *members(state.at[h] & state.returned)]
    strangers = sum(not hqs.get(_nation(state, unit), 0) >> h & 1 for unit in here)
    city, hq = cities >> h & 1, any(board >> h & 1 for board in hqs.values())
    return len(here) > city + hq or strangers > city


def receiving_cities(state: S42State, side: int, rail: Bitboard) -> Bitboard:
    """Own Cities on Connected Rail Hexes, which no enemy holds (S42-21.3.1.b)."""
    cities = state.axis_cities if side == AXIS else state.country.cities & ~state.axis_cities
    return cities & rail


def receiving_hqs(state: S42State, side: int, rail: Bitboard) -> dict[Branch, Bitboard]:
    """By nation: hexes of HQs in supply and near a Connected Rail Hex (S42-21.3.1.c, d)."""
    found: dict[Branch, Bitboard] = {}
    in_supply = supplied(state, side)
    for hq in members(state.setting.support_hq & state.setting.own[side]):
        h = state.place[hq]
        if h < 0 or not in_supply >> h & 1:
            continue
        if state.country.grid.within(HexId(h), HQ_FROM_RAIL) & rail:
            nation = _nation(state, hq)
            found[nation] = found.get(nation, 0) | 1 << h
    return found


def _nation(state: S42State, u: int) -> Branch:
    """One branch for all Soviet units and one for all German ones."""
    branch = state.unit(u).branch
    if branch.german:
        return Branch.WEHRMACHT
    return branch if state.side_of(u) == AXIS else Branch.REGULAR


def bring_back(state: S42State, u: int, kind: str, place: int) -> None:
    """A unit leaves the Eliminated Box with one step, an ASU on its Used side."""
    _use(state, kind)
    settle(state, u, place)
    state.fresh |= 1 << u  # S42-21.4.a
    state.note("log-returned", "S42-21.3.1.a", unit=u, kind=kind, place=place)


def settle(state: S42State, u: int, place: int) -> None:
    """Put down a unit that comes back into play."""
    bit = 1 << u
    state.put(u, place)
    state.returned |= bit
    if state.setting.asu & bit:
        state.used |= bit  # S42-21.3.3.a

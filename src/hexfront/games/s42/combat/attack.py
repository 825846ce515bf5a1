"""Who may attack whom (chapters 8.1, 8.2, 20.5.1 and 22.7).

Every question has two forms: a refusal that names the rule, for one unit or hex, and a mask or
list, for all of them at once. The second is built so that it agrees with the first.
"""

from collections.abc import Iterable, Sequence

from hexfront.games.s42.country.passage import may_cross
from hexfront.games.s42.definitions.counters import Branch
from hexfront.games.s42.entry.areas import open_areas
from hexfront.games.s42.maskirovka.armies import lone_armies
from hexfront.games.s42.movement.allowance import exit_areas
from hexfront.games.s42.movement.stacking import stacking_limit
from hexfront.games.s42.places import AREA, BOXED, Phase, area_of, area_place
from hexfront.games.s42.setting import AXIS, SIDES
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits, spread
from hexfront.play import Refusal
from hexfront.play.masks import each, members
from hexfront.play.teams import FOE

# One unit.


def unfit(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not attack anything now (S42-8.1.g)."""
    setting, bit, place = state.setting, 1 << u, state.place[u]
    if not setting.combat & bit:
        return Refusal("S42-19.3.a", "no-attack-non-combat", {"unit": u})
    if place == BOXED:
        return Refusal("S42-34.6.1.a", "no-attack-boxed", {"unit": u})
    if place < 0 and place > AREA:
        return Refusal("S42-8.1.a", "no-attack-off-map", {"unit": u})
    if setting.asu & bit or not state.face(u).attack:
        return Refusal("S42-8.1.a", "no-attack-strength", {"unit": u})
    if state.full_retreat & bit:
        return Refusal("S42-13.3.2.a", "no-attack-full-retreat", {"unit": u})
    if state.disrupted & bit:
        return Refusal("S42-13.2.1.c", "no-attack-disrupted", {"unit": u})
    if state.train & bit:
        return Refusal("S42-5.6.4.b", "no-attack-train", {"unit": u})
    if state.auto_ds & bit:
        return Refusal("S42-8.6.1.d", "no-attack-auto-ds", {"unit": u})
    if state.attacked & bit:
        return Refusal("S42-8.1.b", "no-attack-twice", {"unit": u})
    if (state.reserve | state.committed) & bit:
        return Refusal("S42-25.2.3.d", "no-attack-reserve", {"unit": u})
    if state.tried & bit:
        return Refusal("S42-27.2.1.a", "no-attack-disengaging", {"unit": u})
    if state.spent & bit:
        rule = "S42-2.3.2.b" if place >= 0 else "S42-22.6.1.c"
        return Refusal(rule, "no-attack-spent", {"unit": u})
    return unfit_place(state, u, place)


def unfit_place(state: S42State, u: int, place: int) -> Refusal | None:
    """Why no unit attacks out of the place where this one is, in any kind of combat."""
    side = state.side_of(u)
    if place < 0 and state.fresh >> u & 1:  # an Entry Area is no hex
        return Refusal("S42-21.4.d", "no-advance-replacement", {"unit": u})
    if place >= 0 and state.at.get(place, 0) & state.fresh & state.setting.own[side]:
        return Refusal("S42-21.4.e", "no-attack-replacement", {"unit": u})
    if place >= 0 and state.building[side] >> place & 1:
        return Refusal("S42-9.7.2.e", "no-attack-building", {"unit": u, "hex": place})
    return None


def cannot_attack(state: S42State, u: int, target: HexId) -> Refusal | None:
    """Why a unit may not attack the units in a hex."""
    found = unfit(state, u)
    return found if found is not None else cannot_reach(state, u, target)


def cannot_reach(state: S42State, u: int, target: HexId) -> Refusal | None:
    """Why a unit is not where it could attack a hex from (S42-8.1.a, S42-8.1.f, S42-8.1.i)."""
    place, side = state.place[u], state.side_of(u)
    if place >= 0 and state.contested >> place & 1:
        if place == target:
            return None  # S42-29.1.3.a
        return Refusal("S42-29.1.3.b", "no-attack-out-of-city", {"unit": u, "hex": place})
    if place <= AREA:
        index = area_of(place)
        if not state.country.area_hexes[index] >> target & 1:
            return Refusal("S42-22.7.a", "no-attack-not-beside-area", {"unit": u, "hex": target})
        if index in exit_areas(state, side):
            return Refusal("S42-S1.2.h", "no-attack-left-map", {"unit": u})
        if state.country.area_ids[index] not in open_areas(state, side):
            return Refusal("S42-24.1.3.c", "no-attack-out-of-baku", {"unit": u})
        return None
    way = state.country.grid.direction(HexId(place), target)
    if way is None:
        return Refusal("S42-8.1.a", "no-attack-not-adjacent", {"unit": u, "hex": target})
    if not may_cross(state, u, HexId(place), way):
        return Refusal("S42-8.1.f", "no-attack-across", {"unit": u, "from": place, "hex": target})
    return None


# All units of a side.


def fit(state: S42State, side: int) -> int:
    """The units that could attack something now, as a mask; see `unfit`."""
    setting, at = state.setting, state.at
    mask = setting.fighting[side] & ~(
        setting.asu | state.disrupted | state.full_retreat | state.train | state.auto_ds
        | state.attacked | state.spent | state.fresh | state.reserve | state.committed | state.tried
    )  # fmt: skip
    if state.fresh:
        for u in each(state.fresh & setting.own[side]):
            place = state.place[u]
            mask &= ~at.get(place, 0) if place >= 0 else ~(1 << u)
    if state.building[side]:
        for h in each(state.building[side]):
            mask &= ~at.get(h, 0)
    return mask


def fit_to_overrun(state: S42State, side: int) -> int:
    """Those of them that could take part in an Auto DS: not out of Entry Areas (S42-22.7.a)."""
    return fit(state, side) & state.on_map


def attackers(state: S42State, side: int, target: HexId, able: int) -> list[int]:
    """Those of the able units that can attack a hex, from up to six hexes and the edge."""
    country, at = state.country, state.at
    found: list[int] = []
    if state.contested:
        found += members(state.units_at(target, side) & able)  # S42-29.1.3.a
        for h in bits(state.contested):
            able &= ~at[h]  # S42-29.1.3.b
    for way, near in enumerate(country.grid.adjacent[target]):
        here = at.get(near, 0) & able if near != NOWHERE else 0
        if here:
            back = (way + 3) % 6
            found += [u for u in members(here) if may_cross(state, u, near, back)]
    for index in _areas_beside(state, side, target):
        found += members(at.get(AREA - index, 0) & able)
    return [u for u in found if state.face(u).attack]


def _areas_beside(state: S42State, side: int, target: HexId) -> list[int]:
    """The Entry Areas out of which this side may attack a hex (S42-22.7.a, S42-S1.2.h)."""
    country = state.country
    beside = [n for n in country.friendly_areas[side] if country.area_hexes[n] >> target & 1]
    if not beside:
        return []
    open_ = open_areas(state, side)
    return [n for n in beside if country.area_ids[n] in open_]


# The hex attacked.


def cannot_be_attacked(state: S42State, side: int, target: HexId) -> Refusal | None:
    """Why no normal attack may be made on a hex."""
    units = state.combat_at(target, FOE[side])
    if not units:
        if lone_contacts(state, side) >> target & 1:
            return None
        return Refusal("S42-8.1.a", "no-attack-nobody", {"hex": target})
    if units & state.struck & ~state.retreated:
        return Refusal("S42-8.1.b", "no-attack-again", {"hex": target})
    if not units & ~state.retreated:
        return Refusal("S42-8.1.j", "no-attack-retreated", {"hex": target})
    return None


def nobody_attacks(state: S42State, seat: int, target: HexId) -> Refusal:
    """Why none of the units next to a hex can attack it."""
    for near in (*state.country.grid.adjacent[target], target):
        if near == NOWHERE:
            continue
        for u in members(state.units_at(near, seat) & state.setting.combat):
            found = cannot_attack(state, u, target)
            if found is not None:
                return found
    return _nobody_at_the_edge(state, seat, target) or Refusal(
        "S42-8.1.a", "no-attack-without-units", {"hex": target}
    )


def _nobody_at_the_edge(state: S42State, seat: int, target: HexId) -> Refusal | None:
    """Why none of the units in the Entry Areas next to a hex can attack it."""
    for index, edge in enumerate(state.country.area_hexes):
        beside = state.combat_at(area_place(index), seat) if edge >> target & 1 else 0
        for u in members(beside):
            found = cannot_attack(state, u, target)
            if found is None and state.phase == Phase.MOVEMENT:  # only in the Combat Phase
                found = Refusal("S42-22.7.a", "no-overrun-area", {"unit": u})
            if found is not None:
                return found
    return None


def contacts(state: S42State, side: int) -> Bitboard:
    """Enemy hexes next to own combat units; who of them can attack is asked hex by hex."""
    return _beside(state, side) & state.occupied[FOE[side]]


def lone_contacts(state: S42State, side: int) -> Bitboard:
    """Hexes next to Axis units in which only the box of a Reserve Army may defend (34.6.2.g)."""
    if side != AXIS or not state.setting.armies:
        return 0
    return _beside(state, side) & lone_armies(state)


def _beside(state: S42State, side: int) -> Bitboard:
    """The hexes of own combat units and all next to them or to Entry Areas with own units."""
    country, found = state.country, around(state, state.occupied[side])
    for n in country.friendly_areas[side]:
        if AREA - n in state.at:
            found |= country.area_hexes[n]
    return found


def around(state: S42State, hexes: Bitboard) -> Bitboard:
    """These hexes and all next to them."""
    return hexes | spread(state.country.grid, hexes)


# Together in one attack.


def ally_of(state: S42State, u: int) -> Branch | None:
    """The nationality of an Axis ally; Germans and Croatians have none here (S42-20.5.a)."""
    branch = state.unit(u).branch
    return branch if branch.axis_ally else None


def cannot_join(state: S42State, together: Sequence[int], u: int, target: HexId) -> Refusal | None:
    """Why a unit may not take part in an attack with those that already do."""
    nation = ally_of(state, u)
    if nation is not None and any(ally_of(state, v) not in (None, nation) for v in together):
        return Refusal("S42-20.5.1.a", "no-attack-two-allies", {"unit": u})
    if state.place[u] <= AREA and not _room_at_edge(state, (*together, u), target, state.place[u]):
        return Refusal("S42-22.7.b", "no-attack-edge-full", {"unit": u})
    return None


def _room_at_edge(state: S42State, units: Iterable[int], target: HexId, place: int) -> bool:
    """Do the units of an Entry Area fit into the imagined hexes beside the target?"""
    stack = [state.unit(u) for u in units if state.place[u] == place]
    beyond = state.country.grid.adjacent[target].count(NOWHERE) or 1
    free = sum(unit.free_stacking for unit in stack)
    counted = len(stack) - min(free, beyond)
    side = state.side_of(next(iter(units)))
    present = members(state.units_at(place, side) & state.setting.army_hq)
    helped = min(len(present), beyond)
    plain = stacking_limit(SIDES[side], ())
    with_hq = stacking_limit(SIDES[side], [state.unit(u) for u in present])
    return counted <= beyond * plain + helped * (with_hq - plain)


def all_in(state: S42State, found: Sequence[int], target: HexId) -> list[tuple[int, ...]]:
    """The attacks that the units found can make together: with Germans one nation of Axis allies
    takes part, so there are as many as there are nations (S42-20.5.1)."""
    allies = (ally_of(state, u) for u in found) if state.setting.own[AXIS] >> found[0] & 1 else ()
    nations: list[Branch | None] = [nation for nation in dict.fromkeys(allies) if nation]
    return [
        _together(state, [u for u in found if ally_of(state, u) in (None, nation)], target)
        for nation in nations or [None]
    ]


def _together(state: S42State, wanted: list[int], target: HexId) -> tuple[int, ...]:
    """All of these units, but no more out of an Entry Area than its edge holds (S42-22.7.b)."""
    if state.place[wanted[-1]] >= 0:  # units of an Entry Area are found last
        return tuple(sorted(wanted))
    wanted.sort(key=lambda u: -state.face(u).attack)
    taken: list[int] = []
    for u in wanted:
        if cannot_join(state, taken, u, target) is None:
            taken.append(u)
    return tuple(sorted(taken))

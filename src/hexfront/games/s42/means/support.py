"""Air support (chapter 9.3) and artillery support by ASUs (chapters 18.2 to 18.6)."""

from collections.abc import Iterable, Sequence

from hexfront.games.s42.combat.attack import ally_of
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.pieces import eliminate, remove
from hexfront.games.s42.definitions.counters import Branch
from hexfront.games.s42.entry.areas import edge_hexes
from hexfront.games.s42.places import AREA, BOXED, HOLDING, Phase, area_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.games.s42.supply.trace import reach
from hexfront.hexes import Bitboard, HexId, union
from hexfront.play import Refusal
from hexfront.play.masks import members

AIR_RANGE = 15
"""Hexes from a base within which air units are placed (S42-9.3.5.a)."""

InRange = tuple[tuple[int, tuple[int, ...]], ...]
"""ASUs with the units of an attack that are within their range."""


# Air units.


def romanian(state: S42State, air: int) -> bool:
    return state.setting.air[air].branch is Branch.ROMANIAN


def grounded(state: S42State, air: int) -> Refusal | None:
    """Why an air unit cannot be used at all now."""
    if state.air_absent >> air & 1:
        return Refusal("S42-9.3.1.a", "no-air-weather", {"air": air})
    if state.air_used >> air & 1:
        return Refusal("S42-9.3.6.c", "no-air-used", {"air": air})
    return None


def air_bases(state: S42State) -> Bitboard:
    """Friendly Cities, Towns and Landmarks on Connected Rail Hexes (S42-9.3.5.a)."""
    named = union(state.country.theatre.places) & connected_rail(state, AXIS)
    named &= ~(state.country.cities & ~state.axis_cities)
    plan = state.setting.side_files[AXIS].air_plan
    if plan is not None:
        named |= edge_hexes(state, plan.base_area)
    return named & ~state.occupied[SOVIET]


def in_air_range(state: S42State, h: HexId) -> bool:
    return bool(state.country.grid.within(h, AIR_RANGE) & air_bases(state))


def attack_air(state: S42State, side: int, h: HexId) -> tuple[int, ...]:
    """Air units that could be placed on a hex in an attack, whoever takes part in it."""
    if side != AXIS or state.phase != Phase.COMBAT:
        return ()
    ready = [n for n in range(len(state.air_at)) if _in_box(state, n)]
    return tuple(ready) if ready and in_air_range(state, h) else ()


def _in_box(state: S42State, air: int) -> bool:
    return grounded(state, air) is None and state.air_at[air] == HOLDING


def cannot_fly(state: S42State, battle: Battle, air: int) -> Refusal | None:
    """Why an air unit may not support an attack (S42-9.3.3)."""
    if battle.side != AXIS:
        return Refusal("S42-9.3.1.a", "no-air-soviet")
    if battle.automatic:
        return Refusal("S42-8.6.1.b", "no-air-auto-ds")
    if battle.breakthrough:  # it comes along from the combat before, or not at all
        return Refusal("S42-15.2.9.c", "no-air-breakthrough")
    if battle.air != NONE:
        return Refusal("S42-9.3.3.a", "no-air-second")
    found = grounded(state, air)
    if found is not None:
        return found
    if state.air_at[air] != HOLDING:
        return Refusal("S42-9.3.7.a", "no-air-with-units", {"air": air})
    if not in_air_range(state, battle.hex):
        return Refusal("S42-9.3.5.a", "no-air-range", {"air": air, "hex": battle.hex})
    return wrong_majority(state, battle, air)


def wrong_majority(state: S42State, battle: Battle, air: int) -> Refusal | None:
    """The Romanian air unit wants more Romanians than others in the attack (S42-9.3.8.a)."""
    if not romanian(state, air):
        return None
    own = sum(state.unit(u).branch is Branch.ROMANIAN for u in battle.attackers)
    if own * 2 > len(battle.attackers):
        return None
    return Refusal("S42-9.3.8.a", "no-air-majority", {"air": air})


def cannot_cover(state: S42State, battle: Battle, air: int) -> Refusal | None:
    """Why an air unit may not give the defender a shift (S42-9.3.4.a)."""
    if romanian(state, air):
        return Refusal("S42-9.3.8.b", "no-air-romanian-shift", {"air": air})
    return _cannot_defend(state, battle, air)


def cannot_cover_lead(state: S42State, battle: Battle, air: int, lead: int) -> Refusal | None:
    """Why an air unit may not give +1 to a Determined Defense (S42-11.3)."""
    if romanian(state, air) and state.unit(lead).branch is not Branch.ROMANIAN:
        return Refusal("S42-9.3.8.b", "no-air-romanian-lead", {"air": air, "unit": lead})
    return _cannot_defend(state, battle, air)


def _cannot_defend(state: S42State, battle: Battle, air: int) -> Refusal | None:
    if battle.defender != AXIS or state.phase != Phase.COMBAT:
        return Refusal("S42-9.3.4.a", "no-air-defense-phase")
    if battle.defensive_air != NONE:
        return Refusal("S42-9.3.4.b", "no-air-second")
    found = grounded(state, air)
    if found is not None:
        return found
    where = state.air_at[air]
    if where == HOLDING:
        if in_air_range(state, battle.hex):
            return None
        return Refusal("S42-9.3.5.a", "no-air-range", {"air": air, "hex": battle.hex})
    if _beside_air(state, where) >> battle.hex & 1:
        return None
    return Refusal("S42-9.3.7.c", "no-air-cover-range", {"air": air, "hex": battle.hex})


def _beside_air(state: S42State, where: int) -> Bitboard:
    """The hexes that an air unit on the map covers (S42-9.3.7.c)."""
    if where <= AREA:
        return state.country.area_hexes[area_of(where)]
    return state.country.grid.within(HexId(where), 1)


def covering_air(state: S42State, battle: Battle) -> list[int]:
    """Air units that could give the defender a shift."""
    if battle.defender != AXIS:
        return []
    return [n for n in range(len(state.air_at)) if cannot_cover(state, battle, n) is None]


def air_follows(state: S42State, before: int, to: int) -> None:
    """An air unit stays with its stack when the last units of a hex leave it (S42-9.3.7.c)."""
    for n, where in enumerate(state.air_at):
        if where == before and not state.combat_at(before, AXIS):
            state.air_at[n] = to if to >= 0 else HOLDING


def air_spent(state: S42State, air: int, rule: str) -> None:
    """Flip an air unit to Used and send it to the Holding Box (S42-9.3.6)."""
    state.air_used |= 1 << air
    state.air_at[air] = HOLDING
    state.note("log-air-used", rule, air=air)


# ASUs.


def silent(state: S42State, asu: int) -> Refusal | None:
    """Why an ASU gives no benefit now (S42-18.2.1.d, S42-18.2.3.c)."""
    bit = 1 << asu
    if not state.setting.asu & bit:
        return Refusal("S42-18.2.1.a", "no-support-not-asu", {"unit": asu})
    if state.place[asu] == BOXED:
        return Refusal("S42-34.6.3.a", "no-support-boxed", {"unit": asu})
    if state.place[asu] < 0 and state.place[asu] > AREA:
        return Refusal("S42-18.2.1.a", "no-support-off-map", {"unit": asu})
    if state.used & bit:
        return Refusal("S42-18.2.1.d", "no-support-used", {"unit": asu})
    if (state.disordered | state.train | state.fresh) & bit:
        return Refusal("S42-18.2.3.c", "no-support-state", {"unit": asu})
    return None


def loud(state: S42State, side: int) -> list[int]:
    """The ASUs of a side that can give support now; see `silent`."""
    setting = state.setting
    ready = setting.asu & setting.own[side] & ~state.used
    ready &= ~(state.disordered | state.train | state.fresh)
    return [u for u in members(ready) if state.place[u] >= 0 or state.place[u] <= AREA]


def covered(state: S42State, asu: int) -> tuple[Bitboard, Bitboard]:
    """The hexes within range of an ASU (S42-18.4), and those that leave a hex to spare.

    From the second set the path can go on into an Entry Area.
    """
    place, side, span = state.place[asu], state.side_of(asu), state.unit(asu).range
    if place <= AREA:
        edge = state.country.area_hexes[area_of(place)]
        return reach(state, side, edge, span - 1, supply=False), 0
    start = 1 << place
    return (
        reach(state, side, start, span, supply=False),
        reach(state, side, start, span - 1, supply=False),
    )


def within_range(state: S42State, asu: int, units: Iterable[int]) -> tuple[int, ...]:
    """Those of the units that an ASU reaches (S42-18.4.b)."""
    near, spare = covered(state, asu)
    found = []
    for u in units:
        place = state.place[u]
        if place == state.place[asu]:
            found.append(u)
        elif place >= 0:
            if near >> place & 1:
                found.append(u)
        elif place <= AREA and spare & state.country.area_hexes[area_of(place)]:
            found.append(u)
    return tuple(found)


def attack_artillery(state: S42State, side: int, h: HexId, units: Sequence[int]) -> InRange:
    """The ASUs that could support an attack on a hex by some of the units."""
    grid, found = state.country.grid, []
    for asu in loud(state, side):
        place = state.place[asu]
        if place >= 0 and grid.distance(HexId(place), h) > state.unit(asu).range + 1:
            continue
        near = within_range(state, asu, units)
        if near:
            found.append((asu, near))
    return tuple(found)


def payers(state: S42State, asu: int) -> list[int]:
    """Ready SPs stacked with an ASU that may pay for it: one mobile, one immobile (18.6.5)."""
    able = state.at.get(state.place[asu], 0) & state.setting.supply & ~state.train
    able &= state.setting.own[state.side_of(asu)]
    return [
        members(kind)[0]
        for kind in (able & state.ready_supply & ~state.immobile, able & state.immobile)
        if kind
    ]


def cannot_pay(state: S42State, asu: int, supply: int) -> Refusal | None:
    """Why an SP cannot be spent in place of flipping an ASU (S42-18.6.5.a)."""
    bit = 1 << supply
    if state.place[supply] != state.place[asu]:
        return Refusal("S42-18.6.5.a", "no-supply-not-stacked", {"unit": asu})
    if state.train & bit:
        return Refusal("S42-18.6.7.b", "no-supply-train", {"unit": asu})
    if not (state.ready_supply | state.immobile) & bit:
        return Refusal("S42-18.6.2.c", "no-supply-not-ready", {"unit": asu})
    return None


def cannot_bombard(
    state: S42State, battle: Battle, asu: int, supply: int, near: Sequence[int]
) -> Refusal | None:
    """Why an ASU may not give the attacker a shift; `near` are the units in its range."""
    if battle.automatic:
        return Refusal("S42-8.6.1.b", "no-support-auto-ds")
    if battle.breakthrough:
        return Refusal("S42-15.2.9.d", "no-support-breakthrough")
    found = silent(state, asu)
    if found is None and supply != NONE:
        found = cannot_pay(state, asu, supply)
    if found is not None:
        return found
    if not any(u in near for u in battle.attackers):
        return Refusal("S42-18.4.b", "no-support-range", {"unit": asu})
    nation = ally_of(state, asu)
    if nation is not None and all(ally_of(state, u) is not nation for u in battle.attackers):
        return Refusal("S42-18.3.3.b", "no-support-nationality", {"unit": asu})
    if battle.artillery:
        return _cannot_mass(state, battle, asu, supply)
    return None


def _cannot_mass(state: S42State, battle: Battle, asu: int, supply: int) -> Refusal | None:
    """Why a second ASU may not make the shift a Massive Barrage (S42-18.5)."""
    (first, paid), *more = battle.artillery
    divisions = state.setting.artillery
    if more or battle.side != SOVIET or first == asu:
        return Refusal("S42-18.3.1.d", "no-support-second", {"unit": asu})
    if paid != NONE or supply != NONE or not (divisions >> first | divisions >> asu) & 1:
        return Refusal("S42-18.5.b", "no-massive-barrage", {"unit": asu})
    return None


def cannot_steady(
    state: S42State, battle: Battle, asu: int, supply: int, lead: int
) -> Refusal | None:
    """Why an ASU may not give +1 to a Determined Defense (S42-11.3, S42-18.3.2)."""
    if state.side_of(asu) != battle.defender:
        return Refusal("S42-18.3.2.b", "no-support-enemy", {"unit": asu})
    found = silent(state, asu)
    if found is None and supply != NONE:
        found = cannot_pay(state, asu, supply)
    if found is not None:
        return found
    nation = ally_of(state, asu)
    if nation is not None and ally_of(state, lead) is not nation:
        return Refusal("S42-18.3.3.c", "no-support-nationality", {"unit": asu})
    if not within_range(state, asu, (lead,)):
        return Refusal("S42-18.4.c", "no-support-range", {"unit": asu})
    return None


def steadying(state: S42State, battle: Battle, lead: int) -> list[tuple[int, int]]:
    """(ASU, SP or NONE): all ways to support a Determined Defense with artillery."""
    grid, found = state.country.grid, []
    for asu in loud(state, battle.defender):
        place = state.place[asu]
        if place >= 0 and grid.distance(HexId(place), battle.hex) > state.unit(asu).range:
            continue
        if cannot_steady(state, battle, asu, NONE, lead) is None:
            found += [(asu, supply) for supply in (NONE, *payers(state, asu))]
    return found


def asu_spent(state: S42State, asu: int, supply: int, rule: str) -> None:
    """Flip an ASU to Used, or remove the SP that pays for it (S42-18.3.1.c)."""
    if supply != NONE:
        state.note("log-supply-pays", "S42-18.6.5.a", unit=asu, hex=state.place[asu])
        eliminate(state, supply, "S42-18.6.5.a")
        return
    state.used |= 1 << asu
    state.note("log-asu-used", rule, unit=asu)


def fire(state: S42State, battle: Battle) -> None:
    """Pay for the artillery of an attack that is being resolved."""
    massive = len(battle.artillery) > 1
    for asu, supply in battle.artillery:
        if massive and state.setting.artillery >> asu & 1:
            remove(state, asu, "S42-18.5.c")
        else:
            asu_spent(state, asu, supply, "S42-18.2.1.c")


def best_support(state: S42State, battle: Battle) -> int:
    """The most columns that air and artillery can add to an attack."""
    gained = 0
    for n in attack_air(state, battle.side, battle.hex):
        if wrong_majority(state, battle, n) is None:
            gained = 1
            break
    guns = []
    for asu, near in attack_artillery(state, battle.side, battle.hex, battle.attackers):
        if cannot_bombard(state, battle, asu, NONE, near) is None:
            guns.append(asu)
    if not guns:
        return gained
    pair = len(guns) > 1 and battle.side == SOVIET
    massive = pair and any(state.setting.artillery >> asu & 1 for asu in guns)
    return gained + (2 if massive else 1)

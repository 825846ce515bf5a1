"""Chapter 32: who is withdrawn, and how steps are counted."""

from hexfront.games.s42.combat.pieces import remnants_left, remove
from hexfront.games.s42.definitions.counters import Branch, Size, UnitType
from hexfront.games.s42.maskirovka.armies import hidden
from hexfront.games.s42.places import BOXED, ELIMINATED
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import REPLACEMENTS, S42State
from hexfront.games.s42.supply.check import has_supply, is_isolated
from hexfront.play.masks import members

PANZER_STEPS = 7
"""Steps that the German withdrawal must take out in all (S42-32.1.d)."""


def in_play(state: S42State, u: int) -> bool:
    """Is a unit on the map, in an Entry Area or in a holding box?"""
    return state.place[u] >= 0 or state.place[u] <= BOXED


def withdraw(state: S42State, u: int, rule: str) -> int:
    """Take a unit out of the game; the steps that go with it, of a Remnant one (S42-32.1.i)."""
    steps = state.steps(u) if in_play(state, u) else 0
    remove(state, u, rule)
    return steps


def _divisions(state: S42State, *kinds: UnitType) -> list[int]:
    """German divisions of some types in play."""
    units = state.setting.units
    return [
        u
        for u in members(state.setting.german)
        if units[u].type in kinds and units[u].size is Size.DIVISION and in_play(state, u)
    ]


def panzer_divisions(state: S42State) -> list[int]:
    """Those that may be withdrawn: as long as there are any, such as are not isolated (32.1.b)."""
    able = _divisions(state, UnitType.TANK)
    return [u for u in able if not is_isolated(state, u)] or able


def reducible(state: S42State) -> list[int]:
    """Panzer divisions that can lose a step and stay, if only as a Remnant (S42-32.1.e)."""
    return [
        u
        for u in _divisions(state, UnitType.TANK)
        if state.steps(u) > 2
        or (state.steps(u) == 2 and (not state.unit(u).remnant or _remnant_left(state, u)))
    ]


def _remnant_left(state: S42State, u: int) -> bool:
    return remnants_left(state, state.unit(u).remnant) > 0


def infantry_divisions(state: S42State) -> list[int]:
    """Full-strength German infantry divisions; without any, the strongest there are (32.3.b)."""
    able = _divisions(state, UnitType.INFANTRY)
    full = [u for u in able if not state.lost[u]]
    if full or not able:
        return full
    best = max(_might(state, u) for u in able)
    return [u for u in able if _might(state, u) == best]


def _might(state: S42State, u: int) -> tuple[int, int]:
    face = state.face(u)
    return state.steps(u), face.attack + face.defense


# Steps that are left over.


def reinforceable(state: S42State) -> list[int]:
    """Reduced panzer and panzergrenadier divisions in supply at that moment (S42-32.1.f)."""
    able = _divisions(state, UnitType.TANK, UnitType.MECHANIZED)
    return [u for u in able if state.lost[u] and has_supply(state, u)]


def give_step(state: S42State, u: int, rule: str) -> None:
    """A step without procedure or marker (S42-32.1.g)."""
    state.set_lost(u, state.lost[u] - 1)
    state.remnant &= ~(1 << u)
    state.note("log-step-given", rule, unit=u, steps=state.steps(u))


# Soviet tank corps.


def tank_corps(state: S42State) -> list[int]:
    """Tank corps in play or in the Eliminated Box (S42-32.2.b)."""
    return [u for u in _corps(state) if in_play(state, u) or state.place[u] == ELIMINATED]


def _corps(state: S42State) -> list[int]:
    corps = state.setting.mobile_corps & state.setting.own[SOVIET]
    return [u for u in members(corps) if state.setting.units[u].type is UnitType.TANK]


def corps_on_map(state: S42State) -> list[int]:
    return [u for u in _corps(state) if state.place[u] >= 0]


def reduced_corps(state: S42State) -> list[int]:
    """Reduced tank corps in supply at that moment (S42-32.2.d)."""
    return [
        u for u in _corps(state) if state.lost[u] and in_play(state, u) and has_supply(state, u)
    ]


def hidden_corps(state: S42State) -> bool:
    """Are there reduced tank corps of which the Axis does not know whether they are in supply?"""
    return any(state.lost[u] and hidden(state, u) for u in _corps(state))


def lost_brigades(state: S42State, place: int) -> list[int]:
    """Tank brigades in the Eliminated Box that are not Guards, to be put where a corps has left
    (S42-32.2.d); none come into a City that it has left to the enemy (S42-29.1.1.c)."""
    if place >= 0 and (state.occupied[AXIS] & ~state.contested) >> place & 1:
        return []
    return [
        u
        for u, unit in enumerate(state.setting.units)
        if state.place[u] == ELIMINATED
        and state.side_of(u) == SOVIET
        and unit.type is UnitType.TANK
        and unit.size is Size.BRIGADE
        and unit.branch is not Branch.GUARDS
    ]


# Upgrades.


def upgrade(state: S42State, u: int) -> None:
    """SS Wiking has four steps from now on and gains one (S42-32.4).

    For a Remnant, or in the Eliminated Box, the step comes as a Special replacement.
    """
    state.upgraded |= 1 << u
    if state.remnant >> u & 1 or state.place[u] == ELIMINATED:
        state.set_lost(u, state.lost[u] + 1)
        left = list(state.replacements)
        left[REPLACEMENTS.index("special")] += 1  # S42-32.4.c
        state.replacements = tuple(left)
    state.note("log-upgraded", "S42-32.4.a", unit=u, steps=state.steps(u))


def exchange(state: S42State, old: int, new: int) -> None:
    """KG Michalik gives way to the 27th Panzer Division (S42-32.5)."""
    place = state.place[old]
    if in_play(state, old):
        state.put(new, place)
        state.set_order(new, state.order(old))
        for marker in ("oos", "isolated"):
            under = getattr(state, marker)
            setattr(state, marker, under | (under >> old & 1) << new)
        remove(state, old, "S42-32.5.c")
        state.note("log-arrived", "S42-32.5.a", unit=new, place=place)
    elif place == ELIMINATED:
        remove(state, old, "S42-32.5.c")
        state.set_lost(new, 1)  # S42-32.5.b
        state.set_due(new, state.turn)

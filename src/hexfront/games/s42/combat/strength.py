"""Strengths in a combat, unit by unit (chapters 8.5, 9.1, 9.5, 9.6, 9.8, 9.9 and 23.4).

Each unit's strength is a Tally of its own: the printed number, then what winter, halving and
doubling add or take, in that order. A unit that contributes nothing has a total of 0.
"""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from hexfront.board import hexside
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.forts import fortified
from hexfront.games.s42.definitions.counters import UnitType
from hexfront.games.s42.definitions.terrain import River, Terrain
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.trace import beside
from hexfront.hexes import HexId
from hexfront.play import Line, Tally
from hexfront.play.masks import members

ATTACK_CAP = 40
DEFENSE_CAP = 20
"""Strength points that count in one combat (S42-8.5)."""

_PLAIN_ATTACK = [Tally.of([Line("tally-attack", n, "S42-2.3.2.a")]) for n in range(100)]
_PLAIN_DEFENSE = [Tally.of([Line("tally-defense", n, "S42-2.3.2.a")]) for n in range(100)]
"""Most units fight with the number that they print, so their tallies are made once."""
_UNDER_TRAIN = Tally.of([Line("tally-train", 1, "S42-9.9.a")])

WINTER_ROW = "winter"
"""The row of the map down to which winter weakens the Axis (S42-23.4.b)."""


class Share(Struct, frozen=True):
    """What one unit brings to a combat."""

    unit: int
    tally: Tally

    @property
    def strength(self) -> int:
        return self.tally.total


class Approach(NamedTuple):
    """How units in a hex come at their target."""

    across: bool = False
    """Over a river hexside or out of Marsh (S42-9.5.1.a)."""
    major: bool = False
    """Over a Major River, the Volga or a frozen lake (S42-9.5.2.a)."""


OVERLAND = Approach()


def approach(state: S42State, place: int, target: HexId) -> Approach:
    """From a hex or Entry Area to the hex attacked; bridges and ice do not matter."""
    if place < 0 or place == target:  # S42-29.1.3.c
        return OVERLAND
    river = state.country.theatre.rivers.get(hexside(HexId(place), target))
    row = state.going.rows[place]
    marsh = row is not None and row.river_sides  # S42-2.2.2.b
    if river is None:
        return Approach(across=True) if marsh else OVERLAND
    return Approach(across=True, major=river is not River.MINOR)


# Attack.


def attack_share(state: S42State, u: int, target: HexId, way: Approach) -> Share:
    """A unit's attack strength against a hex."""
    strength = state.face(u).attack
    plain = _PLAIN_ATTACK[strength]
    doubled = _doubles_attack(state, u, target)
    weak = state.going.season.winter and _winter(state, u)
    if not (weak or way.major or doubled or state.oos >> u & 1):
        return Share(u, plain)
    lines = [*plain.lines]
    if weak and strength > 1:  # S42-23.4.e: before halving
        lines.append(Line("tally-winter", -1, "S42-23.4.b"))
        strength -= 1
    if way.major:
        strength = _halved(lines, strength, "tally-major-river", "S42-9.5.2.a")
    if state.oos >> u & 1:
        strength = _halved(lines, strength, "tally-out-of-supply", "S42-16.4.c")
    if doubled:
        lines.append(Line(doubled[0], strength, doubled[1]))
    return Share(u, Tally.of(lines))


def _doubles_attack(state: S42State, u: int, target: HexId) -> tuple[str, str] | None:
    """What doubles an attack: label and rule."""
    setting = state.setting
    if not setting.own[AXIS] >> u & 1:
        return None  # S42-20.2.c
    kind = state.type_of(u)
    if kind is UnitType.MOUNTAIN and state.country.theatre.terrain[target] is Terrain.MOUNTAIN:
        return "tally-mountain-attack", "S42-20.2.b"
    if kind is UnitType.ENGINEER and state.country.cities >> target & 1:
        return "tally-engineer-attack", "S42-20.9.a"
    return None


def _halved(lines: list[Line], strength: int, label: str, rule: str) -> int:
    """Half the strength of one unit, fractions up (S42-9.1.b)."""
    kept = (strength + 1) // 2
    lines.append(Line(label, kept - strength, rule))
    return kept


def _winter(state: S42State, u: int) -> bool:
    """Does winter, while it lasts, weaken the unit here (S42-23.4.b)?"""
    if not state.setting.own[AXIS] >> u & 1 or state.place[u] < 0:
        return False
    country = state.country
    last = country.theatre.rows.get(WINTER_ROW)
    return last is not None and country.grid.column_row(HexId(state.place[u]))[1] <= last


# Defense.


def helping(state: S42State, battle: Battle) -> int:
    """The combat units of the hex that take part in its defense, as a mask.

    Units that retreated into it in this phase do not (S42-12.4.a), except in Breakthrough Combat,
    where only those above the stacking limit stand aside (S42-15.3).
    """
    present = state.combat_at(battle.hex, battle.defender)
    if not battle.breakthrough:
        return present & ~state.retreated
    for u in battle.aside:
        present &= ~(1 << u)
    return present


def defense_shares(state: S42State, battle: Battle, all_across: bool) -> list[Share]:
    """What each unit that takes part in the defense contributes; it may be nothing."""
    units = helping(state, battle)
    doubling = _Doubling(state, battle.hex, all_across)
    alone = _bracketed_counts(state, units & ~state.full_retreat, battle.hex, doubling)
    shares = []
    for u in members(units):
        if state.full_retreat >> u & 1:  # S42-13.3.2.c
            shares.append(_nothing(u, "tally-full-retreat", "S42-9.9.c"))
        elif state.face(u).bracketed and u != alone:
            shares.append(_nothing(u, "tally-bracketed", "S42-9.8.a"))
        else:
            shares.append(_defense_share(state, u, battle.hex, doubling))
    return shares


def _nothing(u: int, label: str, rule: str) -> Share:
    return Share(u, Tally.of([Line(label, 0, rule)]))


def _bracketed_counts(state: S42State, fighting: int, h: HexId, doubling: "_Doubling") -> int:
    """The one unit in brackets whose strength counts, or -1 (S42-9.8.a, S42-9.8.b).

    Of several it is the one that brings the most, Disrupted and under Train markers as they are.
    """
    units = members(fighting)
    if not units or not all(state.face(u).bracketed for u in units):
        return -1
    return max(units, key=lambda u: (_defense_share(state, u, h, doubling).strength, -u))


class _Doubling:
    """What doubles a defense in a hex; whatever applies, it doubles once (S42-9.1.a)."""

    __slots__ = ("_all", "_infantry", "_state")

    def __init__(self, state: S42State, h: HexId, all_across: bool) -> None:
        self._state = state
        row = state.going.rows[h]
        doubles = "none" if row is None else row.doubles
        self._all: tuple[str, str] | None = None
        if doubles == "all":
            self._all = "tally-in-marsh", "S42-9.5.4.a"
        elif all_across:
            self._all = "tally-across-river", "S42-9.5.1.a"
        city = bool(state.country.cities >> h & 1)
        self._infantry: tuple[str, str] | None = None
        if doubles == "infantry":
            self._infantry = (
                ("tally-in-city", "S42-9.6.3.a") if city else ("tally-in-mountain", "S42-9.6.1.a")
            )
        if state.contested >> h & 1:
            self._all, self._infantry = ("tally-contested", "S42-29.1.1.d"), None

    def of(self, u: int) -> tuple[str, str] | None:
        if self._infantry and self._state.type_of(u).infantry_type:
            return self._infantry
        return self._all


def _defense_share(state: S42State, u: int, h: HexId, doubling: _Doubling) -> Share:
    if state.train >> u & 1:  # S42-5.6.4.b: 1, never doubled
        return Share(u, _UNDER_TRAIN)
    strength = state.face(u).defense
    plain = _PLAIN_DEFENSE[strength]
    doubled = doubling.of(u)
    weak = state.going.season.winter and strength > 2 and _winter(state, u)  # S42-23.4.d
    if not (weak or doubled or state.disrupted >> u & 1):
        return Share(u, plain)
    lines = [*plain.lines]
    if weak and not sheltered(state, h):
        lines.append(Line("tally-winter", -1, "S42-23.4.c"))
        strength -= 1
    if state.disrupted >> u & 1:
        strength = _halved(lines, strength, "tally-disrupted", "S42-9.9.b")
    if doubled:
        lines.append(Line(doubled[0], strength, doubled[1]))
    return Share(u, Tally.of(lines))


def sheltered(state: S42State, h: HexId) -> bool:
    """City, Town, fortification or an own City next door save the Axis from winter (23.4.c)."""
    country, bit = state.country, 1 << h
    if (country.cities | country.towns) & bit or fortified(state, h, AXIS):
        return True
    return bool(beside(state, bit) & state.axis_cities)


# Totals.


def capped(label: str, shares: Iterable[Share], cap: int, rule: str) -> Tally:
    """The strength of a side: the sum of its units, less what is above the cap."""
    total = sum(share.tally.total for share in shares)
    lines = [Line(label, total, "S42-8.3.a")]
    if total > cap:
        lines.append(Line("tally-strength-limit", cap - total, rule))
    return Tally.of(lines)

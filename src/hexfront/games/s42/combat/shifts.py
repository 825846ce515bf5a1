"""Column shifts and what cancels them (chapters 9.2 to 9.4, 9.7 and 18.3).

A shift to the right is positive, one to the left negative. A shift that was earned but cancelled
or barred stands in the tally with 0, so that players see why they do not have it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.forts import fortified
from hexfront.games.s42.combat.strength import Approach, helping
from hexfront.games.s42.definitions.counters import Dot
from hexfront.games.s42.definitions.terrain_effects import Feature
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.play import Line, Tally
from hexfront.play.masks import members

_TANKS = (Dot.BLACK, Dot.RED)


def shifts(state: S42State, battle: Battle, ways: Sequence[Approach]) -> Tally:
    """All shifts of a combat; `ways` are the attackers' approaches in their order."""
    lines = _tank_shifts(state, battle, ways)
    lines += _ground_shifts(state, battle)
    if battle.air != NONE:
        lines.append(Line("tally-air", 1, "S42-9.3.3.a"))
    if len(battle.artillery) == 1:
        lines.append(Line("tally-artillery", 1, "S42-18.3.1.a"))
    elif battle.artillery:
        lines.append(Line("tally-massive-barrage", 2, "S42-18.5.a"))
    if battle.defensive_air != NONE:
        lines.append(Line("tally-defensive-air", -1, "S42-9.3.4.a"))
    return Tally.of(lines)


def _ground_shifts(state: S42State, battle: Battle) -> list[Line]:
    """Fortification and terrain, which add up (S42-9.7.1.b)."""
    lines = []
    if fortified(state, battle.hex, battle.defender):
        shift = state.setting.charts.terrain.features[Feature.FORTIFICATION].shift
        lines.append(Line("tally-fortification", -shift, "S42-9.7.1.a"))
    row = state.going.rows[battle.hex]
    if row is not None and row.shift:
        lines.append(Line("tally-terrain", -row.shift, "S42-9.7.1.b"))
    return lines


class _Tanks(NamedTuple):
    """The dots on both sides of a combat."""

    earning: bool
    """An attacking tank unit that comes neither over a river nor out of Marsh."""
    attacking: bool
    elite_earning: bool
    defending: bool
    anti_tank: bool
    elite_defending: bool


def _tanks(state: S42State, battle: Battle, ways: Sequence[Approach]) -> _Tanks:
    earning = attacking = elite = False
    for u, way in zip(battle.attackers, ways, strict=True):
        dot = state.dot(u)
        if dot in _TANKS:
            attacking = True
            if not way.across:  # S42-9.2.3.b
                earning = True
                elite = elite or dot is Dot.RED
    # S42-13.3.2.c, S42-5.6.4.c; Disrupted ones count (S42-13.2.1.d)
    units = helping(state, battle) & ~state.full_retreat & ~state.train
    dots = {state.dot(u) for u in members(units)}
    return _Tanks(
        earning, attacking, elite and battle.side == AXIS,
        Dot.BLACK in dots or Dot.RED in dots, Dot.WHITE in dots,
        Dot.RED in dots and battle.defender == AXIS,
    )  # fmt: skip


def _tank_shifts(state: S42State, battle: Battle, ways: Sequence[Approach]) -> list[Line]:
    tanks = _tanks(state, battle, ways)
    if not (tanks.attacking or tanks.defending):
        return []
    row = state.going.rows[battle.hex]
    if row is not None and not row.tank_shift:
        return [Line("tally-tanks-barred-by-terrain", 0, "S42-9.2.3.a")]
    if fortified(state, battle.hex, battle.defender):
        return [Line("tally-tanks-barred-by-fortification", 0, "S42-9.7.1.a")]
    return [*_plain_tank_shift(tanks), *_elite_tank_shift(tanks)]


def _plain_tank_shift(tanks: _Tanks) -> list[Line]:
    """At most one a side; the two cancel each other (S42-9.2.1)."""
    if tanks.attacking and tanks.defending:
        return [Line("tally-tanks-cancel", 0, "S42-9.2.1.b")]
    if tanks.defending:
        return [Line("tally-tanks-defend", -1, "S42-9.2.1.a")]
    if not tanks.earning:
        return [Line("tally-tanks-across-river", 0, "S42-9.2.3.b")]
    if tanks.anti_tank:
        return [Line("tally-anti-tank", 0, "S42-9.2.4.a")]
    return [Line("tally-tanks-attack", 1, "S42-9.2.1.a")]


def _elite_tank_shift(tanks: _Tanks) -> list[Line]:
    """The Axis gets it whatever tanks the other side has (S42-9.2.2)."""
    if tanks.elite_earning:
        return [Line("tally-elite-tanks", 1, "S42-9.2.2.a")]
    if tanks.elite_defending:
        return [Line("tally-elite-tanks", -1, "S42-9.2.2.a")]
    return []

"""Chapter 11: who may try a Determined or Desperate Defense, and with what modifiers."""

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.forts import fortified
from hexfront.games.s42.combat.losses import defenders_left
from hexfront.games.s42.combat.strength import helping
from hexfront.games.s42.definitions.tables import CombatResult
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn, Feature
from hexfront.games.s42.places import ELIMINATED
from hexfront.games.s42.retreat.courses import survives
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply import lines as supply
from hexfront.hexes import HexId
from hexfront.play import Line, Refusal, Tally
from hexfront.play.teams import FOE

EARLY_SOVIET = "S42-11.1.2.a"
FREE_SOVIET_TURN = 8
"""From this turn on the Soviet player may always try (S42-11.1.2.a)."""
AXIS_STANDS_TURN = 18
"""From this turn on the Axis must try in City and VP hexes (S42-11.1.3.a)."""


def result_of(state: S42State, battle: Battle) -> CombatResult:
    return state.setting.charts.combat.results[battle.code]


# Who leads.


def cannot_lead(state: S42State, battle: Battle, u: int) -> Refusal | None:
    """Why a unit may not be the Lead Unit (S42-11.2.3.b)."""
    bit = 1 << u
    args: dict[str, int | str] = {"unit": u}
    if state.place[u] == battle.hex and state.retreated & bit and not battle.breakthrough:
        return Refusal("S42-12.4.a", "no-lead-retreated", args)
    if not helping(state, battle) & bit:
        return Refusal("S42-11.2.1.b", "no-lead-not-defending", args)
    if state.disordered & bit:
        rule = "S42-13.2.1.c" if state.disrupted & bit else "S42-13.3.2.a"
        return Refusal(rule, "no-lead-disordered", args)
    if state.train & bit:
        return Refusal("S42-5.6.4.d", "no-lead-train", args)
    if state.setting.asu & bit:
        return Refusal("S42-11.2.3.b", "no-lead-asu", args)
    return None


def lead_units(state: S42State, battle: Battle, *, desperate: bool) -> list[int]:
    """The units that may lead; where only NKVD units may defend, one of them does."""
    found = [u for u in defenders_left(state, battle) if cannot_lead(state, battle, u) is None]
    if early_soviet(state, battle) and not (battle.favoured or desperate):
        return [u for u in found if state.setting.nkvd >> u & 1]
    return found


def early_soviet(state: S42State, battle: Battle) -> bool:
    """Is the defender bound by S42-11.1.2.a?"""
    return battle.defender == SOVIET and state.turn < FREE_SOVIET_TURN


# Whether it may be tried.


def cannot_defend(state: S42State, battle: Battle, *, desperate: bool) -> Refusal | None:
    """Why the defender may not try a Determined Defense.

    `desperate`: whether S42-11.5.1 would let him make it a Desperate one.
    """
    args: dict[str, int | str] = {"hex": battle.hex}
    if battle.closed or not result_of(state, battle).determined_defense:
        return Refusal("S42-11.2.2.a", "no-defense-result", args)
    if battle.orange and not (desperate or state.country.theatre.vp(battle.hex)):
        return Refusal("S42-11.2.2.b", "no-defense-orange", args)
    if lead_units(state, battle, desperate=desperate):
        return None
    if lead_units(state, battle, desperate=True):
        return Refusal(EARLY_SOVIET, "no-defense-early", args)
    return Refusal("S42-11.2.3.b", "no-defense-lead", args)


def must_defend(state: S42State, battle: Battle) -> bool:
    """From turn 18 the Axis may not give up a City or VP hex freely (S42-11.1.3.a)."""
    if battle.defender != AXIS or state.turn < AXIS_STANDS_TURN:
        return False
    city = state.country.cities >> battle.hex & 1
    return bool(city or state.country.theatre.vp(battle.hex))


def may_be_desperate(state: S42State, battle: Battle) -> bool:
    """Would a retreat eliminate the defenders, or cost them their port (S42-11.5.1.a)?"""
    length = result_of(state, battle).retreat
    if not survives(state, helping(state, battle), battle.hex, length):
        return True
    return _in_port(state, battle) and _port_decides(state, battle, length)


def port_opens(state: S42State, battle: Battle) -> bool:
    """Does only the loss of a port let the defenders try what they may not try otherwise?"""
    if not _in_port(state, battle) or cannot_defend(state, battle, desperate=False) is None:
        return False
    return _port_decides(state, battle, result_of(state, battle).retreat)


def _in_port(state: S42State, battle: Battle) -> bool:
    place = state.country.theatre.places.get(battle.hex)
    return place is not None and place.port is not None


def _port_decides(state: S42State, battle: Battle, length: int) -> bool:
    """Would the defenders be Out of Supply wherever they went, with the port in enemy hands?"""
    after, side = state.copy(), battle.defender
    after.news = None
    for u in range(state.setting.size):
        if after.place[u] == battle.hex and after.side_of(u) == side:
            after.put(u, ELIMINATED)
    after.put(battle.attackers[0], battle.hex)
    grid = state.country.grid
    ends = grid.within(battle.hex, length) & state.country.land
    ends &= ~grid.within(battle.hex, length - 1) & ~after.occupied[FOE[side]]
    return not supply.supplied(after, side) & ends


# The roll.


def defense_column(state: S42State, h: HexId, side: int) -> DefenseColumn:
    """The column of the table by the ground of the hex (S42-11.2.1.c)."""
    row = state.going.rows[h]
    column = DefenseColumn.CLEAR if row is None else row.determined_defense
    if column is not DefenseColumn.CLEAR:
        return column
    features = state.setting.charts.terrain.features
    if fortified(state, h, side):
        return features[Feature.FORTIFICATION].determined_defense
    if state.country.towns >> h & 1:
        return features[Feature.TOWN].determined_defense
    return column


def defense_modifiers(state: S42State, battle: Battle, lead: int, *, supported: bool) -> Tally:
    """The DRMs of a Determined Defense (S42-11.2.4)."""
    modifiers = state.setting.charts.defense.modifiers
    lines = []
    if _counts_as_elite(state, battle, lead):
        lines.append(Line("tally-german-stronghold", modifiers.elite, "S42-11.2.4.b"))
    elif state.setting.elite >> lead & 1:
        lines.append(Line("tally-elite", modifiers.elite, "S42-11.2.4.a"))
    elif state.setting.low >> lead & 1:
        lines.append(Line("tally-low-quality", modifiers.low, "S42-11.2.4.a"))
    if supported:
        lines.append(Line("tally-defensive-support", modifiers.support, "S42-11.3.a"))
    if battle.orange:
        lines.append(Line("tally-orange", modifiers.orange, "S42-11.2.4.a"))
    return Tally.of(lines)


def _counts_as_elite(state: S42State, battle: Battle, lead: int) -> bool:
    """A German in a City or fortification is elite whatever his quality (S42-11.2.4.b)."""
    if not state.setting.german >> lead & 1:
        return False
    city = state.country.cities >> battle.hex & 1
    return bool(city) or fortified(state, battle.hex, AXIS)


# City Battles.


def city_battle_level(state: S42State, h: HexId) -> int:
    """The level of the City Battle marker in a hex, 0 without one."""
    return next((level for where, level in state.city_battles if where == h), 0)


def strikes_back(state: S42State, battle: Battle) -> bool:
    """Does the original defender attack those who share his City hex (S42-29.1.3.d)?"""
    if not state.contested >> battle.hex & 1:
        return False
    return bool(state.axis_cities >> battle.hex & 1) == (battle.side == AXIS)


def may_fight_on(state: S42State, battle: Battle) -> bool:
    """Does a Partial Success here mean a City Battle and not a Delay (S42-11.6.2)?"""
    level = city_battle_level(state, battle.hex)
    if strikes_back(state, battle):
        return level > 1  # S42-29.1.3.e
    row = state.going.rows[battle.hex]
    return row is not None and level < row.city_battle


def fight_on(state: S42State, battle: Battle) -> int:
    """Place the marker, flip it or, when the defender strikes back, lower it; its new level."""
    h = battle.hex
    level = city_battle_level(state, h) + (-1 if strikes_back(state, battle) else 1)
    others = tuple(entry for entry in state.city_battles if entry[0] != h)
    state.city_battles = tuple(sorted((*others, (h, level))))
    return level

"""Chapters 34.4.2, 34.6.2 and 34.7: units come out of a box, and their army is removed."""

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.maskirovka.armies import (
    armies_at,
    army_of,
    believed_at,
    expose,
    in_play,
    inside,
    limit,
    may_hold,
)
from hexfront.games.s42.maskirovka.boxes import no_way_out
from hexfront.games.s42.movement.crowding import crowded
from hexfront.games.s42.places import Phase
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import members


def emerge(state: S42State, u: int, rule: str) -> None:
    """Put a unit down on its Reserve Army, which is thereby revealed."""
    army = army_of(state, u)
    expose(state, army, rule)
    state.unveiled += 1
    place = state.place[army]
    state.put(u, place)
    state.note("log-emerged", rule, unit=u, place=place)


def _besiege(state: S42State, units: int, place: int) -> None:
    """Units on the map in a contested City are bound as those that were there (S42-29.1.2.b)."""
    if place >= 0 and state.contested >> place & 1:
        state.besieged |= units


# In the Movement Phase.


def move_out(state: S42State, u: int) -> None:
    """A unit leaves its box to move from its army's hex (S42-34.4.2.c)."""
    emerge(state, u, "S42-34.4.2.c")
    _besiege(state, 1 << u, state.place[u])


def emergent(state: S42State) -> list[int]:
    """The units that may leave their box so."""
    return [
        u for box in state.boxes for u in members(box) if no_way_out(state, u) is None
    ]  # fmt: skip


# In defense.


def may_come_out(state: S42State, battle: Battle) -> bool:
    """May units come out to defend, as far as anybody knows (S42-34.6.2.a)?"""
    return battle.defender == SOVIET and may_hold(state, battle.hex, _useless(state, battle))


def may_follow(state: S42State, battle: Battle, out: tuple[int, ...]) -> bool:
    """May another unit come out after these, as far as anybody knows?"""
    believed = believed_at(state, battle.hex, _useless(state, battle))
    return any(_no_room(state, battle, out, u) is None for u in members(believed))


def _useless(state: S42State, battle: Battle) -> int:
    """Armies that have retreated, and their boxes with them, are no help (S42-12.4.a)."""
    return 0 if battle.breakthrough else state.retreated & state.setting.armies


def no_sortie(state: S42State, battle: Battle, out: tuple[int, ...], u: int) -> Refusal | None:
    """Why a unit may not come out to defend a hex, after those that already did."""
    args: dict[str, int | str] = {"unit": u}
    army = army_of(state, u)
    if army < 0 or not armies_at(state, battle.hex) >> army & 1:
        return Refusal("S42-34.6.2.a", "no-box-defender", args)
    if _useless(state, battle) >> army & 1:
        return Refusal("S42-12.4.a", "no-box-retreated", args)
    return _no_room(state, battle, out, u)


def _no_room(state: S42State, battle: Battle, out: tuple[int, ...], u: int) -> Refusal | None:
    """Why a unit would be one too many in the hex that it came out to defend."""
    most = limit(state, "box_defenders")
    if len(out) >= most:
        return Refusal("S42-34.6.2.a", "no-box-defenders", {"limit": most})
    if crowded(state, SOVIET, state.units_at(battle.hex, SOVIET) | 1 << u) is not None:
        return Refusal("S42-34.6.2.f", "no-box-stacking", {"unit": u})
    return None


def sorties(state: S42State, battle: Battle, out: tuple[int, ...]) -> list[int]:
    """The units that may come out to defend."""
    boxed = 0
    for army in members(armies_at(state, battle.hex)):
        boxed |= inside(state, army)
    return [u for u in members(boxed) if no_sortie(state, battle, out, u) is None]


# Removal.


def no_dissolution(state: S42State, army: int) -> Refusal | None:
    """Why a Reserve Army may not be removed by its owner (S42-34.7.a)."""
    if state.exposed >> army & 1 and in_play(state, army):
        return None
    return Refusal("S42-34.7.a", "no-dissolution", {"unit": army})


def dissolve(state: S42State, army: int) -> None:
    """Remove a revealed Reserve Army: what is left in its box is put down in its hex."""
    left, place = inside(state, army), state.place[army]
    for u in members(left):
        state.put(u, place)
        state.note("log-emerged", "S42-34.7.a", unit=u, place=place)
    if state.phase == Phase.MOVEMENT:
        state.unpacked |= left  # S42-34.7.b
        _share_move(state, army, left)
        _besiege(state, left, place)
    eliminate(state, army, "S42-34.7.a", message="log-army-removed")


def _share_move(state: S42State, army: int, units: int) -> None:
    """Units have gone with their army (S42-34.4.2.a), or spent their MA on the way to it."""
    arrived = units & state.stowed  # S42-34.4.1.a
    if state.moved >> army & 1:
        state.moved |= units
    if state.one_hex >> army & 1:
        state.one_hex |= units & ~arrived
    if state.spent >> army & 1:
        state.spent |= units
    state.moved |= arrived
    state.spent |= arrived


def remove_exposed(state: S42State) -> list[HexId]:
    """The Soviet player turn ends: all that were revealed must go; the hexes with their units."""
    hexes = []
    for army in members(state.exposed):
        if in_play(state, army):
            hexes.append(HexId(state.place[army]))
            dissolve(state, army)
    state.unpacked = 0
    return [h for h in hexes if h >= 0]

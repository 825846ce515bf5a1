"""Who takes a step loss (chapters 9.8.c, 10.2 and 20.5.2)."""

from collections.abc import Sequence

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.odds import approaches
from hexfront.games.s42.combat.strength import defense_shares, helping
from hexfront.games.s42.places import AREA
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal
from hexfront.play.masks import members


def alive(state: S42State, u: int) -> bool:
    """Is the unit in play, on the map or in an Entry Area?"""
    return state.place[u] >= 0 or state.place[u] <= AREA


def attackers_left(state: S42State, battle: Battle) -> list[int]:
    return [u for u in battle.attackers if alive(state, u)]


def defenders_left(state: S42State, battle: Battle) -> list[int]:
    """Units in the hex that take part in its defense; see `helping`."""
    return members(helping(state, battle))


def may_lose(state: S42State, battle: Battle, side: int) -> list[int]:
    """The units of a side that may be chosen for a step loss now."""
    if side == battle.side:
        return _spared_allies(state, attackers_left(state, battle))
    return _spared_allies(state, _first_defenders(state, battle))


def _first_defenders(state: S42State, battle: Battle) -> list[int]:
    """Those who contributed, then those who did not, and ASUs only when they are alone."""
    ways = approaches(state, battle)
    all_across = all(way.across for way in ways)
    shares = defense_shares(state, battle, all_across)
    asus = state.setting.asu
    others = [share for share in shares if not asus >> share.unit & 1]
    if not others:  # S42-10.2.3.b
        return [share.unit for share in shares]
    contributing = [share.unit for share in others if share.strength]  # S42-10.2.1.a
    return contributing or [share.unit for share in others]


def _spared_allies(state: S42State, units: list[int]) -> list[int]:
    """No reduced ally is eliminated while a full-strength German can take the loss (20.5.2)."""
    if not any(_full_german(state, u) for u in units):
        return units
    return [u for u in units if not _reduced_ally(state, u)]


def _full_german(state: S42State, u: int) -> bool:
    """A Croatian counts as German here: he is in no list of allies (S42-20.5.a)."""
    return not state.unit(u).branch.axis_ally and not state.lost[u]


def _reduced_ally(state: S42State, u: int) -> bool:
    return state.unit(u).branch.axis_ally and bool(state.lost[u]) and state.steps(u) == 1


def may_lose_together(state: S42State, units: Sequence[int]) -> list[int]:
    """Which of units that disengage as one stack may take its loss (S42-27.2.3.c)."""
    plain = [u for u in units if not state.face(u).bracketed]  # S42-20.10.c
    return _spared_allies(state, plain or list(units))


def cannot_lose_together(state: S42State, units: Sequence[int], u: int) -> Refusal | None:
    """Why a unit may not take the loss of a stack that disengages."""
    args: dict[str, int | str] = {"unit": u}
    if u not in units:
        return Refusal("S42-27.2.3.c", "no-loss-not-in-combat", args)
    if u in may_lose_together(state, units):
        return None
    if state.face(u).bracketed:
        return Refusal("S42-20.10.c", "no-loss-asu", args)
    return Refusal("S42-20.5.2.a", "no-loss-german-first", args)


def cannot_lose(state: S42State, battle: Battle, u: int) -> Refusal | None:
    """Why a unit may not be chosen for a step loss."""
    side = state.side_of(u)
    if u in may_lose(state, battle, side):
        return None
    args: dict[str, int | str] = {"unit": u}
    if not state.setting.combat >> u & 1:
        return Refusal("S42-10.2.3.c", "no-loss-non-combat", args)
    present = (
        attackers_left(state, battle) if side == battle.side else defenders_left(state, battle)
    )
    if u not in present:
        return Refusal("S42-10.2.1.c", "no-loss-not-in-combat", args)
    if _reduced_ally(state, u) and any(_full_german(state, v) for v in present):
        return Refusal("S42-20.5.2.a", "no-loss-german-first", args)
    if state.setting.asu >> u & 1:
        return Refusal("S42-10.2.3.b", "no-loss-asu", args)
    return Refusal("S42-10.2.1.a", "no-loss-no-factor", args)

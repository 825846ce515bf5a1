"""Contested city hexes (chapter 29): the attackers who go in."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.advance.advancing import too_many
from hexfront.games.s42.choices import Halt, Take
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.losses import attackers_left
from hexfront.games.s42.moments.retreat import check_withdrawals, withdraw_unguarded
from hexfront.games.s42.movement.occupy import entered
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.moment import RulesStep, SideMoment


class EnterCity(RulesStep[S42State], frozen=True, tag="EnterCity"):
    """After a Partial Success at least one attacker shares the City hex (S42-29.1.1.a).

    If no attacker or no defender is left, nobody goes in (S42-29.1.1.g).
    """

    battle: Battle

    def run(self, state: S42State) -> None:
        battle = self.battle
        if not state.combat_at(battle.hex, battle.defender):
            return
        able = going_in(state, battle)
        if len(able) == 1:
            left = state.place[able[0]]
            go_in(state, battle, able[0])
            withdraw(state, battle, left)
        elif able:
            state.stack.append(StormCity(self.side, battle, ()))


def going_in(state: S42State, battle: Battle, inside: Sequence[int] = ()) -> list[int]:
    """The attackers that may go in; EZOC, bonds and rivers do not stop them."""
    return [
        u
        for u in attackers_left(state, battle)
        if u not in inside and too_many(state, battle.side, battle.hex, (u,)) is None
    ]


def go_in(state: S42State, battle: Battle, u: int) -> None:
    """An attacker enters the hex that the defenders hold."""
    args = {"unit": u, "from": state.place[u], "to": battle.hex}
    state.contest(battle.hex)
    state.put(u, battle.hex)
    state.note("log-stormed", "S42-29.1.1.a", None, None, **args)
    entered(state, battle.side, battle.hex)


def withdraw(state: S42State, battle: Battle, left: int) -> None:
    """Units in Full Retreat give way, as they do to an advance (S42-13.3.2.d, S42-13.3.2.e)."""
    check_withdrawals(state, battle.side, battle.hex)
    if left >= 0:
        withdraw_unguarded(state, battle.side, 1 << left)


class StormCity(SideMoment[S42State], frozen=True, tag="StormCity"):
    """Which of the attackers go in: one at least."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Take, Halt)

    battle: Battle
    inside: tuple[int, ...]

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [Take(u) for u in going_in(state, self.battle, self.inside)]
        return [*listed, Halt()] if self.inside else listed

    def take(self, state: S42State, choice: Choice) -> None:
        match choice:
            case Take(u):
                state.stack.pop()
                left, inside = state.place[u], (*self.inside, u)
                go_in(state, self.battle, u)
                if going_in(state, self.battle, inside):
                    state.stack.append(msgspec.structs.replace(self, inside=inside))
                withdraw(state, self.battle, left)
            case Halt():
                state.stack.pop()
            case _:
                raise self.illegal(choice)

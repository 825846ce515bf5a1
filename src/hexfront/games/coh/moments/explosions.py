"""Mines explode: under each unit that enters, pivots or fights among them (COH-17.10)."""

from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.flame.pioneers import enters_safely, stays_safely
from hexfront.games.coh.hits.losses import destroy, final_rule
from hexfront.games.coh.moments.base import Aftermath, CohStep, bring_to_light, consequences
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.shooting import draw_marker
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import remove_work
from hexfront.games.coh.works.mines import (
    explosion_number,
    in_order,
    mines_at,
    show_mines,
)
from hexfront.games.coh.works.passage import crushed
from hexfront.games.coh.works.shelter import sneak_in
from hexfront.play import Choice, Tally
from hexfront.play.chance import Chances


def arrive(state: CohState, u: int) -> None:
    """A unit and what it carries have entered a hex, by whatever movement."""
    if not state.works or not _meet_works(state, u):
        consequences(state)


def arrive_unseen(state: CohState, u: int) -> None:
    """The same for a hidden unit; its action looks after the consequences."""
    if state.works:
        _meet_works(state, u)
        if state.hidden >> u & 1:
            sneak_in(state, u)


def _meet_works(state: CohState, u: int) -> bool:
    """Wire is crushed (COH-17.8.d), mines are found and explode (COH-17.10.b); do they?"""
    wire = crushed(state, u)
    if wire is not None:
        remove_work(state, wire)
        state.reveals += bool(state.hidden >> u & 1)
        state.note("log-wire-crushed", "COH-17.8.d", hex=wire.hex)
    mines = mines_at(state, state.hex[u])
    if mines is None:
        return False
    mines = show_mines(state, mines, "COH-17.10.b")
    rules = state.setting.rules
    caught = tuple(unit for unit in in_order(state, (u,)) if not enters_safely(state, unit)
                   and rules.mines_catch(state, unit, mines.colour))  # fmt: skip
    if not caught:
        return False
    hidden = [unit for unit in caught if state.hidden >> unit & 1]
    if not hidden:
        state.stack.append(Aftermath(state.side(u)))
    state.stack.append(MinesStep(mines.owner, caught))
    if hidden:  # who may die in the explosion holds no hex yet
        bring_to_light(state, [(unit, "COH-17.10.b") for unit in hidden])
    return True


def stir(state: CohState, units: tuple[int, ...]) -> None:
    """Units pivot or fight in close combat in a hex, which sets off its mines (COH-17.10.c)."""
    mines = mines_at(state, state.hex[units[0]])
    if mines is None:
        return
    rules = state.setting.rules
    caught = tuple(u for u in in_order(state, units) if not stays_safely(state, u)
                   and rules.mines_catch(state, u, mines.colour))  # fmt: skip
    if caught:
        mines = show_mines(state, mines, "COH-17.10.c")
        state.stack.append(MinesStep(mines.owner, caught))
        bring_to_light(state, [(u, "COH-17.10.c") for u in caught if state.hidden >> u & 1])


def disturb(state: CohState, units: tuple[int, ...]) -> None:
    """In an edition in which nearly any action among mines sets them off (COHC-23.c)."""
    if state.setting.rules.stirs():
        for u in units:
            stir(state, (u,))


class MinesStep(CohStep, frozen=True, tag="MinesStep"):
    """Units under which the mines of this side still have to explode (COH-17.10.b)."""

    units: tuple[int, ...]

    def run(self, state: CohState) -> None:
        left = tuple(u for u in self.units if state.board >> u & 1)
        if not left:
            return
        u, *rest = left
        state.stack.append(msgspec.structs.replace(self, units=tuple(rest)))
        if state.marker(u).final:
            destroy(state, u, final_rule(state.marker(u)))
            consequences(state)
        else:
            state.stack.append(MineNumber(state.setting.rules.mines_roll(state, self.side, u), u))


class MineNumber(NumberMoment, frozen=True, tag="MineNumber"):
    """Only the owner of the mines may change the number (COH-17.10.h, COH-17.10.i)."""

    unit: int

    def number(self, state: CohState) -> Tally:
        return explosion_number(state)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = self.number(state).plus(*shift_line(choice.by))
        state.stack[-1] = MineRoll(self.side, self.unit, number)


class MineRoll(Throw, frozen=True, tag="MineRoll"):
    unit: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, MineResult(self.side, dice, 0, self.unit, self.number))


class MineResult(NumberResult, frozen=True, tag="MineResult"):
    """A miss, a hit, or a critical one (COH-17.10.d, COH-17.10.e)."""

    unit: int
    number: Tally

    def margin(self, state: CohState) -> int | None:
        """Nobody wants to hit his own."""
        own = state.shares(self.side, state.side(self.unit))
        return None if own else super().margin(state)

    def run(self, state: CohState) -> None:
        u, needed = self.unit, self.number.total
        if self.total < needed:
            self._tell(state, "log-mines-miss", "COH-17.10.d")
        elif self.total >= needed + CRITICAL_MARGIN:
            self._tell(state, "log-mines-critical", "COH-17.10.e")
            destroy(state, u, "COH-17.10.e")
            consequences(state)
        elif state.hit[u]:
            self._tell(state, "log-mines-second-hit", "COH-7.4.a")
            destroy(state, u, "COH-7.4.a")
            consequences(state)
        else:
            self._tell(state, "log-mines-hit", "COH-17.10.d")
            draw_marker(state, u, state.kind(u).armored)

    def _tell(self, state: CohState, message: str, rule: str) -> None:
        state.note(
            message, rule, self.number, target=self.unit, roll=self.total, dice=self.rolled(),
            number=self.number.total,
        )  # fmt: skip

"""Resolving an attack: what the defender may still do, the die, and its result."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.choices import Decline, Emerge, Pick, StandAside, UseAir
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.odds import AUTOMATIC, column_name, odds, table_column
from hexfront.games.s42.definitions.tables import Cell, Shade
from hexfront.games.s42.maskirovka.emerging import emerge, may_come_out, may_follow, sorties
from hexfront.games.s42.means import offensives
from hexfront.games.s42.means.leaders import over_combat
from hexfront.games.s42.means.support import air_spent, covering_air, fire, romanian
from hexfront.games.s42.moments.defense import AfterLosses
from hexfront.games.s42.moments.dice import THROWS, DieMoment, dice_of
from hexfront.games.s42.moments.losses import TakeLoss
from hexfront.games.s42.moments.outcome import AfterBattle
from hexfront.games.s42.moments.rerolls import RollAgain
from hexfront.games.s42.moments.retreat import check_withdrawals, watch_guards
from hexfront.games.s42.movement.crowding import relieving
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE
from hexfront.play import Chances, Choice, Outcome
from hexfront.play.masks import members
from hexfront.play.moment import RulesStep, SideMoment
from hexfront.play.teams import FOE

AUTOMATIC_DS = Cell("DS", 4, Shade.CLOSED)
"""The result of odds of 10-1 and more (S42-8.4.1.c, S42-8.4.1.d)."""


class BeginBreakthrough(RulesStep[S42State], frozen=True, tag="BeginBreakthrough"):
    """A Breakthrough Combat; units above the stacking limit stand aside first (S42-15.3.b)."""

    battle: Battle

    def run(self, state: S42State) -> None:
        found = crowd(state, self.battle)
        if found:
            state.stack.append(ChooseAside(self.battle.defender, self.battle))
        else:
            resolve(state, self.battle)


def crowd(state: S42State, battle: Battle) -> list[int]:
    """The defenders of whom one must stand aside; none if the stacking limit is met."""
    stack = state.units_at(battle.hex, battle.defender)
    for u in battle.aside:
        stack &= ~(1 << u)
    return relieving(state, battle.defender, stack)


class ChooseAside(SideMoment[S42State], frozen=True, tag="ChooseAside"):
    """The defender names a unit that does not help (S42-15.3.b)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (StandAside,)

    battle: Battle

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [StandAside(u) for u in crowd(state, self.battle)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, StandAside):
            raise self.illegal(choice)
        aside = (*self.battle.aside, choice.unit)
        battle = msgspec.structs.replace(self.battle, aside=aside)
        state.stack[-1] = BeginBreakthrough(battle.side, battle)


def resolve(state: S42State, battle: Battle) -> None:
    """Make the attack; units in the box of a Reserve Army may come out first (S42-34.6.2.a)."""
    if state.setting.armies and may_come_out(state, battle):
        state.stack.append(ComeOut(battle.defender, battle))
    else:
        fight(state, battle)


class ComeOut(SideMoment[S42State], frozen=True, tag="ComeOut"):
    """Units come out of the box of a Reserve Army to defend its hex (S42-34.6.2.a).

    It is put whether or not there are any, so that it tells the Axis nothing.
    """

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Emerge, Decline)

    battle: Battle
    out: tuple[int, ...] = ()

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Decline(), *(Emerge(u) for u in sorties(state, self.battle, self.out))]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Emerge(unit):
                emerge(state, unit, "S42-34.6.2.a")
                more = msgspec.structs.replace(self, out=(*self.out, unit))
                if may_follow(state, self.battle, more.out):
                    state.stack.append(more)
                    return
            case Decline():
                pass
            case _:
                raise self.illegal(choice)
        if odds(state, self.battle).refusal is None:
            fight(state, self.battle)
        else:
            _fall_away(state, self.battle)
        check_withdrawals(state, self.side, self.battle.hex)  # before the die falls


def _fall_away(state: S42State, battle: Battle) -> None:
    """Those who came out make the odds too low: there is no combat (S42-34.6.2.i)."""
    state.note("log-attack-fails", "S42-34.6.2.i", side=battle.side, hex=battle.hex)
    if battle.breakthrough:
        held = msgspec.structs.replace(battle, held=True)
        state.stack.append(AfterBattle(battle.side, held))


def fight(state: S42State, battle: Battle) -> None:
    """Pay for the support, let the defender call air, then roll."""
    found = odds(state, battle)
    if found.refusal is not None:
        raise ValueError(f"hex {battle.hex} cannot be attacked: {found.refusal.message}")
    present = state.combat_at(battle.hex, battle.defender)
    battle = msgspec.structs.replace(
        battle,
        column=found.column,
        favoured=found.favoured,
        defenders=tuple(members(present)),
        steady=bool(present & ~state.full_retreat),
    )
    state.note(
        _MESSAGES[battle.automatic, battle.breakthrough], "S42-8.3.a", found.shifts,
        side=battle.side, hex=battle.hex, attack=found.attack.total,
        defense=found.defense.total, odds=column_name(found.column), units=len(battle.attackers),
    )  # fmt: skip
    _mark(state, battle, present)
    fire(state, battle)
    if battle.offensives:
        offensives.spend(state, battle.offensives)
    if battle.air != NONE and romanian(state, battle.air):
        air_spent(state, battle.air, "S42-9.3.6.a")
    if covering_air(state, battle):
        state.stack.append(DefensiveAir(battle.defender, battle))
    else:
        throw(state, battle)


_MESSAGES = {
    (False, False): "log-assault",
    (False, True): "log-breakthrough",
    (True, False): "log-auto-ds",
}


def _mark(state: S42State, battle: Battle, defenders: int) -> None:
    """Remember who has attacked and been attacked (S42-8.1.b, S42-8.6.1.d)."""
    units = sum(1 << u for u in battle.attackers)
    if battle.automatic:
        state.auto_ds |= units
        state.moved |= units
        state.auto_ds_groups = (*state.auto_ds_groups, (battle.hex, units))
    elif not battle.breakthrough:
        state.attacked |= units
        state.struck |= defenders


class DefensiveAir(SideMoment[S42State], frozen=True, tag="DefensiveAir"):
    """The Axis may let an air unit shift the column of a Soviet attack (S42-9.3.4)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (UseAir, Decline)

    battle: Battle

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Decline(), *(UseAir(n) for n in covering_air(state, self.battle))]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        battle = self.battle
        if isinstance(choice, UseAir):
            air_spent(state, choice.air, "S42-9.3.7.d")
            battle = msgspec.structs.replace(battle, defensive_air=choice.air)
            found = odds(state, battle)
            battle = msgspec.structs.replace(battle, column=found.column, favoured=found.favoured)
        elif not isinstance(choice, Decline):
            raise self.illegal(choice)
        throw(state, battle)


def throw(state: S42State, battle: Battle) -> None:
    """Roll on the CRT, unless the odds decide by themselves (S42-8.4.1.c)."""
    if battle.column >= AUTOMATIC:
        apply_cell(state, battle, AUTOMATIC_DS, 0)
    else:
        state.stack.append(CombatRoll(battle.side, battle))


class CombatRoll(DieMoment, frozen=True, tag="CombatRoll"):
    """One die on the Combat Results Table, and one for each marker used (8.3.c, 26.2.h)."""

    battle: Battle

    def chances(self, state: S42State) -> Chances:
        return THROWS[len(self.battle.offensives)]

    def fall(self, state: S42State, outcome: Outcome) -> None:
        state.stack.pop()
        battle, thrown = self.battle, dice_of(outcome)
        leader = over_combat(state, battle)
        if leader == NOWHERE:
            choose_die(state, battle, thrown)
        else:
            state.stack.append(CombatAgain(state.side_of(leader), leader, battle, thrown))


class CombatAgain(RollAgain, frozen=True, tag="CombatAgain"):
    """Manstein may have a CRT roll made again, the enemy's too (S42-28.1.4)."""

    battle: Battle
    dice: tuple[int, ...]

    def again(self, state: S42State) -> None:
        state.stack.append(CombatRoll(self.battle.side, self.battle))

    def keep(self, state: S42State) -> None:
        choose_die(state, self.battle, self.dice)


def choose_die(state: S42State, battle: Battle, thrown: tuple[int, ...]) -> None:
    """Of several dice the attacker picks one; ask only if they differ (S42-26.2.h)."""
    if len(set(thrown)) > 1:
        state.stack.append(PickDie(battle.side, battle, thrown))
    else:
        apply_die(state, battle, thrown[0])


class PickDie(SideMoment[S42State], frozen=True, tag="PickDie"):
    """The attacker picks one of the results (S42-26.2.h, S42-26.2.i)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Pick,)

    battle: Battle
    dice: tuple[int, ...]

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Pick(die) for die in sorted(set(self.dice))]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            raise self.illegal(choice)
        state.stack.pop()
        apply_die(state, self.battle, choice.die)


def apply_die(state: S42State, battle: Battle, die: int) -> None:
    """The result of a die in the column of the combat."""
    cell = state.setting.charts.combat.cell(table_column(battle.column), die)
    apply_cell(state, battle, cell, die)


def apply_cell(state: S42State, battle: Battle, cell: Cell, die: int) -> None:
    """Losses first, those of the attacker before the defender's; then the retreat."""
    result = state.setting.charts.combat.results[cell.code]
    battle = msgspec.structs.replace(
        battle,
        code=cell.code,
        adv=cell.advance,
        orange=cell.shade is Shade.ORANGE,
        closed=cell.shade is Shade.CLOSED,
    )
    state.note(
        "log-combat-result", result.rule, side=battle.side, hex=battle.hex, die=die,
        odds=table_column(battle.column), result=cell.code, adv=cell.advance,
    )  # fmt: skip
    watch_guards(state, battle.side, battle.attackers)
    state.stack.append(AfterLosses(battle.side, battle))
    for victim, count in (
        (battle.defender, result.defender_loss),
        (battle.side, result.attacker_loss),
    ):
        chooser = victim if result.chooser == "owner" else FOE[victim]
        for _ in range(count):
            state.stack.append(TakeLoss(chooser, battle, victim, result.rule))

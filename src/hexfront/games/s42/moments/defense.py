"""Retreat or Determined Defense (chapter 11), up to the end of the combat."""

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

from hexfront.games.s42.choices import (
    Decline,
    Defend,
    GiveGround,
    Lead,
    UseAir,
    UseArtillery,
)
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import (
    EARLY_SOVIET,
    cannot_defend,
    defense_column,
    defense_modifiers,
    fight_on,
    lead_units,
    may_be_desperate,
    may_fight_on,
    must_defend,
    result_of,
)
from hexfront.games.s42.combat.losses import defenders_left
from hexfront.games.s42.definitions.tables import DefenseResult
from hexfront.games.s42.maskirovka.armies import holders_at
from hexfront.games.s42.means.leaders import over_defense
from hexfront.games.s42.means.support import air_spent, asu_spent, cannot_cover_lead, steadying
from hexfront.games.s42.moments.contest import EnterCity
from hexfront.games.s42.moments.dice import DieMoment, die_of
from hexfront.games.s42.moments.losses import LeadLoss, TakeLoss
from hexfront.games.s42.moments.outcome import BattleOver
from hexfront.games.s42.moments.rerolls import RollAgain
from hexfront.games.s42.moments.retreat import begin_retreat
from hexfront.games.s42.movement.occupy import clear_lost_cities
from hexfront.games.s42.places import Order
from hexfront.games.s42.retreat.courses import DELAY
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE
from hexfront.play import Choice, Outcome
from hexfront.play.masks import members
from hexfront.play.moment import RulesStep, SideMoment

_ORDERS: dict[Literal["good-order", "disrupted", "full-retreat"], Order] = {
    "good-order": Order.GOOD,
    "disrupted": Order.DISRUPTED,
    "full-retreat": Order.FULL_RETREAT,
}


_TOLD = {
    EARLY_SOVIET: "log-no-defense-early",
    "S42-11.2.2.b": "log-no-defense-orange",
    "S42-11.2.3.b": "log-no-defense-lead",
}
"""What the log says to defenders who are not asked whether they stand."""


class AfterLosses(RulesStep[S42State], frozen=True, tag="AfterLosses"):
    """The losses of the CRT have been taken: what becomes of the defenders (S42-11.2.1.a)?"""

    battle: Battle

    def run(self, state: S42State) -> None:
        battle = self.battle
        clear_lost_cities(state)  # of those whose last attacker inside is dead
        result = result_of(state, battle)
        if not result.retreat:
            limited = bool(result.defender_loss)  # S42-10.1.h
            state.stack.append(
                BattleOver(self.side, msgspec.structs.replace(battle, limited=limited))
            )
            return
        refused = cannot_defend(state, battle, desperate=True)
        desperate = refused is None and may_be_desperate(state, battle)
        refused = refused or cannot_defend(state, battle, desperate=desperate)
        if refused is not None:
            if refused.rule in _TOLD and defenders_left(state, battle):
                state.note(_TOLD[refused.rule], refused.rule, hex=battle.hex)
            give_ground(state, battle)
        elif must_defend(state, battle) and not desperate:
            state.stack.append(DefenseAttempt(battle.defender, Attempt(battle=battle)))
        else:
            state.stack.append(Stand(battle.defender, battle, desperate))


def give_ground(state: S42State, battle: Battle) -> None:
    """The retreat of the CRT result (S42-12.0)."""
    result = result_of(state, battle)
    state.stack.append(BattleOver(battle.side, battle))
    _retreat(state, battle, result.retreat, _ORDERS[result.state], result.rule)


def _retreat(
    state: S42State, battle: Battle, length: int, order: Order, rule: str, *, delay: bool = False
) -> None:
    units = tuple(members(state.combat_at(battle.hex, battle.defender)))
    if not units and state.setting.armies and battle.defender == SOVIET:
        units = tuple(members(holders_at(state, battle.hex)))  # S42-34.6.2.h
    if units:
        begin_retreat(
            state, units, battle.hex, length, chooser=battle.defender, order=order, rule=rule,
            delay=delay, lenient=battle.breakthrough,
            deserted=battle.steady,
        )  # fmt: skip


class Stand(SideMoment[S42State], frozen=True, tag="Stand"):
    """Retreat, or try to stand (S42-11.1)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Defend, GiveGround)

    battle: Battle
    desperate: bool
    """Whether a Desperate Defense is open."""

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [Defend()]
        if self.desperate:
            listed.append(Defend(desperate=True))
        if not must_defend(state, self.battle):
            listed.append(GiveGround())
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Defend(desperate):
                attempt = Attempt(battle=self.battle, desperate=desperate, open=self.desperate)
                state.stack.append(DefenseAttempt(self.side, attempt))
            case GiveGround():
                give_ground(state, self.battle)
            case _:
                raise self.illegal(choice)


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A Determined Defense, from one roll to the next."""

    battle: Battle
    desperate: bool = False
    """Declared a Desperate Defense (S42-11.5.2.a)."""
    open: bool = False
    """The defenders are eligible for one, which lets any Soviet unit lead."""
    delays: int = 0
    """Delays rolled so far in it (S42-11.6.1.e)."""
    supported: bool = False


class DefenseAttempt(RulesStep[S42State], frozen=True, tag="DefenseAttempt"):
    """The next roll; without a unit to lead, the retreat is made after all."""

    attempt: Attempt

    def run(self, state: S42State) -> None:
        attempt = self.attempt
        leads = lead_units(state, attempt.battle, desperate=attempt.open)
        if not leads:
            give_ground(state, attempt.battle)
        elif len(leads) == 1:
            _led_by(state, attempt, leads[0])
        else:
            state.stack.append(NameLead(self.side, attempt))


class NameLead(SideMoment[S42State], frozen=True, tag="NameLead"):
    """The Lead Unit of the next roll (S42-11.2.1.b, S42-11.5.2.b)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Lead,)

    attempt: Attempt

    def choices(self, state: S42State) -> Sequence[Choice]:
        attempt = self.attempt
        return [Lead(u) for u in lead_units(state, attempt.battle, desperate=attempt.open)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Lead):
            raise self.illegal(choice)
        state.stack.pop()
        _led_by(state, self.attempt, choice.unit)


def _led_by(state: S42State, attempt: Attempt, lead: int) -> None:
    side = attempt.battle.defender
    support = () if attempt.supported else support_choices(state, attempt.battle, lead)
    if support:
        state.stack.append(CallSupport(side, attempt, lead))
    else:
        state.stack.append(DefenseRoll(side, attempt, lead))


def support_choices(state: S42State, battle: Battle, lead: int) -> Sequence[Choice]:
    """Air units and ASUs that could give +1 (S42-11.3)."""
    flying = [
        n for n in range(len(state.air_at)) if cannot_cover_lead(state, battle, n, lead) is None
    ]
    return (
        *(UseAir(n) for n in flying),
        *(UseArtillery(asu, paid) for asu, paid in steadying(state, battle, lead)),
    )


class CallSupport(SideMoment[S42State], frozen=True, tag="CallSupport"):
    """Defensive support, declared before the roll (S42-11.3)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (UseAir, UseArtillery, Decline)

    attempt: Attempt
    lead: int

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Decline(), *support_choices(state, self.attempt.battle, self.lead)]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        attempt = self.attempt
        match choice:
            case UseAir(air):
                air_spent(state, air, "S42-9.3.7.d")
            case UseArtillery(asu, paid):
                asu_spent(state, asu, paid, "S42-11.3.c")
            case Decline():
                state.stack.append(DefenseRoll(self.side, attempt, self.lead))
                return
            case _:
                raise self.illegal(choice)
        attempt = msgspec.structs.replace(attempt, supported=True)
        state.stack.append(DefenseRoll(self.side, attempt, self.lead))


class DefenseRoll(DieMoment, frozen=True, tag="DefenseRoll"):
    """One die on the Determined Defense table (S42-11.2.1.d)."""

    attempt: Attempt
    lead: int

    def fall(self, state: S42State, outcome: Outcome) -> None:
        state.stack.pop()
        die, attempt = die_of(outcome), self.attempt
        leader = over_defense(state, attempt.battle, self.lead)
        if leader == NOWHERE:
            rolled(state, attempt, self.lead, die)
        else:
            state.stack.append(DefenseAgain(self.side, leader, attempt, self.lead, die))


class DefenseAgain(RollAgain, frozen=True, tag="DefenseAgain"):
    """A leader of the defender may have the roll made again (S42-28.1.3.a, S42-28.1.4.a)."""

    attempt: Attempt
    lead: int
    die: int

    def again(self, state: S42State) -> None:
        state.stack.append(DefenseRoll(self.side, self.attempt, self.lead))

    def keep(self, state: S42State) -> None:
        rolled(state, self.attempt, self.lead, self.die)


def rolled(state: S42State, attempt: Attempt, lead: int, die: int) -> None:
    """Look a roll up in the table and carry its result out."""
    battle = attempt.battle
    column = defense_column(state, battle.hex, battle.defender)
    drm = defense_modifiers(state, battle, lead, supported=attempt.supported)
    result = state.setting.charts.defense.result(column, die + drm.total)
    state.note(
        "log-defense-roll", "S42-11.2.1.d", drm, unit=lead, hex=battle.hex, die=die,
        total=die + drm.total, column=column.value, result=str(result),
    )  # fmt: skip
    settle_defense(state, attempt, lead, result)


def settle_defense(state: S42State, attempt: Attempt, lead: int, result: DefenseResult) -> None:
    """What a roll does (S42-11.4 to S42-11.6)."""
    battle = attempt.battle
    delayed = result.outcome == "P" and not may_fight_on(state, battle)
    if attempt.desperate and (result.outcome == "F" or delayed):
        if delayed and attempt.delays:  # S42-11.6.1.e: as S -/1
            _stood(state, battle)
            state.stack.append(LeadLoss(battle.defender, lead, "S42-11.6.1.e"))
            return
        again = msgspec.structs.replace(attempt, delays=attempt.delays + delayed)
        state.stack.append(DefenseAttempt(battle.defender, again))
        state.stack.append(LeadLoss(battle.defender, lead, "S42-11.5.2.a"))
        return
    if result.outcome == "F":
        state.stack.append(GroundGiven(battle.side, battle))
    elif delayed:
        state.stack.append(Delayed(battle.side, battle))
    else:
        _stood(state, battle)
        if result.outcome == "P":
            level = fight_on(state, battle)
            state.note("log-city-battle", "S42-11.6.2.a", hex=battle.hex, level=level)
            if state.setting.rules.contested_cities and not state.contested >> battle.hex & 1:
                state.stack.append(EnterCity(battle.side, battle))
    _table_losses(state, battle, lead, result)


def _stood(state: S42State, battle: Battle) -> None:
    """The retreat is cancelled, and with it disruption and advance (S42-11.1.1.b)."""
    state.note("log-stood", "S42-11.1.1.b", side=battle.defender, hex=battle.hex)
    # S42-11.4.2.a: what is left for the attacker if nobody lives to hold the hex
    state.stack.append(BattleOver(battle.side, msgspec.structs.replace(battle, limited=True)))


def _table_losses(state: S42State, battle: Battle, lead: int, result: DefenseResult) -> None:
    """The losses x/y of a result; those of the attacker come first (S42-11.4.1.a)."""
    for _ in range(result.defender_loss):
        state.stack.append(LeadLoss(battle.defender, lead, "S42-11.2.3.a"))
    chooser = battle.defender if result.defender_chooses else battle.side
    for _ in range(result.attacker_loss):
        state.stack.append(TakeLoss(chooser, battle, battle.side, "S42-11.4.1.a"))


class GroundGiven(RulesStep[S42State], frozen=True, tag="GroundGiven"):
    """A failed defense: the retreat of the CRT (S42-11.4.3.a)."""

    battle: Battle

    def run(self, state: S42State) -> None:
        give_ground(state, self.battle)


class Delayed(RulesStep[S42State], frozen=True, tag="Delayed"):
    """A Delay: the defender retreats one or two hexes, the attacker advances one (11.6.1)."""

    battle: Battle

    def run(self, state: S42State) -> None:
        battle = msgspec.structs.replace(self.battle, delay=True)
        state.note("log-delay", "S42-11.6.1.a", hex=battle.hex)
        state.stack.append(BattleOver(battle.side, battle))
        _retreat(state, battle, DELAY, Order.DISRUPTED, "S42-11.6.1.a", delay=True)

"""The Combat Phase: attacks one after another, from the first unit named to the die."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.advance import reserves
from hexfront.games.s42.choices import (
    Activate,
    Attack,
    CallOff,
    Disengage,
    DisengageStack,
    EndPhase,
    Join,
    Leave,
    RemoveFort,
    Resolve,
    UseAir,
    UseArtillery,
    UseOffensive,
    Withhold,
)
from hexfront.games.s42.combat.attack import (
    attackers,
    cannot_join,
    fit,
    fit_to_overrun,
    lone_contacts,
)
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.odds import attack_targets, breakthrough_battle, odds, strongest
from hexfront.games.s42.maskirovka.armies import challenged, held_hexes
from hexfront.games.s42.means import offensives
from hexfront.games.s42.means.resources import forts_in_play, remove_fort
from hexfront.games.s42.means.support import (
    InRange,
    attack_air,
    attack_artillery,
    cannot_bombard,
    payers,
    wrong_majority,
)
from hexfront.games.s42.moments import advance
from hexfront.games.s42.moments.disengaging import DisengageRoll
from hexfront.games.s42.moments.resolution import BeginBreakthrough, resolve
from hexfront.games.s42.retreat.disengaging import may_disengage, whole_stacks
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId, bits
from hexfront.play import Back, Choice
from hexfront.play.masks import members
from hexfront.play.moment import RulesStep, SideMoment

# The phase.


def begin(state: S42State) -> None:
    """Lay the moments of the phase on the stack."""
    state.stack.append(EndCombat(state.side))
    state.stack.append(NextAttack(state.side))


class NextAttack(RulesStep[S42State], frozen=True, tag="NextAttack"):
    """Look for hexes that can still be attacked; without any the phase ends."""

    dropped: tuple[int, ...] = ()

    def run(self, state: S42State) -> None:
        targets = () if state.mini_turn else attack_targets(state, self.side, self.dropped)
        if targets or others(state, self.side):
            state.stack.append(CombatPhase(self.side, tuple(targets), self.dropped))


class CombatPhase(SideMoment[S42State], frozen=True, tag="CombatPhase"):
    """The active player attacks a hex or ends the phase; no attack is a duty (S42-8.1.a)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (
        Attack,
        Activate,
        Disengage,
        DisengageStack,
        RemoveFort,
        EndPhase,
    )

    targets: tuple[int, ...]
    dropped: tuple[int, ...] = ()
    """Hexes against which an attack was called off; they are offered again after another one."""

    def choices(self, state: S42State) -> Sequence[Choice]:
        forts = forts_in_play(state, self.side)
        removed = [RemoveFort(h) for h in bits(forts)] if forts else []
        more = others(state, self.side)
        return [*(Attack(h) for h in self.targets), *more, *removed, EndPhase()]

    def take(self, state: S42State, choice: Choice) -> None:
        match choice:
            case Attack(target):
                self._attack(state, HexId(target))
            case Activate(h):
                state.stack[-1] = NextAttack(self.side, self.dropped)
                advance.commit_reserves(state, self.side, HexId(h))
            case Disengage(unit):
                self._disengage(state, (unit,))
            case DisengageStack(h):
                self._disengage(state, tuple(members(state.combat_at(h, self.side))))
            case RemoveFort(h):
                remove_fort(state, self.side, HexId(h))
                state.stack[-1] = NextAttack(self.side, self.dropped)
            case EndPhase():
                state.stack.pop()
            case _:
                raise self.illegal(choice)

    def _attack(self, state: S42State, target: HexId) -> None:
        """Against a lone Reserve Army the attack falls away if its box is empty (34.6.2.e)."""
        alone = lone_contacts(state, self.side)
        alone &= ~held_hexes(state)
        if alone >> target & 1 and not challenged(state, target):
            state.note("log-army-nobody", "S42-34.6.2.e", hex=target)
            self.drop(state, target)
        else:
            gather(state, self.side, target)

    def drop(self, state: S42State, target: int) -> None:
        """No attack on this hex for now; the phase ends if nothing else is left to do."""
        phase = self.without(target)
        if phase.targets or others(state, self.side):
            state.stack[-1] = phase
        else:
            state.stack.pop()

    def _disengage(self, state: S42State, units: tuple[int, ...]) -> None:
        state.stack[-1] = NextAttack(self.side, self.dropped)
        state.stack.append(DisengageRoll(self.side, units, HexId(state.place[units[0]])))

    def without(self, target: int) -> "CombatPhase":
        kept = tuple(h for h in self.targets if h != target)
        return CombatPhase(self.side, kept, (*self.dropped, target))


def others(state: S42State, side: int) -> list[Choice]:
    """What else the active player may do between combats: Reserves, Disengagement."""
    listed: list[Choice] = []
    if state.reserve:
        listed += [Activate(h) for h in bits(reserves.marked_hexes(state, side))]
    able = may_disengage(state, side)
    if able:
        listed += [Disengage(u) for u in members(able)]
        listed += [DisengageStack(h) for h in whole_stacks(state, side, able)]
    return listed


class EndCombat(RulesStep[S42State], frozen=True, tag="EndCombat"):
    """After all combats the units under Auto DS markers advance (S42-8.6.2.a)."""

    def run(self, state: S42State) -> None:
        state.stack.append(ForgetCombat(self.side))
        advance.begin_auto_advances(state)


class ForgetCombat(RulesStep[S42State], frozen=True, tag="ForgetCombat"):
    """What counts for one Combat Phase only is over with it."""

    def run(self, state: S42State) -> None:
        state.attacked = state.struck = state.retreated = state.withdrawn = 0
        state.auto_ds = state.spent = 0
        state.reserve = state.committed = state.tried = 0  # S42-25.2.3.h
        state.vacated = 0
        state.auto_ds_groups = ()


# Putting an attack together.


def gather(
    state: S42State,
    side: int,
    target: HexId,
    *,
    automatic: bool = False,
    breakthrough: bool = False,
    units: tuple[int, ...] = (),
    air: int = NONE,
) -> None:
    """Begin an attack on a hex: by all units that can take part, or by a Breakthrough Group.

    `air` is the air unit that came with the group from the combat before (S42-9.3.7.b).
    """
    if breakthrough:
        battle = breakthrough_battle(state, side, target, units, air)
        state.stack.append(BeginBreakthrough(side, battle))
        return
    able = fit_to_overrun(state, side) if automatic else fit(state, side)
    all_together = strongest(state, side, target, able, automatic=automatic)
    if all_together is None:
        raise ValueError(f"no unit can attack hex {target}")
    found = tuple(sorted(attackers(state, side, target, able)))
    guns: InRange = () if automatic else attack_artillery(state, side, target, found)
    flying = attack_air(state, side, target)
    state.stack.append(Gathering(side, all_together, found, guns, flying))


class Gathering(SideMoment[S42State], frozen=True, tag="Gathering"):
    """Who takes part in the attack, and with what support (S42-8.3.b)."""

    back: ClassVar[Back] = "out"
    takes: ClassVar[tuple[type[Choice], ...]] = (
        Resolve,
        CallOff,
        Join,
        Leave,
        UseAir,
        UseArtillery,
        UseOffensive,
        Withhold,
    )

    battle: Battle
    able: tuple[int, ...]
    """The units that could take part."""
    guns: InRange
    """The ASUs that could support them."""
    flying: tuple[int, ...]
    """The air units that could."""

    def choices(self, state: S42State) -> Sequence[Choice]:
        battle, listed = self.battle, list[Choice]()
        if odds(state, battle).refusal is None:
            listed.append(Resolve())
        listed.append(CallOff())
        listed += [Join(u) for u in self.joinable(state)]
        if len(battle.attackers) > 1:
            listed += [Leave(u) for u in battle.attackers]
        listed += self.support(state)
        if self.supported:
            listed.append(Withhold())
        return listed

    @property
    def supported(self) -> bool:
        return self.battle.air != NONE or bool(self.battle.artillery or self.battle.offensives)

    def joinable(self, state: S42State) -> list[int]:
        battle = self.battle
        return [
            u
            for u in self.able
            if u not in battle.attackers
            and cannot_join(state, battle.attackers, u, battle.hex) is None
        ]

    def support(self, state: S42State) -> list[Choice]:
        battle, listed = self.battle, list[Choice]()
        if battle.air == NONE:
            flying = (n for n in self.flying if wrong_majority(state, battle, n) is None)
            listed += [UseAir(n) for n in flying]
        for asu, near in self.guns:
            for paid in (NONE, *payers(state, asu)):
                if cannot_bombard(state, battle, asu, paid, near) is None:
                    listed.append(UseArtillery(asu, paid))
        listed += [UseOffensive(hq) for hq in offensives.usable(state, battle)]
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        battle = self.battle
        match choice:
            case Join(unit):
                self._change(state, tuple(sorted((*battle.attackers, unit))))
            case Leave(unit):
                self._change(state, tuple(u for u in battle.attackers if u != unit))
            case UseAir(air):
                self._replace(state, msgspec.structs.replace(battle, air=air))
            case UseArtillery(unit, paid):
                guns = (*battle.artillery, (unit, paid))
                self._replace(state, msgspec.structs.replace(battle, artillery=guns))
            case UseOffensive(hq):
                used = (*battle.offensives, hq)
                self._replace(state, msgspec.structs.replace(battle, offensives=used))
            case Withhold():
                bare = msgspec.structs.replace(battle, air=NONE, artillery=(), offensives=())
                self._replace(state, bare)
            case Resolve():
                state.stack.pop()
                self._go(state)
            case CallOff():
                state.stack.pop()
                self._drop(state)
            case _:
                raise self.illegal(choice)

    def _replace(self, state: S42State, battle: Battle) -> None:
        state.stack[-1] = msgspec.structs.replace(self, battle=battle)

    def _change(self, state: S42State, units: tuple[int, ...]) -> None:
        """Other attackers; support that they cannot have is gone."""
        battle = msgspec.structs.replace(self.battle, attackers=units, artillery=(), offensives=())
        near = dict(self.guns)
        for asu, paid in self.battle.artillery:
            if cannot_bombard(state, battle, asu, paid, near[asu]) is None:
                guns = (*battle.artillery, (asu, paid))
                battle = msgspec.structs.replace(battle, artillery=guns)
        for hq in self.battle.offensives:
            if offensives.cannot_use(state, battle, hq) is None:
                used = (*battle.offensives, hq)
                battle = msgspec.structs.replace(battle, offensives=used)
        if battle.air != NONE and wrong_majority(state, battle, battle.air) is not None:
            battle = msgspec.structs.replace(battle, air=NONE)
        self._replace(state, battle)

    def _go(self, state: S42State) -> None:
        below = state.stack[-1] if state.stack else None
        if isinstance(below, CombatPhase):
            state.stack[-1] = NextAttack(below.side)  # S42-8.1.e
        resolve(state, self.battle)

    def _drop(self, state: S42State) -> None:
        below = state.stack[-1] if state.stack else None
        if isinstance(below, CombatPhase):
            below.drop(state, self.battle.hex)

"""Close Combat in a hex with a vehicle: one attack after another, by turns (ASL-3.8.w to z)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.aslsk.armor.damage import destroy, immobilize
from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.choices import (
    Against,
    CallOff,
    CloseDefense,
    Declare,
    Done,
    Grapple,
    Wield,
)
from hexfront.games.aslsk.close_combat.afv import (
    against_vehicle,
    ccv,
    costs_attacker,
    needs_third,
    struck,
    third_die,
)
from hexfront.games.aslsk.close_combat.bands import (
    Pairs,
    band,
    can_attack,
    heads,
    may_combine,
    surviving,
)
from hexfront.games.aslsk.close_combat.brawl import Brawl, command_of, kill_number, modifiers, odds
from hexfront.games.aslsk.close_combat.vehicular import (
    cc_weapons,
    close_defense,
    close_defense_drm,
    vehicles_at,
)
from hexfront.games.aslsk.harm.pieces import eliminate
from hexfront.games.aslsk.harm.results import blow
from hexfront.games.aslsk.moments.base import ONE_DIE, AslskMoment, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.checks import judge, suffer
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.moments.promotion import begin_promotion
from hexfront.games.aslsk.moments.selection import RandomSelection
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.promotion import best_mmc, may_promote
from hexfront.hexes import HexId
from hexfront.play import RULES, Chances, Choice, Outcome, Roll
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SNAKE_EYES = 2


def open_skirmish(state: AslskState, h: int, pairs: Pairs, ambush: int) -> None:
    """The first attack: of the ambusher, of the side without vehicles, or of the ATTACKER."""
    first = state.attacker
    if ambush != NOBODY:
        first = ambush  # ASL-3.8.z
    elif not all(vehicles_at(state, HexId(h), side) for side in (0, 1)):
        first = 1 if vehicles_at(state, HexId(h), 0) else 0  # ASL-3.8.x, ASL-3.8.y
    state.stack.append(Skirmish(first, h, pairs, ambush))


class Skirmish(AslskMoment, frozen=True, tag="Skirmish"):
    """A side puts one CC attack together, or passes for good."""

    takes = (Grapple, Against, Wield, CloseDefense, Declare, CallOff, Done)

    hex: int
    pairs: Pairs
    ambush: int
    attacked: tuple[int, ...] = ()
    """Units that have attacked; of vehicles, weapons tell."""
    suffered: tuple[int, ...] = ()
    """Units that have been attacked."""
    fired: tuple[int, ...] = ()
    """Weapons of vehicles that have been used."""
    passed: tuple[int, ...] = ()
    """Sides that make no more attacks."""
    mine: tuple[int, ...] = ()
    """The heads of the bands in the attack that is being put together, or a vehicle."""
    theirs: tuple[int, ...] = ()
    weapons: tuple[int, ...] = ()

    # What can be added.

    def attackers(self, state: AslskState) -> list[int]:
        """Heads of Infantry bands that can still join the attack."""
        if self.weapons:
            return []
        ours = heads(state, HexId(self.hex), self.side, self.pairs)
        free = [
            u for u in ours
            if not state.vehicles >> u & 1 and u not in self.attacked and u not in self.mine
        ]  # fmt: skip
        free = [u for u in free if can_attack(state, u) and may_combine(state, self.mine, u)]
        if any(state.vehicles >> u & 1 for u in self.theirs):
            return []  # ASL-3.8.af: who joins does so by accompanying
        return [u for u in free if self.mine or self._aims(state, (u,))]

    def wieldable(self, state: AslskState) -> list[int]:
        """Weapons of vehicles that can still be used."""
        if self.mine and not self.weapons:
            return []
        holders = self.mine or members(vehicles_at(state, HexId(self.hex), self.side))
        spent = (*self.fired, *self.weapons)
        found = [w for u in holders for w in cc_weapons(state, u) if w not in spent]
        return found if self.mine or self._infantry(state) else []

    def defenders(self, state: AslskState) -> list[int]:
        """Vehicles that can use their Nahverteidigungswaffe (ASL-3.8.ao)."""
        if self.mine:
            return []
        here = members(vehicles_at(state, HexId(self.hex), self.side))
        return [
            u for u in here
            if u not in self.attacked
            and close_defense(state, u) is not None
            and (u in self.suffered or self.ambush == self.side)
        ]  # fmt: skip

    def enemies(self, state: AslskState) -> list[int]:
        """Enemies that can be added to those attacked."""
        return self._aims(state, self.mine)

    def _aims(self, state: AslskState, mine: tuple[int, ...]) -> list[int]:
        if any(state.vehicles >> u & 1 for u in self.theirs):
            return []  # ASL-3.8.ag
        found = [u for u in self._infantry(state) if u not in self.theirs]
        if self.weapons or self.theirs:
            return found
        small = len(mine) == 1 and len(band(self.pairs, mine[0])) <= 2
        if small:  # ASL-3.8.af
            found += members(vehicles_at(state, HexId(self.hex), FOE[self.side]))
        return found

    def _infantry(self, state: AslskState) -> list[int]:
        """Heads of enemy bands that have not been attacked yet (ASL-3.8.e)."""
        others = heads(state, HexId(self.hex), FOE[self.side], self.pairs)
        return [u for u in others if not state.vehicles >> u & 1 and u not in self.suffered]

    # The moment.

    def able(self, state: AslskState) -> bool:
        """Whether the side can make an attack at all."""
        return bool(self.attackers(state) or self.wieldable(state) or self.defenders(state))

    def actor(self, state: AslskState) -> int:
        return self.side if self.mine or self.able(state) else RULES

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [Grapple(u) for u in self.attackers(state)]
        listed += [Wield(w) for w in self.wieldable(state)]
        if not self.mine:
            return [*listed, *map(CloseDefense, self.defenders(state)), Done()]
        listed += [Against(u) for u in self.enemies(state)]
        if self.theirs:
            listed.append(Declare())
        return [*listed, CallOff()]

    def brawl(self) -> Brawl:
        """The attack as far as it is put together, with accompanying leaders."""
        return Brawl(
            self.side,
            tuple(u for head in self.mine for u in band(self.pairs, head)),
            tuple(u for head in self.theirs for u in band(self.pairs, head)),
            self.weapons,
        )

    def take(self, state: AslskState, choice: Choice) -> None:
        replace = msgspec.structs.replace
        match choice:
            case Grapple(u):
                state.stack[-1] = replace(self, mine=(*self.mine, u))
            case Wield(w):
                mine = self.mine or (state.holder[w],)
                state.stack[-1] = replace(self, mine=mine, weapons=(*self.weapons, w))
            case Against(u):
                state.stack[-1] = replace(self, theirs=(*self.theirs, u))
            case CallOff():
                state.stack[-1] = replace(self, mine=(), theirs=(), weapons=())
            case Declare():
                self._declare(state)
            case CloseDefense(u):
                state.stack[-1] = self._next(attacked=(*self.attacked, u))
                state.stack.append(CloseDefenseRoll(self.side, self.hex, u))
            case Done():
                state.stack[-1] = self._next(passed=(*self.passed, self.side))
            case _:
                raise self.illegal(choice)

    def _declare(self, state: AslskState) -> None:
        brawl = self.brawl()
        attackers = () if brawl.weapons else brawl.attackers
        state.stack[-1] = self._next(
            attacked=(*self.attacked, *attackers),
            suffered=(*self.suffered, *brawl.targets),
            fired=(*self.fired, *brawl.weapons),
        )
        state.stack.append(AttackRoll(self.side, self.hex, self.ambush, brawl))

    def _next(self, **changes: tuple[int, ...]) -> "NextAttack":
        bare = msgspec.structs.replace(self, mine=(), theirs=(), weapons=(), **changes)
        return NextAttack(self.side, bare)

    def run(self, state: AslskState) -> None:
        """The side can do no more."""
        after = msgspec.structs.replace(self, passed=(*self.passed, self.side))
        NextAttack(self.side, after).run(state)


class NextAttack(RulesStep, frozen=True, tag="NextAttack"):
    """Whose turn it is: the other side's, unless this one ambushed or the other has passed."""

    fight: Skirmish

    def run(self, state: AslskState) -> None:
        fight = self.fight
        other = FOE[fight.side]
        mine, theirs = fight.side not in fight.passed, other not in fight.passed
        if not mine and not theirs:
            return
        stays = mine and (not theirs or fight.ambush == fight.side)
        side = fight.side if stays else other
        pairs = surviving(state, fight.pairs)
        state.stack.append(msgspec.structs.replace(fight, side=side, pairs=pairs))


class AttackRoll(DiceMoment, frozen=True, tag="AttackRoll"):
    """The DR of one CC attack, whose result is applied at once."""

    hex: int
    ambush: int
    brawl: Brawl
    fired: bool = False
    """Reaction Fire of a unit that has fired before (ASL-3.3.4.e)."""
    risking: tuple[int, ...] = ()
    """Units that use Final Protective Fire, for which the DR is an NMC (ASL-3.3.3.v)."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        colored, white = outcome.dice
        result = AttackResult(self.side, self.hex, self.ambush, self.brawl, colored, white,
                              self.fired)  # fmt: skip
        attackers = self.brawl.attackers
        if outcome.total == SNAKE_EYES and may_promote(state, attackers):
            u = best_mmc(state, attackers)
            state.stack.append(JoinAttack(self.side, result, len(state.kind)))
            begin_promotion(state, u)  # ASL-5.3.a
            return
        result.run(state)
        help_ = command_of(state, attackers) or 0
        for u in self.risking:
            if state.is_on_map(u):
                final = outcome.total + help_
                state.note("log-protective-check", "ASL-3.3.3.v", unit=u, final=final)
                judge(state, u, outcome.total, final)


class JoinAttack(RulesStep, frozen=True, tag="JoinAttack"):
    """A leader who was created joins the attack at once (ASL-5.3.c)."""

    result: "AttackResult"
    count: int

    def run(self, state: AslskState) -> None:
        result = self.result
        if len(state.kind) > self.count:
            brawl = result.brawl
            joined = msgspec.structs.replace(brawl, attackers=(*brawl.attackers, self.count))
            result = msgspec.structs.replace(result, brawl=joined)
        result.run(state)


class AttackResult(RulesStep, frozen=True, tag="AttackResult"):
    """What a CC DR does."""

    hex: int
    ambush: int
    brawl: Brawl
    colored: int
    white: int
    fired: bool = False

    def run(self, state: AslskState) -> None:
        if state.vehicles >> self.brawl.targets[0] & 1:
            self._against_vehicle(state)
        else:
            self._against_infantry(state)

    def _against_infantry(self, state: AslskState) -> None:
        brawl = self.brawl
        kill, drm = kill_number(state, brawl), modifiers(state, brawl, self.ambush)
        total = self.colored + self.white + drm.total
        message = "log-cc-none"
        if total < kill:
            message = "log-cc-eliminated"
        elif total == kill:
            message = "log-cc-reduced"
        state.note(
            message, "ASL-3.8.h", tally=drm, side=brawl.side, hex=self.hex,
            unit=brawl.attackers[0], target=brawl.targets[0], odds=odds(state, brawl), kill=kill,
            colored=self.colored, white=self.white, total=total,
        )  # fmt: skip
        if total < kill:
            for u in brawl.targets:
                eliminate(state, u, "ASL-3.8.i")
        elif total == kill:
            reduce_one(state, brawl.targets)

    def _against_vehicle(self, state: AslskState) -> None:
        brawl, original = self.brawl, self.colored + self.white
        (u,) = brawl.targets
        number = ccv(state, brawl.attackers, fired=self.fired).total
        drm = against_vehicle(state, brawl, self.ambush)
        state.note(
            "log-cc-vehicle", "ASL-3.8.aa", tally=drm, unit=brawl.attackers[0], target=u,
            kill=number, colored=self.colored, white=self.white, total=original + drm.total,
        )  # fmt: skip
        if costs_attacker(state, u, original):
            reduce_one(state, brawl.attackers)
        elif needs_third(number, drm.total, original):
            state.stack.append(ThirdDie(self.side, u))
        else:
            done = struck(number, drm.total, original)
            _harm_vehicle(state, u, done, "ASL-3.8.ad" if done & Damage.DESTROYED else "ASL-3.8.ae")


class ThirdDie(DiceMoment, frozen=True, tag="ThirdDie"):
    """An Original 2 against a number that no DR can reach (ASL-3.8.ah)."""

    rolls: ClassVar[Chances] = ONE_DIE

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        state.note("log-third-die", "ASL-3.8.ah", unit=self.unit, die=outcome.total)
        _harm_vehicle(state, self.unit, third_die(state, outcome.total), "ASL-3.8.ah")


def _harm_vehicle(state: AslskState, u: int, damage: Damage, rule: str) -> None:
    """Carry out what a CC attack did to a vehicle."""
    if damage & Damage.DESTROYED:
        destroy(state, u, rule)
    elif damage & Damage.IMMOBILIZED:
        immobilize(state, u, rule)


def reduce_one(state: AslskState, units: tuple[int, ...]) -> None:
    """Casualty Reduction of one of several units, chosen at random."""
    if len(units) > 1:
        state.stack.append(SkirmishCasualty(state.side_of(units[0]), units))
    else:
        suffer(state, units[0])


class SkirmishCasualty(RandomSelection, frozen=True, tag="SkirmishCasualty"):
    """Who suffers Casualty Reduction (ASL-3.8.j, ASL-3.8.ai)."""

    rule: ClassVar[str] = "ASL-3.8.j"

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        for u in picked:
            suffer(state, u)


class CloseDefenseRoll(DiceMoment, frozen=True, tag="CloseDefenseRoll"):
    """The IFT DR of a Nahverteidigungswaffe: above its usage number nothing happens (3.8.aq)."""

    hex: int
    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        weapon = close_defense(state, self.unit)
        assert weapon is not None
        colored, white = outcome.dice
        works = outcome.total <= weapon.number
        state.note(
            "log-close-defense" if works else "log-close-defense-fails", "ASL-3.8.aq",
            unit=self.unit, hex=self.hex, colored=colored, white=white,
        )  # fmt: skip
        if not works:
            return
        h = HexId(self.hex)
        column = state.setting.charts.vehicle_combat.close_combat.close_defense_fp.value
        drm = close_defense_drm(state, h)
        strike(state, blow(state, self.side, h, (column, column), outcome.total, drm))

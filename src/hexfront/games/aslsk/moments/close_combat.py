"""The Close Combat Phase (ASL-3.8): hex by hex; companies, Ambush, declarations, dice, Melee.

The dice of a hex fall first and their results are applied together, so that units fight on
though they have been hit (ASL-3.8.b); after an Ambush the ambushers' results come before the
others declare (ASL-3.8.v).
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.aslsk.armor.damage import come_round
from hexfront.games.aslsk.choices import Accompany, Against, CallOff, Declare, Done, Fight, Grapple
from hexfront.games.aslsk.close_combat.ambush import ambush_drm, ambush_possible, ambushes
from hexfront.games.aslsk.close_combat.bands import (
    Pairs,
    band,
    battles,
    can_attack,
    companions,
    free_leaders,
    heads,
    may_combine,
    surviving,
)
from hexfront.games.aslsk.close_combat.brawl import Brawl, kill_number, modifiers, odds
from hexfront.games.aslsk.close_combat.vehicular import vehicles_at
from hexfront.games.aslsk.harm.pieces import eliminate, end_melee, holding
from hexfront.games.aslsk.moments.base import ONE_DIE, AslskMoment, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.checks import suffer
from hexfront.games.aslsk.moments.promotion import begin_promotion
from hexfront.games.aslsk.moments.selection import RandomSelection
from hexfront.games.aslsk.moments.skirmish import open_skirmish
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.promotion import best_mmc, may_promote
from hexfront.hexes import HexId, bits
from hexfront.play import RULES, Chances, Choice, Outcome, Roll
from hexfront.play.teams import FOE

SNAKE_EYES = 2


def begin(state: AslskState) -> None:
    """Lay the fights of the phase on the stack."""
    state.stack.append(ChooseFight(state.attacker))


def end(state: AslskState) -> None:
    """Pins go (ASL-3.8.az); Melees in which one side cannot fight are over (ASL-3.8.av)."""
    state.pinned = 0
    state.advanced = 0
    come_round(state)
    for h in bits(state.melee):
        end_melee(state, h)


def mark_melee(state: AslskState, h: HexId) -> None:
    """Place or remove the Melee marker of a hex (ASL-3.8.as, ASL-3.8.av)."""
    end_melee(state, h)
    if state.melee >> h & 1:
        return
    if holding(state, h):
        state.melee |= 1 << h
        state.note("log-melee", "ASL-3.8.as", hex=h)


class ChooseFight(AslskMoment, frozen=True, tag="ChooseFight"):
    """The ATTACKER says which hex comes next (ASL-3.8.c); the last one needs no word."""

    takes = (Fight,)

    fought: tuple[int, ...] = ()

    def _left(self, state: AslskState) -> list[HexId]:
        return [h for h in bits(battles(state)) if h not in self.fought]

    def actor(self, state: AslskState) -> int:
        return self.side if len(self._left(state)) > 1 else RULES

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [Fight(h) for h in self._left(state)]

    def take(self, state: AslskState, choice: Choice) -> None:
        if not isinstance(choice, Fight):
            raise self.illegal(choice)
        state.stack.pop()
        self._open(state, HexId(choice.hex))

    def run(self, state: AslskState) -> None:
        for h in self._left(state):
            self._open(state, h)

    def _open(self, state: AslskState, h: HexId) -> None:
        state.note("log-close-combat", "ASL-3.8.c", hex=h)
        state.stack.append(ChooseFight(self.side, (*self.fought, h)))
        state.stack.append(FightOver(self.side, h))
        state.stack.append(Companies(self.side, h))


class FightOver(RulesStep, frozen=True, tag="FightOver"):
    """A hex is done: who is left is in Melee (ASL-3.8.as)."""

    hex: int

    def run(self, state: AslskState) -> None:
        mark_melee(state, HexId(self.hex))


class Companies(AslskMoment, frozen=True, tag="Companies"):
    """Each leader joins others or fights alone (ASL-3.8.n, ASL-3.8.o), the ATTACKER's first."""

    takes = (Accompany,)

    hex: int
    pairs: Pairs = ()
    asked: tuple[int, ...] = ()
    """Leaders who fight alone, or have been placed."""

    def next_leader(self, state: AslskState) -> int:
        """The leader who is asked, or NOBODY."""
        h = HexId(self.hex)
        for side in (self.side, FOE[self.side]):
            for leader in free_leaders(state, h, side):
                if leader not in self.asked and companions(state, leader, self.pairs):
                    return leader
        return NOBODY

    def actor(self, state: AslskState) -> int:
        leader = self.next_leader(state)
        return RULES if leader == NOBODY else state.side_of(leader)

    def choices(self, state: AslskState) -> Sequence[Choice]:
        leader = self.next_leader(state)
        units = companions(state, leader, self.pairs)
        return [*(Accompany(leader, u) for u in units), Accompany(leader, NOBODY)]

    def take(self, state: AslskState, choice: Choice) -> None:
        if not isinstance(choice, Accompany):
            raise self.illegal(choice)
        pairs = self.pairs
        if choice.unit != NOBODY:
            pairs = (*pairs, (choice.leader, choice.unit))
        state.stack.pop()
        state.stack.append(Companies(self.side, self.hex, pairs, (*self.asked, choice.leader)))

    def run(self, state: AslskState) -> None:
        if ambush_possible(state, HexId(self.hex)):
            state.stack.append(AmbushRoll(self.side, self.hex, self.pairs))
        else:
            open_fight(state, self.hex, self.pairs, NOBODY)


class AmbushRoll(DiceMoment, frozen=True, tag="AmbushRoll"):
    """The Ambush dr of both sides, the ATTACKER's first (ASL-3.8.s)."""

    hex: int
    pairs: Pairs
    first: int = NOBODY
    """The Final dr of the ATTACKER, once it has fallen."""
    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        attacker = state.attacker
        roller = attacker if self.first == NOBODY else FOE[attacker]
        drm = ambush_drm(state, HexId(self.hex), roller, self.pairs)
        total = outcome.total + drm.total
        state.stack.pop()
        state.note(
            "log-ambush-roll", "ASL-3.8.s", tally=drm, side=roller, hex=self.hex,
            die=outcome.total, total=total,
        )  # fmt: skip
        if roller == attacker:
            state.stack.append(AmbushRoll(FOE[attacker], self.hex, self.pairs, total))
            return
        ambusher = NOBODY
        if ambushes(state, self.first, total):
            ambusher = attacker
        elif ambushes(state, total, self.first):
            ambusher = FOE[attacker]
        if ambusher != NOBODY:
            state.note("log-ambush", "ASL-3.8.s", side=ambusher, hex=self.hex)
        open_fight(state, self.hex, self.pairs, ambusher)


def open_fight(state: AslskState, h: int, pairs: Pairs, ambush: int) -> None:
    """The first side declares its attacks: the ambusher, or else the ATTACKER (ASL-3.8.d)."""
    if vehicles_at(state, HexId(h)):
        open_skirmish(state, h, pairs, ambush)  # ASL-3.8.w
        return
    first = state.attacker if ambush == NOBODY else ambush
    state.stack.append(Declaring(first, h, pairs, ambush))


class Declaring(AslskMoment, frozen=True, tag="Declaring"):
    """A side puts its attacks together, one after the other, and declares them."""

    takes = (Grapple, Against, Declare, CallOff, Done)

    hex: int
    pairs: Pairs
    ambush: int
    brawls: tuple[Brawl, ...] = ()
    """What has been declared, by both sides."""
    mine: tuple[int, ...] = ()
    """The heads of the bands in the attack that is being put together."""
    theirs: tuple[int, ...] = ()

    def attackers(self, state: AslskState) -> list[int]:
        """Heads of bands that can still join the attack (ASL-3.8.e)."""
        used = self.attacking()
        ours = heads(state, HexId(self.hex), self.side, self.pairs)
        free = [u for u in ours if u not in used and can_attack(state, u)]
        return [u for u in free if may_combine(state, self.mine, u)]

    def enemies(self, state: AslskState) -> list[int]:
        """Heads of bands that can still be attacked (ASL-3.8.e)."""
        attacked = self.attacked()
        others = heads(state, HexId(self.hex), FOE[self.side], self.pairs)
        return [u for u in others if u not in attacked]

    def attacking(self) -> set[int]:
        """The units that attack already."""
        return {u for brawl in self._own() for u in brawl.attackers} | set(self.mine)

    def attacked(self) -> set[int]:
        """The units that are attacked already."""
        return {u for brawl in self._own() for u in brawl.targets} | set(self.theirs)

    def _own(self) -> list[Brawl]:
        return [brawl for brawl in self.brawls if brawl.side == self.side]

    def actor(self, state: AslskState) -> int:
        if self.mine or (self.attackers(state) and self.enemies(state)):
            return self.side
        return RULES

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [Grapple(u) for u in self.attackers(state)]
        if not self.mine:
            return [*listed, Done()]
        listed += [Against(u) for u in self.enemies(state)]
        if self.theirs:
            listed.append(Declare())
        listed.append(CallOff())
        return listed

    def brawl(self) -> Brawl:
        """The attack as far as it is put together, with accompanying leaders."""
        return Brawl(
            self.side,
            tuple(u for head in self.mine for u in band(self.pairs, head)),
            tuple(u for head in self.theirs for u in band(self.pairs, head)),
        )

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Grapple(u):
                self._again(state, self.brawls, (*self.mine, u), self.theirs)
            case Against(u):
                self._again(state, self.brawls, self.mine, (*self.theirs, u))
            case CallOff():
                self._again(state, self.brawls, (), ())
            case Declare():
                self._again(state, (*self.brawls, self.brawl()), (), ())
            case Done():
                self.run(state)
            case _:
                raise self.illegal(choice)

    def _again(
        self,
        state: AslskState,
        brawls: tuple[Brawl, ...],
        mine: tuple[int, ...],
        theirs: tuple[int, ...],
    ) -> None:
        state.stack.append(
            Declaring(self.side, self.hex, self.pairs, self.ambush, brawls, mine, theirs)
        )

    def run(self, state: AslskState) -> None:
        """All is declared: the other side's turn, or the dice."""
        if self.ambush == NOBODY and self.side == state.attacker:
            other = FOE[self.side]
            state.stack.append(Declaring(other, self.hex, self.pairs, NOBODY, self.brawls))
            return
        roll_next(state, Dicing(self.side, self.hex, self.pairs, self.ambush, self.brawls))


class Answering(RulesStep, frozen=True, tag="Answering"):
    """After an Ambush: those who are left of the other side declare (ASL-3.8.v)."""

    hex: int
    pairs: Pairs
    ambush: int

    def run(self, state: AslskState) -> None:
        pairs = surviving(state, self.pairs)
        state.stack.append(Declaring(self.side, self.hex, pairs, self.ambush))


class Dicing(DiceMoment, frozen=True, tag="Dicing"):
    """The DR of the declared attacks in their order."""

    hex: int
    pairs: Pairs
    ambush: int
    brawls: tuple[Brawl, ...]
    fallen: tuple[tuple[int, int], ...] = ()
    """The dice of the attacks that have been rolled: colored and white."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        brawl = self.brawls[len(self.fallen)]
        colored, white = outcome.dice
        after = msgspec.structs.replace(self, fallen=(*self.fallen, (colored, white)))
        if outcome.total == SNAKE_EYES and may_promote(state, brawl.attackers):
            u = best_mmc(state, brawl.attackers)
            state.stack.append(Enlist(after.side, after, u, len(state.kind)))
            begin_promotion(state, u)  # ASL-5.3.a
            return
        roll_next(state, after)

    def joined(self, u: int, leader: int) -> "Dicing":
        """With a new leader beside his unit in every attack by or on it (ASL-5.3.c)."""

        def add(units: tuple[int, ...]) -> tuple[int, ...]:
            return (*units, leader) if u in units else units

        brawls = tuple(Brawl(b.side, add(b.attackers), add(b.targets)) for b in self.brawls)
        return msgspec.structs.replace(self, brawls=brawls, pairs=(*self.pairs, (leader, u)))


class Enlist(RulesStep, frozen=True, tag="Enlist"):
    """A leader who was created in CC joins it at once (ASL-5.3.c)."""

    dicing: Dicing
    unit: int
    count: int
    """How many units there were before."""

    def run(self, state: AslskState) -> None:
        dicing = self.dicing
        if len(state.kind) > self.count:
            dicing = dicing.joined(self.unit, self.count)
        roll_next(state, dicing)


def roll_next(state: AslskState, dicing: Dicing) -> None:
    """The next DR, or the results of them all."""
    if len(dicing.fallen) < len(dicing.brawls):
        brawl = dicing.brawls[len(dicing.fallen)]
        state.stack.append(msgspec.structs.replace(dicing, side=brawl.side))
        return
    if dicing.ambush == dicing.side:
        other = FOE[dicing.side]
        state.stack.append(Answering(other, dicing.hex, dicing.pairs, dicing.ambush))
    apply_results(state, dicing)


def apply_results(state: AslskState, dicing: Dicing) -> None:
    """What the dice of all attacks have done, at once."""
    dead: list[int] = []
    drawn: list[Brawl] = []
    for brawl, (colored, white) in zip(dicing.brawls, dicing.fallen, strict=True):
        kill, drm = kill_number(state, brawl), modifiers(state, brawl, dicing.ambush)
        total = colored + white + drm.total
        message = "log-cc-none"
        if total < kill:  # ASL-3.8.i
            message = "log-cc-eliminated"
            dead += brawl.targets
        elif total == kill:  # ASL-3.8.j
            message = "log-cc-reduced"
            drawn.append(brawl)
        state.note(
            message, "ASL-3.8.h", tally=drm, side=brawl.side, hex=dicing.hex,
            unit=brawl.attackers[0], target=brawl.targets[0], odds=odds(state, brawl), kill=kill,
            colored=colored, white=white, total=total,
        )  # fmt: skip
    for u in dead:
        eliminate(state, u, "ASL-3.8.i")
    for brawl in reversed(drawn):
        if len(brawl.targets) > 1:
            state.stack.append(Casualty(FOE[brawl.side], brawl.targets))
        else:
            suffer(state, brawl.targets[0])


class Casualty(RandomSelection, frozen=True, tag="Casualty"):
    """Which of the units attacked suffers Casualty Reduction (ASL-3.8.j)."""

    rule: ClassVar[str] = "ASL-3.8.j"

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        for u in picked:
            suffer(state, u)

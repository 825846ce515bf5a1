"""Rumored enemies: counters that may turn out to be nothing (SOLO-6.0 to SOLO-6.3)."""

from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import hit_number
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.moments.base import Aftermath, CohMoment, CohStep, RevealFacing
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.shooting import HitResult
from hexfront.games.coh.movement.control import update_control
from hexfront.games.coh.solo.cards import solo_of, terms_of
from hexfront.games.coh.solo.fire import bonus
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import work_at
from hexfront.play import CHANCE, RULES, Choice, Draw, Line, Outcome, Tally
from hexfront.play.chance import Chances
from hexfront.play.masks import each

REVEAL_NUMBER = 9


def betrayed(state: CohState) -> list[int]:
    """Rumored enemies that must be revealed where they are (SOLO-6.1.a1, SOLO-6.1.a2)."""
    p = Procedure(state)
    units = (state.board | state.hidden) & state.setting.enemy_mask[p.side]  # SOLO-AMB-15
    spots = state.spots(units)
    found = []
    for re in each(state.board & state.setting.rumours):
        here = state.hex[re]
        beside = (state.field.near[here] | 1 << here) & spots
        seen = state.sight(here) & spots and bonus(p, re, here) == 0
        if beside or seen:
            found.append(re)
    return found


class RevealRumour(CohMoment, frozen=True, tag="RevealRumour"):
    """A chit is drawn from the cup for a rumored enemy (SOLO-6.1.b)."""

    unit: int

    def actor(self, state: CohState) -> int:
        solo = solo_of(state)
        waits = state.board >> self.unit & 1 and (solo.cup or solo.blanks)
        return CHANCE if waits else RULES

    def run(self, state: CohState) -> None:
        """It was revealed already, or the cup is empty, which is like nothing (SOLO-AMB-45)."""
        if state.board >> self.unit & 1:
            self._vanish(state)

    def chances(self, state: CohState) -> Chances:
        solo = solo_of(state)
        drawn = [(Draw(u), 1) for u in each(solo.cup)]
        return Chances([*drawn, (Draw(no_enemy(state)), solo.blanks)])

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("a chit must be drawn")
        state.stack.pop()
        solo = solo_of(state)
        if outcome.item == no_enemy(state):
            state.solo = solo.but(blanks=solo.blanks - 1)
            self._vanish(state)
            return
        u = outcome.item
        if state.kind(u).mines:
            state.solo = solo.but(cup=solo.cup & ~(1 << u))
            self._lay_mines(state, u)
            return
        state.solo = solo.but(cup=solo.cup & ~(1 << u), drawn=u)
        self._stand(state, u)

    def _lay_mines(self, state: CohState, u: int) -> None:
        """The rumor was mines; from now on everybody sees them (SOLO-AMB-45)."""
        at = state.hex[self.unit]
        state.due &= ~(1 << u)
        state.dead |= 1 << u
        state.note("log-rumour-mines", "SOLO-6.1.c", hex=at)
        if work_at(state, at) is None:
            state.works = (*state.works, Work(at, WorkType.MINES, owner=self.side))
        self._vanish(state)

    def _vanish(self, state: CohState) -> None:
        """It was nothing; the chit is out of the game too (SOLO-6.1.c)."""
        re = self.unit
        state.solo = solo_of(state).but(drawn=-1)
        state.note("log-no-enemy", "SOLO-6.1.c", unit=re, hex=state.hex[re])
        take_away(state, re)
        update_control(state)
        state.setting.rules.destroyed(state, re)

    def _stand(self, state: CohState, u: int) -> None:
        re, bit = self.unit, 1 << u
        state.due &= ~bit
        state.board |= bit
        state.hex[u] = state.hex[re]
        for name in ("spent", "acted", "stressed"):
            mask = getattr(state, name)
            setattr(state, name, mask | bit if mask >> re & 1 else mask)
        take_away(state, re)
        _take_its_place(state, re, u)
        state.reveals += 1
        state.note("log-rumour-revealed", "SOLO-6.1.b", unit=u, hex=state.hex[u])
        state.stack.append(Aftermath(self.side))
        state.stack.append(RevealFacing(self.side, u))


def no_enemy(state: CohState) -> int:
    """The chit that stands for nobody, among the units of the cup."""
    return len(state.hex)


def take_away(state: CohState, re: int) -> None:
    """A rumored enemy leaves the board; nothing was destroyed (SOLO-AMB-40)."""
    bit = 1 << re
    for name in ("board", "spent", "acted", "stressed"):
        setattr(state, name, getattr(state, name) & ~bit)
    state.dead |= bit
    state.hex[re] = -1


def _take_its_place(state: CohState, re: int, u: int) -> None:
    """In an action that is running, the unit is now what the rumor was (SOLO-AMB-49)."""
    for n, part in enumerate(state.stack):
        changes: dict[str, object] = {}
        if re in getattr(part, "units", ()):
            changes["units"] = tuple(u if one == re else one for one in part.units)
        if getattr(part, "unit", -1) == re:
            changes["unit"] = u
        if changes:
            state.stack[n] = msgspec.structs.replace(part, **changes)


# A unit attacks a rumored enemy.


class SearchNumber(NumberMoment, frozen=True, tag="SearchNumber"):
    """9 or more reveals a rumored enemy; CAP may lower the number (SOLO-6.3.a)."""

    shot: Shot
    supporters: tuple[int, ...]
    target: int

    def number(self, state: CohState) -> Tally:
        return Tally.of([Line("tally-reveal", REVEAL_NUMBER, "SOLO-6.3.a")])

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = self.number(state).plus(*shift_line(choice.by))
        state.stack[-1] = SearchRoll(self.side, self.shot, self.supporters, self.target, number)


class SearchRoll(Throw, frozen=True, tag="SearchRoll"):
    shot: Shot
    supporters: tuple[int, ...]
    target: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(
            state,
            SearchResult(self.side, dice, 0, self.shot, self.supporters, self.target, self.number),
        )


class SearchResult(NumberResult, frozen=True, tag="SearchResult"):
    """The same dice count against whoever is found (SOLO-6.3.c)."""

    shot: Shot
    supporters: tuple[int, ...]
    target: int
    number: Tally

    def run(self, state: CohState) -> None:
        found, at = self.total >= self.number.total, state.hex[self.target]
        state.note(
            "log-search-found" if found else "log-search-missed", "SOLO-6.3.a", self.number,
            hex=at, roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip
        if not found:  # SOLO-6.3.d
            return
        step = FoundStep(self.side, self.dice, self.bonus, self.shot, self.supporters, at)
        state.stack.append(step)
        state.stack.append(RevealRumour(terms_of(state).side, self.target))


class FoundStep(CohStep, frozen=True, tag="FoundStep"):
    """The attack on who was found, with the same dice; CAP do not count twice (SOLO-AMB-16)."""

    dice: tuple[int, ...]
    bonus: int
    shot: Shot
    supporters: tuple[int, ...]
    at: int
    """Where the rumored enemy was; shells fall around their hex too."""

    def run(self, state: CohState) -> None:
        u = solo_of(state).drawn
        if u < 0 or not state.board >> u & 1 or state.hex[u] != self.at:
            return  # SOLO-6.3.b
        if self.shot.fp(state, self.shot.is_armored(state, u)) is None:
            return
        number = hit_number(state, self.shot, u, self.supporters, 0)
        state.stack.append(HitResult(self.side, self.dice, self.bonus, self.shot, u, number))

"""An attack from the first roll to the last (chapter 6), and recon by fire (COH-11.7)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards import FREE_ACTION, CardNo, card, discard, holds, serves_group
from hexfront.games.coh.choices import CohChoice, Done, Join, PlayCard, Shift, Target
from hexfront.games.coh.combat import (
    CRITICAL_MARGIN,
    attack,
    attack_cost,
    can_roll,
    defense,
    is_frontal,
    targets_in,
)
from hexfront.games.coh.command import available, pay, shifts
from hexfront.games.coh.groups import near_attacker, supporters_of
from hexfront.games.coh.hidden import detection_number, hidden_in
from hexfront.games.coh.hits import (
    destroy,
    place_marker,
    pool_chances,
    reveal_if_attack_changes,
    reveal_if_defense_changes,
    reveal_marker,
)
from hexfront.games.coh.moments.base import CohMoment, Step, begin_action, consequences, reveal
from hexfront.games.coh.moments.checks import RollResult, SpentStep, Throw, settle_roll
from hexfront.games.coh.odds import TWO_DICE
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, Choice, Draw, Line, Outcome, Tally
from hexfront.play.chance import Chances


def start_attack(
    state: CohState, side: int, attacker: int, to: int, target: int, card_no: int
) -> None:
    """An attack is announced; ask for support first if anybody could give it."""
    asks = ChooseSupport(side, attacker, to, target, (), card_no)
    if state.scenario.chapters >= 10 and asks.is_open(state):
        state.stack.append(asks)
    else:
        commit_attack(state, asks)


class ChooseSupport(CohMoment, frozen=True):
    """Units around the attacker may add their fire (COH-10.5)."""

    attacker: int
    to: int
    target: int
    """The one unit attacked in close combat, or -1."""
    supporters: tuple[int, ...]
    card: int

    private: ClassVar[bool] = True

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Done(), *(Join(u) for u in self.joinable(state))]

    def joinable(self, state: CohState) -> list[int]:
        able = supporters_of(state, self.attacker, self.to, self.target, self.supporters, self.card)
        return [u for u in able if self._affordable(state, (*self.supporters, u))]

    def is_open(self, state: CohState) -> bool:
        """Is support still to be asked for? No face-down marker may decide it (COH-7.2.d)."""
        if not serves_group(state, self.card):
            return False
        near = near_attacker(state, self.attacker, self.supporters)
        unread = any(state.hit[u] and not state.shown >> u & 1 for u in near)
        return unread or bool(self.joinable(state))

    def _affordable(self, state: CohState, supporters: tuple[int, ...]) -> bool:
        """With a spent unit in it, the whole cost must be paid in CAP (COH-10.1.c)."""
        group = (self.attacker, *supporters)
        if self.card or all(state.is_fresh(u) for u in group):
            return True
        cost = attack_cost(state, self.attacker, supporters)
        return cost.total <= available(state, self.side)

    def take(self, state: CohState, choice: Choice) -> None:
        plan = self
        if isinstance(choice, Join):
            plan = msgspec.structs.replace(self, supporters=(*self.supporters, choice.unit))
        state.stack.pop()
        if isinstance(choice, Join) and plan.is_open(state):
            state.stack.append(plan)
        else:
            commit_attack(state, plan)


def commit_attack(state: CohState, plan: ChooseSupport) -> None:
    """The action begins: cost, markers that show, then roll by roll."""
    side, attacker, to = plan.side, plan.attacker, plan.to
    group = (attacker, *plan.supporters)
    free = plan.card in FREE_ACTION
    cost = Tally((), 0) if free else attack_cost(state, attacker, plan.supporters)
    if state.marker(attacker).attack_cost and not free:
        reveal_marker(state, attacker, "COH-7.5.a")
    due = settle_price(state, side, group, cost, plan.card)
    begin_action(state, group)
    state.note("log-attack", "COH-6.0.a", cost, unit=attacker, hex=to, support=len(group) - 1)
    state.stack.append(SpentStep(side, group, due, fixed=free))
    if plan.target >= 0:
        state.stack.append(AttackStep(side, attacker, plan.supporters, to, (plan.target,), 0))
    elif state.enemies_at(side, to):
        targets = tuple(targets_in(state, attacker, to))
        state.stack.append(AttackStep(side, attacker, plan.supporters, to, targets, 0))
    else:
        state.stack.append(DetectionNumber(side, attacker, plan.supporters, to))


def settle_price(
    state: CohState, side: int, units: tuple[int, ...], cost: Tally, card_no: int
) -> int:
    """What is left for the Spent Check: spent units pay all of it first (COH-2.1.c)."""
    if card_no in FREE_ACTION:
        return 0
    if all(state.is_fresh(u) for u in units):
        return cost.total
    if cost.total:
        prepay(state, side, units[0], cost.total)
    return 0


def prepay(state: CohState, side: int, u: int, cap: int) -> None:
    """Everybody sees the CAP go, but not which hidden unit they go to (COH-11.6.b)."""
    pay(state, side, cap)
    hidden = state.hidden >> u & 1
    audience = side if hidden else None
    state.note("log-cap-prepaid", "COH-3.4.b", audience=audience, side=side, cap=cap, unit=u)
    if hidden:
        state.note("log-cap-prepaid-unseen", "COH-3.4.b", audience=1 - side, side=side, cap=cap)
        state.reveals += 1  # a fresh unit would have paid later, if at all


class AttackStep(Step, frozen=True):
    """Targets still to be rolled against (COH-6.9.a)."""

    attacker: int
    supporters: tuple[int, ...]
    to: int
    targets: tuple[int, ...]
    aim: int

    def run(self, state: CohState) -> None:
        left = tuple(t for t in self.targets if state.board >> t & 1)
        if len(left) > 1:
            state.stack.append(msgspec.structs.replace(self, targets=left))
            state.stack.append(ChooseTarget(self.side))
        elif left:
            begin_target(state, self, left[0])


class ChooseTarget(CohMoment, frozen=True):
    """The attacker chooses the order of the targets (COH-6.9.g)."""

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Target(u) for u in state.stack[-2].targets]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Target):
            raise self.illegal(choice)
        state.stack.pop()
        step = state.stack.pop()
        rest = tuple(t for t in step.targets if t != choice.unit)
        state.stack.append(msgspec.structs.replace(step, targets=rest))
        begin_target(state, step, choice.unit)


def begin_target(state: CohState, step: AttackStep, target: int) -> None:
    """Before the roll: a Killed unit is removed, a marker that matters is turned up."""
    if state.marker(target).final:
        destroy(state, target, "COH-7.3.b")
        consequences(state)
        return
    origin = state.hex[step.attacker]
    frontal = origin != step.to and is_frontal(state, target, origin)
    reveal_if_defense_changes(state, target, frontal)
    reveal_if_attack_changes(state, step.attacker, target)
    state.stack.append(
        HitNumber(step.side, step.attacker, step.supporters, step.to, target, step.aim)
    )


def hit_number(
    state: CohState, attacker: int, target: int, supporters: tuple[int, ...], aim: int
) -> Tally:
    """DR less AR (COH-6.8.a), line by line."""
    against = defense(state, target, state.hex[attacker])
    with_fire = attack(state, attacker, target, supporters, aim)
    return against.plus(*(Line(line.label, -line.value, line.rule) for line in with_fire.lines))


def shift_line(by: int) -> tuple[Line, ...]:
    return (Line("tally-cap", by, "COH-3.2.b"),) if by else ()


def pay_shift(state: CohState, side: int, by: int) -> None:
    if by:
        pay(state, side, abs(by))
        state.note("log-cap-shift", "COH-3.2.a", side=side, cap=abs(by))


class HitNumber(CohMoment, frozen=True):
    """Before the roll the attacker may change the hit number and aim carefully."""

    window: ClassVar[bool] = True

    attacker: int
    supporters: tuple[int, ...]
    to: int
    target: int
    aim: int

    def number(self, state: CohState) -> Tally:
        return hit_number(state, self.attacker, self.target, self.supporters, self.aim)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Shift(by) for by in shifts(state, self.side)]
        if holds(state, self.side, CardNo.CAREFUL_AIMING) and self._aim_fits(state):
            listed.append(PlayCard(CardNo.CAREFUL_AIMING))
        return listed

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, PlayCard):
            self._aim(state)
        elif isinstance(choice, Shift):
            pay_shift(state, self.side, choice.by)
            number = self.number(state).plus(*shift_line(choice.by))
            state.stack[-1] = HitRoll(self.side, self.attacker, self.target, number)
        else:
            raise self.illegal(choice)

    def _aim_fits(self, state: CohState) -> bool:
        return not self.supporters or serves_group(state, CardNo.CAREFUL_AIMING)

    def _aim(self, state: CohState) -> None:
        """The card counts for every roll of the action, so the targets left get it too."""
        discard(state, self.side, CardNo.CAREFUL_AIMING)
        aim = self.aim + card(state, CardNo.CAREFUL_AIMING).amount
        state.stack[-1] = msgspec.structs.replace(self, aim=aim)
        if len(state.stack) > 1 and isinstance(state.stack[-2], AttackStep):
            state.stack[-2] = msgspec.structs.replace(state.stack[-2], aim=aim)


class HitRoll(Throw, frozen=True):
    attacker: int
    target: int
    number: Tally

    die: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, HitResult(self.side, dice, 0, self.attacker, self.target, self.number))


class HitResult(RollResult, frozen=True):
    """Miss, hit, or critical hit (COH-6.8.b, COH-7.1.a, COH-7.4.a)."""

    attacker: int
    target: int
    number: Tally

    def run(self, state: CohState) -> None:
        target, needed = self.target, self.number.total
        if self.total < needed:
            self._tell(state, "log-miss", "COH-6.8.b")
        elif self.total >= needed + CRITICAL_MARGIN:
            self._tell(state, "log-critical", "COH-7.1.a")
            destroy(state, target, "COH-7.1.a")
            consequences(state)
        elif state.hit[target]:
            self._tell(state, "log-second-hit", "COH-7.4.a")
            destroy(state, target, "COH-7.4.a")
            consequences(state)
        else:
            self._tell(state, "log-hit", "COH-7.2.a")
            draw_marker(state, target)

    def _tell(self, state: CohState, message: str, rule: str) -> None:
        state.note(
            message, rule, self.number, unit=self.attacker, target=self.target,
            roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip


def draw_marker(state: CohState, target: int) -> None:
    """A hit marker for the target; with an empty pool, one without effect (A-45)."""
    if pool_chances(state, state.kind(target).armored) is None:
        place_marker(state, target, state.scenario.definitions.marker_index("unnerved"))
        return
    state.stack.append(DrawMarker(state.side(target), target))


class DrawMarker(CohMoment, frozen=True):
    """The owner of the hit unit draws blindly from the pool (COH-7.2.c)."""

    unit: int

    def actor(self, state: CohState) -> int:
        return CHANCE

    def chances(self, state: CohState) -> Chances:
        chances = pool_chances(state, state.kind(self.unit).armored)
        if chances is None:
            raise TypeError("a draw from an empty pool was asked for")
        return chances

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("a hit marker must be drawn")
        state.stack.pop()
        place_marker(state, self.unit, outcome.item)
        consequences(state)


class DetectionNumber(CohMoment, frozen=True):
    """Recon by fire: first find out whether anybody is there (COH-11.7.c)."""

    window: ClassVar[bool] = True

    attacker: int
    supporters: tuple[int, ...]
    to: int

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Shift(by) for by in shifts(state, self.side)]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = detection_number(state, self.to, self.attacker).plus(*shift_line(choice.by))
        state.stack[-1] = DetectionRoll(self.side, self.attacker, self.supporters, self.to, number)


class DetectionRoll(Throw, frozen=True):
    attacker: int
    supporters: tuple[int, ...]
    to: int
    number: Tally

    die: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(
            state,
            DetectionResult(
                self.side, dice, 0, self.attacker, self.supporters, self.to, self.number
            ),
        )


class DetectionResult(RollResult, frozen=True):
    """A failure tells nothing; a success tells the truth (COH-11.7.d to f)."""

    attacker: int
    supporters: tuple[int, ...]
    to: int
    number: Tally

    def run(self, state: CohState) -> None:
        if self.total < self.number.total:
            self._tell(state, "log-recon-fails", "COH-11.7.d")
            return
        found = hidden_in(state, 1 - self.side, self.to)
        if not found:
            self._tell(state, "log-recon-nobody", "COH-11.7.e")
            return
        self._tell(state, "log-recon-finds", "COH-11.7.f")
        targets = tuple(u for u in found if can_roll(state, self.attacker, u))
        state.stack.append(
            AttackStep(self.side, self.attacker, self.supporters, self.to, targets, 0)
        )
        for u in found:
            reveal(state, u, "COH-11.7.f")
        consequences(state)

    def _tell(self, state: CohState, message: str, rule: str) -> None:
        state.note(
            message, rule, self.number, unit=self.attacker, hex=self.to,
            roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip

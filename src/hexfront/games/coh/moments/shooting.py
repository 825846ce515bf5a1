"""The rolls of an attack, target by target (COH-6.8, COH-6.9), and the hit markers they bring."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from hexfront.games.coh.cards.bars import moment_bar
from hexfront.games.coh.cards.hands import card, discard, serves_group
from hexfront.games.coh.choices import CohChoice, PlayCard, Shift, Target, UseVeteran
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN, hit_number
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.payment import pay_shift, shift_line, shift_refusal
from hexfront.games.coh.command.points import shifts
from hexfront.games.coh.hits.losses import destroy, final_rule
from hexfront.games.coh.hits.markers import (
    mark_hit,
    place_marker,
    pool_chances,
    reveal_if_attack_changes,
    reveal_if_defense_changes,
)
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, CohStep, consequences
from hexfront.games.coh.moments.rolls import NumberResult, Throw, settle_roll
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.play import CHANCE, Choice, Draw, Moment, Outcome, Refusal, Tally
from hexfront.play.chance import Chances


class AttackStep(CohStep, frozen=True, tag="AttackStep"):
    """Targets still to be rolled against (COH-6.9.a)."""

    shot: Shot
    supporters: tuple[int, ...]
    targets: tuple[int, ...]
    aim: int

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return msgspec.structs.replace(self, shot=self.shot.shown(state, seat))

    def run(self, state: CohState) -> None:
        left = tuple(t for t in self.targets if state.board >> t & 1)
        first = next_targets(state, left)
        if len(first) > 1:
            state.stack.append(msgspec.structs.replace(self, targets=left))
            state.stack.append(ChooseTarget(self.side))
        elif first:
            _take_target(state, msgspec.structs.replace(self, targets=left), first[0])


def next_targets(state: CohState, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Who may be rolled against next: a transport only after its cargo (COH-15.11.a)."""
    if not state.aboard:
        return targets
    return tuple(t for t in targets if state.load[t] not in targets)


def _take_target(state: CohState, step: AttackStep, target: int) -> None:
    rest = tuple(t for t in step.targets if t != target)
    if rest:
        state.stack.append(msgspec.structs.replace(step, targets=rest))
    begin_target(state, step, target)


class ChooseTarget(CohMoment, frozen=True, tag="ChooseTarget"):
    """The attacker chooses the order of the targets (COH-6.9.g)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Target,)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Target(u) for u in next_targets(state, state.stack[-2].targets)]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Target):
            raise self.illegal(choice)
        state.stack.pop()
        _take_target(state, state.stack.pop(), choice.unit)


def begin_target(state: CohState, step: AttackStep, target: int) -> None:
    """Before the roll: a Killed or Destroyed unit goes, a marker that matters is turned up."""
    if state.setting.rules.before_roll(state, step, target):
        return
    marker = state.marker(target)
    if marker.final:
        destroy(state, target, final_rule(marker))
        consequences(state)
        return
    reveal_if_defense_changes(state, target, step.shot)
    reveal_if_attack_changes(state, step.shot, target)
    state.stack.append(HitNumber(step.side, step.shot, step.supporters, target, step.aim))


class HitNumber(CohMoment, frozen=True, tag="HitNumber"):
    """Before the roll the attacker may change the hit number and aim carefully."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Shift, PlayCard, UseVeteran)
    window: ClassVar[bool] = True

    shot: Shot
    supporters: tuple[int, ...]
    target: int
    aim: int

    def number(self, state: CohState) -> Tally:
        return hit_number(state, self.shot, self.target, self.supporters, self.aim)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Shift(by) for by in shifts(state, self.side)]
        aim = PlayCard(state.setting.rules.aim_card)
        listed.extend(state.setting.rules.charges(state, self.side, self.shot))
        return [*listed, aim] if self.against(state, aim) is None else listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, UseVeteran):
            able = state.setting.rules.charges(state, self.side, self.shot)
            return None if choice in able else NOT_NOW
        if isinstance(choice, PlayCard):
            return aim_bar(state, self.side, self.shot, self.supporters, choice.card)
        if isinstance(choice, Shift):
            return shift_refusal(state, self.side, choice.by)
        raise self.illegal(choice)

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, UseVeteran):
            more = state.setting.rules.charge(state, self.side, choice)
            state.stack[-1] = msgspec.structs.replace(self, aim=self.aim + more)
        elif isinstance(choice, PlayCard):
            aim_carefully(state, self.side)
        elif isinstance(choice, Shift):
            pay_shift(state, self.side, choice.by)
            number = self.number(state).plus(*shift_line(choice.by))
            state.stack[-1] = HitRoll(self.side, self.shot, self.target, number)
        else:
            raise self.illegal(choice)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return msgspec.structs.replace(self, shot=self.shot.shown(state, seat))


def aim_bar(
    state: CohState, side: int, shot: Shot, supporters: tuple[int, ...], number: int
) -> Refusal | None:
    """Why a card cannot be played before a roll of this attack."""
    fits = (state.setting.rules.aim_card,) if _aim_fits(state, shot, supporters) else ()
    return moment_bar(state, side, number, fits)


def _aim_fits(state: CohState, shot: Shot, supporters: tuple[int, ...]) -> bool:
    """It is a card for a unit, for a hidden one and for a group as its symbols say."""
    u = shot.attacker
    if u == NOBODY:
        return False
    number = state.setting.rules.aim_card
    if state.hidden >> u & 1 and not card(state, number).for_hidden:
        return False
    return not supporters or serves_group(state, number)


def aim_carefully(state: CohState, side: int) -> None:
    """The card counts for every roll of the action, so all that is left of it gets it too."""
    number = state.setting.rules.aim_card
    discard(state, side, number)
    amount = card(state, number).amount
    for n, part in enumerate(state.stack):
        if hasattr(part, "aim"):
            state.stack[n] = msgspec.structs.replace(part, aim=part.aim + amount)


def seen_roll(moment: Any, state: CohState, seat: int) -> Moment[CohState]:
    """Of hidden mortars and spotters the other side sees where it falls, not how it is aimed."""
    shot = moment.shot.shown(state, seat)
    if shot is moment.shot:
        return moment  # type: ignore[no-any-return]
    return msgspec.structs.replace(moment, shot=shot, number=Tally((), moment.number.total))


class HitRoll(Throw, frozen=True, tag="HitRoll"):
    shot: Shot
    target: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, HitResult(self.side, dice, 0, self.shot, self.target, self.number))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return seen_roll(self, state, seat)


class HitResult(NumberResult, frozen=True, tag="HitResult"):
    """Miss, hit, or critical hit (COH-6.8.b, COH-7.1.a, COH-7.4.a)."""

    shot: Shot
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
            draw_marker(state, target, self.shot.is_armored(state, target))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return seen_roll(self, state, seat)

    def _tell(self, state: CohState, message: str, rule: str) -> None:
        told: dict[str, int | str] = {
            "target": self.target, "roll": self.total, "dice": self.rolled(),
            "number": self.number.total,
        }  # fmt: skip
        log_roll(state, self.side, self.shot, self.number, message, rule, told)


def log_roll(
    state: CohState,
    side: int,
    shot: Shot,
    number: Tally,
    message: str,
    rule: str,
    told: dict[str, int | str],
) -> None:
    """A roll of an attack in the log; who fires unseen is named to his own side alone."""
    u = shot.attacker
    if u == NOBODY:
        state.note(message, rule, number, None, **told)
    elif state.hidden >> u & 1:
        state.tell(side, message, rule, number, unit=u, **told)
        state.tell_enemies(side, message, rule, **told)
    elif shot.is_spotted_unseen(state, state.enemies(side)[0]):
        state.tell(side, message, rule, number, unit=u, **told)
        state.tell_enemies(side, message, rule, unit=u, **told)
    else:
        state.note(message, rule, number, None, unit=u, **told)


def draw_marker(state: CohState, target: int, armored: bool) -> None:
    """A hit marker for the target; with an empty pool, one without effect (A-45)."""
    if pool_chances(state, armored) is None:
        state.setting.rules.refill(state, armored)
    if pool_chances(state, armored) is None:
        mark_hit(state, target, armored)
        return
    state.stack.append(DrawMarker(state.side(target), target, armored))


class DrawMarker(CohMoment, frozen=True, tag="DrawMarker"):
    """The owner of the hit unit draws blindly from the pool (COH-7.2.c)."""

    unit: int
    armored: bool
    """From which of the two pools (COH-15.13.a)."""

    def actor(self, state: CohState) -> int:
        return CHANCE

    def chances(self, state: CohState) -> Chances:
        chances = pool_chances(state, self.armored)
        if chances is None:
            raise TypeError("a draw from an empty pool was asked for")
        return chances

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("a hit marker must be drawn")
        state.stack.pop()
        place_marker(state, self.unit, outcome.item)
        state.setting.rules.marked(state, self.unit)
        consequences(state)

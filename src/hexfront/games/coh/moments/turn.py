"""Turns: one action or one pass, sides alternating (chapter 2)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.bars import hand_bar, moment_bar, not_now
from hexfront.games.coh.cards.hands import card, discard, holds
from hexfront.games.coh.cards.missions import score_missions
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import (
    AntiAir,
    Attack,
    CohChoice,
    Creep,
    Demolish,
    Dislodge,
    Enter,
    Gather,
    GroupKind,
    LayMines,
    Leave,
    LeaveCover,
    Load,
    Move,
    Occupy,
    Pass,
    Pivot,
    PlayCard,
    Rally,
    Recon,
    Reveal,
    Select,
    Smoke,
    Stall,
    StealthMove,
    TakeCover,
    Unload,
    Yield,
)
from hexfront.games.coh.combat.orders import AttackChoice, ordered
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.payment import means, unpaid
from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.hidden.recon import recon_hexes, recon_refusal
from hexfront.games.coh.moments.acts import (
    commit_cover,
    commit_creep,
    commit_enter,
    commit_leave,
    commit_move,
    commit_occupy,
    commit_pivot,
    commit_stall,
    commit_stealth,
)
from hexfront.games.coh.moments.aiming import payable_hexes
from hexfront.games.coh.moments.attack import start_attack
from hexfront.games.coh.moments.bars import ROWS, absent, action_bar, leave_cover_bar, reveal_bar
from hexfront.games.coh.moments.base import NOT_NOW, Aftermath, CohMoment, CohStep, reveal
from hexfront.games.coh.moments.engineers import MineLaying, commit_clearing
from hexfront.games.coh.moments.group import GatherGroup
from hexfront.games.coh.moments.options import card_units, fits_somebody, selectable, unit_choices
from hexfront.games.coh.moments.picking import FITS, card_unit_bar, idle_bar, select_bar
from hexfront.games.coh.moments.rally import commit_follow_me, commit_rally
from hexfront.games.coh.moments.rounds import RoundEnd
from hexfront.games.coh.moments.scouts import scout_card_bar, send_scouts
from hexfront.games.coh.moments.smoke import SmokeScreen
from hexfront.games.coh.moments.sniper import snipe
from hexfront.games.coh.moments.transport import commit_load, commit_unload
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.teams.turns import DUEL_PASSES, all_passed, end_turn_of, yield_refusal
from hexfront.games.coh.works.demolition import Mark, aimed_mark, mark_for
from hexfront.games.coh.works.digging import leave_cover
from hexfront.hexes import bits
from hexfront.play import Back, Choice, Refusal
from hexfront.play.masks import each, members


class NextTurn(CohStep, frozen=True, tag="NextTurn"):
    """Lies at the bottom of the stack: whenever all is done, the side in turn acts."""

    def run(self, state: CohState) -> None:
        state.stack.append(NextTurn(self.side))
        state.stack.append(state.setting.rules.open_turn(state, ChooseAction(state.turn)))


class EndTurn(CohStep, frozen=True, tag="EndTurn"):
    """Who acted is stressed, all others recover; then an ally or the other side acts."""

    def run(self, state: CohState) -> None:
        if state.setting.rules.early_objectives:
            score_missions(state)
        own = state.setting.side_mask[self.side]
        acted = state.setting.rules.stressed_by(state.acted & own, state.extra_turn)
        state.stressed = (state.stressed & ~own) | acted  # COH-2.6.a, COH-2.6.c
        state.setting.rules.turn_over(state, self.side)
        state.acted, state.left = 0, ()
        state.card_used = False
        if state.extra_turn:
            state.extra_turn = False
            if not state.allies(self.side):
                state.came = state.entered = ()  # COH-6.12.c: only the turn just before binds
            return
        if end_turn_of(state, self.side) and all_passed(state):  # COH-19.0.e
            state.stack.append(RoundEnd(self.side))


class ChooseAction(CohMoment, frozen=True, tag="ChooseAction"):
    """The side in turn acts with a unit or a group, plays a card, or passes (COH-2.0.b)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (
        Pass, Yield, Select, Reveal, LeaveCover, PlayCard,
    )  # fmt: skip
    private: ClassVar[bool] = True

    def way_back(self, state: CohState) -> Back:
        return "no"

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Pass()]
        if yield_refusal(state, self.side) is None:
            listed.append(Yield())
        listed.extend(Select(u) for u in selectable(state, self.side))
        hidden = state.hidden & state.setting.side_mask[self.side]
        listed.extend(Reveal(u) for u in each(hidden))
        covered = state.hasty & state.setting.side_mask[self.side]
        if covered and state.setting.rules.may_dig():
            listed.extend(LeaveCover(u) for u in each(covered))
        hand = state.hands[self.side]
        if hand:
            cards = [n for n in PLAYS if n in hand and may_play(state, self.side, n)]
            listed.extend(PlayCard(int(n)) for n in cards)
        return listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        match choice:
            case Yield():
                return yield_refusal(state, self.side)
            case Select(unit=u):
                return select_bar(state, u)
            case Reveal(unit=u):
                return absent(state, u) or reveal_bar(state, u)
            case LeaveCover(unit=u):
                return leave_cover_bar(state, u)
            case PlayCard(card=number):
                return turn_card_bar(state, self.side, number)
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, Reveal):
            state.stack.append(Aftermath(self.side))
            reveal(state, (choice.unit,), "COH-11.1.f")
        elif isinstance(choice, LeaveCover):
            leave_cover(state, choice.unit)
        elif isinstance(choice, PlayCard):
            discard(state, self.side, choice.card)
            PLAYS[choice.card](state, self.side, choice.card)
        elif isinstance(choice, Select):
            state.stack[-1] = EndTurn(self.side)
            state.stack.append(UnitAction(self.side, choice.unit, 0))
        elif isinstance(choice, Yield):
            state.stack.pop()
            state.turn, state.yielded = state.still_to_act(self.side)[0], True
            state.note("log-yield", "COH-19.0.d", side=self.side)
        else:
            self._pass(state)

    def _pass(self, state: CohState) -> None:
        """COH-2.7: in a duel a second pass in a row, by the other side, ends the round at once."""
        state.stack.pop()
        state.note("log-pass", "COH-2.7.a", side=self.side)
        state.passes |= 1 << self.side
        alone = len(state.setting.seats) == DUEL_PASSES
        state.stack.append(
            RoundEnd(self.side) if alone and all_passed(state) else EndTurn(self.side)
        )


def act_twice(state: CohState, side: int, number: int) -> None:
    pay(state, side, card(state, number).cost)  # COH-8.5.e
    state.card_used = state.extra_turn = True


def act_by_card(state: CohState, side: int, number: int) -> None:
    state.card_used = True
    state.stack[-1] = EndTurn(side)
    state.stack.append(CardUnit(side, number))


PLAYS: Mapping[int, Callable[[CohState, int, int], None]] = MappingProxyType(
    {
        CardNo.SNIPER_FIRE: snipe,
        CardNo.SWIFT_ACTION: act_twice,
        **dict.fromkeys(FITS, act_by_card),
    }
)
"""Cards that are played before the action of a turn (COH-8.4), and what they do."""


def may_play(state: CohState, side: int, number: int) -> bool:
    """May a card be played before the action of a turn?"""
    if _card_bar(state, side, number) is not None:
        return False
    return number not in FITS or fits_somebody(state, side, number)


def turn_card_bar(state: CohState, side: int, number: int) -> Refusal | None:
    """Why a card may not be played before the action of a turn."""
    refusal = _card_bar(state, side, number)
    if refusal is None and number in FITS and not fits_somebody(state, side, number):
        rule = _unfit_rule(state, side, number)
        return Refusal(rule, "refuse-card-fits-nobody", {"card": number})
    return refusal


def _card_bar(state: CohState, side: int, number: int) -> Refusal | None:
    """The same, for whichever unit it would be played."""
    args: dict[str, int | str] = {"card": number}
    refusal = hand_bar(state, side, number)
    if refusal is not None or number == CardNo.SNIPER_FIRE:
        return refusal
    printed = card(state, number)
    if printed.colour == "blue" and available(state, side) < printed.cost:
        return Refusal("COH-8.5.g", "refuse-card-cost", {**args, "cost": printed.cost})
    if number not in PLAYS:
        return not_now(state, number)
    if state.card_used:
        return Refusal("COH-8.4.a", "refuse-one-action-card", args)
    return None


def _unfit_rule(state: CohState, side: int, number: int) -> str:
    """The card's own rule, unless it is only the price that no unit can pay."""
    own = members(state.board & state.setting.side_mask[side])
    reasons = {refusal.rule for u in own if (refusal := card_unit_bar(state, u, number))}
    return "COH-8.5.c" if "COH-8.5.c" in reasons else f"COH-CARD.{number:02d}"


class CardUnit(CohMoment, frozen=True, tag="CardUnit"):
    """For which unit an action card is played (COH-8.5.b)."""

    card: int

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Select,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Select(u) for u in card_units(state, self.side, self.card)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Select):
            raise self.illegal(choice)
        return card_unit_bar(state, choice.unit, self.card)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Select):
            raise self.illegal(choice)
        state.stack.pop()
        if self.card == CardNo.FOLLOW_ME:
            commit_follow_me(state, self.side, choice.unit)
        elif self.card == CardNo.OBSTACLE_CLEARING:
            commit_clearing(state, self.side, choice.unit)
        elif self.card == CardNo.MINE_LAYING:
            state.stack.append(MineLaying(self.side, choice.unit))
        else:
            state.stack.append(UnitAction(self.side, choice.unit, self.card))


ON_THE_SPOT: Mapping[type[Choice], Callable[[CohState, int, tuple[int, ...], int], None]] = (
    MappingProxyType({Rally: commit_rally, Stall: commit_stall, TakeCover: commit_cover})
)
"""Actions of a unit, or of a group, that say nothing further."""

ATTACKS = AttackChoice | Demolish | Dislodge | Recon | Smoke
"""Actions that fire at somebody or something."""
MOVES = Move | Creep | Pivot | Enter | StealthMove | Load | Unload | Occupy | Leave
"""Actions that take a unit to another place or facing."""


class UnitAction(CohMoment, frozen=True, tag="UnitAction"):
    """What the chosen unit does (COH-2.3.a)."""

    unit: int
    card: int
    """The card that pays for the action, 0 for none."""
    scouted: bool = False
    """Scout Teams were sent out for the unit, so that it must act."""

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (*ROWS, PlayCard)

    def way_back(self, state: CohState) -> Back:
        return "no" if self.scouted else "out"

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed = unit_choices(state, self.unit, self.card)
        scouts = PlayCard(CardNo.SCOUT_TEAMS)
        if holds(state, self.side, scouts.card) and self._scouts_bar(state) is None:
            listed.append(scouts)
        return listed

    def _scouts_bar(self, state: CohState) -> Refusal | None:
        """Scout Teams before the action, if the unit can pay for it afterwards (card 14)."""
        refusal = scout_card_bar(state, self.side, state.together((self.unit,)))
        if refusal is not None or state.is_fresh(self.unit) or self.card:
            return refusal
        trial = state.copy()
        pay(trial, self.side, card(state, CardNo.SCOUT_TEAMS).cost)
        return idle_bar(trial, self.unit)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            refusal = moment_bar(state, self.side, choice.card, (CardNo.SCOUT_TEAMS,))
            return refusal or self._scouts_bar(state)
        picked = getattr(choice, "unit", NOBODY) == self.unit
        return action_bar(state, choice, self.card if picked else 0) or (
            None if picked else NOT_NOW
        )

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, PlayCard):
            state.stack[-1] = msgspec.structs.replace(self, scouted=True)
            send_scouts(state, self.side, self.unit)
            return
        state.stack.pop()
        side, u, by_card = self.side, self.unit, self.card
        if isinstance(choice, ATTACKS):
            self._attack(state, choice)
            return
        if isinstance(choice, MOVES):
            self._move(state, choice)
            return
        if type(choice) in ON_THE_SPOT:
            ON_THE_SPOT[type(choice)](state, side, (u,), by_card)
            return
        match choice:
            case Reveal():
                state.stack.append(self)
                state.stack.append(Aftermath(side))
                reveal(state, (u,), "COH-11.1.f")
            case AntiAir() | LayMines():
                state.setting.rules.perform(state, side, choice, by_card)
            case Gather(kind=kind):
                state.stack.append(GatherGroup(side, GroupKind(kind), (u,), by_card))
            case _:
                raise self.illegal(choice)

    def _move(self, state: CohState, choice: Choice) -> None:
        side, u, by_card = self.side, self.unit, self.card
        match choice:
            case Move(to=to):
                commit_move(state, side, u, to, by_card)
            case Creep(to=to):
                commit_creep(state, side, u, to, by_card)
            case Pivot(facing=facing):
                commit_pivot(state, side, u, facing, by_card)
            case Enter(to=to):
                commit_enter(state, side, u, to, by_card)
            case StealthMove(to=to):
                commit_stealth(state, side, u, to, by_card)
            case Load(vehicle=vehicle):
                commit_load(state, side, u, vehicle, by_card)
            case Unload(to=to):
                commit_unload(state, side, u, to, by_card)
            case Occupy():
                commit_occupy(state, side, u, by_card)
            case Leave():
                commit_leave(state, side, u, by_card)

    def _attack(self, state: CohState, choice: ATTACKS) -> None:
        here = state.hex[self.unit]
        within = Shot(self.unit, here)
        match choice:
            case Recon():
                state.stack.append(ReconByFire(self.side, self.unit, self.card))
            case Smoke():
                state.stack.append(SmokeScreen(self.side, self.unit, self.card))
            case Demolish():
                start_attack(state, self.side, within, NOBODY, self.card, mark_for(state, within))
            case Dislodge(target=target):
                mark = Mark(WorkType.HASTY, here, target)
                start_attack(state, self.side, within, NOBODY, self.card, mark)
            case _:
                shot, target = ordered(state, choice)
                start_attack(
                    state, self.side, shot, target, self.card, aimed_mark(state, shot, target)
                )


class ReconByFire(CohMoment, frozen=True, tag="ReconByFire"):
    """Which hex is searched by fire (COH-11.7.a)."""

    unit: int
    card: int

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Attack,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        u = self.unit
        left = means(state, (u,), self.card)
        return [Attack(u, h) for h in bits(recon_hexes(state, u) & payable_hexes(state, u, left))]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Attack):
            raise self.illegal(choice)
        if choice.unit != self.unit:
            return NOT_NOW
        shot = Shot(self.unit, choice.to)
        refusal = recon_refusal(state, self.unit, choice.to)
        return refusal or unpaid(state, self.unit, self.card, attack_cost, shot)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Attack):
            raise self.illegal(choice)
        state.stack.pop()
        shot = Shot(self.unit, choice.to)
        start_attack(state, self.side, shot, NOBODY, self.card, search=True)

"""The rule set of a scenario in which the order deck plays a side."""

from typing import Any, ClassVar

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import hit_number
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.hits.losses import destroy, final_rule
from hexfront.games.coh.hits.markers import reveal_if_attack_changes, reveal_marker
from hexfront.games.coh.moments.base import CohMoment, consequences
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.shooting import AttackStep, HitNumber, HitRoll
from hexfront.games.coh.moments.spent import SpentRoll
from hexfront.games.coh.moments.turn import ChooseAction, EndTurn
from hexfront.games.coh.ruleset import Rules
from hexfront.games.coh.scenarios.victory import gain_vp
from hexfront.games.coh.solo.cards import DrawCheck, shuffle_back, solo_of, terms_of
from hexfront.games.coh.solo.deeds import read_markers
from hexfront.games.coh.solo.losses import LossStep
from hexfront.games.coh.solo.placing import EnterBoard
from hexfront.games.coh.solo.procedure import as_known
from hexfront.games.coh.solo.replies import Reply
from hexfront.games.coh.solo.rumours import RevealRumour, SearchNumber, betrayed
from hexfront.games.coh.solo.turn import AfterOrder, DrawOrder
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Line, Refusal, Tally
from hexfront.play.chance import Chances

INITIATIVE = 8


class SoloRules(Rules):
    """One side is played by the order deck (SOLO)."""

    def answer(self, state: CohState, moment: Any) -> None:
        side = moment.side
        if isinstance(moment, ChooseAction):
            state.stack += [EndTurn(side), AfterOrder(side), DrawOrder(side)]
            if state.waiting & state.setting.side_mask[side]:
                state.stack.append(EnterBoard(side))
        else:
            state.stack += [moment, Reply(side)]

    def spent_check(self, roll: SpentRoll) -> CohMoment:
        return DrawCheck(roll.side, roll.units, roll.cost, roll.secret)  # SOLO-3.0.a

    def initiative(self, state: CohState, roll: Any) -> CohMoment:
        return SoloInitiative(state.enemies(terms_of(state).side)[0])

    def is_last_round(self, state: CohState) -> bool:
        """The track is the clock (SOLO-2.8.h)."""
        return False

    def prepare(self, state: CohState) -> None:
        side = terms_of(state).side
        state.cap[side] = state.bonus[side] = 0
        shuffle_back(state)  # SOLO-2.8.a
        state.solo = solo_of(state).but(attacked=False)

    def attacked(self, state: CohState, side: int) -> None:
        if side != terms_of(state).side:
            state.solo = solo_of(state).but(attacked=True)

    def closed(self, state: CohState, u: int, here: int) -> int:
        return banned(state, u)

    def shut(self, state: CohState, u: int, to: int) -> Refusal | None:
        if banned(state, u) >> to & 1:
            return Refusal("SOLO-S1.d", "refuse-banned", {"unit": u, "hex": to})
        return None

    def turn_over(self, state: CohState, side: int) -> None:
        """Of two turns in a row only the second is the player's last (SOLO-AMB-23)."""
        if state.extra_turn and side != terms_of(state).side:
            state.solo = solo_of(state).but(attacked=False)

    def before_roll(self, state: CohState, step: AttackStep, target: int) -> bool:
        if state.setting.rumours >> target & 1:  # under the AI's own shells too (SOLO-6.0.e)
            number = SearchNumber(step.side, step.shot, step.supporters, target)
            state.stack.append(number)
            return True
        if not self.lies_unread(state, target):
            return False
        if step.side == terms_of(state).side:  # under its own shells
            reveal_marker(state, target, "SOLO-7.5.b")
            return False
        reveal_if_attack_changes(state, step.shot, target)
        state.stack.append(BlindNumber(step.side, step.shot, step.supporters, target, step.aim))
        return True

    def lies_unread(self, state: CohState, u: int) -> bool:
        """The marker of an AI is read when it executes an order or is attacked (SOLO-AMB-17)."""
        unread = state.hit[u] and not state.shown >> u & 1
        return bool(unread and state.side(u) == terms_of(state).side)

    def marked(self, state: CohState, u: int) -> None:
        if terms_of(state).open and state.side(u) == terms_of(state).side:
            read_markers(state, [u])

    def destroyed(self, state: CohState, u: int) -> None:
        rumour = bool(state.setting.rumours >> u & 1)
        searched = state.side(u) == terms_of(state).side and not rumour  # SOLO-AMB-40
        state.stack.append(LossStep(state.side(u), u, searched))

    def controlled(self, state: CohState, h: int, team: int) -> None:
        for worth in terms_of(state).control:
            if worth.hex == h:  # a VP that is lost goes to the other side (SOLO-AMB-33)
                gainer = worth.side if team == worth.side else state.enemies(worth.side)[0]
                gain_vp(state, gainer, worth.points, "SOLO-S1.e")

    def changed(self, state: CohState) -> None:
        if state.board & state.setting.rumours:
            for re in reversed(betrayed(state)):
                state.stack.append(RevealRumour(terms_of(state).side, re))


def banned(state: CohState, u: int) -> int:
    """Hexes that the scenario keeps a unit out of, as a bitboard (SOLO-S1.d)."""
    hexes = sum(1 << ban.hex for ban in terms_of(state).bans if ban.unit == u)
    if hexes and state.board & state.setting.side_mask[state.side(u)] == 1 << u:
        held = zip(state.setting.objectives, state.control, strict=True)
        return hexes & sum(1 << h for (h, _), owner in held if owner == state.team(state.side(u)))
    return hexes


class RoundRules(SoloRules):
    """The deck in a scenario of the base game: its rounds are the clock, there is no track."""

    def is_last_round(self, state: CohState) -> bool:
        return state.round >= state.setting.rounds


class BlindNumber(HitNumber, frozen=True, tag="BlindNumber"):
    """A unit attacks a hit AI: CAP first, then its marker is turned up, then dice (SOLO-7.5.c)."""

    def number(self, state: CohState) -> Tally:
        """As far as anybody knows: as if the marker had no effect."""
        known = as_known(state, terms_of(state).side)
        return hit_number(known, self.shot, self.target, self.supporters, self.aim)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            super().take(state, choice)
            return
        pay_shift(state, self.side, choice.by)
        reveal_marker(state, self.target, "SOLO-7.5.b")
        marker = state.marker(self.target)
        if marker.final:
            state.stack.pop()
            destroy(state, self.target, final_rule(marker))
            consequences(state)
            return
        number = hit_number(state, self.shot, self.target, self.supporters, self.aim)
        number = number.plus(*shift_line(choice.by))
        state.stack[-1] = HitRoll(self.side, self.shot, self.target, number)


class SoloInitiative(NumberMoment, frozen=True, tag="SoloInitiative"):
    """8 or more, and the player goes first; CAP may lower it (SOLO-2.9)."""

    def number(self, state: CohState) -> Tally:
        return Tally.of([Line("tally-initiative", INITIATIVE, "SOLO-2.9.a")])

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = self.number(state).plus(*shift_line(choice.by))
        state.stack[-1] = SoloInitiativeRoll(self.side, number)


class SoloInitiativeRoll(Throw, frozen=True, tag="SoloInitiativeRoll"):
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, SoloInitiativeResult(self.side, dice, 0, self.number))


class SoloInitiativeResult(NumberResult, frozen=True, tag="SoloInitiativeResult"):
    number: Tally

    def run(self, state: CohState) -> None:
        won = self.total >= self.number.total
        first = state.team(self.side) if won else state.enemies(self.side)[0]
        state.note(
            "log-initiative", "SOLO-2.9.a", self.number,
            team=first, roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip
        state.turn = first

"""First Fire: the other seat may interrupt after every movement point.

FF-1  A squad has 4 points a turn and crosses a strip two hexes wide within 3 turns.
FF-2  A point takes it one hex forward or across, never back.
FF-3  After each point the gunner may fire, again and again, while he has shots this turn.
FF-4  A shot hits with 2d6 of 7 or less, of 5 or less in woods; a hit ends the turn's move.
"""

from collections.abc import Sequence

from hexfront.play.chance import Chances, Outcome, Roll, dice
from hexfront.play.fields import declared
from hexfront.play.game import Offer, OptionInfo, Options
from hexfront.play.moment import CHANCE, RULES, Choice, Moment, State
from hexfront.play.refusal import Refusal
from hexfront.play.tally import Line, Tally
from tests.play.games.common import TinyGame

MOVER, GUNNER = 0, 1
TURNS, POINTS, FAR_ROW = 3, 4, 6
WOODS = frozenset({4, 5, 9})


class Advance(Choice, frozen=True, tag="Advance"):
    to: int


class Fire(Choice, frozen=True, tag="Fire"): ...


class Hold(Choice, frozen=True, tag="Hold"): ...


@declared
class FirstFireState(State):
    at: int
    turn: int
    points: int
    shots: int
    shots_a_turn: int
    pinned: bool

    def __init__(self, shots_a_turn: int) -> None:
        self.blank()
        self.stack, self.news = [NextTurn()], []
        self.shots_a_turn = shots_a_turn


def across(state: FirstFireState) -> bool:
    return state.at // 2 == FAR_ROW


def needed(state: FirstFireState) -> Tally:
    """The highest throw that still hits."""
    base = Tally.of([Line("shot-base", 7, "FF-4")])
    return base.plus(Line("shot-woods", -2, "FF-4")) if state.at in WOODS else base


class NextTurn(Moment[FirstFireState], frozen=True, tag="NextTurn"):
    """Waits for nobody: the rules start the next move, or leave the stack empty."""

    def actor(self, state: FirstFireState) -> int:
        return RULES

    def run(self, state: FirstFireState) -> None:
        if across(state) or state.turn == TURNS:
            return
        state.turn += 1
        state.points, state.shots, state.pinned = POINTS, state.shots_a_turn, False
        state.note("turn-begins", "FF-1", turn=state.turn)
        state.stack += [self, Movement()]


class Movement(Moment[FirstFireState], frozen=True, tag="Movement"):
    """The squad spends its points, until there is nothing left to decide."""

    def actor(self, state: FirstFireState) -> int:
        return RULES if state.pinned or state.points == 0 or across(state) else MOVER

    def choices(self, state: FirstFireState) -> Sequence[Choice]:
        return [Advance(state.at + 2), Advance(state.at ^ 1)]  # FF-2

    def take(self, state: FirstFireState, choice: Choice) -> None:
        assert isinstance(choice, Advance)
        state.at, state.points = choice.to, state.points - 1
        state.note("squad-moves", "FF-2", to=choice.to)
        state.stack.append(DefensiveFirstFire())  # FF-3: an interrupt is a push

    def run(self, state: FirstFireState) -> None:
        state.note("move-ends", "FF-1", at=state.at)


class DefensiveFirstFire(Moment[FirstFireState], frozen=True, tag="DefensiveFirstFire"):
    """The gunner's interrupt; the move waits underneath."""

    def actor(self, state: FirstFireState) -> int:
        return GUNNER if state.shots and not state.pinned else RULES

    def choices(self, state: FirstFireState) -> Sequence[Choice]:
        return [Fire(), Hold()]

    def take(self, state: FirstFireState, choice: Choice) -> None:
        if isinstance(choice, Hold):
            state.stack.pop()
            return
        state.shots -= 1
        state.stack.append(Shot())

    def run(self, state: FirstFireState) -> None:
        state.note("fire-ends", "FF-3")


class Shot(Moment[FirstFireState], frozen=True, tag="Shot"):
    """Two dice in the air."""

    def actor(self, state: FirstFireState) -> int:
        return CHANCE

    def chances(self, state: FirstFireState) -> Chances:
        return dice(2)

    def fall(self, state: FirstFireState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        tally = needed(state)
        state.stack.pop()
        state.pinned = outcome.total <= tally.total  # FF-4
        state.note("shot-hits" if state.pinned else "shot-misses", "FF-4", tally)


class FirstFire(TinyGame[FirstFireState]):
    id, scenario, decided_by = "first-fire", "strip", "FF-1"
    seats = ("mover", "gunner")
    choice_types = Advance | Fire | Hold

    def options(self) -> tuple[OptionInfo, ...]:
        return (OptionInfo("shots", 2, "FF-3"),)

    def set_up(self, options: Options) -> FirstFireState:
        return FirstFireState(int(options["shots"]))

    def table(self, state: FirstFireState) -> dict[str, int | list[int]]:
        return {"at": state.at, "turn": state.turn, "points": state.points, "shots": state.shots}

    def offers(self, state: FirstFireState, seat: int) -> list[Offer]:
        return [
            Offer(offer.choice, needed(state)) if isinstance(offer.choice, Fire) else offer
            for offer in super().offers(state, seat)
        ]

    def refuse(self, state: FirstFireState, seat: int, choice: Choice) -> Refusal:
        if seat == GUNNER or isinstance(choice, Fire | Hold):
            return Refusal("FF-3", "refuse-fire-follows-a-point")
        return Refusal("FF-2", "refuse-not-reachable", {"from": state.at})

    def winner(self, state: FirstFireState) -> int | None:
        return MOVER if across(state) else GUNNER

"""The computer player of Conflict of Heroes that people meet at a table."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.games.coh.cards import CardNo
from hexfront.games.coh.choices import (
    Gather,
    GroupKind,
    Pass,
    PlayCard,
    Recon,
    Reveal,
    Select,
    Shift,
    Stall,
)
from hexfront.games.coh.moments.checks import AfterRoll, ConfusionWindow
from hexfront.games.coh.scenario import Scenario
from hexfront.games.coh.state import CohState
from hexfront.games.coh.view import CohView
from hexfront.opponents.coh.imagine import imagine
from hexfront.opponents.coh.lookahead import expected
from hexfront.opponents.coh.windows import answer_window
from hexfront.opponents.coh.worth import Judge, Weights
from hexfront.play import Choice

PASS_MARGIN = 0.05


class CohPlayer:
    """Looks one whole action ahead over everything it may do, with exact odds."""

    def __init__(
        self, seed: int, weights: Weights | None = None, setting: Scenario | None = None
    ) -> None:
        self.random = Random(seed)
        self.judge = Judge(weights)
        self.setting = setting

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, CohView):
            raise TypeError("this player reads views of Conflict of Heroes")
        state = imagine(view, self.random, self.setting)
        moment = state.stack[-1]
        if isinstance(moment, AfterRoll | ConfusionWindow):
            return answer_window(state, view.seat, moment, choices)
        return self._best(state, view.seat, choices)

    def _best(self, state: CohState, side: int, choices: Sequence[Choice]) -> Choice:
        rated = [(self._rate(state, side, choice), index)
                 for index, choice in enumerate(choices) if _sensible(choice)]  # fmt: skip
        if not rated:
            return choices[0]
        return choices[max(rated)[1]]

    def _rate(self, state: CohState, side: int, choice: Choice) -> float:
        """The expected worth of a choice; picking a unit is worth its best action."""
        if isinstance(choice, Select | Recon | Gather | PlayCard | Reveal):
            return self._rate_next(state, side, choice)
        rating = expected(state, choice, side, self.judge)
        return rating + PASS_MARGIN if isinstance(choice, Pass) else rating

    def _rate_next(self, state: CohState, side: int, choice: Choice, depth: int = 3) -> float:
        """A choice that leads to another one of the same side: look for the best of those."""
        after = state.copy()
        after.news = None
        after.take(choice)
        if depth == 0 or not after.stack or after.actor() != side:
            return expected(state, choice, side, self.judge)
        best = -1e9
        for further in after.choices():
            if not _sensible(further):
                continue
            if isinstance(further, Select | Recon):
                rating = self._rate_next(after, side, further, depth - 1)
            else:
                rating = expected(after, further, side, self.judge)
            best = max(best, rating)
        return best


def _sensible(choice: Choice) -> bool:
    """Leaves out what hardly ever helps, to save time for the rest."""
    match choice:
        case Stall():
            return False
        case Shift(by=by):
            return by <= 0
        case Gather(kind=kind):
            return kind in (GroupKind.MOVE, GroupKind.RALLY, GroupKind.ENTER)
        case PlayCard(card=card):
            return card != CardNo.SWIFT_ACTION
        case Recon():
            return False
    return True

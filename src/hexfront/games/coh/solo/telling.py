"""What was tried of a card and why nothing or something came of it, in the log and for the page."""

from hexfront.games.coh.solo.card import PASS
from hexfront.games.coh.solo.cards import solo_of
from hexfront.games.coh.solo.choice import Plan
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.terms import Trial
from hexfront.games.coh.state import CohState

QUIET = ("misfit", "spent")
"""Reasons that are told in the log only of the order that is executed."""
ROWS = {
    "close": "log-row-close",
    "short": "log-row-short",
    "counter": "log-row-counter",
    "tactical": "log-row-tactical",
    "scenario": "log-row-scenario",
    "event": "log-row-event",
}
REASONS = {
    "taken": "log-verdict-taken",
    "spent": "log-verdict-spent",
    "misfit": "log-verdict-misfit",
    "unable": "log-verdict-unable",
    "hit": "log-verdict-hit",
    "weaker": "log-verdict-weaker",
    "tougher": "log-verdict-tougher",
    "dearer": "log-verdict-dearer",
    "less-covered": "log-verdict-less-covered",
    "farther": "log-verdict-farther",
    "nearer": "log-verdict-nearer",
    "smaller": "log-verdict-smaller",
    "lot": "log-verdict-lot",
}
"""Why an AI was taken or passed over."""


def tell(state: CohState, p: Procedure, plan: Plan | None) -> None:
    """What was tried and why, for the log and for the page."""
    state.solo = solo_of(state).but(
        trials=tuple(p.trials), target=-1 if plan is None else plan.target
    )
    for n, trial in enumerate(p.trials):
        if trial.row != PASS:
            _tell_trial(state, trial, plan is not None and n == len(p.trials) - 1)


def _tell_trial(state: CohState, trial: Trial, done: bool) -> None:
    state.note(ROWS[trial.row], "SOLO-2.5.b", number=trial.index + 1, done=int(done))
    for verdict in trial.verdicts:
        if done or verdict.why not in QUIET:
            state.note(REASONS[verdict.why], "SOLO-5.1.d", unit=verdict.unit, figure=verdict.number)

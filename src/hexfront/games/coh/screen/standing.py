"""How the game stands: the VP marker, what moved it, and what the round's end will bring."""

from collections.abc import Iterable

from hexfront.games.coh.state import CohState
from hexfront.play import Entry
from hexfront.play.standing import Gain, Score, Standing, gains_by

SOURCES = {
    "COH-9.1.a": "tally-goal-objectives",
    "COH-7.11.c": "tally-goal-destroyed",
    "COHC-6.e": "tally-goal-destroyed",
    "SOLO-S1.e": "tally-goal-taken",
    "SOLO-7.2.b": "tally-goal-event",
}
"""What the rules that give VP are called."""
OTHERWISE = "tally-goal-mission"


def standing_of(state: CohState, told: Iterable[Entry]) -> Standing:
    """The same for every seat: VP and Control lie open, and each was told of its own log alone."""
    points = _points(state)
    clock, now, last = _clock(state)
    ahead = None if points[0] == points[1] else int(points[1] > points[0])
    return Standing(
        clock=clock,
        now=now,
        last=last,
        scores=tuple(Score(team, held) for team, held in enumerate(points)),
        gains=(*_start(state), *gains_by(told, "log-vp", SOURCES, OTHERWISE)),
        coming=tuple(_coming(state)),
        winner=ahead,
        reason="tally-goal-drawn" if ahead is None else "tally-goal-ahead",
        rule="COH-9.3.b",
    )


def _points(state: CohState) -> tuple[int, int]:
    """The VP of each side: on the one track only one of them has any (COH-9.2.e)."""
    if state.classic is not None:
        return state.classic.vp
    return max(state.vp, 0), max(-state.vp, 0)


def _clock(state: CohState) -> tuple[str, int, int]:
    """A side that the deck plays in a scenario of its own goes by its track."""
    solo = state.setting.solo
    if solo is not None and solo.track and state.solo is not None:
        return "tally-goal-space", state.solo.space, len(solo.track)
    return "tally-goal-round", state.round, state.setting.rounds


def _start(state: CohState) -> Iterable[Gain]:
    if state.classic is None:
        vp = state.setting.vp
        yield Gain(int(vp < 0), "tally-goal-start", {}, abs(vp), "COH-9.2.e")


def _coming(state: CohState) -> Iterable[Gain]:
    """What the objectives bring to those who control them now (COH-9.1.a)."""
    for (h, _), owner in zip(state.setting.objectives, state.control, strict=True):
        points = state.setting.terms[owner].objective_vp if owner >= 0 else 0
        if points:
            team = state.setting.teams.team[owner]
            yield Gain(team, "tally-goal-held", {"hex": h}, points, "COH-9.1.a")

"""Victory points and the end of the game (COH-9.1 to COH-9.3)."""

from hexfront.games.coh.state import CohState


def gain_vp(state: CohState, side: int, points: int, rule: str) -> None:
    """Move the marker step by step; there is no space 0 (COH-9.2)."""
    if not points:
        return
    if state.setting.rules.score(state, state.setting.teams.team[side], points):
        state.note("log-vp", rule, team=state.team(side), points=points)
        return
    step = -1 if state.setting.teams.team[side] else 1
    for _ in range(points):
        state.vp += step
        if state.vp == 0:
            state.vp = step
    state.note("log-vp", rule, team=state.team(side), points=points)


def score_objectives(state: CohState) -> None:
    """VP for controlled objective hexes (COH-9.1.a)."""
    for owner in state.setting.seats:
        held = sum(1 for side in state.control if side == owner)
        gain_vp(state, owner, held * state.setting.terms[owner].objective_vp, "COH-9.1.a")


def finish(state: CohState, rule: str) -> None:
    """The side that holds the VP wins (COH-9.3.b)."""
    state.stack.clear()
    if state.setting.rules.settle(state, rule):
        return
    state.winner = 0 if state.vp > 0 else 1
    state.note("log-game-over", rule, team=state.winner, points=abs(state.vp))

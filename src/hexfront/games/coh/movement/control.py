"""The control of hexes (COH-4.4)."""

from hexfront.games.coh.state import CohState


def update_control(state: CohState) -> None:
    """Flip control markers (COH-4.4.b): the owner is gone and an armed enemy stands there."""
    if state.setting.rules.take_control(state):
        return
    for index, (h, _) in enumerate(state.setting.objectives):
        owner = state.control[index]
        if _holds(state, owner, h):
            continue
        takers = [u for u in state.enemies_at(owner, h)
                  if state.kind(u).takes_control and not state.marker(u).final]  # fmt: skip
        if takers:
            state.control[index] = state.team(state.side(takers[0]))
            state.note("log-control", "COH-4.4.b", team=state.control[index], hex=h)
            state.setting.rules.controlled(state, h, state.control[index])


def _holds(state: CohState, side: int, h: int) -> bool:
    """Hidden units count as present for keeping control (A-8)."""
    return bool((state.board | state.hidden) & state.setting.team_mask[side] & state.units_at(h))

"""Victory Conditions: how they stand, and who has won (ASL-1.3.a)."""

from collections.abc import Sequence

from msgspec import Struct

from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.places import NOBODY, OFF_BOARD, PENDING
from hexfront.games.aslsk.scenarios.scenariofile import Condition, VictoryKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.holding import controlled
from hexfront.hexes import Bitboard, HexId
from hexfront.play.masks import each
from hexfront.play.teams import FOE


class Standing(Struct, frozen=True):
    """How a condition stands: what its side has of what it needs."""

    side: int
    kind: str
    has: int
    needs: int

    @property
    def met(self) -> bool:
        return self.has >= self.needs


def standings(state: AslskState, control: Sequence[Bitboard] | None = None) -> list[Standing]:
    """All conditions in the order of the card; `control`: as if the sides Controlled this."""
    setting = state.setting
    pairs = zip(setting.file.conditions, setting.goals, strict=True)
    control = controlled(state) if control is None else control
    return [_standing(state, control, condition, goal) for condition, goal in pairs]


def _standing(
    state: AslskState, control: Sequence[Bitboard], condition: Condition, goal: Bitboard
) -> Standing:
    side = condition.side
    match condition.kind:
        case VictoryKind.CONTROL:
            has = (control[side] & goal).bit_count()
        case VictoryKind.EXIT:
            has = state.exits[side]
        case VictoryKind.CASUALTIES:
            has = state.points[side]
    return Standing(side, condition.kind.value, has, condition.at_least)


def holds(state: AslskState, side: int) -> bool:
    """Whether a side has conditions and meets them all."""
    own = [standing for standing in standings(state) if standing.side == side]
    return bool(own) and all(standing.met for standing in own)


def settled(state: AslskState) -> None:
    """End a game that is decided before its last turn."""
    if state.winner != NOBODY:
        return
    for side in state.setting.winning_at_once:
        if holds(state, side):
            _win(state, side, "end-conditions")
            return
    if state.on_map & state.own[0] and state.on_map & state.own[1]:
        return
    gone = [side for side in (0, 1) if not _in_play(state, side)]
    if len(gone) == 2:
        decide(state)
    elif gone:
        (side,) = gone
        _win(state, side if holds(state, side) else FOE[side], "end-nobody-left")


def _in_play(state: AslskState, side: int) -> bool:
    """Whether a side has a unit on the board or still to come."""
    if state.on_map & state.own[side]:
        return True
    return any(state.place[u] in (PENDING, OFF_BOARD) for u in each(state.own[side]))


def decide(state: AslskState) -> None:
    """The last turn is over: whose conditions hold (ASL-3.9.b)."""
    if state.winner != NOBODY:
        return
    _show_all(state)
    winners = [side for side in (0, 1) if holds(state, side)]
    if len(winners) == 1:
        _win(state, winners[0], "end-conditions")
    else:
        _win(state, state.setting.file.otherwise, "end-otherwise")


def _show_all(state: AslskState) -> None:
    """Hidden units come to light at the end, and Control what they hold."""
    for u in each(state.hidden):
        h, side = HexId(state.place[u]), state.side_of(u)
        if h >= 0:
            reveal(state, h, side)
            state.claim(h, side)


def _win(state: AslskState, side: int, reason: str) -> None:
    state.winner, state.reason = side, reason
    state.stack.clear()
    state.note(f"log-{reason}", "ASL-1.3.a", side=side)

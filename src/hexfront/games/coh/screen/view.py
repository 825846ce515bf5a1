"""What a seat may know of a game, as it goes over the wire.

A view is built up from what the seat sees: of an enemy hidden unit only that it exists
(the scenario is public), of a face-down hit marker only that it lies there.
"""

from msgspec import Struct

from hexfront.games.coh.command.points import available, cap_base
from hexfront.games.coh.movement.retreat import bans, closed_by, seen_to_leave
from hexfront.games.coh.ruleset import CohOptions
from hexfront.games.coh.state import CohState, Entry
from hexfront.play.moment import Moment


class UnitView(Struct, frozen=True, omit_defaults=True):
    """A unit as one seat sees it. Fields that the seat may not know keep their default."""

    id: int
    kind: str
    side: int
    place: str
    """board, hidden, waiting (beside the board), due (in a later round), destroyed."""
    hex: int = -1
    facing: int = -1
    spent: bool = False
    stressed: bool = False
    hit: str = ""
    """The marker's id, "?" for a face-down marker of the other side, "" for none."""
    hit_shown: bool = False
    hasty: bool = False
    acted: bool = False
    """It performed an action in the turn that is running."""
    arrives: int = 0


class CohView(Struct, frozen=True):
    """One seat's picture of the game."""

    scenario: str
    seat: int
    round: int
    rounds: int
    turn: int
    actor: int
    """The seat that must choose, -1 chance, -2 the game is over."""
    moments: tuple[Moment[CohState], ...]
    """What the game waits for, the innermost last, as far as this seat may know."""
    vp: int
    """Never 0: positive, the first seat holds that many VP; negative, the second."""
    cap: tuple[int, int]
    cap_base: tuple[int, int]
    """CAP of a new round after losses."""
    losses: tuple[int, int]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, int]
    deck: int
    discards: tuple[int, ...]
    control: tuple[tuple[int, int], ...]
    """(hex, side) for each objective hex."""
    no_retreat: tuple[int, ...]
    """Hexes into which the side in turn may not leave close combat (COH-6.12)."""
    came: tuple[Entry, ...]
    """(hex, origin, unit) of moves in the turn before that bind units now (COH-6.12)."""
    left: tuple[tuple[int, int], ...]
    """(unit, hex) of units that left such a hex in this turn."""
    passed: int
    """The side whose pass was the last turn, or -1."""
    extra_turn: bool
    card_used: bool
    units: tuple[UnitView, ...]
    options: CohOptions
    """The readings that this game is played by."""
    winner: int = -1


def view_of(state: CohState, seat: int) -> CohView:
    """Build up what the seat sees."""
    return CohView(
        scenario=state.setting.id,
        seat=seat,
        round=state.round,
        rounds=state.setting.rounds,
        turn=state.turn,
        actor=state.actor(),
        moments=moments_for(state, seat),
        vp=state.vp,
        cap=(available(state, 0), available(state, 1)),
        cap_base=(cap_base(state, 0), cap_base(state, 1)),
        losses=(state.losses[0], state.losses[1]),
        hand=state.hands[seat],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        deck=sum(state.deck),
        discards=tuple(state.discards),
        control=tuple((h, side) for (h, _), side in
                      zip(state.setting.objectives, state.control, strict=True)),
        no_retreat=_closed_hexes(state),
        came=bans(state),
        left=seen_to_leave(state),
        passed=state.passed,
        extra_turn=state.extra_turn,
        card_used=state.card_used,
        units=tuple(unit_view(state, u, seat) for u in range(len(state.hex))),
        options=state.setting.options,
        winner=state.winner,
    )  # fmt: skip


def moments_for(state: CohState, seat: int) -> tuple[Moment[CohState], ...]:
    """The deciding seat knows its own stack; the other sees only what is on the table."""
    if not state.stack:
        return ()
    top: Moment[CohState] = state.stack[-1]
    if top.actor(state) == seat:
        return tuple(moment.shown(state, seat) for moment in state.stack)
    if top.private:
        return ()
    return (top.shown(state, seat),)


def _closed_hexes(state: CohState) -> tuple[int, ...]:
    closed: set[int] = set()
    for entry in bans(state):
        closed |= closed_by(state, entry)
    return tuple(sorted(closed))


def unit_view(state: CohState, u: int, seat: int) -> UnitView:
    """A unit in the eyes of a seat."""
    bit = 1 << u
    side, kind = state.side(u), state.kind(u).id
    if state.board & bit:
        return _on_board(state, u, seat)
    if state.hidden & bit:
        if side != seat:
            return UnitView(u, kind, side, "hidden")
        return _full(state, u, "hidden", -1)
    if state.waiting & bit:
        return UnitView(u, kind, side, "waiting")
    if state.due & bit:
        return UnitView(u, kind, side, "due", arrives=state.setting.start[u].due)
    return UnitView(u, kind, side, "destroyed")


def _on_board(state: CohState, u: int, seat: int) -> UnitView:
    if not state.hit[u] or state.side(u) == seat or state.shown >> u & 1:
        return _full(state, u, "board", state.facing[u])
    return UnitView(
        u, state.kind(u).id, state.side(u), "board", state.hex[u], state.facing[u],
        bool(state.spent >> u & 1), bool(state.stressed >> u & 1), "?",
        hasty=bool(state.hasty >> u & 1), acted=bool(state.acted >> u & 1),
    )  # fmt: skip


def _full(state: CohState, u: int, place: str, facing: int) -> UnitView:
    return UnitView(
        u, state.kind(u).id, state.side(u), place, state.hex[u], facing,
        bool(state.spent >> u & 1), bool(state.stressed >> u & 1),
        state.marker(u).id, bool(state.shown >> u & 1), bool(state.hasty >> u & 1),
        bool(state.acted >> u & 1),
    )  # fmt: skip

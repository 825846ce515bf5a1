"""Writing a position down in notation, so that it can be read back."""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.definitions import SIDES
from hexfront.games.coh.scenario import FACINGS
from hexfront.games.coh.state import CohState
from hexfront.hexes import DIRECTIONS, HexId, bits


def unit_names(state: CohState) -> list[str]:
    """G1, G2 ... S1, S2 ... in the order of the units."""
    counts = [0, 0]
    names = []
    for u in range(len(state.hex)):
        side = state.side(u)
        counts[side] += 1
        names.append(f"{SIDES[side][0].upper()}{counts[side]}")
    return names


def write(state: CohState, names: Sequence[str] = ()) -> str:
    """The situation between two turns, as text."""
    return "\n".join(_lines(state, names or unit_names(state))) + "\n"


def _lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    yield from _map_lines(state)
    for u, name in enumerate(names):
        if not state.dead >> u & 1:
            yield _unit_line(state, u, name)
    terms = state.scenario.terms
    yield f"cap german {state.cap[0] + state.bonus[0]}, soviet {state.cap[1] + state.bonus[1]}"
    yield f"base german {terms[0].cap}, soviet {terms[1].cap}"
    yield f"losses german {state.losses[0]}, soviet {state.losses[1]}"
    hands = [f"{SIDES[side]} {' '.join(map(str, state.hands[side]))}"
             for side in (0, 1) if state.hands[side]]  # fmt: skip
    if hands:
        yield f"hand {', '.join(hands)}"
    yield f"vp {SIDES[0 if state.vp > 0 else 1]} {abs(state.vp)}"
    yield f"round {state.round} of {state.scenario.rounds}"
    yield f"turn {SIDES[state.turn]}"
    if state.passed >= 0:
        yield f"passed {SIDES[state.passed]}"
    yield f"chapters {state.scenario.chapters}"
    for index, (h, _) in enumerate(state.scenario.objectives):
        yield f"objective {_label(state, h)} {SIDES[state.control[index]]}"
    for side in (0, 1):
        entry = terms[side].entry
        if entry:
            yield f"entry {SIDES[side]} {' '.join(_label(state, h) for h in entry)}"


def _map_lines(state: CohState) -> Iterator[str]:
    board = state.field.board
    if board.id != "adhoc":
        sheets = "+".join(sheet.id + ("r" if sheet.turned else "") for sheet in board.sheets)
        yield f"board coh/{sheets}"
        return
    yield f"board {board.grid.columns[-1]}x{board.grid.rows[-1]}"
    by_kind: dict[str, list[str]] = {}
    for h in bits(board.whole):
        if board.terrain[h] != "open":
            by_kind.setdefault(board.terrain[h], []).append(board.label(h))
    for kind, labels in sorted(by_kind.items()):
        yield f"terrain {kind} {' '.join(labels)}"
    for a, b in sorted(board.roads):
        yield f"road {board.label(a)} {board.label(b)}"
    for a, b in sorted(board.walls):
        side = next(d for d in DIRECTIONS if board.grid.adjacent[a][d] == b)
        yield f"walls {board.label(a)}:{FACINGS[side]}"


def _unit_line(state: CohState, u: int, name: str) -> str:
    bit = 1 << u
    words = ["unit", name, state.kind(u).id]
    if state.waiting & bit:
        words.append("waiting")
    elif state.due & bit:
        words.append(f"due={state.scenario.start[u].due}")
    else:
        words += ["at", _label(state, state.hex[u])]
        if state.board & bit:
            words += ["facing", FACINGS[state.facing[u]]]
    for word, mask in (("hidden", state.hidden), ("spent", state.spent),
                       ("stressed", state.stressed), ("hasty", state.hasty)):  # fmt: skip
        if mask & bit:
            words.append(word)
    if state.hit[u]:
        words.append(f"hit={state.marker(u).id}{'!' if state.shown & bit else ''}")
    return " ".join(words)


def _label(state: CohState, h: int) -> str:
    return state.field.board.label(HexId(h))

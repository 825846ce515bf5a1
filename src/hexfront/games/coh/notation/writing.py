"""Writing a position down in notation, so that it can be read back."""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.notation.draft import DEFAULT_CARDS
from hexfront.games.coh.notation.reading import TURN_FLAGS
from hexfront.games.coh.notation.units import NO_MARKER, figure_words
from hexfront.games.coh.ruleset import CohOptions
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.elevation import HIGHEST
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
    """The situation between two turns, as text; what goes without saying is left out."""
    return "\n".join(_lines(state, names or unit_names(state))) + "\n"


def _lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    yield from _map_lines(state)
    for u, name in enumerate(names):
        yield _unit_line(state, u, name)
    yield from _means_lines(state)
    yield from _card_lines(state)
    yield f"vp {SIDES[0 if state.vp > 0 else 1]} {abs(state.vp)}"
    yield f"round {state.round} of {state.setting.rounds}"
    flags = [flag for flag in TURN_FLAGS if getattr(state, flag)]
    yield " ".join(["turn", SIDES[state.turn], *flags])
    if state.passed >= 0:
        yield f"passed {SIDES[state.passed]}"
    yield f"chapters {state.setting.chapters}"
    yield from _hex_lines(state)
    yield from _step_lines(state, names)
    for name in CohOptions.__struct_fields__:
        value = getattr(state.setting.options, name)
        if value != getattr(CohOptions(), name):
            yield f"option {name} {'on' if value else 'off'}"


def _for_each_side(word: str, values: Sequence[int], usual: int | None = None) -> Iterator[str]:
    """A statement with a number for each side, unless both are as usual."""
    if any(value != usual for value in values):
        yield f"{word} german {values[0]}, soviet {values[1]}"


def _means_lines(state: CohState) -> Iterator[str]:
    terms = state.setting.terms
    yield from _for_each_side("cap", state.cap)
    yield from _for_each_side("base", [side.cap for side in terms])
    yield from _for_each_side("bonus", state.bonus, 0)
    yield from _for_each_side("losses", state.losses, 0)
    yield from _for_each_side("draw", [side.draw_later for side in terms], 0)
    yield from _for_each_side("objective_vp", [side.objective_vp for side in terms], 1)
    yield from _for_each_side("destroyed_vp", [side.destroyed_vp for side in terms], 1)
    yield from _pool_lines(state)


def _pool_lines(state: CohState) -> Iterator[str]:
    """Hit markers of which there are more or fewer than in the box."""
    odd = []
    for index, marker in enumerate(state.setting.definitions.markers):
        count = state.pool[index] + state.hit.count(index)
        if index and count != marker.count:
            odd.append(f"{marker.id} {count}")
    if odd:
        yield f"pool {', '.join(odd)}"


def _card_lines(state: CohState) -> Iterator[str]:
    cards = tuple(sorted(state.setting.cards))
    if cards and cards != DEFAULT_CARDS:
        yield f"deck {' '.join(map(str, cards))}"
    hands = [f"{SIDES[side]} {' '.join(map(str, state.hands[side]))}"
             for side in state.setting.seats if state.hands[side]]  # fmt: skip
    if hands:
        yield f"hand {', '.join(hands)}"
    played = [str(number) for number, copies in enumerate(state.discards) for _ in range(copies)]
    if played:
        yield f"discards {' '.join(played)}"


def _map_lines(state: CohState) -> Iterator[str]:
    board = state.field.board
    if not state.field.steep_roads:
        yield "steep_roads off"
    if board.id != "adhoc":
        yield f"board coh/{board.id}"
        return
    yield f"board {board.grid.columns[-1]}x{board.grid.rows[-1]}"
    by_kind: dict[str, list[str]] = {}
    for h in bits(board.whole):
        if board.terrain[h] != "open":
            by_kind.setdefault(board.terrain[h], []).append(board.label(h))
    for kind, labels in sorted(by_kind.items()):
        yield f"terrain {kind} {' '.join(labels)}"
    for level in range(1, HIGHEST + 1):
        high = [board.label(h) for h in bits(board.whole) if board.level[h] == level]
        if high:
            yield f"level {level} {' '.join(high)}"
    for a, b in sorted(board.roads):
        yield f"road {board.label(a)} {board.label(b)}"
    for a, b in sorted(board.walls):
        side = next(d for d in DIRECTIONS if board.grid.adjacent[a][d] == b)
        yield f"walls {board.label(a)}:{FACINGS[side]}"


def _hex_lines(state: CohState) -> Iterator[str]:
    for (h, _), side in zip(state.setting.objectives, state.control, strict=True):
        yield f"objective {_label(state, h)} {SIDES[side]}"
    for side in state.setting.seats:
        entry = state.setting.terms[side].entry
        if entry:
            yield f"entry {SIDES[side]} {' '.join(_label(state, h) for h in entry)}"


def _step_lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    for word, entries in (("came", state.came), ("entered", state.entered)):
        for entered, origin, u in entries:
            by = f" {names[u]}" if u >= 0 else ""
            yield f"{word} {_label(state, entered)} {_label(state, origin)}{by}"
    for u, h in state.left:
        yield f"left {names[u]} {_label(state, h)}"


def _unit_line(state: CohState, u: int, name: str) -> str:
    bit = 1 << u
    words = ["unit", name, state.kind(u).id, *figure_words(state.kind(u))]
    if state.due & bit:
        words.append(f"due={state.setting.start[u].due}")
    elif (state.board | state.hidden) & bit:
        words += ["at", _label(state, state.hex[u])]
        if state.board & bit:
            words += ["facing", FACINGS[state.facing[u]]]
    for word, mask in (("waiting", state.waiting), ("destroyed", state.dead),
                       ("hidden", state.hidden), ("spent", state.spent),
                       ("stressed", state.stressed), ("acted", state.acted),
                       ("hasty", state.hasty)):  # fmt: skip
        if mask & bit:
            words.append(word)
    entry = state.setting.start[u].entry
    if entry and (state.due | state.waiting) & bit:
        words.append(f"entry={'+'.join(_label(state, h) for h in entry)}")
    if state.hit[u]:
        words.append(_hit_word(state, u))
    return " ".join(words)


def _hit_word(state: CohState, u: int) -> str:
    marker = state.marker(u)
    if marker.stand_in:
        return f"hit={NO_MARKER}"
    return f"hit={marker.id}{'!' if state.shown >> u & 1 else ''}"


def _label(state: CohState, h: int) -> str:
    return state.field.board.label(HexId(h))

"""Writing a position down in notation, so that it can be read back."""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.notation.classic import classic_lines, classic_states, owner_name
from hexfront.games.coh.notation.draft import CLASSIC_CARDS, DEFAULT_CARDS
from hexfront.games.coh.notation.fires import fire_lines
from hexfront.games.coh.notation.means import means_lines
from hexfront.games.coh.notation.reading import TURN_FLAGS
from hexfront.games.coh.notation.solo import solo_lines
from hexfront.games.coh.notation.units import NO_MARKER, figure_words
from hexfront.games.coh.notation.works import work_lines
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.setting import BY_EVENT
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.elevation import HIGHEST
from hexfront.hexes import DIRECTIONS, HexId, bits
from hexfront.play.masks import each

SWITCHES = {True: "on", False: "off"}


def unit_names(state: CohState) -> list[str]:
    """G1, G2 ... S1, S2 ... in the order of the units."""
    counts = [0, 0]
    names = []
    for u in range(len(state.hex)):
        side = state.team(state.side(u))
        counts[side] += 1
        names.append(f"{SIDES[side][0].upper()}{counts[side]}")
    return names


def write(state: CohState, names: Sequence[str] = ()) -> str:
    """The situation between two turns, as text; what goes without saying is left out."""
    return "\n".join(_lines(state, names or unit_names(state))) + "\n"


def _lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    yield from _map_lines(state)
    pairs = [SIDES[side] for side in state.setting.teams.team[len(SIDES) :]]
    if pairs:
        yield f"commanders {', '.join(f'{side} 2' for side in pairs)}"
    for u in range(len(names)):
        yield _unit_line(state, u, names)
    yield from _means_lines(state)
    yield from _card_lines(state)
    yield from means_lines(state, lambda h: _label(state, h))
    if state.classic is None:
        yield f"vp {SIDES[0 if state.vp > 0 else 1]} {abs(state.vp)}"
    yield f"round {state.round} of {state.setting.rounds}"
    flags = [flag for flag in TURN_FLAGS if getattr(state, flag)]
    seats = state.setting.seat_names
    yield " ".join(["turn", seats[state.turn], *flags])
    for word, mask in (("done", state.done), ("passed", state.passes)):
        if mask:
            yield f"{word} {', '.join(seats[seat] for seat in each(mask))}"
    yield f"chapters {state.setting.chapters}"
    yield from _hex_lines(state)
    yield from work_lines(state)
    yield from fire_lines(state)
    yield from _step_lines(state, names)
    yield from solo_lines(state, names)
    yield from classic_lines(state, names)
    for name in CohOptions.__struct_fields__:
        value = getattr(state.setting.options, name)
        if value != getattr(CohOptions(), name):
            told = SWITCHES[value] if isinstance(value, bool) else value
            yield f"option {name} {told}"


def _for_each(
    names: Sequence[str], word: str, values: Sequence[int], usual: Sequence[int] = ()
) -> Iterator[str]:
    """A statement with a number for each player or side, unless all are as usual."""
    if list(values) != list(usual):
        told = (f"{name} {value}" for name, value in zip(names, values, strict=True))
        yield f"{word} {', '.join(told)}"


def _means_lines(state: CohState) -> Iterator[str]:
    seats, terms = state.setting.seat_names, state.setting.terms
    sides, none = terms[: len(SIDES)], [0] * len(seats)
    yield from _for_each(seats, "cap", state.cap)
    yield from _for_each(seats, "base", [granted.cap for granted in terms])
    yield from _for_each(seats, "bonus", state.bonus, [granted.extra_cap for granted in terms])
    yield from _for_each(seats, "losses", state.losses, none)
    yield from _for_each(seats, "draw", [granted.draw_later for granted in terms], none)
    for word in ("objective_vp", "destroyed_vp"):
        yield from _for_each(SIDES, word, [getattr(side, word) for side in sides], [1, 1])
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
    usual = DEFAULT_CARDS if state.classic is None else CLASSIC_CARDS
    if cards and cards != usual:
        yield f"deck {' '.join(map(str, cards))}"
    hands = [f"{name} {' '.join(map(str, hand))}"
             for name, hand in zip(state.setting.seat_names, state.hands, strict=True)
             if hand]  # fmt: skip
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
        yield f"objective {_label(state, h)} {owner_name(side)}"
    for name, terms in zip(state.setting.seat_names, state.setting.terms, strict=True):
        if terms.entry:
            yield f"entry {name} {' '.join(_label(state, h) for h in terms.entry)}"


def _step_lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    for word, entries in (("came", state.came), ("entered", state.entered)):
        for entered, origin, u in entries:
            by = f" {names[u]}" if u >= 0 else ""
            yield f"{word} {_label(state, entered)} {_label(state, origin)}{by}"
    for u, h in state.left:
        yield f"left {names[u]} {_label(state, h)}"


def _unit_line(state: CohState, u: int, names: Sequence[str]) -> str:
    bit = 1 << u
    words = ["unit", names[u], state.kind(u).id, *figure_words(state.kind(u))]
    if state.side(u) >= len(SIDES):
        words.append(f"by={state.setting.seat_names[state.side(u)]}")
    if state.aboard & bit:
        words.append(f"on={names[state.carrier[u]]}")
    elif state.due & bit:
        due = state.setting.start[u].due
        words.append(f"due={'event' if due == BY_EVENT else due}")
    elif (state.board | state.hidden) & bit:
        words += ["at", _label(state, state.hex[u])]
        if state.board & bit:
            words += ["facing", FACINGS[state.facing[u]]]
    for word, mask in (("waiting", state.waiting), ("destroyed", state.dead),
                       ("hidden", state.hidden), ("spent", state.spent),
                       ("stressed", state.stressed), ("acted", state.acted),
                       ("hasty", state.hasty), ("inside", state.inside),
                       ("bogged", state.bogged)):  # fmt: skip
        if mask & bit:
            words.append(word)
    words += classic_states(state, u)
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

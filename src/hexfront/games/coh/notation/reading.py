"""Reading a position: one statement a line, `#` starts a comment.

A fault names its line. Lists are separated by blanks, several settings of one statement by
commas. The order of the lines does not matter, but for that of the units.
"""

import re
from collections.abc import Callable

from hexfront.board import BoardError
from hexfront.games.coh.classic.terms import NEUTRAL
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation.classic import (
    NOBODYS,
    classic_terms,
    read_edition,
    read_flight,
    read_gullies,
    read_veteran,
)
from hexfront.games.coh.notation.draft import Draft
from hexfront.games.coh.notation.fires import read_smoke, read_smoker, read_strike
from hexfront.games.coh.notation.means import read_grant, read_mission
from hexfront.games.coh.notation.sketch import Sketch
from hexfront.games.coh.notation.solo import (
    read_cards,
    read_cup,
    read_goal,
    read_listed,
    read_solo,
    read_space,
    rules_of_draft,
    terms_of_draft,
)
from hexfront.games.coh.notation.units import read_unit
from hexfront.games.coh.notation.works import check_inside, read_work
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.scenarios.commanders import OF_A_SIDE
from hexfront.games.coh.state import NOBODY
from hexfront.games.coh.terrain.maps import battlefield_of
from hexfront.games.notation.faults import FaultError, number, one_of, parts
from hexfront.games.notation.statements import read_lines
from hexfront.play.teams import Teams

SWITCH = {"on": True, "off": False}
STAGES = {
    -1: ("steep_roads", "classic"),
    0: ("board", "commanders", "solo"),
    1: ("terrain", "level", "walls", "road", "work"),
    3: ("came", "entered", "left", "cup", "goal", "flight"),
}
TURN_FLAGS = ("card_used", "extra_turn", "yielded")


def read(text: str) -> Draft:
    """All statements of a position; raises NotationError."""
    draft = Draft()
    read_lines(text, _stage, lambda line: _statement(draft, line))
    draft.solo_terms = terms_of_draft(draft)
    if draft.solo_terms is not None:
        draft.variants = rules_of_draft(draft)
    draft.classic = classic_terms(draft)
    return draft


def _stage(line: str) -> int:
    """Board and players first, then what lies on it, then all that names hexes, then units."""
    word = line.partition(" ")[0]
    return next((stage for stage, words in STAGES.items() if word in words), 2)


def _statement(draft: Draft, line: str) -> None:
    word, _, rest = line.partition(" ")
    handler = _STATEMENTS.get(word)
    if handler is None:
        raise FaultError(f"expected one of {', '.join(sorted(_STATEMENTS))}")
    if not rest.strip():
        raise FaultError(f"expected something after {word!r}")
    handler(draft, rest.strip())


def side_of(name: str) -> int:
    return one_of(name, SIDES, "a side")


def _pairs(rest: str, form: str) -> list[tuple[str, str]]:
    """Parts of exactly two words."""
    pairs = []
    for words in parts(rest.split()):
        if len(words) != 2:
            raise FaultError(f"expected {form}, got {' '.join(words)!r}")
        pairs.append((words[0], words[1]))
    return pairs


def _board(draft: Draft, rest: str) -> None:
    size = re.fullmatch(r"([1-9]\d?)x([1-9]\d?)", rest)
    if size:
        draft.sketch = Sketch(int(size[1]), int(size[2]))
        return
    try:
        layout = tuple(rest.removeprefix("coh/").split("+"))
        draft.battlefield = battlefield_of(layout, draft.steep_roads, draft.classic is not None)
    except (OSError, BoardError) as error:
        raise FaultError("expected a size such as 9x7, or a board such as coh/1") from error
    draft.sketch = None


def _terrain(draft: Draft, rest: str) -> None:
    for kind, *labels in parts(rest.split()):
        one_of(kind, tuple(draft.known().terrain), "a terrain")
        draft.blank().lay(kind, labels)


def _level(draft: Draft, rest: str) -> None:
    """`level 1 C03 D03, 2 D04`: hills (COH-12.1)."""
    for level, *labels in parts(rest.split()):
        draft.blank().raise_to(number(level), labels)


def _walls(draft: Draft, rest: str) -> None:
    for wall in rest.split():
        draft.blank().build_walls(wall)


def _road(draft: Draft, rest: str) -> None:
    draft.blank().build_road(rest.split())


def _commanders(draft: Draft, rest: str) -> None:
    """`commanders german 2, soviet 2`: who has two players; the others have one (COH-19.0.a)."""
    counts = [1] * len(SIDES)
    for side, value in _pairs(rest, "SIDE NUMBER"):
        counts[side_of(side)] = number(value)
    if not all(1 <= count <= OF_A_SIDE for count in counts):
        raise FaultError("a side has one commander or two (COH-19.0.a)")
    seconds = (side for side, count in enumerate(counts) if count == OF_A_SIDE)
    draft.teams = Teams.of(*range(len(SIDES)), *seconds)


def _numbers(field: str) -> Callable[[Draft, str], None]:
    """`cap german 5, soviet 3`: a number for each player."""

    def handle(draft: Draft, rest: str) -> None:
        for seat, value in _pairs(rest, "SIDE NUMBER"):
            getattr(draft, field)[draft.seat(seat)] = number(value)

    return handle


def _side_numbers(field: str) -> Callable[[Draft, str], None]:
    """`objective_vp german 2, soviet 1`: a number for each side."""

    def handle(draft: Draft, rest: str) -> None:
        for side, value in _pairs(rest, "SIDE NUMBER"):
            getattr(draft, field)[side_of(side)] = number(value)

    return handle


def _seats(field: str) -> Callable[[Draft, str], None]:
    """`passed german, soviet-2`: players, kept as a mask."""

    def handle(draft: Draft, rest: str) -> None:
        for words in parts(rest.split()):
            for name in words:
                setattr(draft, field, getattr(draft, field) | 1 << draft.seat(name))

    return handle


def _cards(draft: Draft, words: list[str]) -> tuple[int, ...]:
    cards = tuple(sorted(number(word) for word in words))
    for card in cards:
        if card not in draft.known().cards:
            raise FaultError(f"there is no card {card}")
    return cards


def _hand(draft: Draft, rest: str) -> None:
    for seat, *words in parts(rest.split()):
        draft.hands[draft.seat(seat)] = _cards(draft, words)


def _deck(draft: Draft, rest: str) -> None:
    draft.cards = _cards(draft, rest.split())


def _discards(draft: Draft, rest: str) -> None:
    draft.discards = _cards(draft, rest.split())


def _vp(draft: Draft, rest: str) -> None:
    for side, points in _pairs(rest, "SIDE POINTS"):
        draft.vp_side, draft.vp = side_of(side), number(points)
    if draft.vp < 1:
        raise FaultError("somebody always holds at least 1 VP (COH-9.2.e)")


def _round(draft: Draft, rest: str) -> None:
    match rest.split():
        case [now]:
            draft.round = number(now)
        case [now, "of", last]:
            draft.round, draft.rounds = number(now), number(last)
        case _:
            raise FaultError("expected `round 2` or `round 2 of 5`")


def _objective(draft: Draft, rest: str) -> None:
    for label, side in _pairs(rest, "HEX SIDE"):
        owner = NEUTRAL if side == NOBODYS else side_of(side)
        draft.objectives.append((draft.at(label), owner))


def _entry(draft: Draft, rest: str) -> None:
    for side, *labels in parts(rest.split()):
        draft.entry[draft.seat(side)].extend(draft.at(label) for label in labels)


def _entries(field: str) -> Callable[[Draft, str], None]:
    """`came E03 D03 S1`: in the turn before, S1 came from D03 into E03 (COH-6.12.c)."""

    def handle(draft: Draft, rest: str) -> None:
        for words in parts(rest.split()):
            if len(words) not in (2, 3):
                raise FaultError(f"expected HEX ORIGIN [UNIT], got {' '.join(words)!r}")
            entered, origin, *unit = words
            by = draft.unit(unit[0]) if unit else NOBODY
            getattr(draft, field).append((draft.at(entered), draft.at(origin), by))

    return handle


def _left(draft: Draft, rest: str) -> None:
    """`left G1 E03`: in this turn G1 left E03, which an enemy had entered."""
    for unit, label in _pairs(rest, "UNIT HEX"):
        draft.left.append((draft.unit(unit), draft.at(label)))


def _turn(draft: Draft, rest: str) -> None:
    """`turn soviet card_used extra_turn`: whose turn it is, and what it has seen."""
    side, *flags = rest.split()
    draft.turn = draft.seat(side)
    for flag in flags:
        one_of(flag, TURN_FLAGS, "a turn's word")
        setattr(draft, flag, True)


def _option(draft: Draft, rest: str) -> None:
    for name, value in _pairs(rest, "NAME VALUE, such as NAME on"):
        one_of(name, CohOptions.__struct_fields__, "an option")
        draft.options[name] = _setting(name, value)


def _setting(name: str, value: str) -> bool | int | str:
    """What an option is set to: a switch, a player's number, or a word."""
    usual = getattr(CohOptions(), name)
    if isinstance(usual, bool):
        return _switch(value)
    return number(value) if isinstance(usual, int) else value


def _switch(value: str) -> bool:
    one_of(value, tuple(SWITCH), "a switch")
    return SWITCH[value]


def _pool(draft: Draft, rest: str) -> None:
    """`pool pinned 2, killed 0`: how many there are of a hit marker, those under units included."""
    known = tuple(marker.id for marker in definitions().markers if marker.id)
    for marker, count in _pairs(rest, "MARKER NUMBER"):
        one_of(marker, known, "a hit marker")
        draft.markers[marker] = number(count)


def _weapons(draft: Draft, rest: str) -> None:
    for side, *words in parts(rest.split()):
        draft.weapons[draft.seat(side)] = tuple(map(read_grant, words))


def _mission(draft: Draft, rest: str) -> None:
    for words in parts(rest.split()):
        draft.missions.append(read_mission(words, draft.at))


def _secret(draft: Draft, rest: str) -> None:
    for side, *words in parts(rest.split()):
        draft.secret[draft.seat(side)] = _cards(draft, words)


def _unit(draft: Draft, rest: str) -> None:
    unit = read_unit(rest)
    if any(unit.name == other.name for other in draft.units):
        raise FaultError(f"there are two units {unit.name!r}")
    if unit.at:
        draft.at(unit.at)
    if unit.owner and draft.teams.team[draft.seat(unit.owner)] != unit.side:
        raise FaultError(f"{unit.owner} plays for the other side")
    if "inside" in unit.states:
        check_inside(draft, unit)
    draft.units.append(unit)


def _work(draft: Draft, rest: str) -> None:
    """`work bunker E05 soviet facing N, mines F06 soviet hidden`."""
    for kind, *words in parts(rest.split()):
        draft.works.append(read_work(draft, kind, words))


def _smoke(draft: Draft, rest: str) -> None:
    for density, *labels in parts(rest.split()):
        read_smoke(draft, density, labels)


def _smoke_by(draft: Draft, rest: str) -> None:
    draft.smokers = tuple(map(read_smoker, rest.split()))


def _strike(draft: Draft, rest: str) -> None:
    for words in parts(rest.split()):
        draft.strikes.append(read_strike(draft, words))


def _order_cards(field: str) -> Callable[[Draft, str], None]:
    def handle(draft: Draft, rest: str) -> None:
        setattr(draft.deck(), field, read_cards(rest))

    return handle


def _listed(field: str) -> Callable[[Draft, str], None]:
    return lambda draft, rest: read_listed(draft, field, rest)


def _set(field: str, read_value: Callable[[str], object]) -> Callable[[Draft, str], None]:
    def handle(draft: Draft, rest: str) -> None:
        setattr(draft, field, read_value(rest))

    return handle


_STATEMENTS: dict[str, Callable[[Draft, str], None]] = {
    "board": _board,
    "steep_roads": _set("steep_roads", _switch),
    "commanders": _commanders,
    "terrain": _terrain,
    "level": _level,
    "walls": _walls,
    "road": _road,
    "unit": _unit,
    "work": _work,
    "cap": _numbers("cap"),
    "base": _numbers("base"),
    "bonus": _numbers("bonus"),
    "losses": _numbers("losses"),
    "draw": _numbers("draw"),
    "objective_vp": _side_numbers("objective_vp"),
    "destroyed_vp": _side_numbers("destroyed_vp"),
    "hand": _hand,
    "deck": _deck,
    "discards": _discards,
    "vp": _vp,
    "round": _round,
    "turn": _turn,
    "passed": _seats("passes"),
    "done": _seats("done"),
    "chapters": _set("chapters", number),
    "objective": _objective,
    "entry": _entry,
    "came": _entries("came"),
    "entered": _entries("entered"),
    "left": _left,
    "option": _option,
    "pool": _pool,
    "weapons": _weapons,
    "mission": _mission,
    "secret": _secret,
    "smoke": _smoke,
    "smoke_by": _smoke_by,
    "strike": _strike,
    "solo": read_solo,
    "orders": _order_cards("cards"),
    "order_discards": _order_cards("discards"),
    "order_removed": _order_cards("removed"),
    "space": read_space,
    "counteraction": _listed("counteractions"),
    "scenario_order": _listed("scenario_orders"),
    "cup": read_cup,
    "goal": read_goal,
    "classic": read_edition,
    "ap": _numbers("ap"),
    "points": _numbers("points"),
    "veteran": read_veteran,
    "flight": read_flight,
    "gullies": read_gullies,
}

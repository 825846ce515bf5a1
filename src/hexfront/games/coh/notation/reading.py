"""Reading a position: one statement a line, `#` starts a comment.

A fault names its line. Lists are separated by blanks, several settings of one statement by
commas. The order of the lines does not matter, but for that of the units.
"""

import re
from collections.abc import Callable

from hexfront.board import BoardError
from hexfront.games.coh.battlefield import Battlefield
from hexfront.games.coh.definitions import SIDES, definitions
from hexfront.games.coh.notation.sketch import Sketch
from hexfront.games.coh.notation.units import UnitLine, read_unit
from hexfront.games.coh.scenario import Scenario, SideTerms, UnitStart, battlefield_of
from hexfront.games.coh.state import CohOptions
from hexfront.games.notation.faults import FaultError, number, one_of, parts
from hexfront.games.notation.statements import read_lines

DEFAULT_SIZE = (9, 7)
DEFAULT_CARDS = tuple(range(1, 14))
SWITCH = {"on": True, "off": False}


class Setting:
    """What the statements of a position add up to."""

    def __init__(self) -> None:
        self.sketch: Sketch | None = Sketch(*DEFAULT_SIZE)
        """The ad-hoc board, or None for a board of the game."""
        self.battlefield: Battlefield | None = None
        self.units: list[UnitLine] = []
        self.cap = [7, 7]
        self.base: list[int | None] = [None, None]
        self.bonus = [0, 0]
        self.losses = [0, 0]
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.cards: tuple[int, ...] = DEFAULT_CARDS
        self.discards: tuple[int, ...] = ()
        self.draw = [0, 0]
        self.vp = 1
        self.vp_side = 1
        self.round = 1
        self.rounds = 5
        self.turn = 0
        self.chapters = 11
        self.objectives: list[tuple[int, int]] = []
        self.entry: list[list[int]] = [[], []]
        self.came: list[tuple[int, int]] = []
        self.objective_vp = [1, 1]
        self.destroyed_vp = [1, 1]
        self.passed = -1
        self.options: dict[str, bool | int | str] = {}
        self.markers: dict[str, int] = {}

    def board(self) -> Battlefield:
        """The map, made once all terrain is known."""
        if self.battlefield is None:
            sketch = self.sketch or Sketch(*DEFAULT_SIZE)
            self.battlefield = Battlefield(sketch.board(), definitions().terrain)
        return self.battlefield

    def blank(self) -> Sketch:
        """The ad-hoc board, on which terrain may be laid."""
        if self.sketch is None:
            raise FaultError("a board of the game has its own terrain, walls and roads")
        return self.sketch

    def at(self, label: str) -> int:
        if self.sketch is not None:
            return self.sketch.at(label)
        try:
            return self.board().board.at(label)
        except BoardError as error:
            raise FaultError(str(error)) from error

    def scenario(self) -> Scenario:
        """A scenario that holds just this position."""
        return Scenario(
            id="position", number=0, title={"en": "Position", "ru": "Позиция"}, note={},
            designed={}, battlefield=self.board(), definitions=definitions(), rounds=self.rounds,
            first_turn=self.turn, vp=self.vp if self.vp_side == 0 else -self.vp,
            cards=self.cards, dealt=(), chapters=self.chapters,
            terms=(self._terms(0), self._terms(1)),
            start=tuple(self._start(unit) for unit in self.units),
            objectives=tuple(self.objectives),
        )  # fmt: skip

    def _terms(self, side: int) -> SideTerms:
        base = self.base[side]
        return SideTerms(
            self.cap[side] if base is None else base, 0, self.draw[side],
            tuple(self.entry[side]), self.objective_vp[side], self.destroyed_vp[side],
        )  # fmt: skip

    def _start(self, unit: UnitLine) -> UnitStart:
        spot = self.at(unit.at) if unit.at else -1
        entry = tuple(self.at(label) for label in unit.entry)
        hidden = "hidden" in unit.states
        return UnitStart(unit.kind, unit.side, spot, unit.facing, hidden, unit.due, entry)


def read(text: str) -> Setting:
    """All statements of a position; raises NotationError."""
    setting = Setting()
    read_lines(text, _stage, lambda line: _statement(setting, line))
    return setting


def _stage(line: str) -> int:
    """The board comes first, then what lies on it, then all that names its hexes."""
    word = line.partition(" ")[0]
    return 0 if word == "board" else 1 if word in ("terrain", "walls", "road") else 2


def _statement(setting: Setting, line: str) -> None:
    word, _, rest = line.partition(" ")
    handler = _STATEMENTS.get(word)
    if handler is None:
        raise FaultError(f"expected one of {', '.join(sorted(_STATEMENTS))}")
    if not rest.strip():
        raise FaultError(f"expected something after {word!r}")
    handler(setting, rest.strip())


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


def _board(setting: Setting, rest: str) -> None:
    size = re.fullmatch(r"([1-9]\d?)x([1-9]\d?)", rest)
    if size:
        setting.sketch = Sketch(int(size[1]), int(size[2]))
        return
    try:
        setting.battlefield = battlefield_of(tuple(rest.removeprefix("coh/").split("+")))
    except (OSError, BoardError) as error:
        raise FaultError("expected a size such as 9x7, or a board such as coh/1") from error
    setting.sketch = None


def _terrain(setting: Setting, rest: str) -> None:
    for kind, *labels in parts(rest.split()):
        one_of(kind, tuple(definitions().terrain), "a terrain")
        setting.blank().lay(kind, labels)


def _walls(setting: Setting, rest: str) -> None:
    for wall in rest.split():
        setting.blank().build_walls(wall)


def _road(setting: Setting, rest: str) -> None:
    setting.blank().build_road(rest.split())


def _numbers(field: str) -> Callable[[Setting, str], None]:
    """`cap german 5, soviet 3`: a number for each side."""

    def handle(setting: Setting, rest: str) -> None:
        for side, value in _pairs(rest, "SIDE NUMBER"):
            getattr(setting, field)[side_of(side)] = number(value)

    return handle


def _cards(words: list[str]) -> tuple[int, ...]:
    cards = tuple(sorted(number(word) for word in words))
    for card in cards:
        if card not in definitions().cards:
            raise FaultError(f"there is no card {card}")
    return cards


def _hand(setting: Setting, rest: str) -> None:
    for side, *words in parts(rest.split()):
        setting.hands[side_of(side)] = _cards(words)


def _deck(setting: Setting, rest: str) -> None:
    setting.cards = _cards(rest.split())


def _discards(setting: Setting, rest: str) -> None:
    setting.discards = _cards(rest.split())


def _vp(setting: Setting, rest: str) -> None:
    for side, points in _pairs(rest, "SIDE POINTS"):
        setting.vp_side, setting.vp = side_of(side), number(points)
    if setting.vp < 1:
        raise FaultError("somebody always holds at least 1 VP (COH-9.2.e)")


def _round(setting: Setting, rest: str) -> None:
    match rest.split():
        case [now]:
            setting.round = number(now)
        case [now, "of", last]:
            setting.round, setting.rounds = number(now), number(last)
        case _:
            raise FaultError("expected `round 2` or `round 2 of 5`")


def _objective(setting: Setting, rest: str) -> None:
    for label, side in _pairs(rest, "HEX SIDE"):
        setting.objectives.append((setting.at(label), side_of(side)))


def _entry(setting: Setting, rest: str) -> None:
    for side, *labels in parts(rest.split()):
        setting.entry[side_of(side)].extend(setting.at(label) for label in labels)


def _came(setting: Setting, rest: str) -> None:
    """`came E03 D03`: in the turn before, a unit came from D03 into E03 (COH-6.12.c)."""
    for entered, origin in _pairs(rest, "HEX ORIGIN"):
        setting.came.append((setting.at(entered), setting.at(origin)))


def _option(setting: Setting, rest: str) -> None:
    for name, value in _pairs(rest, "NAME on or NAME off"):
        one_of(name, CohOptions.__struct_fields__, "an option")
        one_of(value, tuple(SWITCH), "a switch")
        setting.options[name] = SWITCH[value]


def _pool(setting: Setting, rest: str) -> None:
    """`pool pinned 2, killed 0`: how many there are of a hit marker, those under units included."""
    known = tuple(marker.id for marker in definitions().markers if marker.id)
    for marker, count in _pairs(rest, "MARKER NUMBER"):
        one_of(marker, known, "a hit marker")
        setting.markers[marker] = number(count)


def _unit(setting: Setting, rest: str) -> None:
    unit = read_unit(rest)
    if any(unit.name == other.name for other in setting.units):
        raise FaultError(f"there are two units {unit.name!r}")
    if unit.at:
        setting.at(unit.at)
    setting.units.append(unit)


def _set(field: str, read_value: Callable[[str], object]) -> Callable[[Setting, str], None]:
    def handle(setting: Setting, rest: str) -> None:
        setattr(setting, field, read_value(rest))

    return handle


_STATEMENTS: dict[str, Callable[[Setting, str], None]] = {
    "board": _board,
    "terrain": _terrain,
    "walls": _walls,
    "road": _road,
    "unit": _unit,
    "cap": _numbers("cap"),
    "base": _numbers("base"),
    "bonus": _numbers("bonus"),
    "losses": _numbers("losses"),
    "draw": _numbers("draw"),
    "objective_vp": _numbers("objective_vp"),
    "destroyed_vp": _numbers("destroyed_vp"),
    "hand": _hand,
    "deck": _deck,
    "discards": _discards,
    "vp": _vp,
    "round": _round,
    "turn": _set("turn", side_of),
    "passed": _set("passed", side_of),
    "chapters": _set("chapters", number),
    "objective": _objective,
    "entry": _entry,
    "came": _came,
    "option": _option,
    "pool": _pool,
}

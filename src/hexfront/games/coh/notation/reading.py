"""Reading a position: one statement a line, `#` starts a comment.

A fault names its line. Lists are separated by blanks, several settings of one statement by
commas.
"""

import re
from collections.abc import Callable
from itertools import pairwise

import msgspec

from hexfront.board import Board, Sheet, hexside
from hexfront.games.coh.battlefield import Battlefield
from hexfront.games.coh.definitions import SIDES, Mover, UnitKind, definitions
from hexfront.games.coh.scenario import (
    FACINGS,
    Scenario,
    SideTerms,
    UnitStart,
    battlefield_of,
)
from hexfront.hexes import DIRECTIONS, Grid, HexId, LetterLabel, Parity, bits

STATES = ("spent", "stressed", "hasty", "hidden", "waiting")
FIGURES = {
    "attack": "attack_cost",
    "move": "move_cost",
    "red": "red_fp",
    "blue": "blue_fp",
    "range": "range",
    "front": "front",
    "flank": "flank",
}
BLANK = UnitKind(
    name={"en": "Unit", "ru": "Отряд"}, side="german", silhouette="rifles", attack_cost=3,
    move_cost=1, red_fp=3, blue_fp=0, range=5, front=12, flank=11,
)  # fmt: skip


class NotationError(Exception):
    """A statement that cannot be read; names the line."""

    def __init__(self, line: int, text: str, reason: str) -> None:
        super().__init__(f"line {line}: {text!r}: {reason}")
        self.line = line


class _FaultError(Exception):
    """A reason, before the line is known."""


class UnitLine(msgspec.Struct, frozen=True):
    """One `unit` statement."""

    name: str
    kind: UnitKind
    side: int
    hex: int
    facing: int
    states: tuple[str, ...]
    hit: str
    shown: bool
    due: int


class Setting:
    """What the statements of a position add up to."""

    def __init__(self) -> None:
        self.battlefield: Battlefield | None = None
        self.size = (9, 7)
        self.terrain: dict[str, str] = {}
        self.walls: list[str] = []
        self.roads: list[list[str]] = []
        self.units: list[UnitLine] = []
        self.unit_lines: list[tuple[int, str]] = []
        self.cap = [7, 7]
        self.base: list[int | None] = [None, None]
        self.losses = [0, 0]
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.cards: tuple[int, ...] = ()
        self.draw = [0, 0]
        self.vp = 1
        self.vp_side = 1
        self.round = 1
        self.rounds = 5
        self.turn = 0
        self.chapters = 11
        self.objectives: list[tuple[str, int]] = []
        self.entry: list[list[str]] = [[], []]
        self.objective_vp = [1, 1]
        self.destroyed_vp = [1, 1]
        self.passed = -1
        self.options: dict[str, bool | int | str] = {}
        self.markers: dict[str, int] = {}

    def board(self) -> Battlefield:
        """The map, made once all terrain is known."""
        if self.battlefield is None:
            self.battlefield = Battlefield(self._adhoc(), definitions().terrain)
        return self.battlefield

    def _adhoc(self) -> Board:
        columns, rows = self.size
        grid = Grid(1, columns, 1, rows, raised=Parity.EVEN)
        scheme = LetterLabel()
        labels = [""] * grid.size
        for h in bits(grid.cells):
            labels[h] = scheme.format(*grid.column_row(h))
        by_label = {labels[h]: h for h in bits(grid.cells)}

        def at(label: str) -> HexId:
            found = by_label.get(label)
            if found is None:
                raise _FaultError(f"no hex {label!r} on this board")
            return found

        terrain = ["open" if labels[h] else "" for h in range(grid.size)]
        for label, kind in self.terrain.items():
            terrain[at(label)] = kind
        roads = {hexside(at(a), at(b)) for path in self.roads
                 for a, b in pairwise(path)}  # fmt: skip
        return Board(
            id="adhoc", title="adhoc", grid=grid, terrain=tuple(terrain), level=(0,) * grid.size,
            whole=grid.cells, roads=frozenset(roads),
            road_hexes=frozenset(at(a) for path in self.roads for a in path),
            road_exits=frozenset(), walls=frozenset(self._wall_sides(grid, at)),
            fords=frozenset(), places=(), half_edges=False,
            sheets=(Sheet("adhoc", 0.0, 0.0, grid.width, grid.height),),
            labels=tuple(labels), by_label=by_label, note="ad hoc",
        )  # fmt: skip

    def _wall_sides(self, grid: Grid, at: Callable[[str], HexId]) -> set[tuple[HexId, HexId]]:
        sides = set()
        for wall in self.walls:
            label, _, directions = wall.partition(":")
            here = at(label)
            for name in directions.split("+"):
                if name not in FACINGS:
                    raise _FaultError(f"wall {wall!r}: expected HEX:SIDE, such as C03:NE")
                there = grid.adjacent[here][DIRECTIONS[FACINGS.index(name)]]
                if there < 0:
                    raise _FaultError(f"wall {wall!r}: that side is the board's edge")
                sides.add(hexside(here, there))
        return sides

    def at(self, label: str) -> int:
        try:
            return self.board().board.at(label)
        except LookupError as error:
            raise _FaultError(f"no hex {label!r} on this board") from error

    def scenario(self) -> Scenario:
        """A scenario that holds just this position."""
        units = tuple(
            UnitStart(
                unit.kind, unit.side, unit.hex, unit.facing, "hidden" in unit.states, unit.due
            )
            for unit in self.units
        )
        terms = [
            SideTerms(
                self.base[side] if self.base[side] is not None else self.cap[side],  # type: ignore[arg-type]
                0, self.draw[side], tuple(self.at(label) for label in self.entry[side]),
                self.objective_vp[side], self.destroyed_vp[side],
            )
            for side in (0, 1)
        ]  # fmt: skip
        return Scenario(
            id="position", number=0, title={"en": "Position", "ru": "Позиция"}, note={},
            designed={}, battlefield=self.board(), definitions=definitions(), rounds=self.rounds,
            first_turn=self.turn, vp=self.vp if self.vp_side == 0 else -self.vp,
            cards=self.cards, dealt=(), chapters=self.chapters, terms=(terms[0], terms[1]),
            start=units,
            objectives=tuple((self.at(label), side) for label, side in self.objectives),
        )  # fmt: skip


def read(text: str) -> Setting:
    """All statements of a position; raises NotationError."""
    setting = Setting()
    later: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if line.startswith("unit "):
            later.append((number, line))
        elif line:
            _guarded(setting, number, line, _statement)
    for number, line in later:
        _guarded(setting, number, line, _unit)
    return setting


def _guarded(setting: Setting, number: int, line: str, act: Callable[[Setting, str], None]) -> None:
    try:
        act(setting, line)
    except _FaultError as error:
        raise NotationError(number, line, str(error)) from error
    except ValueError as error:
        raise NotationError(number, line, f"a number was expected ({error})") from error


def _statement(setting: Setting, line: str) -> None:
    word, _, rest = line.partition(" ")
    handler = _STATEMENTS.get(word)
    if handler is None:
        raise _FaultError(f"expected unit or one of {', '.join(sorted(_STATEMENTS))}")
    handler(setting, rest.strip())


def side_of(name: str) -> int:
    if name not in SIDES:
        raise _FaultError(f"expected german or soviet, got {name!r}")
    return SIDES.index(name)


def facing_of(name: str) -> int:
    if name not in FACINGS:
        raise _FaultError(f"expected a facing of {', '.join(FACINGS)}, got {name!r}")
    return FACINGS.index(name)


def _parts(rest: str) -> list[list[str]]:
    """`german 5, soviet 3` as [[german, 5], [soviet, 3]]."""
    return [part.split() for part in rest.split(",") if part.strip()]


def _board(setting: Setting, rest: str) -> None:
    size = re.fullmatch(r"(\d+)x(\d+)", rest)
    if size:
        setting.size = (int(size[1]), int(size[2]))
        return
    try:
        setting.battlefield = battlefield_of(tuple(rest.removeprefix("coh/").split("+")))
    except (OSError, LookupError) as error:
        raise _FaultError("expected a size such as 9x7, or a board such as coh/1") from error


def _terrain(setting: Setting, rest: str) -> None:
    for kind, *labels in _parts(rest):
        if kind not in definitions().terrain:
            raise _FaultError(f"unknown terrain {kind!r}")
        setting.terrain.update(dict.fromkeys(labels, kind))


def _numbers(field: str) -> Callable[[Setting, str], None]:
    """`cap german 5, soviet 3`: a number for each side."""

    def handle(setting: Setting, rest: str) -> None:
        for side, value in _parts(rest):
            getattr(setting, field)[side_of(side)] = int(value)

    return handle


def _hand(setting: Setting, rest: str) -> None:
    for side, *numbers in _parts(rest):
        cards = tuple(sorted(int(number) for number in numbers))
        setting.hands[side_of(side)] = cards
        for number in cards:
            if number not in definitions().cards:
                raise _FaultError(f"there is no card {number}")


def _vp(setting: Setting, rest: str) -> None:
    side, points = rest.split()
    setting.vp_side, setting.vp = side_of(side), int(points)
    if setting.vp < 1:
        raise _FaultError("somebody always holds at least 1 VP (COH-9.2.e)")


def _round(setting: Setting, rest: str) -> None:
    words = rest.split()
    setting.round = int(words[0])
    if len(words) == 3:
        setting.rounds = int(words[2])


def _objective(setting: Setting, rest: str) -> None:
    for label, side in _parts(rest):
        setting.objectives.append((label, side_of(side)))


def _entry(setting: Setting, rest: str) -> None:
    for side, *labels in _parts(rest):
        setting.entry[side_of(side)].extend(labels)


def _option(setting: Setting, rest: str) -> None:
    name, value = rest.split()
    setting.options[name] = value in ("on", "true", "yes")


def _pool(setting: Setting, rest: str) -> None:
    """`pool pinned 2, killed 0`: how many of a hit marker are left to draw."""
    known = {marker.id for marker in definitions().markers if marker.id}
    for marker, count in _parts(rest):
        if marker not in known:
            raise _FaultError(f"unknown hit marker {marker!r}")
        setting.markers[marker] = int(count)


def _set(field: str, read_value: Callable[[str], object]) -> Callable[[Setting, str], None]:
    def handle(setting: Setting, rest: str) -> None:
        setattr(setting, field, read_value(rest))

    return handle


_STATEMENTS: dict[str, Callable[[Setting, str], None]] = {
    "board": _board,
    "terrain": _terrain,
    "walls": lambda setting, rest: setting.walls.extend(rest.split()),
    "road": lambda setting, rest: setting.roads.append(rest.split()),
    "cap": _numbers("cap"),
    "base": _numbers("base"),
    "losses": _numbers("losses"),
    "draw": _numbers("draw"),
    "objective_vp": _numbers("objective_vp"),
    "destroyed_vp": _numbers("destroyed_vp"),
    "hand": _hand,
    "deck": _set("cards", lambda rest: tuple(int(number) for number in rest.split())),
    "vp": _vp,
    "round": _round,
    "turn": _set("turn", side_of),
    "passed": _set("passed", side_of),
    "chapters": _set("chapters", int),
    "objective": _objective,
    "entry": _entry,
    "option": _option,
    "pool": _pool,
}


def _unit(setting: Setting, line: str) -> None:
    """`unit NAME KIND [at HEX] [facing DIR] [states] [hit=MARKER[!]] [red=5 ...] [due=3]`."""
    words = line.split()[1:]
    if len(words) < 2:
        raise _FaultError("expected: unit NAME KIND ...")
    name, kind_name, *rest = words
    kind = _base_kind(kind_name)
    hex_, facing, due, hit, shown = -1, 0, 0, "", False
    states: list[str] = []
    changes: dict[str, object] = {}
    words_left = iter(rest)
    for word in words_left:
        key, _, value = word.partition("=")
        if word == "at":
            hex_ = setting.at(next(words_left, ""))
        elif word == "facing":
            facing = facing_of(next(words_left, ""))
        elif word in STATES:
            states.append(word)
        elif key == "hit":
            hit, shown = value.removesuffix("!"), value.endswith("!")
            _check_marker(hit)
        elif key == "due":
            due = int(value)
        else:
            changes.update(_figure(word, key, value))
    if hex_ < 0 and "waiting" not in states and not due:
        raise _FaultError("expected `at HEX`, `waiting` or `due=ROUND`")
    kind = msgspec.structs.replace(kind, **changes)
    setting.units.append(
        UnitLine(name, kind, SIDES.index(kind.side), hex_, facing, tuple(states), hit, shown, due)
    )


def _base_kind(name: str) -> UnitKind:
    if name in SIDES:
        return msgspec.structs.replace(BLANK, side=name, id=name)
    kind = definitions().kinds.get(name)
    if kind is None:
        raise _FaultError(f"unknown unit kind {name!r}; a side's name makes a blank one")
    return kind


def _check_marker(marker: str) -> None:
    if all(known.id != marker for known in definitions().markers):
        raise _FaultError(f"unknown hit marker {marker!r}")


def _figure(word: str, key: str, value: str) -> dict[str, object]:
    """A figure of the counter: red=5, blue=none, mover=wheeled, crewed, armored ..."""
    if key in FIGURES:
        return {FIGURES[key]: None if value == "none" else int(value)}
    if key == "mover":
        return {"mover": Mover(value)}
    if word == "armored":
        return {"armored": True}
    if word == "crewed":
        return {"red_crewed": True, "blue_crewed": True}
    if word in ("red-crewed", "blue-crewed"):
        return {word.replace("-", "_"): True}
    raise _FaultError(f"unknown word {word!r}")

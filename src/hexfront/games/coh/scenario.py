"""Scenarios: sides, set-up, reinforcements, cards and victory, read from TOML and checked."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.board import Board, BoardError, Placement, join, load
from hexfront.games.coh.battlefield import Battlefield
from hexfront.games.coh.definitions import DATA, SIDES, Definitions, UnitKind, definitions
from hexfront.hexes import HexId, bits
from hexfront.play import UnknownScenarioError
from hexfront.play.datafile import (
    Amount,
    DataError,
    Positive,
    Words,
    check_words,
    convert,
    fault,
    read_toml,
)

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")

Chapters = Annotated[int, Meta(ge=9, le=11)]
"""The last chapter in force (COH-G.c), as far as the rules are written."""


class Placed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit on the board at the start."""

    kind: str
    hex: str
    facing: str
    hidden: bool = False


class Due(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reinforcement (COH-1.0.e); without an entry area of its own it uses its side's."""

    round: int
    kind: str
    entry: tuple[str, ...] = ()


class SideFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a scenario file."""

    cap: Amount
    draw: Amount
    draw_later: Amount
    entry: tuple[str, ...] = ()
    placed: tuple[Placed, ...] = ()
    waiting: tuple[str, ...] = ()
    due: tuple[Due, ...] = ()
    objective_vp: Amount = 0
    destroyed_vp: Amount = 1
    """VP that the other side gains for each unit that this side loses."""


class ObjectiveFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hex: str
    side: str


class StartVp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    side: str
    points: int


class ScenarioFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as it is written down."""

    number: Positive
    title: Words
    note: Words
    designed: Words
    layout: Annotated[tuple[str, ...], Meta(min_length=1)]
    rounds: Positive
    first_turn: str
    vp: StartVp
    cards: tuple[int, ...]
    dealt: tuple[int, ...] = ()
    chapters: Chapters
    german: SideFile
    soviet: SideFile
    objectives: tuple[ObjectiveFile, ...] = ()


class UnitStart(Struct, frozen=True):
    """A unit of the scenario and where it begins: on a hex, waiting, or due in a round."""

    kind: UnitKind
    side: int
    hex: int = -1
    facing: int = 0
    hidden: bool = False
    due: int = 0
    entry: tuple[int, ...] = ()
    """Entry hexes of its own; empty, those of its side."""


class SideTerms(Struct, frozen=True):
    """What the scenario grants a side."""

    cap: int
    draw: int
    draw_later: int
    entry: tuple[int, ...]
    objective_vp: int
    destroyed_vp: int


class Scenario:
    """A scenario ready to play; shared by all States and never changed."""

    __slots__ = (
        "battlefield", "cards", "chapters", "dealt", "definitions", "designed", "edge",
        "first_turn", "id", "kinds", "note", "number", "objectives", "rounds", "side_mask",
        "side_of", "start", "terms", "title", "vp",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        number: int,
        title: Words,
        note: Words,
        designed: Words,
        battlefield: Battlefield,
        definitions: Definitions,
        rounds: int,
        first_turn: int,
        vp: int,
        cards: tuple[int, ...],
        dealt: tuple[int, ...],
        chapters: int,
        terms: tuple[SideTerms, SideTerms],
        start: tuple[UnitStart, ...],
        objectives: tuple[tuple[int, int], ...],
    ) -> None:
        self.id = id
        self.number = number
        self.title = title
        self.note = note
        self.designed = designed
        self.battlefield = battlefield
        self.definitions = definitions
        self.rounds = rounds
        self.first_turn = first_turn
        self.vp = vp
        self.cards = cards
        self.dealt = dealt
        self.chapters = chapters
        self.terms = terms
        self.start = start
        self.objectives = objectives
        self.kinds: tuple[UnitKind, ...] = tuple(unit.kind for unit in start)
        self.side_of: tuple[int, ...] = tuple(unit.side for unit in start)
        self.side_mask: tuple[int, int] = (
            sum(1 << u for u, side in enumerate(self.side_of) if side == 0),
            sum(1 << u for u, side in enumerate(self.side_of) if side == 1),
        )
        self.edge: tuple[int, ...] = _edge(battlefield)


def _edge(battlefield: Battlefield) -> tuple[int, ...]:
    """Whole hexes at the rim of the map, for entry across the edge (COH-4.12.f)."""
    return tuple(h for h in bits(battlefield.whole) if len(battlefield.neighbours[h]) < 6)


def load_map(layout: tuple[str, ...], folder: Path = DATA / "boards") -> Board:
    """One board, or several from left to right; `2r` is board 2 turned round."""
    boards = [(load(folder / f"{name.removesuffix('r')}.toml"), name.endswith("r"))
              for name in layout]  # fmt: skip
    if len(boards) == 1 and not boards[0][1]:
        return boards[0][0]
    return join([Placement(board, across=across, turned=turned)
                 for across, (board, turned) in enumerate(boards)])  # fmt: skip


@cache
def battlefield_of(layout: tuple[str, ...]) -> Battlefield:
    return Battlefield(load_map(layout), definitions().terrain)


class _Builder:
    """Turns a scenario file into a Scenario; every fault names the file and the key."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = convert(path, "", read_toml(path), ScenarioFile)
        try:
            self.battlefield = battlefield_of(self.file.layout)
        except BoardError as error:
            raise self._fault("layout", str(error)) from error

    def build(self) -> Scenario:
        file = self.file
        for key, words in (("title", file.title), ("note", file.note), ("designed", file.designed)):
            check_words(self.path, key, words)
        self._check_cards()
        sign = 1 if self._side("vp.side", file.vp.side) == 0 else -1
        if file.vp.points < 1:
            raise self._fault("vp.points", "somebody always holds at least 1 VP (COH-9.2.e)")
        return Scenario(
            id=self.path.stem,
            number=file.number,
            title=file.title,
            note=file.note,
            designed=file.designed,
            battlefield=self.battlefield,
            definitions=definitions(),
            rounds=file.rounds,
            first_turn=self._side("first_turn", file.first_turn),
            vp=sign * file.vp.points,
            cards=file.cards,
            dealt=file.dealt,
            chapters=file.chapters,
            terms=(self._terms("german", file.german), self._terms("soviet", file.soviet)),
            start=(*self._units("german", file.german), *self._units("soviet", file.soviet)),
            objectives=self._objectives(),
        )

    def _fault(self, key: str, reason: str) -> DataError:
        return fault(self.path, key, reason)

    def _side(self, key: str, name: str) -> int:
        if name not in SIDES:
            raise self._fault(key, f"expected one of {', '.join(SIDES)}, got {name!r}")
        return SIDES.index(name)

    def _hex(self, key: str, label: str) -> int:
        try:
            found = self.battlefield.board.at(label)
        except BoardError as error:
            raise self._fault(key, str(error)) from error
        if not self.battlefield.board.in_play(HexId(found)):
            raise self._fault(key, f"{label} is a half hex, out of play (COH-4.0.a)")
        return found

    def _hexes(self, labels: Iterable[tuple[str, str]]) -> tuple[int, ...]:
        """Keys and labels of several hexes, each of which may be named once."""
        hexes: list[int] = []
        for key, label in labels:
            found = self._hex(key, label)
            if found in hexes:
                raise self._fault(key, f"{label} is named twice")
            hexes.append(found)
        return tuple(hexes)

    def _facing(self, key: str, name: str) -> int:
        if name not in FACINGS:
            reason = f"expected one of {', '.join(FACINGS)}, got {name!r} (COH-4.1.a)"
            raise self._fault(key, reason)
        return FACINGS.index(name)

    def _kind(self, key: str, name: str, side: str) -> UnitKind:
        kind = definitions().kinds.get(name)
        if kind is None:
            raise self._fault(key, f"no unit kind {name!r} in units.toml")
        if kind.side != side:
            raise self._fault(key, f"{name} belongs to the other side")
        return kind

    def _check_cards(self) -> None:
        known = definitions().cards
        for key in ("cards", "dealt"):
            for number in getattr(self.file, key):
                if number not in known:
                    raise self._fault(key, f"no card {number} in cards.toml")
        for number in set(self.file.dealt):
            copies = known[number].count if number in self.file.cards else 0
            if copies < len(SIDES) * self.file.dealt.count(number):
                raise self._fault("dealt", f"the deck has not enough copies of card {number}")

    def _objectives(self) -> tuple[tuple[int, int], ...]:
        """Control markers: hexes and whose side is up (COH-4.4.a)."""
        marked = [(f"objectives[{n}]", mark) for n, mark in enumerate(self.file.objectives)]
        hexes = self._hexes((f"{key}.hex", mark.hex) for key, mark in marked)
        sides = [self._side(f"{key}.side", mark.side) for key, mark in marked]
        return tuple(zip(hexes, sides, strict=True))

    def _terms(self, name: str, side: SideFile) -> SideTerms:
        entry = self._hexes((f"{name}.entry[{n}]", label) for n, label in enumerate(side.entry))
        if not entry and (side.waiting or side.due):
            raise self._fault(f"{name}.entry", "units wait beside the board but no entry hex")
        return SideTerms(
            side.cap, side.draw, side.draw_later, entry, side.objective_vp, side.destroyed_vp
        )

    def _units(self, name: str, side: SideFile) -> list[UnitStart]:
        seat = SIDES.index(name)
        units = []
        for n, placed in enumerate(side.placed):
            key = f"{name}.placed[{n}]"
            units.append(UnitStart(
                self._kind(f"{key}.kind", placed.kind, name), seat,
                self._hex(f"{key}.hex", placed.hex), self._facing(f"{key}.facing", placed.facing),
                placed.hidden,
            ))  # fmt: skip
        for n, kind in enumerate(side.waiting):
            units.append(UnitStart(self._kind(f"{name}.waiting[{n}]", kind, name), seat))
        for n, due in enumerate(side.due):
            if not 1 < due.round <= self.file.rounds:
                reason = f"expected 2 to {self.file.rounds}, got {due.round}"
                raise self._fault(f"{name}.due[{n}].round", reason)
            kind_due = self._kind(f"{name}.due[{n}].kind", due.kind, name)
            area = self._hexes(
                (f"{name}.due[{n}].entry[{i}]", label) for i, label in enumerate(due.entry)
            )
            units.append(UnitStart(kind_due, seat, due=due.round, entry=tuple(area)))
        return units


def load_scenario(path: Path) -> Scenario:
    """Read and check one scenario file."""
    return _Builder(path).build()


@cache
def scenario(name: str) -> Scenario:
    """A scenario that comes with Hexfront."""
    path = DATA / "scenarios" / f"{name}.toml"
    if not path.is_file():
        raise UnknownScenarioError(f"coh has no scenario {name!r}")
    return load_scenario(path)


@cache
def scenario_names() -> tuple[str, ...]:
    """The scenarios in the order of their numbers."""

    names = [path.stem for path in (DATA / "scenarios").glob("*.toml")]
    return tuple(sorted(names, key=lambda name: scenario(name).number))

"""Units of a position: what their statements say of counters, places and states."""

from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.notation.faults import FaultError, member, number, one_of
from hexfront.games.s42.definitions.counters import (
    ArmyHqKind,
    Box,
    Branch,
    Dot,
    Face,
    Quality,
    Side,
    Size,
    Unit,
    UnitType,
    parse_face,
)
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.scenarios.scenariofile import Edge, Entry
from hexfront.games.s42.state import S42State
from hexfront.play.fields import sets_of

SHORT = {"full_retreat": "fr", "ready_supply": "ready"}
STATES = {SHORT.get(slot, slot.replace("_", "-")): slot for slot in sets_of(S42State, "units")}
"""Words for the unit masks of a State."""

EDGES: tuple[Edge, ...] = get_args(Edge)
ENTRIES = ("entry", "edges", "north-of", "by-rail")
HQ_KINDS: tuple[ArmyHqKind, ...] = ("tank", "guards", "shock")

BRANCHES = {Side.AXIS: Branch.WEHRMACHT, Side.SOVIET: Branch.REGULAR}
"""The branch of a unit that names none."""

TYPES = {kind.value: kind for kind in UnitType}
SIZES = {size.value: size for size in Size}
QUALITIES = {quality.value: quality for quality in Quality}
DOTS = {dot.value: dot for dot in Dot if dot is not Dot.NONE}
BOXES = {box.value: box for box in Box if box is not Box.PLAIN}
OTHER_BRANCHES = {branch.value: branch for branch in Branch if branch is not Branch.NKVD}


class UnitLine(Struct, frozen=True, kw_only=True):
    """One statement of a unit or Supply Point."""

    name: str
    side: Side
    unit: Unit | None = None
    """The counter; None for a Supply Point."""
    at: str = ""
    """The number of its hex."""
    area: str = ""
    """The Entry Area in which it is."""
    lost: int = 0
    due: int = 0
    back: bool = False
    """Does it come back then, after it was removed?"""
    entry: Entry | None = None
    """Where it comes in, if not where its side's reinforcements do."""
    eliminated: bool = False
    died: int = 0
    """The turn in which it went to the Eliminated Box, or 0."""
    removed: bool = False
    box: int = 0
    """The number of the holding box to which a Reserve Army belongs, or 0."""
    states: frozenset[str] = frozenset()


def read_unit(side: Side, name: str, figures: str, words: list[str]) -> UnitLine:
    """`axis A 10-8-6 tank red at 1203`: a counter made up for the position."""
    own = {"steps": "", "size": "", "remnant": "", "hq": "", "branch": "", "type": "", "range": "",
           "upgrade": ""}  # fmt: skip
    plain: list[str] = []
    rest: list[str] = []
    for word in words:
        key, equals, value = word.partition("=")
        if equals and key in own:
            own[key] = value
        elif _is_figure(word):
            plain.append(word)
        else:
            rest.append(word)
    unit = _finished(_counter(side, name, figures, plain, own), figures, own)
    return read_state(UnitLine(name=name, side=side, unit=unit), rest)


def read_counter(id_: str, words: list[str]) -> UnitLine:
    """`unit ger-3-pz as A at 1515`: a counter of the game."""
    unit = definitions().units.get(id_)
    if unit is None:
        raise FaultError(f"no counter {id_!r} in data/units")
    name = id_
    if words[:1] == ["as"]:
        if len(words) < 2:
            raise FaultError("expected a name after 'as'")
        name, words = words[1], words[2:]
    return read_state(UnitLine(name=name, side=unit.side, unit=unit), words)


def read_supply(side: Side, name: str, words: list[str]) -> UnitLine:
    """`sp axis ready at 1203`."""
    return read_state(UnitLine(name=name, side=side), words)


def _is_figure(word: str) -> bool:
    known = (TYPES, SIZES, QUALITIES, DOTS, BOXES, OTHER_BRANCHES)
    return word in ("free", "black-box") or any(word in table for table in known)


def _counter(side: Side, name: str, figures: str, plain: list[str], own: dict[str, str]) -> Unit:
    """The counter as its words have it; `_finished` fills in what follows from its type."""
    unit = Unit(
        id=name, name={"en": name, "ru": name}, label=name, formation="", type=UnitType.INFANTRY,
        size=Size.DIVISION, branch=BRANCHES[side], full=_face(figures.partition("/")[0]),
        reduced=None, used=None, upgrade=None, steps=0, quality=Quality.AVERAGE, dot=Dot.NONE,
        free_stacking="free" in plain, black_box="black-box" in plain, range=0, box=Box.PLAIN,
        remnant="", army_hq="", given=(), outside=(),
    )  # fmt: skip
    quality = None
    for word in plain:
        if word in TYPES:
            unit = replace(unit, type=TYPES[word])
        elif word in SIZES:
            unit = replace(unit, size=SIZES[word])
        elif word in QUALITIES:
            quality = QUALITIES[word]
        elif word in DOTS:
            unit = replace(unit, dot=DOTS[word])
        elif word in BOXES:
            unit = replace(unit, box=BOXES[word])
        elif word in OTHER_BRANCHES:
            unit = replace(unit, branch=OTHER_BRANCHES[word])
    if unit.type is UnitType.NKVD:
        unit = replace(unit, branch=Branch.NKVD)
    if own["type"]:
        unit = replace(unit, type=member(own["type"], UnitType, "a type"))
    if own["branch"]:
        unit = replace(unit, branch=member(own["branch"], Branch, "a branch"))
    if unit.side is not side:
        raise FaultError(f"{unit.branch.value} is no branch of the {side.value} side")
    if quality is None and unit.branch in (Branch.GUARDS, Branch.NKVD):
        quality = Quality.ELITE
    return replace(unit, quality=quality or Quality.AVERAGE)


def _finished(unit: Unit, figures: str, own: dict[str, str]) -> Unit:
    """Steps, the other side of the counter, range, Remnant and the kind of an Army HQ."""
    second = figures.partition("/")[2]
    if own["size"]:
        unit = replace(unit, size=member(own["size"], Size, "a size"))
    if unit.type is UnitType.ARMY_HQ:
        kind = HQ_KINDS[one_of(own["hq"] or "shock", HQ_KINDS, "a kind of Army HQ")]
        return replace(unit, steps=1, army_hq=kind)
    if unit.asu or unit.type is UnitType.LEADER:
        used = _face(second) if second else replace(unit.full, attack=0, support=False)
        return replace(unit, steps=1, used=used, range=number(own["range"] or "4"))
    steps = number(own["steps"]) if own["steps"] else 2 if unit.full.defense > 1 else 1
    if steps not in (1, 2, 3):
        raise FaultError(f"a unit has one to three steps, got {steps}")
    reduced = None
    if steps > 1:
        reduced = _face(second) if second else _halved(unit.full)
    elif second:
        raise FaultError("a unit of one step has no reduced side")
    remnant = own["remnant"] or _remnant(unit) if steps == 3 else ""
    if remnant:
        one_of(remnant, tuple(definitions().remnants), "a Remnant")
    upgrade = _face(own["upgrade"]) if own["upgrade"] else None
    return replace(unit, steps=steps, reduced=reduced, remnant=remnant, upgrade=upgrade)


def _remnant(unit: Unit) -> str:
    if unit.type is UnitType.TANK:
        return "panzer"
    return "panzergrenadier" if unit.type.mechanized else "infantry"


def _halved(face: Face) -> Face:
    """A reduced side for a counter that shows only its full one."""
    return replace(face, attack=(face.attack + 1) // 2, defense=max(face.defense // 2, 1))


def _face(text: str) -> Face:
    try:
        return parse_face(text)
    except ValueError as error:
        raise FaultError(str(error)) from error


def read_state(line: UnitLine, words: list[str]) -> UnitLine:
    """Where a unit is and in what state."""
    left = list(words)
    while left:
        word = left.pop(0)
        if word in ("at", "in"):
            if not left:
                raise FaultError(f"expected a {'hex' if word == 'at' else 'place'} after {word!r}")
            value = left.pop(0)
            line = replace(line, at=value) if word == "at" else replace(line, area=value)
        else:
            line = _with_word(line, word)
    return _checked(line)


def _with_word(line: UnitLine, word: str) -> UnitLine:
    key, equals, value = word.partition("=")
    if word in STATES:
        return replace(line, states=line.states | {word})
    if word == "reduced":
        return replace(line, lost=1)
    if word == "removed":
        return replace(line, removed=True)
    if key == "eliminated":
        return replace(line, eliminated=True, died=number(value) if equals else 1)
    if key == "died" and equals:
        return replace(line, died=number(value))
    if key == "box" and equals:
        return replace(line, box=number(value))
    if key == "lost" and equals:
        return replace(line, lost=number(value))
    if key == "due" and equals:
        return replace(line, due=number(value))
    if key == "back" and equals:
        return replace(line, due=number(value), back=True)
    if key in ENTRIES and equals:
        return replace(line, entry=_entry(line.entry or Entry(), key, value))
    raise FaultError(f"unknown word {word!r}; states are {', '.join(STATES)}")


def _entry(entry: Entry, key: str, value: str) -> Entry:
    if key == "entry":
        return replace(entry, areas=tuple(value.split("+")))
    if key == "edges":
        return replace(entry, edges=read_edges(value.split("+")))
    if key == "north-of":
        return replace(entry, north_of=value)
    return replace(entry, by_rail=number(value))


def read_edges(words: list[str]) -> tuple[Edge, ...]:
    return tuple(EDGES[one_of(word, EDGES, "a map edge")] for word in words)


def _checked(line: UnitLine) -> UnitLine:
    if sum(map(bool, (line.at, line.area, line.eliminated, line.removed))) > 1:
        raise FaultError("a unit is in one place: at HEX, in AREA, eliminated or removed")
    unit = line.unit
    if unit is None:
        return line
    if "remnant" in line.states:
        if not unit.remnant:
            raise FaultError(f"{line.name} leaves no Remnant; it needs steps=3")
        line = replace(line, lost=unit.steps + ("upgraded" in line.states) - 1)
    if line.lost >= unit.steps + ("upgraded" in line.states):
        raise FaultError(f"{line.name} cannot have lost {line.lost} of {unit.steps} steps")
    return line

"""Reading a position: one statement a line, `#` starts a comment.

A fault names its line. Statements are looked up in tables, so a new one is a function and a line
in its table.
"""

from collections.abc import Callable
from enum import IntEnum

from hexfront.games.aslsk.notation.counters import NATIONS, find_unit, find_weapon, make_up
from hexfront.games.aslsk.notation.draft import Draft
from hexfront.games.aslsk.notation.faults import FaultError, NotationError, wanted, words
from hexfront.games.aslsk.notation.ground import GROUND, SHAPES, choose_board
from hexfront.games.aslsk.notation.markers import MARKERS
from hexfront.games.aslsk.notation.terms import GROUPS, SIDES, TERMS
from hexfront.games.aslsk.notation.units import UnitLine, WeaponLine, read_unit, read_weapon
from hexfront.games.aslsk.scenarios.scenario import scenario_file
from hexfront.play import UnknownScenarioError

Statement = Callable[[Draft, list[str]], None]


class Stage(IntEnum):
    """The order in which statements are read, whatever the order of their lines."""

    SCENARIO = 0
    SIDES = 1
    BOARD = 2
    GROUND = 3
    SHAPES = 4
    TERMS = 5
    GROUPS = 6
    UNITS = 7
    WEAPONS = 8
    MARKERS = 9


def read(text: str) -> Draft:
    """All statements of a position; raises NotationError."""
    draft = Draft()
    lines = [
        (number_, line)
        for number_, raw in enumerate(text.splitlines(), 1)
        if (line := raw.split("#", 1)[0].strip())
    ]
    for number_, line in sorted(lines, key=lambda numbered: _stage(numbered[1])):
        try:
            _statement(draft, line)
        except FaultError as error:
            raise NotationError(number_, line, str(error)) from error
    return draft


def _stage(line: str) -> Stage:
    word = line.split(maxsplit=1)[0]
    for stage, table in _TABLES.items():
        if word in table:
            return stage
    return Stage.MARKERS


def _statement(draft: Draft, line: str) -> None:
    word, *rest = words(line)
    handler = _TABLES[_stage(line)].get(word)
    if handler is None:
        raise FaultError(f"expected one of {', '.join(sorted(statements()))}")
    handler(draft, rest)


def statements() -> set[str]:
    """The words with which a statement begins."""
    return {word for table in _TABLES.values() for word in table}


def _scenario(draft: Draft, rest: list[str]) -> None:
    """The terms and the board of a scenario; its counters stay away."""
    (name,) = wanted(rest, 1, "the id of a scenario")[:1]
    try:
        draft.file = scenario_file(name)
    except UnknownScenarioError as error:
        raise FaultError(f"no scenario {name!r}") from error
    draft.scenario_id = name
    draft.choose_board(draft.file.board)
    draft.groups = list(draft.file.groups)


def _counter(draft: Draft, rest: list[str]) -> None:
    """`counter italian like ger-447 strength=3-4-7 broken=6`."""
    form = "`counter ID like COUNTER [FIGURE=VALUE ...]`"
    id_, like, base, *figures = wanted(rest, 3, form)
    if like != "like":
        raise FaultError(f"expected {form}")
    draft.known = make_up(draft.known, id_, base, figures)


def _unit(nation: str) -> Statement:
    """`ger A 4-6-7 +lmg at K5 broken`; without a name the counter gives it one."""
    nationality = NATIONS[nation]

    def handle(draft: Draft, rest: list[str]) -> None:
        form = f"`{nation} [NAME] COUNTER ...`, such as `{nation} A 9-1 at K5`"
        wanted(rest, 1, form)
        if nationality not in draft.nationalities:
            sides = " and ".join(draft.side_names())
            raise FaultError(f"the sides are {sides}; another pair: `sides german american`")
        name, rest = _named(rest, lambda word: find_unit(draft.known, nationality, word))
        kind = find_unit(draft.known, nationality, rest[0])
        if kind is None:
            raise FaultError(f"no {nationality.value} counter {rest[0]!r}; `counter` makes one up")
        side = draft.nationalities.index(nationality)
        line = UnitLine(name=name or draft.free_name(kind), side=side, kind=kind)
        line = read_unit(line, rest[1:])
        if line.was and find_unit(draft.known, nationality, line.was) != line.was:
            raise FaultError(f"no {nationality.value} counter {line.was!r}")
        draft.add(line)
        for weapon in line.armed:
            _hand_out(draft, line, weapon)

    return handle


def _named(rest: list[str], find: Callable[[str], object]) -> tuple[str, list[str]]:
    """The name, and the words from the counter on; a counter without a name before it has none."""
    if len(rest) > 1 and (find(rest[1]) is not None or find(rest[0]) is None):
        return rest[0], rest[1:]
    return "", rest


def _hand_out(draft: Draft, unit: UnitLine, kind: str) -> None:
    """`+lmg` on the line of a unit A is a weapon A-lmg."""
    nationality = draft.nationalities[unit.side]
    weapon = find_weapon(draft.known, nationality, kind)
    if weapon is None:
        raise FaultError(f"no {nationality.value} weapon {kind!r}")
    draft.arm(
        WeaponLine(
            name=draft.free_name(f"{unit.name}-{kind}"), weapon=weapon, side=unit.side,
            holder=unit.name, group=unit.group,
        )
    )  # fmt: skip


def _weapon(draft: Draft, rest: list[str]) -> None:
    """`sw M ger-hmg with A`, `sw ger-lmg at K5`; its side is that of its nationality."""
    form = "`sw [NAME] WEAPON ...`, such as `sw M ger-hmg with A`"
    wanted(rest, 1, form)
    name, rest = _named(rest, draft.known.weapons.get)
    if rest[0] not in draft.known.weapons:
        raise FaultError(f"no weapon {rest[0]!r}; expected an id such as ger-lmg")
    nationality = draft.known.weapons[rest[0]].nationality
    side = draft.nationalities.index(nationality) if nationality in draft.nationalities else 0
    if rest[1:2] and rest[1].startswith("side="):
        side = draft.side(rest.pop(1).partition("=")[2])
    line = WeaponLine(name=name or draft.free_name(rest[0]), weapon=rest[0], side=side)
    draft.arm(read_weapon(line, rest[1:]))


_TABLES: dict[Stage, dict[str, Statement]] = {
    Stage.SCENARIO: {"scenario": _scenario},
    Stage.SIDES: {**SIDES, "counter": _counter},
    Stage.BOARD: {"board": choose_board},
    Stage.GROUND: GROUND,
    Stage.SHAPES: SHAPES,
    Stage.TERMS: TERMS,
    Stage.GROUPS: GROUPS,
    Stage.UNITS: {nation: _unit(nation) for nation in NATIONS},
    Stage.WEAPONS: {"sw": _weapon},
    Stage.MARKERS: MARKERS,
}

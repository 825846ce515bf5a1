"""Reading a position: one statement a line, `#` starts a comment.

A fault names its line. Statements are looked up in tables, so a new one is a function and a line
in its table.
"""

from collections.abc import Callable

from hexfront.games.aslsk.notation.counters import NATIONS, find_unit, find_weapon, make_up
from hexfront.games.aslsk.notation.draft import Draft
from hexfront.games.aslsk.notation.ground import GROUND, SHAPES, choose_board
from hexfront.games.aslsk.notation.markers import MARKERS
from hexfront.games.aslsk.notation.terms import GROUPS, SIDES, TERMS
from hexfront.games.aslsk.notation.units import UnitLine, WeaponLine, read_unit, read_weapon
from hexfront.games.aslsk.scenarios.scenario import scenario_file
from hexfront.games.notation.faults import FaultError, wanted
from hexfront.games.notation.statements import Statement, Statements
from hexfront.play import UnknownScenarioError


def read(text: str) -> Draft:
    """All statements of a position; raises NotationError."""
    return _STATEMENTS.read(text, Draft())


def statements() -> set[str]:
    """The words with which a statement begins."""
    return _STATEMENTS.words()


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


def _unit(nation: str) -> Statement[Draft]:
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
    """`sw M ger-hmg with A`, `sw ger-lmg at K5`; its side is that of its nationality.

    `sw T-ma malfunctioned` speaks of the armament that the vehicle T has anyway.
    """
    form = "`sw [NAME] WEAPON ...`, such as `sw M ger-hmg with A`"
    wanted(rest, 1, form)
    if rest[0] in draft.armament:
        draft.refit(read_weapon(draft.armament[rest[0]], rest[1:]))
        return
    name, rest = _named(rest, draft.known.weapon)
    weapon = draft.known.weapon(rest[0])
    if weapon is None:
        raise FaultError(f"no weapon {rest[0]!r}; expected an id such as ger-lmg")
    nationality = weapon.nationality
    side = draft.nationalities.index(nationality) if nationality in draft.nationalities else 0
    if rest[1:2] and rest[1].startswith("side="):
        side = draft.side(rest.pop(1).partition("=")[2])
    line = WeaponLine(name=name or draft.free_name(rest[0]), weapon=rest[0], side=side)
    draft.arm(read_weapon(line, rest[1:]))


_STATEMENTS = Statements[Draft](
    (
        {"scenario": _scenario},
        {**SIDES, "counter": _counter},
        {"board": choose_board},
        GROUND,
        SHAPES,
        TERMS,
        GROUPS,
        {nation: _unit(nation) for nation in NATIONS},
        {"sw": _weapon},
        MARKERS,
    )
)

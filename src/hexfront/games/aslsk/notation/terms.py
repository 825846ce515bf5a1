"""Statements about the terms of the scenario: sides, date, turns, groups, what wins."""

import re

from msgspec.structs import replace

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.notation.counters import SWITCH
from hexfront.games.aslsk.notation.draft import Draft, side_file
from hexfront.games.aslsk.notation.options import Options
from hexfront.games.aslsk.scenarios.scenariofile import Condition, Edge, Group, VictoryKind
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.terrain.areas import area
from hexfront.games.notation.faults import (
    FaultError,
    member,
    number,
    one_of,
    parts,
    wanted,
)
from hexfront.games.notation.statements import Statement

_DATE = re.compile(r"19(39|4[0-5])-(0[1-9]|1[0-2])", re.ASCII)


def _sides(draft: Draft, rest: list[str]) -> None:
    """`sides german american`: the first is side 0."""
    draft.made_up("sides")
    names = wanted(rest, 2, "`sides german russian`")[:2]
    first, second = (member(name, Nationality, "a nationality") for name in names)
    if first is second:
        raise FaultError("expected two nationalities")
    edges = [side.edge for side in draft.file.sides]
    sides = (side_file(first, edges[0]), side_file(second, edges[1]))
    draft.file = replace(draft.file, sides=sides)


def _edge(draft: Draft, rest: list[str]) -> None:
    """`edge german west`: the friendly edge."""
    name, edge = wanted(rest, 2, "`edge SIDE EDGE`")[:2]
    side, sides = draft.side(name), list(draft.file.sides)
    sides[side] = replace(sides[side], edge=member(edge, Edge, "an edge"))
    draft.file = replace(draft.file, sides=(sides[0], sides[1]))


def _date(draft: Draft, rest: list[str]) -> None:
    (date,) = wanted(rest, 1, "a month such as 1943-07")[:1]
    if not _DATE.fullmatch(date):
        raise FaultError(f"expected a month of the war such as 1943-07, got {date!r}")
    draft.file = replace(draft.file, date=date)


def _turns(draft: Draft, rest: list[str]) -> None:
    """`turns 6 [half]`: the last one, and whether it has only its first Player Turn."""
    turns = number(wanted(rest, 1, "`turns NUMBER [half]`")[0])
    draft.file = replace(draft.file, turns=turns, half_turn="half" in rest)


def _who(field: str) -> Statement[Draft]:
    """`first russian`, `sets-up-first german`, `otherwise german`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        side = draft.side(wanted(rest, 1, "a side")[0])
        draft.file = replace(draft.file, **{field: side})

    return handle


def _elr(draft: Draft, rest: list[str]) -> None:
    """`elr german 3, russian 2`."""
    for part in parts(rest):
        name, level = wanted(part, 2, "`elr SIDE NUMBER`")[:2]
        draft.elr[draft.side(name)] = number(level)


def _areas(draft: Draft, rest: list[str]) -> tuple[str, ...]:
    """`rows 1-4, K5`: areas as scenario files have them."""
    found = tuple(" ".join(part) for part in parts(rest))
    try:
        area(draft.board, found)
    except ValueError as error:
        raise FaultError(str(error)) from error
    return found


def _group(draft: Draft, rest: list[str]) -> None:
    """`group wave german turn 2 edge north elr 3 hidden 1 in rows 1-4, K5`."""
    draft.made_up("groups")
    options = Options(wanted(rest, 2, "`group NAME SIDE ...`"))
    places = _areas(draft, options.after("in"))
    name, side_name, *_ = options.words
    del options.words[:2]
    side = draft.side(side_name)
    edge = options.value("edge")
    group = Group(
        side=side,
        name={"en": name, "ru": name},
        units={},
        elr=number(options.value("elr", str(draft.elr[side]))),
        turn=number(options.value("turn", "0")),
        area=places,
        edge=member(edge, Edge, "an edge") if edge else None,
        hidden=number(options.value("hidden", "0")),
    )
    options.done()
    if any(other.name["en"] == name for other in draft.groups):
        raise FaultError(f"there are two groups {name!r}")
    draft.groups.append(group)


def _victory(draft: Draft, rest: list[str]) -> None:
    """`victory german control 3 K5, buildings`, `... exit 5 east rows 2-4`, `... casualties 10`."""
    form = (
        "`victory SIDE control NUMBER HEXES`, `... exit NUMBER EDGE [HEXES]` "
        "or `... casualties NUMBER`"
    )
    draft.made_up("conditions")
    name, word, count, *more = wanted(rest, 3, form)
    kind = member(word, VictoryKind, "a condition")
    text = " ".join(rest)
    condition = Condition(
        side=draft.side(name), kind=kind, at_least=number(count), text={"en": text, "ru": text}
    )
    if kind is VictoryKind.CONTROL:
        condition = replace(condition, hexes=_areas(draft, wanted(more, 1, form)))
    if kind is VictoryKind.EXIT:
        edge = member(wanted(more, 1, form)[0], Edge, "an edge")
        part = _areas(draft, more[1:]) if more[1:] else ()
        condition = replace(condition, edge=edge, hexes=part)
    draft.file = replace(draft.file, conditions=(*draft.file.conditions, condition))


def _option(draft: Draft, rest: list[str]) -> None:
    """`option free_los off`."""
    for part in parts(rest):
        name, value = wanted(part, 2, "`NAME on` or `NAME off`")[:2]
        one_of(name, AslskOptions.__struct_fields__, "an option")
        one_of(value, tuple(SWITCH), "a switch")
        draft.options[name] = SWITCH[value]


SIDES: dict[str, Statement[Draft]] = {"sides": _sides}
TERMS: dict[str, Statement[Draft]] = {
    "edge": _edge,
    "date": _date,
    "turns": _turns,
    "first": _who("moves_first"),
    "sets-up-first": _who("sets_up_first"),
    "otherwise": _who("otherwise"),
    "elr": _elr,
    "option": _option,
}
GROUPS: dict[str, Statement[Draft]] = {"group": _group, "victory": _victory}
"""Statements that name hexes."""

"""Statements about the terms of the scenario: turns, entry, frozen units, victory."""

from typing import Literal, get_args

from msgspec import convert

from hexfront.games.notation.faults import FaultError, member, number, one_of, wanted
from hexfront.games.notation.statements import Statement
from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.notation.draft import Draft, side_of
from hexfront.games.s42.notation.units import read_edges
from hexfront.games.s42.scenarios.scenariofile import (
    BeyondDon,
    Check,
    Entry,
    Exit,
    Frozen,
    TacticalOnly,
    Victory,
    What,
    Withdrawal,
)
from hexfront.games.s42.setting import SOVIET

WITHDRAWALS: dict[What, str] = {
    "panzer-divisions": "S42-32.1.a",
    "tank-corps": "S42-32.2.a",
    "unit": "S42-32.3.c",
    "infantry-division": "S42-32.3.b",
    "upgrade": "S42-32.4.a",
    "exchange": "S42-32.5.a",
}
"""The rule that a withdrawal cites: that of the campaign."""
PENALTY = "S42-32.3.a"
EXITS = {"east": "S42-S1.3.c", "south": "S42-S1.3.d"}
"""And the VPs for an exit; over another edge they are like those in the east."""


def _add(draft: Draft, field: str, *items: object) -> None:
    """Add to a tuple of the scenario file."""
    before = draft.changes.get(field, ())
    draft.changes[field] = (*(before if isinstance(before, tuple) else ()), *items)


def _turns(draft: Draft, rest: list[str]) -> None:
    """`turns 1-8`: first and last turn."""
    first, dash, last = wanted(rest, 1, "`turns FIRST-LAST`")[0].partition("-")
    if not dash:
        raise FaultError("expected `turns FIRST-LAST`")
    draft.changes |= {"first_turn": number(first), "last_turn": number(last)}


def _first(draft: Draft, rest: list[str]) -> None:
    draft.changes["first_player"] = member(wanted(rest, 1, "`first SIDE`")[0], Side, "a side")


def _exit_areas(draft: Draft, rest: list[str]) -> None:
    for area in rest:
        draft.check_area(area)
    _add(draft, "exit_areas", *rest)


def _tactical_only(draft: Draft, rest: list[str]) -> None:
    side, turn = wanted(rest, 2, "`tactical-only SIDE TURN [all] [rail]`")[:2]
    for word in rest[2:]:
        one_of(word, ("all", "rail"), "a word for a limit")
    limit = TacticalOnly(
        side=member(side, Side, "a side"), turn=number(turn),
        all_units="all" in rest[2:], rail="rail" in rest[2:],
        rule="S42-S3.4.c" if "all" in rest[2:] else "S42-S1.2.b",
    )  # fmt: skip
    _add(draft, "tactical_only", limit)


def _frozen(draft: Draft, rest: list[str]) -> None:
    """`frozen until 2 A B`, `frozen declared 2 A B`, `frozen north-caucasus C`."""
    wanted(rest, 2, "`frozen until|declared TURN UNITS` or `frozen north-caucasus UNITS`")
    if rest[0] in ("until", "declared"):
        units, turn = _ids(draft, rest[2:]), number(rest[1])
        release: Literal["turn", "declared"] = "turn" if rest[0] == "until" else "declared"
        group = Frozen(units=units, release=release, turn=turn, rule="S42-31.0.a")
    else:
        one_of(rest[0], ("north-caucasus",), "a release")
        units = _ids(draft, rest[1:])
        group = Frozen(units=units, release="north-caucasus", rule="S42-20.6.a")
    _add(draft, "frozen", group)


def _trans_caucasus(draft: Draft, rest: list[str]) -> None:
    """`trans-caucasus A B`: units that wait in the box."""
    draft.side_changes[SOVIET]["waiting"] = _ids(draft, rest)


def _withdrawal(draft: Draft, rest: list[str]) -> None:
    """`withdrawal axis 10 panzer-divisions A`, `withdrawal axis 20 exchange A by B`."""
    side, turn, what, *more = wanted(rest, 3, "`withdrawal SIDE TURN WHAT [UNIT] [by UNIT]`")
    if what not in get_args(What):
        raise FaultError(f"expected one of {', '.join(get_args(What))}, got {what!r}")
    unit = _ids(draft, more[:1])[0] if more and more[0] != "penalty" else ""
    by = _ids(draft, [more[more.index("by") + 1]])[0] if "by" in more else ""
    changes = draft.side_changes[side_of(side)]
    before = changes.get("withdrawals", ())
    kind, penalty = convert(what, What), "penalty" in more
    term = Withdrawal(
        turn=number(turn), what=kind, unit=unit, by=by, penalty=penalty,
        rule=PENALTY if penalty else WITHDRAWALS[kind],
    )  # fmt: skip
    changes["withdrawals"] = (*(before if isinstance(before, tuple) else ()), term)
    if by:
        changes["waiting"] = (by,)


def _winter_offensive(draft: Draft, rest: list[str]) -> None:
    draft.changes["winter_offensive"] = number(wanted(rest, 1, "`winter-offensive TURN`")[0])


def _ids(draft: Draft, names: list[str]) -> tuple[str, ...]:
    """The counter ids of units; a counter that is made up has its name as its id."""
    lines = [draft.units[draft.number_of(name)] for name in names]
    return tuple(line.unit.id if line.unit else line.name for line in lines)


def _entry(draft: Draft, rest: list[str]) -> None:
    """`entry soviet M N edges north east`: where reinforcements come in."""
    side = side_of(wanted(rest, 2, "`entry SIDE AREAS [edges EDGES]`")[0])
    where = rest.index("edges") if "edges" in rest else len(rest)
    for area in rest[1:where]:
        draft.check_area(area)
    entry = Entry(areas=tuple(rest[1:where]), edges=read_edges(rest[where + 1 :]))
    draft.side_changes[side]["entry"] = entry


def _rail_edges(draft: Draft, rest: list[str]) -> None:
    """`rail-edges soviet north east`: their rail lines lead to a Supply Source."""
    side = side_of(wanted(rest, 2, "`rail-edges SIDE EDGES`")[0])
    draft.side_changes[side]["rail_edges"] = read_edges(rest[1:])


def _victory(draft: Draft, rest: list[str]) -> None:
    """`victory 8 cut-off benchmarks exit east 5 2 beyond-don 31 1`."""
    left = list(wanted(rest, 1, "`victory POINTS ...`"))
    points = number(left.pop(0))
    exits: list[Exit] = []
    beyond = None
    checks: list[Check] = []
    flags = {"cut-off": False, "benchmarks": False, "at-end": False}
    while left:
        word = left.pop(0)
        if word in flags:
            flags[word] = True
        elif word == "exit" and len(left) >= 3:
            (edge,) = read_edges([left.pop(0)])
            steps, worth = number(left.pop(0)), number(left.pop(0))
            rule = EXITS.get(edge, EXITS["east"])
            exits.append(Exit(edge=edge, steps=steps, points=worth, rule=rule))
        elif word == "beyond-don" and len(left) >= 2:
            row, worth = number(left.pop(0)), number(left.pop(0))
            beyond = BeyondDon(below_row=row, points=worth, rule="S42-S1.3.f")
        elif word in ("before", "after") and len(left) >= 3:
            checks.append(_check(word, left.pop(0), left.pop(0), left.pop(0)))
        else:
            raise FaultError(
                "expected `victory POINTS [at-end] [cut-off] [benchmarks] "
                "[exit EDGE STEPS POINTS] [beyond-don ROW POINTS] "
                "[before|after SIDE TURN POINTS|CITY]`"
            )
    draft.changes["victory"] = Victory(
        points=points, cut_off_hexes_count=flags["cut-off"], benchmarks=flags["benchmarks"],
        at_end=flags["at-end"], exits=tuple(exits), beyond_don=beyond, checks=tuple(checks),
    )  # fmt: skip


def _check(when: str, side: str, turn: str, what: str) -> Check:
    """`after axis 28 24` or `before axis 34 Stalingrad`."""
    points, city = (number(what), "") if what.isdigit() else (0, what)
    return Check(
        turn=number(turn), when="before" if when == "before" else "after",
        side=member(side, Side, "a side"), points=points, city=city,
        rule="S42-S3.5.b" if city else "S42-S4.4.c",
    )  # fmt: skip


TERMS: dict[str, Statement[Draft]] = {
    "turns": _turns,
    "first": _first,
    "exit-areas": _exit_areas,
    "tactical-only": _tactical_only,
    "frozen": _frozen,
    "trans-caucasus": _trans_caucasus,
    "winter-offensive": _winter_offensive,
    "withdrawal": _withdrawal,
    "entry": _entry,
    "rail-edges": _rail_edges,
    "victory": _victory,
}

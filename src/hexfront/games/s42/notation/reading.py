"""Reading a position: one statement a line, `#` starts a comment.

A fault names its line. Statements are looked up in tables, so a new one is a function and a line
in its table: those of the map in `ground.py`, those of units and of the rest here.
"""

from hexfront.games.notation.faults import (
    FaultError,
    member,
    number,
    one_of,
    parts,
    wanted,
)
from hexfront.games.notation.statements import Statement, Statements
from hexfront.games.s42.definitions.counters import AirUnit, Branch, Side
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.notation.charts import CHARTS
from hexfront.games.s42.notation.draft import SIDE_NAMES, Draft, side_of, supply_name
from hexfront.games.s42.notation.ground import GROUND, choose_map
from hexfront.games.s42.notation.terms import TERMS
from hexfront.games.s42.notation.units import read_counter, read_supply, read_unit
from hexfront.games.s42.places import HOLDING, Phase
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.setting import AXIS, SIDES
from hexfront.games.s42.state import REPLACEMENTS, WEATHERS, S42State
from hexfront.games.s42.theatre import SeaName
from hexfront.hexes import union
from hexfront.play import UnknownScenarioError
from hexfront.play.fields import numbers

PHASES = tuple(phase.name.lower() for phase in Phase)
NAMED = (
    "turn", "side", "phase", "weather", "sky", "before", "stale_forts", "air_used", "air_absent",
    "sailed", "winner",
)  # fmt: skip
"""Numbers of a State that have a statement with words of its own."""


def read(text: str) -> Draft:
    """All statements of a position; raises NotationError."""
    return _STATEMENTS.read(text, Draft())


def statements() -> set[str]:
    """The words with which a statement begins."""
    return _STATEMENTS.words()


# Scenario.


def _scenario(draft: Draft, rest: list[str]) -> None:
    """The terms of a scenario, and its map unless another is named; its counters stay away."""
    (name,) = wanted(rest, 1, "the id of a scenario")[:1]
    try:
        draft.file = scenario(name).file
    except UnknownScenarioError as error:
        raise FaultError(str(error)) from error
    draft.scenario_id = name
    if not draft.map_named:
        draft.choose_map("+".join(draft.file.maps))


# Units.


def _own_unit(side: Side) -> Statement[Draft]:
    def handle(draft: Draft, rest: list[str]) -> None:
        name, figures, *more = wanted(rest, 2, f"`{side.value} NAME 6-7-3 ...`")
        draft.add(read_unit(side, name, figures, more))

    return handle


def _counter(draft: Draft, rest: list[str]) -> None:
    draft.add(read_counter(wanted(rest, 1, "the id of a counter")[0], rest[1:]))


def _sp(draft: Draft, rest: list[str]) -> None:
    """`sp axis ready at 1203`, `sp P soviet at 1204`."""
    wanted(rest, 1, "`sp [NAME] SIDE [ready|immobile] at HEX`")
    own_name = rest[0] not in SIDE_NAMES
    name = rest.pop(0) if own_name else ""
    side = SIDES[side_of(wanted(rest, 1, "a side")[0])]
    listed = draft.supply[SIDES.index(side)]
    draft.add(read_supply(side, name or supply_name(side, len(listed)), rest[1:]))


def _air(draft: Draft, rest: list[str]) -> None:
    """`air ger-8-fk at 1203 used`, `air F1 luftwaffe`."""
    name, *more = wanted(rest, 1, "`air NAME [romanian] [at HEX] [used] [absent]`")
    unit = definitions().air.get(name)
    bit = 1 << len(draft.air)
    at = HOLDING
    branch = Branch.LUFTWAFFE
    while more:
        word = more.pop(0)
        if word == "at" and more:
            at = draft.names.at(more.pop(0))
        elif word == "used":
            draft.air_used |= bit
        elif word == "absent":
            draft.air_absent |= bit
        elif word in (Branch.ROMANIAN.value, Branch.LUFTWAFFE.value) and unit is None:
            branch = Branch(word)
        else:
            raise FaultError(f"expected at HEX, used or absent, got {word!r}")
    own = AirUnit(id=name, name={"en": name, "ru": name}, label=name, branch=branch)
    draft.air.append(unit or own)
    draft.air_at.append(at)


# Markers.


def _boards(field: str) -> Statement[Draft]:
    """`fort axis 1203 1204`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        side = side_of(wanted(rest, 2, "SIDE HEXES")[0])
        getattr(draft, field)[side] |= union(draft.names.hexes(rest[1:]))

    return handle


def _control(draft: Draft, rest: list[str]) -> None:
    """`control axis 1203`: City hexes, and towns with VPs."""
    side = side_of(wanted(rest, 2, "SIDE HEXES")[0])
    hexes = union(draft.names.hexes(rest[1:]))
    towns = hexes & draft.country.towns
    cities = hexes & ~towns
    if cities & ~draft.country.cities:
        raise FaultError("expected City hexes and towns")
    axis = side == AXIS
    draft.axis_cities = draft.axis_cities | cities if axis else draft.axis_cities & ~cities
    draft.axis_towns = draft.axis_towns | towns if axis else draft.axis_towns & ~towns


def _city_battle(draft: Draft, rest: list[str]) -> None:
    label, level = wanted(rest, 2, "`city-battle HEX LEVEL`")[:2]
    draft.city_battles.append((draft.names.at(label), number(level)))


def _vacated(draft: Draft, rest: list[str]) -> None:
    """`vacated 1203`: hexes that defenders have left in this Combat Phase."""
    draft.vacated |= union(draft.names.hexes(rest))


def _guarded(draft: Draft, rest: list[str]) -> None:
    """`guarded 1203`: hexes of Reserve Armies that were said to hold units."""
    draft.guarded |= union(draft.names.hexes(rest))


def _contested(draft: Draft, rest: list[str]) -> None:
    """`contested 1203`: City hexes with units of both sides; `control` says whose they were."""
    draft.contested |= union(draft.names.hexes(rest))


def _offensive(draft: Draft, rest: list[str]) -> None:
    """`offensive H`, `offensive H ready`, `offensive H ready gone 2`: a marker on an HQ."""
    name, *more = wanted(rest, 1, "`offensive HQ [ready] [gone HEXES]`")
    draft.number_of(name)
    ready = more[:1] == ["ready"]
    more = more[ready:]
    gone = number(more[1]) if more[:1] == ["gone"] and len(more) > 1 else 0
    draft.offensives.append((name, int(ready), gone))


def _railhead(draft: Draft, rest: list[str]) -> None:
    draft.railheads += draft.names.hexes(rest)


def _repaired(draft: Draft, rest: list[str]) -> None:
    """`repaired 1201-1204`, or `repaired all`."""
    if rest == ["all"]:
        draft.repaired += [line.hexes for line in draft.country.theatre.railways if not line.link]
        return
    draft.repaired += [draft.names.path(word)[0] for word in rest]


def _flotilla(draft: Draft, rest: list[str]) -> None:
    a, b = draft.names.sides(wanted(rest, 1, "a hexside")[:1])[0]
    draft.flotilla = (a, b)


def _auto_ds(draft: Draft, rest: list[str]) -> None:
    """`auto-ds 1203 A B`: the vacated hex and the units under its markers."""
    label, *names = wanted(rest, 2, "`auto-ds HEX UNITS`")
    for name in names:
        draft.number_of(name)
    draft.auto_ds.append((draft.names.at(label), names))


def _stale(draft: Draft, rest: list[str]) -> None:
    groups = sum(1 << number(group) for group in rest)
    draft.values["stale_forts"] = groups


# Turn and means.


def _turn(draft: Draft, rest: list[str]) -> None:
    draft.turn = number(wanted(rest, 1, "a turn")[0])


def _phase(draft: Draft, rest: list[str]) -> None:
    """`phase combat axis [onwards|running]`."""
    _during(draft, [word for word in rest if word not in ("onwards", "running")])
    draft.begins = True
    draft.onwards, draft.running = "onwards" in rest, "running" in rest


def _during(draft: Draft, rest: list[str]) -> None:
    phase, side = wanted(rest, 2, "`PHASE SIDE`")[:2]
    draft.phase, draft.side = phase_of(phase), side_of(side)


def phase_of(name: str) -> int:
    return one_of(name, PHASES, "a phase")


def _weather(slot: str) -> Statement[Draft]:
    known = tuple(weather.value for weather in WEATHERS)

    def handle(draft: Draft, rest: list[str]) -> None:
        found = one_of(wanted(rest, 1, "a weather")[0], known, "a weather")
        draft.values[slot] = found
        if slot == "weather":
            draft.values.setdefault("sky", found)

    return handle


def _value(slot: str) -> Statement[Draft]:
    """`rail-total 2`, or `marsh` for `marsh 1`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        draft.values[slot] = number(rest[0]) if rest else 1

    return handle


def _replacements(draft: Draft, rest: list[str]) -> None:
    """`replacements tank 1, infantry 2`."""
    for part in parts(rest):
        kind, count = wanted(part, 2, "`KIND NUMBER`")[:2]
        draft.replacements[one_of(kind, REPLACEMENTS, "a type of replacement")] = number(count)


def _sailed(draft: Draft, rest: list[str]) -> None:
    seas = tuple(SeaName)
    draft.values["sailed"] = sum(1 << seas.index(member(sea, SeaName, "a sea")) for sea in rest)


def _winner(draft: Draft, rest: list[str]) -> None:
    """`winner axis [REASON]`."""
    draft.winner = side_of(wanted(rest, 1, "a side")[0])
    draft.reason = " ".join(rest[1:])


def _dice(draft: Draft, rest: list[str]) -> None:
    draft.dice = [number(die) for die in rest]


UNITS: dict[str, Statement[Draft]] = {
    "axis": _own_unit(Side.AXIS),
    "soviet": _own_unit(Side.SOVIET),
    "unit": _counter,
    "sp": _sp,
    "air": _air,
}

REST: dict[str, Statement[Draft]] = {
    **{slot.replace("_", "-"): _value(slot) for slot in numbers(S42State) if slot not in NAMED},
    "fort": _boards("forts"),
    "building": _boards("building"),
    "control": _control,
    "city-battle": _city_battle,
    "vacated": _vacated,
    "contested": _contested,
    "guarded": _guarded,
    "offensive": _offensive,
    "railhead": _railhead,
    "repaired": _repaired,
    "flotilla": _flotilla,
    "auto-ds": _auto_ds,
    "stale": _stale,
    "turn": _turn,
    "phase": _phase,
    "during": _during,
    "weather": _weather("weather"),
    "sky": _weather("sky"),
    "before": _weather("before"),
    "replacements": _replacements,
    "sailed": _sailed,
    "winner": _winner,
    **TERMS,
}

_STATEMENTS = Statements[Draft](
    (
        {**CHARTS, "dice": _dice},
        {"map": choose_map},
        {"scenario": _scenario},
        GROUND,
        UNITS,
        REST,
    )
)

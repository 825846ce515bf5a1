"""Writing the board and the terms of a position down, statement by statement."""

from collections.abc import Iterator

from hexfront.games.aslsk.definitions.counters import Leader, Mmc, Weapon
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.games.aslsk.notation.counters import figures_of
from hexfront.games.aslsk.notation.draft import BLANK
from hexfront.games.aslsk.notation.sketch import ADHOC
from hexfront.games.aslsk.scenarios.scenario import scenario_file
from hexfront.games.aslsk.scenarios.scenariofile import Condition, Group, ScenarioFile
from hexfront.games.aslsk.setting import Setting
from hexfront.games.notation.faults import quoted


def term_lines(setting: Setting) -> Iterator[str]:
    """All that a State shares with others: board, counters, scenario, options."""
    if setting.scenario_id == BLANK:
        yield from _board(setting)
        yield from _file(setting.file)
    else:
        yield f"scenario {setting.scenario_id}"
        usual = set(_terms(scenario_file(setting.scenario_id)))
        yield from (line for line in _terms(setting.file) if line not in usual)
    yield from _counters(setting)
    for name in setting.options.__struct_fields__:
        yield f"option {name} {'on' if getattr(setting.options, name) else 'off'}"


def group_name(setting: Setting, number: int) -> str:
    """A group by its name, or by its number if the name has several words."""
    name = setting.file.groups[number].name["en"]
    return str(number + 1) if " " in name else name


def _board(setting: Setting) -> Iterator[str]:
    if setting.file.board != ADHOC:
        yield f"board {setting.file.board}"
    elif setting.board.note:
        yield from setting.board.note.splitlines()


def _counters(setting: Setting) -> Iterator[str]:
    known, usual = setting.definitions, definitions()
    own: list[Mmc | Leader | Weapon | Vehicle] = [
        *(counter for id_, counter in known.mmc.items() if id_ not in usual.mmc),
        *(counter for id_, counter in known.leaders.items() if id_ not in usual.leaders),
        *(counter for id_, counter in known.weapons.items() if id_ not in usual.weapons),
        *(counter for id_, counter in known.vehicles.items() if id_ not in usual.vehicles),
    ]
    for counter in own:
        base, figures = figures_of(counter)
        yield " ".join((f"counter {counter.id} like {base}", *figures))


def _file(file: ScenarioFile) -> Iterator[str]:
    names = _names(file)
    yield f"sides {names[0]} {names[1]}"
    yield from _terms(file)
    for group in file.groups:
        yield _group(group, names)
    for condition in file.conditions:
        yield _condition(condition, names)


def _names(file: ScenarioFile) -> list[str]:
    return [side.nationality.value for side in file.sides]


def _terms(file: ScenarioFile) -> Iterator[str]:
    names = _names(file)
    for side, name in zip(file.sides, names, strict=True):
        yield f"edge {name} {side.edge.value}"
    yield f"date {file.date}"
    yield f"turns {file.turns}{' half' if file.half_turn else ''}"
    yield f"first {names[file.moves_first]}"
    yield f"sets-up-first {names[file.sets_up_first]}"
    yield f"otherwise {names[file.otherwise]}"


def _group(group: Group, names: list[str]) -> str:
    words = [f"group {quoted(group.name['en'])} {names[group.side]} elr {group.elr}"]
    if group.turn:
        words.append(f"turn {group.turn}")
    if group.edge:
        words.append(f"edge {group.edge.value}")
    if group.hidden:
        words.append(f"hidden {group.hidden}")
    if group.area:
        words.append(f"in {', '.join(group.area)}")
    return " ".join(words)


def _condition(condition: Condition, names: list[str]) -> str:
    words = ["victory", names[condition.side], condition.kind.value, str(condition.at_least)]
    if condition.edge:
        words.append(condition.edge.value)
    if condition.hexes:
        words.append(", ".join(condition.hexes))
    return " ".join(words)

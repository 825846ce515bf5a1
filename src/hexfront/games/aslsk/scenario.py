"""Scenarios: boards, forces, areas and what wins; read from TOML and checked."""

from functools import cache
from pathlib import Path

from hexfront.board import BoardError, UnknownHexError
from hexfront.games.aslsk.areas import area, entry_hexes
from hexfront.games.aslsk.boards.library import load_map
from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.charts import charts
from hexfront.games.aslsk.counters import Nationality
from hexfront.games.aslsk.datafile import DATA, check_words, fault, read_struct
from hexfront.games.aslsk.definitions import Definitions, definitions
from hexfront.games.aslsk.kinds import Kinds
from hexfront.games.aslsk.scenariofile import Condition, Group, ScenarioFile, VictoryKind
from hexfront.games.aslsk.setting import AslskOptions, Setting, UnitStart, WeaponStart
from hexfront.hexes import lowest
from hexfront.play import UnknownScenarioError

SCENARIOS = DATA / "scenarios"


def load_scenario(path: Path) -> ScenarioFile:
    """Read a scenario file; every fault names the file and the key."""
    file = read_struct(path, ScenarioFile)
    try:
        board = load_map(file.board)
    except BoardError as error:
        raise fault(path, "board", str(error)) from error
    for key in ("title", "note", "designed"):
        check_words(path, key, getattr(file, key))
    for n, words in enumerate(file.special):
        check_words(path, f"special[{n}]", words)
    for n, side in enumerate(file.sides):
        check_words(path, f"sides[{n}].name", side.name)
    if file.sides[0].nationality is not Nationality.GERMAN:
        raise fault(path, "sides[0].nationality", "expected german")
    for key in ("sets_up_first", "moves_first", "otherwise"):
        _check_side(path, key, getattr(file, key))
    for n, group in enumerate(file.groups):
        _check_group(path, f"groups[{n}]", group, file, board, definitions())
    _check_apart(path, file, board)
    for n, condition in enumerate(file.conditions):
        _check_condition(path, f"conditions[{n}]", condition, board)
    if not file.conditions:
        raise fault(path, "conditions", "expected at least one")
    for side_key, parts in file.control.items():
        if side_key not in ("0", "1"):
            raise fault(path, f"control.{side_key}", "expected side 0 or 1")
        _check_area(path, f"control.{side_key}", board, parts)
    return file


def _check_side(path: Path, key: str, side: int) -> None:
    if side not in (0, 1):
        raise fault(path, key, f"expected side 0 or 1, got {side}")


def _check_group(
    path: Path, key: str, group: Group, file: ScenarioFile, board: Board, known: Definitions
) -> None:
    _check_side(path, f"{key}.side", group.side)
    check_words(path, f"{key}.name", group.name)
    nationality = file.sides[group.side].nationality
    for id_ in group.units:
        counter = known.mmc.get(id_) or known.leaders.get(id_)
        if counter is None or counter.nationality is not nationality:
            raise fault(path, f"{key}.units.{id_}", f"no {nationality.value} counter of this id")
    for id_ in group.weapons:
        if id_ not in known.weapons:
            raise fault(path, f"{key}.weapons.{id_}", "no weapon of this id")
    if group.turn > file.turns:
        raise fault(path, f"{key}.turn", f"the game has only {file.turns} turns")
    if group.turn and group.edge is None:
        raise fault(path, f"{key}.edge", "expected for a group that enters")
    if not group.turn and not group.area:
        raise fault(path, f"{key}.area", "expected for a group that sets up")
    men = sum(n for id_, n in group.units.items() if id_ in known.mmc)
    if not 0 <= group.hidden <= men:
        raise fault(path, f"{key}.hidden", f"expected 0 to {men}, the MMC of the group")
    if group.area:
        _check_area(path, f"{key}.area", board, group.area)
    if not entry_hexes(board, group.edge, group.area):
        raise fault(path, f"{key}.area", "has no hex on the edge")


def _check_apart(path: Path, file: ScenarioFile, board: Board) -> None:
    """The sides set up in different hexes, so that neither finds out what the other has hidden."""
    taken = [0, 0]
    for n, group in enumerate(file.groups):
        if group.turn:
            continue
        hexes = entry_hexes(board, group.edge, group.area)
        if shared := hexes & taken[1 - group.side]:
            label = board.label(lowest(shared))
            raise fault(path, f"groups[{n}].area", f"{label} belongs to the other side's area")
        taken[group.side] |= hexes


def _check_area(path: Path, key: str, board: Board, parts: tuple[str, ...]) -> None:
    try:
        area(board, parts)
    except (ValueError, UnknownHexError) as error:
        raise fault(path, key, str(error)) from error


def _check_condition(path: Path, key: str, condition: Condition, board: Board) -> None:
    _check_side(path, f"{key}.side", condition.side)
    check_words(path, f"{key}.text", condition.text)
    if (condition.kind is VictoryKind.CONTROL) != bool(condition.hexes):
        raise fault(path, f"{key}.hexes", "expected to say what to Control, and only then")
    if (condition.kind is VictoryKind.EXIT) != (condition.edge is not None):
        raise fault(path, f"{key}.edge", "expected to say where to exit, and only then")
    if not condition.hexes:
        return
    _check_area(path, f"{key}.hexes", board, condition.hexes)
    count = area(board, condition.hexes).bit_count()
    if condition.at_least > count:
        raise fault(path, f"{key}.at_least", f"the area has only {count} hexes")


def build(scenario_id: str, file: ScenarioFile, options: AslskOptions) -> Setting:
    """The setting of a scenario: its units and weapons in the order of the groups."""
    known = definitions()
    kinds = Kinds(known, (side.nationality for side in file.sides))
    units, weapons = [], []
    for n, group in enumerate(file.groups):
        for id_, count in _ordered(group, known):
            units += [UnitStart(kinds.number[id_], group.side, n, group.elr)] * count
        for id_, count in group.weapons.items():
            weapons += [WeaponStart(known.weapons[id_], group.side, n)] * count
    return Setting(
        scenario_id, file, load_map(file.board), known, charts(), options, units, weapons, kinds
    )


def _ordered(group: Group, known: Definitions) -> list[tuple[str, int]]:
    """The counters of a group, MMC before leaders."""
    return sorted(group.units.items(), key=lambda entry: entry[0] not in known.mmc)


def names(folder: Path = SCENARIOS) -> tuple[str, ...]:
    """The scenarios that come with Hexfront, by number."""
    files = {path.stem: load_scenario(path) for path in folder.glob("*.toml")}
    return tuple(sorted(files, key=lambda name: files[name].number))


@cache
def scenario_file(scenario_id: str) -> ScenarioFile:
    path = SCENARIOS / f"{scenario_id}.toml"
    if not path.is_file():
        raise UnknownScenarioError(scenario_id)
    return load_scenario(path)


@cache
def setting(scenario_id: str, options: AslskOptions) -> Setting:
    """The setting of a scenario that comes with Hexfront."""
    return build(scenario_id, scenario_file(scenario_id), options)

"""Scenarios: boards, forces, areas and what wins; read from TOML and checked."""

from functools import cache
from pathlib import Path

from hexfront.board import BoardError, UnknownHexError
from hexfront.games.aslsk.boards.library import load_map
from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.counters import Leader, Mmc, MmcKind, Nationality, Weapon
from hexfront.games.aslsk.definitions.datafile import DATA
from hexfront.games.aslsk.definitions.kinds import Kinds
from hexfront.games.aslsk.definitions.nationalities import Definitions, definitions
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.games.aslsk.scenarios.scenariofile import Condition, Group, ScenarioFile, VictoryKind
from hexfront.games.aslsk.setting import AslskOptions, Setting, UnitStart, WeaponStart, armament
from hexfront.games.aslsk.terrain.areas import area, entry_hexes
from hexfront.hexes import lowest
from hexfront.play import Balance, UnknownScenarioError
from hexfront.play.balance import measured
from hexfront.play.card import ScenarioCard, read_card
from hexfront.play.datafile import check_words, fault, read_struct
from hexfront.play.teams import FOE

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
    if file.sides[1].nationality is Nationality.GERMAN:
        raise fault(path, "sides[1].nationality", "expected an enemy of the Germans")
    for key in ("sets_up_first", "moves_first", "otherwise"):
        _check_side(path, key, getattr(file, key))
    for n, group in enumerate(file.groups):
        _check_group(path, f"groups[{n}]", group, file, board, definitions())
    _check_apart(path, file, board)
    for n, condition in enumerate(file.conditions):
        _check_condition(path, f"conditions[{n}]", condition, board)
    if not file.conditions:
        raise fault(path, "conditions", "expected at least one")
    _check_control(path, file, board)
    balance_of(file, path)
    card_of(file, path)
    return file


def balance_of(file: ScenarioFile, path: Path = SCENARIOS) -> Balance | None:
    """How often each side won when the computer player sat on both; a fault names the path."""
    first, second = (side.nationality.value for side in file.sides)
    return measured(path, file.balance, (first, second))


def card_of(file: ScenarioFile, path: Path = SCENARIOS) -> ScenarioCard | None:
    """What the scenario card tells before the first move; a fault names the path."""
    return read_card(path, file.card, [one.text for one in file.conditions], file.special)


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
        counter = known.unit(id_)
        if counter is None or counter.nationality is not nationality:
            raise fault(path, f"{key}.units.{id_}", f"no {nationality.value} counter of this id")
    for id_ in group.weapons:
        _check_weapon(path, f"{key}.weapons.{id_}", known.weapon(id_), file.date)
    if group.turn > file.turns:
        raise fault(path, f"{key}.turn", f"the game has only {file.turns} turns")
    if group.turn and group.edge is None:
        raise fault(path, f"{key}.edge", "expected for a group that enters")
    if not group.turn and not group.area:
        raise fault(path, f"{key}.area", "expected for a group that sets up")
    men = sum(n for id_, n in group.units.items() if id_ in known.mmc)
    if group.weapons and not men:
        raise fault(path, f"{key}.weapons", "expected MMC to bear them")
    if not 0 <= group.hidden <= men:
        raise fault(path, f"{key}.hidden", f"expected 0 to {men}, the MMC of the group")
    if group.hidden and group.turn:
        raise fault(path, f"{key}.hidden", "a group that enters is not hidden")
    if group.area:
        _check_area(path, f"{key}.area", board, group.area)
    hexes = entry_hexes(board, group.edge, group.area).bit_count()
    if not hexes:
        raise fault(path, f"{key}.area", "has no hex on the edge")
    if not group.turn and hexes < _room(group, known):
        raise fault(path, f"{key}.area", f"{hexes} hexes have no room for the group (ASL-3.3.1.g)")


def _room(group: Group, known: Definitions) -> int:
    """How many hexes a group fills to the stacking limits (ASL-1.2.2.c)."""
    halves = leaders = vehicles = 0
    for id_, count in group.units.items():
        match known.unit(id_):
            case Leader():
                leaders += count
            case Vehicle():
                vehicles += count
            case Mmc(kind=kind):
                halves += count * (2 if kind is MmcKind.SQUAD else 1)
    limits = charts().movement.stacking
    squads, smc = 2 * limits.squads.value, limits.smc.value
    return max(-(-halves // squads), -(-leaders // smc), -(-vehicles // limits.vehicles.value))


def _check_weapon(path: Path, key: str, weapon: Weapon | None, date: str) -> None:
    if weapon is None:
        raise fault(path, key, "no weapon of this id")
    if weapon.available > date:
        raise fault(path, key, f"is not available before {weapon.available}")


def _check_apart(path: Path, file: ScenarioFile, board: Board) -> None:
    """The sides set up in different hexes, so that neither finds out what the other has hidden."""
    taken = [0, 0]
    for n, group in enumerate(file.groups):
        if group.turn:
            continue
        hexes = entry_hexes(board, group.edge, group.area)
        if shared := hexes & taken[FOE[group.side]]:
            label = board.label(lowest(shared))
            raise fault(path, f"groups[{n}].area", f"{label} belongs to the other side's area")
        taken[group.side] |= hexes


def _check_control(path: Path, file: ScenarioFile, board: Board) -> None:
    taken = 0
    for side, parts in file.control.items():
        if side not in ("0", "1"):
            raise fault(path, f"control.{side}", "expected side 0 or 1")
        _check_area(path, f"control.{side}", board, parts)
        if shared := area(board, parts) & taken:
            label = board.label(lowest(shared))
            raise fault(path, f"control.{side}", f"{label} is Controlled by both sides")
        taken |= area(board, parts)


def _check_area(path: Path, key: str, board: Board, parts: tuple[str, ...]) -> None:
    try:
        area(board, parts)
    except (ValueError, UnknownHexError) as error:
        raise fault(path, key, str(error)) from error


def _check_condition(path: Path, key: str, condition: Condition, board: Board) -> None:
    _check_side(path, f"{key}.side", condition.side)
    check_words(path, f"{key}.text", condition.text)
    if condition.hexes:
        _check_area(path, f"{key}.hexes", board, condition.hexes)
    match condition.kind:
        case VictoryKind.CONTROL:
            _check_goal(path, key, condition, board)
        case VictoryKind.EXIT:
            if condition.edge is None:
                raise fault(path, f"{key}.edge", "expected to say where to exit")
            if not entry_hexes(board, condition.edge, condition.hexes):
                raise fault(path, f"{key}.hexes", "has no hex on the edge")
        case VictoryKind.CASUALTIES:
            if condition.hexes or condition.edge:
                raise fault(path, key, "expected neither hexes nor edge")


def _check_goal(path: Path, key: str, condition: Condition, board: Board) -> None:
    if not condition.hexes or condition.edge:
        raise fault(path, f"{key}.hexes", "expected to say what to Control, without an edge")
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
            weapon = known.weapon(id_)
            assert weapon is not None  # checked on load
            weapons += [WeaponStart(weapon, group.side, n)] * count
    weapons += armament(units, kinds)
    return Setting(
        scenario_id, file, load_map(file.board), known, charts(), options, units, weapons, kinds
    )


def _ordered(group: Group, known: Definitions) -> list[tuple[str, int]]:
    """The counters of a group: MMC, then leaders, then vehicles."""
    classes = (known.mmc, known.leaders, known.vehicles)
    return [entry for ids in classes for entry in group.units.items() if entry[0] in ids]


@cache
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

"""What the statements of a position add up to, before it becomes a State."""

from collections import Counter
from enum import Enum
from fractions import Fraction

from msgspec.structs import replace

from hexfront.board import BoardError
from hexfront.games.aslsk.boards import Board, load_map
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.counters import Nationality, Weapon
from hexfront.games.aslsk.definitions.kinds import Kinds
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.games.aslsk.notation.sketch import ADHOC, Draw, Names
from hexfront.games.aslsk.notation.units import UnitLine, WeaponLine
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.scenarios.scenariofile import Edge, Group, ScenarioFile, SideFile
from hexfront.games.aslsk.setting import AslskOptions, Setting, UnitStart, WeaponStart, armament
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.hexes import HexId

BLANK = "position"
"""The id of the scenario that is made up for a position."""
DEFAULT_ELR = 5
DATE = "1943-07"
TURNS = 8
EDGES = (Edge.WEST, Edge.EAST)
WORDS = {"en": "Position", "ru": "Позиция"}

Dice = int | tuple[int, ...]
"""One die (dr), or the colored and the white one (DR)."""


class Manner(Enum):
    """How a phase begins."""

    ALONE = "alone"
    """After its end nothing is open."""
    ONWARDS = "onwards"
    """The game goes on."""
    RUNNING = "running"
    """It has begun already: what units have done in it stands."""


class Draft:
    """One position in the making. The board comes first, then units, then what names them."""

    def __init__(self) -> None:
        self.draw: Draw | None = Draw()
        """The ad-hoc board, or None for boards of the game."""
        self._board: Board | None = None
        self.scenario_id = BLANK
        self.file = blank_file()
        self.known = definitions()
        self.options: dict[str, bool] = {}
        self.elr = [DEFAULT_ELR, DEFAULT_ELR]
        self.groups: list[Group] = []
        self.units: list[UnitLine] = []
        self.weapons: list[WeaponLine] = []
        self.armament: dict[str, WeaponLine] = {}
        """The weapons of vehicles by name; they are numbered after all others."""
        self.begins = False
        """Whether the phase is to be started, not only named."""
        self.manner = Manner.ALONE
        self.phase = int(Phase.PREP_FIRE)
        self.attacker: int | None = None
        self.numbers: dict[str, int] = {}
        """Numbers of the State by their slot."""
        self.pairs: dict[str, list[int | None]] = {
            "points": [None, None], "exits": [None, None], "panzerfausts": [None, None],
        }  # fmt: skip
        self.control: list[tuple[int, list[HexId]]] = []
        """In their order: hexes and who Controls them, or NOBODY."""
        self.melee: list[HexId] = []
        self.residual: dict[HexId, int] = {}
        self.smoke: dict[HexId, tuple[tuple[int, int | None], ...]] = {}
        """The kinds of markers, and who placed them; None for the ATTACKER."""
        self.directed: dict[str, list[str]] = {}
        self.volleys: list[tuple[HexId, HexId]] = []
        self.sprayed: list[tuple[str, HexId]] = []
        self.braved: list[tuple[str, str]] = []
        self.bounding: dict[str, tuple[HexId, Fraction | None]] = {}
        self.swung: dict[str, int] = {}
        self.shots: dict[tuple[str, str], int] = {}
        self.raked: dict[str, int] = {}
        self.trail: dict[tuple[str, HexId], Fraction] = {}
        self.movers: list[str] = []
        self.charges: list[tuple[str, HexId, str, HexId | None]] = []
        self.mines: dict[str, tuple[str, tuple[int, ...]]] = {}
        self.lost: list[tuple[str, HexId, int, int, int]] = []
        self.winner = NOBODY
        self.reason = ""
        self.dice: list[Dice] = []

    # Board and sides.

    def made_up(self, what: str) -> None:
        """A scenario of the game has its own board, sides, groups and conditions."""
        if self.scenario_id != BLANK:
            raise FaultError(f"the scenario {self.scenario_id} has its own {what}")

    def blank(self) -> Draw:
        """The ad-hoc board, on which things may be laid."""
        if self.draw is None:
            raise FaultError("a board of the game has its own terrain")
        return self.draw

    def choose_board(self, layout: str) -> None:
        try:
            self._board = load_map(layout)
        except BoardError as error:
            raise FaultError(str(error)) from error
        self.draw = None
        self.file = replace(self.file, board=layout)

    @property
    def board(self) -> Board:
        """The board, made once all of it is known."""
        if self._board is None:
            self._board = self.blank().finished()
        return self._board

    @property
    def names(self) -> Names:
        return Names(self.board)

    @property
    def nationalities(self) -> tuple[Nationality, Nationality]:
        return self.file.sides[0].nationality, self.file.sides[1].nationality

    def side(self, name: str) -> int:
        """The side of a nationality by its name."""
        return one_of(name, self.side_names(), "a side")

    def side_names(self) -> tuple[str, ...]:
        return tuple(nationality.value for nationality in self.nationalities)

    # Units.

    def add(self, line: UnitLine) -> None:
        self._check_name(line.name)
        for label in filter(None, (line.at, line.came, line.wreck, line.began)):
            self.names.at(label)
        if line.created and not line.at:
            raise FaultError("a unit that was created in play has a place: at HEX")
        if line.elr is None or not line.created:
            self.group_of(line.side, line.group)
        self.units.append(line)
        if line.kind in self.known.vehicles:
            self._fit_out(line, self.known.vehicles[line.kind])

    def _fit_out(self, line: UnitLine, vehicle: Vehicle) -> None:
        """A vehicle T has its weapons T-ma, T-bmg ... for good."""
        for weapon in vehicle.armament:
            name = f"{line.name}-{fitting(weapon)}"
            self._check_name(name)
            self.armament[name] = WeaponLine(
                name=name, weapon=weapon.id, side=line.side, holder=line.name,
                group=line.group, built_in=True,
            )  # fmt: skip

    def refit(self, line: WeaponLine) -> None:
        """What a statement says of a weapon of a vehicle."""
        self._check_target(line)
        self.armament[line.name] = line

    def arm(self, line: WeaponLine) -> None:
        self._check_name(line.name)
        if line.at:
            self.names.at(line.at)
        self._check_target(line)
        if line.holder:
            self.unit(line.holder)
        self.group_of(line.side, line.group)
        self.weapons.append(line)

    def _check_target(self, line: WeaponLine) -> None:
        """What a weapon has acquired is a unit or a hex."""
        if line.acquired and not any(unit.name == line.acquired[0] for unit in self.units):
            self.names.at(line.acquired[0])

    def free_name(self, stem: str) -> str:
        """A name of the form `A-lmg`, `A-lmg-2` that nobody has."""
        taken = self.taken()
        name, n = stem, 1
        while name in taken:
            n += 1
            name = f"{stem}-{n}"
        return name

    def taken(self) -> set[str]:
        """The names of all units and weapons."""
        weapons = {line.name for line in self.all_weapons()}
        return {line.name for line in self.units} | weapons

    def _check_name(self, name: str) -> None:
        if name in self.taken():
            raise FaultError(f"there are two units or weapons {name!r}")

    def ordered(self) -> list[UnitLine]:
        """Units by number: those who were created in play come last."""
        return sorted(self.units, key=lambda line: line.created)

    def unit(self, name: str) -> int:
        """The number that a unit will have."""
        for u, line in enumerate(self.ordered()):
            if line.name == name:
                return u
        raise FaultError(f"no unit {name!r}")

    def all_weapons(self) -> list[WeaponLine]:
        """Weapons by number."""
        return [*self.weapons, *self.armament.values()]

    def weapon(self, name: str) -> int:
        for w, line in enumerate(self.all_weapons()):
            if line.name == name:
                return w
        raise FaultError(f"no weapon {name!r}")

    def group_of(self, side: int, name: str) -> int:
        """The number of a group; the one of its side if none is named, made when first used."""
        wanted = name or self.side_names()[side]
        for n, group in enumerate(self.groups):
            if wanted in (group.name["en"], str(n + 1)) and group.side == side:
                return n
        if name or self.scenario_id != BLANK:
            known = ", ".join(g.name["en"] for g in self.groups if g.side == side)
            raise FaultError(f"no group {name!r} of this side; there are {known or 'none'}")
        words = {"en": wanted, "ru": wanted}
        self.groups.append(Group(side=side, name=words, units={}, elr=self.elr[side]))
        return len(self.groups) - 1

    # The whole.

    def setting(self) -> Setting:
        kinds = Kinds(self.known, self.nationalities)
        units = [
            UnitStart(
                kinds.number[line.was or line.kind],
                line.side,
                self.group_of(line.side, line.group),
                self.elr_of(line),
            )
            for line in self.units
            if not line.created
        ]
        weapons = []
        for line in self.weapons:
            weapon = self.known.weapon(line.weapon)
            assert weapon is not None  # `sw` has looked it up
            group = self.group_of(line.side, line.group)
            weapons.append(WeaponStart(weapon, line.side, group))
        weapons += armament(units, kinds)
        return Setting(
            self.scenario_id, self._finished(), self.board, self.known, charts(),
            AslskOptions(**self.options), units, weapons, kinds,
        )  # fmt: skip

    def elr_of(self, line: UnitLine) -> int:
        """The ELR of a unit, its own or that of its group."""
        if line.elr is not None:
            return line.elr
        return self.groups[self.group_of(line.side, line.group)].elr

    def _finished(self) -> ScenarioFile:
        """The scenario with its groups; each lists the counters that belong to it."""
        if self.scenario_id != BLANK:
            return self.file
        groups = []
        for n, group in enumerate(self.groups):
            units = Counter(
                line.was or line.kind
                for line in self.units
                if not line.created and self.group_of(line.side, line.group) == n
            )
            weapons = Counter(
                line.weapon for line in self.weapons if self.group_of(line.side, line.group) == n
            )
            groups.append(replace(group, units=dict(units), weapons=dict(weapons)))
        return replace(self.file, groups=tuple(groups))


def fitting(weapon: Weapon) -> str:
    """What a weapon of a vehicle is called after it: ma, bmg, cmg ..."""
    return weapon.id.rpartition("-")[2]


def blank_file() -> ScenarioFile:
    """The terms of a position that names no scenario."""
    sides = tuple(
        side_file(nationality, edge)
        for nationality, edge in zip((Nationality.GERMAN, Nationality.RUSSIAN), EDGES, strict=True)
    )
    return ScenarioFile(
        number=1,
        title=WORDS,
        note=WORDS,
        designed=WORDS,
        board=ADHOC,
        date=DATE,
        turns=TURNS,
        sets_up_first=1,
        moves_first=0,
        sides=(sides[0], sides[1]),
        groups=(),
        conditions=(),
        otherwise=1,
    )


def side_file(nationality: Nationality, edge: Edge) -> SideFile:
    name = {"en": nationality.value, "ru": nationality.value}
    return SideFile(nationality=nationality, name=name, edge=edge)

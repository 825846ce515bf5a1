"""All that never changes during one game: map, counters, cards, terms of the scenario, rules."""

from dataclasses import dataclass, field, replace

from msgspec import Struct

from hexfront.games.coh.definitions.counters import Marker, Role, UnitKind
from hexfront.games.coh.definitions.library import Definitions
from hexfront.games.coh.ruleset import CohOptions, Rules, rules_of
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.hexes import bits
from hexfront.play import Balance
from hexfront.play.datafile import Words
from hexfront.play.teams import DUEL, Teams


class UnitStart(Struct, frozen=True):
    """A unit of the scenario and where it begins: on a hex, waiting, or due in a round."""

    kind: UnitKind
    side: int
    hex: int = -1
    facing: int = 0
    hidden: bool = False
    due: int = 0
    entry: tuple[int, ...] = ()
    """Entry hexes of its own; empty, those of its side."""


class SideTerms(Struct, frozen=True):
    """What the scenario grants a side."""

    cap: int
    draw: int
    draw_later: int
    entry: tuple[int, ...]
    objective_vp: int
    destroyed_vp: int


@dataclass(kw_only=True, eq=False, slots=True)
class Setting:
    """A scenario ready to play under some options; shared by all States and never changed."""

    id: str
    number: int
    title: Words
    note: Words
    designed: Words
    battlefield: Battlefield
    definitions: Definitions
    rounds: int
    first_turn: int
    vp: int
    cards: tuple[int, ...]
    dealt: tuple[int, ...]
    chapters: int
    terms: tuple[SideTerms, ...]
    start: tuple[UnitStart, ...]
    objectives: tuple[tuple[int, int], ...]
    balance: Balance | None = None
    options: CohOptions = field(default_factory=CohOptions)
    teams: Teams = DUEL
    rules: Rules = field(init=False)
    kinds: tuple[UnitKind, ...] = field(init=False)
    side_of: tuple[int, ...] = field(init=False)
    seats: tuple[int, ...] = field(init=False)
    side_mask: tuple[int, ...] = field(init=False)
    """By side: its units."""
    enemy_mask: tuple[int, ...] = field(init=False)
    """By side: the units of its enemies."""
    foot: int = field(init=False)
    guns: int = field(init=False)
    vehicles: int = field(init=False)
    """Units by role."""
    exits: tuple[list[int], ...] = field(init=False)
    """By unit and hex: the adjacent hexes that are open to it, as a bitboard."""
    faces: tuple[Marker, ...] = field(init=False)
    edge: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.rules = rules_of(self.chapters, self.options)
        self.kinds = tuple(unit.kind for unit in self.start)
        self.side_of = tuple(unit.side for unit in self.start)
        self.seats = tuple(range(len(self.terms)))
        self.side_mask = tuple(
            sum(1 << u for u, owner in enumerate(self.side_of) if owner == side)
            for side in self.seats
        )
        self.enemy_mask = tuple(
            sum(self.side_mask[enemy] for enemy in self.teams.enemies[side]) for side in self.seats
        )
        self.foot = self._units_of(Role.FOOT)
        self.guns = self._units_of(Role.GUN)
        self.vehicles = self._units_of(Role.VEHICLE)
        self.exits = tuple(self.battlefield.exits_of(kind) for kind in self.kinds)
        self.faces = self.definitions.faces()
        self.edge = _edge(self.battlefield)

    def _units_of(self, role: Role) -> int:
        return sum(1 << u for u, kind in enumerate(self.kinds) if kind.role is role)

    def under(self, options: CohOptions) -> "Setting":
        """The same scenario under these options."""
        return self if options == self.options else replace(self, options=options)


def _edge(battlefield: Battlefield) -> tuple[int, ...]:
    """Whole hexes at the rim of the map, for entry across the edge (COH-4.12.f)."""
    return tuple(h for h in bits(battlefield.whole) if len(battlefield.neighbours[h]) < 6)

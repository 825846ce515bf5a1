"""All that never changes during one game: map, counters, cards, terms of the scenario."""

from msgspec import Struct

from hexfront.games.coh.definitions.counters import UnitKind
from hexfront.games.coh.definitions.library import Definitions
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.hexes import bits
from hexfront.play.datafile import Words


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


class Setting:
    """A scenario ready to play; shared by all States and never changed."""

    __slots__ = (
        "battlefield", "cards", "chapters", "dealt", "definitions", "designed", "edge",
        "first_turn", "id", "kinds", "note", "number", "objectives", "rounds", "side_mask",
        "side_of", "start", "terms", "title", "vp",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        number: int,
        title: Words,
        note: Words,
        designed: Words,
        battlefield: Battlefield,
        definitions: Definitions,
        rounds: int,
        first_turn: int,
        vp: int,
        cards: tuple[int, ...],
        dealt: tuple[int, ...],
        chapters: int,
        terms: tuple[SideTerms, SideTerms],
        start: tuple[UnitStart, ...],
        objectives: tuple[tuple[int, int], ...],
    ) -> None:
        self.id = id
        self.number = number
        self.title = title
        self.note = note
        self.designed = designed
        self.battlefield = battlefield
        self.definitions = definitions
        self.rounds = rounds
        self.first_turn = first_turn
        self.vp = vp
        self.cards = cards
        self.dealt = dealt
        self.chapters = chapters
        self.terms = terms
        self.start = start
        self.objectives = objectives
        self.kinds: tuple[UnitKind, ...] = tuple(unit.kind for unit in start)
        self.side_of: tuple[int, ...] = tuple(unit.side for unit in start)
        self.side_mask: tuple[int, int] = (
            sum(1 << u for u, side in enumerate(self.side_of) if side == 0),
            sum(1 << u for u, side in enumerate(self.side_of) if side == 1),
        )
        self.edge: tuple[int, ...] = _edge(battlefield)


def _edge(battlefield: Battlefield) -> tuple[int, ...]:
    """Whole hexes at the rim of the map, for entry across the edge (COH-4.12.f)."""
    return tuple(h for h in bits(battlefield.whole) if len(battlefield.neighbours[h]) < 6)

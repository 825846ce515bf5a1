"""The terrain chart."""

from msgspec import Struct

from hexfront.games.coh.definitions.counters import Mover
from hexfront.play.datafile import Amount


class Terrain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of the terrain chart."""

    rule: str
    entry: dict[Mover, Amount]
    defense: int = 0
    defense_rule: str = ""
    blocks: bool = False
    rally: int = 0
    rally_rule: str = ""
    no_attack: bool = False
    no_smoke: bool = False
    """No smoke is aimed at it (COH-14.0.b)."""
    air_burst: bool = False
    """Shells burst in the trees: soft targets have no defense in it against HE (COH-13.9.c)."""
    id: str = ""

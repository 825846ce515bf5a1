"""The terrain chart."""

from typing import Literal

from msgspec import Struct

from hexfront.board import terrain as looks
from hexfront.games.coh.definitions.counters import Mover
from hexfront.play.datafile import Amount

looks.register(
    looks.Terrain("bridge", looks.Look.MEADOW),
    looks.Terrain("corn", looks.Look.FIELD),
    looks.Terrain("wheat", looks.Look.FIELD),
    looks.Terrain("ford", looks.Look.WATER),
    looks.Terrain("marsh", looks.Look.WATER),
    looks.Terrain("gully", looks.Look.GROVE),
)


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
    conceals: Literal["", "always", "summer"] = ""
    """Hidden units stay hidden there when an enemy comes near (COHC-12.d)."""
    firm: bool = False
    """Tracked vehicles have their bonus hexes there as in the open (COHC-19.b)."""
    bog: bool = False
    """Vehicles test for bogging (COHC-19.e)."""
    sunken: bool = False
    """One level lower than the ground around it (COHC-10.h)."""
    id: str = ""

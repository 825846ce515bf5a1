"""Building the map: small geographic sources in, `data/map/theatre.toml` out.

`python -m hexfront.games.s42.mapping` writes the file anew. The order of work: `projection` fits
longitude and latitude to the rulebook's hex numbers, `ground` paints hexes, `courses` lays rivers
along hexsides, `ways` leads roads and railways from hex to hex, `survey` holds what is found on
the way, and `writing` puts it down as text.
"""

from hexfront.games.s42.mapping.building import build

__all__ = ["build"]

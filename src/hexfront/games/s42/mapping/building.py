"""The build from end to end."""

from pathlib import Path

from hexfront.games.s42.mapping.courses import lay_crests, lay_rivers
from hexfront.games.s42.mapping.ground import paint, settle
from hexfront.games.s42.mapping.sources import read_sources
from hexfront.games.s42.mapping.survey import Survey, begin
from hexfront.games.s42.mapping.writing import write


def build(folder: Path) -> str:
    """The text of the map file; DataError if a source cannot be used."""
    return write(survey(folder))


def survey(folder: Path) -> Survey:
    """All that the sources tell about hexes and hexsides."""
    found = begin(read_sources(folder))
    settle(found)
    paint(found)
    lay_rivers(found)
    lay_crests(found)
    return found

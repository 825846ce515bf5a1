"""The committed map is what its sources say, and sources with mistakes are refused."""

import shutil
from pathlib import Path

import pytest

from hexfront.games.s42.mapping import build
from hexfront.games.s42.mapping.sources import read_sources
from hexfront.games.s42.mapping.survey import begin
from hexfront.games.s42.theatre import MAP_FILE
from hexfront.play.datafile import DataError

SOURCES = MAP_FILE.parent / "sources"


def test_the_build_gives_the_committed_map_byte_by_byte() -> None:
    assert build(SOURCES).encode() == MAP_FILE.read_bytes()


def test_the_fit_puts_every_control_point_within_a_hex_of_its_number() -> None:
    survey = begin(read_sources(SOURCES))
    control = survey.sources.fit.control
    assert len(control) == 15
    errors = {point.name: survey.projection.error(point) for point in control}
    assert all(max(abs(east), abs(south)) < 0.75 for east, south in errors.values()), errors
    exact = [p for p in control if survey.label(survey.projection.hex(p.at)) == p.hex]
    assert len(exact) >= 14


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    shutil.copytree(SOURCES, folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("fit.toml", 'hex = "1003"', 'hex = "1203"', "control 'Kursk'.*falls"),
        ("places.toml", 'hex = "2503"', 'hex = "2803"', "'Voronezh'.*pinned to 2803"),
        ("places.toml", 'hex = "2503"', 'hex = "9903"', "'Voronezh'.*hex 9903 is not on the map"),
        ("places.toml", 'hex = "2503"', 'hex = "2002"', "'Voronezh'"),
        ("places.toml", 'kind = "minor-city"', 'kind = "hamlet"', "place.*hamlet"),
        ("rivers.toml", 'mouth = "Don"', 'mouth = "Dnieper"', "mouth 'Dnieper' is neither"),
        ("rivers.toml", 'right = ["2323"', 'right = ["1003"', "1003: the river does not pass"),
        ("rivers.toml", 'kind = "volga"', 'kind = "brook"', "river.*brook"),
        ("roads.toml", '"Oboyan"', '"Oboyann"', "stop 'Oboyann' is neither a place, a hex"),
        ("roads.toml", '"Engels", "Urbakh"', '"Saratov", "Urbakh"', "finds no way from 5902"),
        ("works.toml", 'full = ["4860"', 'full = ["0001"', "alpine.full: hex 0001"),
        ("areas.toml", 'window = "A"', 'window = "Z"', "no sheet 'Z'"),
        ("areas.toml", 'edge = "north"', 'edge = "up"', "areas.toml.*up"),
        ("terrain.toml", 'kind = "desert"', 'kind = "dessert"', "terrain.toml.*dessert"),
    ],
)
def test_a_mistake_in_a_source_is_named(
    sources: Path, file: str, old: str, new: str, said: str
) -> None:
    change(sources, file, old, new)
    with pytest.raises(DataError, match=said) as caught:
        build(sources)
    assert file in str(caught.value)

"""The map as a picture."""

from xml.etree import ElementTree

import pytest

from hexfront.board import centre_px, hex_at_px, size_px
from hexfront.games.boards import paint
from hexfront.games.s42.theatre import PlaceKind, load
from hexfront.games.s42.theatre.art.names import Room
from hexfront.games.s42.theatre.drawing import draw
from hexfront.play.rulebook import NoBoardError

A = load("A")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def picture() -> str:
    return draw(A)


def texts(picture: str) -> list[str]:
    return ["".join(t.itertext()) for t in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_it_is_one_self_contained_svg_of_moderate_size(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    width, height = size_px(A)
    box = [float(value) for value in root.attrib["viewBox"].split()]
    assert box == pytest.approx([0, 0, width, height], abs=0.1)
    assert len(picture.encode()) < 3_000_000
    assert "<image" not in picture
    assert "<script" not in picture
    hrefs = {v for e in root.iter() for k, v in e.attrib.items() if k.endswith("href")}
    assert all(value.startswith("#") for value in hrefs)


def test_everything_it_refers_to_is_defined(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    ids = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
    used = {e.attrib["href"][1:] for e in root.iter() if "href" in e.attrib}
    used |= {
        value[5:-1] for e in root.iter() for value in e.attrib.values() if value.startswith("url(#")
    }
    assert used <= ids


def test_the_same_map_gives_the_same_picture(picture: str) -> None:
    assert draw(A) == picture


def test_every_place_and_every_number_is_written(picture: str) -> None:
    written = texts(picture)
    assert {place.en for place in A.places.values()} <= set(written)
    assert {A.label(h) for h in A.grid.hexes} <= set(written)
    assert {"Don", "Northern Donets", "Oskol"} <= set(written)


def test_names_are_written_in_russian_too() -> None:
    written = set(texts(draw(A, language="ru")))
    assert {place.ru for place in A.places.values()} <= written
    assert {"Дон", "Северский Донец"} <= written
    assert "Voronezh" not in written


def test_labels_can_be_left_out() -> None:
    written = texts(draw(A, labels=False))
    assert not {place.en for place in A.places.values()} & set(written) - {"Stalingrad"}
    assert A.label(A.grid.hexes[5]) not in written


def test_a_taken_box_is_in_the_way() -> None:
    room = Room()
    room.take((100, 100, 200, 120))
    assert room.conflict((150, 110, 300, 130)) == 50 * 10
    assert room.conflict((210, 100, 300, 120)) == 0
    assert room.conflict((100, 121, 200, 140)) == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_of_cities_keep_clear_of_each_other(language: str) -> None:
    """The boxes that lettering reckons with, taken from the drawing itself."""
    root = ElementTree.fromstring(draw(A, language=language))
    sizes = {"40": 40.0, "28": 28.0}
    boxes = []
    for group in root.iter(f"{SVG}g"):
        size = sizes.get(group.attrib.get("font-size", ""))
        if size is None:
            continue
        for text in group.findall(f"{SVG}text"):
            width = 0.6 * size * len(text.text or "")
            shift = {"start": 0.0, "end": 1.0, "middle": 0.5}[text.attrib["text-anchor"]]
            left = float(text.attrib["x"]) - shift * width
            base = float(text.attrib["y"])
            boxes.append((left, base - 0.7 * size, left + width, base + 0.2 * size))
    cities = [p for p in A.places.values() if p.kind.value.endswith("city")]
    assert len(boxes) == len(cities)
    for k, a in enumerate(boxes):
        for b in boxes[k + 1 :]:
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart


def test_a_click_on_a_hex_finds_it() -> None:
    for place in A.places.values():
        if place.kind is PlaceKind.TOWN:
            assert hex_at_px(A, *centre_px(A, place.hex)) == place.hex


@pytest.mark.parametrize("board", ["s42/theatre", "s42/A", "coh/1"])
def test_boards_are_painted_by_name(board: str) -> None:
    assert paint(board).startswith("<svg")


@pytest.mark.parametrize("board", ["s42/Q", "s42/", "s42", "nothing/1", "coh/99"])
def test_an_unknown_board_is_refused(board: str) -> None:
    with pytest.raises(NoBoardError):
        paint(board)

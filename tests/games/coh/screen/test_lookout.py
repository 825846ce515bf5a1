"""Why one hex does not see another, as the page tells it."""

import pytest

from hexfront.games.coh.notation import position
from hexfront.games.coh.screen.companion import CohGameFacts
from hexfront.hexes import HexId


def told(text: str, a: str, b: str) -> tuple[bool, list[tuple[str, str]]]:
    state = position(f"board 9x5\nchapters 19\n{text}").state
    board = state.field.board
    thread = CohGameFacts().trace(state, 0, board.at(a), board.at(b))
    return thread.clear, [(board.label(HexId(snag.hex)), snag.what) for snag in thread.blocks]


@pytest.mark.parametrize(
    ("text", "snags"),
    [
        ("", []),
        ("terrain woods D03", [("D03", "terrain")]),
        ("level 1 D03", [("D03", "hill")]),
        ("level 1 D01 D03", [("D03", "plateau")]),
        ("level 1 D01\nterrain woods D03", [("D03", "raised")]),
        ("smoke heavy D03", [("D03", "smoke")]),
        ("smoke light D02 D04", [("D02", "smoke"), ("D04", "smoke")]),
        ("level 2 D01\nterrain woods D04", [("D04", "blind-spot")]),
    ],
)
def test_everything_in_the_way_is_named(text: str, snags: list[tuple[str, str]]) -> None:
    clear, found = told(text, "D01", "D05")
    assert clear is not bool(snags)
    assert found == snags


def test_a_single_light_smoke_dims_a_line() -> None:
    state = position("board 9x5\nchapters 19\nsmoke light D03").state
    board = state.field.board
    thread = CohGameFacts().trace(state, 0, board.at("D01"), board.at("D05"))
    assert thread.clear
    assert [(snag.hex, snag.what) for snag in thread.hindrances] == [(board.at("D03"), "smoke")]


def test_hexes_out_of_play_have_no_line() -> None:
    state = position("board 9x5").state
    with pytest.raises(ValueError, match="no hex"):
        CohGameFacts().trace(state, 0, 0, 10_000)

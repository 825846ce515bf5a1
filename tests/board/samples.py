"""Boards that the tests share: the printed ones, and a small one to bend out of shape."""

from functools import cache
from pathlib import Path

import hexfront
from hexfront.board import Board, load, loads

BOARDS = Path(hexfront.__file__).parent / "games" / "coh" / "data" / "boards"
NUMBERS = ("1", "2", "3", "4", "5")

SMALL = '''
id = "9"
title = "board-small"
note = "designed for Hexfront"
map = """
    A B C D E
00  ..  ..  ..
01    ff  lw
01  ..  ww  ..
02    ..  wb
02  ..  ~~  ..
03    sb  ~~
03  ..  ..  ..
"""
roads = ["A01 B02 C01 D02 E01", "B01:N B02"]
walls = ["B01-C01", "D02:N,SW"]

[grid]
columns = ["A", "E"]
rows = [0, 3]
raised = "even"
half_edges = true

[legend]
".." = "open"
"ff" = "field"
"~~" = "water"
"lw" = "light-woods"
"ww" = "woods"
"wb" = "wooden-building"
"sb" = "stone-building"

[levels]
1 = "C01 D01"
2 = "C02"

[[places]]
at = "C01"
en = "Nowhere"
ru = "Нигде"
dx = 4
dy = -7.5
'''


@cache
def printed(number: str) -> Board:
    return load(BOARDS / f"{number}.toml")


@cache
def small() -> Board:
    return loads(SMALL, "boards/9.toml")


def bent(old: str, new: str) -> Board:
    """The small board after a change to its text."""
    assert old in SMALL
    return loads(SMALL.replace(old, new, 1), "boards/9.toml")

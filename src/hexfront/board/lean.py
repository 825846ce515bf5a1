"""A drawing in as few letters as it can be said, since players wait for it.

Artists say where on the sheet the pen goes, as in `M953 904Q957.5 900 961 896`. Sent is how far it
goes from where it is: `M953 904q4.5-4 8-8`. That is shorter, and far more alike, so that it takes
much less room on the way to a player, and each point stays where it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

_PATH = re.compile(r'(?<= d=")[^"]*')
_COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_FINER = re.compile(r"\.\d\d")
_SIZES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6, "A": 7, "Z": 0}
"""How many numbers a command takes; the pen comes to the last two, or one."""
_PLAIN_OF_ARC = 5
"""Numbers of an arc that are no places."""


def lean(svg: str) -> str:
    """The same drawing, all its paths said tersely."""
    return _PATH.sub(lambda path: terse(path[0]), svg)


def terse(d: str) -> str:
    """The same path, each point told from the one before; one with finer numbers than tenths, in
    which distances could not be told as exactly, stays as it is."""
    if _FINER.search(d):
        return d
    x = y = begun_x = begun_y = 0
    before = ""
    written: list[str] = []
    for command, numbers in _commands(d):
        letter = command.lower()
        way = _way(command, numbers, x, y)
        if letter == "h":
            x += way[0]
        elif letter == "v":
            y += way[0]
        elif letter == "z":
            x, y = begun_x, begun_y
        else:
            x, y = x + way[-2], y + way[-1]
        if letter == "m":
            begun_x, begun_y = x, y
        # A letter holds on, but further points after a move would be drawn to.
        again = letter == before and letter not in ("m", "z")
        written.append(_written("" if again else letter if before else "M", way))
        before = letter
    return "".join(written)


def _commands(d: str) -> Iterator[tuple[str, list[int]]]:
    """Each command with its numbers in tenths; a letter holds until the next one."""
    for command, told in _COMMAND.findall(d):
        numbers = [_tenths(number) for number in _NUMBER.findall(told)]
        size = _SIZES[command.upper()]
        yield command, numbers[:size]
        if len(numbers) > size:
            # Further points after a move are drawn to.
            further = {"M": "L", "m": "l"}.get(command, command)
            for k in range(size, len(numbers), size):
                yield further, numbers[k : k + size]


def _way(command: str, numbers: list[int], x: int, y: int) -> list[int]:
    """How far from the pen the points of a command are."""
    if command.islower():
        return numbers
    match command:
        case "H":
            return [numbers[0] - x]
        case "V":
            return [numbers[0] - y]
        case "A":
            return [*numbers[:_PLAIN_OF_ARC], numbers[-2] - x, numbers[-1] - y]
    return [value - (y if k & 1 else x) for k, value in enumerate(numbers)]


def _written(letter: str, way: list[int]) -> str:
    numbers = " ".join(map(_number, way)).replace(" -", "-")
    return letter + numbers if letter or numbers.startswith("-") else f" {numbers}"


@lru_cache(1 << 16)
def _tenths(number: str) -> int:
    return round(10 * float(number))


@lru_cache(1 << 16)
def _number(tenths: int) -> str:
    whole, part = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole or ''}.{part}" if part else f"{sign}{whole}"

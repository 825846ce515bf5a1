"""The kernel serves every rulebook and names none."""

import re
from pathlib import Path

import pytest

import hexfront

NAMES = re.compile(r"conflict of heroes|\bcoh\b|\baslsk?\b|stalingrad|\bs42\b", re.IGNORECASE)


@pytest.mark.parametrize("layer", ["hexes", "board", "play"])
def test_no_game_is_named_in_the_kernel(layer: str) -> None:
    found = [
        f"{path.name}:{number}"
        for path in (Path(hexfront.__file__).parent / layer).rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert found == []

"""The pages of docs/extend as things that can be tested: quotations, changes, commands."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.guest.conftest import ROOT

PAGES = ROOT / "docs" / "extend"
BLOCK = re.compile(
    r"(?:^<!-- (?P<what>from|file) (?P<path>\S+) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A fenced block; `what` says whether it quotes a file, or is a new one."""

    kind: str
    text: str
    what: str
    path: str


def blocks(page: Path) -> Iterator[Block]:
    for found in BLOCK.finditer(page.read_text("utf-8")):
        yield Block(found["kind"], found["text"], found["what"] or "", found["path"] or "")


class Command(NamedTuple):
    """A command of a page, word by word, and what the page shows of its answer."""

    words: list[str]
    told: list[str]


def commands(page: Path) -> list[Command]:
    found: list[Command] = []
    text = "".join(block.text for block in blocks(page) if block.kind == "console")
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append(Command(shlex.split(line.removeprefix("$ ")), []))
        else:
            found[-1].told.append(line)
    return found


def change(folder: Path, page: Path) -> None:
    """Do in a folder what the page tells its reader to do."""
    for block in blocks(page):
        if block.what == "file":
            new = folder / block.path
            new.parent.mkdir(exist_ok=True, parents=True)
            new.write_text(block.text, "utf-8")
        elif block.kind == "diff":
            for part in re.split(r"^--- ", block.text, flags=re.MULTILINE)[1:]:
                path, _, body = part.partition("\n")
                _apply(folder / path, body.splitlines())


def _apply(path: Path, lines: list[str]) -> None:
    """A change without line numbers: what stays and what goes must be there, and only once."""
    old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path} has this {text.count(old)} times:\n{old}"
    path.write_text(text.replace(old, new), "utf-8")

"""Writes the printed examples that the page shows, from the tests that replay them.

`python -m tools.examples` runs the tests with the marker `example`, or those of the folders that
are named, and writes a file for each example into `data/examples` of its game (see
`hexfront/play/lessons/example.py`). What the tests replay but the page cannot show is listed with
the reason in `tools/unshown.toml`.
"""

import subprocess
import sys
import tomllib
from collections import deque
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from textwrap import dedent
from typing import Self

from msgspec.structs import replace

from hexfront.games import rulebook
from hexfront.games.notation.recording import Recorder, Track
from hexfront.play.lessons import LessonError
from hexfront.play.lessons.example import ExampleFile, ExamplePart, parts_of, read_example
from hexfront.play.lessons.road import stages, states

ROOT = Path(__file__).resolve().parent.parent
UNSHOWN = "tools/unshown.toml"
GAMES = {"COH": "coh", "SOLO": "coh", "COHC": "coh", "ASL": "aslsk", "S42": "s42"}
"""The game to which the ids of a rule reference belong."""


@dataclass
class Recorded:
    """What one test did: its positions with what was done and asked there, and how each ended."""

    test: str
    examples: list[str]
    rules: list[str]
    parts: list[ExamplePart]
    ends: list[str]

    @classmethod
    def of(cls, test: str, examples: list[str], rules: list[str], recorder: Recorder) -> Self:
        parts: list[ExamplePart] = []
        ends: list[str] = []
        # Where a test only looks at its positions, there is nothing to show but the first.
        busy = [track for track in recorder.tracks if track.lines]
        for track in busy or recorder.tracks[:1]:
            part = ExamplePart(test, _dedented(track), "".join(f"{line}\n" for line in track.lines))
            if part not in parts:
                parts.append(part)
                ends.append(track.end or track.situation.state.digest())
        return cls(test, examples, rules, parts, ends)

    def strays(self) -> str:
        """Why a replay by the machinery of lessons comes to another end; "" if it does not."""
        if not self.parts:
            return "no position is read from its notation"
        example = self.examples[0]
        file = ExampleFile(game_of(example), example, tuple(self.parts))
        book = rulebook(file.game)
        parts = parts_of(Path(example), file, book.reference)
        for part, end in zip(parts, self.ends, strict=True):
            try:
                script = book.scripted(part)
                stages(script)
                last = deque(states(script), maxlen=1)[0]
            except LessonError as error:
                return f"part {part.part}: {error}"
            if last.digest() != end:
                return f"part {part.part}: the test changes the State in other ways than play"
        return ""


def game_of(example: str) -> str:
    return GAMES[example.partition("-")[0]]


def _dedented(track: Track) -> str:
    lines = (line.strip() for line in dedent(track.text).splitlines())
    return "\n".join(line for line in lines if line) + "\n"


class Examples:
    """The files of all games."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root

    @cached_property
    def unshown(self) -> dict[str, str]:
        """By test or example: why the page does not show what is replayed there."""
        found: dict[str, str] = tomllib.loads((self.root / UNSHOWN).read_text("utf-8"))
        return found

    def folder(self, example: str) -> Path:
        return self.root / "src/hexfront/games" / game_of(example) / "data/examples"

    def path(self, example: str) -> Path:
        return self.folder(example) / f"{example.lower()}.toml"

    def fault(self, found: Recorded) -> str:
        """In what a test replays something else than the page shows; "" in nothing."""
        if found.test.partition("[")[0] in self.unshown:
            return ""
        departs = (self._departs(example, found) for example in found.examples)
        return next(filter(None, departs), "") or found.strays()

    def _departs(self, example: str, found: Recorded) -> str:
        path = self.path(example)
        if not path.parent.is_dir():
            return ""  # a game whose examples are not shown
        if not path.is_file():
            return f"{path.name} is missing"
        file = read_example(path)
        kept = [part for part in file.part if part.test == found.test]
        if kept != found.parts:
            return f"{path.name} says something else than this test replays"
        if not set(found.rules) <= set(file.rules):
            return f"{path.name} does not name the rules that this test cites"
        return ""

    def write(self, recorded: list[Recorded]) -> None:
        """The files of all examples, as far as the tests of these modules replay them."""
        ran = {_module(one.test) for one in recorded}
        files = self._without(ran)
        for one in recorded:
            if one.test.partition("[")[0] in self.unshown:
                continue
            if fault := one.strays():
                print(f"{one.test}: {fault}")
            for example in one.examples:
                before = files.get(example, ExampleFile(game_of(example), example, ()))
                rules = tuple(sorted({*before.rules, *one.rules}))
                parts = (*before.part, *one.parts)
                files[example] = ExampleFile(before.game, example, parts, rules)
        for example, file in files.items():
            path = self.path(example)
            path.parent.mkdir(exist_ok=True)
            if file.part:
                in_order = sorted(file.part, key=lambda part: _module(part.test))
                path.write_text(as_toml(replace(file, part=tuple(in_order))), "utf-8")
            else:
                path.unlink(missing_ok=True)

    def _without(self, modules: set[str]) -> dict[str, ExampleFile]:
        """What is there, but for what comes from these modules; whose rules are asked anew."""
        found: dict[str, ExampleFile] = {}
        for path in self.root.glob("src/hexfront/games/*/data/examples/*.toml"):
            file = read_example(path)
            kept = tuple(part for part in file.part if _module(part.test) not in modules)
            rules = file.rules if kept else ()
            found[file.example] = replace(file, part=kept, rules=rules)
        return found


def _module(test: str) -> str:
    return test.partition("::")[0]


def as_toml(file: ExampleFile) -> str:
    rules = ", ".join(f'"{rule}"' for rule in file.rules)
    head = f'game = "{file.game}"\nexample = "{file.example}"\nrules = [{rules}]\n'
    return head + "".join(map(_part, file.part))


def _part(part: ExamplePart) -> str:
    return (
        f"\n[[part]]\ntest = '{part.test}'\n"
        f"position = '''\n{part.position}'''\nscript = '''\n{part.script}'''\n"
    )


def main() -> int:
    where = sys.argv[1:] or ["tests/games"]
    command = ["-m", "pytest", "-q", "-m", "example", "--write-examples", *where]
    return subprocess.run([sys.executable, *command], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

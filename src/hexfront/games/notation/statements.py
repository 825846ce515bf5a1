"""Reading a position: one statement a line, `#` starts a comment, a fault names its line.

Statements are read in stages, whatever the order of their lines: the map before what stands on
it, units before what names them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from hexfront.games.notation.faults import FaultError, NotationError, words

D = TypeVar("D")

Statement = Callable[[D, list[str]], None]
"""Adds a statement to a draft of the position; takes the words after the first."""


def read_lines(text: str, stage: Callable[[str], int], read: Callable[[str], None]) -> None:
    """Read each line that says something, by stages; raises NotationError."""
    lines = [
        (number, line)
        for number, raw in enumerate(text.splitlines(), 1)
        if (line := raw.split("#", 1)[0].strip())
    ]
    for number, line in sorted(lines, key=lambda numbered: stage(numbered[1])):
        try:
            read(line)
        except FaultError as error:
            raise NotationError(number, line, str(error)) from error


class Statements(Generic[D]):
    """The statements of a notation by their first word: one table for each stage."""

    def __init__(self, stages: Sequence[Mapping[str, Statement[D]]]) -> None:
        self.stages = tuple(stages)

    def words(self) -> set[str]:
        """The words with which a statement begins."""
        return {word for table in self.stages for word in table}

    def read(self, text: str, draft: D) -> D:
        """The draft with all statements of a text; raises NotationError."""
        read_lines(text, self._stage, lambda line: self._read_line(draft, line))
        return draft

    def _stage(self, line: str) -> int:
        """Words that nobody knows come last, so that faults of the others are told first."""
        word = line.split(maxsplit=1)[0]
        return next(
            (stage for stage, table in enumerate(self.stages) if word in table),
            len(self.stages) - 1,
        )

    def _read_line(self, draft: D, line: str) -> None:
        word, *rest = words(line)
        handler = self.stages[self._stage(line)].get(word)
        if handler is None:
            raise FaultError(f"expected one of {', '.join(sorted(self.words()))}")
        handler(draft, rest)

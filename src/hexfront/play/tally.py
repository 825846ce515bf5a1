"""A tally: every number that the rules compute, line by line, each with its rule.

The page shows it, the log stores it, tests assert it, and the computer player reads it.
A label is a message id; words are put on at the edge.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct


class Line(Struct, frozen=True, gc=False):
    """One contribution to a total."""

    label: str
    value: int
    rule: str


class Tally(Struct, frozen=True):
    """Contributions and their sum."""

    lines: tuple[Line, ...]
    total: int

    @classmethod
    def of(cls, lines: Iterable[Line]) -> "Tally":
        kept = tuple(lines)
        return cls(kept, sum([line.value for line in kept]))

    def plus(self, *lines: Line) -> "Tally":
        return Tally.of((*self.lines, *lines))

    def renumbered(self, numbers: Mapping[str, str]) -> "Tally":
        """The same under other numbers of the rules."""
        lines = [Line(one.label, one.value, numbers.get(one.rule, one.rule)) for one in self.lines]
        return Tally(tuple(lines), self.total)

    def value(self, label: str) -> int:
        """What the lines with this label add up to; 0 if there are none."""
        return sum(line.value for line in self.lines if line.label == label)

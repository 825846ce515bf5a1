"""Faults of a position's text."""


class NotationError(Exception):
    """A statement that cannot be read; names the line."""

    def __init__(self, line: int, text: str, reason: str) -> None:
        super().__init__(f"line {line}: {text!r}: {reason}")
        self.line = line


class FaultError(Exception):
    """A reason, before the line is known."""


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise FaultError(f"expected a number, got {text!r}") from error


def one_of(text: str, known: tuple[str, ...], what: str) -> int:
    """The place of a word among the known ones."""
    if text not in known:
        raise FaultError(f"expected {what} ({', '.join(known)}), got {text!r}")
    return known.index(text)

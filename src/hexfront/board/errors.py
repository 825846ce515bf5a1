"""What can be wrong with a board, said so that a person can mend the file."""

from __future__ import annotations


class BoardError(ValueError):
    """A board file, label or layout that cannot be used.

    The message always reads `where: what: why`, for example
    `boards/2.toml: walls[3] 'D07-D09': hexes are not adjacent`.
    """

    def __init__(self, source: str, key: str, reason: str) -> None:
        super().__init__(f"{source}: {key}: {reason}" if key else f"{source}: {reason}")
        self.source = source
        self.key = key
        self.reason = reason


class UnknownHexError(BoardError, KeyError):
    """A label that names no hex of this board."""

    def __init__(self, source: str, label: str, reason: str = "no such hex") -> None:
        super().__init__(source, f"hex {label!r}", reason)
        self.label = label

    def __str__(self) -> str:
        return ValueError.__str__(self)

"""Reading text that anybody may have written: never more than a limit, never mistaken for text."""

from pathlib import Path


class NotTextError(ValueError):
    """A file that cannot be text of ours; says why, and from which line on."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.line = line


def read_text(path: Path, limit: int) -> str:
    """The text of a file of at most so many bytes; raises NotTextError, or OSError.

    The limit holds for devices and pipes too, whose size nobody knows before.
    """
    with path.open("rb") as file:
        return decoded(file.read(limit + 1), limit)


def decoded(raw: bytes, limit: int) -> str:
    """Bytes as text, with every end of line the same."""
    if len(raw) > limit:
        raise NotTextError(f"larger than {limit // 1024} KiB")
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise NotTextError(f"not a text file ({error.reason} in line {line})", line) from error

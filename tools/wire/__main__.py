"""Write the page's types, or check that they are up to date."""

import sys

from tools.wire.files import PAGE, stale, written
from tools.wire.typescript import WireError


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python -m tools.wire [--check]", file=sys.stderr)
        return 2
    try:
        return check() if arguments else write()
    except WireError as error:
        print(error, file=sys.stderr)
        return 1


def write() -> int:
    texts = written()
    for path in stale():
        (PAGE / path).write_text(texts[path], "utf-8")
        print(path)
    return 0


def check() -> int:
    late = stale()
    for path in late:
        print(f"{path} is not up to date: run python -m tools.wire", file=sys.stderr)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

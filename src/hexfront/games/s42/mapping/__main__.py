"""Writes the map file anew from its sources."""

import sys

from hexfront.games.s42.definitions.datafile import DATA
from hexfront.games.s42.mapping.building import build


def main() -> None:
    target = DATA / "map" / "theatre.toml"
    text = build(DATA / "map" / "sources")
    target.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{target.name}: {len(text) // 1024} KiB\n")


if __name__ == "__main__":
    main()

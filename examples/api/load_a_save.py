"""A saved game: replayed, looked at in its middle, told in words.

python examples/api/load_a_save.py game.save --picture middle.svg
"""

import argparse
import sys
from pathlib import Path

from hexfront.games import find, rulebook
from hexfront.play import SaveError, load_file
from hexfront.words import say


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("save", type=Path)
    parser.add_argument("--picture", type=Path, help="where to draw the position")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()

    # Loading plays the game again under today's rules: a save is never trusted.
    try:
        match = load_file(asked.save, find)
    except SaveError as error:
        sys.exit(f"{asked.save}: {error}")
    book = rulebook(match.game.id)
    print(f"{book.title[asked.language]}, {match.scenario}: {match.length} steps")

    # Any position of it, as text that can be read in again, and as a picture.
    middle = match.at(match.length // 2)
    print(book.write(middle))
    drawn = book.facts.picture(middle)
    if asked.picture is not None and drawn is not None:
        asked.picture.write_text(drawn, encoding="utf-8")

    # The log holds message ids, rules and numbers; words are put on them last.
    for entry in match.entries[match.length // 2]:
        args = {
            key: book.facts.called(middle, key, value, asked.language)
            for key, value in entry.args.items()
        }
        print(say(asked.language, entry.message, game=book.id, **args), f"({entry.rule})")


if __name__ == "__main__":
    main()

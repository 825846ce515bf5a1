"""The rule reference of the ASL Starter Kit."""

import re

from tests.games.reference import LINK, Book, Entry
from tests.games.reference_checks import LinkedReferenceChecks

# A modifier with its sign, a counter such as 4-6-7, odds such as 3-2, or any other number.
FIGURE = re.compile(r"[+−]?\d+(?:-\d+)*½?")

# The opening of Defensive First Fire and the tail of Bounding First Fire say what follows or went
# before in short; their rules are numbered p1a and t1.
REPEATED = r"p1[a-e]|t[1-4]"

BOOK = Book(
    game="aslsk",
    prefix="ASL-",
    numbering=rf"(?:\.\d+)*(?:\.[A-Z]+)?\.(?:[a-z]{{1,2}}|{REPEATED})",
    sizes={"0": 5, "1": 108, "2": 59, "3": 384, "4": 117, "5": 16, "6": 120, "7": 139, "EX": 72},
    page="rulings-aslsk.md",
)


class TestReference(LinkedReferenceChecks):
    book = BOOK


def figures(entry: Entry) -> set[str]:
    return set(FIGURE.findall(LINK.sub("", entry.text)))


def test_translations_keep_the_figures() -> None:
    for english, russian in BOOK.pairs():
        assert figures(russian) == figures(english), english.id


def test_free_los_is_the_only_option() -> None:
    assert BOOK.undecided(r"(?:no|data|`free_los`, on by default)\.") == []

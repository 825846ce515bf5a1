"""The rule reference of Conflict of Heroes."""

from tests.games.reference import Book
from tests.games.reference_checks import ReferenceChecks

SIZES = {
    "G": 4, "S": 14, "C": 1,
    "1": 8, "2": 38, "3": 16, "4": 54, "5": 19, "6": 58, "7": 45, "8": 32, "9": 25,
    "10": 40, "11": 40, "17": 8, "CARD": 19, "EX": 34,
}  # fmt: skip


class TestReference(ReferenceChecks):
    # Cards have a number of two digits and no letter.
    book = Book(
        game="coh",
        prefix="COH-",
        numbering=r"(?:\.\d+)*\.(?:[a-z]|\d\d)",
        sizes=SIZES,
        page="rulings.md",
    )

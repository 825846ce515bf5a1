"""The rule reference of Conflict of Heroes."""

from tests.games.reference import Book
from tests.games.reference_checks import ReferenceChecks

SIZES = {
    "G": 4, "S": 14, "C": 1,
    "1": 8, "2": 38, "3": 16, "4": 54, "5": 19, "6": 58, "7": 45, "8": 32, "9": 25,
    "10": 40, "11": 40, "12": 30, "13": 41, "14": 24, "15": 66, "16": 17, "17": 66, "18": 13,
    "19": 12, "42": 1, "CARD": 35, "GATE": 1, "EX": 58,
}  # fmt: skip


class TestReference(ReferenceChecks):
    # Cards have a number of two digits and no letter of a section; chapter 42 has no sections.
    book = Book(
        game="coh",
        prefix="COH-",
        numbering=r"(?:\.\d+)*\.(?:[a-z]|W?\d\d)",
        sizes=SIZES,
        page="rulings.md",
    )

"""The rule reference of Stalingrad '42."""

from tests.games.reference import Book
from tests.games.reference_checks import LinkedReferenceChecks

SIZES = {
    "1": 1,
    "2": 26,
    "3": 11,
    "4": 12,
    "5": 79,
    "6": 9,
    "7": 23,
    "8": 35,
    "9": 75,
    "10": 24,
    "11": 36,
    "12": 26,
    "13": 27,
    "14": 17,
    "15": 23,
    "16": 71,
    "17": 26,
    "18": 69,
    "19": 14,
    "20": 37,
    "21": 35,
    "22": 37,
    "23": 42,
    "24": 29,
    "25": 17,
    "26": 12,
    "27": 15,
    "28": 10,
    "29": 22,
    "30": 3,
    "31": 7,
    "32": 25,
    "33": 14,
    "34": 41,
    "S1": 20,
    "S2": 27,
    "S3": 17,
    "QS": 1,
    "S4": 10,
    "EX": 91,
}


class TestReference(LinkedReferenceChecks):
    book = Book(
        game="s42",
        prefix="S42-",
        numbering=r"(?:\.ADV)?(?:\.\d+)*\.[a-z]\d?",
        sizes=SIZES,
        page="rulings-s42.md",
    )

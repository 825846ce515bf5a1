"""The rule reference of Stalingrad '42."""

from tests.games.reference import Book
from tests.games.reference_checks import LinkedReferenceChecks

SIZES = dict(
    zip(
        [*(str(chapter) for chapter in range(1, 25)), "S1", "S2", "S3", "QS", "S4", "EX"],
        [
            *(1, 26, 11, 12, 79, 9, 23, 35, 75, 24, 36, 26, 27, 17, 23),
            *(71, 26, 69, 14, 37, 35, 37, 42, 29, 19, 27, 17, 1, 10, 58),
        ],
        strict=True,
    )
)


class TestReference(LinkedReferenceChecks):
    book = Book(
        game="s42",
        prefix="S42-",
        numbering=r"(?:\.\d+)*\.[a-z]\d?",
        sizes=SIZES,
        page="rulings-s42.md",
    )

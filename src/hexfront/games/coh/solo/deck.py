"""The order deck: read from its data file, row by row, with a fault for each wrong cell."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from hexfront.games.coh.definitions.library import DATA
from hexfront.games.coh.solo.grammar import (
    CLOSE_ACTS,
    SHORT_ACTS,
    GrammarError,
    read_order,
    read_row,
)
from hexfront.games.coh.solo.orders import Act, Colour, Deed, Order, OrderCard, Third
from hexfront.play.datafile import DataError, Words, check_words, convert, fault, read_toml

CARDS = 55
COLUMNS = (
    "No", "Sym", "Col", "Adv", "CC", "SR", "3rd", "T1", "T2", "T3", "SO", "SV", "SF", "Hex", "Src",
)  # fmt: skip
TACTICAL = ("T1", "T2", "T3")
OURS = "^"
"""Before a cell that the rulebook does not show although it shows the card."""
DEFENSIVE, OFFENSIVE = range(1, 15), range(43, CARDS + 1)
SPENT_VALUES = range(1, 8)

_ADVANCE = re.compile(r"\.|R|\+(?P<steps>[12])(?:<=(?P<limit>[1-9]\d*))?(?P<again>;R)?")
_HEX = re.compile(r"[A-Z]\d\d")
_DESIGNED_HEX = re.compile(r"[B-Q](0[2-9]|1[01])")

T = TypeVar("T")


class DeckFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The data file: where the cards come from, and a line for each."""

    origin: Words
    cards: tuple[str, ...]


def load_orders(path: Path) -> dict[int, OrderCard]:
    """The order cards of a data file by number; DataError names card, column and reason."""
    file = convert(path, "", read_toml(path), DeckFile)
    check_words(path, "origin", file.origin)
    if len(file.cards) != CARDS:  # SOLO-DECK.a
        raise fault(path, "cards", f"expected {CARDS} cards, got {len(file.cards)}")
    cards: dict[int, OrderCard] = {}
    for number, line in enumerate(file.cards, 1):
        card = _Row(path, number, line).card()
        if any(card.hex == other.hex for other in cards.values()):  # SOLO-DECK.a
            raise fault(path, f"card {number:02} Hex", f"{card.hex} is on another card")
        cards[number] = card
    return cards


class _Row:
    """One line of the data file on its way to a card."""

    def __init__(self, path: Path, number: int, line: str) -> None:
        self.path, self.number = path, number
        inner = line.strip().removeprefix("|").removesuffix("|")
        cells = [cell.strip() for cell in inner.split("|")]
        if len(cells) != len(COLUMNS):
            reason = f"expected {len(COLUMNS)} columns, got {len(cells)}"
            raise fault(path, f"card {number:02}", reason)
        written = dict(zip(COLUMNS, cells, strict=True))
        self.ours = frozenset(name for name, cell in written.items() if cell.startswith(OURS))
        self.cells = {name: cell.removeprefix(OURS) for name, cell in written.items()}

    def card(self) -> OrderCard:
        self._is("No", self.cells["No"] == f"{self.number:02}", f"expected {self.number:02}")
        colour = self._one("Col", Colour)
        steps, limit, reshuffle = self._advance(colour)
        printed = [name for name in TACTICAL if self.cells[name] != "."]
        tactical = {name: self._read(name, read_order) for name in printed}
        third = self._one("3rd", Third)
        card = OrderCard(
            number=self.number,
            symbol=self._symbol(),
            colour=colour,
            steps=steps,
            limit=limit,
            reshuffle=reshuffle,
            close=self._read("CC", lambda text: read_row(text, CLOSE_ACTS)),
            short=self._read("SR", lambda text: read_row(text, SHORT_ACTS)),
            third=third,
            tactical=tuple(tactical.values()),
            scenario=self._flag("SO", "y"),
            spent=self._spent(),
            stay_fresh=self._flag("SF", "*"),
            hex=self.cells["Hex"],
            source=self._source(),
            designed=self.ours,
        )
        self._check(card, tactical)
        return card

    def _fault(self, column: str, reason: str) -> DataError:
        return fault(self.path, f"card {self.number:02} {column}", reason)

    def _is(self, column: str, holds: bool, reason: str) -> None:
        if not holds:
            raise self._fault(column, f"{reason}, got {self.cells[column]!r}")

    def _read(self, column: str, reader: Callable[[str], T]) -> T:
        try:
            return reader(self.cells[column])
        except GrammarError as error:
            raise self._fault(column, str(error)) from error

    def _one(self, column: str, kind: type[T]) -> T:
        names = {member.value: member for member in kind}  # type: ignore[attr-defined]
        self._is(column, self.cells[column] in names, f"expected one of {', '.join(names)}")
        found: T = names[self.cells[column]]
        return found

    def _flag(self, column: str, sign: str) -> bool:
        self._is(column, self.cells[column] in (sign, "."), f"expected {sign} or .")
        return self.cells[column] == sign

    def _symbol(self) -> str:
        """SOLO-DECK.h."""
        in_band = "D" if self.number in DEFENSIVE else "O" if self.number in OFFENSIVE else "."
        self._is("Sym", self.cells["Sym"] == in_band, f"expected {in_band}")
        return in_band

    def _advance(self, colour: Colour) -> tuple[int, int, bool]:
        """SOLO-2.3.a, SOLO-3.2.d: what a green card does before its orders."""
        text = self.cells["Adv"]
        found = _ADVANCE.fullmatch(text)
        if found is None:
            raise self._fault("Adv", f"expected ., R, +1, +2, +1<=n or +1;R, got {text!r}")
        self._is("Adv", text == "." or colour is Colour.GREEN, "a blue card has .")  # DECK.b
        steps = int(found["steps"] or 0)
        banded = self.number not in DEFENSIVE and self.number not in OFFENSIVE
        self._is("Adv", not steps or banded, "only cards 15 to 42 move the marker")  # DECK.g
        return steps, int(found["limit"] or 0), text == "R" or bool(found["again"])

    def _spent(self) -> int:
        values = [str(value) for value in SPENT_VALUES]
        self._is("SV", self.cells["SV"] in values, "expected 1 to 7")
        return int(self.cells["SV"])

    def _source(self) -> str:
        known = {"seed": "seed", "part": "part", "[designed]": "designed"}
        self._is("Src", self.cells["Src"] in known, f"expected one of {', '.join(known)}")
        return known[self.cells["Src"]]

    def _check(self, card: OrderCard, tactical: dict[str, Order]) -> None:
        """What holds between the columns of a card."""
        ours = card.source == "designed" or "Hex" in self.ours
        form = _DESIGNED_HEX if ours else _HEX
        self._is("Hex", form.fullmatch(card.hex) is not None, "expected a hex such as K06")
        if not card.is_blue:  # SOLO-DECK.c
            for column, deeds in _deeds(card, tactical).items():
                for deed in deeds:
                    barred = deed.cap > 1 or deed.act in (Act.GROUP_ATTACK, Act.AUTO_RALLY)
                    self._is(column, not barred, "+2, GRP and AUTO are on blue cards only")
        both = card.third is Third.PASS and card.scenario  # SOLO-DECK.d
        self._is("SO", not both, "a card with PS has no scenario orders")


def _deeds(card: OrderCard, tactical: dict[str, Order]) -> dict[str, tuple[Deed, ...]]:
    """The actions of a card by their column."""
    rows = {"CC": card.close, "SR": card.short}
    return rows | {name: (order.deed,) for name, order in tactical.items()}


@cache
def orders() -> dict[int, OrderCard]:
    """The order deck that comes with Hexfront."""
    return load_orders(DATA / "orders.toml")

"""The measured balance of a scenario, as its file gives it."""

from pathlib import Path

from msgspec import Struct

from hexfront.play.datafile import Amount, Positive, Words, check_words, fault
from hexfront.play.game import Balance


class BalanceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What came of games in which the computer player sat on both sides."""

    games: Positive
    german: Amount
    """Games that the German side won; the other side won the rest."""
    note: Words = {}
    """Why it is not even."""


def measured(path: Path, file: BalanceFile | None, sides: tuple[str, str]) -> Balance | None:
    """The balance by the ids of the sides, the Germans first; every fault names file and key."""
    if file is None:
        return None
    if file.german > file.games:
        raise fault(path, "balance.german", f"{file.german} wins in {file.games} games")
    if file.note:
        check_words(path, "balance.note", file.note)
    wins = (file.german, file.games - file.german)
    return Balance(file.games, dict(zip(sides, wins, strict=True)), file.note)

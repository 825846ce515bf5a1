"""The card of a scenario: what a player asks before the first move, as its file gives it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.play.datafile import Positive, Words, check_words, fault

PACE = (4, 8)
"""Seconds that a decision takes, from quick players to slow ones; designed for Hexfront."""
_STEPS = ((120, 5), (300, 15))
"""Playing times up to so many minutes are rounded to so many; longer ones to half hours."""
_LONG = 30

Level = Annotated[int, Meta(ge=1, le=5)]


class CardFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a scenario file says on its card."""

    decisions: Positive
    """Decisions of all players in a game between computer players."""
    level: Level
    """How much a player has to know: 1 for a first game, 5 for all chapters at once."""
    victory: tuple[Words, ...] = ()
    """How the game is won, where the rest of the file does not say it in words."""
    special: tuple[Words, ...] = ()
    """What is different in this scenario."""


class ScenarioCard(Struct, frozen=True):
    """What a list of scenarios tells on the card."""

    level: int
    decisions: int
    minutes: tuple[int, int]
    """About how long a game takes: reckoned from the decisions."""
    victory: tuple[Words, ...]
    special: tuple[Words, ...]
    rules: tuple[str, ...] = ()
    """Rules of the scenario itself that the rule reference has in words."""


def read_card(
    path: Path, file: CardFile | None, victory: Iterable[Words] = (), special: Iterable[Words] = ()
) -> ScenarioCard | None:
    """The card with the conditions and rules that the rest of the file gives before its own; every
    fault names file and key."""
    if file is None:
        return None
    for key in ("victory", "special"):
        for n, words in enumerate(getattr(file, key)):
            check_words(path, f"card.{key}[{n}]", words)
    won = (*victory, *file.victory)
    if not won:
        raise fault(path, "card.victory", "expected how the game is won")
    return ScenarioCard(
        file.level, file.decisions, minutes_of(file.decisions), won, (*special, *file.special)
    )


def minutes_of(decisions: int) -> tuple[int, int]:
    """From how many minutes to how many a game of so many decisions takes."""
    quick, slow = (_rounded(decisions * seconds / 60) for seconds in PACE)
    return quick, slow


def _rounded(minutes: float) -> int:
    step = next((step for most, step in _STEPS if minutes <= most), _LONG)
    return max(step, round(minutes / step) * step)

"""What the data files of the ASL Starter Kit share: rule ids, and where a figure comes from."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.play.datafile import Source, fault

DATA = Path(__file__).parent.parent / "data"

RuleId = Annotated[str, Meta(pattern=r"^ASL-[0-9]+(\.[0-9]+)*(\.[A-Z]+)?(\.[a-z]{1,2})?$")]
"""The id of a rule, such as ASL-3.2.3.aa or ASL-1.1.1.WD.f."""

Confidence = Literal["very-high", "high", "medium-high", "medium", "low"]
"""How sure a fact from outside the rulebook is."""

Outside = dict[Confidence, tuple[str, ...]]
"""Figures known from elsewhere, by how sure they are."""


class Origin(Struct, frozen=True):
    """Where one figure comes from."""

    source: Source
    confidence: Confidence | None = None


def from_outside(outside: Outside, figure: str) -> Origin | None:
    """The origin of a figure that `outside` names."""
    for confidence, figures in outside.items():
        if figure in figures:
            return Origin("outside", confidence)
    return None


def check_once(path: Path, key: str, figures: Iterable[str]) -> None:
    """No figure has two origins."""
    seen: set[str] = set()
    for figure in figures:
        if figure in seen:
            raise fault(path, key, f"{figure!r} is named twice, but a figure has one origin")
        seen.add(figure)

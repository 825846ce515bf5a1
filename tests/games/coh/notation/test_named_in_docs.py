"""The page about the notation names everything that a check of one's own may ask for."""

import re
from pathlib import Path

import pytest

import hexfront.games.coh.moments
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.moments.rolls import NumberMoment, RollResult, Throw
from hexfront.games.coh.moments.support import SupportMoment
from hexfront.games.coh.screen.preview import OddsRow, Preview, SpentRow, TargetPreview
from hexfront.play import Moment

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
SECTION = PAGE.partition("## Conflict of Heroes")[2].partition("\n## ")[0]
SOURCES = ROOT / "src" / "hexfront" / "games" / "coh"


def named(word: str) -> bool:
    return f"`{word}`" in SECTION


def below(kind: type[Moment]) -> set[type[Moment]]:
    found = {kind}
    for each in kind.__subclasses__():
        found |= below(each)
    return found


def test_every_moment_that_waits_for_somebody_is_named():
    package = hexfront.games.coh.moments.__name__
    kinds = {kind for kind in below(Moment) if kind.__module__.startswith(package)}
    waiting = [
        kind.__name__ for kind in kinds - {NumberMoment, RollResult, SupportMoment, Throw}
        if kind.takes or issubclass(kind, Throw) or "fall" in vars(kind)
    ]  # fmt: skip
    assert len(waiting) >= 33
    assert [name for name in waiting if not named(name)] == []


def test_every_label_of_a_tally_is_named():
    text = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    labels = set(re.findall(r'"(tally-[a-z-]+)', text))
    assert labels
    assert {label for label in labels if not named(label)} == set()


@pytest.mark.parametrize("kind", [Preview, TargetPreview, OddsRow, SpentRow])
def test_every_field_of_a_preview_is_named(kind):
    assert [field for field in kind.__struct_fields__ if not named(field)] == []


def test_every_hit_marker_and_every_card_is_named():
    markers = [marker.id for marker in definitions().markers if marker.id]
    assert [marker for marker in markers if not named(marker)] == []
    cards = {number: card.title["en"] for number, card in definitions().cards.items()}
    assert [n for n, title in cards.items() if f"{n} {title}" not in SECTION] == []

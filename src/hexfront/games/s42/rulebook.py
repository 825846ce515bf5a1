"""Stalingrad '42 as a rulebook at the table."""

from pathlib import Path

from hexfront.play.rulebook import Rulebook

RULEBOOK = Rulebook(
    "s42",
    title={"en": "Stalingrad '42", "ru": "Stalingrad '42"},
    game="hexfront.games.s42.game:S42Game",
    facts="hexfront.games.s42.screen.companion:S42GameFacts",
    notation="hexfront.games.s42.notation",
    boards="hexfront.games.s42.theatre.pictures:BOARDS",
    checks="hexfront.games.s42.scenarios.checks:CHECKS",
    players="hexfront.opponents.s42:PLAYERS",
    odds="hexfront.games.s42.screen.report:report",
    words=Path(__file__).parent / "words",
    lessons=Path(__file__).parent / "data" / "lessons",
    glossary=Path(__file__).parent / "data" / "glossary.toml",
    examples=Path(__file__).parent / "data" / "examples",
    page="s42",
    rank=3,
)

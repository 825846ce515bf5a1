"""Conflict of Heroes as a rulebook at the table."""

from pathlib import Path

from hexfront.play.rulebook import Rulebook

RULEBOOK = Rulebook(
    "coh",
    title={"en": "Conflict of Heroes", "ru": "Conflict of Heroes"},
    game="hexfront.games.coh.game:CohGame",
    facts="hexfront.games.coh.screen.companion:CohGameFacts",
    notation="hexfront.games.coh.notation",
    boards="hexfront.games.coh.terrain.pictures:BOARDS",
    checks="hexfront.games.coh.scenarios.checks:CHECKS",
    players="hexfront.opponents.coh:PLAYERS",
    odds="hexfront.games.coh.screen.report:report",
    words=Path(__file__).parent / "words",
    lessons=Path(__file__).parent / "data" / "lessons",
    glossary=Path(__file__).parent / "data" / "glossary.toml",
    examples=Path(__file__).parent / "data" / "examples",
    page="coh",
    rank=1,
    has_expert=True,
)

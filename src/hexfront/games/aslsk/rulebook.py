"""The ASL Starter Kit as a rulebook at the table."""

from pathlib import Path

from hexfront.play.rulebook import Rulebook

RULEBOOK = Rulebook(
    "aslsk",
    title={"en": "ASL Starter Kit", "ru": "ASL Starter Kit"},
    game="hexfront.games.aslsk.game:AslskGame",
    facts="hexfront.games.aslsk.screen.companion:AslskGameFacts",
    notation="hexfront.games.aslsk.notation",
    boards="hexfront.games.aslsk.boards.pictures:BOARDS",
    checks="hexfront.games.aslsk.scenarios.checks:CHECKS",
    players="hexfront.opponents.aslsk:PLAYERS",
    odds="hexfront.games.aslsk.screen.report:report",
    words=Path(__file__).parent / "words",
    lessons=Path(__file__).parent / "data" / "lessons",
    glossary=Path(__file__).parent / "data" / "glossary.toml",
    examples=Path(__file__).parent / "data" / "examples",
    page="aslsk",
    rank=2,
)

"""Skirmish as a rulebook at the table: the one object that Hexfront looks for.

Every part is named by where it is and loaded when it is first asked for, so that this module
imports nothing of the game.
"""

from pathlib import Path

from hexfront.play.rulebook import Rulebook

RULEBOOK = Rulebook(
    "skirmish",
    title={"en": "Skirmish", "ru": "Стычка"},
    game="skirmish.game:SkirmishGame",
    facts="skirmish.companion:SkirmishFacts",
    notation="skirmish.notation",
    boards="skirmish.files:BOARDS",
    checks="skirmish.files:CHECKS",
    players="skirmish.player:PLAYERS",
    odds="skirmish.report:report",
    words=Path(__file__).parent / "words",
    glossary=Path(__file__).parent / "data" / "glossary.toml",
)

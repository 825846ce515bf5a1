"""What the reports of odds of all games share: how faults of a position are told."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from hexfront.games.notation.faults import NotationError
from hexfront.play import IllegalChoiceError
from hexfront.play.report import NoAttackError, NoPositionError, Report

Reporter = Callable[[str, str, str], Report]
Called = Callable[[Any, str, int | str, str], int | str]


def reporting(report: Reporter) -> Reporter:
    """A report whose faults in the text are told as such."""

    @wraps(report)
    def told(text: str, attack: str, language: str) -> Report:
        try:
            return report(text, attack, language)
        except (NotationError, ValueError, LookupError) as error:
            raise NoPositionError(str(error)) from error

    return told


def refused(error: IllegalChoiceError, state: Any, called: Called, language: str) -> NoAttackError:
    """The refusal of an attack, with units and hexes by their names."""
    named = {key: called(state, key, value, language) for key, value in error.refusal.args.items()}
    return NoAttackError(error.refusal, named)

"""Refusals: why something may not be done, with the rule that says so."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """A reason: the rule broken, a message id, and what the message speaks of."""

    rule: str
    message: str
    args: dict[str, int | str] = {}


class IllegalChoiceError(Exception):
    """A choice that is not among the legal ones; carries the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})")
        self.refusal = refusal


class ImpossibleOutcomeError(ValueError):
    """Dice or a draw that cannot fall at this moment."""


class NotYourTurnError(Exception):
    """A choice by a seat that has nothing to decide at this moment."""

    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(f"seat {seat} has nothing to decide now; the actor is {actor}")
        self.seat = seat
        self.actor = actor

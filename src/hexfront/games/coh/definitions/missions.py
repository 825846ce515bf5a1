"""What a scenario's mission cards do (COH-8.6): events, and the secret objectives of players."""

from enum import Enum

from msgspec import Struct


class Event(Enum):
    """What happens at once when a Score or Event card is drawn."""

    OBJECTIVES = "objectives"
    """VP for controlled objective hexes, as at the end of a round."""
    VP = "vp"
    """A side gains VP."""
    CAP = "cap"
    """A side gains CAP for this round."""
    REINFORCEMENTS = "reinforcements"
    """The units of a side that wait for the event may enter."""
    ARTILLERY = "artillery"
    """A side's artillery may fire more often."""


class Aim(Enum):
    """What an Objective card asks of the player who drew it."""

    HOLD = "hold"
    """To stand alone in a hex when the scenario ends."""
    REACH = "reach"
    """To stand alone in a hex at the end of a turn."""
    DESTROY = "destroy"
    """To have so many enemy units destroyed."""


class Mission(Struct, frozen=True):
    """One line of a scenario about one mission card."""

    card: int
    side: int
    """Whom the event favours, or who has the objective if he draws the card."""
    event: Event | None = None
    aim: Aim | None = None
    hex: int = -1
    count: int = 0
    """How many enemy units are to be destroyed."""
    points: int = 0
    """VP, CAP or artillery rounds."""

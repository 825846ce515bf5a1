"""Choices of the set-up."""

from hexfront.games.aslsk.places import Phase
from hexfront.play import Choice


class Place(Choice, frozen=True, tag="Place"):
    """Put a unit into a hex at set-up (ASL-1.3.a)."""

    unit: int
    hex: int

    phases = (Phase.SET_UP,)
    own = ("unit",)


class Arm(Choice, frozen=True, tag="Arm"):
    """Give a weapon to a unit at set-up (ASL-4.0.w)."""

    weapon: int
    unit: int

    phases = (Phase.SET_UP,)
    own = ("unit", "weapon")


class Face(Choice, frozen=True, tag="Face"):
    """Point a Gun at a hexspine at set-up, or when it was pushed (ASL-3.2.4.s, ASL-6.5.m)."""

    weapon: int
    arc: int

    phases = (Phase.SET_UP, Phase.MOVEMENT)
    own = ("weapon",)


class PickUp(Choice, frozen=True, tag="PickUp"):
    """Take a placed unit back at set-up."""

    unit: int

    phases = (Phase.SET_UP,)
    own = ("unit",)


class Hide(Choice, frozen=True, tag="Hide"):
    """Set a hex's units up hidden, as an SSR allows, or show them again."""

    hex: int

    phases = (Phase.SET_UP,)

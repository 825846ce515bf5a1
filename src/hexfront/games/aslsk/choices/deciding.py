"""What ends a step or takes it back, the same in every phase."""

from typing import ClassVar

from hexfront.play import Choice


class Done(Choice, frozen=True, tag="Done"):
    """Nothing more in this step or phase; in a window: no fire."""

    declines: ClassVar[bool] = True


class CallOff(Choice, frozen=True, tag="CallOff"):
    """Not this attack after all."""


class Promote(Choice, frozen=True, tag="Promote"):
    """Roll for a leader, or not (ASL-5.3.a)."""

    roll: bool

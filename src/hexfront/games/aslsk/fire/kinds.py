"""The sorts of attack on the IFT."""

from enum import IntEnum


class FireKind(IntEnum):
    """What sort of attack on the IFT it is: who may fire, at what strength, and its marker."""

    PREP = 0
    FIRST = 1
    """Defensive First Fire (ASL-3.3.3)."""
    SUBSEQUENT = 2
    """Subsequent First Fire, and Final Protective Fire by those marked Final Fire."""
    FINAL = 3
    """Fire in the DFPh (ASL-3.4)."""
    ADVANCING = 4
    RESIDUAL = 5
    CHARGE = 6
    """A Demolition Charge that goes off (ASL-4.3)."""
    HIT = 7
    """The effect of an ordnance hit (ASL-3.2.4.ai)."""
    BACKBLAST = 8
    BOUNDING = 9
    """Bounding First Fire: a vehicle in its own MPh (ASL-3.3.2.2)."""

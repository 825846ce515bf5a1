"""What ordnance fires: kinds of ammunition, and special ammunition with Depletion Numbers."""

import re
from enum import Enum

from msgspec import Struct

UNLIMITED = 13
"""The Depletion Number of an unlimited supply: above every DR (ASL-6.2.a)."""


class Ammunition(Enum):
    """The letter on the counter's back (ASL-6.2.c)."""

    HE = "HE"
    AP = "AP"
    HEAT = "H"
    APCR = "A"
    APDS = "D"
    SMOKE = "s"
    WP = "WP"

    @property
    def smoke(self) -> bool:
        """Whether it leaves smoke, and so is fired on the ATT alone (ASL-6.2.q, ASL-6.2.t)."""
        return self in (Ammunition.SMOKE, Ammunition.WP)

    @property
    def solid(self) -> bool:
        """Shot without a filling worth the name (ASL-6.2.l, ASL-6.2.m)."""
        return self in (Ammunition.AP, Ammunition.APCR, Ammunition.APDS)


class Special(Struct, frozen=True):
    """Ammunition of limited supply."""

    ammunition: Ammunition
    number: int
    """The Depletion Number (ASL-6.2.e)."""
    since: str
    """The first month that has it; "" if from the beginning."""

    def __str__(self) -> str:
        return f"{self.ammunition.value}{self.number}"


_SPECIAL = r"(HE|AP|H|A|D|s|WP)([1-9][0-9]?)(?:/(19(?:39|4[0-5])-(?:0[1-9]|1[0-2])))?"


def parse_special(text: str) -> Special:
    """As a counter prints it, the date as a month: A5, s7 or A4/1942-03."""
    match = re.fullmatch(_SPECIAL, text, re.ASCII)
    if match is None or not 2 <= int(match[2]) <= 12:
        reason = "expected a letter and a Depletion Number such as A5, s7 or A4/1942-03"
        raise ValueError(f"{reason}, got {text!r}")
    return Special(Ammunition(match[1]), int(match[2]), match[3] or "")

"""What a player sees of a choice before taking it."""

from msgspec import Struct

from hexfront.games.s42.combat.strength import Share
from hexfront.play import Refusal, Tally

Chance = tuple[int, int]
"""An exact probability: numerator and denominator."""


class Outcome(Struct, frozen=True):
    """One result of a roll and how likely it is."""

    label: str
    """A CRT result such as "DR2 3", a Determined Defense result such as "S 1*/-", or how units get
    away: "yes", "loss" or "no"."""
    chance: Chance
    shade: str = ""
    """Of a CRT result: "o" for orange, "x" for no Determined Defense."""


class Forecast(Struct, frozen=True):
    """What an attack can come to if the defender stands whenever he may; see `outcomes`.

    The first four add up to 1; losses are steps on average.
    """

    held: Chance
    """The defender keeps the hex."""
    delayed: Chance
    """He leaves it by a Delay."""
    driven_off: Chance
    """He retreats."""
    destroyed: Chance
    """No defender is left."""
    attacker_loss: Chance
    defender_loss: Chance


class AttackPreview(Struct, frozen=True, kw_only=True):
    """An attack as it has been put together."""

    hex: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    shares: tuple[Share, ...]
    """What each unit of both sides brings, with all halvings and doublings."""
    strength: Tally
    """Of the attackers."""
    guard: Tally
    """Of the defenders."""
    ratio: str
    """The odds before shifts, such as "3-1"."""
    shifts: Tally
    """What moves the column; cancelled shifts have the value 0."""
    odds: str
    """The odds after shifts; may lie beyond the table, such as "12-1"."""
    column: int
    """Index of the CRT column that serves."""
    outcomes: tuple[Outcome, ...]
    """Nothing where the odds decide without a roll."""
    automatic: bool = False
    """At 10-1 or better: DS without a roll."""
    unsure: bool = False
    """Units may still come out of the box of a Reserve Army (S42-34.6.2.a): no forecast."""
    forecast: Forecast | None = None
    refusal: Refusal | None = None
    """What still stands against the attack."""


class DefensePreview(Struct, frozen=True):
    """A Determined or Desperate Defense: the column, the DRMs and what can happen."""

    lead: int
    column: str
    """clear, other or city."""
    modifiers: Tally
    outcomes: tuple[Outcome, ...]
    success: Chance
    """That the hex is held by this roll."""
    partial: Chance
    """That it ends in a Delay."""


class MarchPreview(Struct, frozen=True):
    """A move to a hex: the way, what it costs and how the units move."""

    path: tuple[int, ...]
    cost: float
    """In MPs."""
    left: float
    """MPs left, or hexes left by Tactical Movement."""
    kind: str
    """normal, tactical or extended."""


class Preview(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Facts about a choice; only those that apply are told."""

    attack: AttackPreview | None = None
    defense: DefensePreview | None = None
    march: MarchPreview | None = None
    outcomes: tuple[Outcome, ...] = ()
    """What a roll on any other table can come to."""
    odds: str = ""
    """The odds that the choice leads to, such as "4-1"."""
    left: int | None = None
    """What is left of the means that the choice uses."""
    units: tuple[int, ...] = ()
    """Units that the choice is about, besides those that it names."""

"""What players agree on before a game: readings that are disputed, handicaps, the order deck."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

DeckSide = Literal["none", "german", "soviet"]
"""The side that the order deck plays in a scenario of the base game."""
Handicap = Literal["none", "cap-1", "cap-2", "adrenaline"]
"""What the less experienced player gets: CAP in every round, or an Adrenaline card."""


class CohOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Readings that players dispute, see docs/rulings.md, and what they agree on (chapter 19)."""

    swift_action_stress: bool = True
    smoke_by_permission: bool = True
    """Nobody lays smoke unless the scenario says so; otherwise only tanks need it (A8)."""
    joined: bool = False
    """One player plays for both commanders of a side with one track and one hand (COH-19.1)."""
    bonus_through_mines: bool = True
    """Bonus moves lead into mines and out of them (A17)."""
    handicap: Handicap = "none"
    handicap_seat: Annotated[int, Meta(ge=0)] = 0
    """Whose handicap it is (COH-19.2.a)."""
    extra_adrenaline: bool = False
    """Every player begins with an Adrenaline card beside those that the scenario gives."""
    flame_ignores_terrain_only: bool = True
    """Flamethrowers do not ignore height, works, shields and hit markers (A12)."""
    pioneers_wake_mines: bool = True
    """Pioneers set mines off when they turn or fight among them (A39)."""
    deck: DeckSide = "none"
    """The order deck plays this side (SOLO-2.2.a)."""
    deck_strict: bool = False
    """The stay-fresh symbol saves nobody (SOLO-3.1.c)."""
    deck_easier: bool = False
    """Order card 55 is left out (SOLO-S1.b2)."""
    deck_open: bool = False
    """Hit markers of the AI lie face up, for beginners (SOLO-7.5.b)."""
    campaign_wins: Annotated[int, Meta(ge=-1, le=9)] = -1
    """The campaign sheet: scenarios won so far, -1 without a sheet (SOLO-8.0.a)."""
    campaign_losses: Annotated[int, Meta(ge=0, le=99)] = 0
    """Units that they have cost."""

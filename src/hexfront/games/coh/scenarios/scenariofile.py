"""A scenario as it is written down in TOML."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.missions import Aim, Event
from hexfront.games.coh.scenarios.campaign import CampaignFile
from hexfront.games.coh.scenarios.solofile import SoloFile
from hexfront.play.balance import BalanceFile
from hexfront.play.card import CardFile
from hexfront.play.datafile import Amount, Positive, Words

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")

Chapters = Annotated[int, Meta(ge=9, le=19)]
"""The last chapter in force (COH-G.c), as far as the rules are written."""


class Placed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit on the board at the start."""

    kind: str
    hex: str
    facing: str
    hidden: bool = False
    outside: bool = False
    """It does not occupy the fortification in its hex, as it otherwise would (COH-17.2.d)."""
    carries: tuple[str, ...] = ()
    """The unit that begins on this vehicle or behind it (COH-15.6.a)."""


class Waits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit beside the board at the start that is more than its kind."""

    kind: str
    carries: tuple[str, ...] = ()


class WorkFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fortification or obstacle on the board at the start (COH-17.1.a, COH-17.7.a)."""

    kind: str
    hex: str
    facing: str = ""
    hidden: bool = False
    colour: Literal["", "red", "blue"] = ""
    """Whom mines of the classic edition harm (COHC-23.d)."""


class Due(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reinforcement (COH-1.0.e); without an entry area of its own it uses its side's."""

    round: int = 0
    event: bool = False
    """It comes when the Event card is drawn, in whatever round."""
    kind: str
    carries: tuple[str, ...] = ()
    entry: tuple[str, ...] = ()


class WeaponFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A weapon card of a side: how often and in which rounds it may be played (COH-8.2.a)."""

    card: str
    uses: Positive = 1
    rounds: tuple[Positive, ...] = ()


class PlayerFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the scenario gives one player: a whole side, or one of its two commanders."""

    cap: Amount
    draw: Amount
    draw_later: Amount
    entry: tuple[str, ...] = ()
    placed: tuple[Placed, ...] = ()
    waiting: tuple[str | Waits, ...] = ()
    """Just the kind, if there is no more to say."""
    due: tuple[Due, ...] = ()
    weapons: tuple[WeaponFile, ...] = ()
    works: tuple[WorkFile, ...] = ()


class SideFile(PlayerFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side of a scenario file that one player plays."""

    objective_vp: Amount = 0
    destroyed_vp: Amount = 1
    """VP that the other side gains for each unit that this side loses."""


class CommanderFile(PlayerFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the commanders of a side, each of whom is a player (COH-19.0.a)."""

    name: Words


class TeamFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side of a scenario file that two players play together."""

    commanders: tuple[CommanderFile, ...]
    objective_vp: Amount = 0
    destroyed_vp: Amount = 1


class ObjectiveFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hex: str
    side: str


class MissionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a mission card does in this scenario (COH-8.6.a)."""

    card: int
    side: str = ""
    event: Event | None = None
    aim: Aim | None = None
    hex: str = ""
    count: Amount = 0
    points: Amount = 0


class StartVp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    side: str
    points: int


class VeteranFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A veteran card of the classic edition, and whose it is (COHC-24.f)."""

    card: Positive
    side: str
    units: tuple[int, ...] = ()
    """The side's units as the file lists them, from 1; none for a card of the player himself."""


class NotedFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bombardment that was noted at the set-up (COHC-1.f)."""

    side: str
    card: str
    hex: str


class ClassicFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a scenario of the classic edition says beside all others."""

    tall_corn: bool = False
    summer: bool = True
    cautious: bool = False
    ceiling: Amount = 3
    vehicles_in_pits: bool = False
    veterans: tuple[VeteranFile, ...] = ()
    noted: tuple[NotedFile, ...] = ()


class ScenarioFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as it is written down."""

    number: Positive
    title: Words
    note: Words
    designed: Words
    layout: Annotated[tuple[str, ...], Meta(min_length=1)]
    steep_roads: bool = True
    """Vehicles climb steep slopes by road (A5)."""
    rounds: Positive
    first_turn: str
    vp: StartVp | None = None
    """Who holds the VP; in the classic edition each side begins with none."""
    cards: tuple[int, ...]
    dealt: tuple[int, ...] = ()
    chapters: Chapters
    smoke: tuple[Smoker, ...] = ()
    """Who may lay smoke (COH-14.0.a)."""
    german: dict[str, object]
    soviet: dict[str, object]
    """A side: read as a SideFile, or as a TeamFile if it names commanders."""
    objectives: tuple[ObjectiveFile, ...] = ()
    missions: tuple[MissionFile, ...] = ()
    balance: BalanceFile | None = None
    card: CardFile | None = None
    solo: SoloFile | None = None
    """The order deck plays one of the sides."""
    campaign: CampaignFile | None = None
    """The scenario is part of a campaign."""
    classic: ClassicFile | None = None
    """The scenario is played by the classic edition."""

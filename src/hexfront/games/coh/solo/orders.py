"""What an order card says: orders, the actions they name, and the card as a whole."""

from enum import Enum

from msgspec import Struct


class Colour(Enum):
    """A green card is for fresh AI and has a Spent Check, a blue one for all, without (2.3)."""

    GREEN = "G"
    BLUE = "B"


class Third(Enum):
    """The third priority row of a card (SOLO-4.3.a, SOLO-4.3.t)."""

    NONE = "."
    COUNTER = "CA"
    PASS = "PS"


class Act(Enum):
    """What an order tells an AI to do."""

    ATTACK = "ATT"
    GROUP_ATTACK = "GRP"
    PIVOT = "PIV"
    PIVOT_ATTACK = "PVA"
    RALLY = "RALLY"
    AUTO_RALLY = "AUTO"
    DISENGAGE = "DIS"
    MOVE = "MOVE"
    LOW_RISK = "LOW"
    INTO_COMBAT = "MCC"

    @property
    def is_attack(self) -> bool:
        return self in (Act.ATTACK, Act.GROUP_ATTACK, Act.PIVOT_ATTACK)

    @property
    def is_move(self) -> bool:
        return self in (Act.MOVE, Act.LOW_RISK)


class Toward(Enum):
    """Where a move leads: to the target, or to the cover nearest to the AI or to the target."""

    TARGET = ""
    COVER = "cs"
    COVER_AT_TARGET = "ct"


class Deed(Struct, frozen=True):
    """An action with what the card prints beside it."""

    act: Act
    cap: int = 0
    """By how much the hit number is lowered (SOLO-4.8.a)."""
    long_range: bool = False
    toward: Toward = Toward.TARGET


class OrderTarget(Struct, frozen=True):
    """What an order points at: units of the player, or objectives."""

    objective: bool
    atoms: frozenset[str]
    """All must hold; see TARGET_ATOMS."""


class Order(Struct, frozen=True):
    """Which AI acts, against what, and how (SOLO-5.1.a)."""

    text: str
    """As the data file has it."""
    agent: frozenset[str]
    """All must hold; see AGENT_ATOMS."""
    clear: int
    """No unit stands within so many hexes of the AI; 0 asks for nothing."""
    nearest: bool
    targets: tuple[OrderTarget, ...]
    """In the order in which they are named (SOLO-5.7.a1)."""
    deed: Deed
    unless_attacked: bool = False
    """Only if no unit attacked in the player's last turn (scenario lists)."""


class OrderCard(Struct, frozen=True):
    """A card of the order deck (SOLO-2.3.a)."""

    number: int
    symbol: str
    """D, O or nothing: defensive or offensive; no rule reads it (SOLO-DECK.h)."""
    colour: Colour
    steps: int
    """By how many spaces the scenario marker moves."""
    limit: int
    """It moves only while so many counters or fewer are in play; 0 for always."""
    reshuffle: bool
    close: tuple[Deed, ...]
    short: tuple[Deed, ...]
    third: Third
    tactical: tuple[Order, ...]
    scenario: bool
    """Scenario orders are its last resort."""
    spent: int
    stay_fresh: bool
    hex: str
    source: str
    """seed: as the rulebook shows it; part: completed by us; designed: ours."""
    designed: frozenset[str]
    """The columns of a card from the rulebook that are ours all the same."""

    @property
    def is_blue(self) -> bool:
        return self.colour is Colour.BLUE

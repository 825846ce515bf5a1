"""How much things matter to the computer player, in points."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """All of the player's taste in one place."""

    vp: float = 8.0
    unit: float = 4.0
    carrier: float = 1.0
    """A truck or wagon: it takes no ground and harms nobody."""
    firepower: float = 0.6
    hit: float = 3.0
    """Lost with a hit marker that does not destroy."""
    fresh: float = 0.5
    ready: float = 0.15
    """What each point of firepower adds to a unit's being fresh."""
    patience: float = 3.0
    """How much more the side that is ahead values that, while enemies can still come nearer."""
    together: float = 1.0
    """How much more a Spent Check hurts for each further machine gun that shares it."""
    cap: float = 0.65
    last_cap: float = 1.2
    """How much more the very last CAP is worth, the last but one half of that, and so on."""
    idle_cap: float = 0.3
    """Share of a CAP's worth that is left when no own unit is fresh any more."""
    card: float = 1.2
    weapon: float = 1.5
    """A use of a weapon card."""
    sniper: float = 0.5
    """Share of a card's worth for Sniper Fire, which gains nothing by waiting."""
    hidden: float = 0.3
    cover: float = 0.2
    """For each point of defense that the terrain or a fortification gives a unit."""
    obstacle: float = 0.9
    """Own wire before an objective that is held, the enemy's before his; mines count more."""
    stuck: float = 0.25
    """Share of its worth that a bogged vehicle loses, with all that it carries."""
    hold: float = 0.5
    """A scoring in a later round, against the one at the end of this round."""
    approach: float = 0.5
    """For each action point that a unit is nearer to an objective."""
    guard: float = 0.6
    """The same for the side that holds the objective, as a share of it."""
    garrison: float = 0.3
    """Share of an objective's worth that is lost by leaving it empty beside an enemy."""
    menace: float = 0.35
    """Expected damage by the own shots to come."""
    danger: float = 0.3
    """Expected damage by the enemy's shots to come."""
    next_shot: float = 0.35
    """The best shot of the side that acts next, on top of that."""
    spent_fire: float = 0.4
    """How much a spent unit's fire counts while its side has the CAP for it."""
    sitting: float = 0.8
    """How much easier a spent unit is prey: it neither goes away nor shoots back."""
    boldness: float = 0.8
    """How much harder a side presses on, and how much less it minds danger, when it loses."""
    gain: float = 0.1
    """What an action must improve to be better than a pass."""
    won: float = 1000.0

"""How much things matter to the computer player, in points; a step of a rifle division is 4."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """All of the player's taste in one place."""

    # Attacks.
    vp: float = 22.0
    """A VP hex that changes hands."""
    urgency: float = 2.0
    """Times that much if the game could be lost early for want of points."""
    ground: float = 3.0
    """An enemy hex taken on the way to the objectives; less the farther they are."""
    breach: float = 2.5
    """A hole in a line of bonds."""
    advance: float = 0.8
    """For each hex that mechanized attackers may advance."""
    artery: float = 1.0
    """For each share of the enemy's supply that runs through a hex (see `lifelines.SHARES`)."""
    bridgehead: float = 0.3
    """A port that reinforcements wait for."""
    lifeline: float = 30.0
    """An enemy who endangers all the own lines of supply; less by what runs past him."""
    starved: float = 5.0
    """A VP hex of the Axis that has no line of supply."""
    own_step: float = 0.7
    """An own step lost, as a share of its worth."""
    enemy_step: float = 1.0
    rout: float = 0.25
    """Share of a unit's worth that a retreat in disorder costs it."""
    boldness: float = 0.5
    """What an attack must promise to be made."""
    detour: float = 4.0
    """A turn in which a spearhead fights away from the objectives."""
    support: float = 0.6
    """What an air unit or ASU must add to an attack."""
    offensive: float = 1.5
    """What the further die of a Planned Offensive must add."""

    firm: float = 6.0
    """Times the strength in an own objective at which the enemy around it could take it."""

    # Lines.
    station: float = 1.0
    """A hex of the line that has to be held."""
    gap: float = 1.6
    """Two stations without a bond between them."""
    unmanned: float = 4.0
    """A station that no unit can reach this turn."""
    cover: float = 0.3
    """For each shift that the ground gives a station."""
    menace: float = 0.9
    """A station under the full weight of the enemy's attack."""
    outflanked: float = 0.6
    """For each enemy stack behind a station."""
    abandoned: float = 2.5
    """For each VP that the line leaves to the enemy."""
    settled: float = 0.25
    """A station where a unit stands already."""

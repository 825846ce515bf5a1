"""Vehicles of the data files under hits that a test describes."""

from hexfront.games.aslsk.armor.engagement import Crew, Engagement, Hit
from hexfront.games.aslsk.armor.facing import Facing
from hexfront.games.aslsk.armor.outlook import KillOutlook, kill_outlook
from hexfront.games.aslsk.armor.tokill import Warhead, shell
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.guns import parse_barrel
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.vehicles import Vehicle

FRONT, SIDE, REAR = (frozenset((facing,)) for facing in Facing)
THROWS = [(a, b) for a in range(1, 7) for b in range(1, 7)]


def vehicle(name: str) -> Vehicle:
    return definitions().vehicles[name]


def shot(
    barrel: str,
    ammunition: Ammunition = Ammunition.AP,
    distance: int = 3,
    nationality: Nationality = Nationality.GERMAN,
) -> Warhead:
    return shell(charts().to_kill, ammunition, parse_barrel(barrel), nationality, distance)


def russian_76(distance: int = 3) -> Warhead:
    return shot("76L", Ammunition.AP, distance, Nationality.RUSSIAN)


def engagement(
    warhead: Warhead,
    target: str,
    hull: frozenset[Facing] = FRONT,
    turret: frozenset[Facing] = FRONT,
    crew: Crew | None = None,
    collateral: int = 0,
) -> Engagement:
    """A hit on a vehicle; its crew is BU with a morale of 8 unless said otherwise."""
    return Engagement(
        charts().to_kill, warhead, vehicle(target), hull, turret, crew or Crew(8), collateral
    )


def outlook(engaged: Engagement, *throws: tuple[int, int]) -> KillOutlook:
    """Of a shot that hits with these throws; with all if none are given."""
    hits = [Hit(*dice, critical=sum(dice) == 2) for dice in throws or THROWS]
    return kill_outlook(charts().ift, engaged, hits)

"""What a shot at a vehicle will do, exactly: location, To Kill, the crew, Collateral Attack."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from hexfront.games.aslsk.armor.crew import DR_WEIGHTS, crew_struck, shock_spread
from hexfront.games.aslsk.armor.destruction import NO_COLLATERAL, Damage, area_damage
from hexfront.games.aslsk.armor.engagement import Crew, Engagement, Hit
from hexfront.games.aslsk.armor.facing import Facing, Part
from hexfront.games.aslsk.armor.tokill import Spot
from hexfront.games.aslsk.definitions.tables import FireTable
from hexfront.play import Tally

THROWS = 36


class Aspect(Struct, frozen=True):
    """One place where a shot may hit, with the number it then needs."""

    part: Part
    facing: Facing
    critical: bool
    chance: Fraction
    """Of the whole shot, to hit just there."""
    number: Tally
    """The final TK#."""
    kills: Fraction
    """The chance that such a hit destroys the vehicle."""


class KillOutlook(Struct, frozen=True):
    """The chain of chances of a shot at a vehicle."""

    hit: Fraction
    aspects: tuple[Aspect, ...]
    damage: dict[Damage, Fraction]
    """What becomes of the vehicle, once the crew has checked; the chances add up to one."""

    def chance(self, wanted: Damage) -> Fraction:
        """The chance of any of some kinds of damage."""
        return sum((part for found, part in self.damage.items() if found & wanted), Fraction(0))


def kill_outlook(ift: FireTable, engagement: Engagement, hits: Iterable[Hit]) -> KillOutlook:
    """The outlook of a shot of which these throws hit, of 36."""
    places: Counter[Spot] = Counter()
    for hit in hits:
        places[engagement.spot(hit)] += 1
    total: Counter[Damage] = Counter()
    aspects = []
    for spot, throws in places.items():
        spread = _spread(ift, engagement, spot)
        for damage, weight in spread.items():
            total[damage] += throws * weight
        kills = Fraction(spread.get(Damage.DESTROYED, 0), THROWS**3)
        aspects.append(
            Aspect(spot.part, spot.facing, spot.critical, Fraction(throws, THROWS),
                   engagement.number(spot), kills)
        )  # fmt: skip
    landed = sum(places.values())
    total[Damage.NONE] += (THROWS - landed) * THROWS**3
    return KillOutlook(
        Fraction(landed, THROWS),
        tuple(aspects),
        {damage: Fraction(weight, THROWS**4) for damage, weight in total.items() if weight},
    )


def _spread(ift: FireTable, engagement: Engagement, spot: Spot) -> Counter[Damage]:
    """What a hit in one place does, in 36ths of 36ths of 36ths: TK DR and two checks."""
    found: Counter[Damage] = Counter()
    crew = engagement.crew
    for original, throws in DR_WEIGHTS.items():
        damage = engagement.damage(spot, original)
        first = {damage: THROWS}
        if damage & Damage.POSSIBLE_SHOCK:
            first = shock_spread(crew.level, crew.nerves)
        for known, weight in first.items():
            for after, part in _collateral(ift, engagement, known, original).items():
                found[settled(engagement.crew, after)] += throws * weight * part
    return found


def area_spread(ift: FireTable, column: int, part: Part, drm: int, crew: Crew) -> Counter[Damage]:
    """What a hit on the ATT does, in 36ths of 36ths: the IFT DR and a check (ASL-7.11)."""
    found: Counter[Damage] = Counter()
    for original, throws in DR_WEIGHTS.items():
        damage = area_damage(ift, column, part, original + drm)
        more = {Damage.NONE: THROWS}
        if crew.exposed and column and not damage & NO_COLLATERAL:
            more = crew_struck(ift.result(column, original + crew.cover), crew.level, crew.nerves)
        for known, weight in more.items():
            found[settled(crew, damage | known)] += throws * weight
    return found


def _collateral(
    ift: FireTable, engagement: Engagement, damage: Damage, original: int
) -> dict[Damage, int]:
    """The Collateral Attack on a CE crew by the same DR (ASL-7.12.b): in 36ths."""
    crew = engagement.crew
    spared = not crew.exposed or damage & NO_COLLATERAL or engagement.dud(original)
    if spared or not engagement.collateral:
        return {damage: THROWS}
    cell = ift.result(engagement.collateral, original + crew.cover)
    struck = crew_struck(cell, crew.level, crew.nerves)
    return {damage | more: weight for more, weight in struck.items()}


def settled(crew: Crew, damage: Damage) -> Damage:
    """A crew that was Stunned before is Recalled (ASL-7.10.p)."""
    if damage & Damage.STUNNED and crew.frail:
        return damage | Damage.RECALLED
    return damage

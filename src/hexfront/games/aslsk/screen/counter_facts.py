"""What counters print, as the page is told once, and where the figures come from."""

from typing import TypedDict

from hexfront.games.aslsk.definitions.counters import Leader, Mmc, Weapon
from hexfront.games.aslsk.definitions.datafile import Origin
from hexfront.games.aslsk.definitions.guns import Cannon, Gun
from hexfront.games.aslsk.definitions.kinds import Counter, printed
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.games.aslsk.screen.facts import CounterFact, WeaponFact
from hexfront.play.datafile import Words


def counter_fact(counter: Counter) -> CounterFact:
    match counter:
        case Leader():
            return _leader(counter)
        case Vehicle():
            return _vehicle(counter)
    return _mmc(counter)


MMC_FIGURES = ("strength", "quality", "broken", "self_rally", "smoke", "assault_fire", "elr",
               "half_squad", "replaced_by")  # fmt: skip
VEHICLE_FIGURES = ("mp", "fails_on", "ground_pressure", "size", "front", "side", "turret",
                   "exposed", "dispensers")  # fmt: skip
LEADER_FIGURES = ("command", "broken", "replaced_by")
WEAPON_FIGURES = ("fp", "range", "min_range", "rof", "pp", "breakdown", "removed", "repair",
                  "calibre", "to_hit", "kill")  # fmt: skip


class _Printed(TypedDict):
    """What every counter tells."""

    id: str
    nationality: str
    name: Words
    origins: dict[str, Origin]


def _printed(counter: Counter | Weapon, figures: tuple[str, ...]) -> _Printed:
    return {
        "id": counter.id,
        "nationality": counter.nationality.value,
        "name": counter.name,
        "origins": {figure: counter.origin(figure) for figure in figures},
    }


def _mmc(mmc: Mmc) -> CounterFact:
    return CounterFact(
        **_printed(mmc, MMC_FIGURES),
        type=mmc.kind.value,
        label=str(mmc.strength),
        quality=mmc.quality.value,
        letter=mmc.quality.letter,
        fp=mmc.strength.fp,
        range=mmc.strength.range,
        morale=mmc.strength.morale,
        broken=mmc.broken,
        self_rally=mmc.self_rally,
        smoke=mmc.smoke,
        assault_fire=mmc.assault_fire,
        no_elr=not mmc.elr,
        half_squad=mmc.half_squad,
        replaced_by=mmc.replaced_by,
    )


def _leader(leader: Leader) -> CounterFact:
    return CounterFact(
        **_printed(leader, LEADER_FIGURES),
        type="leader",
        label=str(leader.command),
        morale=leader.command.morale,
        broken=leader.broken,
        leadership=leader.command.leadership,
        self_rally=True,
        replaced_by=leader.replaced_by,
    )


def _vehicle(vehicle: Vehicle) -> CounterFact:
    return CounterFact(
        **_printed(vehicle, VEHICLE_FIGURES),
        type=vehicle.kind.value,
        label=printed(vehicle),
        morale=0,
        broken=0,
        mp=vehicle.mp,
        fails_on=vehicle.fails_on,
        front=str(vehicle.front),
        side=str(vehicle.side),
        turret=vehicle.turret.value,
        size=vehicle.size.value,
        ground_pressure=vehicle.ground_pressure.value,
        exposed=vehicle.exposed,
        dispensers=tuple(map(str, vehicle.dispensers)),
        armament=tuple(weapon.id for weapon in vehicle.armament),
    )


def weapon_fact(weapon: Weapon) -> WeaponFact:
    cannon = weapon if isinstance(weapon, Cannon) else None
    gun = weapon if isinstance(weapon, Gun) else None
    return WeaponFact(
        **_printed(weapon, WEAPON_FIGURES),
        type=weapon.kind.value,
        fp=weapon.fp,
        range=weapon.range,
        min_range=weapon.min_range,
        rof=weapon.rof,
        pp=weapon.pp,
        breakdown=weapon.breakdown,
        removed=weapon.removed,
        repair=weapon.repair,
        calibre=weapon.calibre,
        to_hit=weapon.to_hit,
        kill=weapon.kill,
        barrel=str(cannon.barrel) if cannon else "",
        mount=cannon.mount.value if cannon else "",
        ife=cannon.ife if cannon else 0,
        special=tuple(map(str, weapon.special)),
        manhandling=gun.manhandling if gun else 0,
        size=gun.size.value if gun else "",
    )

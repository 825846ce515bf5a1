"""What counters print, as the page is told once, and where the figures come from."""

from hexfront.games.aslsk.definitions.counters import Leader, Mmc, Weapon
from hexfront.games.aslsk.definitions.guns import Cannon, Gun
from hexfront.games.aslsk.definitions.kinds import Counter, printed
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.games.aslsk.screen.facts import CounterFact, WeaponFact


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


def _mmc(mmc: Mmc) -> CounterFact:
    return CounterFact(
        id=mmc.id,
        type=mmc.kind.value,
        nationality=mmc.nationality.value,
        name=mmc.name,
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
        origins={figure: mmc.origin(figure) for figure in MMC_FIGURES},
    )


def _leader(leader: Leader) -> CounterFact:
    return CounterFact(
        id=leader.id,
        type="leader",
        nationality=leader.nationality.value,
        name=leader.name,
        label=str(leader.command),
        morale=leader.command.morale,
        broken=leader.broken,
        leadership=leader.command.leadership,
        self_rally=True,
        replaced_by=leader.replaced_by,
        origins={figure: leader.origin(figure) for figure in LEADER_FIGURES},
    )


def _vehicle(vehicle: Vehicle) -> CounterFact:
    return CounterFact(
        id=vehicle.id,
        type=vehicle.kind.value,
        nationality=vehicle.nationality.value,
        name=vehicle.name,
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
        origins={figure: vehicle.origin(figure) for figure in VEHICLE_FIGURES},
    )


def weapon_fact(weapon: Weapon) -> WeaponFact:
    return WeaponFact(
        id=weapon.id,
        type=weapon.kind.value,
        nationality=weapon.nationality.value,
        name=weapon.name,
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
        barrel=str(weapon.barrel) if isinstance(weapon, Cannon) else "",
        mount=weapon.mount.value if isinstance(weapon, Cannon) else "",
        ife=weapon.ife if isinstance(weapon, Cannon) else 0,
        special=tuple(map(str, weapon.special)),
        manhandling=weapon.manhandling if isinstance(weapon, Gun) else 0,
        size=weapon.size.value if isinstance(weapon, Gun) else "",
        origins={figure: weapon.origin(figure) for figure in WEAPON_FIGURES},
    )

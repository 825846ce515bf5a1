"""Counters of a position: those of the game by id or figures, and those made up for it."""

from enum import Enum
from typing import TypeVar

from msgspec.structs import replace

from hexfront.games.aslsk.definitions.ammunition import Special, parse_special
from hexfront.games.aslsk.definitions.counters import (
    Command,
    Leader,
    Mmc,
    MmcKind,
    Nationality,
    Strength,
    Weapon,
    parse_command,
    parse_strength,
)
from hexfront.games.aslsk.definitions.guns import Barrel, Gun, parse_barrel
from hexfront.games.aslsk.definitions.nationalities import Definitions, definitions
from hexfront.games.aslsk.definitions.vehicles import (
    ArmorFactor,
    Dispenser,
    Vehicle,
    parse_armor,
    parse_dispenser,
)
from hexfront.games.notation.faults import FaultError, member, number, one_of

NATIONS: dict[str, Nationality] = {
    "ger": Nationality.GERMAN,
    "rus": Nationality.RUSSIAN,
    "usa": Nationality.AMERICAN,
    "bri": Nationality.BRITISH,
}
"""The words with which counters begin, in a position as in their ids."""
PREFIX = {nationality: word for word, nationality in NATIONS.items()}
SWITCH = {"on": True, "off": False}
FIXED = ("id", "name", "nationality", "given", "outside", "armament")
"""What a made-up counter does not choose."""

Counter = Mmc | Leader | Weapon | Vehicle
C = TypeVar("C", Mmc, Leader, Weapon, Gun, Vehicle)


def find_unit(known: Definitions, nationality: Nationality, word: str) -> str | None:
    """The id of a squad, crew, leader or vehicle: `4-6-7`, `9-1`, `crew`, or the id itself."""
    for id_ in (word, f"{PREFIX[nationality]}-{word}"):
        counter = known.unit(id_)
        if counter is not None and counter.nationality is nationality:
            return id_
    printed = definitions().mmc.values()
    for mmc in printed:
        same = str(mmc.strength) == word and mmc.nationality is nationality
        if same and mmc.kind is not MmcKind.CREW:
            return mmc.id
    return None


def find_weapon(known: Definitions, nationality: Nationality, word: str) -> str | None:
    """The id of an SW or a Gun: `lmg`, or the id itself."""
    ids = (word, f"{PREFIX[nationality]}-{word}")
    return next((id_ for id_ in ids if known.weapon(id_) is not None), None)


def make_up(known: Definitions, id_: str, base: str, figures: list[str]) -> Definitions:
    """`counter italian like ger-447 strength=3-4-7 broken=6`: one more counter."""
    if known.unit(id_) or known.weapon(id_):
        raise FaultError(f"there is a counter {id_!r} already")
    if base in known.mmc:
        mmc = _changed(known.mmc[base], id_, figures)
        _check_unit(known, mmc)
        return replace(known, mmc=known.mmc | {id_: mmc})
    if base in known.leaders:
        leader = _changed(known.leaders[base], id_, figures)
        _check_unit(known, leader)
        return replace(known, leaders=known.leaders | {id_: leader})
    if base in known.weapons:
        weapon = _changed(known.weapons[base], id_, figures)
        return replace(known, weapons=known.weapons | {id_: weapon})
    if base in known.guns:
        gun = _changed(known.guns[base], id_, figures)
        return replace(known, guns=known.guns | {id_: gun})
    if base in known.vehicles:
        vehicle = _changed(known.vehicles[base], id_, figures)
        return replace(known, vehicles=known.vehicles | {id_: vehicle})
    raise FaultError(f"no counter {base!r} in data/units, data/guns or data/vehicles")


def _changed(counter: C, id_: str, figures: list[str]) -> C:
    changes: dict[str, object] = {}
    free = tuple(name for name in counter.__struct_fields__ if name not in FIXED)
    for word in figures:
        key, equals, value = word.partition("=")
        if not equals:
            raise FaultError(f"expected a figure such as broken=6, got {word!r}")
        name = free[one_of(key.replace("-", "_"), free, "a figure")]
        changes[name] = _figure(name, getattr(counter, name), value)
    own: C = replace(counter, id=id_, name={"en": id_, "ru": id_}, given=(), outside={}, **changes)
    return own


def _figure(name: str, before: object, text: str) -> object:
    """A figure of the kind that the counter has there."""
    if name == "dispensers":
        return tuple(map(_dispenser, text.split("+"))) if text != "none" else ()
    if name == "special":
        return tuple(map(_special, text.split("+"))) if text != "none" else ()
    if isinstance(before, bool):
        return SWITCH[tuple(SWITCH)[one_of(text, tuple(SWITCH), "a switch")]]
    if isinstance(before, int):
        return number(text)
    if isinstance(before, Enum):
        return member(text, type(before), "a word")
    if isinstance(before, tuple):
        return tuple(number(part) for part in text.split("/") if part)
    try:
        if isinstance(before, Strength):
            return parse_strength(text)
        if isinstance(before, Command):
            return parse_command(text)
        if isinstance(before, Barrel):
            return parse_barrel(text)
        if isinstance(before, ArmorFactor):
            return parse_armor(text)
    except ValueError as error:
        raise FaultError(str(error)) from error
    return "" if text == "none" else text


def _dispenser(text: str) -> Dispenser:
    """`sD7` or `sN6/1944-01`."""
    try:
        return parse_dispenser(text)
    except ValueError as error:
        raise FaultError(str(error)) from error


def _special(text: str) -> Special:
    """`A5` or `A5/1943-01`: ammunition of limited supply."""
    try:
        return parse_special(text)
    except ValueError as error:
        raise FaultError(str(error)) from error


def _check_unit(known: Definitions, counter: Mmc | Leader) -> None:
    """What Casualty Reduction and ELR leave of it must be a counter too."""
    others = [counter.replaced_by]
    if isinstance(counter, Mmc):
        others.append(counter.half_squad)
    for id_ in filter(None, others):
        other = known.mmc.get(id_) or known.leaders.get(id_)
        if other is None or other.nationality is not counter.nationality:
            raise FaultError(f"no {counter.nationality.value} counter {id_!r}")


def figures_of(counter: Counter) -> tuple[str, list[str]]:
    """A counter of the game, and the figures in which a made-up one differs from it."""
    known = definitions()
    pool: list[Counter] = [
        *known.mmc.values(), *known.leaders.values(), *known.weapons.values(), *known.guns.values(),
        *known.vehicles.values(),
    ]  # fmt: skip
    alike = [c for c in pool if type(c) is type(counter) and c.nationality is counter.nationality]
    changes = [
        (
            base.id,
            [
                f"{name.replace('_', '-')}={_text(getattr(counter, name))}"
                for name in counter.__struct_fields__
                if name not in FIXED and getattr(counter, name) != getattr(base, name)
            ],
        )
        for base in alike
    ]
    return min(changes, key=lambda change: len(change[1]))


def _text(figure: object) -> str:
    if isinstance(figure, bool):
        return "on" if figure else "off"
    if isinstance(figure, Enum):
        return str(figure.value)
    if isinstance(figure, tuple) and any(isinstance(part, Special | Dispenser) for part in figure):
        return "+".join(f"{part}/{part.since}".rstrip("/") for part in figure)
    if isinstance(figure, tuple):
        return "/".join(map(str, figure)) or "none"
    return str(figure) or "none"

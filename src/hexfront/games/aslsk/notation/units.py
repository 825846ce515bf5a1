"""Units and weapons of a position: what their statements say of places and states."""

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.aslsk.armor.facing import Facing
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.places import ELIMINATED, EXITED, OFF_BOARD
from hexfront.games.aslsk.state import UNIT_MASKS, WEAPON_MASKS
from hexfront.games.notation.faults import FaultError, number, one_of

STATES = {{"group": "moving"}.get(slot, slot.replace("_", "-")): slot for slot in UNIT_MASKS}
"""Words for the unit masks of a State; `group` is a word of its own."""
WEAPON_STATES = {slot.removesuffix("_weapons").replace("_", "-"): slot for slot in WEAPON_MASKS}
"""Words for the weapon masks of a State."""
ARCS = ("n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n")
"""Words for hexspines: the hexsides between which they stand, as a Covered Arc is named."""
FACINGS = tuple(facing.name.lower() for facing in Facing)
"""Words for what a vehicle shows."""
LEFT_BEHIND = "left"
"""Of an Acquisition: that its unit has gone out of sight."""
SHELLS = {ammunition.name.lower(): ammunition for ammunition in Ammunition}
"""Words for ammunition."""
OUTSIDE = {"off-board": OFF_BOARD, "eliminated": ELIMINATED, "exited": EXITED}
"""Words for places beside the board; a unit without a place is pending."""


class UnitLine(Struct, frozen=True, kw_only=True):
    """One statement of a unit."""

    name: str
    side: int
    kind: str
    was: str = ""
    """The id of the counter with which it began, if another."""
    at: str = ""
    outside: str = ""
    elr: int | None = None
    group: str = ""
    states: frozenset[str] = frozenset()
    spent: Fraction = Fraction(0)
    """MF spent this MPh, and in its present hex."""
    here: Fraction = Fraction(0)
    came: str = ""
    used: int = 0
    """How often it used a PF or a DC in this fire phase (ASL-4.4.2.h)."""
    created: bool = False
    """Whether it came into the game in play (ASL-5.3)."""
    armed: tuple[str, ...] = ()
    """Kinds of the weapons that its statement gives it."""
    vca: int | None = None
    tca: int | None = None
    """The direction of a vehicle's turret; None if that of its front."""
    wreck: str = ""
    began: str = ""


class WeaponLine(Struct, frozen=True, kw_only=True):
    """One statement of a weapon."""

    name: str
    weapon: str
    side: int
    holder: str = ""
    at: str = ""
    removed: bool = False
    group: str = ""
    states: frozenset[str] = frozenset()
    acquired: tuple[str, int] | None = None
    """A hex, or the unit that it follows."""
    left_behind: bool = False
    """Whether the unit that the Acquisition followed was seen last in that hex."""
    arc: int | None = None
    lacks: tuple[Ammunition, ...] = ()
    """Of which it has no more."""
    built_in: bool = False
    """Whether it is the armament of its holder, a vehicle."""


def read_unit(line: UnitLine, words: list[str]) -> UnitLine:
    """Where a unit is, in what state, and what it carries."""
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "at":
            line = replace(line, at=_next(left, "a hex after 'at'"))
        elif word.startswith("+") and len(word) > 1:
            line = replace(line, armed=(*line.armed, word[1:]))
        else:
            line = _unit_word(line, word)
    if line.at and line.outside:
        raise FaultError(f"a unit is in one place: at {line.at} or {line.outside}")
    return line


def _unit_word(line: UnitLine, word: str) -> UnitLine:
    key, equals, value = word.partition("=")
    if word in STATES:
        return replace(line, states=line.states | {word})
    if word in OUTSIDE:
        return replace(line, outside=word)
    if word == "created":
        return replace(line, created=True)
    if key in ("elr", "used") and equals:
        return replace(line, **{key: number(value)})
    if key in ("spent", "here") and equals:
        return replace(line, **{key: movement_factors(value)})
    if key in ("came", "group", "was", "wreck", "began") and equals:
        return replace(line, **{key: value})
    if key in ("vca", "tca") and equals:
        return replace(line, **{key: hexspine(value)})
    raise FaultError(
        f"unknown word {word!r}; expected at HEX, {', '.join(OUTSIDE)}, +WEAPON, elr=, group=, "
        f"spent=, here=, came=, used=, was=, vca=, tca=, wreck=, began=, created "
        f"or a state ({', '.join(STATES)})"
    )


def hexspine(text: str) -> int:
    """`ne-se`: the direction of a Covered Arc."""
    return one_of(text, ARCS, "a Covered Arc")


def shell(word: str) -> Ammunition:
    """`heat`: an ammunition."""
    return tuple(Ammunition)[one_of(word, tuple(SHELLS), "an ammunition")]


def read_weapon(line: WeaponLine, words: list[str]) -> WeaponLine:
    """`with A`, `at K5`, `removed`, states, `acquired=K5:2`."""
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "with":
            line = replace(line, holder=_next(left, "a unit after 'with'"))
        elif word == "at":
            line = replace(line, at=_next(left, "a hex after 'at'"))
        else:
            line = _weapon_word(line, word)
    if sum(map(bool, (line.holder, line.at, line.removed))) > 1:
        raise FaultError("a weapon is in one place: with UNIT, at HEX or removed")
    return line


def _weapon_word(line: WeaponLine, word: str) -> WeaponLine:
    key, equals, value = word.partition("=")
    if word in WEAPON_STATES:
        return replace(line, states=line.states | {word})
    if word == "removed":
        return replace(line, removed=True)
    if key == "group" and equals:
        return replace(line, group=value)
    if key == "arc" and equals:
        return replace(line, arc=hexspine(value))
    if key == "lacks" and equals:
        return replace(line, lacks=tuple(map(shell, value.split("+"))))
    if key == "acquired" and equals:
        label, *rest = value.split(":")
        if len(rest) not in (1, 2) or rest[1:] not in ([], [LEFT_BEHIND]):
            raise FaultError("expected acquired=HEX:1, acquired=UNIT:2 or acquired=HEX:1:left")
        return replace(line, acquired=(label, number(rest[0])), left_behind=len(rest) > 1)
    raise FaultError(
        f"unknown word {word!r}; expected with UNIT, at HEX, removed, group=, acquired=, arc=, "
        f"lacks= or a state ({', '.join(WEAPON_STATES)})"
    )


def movement_factors(text: str) -> Fraction:
    """`1.5`: MF, in halves."""
    try:
        found = Fraction(text)
    except (ValueError, ZeroDivisionError) as error:
        raise FaultError(f"expected MF such as 2 or 1.5, got {text!r}") from error
    if found < 0 or (2 * found).denominator != 1:
        raise FaultError(f"expected MF in halves, got {text!r}")
    return found


def _next(left: list[str], what: str) -> str:
    if not left:
        raise FaultError(f"expected {what}")
    return left.pop(0)

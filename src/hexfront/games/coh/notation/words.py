"""Choices by name: `move G1 C04`, `shift -1`, `cap 2`, `card 7`."""

from collections.abc import Callable, Sequence

from hexfront.games.coh.choices import (
    Attack,
    Bombard,
    CloseCombat,
    CohChoice,
    Decline,
    Done,
    Enter,
    Face,
    Gather,
    GroupKind,
    Hide,
    Join,
    Move,
    Oppose,
    Pass,
    Pivot,
    PlayCard,
    Rally,
    Recon,
    Reroll,
    Reveal,
    Scout,
    Select,
    Shift,
    SpendCap,
    Stall,
    StealthMove,
    TakeCover,
    Target,
    Yield,
)
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.notation.names import ChoiceNameError
from hexfront.play import Choice

Name = Callable[[int], str]
Find = Callable[[str], int]

PLAIN: dict[str, CohChoice] = {
    "pass": Pass(),
    "yield": Yield(),
    "done": Done(),
    "decline": Decline(),
}
UNIT: dict[str, Callable[[int], CohChoice]] = {
    "select": Select,
    "recon": Recon,
    "rally": Rally,
    "stall": Stall,
    "reveal": Reveal,
    "join": Join,
    "target": Target,
    "cover": TakeCover,
    "scout": Scout,
    "hide": Hide,
}
UNIT_HEX: dict[str, Callable[[int, int], CohChoice]] = {
    "move": Move,
    "attack": Attack,
    "enter": Enter,
    "stealth": StealthMove,
}
UNIT_FACING: dict[str, Callable[[int, int], CohChoice]] = {"pivot": Pivot, "face": Face}
NUMBER: dict[str, Callable[[int], CohChoice]] = {
    "shift": Shift,
    "cap": SpendCap,
    "card": PlayCard,
    "reroll": Reroll,
    "oppose": Oppose,
}


def parse_choice(text: str, unit: Find, hex_: Find) -> CohChoice:
    """The choice with this name; `unit` and `hex_` find things by their names."""
    word, *args = text.split() or [""]
    try:
        return _choice(word, args, unit, hex_)
    except (ValueError, LookupError) as error:
        raise ChoiceNameError(f"{text!r}: {error}") from error


def _choice(word: str, args: Sequence[str], unit: Find, hex_: Find) -> CohChoice:
    if word in PLAIN:
        _take(args, "nothing")
        return PLAIN[word]
    if word in UNIT:
        (name,) = _take(args, "a unit")
        return UNIT[word](unit(name))
    if word in UNIT_HEX:
        name, label = _take(args, "a unit", "a hex")
        return UNIT_HEX[word](unit(name), hex_(label))
    if word in UNIT_FACING:
        name, facing = _take(args, "a unit", "a facing")
        return UNIT_FACING[word](unit(name), FACINGS.index(facing))
    if word in NUMBER:
        (number,) = _take(args, "a number")
        return NUMBER[word](int(number))
    if word == "bombard":
        name, label, via, spot = _take(args, "a unit", "a hex", "via", "a spotter hex")
        if via != "via":
            raise ValueError("expected `via` and the spotter hex after the target hex")
        return Bombard(unit(name), hex_(label), hex_(spot))
    if word == "close":
        name, target = _take(args, "a unit", "its target")
        return CloseCombat(unit(name), unit(target))
    if word == "gather":
        name, kind = _take(args, "a unit", "a kind of group")
        return Gather(unit(name), GroupKind(kind))
    raise LookupError(f"no choice is called {word!r}")


def _take(args: Sequence[str], *wanted: str) -> Sequence[str]:
    expected = 0 if wanted == ("nothing",) else len(wanted)
    if len(args) != expected:
        raise ValueError(f"expected {' and '.join(wanted)} after the word")
    return args


def choice_name(choice: Choice, unit: Name, hex_: Name) -> str:
    """The name of a choice; the inverse of parse_choice."""
    for word, plain in PLAIN.items():
        if choice == plain:
            return word
    match choice:
        case Bombard(unit=u, to=to, spot=spot):
            return f"bombard {unit(u)} {hex_(to)} via {hex_(spot)}"
        case CloseCombat(unit=u, target=target):
            return f"close {unit(u)} {unit(target)}"
        case Gather(unit=u, kind=kind):
            return f"gather {unit(u)} {kind.value}"
        case Move(unit=u, to=to) | Attack(unit=u, to=to) | Enter(unit=u, to=to):
            return f"{type(choice).__name__.lower()} {unit(u)} {hex_(to)}"
        case StealthMove(unit=u, to=to):
            return f"stealth {unit(u)} {hex_(to)}"
        case Pivot(unit=u, facing=facing) | Face(unit=u, facing=facing):
            return f"{type(choice).__name__.lower()} {unit(u)} {FACINGS[facing]}"
        case Shift(by=by):
            return f"shift {by}"
        case SpendCap(cap=cap):
            return f"cap {cap}"
        case PlayCard(card=card):
            return f"card {card}"
        case Reroll(die=die):
            return f"reroll {die}"
        case Oppose(seat=seat):
            return f"oppose {seat}"
    return _unit_choice_name(choice, unit)


def _unit_choice_name(choice: Choice, unit: Name) -> str:
    for word, kind in UNIT.items():
        if type(choice) is kind:
            named: int = choice.unit  # type: ignore[attr-defined]
            return f"{word} {unit(named)}"
    raise ChoiceNameError(f"{choice} has no name")

"""Choices by name: `move G1 C04`, `shift -1`, `cap 2`, `card 7`."""

from collections.abc import Callable

from hexfront.games.coh.choices import (
    Attack,
    CloseCombat,
    CohChoice,
    Decline,
    Done,
    Enter,
    Face,
    Gather,
    GroupKind,
    Join,
    Move,
    Pass,
    Pivot,
    PlayCard,
    Rally,
    Recon,
    Reroll,
    Reveal,
    Select,
    Shift,
    SpendCap,
    Stall,
    StealthMove,
    TakeCover,
    Target,
)
from hexfront.games.coh.scenario import FACINGS
from hexfront.play import Choice

Name = Callable[[int], str]
Find = Callable[[str], int]

PLAIN: dict[str, CohChoice] = {"pass": Pass(), "done": Done(), "decline": Decline()}
UNIT: dict[str, Callable[[int], CohChoice]] = {
    "select": Select,
    "recon": Recon,
    "rally": Rally,
    "stall": Stall,
    "reveal": Reveal,
    "join": Join,
    "target": Target,
    "cover": TakeCover,
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
}


class ChoiceNameError(ValueError):
    """Words that name no choice."""


def parse_choice(text: str, unit: Find, hex_: Find) -> CohChoice:
    """The choice with this name; `unit` and `hex_` find things by their names."""
    word, *args = text.split()
    try:
        if word in PLAIN and not args:
            return PLAIN[word]
        if word in UNIT:
            return UNIT[word](unit(args[0]))
        if word in UNIT_HEX:
            return UNIT_HEX[word](unit(args[0]), hex_(args[1]))
        if word in UNIT_FACING:
            return UNIT_FACING[word](unit(args[0]), FACINGS.index(args[1]))
        if word in NUMBER:
            return NUMBER[word](int(args[0]))
        if word == "close":
            return CloseCombat(unit(args[0]), unit(args[1]))
        if word == "gather":
            return Gather(unit(args[0]), GroupKind(args[1]))
    except (IndexError, ValueError, LookupError) as error:
        raise ChoiceNameError(f"{text!r}: {error}") from error
    raise ChoiceNameError(f"{text!r}: no choice is called {word!r}")


def choice_name(choice: Choice, unit: Name, hex_: Name) -> str:
    """The name of a choice; the inverse of parse_choice."""
    for word, plain in PLAIN.items():
        if choice == plain:
            return word
    match choice:
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
    return _unit_choice_name(choice, unit)


def _unit_choice_name(choice: Choice, unit: Name) -> str:
    for word, kind in UNIT.items():
        if type(choice) is kind:
            named: int = choice.unit  # type: ignore[attr-defined]
            return f"{word} {unit(named)}"
    raise ChoiceNameError(f"{choice} has no name")

"""Choices by name: `move G1 C04`, `shift -1`, `cap 2`, `card 7`."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from hexfront.games.coh.choices import (
    Activate,
    AntiAir,
    Arrow,
    Attack,
    Bank,
    Bomb,
    Bombard,
    ClearMines,
    Climb,
    CloseCombat,
    CohChoice,
    Creep,
    Decline,
    Demolish,
    Dislodge,
    Done,
    Enter,
    Face,
    Flame,
    FlameClose,
    Fly,
    FlyIn,
    FlyOut,
    Gather,
    GroupKind,
    Hide,
    Join,
    LayMines,
    LaySmoke,
    Leave,
    LeaveCover,
    Load,
    Move,
    Occupy,
    Opportunity,
    Oppose,
    Pass,
    Pivot,
    PlanSmoke,
    PlanStrike,
    PlayCard,
    Rally,
    Recon,
    Reroll,
    Reveal,
    Scout,
    Select,
    Shift,
    Smoke,
    SpendCap,
    Stall,
    StandDown,
    StealthMove,
    Strafe,
    TakeCover,
    Target,
    Unload,
    UseVeteran,
    UseWeapon,
    UseWeaponClose,
    Yield,
)
from hexfront.games.coh.definitions.cards import weapon_name
from hexfront.games.coh.notation.means import read_weapon
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.notation.faults import FaultError
from hexfront.games.notation.names import ChoiceNameError
from hexfront.play import Choice

Name = Callable[[int], str]
Find = Callable[[str], int]


class Form(NamedTuple):
    """A kind of choice and what its fields are, in their order.

    `via` stands for itself, and so does `red` at the end, where it may be left out.
    """

    kind: Callable[..., CohChoice]
    fields: tuple[str, ...] = ()


FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "pass": Form(Pass),
        "yield": Form(Yield),
        "done": Form(Done),
        "decline": Form(Decline),
        "select": Form(Select, ("unit",)),
        "activate": Form(Activate, ("unit",)),
        "rush": Form(Opportunity, ("unit",)),
        "rest": Form(StandDown),
        "veteran": Form(UseVeteran, ("unit", "number")),
        "recon": Form(Recon, ("unit",)),
        "smoke": Form(Smoke, ("unit",)),
        "lay": Form(LaySmoke, ("unit", "hex")),
        "strike": Form(PlanStrike, ("hex",)),
        "smoke-strike": Form(PlanSmoke, ("hex",)),
        "arrow": Form(Arrow, ("facing",)),
        "rally": Form(Rally, ("unit",)),
        "stall": Form(Stall, ("unit",)),
        "reveal": Form(Reveal, ("unit",)),
        "join": Form(Join, ("unit",)),
        "target": Form(Target, ("unit",)),
        "cover": Form(TakeCover, ("unit",)),
        "uncover": Form(LeaveCover, ("unit",)),
        "occupy": Form(Occupy, ("unit",)),
        "leave": Form(Leave, ("unit",)),
        "demolish": Form(Demolish, ("unit",)),
        "dislodge": Form(Dislodge, ("unit", "target")),
        "clear": Form(ClearMines, ("unit", "hex")),
        "mine": Form(LayMines, ("unit", "hex", "openness")),
        "scout": Form(Scout, ("unit",)),
        "hide": Form(Hide, ("unit",)),
        "fly-in": Form(FlyIn, ("unit", "hex", "number")),
        "fly": Form(Fly, ("unit", "hex")),
        "fly-out": Form(FlyOut, ("unit",)),
        "bank": Form(Bank, ("unit", "facing")),
        "climb": Form(Climb, ("unit", "number")),
        "strafe": Form(Strafe, ("unit", "hex")),
        "bomb": Form(Bomb, ("unit", "hex")),
        "flak": Form(AntiAir, ("unit", "target")),
        "creep": Form(Creep, ("unit", "hex")),
        "move": Form(Move, ("unit", "hex")),
        "attack": Form(Attack, ("unit", "hex")),
        "bombard": Form(Bombard, ("unit", "hex", "via", "hex")),
        "enter": Form(Enter, ("unit", "hex")),
        "unload": Form(Unload, ("unit", "hex")),
        "stealth": Form(StealthMove, ("unit", "hex")),
        "pivot": Form(Pivot, ("unit", "facing")),
        "face": Form(Face, ("unit", "facing")),
        "close": Form(CloseCombat, ("unit", "target", "red")),
        "flame": Form(Flame, ("unit", "hex")),
        "flame-close": Form(FlameClose, ("unit", "target")),
        "weapon": Form(UseWeapon, ("unit", "weapon", "hex")),
        "weapon-close": Form(UseWeaponClose, ("unit", "weapon", "target", "red")),
        "load": Form(Load, ("unit", "vehicle")),
        "gather": Form(Gather, ("unit", "group")),
        "shift": Form(Shift, ("number",)),
        "cap": Form(SpendCap, ("number",)),
        "card": Form(PlayCard, ("number",)),
        "reroll": Form(Reroll, ("number",)),
        "oppose": Form(Oppose, ("number",)),
    }
)
"""Every kind of choice by its word."""

LITERAL = ("via", "red")
WANTED: Mapping[str, str] = MappingProxyType(
    {
        "unit": "a unit",
        "hex": "a hex",
        "via": "via",
        "facing": "a facing",
        "target": "its target",
        "vehicle": "a vehicle",
        "group": "a kind of group",
        "number": "a number",
        "weapon": "a weapon card",
        "red": "red or nothing",
        "openness": "open or hidden",
    }
)
OPENNESS = ("open", "hidden")


def parse_choice(text: str, unit: Find, hex_: Find) -> CohChoice:
    """The choice with this name; `unit` and `hex_` find things by their names."""
    word, *args = text.split() or [""]
    try:
        return _choice(word, args, unit, hex_)
    except (ValueError, LookupError, FaultError) as error:
        raise ChoiceNameError(f"{text!r}: {error}") from error


def _choice(word: str, args: list[str], unit: Find, hex_: Find) -> CohChoice:
    form = FORMS.get(word)
    if form is None:
        raise LookupError(f"no choice is called {word!r}")
    fields = form.fields
    if fields[-1:] == ("red",) and len(args) == len(fields) - 1:
        fields = fields[:-1]
    literal = all(arg == field for arg, field in zip(args, fields, strict=False)
                  if field in LITERAL)  # fmt: skip
    if len(args) != len(fields) or not literal:
        wanted = " and ".join(WANTED[field] for field in form.fields) or "nothing"
        raise ValueError(f"expected {wanted} after the word")
    read: Mapping[str, Callable[[str], int | GroupKind]] = {
        "openness": lambda word: bool(OPENNESS.index(word)),
        "unit": unit,
        "target": unit,
        "vehicle": unit,
        "hex": hex_,
        "facing": FACINGS.index,
        "group": GroupKind,
        "number": int,
        "weapon": read_weapon,
        "red": bool,
    }
    values = [read[field](arg) for arg, field in zip(args, fields, strict=True)
              if field != "via"]  # fmt: skip
    return form.kind(*values)


def choice_name(choice: Choice, unit: Name, hex_: Name) -> str:
    """The name of a choice; the inverse of parse_choice."""
    for word, form in FORMS.items():
        if type(choice) is form.kind:
            return " ".join([word, *_written(choice, form, unit, hex_)])
    raise ChoiceNameError(f"{choice} has no name")


def _written(choice: Choice, form: Form, unit: Name, hex_: Name) -> Iterator[str]:
    values = iter([getattr(choice, field) for field in choice.__struct_fields__])
    for field in form.fields:
        if field == "via":
            yield field
        elif field in ("unit", "target", "vehicle"):
            yield unit(next(values))
        elif field == "hex":
            yield hex_(next(values))
        elif field == "facing":
            yield FACINGS[next(values)]
        elif field == "openness":
            yield OPENNESS[next(values)]
        elif field == "group":
            yield str(next(values).value)
        elif field == "weapon":
            yield weapon_name(next(values))
        elif field == "red":
            yield from ("red",) if next(values) else ()
        else:
            yield str(next(values))

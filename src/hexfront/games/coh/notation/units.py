"""Units of a position: their statement, and what it says of a counter's figures."""

from collections.abc import Iterator

import msgspec

from hexfront.games.coh.definitions.counters import SIDES, Mover, Role, UnitKind
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.setting import BY_EVENT
from hexfront.games.notation.faults import FaultError, number, one_of

STATES = (
    "spent", "stressed", "acted", "hasty", "inside", "bogged", "hidden", "waiting", "destroyed",
    "active", "stuck", "fixed", "hurried", "crept", "barred", "widows", "willed", "shrouded",
)  # fmt: skip
NO_MARKER = "none-left"
"""A hit for which the pool had no marker (A-45)."""
OFF_MAP = ("waiting", "destroyed")
FIGURES = {
    "attack": "attack_cost",
    "move": "move_cost",
    "red": "red_fp",
    "blue": "blue_fp",
    "range": "range",
    "front": "front",
    "flank": "flank",
    "wheels": "wheels",
    "tracks": "tracks",
    "shield": "shield",
    "calibre": "calibre",
    "indirect": "indirect_cost",
    "minimum": "min_range",
    "impulses": "impulses",
    "bombs": "bombs",
}
FLAGS = {
    "armored": ("armored",),
    "crewed": ("red_crewed", "blue_crewed"),
    "red-crewed": ("red_crewed",),
    "blue-crewed": ("blue_crewed",),
    "turret": ("turret",),
    "open-topped": ("open_topped",),
    "tank": ("tank",),
    "truck": ("truck",),
    "wagon": ("wagon",),
    "pioneers": ("pioneers",),
    "flamethrower": ("flamethrower",),
    "mortar": ("mortar",),
    "sniper": ("sniper",),
    "anti-air": ("anti_air",),
}
MOVERS = tuple(mover.value for mover in Mover)
ROLES = tuple(role.value for role in Role)
BLANK = UnitKind(
    name={"en": "Unit", "ru": "Отряд"}, side="german", silhouette="rifles", attack_cost=3,
    move_cost=1, red_fp=3, blue_fp=0, range=5, front=12, flank=11,
)  # fmt: skip


class UnitLine(msgspec.Struct, frozen=True):
    """One `unit` statement."""

    name: str
    kind: UnitKind
    at: str = ""
    """The label of its hex."""
    facing: int = 0
    states: tuple[str, ...] = ()
    hit: str = ""
    shown: bool = False
    due: int = 0
    entry: tuple[str, ...] = ()
    """Labels of entry hexes of its own."""
    owner: str = ""
    """The player whose unit it is, if not its side's first."""
    on: str = ""
    """The name of the vehicle that carries or tows it."""

    @property
    def side(self) -> int:
        return SIDES.index(self.kind.side)


def read_unit(text: str) -> UnitLine:
    """`NAME KIND [at HEX] [facing DIR] [states] [hit=MARKER[!]] [red=5] [due=3] [entry=A01]`.

    Instead of a hex `on=NAME` names the vehicle that carries or tows it.
    """
    words = text.split()
    if len(words) < 2:
        raise FaultError("expected: unit NAME KIND ...")
    name, kind_name, *rest = words
    line = UnitLine(name, base_kind(kind_name))
    words_left = iter(rest)
    for word in words_left:
        line = _with(line, word, words_left)
    if not any(word.startswith("role=") for word in rest):
        kind = msgspec.structs.replace(line.kind, role=_implied_role(line.kind))
        line = msgspec.structs.replace(line, kind=kind)
    if (
        not line.at
        and not line.on
        and not line.due
        and not any(word in OFF_MAP for word in line.states)
    ):
        raise FaultError("expected `at HEX`, `on=UNIT`, `waiting`, `destroyed` or `due=ROUND`")
    return line


def _with(line: UnitLine, word: str, words_left: Iterator[str]) -> UnitLine:
    """The line with one more word read."""
    key, _, value = word.partition("=")
    if word == "at":
        return msgspec.structs.replace(line, at=next(words_left, "?"))
    if word == "facing":
        facing = one_of(next(words_left, ""), FACINGS, "a facing")
        return msgspec.structs.replace(line, facing=facing)
    if word in STATES:
        return msgspec.structs.replace(line, states=(*line.states, word))
    if key == "hit":
        hit, shown = value.removesuffix("!"), value.endswith("!")
        _check_marker(hit)
        return msgspec.structs.replace(line, hit=hit, shown=shown)
    if key == "by":
        return msgspec.structs.replace(line, owner=value)
    if key == "due":
        return msgspec.structs.replace(line, due=BY_EVENT if value == "event" else number(value))
    if key == "on":
        return msgspec.structs.replace(line, on=value)
    if key == "entry":
        return msgspec.structs.replace(line, entry=tuple(value.split("+")))
    kind = msgspec.structs.replace(line.kind, **_figure(word, key, value))
    return msgspec.structs.replace(line, kind=kind)


def _implied_role(kind: UnitKind) -> Role:
    """A counter whose mover was changed is what moves so: on wheels with a crew, a field gun."""
    base = base_kind(kind.id)
    if kind.mover is base.mover:
        return base.role
    if kind.mover is Mover.FOOT:
        return Role.FOOT
    return Role.GUN if kind.red_crewed or kind.blue_crewed else Role.VEHICLE


def base_kind(name: str) -> UnitKind:
    """A kind of units.toml, or a blank one by the name of a side."""
    if name in SIDES:
        return msgspec.structs.replace(BLANK, side=name, id=name)
    kind = definitions(True).kinds.get(name)
    if kind is None:
        raise FaultError(f"unknown unit kind {name!r}; a side's name makes a blank one")
    return kind


def _check_marker(marker: str) -> None:
    if marker != NO_MARKER and all(known.id != marker for known in definitions().markers):
        raise FaultError(f"unknown hit marker {marker!r}")


def _figure(word: str, key: str, value: str) -> dict[str, object]:
    """A figure of the counter: red=5, blue=none, mover=wheeled, crewed, armored ..."""
    if key in FIGURES:
        return {FIGURES[key]: None if value == "none" else number(value)}
    if key == "mover":
        one_of(value, MOVERS, "a mover")
        return {"mover": Mover(value)}
    if key == "role":
        one_of(value, ROLES, "a role")
        return {"role": Role(value)}
    if word in FLAGS:
        return dict.fromkeys(FLAGS[word], True)
    raise FaultError(f"unknown word {word!r}")


def figure_words(kind: UnitKind) -> list[str]:
    """The words that turn the base kind into this one."""
    base = base_kind(kind.id)
    words = [f"{word}={'none' if getattr(kind, field) is None else getattr(kind, field)}"
             for word, field in FIGURES.items()
             if getattr(kind, field) != getattr(base, field)]  # fmt: skip
    if kind.mover is not base.mover:
        words.append(f"mover={kind.mover.value}")
    if kind.role is not _implied_role(kind):
        words.append(f"role={kind.role.value}")
    words.extend(word for word, fields in FLAGS.items() if len(fields) == 1
                 and getattr(kind, fields[0]) != getattr(base, fields[0]))  # fmt: skip
    return words

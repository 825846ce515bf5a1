"""Who may fire at what, asked of a position by names: `A` is a unit's own FP, `A-lmg` a weapon."""

from hexfront.games.aslsk.choices import OpenFire
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import directors, may_direct
from hexfront.games.aslsk.fire.firing import complete, joiners, kind_for, may_fire, openings
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.notation import Position
from hexfront.games.aslsk.places import NOBODY
from hexfront.hexes import HexId


def firer(p: Position, name: str) -> tuple[int, int]:
    """The unit and the weapon of a name."""
    if name in p.weapon_names:
        w = p.weapon(name)
        return p.state.holder[w], w
    return p.unit(name), NOBODY


def title(p: Position, u: int, w: int) -> str:
    return p.weapon_names[w] if w != NOBODY else p.names[u]


def why_not(p: Position, name: str, label: str) -> str | None:
    """The rule by which a firer may not fire at a hex now; None if it may."""
    u, w = firer(p, name)
    kind = kind_for(p.state, u, w)
    found = may_fire(p.state, FireKind.PREP if kind is None else kind, u, w, HexId(p.hex(label)))
    return found.rule if found else None


def first_firers(p: Position, side: str) -> set[str]:
    """All first firers with their targets: `A K5`."""
    return {
        f"{title(p, choice.unit, choice.weapon)} {p.label(choice.hex)}"
        for choice in openings(p.state, p.side(side))
        if isinstance(choice, OpenFire)
    }


def joining(p: Position, words: str) -> set[str]:
    """Who may join an attack such as `K5 A A-lmg`."""
    return {title(p, add.unit, add.weapon) for add in joiners(p.state, p.attack(words))}


def directing(p: Position, words: str) -> set[str]:
    """The leaders who may direct an attack."""
    return {p.names[choice.leader] for choice in directors(p.state, p.attack(words))}


def why_not_direct(p: Position, leader: str, words: str) -> str | None:
    found = may_direct(p.state, p.attack(words), p.unit(leader))
    return found.rule if found else None


def incomplete(p: Position, words: str | Attack) -> str | None:
    """The rule by which an attack cannot be fired as it stands."""
    found = complete(p.state, words if isinstance(words, Attack) else p.attack(words))
    return found.rule if found else None

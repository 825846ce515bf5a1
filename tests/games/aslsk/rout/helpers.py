"""What the tests of routs share."""

from hexfront.games.aslsk.notation import Position
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rout import courses as rout
from hexfront.hexes import HexId


def course(p: Position, name: str, *path: str, spent: int = 0) -> rout.Course:
    """A rout on its way through these hexes; spent is in half MF."""
    hexes = tuple(p.hex(label) for label in (path or (p.where(name),)))
    return rout.Course(p.unit(name), NOBODY, hexes, spent)


def steps(p: Position, name: str, *path: str, spent: int = 0) -> set[str]:
    """The hexes that may be entered next."""
    found = rout.steps(p.state, course(p, name, *path, spent=spent)).steps
    return {p.label(HexId(step.hex)) for step in found}


def stays(p: Position, name: str, *path: str, spent: int = 0) -> bool:
    """Whether the rout may end in the last of these hexes."""
    return rout.steps(p.state, course(p, name, *path, spent=spent)).stays


def refused(p: Position, name: str, *path: str, to: str) -> str:
    """The rule that bars a hex."""
    refusal = rout.cannot_step(p.state, course(p, name, *path), p.hex(to))
    return refusal.rule if refusal else "legal"


def ends(p: Position, name: str) -> dict[str, int]:
    """Where a rout can end, with the fewest Interdictions on the way."""
    return p.rout_ends(name)

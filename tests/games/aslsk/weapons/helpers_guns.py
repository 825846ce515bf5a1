"""What the tests of Guns ask of a position."""

from hexfront.games.aslsk.choices import Shoot
from hexfront.games.aslsk.notation import Position
from hexfront.games.aslsk.notation.names import parse_choice
from hexfront.games.aslsk.weapons.gunnery import shot_so
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.tohit import aim


def rounds(p: Position, opening: str, manner: str, *dice: tuple[int, int]) -> Position:
    """Fire a Gun: `rounds(p, "K5 C G", "infantry he", (3, 4))`."""
    p.do(f"open-fire {opening}", f"shoot {manner}")
    return p.roll(*dice) if dice else p


def laid(p: Position, gun: str, label: str, manner: str) -> Shot:
    """The shot of a Gun at a hex, before anything is chosen."""
    choice = parse_choice(f"shoot {manner}", p)
    assert isinstance(choice, Shoot)
    w = p.weapon(gun)
    return shot_so(p.state, p.state.holder[w], w, p.hex(label), choice)


def lines(p: Position, shot: Shot, target: str) -> dict[str, int]:
    """The TH DRM of a shot against a target, by label."""
    aimed = aim(p.state, shot)
    tally = (*aimed.common.lines, *aimed.own[p.unit(target)].lines)
    return {line.label: line.value for line in tally}

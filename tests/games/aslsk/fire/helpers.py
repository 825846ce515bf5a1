"""What the tests of fire attacks ask of a position."""

from hexfront.games.aslsk.notation import Position

ROLLS = ("log-fire-roll", "log-residual-roll")


def shots(p: Position) -> list[tuple[int, int]]:
    """The column and the total DRM of every IFT DR so far, as the log tells them."""
    rolls = [entry for entry in p.log if entry.message in ROLLS]
    return [(int(e.args["column"]), e.tally.total if e.tally else 0) for e in rolls]


def last_shot(p: Position) -> tuple[int, int]:
    """The column and the total DRM of the last IFT DR."""
    return shots(p)[-1]


def marked(p: Position, name: str) -> set[str]:
    """The fire markers on a unit or weapon."""
    return p.states(name) & {"prep", "first", "final"}


def attack(p: Position, target: str, *firers: str, leader: str = "") -> Position:
    """Put an attack together and open fire: `attack(p, "K5", "A", "A A-mmg", leader="L")`."""
    first, *others = firers
    p.play(f"open-fire {target} {first}")
    for firer in others:
        p.play(f"add-firer {firer}")
    if leader:
        p.play(f"direct {leader}")
    return p.play("fire")


def calm(p: Position) -> Position:
    """Let all checks pass that are open."""
    while p.actor == "chance":
        p.roll((1, 2))
    return p

"""What the tests of mortars, LATW and Panzerfausts ask of a position."""

from hexfront.games.aslsk.notation import Position
from hexfront.games.aslsk.weapons.ordnance import may_shoot
from hexfront.hexes import HexId
from hexfront.play import Tally
from hexfront.play.log import Entry

EFFECTS = ("log-hit-effect", "log-critical-hit")


def last(p: Position, message: str) -> Entry:
    """The last entry of the log with this message."""
    return [entry for entry in p.log if entry.message == message][-1]


def aimed(p: Position) -> tuple[int, int]:
    """The TH# and the DRM of the last TH DR, without those of single targets."""
    entry = last(p, "log-to-hit")
    return int(entry.args["number"]), entry.tally.total if entry.tally else 0


def th_drm(p: Position) -> Tally:
    """The DRM of the last TH DR, line by line."""
    tally = last(p, "log-to-hit").tally
    return tally if tally is not None else Tally.of(())


def hit(p: Position) -> dict[str, int]:
    """The units that the last TH DR hit, with all DRM against each."""
    start = max(n for n, entry in enumerate(p.log) if entry.message == "log-to-hit")
    hits = [entry for entry in p.log[start:] if entry.message == "log-shot-hits"]
    return {p.name(int(e.args["unit"])): e.tally.total if e.tally else 0 for e in hits}


def effects(p: Position) -> dict[str, tuple[str, int, int]]:
    """What struck the targets of the last IFT DR: an ordinary hit or a CH, column and DRM."""
    found: dict[str, tuple[str, int, int]] = {}
    for entry in p.log:
        if entry.message == "log-to-hit":
            found = {}
        if entry.message in EFFECTS:
            sort = "CH" if entry.message == "log-critical-hit" else "hit"
            total = entry.tally.total if entry.tally else 0
            found[p.name(int(entry.args["unit"]))] = (sort, int(entry.args["column"]), total)
    return found


def shoot(p: Position, target: str, firer: str, *more: str) -> Position:
    """Open fire with an ordnance weapon: `shoot(p, "K5", "A M", "direct L")`."""
    return p.do(f"open-fire {target} {firer}", *more, "fire")


def why_not(p: Position, weapon: str, label: str) -> str | None:
    """The rule by which an ordnance weapon may not fire at a hex; None if it may."""
    w = p.weapon(weapon)
    found = may_shoot(p.state, p.state.holder[w], w, HexId(p.hex(label)))
    return found.rule if found else None

"""What the tests of Close Combat ask of a position."""

from hexfront.games.aslsk.close_combat.brawl import Brawl
from hexfront.games.aslsk.notation import Position

RESULTS = {
    "log-cc-eliminated": "eliminated",
    "log-cc-reduced": "reduced",
    "log-cc-none": "none",
}


def results(p: Position) -> list[tuple[str, int, int, str]]:
    """The resolved attacks in their order: odds, DRM, Final DR and what it did."""
    return [
        (
            str(entry.args["odds"]),
            entry.tally.total if entry.tally else 0,
            int(entry.args["total"]),
            RESULTS[entry.message],
        )
        for entry in p.log
        if entry.message in RESULTS
    ]


def attack(attackers: str, targets: str) -> str:
    """The words of a whole attack: `attack("A B", "S")`."""
    grapples = [f"grapple {name}" for name in attackers.split()]
    against = [f"against {name}" for name in targets.split()]
    return "; ".join([*grapples, *against, "declare"])


def brawl(p: Position, attackers: str, targets: str) -> Brawl:
    units = p.units(attackers)
    return Brawl(p.state.side_of(units[0]), tuple(units), tuple(p.units(targets)))


def odds(p: Position, attackers: str, targets: str) -> str:
    return p.close_combat(attackers, targets).odds


def drm(p: Position, attackers: str, targets: str, ambusher: str = "") -> dict[str, int]:
    """The DRM of an attack by their labels."""
    lines = p.close_combat(attackers, targets, ambusher).drm.lines
    return {line.label: line.value for line in lines}


def open_odds(p: Position) -> str:
    """The odds of the attack that is being put together."""
    return p.close_combat().odds


def why(p: Position, words: str) -> tuple[str, str]:
    """The rule and the message against a choice."""
    found = p.refusal(words)
    return found.rule, found.message

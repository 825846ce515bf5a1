"""Small words for tests of the order deck."""

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.ways import ways

Chosen = tuple[str, str]


def deck(text: str) -> Position:
    """A position on a long board in which it is the AI's turn, unless it says otherwise."""
    return position(f"board 9x14\n{text}")


def soviets(text: str) -> Position:
    """The deck plays the Soviets."""
    return deck(f"solo soviet\nturn soviet\n{text}")


def germans(text: str) -> Position:
    """The deck plays the Germans."""
    return deck(f"solo german\nturn german\n{text}")


def chosen(p: Position, order: str, blue: bool = False, picks: tuple[int, ...] = ()) -> Chosen:
    """Which AI an order takes and against what; nobody if it cannot be executed."""
    return p.executes(order, blue=blue, picks=picks) if picks else p.executes(order, blue=blue)


def people(text: str, side: str = "german") -> Position:
    """The same situation in the turn of people who play the side, to ask for its figures."""
    return position(f"board 9x14\nturn {side}\n{text}")


def passed_over(p: Position) -> dict[str, str]:
    """By AI: why the row that was tried last took it or passed it over."""
    solo = p.state.solo
    assert solo is not None
    return {p.name(v.unit): v.why for v in solo.trials[-1].verdicts}


def rows(p: Position) -> list[str]:
    """The rows of the card that were tried, in order."""
    solo = p.state.solo
    assert solo is not None
    return [f"{trial.row} {trial.index + 1}" for trial in solo.trials]


def piles(p: Position) -> tuple[set[int], set[int]]:
    """The order cards of the deck and of the discards."""
    view = p.view("german").solo
    assert view is not None
    return set(view.deck), set(view.discards)


def space(p: Position) -> int:
    assert p.state.solo is not None
    return p.state.solo.space


def lots(p: Position, which: int = 0) -> Position:
    """All lots that are due now fall on the candidate with this number."""
    while p.waits_for == "Lot":
        p.play(f"draws {which}")
    return p


def ends(p: Position, ai: str, low_risk: bool = False, blue: bool = False) -> set[str]:
    """All hexes in which a move of this AI may end."""
    return {p.label(h) for h in ways(Procedure(p.state, blue=blue), p.id(ai), low_risk)}

"""A small battlefield for tests of cards and rounds."""

from hexfront.games.coh.notation import Position, position


def duel(*statements: str, g1: str = "", s1: str = "") -> Position:
    """G1 and S1 face each other on open ground, three hexes apart; it is the German turn.

    An attack of either costs 3 AP and hits on 9; a move costs 1 AP. `g1` and `s1` add words to
    the two units, `statements` add lines.
    """
    return position(
        "\n".join(
            (
                "board 9x7",
                f"unit G1 german at C03 facing SE {g1}",
                f"unit S1 soviet at F04 facing NW {s1}",
                *statements,
            )
        )
    )


def spent_check_cost(p: Position) -> int:
    """The cost of the last Spent Check that was rolled."""
    rolled = [e for e in p.log if e.message in ("log-stays-fresh", "log-becomes-spent")]
    cost = rolled[-1].args["cost"]
    assert isinstance(cost, int)
    return cost

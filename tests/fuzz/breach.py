"""What a check says when a property does not hold."""


class BreachError(AssertionError):
    """A property that does not hold; the player adds where, and how to see it again."""

    save: str = ""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BreachError(what)

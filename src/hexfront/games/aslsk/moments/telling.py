"""A DR as the log tells it: the dice, their sum, the DRM and the Final DR."""

from hexfront.play import Tally

MINUS = "−"


def told(dice: tuple[int, ...], drm: Tally, original: int | None = None) -> dict[str, int | str]:
    """`original` stands for the sum where a die counts double."""
    colored, white = dice
    total = colored + white if original is None else original
    return {"colored": colored, "white": white, **reckoned(total, drm)}


def reckoned(total: int, drm: Tally) -> dict[str, int | str]:
    """A DR that has fallen already, with other DRM."""
    return {
        "dr": total,
        "drm": f"{drm.total:+d}".replace("-", MINUS),
        "final": total + drm.total,
    }

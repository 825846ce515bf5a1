"""What the rules answer to a question, as a page tells it: ids for words, tallies, an offer."""

from typing import Any

from msgspec import Struct

from hexfront.play.game import Offer
from hexfront.play.log import Args
from hexfront.play.tally import Tally


class Told(Struct, frozen=True, omit_defaults=True):
    """A figure, an answer in words, or what a player is told of a choice before he takes it."""

    message: str = ""
    """What it is, in the words of the game's catalogues."""
    args: Args = {}
    rule: str = ""
    value: str = ""
    """The figure itself, where it is not among the words."""
    tally: Tally | None = None
    offer: Any = None
    """A choice with its preview, which the game's page knows to show."""

    @classmethod
    def of(cls, offer: Offer) -> "Told":
        return cls(offer=offer)

"""Who may sit where at a new table."""

from collections.abc import Sequence

from hexfront.table.clocks import check_pace
from hexfront.table.errors import BadRequestError
from hexfront.table.protocol import COMPUTERS, Player
from hexfront.table.requests import NewTable
from hexfront.table.tokens import LARGEST_SEED


def humans_among(players: Sequence[Player]) -> frozenset[int]:
    return frozenset(seat for seat, player in enumerate(players) if player not in COMPUTERS)


def guests_among(players: Sequence[Player]) -> frozenset[int]:
    return frozenset(seat for seat, player in enumerate(players) if player == "guest")


def check_seating(wanted: NewTable) -> None:
    """Refuse dice and clocks that do not go with the players, and guests without a host."""
    players, seed = wanted.players, wanted.seed
    if seed is not None and not 0 <= seed < LARGEST_SEED:
        raise BadRequestError("seed: expected a number of up to 128 bits")
    check_pace(wanted.pace)
    if "guest" not in players:
        if wanted.pace.kind != "none":
            raise BadRequestError("pace: clocks are for games with a guest")
        return
    if not {"me", "friend"} & set(players):
        raise BadRequestError("players: whoever invites a guest takes a seat, too")
    if seed is not None:
        raise BadRequestError("seed: between people nobody chooses the dice")

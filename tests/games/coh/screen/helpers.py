"""All that reaches one seat, as bytes, to compare courses that differ in secrets only."""

import msgspec

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.notation import Position
from hexfront.games.coh.notation.position import Item


def reaches(p: Position, side: str, questions: tuple[str, ...] = ()) -> list[bytes]:
    """Actor, view, offers, refusals and log; choices that are legal are not refused."""
    seat, state, game = SIDES.index(side), p.state, p.game
    acts = state.actor() == seat
    asked = [p.choice(text) for text in questions] if acts else []
    legal = state.choices() if acts else []
    encode = msgspec.json.encode
    return [
        encode(state.actor()),
        encode(game.view(state, seat)),
        encode(game.offers(state, seat)),
        encode([game.refuse(state, seat, choice) for choice in asked if choice not in legal]),
        encode(p.heard(side)),
    ]


def course(p: Position, side: str, script: tuple[Item, ...], *questions: str) -> list[list[bytes]]:
    """What the seat gets at first and after each step of a script."""
    at_first = reaches(p, side, questions)
    return [at_first, *(reaches(p.play(item), side, questions) for item in script)]

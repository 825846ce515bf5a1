"""Dealing anew what a seat cannot see, for imagination and for the proof of secrecy."""

from hexfront.games.coh.hidden import detected_by
from hexfront.games.coh.hits import doomed
from hexfront.games.coh.state import CohState, members
from hexfront.hexes import bits
from hexfront.play import Dealer


def scrambled(state: CohState, seat: int, dealer: Dealer) -> CohState:
    """A State that the seat could not tell from the given one."""
    other = state.copy()
    other.news = None
    _deal_hand(other, 1 - seat, dealer)
    _deal_markers(other, seat, dealer)
    _move_hidden(other, seat, dealer)
    return other


def _deal_hand(state: CohState, side: int, dealer: Dealer) -> None:
    """The other hand against the deck."""
    hand = state.hands[side]
    unseen = [number for number, copies in enumerate(state.deck) for _ in range(copies)]
    unseen.extend(hand)
    dealer.shuffle(unseen)
    state.hands[side] = tuple(sorted(unseen[: len(hand)]))
    state.deck = [0] * len(state.deck)
    for number in unseen[len(hand) :]:
        state.deck[number] += 1


def _deal_markers(state: CohState, seat: int, dealer: Dealer) -> None:
    """Face-down markers of the other side against their pools."""
    enemy = state.board & state.scenario.side_mask[1 - seat] & ~state.shown & ~state.acted
    for u in members(enemy):
        if not state.hit[u]:
            continue
        old = state.hit[u]
        state.pool[old] += 1
        state.hit[u] = _draw(state, state.kind(u).armored, dealer)
        if doomed(state):
            state.hit[u] = old
        state.pool[state.hit[u]] -= 1


def _draw(state: CohState, armored: bool, dealer: Dealer) -> int:
    markers = state.scenario.definitions.markers
    weighted = [index for index, marker in enumerate(markers)
                if index and marker.armored == armored
                for _ in range(state.pool[index])]  # fmt: skip
    return dealer.choice(weighted)


def _move_hidden(state: CohState, seat: int, dealer: Dealer) -> None:
    """Enemy hidden units anywhere they would not be detected, spent or not."""
    enemy = state.hidden & state.scenario.side_mask[1 - seat] & ~state.acted
    spots = list(bits(state.field.whole))
    for u in members(enemy):
        origin = state.hex[u]
        state.hex[u] = dealer.choice(spots)
        if detected_by(state, u):
            state.hex[u] = origin
        if dealer.random() < 0.5:
            state.spent ^= 1 << u

"""Dealing anew what a seat cannot see, for imagination and for the proof of secrecy.

Only the Axis knows less: which holding box belongs to which Reserve Army, and in what condition
the units of such a box are (S42-34.1.2.a).
"""

from hexfront.games.s42.maskirovka.armies import hidden, in_play, inside, marker_of, shared_by_boxes
from hexfront.games.s42.places import NOBODY, Order
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play import Dealer
from hexfront.play.masks import members

TRIES = 20
"""Deals after which the State is left as it is: the Axis may know nearly everything."""


def scrambled(state: S42State, seat: int, dealer: Dealer) -> S42State:
    """A State that the seat could not tell from the given one."""
    other = state.copy()
    other.news = None
    if seat == SOVIET or not state.setting.armies:
        return other
    for _ in range(TRIES):
        other.markers = _dealt(state, dealer)
        if possible(other):
            _ail(other, dealer)
            return other
    other.markers = state.markers
    return other


def _dealt(state: S42State, dealer: Dealer) -> tuple[int, ...]:
    """The markers that the Axis does not know, shuffled with those that are not yet laid."""
    armies = state.setting.reserve_armies
    secret = [n for n, army in enumerate(armies) if not state.known >> army & 1]
    tied = [n for n in secret if state.markers[n] != NOBODY]
    public = {state.markers[n] for n in range(len(armies)) if n not in secret}
    free = [box for box in range(len(state.boxes)) if box not in public]
    dealer.shuffle(free)
    markers = list(state.markers)
    for n, box in zip(tied, free, strict=False):
        markers[n] = box
    return tuple(markers)


def possible(state: S42State) -> bool:
    """Whether the Axis could believe it: units are in the boxes of armies in play, and in those of
    which he was told so."""
    armies = state.setting.reserve_armies
    if any(inside(state, army) and not in_play(state, army) for army in armies):
        return False
    if any(box and n not in state.markers for n, box in enumerate(state.boxes)):
        return False
    told = {state.place[army] for army in armies if state.place[army] >= 0}
    full = {state.place[army] for army in armies if inside(state, army)}
    held = state.guarded | shared_by_boxes(state)
    return all(h in full for h in told if held >> h & 1)


def _ail(state: S42State, dealer: Dealer) -> None:
    """Other conditions for the units in boxes that the Axis does not know."""
    for army in state.setting.reserve_armies:
        if marker_of(state, army) == NOBODY or state.known >> army & 1:
            continue
        order = dealer.choice(list(Order))
        oos, isolated = dealer.choice([(0, 0), (1, 0), (1, 1)])
        for u in members(inside(state, army)):
            if hidden(state, u):
                state.set_order(u, order)
                state.oos = state.oos & ~(1 << u) | oos << u
                state.isolated = state.isolated & ~(1 << u) | isolated << u

"""Dealing anew what a seat cannot see, for imagination and for the proof of secrecy."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.coh.cards.missions import is_met, objective
from hexfront.games.coh.cards.numbers import OBJECTIVES
from hexfront.games.coh.definitions.artillery import Smoker, Strike
from hexfront.games.coh.definitions.cards import CardType
from hexfront.games.coh.definitions.counters import Marker
from hexfront.games.coh.definitions.missions import Aim
from hexfront.games.coh.hidden.detection import detected_by
from hexfront.games.coh.hits.losses import doomed
from hexfront.games.coh.moments.planning import Plan, PlanStrikes
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.smoke.laying import may_smoke
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.passage import closed_to_wheels
from hexfront.hexes import bits
from hexfront.play import Dealer
from hexfront.play.masks import each

ONE = ("unit", "target", "vehicle")
MANY = ("units", "members", "supporters", "targets", "moved")
"""Where moments keep the units that they are about."""


def scrambled(state: CohState, seat: int, dealer: Dealer) -> CohState:
    """A State that the seat could not tell from the given one."""
    other = state.copy()
    other.news = None
    _deal_hands(other, [*state.enemies(seat), *state.allies(seat)], dealer)
    for other_seat in (*state.enemies(seat), *state.allies(seat)):
        _deal_objectives(other, other_seat, dealer)
    for enemy in state.enemies(seat):
        _deal_strikes(other, enemy, dealer)
    procedure = state.setting.players[seat] != seat  # it reckons with all markers (SOLO-AMB-47)
    if not procedure and not any(_midway(state, enemy) for enemy in state.enemies(seat)):
        free = state.setting.enemy_mask[seat] & ~_engaged(state)
        _deal_markers(other, free, dealer)
        _move_hidden(other, free, dealer)
        _move_mines(other, seat, dealer)
    return other


def _midway(state: CohState, side: int) -> bool:
    """Is this side putting an action together? What it began must stay possible."""
    if state.actor() != side:
        return False
    return state.stack[-1].private and not isinstance(state.stack[-1], ChooseAction)


def _engaged(state: CohState) -> int:
    """Units of the action that is going on: what they are has already made a difference."""
    found = state.acted
    for moment in state.stack:
        for u in _named(moment):
            found |= 1 << u
    return found


def _named(moment: Struct) -> list[int]:
    units = [getattr(moment, field, -1) for field in ONE]
    shot = getattr(moment, "shot", None)
    if shot is not None:
        units.append(shot.attacker)
    for field in MANY:
        units.extend(getattr(moment, field, ()))
    return [u for u in units if u >= 0]


def _deal_hands(state: CohState, seats: Sequence[int], dealer: Dealer) -> None:
    """The other hands, an ally's too, against the deck; scenario cards are never in a hand
    (COH-8.6.b)."""
    cards = state.setting.definitions.cards
    unseen = [number for seat in seats for number in state.hands[seat]]
    for number, copies in enumerate(state.deck):
        if copies and cards[number].type is not CardType.SCENARIO:
            unseen.extend([number] * copies)
            state.deck[number] = 0
    dealer.shuffle(unseen)
    for seat in seats:
        size = len(state.hands[seat])
        state.hands[seat], unseen = tuple(sorted(unseen[:size])), unseen[size:]
    for number in unseen:
        state.deck[number] += 1


def _deal_objectives(state: CohState, side: int, dealer: Dealer) -> None:
    """Objectives that lie face down against those in the deck; none that would be fulfilled."""
    held = state.missions[side]
    unseen = [n for n in OBJECTIVES if n in held or state.deck[n]]
    fitting = [n for n in unseen if n in held or _could_lie(state, side, n)]
    dealer.shuffle(fitting)
    chosen = tuple(sorted(fitting[: len(held)]))
    for number in unseen:
        state.deck[number] = int(number not in chosen)
    state.missions[side] = chosen


def _could_lie(state: CohState, side: int, number: int) -> bool:
    """It would not have been fulfilled yet; those that count at the end may be."""
    row = objective(state, side, number)
    return row is not None and (row.aim is Aim.HOLD or not is_met(state, side, row))


def _deal_strikes(state: CohState, seat: int, dealer: Dealer) -> None:
    """Strikes on any hex, with any shells; those that are being planned may not be planned."""
    state.strikes[seat] = tuple(_elsewhere(state, strike, dealer) for strike in state.strikes[seat])
    planning = state.stack[-1] if state.stack else None
    if isinstance(planning, PlanStrikes):
        plans = [
            Plan(noted.seat, _elsewhere(state, noted.strike, dealer))
            if noted.seat == seat
            else noted
            for noted in planning.plans
            if noted.seat != seat or dealer.random() < 0.5
        ]
        state.stack[-1] = replace(planning, plans=tuple(plans))


def _elsewhere(state: CohState, strike: Strike, dealer: Dealer) -> Strike:
    smoke = may_smoke(state, Smoker.ARTILLERY) and dealer.random() < 0.5
    hexes = state.field.dry if smoke else state.field.whole
    return replace(strike, hex=dealer.choice(list(bits(hexes))), smoke=smoke)


def _deal_markers(state: CohState, units: int, dealer: Dealer) -> None:
    """Face-down markers against their pools."""
    for u in each(units & (state.board | state.hidden) & ~state.shown):
        if not state.hit[u]:
            continue
        old = state.hit[u]
        state.pool[old] += 1
        state.hit[u] = _draw(state, u, dealer)
        if doomed(state):
            state.hit[u] = old
        state.pool[state.hit[u]] -= 1


def _draw(state: CohState, u: int, dealer: Dealer) -> int:
    """A marker that may lie under this unit; its own if no other can."""
    armored, hides = state.marker(u).armored, bool(state.hidden >> u & 1)
    gone = state.setting.rules.final_at_once
    weighted = [index for index, marker in enumerate(state.setting.definitions.markers)
                if index and marker.armored == armored and not (gone and marker.final)
                and not (hides and _forbids_hiding(marker))
                for _ in range(state.pool[index])]  # fmt: skip
    return dealer.choice(weighted) if weighted else state.hit[u]


def _forbids_hiding(marker: Marker) -> bool:
    """It bars hidden moves, or it would have been turned up when the unit hid."""
    return marker.bars_move or bool(marker.move_cost)


def _move_hidden(state: CohState, units: int, dealer: Dealer) -> None:
    """Hidden units anywhere they would not be detected, spent or not."""
    for u in each(units & state.hidden):
        if not state.aboard >> u & 1:
            _move_one(state, u, dealer)
        if dealer.random() < 0.5:
            state.spent ^= 1 << u


def _move_mines(state: CohState, seat: int, dealer: Dealer) -> None:
    """Hidden mines of the other side anywhere they could lie: under nobody, one in a hex."""
    secret = [work for work in state.works if work.hidden and not state.shares(seat, work.owner)]
    for mines in secret:
        taken = state.spots(state.board | state.hidden)
        for work in state.works:
            taken |= 1 << work.hex
        spots = [h for h in bits(state.field.whole & ~taken)
                 if state.field.terrain[h].id != "water"]  # fmt: skip
        if spots:
            moved = mines._replace(hex=dealer.choice(spots))
            state.works = tuple(moved if work is mines else work for work in state.works)


def _move_one(state: CohState, u: int, dealer: Dealer) -> None:
    """A hidden unit and what it carries, which is hidden with it (COH-15.8.c)."""
    mover, origin = state.kind(u).mover, state.hex[u]
    closed = closed_to_wheels(state, u)
    spots = [h for h in bits(state.field.whole & ~closed) if mover in state.field.terrain[h].entry]
    state.hex[u] = dealer.choice(spots)
    if detected_by(state, u):
        state.hex[u] = origin
    if state.hex[u] != origin:
        state.inside &= ~(1 << u)
    for carried in state.together((u,)):
        state.hex[carried] = state.hex[u]

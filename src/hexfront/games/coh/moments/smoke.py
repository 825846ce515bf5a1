"""A unit lays smoke (COH-14.1)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.choices import CohChoice, LaySmoke
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.payment import means, pays, settle_price, unpaid
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.moments.aiming import payable_hexes
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, begin_action
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.smoke.laying import (
    smoke_cost,
    smoke_refusal,
    smoke_shot,
    smoke_zone,
    smoker_zone,
    straight_ahead,
    target_refusal,
)
from hexfront.games.coh.smoke.markers import lay_smoke
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits, lowest, union
from hexfront.play import Choice, Refusal, Tally


def smoke_hexes(state: CohState, u: int, card: int) -> int:
    """Where a unit may lay smoke and can pay for it, as a bitboard."""
    zone = smoke_zone(state, u)
    if not zone or _pays_nothing(state, u, card):
        return zone
    if state.kind(u).indirect_cost is None:
        return zone & _payable(state, u, card)
    return union(to for to in bits(zone) if _unpaid(state, u, to, card) is None)


def _payable(state: CohState, u: int, card: int) -> int:
    """Where a unit that lays smoke in its own sight can pay for it: it can only turn its turret."""
    if unpaid(state, u, card, smoke_cost, Shot(u)) is not None:
        return 0
    return payable_hexes(state, u, means(state, (u,), card))


def _pays_nothing(state: CohState, u: int, card: int) -> bool:
    return state.pays_later((u,)) or is_free(card)


def smoke_bar(state: CohState, u: int, card: int) -> Refusal | None:
    """Why a unit cannot lay smoke anywhere."""
    refusal = smoke_refusal(state, u)
    if refusal is not None:
        return refusal
    left = means(state, (u,), card)
    if pays(state, left, smoke_cost, Shot(u)) and straight_ahead(state, u):
        return None
    zone = smoker_zone(state, u)
    if not zone:
        return Refusal("COH-14.1.a", "refuse-nowhere-to-smoke", {"unit": u})
    if state.kind(u).indirect_cost is None:
        able = zone & _payable(state, u, card)
        return None if able else _unpaid(state, u, lowest(zone), card)
    if any(pays(state, left, smoke_cost, smoke_shot(state, u, to)) for to in bits(zone)):
        return None
    return _unpaid(state, u, lowest(zone), card)


def lay_bar(state: CohState, u: int, to: int, card: int) -> Refusal | None:
    """Why a unit cannot lay smoke in this hex."""
    return smoke_refusal(state, u) or target_refusal(state, u, to) or _unpaid(state, u, to, card)


def _unpaid(state: CohState, u: int, to: int, card: int) -> Refusal | None:
    return unpaid(state, u, card, smoke_cost, smoke_shot(state, u, to))


class SmokeScreen(CohMoment, frozen=True, tag="SmokeScreen"):
    """In which hex a unit lays smoke."""

    unit: int
    card: int

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (LaySmoke,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [LaySmoke(self.unit, to) for to in bits(smoke_hexes(state, self.unit, self.card))]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, LaySmoke):
            raise self.illegal(choice)
        if choice.unit != self.unit:
            return NOT_NOW
        return lay_bar(state, self.unit, choice.to, self.card)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, LaySmoke):
            raise self.illegal(choice)
        state.stack.pop()
        commit_smoke(state, self.side, smoke_shot(state, self.unit, choice.to), self.card)


def commit_smoke(state: CohState, side: int, shot: Shot, card: int) -> None:
    """An attack action in which nothing is rolled but the Spent Check (COH-14.1.b, COH-14.1.c)."""
    u, free = shot.attacker, is_free(card)
    cost = Tally((), 0) if free else smoke_cost(state, shot)
    secret = bool(state.hidden >> u & 1)
    if state.marker(u).attack_cost and not free and not secret:
        reveal_marker(state, u, "COH-7.5.a")
    due = settle_price(state, side, (u,), cost, card)
    begin_action(state, (u,))
    state.stack.append(SpentStep(side, state.together((u,)), due, fixed=free, secret=secret))
    if secret:
        state.tell(side, "log-smoke", "COH-13.3.d", unit=u, hex=shot.to)
        state.tell_enemies(side, "log-smoke-unseen", "COH-13.3.d", side=side, hex=shot.to)
    else:
        state.note("log-smoke", "COH-14.1.b", cost, unit=u, hex=shot.to)
    lay_smoke(state, 1 << shot.to)

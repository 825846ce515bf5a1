"""Tellermines that are laid as ordinary mines, by the rules of card 40 (table T8)."""

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import ClassicNo
from hexfront.games.coh.cards.weapons import IN_STOCK, use_up
from hexfront.games.coh.choices import CohChoice, LayMines
from hexfront.games.coh.classic.card_fits import lays_no_mines
from hexfront.games.coh.command.payment import settle_price, unpaid
from hexfront.games.coh.moments.base import begin_action
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.engineers import lay, laying_hexes, laying_refusal
from hexfront.play import Line, Refusal, Tally


def _stock(state: CohState, u: int) -> int:
    """The weapon card of mines that a unit of this side may lay now, 0 for none."""
    cards, side = state.setting.definitions.weapons, state.kind(u).side
    fits = (n for n in IN_STOCK(state, state.side(u)) if cards[n].laid and cards[n].side == side)
    return next(fits, 0)


def laying_cost(state: CohState) -> Tally:
    """As card 40."""
    return Tally.of([Line("tally-card-cost", card(state, ClassicNo.MINE_LAYING).cost, "COHC-24.e")])


def laying_bar(state: CohState, choice: LayMines, by_card: int) -> Refusal | None:
    """Why a unit may not lay one there."""
    u = choice.unit
    if not _stock(state, u):
        return Refusal("COHC-24.e", "refuse-no-tellermine", {"unit": u})
    refusal = lays_no_mines(state, u) or laying_refusal(state, u, choice.to, choice.hidden)
    return refusal or unpaid(state, u, by_card, laying_cost)


def layings(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    """Where a unit may lay one, for all to see or not."""
    if by_card > 0 or not any(state.weapons[state.side(u)]):
        return []
    if not _stock(state, u) or lays_no_mines(state, u) is not None:
        return []
    able = [LayMines(u, h, hidden) for h in laying_hexes(state, u) for hidden in (False, True)]
    return [choice for choice in able if laying_bar(state, choice, by_card) is None]


def commit_laying(state: CohState, side: int, choice: LayMines, by_card: int) -> None:
    u = choice.unit
    settle_price(state, side, (u,), laying_cost(state), by_card)
    begin_action(state, (u,))
    use_up(state, side, _stock(state, u))
    secret = bool(state.hidden >> u & 1)
    state.stack.append(SpentStep(side, (u,), 0, fixed=True, secret=secret))
    lay(state, u, choice.to, choice.hidden)

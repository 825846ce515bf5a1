"""Scout Teams: whether to send them out when a unit has acted, to look or to hide it (card 14)."""

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import Hide, PlayCard, Scout
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.opponents.coh.lookahead import after, value
from hexfront.opponents.coh.recon import likely_lairs
from hexfront.opponents.coh.worth import Judge
from hexfront.play import Choice
from hexfront.play.masks import members

SCOUTS = PlayCard(CardNo.SCOUT_TEAMS)
FOUND_NEAR = 1.6
"""An enemy so near would have sprung his ambush in the next turns."""


def scout_rating(state: CohState, side: int, choice: Choice, judge: Judge) -> float:
    """What the scouts bring. Where enemies hide is weighed, never looked up in a guess."""
    following = after(state, SCOUTS) if choice == SCOUTS else state
    unit = following.stack[-1].unit
    ratings = [float("-inf")]
    for errand in following.choices() if choice == SCOUTS else [choice]:
        if errand == Hide(unit):
            ratings.append(value(after(following, errand), side, judge))
        elif errand == Scout(unit):
            paid = following.copy()
            paid.stack.pop()
            ratings.append(value(paid, side, judge) + _finds(state, side, unit))
    return max(ratings)


def _finds(state: CohState, side: int, u: int) -> float:
    """What is to be expected of a look around the unit."""
    here, reach = state.hex[u], card(state, CardNo.SCOUT_TEAMS).amount
    looked_at = state.field.within(here, reach) & state.sight(here)
    hidden = len(members(state.hidden & state.setting.enemy_mask[side]))
    lairs = likely_lairs(state)
    total = sum(lairs.values())
    if not total:
        return 0.0
    found = sum(min(1.0, hidden * lairs.get(h, 0.0) / total) for h in bits(looked_at))
    return FOUND_NEAR * min(found, hidden)

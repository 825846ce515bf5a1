"""Recon by fire: is it worth a shot into a hex where nobody is seen?

The player does not know where hidden units are, so it must not look at where it imagined
them: it weighs how likely a hex is to hide somebody.
"""

from hexfront.games.coh.choices import Attack
from hexfront.games.coh.combat.ratings import attack, attack_cost, defense
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.hidden.recon import detection_number, recon_hexes
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.opponents.coh.gunnery import probability, spent_chance
from hexfront.opponents.coh.worth import Judge
from hexfront.play import Choice
from hexfront.play.masks import members

NEAR = 4
"""Hidden units are looked for within this distance of an objective first."""
LIKELIER = 3.0
FOUND = 0.6
"""An enemy who is found springs no ambush."""
NEVER = -1e9


def lair_weight(state: CohState, h: int) -> float:
    """How likely a hex is to hide somebody, relative to others; cover, and near what matters."""
    if state.field.terrain[h].defense <= 0:
        return 0.0
    near = any(state.field.distance(h, goal) <= NEAR for goal, _ in state.setting.objectives)
    return LIKELIER if near else 1.0


def likely_lairs(state: CohState) -> dict[int, float]:
    """By hex where nobody is seen: how likely it is to hide somebody."""
    seen = state.spots(state.board)
    return {h: lair_weight(state, h) for h in bits(state.field.whole & ~seen)}


def recon_plan(
    state: CohState, side: int, u: int, judge: Judge
) -> tuple[float, tuple[Choice, ...]]:
    """The best hex to search, rated like any other action."""
    hidden = members(state.hidden & state.setting.enemy_mask[side])
    lairs = likely_lairs(state)
    total = sum(lairs.values())
    options = [h for h in bits(recon_hexes(state, u)) if lairs.get(h)]
    if not hidden or not options or not total:
        return NEVER, ()
    prey = hidden[0]

    def gain(h: int) -> float:
        there = min(1.0, len(hidden) * lairs[h] / total)
        found = probability(detection_number(state, Shot(u, h)).total)
        return there * found * (FOUND + _damage(state, u, prey, h, judge))

    best = max(options, key=gain)
    still = state.copy()
    still.turn = state.following(side)
    risk = spent_chance(attack_cost(state, Shot(u)).total) * judge.spending(state, u)
    return judge.worth(still, side) + gain(best) - risk, (Attack(u, best),)


def _damage(state: CohState, u: int, prey: int, h: int, judge: Judge) -> float:
    """Expected damage if this unit were found there; it would turn its front."""
    found = state.copy()
    found.hex[prey] = h
    here, field = state.hex[u], state.field
    found.facing[prey] = next(f for f in range(6) if field.arc(h, f) >> here & 1)
    shot = Shot(u, h)
    number = defense(found, prey, shot).total - attack(found, shot, prey).total
    return judge.gunnery.loss(found, prey, number)

"""What a unit may attack and can pay for: turrets turn at a price, and cards have theirs."""

from hexfront.games.coh.artillery.mortars import bombardments, indirect
from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.cards.weapons import at_hand, thrown
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_hexes, close_shots
from hexfront.games.coh.command.payment import unpaid
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.state import NOBODY, CohState


def payable_hexes(state: CohState, u: int, by_card: int, hexes: list[int]) -> list[int]:
    """Of these hexes those that the unit can pay to attack; turrets turn at a price."""
    if not state.kind(u).turret or is_free(by_card) or state.pays_later((u,)):
        return hexes
    turned = attack_cost(state, Shot(u)).total + state.setting.rules.turret_cost  # COH-16.2.b
    if turned <= purse(state, (u,)):
        return hexes
    arc = state.field.arc(state.hex[u], state.facing[u])
    return [h for h in hexes if arc >> h & 1]


def weapon_attacks(state: CohState, u: int, by_card: int) -> list[tuple[Shot, int]]:
    """What a unit may do with weapon cards and can pay for: the shots, and whom they are aimed at
    in close combat."""
    if by_card > 0 or state.hidden >> u & 1:
        return []
    found: list[tuple[Shot, int]] = []
    for shot in (thrown(u, number) for number in at_hand(state, u)):
        if unpaid(state, u, by_card, attack_cost, shot) is None:
            here = shot.at(state.hex[u])
            found.extend((here.with_red(red), t) for t, red in close_shots(state, shot))
            found.extend((shot.at(h), NOBODY) for h in attack_hexes(state, shot))
    return found


def affordable_bombardments(state: CohState, u: int, by_card: int) -> list[tuple[int, int]]:
    """What a mortar may fire at indirectly and can pay for: target and spotter hexes."""
    found = bombardments(state, u)
    if found and unpaid(state, u, by_card, attack_cost, indirect(u, *found[0])) is None:
        return found
    return []

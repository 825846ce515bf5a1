"""What a unit may attack and can pay for: turrets turn at a price, and cards have theirs."""

from hexfront.games.coh.artillery.mortars import bombardments, indirect
from hexfront.games.coh.cards.weapons import at_hand, thrown
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_hexes, close_shots, demolish_refusal
from hexfront.games.coh.command.payment import NO_LIMIT, means, pays
from hexfront.games.coh.state import NOBODY, CohState


def payable_hexes(state: CohState, u: int, left: int) -> int:
    """The hexes, as a bitboard, that a unit that can pay for an attack may aim it at with so much:
    turrets turn at a price."""
    if left >= NO_LIMIT or not state.kind(u).turret:
        return state.field.whole
    turned = attack_cost(state, Shot(u)).total + state.setting.rules.turret_cost  # COH-16.2.b
    return state.field.whole if turned <= left else state.field.arc(state.hex[u], state.facing[u])


def weapon_attacks(state: CohState, u: int, by_card: int) -> list[tuple[Shot, int]]:
    """What a unit may do with weapon cards and can pay for: the shots, and whom they are aimed at
    in close combat."""
    if by_card > 0 or state.hidden >> u & 1:
        return []
    found: list[tuple[Shot, int]] = []
    for shot in [thrown(u, number) for number in at_hand(state, u)]:
        if pays(state, means(state, (u,), by_card), attack_cost, shot):
            here = shot.at(state.hex[u])
            found.extend((here.with_red(red), t) for t, red in close_shots(state, shot))
            found.extend((shot.at(h), NOBODY) for h in attack_hexes(state, shot))
            if state.works and demolish_refusal(state, here) is None:
                found.append((here, NOBODY))
    return found


def affordable_bombardments(state: CohState, u: int, left: int) -> list[tuple[int, int]]:
    """What a mortar may fire at indirectly with so much to pay: target and spotter hexes."""
    found = bombardments(state, u)
    if found and pays(state, left, attack_cost, indirect(u, *found[0])):
        return found
    return []

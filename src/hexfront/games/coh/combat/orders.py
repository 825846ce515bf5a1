"""Attacks as they are ordered: the shot that a choice stands for, and its one target if any."""

from hexfront.games.coh.artillery.mortars import indirect
from hexfront.games.coh.cards.weapons import thrown
from hexfront.games.coh.choices import (
    Attack,
    Bombard,
    CloseCombat,
    Flame,
    FlameClose,
    UseWeapon,
    UseWeaponClose,
)
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.flame.throwers import flame
from hexfront.games.coh.state import NOBODY, CohState

AttackChoice = Attack | Bombard | CloseCombat | Flame | FlameClose | UseWeapon | UseWeaponClose


def ordered(state: CohState, choice: AttackChoice) -> tuple[Shot, int]:
    """The shot, and whom it is aimed at in close combat, else NOBODY."""
    u, here = choice.unit, state.hex[choice.unit]
    match choice:
        case Attack(to=to):
            return Shot(u, to), NOBODY
        case Bombard(to=to, spot=spot):
            return indirect(u, to, spot), NOBODY
        case CloseCombat(target=target, red=red):
            return Shot(u, here, red=red), target
        case Flame(to=to):
            return flame(u, to), NOBODY
        case FlameClose(target=target):
            return flame(u, here), target
        case UseWeapon(weapon=weapon, to=to):
            return thrown(u, weapon, to), NOBODY
        case UseWeaponClose(weapon=weapon, target=target, red=red):
            return thrown(u, weapon, here, red), target

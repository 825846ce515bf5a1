"""What is left of a Fire Group when some of its members prove to have no LOS (ASL-3.2.2.m)."""

from collections.abc import Collection

import msgspec

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.groups import firers, linked
from hexfront.games.aslsk.state import AslskState
from hexfront.play.masks import each


def without(attack: Attack, others: Attack) -> Attack:
    """The members of an attack that are not in another."""
    return msgspec.structs.replace(
        attack,
        units=tuple(u for u in attack.units if u not in others.units),
        weapons=tuple(w for w in attack.weapons if w not in others.weapons),
        leaders=tuple(u for u in attack.leaders if u not in others.leaders),
    )


def apart(state: AslskState, attack: Attack) -> list[Attack]:
    """One attack for each hex."""
    return [_of(state, attack, (h,)) for h in attack.hexes(state)]


def parts(state: AslskState, attack: Attack) -> list[Attack]:
    """The attacks that its members can still make together."""
    if linked(state, firers(state, attack)):
        return [attack]
    found: list[list[int]] = []
    for h in attack.hexes(state):
        near = [group for group in found if _joined(state, attack, (*group, h))]
        found = [group for group in found if group not in near]
        found.append([h, *(other for group in near for other in group)])
    return [_of(state, attack, group) for group in found]


def _joined(state: AslskState, attack: Attack, hexes: Collection[int]) -> bool:
    here = sum(1 << u for u in each(firers(state, attack)) if state.place[u] in hexes)
    return linked(state, here)


def _of(state: AslskState, attack: Attack, hexes: Collection[int]) -> Attack:
    """The members of an attack in some hexes."""
    return msgspec.structs.replace(
        attack,
        units=tuple(u for u in attack.units if state.place[u] in hexes),
        weapons=tuple(w for w in attack.weapons if state.place[state.holder[w]] in hexes),
        leaders=tuple(u for u in attack.leaders if state.place[u] in hexes),
    )

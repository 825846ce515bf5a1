"""Leaders who direct fire (ASL-3.2.2.o to q, ASL-3.4.h, ASL-3.4.i), and who man weapons in pairs
(ASL-4.1.c).
"""

from hexfront.games.aslsk.choices import Direct
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.groups import ALONE, firers
from hexfront.games.aslsk.fire.readiness import Mark, able, mark_of
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import leads
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of, members


def directors(state: AslskState, attack: Attack) -> list[Direct]:
    """The leaders who can direct an attack."""
    return [
        Direct(u)
        for h in attack.hexes(state)
        for u in each(state.units_at(h, attack.side) & state.leaders & ~state.broken)
        if u not in attack.leaders and may_direct(state, attack, u) is None
    ]


def may_direct(state: AslskState, attack: Attack, u: int) -> Refusal | None:
    """Why a leader may not direct an attack: himself, or for want of others in its other hexes."""
    refusal = _may_lead_it(state, attack, u)
    if refusal is not None:
        return refusal
    led = {state.place[u], *(state.place[other] for other in attack.leaders)}
    for h in attack.hexes(state):
        if h not in led and not _leader_for(state, attack, h):
            return Refusal("ASL-3.2.2.p", "no-leader-in-every-hex")
    return None


def _leader_for(state: AslskState, attack: Attack, h: HexId) -> bool:
    """Is there a leader in the hex who could direct the attack?"""
    found = members(state.units_at(h, attack.side) & state.leaders & ~state.broken)
    return any(_may_lead_it(state, attack, u) is None for u in found)


def _may_lead_it(state: AslskState, attack: Attack, u: int) -> Refusal | None:
    if undirected(state, attack):
        return Refusal("ASL-4.2.g", "no-direction-of-weapon", {"leader": u})
    if not leads(state, u):
        return Refusal("ASL-1.2.1.c", "no-leading", {"leader": u})
    if state.place[u] not in attack.hexes(state):
        return Refusal("ASL-3.2.2.o", "no-direction-from-afar", {"leader": u})
    if any(state.place[other] == state.place[u] for other in attack.leaders if other != u):
        return Refusal("ASL-1.2.1.d", "no-second-leader", {"leader": u})
    if firers(state, attack) >> u & 1 or has_fired(state, u):
        return Refusal("ASL-4.0.v", "no-direction-and-weapon", {"leader": u})
    return bound(state, attack, u)


def undirected(state: AslskState, attack: Attack) -> bool:
    """Whether nobody can direct an attack: flames, or nobody's fire (ASL-4.2.g)."""
    silent = state.setting.flamethrowers | state.setting.built_in
    return attack.kind in ALONE or bool(silent & mask_of(attack.weapons))


def has_fired(state: AslskState, u: int) -> bool:
    """Whether a leader has used a weapon, or helped with one, and so leads nobody (ASL-4.0.v)."""
    weapons = state.fired_weapons | state.prep_weapons | state.first_weapons | state.final_weapons
    if weapons and state.armed(u) & weapons:
        return True
    marked = state.fired | state.prep | state.first | state.final
    return marked >> u & 1 == 1 and u not in state.directed


def bound(state: AslskState, attack: Attack, u: int) -> Refusal | None:
    """Whom a leader has directed in this Player Turn binds him (ASL-3.2.2.o, ASL-3.4.i).

    He may direct the same firers again, or some of them; but SFF, FPF or Final Fire of one unit
    or group only (ASL-3.4.h): once he is marked for that, he directs again only those who were
    marked with him, and weapons that kept their ROF.
    """
    before = state.directed.get(u)
    if before is None:
        return None
    units, weapons = before
    if mask_of(attack.units) & ~units or mask_of(attack.weapons) & ~weapons:
        return Refusal("ASL-3.4.i", "no-direction-of-others", {"leader": u})
    if state.final >> u & 1 and not all(_goes_on(state, attack)):
        return Refusal("ASL-3.4.h", "no-second-direction", {"leader": u})
    return None


def _goes_on(state: AslskState, attack: Attack) -> list[bool]:
    """By firer: whether it fires again after it was marked, or kept its ROF."""
    found = [mark_of(state, f) is Mark.FINAL for f in attack.units]
    for w in attack.weapons:
        mark = mark_of(state, state.holder[w], w)
        kept = mark is Mark.NONE and state.fired_weapons >> w & 1 == 1
        found.append(mark is Mark.FINAL or kept)
    return found


def may_help(state: AslskState, u: int, w: int) -> bool:
    """Whether a leader can man the MG of another leader of his hex with him (ASL-4.1.c).

    One who has fired may do so only with a weapon that has fired too.
    """
    holder = state.holder[w]
    if u == holder or not state.leaders >> u & state.leaders >> holder & 1:
        return False
    if state.place[u] != state.place[holder] or u in state.directed or able(state, u):
        return False
    weapons = state.fired_weapons | state.prep_weapons | state.first_weapons | state.final_weapons
    if state.armed(u) & weapons:
        return False
    marked = state.fired | state.prep | state.first | state.final
    return not marked >> u & 1 or weapons >> w & 1 == 1

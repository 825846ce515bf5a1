"""CC Reaction Fire: nerves first, then the attack, which the vehicle does not answer (3.3.4.d)."""

from hexfront.games.aslsk.choices import React
from hexfront.games.aslsk.close_combat.reaction import (
    has_fired,
    needs_nerve,
    reaction_attack,
    reaction_brawl,
)
from hexfront.games.aslsk.fire.marking import mark, protecting
from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.moments.paatc import Paatc
from hexfront.games.aslsk.moments.skirmish import AttackRoll
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play.masks import members


def begin_reaction(state: AslskState, choice: React) -> None:
    """A unit attacks the vehicle that moves in its hex, if it dares."""
    u = choice.unit
    reveal(state, HexId(state.place[u]), state.side_of(u))
    if needs_nerve(state, u, choice.vehicle):
        side = state.side_of(u)
        state.stack.append(ReactionPaatc(side, u, choice.vehicle, choice.leader))
    else:
        react(state, choice)


class ReactionPaatc(Paatc, frozen=True, tag="ReactionPaatc"):
    """Who passes attacks at once, and needs no further check for this AFV (ASL-3.3.4.c)."""

    vehicle: int = NOBODY
    leader: int = NOBODY

    def passed(self, state: AslskState) -> None:
        state.braved = (*state.braved, (self.unit, self.vehicle))
        react(state, React(self.unit, self.vehicle, self.leader))


def react(state: AslskState, choice: React) -> None:
    """Lay the CC DR on the stack; in FPF it is the NMC of the attackers too (ASL-3.3.3.v)."""
    brawl, attack = reaction_brawl(state, choice), reaction_attack(state, choice)
    fired = any(has_fired(state, u) for u in brawl.attackers)
    risking = tuple(members(protecting(state, attack)))
    mark(state, attack)
    state.note("log-reaction-fire", "ASL-3.3.4.a", unit=choice.unit, target=choice.vehicle)
    state.stack.append(
        AttackRoll(brawl.side, attack.hex, NOBODY, brawl, fired=fired, risking=risking)
    )

"""How an attack is made: by whom, at which hex, with what, and from where it is seen."""

from enum import Enum

from msgspec import Struct

from hexfront.games.coh.definitions.cards import Weapon
from hexfront.games.coh.definitions.counters import Role
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.zone import unit_range

NOWHERE = -1
FLAME_FP = 3
"""Red and blue alike (COH-18.0.b)."""
FLAME_RANGE = 1


class Arm(Enum):
    """With what an attack is made."""

    PRINTED = "printed"
    """The FP that the counter prints, at a hex in its own line of sight."""
    INDIRECT = "indirect"
    """A mortar over a spotter hex (COH-13.2)."""
    FLAME = "flame"
    """A flamethrower (COH-18.0)."""
    CARD = "card"
    """A weapon card that a foot unit uses (COH-8.2)."""
    STRIKE = "strike"
    """Off-board artillery, which no unit fires (COH-13.8)."""


class Shot(Struct, frozen=True):
    """One attack, whoever is rolled against."""

    attacker: int
    """The unit that attacks, NOBODY for artillery from beyond the map."""
    to: int = NOWHERE
    """The hex attacked; NOWHERE while it is not chosen."""
    arm: Arm = Arm.PRINTED
    spot: int = NOWHERE
    """The spotter hex of an indirect attack."""
    weapon: int = 0
    """The weapon card that is used, 0 for none."""
    red: bool = False
    """Red FP against an open-topped vehicle in close combat (A45)."""

    def origin(self, state: CohState) -> int:
        """The hex from which target and height are judged (COH-13.3.b); NOWHERE for a strike."""
        if self.spot != NOWHERE:
            return self.spot
        return NOWHERE if self.attacker == NOBODY else state.hex[self.attacker]

    def is_close(self, state: CohState) -> bool:
        """An attack inside one hex (COH-6.10)."""
        return self.attacker != NOBODY and state.hex[self.attacker] == self.to

    def is_he(self, state: CohState) -> bool:
        """Mortar and artillery fire, and cards with the HE symbol (COH-13.9.b)."""
        if self.weapon:  # COH-8.8.c
            return self.card(state).he
        return self.arm in (Arm.PRINTED, Arm.INDIRECT) and state.kind(self.attacker).mortar

    def card(self, state: CohState) -> Weapon:
        """The weapon card that is used."""
        return state.setting.definitions.weapons[self.weapon]

    def fp(self, state: CohState, armored: bool) -> int | None:
        """FP of this colour (COH-6.6.b); None if it cannot be used against such a target."""
        if self.arm is Arm.FLAME:
            return FLAME_FP
        if self.weapon:  # COH-13.8.a
            return self.card(state).fp(armored)
        return state.kind(self.attacker).fp(armored)

    def is_crewed(self, state: CohState, armored: bool) -> bool:
        """Has the FP value that is used a white background (COH-6.11.c)?"""
        return self.arm is Arm.PRINTED and state.kind(self.attacker).crewed(armored)

    def range(self, state: CohState) -> int:
        """Up to which distance it is not at long range (COH-6.7.a)."""
        if self.arm is Arm.FLAME:
            return FLAME_RANGE
        return self.card(state).range if self.weapon else unit_range(state, self.attacker)

    def reach(self, state: CohState) -> int:
        """How far it carries: double range, but for flames and what is thrown (COH-18.0.c)."""
        if self.arm is Arm.FLAME:
            return FLAME_RANGE
        return self.card(state).reach if self.weapon else 2 * unit_range(state, self.attacker)

    def at(self, to: int) -> "Shot":
        """The same attack on a hex."""
        return Shot(self.attacker, to, self.arm, self.spot, self.weapon, self.red)

    def with_red(self, red: bool) -> "Shot":
        """The same attack with red FP into an open top, or not."""
        return Shot(self.attacker, self.to, self.arm, self.spot, self.weapon, red)

    def meets_terrain(self, state: CohState) -> bool:
        """Does the target's terrain protect it? Not from flames, nor where a card says so."""
        if self.arm is Arm.FLAME:  # COH-18.0.f
            return False
        return not self.weapon or self.card(state).terrain

    def is_unseen(self, state: CohState, seat: int) -> bool:
        """Does a hidden mortar fire that this seat may know nothing of (COH-13.3.d)?"""
        u = self.attacker
        return u != NOBODY and bool(state.hidden >> u & 1) and not state.shares(seat, state.side(u))

    def is_spotted_unseen(self, state: CohState, seat: int) -> bool:
        """Does a hidden unit spot for it of which this seat may know nothing (COHC-15.c)?"""
        u = self.attacker
        if self.spot == NOWHERE or state.shares(seat, state.side(u)):
            return False
        seen = state.setting.rules.spotters(state, u, state.board)
        return seen is not None and not seen >> self.spot & 1

    def shown(self, state: CohState, seat: int) -> "Shot":
        """As the seat may know it."""
        if self.is_unseen(state, seat):
            return Shot(NOBODY, self.to, self.arm)
        if self.is_spotted_unseen(state, seat):
            return Shot(self.attacker, self.to, self.arm)
        return self

    def is_armored(self, state: CohState, target: int) -> bool:
        """Is blue FP used against this target, and a blue marker drawn (COH-6.2)?"""
        kind = state.kind(target)
        if not kind.armored:
            return kind.role is Role.GUN and state.setting.rules.blue_shield(state, target, self)
        return not (kind.open_topped and self._enters_the_top(state))

    def _enters_the_top(self, state: CohState) -> bool:
        """HE, flames, and red FP in close combat find a red flank (COH-16.5.b)."""
        return self.red or self.arm is Arm.FLAME or self.is_he(state)

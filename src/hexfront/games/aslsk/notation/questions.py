"""What the rules work out for a position: attacks with their odds, routs."""

from fractions import Fraction

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firepower import Firepower, firepower
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.modifiers import cowering, modifiers
from hexfront.games.aslsk.harm.outlook import Outlook, outlook
from hexfront.games.aslsk.harm.results import Fate
from hexfront.games.aslsk.notation.readback import Readback
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.rout.courses import duty
from hexfront.games.aslsk.rout.preview import rout_hexes
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.games.notation.recording import asked
from hexfront.play.tally import Tally

KINDS = tuple(kind.name.lower() for kind in FireKind)
USUAL = {
    Phase.MOVEMENT: FireKind.FIRST,
    Phase.DEFENSIVE_FIRE: FireKind.FINAL,
    Phase.ADVANCING_FIRE: FireKind.ADVANCING,
}
"""The kind of fire in a phase; in all others Prep Fire."""


class Questions(Readback):
    """The questions about attacks and routs that a position answers.

    An attack is the one that is being put together, or words: `K5 A A-lmg L` for a hex, and the
    units, weapons and directing leaders that fire at it; `subsequent K5 A` for another kind of
    fire than that of the phase.
    """

    def attack(self, words: str = "") -> Attack:
        if not words:
            return self._open_attack()
        kind = USUAL.get(Phase(self.state.phase), FireKind.PREP)
        label, *names = words.split()
        if label in KINDS:
            kind = FireKind(KINDS.index(label))
            label, *names = names
        weapons = [name for name in names if name in self.weapon_names]
        units = [self.unit(name) for name in names if name not in weapons]
        manned = [self.weapon(name) for name in weapons]
        everybody = [*units, *(self.state.holder[w] for w in manned)]
        side = self.state.side_of(everybody[0]) if everybody else self.state.attacker
        leaders = tuple(u for u in units if self.state.leaders >> u & 1)
        firing = tuple(u for u in units if u not in leaders)
        return Attack(kind, side, self.hex(label), firing, tuple(manned), leaders)

    def _open_attack(self) -> Attack:
        attacks = (getattr(moment, "attack", None) for moment in reversed(self.state.stack))
        found = next((attack for attack in attacks if isinstance(attack, Attack)), None)
        if found is None:
            raise LookupError("no attack is being put together")
        return found

    @asked
    def firepower(self, words: str = "") -> Firepower:
        """All FP of an attack, member by member."""
        return firepower(self.state, self.attack(words))

    def fp(self, words: str = "") -> Fraction:
        return self.firepower(words).total

    def column(self, words: str = "") -> int | None:
        """The column of the IFT, None below 1 FP."""
        return self.firepower(words).column

    def factors(self, name: str, words: str = "") -> list[str]:
        """The labels of what changes the FP of a unit or weapon, in their order."""
        armed = name in self.weapon_names
        number = self.weapon(name) if armed else self.unit(name)
        for member in self.firepower(words).members:
            if number == (member.weapon if armed else member.unit) and armed == (
                member.weapon >= 0
            ):
                return [factor.label for factor in member.factors]
        raise LookupError(f"{name!r} does not fire")

    @asked
    def drm(self, target: str, words: str = "") -> Tally:
        """All DRM of an attack on one of its targets, line by line."""
        return modifiers(self.state, self.attack(words)).tally(self.unit(target))

    @asked
    def cowering(self, words: str = "") -> int:
        """The columns that a double would cost."""
        return cowering(self.state, self.attack(words))

    def outlook(self, words: str = "") -> Outlook:
        """The exact distribution of all that an attack may do."""
        return outlook(self.state, self.attack(words))

    def chance(self, target: str, fate: str, words: str = "") -> Fraction:
        """The chance that a target is pinned, broken, reduced, wounded, replaced, eliminated."""
        known = tuple(str(each.name).lower() for each in Fate)
        try:
            wanted = list(Fate)[one_of(fate, known, "a fate")]
        except FaultError as error:
            raise LookupError(str(error)) from error
        return self.outlook(words).chance(self.unit(target), wanted)

    # Rout

    @asked
    def duty(self, name: str) -> str | None:
        """The rule by which a unit must rout, None if it need not."""
        return duty(self.state, self.unit(name))

    def rout_hexes(self, name: str) -> set[str]:
        """The hexes into which a broken unit may take its first step."""
        found = rout_hexes(self.state, self.unit(name)).steps
        return {self.label(seen.step.hex) for seen in found}

    @asked
    def rout_ends(self, name: str) -> dict[str, int]:
        """The hexes in which its rout may end, with the fewest Interdictions on the way."""
        ends = rout_hexes(self.state, self.unit(name)).ends
        return {self.label(h): times for h, times in ends.items()}

"""What the rules reckon for a position apart from fire on the IFT: numbers, costs, odds, points."""

from fractions import Fraction

from hexfront.games.aslsk.close_combat.brawl import Brawl, Prospects, prospects
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.moments.rally import BOXCARS
from hexfront.games.aslsk.movement.allowance import HALVES, Terms, movement_factors
from hexfront.games.aslsk.movement.steps import step_cost
from hexfront.games.aslsk.notation.questions import Questions
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rally.rallying import rallies_on, rally_drm
from hexfront.games.aslsk.scenarios.victory import Standing, standings
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.weapons.ordnance import Shot, shot_of
from hexfront.games.aslsk.weapons.panzerfaust import kind_of_search
from hexfront.games.aslsk.weapons.tohit import ToHit, aim
from hexfront.games.aslsk.weapons.weaponry import breakdown
from hexfront.games.notation.recording import asked
from hexfront.play.tally import Tally

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of the 36 throws of two dice give a total."""


class Reckoning(Questions):
    """The questions about shots, rally, Close Combat, movement and victory."""

    # Ordnance

    def to_hit(self, words: str = "") -> ToHit:
        """The TH# with its DRM; `K7 A` without a weapon is a Panzerfaust of unit A."""
        attack = self.attack(words)
        if attack.weapons:
            return aim(self.state, shot_of(self.state, attack))
        kind, (unit,) = kind_of_search(self.state), attack.units
        leaders = attack.leaders
        return aim(self.state, Shot(kind, attack.side, attack.hex, unit, leaders=leaders))

    def th(self, words: str = "") -> int:
        """The TH#, before its DRM."""
        return self.to_hit(words).number

    def th_drm(self, target: str, words: str = "") -> Tally:
        """All TH DRM of a shot at one of its targets, line by line."""
        found = self.to_hit(words)
        return Tally.of([*found.common.lines, *found.own[self.unit(target)].lines])

    def hit_chance(self, target: str, words: str = "") -> Fraction:
        return self.to_hit(words).chance(self.unit(target))

    def breakdown(self, weapon: str, *, sustained: bool = False) -> int:
        """The B# or X# of a weapon in the hands of its holder; `sustained`: fires though marked."""
        return breakdown(self.state, self.weapon(weapon), sustained=sustained)

    # Rally

    def rally_drm(self, unit: str, leader: str = "") -> Tally:
        """The DRM of an attempt to rally, by itself without a leader."""
        return rally_drm(self.state, self.unit(unit), self._leader(leader))

    def rally_number(self, unit: str, leader: str = "") -> int:
        """The highest Original DR that rallies a unit."""
        return rallies_on(self.state, self.unit(unit), self._leader(leader))

    def rally_chance(self, unit: str, leader: str = "") -> Fraction:
        """The chance to rally; an Original 12 never does."""
        most = min(self.rally_number(unit, leader), BOXCARS - 1)
        return Fraction(sum(ways for dr, ways in WAYS.items() if dr <= most), 36)

    def _leader(self, name: str) -> int:
        return self.unit(name) if name else NOBODY

    # Close Combat

    @asked
    def close_combat(self, attackers: str = "", targets: str = "", ambush: str = "") -> Prospects:
        """A CC attack: odds, kill number, DRM and exact chances.

        The one that is being put together, or units by name with the leaders who accompany them;
        `ambush`: the side that has ambushed the other.
        """
        if not attackers:
            return self._open_brawl()
        mine, theirs = self.units(attackers), self.units(targets)
        ambusher = self.side(ambush) if ambush else NOBODY
        return prospects(self.state, Brawl(self.state.side_of(mine[0]), mine, theirs), ambusher)

    def _open_brawl(self) -> Prospects:
        top = self.state.stack[-1] if self.state.stack else None
        if not isinstance(top, Declaring) or not (top.mine and top.theirs):
            raise LookupError("no CC attack is being put together")
        return prospects(self.state, top.brawl(), top.ambush)

    # Movement

    def mf(self, name: str, *, road: bool = False) -> Tally:
        """The MF of a unit that moves alone, line by line; `road`: all its way is by road."""
        return movement_factors(self.state, self.unit(name), Terms(road=road))

    def mf_cost(self, name: str, label: str, *, road: bool = False) -> Fraction | None:
        """The MF that a hex beside it costs a unit; None if there is no such way."""
        place = self.state.place[self.unit(name)]
        halves = step_cost(self.state, place, self.hex(label), road=road)
        return None if halves >= IMPASSABLE else Fraction(halves, HALVES)

    # Victory

    def points(self, side: str) -> int:
        """Casualty Victory Points that a side has scored."""
        return self.state.points[self.side(side)]

    def exits(self, side: str) -> int:
        """Victory Points of a side's units that left the map."""
        return self.state.exits[self.side(side)]

    def standings(self) -> list[Standing]:
        """The Victory Conditions in the order of the card: side, kind, has, needs, met."""
        return standings(self.state)

    @property
    def winner(self) -> str:
        """The side that has won, or nobody."""
        side = self.state.winner
        return "nobody" if side == NOBODY else self.side_name(side)

"""The situation of a game as flat data: unit sets are bit masks, unit facts are lists.

A unit is a number; bit u of a mask stands for unit u. Definitions (kinds, map, cards) hang
on the shared `setting` and are neither copied nor part of the value.
"""

from typing import NamedTuple

from hexfront.games.coh.classic.terms import ClassicState
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.definitions.counters import Marker, UnitKind
from hexfront.games.coh.definitions.works import CROWDS, Work
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.solo.terms import SoloState
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.veils import Veil
from hexfront.hexes import bits
from hexfront.play import State
from hexfront.play.fields import Derived, Hexes, Shared, Units, declared
from hexfront.play.masks import each, members
from hexfront.play.tally import Tally
from hexfront.play.teams import WATCHER, Teams

NOBODY = -1
DRAWN = 2
"""In the place of a winner: nobody won."""

Entry = tuple[int, int, int]
"""A move into a hex: the hex, where the unit came from, and the unit."""


class Posts(NamedTuple):
    """Who is where; made anew only when somebody has moved."""

    hexes: list[int]
    """By unit, as they were then."""
    at: dict[int, int]
    """By hex: the units there, visible or not."""
    spots: dict[int, int]
    """By set of units, as they were asked for: their hexes, as a bitboard."""
    watched: dict[int, int]
    """By set of units: the hexes that they see, smoke apart."""


@declared
class CohState(State):
    """One game of Conflict of Heroes."""

    setting: Shared[Setting]
    # Where units are, each unit in exactly one of these.
    board: Units
    hidden: Units
    waiting: Units
    due: Units
    dead: Units
    # What state they are in.
    spent: Units
    stressed: Units
    acted: Units
    """Units that performed an action in the turn that is running."""
    shown: Units
    """Units whose hit marker lies face up."""
    hasty: Units
    inside: Units
    """Units that occupy the fortification in their hex (COH-17.2)."""
    hex: list[int]
    facing: list[int]
    hit: list[int]
    """Index of the hit marker, 0 for none."""
    aboard: Units
    """Units that a vehicle carries or tows (COH-15.8)."""
    carrier: list[int]
    """By unit: the vehicle that carries or tows it, or NOBODY."""
    load: Derived[list[int]]
    """By unit: what it carries or tows, or NOBODY (COH-15.6.a)."""
    bogged: Units
    """Vehicles that are stuck until the end of the round (card 15)."""
    # Whose turn, and what the turn has seen.
    round: int
    turn: int
    """The seat that acts or is asked to."""
    done: int
    """The seats, as a mask, that have acted or passed in the turn of their team (COH-19.0.d)."""
    yielded: bool
    """In this turn a player has let his ally act first."""
    passes: int
    """The seats, as a mask, whose passes count towards the end of the round (COH-2.7.e)."""
    extra_turn: bool
    card_used: bool
    entered: tuple[Entry, ...]
    """Moves into hexes with enemies, and all moves of hidden units, in this turn (COH-6.12.c)."""
    came: tuple[Entry, ...]
    """The same for the turn before."""
    left: tuple[tuple[int, int], ...]
    """(unit, hex) of units that left such a hex in this turn."""
    works: tuple[Work, ...]
    """Fortifications and obstacles on the map (COH-17.0), hidden mines included."""
    heavy: Hexes
    """Hexes with heavy smoke (COH-14.3)."""
    heavy_piled: Hexes
    """Those among them with two markers; more would make no difference."""
    light: Hexes
    light_piled: Hexes
    """The same of light smoke (COH-14.4)."""
    # Players' means.
    cap: list[int]
    bonus: list[int]
    """CAP beyond the track, gained for this round only (card 08)."""
    losses: list[int]
    """Destroyed units on the CAP track."""
    hands: list[tuple[int, ...]]
    deck: list[int]
    discards: list[int]
    pool: list[int]
    weapons: list[tuple[int, ...]]
    """By side: how often each weapon card of its terms may still be played (COH-8.2.a)."""
    strikes: list[tuple[Strike, ...]]
    """By seat: what its artillery has planned (COH-13.5)."""
    missions: list[tuple[int, ...]]
    """By side: Objective cards that lie face down before it (cards 21 to 24)."""
    solo: SoloState | None
    """The order deck that plays a side, and the clock of its scenario."""
    classic: ClassicState | None
    """What the classic edition keeps beside all this."""
    # The score.
    vp: int
    control: list[int]
    reveals: int
    winner: int

    def __init__(self, setting: Setting) -> None:
        """The scenario's set-up; nothing on the stack yet."""
        self.blank()
        self.setting = setting
        self.hex = [unit.hex for unit in setting.start]
        self.facing = [unit.facing for unit in setting.start]
        self.hit = [0] * len(setting.start)
        self.carrier = [NOBODY] * len(setting.start)
        self.load = [NOBODY] * len(setting.start)
        for u, unit in enumerate(setting.start):
            if unit.on >= 0:
                self.hitch(u, unit.on)
            if unit.due:
                self.due |= 1 << u
            elif unit.hex < 0:
                self.waiting |= 1 << u
            elif unit.hidden:
                self.hidden |= 1 << u
            else:
                self.board |= 1 << u
            if unit.inside:
                self.inside |= 1 << u
        self.works = setting.works
        self.round = 1
        self.turn = setting.first_turn
        self.winner = NOBODY
        self.cap = [max(setting.rules.least_cap, terms.cap) for terms in setting.terms]
        self.bonus = [terms.extra_cap for terms in setting.terms]
        self.losses = [0 for _ in setting.seats]
        self.hands = [() for _ in setting.seats]
        self.deck = [0] * (max(setting.definitions.cards) + 1)
        for number, copies in setting.copies.items():
            self.deck[number] = copies
        self.discards = [0] * len(self.deck)
        self.pool = [marker.count for marker in setting.definitions.markers]
        self.weapons = [tuple(grant.uses for grant in terms.weapons) for terms in setting.terms]
        self.strikes = [() for _ in setting.seats]
        self.missions = [() for _ in setting.seats]
        if setting.solo is not None:
            self.solo = SoloState.of(setting.solo)
            self.cap[setting.solo.side] = self.bonus[setting.solo.side] = 0  # SOLO-1.0.c
        if setting.classic is not None:
            self.classic = ClassicState.of(setting.classic)
        self.vp = setting.vp
        self.control = [side for _, side in setting.objectives]

    def derive(self) -> None:
        self.load = [NOBODY] * len(self.carrier)
        for u in each(self.aboard):
            self.load[self.carrier[u]] = u

    # Short ways to what the rules ask all the time.

    def enemies(self, seat: int) -> tuple[int, ...]:
        return self.setting.teams.enemies[seat]

    def allies(self, seat: int) -> tuple[int, ...]:
        return self.setting.teams.allies[seat]

    @property
    def teams(self) -> Teams:
        return self.setting.teams

    def team(self, seat: int) -> int:
        """The side that a seat plays for; it is also the seat of the side's first commander."""
        return self.setting.teams.team[seat]

    def shares(self, seat: int, owner: int) -> bool:
        """Does a seat know what the owner of a unit knows of it? A team keeps one map."""
        if seat == WATCHER:
            return False
        team = self.setting.teams.team
        return team[seat] == team[owner]

    def still_to_act(self, seat: int) -> list[int]:
        """The allies of a seat that have not acted yet in the turn of their team."""
        return [ally for ally in self.allies(seat) if not self.done >> ally & 1]

    def following(self, seat: int) -> int:
        """Who acts after this seat: an ally, or else the other team (COH-2.0.b, COH-19.0.d)."""
        waiting = self.still_to_act(seat)
        return waiting[0] if waiting else self.enemies(seat)[0]

    @property
    def field(self) -> Battlefield:
        return self.setting.battlefield

    def kind(self, u: int) -> UnitKind:
        return self.setting.kinds[u]

    def side(self, u: int) -> int:
        return self.setting.side_of[u]

    def foes(self, u: int) -> int:
        """The units that are enemies of this one."""
        return self.setting.enemy_mask[self.setting.side_of[u]]

    def marker(self, u: int) -> Marker:
        """The hit marker under a unit; one without any effect if there is none."""
        face = self.setting.faces[self.hit[u]]
        if self.classic is None or not self.classic.willed >> u & 1:
            return face
        return face.unheeded()

    def hurt(self, units: int) -> tuple[int, ...]:
        """Those of these units that have a hit marker."""
        hit = self.hit
        return tuple([u for u in each(units) if hit[u]]) if any(hit) else ()

    def sight(self, h: int) -> int:
        """What can be seen from a hex, as a bitboard (COH-5.2)."""
        setting = self.setting
        seen = setting.battlefield.sight[h]
        if self.heavy or self.light or setting.crowded:
            return seen & ~self.veil(h).hidden
        return seen

    def veil(self, h: int) -> Veil:
        """What smoke on the way takes from the sight of a hex (COH-14.3.c, COH-14.4.e)."""
        thick = self.thick
        if self.setting.crowded:  # SOLO-9.0.b
            thick |= sum(1 << work.hex for work in self.works if work.type in CROWDS)
        clinging = self.light & ~thick if self.setting.rules.smoke_clings else 0
        return self.setting.battlefield.veil(h, clinging, thick)

    @property
    def thick(self) -> int:
        """Hexes with as much smoke as a heavy marker makes (COH-14.4.h)."""
        return self.heavy | self.light_piled if self.setting.rules.piles_block else self.heavy

    def sees(self, a: int, b: int) -> bool:
        """COH-5.2.a; reciprocal."""
        return bool(self.sight(a) >> b & 1)

    def posts(self) -> Posts:
        """Who is where now."""
        last: Posts | None = self.memory.get(Posts)
        if last is None or last.hexes != self.hex:
            at: dict[int, int] = {}
            for u, h in enumerate(self.hex):
                at[h] = at.get(h, 0) | 1 << u
            last = self.memory[Posts] = Posts(self.hex.copy(), at, {}, {})
        return last

    def spots(self, units: int) -> int:
        """The hexes of these units, as a bitboard; all of them must be in a hex."""
        known = self.posts().spots
        spots = known.get(units)
        if spots is None:
            spots = 0
            for u in each(units):
                spots |= 1 << self.hex[u]
            known[units] = spots
        return spots

    def enemy_spots(self, side: int) -> int:
        """The hexes of the visible enemies of a side, as a bitboard."""
        return self.spots(self.board & self.setting.enemy_mask[side])

    def watched(self, side: int) -> int:
        """The hexes that visible enemies of a side see, smoke apart, as a bitboard."""
        enemies, known = self.board & self.setting.enemy_mask[side], self.posts().watched
        seen = known.get(enemies)
        if seen is None:
            seen, sight = 0, self.setting.battlefield.sight
            for h in bits(self.spots(enemies)):
                seen |= sight[h]
            known[enemies] = seen
        return seen

    def units_at(self, h: int) -> int:
        """All units in a hex, hidden ones too."""
        return self.posts().at.get(h, 0)

    def at(self, h: int) -> list[int]:
        """Visible units of all sides in a hex."""
        return members(self.board & self.units_at(h))

    def enemies_at(self, side: int, h: int) -> list[int]:
        """Visible enemies of a side in a hex."""
        return members(self.board & self.setting.enemy_mask[side] & self.units_at(h))

    def in_close_combat(self, u: int) -> bool:
        """COH-6.10.a."""
        return bool(self.board & self.foes(u) & self.units_at(self.hex[u]))

    def is_fresh(self, u: int) -> bool:
        return not self.spent >> u & 1

    def hitch(self, u: int, vehicle: int) -> None:
        """The vehicle carries or tows the unit."""
        self.aboard |= 1 << u
        self.carrier[u], self.load[vehicle] = vehicle, u

    def unhitch(self, u: int) -> None:
        """The unit is no longer carried or towed."""
        self.aboard &= ~(1 << u)
        self.load[self.carrier[u]] = NOBODY
        self.carrier[u] = NOBODY

    def partner(self, u: int) -> int:
        """The vehicle that carries a unit, or the cargo of a vehicle, or NOBODY."""
        return self.carrier[u] if self.aboard >> u & 1 else self.load[u]

    def bearer(self, u: int) -> int:
        """The vehicle that carries a unit, or the unit itself."""
        return self.carrier[u] if self.aboard >> u & 1 else u

    def together(self, units: tuple[int, ...]) -> tuple[int, ...]:
        """These units and who must act with them: a vehicle and its cargo (COH-15.8.a)."""
        if not self.aboard:
            return units
        partners = [self.partner(u) for u in units]
        if max(partners, default=NOBODY) < 0:
            return units
        return (*units, *(u for u in partners if u >= 0 and u not in units))

    def all_fresh(self, units: tuple[int, ...]) -> bool:
        """Is nobody spent of these units and who must act with them (COH-10.1.b)?"""
        spent, aboard = self.spent, self.aboard
        if not spent:
            return True
        for u in units:
            if spent >> u & 1:
                return False
            if aboard:
                partner = self.partner(u)
                if partner >= 0 and spent >> partner & 1:
                    return False
        return True

    def pays_later(self, units: tuple[int, ...]) -> bool:
        """Is their action paid for by a Spent Check afterwards (COH-2.1.a)?"""
        return not self.setting.rules.prepaid and self.all_fresh(units)

    def turn_to(self, u: int, facing: int) -> None:
        """Turn a unit; its cargo faces as it does (COH-15.7.d)."""
        self.facing[u] = facing
        carried = self.load[u]
        if carried >= 0:
            self.facing[carried] = facing

    def any_stressed(self, units: tuple[int, ...]) -> bool:
        stressed = self.stressed
        return bool(stressed) and any(stressed >> u & 1 for u in units)

    def note(
        self,
        message: str,
        rule: str,
        tally: Tally | None = None,
        audience: int | None = None,
        **args: int | str,
    ) -> None:
        """Log something under the numbers of the edition that is played."""
        if self.news is None:
            return
        numbered = self.setting.rules.numbered
        if numbered:
            rule = numbered.get(rule, rule)
            tally = tally and tally.renumbered(numbered)
        State.note(self, message, rule, tally, audience, **args)

    def tell(
        self, owner: int, message: str, rule: str, tally: Tally | None = None, **args: int | str
    ) -> None:
        """Log something that only a seat and those who play with it may know."""
        for seat in (owner, *self.allies(owner)):
            self.note(message, rule, tally, seat, **args)

    def tell_team(
        self, owner: int, secret: bool, message: str, rule: str, **args: int | str
    ) -> None:
        """Log something for everybody, or when it is secret for the owner's team alone."""
        if secret:
            self.tell(owner, message, rule, None, **args)
        else:
            self.note(message, rule, None, None, **args)

    def tell_others(self, owner: int, message: str, rule: str, **args: int | str) -> None:
        """Log what all but one seat may know of its doing, its allies too."""
        for seat in (*self.setting.seats, WATCHER):
            if seat != owner:
                self.note(message, rule, None, seat, **args)

    def tell_enemies(self, owner: int, message: str, rule: str, **args: int | str) -> None:
        """Log what the enemies of a side may know of its doing."""
        for seat in (*self.enemies(owner), WATCHER):
            self.note(message, rule, None, seat, **args)

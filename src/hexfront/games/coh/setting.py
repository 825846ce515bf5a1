"""All that never changes during one game: map, counters, cards, terms of the scenario, rules."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import msgspec
from msgspec import Struct

from hexfront.games.coh.classic.terms import ClassicTerms
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.counters import SIDES, Marker, Role, UnitKind
from hexfront.games.coh.definitions.library import Definitions
from hexfront.games.coh.definitions.missions import Mission
from hexfront.games.coh.definitions.works import CROWDS, Work
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.readings import rules_of
from hexfront.games.coh.ruleset import Rules
from hexfront.games.coh.solo.terms import SoloTerms
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.hexes import bits
from hexfront.play import RULES, Balance
from hexfront.play.card import ScenarioCard
from hexfront.play.datafile import Words
from hexfront.play.teams import DUEL, Teams

NOBODY_SITS = -1
BY_EVENT = -1
"""Due when the scenario's event card is drawn, in whatever round (card 19)."""
EXTRA_CAP = {"cap-1": 1, "cap-2": 2}
"""CAP in every round by the handicap that was agreed (COH-19.2.a)."""


class UnitStart(Struct, frozen=True):
    """A unit of the scenario and where it begins: on a hex, waiting, or due in a round."""

    kind: UnitKind
    side: int
    hex: int = -1
    facing: int = 0
    hidden: bool = False
    due: int = 0
    """The round in which it arrives, or BY_EVENT."""
    entry: tuple[int, ...] = ()
    """Entry hexes of its own; empty, those of its side."""
    on: int = -1
    """The unit that carries or tows it, -1 for none."""
    inside: bool = False
    """It occupies the fortification in its hex (COH-17.2)."""


class Grant(Struct, frozen=True):
    """A weapon card that the scenario grants a side (COH-8.2.a)."""

    weapon: int
    uses: int
    rounds: tuple[int, ...] = ()
    """The rounds in which it may be played; empty, all of them."""

    def covers(self, round_: int) -> bool:
        return not self.rounds or round_ in self.rounds


class SideTerms(Struct, frozen=True):
    """What the scenario grants a player: a side's, or those of one of its two commanders."""

    cap: int
    draw: int
    draw_later: int
    entry: tuple[int, ...]
    objective_vp: int
    destroyed_vp: int
    name: Words = {}
    """What the commander is called; empty for a side with one player."""
    commanders: int = 1
    """Whose cards he holds in one hand (COH-19.1.c)."""
    extra_cap: int = 0
    """CAP beyond the track in every round (COH-19.2.a)."""
    adrenaline: bool = False
    """He begins with an Extra Adrenaline Card (COH-19.2.a)."""
    weapons: tuple[Grant, ...] = ()


class Carried(Struct, frozen=True):
    """What the campaign sheet brings into a scenario if its figures are within these limits."""

    text: Words
    wins: tuple[int, int]
    losses: tuple[int, int]
    cap: int = 0
    points: int = 0
    blanks: int = 0
    without: tuple[str, ...] = ()

    def holds(self, wins: int, losses: int) -> bool:
        return self.wins[0] <= wins <= self.wins[1] and self.losses[0] <= losses <= self.losses[1]


class Campaign(Struct, frozen=True):
    """The place of a scenario in a campaign (SOLO-8.0)."""

    title: Words
    part: int
    of: int
    next: str
    """The scenario that comes after it."""
    rows: tuple[Carried, ...]


@dataclass(kw_only=True, eq=False, slots=True)
class Setting:
    """A scenario ready to play under some options; shared by all States and never changed."""

    id: str
    number: int
    title: Words
    note: Words
    designed: Words
    battlefield: Battlefield
    definitions: Definitions
    rounds: int
    first_turn: int
    vp: int
    cards: tuple[int, ...]
    dealt: tuple[int, ...]
    chapters: int
    terms: tuple[SideTerms, ...]
    start: tuple[UnitStart, ...]
    objectives: tuple[tuple[int, int], ...]
    balance: Balance | None = None
    card: ScenarioCard | None = None
    missions: tuple[Mission, ...] = ()
    works: tuple[Work, ...] = ()
    """Fortifications and obstacles of the set-up."""
    smoke: tuple[Smoker, ...] = ()
    """Who may lay smoke because the scenario says so (COH-14.0.a)."""
    options: CohOptions = field(default_factory=CohOptions)
    teams: Teams = DUEL
    variants: tuple[type[Rules], ...] = ()
    """Rules of the scenario's own."""
    solo: SoloTerms | None = None
    """The order deck that plays one of the sides."""
    campaign: Campaign | None = None
    agreement: Callable[["Setting"], "Setting"] | None = None
    """What the options of a game make of its scenario: an order deck, a campaign sheet."""
    classic: ClassicTerms | None = None
    """What the classic edition asks of a scenario; None under the third."""
    players: tuple[int, ...] = field(init=False)
    """By seat: who answers for it, RULES where a procedure sits."""
    rules: Rules = field(init=False)
    kinds: tuple[UnitKind, ...] = field(init=False)
    side_of: tuple[int, ...] = field(init=False)
    seats: tuple[int, ...] = field(init=False)
    side_mask: tuple[int, ...] = field(init=False)
    """By seat: its units."""
    team_mask: tuple[int, ...] = field(init=False)
    """By seat: the units of its team, its own included."""
    enemy_mask: tuple[int, ...] = field(init=False)
    """By seat: the units of its enemies."""
    foot: int = field(init=False)
    guns: int = field(init=False)
    vehicles: int = field(init=False)
    aircraft: int = field(init=False)
    """Units by role."""
    armored: int = field(init=False)
    """Units with a blue defense (COH-6.2)."""
    exits: tuple[list[int], ...] = field(init=False)
    """By unit and hex: the adjacent hexes that are open to it, as a bitboard."""
    faces: tuple[Marker, ...] = field(init=False)
    rumours: int = field(init=False)
    """Counters that may turn out to be nothing (SOLO-6.0)."""
    crowded: bool = field(init=False)
    """Refugees or livestock are about (SOLO-9.0)."""
    artillery: bool = field(init=False)
    """Somebody has an artillery card (COH-13.4.a)."""
    edge: tuple[int, ...] = field(init=False)
    copies: dict[int, int] = field(init=False)
    """By number: how many copies of a card there are, for those of the scenario."""
    _agreed: dict[CohOptions, "Setting"] = field(default_factory=dict)
    """The same scenario under other options."""

    def __post_init__(self) -> None:
        self.rules = rules_of(self.chapters, self.options, self.variants)
        self.kinds = tuple(unit.kind for unit in self.start)
        self.side_of = tuple(unit.side for unit in self.start)
        self.seats = tuple(range(len(self.terms)))
        deck = NOBODY_SITS if self.solo is None else self.solo.side
        self.players = tuple(RULES if seat == deck else seat for seat in self.seats)
        self.rumours = sum(1 << u for u, kind in enumerate(self.kinds) if kind.rumour)
        self.side_mask = tuple(
            sum(1 << u for u, owner in enumerate(self.side_of) if owner == side)
            for side in self.seats
        )
        self.enemy_mask = tuple(
            sum(self.side_mask[enemy] for enemy in self.teams.enemies[side]) for side in self.seats
        )
        everybody = sum(self.side_mask)
        self.team_mask = tuple(everybody & ~enemies for enemies in self.enemy_mask)
        self.foot = self._units_of(Role.FOOT)
        self.guns = self._units_of(Role.GUN)
        self.vehicles = self._units_of(Role.VEHICLE)
        self.aircraft = self._units_of(Role.AIRCRAFT)
        self.armored = sum(1 << u for u, kind in enumerate(self.kinds) if kind.armored)
        self.exits = tuple(self.battlefield.exits_of(kind) for kind in self.kinds)
        self.faces = self.definitions.faces()
        self.edge = _edge(self.battlefield)
        self.crowded = any(work.type in CROWDS for work in self.works)
        weapons, cards = self.definitions.weapons, self.definitions.cards
        self.artillery = any(
            weapons[grant.weapon].is_artillery for terms in self.terms for grant in terms.weapons
        )
        self.copies = {number: cards[number].count for number in self.cards}

    def _units_of(self, role: Role) -> int:
        return sum(1 << u for u, kind in enumerate(self.kinds) if kind.role is role)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """german, soviet, and german-2, soviet-2 for their second commanders."""
        return seat_names(self.teams)

    def under(self, options: CohOptions) -> "Setting":
        """The same scenario under these options; ValueError for a handicap of nobody at it."""
        if options == self.options:
            return self
        found = self._agreed.get(options)
        if found is None:
            found = self._under(options)
            if self.agreement is not None:
                found = self.agreement(found)
            self._agreed[options] = found
        return found

    def _under(self, options: CohOptions) -> "Setting":
        joins = options.joined and len(self.seats) > len(SIDES)
        terms = joined_terms(self.terms, self.teams) if joins else self.terms
        if not options.handicap_seat < len(terms):
            reason = f"options: handicap_seat: nobody sits at {options.handicap_seat}"
            raise ValueError(f"{reason}, there are {len(terms)} seats")
        return replace(
            self,
            options=options,
            terms=tuple(_handicapped(granted, seat, options) for seat, granted in enumerate(terms)),
            start=tuple(_joined_unit(self, unit) for unit in self.start) if joins else self.start,
            teams=DUEL if joins else self.teams,
            works=tuple(_joined_work(self, work) for work in self.works) if joins else self.works,
            _agreed={},
        )


def seat_names(teams: Teams) -> tuple[str, ...]:
    """What the seats are called: the first commander of a side like the side itself."""
    return tuple(
        SIDES[team] if seat < len(SIDES) else f"{SIDES[team]}-2"
        for seat, team in enumerate(teams.team)
    )


def joined_terms(terms: tuple[SideTerms, ...], teams: Teams) -> tuple[SideTerms, ...]:
    """One player plays for all commanders of a side (COH-19.1.a to COH-19.1.c)."""
    joined = []
    for first, granted in enumerate(terms[: len(SIDES)]):
        all_of = [granted, *(terms[ally] for ally in teams.allies[first])]
        joined.append(
            msgspec.structs.replace(
                granted,
                cap=sum(one.cap for one in all_of),
                draw=sum(one.draw for one in all_of),
                draw_later=sum(one.draw_later for one in all_of),
                commanders=len(all_of),
                weapons=tuple(grant for one in all_of for grant in one.weapons),
                name={},
            )
        )
    return tuple(joined)


def _joined_unit(setting: Setting, unit: UnitStart) -> UnitStart:
    """A unit of a side in one hand; it enters where its commander's units do."""
    entry = unit.entry or setting.terms[unit.side].entry
    return msgspec.structs.replace(unit, side=setting.teams.team[unit.side], entry=entry)


def _joined_work(setting: Setting, work: Work) -> Work:
    return work._replace(owner=setting.teams.team[work.owner])


def _handicapped(terms: SideTerms, seat: int, options: CohOptions) -> SideTerms:
    """What was agreed for the less experienced player, or for all (COH-19.2.a)."""
    helped = seat == options.handicap_seat
    return msgspec.structs.replace(
        terms,
        extra_cap=EXTRA_CAP.get(options.handicap, 0) if helped else 0,
        adrenaline=options.extra_adrenaline or (helped and options.handicap == "adrenaline"),
    )


def _edge(battlefield: Battlefield) -> tuple[int, ...]:
    """Whole hexes at the rim of the map, for entry across the edge (COH-4.12.f)."""
    return tuple(h for h in bits(battlefield.whole) if len(battlefield.neighbours[h]) < 6)

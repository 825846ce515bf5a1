"""The rulebook as it stands, with the hooks that chapters, readings and editions override."""

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.play import Line, Refusal, Tally

if TYPE_CHECKING:
    from hexfront.games.coh.combat.shot import Shot
    from hexfront.games.coh.definitions.counters import Marker, UnitKind
    from hexfront.games.coh.definitions.works import WorkType
    from hexfront.games.coh.state import CohState


class Rules:
    """Awakening the Bear, 3rd edition, with all chapters."""

    def may_group(self) -> bool:
        """Group actions and support (chapter 10)."""
        return True

    def may_hide(self) -> bool:
        """Hidden moves (chapter 11)."""
        return True

    def may_dig(self) -> bool:
        """Hasty defenses are built, given up and shot to pieces (chapter 17)."""
        return True

    def drives_through_mines(self) -> bool:
        """Do bonus moves lead into mines and out of them (COH-17.10.k)?"""
        return True

    def stressed_by(self, acted: int, extra_turn: bool) -> int:
        """Of the units that acted in a turn, those that are stressed in the next (COH-2.6.a)."""
        return acted

    def may_smoke(self, smoker: Smoker, permitted: Container[Smoker]) -> bool:
        """Smoke, if the scenario permits it to those who lay it (COH-14.0.a)."""
        return smoker in permitted

    def has_flamethrowers(self) -> bool:
        """Flamethrowers and the skills of pioneers (chapter 18)."""
        return True

    def flame_meets_works(self) -> bool:
        """Do height, works, an APC and hit markers count against flames (COH-18.0.f)?"""
        return True

    def pioneers_wake_mines(self) -> bool:
        """Do mines explode when pioneers turn or fight in their hex (COH-18.1.c)?"""
        return True

    # What another edition changes. Where a hook may answer None, that means: as chapter so and so
    # of this edition has it.

    numbered: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Rules that have another number in this edition."""

    prepaid: ClassVar[bool] = False
    """Fresh units too pay for an action when it begins; there is no Spent Check."""
    free_entry: ClassVar[bool] = True
    """Entering the map costs nothing (COH-4.12.a)."""
    least_cap: ClassVar[int] = 3
    """COH-7.13."""

    aim_card: ClassVar[int] = CardNo.CAREFUL_AIMING
    """The card that adds FP to an attack."""
    luck_card: ClassVar[int] = CardNo.LUCK
    """The card that changes an own roll by its table."""
    early_objectives: ClassVar[bool] = True
    """Objectives may count as soon as they are fulfilled (cards 21 to 24)."""
    dip_rule: ClassVar[str] = "COH-15.16.a"
    turret_cost: ClassVar[int] = 2
    """AP of an attack outside the arc of fire (COH-16.2.b)."""
    hide_cost: ClassVar[int] = 5
    """AP of hiding (COH-11.3.a)."""
    least_stealth: ClassVar[int] = 5
    """AP of the cheapest move while hidden."""
    dig_cost: ClassVar[int] = 5
    """COH-17.6.a."""
    works_share: ClassVar[bool] = False
    """May works of different types be in one hex (COH-17.0.b, COH-17.6.f)?"""
    markers_return: ClassVar[bool] = True
    """Hit markers go back into their pool (COH-7.7.b)."""
    final_at_once: ClassVar[bool] = False
    """Killed and Destroyed markers remove a unit when they are drawn, so none lies under one."""
    piles_block: ClassVar[bool] = True
    """Two light smoke markers are as good as a heavy one (COH-14.4.h)."""
    smoke_heaps: ClassVar[bool] = False
    """Every smoke marker of a hex counts; here two are as good as any number (COH-14.4.g)."""
    smoke_clings: ClassVar[bool] = True
    """Smoke on the line of sight hides what lies behind two of it (COH-14.4.e)."""
    smoke_slows: ClassVar[bool] = True
    """No bonus move enters thick smoke (COH-14.3.e)."""
    strict_support: ClassVar[bool] = True
    """Support at normal range and without hit markers that change FP (COH-10.6.c, d)."""
    vehicles_betrayed: ClassVar[bool] = True
    """Who is no foot unit is seen at any distance in the open (COH-11.1.c, COH-11.5.c)."""
    hidden_act: ClassVar[bool] = True
    """A hidden unit may stall, rally and fire indirectly without being revealed (COH-11.1.a)."""
    congestion: ClassVar[bool] = True
    """No wheel bonus into or out of a hex with other vehicles (COH-15.2.f)."""
    wrecks_turn: ClassVar[bool] = True
    """Cargo of a destroyed transport faces as it likes (COH-15.11.c)."""
    lands_beside: ClassVar[bool] = True
    """Cargo may get off into an adjacent hex (COH-15.9.a)."""
    forts_shared: ClassVar[bool] = False
    """A fortification that an enemy occupies may be occupied too (COH-17.2.c)."""
    work_rules: ClassVar[Mapping["WorkType", str]] = MappingProxyType({})
    """The rules that print the defense of works, if not COH-17.11.a."""
    works_in_ground: ClassVar[bool] = False
    """Terrain protects works in close combat (COH-17.11.h)."""
    drifts: ClassVar[bool] = True
    """Artillery may miss its target hex (COH-13.7)."""
    unspotted: ClassVar[bool] = True
    """Artillery may be aimed at any hex (COH-13.5.c)."""
    lays_around: ClassVar[bool] = False
    """Pioneers lay smoke in any adjacent hex, whichever way they face (COH-18.1.d)."""

    def frontal(self, state: "CohState", target: int, shot: "Shot") -> bool | None:
        """Is the front struck, or the flank, wherever the attack comes from?"""
        return None

    def finds_top(self, state: "CohState", shot: "Shot") -> bool | None:
        """Is red FP used in close combat with an open-topped vehicle? None: as one likes (A45)."""
        return None

    def blue_shield(self, state: "CohState", target: int, shot: "Shot") -> bool:
        """Has a gun a blue defense against this attack?"""
        return False

    def defense(
        self, state: "CohState", target: int, shot: "Shot", marker: "Marker"
    ) -> Tally | None:
        """DR against an attack (COH-6.1)."""
        return None

    def attack(
        self,
        state: "CohState",
        shot: "Shot",
        to: int,
        armored: bool,
        supporters: tuple[int, ...],
        aim: int,
    ) -> Tally | None:
        """AR of an attack (COH-6.6)."""
        return None

    def reach(self, state: "CohState", u: int) -> int:
        """What is added to a printed range."""
        return 0

    def asks_toll(self, state: "CohState", toll: Any) -> bool:
        """Is a side asked before it pays for an obstacle, or the step given up without asking?"""
        return False

    def before_strike(self, state: "CohState", hexes: tuple[int, ...]) -> None:
        """Artillery is about to fall on hexes."""

    def marked(self, state: "CohState", u: int) -> None:
        """A hit marker has been drawn."""

    def refill(self, state: "CohState", armored: bool) -> None:
        """A pool of hit markers is empty."""

    def rally_number(self, state: "CohState", u: int, marker: "Marker") -> Tally | None:
        """COH-7.8."""
        return None

    def move_prices(self, state: "CohState", u: int, hexes: Sequence[int]) -> list[int] | None:
        """What moves into adjacent hexes cost in all; None: as COH-4.7.b has it."""
        return None

    def move_lines(self, state: "CohState", u: int, to: int) -> list[Line] | None:
        """What a move into an adjacent hex costs (COH-4.7.b)."""
        return None

    def entry_toll(self, state: "CohState", u: int, to: int) -> list[Line]:
        """What stands in a hex adds to the cost of entering the map there, beside its terrain."""
        return []

    def held(self, state: "CohState", u: int) -> Refusal | None:
        """What else forbids a unit to move."""
        return None

    def turns(self, state: "CohState", u: int) -> bool:
        """May a unit pivot that may not move?"""
        return False

    def take_control(self, state: "CohState") -> bool:
        """Control of hexes by another rule than COH-4.4."""
        return False

    def detected_by(self, state: "CohState", u: int) -> str | None:
        """COH-11.1: the rule under which a hidden unit is detected, or nothing."""
        return None

    def stealth_cost(self, state: "CohState", u: int, to: int) -> Tally | None:
        """COH-11.3."""
        return None

    def search(self, state: "CohState", side: int, shot: "Shot", support: tuple[int, ...]) -> Any:
        """What follows fire at a hex in which nobody is seen (COH-11.7)."""
        return None

    def struck_unseen(self, state: "CohState", u: int) -> int:
        """Who is attacked in the hex of a hidden unit, if not that unit itself (COH-13.8.b)."""
        return u

    def hidden_fire(self, state: "CohState", u: int) -> bool:
        """May a unit fire at a hex without being revealed first?"""
        return False

    def fired(self, state: "CohState", side: int, shot: "Shot") -> None:
        """An attack has been announced and paid for."""

    def slow(self, state: "CohState") -> int:
        """Hexes beside those of COH-15.2.k that no bonus move enters, as a bitboard."""
        return 0

    def symbols(self, state: "CohState", u: int) -> tuple[int, int] | None:
        """Wheel and track symbols of a vehicle (COH-15.1.b)."""
        return None

    def halts(self, state: "CohState", u: int, here: int) -> bool:
        """Does a vehicle end its drive in this hex?"""
        return False

    def drive_lines(self, state: "CohState", u: int, here: int, to: int) -> list[Line] | None:
        """What a bonus hex costs by another rule than COH-15.2.c."""
        return None

    def arrived(self, state: "CohState", side: int, u: int, origin: int) -> None:
        """A unit has come into a hex."""

    def closed(self, state: "CohState", u: int, here: int) -> int:
        """Hexes that are closed to a unit beside this one, as a bitboard, apart from COH-17."""
        return 0

    def too_low(self, state: "CohState", u: int) -> int | None:
        """Hexes that a unit cannot fire down at (COH-15.16.a)."""
        return None

    def creeps(self, state: "CohState") -> bool:
        """Is there such a thing as cautious movement?"""
        return False

    def crept(self, state: "CohState", u: int) -> None:
        """A unit moves cautiously."""

    def charges(self, state: "CohState", side: int, shot: "Shot") -> list[Any]:
        """What else may be used before a roll of an attack."""
        return []

    def charge(self, state: "CohState", side: int, choice: Any) -> int:
        """It is used; how much FP it adds."""
        return 0

    def rolled(self, state: "CohState", side: int) -> None:
        """Dice of a side lie on the table."""

    def more_choices(self, state: "CohState", u: int, by_card: int) -> list[Any]:
        """Actions of a unit that no chapter of this edition knows."""
        return []

    def other_bar(self, state: "CohState", choice: Any, by_card: int) -> Refusal | None:
        """Why a unit cannot do such a thing; here none can."""
        return Refusal("COH-2.1.a", "refuse-not-now")

    def perform(self, state: "CohState", side: int, choice: Any, card: int) -> None:
        """Such an action is carried out."""

    def begin(self, state: "CohState") -> None:
        """What else is made ready before the first turn."""

    def shut(self, state: "CohState", u: int, to: int) -> Refusal | None:
        """Works that keep a unit out of a hex beside those of COH-17."""
        return None

    def crossing(self, state: "CohState", u: int, to: int) -> str | None:
        """The rule by which a die is added to the cost of a step, "" for none (COH-17.8.a)."""
        return None

    def stopped(self, state: "CohState", side: int, u: int) -> None:
        """A unit could not pay what wire or a road block cost."""

    def shelter_cost(self, state: "CohState", u: int) -> Tally | None:
        """Getting in or out of a fortification within the hex (COH-17.3)."""
        return None

    def shelters(self, state: "CohState", u: int) -> bool:
        """May a unit that has entered a hex get into its fortification at once (COH-17.3.a)?"""
        return True

    def may_occupy(self, state: "CohState", u: int, work: "WorkType") -> bool:
        """May a unit occupy a fortification that its marker does not name it for?"""
        return False

    def mines_catch(self, state: "CohState", u: int, colour: str) -> bool:
        """Do mines of this colour explode under the unit?"""
        return True

    def mines_roll(self, state: "CohState", owner: int, u: int) -> int:
        """Who rolls for mines under a unit (COH-17.10.h)."""
        return owner

    def stirs(self) -> bool:
        """Do mines explode under any action but fire and rally, or only as COH-17.10.c says?"""
        return False

    def clears_mines(self, state: "CohState", shot: "Shot") -> bool:
        """May this attack destroy mines (COH-17.11.a)?"""
        return True

    def smoke_cost(self, state: "CohState", shot: "Shot") -> Tally | None:
        """What laying smoke costs instead of an attack (COH-14.1.c)."""
        return None

    def blind(self, state: "CohState", units: int, h: int) -> int:
        """Hexes of these units, as a bitboard, where all of them are kept from seeing a hex."""
        return 0

    def spotters(self, state: "CohState", u: int, among: int) -> int | None:
        """The spotter hexes of a mortar, if units among these must be there (COH-13.3.a)."""
        return None

    def smoker(self, kind: "UnitKind") -> Smoker | None:
        """As what a unit lays smoke; None: as COH-14.0.a has it."""
        return None

    def fire_cost(self, state: "CohState", shot: "Shot") -> Line | None:
        """A printed attack cost that is not COH-2.4.b's."""
        return None

    def pool(self, state: "CohState", units: tuple[int, ...]) -> int:
        """What units may pay with beside the CAP of their side."""
        return 0

    def draw_pool(self, state: "CohState", units: tuple[int, ...], cost: int) -> int:
        """Pay as much of a cost out of that as there is; how much it was."""
        return 0

    def opportunity(self, state: "CohState", u: int) -> Refusal | None:
        """Why a unit may not act without paying; there is no such thing here."""
        return Refusal("COH-2.1.a", "refuse-not-now")

    def too_dear(self, u: int, cost: int, left: int) -> Refusal:
        """A spent unit acts at 0 AP only, and CAP must bring it there (COH-2.2.d)."""
        return Refusal("COH-2.2.d", "refuse-spent", {"unit": u, "cost": cost, "cap": left})

    def covers_track(self, kind: "UnitKind") -> bool:
        """Does a unit that is lost cost a CAP? Trucks and wagons do not (COH-7.12.e)."""
        return not kind.is_transport

    def score(self, state: "CohState", team: int, points: int) -> bool:
        """VP that are not on the one track of COH-9.2."""
        return False

    def settle(self, state: "CohState", rule: str) -> bool:
        """Who wins by other tracks than that of COH-9.2."""
        return False

    def open_turn(self, state: "CohState", moment: Any) -> Any:
        """What the side in turn is asked."""
        return moment

    def turn_over(self, state: "CohState", side: int) -> None:
        """A turn has ended."""

    def next_round(self, state: "CohState") -> bool:
        """The preparation of a round in another order than that of COH-9.4."""
        return False

    # What a procedure at the table changes in the course of play (the solo order deck).

    def answer(self, state: "CohState", moment: Any) -> None:
        """A moment that asks a seat at which nobody sits; it has been taken off the stack."""
        raise TypeError(f"nobody answers {type(moment).__name__}")

    def spent_check(self, roll: Any) -> Any:
        """How it is found out whether units become spent: the die, or what stands for it."""
        return roll

    def initiative(self, state: "CohState", roll: Any) -> Any:
        """How the first turn of a round is settled."""
        return roll

    def is_last_round(self, state: "CohState") -> bool:
        """Does the scenario end with this round (COH-9.3.a)?"""
        return state.round >= state.setting.rounds

    def prepare(self, state: "CohState") -> None:
        """What else is made ready before a round."""

    def attacked(self, state: "CohState", side: int) -> None:
        """A side has begun an attack."""

    def before_roll(self, state: "CohState", step: Any, target: int) -> bool:
        """An attack on this target goes its own way to the dice."""
        return False

    def lies_unread(self, state: "CohState", u: int) -> bool:
        """Nobody looks at the hit marker of this unit until it acts or is attacked."""
        return False

    def destroyed(self, state: "CohState", u: int) -> None:
        """A unit has been removed."""

    def controlled(self, state: "CohState", h: int, team: int) -> None:
        """Control of a hex has gone to a team."""

    def changed(self, state: "CohState") -> None:
        """Something on the board has changed, and what followed from it is done."""

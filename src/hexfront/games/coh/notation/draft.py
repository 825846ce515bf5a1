"""What the statements of a position add up to, before it becomes a State."""

from hexfront.board import BoardError
from hexfront.games.coh.classic.terms import ClassicTerms
from hexfront.games.coh.definitions.artillery import Smoker, Strike
from hexfront.games.coh.definitions.cards import CLASSIC_DECK, DECK
from hexfront.games.coh.definitions.library import Definitions, definitions
from hexfront.games.coh.definitions.missions import Mission
from hexfront.games.coh.definitions.works import Work
from hexfront.games.coh.notation.sketch import Sketch
from hexfront.games.coh.notation.units import UnitLine
from hexfront.games.coh.ruleset import Rules
from hexfront.games.coh.scenarios.commanders import MOST
from hexfront.games.coh.setting import Grant, Setting, SideTerms, UnitStart, seat_names
from hexfront.games.coh.solo.orders import Order
from hexfront.games.coh.solo.terms import SoloTerms
from hexfront.games.coh.state import Entry
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.maps import battlefield
from hexfront.games.coh.vehicles.capacity import misload
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.play.teams import DUEL

DEFAULT_SIZE = (9, 7)
DEFAULT_CARDS = tuple(range(1, 14))
CLASSIC_CARDS = tuple(number for number in CLASSIC_DECK if number > max(DECK))


class SoloDraft:
    """What the statements say about the order deck."""

    def __init__(self, side: int, scenario: str = "") -> None:
        self.side, self.scenario = side, scenario
        self.attacked = self.strict = self.open = self.rounds = False
        self.cards: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.space, self.spaces = 1, 12
        self.counteractions: list[Order] = []
        self.scenario_orders: list[Order] = []
        self.cup: tuple[str, ...] = ()
        self.blanks = 0
        self.goals: tuple[int, ...] = ()
        self.edges: tuple[tuple[int, ...], ...] = ()
        self.prizes: tuple[str, ...] = ()


class Draft:
    """What the statements of a position add up to."""

    def __init__(self) -> None:
        self.sketch: Sketch | None = Sketch(*DEFAULT_SIZE)
        """The ad-hoc board, or None for a board of the game."""
        self.battlefield: Battlefield | None = None
        self.steep_roads = True
        self.units: list[UnitLine] = []
        self.teams = DUEL
        self.cap = [7] * MOST
        self.base: list[int | None] = [None] * MOST
        self.bonus: list[int | None] = [None] * MOST
        self.losses = [0] * MOST
        self.hands: list[tuple[int, ...]] = [()] * MOST
        self.cards: tuple[int, ...] = DEFAULT_CARDS
        self.discards: tuple[int, ...] = ()
        self.draw = [0] * MOST
        self.vp = 1
        self.vp_side = 1
        self.round = 1
        self.rounds = 5
        self.turn = 0
        self.chapters = 19
        self.objectives: list[tuple[int, int]] = []
        self.entry: list[list[int]] = [[] for _ in range(MOST)]
        self.came: list[Entry] = []
        self.entered: list[Entry] = []
        self.left: list[tuple[int, int]] = []
        self.extra_turn = self.card_used = self.yielded = False
        self.objective_vp = [1, 1]
        self.destroyed_vp = [1, 1]
        self.passes = self.done = 0
        self.options: dict[str, bool | int | str] = {}
        self.markers: dict[str, int] = {}
        self.weapons: list[tuple[Grant, ...]] = [()] * MOST
        self.missions: list[Mission] = []
        self.secret: list[tuple[int, ...]] = [()] * MOST
        self.works: list[Work] = []
        self.smoke: dict[str, list[int]] = {"heavy": [], "light": []}
        self.smokers: tuple[Smoker, ...] = ()
        self.strikes: list[tuple[int, Strike]] = []
        self.solo: SoloDraft | None = None
        self.solo_terms: SoloTerms | None = None
        self.variants: tuple[type[Rules], ...] = ()
        self.classic: ClassicTerms | None = None
        self.ap = [0] * MOST
        self.points = [0] * MOST
        self.veterans: list[tuple[int, int, tuple[str, ...]]] = []
        self.gully_sides: set[tuple[int, int]] = set()
        self.flights: list[tuple[str, int, int, int, bool, int]] = []

    def known(self) -> Definitions:
        """The counters, terrain and cards of the edition."""
        return definitions(self.classic is not None)

    def board(self) -> Battlefield:
        """The map, made once all terrain is known."""
        if self.battlefield is None:
            sketch = self.sketch or Sketch(*DEFAULT_SIZE)
            classic = self.classic is not None
            tall_corn = self.classic is not None and self.classic.tall_corn
            self.battlefield = battlefield(sketch.board(), self.steep_roads, classic, tall_corn)
        return self.battlefield

    def blank(self) -> Sketch:
        """The ad-hoc board, on which terrain may be laid."""
        if self.sketch is None:
            raise FaultError("a board of the game has its own terrain, walls and roads")
        return self.sketch

    def at(self, label: str) -> int:
        if self.sketch is not None:
            return self.sketch.at(label)
        try:
            return self.board().board.at(label)
        except BoardError as error:
            raise FaultError(str(error)) from error

    def unit(self, name: str) -> int:
        """The number of a unit."""
        for u, unit in enumerate(self.units):
            if unit.name == name:
                return u
        raise FaultError(f"there is no unit {name!r}")

    def setting(self) -> Setting:
        """A setting that holds just this position."""
        return Setting(
            id="position", number=0, title={"en": "Position", "ru": "Позиция"}, note={},
            designed={}, battlefield=self.board(), definitions=self.known(), rounds=self.rounds,
            first_turn=self.turn, vp=self.vp if self.vp_side == 0 else -self.vp,
            cards=self.cards, dealt=(), chapters=self.chapters,
            terms=tuple(self._terms(seat) for seat in range(self.teams.seats)),
            start=tuple(self._start(unit) for unit in self.units),
            objectives=tuple(self.objectives), teams=self.teams,
            missions=tuple(self.missions), works=tuple(self.works),
            smoke=self.smokers, solo=self.solo_terms, variants=self.variants, classic=self.classic,
        )  # fmt: skip

    def deck(self) -> SoloDraft:
        """The order deck, which must have been named."""
        if self.solo is None:
            raise FaultError("say first which side the order deck plays: `solo german`")
        return self.solo

    def seat(self, name: str) -> int:
        """The number of a seat by its name: german, soviet, german-2, soviet-2."""
        return one_of(name, seat_names(self.teams), "a side")

    def _terms(self, seat: int) -> SideTerms:
        base, side = self.base[seat], self.teams.team[seat]
        return SideTerms(
            self.cap[seat] if base is None else base, 0, self.draw[seat],
            tuple(self.entry[seat]), self.objective_vp[side], self.destroyed_vp[side],
            weapons=self.weapons[seat],
        )  # fmt: skip

    def _start(self, unit: UnitLine) -> UnitStart:
        on = self._carrier(unit) if unit.on else -1
        stands = self.units[on] if on >= 0 else unit
        spot = self.at(stands.at) if stands.at else -1
        entry = tuple(self.at(label) for label in unit.entry)
        hidden = "hidden" in stands.states
        owner = self.seat(unit.owner) if unit.owner else unit.side
        return UnitStart(
            unit.kind, owner, spot, stands.facing, hidden, stands.due, entry, on,
            "inside" in unit.states,
        )  # fmt: skip

    def _carrier(self, unit: UnitLine) -> int:
        """The vehicle that carries a unit; there is room for one (COH-15.6.a)."""
        on = self.unit(unit.on)
        reason = misload(unit.kind, self.units[on].kind)
        if reason is None and sum(other.on == unit.on for other in self.units) > 1:
            reason = "a vehicle carries or tows one unit (COH-15.6.a)"
        if reason is None and self.units[on].on:
            reason = "a vehicle that is towed carries nothing (COH-15.10.d)"
        if reason is not None:
            raise FaultError(f"{unit.name}: {reason}")
        return on

"""The situation of a game as flat data: unit sets are bit masks, unit facts are lists.

A unit is a number; bit u of a mask stands for unit u. Definitions (kinds, map, cards) hang
on the shared `setting` and are neither copied nor part of the value.
"""

from typing import Self

from msgspec import Struct

from hexfront.games.coh.definitions.counters import Marker, UnitKind
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.play import State
from hexfront.play.masks import members

MIN_CAP = 3
NOBODY = -1


class CohOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Readings that players dispute; see docs/rulings.md."""

    swift_action_stress: bool = True


class CohState(State):
    """One game of Conflict of Heroes."""

    __slots__ = (
        "acted", "board", "bonus", "came", "cap", "card_used", "control", "dead", "deck",
        "discards", "due", "entered", "extra_turn", "facing", "hands", "hasty", "hex", "hidden",
        "hit", "losses", "options", "passed", "pool", "reveals", "round", "setting", "shown",
        "spent", "stressed", "turn", "vp", "waiting", "winner",
    )  # fmt: skip

    setting: Setting
    options: CohOptions
    # Where units are, each unit in exactly one of these.
    board: int
    hidden: int
    waiting: int
    due: int
    dead: int
    # What state they are in.
    spent: int
    stressed: int
    acted: int
    """Units that performed an action in the turn that is running."""
    shown: int
    """Units whose hit marker lies face up."""
    hasty: int
    hex: list[int]
    facing: list[int]
    hit: list[int]
    """Index of the hit marker, 0 for none."""
    # Whose turn, and what the turn has seen.
    round: int
    turn: int
    passed: int
    """The side whose pass was the last turn, or NOBODY (COH-2.7.e)."""
    extra_turn: bool
    card_used: bool
    entered: tuple[tuple[int, int], ...]
    """(hex, origin) of moves into enemy-held hexes in this turn (COH-6.12.c)."""
    came: tuple[tuple[int, int], ...]
    """The same for the turn before."""
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
    # The score.
    vp: int
    control: list[int]
    reveals: int
    winner: int

    def __init__(self, setting: Setting, options: CohOptions) -> None:
        """The scenario's set-up; nothing on the stack yet."""
        self.setting = setting
        self.options = options
        self.stack = []
        self.news = None
        self.board = self.hidden = self.waiting = self.due = self.dead = 0
        self.spent = self.stressed = self.acted = self.shown = self.hasty = 0
        self.hex = [unit.hex for unit in setting.start]
        self.facing = [unit.facing for unit in setting.start]
        self.hit = [0] * len(setting.start)
        for u, unit in enumerate(setting.start):
            if unit.due:
                self.due |= 1 << u
            elif unit.hex < 0:
                self.waiting |= 1 << u
            elif unit.hidden:
                self.hidden |= 1 << u
            else:
                self.board |= 1 << u
        self.round = 1
        self.turn = setting.first_turn
        self.passed = NOBODY
        self.extra_turn = self.card_used = False
        self.entered = self.came = ()
        self.cap = [max(MIN_CAP, terms.cap) for terms in setting.terms]
        self.bonus = [0, 0]
        self.losses = [0, 0]
        self.hands = [(), ()]
        cards = setting.definitions.cards
        self.deck = [0] * (max(cards) + 1)
        for number in setting.cards:
            self.deck[number] = cards[number].count
        self.discards = [0] * len(self.deck)
        self.pool = [marker.count for marker in setting.definitions.markers]
        self.vp = setting.vp
        self.control = [side for _, side in setting.objectives]
        self.reveals = 0
        self.winner = NOBODY

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.setting = self.setting
        new.options = self.options
        new.stack = self.stack.copy()
        new.news = None if self.news is None else []
        new.board = self.board
        new.hidden = self.hidden
        new.waiting = self.waiting
        new.due = self.due
        new.dead = self.dead
        new.spent = self.spent
        new.stressed = self.stressed
        new.acted = self.acted
        new.shown = self.shown
        new.hasty = self.hasty
        new.hex = self.hex.copy()
        new.facing = self.facing.copy()
        new.hit = self.hit.copy()
        new.round = self.round
        new.turn = self.turn
        new.passed = self.passed
        new.extra_turn = self.extra_turn
        new.card_used = self.card_used
        new.entered = self.entered
        new.came = self.came
        new.cap = self.cap.copy()
        new.bonus = self.bonus.copy()
        new.losses = self.losses.copy()
        new.hands = self.hands.copy()
        new.deck = self.deck.copy()
        new.discards = self.discards.copy()
        new.pool = self.pool.copy()
        new.vp = self.vp
        new.control = self.control.copy()
        new.reveals = self.reveals
        new.winner = self.winner
        return new

    def plain(self) -> tuple[object, ...]:
        return (
            self.setting.id, self.options, self.stack, self.board, self.hidden, self.waiting,
            self.due, self.dead, self.spent, self.stressed, self.acted, self.shown, self.hasty,
            self.hex, self.facing, self.hit, self.round, self.turn, self.passed, self.extra_turn,
            self.card_used, self.entered, self.came, self.cap, self.bonus, self.losses,
            self.hands, self.deck, self.discards, self.pool, self.vp, self.control, self.reveals,
            self.winner,
        )  # fmt: skip

    # Short ways to what the rules ask all the time.

    @property
    def field(self) -> Battlefield:
        return self.setting.battlefield

    def kind(self, u: int) -> UnitKind:
        return self.setting.kinds[u]

    def side(self, u: int) -> int:
        return self.setting.side_of[u]

    def marker(self, u: int) -> Marker:
        """The hit marker under a unit; one without any effect if there is none."""
        return self.setting.definitions.markers[self.hit[u]]

    def visible(self, side: int) -> list[int]:
        """The side's units that stand on the board for all to see."""
        return members(self.board & self.setting.side_mask[side])

    def positions(self, side: int) -> int:
        """The hexes of the side's visible units, as a bitboard."""
        spots = 0
        where = self.hex
        mask = self.board & self.setting.side_mask[side]
        while mask:
            low = mask & -mask
            spots |= 1 << where[low.bit_length() - 1]
            mask ^= low
        return spots

    def at(self, h: int) -> list[int]:
        """Visible units of both sides in a hex."""
        return [u for u in members(self.board) if self.hex[u] == h]

    def enemies_at(self, side: int, h: int) -> list[int]:
        """Visible units of the other side in a hex."""
        mask = self.board & self.setting.side_mask[1 - side]
        return [u for u in members(mask) if self.hex[u] == h]

    def in_close_combat(self, u: int) -> bool:
        """COH-6.10.a."""
        return bool(self.positions(1 - self.side(u)) >> self.hex[u] & 1)

    def is_fresh(self, u: int) -> bool:
        return not self.spent >> u & 1

    def any_stressed(self, units: tuple[int, ...]) -> bool:
        return any(self.stressed >> u & 1 for u in units)

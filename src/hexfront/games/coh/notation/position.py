"""A situation set up from notation: play it by name, read everything back."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from hexfront.games.coh.choices import Arrow, CohChoice, Done, Face, Select, Shift, SpendCap
from hexfront.games.coh.classic.driving import BogTest
from hexfront.games.coh.classic.flak import AirNumber
from hexfront.games.coh.classic.lurking import BlindFire
from hexfront.games.coh.classic.rounds import InitiativeNumber
from hexfront.games.coh.command.points import available, cap_base
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.moments.barrage import UnseenNumber
from hexfront.games.coh.moments.base import ChooseFacing
from hexfront.games.coh.moments.bogged import BogNumber
from hexfront.games.coh.moments.demolition import WorkNumber
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.explosions import MineNumber
from hexfront.games.coh.moments.planning import PlanStrikes
from hexfront.games.coh.moments.rally import RallyNumber
from hexfront.games.coh.moments.recon import DetectionNumber
from hexfront.games.coh.moments.rounds import Initiative
from hexfront.games.coh.moments.shooting import HitNumber
from hexfront.games.coh.moments.spent import ActionCost
from hexfront.games.coh.moments.strikes import ArtilleryMarker, DriftDirection, DriftNumber
from hexfront.games.coh.moments.support import SupportMoment
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.notation.classic import owner_name
from hexfront.games.coh.notation.reading import read
from hexfront.games.coh.notation.setting_up import set_up
from hexfront.games.coh.notation.solo import executed
from hexfront.games.coh.notation.words import choice_name, parse_choice
from hexfront.games.coh.notation.writing import write
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.screen.offers import preview
from hexfront.games.coh.screen.preview import Preview, TargetPreview, WorkPreview
from hexfront.games.coh.screen.view import CohView, view_of
from hexfront.games.coh.smoke.markers import counted
from hexfront.games.coh.state import DRAWN, CohState
from hexfront.games.notation.playing import Situation, thrown
from hexfront.games.notation.recording import asked
from hexfront.hexes import HexId
from hexfront.play import (
    CHANCE,
    Choice,
    Draw,
    Entry,
    IllegalChoiceError,
    Offer,
    Outcome,
    Refusal,
    ScriptedSource,
    Tally,
    heard,
)
from hexfront.play.lessons import Told
from hexfront.play.log import Args

Item = str | int | tuple[int, ...]
"""A choice by name or a draw (`draws pinned`), or dice: a total, or the single dice."""

NUMBER_MOMENTS = (HitNumber, WorkNumber, MineNumber, RallyNumber, DetectionNumber, Initiative,
                  DriftNumber, DriftDirection, UnseenNumber, BogNumber, InitiativeNumber, BogTest,
                  BlindFire, AirNumber)  # fmt: skip


class UnitFacts(Struct, frozen=True):
    """A unit as it really is."""

    name: str
    hex: str
    facing: str
    place: str
    fresh: bool
    stressed: bool
    hit: str
    shown: bool
    hasty: bool
    acted: bool = False
    """It performed an action in the turn that is running."""
    on: str = ""
    """The name of the vehicle that carries or tows it."""
    inside: bool = False
    """It occupies the fortification in its hex."""
    bogged: bool = False
    """It is stuck until the end of the round."""

    @property
    def spent(self) -> bool:
        return not self.fresh


class Position(Situation[CohState]):
    """One situation. Units, hexes, sides and facings go by their names."""

    game = CohGame()

    def __init__(self, state: CohState, names: Iterable[str]) -> None:
        super().__init__(state)
        self.names = list(names)
        self._collect()

    @classmethod
    def read(cls, text: str) -> "Position":
        draft = read(text)
        return cls(set_up(draft), [unit.name for unit in draft.units]).recorded(text)

    # Playing

    def play(self, *script: Item) -> "Position":
        """Choices by name and dice, in order.

        What is not spelled out takes its plain course: the acting unit is selected, facings
        are kept, no support, no CAP, no card.
        """
        items = list(script)
        while items:
            item = items[0]
            if self.state.actor() == CHANCE:
                items.pop(0)
                self._fall(item)
            elif isinstance(item, str) and self._try(item):
                items.pop(0)
            elif not self._default(item):
                raise self._wrong(item)
        self._collect()
        return self

    def _wrong(self, item: Item) -> IllegalChoiceError:
        """An item that does not fit names the moment that is open."""
        refusal = Refusal("", f"no die is awaited for {item}")
        if isinstance(item, str):
            refusal = self.refusal(item) if self.state.stack else Refusal("", "the game is over")
        error = IllegalChoiceError(refusal)
        error.args = (f"{item!r}: {error}; open is {self.waits_for or 'nothing'}",)
        return error

    def settle(self) -> "Position":
        """Let everything open take its plain course up to the next turn or die."""
        while self.state.stack and self._default(None):
            pass
        self._collect()
        return self

    def _try(self, text: str) -> bool:
        choice = self.choice(text)
        if choice not in self.state.choices():
            if not self._legal_after_select(choice):
                return False
            self._take(Select(getattr(choice, "unit", -1)), leads=True)
        self._take(choice)
        return True

    def _default(self, item: Item | None) -> bool:
        """Answer the open question in the plain way, if there is one."""
        if self.state.actor() == CHANCE or not self.state.stack:
            return False
        moment = self.state.stack[-1]
        choice = self._plain(moment)
        if choice is None:
            return False
        self._take(choice, plain=True)
        return True

    def _plain(self, moment: object) -> CohChoice | None:
        if isinstance(moment, ChooseFacing | Drive):
            return Face(moment.unit, self.state.facing[moment.unit])
        if isinstance(moment, SupportMoment):
            return Done()
        if isinstance(moment, NUMBER_MOMENTS):
            return Shift(0)
        if isinstance(moment, ActionCost):
            return SpendCap(0)
        if isinstance(moment, ArtilleryMarker):
            return Arrow(0)
        if isinstance(moment, PlanStrikes) or getattr(type(moment), "window", False):
            return self.choice("decline")
        return None

    def _fall(self, item: Item) -> None:
        chances = self.state.chances()
        if isinstance(item, str):
            outcome: Outcome = Draw(self._drawn(item))
            if outcome not in chances:
                raise ValueError(f"{item!r} cannot be drawn; open is {self.waits_for}")
        else:
            outcome = ScriptedSource([item])(chances)
        self._let_fall(item if isinstance(item, str) else thrown(item), outcome)

    def _drawn(self, text: str) -> int:
        word, _, what = text.partition(" ")
        if word != "draws":
            raise ValueError(f"chance must fall, not {text!r}; open is {self.waits_for}")
        if what.isdigit():
            return int(what)
        return self.state.setting.definitions.marker_index(what)

    def _answered(self, name: str, args: list[str], answer: object) -> list[Told]:
        if isinstance(answer, Preview):
            return [Told.of(Offer(self.choice(args[0]), answer))]
        if name == "sees":
            ends: Args = {"from": self.hex(args[0]), "to": self.hex(args[1])}
            return [Told("ask-sees" if answer else "ask-sees-not", ends)]
        if name == "executes" and isinstance(answer, tuple):
            return [self._executed(*answer)]
        return super()._answered(name, args, answer)

    def _executed(self, unit: str, target: str) -> Told:
        if not unit:
            return Told("ask-order-nobody")
        if target in self.names:
            return Told("ask-order-unit", {"unit": self.id(unit), "target": self.id(target)})
        if target:
            return Told("ask-order-hex", {"unit": self.id(unit), "hex": self.hex(target)})
        return Told("ask-order", {"unit": self.id(unit)})

    # Names

    def called(self, choice: Choice) -> str:
        return choice_name(choice, self.name, self.label)

    def meant(self, text: str) -> CohChoice:
        return self.choice(text)

    def falls(self, word: str) -> Outcome:
        if not word[0].isdigit():
            return Draw(self._drawn(word))
        dice = tuple(map(int, word.split(",")))
        return ScriptedSource([dice if len(dice) > 1 else dice[0]])(self.state.chances())

    def unit_named(self, name: str) -> int:
        return self.id(name)

    def choice(self, text: str) -> CohChoice:
        return parse_choice(text, self.id, self.hex)

    def id(self, name: str) -> int:
        if name not in self.names:
            raise LookupError(f"no unit {name!r}")
        return self.names.index(name)

    def hex(self, label: str) -> int:
        return self.state.field.board.at(label)

    def label(self, h: int) -> str:
        return self.state.field.board.label(HexId(h))

    def name(self, u: int) -> str:
        return self.names[u]

    # Reading back

    def unit(self, name: str) -> UnitFacts:
        u, state = self.id(name), self.state
        bit = 1 << u
        place = next(word for word, mask in self._places() if mask & bit)
        on_map = place in ("board", "hidden")
        return UnitFacts(
            name, self.label(state.hex[u]) if on_map else "",
            FACINGS[state.facing[u]] if place == "board" else "", place,
            state.is_fresh(u), bool((state.stressed | state.acted) & bit), state.marker(u).id,
            bool(state.shown & bit), bool(state.hasty & bit), bool(state.acted & bit),
            self.names[state.carrier[u]] if state.aboard & bit else "",
            bool(state.inside & bit), bool(state.bogged & bit),
        )  # fmt: skip

    def _places(self) -> list[tuple[str, int]]:
        state = self.state
        return [("board", state.board), ("hidden", state.hidden), ("waiting", state.waiting),
                ("due", state.due), ("destroyed", state.dead)]  # fmt: skip

    def seat(self, name: str) -> int:
        """The number of a player: german, soviet, german-2, soviet-2."""
        return self.state.setting.seat_names.index(name)

    def cap(self, seat: str) -> int:
        return available(self.state, self.seat(seat))

    def cap_base(self, seat: str) -> int:
        return cap_base(self.state, self.seat(seat))

    def hand(self, seat: str) -> tuple[int, ...]:
        return self.state.hands[self.seat(seat)]

    @property
    def turn(self) -> str:
        return self.side_name(self.state.turn)

    @property
    def extra_turn(self) -> bool:
        """Is this the first of two turns by Swift Action?"""
        return self.state.extra_turn

    @property
    def card_used(self) -> bool:
        """Has an action card been played in this turn?"""
        return self.state.card_used

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def vp(self) -> tuple[str, int]:
        """Who holds how many VP."""
        return SIDES[0 if self.state.vp > 0 else 1], abs(self.state.vp)

    @property
    def winner(self) -> str | None:
        """A side, or a draw (classic edition); None while nobody has won."""
        if self.state.winner == DRAWN:
            return "draw"
        return SIDES[self.state.winner] if self.state.winner >= 0 else None

    def control(self, label: str) -> str:
        hexes = [h for h, _ in self.state.setting.objectives]
        return owner_name(self.state.control[hexes.index(self.hex(label))])

    def work(self, label: str) -> str:
        """The fortification or obstacle in a hex, hidden mines too; "" for none."""
        h = self.hex(label)
        return next((work.type.value for work in self.state.works if work.hex == h), "")

    def smoke(self, label: str) -> tuple[int, int]:
        """Heavy and light smoke markers in a hex, two standing for any number where that counts."""
        return counted(self.state, self.hex(label))

    def strikes(self, seat: str) -> list[str]:
        """Where the planned strikes of a player are aimed, `E05` or `E05 smoke`."""
        return [self.label(one.hex) + " smoke" * one.smoke
                for one in self.state.strikes[self.seat(seat)]]  # fmt: skip

    def choices(self) -> list[str]:
        """The names of all legal choices."""
        return [choice_name(choice, self.name, self.label) for choice in self._legal()]

    @asked
    def refusal(self, text: str) -> Refusal:
        """Why this is not legal now; a legal choice raises ValueError."""
        choice = self.choice(text)
        seat = self.state.actor()
        state = self.state
        if choice in state.choices() or self._legal_after_select(choice):
            raise ValueError(f"{text!r} is legal")
        return self.game.refuse(state, max(seat, 0), choice)

    def _legal_after_select(self, choice: CohChoice) -> bool:
        unit = getattr(choice, "unit", None)
        state = self.state
        if not isinstance(state.stack[-1], ChooseAction) or unit is None:
            return False
        if Select(unit) not in state.choices():
            return False
        trial = state.copy()
        trial.take(Select(unit))
        return choice in trial.choices()

    def legal(self, text: str) -> bool:
        choice = self.choice(text)
        return choice in self.state.choices() or self._legal_after_select(choice)

    @asked
    def preview(self, text: str) -> Preview:
        """Price and odds of a choice, as the page shows them before it is taken."""
        choice = self.choice(text)
        state = self.state
        if choice not in state.choices():
            state = state.copy()
            state.take(Select(getattr(choice, "unit", -1)))
        if choice not in state.choices():
            raise IllegalChoiceError(self.refusal(text))
        shown = preview(state, state.actor(), state.stack[-1], choice)
        if shown is None:
            raise ValueError(f"{text!r} has nothing to preview")
        return shown

    def cost(self, text: str) -> int:
        """The AP that a choice costs, before CAP."""
        cost = self.preview(text).cost
        if cost is None:
            raise ValueError(f"{text!r} has no cost")
        return cost.total

    def odds(self, text: str, target: str = "", by: int = 0) -> tuple[Fraction, Fraction]:
        """Chances to hit and to destroy when the hit number is shifted by CAP."""
        rows = self._against(text, target).rows
        row = next(row for row in rows if row.by == by)
        return Fraction(*row.success), Fraction(*row.destroyed)

    def ar(self, text: str, target: str = "") -> Tally:
        """The Attack Rating of an attack against a target, line by line."""
        return self._against(text, target).attack

    def dr(self, text: str, target: str = "") -> Tally:
        """The Defense Rating of a target against an attack, line by line."""
        return self._against(text, target).defense

    def number(self, text: str, target: str = "") -> int:
        """What must be rolled: to hit a target, to rally, to detect, for the initiative."""
        shown = self.preview(text)
        if shown.number is not None and not target:
            return shown.number.total
        return self._against(text, target).number

    def chance(self, text: str, by: int = 0) -> Fraction:
        """The chance that a roll succeeds: a rally, recon by fire, the initiative."""
        row = next(row for row in self.preview(text).roll if row.by == by)
        return Fraction(*row.success)

    def becomes_spent(self, text: str, cap: int = 0) -> Fraction:
        """The chance to fail the Spent Check after spending so many CAP on the cost."""
        row = next(row for row in self.preview(text).spent if row.cap == cap)
        return Fraction(*row.spent)

    def _against(self, text: str, target: str) -> TargetPreview:
        targets = self.preview(text).targets
        wanted = self.id(target) if target else targets[0].unit if targets else -1
        for shown in targets:
            if shown.unit == wanted:
                return shown
        raise ValueError(f"{target!r} is no target of {text!r}")

    def against_work(self, text: str, unit: str = "") -> WorkPreview:
        """What an attack does to the marker in the hex, or to the hasty defense of a unit."""
        wanted = self.id(unit) if unit else -1
        for shown in self.preview(text).works:
            if shown.unit == wanted:
                return shown
        raise ValueError(f"no marker is attacked by {text!r}")

    @asked
    def executes(
        self, order: str, *, blue: bool = False, picks: tuple[int, ...] = ()
    ) -> tuple[str, str]:
        """Which AI an order of the deck takes, and against which unit or hex; nobody if it cannot
        be executed."""
        unit, target = executed(self.state, order, blue=blue, picks=picks)
        name = self.name(unit) if unit >= 0 else ""
        return name, self.label(-2 - target) if target < -1 else self.names[target] * (target >= 0)

    def view(self, seat: str) -> CohView:
        return view_of(self.state, self.seat(seat))

    def heard(self, seat: str) -> list[Entry]:
        """The log as that player is told it."""
        return heard(self.log, self.seat(seat))

    @asked
    def sees(self, a: str, b: str) -> bool:
        return self.state.sees(self.hex(a), self.hex(b))

    def text(self) -> str:
        """The position in notation."""
        return write(self.state, self.names)

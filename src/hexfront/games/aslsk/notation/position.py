"""A situation set up from notation: play it by name, read everything back."""

from collections.abc import Iterable

from hexfront.games.aslsk.notation.draft import Dice, Manner
from hexfront.games.aslsk.notation.faults import FaultError, member
from hexfront.games.aslsk.notation.markers import phase_of, throw
from hexfront.games.aslsk.notation.names import choice_name, kebab, parse_choice
from hexfront.games.aslsk.notation.questions import Questions
from hexfront.games.aslsk.notation.reading import read
from hexfront.games.aslsk.notation.setting_up import lay_phase, set_up
from hexfront.games.aslsk.notation.writing import write
from hexfront.games.aslsk.screen.refuse import refuse
from hexfront.games.aslsk.state import AslskState
from hexfront.play import CHANCE, Choice, Entry, IllegalChoiceError, Refusal, ScriptedSource

Item = str | Dice
"""A choice by name, a DR or a dr."""


class Position(Questions):
    """One situation. Units, weapons, hexes and sides go by their names."""

    def __init__(
        self,
        state: AslskState,
        names: Iterable[str],
        weapons: Iterable[str],
        dice: Iterable[Dice] = (),
    ) -> None:
        super().__init__(state, names, weapons)
        self.dice = list(dice)
        """Dice that fall by themselves as soon as chance is asked."""
        self.log: list[Entry] = []
        self.settle()

    @classmethod
    def read(cls, text: str, dice: Iterable[Dice] = ()) -> "Position":
        draft = read(text)
        names = [line.name for line in draft.ordered()]
        weapons = [line.name for line in draft.weapons]
        return cls(set_up(draft), names, weapons, [*draft.dice, *dice])

    # Playing

    def play(self, *script: Item) -> "Position":
        """Choices by name and dice, in order: `play("open-fire K5 A; fire", (3, 4))`."""
        for item in script:
            if not isinstance(item, str):
                self.roll(item)
                continue
            for part in filter(None, map(str.strip, item.split(";"))):
                if part[0].isdigit():
                    self.roll(throw(part))
                else:
                    self.choose(part)
        return self

    do = play

    def choose(self, text: str) -> "Position":
        """Take a choice; IllegalChoiceError says why it is not legal."""
        choice = parse_choice(text, self)
        if choice not in self._legal():
            raise IllegalChoiceError(self._refused(choice))
        self.state.take(choice)
        return self.settle()

    def roll(self, *dice: Dice) -> "Position":
        """Let dice fall, one moment of chance after another."""
        for throw_ in dice:
            if self.state.actor() != CHANCE:
                raise ValueError(f"no dice are awaited for {throw_}; open is {self.waits_for}")
            self.state.fall(ScriptedSource([throw_])(self.state.chances()))
            self.settle()
        return self

    def settle(self) -> "Position":
        """Run what needs nobody, and dice of the script; a test may have pushed moments."""
        self.state.settle()
        while self.dice and self.state.actor() == CHANCE:
            self.state.fall(ScriptedSource([self.dice.pop(0)])(self.state.chances()))
        self.log.extend(self.state.news or [])
        self.state.news = []
        return self

    def enter_phase(self, text: str) -> "Position":
        """`rally german [onwards|running]`: drop what is open and begin a phase."""
        phase, side, *how = text.split()
        try:
            manner = member((how or ["alone"])[0], Manner, "a way to begin")
            lay_phase(self.state, self.side(side), phase_of(phase), manner)
        except FaultError as error:
            raise ValueError(str(error)) from error
        return self.settle()

    def until(self, word: str) -> "Position":
        """Go on until a choice or a moment of this name is open.

        On the way a single legal choice is taken and windows are declined; dice come from the
        script.
        """
        while not self._open(word):
            if self.state.actor() < 0:
                raise ValueError(f"{word!r} never came; open is {self.waits_for or 'nothing'}")
            legal = self._legal()
            plain = [choice for choice in legal if len(legal) == 1 or choice.declines]
            if not plain:
                raise ValueError(f"{word!r} is not open; choose among {', '.join(self.choices())}")
            self.state.take(plain[0])
            self.settle()
        return self

    def _open(self, word: str) -> bool:
        if word in (self.waits_for, kebab(self.waits_for)):
            return True
        return any(word in (name, name.partition(" ")[0]) for name in self.choices())

    # What is open

    def _legal(self) -> list[Choice]:
        return list(self.state.choices()) if self.state.actor() >= 0 else []

    @property
    def waits_for(self) -> str:
        """The name of the moment on top, "" when nothing is open."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def actor(self) -> str:
        """The name of a side, chance or over."""
        actor = self.state.actor()
        return self.side_name(actor) if actor >= 0 else "chance" if actor == CHANCE else "over"

    def choices(self, word: str = "") -> list[str]:
        """The names of all legal choices, or of those that start with a word."""
        names = [choice_name(choice, self) for choice in self._legal()]
        return [name for name in names if not word or name.split()[0] == word]

    def options(self, word: str) -> set[str]:
        """What may follow a word: `options("step")` gives the hexes that may be entered."""
        return {name.partition(" ")[2] for name in self.choices(word)}

    def legal(self, text: str) -> bool:
        return parse_choice(text, self) in self._legal()

    def refusal(self, text: str) -> Refusal:
        """Why this is not legal now; a legal choice raises ValueError."""
        choice = parse_choice(text, self)
        if choice in self._legal():
            raise ValueError(f"{text!r} is legal")
        return self._refused(choice)

    def _refused(self, choice: Choice) -> Refusal:
        if self.state.over:
            return Refusal("", "nothing is open here")
        return refuse(self.state, max(self.state.actor(), 0), choice)

    def told(self, message: str) -> list[Entry]:
        """Log entries with this message id."""
        return [entry for entry in self.log if entry.message == message]

    def text(self) -> str:
        """The position in notation; what is open is left out."""
        return write(self.state, self.names, self.weapon_names)

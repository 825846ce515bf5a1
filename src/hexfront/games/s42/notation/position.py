"""A situation set up from notation: play it by name, read everything back."""

from collections.abc import Iterable

from hexfront.games.s42.notation import faults
from hexfront.games.s42.notation.draft import SIDE_NAMES, side_of
from hexfront.games.s42.notation.names import choice_name, kebab, parse_choice
from hexfront.games.s42.notation.readback import Readback
from hexfront.games.s42.notation.reading import phase_of, read
from hexfront.games.s42.notation.setting_up import lay_phase, set_up
from hexfront.games.s42.notation.writing import write
from hexfront.games.s42.state import S42State
from hexfront.play import (
    CHANCE,
    Choice,
    Entry,
    IllegalChoiceError,
    Refusal,
    ScriptedSource,
)

Item = str | int
"""A choice by name, or a die."""


class Position(Readback):
    """One situation. Units, hexes, areas and sides go by their names."""

    def __init__(self, state: S42State, names: Iterable[str], dice: Iterable[int] = ()) -> None:
        super().__init__(state, names)
        self.dice = list(dice)
        """Dice that fall by themselves as soon as chance is asked."""
        self.log: list[Entry] = []
        self.settle()

    @classmethod
    def read(cls, text: str) -> "Position":
        draft = read(text)
        return cls(set_up(draft), draft.unit_names(), draft.dice)

    # Playing

    def play(self, *script: Item) -> "Position":
        """Choices by name and dice, in order: `play("attack 1305; resolve", 4)`."""
        for item in script:
            for part in item.split(";") if isinstance(item, str) else [str(item)]:
                word = part.strip()
                if word.isdigit():
                    self.roll(int(word))
                elif word:
                    self.choose(word)
        return self

    def choose(self, text: str) -> "Position":
        """Take a choice; IllegalChoiceError says why it is not legal."""
        legal = dict(zip(self.choices(), self._legal(), strict=True))
        choice = legal.get(text)
        if choice is None:
            choice = parse_choice(text, self)
            if choice not in legal.values():
                raise IllegalChoiceError(self._refused(choice))
        self.state.take(choice)
        return self.settle()

    def roll(self, *dice: int) -> "Position":
        """Let dice fall, one moment of chance after another."""
        for die in dice:
            if self.state.actor() != CHANCE:
                raise ValueError(f"no die is awaited for {die}; open is {self.waits_for}")
            self.state.fall(ScriptedSource([die])(self.state.chances()))
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

    def enter_phase(self, text: str, *, onwards: bool = False) -> "Position":
        """`combat axis`: drop what is open and begin a phase."""
        phase, _, side = text.partition(" ")
        try:
            lay_phase(self.state, side_of(side.strip()), phase_of(phase), onwards=onwards)
        except faults.FaultError as error:
            raise ValueError(str(error)) from error
        return self.settle()

    def until(self, word: str) -> "Position":
        """Go on until a choice or a moment of this name is open.

        On the way a single legal choice is taken and support is declined; dice come from the
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
        """axis, soviet, chance or over."""
        actor = self.state.actor()
        return SIDE_NAMES[actor] if actor >= 0 else ("chance" if actor == CHANCE else "over")

    def choices(self, word: str = "") -> list[str]:
        """The names of all legal choices, or of those that start with a word."""
        names = [choice_name(choice, self) for choice in self._legal()]
        return [name for name in names if not word or name.split()[0] == word]

    def options(self, word: str) -> set[str]:
        """What may follow a word: `options("march")` gives the hexes in reach."""
        return {name.partition(" ")[2] for name in self.choices(word)}

    def legal(self, text: str) -> bool:
        return text in self.choices() or parse_choice(text, self) in self._legal()

    def refusal(self, text: str) -> Refusal:
        """Why this is not legal now; a legal choice raises ValueError."""
        if self.legal(text):
            raise ValueError(f"{text!r} is legal")
        return self._refused(parse_choice(text, self))

    def told(self, message: str) -> list[Entry]:
        """Log entries with this message id."""
        return [entry for entry in self.log if entry.message == message]

    def text(self) -> str:
        """The position in notation; what is open is left out."""
        return write(self.state, self.names)

"""A situation set up from notation: play it by name, read everything back."""

from collections.abc import Iterable
from typing import Self

from hexfront.games.notation.faults import FaultError
from hexfront.games.notation.playing import Dice, Playing
from hexfront.games.notation.recording import continued, forked
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation.answering import told
from hexfront.games.s42.notation.draft import side_of
from hexfront.games.s42.notation.names import choice_name, parse_choice
from hexfront.games.s42.notation.readback import Readback
from hexfront.games.s42.notation.reading import phase_of, read
from hexfront.games.s42.notation.setting_up import lay_phase, set_up
from hexfront.games.s42.notation.writing import write
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.lessons import Told


class Position(Readback, Playing[S42State]):
    """One situation. Units, hexes, areas and sides go by their names."""

    game = S42Game()

    def __init__(self, state: S42State, names: Iterable[str], dice: Iterable[Dice] = ()) -> None:
        Readback.__init__(self, state, names)
        Playing.__init__(self, state, dice)

    @classmethod
    def read(cls, text: str) -> Self:
        draft = read(text)
        state = set_up(draft)
        retreated = state.retreated
        made = cls(state, draft.unit_names(), draft.dice)
        if (state.side, state.phase) == (draft.side, draft.phase):
            state.retreated |= retreated  # a phase that begins forgets it, the text does not
        return made.recorded(text)

    def copy(self) -> Self:
        """The same situation, to be played on apart from this one; its log begins anew."""
        new = type(self)(self.state.copy(), self.names, self.dice)
        new.track = forked(self.track, new)
        return new

    def enter_phase(self, text: str, *, onwards: bool = False) -> Self:
        """`combat axis`: drop what is open and begin a phase."""
        phase, _, side = text.partition(" ")
        if self.track is not None:
            began = f"phase {text}{' onwards' * onwards}"
            self.track = continued(self.track, f"{self.text()}\n{began}")
        try:
            lay_phase(self.state, side_of(side.strip()), phase_of(phase), onwards=onwards)
        except FaultError as error:
            raise ValueError(str(error)) from error
        return self.settle()

    def _answered(self, name: str, args: list[str], answer: object) -> list[Told]:
        found = told(self, name, args, answer)
        return super()._answered(name, args, answer) if found is None else found

    def text(self) -> str:
        """The position in notation; what is open is left out."""
        return write(self.state, self.names)

    def unit_named(self, name: str) -> int:
        return self.unit(name)

    def _name(self, choice: Choice) -> str:
        return choice_name(choice, self)

    def _parse(self, text: str) -> Choice:
        return parse_choice(text, self)

    def _throw(self, word: str) -> Dice | None:
        dice = word.split(",")
        if not all(map(str.isdigit, dice)):
            return None
        return tuple(map(int, dice)) if dice[1:] else int(word)

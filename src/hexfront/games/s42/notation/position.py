"""A situation set up from notation: play it by name, read everything back."""

from collections.abc import Iterable
from typing import Self

from hexfront.games.notation.faults import FaultError
from hexfront.games.notation.playing import Dice, Playing
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation.draft import side_of
from hexfront.games.s42.notation.names import choice_name, parse_choice
from hexfront.games.s42.notation.readback import Readback
from hexfront.games.s42.notation.reading import phase_of, read
from hexfront.games.s42.notation.setting_up import lay_phase, set_up
from hexfront.games.s42.notation.writing import write
from hexfront.games.s42.state import S42State
from hexfront.play import Choice


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
        return made

    def copy(self) -> Self:
        """The same situation, to be played on apart from this one; its log begins anew."""
        return type(self)(self.state.copy(), self.names, self.dice)

    def enter_phase(self, text: str, *, onwards: bool = False) -> Self:
        """`combat axis`: drop what is open and begin a phase."""
        phase, _, side = text.partition(" ")
        try:
            lay_phase(self.state, side_of(side.strip()), phase_of(phase), onwards=onwards)
        except FaultError as error:
            raise ValueError(str(error)) from error
        return self.settle()

    def text(self) -> str:
        """The position in notation; what is open is left out."""
        return write(self.state, self.names)

    def _name(self, choice: Choice) -> str:
        return choice_name(choice, self)

    def _parse(self, text: str) -> Choice:
        return parse_choice(text, self)

    def _throw(self, word: str) -> int | None:
        return int(word) if word.isdigit() else None

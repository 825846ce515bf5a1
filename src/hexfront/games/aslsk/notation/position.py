"""A situation set up from notation: play it by name, read everything back."""

from collections.abc import Iterable
from typing import Self

from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.notation.answering import told
from hexfront.games.aslsk.notation.draft import Dice, Manner
from hexfront.games.aslsk.notation.markers import phase_of, throw
from hexfront.games.aslsk.notation.names import choice_name, parse_choice
from hexfront.games.aslsk.notation.reading import read
from hexfront.games.aslsk.notation.reckoning import Reckoning
from hexfront.games.aslsk.notation.setting_up import lay_phase, set_up
from hexfront.games.aslsk.notation.writing import write
from hexfront.games.aslsk.screen.preview import Preview
from hexfront.games.aslsk.state import AslskState
from hexfront.games.notation.faults import FaultError, member
from hexfront.games.notation.playing import Playing
from hexfront.games.notation.recording import asked, continued
from hexfront.play import Choice, IllegalChoiceError
from hexfront.play.lessons import Told


class Position(Reckoning, Playing[AslskState]):
    """One situation. Units, weapons, hexes and sides go by their names."""

    game = AslskGame()
    NO_DICE = "no dice are awaited"

    def __init__(
        self,
        state: AslskState,
        names: Iterable[str],
        weapons: Iterable[str],
        dice: Iterable[Dice] = (),
    ) -> None:
        Reckoning.__init__(self, state, names, weapons)
        Playing.__init__(self, state, dice)

    @classmethod
    def read(cls, text: str, dice: Iterable[Dice] = ()) -> Self:
        draft = read(text)
        names = [line.name for line in draft.ordered()]
        weapons = [line.name for line in draft.all_weapons()]
        return cls(set_up(draft), names, weapons, [*draft.dice, *dice]).recorded(text)

    do = Playing.play

    def enter_phase(self, text: str) -> Self:
        """`rally german [onwards|running]`: drop what is open and begin a phase."""
        phase, side, *how = text.split()
        if self.track is not None:
            self.track = continued(self.track, f"{self.text()}\nphase {text}")
        try:
            manner = member((how or ["alone"])[0], Manner, "a way to begin")
            lay_phase(self.state, self.side(side), phase_of(phase), manner)
        except FaultError as error:
            raise ValueError(str(error)) from error
        return self.settle()

    @asked
    def preview(self, text: str) -> Preview:
        """What a player is told of a legal choice before he takes it."""
        if not self.legal(text):
            raise IllegalChoiceError(self.refusal(text))
        choice = self._choice(text, self._legal())
        offers = self.game.offers(self.state, self.state.actor())
        shown = next(offer.preview for offer in offers if offer.choice == choice)
        return shown if isinstance(shown, Preview) else Preview()

    def _answered(self, name: str, args: list[str], answer: object) -> list[Told]:
        found = told(self, name, args, answer)
        return super()._answered(name, args, answer) if found is None else found

    def text(self) -> str:
        """The position in notation; what is open is left out."""
        return write(self.state, self.names, self.weapon_names)

    def unit_named(self, name: str) -> int:
        return self.unit(name)

    def _name(self, choice: Choice) -> str:
        return choice_name(choice, self)

    def _parse(self, text: str) -> Choice:
        return parse_choice(text, self)

    def _throw(self, word: str) -> Dice | None:
        return throw(word) if word[0].isdigit() else None

"""The odds of an attack as tables, for the terminal: `hexfront odds FILE "attack B1 R2"`."""

from hexfront.games.notation.reporting import refused, reporting
from hexfront.play import IllegalChoiceError
from hexfront.play.report import Figures, Message, Report, Rows, chance_text
from skirmish.choices import Attack
from skirmish.companion import NAMING
from skirmish.notation import position
from skirmish.screen import attack_preview


@reporting
def report(text: str, attack: str, language: str) -> Report:
    """An attack from a position."""
    here = position(text)
    choice = here.choice(attack)
    if not here.legal(attack):
        error = IllegalChoiceError(here.refusal(attack))
        raise refused(error, here.state, NAMING.called, language)
    if not isinstance(choice, Attack):
        raise ValueError(f"{attack!r} is no attack")
    preview = attack_preview(here.state, choice.unit, choice.target)
    return (
        *(Figures("differential", each.tally) for each in preview.sums),
        Rows(
            ("result", "chance"),
            tuple((Message(each.label), chance_text(each.chance)) for each in preview.chances),
        ),
    )

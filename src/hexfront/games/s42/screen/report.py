"""The odds of an attack as tables, for the terminal."""

from hexfront.games.notation.reporting import refused, reporting
from hexfront.games.s42 import notation
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.screen.naming import NAMING
from hexfront.games.s42.screen.offers import attack_preview
from hexfront.games.s42.screen.preview import AttackPreview
from hexfront.play import IllegalChoiceError
from hexfront.play.report import Figures, Report, Rows, chance_text


@reporting
def report(text: str, attack: str, language: str) -> Report:
    """An attack from a position: "attack 1405"."""
    position = notation.position(text)
    try:
        state = position.choose(attack).state
    except IllegalChoiceError as error:
        raise refused(error, position.state, NAMING.called, language) from error
    moment = state.stack[-1]
    if not isinstance(moment, Gathering):
        raise ValueError(f"{attack!r} is no attack")
    return told(attack_preview(state, moment.battle))


def told(preview: AttackPreview) -> Report:
    """Strengths, shifts, odds, and what can come of it."""
    return (
        Figures("attack", preview.strength),
        Figures("defense", preview.guard),
        Figures("shifts", preview.shifts),
        f"{preview.ratio}, with shifts {preview.odds}",
        Rows(
            ("result", "chance"),
            tuple((outcome.label, chance_text(outcome.chance)) for outcome in preview.outcomes),
        ),
    )

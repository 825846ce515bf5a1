"""The odds of an attack as tables, for the terminal."""

from hexfront.games.coh import notation
from hexfront.games.coh.screen.naming import NAMING
from hexfront.games.coh.screen.preview import Preview
from hexfront.games.notation.reporting import refused, reporting
from hexfront.play import IllegalChoiceError
from hexfront.play.report import Figures, Message, Report, Rows, chance_text


@reporting
def report(text: str, attack: str, language: str) -> Report:
    """An attack from a position: "attack G1 E03"."""
    position = notation.position(text)
    try:
        preview = position.preview(attack)
    except IllegalChoiceError as error:
        raise refused(error, position.state, NAMING.called, language) from error
    return told(preview)


def told(preview: Preview) -> Report:
    """Cost, ratings, the hit number by CAP spent, and the risk of being spent."""
    blocks: list[str | Message | Figures | Rows] = []
    if preview.cost is not None:
        blocks.append(Figures("AP", preview.cost))
    for target in preview.targets:
        rows = tuple(
            (f"{row.by:+d}", str(row.number), chance_text(row.success), chance_text(row.destroyed))
            for row in target.rows
        )
        blocks += [Figures("DR", target.defense), Figures("AR", target.attack)]
        blocks.append(Rows(("CAP", "hit number", "hit", "destroyed"), rows))
    for work in preview.works:
        odds = tuple((f"{row.by:+d}", str(row.number), chance_text(row.success))
                     for row in work.rows)  # fmt: skip
        blocks += [Figures("DR", work.defense), Figures("AR", work.attack)]
        blocks.append(Rows(("CAP", "hit number", "destroyed"), odds))
    if preview.spent:
        spent = tuple((str(s.cap), str(s.cost), chance_text(s.spent)) for s in preview.spent)
        blocks.append(Rows(("CAP", "AP", "becomes spent"), spent))
    return tuple(blocks)

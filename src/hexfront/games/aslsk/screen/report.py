"""The odds of fire as tables, for the terminal."""

from collections.abc import Iterator
from fractions import Fraction

from hexfront.games.aslsk import notation
from hexfront.games.aslsk.choices import CallOff
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.screen.naming import NAMING
from hexfront.games.aslsk.screen.offers import preview as preview_of
from hexfront.games.aslsk.screen.preview import FirePreview, Preview, TargetView, ToHitPreview
from hexfront.games.notation.reporting import refused, reporting
from hexfront.play import IllegalChoiceError
from hexfront.play.report import Figures, Message, Report, Rows, chance_text

Names = tuple[str, ...]
"""What the units are called in the position."""
Block = str | Message | Figures | Rows


@reporting
def report(text: str, attack: str, language: str) -> Report:
    """An attack put together by its choices: "open-fire P4 A; add-firer B; direct L"."""
    position = notation.position(text)
    try:
        state = position.play(attack).state
    except IllegalChoiceError as error:
        raise refused(error, position.state, NAMING.called, language) from error
    moment: AslskMoment | None = state.stack[-1] if state.stack else None
    found = preview_of(state, moment, CallOff()) if isinstance(moment, Gathering) else None
    if found is None:
        raise ValueError(f"{attack!r} is no attack")
    return tuple(_told(found, tuple(position.names)))


def _told(preview: Preview, names: Names) -> Iterator[Block]:
    fire, shot = preview.fire, preview.to_hit
    if fire is not None:
        yield from _fire(fire, names)
        yield from _targets(fire.targets, names)
    if shot is not None:
        yield from _shot(shot, names)
        yield from _targets(shot.fates, names)


def _fire(fire: FirePreview, names: Names) -> Iterator[Block]:
    rows: list[tuple[str | Message, ...]] = []
    for member in fire.members:
        rows.append((f"{names[member.unit]}: {member.base}", str(Fraction(*member.fp)), ""))
        for factor in member.factors:
            change = f"+{factor.plus}" if factor.plus else f"x{Fraction(factor.times, factor.over)}"
            rows.append((Message(factor.label, indent=2), change, factor.rule))
    yield Rows(("FP", str(Fraction(*fire.fp)), "rule"), tuple(rows))
    yield Figures("DRM", fire.drm)
    yield f"column {fire.column or '-'}, on doubles {fire.cowered or '-'}"
    if fire.refusal is not None:
        yield Message(fire.refusal.message)


def _shot(shot: ToHitPreview, names: Names) -> Iterator[Block]:
    yield f"TH# {shot.number}, column of a hit {shot.column}"
    yield Figures("DRM", shot.drm)
    for unit, chance in shot.hits:
        yield f"{names[unit]} is hit: {chance_text(chance)}"


def _targets(targets: tuple[TargetView, ...], names: Names) -> Iterator[Block]:
    for target in targets:
        drm = "" if target.drm is None else f" {target.drm.total:+d}"
        for kind, found in (("result", target.results), ("fate", target.fates)):
            rows = tuple((each.label, chance_text(each.chance)) for each in found)
            yield Rows((f"{names[target.unit]}{drm}", kind), rows)

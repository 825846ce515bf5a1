"""Saved games: `show` and `replay`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexfront.cli.output import Language, Refused, console, line, plain, write_file

if TYPE_CHECKING:
    from hexfront.play import Match, State
    from hexfront.play.rulebook import Rulebook


def show(
    save: Annotated[Path, typer.Argument(help="a saved game")],
    step: Annotated[int, typer.Option(min=-1, help="after that many steps; -1 the end")] = -1,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="also as SVG")] = None,
) -> None:
    """A position of a saved game as text, and as a picture."""
    from hexfront.games import rulebook

    match = _load(save)
    if step > match.length:
        raise Refused(f"{save}: the game has {match.length} steps")
    state = match.at(step if step >= 0 else match.length)
    book = rulebook(match.game.id)
    if book.notation is not None:
        text = book.write(state)
        console().print(text, highlight=False, markup=False, soft_wrap=True, end="")
    elif output is None:
        raise Refused(f"{book.id} has no notation; -o draws the position")
    if output is not None:
        write_file(output, _picture(book, state))


def _picture(book: "Rulebook", state: "State") -> str:
    drawn = book.facts.picture(state)
    if drawn is None:
        raise Refused(f"{book.id} draws no positions")
    return drawn


def replay(
    saves: Annotated[list[Path], typer.Argument(help="saved games")],
    log: Annotated[bool, typer.Option(help="tell the game in words")] = False,
    audit: Annotated[bool, typer.Option(help="roll the dice between people again")] = False,
    language: Language = "en",
) -> None:
    """Play saved games again under the present rules and check every digest."""
    faults = 0
    for save in saves:
        try:
            match = _load(save)
            audited = _audited(save) if audit else []
        except Refused:
            faults += 1
            continue
        if log:
            _tell(match, language)
        line(f"{save}: {match.length} steps {_found(save, match)}, {_ending(match)}")
        for told in audited:
            line(told)
    if faults:
        raise typer.Exit(code=1)


def _audited(save: Path) -> list[str]:
    """What was found when every die was rolled again."""
    from msgspec import UNSET

    from hexfront.games import find
    from hexfront.play import load
    from hexfront.play.audit import AuditError, Auditor
    from hexfront.play.save import read_header, read_save

    text = read_save(save)
    record = read_header(text.partition("\n")[0]).dice
    if record is UNSET:
        raise Refused(f"{save}: its dice were not pledged; only those between people are")
    try:
        auditor = Auditor(record)
        load(text, find, auditor.watch)
    except AuditError as error:
        raise Refused(f"{save}: {error}") from error
    told = f"{save}: {len(auditor.rolls)} rolls follow from the pledge {record.pledge}"
    added = [f"  seat {one.seat} added {one.grain} at step {one.since}" for one in record.grains]
    return [told, *added]


def _found(save: Path, match: "Match") -> str:
    """What a replay that came through has shown."""
    from hexfront.play.save import read_header

    with save.open(encoding="utf-8") as file:
        comparable = read_header(file.readline()).comparable(match.game)
    return "verified" if comparable else "legal, its digests being of an earlier kind"


def _load(save: Path) -> "Match":
    from hexfront.games import find
    from hexfront.play import SaveError, load_file
    from hexfront.play.datafile import DataError

    try:
        return load_file(save, find)
    except FileNotFoundError as error:
        raise Refused(f"{save}: no such file") from error
    except OSError as error:
        raise Refused(f"{save}: cannot be read: {error.strerror}") from error
    except (SaveError, DataError) as error:
        raise Refused(f"{save}: {error}") from error


def _ending(match: "Match") -> str:
    result = match.game.result(match.state)
    if result is None:
        return "the game goes on"
    if result.winner is None:
        return "a draw"
    info = next(info for info in match.game.scenarios() if info.id == match.scenario)
    teams = zip(info.seats, match.state.teams.team, strict=True)
    return f"{' and '.join(seat for seat, team in teams if team == result.winner)} wins"


def _tell(match: "Match", language: str) -> None:
    from rich.text import Text

    from hexfront.games import facts
    from hexfront.words import say

    called, state = facts(match.game.id).called, match.state
    for step, entries in enumerate(match.entries):
        for entry in entries:
            args = {key: called(state, key, value, language) for key, value in entry.args.items()}
            told = plain(say(language, entry.message, game=match.game.id, **args))
            text = Text.assemble(f"{step:5d}  {told}  ", (entry.rule, "dim"))
            console().print(text, soft_wrap=True)

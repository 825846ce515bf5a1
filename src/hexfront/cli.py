"""The command `hexfront`: without arguments it starts the page."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from hexfront import games
from hexfront.board import BoardError
from hexfront.games.boards import paint
from hexfront.games.checking import check as check_file
from hexfront.lab.simulate import simulate as simulate_games
from hexfront.lab.simulate import summary
from hexfront.opponents import Opponent, players
from hexfront.play import Game, Match, SaveError, Tally, load_file
from hexfront.play.datafile import DataError
from hexfront.play.report import Figures, Message, NoAttackError, NoPositionError, Report, Rows
from hexfront.play.rulebook import NoBoardError
from hexfront.words import say

app = typer.Typer(help="Hex-and-counter wargames by the book.", no_args_is_help=False)
board_app = typer.Typer(help="Boards.")
app.add_typer(board_app, name="board")
out = Console()
err = Console(stderr=True)

Language = Annotated[str, typer.Option("--language", "-l", help="en or ru")]


class Refused(typer.Exit):
    """Ends the command with a reason on the error stream."""

    def __init__(self, reason: str) -> None:
        err.print(f"[bold red]hexfront:[/] {escape(reason)}", highlight=False, soft_wrap=True)
        super().__init__(code=1)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    port: Annotated[int, typer.Option(help="first port to try")] = 8000,
    browser: Annotated[bool, typer.Option(help="open the page in the browser")] = True,
) -> None:
    """Start Hexfront and open the page in the browser."""
    if context.invoked_subcommand is not None:
        return
    # The server loads only when it is wanted.
    from hexfront.table import NoFreePortError, StorageError, serve  # noqa: PLC0415

    try:
        serve("127.0.0.1", port, open_browser=browser)
    except (NoFreePortError, StorageError) as error:
        raise Refused(str(error)) from error


@app.command("games")
def list_games() -> None:
    """The rulebooks that Hexfront plays."""
    table = Table("id", "seats", "scenarios")
    for game in games.all_games():
        table.add_row(game.id, ", ".join(game.seats), str(len(game.scenarios())))
    out.print(table)


@app.command()
def scenarios(language: Language = "en") -> None:
    """All scenarios, with rounds and boards."""
    table = Table("id", "title", "rounds", "board")
    for game in games.all_games():
        for info in game.scenarios():
            title = info.title.get(language, info.title["en"])
            table.add_row(f"{game.id}/{info.id}", title, str(info.rounds), info.board)
    out.print(table)


@board_app.command("show")
def board_show(
    board: Annotated[
        str,
        typer.Argument(help="coh/1, several as coh/1+2, turned as coh/2r; s42/A, s42/theatre"),
    ],
    output: Annotated[Path, typer.Option("-o", "--output", help="the SVG file")],
    labels: Annotated[bool, typer.Option(help="print hex labels")] = True,
    language: Language = "en",
) -> None:
    """Draw a board as SVG."""
    try:
        svg = paint(board, labels=labels, language=language)
    except NoBoardError as error:
        raise Refused(f"no board {board!r}: {error}") from error
    output.write_text(svg, encoding="utf-8")
    out.print(f"{output}: {output.stat().st_size // 1024} KiB")


def _load(save: Path) -> Match:
    try:
        return load_file(save, games.find)
    except FileNotFoundError as error:
        raise Refused(f"{save}: no such file") from error
    except (OSError, SaveError, DataError) as error:
        raise Refused(f"{save}: {error}") from error


@app.command()
def show(
    save: Annotated[Path, typer.Argument(help="a saved game")],
    step: Annotated[int, typer.Option(help="after that many steps; -1 the end")] = -1,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="also as SVG")] = None,
) -> None:
    """A position of a saved game as text, and as a picture."""
    match = _load(save)
    if step > match.length:
        raise Refused(f"{save}: the game has {match.length} steps")
    state = match.at(step if step >= 0 else match.length)
    out.print(
        games.rulebook(match.game.id).write(state),
        highlight=False,
        markup=False,
        soft_wrap=True,
        end="",
    )
    if output is not None:
        output.write_text(games.facts(match.game.id).picture(state), encoding="utf-8")


@app.command()
def replay(
    saves: Annotated[list[Path], typer.Argument(help="saved games")],
    log: Annotated[bool, typer.Option(help="tell the game in words")] = False,
    language: Language = "en",
) -> None:
    """Play saved games again under the present rules and check every digest."""
    for save in saves:
        match = _load(save)
        if log:
            _tell(match, language)
        out.print(f"{save}: {match.length} steps verified, {_ending(match)}", soft_wrap=True)


def _ending(match: Match) -> str:
    result = match.game.result(match.state)
    if result is None:
        return "the game goes on"
    if result.winner is None:
        return "a draw"
    return f"{_seats(match.game, match.scenario)[result.winner]} wins"


def _seats(game: Game[Any], scenario: str) -> tuple[str, ...]:
    """The sides of a scenario by name."""
    return next((info.seats for info in game.scenarios() if info.id == scenario), game.seats)


def _tell(match: Match, language: str) -> None:
    called, state = games.facts(match.game.id).called, match.state
    for step, entries in enumerate(match.entries):
        for entry in entries:
            args = {key: called(state, key, value, language) for key, value in entry.args.items()}
            told = escape(say(language, entry.message, **args))
            out.print(f"{step:5d}  {told}  [dim]{entry.rule}[/]", soft_wrap=True)


@app.command()
def odds(
    situation: Annotated[Path, typer.Argument(help="a position in notation; - reads it in")],
    attack: Annotated[
        str,
        typer.Argument(
            help='such as "attack G1 E03", "attack 1405" or "open-fire P4 A; add-firer B"'
        ),
    ],
    game: Annotated[str, typer.Option(help="coh, s42 or aslsk")] = "coh",
    language: Language = "en",
) -> None:
    """Exact odds of an attack from a position."""
    book = games.rulebooks().get(game)
    if book is None or book.odds is None:
        known = [other.id for other in games.rulebooks().values() if other.odds is not None]
        raise Refused(f"no game {game!r} with odds; one of {', '.join(known)}")
    try:
        text = sys.stdin.read() if str(situation) == "-" else situation.read_text("utf-8")
        report = book.odds(text, attack, language)
    except OSError as error:
        raise Refused(f"{situation}: {error.strerror}") from error
    except NoPositionError as error:
        raise Refused(f"{situation}: {error}") from error
    except NoAttackError as error:
        reason = say(language, error.refusal.message, **error.named)
        raise Refused(f"{attack}: {reason} ({error.refusal.rule})") from error
    _print_report(report, language)


def _print_report(report: Report, language: str) -> None:
    for block in report:
        match block:
            case Figures(title, tally):
                out.print(_tally(title, tally, language))
            case Rows(columns, rows):
                table = Table(*columns)
                for row in rows:
                    table.add_row(*(_cell(cell, language) for cell in row))
                out.print(table)
            case _:
                out.print(_cell(block, language))


def _cell(cell: str | Message, language: str) -> str:
    if isinstance(cell, Message):
        return " " * cell.indent + say(language, cell.id)
    return cell


def _tally(title: str, tally: Tally, language: str) -> Table:
    table = Table(title, str(tally.total), "rule")
    for line in tally.lines:
        table.add_row(say(language, line.label), f"{line.value:+d}", line.rule)
    return table


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="scenarios, boards, charts, counters, cards")],
) -> None:
    """Check data files that you have changed: what is wrong, in which file, at which key."""
    faults = 0
    for path in files:
        try:
            game = check_file(path)
        except (DataError, BoardError) as error:
            faults += 1
            err.print(f"[bold red]{path}:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        else:
            out.print(f"{path}: a sound file of {game}", soft_wrap=True)
    if faults:
        raise typer.Exit(code=1)


@app.command()
def simulate(
    scenario: Annotated[str, typer.Argument(help="such as coh/partisans")],
    number: Annotated[int, typer.Option("--games", "-n", help="how many games")] = 20,
    first: Annotated[str, typer.Option(help="player, greedy or random")] = "player",
    second: Annotated[str, typer.Option(help="player, greedy or random")] = "player",
    seed: Annotated[int, typer.Option(help="of the first game")] = 0,
) -> None:
    """Let computer players play a scenario many times."""
    game, name = _find_scenario(scenario)
    makers = [_maker(game.id, kind) for kind in (first, second)]
    running = simulate_games(game, name, makers, number, seed)
    played = list(track(running, description=scenario, total=number, console=err))
    found = summary(game.new(name).teams, played)
    table = Table("seat", "player", "wins", "share")
    for seat, wins in enumerate(found.wins):
        kind = (first, second)[seat]
        table.add_row(_seats(game, name)[seat], kind, str(wins), f"{wins / found.games:.0%}")
    out.print(table)
    out.print(f"{found.games} games, {found.decisions // found.games} decisions a game")


def _find_scenario(scenario: str) -> tuple[Game[Any], str]:
    game_id, _, name = scenario.partition("/")
    try:
        game = games.find(game_id)
    except KeyError as error:
        raise Refused(f"no game {game_id!r}; see `hexfront games`") from error
    if name not in {info.id for info in game.scenarios()}:
        raise Refused(f"{game_id} has no scenario {name!r}; see `hexfront scenarios`")
    return game, name


def _maker(game_id: str, kind: str) -> Callable[[int, int], Opponent]:
    known = players(game_id)
    if kind not in known:
        raise Refused(f"{game_id} has no player {kind!r}; one of {', '.join(known)}")
    return lambda seat, seed: known[kind](seed * 2 + seat)


def main() -> None:
    app()


if __name__ == "__main__":
    main()

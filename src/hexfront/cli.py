"""The command `hexfront`: without arguments it starts the page."""

import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from hexfront import games
from hexfront.board import BoardError
from hexfront.games.aslsk.screen.preview import FirePreview, TargetView, ToHitPreview
from hexfront.games.boards import NoBoardError, paint
from hexfront.games.checking import check as check_file
from hexfront.games.coh.screen.preview import Preview
from hexfront.games.positions import (
    FireOdds,
    NoAttackError,
    NoNotationError,
    attack_of,
    picture,
    write,
)
from hexfront.games.s42.screen.preview import AttackPreview
from hexfront.lab.simulate import simulate as simulate_games
from hexfront.lab.simulate import summary
from hexfront.opponents import Opponent, RandomOpponent, opponent_for
from hexfront.opponents.aslsk import GreedyAslskPlayer
from hexfront.opponents.coh import GreedyCohPlayer
from hexfront.play import Game, Match, SaveError, Tally, load_file
from hexfront.play.datafile import DataError
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
    out.print(write(state), highlight=False, markup=False, soft_wrap=True, end="")
    if output is not None:
        output.write_text(picture(state), encoding="utf-8")


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
    try:
        text = sys.stdin.read() if str(situation) == "-" else situation.read_text("utf-8")
        preview = attack_of(game, text, attack, language)
    except OSError as error:
        raise Refused(f"{situation}: {error.strerror}") from error
    except NoNotationError as error:
        raise Refused(f"{situation}: {error}") from error
    except NoAttackError as error:
        reason = say(language, error.message, **error.args_named)
        raise Refused(f"{attack}: {reason} ({error.rule})") from error
    if isinstance(preview, AttackPreview):
        _print_assault(preview, language)
    elif isinstance(preview, FireOdds):
        _print_fire(preview, language)
    else:
        _print_odds(preview, language)


def _print_assault(preview: AttackPreview, language: str) -> None:
    sides = (("attack", preview.strength), ("defense", preview.guard), ("shifts", preview.shifts))
    for title, tally in sides:
        out.print(_tally(title, tally, language))
    out.print(f"{preview.ratio}, with shifts {preview.odds}")
    table = Table("result", "chance")
    for outcome in preview.outcomes:
        table.add_row(outcome.label, _chance(outcome.chance))
    out.print(table)


def _print_fire(odds: FireOdds, language: str) -> None:
    fire, shot = odds.preview.fire, odds.preview.to_hit
    if fire is not None:
        _print_attack(fire, odds.names, language)
        _print_targets(fire.targets, odds.names)
    if shot is not None:
        _print_shot(shot, odds.names, language)
        _print_targets(shot.fates, odds.names)


def _print_attack(fire: FirePreview, names: tuple[str, ...], language: str) -> None:
    table = Table("FP", str(Fraction(*fire.fp)), "rule")
    for member in fire.members:
        table.add_row(f"{names[member.unit]}: {member.base}", str(Fraction(*member.fp)), "")
        for factor in member.factors:
            change = f"+{factor.plus}" if factor.plus else f"x{Fraction(factor.times, factor.over)}"
            table.add_row(f"  {say(language, factor.label)}", change, factor.rule)
    out.print(table, _tally("DRM", fire.drm, language))
    out.print(f"column {fire.column or '-'}, on doubles {fire.cowered or '-'}")
    if fire.refusal is not None:
        out.print(f"{say(language, fire.refusal.message)} ({fire.refusal.rule})")


def _print_shot(shot: ToHitPreview, names: tuple[str, ...], language: str) -> None:
    out.print(
        f"TH# {shot.number}, column of a hit {shot.column}", _tally("DRM", shot.drm, language)
    )
    for unit, chance in shot.hits:
        out.print(f"{names[unit]} is hit: {_chance(chance)}")


def _print_targets(targets: tuple[TargetView, ...], names: tuple[str, ...]) -> None:
    for target in targets:
        drm = "" if target.drm is None else f" {target.drm.total:+d}"
        table = Table(f"{names[target.unit]}{drm}", "chance")
        for found in target.results:
            table.add_row(found.label, _chance(found.chance))
        table.add_section()
        for found in target.fates:
            table.add_row(found.label, _chance(found.chance))
        out.print(table)


def _print_odds(preview: Preview, language: str) -> None:
    if preview.cost is not None:
        out.print(_tally("AP", preview.cost, language))
    for target in preview.targets:
        out.print(_tally("DR", target.defense, language), _tally("AR", target.attack, language))
        table = Table("CAP", "hit number", "hit", "destroyed")
        for row in target.rows:
            table.add_row(f"{row.by:+d}", str(row.number), _chance(row.success),
                          _chance(row.destroyed))  # fmt: skip
        out.print(table)
    if preview.spent:
        table = Table("CAP", "AP", "becomes spent")
        for spent in preview.spent:
            table.add_row(str(spent.cap), str(spent.cost), _chance(spent.spent))
        out.print(table)


def _tally(title: str, tally: Tally, language: str) -> Table:
    table = Table(title, str(tally.total), "rule")
    for line in tally.lines:
        table.add_row(say(language, line.label), f"{line.value:+d}", line.rule)
    return table


def _chance(chance: tuple[int, int]) -> str:
    value = Fraction(*chance)
    return f"{value}  {float(value):.1%}"


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
    found = summary(game, played)
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
    makers: dict[str, Callable[[int, int], Opponent]] = {
        "player": lambda seat, seed: opponent_for(game_id, seat, seed * 2 + seat),
        "random": lambda seat, seed: RandomOpponent(seed * 2 + seat),
    }
    if game_id == "coh":
        makers["greedy"] = lambda seat, seed: GreedyCohPlayer(seed * 2 + seat)
    if game_id == "aslsk":
        makers["greedy"] = lambda seat, seed: GreedyAslskPlayer(seed * 2 + seat)
    if kind not in makers:
        raise Refused(f"{game_id} has no player {kind!r}; one of {', '.join(makers)}")
    return makers[kind]


def main() -> None:
    app()


if __name__ == "__main__":
    main()

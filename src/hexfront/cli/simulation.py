"""Computer players against each other: `simulate`."""

from re import fullmatch
from typing import TYPE_CHECKING, Annotated

import typer

from hexfront.cli.finding import find_scenario
from hexfront.cli.output import Refused, console, line

if TYPE_CHECKING:
    from hexfront.lab.simulate import MakePlayer

KINDS = "player, greedy, random or another of the game's"


def simulate(
    scenario: Annotated[str, typer.Argument(help="as `hexfront scenarios` calls it")],
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="how many games")] = 20,
    first: Annotated[str, typer.Option(help=KINDS)] = "player",
    second: Annotated[str, typer.Option(help=KINDS)] = "player",
    players: Annotated[
        str, typer.Option(help="who sits at every seat, such as player,greedy,random")
    ] = "",
    seed: Annotated[int, typer.Option(help="of the first game")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="what the players agree on, such as deck_easier=true")
    ] = None,
) -> None:
    """Let computer players play a scenario many times."""
    from rich.progress import track
    from rich.table import Table

    from hexfront.lab.simulate import simulate as simulate_games
    from hexfront.lab.simulate import summary

    book, info = find_scenario(scenario)
    try:
        options = dict(map(_agreed, option or ()))
        teams = book.game.new(info.id, options).teams
    except ValueError as error:
        raise Refused(str(error)) from error
    kinds = _seated(players, (first, second), teams.seats)
    makers = [_maker(book.id, kind) for kind in kinds]
    running = simulate_games(book.game, info.id, makers, number, seed, options)
    progress = console(errors=True)
    played = list(track(running, description=scenario, total=number, console=progress))
    found = summary(teams, played)
    table = Table("seat", "player", "wins", "share")
    for seat, kind, wins in zip(info.seats, kinds, found.wins, strict=True):
        table.add_row(seat, kind, str(wins), f"{wins / found.games:.0%}")
    console().print(table)
    line(f"{found.games} games, {found.decisions // found.games} decisions a game")


def _agreed(text: str) -> tuple[str, bool | int | str]:
    """An option as it is written: true, false, a number or a word."""
    name, sign, value = text.partition("=")
    if not name or not sign:
        raise Refused(f"--option {text!r}: expected NAME=VALUE")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if fullmatch("-?[0-9]+", value) else value


def _seated(players: str, pair: tuple[str, str], seats: int) -> list[str]:
    """Who sits at each seat; beyond the first two, the computer player that people meet."""
    if not players:
        return [*pair, *["player"] * seats][:seats]
    kinds = [kind.strip() for kind in players.split(",")]
    if len(kinds) != seats:
        raise Refused(f"the scenario has {seats} seats, {len(kinds)} players are named")
    return kinds


def _maker(game_id: str, kind: str) -> "MakePlayer":
    from hexfront.opponents import players

    known = players(game_id)
    if kind not in known:
        raise Refused(f"{game_id} has no player {kind!r}; one of {', '.join(known)}")
    return lambda seat, seed: known[kind](seed * 2 + seat)

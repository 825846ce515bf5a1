"""Results of games between people, and what they do to the ratings.

A result is noted in the transaction that ends its game, under the table's id: however often and by
however many servers an end is written, it counts once. Only games count that began at this server
with dice that both can audit, and in which people have every seat. Where a computer plays for
somebody who did not come, he has lost the game when an enemy asked for that; where only an ally
did, it counts if the team lost it all the same, and a computer wins nobody anything.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, insert, select, update

from hexfront.table.accounts.schema import ratings, results, scores
from hexfront.table.keeper import insert_missing
from hexfront.table.protocol import COMPUTERS, Player
from hexfront.table.schema import seats, tables, tokens
from hexfront.table.verdict import LOST, WON, Verdict

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


def note_result(connection: Connection, table: str, verdict: Verdict) -> None:
    """Count a game that has ended, if it counts and has not been counted yet."""
    columns = tables.c
    asked = select(columns.game, columns.scenario, columns.players, columns.fair)
    found = connection.execute(asked.where(columns.id == table)).first()
    if found is None:
        return
    game, scenario, players, fair = found
    seated = _seated(connection, table)
    if not fair or seated is None or _with_computers(players):
        return
    if any(verdict.points[seat] != LOST for seat in _stand_ins(connection, table)):
        return
    if len(seated) < len(verdict.sides):  # the rules play a seat
        return
    row = {"table_id": table, "game": game, "scenario": scenario, "how": verdict.how}
    if not insert_missing(connection, results, {**row, "at": datetime.now(UTC)}):
        return
    told = zip(verdict.sides, verdict.teams, verdict.points, strict=True)
    rows = [
        {"table_id": table, "seat": seat, "side": side, "team": team, "points": points,
         "person": seated[seat]}
        for seat, (side, team, points) in enumerate(told)
    ]  # fmt: skip
    connection.execute(insert(scores), rows)
    _rate(connection, str(game), verdict, [seated[seat] for seat in range(len(rows))])


def _seated(connection: Connection, table: str) -> dict[int, str | None] | None:
    """By seat who sits there; nothing when a seat is still free."""
    columns = tokens.c
    asked = select(columns.seats, columns.person, columns.invite)
    found = connection.execute(asked.where(columns.table_id == table)).all()
    if any(invite for _, _, invite in found):
        return None
    return {
        seat: person
        for held, person, _ in found
        for seat in msgspec.json.decode(held, type=tuple[int, ...])
    }


def _stand_ins(connection: Connection, table: str) -> Sequence[int]:
    away = select(seats.c.seat).where((seats.c.table_id == table) & seats.c.stand_in)
    return connection.execute(away).scalars().all()


def _with_computers(players: str) -> bool:
    return bool(COMPUTERS & set(msgspec.json.decode(players, type=tuple[Player, ...])))


def _rate(
    connection: Connection, game: str, verdict: Verdict, persons: Sequence[str | None]
) -> None:
    """Change the ratings of those who played, if all have accounts and each one seat."""
    seated = [person for person in persons if person is not None]
    if len(set(seated)) < len(persons):
        return
    model = _model()
    kept = {}
    # In one order, so that two games that end at once do not wait for each other.
    for person in sorted(seated):
        fresh = model.rating()
        row = {"person": person, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
        insert_missing(connection, ratings, row)
        mine = (ratings.c.person == person) & (ratings.c.game == game)
        asked = select(ratings.c.mu, ratings.c.sigma).where(mine).with_for_update()
        mu, sigma = connection.execute(asked).one()
        kept[person] = model.rating(mu=mu, sigma=sigma)
    teams = sorted(set(verdict.teams))
    sides = [[seat for seat, team in enumerate(verdict.teams) if team == one] for one in teams]
    ranks = [WON - verdict.points[side[0]] for side in sides]
    before = [[kept[seated[seat]] for seat in side] for side in sides]
    for side, after in zip(sides, model.rate(before, ranks=ranks), strict=True):
        for seat, rating in zip(side, after, strict=True):
            mine = (ratings.c.person == seated[seat]) & (ratings.c.game == game)
            now = {"mu": rating.mu, "sigma": rating.sigma, "games": ratings.c.games + 1}
            connection.execute(update(ratings).where(mine).values(now))


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415  # a server seldom needs it

    return PlackettLuce()

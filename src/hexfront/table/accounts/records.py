"""Records: what a person has played, who is how strong, and which side wins a scenario."""

from collections import defaultdict
from datetime import UTC

from msgspec import Struct
from sqlalchemy import func, select

from hexfront.table.accounts.schema import people, ratings, results, scores
from hexfront.table.keeper import Keeper

LATEST = 50
"""Games that a record lists."""
LADDER = 100
_BEGINNING, _SCALE = 1000, 40
"""A rating as players read it: everybody begins with 1000."""
_SURE = 3
"""By how many deviations a rating may be too high; so it grows with every game that proves it."""
FEWEST = 3
"""Games after which somebody stands on a ladder."""


class Opponent(Struct, frozen=True):
    """Somebody else in a game, who may have no name or no longer one."""

    side: str
    name: str


class Played(Struct, frozen=True):
    """A game that is over. `points`: 1 won, 0.5 drawn, 0 lost; `at` in seconds since 1970."""

    table: str
    game: str
    scenario: str
    side: str
    points: float
    how: str
    at: int
    others: tuple[Opponent, ...]


class SideRecord(Struct, frozen=True):
    """What a person has achieved with a side of a scenario."""

    game: str
    scenario: str
    side: str
    won: int
    drawn: int
    lost: int


class Rank(Struct, frozen=True):
    """How strong somebody is at a game."""

    game: str
    rating: int
    games: int


class OwnRecord(Struct, frozen=True):
    """What a person has played against people."""

    ranks: tuple[Rank, ...]
    tallies: tuple[SideRecord, ...]
    latest: tuple[Played, ...]


class Rung(Struct, frozen=True):
    """Somebody on the ladder of a game."""

    name: str
    rating: int
    games: int


class SideWins(Struct, frozen=True):
    """How often a side has won."""

    side: str
    won: int


class PlayedBalance(Struct, frozen=True):
    """A scenario as people have played it."""

    scenario: str
    games: int
    drawn: int
    sides: tuple[SideWins, ...]


class GameRecords(Struct, frozen=True):
    """What all have played of one game."""

    ladder: tuple[Rung, ...]
    balance: tuple[PlayedBalance, ...]


class Records(Keeper):
    """Reads what the results tell."""

    async def of_person(self, person: str) -> OwnRecord:
        return OwnRecord(
            await self._ranks(person), await self._tallies(person), await self._latest(person)
        )

    async def of_game(self, game: str) -> GameRecords:
        return GameRecords(await self._ladder(game), await self._balance(game))

    async def _ranks(self, person: str) -> tuple[Rank, ...]:
        asked = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
        return tuple(
            Rank(row["game"], shown_rating(row["mu"], row["sigma"]), row["games"])
            for row in await self._rows(asked)
        )

    async def _tallies(self, person: str) -> tuple[SideRecord, ...]:
        by = (results.c.game, results.c.scenario, scores.c.side)
        asked = (
            select(*by, scores.c.points, func.count().label("times"))
            .join(results, results.c.table_id == scores.c.table_id)
            .where(scores.c.person == person)
            .group_by(*by, scores.c.points)
        )
        counted: dict[tuple[str, str, str], dict[float, int]] = defaultdict(dict)
        for row in await self._rows(asked):
            counted[row["game"], row["scenario"], row["side"]][row["points"]] = row["times"]
        return tuple(
            SideRecord(*which, won=n.get(1.0, 0), drawn=n.get(0.5, 0), lost=n.get(0.0, 0))
            for which, n in sorted(counted.items())
        )

    async def _latest(self, person: str) -> tuple[Played, ...]:
        mine = (
            select(results, scores.c.side, scores.c.points)
            .join(scores, scores.c.table_id == results.c.table_id)
            .where(scores.c.person == person)
            .order_by(results.c.at.desc(), results.c.table_id)
            .limit(LATEST)
        )
        rows = await self._rows(mine)
        others = await self._others(person, [row["table_id"] for row in rows])
        return tuple(
            Played(
                table=row["table_id"],
                game=row["game"],
                scenario=row["scenario"],
                side=row["side"],
                points=row["points"],
                how=row["how"],
                at=int(row["at"].replace(tzinfo=UTC).timestamp()),
                others=tuple(others[row["table_id"]]),
            )
            for row in rows
        )

    async def _others(self, person: str, kept: list[str]) -> dict[str, list[Opponent]]:
        asked = (
            select(scores.c.table_id, scores.c.side, scores.c.person, people.c.name)
            .join(people, people.c.id == scores.c.person, isouter=True)
            .where(scores.c.table_id.in_(kept))
            .order_by(scores.c.seat)
        )
        found: dict[str, list[Opponent]] = defaultdict(list)
        for row in await self._rows(asked):
            if row["person"] != person:
                found[row["table_id"]].append(Opponent(row["side"], row["name"] or ""))
        return found

    async def _ladder(self, game: str) -> tuple[Rung, ...]:
        sure = ratings.c.mu - _SURE * ratings.c.sigma
        asked = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person)
            .where((ratings.c.game == game) & (ratings.c.games >= FEWEST))
            .order_by(sure.desc(), people.c.key)
            .limit(LADDER)
        )
        return tuple(
            Rung(row["name"], shown_rating(row["mu"], row["sigma"]), row["games"])
            for row in await self._rows(asked)
        )

    async def _balance(self, game: str) -> tuple[PlayedBalance, ...]:
        # Of a team the first seat stands for all: it has won when they have.
        by = (results.c.scenario, scores.c.team, scores.c.points)
        asked = (
            select(
                *by,
                func.min(scores.c.side).label("side"),
                func.count(results.c.table_id.distinct()).label("times"),
            )
            .join(results, results.c.table_id == scores.c.table_id)
            .where(results.c.game == game)
            .group_by(*by)
        )
        found: dict[str, dict[str, dict[float, int]]] = defaultdict(lambda: defaultdict(dict))
        for row in await self._rows(asked):
            found[row["scenario"]][row["side"]][row["points"]] = row["times"]
        return tuple(_balance(scenario, sides) for scenario, sides in sorted(found.items()))


def shown_rating(mu: float, sigma: float) -> int:
    """A rating as players read it."""
    return round(_BEGINNING + _SCALE * (mu - _SURE * sigma))


def _balance(scenario: str, sides: dict[str, dict[float, int]]) -> PlayedBalance:
    one = next(iter(sides.values()))
    return PlayedBalance(
        scenario=scenario,
        games=sum(one.values()),
        drawn=one.get(0.5, 0),
        sides=tuple(SideWins(side, times.get(1.0, 0)) for side, times in sorted(sides.items())),
    )

"""What the page knows before the first move: board, counters, cards, markers, rules."""

from msgspec import Struct

from hexfront.board import HEX_RADIUS, centre_px, size_px
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.cards import Card, Weapon, weapon_name
from hexfront.games.coh.definitions.counters import SIDES, Marker, UnitKind
from hexfront.games.coh.definitions.missions import Mission
from hexfront.games.coh.scenarios.start import info
from hexfront.games.coh.setting import Grant, Setting
from hexfront.games.coh.solo.orders import Order, OrderCard
from hexfront.games.coh.solo.terms import SoloTerms, Space
from hexfront.hexes import bits
from hexfront.play import BoardFacts, HexFact, ScenarioFacts, SideFacts
from hexfront.play.datafile import Words, in_language

SIDE_NAMES: tuple[Words, Words] = (
    {"en": "German", "ru": "Германия"},
    {"en": "Soviet", "ru": "СССР"},
)


class UnitFact(Struct, frozen=True):
    """A unit of the scenario, numbered within its side, whichever commander it belongs to."""

    id: int
    kind: str
    side: int
    number: int


class SoloFacts(Struct, frozen=True):
    """The order deck of a scenario, as the page shows it."""

    side: int
    orders: dict[str, OrderCard]
    track: tuple[Space, ...]
    counteractions: tuple[Order, ...]
    scenario_orders: tuple[Order, ...]


class CohFacts(ScenarioFacts, frozen=True, kw_only=True):
    """The static facts of a scenario."""

    units: tuple[UnitFact, ...]
    kinds: dict[str, UnitKind]
    cards: dict[str, Card]
    weapons: tuple[tuple[Grant, ...], ...]
    """By side: the weapon cards that the scenario grants it."""
    weapon_cards: dict[str, Weapon]
    smoke: tuple[Smoker, ...]
    """Who may lay smoke by the scenario's permission."""
    missions: tuple[Mission, ...]
    markers: dict[str, Marker]
    levels: tuple[tuple[int, int], ...]
    """(hex, level) of the hexes above level 0."""
    solo: SoloFacts | None = None


def facts_of(chosen: Setting) -> CohFacts:
    field, board = chosen.battlefield, chosen.battlefield.board
    width, height = size_px(board)
    hexes = tuple(
        HexFact(h, board.label(h), *_rounded(centre_px(board, h)), board.terrain[h])
        for h in bits(board.whole)
    )
    numbers = [0, 0]
    units = []
    for u, unit in enumerate(chosen.start):
        team = chosen.teams.team[unit.side]
        numbers[team] += 1
        units.append(UnitFact(u, unit.kind.id, unit.side, numbers[team]))
    return CohFacts(
        game="coh",
        scenario=info(chosen),
        board=BoardFacts(f"/api/boards/coh/{chosen.id}.svg", width, height, HEX_RADIUS, hexes),
        sides=tuple(
            SideFacts(SIDES[team], _player_name(chosen, seat))
            for seat, team in enumerate(chosen.teams.team)
        ),
        teams=SIDE_NAMES if len(chosen.seats) > len(SIDES) else (),
        units=tuple(units),
        kinds={unit.kind.id: unit.kind for unit in chosen.start},
        cards={str(number): chosen.definitions.cards[number] for number in chosen.cards},
        weapons=tuple(terms.weapons for terms in chosen.terms),
        weapon_cards={
            weapon_name(grant.weapon): chosen.definitions.weapons[grant.weapon]
            for terms in chosen.terms
            for grant in terms.weapons
        },
        smoke=chosen.smoke,
        missions=chosen.missions,
        markers={marker.id: marker for marker in chosen.definitions.markers if marker.id},
        levels=tuple((h, level) for h in bits(board.whole) if (level := field.level[h])),
        solo=_solo(chosen.solo),
    )


def _solo(terms: SoloTerms | None) -> SoloFacts | None:
    if terms is None:
        return None
    return SoloFacts(
        terms.side,
        {str(number): card for number, card in terms.cards.items()},
        terms.track,
        terms.counteractions,
        terms.orders,
    )


def _player_name(chosen: Setting, seat: int) -> Words:
    """A side by its name; of two commanders each with his own beside it, or with a number."""
    team = chosen.teams.team
    side, commander = SIDE_NAMES[team[seat]], chosen.terms[seat].name
    if commander:
        return {lang: f"{in_language(side, lang)} ({name})" for lang, name in commander.items()}
    if team.count(team[seat]) == 1:
        return side
    rank = team[: seat + 1].count(team[seat])
    return {lang: f"{name} {rank}" for lang, name in side.items()}


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 2), round(point[1], 2)

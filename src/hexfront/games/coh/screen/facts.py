"""What the page knows before the first move: board, counters, cards, markers, rules."""

from msgspec import Struct

from hexfront.board import HEX_RADIUS, centre_px, size_px
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.cards import Card, Weapon, weapon_name
from hexfront.games.coh.definitions.counters import SIDES, Marker, UnitKind
from hexfront.games.coh.definitions.missions import Mission
from hexfront.games.coh.scenarios.decked import deck_terms, decks_of
from hexfront.games.coh.scenarios.start import info
from hexfront.games.coh.screen.naming import FACINGS, SIDE_NAMES, player_name, unit_codes
from hexfront.games.coh.setting import Campaign, Grant, Setting
from hexfront.games.coh.solo.orders import Order, OrderCard
from hexfront.games.coh.solo.terms import Space
from hexfront.hexes import bits
from hexfront.play import BoardFacts, HexFact, ScenarioFacts, SideFacts
from hexfront.play.datafile import Words
from hexfront.play.masks import members


class UnitFact(Struct, frozen=True):
    """A unit of the scenario, with the code that tells it from all others."""

    id: int
    kind: str
    side: int
    code: Words


class SoloFacts(Struct, frozen=True):
    """The order deck of a scenario, as the page shows it."""

    side: int
    orders: dict[str, OrderCard]
    track: tuple[Space, ...]
    counteractions: tuple[Order, ...]
    scenario_orders: tuple[Order, ...]


class VeteranFact(Struct, frozen=True):
    """A veteran card that the scenario gives to a player or to units of his."""

    card: int
    side: int
    units: tuple[int, ...]
    title: Words
    text: Words


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
    facings: tuple[Words, ...]
    levels: tuple[tuple[int, int], ...]
    """(hex, level) of the hexes above level 0."""
    decks: tuple[SoloFacts | None, ...] = ()
    """By side: the order deck that plays it, or may play it by an option."""
    campaign: Campaign | None = None
    veterans: tuple[VeteranFact, ...] = ()
    """In the order in which the view says which are used up."""


def facts_of(chosen: Setting) -> CohFacts:
    field, board = chosen.battlefield, chosen.battlefield.board
    width, height = size_px(board)
    hexes = tuple(
        HexFact(h, board.label(h), *_rounded(centre_px(board, h)), board.terrain[h])
        for h in bits(board.whole)
    )
    units = tuple(
        UnitFact(u, unit.kind.id, unit.side, code)
        for u, (unit, code) in enumerate(zip(chosen.start, unit_codes(chosen), strict=True))
    )
    return CohFacts(
        game="coh",
        scenario=info(chosen),
        board=BoardFacts(f"/api/boards/coh/{chosen.id}.svg", width, height, HEX_RADIUS, hexes),
        sides=tuple(
            SideFacts(SIDES[team], player_name(chosen, seat))
            for seat, team in enumerate(chosen.teams.team)
        ),
        teams=SIDE_NAMES if len(chosen.seats) > len(SIDES) else (),
        units=units,
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
        facings=FACINGS,
        levels=tuple((h, level) for h in bits(board.whole) if (level := field.level[h])),
        decks=tuple(_deck(chosen, side) for side in range(len(SIDES))),
        campaign=chosen.campaign,
        veterans=_veterans(chosen),
    )


def _veterans(chosen: Setting) -> tuple[VeteranFact, ...]:
    given = chosen.classic.veterans if chosen.classic is not None else ()
    cards = chosen.definitions.veterans
    return tuple(
        VeteranFact(one.card, one.side, tuple(members(one.units)), cards[one.card].title,
                    cards[one.card].text)
        for one in given
    )  # fmt: skip


def _deck(chosen: Setting, side: int) -> SoloFacts | None:
    if side not in decks_of(chosen):
        return None
    terms = chosen.solo or deck_terms(chosen, side)
    return SoloFacts(
        terms.side,
        {str(number): card for number, card in terms.cards.items()},
        terms.track,
        terms.counteractions,
        terms.orders,
    )


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 2), round(point[1], 2)

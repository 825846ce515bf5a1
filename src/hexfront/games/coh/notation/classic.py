"""What a position says about the classic edition.

`classic cautious tall_corn`: it is played by it, with these rules of the scenario's.
`ap german 5`: what is left in the pool; the units of it have the word `active`.
`points german 2, soviet 1`: VP. `veteran 2 german G1 G2`: a veteran card and whose it is.
`flight S3 E05 facing N altitude 2 dropped 1 hurt`: an aircraft on the map.
"""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.classic.rules import ClassicRules
from hexfront.games.coh.classic.terms import NEUTRAL, ClassicTerms, Flight, Veteran
from hexfront.games.coh.definitions.cards import VETERAN_CARDS
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.notation.draft import CLASSIC_CARDS, Draft
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.state import CohState
from hexfront.games.notation.faults import FaultError, number, one_of
from hexfront.hexes import HexId
from hexfront.play.masks import each

NOBODYS = "none"
"""Whose a hex is that belongs to nobody (COHC-9.i)."""
WORDS = ("edition", "cautious", "tall_corn", "winter", "pits")
MASKS = ("stuck", "fixed", "hurried", "crept", "barred", "widows", "willed", "shrouded")
"""States of units that only this edition knows, by the names of its fields."""
STATES = ("active", *MASKS)


def read_edition(draft: Draft, rest: str) -> None:
    words = rest.split()
    for word in words:
        one_of(word, WORDS, "a word of the edition")
    draft.classic = ClassicTerms(
        tall_corn="tall_corn" in words,
        summer="winter" not in words,
        cautious="cautious" in words,
        vehicles_in_pits="pits" in words,
    )
    draft.variants = (ClassicRules,)
    draft.cards = CLASSIC_CARDS


def owner_name(side: int) -> str:
    """Who controls a hex."""
    return NOBODYS if side == NEUTRAL else SIDES[side]


def read_veteran(draft: Draft, rest: str) -> None:
    card, side, *names = rest.split()
    if number(card) not in VETERAN_CARDS:
        raise FaultError(f"expected a veteran card, one of {', '.join(map(str, VETERAN_CARDS))}")
    draft.veterans.append((number(card), one_of(side, SIDES, "a side"), tuple(names)))


def read_gullies(draft: Draft, rest: str) -> None:
    """`gullies D04:NW+N`: gullies along the sides of a hex (COHC-10.o)."""
    grid = draft.board().grid
    for word in rest.split():
        label, _, names = word.partition(":")
        here = draft.at(label)
        for name in names.split("+"):
            there = grid.adjacent[here][one_of(name, FACINGS, "a side")]
            draft.gully_sides.add((min(here, there), max(here, there)))


def read_flight(draft: Draft, rest: str) -> None:
    name, label, *words = rest.split()
    altitude = number(words[words.index("altitude") + 1]) if "altitude" in words else 0
    dropped = number(words[words.index("dropped") + 1]) if "dropped" in words else 0
    facing = words[words.index("facing") + 1] if "facing" in words else FACINGS[0]
    turned = one_of(facing, FACINGS, "a facing")
    draft.flights.append((name, draft.at(label), turned, altitude, "hurt" in words, dropped))


def classic_terms(draft: Draft) -> ClassicTerms | None:
    """The terms of the edition, once all units are known."""
    terms = draft.classic
    if terms is None:
        return None
    veterans = tuple(
        Veteran(card, side, sum(1 << draft.unit(name) for name in names))
        for card, side, names in draft.veterans
    )
    return ClassicTerms(
        (draft.points[0], draft.points[1]), terms.tall_corn, terms.summer, terms.cautious,
        terms.ceiling, veterans, terms.vehicles_in_pits, frozenset(draft.gully_sides),
    )  # fmt: skip


def lay_out_classic(state: CohState, draft: Draft) -> None:
    """What the edition keeps beside the State."""
    if state.classic is None:
        return
    masks = {
        name: sum(1 << u for u, unit in enumerate(draft.units) if name in unit.states)
        for name in STATES
    }
    flights = tuple(
        Flight(draft.unit(name), h, facing, altitude, hurt, dropped)
        for name, h, facing, altitude, hurt, dropped in draft.flights
    )
    for one in flights:
        state.hex[one.unit], state.facing[one.unit] = one.hex, one.facing
    aloft = sum(1 << one.unit for one in flights)
    spent = sum(1 << u for u, unit in enumerate(draft.units) if "spent" in unit.states)
    masks["active"] |= aloft & ~spent
    state.classic = state.classic.but(ap=(draft.ap[0], draft.ap[1]), flights=flights, **masks)


def classic_lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    """The statements of the edition, as they are read back."""
    kept, terms = state.classic, state.setting.classic
    if kept is None or terms is None:
        return
    flags = [("cautious", terms.cautious), ("tall_corn", terms.tall_corn),
             ("winter", not terms.summer), ("pits", terms.vehicles_in_pits)]  # fmt: skip
    yield " ".join(["classic edition", *(word for word, on in flags if on)])
    if any(kept.ap):
        yield f"ap german {kept.ap[0]}, soviet {kept.ap[1]}"
    yield f"points german {kept.vp[0]}, soviet {kept.vp[1]}"
    for place, card in enumerate(terms.veterans):
        if not kept.used >> place & 1:
            units = [names[u] for u in each(card.units)]
            yield " ".join(["veteran", str(card.card), SIDES[card.side], *units])
    label = state.field.board.label
    for a, b in sorted(terms.sides):
        yield f"gullies {label(HexId(a))}:{FACINGS[state.field.direction(a, b)]}"
    for one in kept.flights:
        words = [f"flight {names[one.unit]} {label(HexId(one.hex))} facing {FACINGS[one.facing]}"]
        if one.altitude:
            words.append(f"altitude {one.altitude}")
        if one.dropped:
            words.append(f"dropped {one.dropped}")
        yield " ".join([*words, *(("hurt",) if one.hurt else ())])


def classic_states(state: CohState, u: int) -> list[str]:
    """The words of a unit that only this edition has."""
    kept = state.classic
    if kept is None or kept.flight(u) is not None:
        return []
    return [name for name in STATES if getattr(kept, name) >> u & 1]

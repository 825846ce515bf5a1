"""The order deck of a position: who plays by it, which cards lie where, the track, the cup."""

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.notation.draft import Draft, SoloDraft
from hexfront.games.coh.scenarios.scenario import scenario, scenario_names
from hexfront.games.coh.scenarios.solofile import SIDES_OF_EDGE, edge_hexes
from hexfront.games.coh.solo.choice import try_order
from hexfront.games.coh.solo.deck import orders
from hexfront.games.coh.solo.grammar import GrammarError, read_order
from hexfront.games.coh.solo.group import try_group
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.rules import RoundRules, SoloRules
from hexfront.games.coh.solo.terms import SoloState, SoloTerms, Space
from hexfront.games.coh.state import CohState
from hexfront.games.notation.faults import FaultError, number, one_of
from hexfront.hexes import HexId
from hexfront.play.masks import each, members

FLAGS = ("attacked", "strict", "open", "rounds")
EDGES = tuple(SIDES_OF_EDGE)


def read_solo(draft: Draft, rest: str) -> None:
    """`solo german attacked`: the deck plays for the Germans; or a scenario whose deck it is."""
    word, *flags = rest.split()
    for flag in flags:
        one_of(flag, FLAGS, "a word of the deck")
    if word in SIDES:
        draft.solo = SoloDraft(SIDES.index(word))
    else:
        one_of(word, tuple(name for name in scenario_names() if scenario(name).solo), "a deck")
        terms = scenario(word).solo
        draft.solo = SoloDraft(terms.side if terms else 0, word)
    for flag in FLAGS:
        setattr(draft.solo, flag, flag in flags)


def read_cards(rest: str) -> tuple[int, ...]:
    """`15-42 55`: order cards by number."""
    cards: list[int] = []
    for word in rest.split():
        span = re.fullmatch(r"(\d+)-(\d+)", word)
        listed = range(int(span[1]), int(span[2]) + 1) if span else (number(word),)
        cards += listed
    for card in cards:
        if card not in orders():
            raise FaultError(f"there is no order card {card}")
    return tuple(cards)


def read_space(draft: Draft, rest: str) -> None:
    match rest.split():
        case [now]:
            draft.deck().space = number(now)
        case [now, "of", last]:
            draft.deck().space, draft.deck().spaces = number(now), number(last)
        case _:
            raise FaultError("expected `space 2` or `space 2 of 12`")


def read_listed(draft: Draft, name: str, rest: str) -> None:
    """An order of the scenario's lists, in the words of the deck's data file."""
    try:
        getattr(draft.deck(), name).append(read_order(rest, listed=True))
    except GrammarError as error:
        raise FaultError(str(error)) from error


def read_cup(draft: Draft, rest: str) -> None:
    """`cup S3 S4 blanks 2`: what a rumored enemy may turn out to be."""
    words = rest.split()
    if "blanks" in words:
        at = words.index("blanks")
        draft.deck().blanks = number(" ".join(words[at + 1 :]))
        words = words[:at]
    draft.deck().cup = tuple(words)


def read_goal(draft: Draft, rest: str) -> None:
    """`goal hex E05`, `goal edge east`, `goal unit G1`: an objective beside control markers."""
    solo = draft.deck()
    match rest.split():
        case ["hex", label]:
            solo.goals = (*solo.goals, draft.at(label))
        case ["edge", edge]:
            one_of(edge, EDGES, "an edge")
            solo.edges = (*solo.edges, edge_hexes(draft.board(), edge))
        case ["unit", name]:
            solo.prizes = (*solo.prizes, name)
        case _:
            raise FaultError("expected `goal hex E05`, `goal edge east` or `goal unit G1`")


def rules_of_draft(draft: Draft) -> tuple[type[SoloRules], ...]:
    """The deck goes by its track, or by the rounds of a scenario of the base game."""
    return (RoundRules,) if draft.deck().rounds else (SoloRules,)


def terms_of_draft(draft: Draft) -> SoloTerms | None:
    """What the statements say about the deck."""
    solo = draft.solo
    if solo is None:
        return None
    cup = sum(1 << draft.unit(name) for name in solo.cup)
    if solo.scenario:
        terms = scenario(solo.scenario).solo
        if terms is None:
            raise FaultError(f"{solo.scenario} has no order deck")
        return msgspec.structs.replace(terms, strict=solo.strict, open=solo.open)
    cards = {n: orders()[n] for n in solo.cards or orders()}
    return SoloTerms(
        solo.side, cards, (Space(),) * solo.spaces, tuple(solo.counteractions),
        tuple(solo.scenario_orders), cup=cup, blanks=solo.blanks, strict=solo.strict,
        open=solo.open, goals=solo.goals, edges=solo.edges,
        prizes=sum(1 << draft.unit(name) for name in solo.prizes),
    )  # fmt: skip


def lay_out(state: CohState, draft: Draft) -> None:
    """The deck as it lies on the table."""
    solo = draft.solo
    if solo is None or state.solo is None:
        return
    gone = sum(1 << n for n in (*solo.discards, *solo.removed))
    state.solo = state.solo.but(
        deck=state.solo.deck & ~gone,
        discards=sum(1 << n for n in solo.discards),
        space=solo.space,
        attacked=solo.attacked,
        cup=sum(1 << draft.unit(name) for name in solo.cup),
        blanks=solo.blanks,
    )


def solo_lines(state: CohState, names: Sequence[str]) -> Iterator[str]:
    """The statements of the deck, as they are read back."""
    solo, terms = state.solo, state.setting.solo
    if solo is None or terms is None:
        return
    rounds = isinstance(state.setting.rules, RoundRules)
    states = (("attacked", solo.attacked), ("strict", terms.strict), ("open", terms.open),
              ("rounds", rounds))  # fmt: skip
    flags = [name for name, on in states if on]
    yield " ".join(["solo", terms.scenario or SIDES[terms.side], *flags])
    if not terms.scenario:
        yield f"orders {_numbers(terms.cards)}"
        for order in terms.counteractions:
            yield f"counteraction {order.text}"
        for order in terms.orders:
            yield f"scenario_order {order.text}"
        yield from _goal_lines(state, terms, names)
    yield f"space {solo.space} of {len(terms.track)}"
    yield from _pile_lines(solo, terms)
    if solo.cup or solo.blanks:
        cup = [names[u] for u in each(solo.cup)]
        yield " ".join(["cup", *cup, *(("blanks", str(solo.blanks)) if solo.blanks else ())])


def _goal_lines(state: CohState, terms: SoloTerms, names: Sequence[str]) -> Iterator[str]:
    for h in terms.goals:
        yield f"goal hex {state.field.board.label(HexId(h))}"
    for hexes in terms.edges:
        edge = next(edge for edge in EDGES if edge_hexes(state.field, edge) == hexes)
        yield f"goal edge {edge}"
    for u in each(terms.prizes):
        yield f"goal unit {names[u]}"


def _pile_lines(solo: SoloState, terms: SoloTerms) -> Iterator[str]:
    if solo.discards:
        yield f"order_discards {_numbers(members(solo.discards))}"
    left = solo.deck | solo.discards
    removed = [n for n in terms.cards if not left >> n & 1]
    if removed:
        yield f"order_removed {_numbers(removed)}"


def _numbers(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards))


def executed(state: CohState, order: str, *, blue: bool, picks: tuple[int, ...]) -> tuple[int, int]:
    """The AI that an order takes, and its target as a plan has it; -1 for neither."""
    procedure, phrase = Procedure(state, picks, blue), read_order(order, listed=True)
    plan = (try_group if "grp" in phrase.agent else try_order)(procedure, phrase)
    return (-1, -1) if plan is None else (plan.unit, plan.target)

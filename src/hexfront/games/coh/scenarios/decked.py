"""Scenarios of the base game against the order deck, where the solo rules suffice."""

from dataclasses import replace

import msgspec

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.scenarios.campaign import linked
from hexfront.games.coh.setting import Setting, SideTerms
from hexfront.games.coh.solo.deck import orders
from hexfront.games.coh.solo.grammar import read_order
from hexfront.games.coh.solo.rules import RoundRules
from hexfront.games.coh.solo.terms import SoloTerms, Space

DEFENDERS = range(1, 43)
ATTACKERS = range(15, 56)
"""The two decks that the rulebook names: with and without the defensive cards."""
HARDEST = 55
"""The order card without which the deck is easier."""
COUNTERACTIONS = (read_order("?noattack ai near U.spent > MOVE", listed=True),)
ORDERS = (read_order("open near U > MOVE:cs", listed=True), read_order("hit near U > RALLY"))
"""The lists of solo scenario 1, which name nothing of its own."""


def agreed(setting: Setting) -> Setting:
    """The scenario under its options: with its campaign sheet, or with a deck for a side."""
    if setting.solo is not None:
        return linked(replace(setting, solo=_as_hard(setting.solo, setting.options), _agreed={}))
    if setting.options.deck == "none":
        return setting
    side = SIDES.index(setting.options.deck)
    against = unsuited(setting, side)
    if against is not None:
        raise ValueError(f"options: deck: {against}")
    return with_deck(setting, side)


def _as_hard(terms: SoloTerms, options: CohOptions) -> SoloTerms:
    """The deck as hard as the player would have it (SOLO-3.1.c, SOLO-S1.b2)."""
    left = {n: card for n, card in terms.cards.items() if n != HARDEST or not options.deck_easier}
    return msgspec.structs.replace(
        terms, strict=options.deck_strict, open=options.deck_open, cards=left
    )


def unsuited(setting: Setting, side: int) -> str | None:
    """Why the deck cannot play a side of a scenario: its rules say nothing about this."""
    if setting.classic is not None:
        return "the deck plays by the third edition"
    if setting.teams.team.count(side) > 1:
        return "two commanders play this side"
    units = [unit for unit in setting.start if unit.side == side]
    if any(unit.on >= 0 for unit in units):
        return "vehicles of this side carry units, and no order unloads them"
    if any(unit.hidden for unit in units):
        return "units of this side are hidden, and the AI never hides"
    if any(mission.aim is not None for mission in setting.missions):
        return "secret objectives are dealt, which the AI does not know"
    return None


def decks_of(setting: Setting) -> tuple[int, ...]:
    """The sides that the deck can play."""
    if setting.solo is not None:
        return (setting.solo.side,)
    return tuple(side for side in range(len(SIDES)) if unsuited(setting, side) is None)


def with_deck(setting: Setting, side: int) -> Setting:
    """The deck plays the side; rounds are the clock, as in the base game."""
    return replace(
        setting,
        solo=deck_terms(setting, side),
        terms=tuple(_bare(granted) if seat == side else granted
                    for seat, granted in enumerate(setting.terms)),
        variants=(*setting.variants, RoundRules),
        dealt=(),
        _agreed={},
    )  # fmt: skip


def deck_terms(setting: Setting, side: int) -> SoloTerms:
    """Who holds more of the objectives defends them."""
    held = sum(owner == side for _, owner in setting.objectives)
    cards = DEFENDERS if 2 * held > len(setting.objectives) else ATTACKERS
    return SoloTerms(
        side, {number: orders()[number] for number in cards}, (Space(),), COUNTERACTIONS, ORDERS,
        strict=setting.options.deck_strict, open=setting.options.deck_open,
    )  # fmt: skip


def _bare(terms: SideTerms) -> SideTerms:
    """The AI has neither CAP nor cards (SOLO-1.0.c)."""
    return msgspec.structs.replace(terms, cap=0, draw=0, draw_later=0, weapons=())

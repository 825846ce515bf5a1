"""From a seat's view back to a State: what is seen as it is, the rest as it might be."""

from random import Random

from hexfront.games.coh.cards.hands import is_event
from hexfront.games.coh.cards.missions import objective
from hexfront.games.coh.cards.numbers import OBJECTIVES
from hexfront.games.coh.classic.terms import ClassicState
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.definitions.works import Work
from hexfront.games.coh.hidden.detection import detected_by
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.screen.view import CohView, UnitView
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.smoke.markers import heaped
from hexfront.games.coh.solo.terms import SoloState
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.opponents.coh.recon import lair_weight
from hexfront.play.masks import members

TRIES = 20


def imagine(view: CohView, random: Random, setting: Setting | None = None) -> CohState:
    """A State in which this seat would see exactly this view."""
    state = CohState((setting or scenario(view.scenario)).under(view.options))
    state.board = state.hidden = state.waiting = state.due = state.dead = 0
    for u in members(state.aboard):
        state.unhitch(u)
    state.round, state.turn = view.round, view.turn
    state.passes, state.extra_turn = sum(1 << seat for seat in view.passes), view.extra_turn
    state.done, state.yielded = sum(1 << seat for seat in view.done), view.yielded
    state.card_used, state.came, state.left = view.card_used, view.came, view.left
    state.vp, state.winner = view.vp, view.winner
    state.cap, state.losses = list(view.cap), list(view.losses)
    state.control = [side for _, side in view.control]
    state.discards, state.weapons = list(view.discards), list(view.weapons)
    state.stack = list(view.moments)
    state.solo = _solo(view)
    state.classic = _classic(view)
    state.inside = 0
    state.works = tuple(
        Work(work.hex, work.type, max(work.facing, 0), work.owner, work.hidden)
        for work in view.works
    )
    _lay_smoke(state, view)
    for unit in view.units:
        _place(state, unit)
    for one in view.classic.flights if view.classic is not None else ():
        state.hex[one.unit], state.facing[one.unit] = one.hex, one.facing
    _deal(state, view, random)
    _guess_markers(state, view, random)
    _guess_positions(state, view, random)
    _guess_strikes(state, view, random)
    return state


def _solo(view: CohView) -> SoloState | None:
    """The order deck as it lies on the table."""
    seen = view.solo
    if seen is None:
        return None
    return SoloState(
        mask(seen.deck), mask(seen.discards), seen.card, seen.in_use, seen.space, mask(seen.cup),
        seen.blanks, seen.attacked, seen.drawn, seen.trials, seen.target,
    )  # fmt: skip


def _classic(view: CohView) -> ClassicState | None:
    """What the classic edition keeps, without what is secret of it."""
    seen = view.classic
    if seen is None:
        return None
    return ClassicState(
        seen.ap, mask(seen.active), seen.vp, mask(seen.stuck), mask(seen.fixed),
        mask(seen.hurried), mask(seen.crept), mask(seen.barred), seen.flights, mask(seen.left),
        mask(seen.used), mask(seen.rerolled), mask(seen.willed), mask(seen.shrouded),
        mask(seen.widows),
    )  # fmt: skip


def mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _lay_smoke(state: CohState, view: CohView) -> None:
    for smoke in view.smoke:
        bit = 1 << smoke.hex
        state.heavy |= bit if smoke.heavy else 0
        state.light |= bit if smoke.light else 0
        for _ in range(smoke.heavy - 1):
            state.heavy_piled = heaped(state, state.heavy_piled, bit)
        for _ in range(smoke.light - 1):
            state.light_piled = heaped(state, state.light_piled, bit)


def _place(state: CohState, unit: UnitView) -> None:
    bit = 1 << unit.id
    place = "dead" if unit.place == "destroyed" else unit.place
    setattr(state, place, getattr(state, place) | bit)
    state.hex[unit.id] = unit.hex
    state.facing[unit.id] = max(unit.facing, 0)
    if unit.carrier >= 0:
        state.hitch(unit.id, unit.carrier)
    for name in ("spent", "stressed", "hasty", "acted", "inside", "bogged"):
        if getattr(unit, name):
            setattr(state, name, getattr(state, name) | bit)
    if unit.hit_shown:
        state.shown |= bit
    if unit.hit and unit.hit != "?":
        armored = unit.hit_armored
        _mark(state, unit.id, state.setting.definitions.marker_under(unit.hit, armored))


def _mark(state: CohState, u: int, index: int) -> None:
    state.hit[u] = index
    if not state.marker(u).stand_in:
        state.pool[index] -= 1


def _deal(state: CohState, view: CohView, random: Random) -> None:
    """The own cards are known; the others come out of all that are not seen elsewhere."""
    cards = state.setting.definitions.cards
    state.deck = [0] * len(state.deck)
    unseen = []
    for number in state.setting.cards:
        seen = state.discards[number] + view.hand.count(number) + view.missions.count(number)
        left = max(0, cards[number].count - seen)
        if is_event(state, number):  # nobody ever holds one
            state.deck[number] = left
        else:
            unseen.extend([number] * left)
    random.shuffle(unseen)
    state.hands[view.seat], state.missions[view.seat] = view.hand, view.missions
    for seat in (*state.enemies(view.seat), *state.allies(view.seat)):
        size = view.hand_sizes[seat]
        state.hands[seat], unseen = tuple(sorted(unseen[:size])), unseen[size:]
        _guess_objectives(state, seat, view.mission_counts[seat], random)
    for number in unseen:
        state.deck[number] += 1


def _guess_objectives(state: CohState, seat: int, count: int, random: Random) -> None:
    able = [n for n in OBJECTIVES if state.deck[n] and objective(state, seat, n) is not None]
    chosen = random.sample(able, min(count, len(able)))
    for number in chosen:
        state.deck[number] = 0
    state.missions[seat] = tuple(sorted(chosen))


def _guess_markers(state: CohState, view: CohView, random: Random) -> None:
    markers = state.setting.definitions.markers
    for unit in view.units:
        if unit.hit != "?":
            continue
        armored = unit.hit_armored
        able = [index for index, marker in enumerate(markers)
                if index and marker.armored == armored and not marker.final
                and state.pool[index] > 0]  # fmt: skip
        weights = [state.pool[index] for index in able]
        fallback = state.setting.definitions.stand_in(armored)
        _mark(state, unit.id, random.choices(able, weights)[0] if able else fallback)


def _guess_positions(state: CohState, view: CohView, random: Random) -> None:
    """Enemy hidden units lie in cover, where nobody has noticed them."""
    unseen = [unit.id for unit in view.units if unit.place == "hidden" and unit.hex < 0]
    if not unseen:
        return
    lairs = [h for h in bits(state.field.whole) if lair_weight(state, h)]
    weights = [lair_weight(state, h) for h in lairs]
    for u in unseen:
        for _ in range(TRIES):
            state.hex[u] = random.choices(lairs, weights)[0]
            if not detected_by(state, u):
                break


def _guess_strikes(state: CohState, view: CohView, random: Random) -> None:
    """Own strikes fall where they were planned, those of the enemy anywhere."""
    for planned in view.strikes:
        to = planned.hex if planned.hex >= 0 else random.choice(list(bits(state.field.whole)))
        strike = Strike(planned.weapon, to, planned.smoke, planned.round)
        state.strikes[planned.side] += (strike,)

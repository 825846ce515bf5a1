"""What a seat may know of a game, as it goes over the wire.

A view is built up from what the seat sees: of an enemy hidden unit only that it exists
(the scenario is public), of a face-down hit marker only that it lies there.
"""

from typing import Literal, NamedTuple

from msgspec import Struct

from hexfront.games.coh.classic.terms import Flight
from hexfront.games.coh.command.points import available, cap_base
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.movement.retreat import bans, closed_by, seen_to_leave
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.smoke.markers import counted
from hexfront.games.coh.solo.terms import Trial
from hexfront.games.coh.state import CohState, Entry
from hexfront.games.coh.works.layout import known_works, work_kind
from hexfront.hexes import bits
from hexfront.play.masks import each
from hexfront.play.moment import Moment
from hexfront.play.parts import Part
from hexfront.play.teams import WATCHER

UNIT_MASKS = ("active", "stuck", "fixed", "hurried", "crept", "barred", "willed", "shrouded",
              "widows")  # fmt: skip
Place = Literal["board", "hidden", "waiting", "due", "destroyed"]


class UnitView(Struct, frozen=True, omit_defaults=True, gc=False):
    """A unit as one seat sees it. Fields that the seat may not know keep their default."""

    id: int
    kind: str
    side: int
    place: Place
    """waiting: beside the board; due: in a later round."""
    hex: int = -1
    facing: int = -1
    spent: bool = False
    stressed: bool = False
    hit: str = ""
    """The marker's id, "?" for a face-down marker of the other team, "" for none."""
    hit_armored: bool = False
    """The marker has a blue back, which everybody sees (COH-15.13.a)."""
    hit_shown: bool = False
    hasty: bool = False
    acted: bool = False
    """It performed an action in the turn that is running."""
    arrives: int = 0
    carrier: int = -1
    """The vehicle that carries or tows it (COH-15.8)."""
    inside: bool = False
    """It occupies the fortification in its hex."""
    bogged: bool = False
    """A vehicle that is stuck until the end of the round (card 15)."""


class WorkView(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fortification or obstacle that a seat knows of."""

    hex: int
    type: WorkType
    owner: int
    facing: int = -1
    hidden: bool = False
    """Mines that the enemy does not know of."""


class SmokeView(Struct, frozen=True, gc=False):
    """The smoke markers in a hex; two of a kind stand for any number."""

    hex: int
    heavy: int
    light: int


class StrikeView(Struct, frozen=True, omit_defaults=True):
    """A planned strike. That it is planned is no secret, the rest is (COH-13.5.d)."""

    side: int
    weapon: int
    round: int
    """The round before which it falls."""
    hex: int = -1
    """Where it is aimed; -1 for a strike of the enemy."""
    smoke: bool = False


class SoloView(Struct, frozen=True):
    """The order deck on the table; there are no secrets in it but the order of the cards."""

    side: int
    """The side that it plays."""
    card: int
    """The order card that was drawn last, 0 before the first."""
    in_use: bool
    trials: tuple[Trial, ...]
    """What was tried of it, the row that was executed last."""
    target: int
    """The unit at which the order points; -1 for none, below that an objective: -2 less its hex."""
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    space: int
    cup: tuple[int, ...]
    """The units that a rumored enemy may turn out to be."""
    blanks: int
    attacked: bool
    """A unit attacked in the player's last turn."""
    drawn: int


class ClassicView(Struct, frozen=True):
    """What the classic edition keeps, as far as a seat may know it; units by their numbers."""

    ap: tuple[int, int]
    """By side: the pool of its activated units."""
    active: tuple[int, ...]
    vp: tuple[int, int]
    stuck: tuple[int, ...]
    fixed: tuple[int, ...]
    hurried: tuple[int, ...]
    crept: tuple[int, ...]
    barred: tuple[int, ...]
    willed: tuple[int, ...]
    shrouded: tuple[int, ...]
    widows: tuple[int, ...]
    flights: tuple[Flight, ...]
    left: tuple[int, ...]
    """Aircraft that have left the map for good."""
    used: tuple[int, ...]
    """Veteran cards that are used up, by their place in the scenario's list."""
    rerolled: tuple[int, ...]


class CohView(Struct, frozen=True):
    """One seat's picture of the game."""

    scenario: str
    seat: int
    round: int
    rounds: int
    turn: int
    actor: int
    """The seat that must choose, -1 chance, -2 the game is over."""
    moments: tuple[Moment[CohState], ...]
    """What the game waits for, the innermost last, as far as this seat may know."""
    vp: int
    """Never 0: positive, the first seat holds that many VP; negative, the second."""
    cap: tuple[int, ...]
    cap_base: tuple[int, ...]
    """CAP of a new round after losses."""
    losses: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    weapons: tuple[tuple[int, ...], ...]
    """By side: how often each weapon card of the scenario's terms may still be played."""
    missions: tuple[int, ...]
    """The own secret objectives, by the number of their card."""
    mission_counts: tuple[int, ...]
    control: tuple[tuple[int, int], ...]
    """(hex, side) for each objective hex."""
    no_retreat: tuple[int, ...]
    """Hexes into which the side in turn may not leave close combat (COH-6.12)."""
    came: tuple[Entry, ...]
    """(hex, origin, unit) of moves in the turn before that bind units now (COH-6.12)."""
    left: tuple[tuple[int, int], ...]
    """(unit, hex) of units that left such a hex in this turn."""
    done: tuple[int, ...]
    """The seats that have acted in the turn of their team."""
    yielded: bool
    """In this turn a player has let his ally act first."""
    passes: tuple[int, ...]
    """The seats whose passes count towards the end of the round."""
    extra_turn: bool
    card_used: bool
    units: tuple[UnitView, ...]
    works: tuple[WorkView, ...]
    smoke: tuple[SmokeView, ...]
    strikes: tuple[StrikeView, ...]
    options: CohOptions
    """The readings that this game is played by."""
    winner: int = -1
    solo: SoloView | None = None
    """The order deck, where it plays a side."""
    classic: ClassicView | None = None
    """What the classic edition keeps."""


def view_of(state: CohState, seat: int) -> CohView:
    """Build up what the seat sees."""
    seats = state.setting.seats
    return CohView(
        scenario=state.setting.id,
        seat=seat,
        round=state.round,
        rounds=state.setting.rounds,
        turn=state.turn,
        actor=state.actor(),
        moments=moments_for(state, seat),
        vp=state.vp,
        cap=tuple([available(state, side) for side in seats]),
        cap_base=tuple([cap_base(state, side) for side in seats]),
        losses=tuple(state.losses),
        hand=state.hands[seat] if seat != WATCHER else (),
        hand_sizes=tuple(map(len, state.hands)),
        deck=sum(state.deck),
        discards=tuple(state.discards),
        weapons=tuple(state.weapons),
        missions=state.missions[seat] if seat != WATCHER else (),
        mission_counts=tuple(map(len, state.missions)),
        control=CONTROL(state, seat),
        no_retreat=_closed_hexes(state) if state.came else (),
        came=bans(state),
        left=seen_to_leave(state) if state.left else (),
        done=each(state.done),
        yielded=state.yielded,
        passes=each(state.passes),
        extra_turn=state.extra_turn,
        card_used=state.card_used,
        units=units_for(state, seat),
        works=WORKS(state, seat),
        smoke=SMOKE(state, seat) if state.heavy or state.light else (),
        strikes=_strikes(state, seat) if any(state.strikes) else (),
        options=state.setting.options,
        winner=state.winner,
        solo=None if state.solo is None else SOLO(state, seat),
        classic=None if state.classic is None else CLASSIC(state, seat),
    )  # fmt: skip


def _solo(state: CohState, seat: int) -> SoloView | None:
    solo, terms = state.solo, state.setting.solo
    if solo is None or terms is None:
        return None
    return SoloView(
        terms.side, solo.card, solo.in_use, solo.trials, solo.target,
        each(solo.deck), each(solo.discards), solo.space,
        each(solo.cup), solo.blanks, solo.attacked, solo.drawn,
    )  # fmt: skip


def _classic(state: CohState, seat: int) -> ClassicView | None:
    """Which hidden units are activated or marked is their owner's business."""
    kept = state.classic
    if kept is None:
        return None
    unseen = state.hidden if seat == WATCHER else state.hidden & state.setting.enemy_mask[seat]
    return ClassicView(
        ap=kept.ap,
        vp=kept.vp,
        flights=kept.flights,
        left=each(kept.left),
        used=each(kept.used),
        rerolled=each(kept.rerolled),
        **{name: each(getattr(kept, name) & ~unseen) for name in UNIT_MASKS},
    )


SOLO = Part[CohState, SoloView | None](lambda state, seat: state.solo, _solo)
CLASSIC = Part[CohState, ClassicView | None](
    lambda state, seat: (state.classic, state.hidden), _classic
)


def _control(state: CohState, seat: int) -> tuple[tuple[int, int], ...]:
    hexes = [h for h, _ in state.setting.objectives]
    return tuple(zip(hexes, state.control, strict=True))


CONTROL = Part[CohState, tuple[tuple[int, int], ...]](
    lambda state, seat: tuple(state.control), _control
)


def _works(state: CohState, seat: int) -> tuple[WorkView, ...]:
    return tuple(
        WorkView(
            work.hex, work.type, work.owner,
            work.facing if work_kind(state, work.type).facing else -1, work.hidden,
        )
        for work in known_works(state, seat)
    )  # fmt: skip


WORKS = Part[CohState, tuple[WorkView, ...]](lambda state, seat: state.works, _works)


def _smoke(state: CohState, seat: int) -> tuple[SmokeView, ...]:
    return tuple(SmokeView(h, *counted(state, h)) for h in bits(state.heavy | state.light))


SMOKE = Part[CohState, tuple[SmokeView, ...]](
    lambda state, seat: (state.heavy, state.heavy_piled, state.light, state.light_piled), _smoke
)


def _strikes(state: CohState, seat: int) -> tuple[StrikeView, ...]:
    return tuple(
        StrikeView(owner, one.weapon, one.round, one.hex, one.smoke)
        if state.shares(seat, owner)
        else StrikeView(owner, one.weapon, one.round)
        for owner, planned in enumerate(state.strikes)
        for one in planned
    )


def moments_for(state: CohState, seat: int) -> tuple[Moment[CohState], ...]:
    """The deciding seat knows its own stack; the other sees only what is on the table."""
    if not state.stack:
        return ()
    top: Moment[CohState] = state.stack[-1]
    if top.actor(state) == seat:
        return tuple([moment.shown(state, seat) for moment in state.stack])
    if top.private:
        return ()
    return (top.shown(state, seat),)


def _closed_hexes(state: CohState) -> tuple[int, ...]:
    closed: set[int] = set()
    for entry in bans(state):
        closed |= closed_by(state, entry)
    return tuple(sorted(closed))


class _Look(NamedTuple):
    """What a seat saw of the units, and what it came from."""

    sets: tuple[int, ...]
    facts: tuple[list[int], ...]
    units: tuple[UnitView, ...]


def units_for(state: CohState, seat: int) -> tuple[UnitView, ...]:
    """All units in the eyes of a seat; those that have not changed since its last look are kept."""
    sets = (
        state.board, state.hidden, state.waiting, state.due, state.spent, state.stressed,
        state.shown, state.hasty, state.acted, state.aboard, state.inside, state.bogged,
    )  # fmt: skip
    facts = (state.hex, state.facing, state.hit, state.carrier)
    last: _Look | None = state.memory.get((units_for, seat))
    if last is None:
        units = tuple([unit_view(state, u, seat) for u in range(len(state.hex))])
    else:
        changed = _changed(last, sets, facts)
        if not changed:
            return last.units
        renewed = list(last.units)
        for u in each(changed):
            renewed[u] = unit_view(state, u, seat)
        units = tuple(renewed)
    state.memory[units_for, seat] = _Look(sets, tuple([fact.copy() for fact in facts]), units)
    return units


def _changed(last: _Look, sets: tuple[int, ...], facts: tuple[list[int], ...]) -> int:
    """The units of which anything differs from the last look."""
    changed = 0
    if sets != last.sets:
        for now, before in zip(sets, last.sets, strict=True):
            changed |= now ^ before
    for values, old in zip(facts, last.facts, strict=True):
        if values != old:
            changed |= sum([1 << u for u, value in enumerate(values) if value != old[u]])
    return changed


def unit_view(state: CohState, u: int, seat: int) -> UnitView:
    """A unit in the eyes of a seat."""
    bit = 1 << u
    side, kind = state.side(u), state.kind(u).id
    if state.board & bit:
        return _on_board(state, u, seat)
    if state.hidden & bit:
        if not state.shares(seat, side):
            return UnitView(u, kind, side, "hidden")
        return _full(state, u, "hidden", -1)
    if state.waiting & bit:
        spent = bool(state.spent & bit)  # by the classic edition
        return UnitView(u, kind, side, "waiting", spent=spent, carrier=state.carrier[u])
    if state.due & bit:
        due = state.setting.start[u].due
        return UnitView(u, kind, side, "due", arrives=due, carrier=state.carrier[u])
    return UnitView(u, kind, side, "destroyed")


def _on_board(state: CohState, u: int, seat: int) -> UnitView:
    if not state.hit[u] or state.shares(seat, state.side(u)) or state.shown >> u & 1:
        return _full(state, u, "board", state.facing[u])
    bit = 1 << u
    return UnitView(
        u, state.kind(u).id, state.side(u), "board", state.hex[u], state.facing[u],
        state.spent & bit != 0, state.stressed & bit != 0, "?", state.marker(u).armored, False,
        state.hasty & bit != 0, state.acted & bit != 0, 0, state.carrier[u],
        state.inside & bit != 0, state.bogged & bit != 0,
    )  # fmt: skip


def _full(state: CohState, u: int, place: Place, facing: int) -> UnitView:
    bit, marker = 1 << u, state.marker(u)
    return UnitView(
        u, state.kind(u).id, state.side(u), place, state.hex[u], facing,
        state.spent & bit != 0, state.stressed & bit != 0, marker.id, marker.armored,
        state.shown & bit != 0, state.hasty & bit != 0, state.acted & bit != 0, 0,
        state.carrier[u], state.inside & bit != 0, state.bogged & bit != 0,
    )  # fmt: skip

"""The rule set of the classic edition: the hooks in which it differs, chapter by chapter."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from hexfront.games.coh.cards.numbers import ClassicNo
from hexfront.games.coh.choices import LayMines
from hexfront.games.coh.classic import (
    air,
    combat,
    digging,
    driving,
    fires,
    flak,
    ground,
    lurking,
    marching,
    tellermines,
    veteran_cards,
    veteran_moments,
)
from hexfront.games.coh.classic.citations import SHEET
from hexfront.games.coh.classic.economy import (
    drop,
    kept,
    opportunity_refusal,
    points,
    set_points,
    shares_pool,
    stand_down,
    terms_of,
)
from hexfront.games.coh.classic.rounds import prepare, set_out
from hexfront.games.coh.classic.turn import ClassicTurn
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.counters import Marker, UnitKind
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.moments.turn import EndTurn
from hexfront.games.coh.ruleset import Rules
from hexfront.games.coh.state import DRAWN, NOBODY, CohState
from hexfront.play import Line, Refusal, Tally


class Economy(Rules):
    """C1 to C4: AP, CAP and the round."""

    prepaid: ClassVar[bool] = True
    free_entry: ClassVar[bool] = False
    least_cap: ClassVar[int] = 0
    early_objectives: ClassVar[bool] = False

    def pool(self, state: CohState, units: tuple[int, ...]) -> int:
        own = state.classic
        if own is None or not own.active >> units[0] & 1:  # as most units, most of the time
            return 0
        return own.ap[state.side(units[0])] if shares_pool(state, units) else 0

    def draw_pool(self, state: CohState, units: tuple[int, ...], cost: int) -> int:
        side, drawn = state.side(units[0]), min(cost, self.pool(state, units))
        if drawn:
            set_points(state, side, points(state, side) - drawn)
        return drawn

    def opportunity(self, state: CohState, u: int) -> Refusal | None:
        return opportunity_refusal(state, u)

    def too_dear(self, u: int, cost: int, left: int) -> Refusal:
        return Refusal("COHC-3.d", "refuse-too-dear", {"unit": u, "cost": cost, "left": left})

    def stressed_by(self, acted: int, extra_turn: bool) -> int:
        return 0

    def open_turn(self, state: CohState, moment: Any) -> Any:
        ground.forget_pace(state, moment.side)
        u = air.spent_flight(state, moment.side)
        if u != NOBODY:  # COHC-18.g
            state.stack.append(EndTurn(moment.side))
            return air.FlyOff(moment.side, u)
        return ClassicTurn(moment.side)

    def begin(self, state: CohState) -> None:
        set_out(state)

    def turn_over(self, state: CohState, side: int) -> None:
        if not points(state, side):
            stand_down(state, side, "COHC-3.e")
        now = kept(state)
        if now.willed & ~now.active or now.shrouded:
            state.classic = now = now.but(willed=now.willed & now.active, shrouded=0)
        if (now.widows or now.rerolled) and not state.extra_turn:  # card 10: the turn goes on
            state.classic = now.but(widows=0, rerolled=0)
        if terms_of(state).veterans:
            veteran_cards.look_back(state, side)

    def next_round(self, state: CohState) -> bool:
        prepare(state)
        return True

    def covers_track(self, kind: UnitKind) -> bool:
        return True

    def score(self, state: CohState, team: int, points: int) -> bool:
        vp = list(kept(state).vp)
        vp[team] += points
        state.classic = kept(state).but(vp=tuple(vp))
        return True

    def settle(self, state: CohState, rule: str) -> bool:
        """More VP at the end win; as many are a draw."""
        first, second = kept(state).vp
        if first == second:
            state.winner = DRAWN
            state.note("log-game-drawn", rule, points=first)
            return True
        state.winner = 0 if first > second else 1
        state.note("log-game-over", rule, team=state.winner, points=max(first, second))
        return True


class Combat(Rules):
    """C5 to C8: fire, hits, rally and close combat."""

    aim_card: ClassVar[int] = ClassicNo.AIM
    luck_card: ClassVar[int] = ClassicNo.LUCK
    markers_return: ClassVar[bool] = False
    final_at_once: ClassVar[bool] = True
    turret_cost: ClassVar[int] = 1
    strict_support: ClassVar[bool] = False

    def frontal(self, state: CohState, target: int, shot: Shot) -> bool | None:
        return combat.frontal(state, target, shot)

    def finds_top(self, state: CohState, shot: Shot) -> bool | None:
        return combat.finds_top(state, shot)

    def blue_shield(self, state: CohState, target: int, shot: Shot) -> bool:
        return combat.blue_shield(state, target, shot)

    def defense(self, state: CohState, target: int, shot: Shot, marker: Marker) -> Tally:
        return combat.defense(state, target, shot, marker)

    def attack(
        self,
        state: CohState,
        shot: Shot,
        to: int,
        armored: bool,
        supporters: tuple[int, ...],
        aim: int,
    ) -> Tally:
        return combat.attack(state, shot, to, armored, supporters, aim)

    def reach(self, state: CohState, u: int) -> int:
        return combat.longer_reach(state, u)

    def charges(self, state: CohState, side: int, shot: Shot) -> list[Any]:
        return veteran_moments.charges(state, side, shot) if terms_of(state).veterans else []

    def charge(self, state: CohState, side: int, choice: Any) -> int:
        return veteran_moments.charge(state, side, choice)

    def rolled(self, state: CohState, side: int) -> None:
        if terms_of(state).veterans:
            veteran_moments.rolled(state, side)

    def more_choices(self, state: CohState, u: int, by_card: int) -> list[Any]:
        shots = flak.flak_choices(state, u, by_card) if kept(state).flights else []
        return [*shots, *tellermines.layings(state, u, by_card)]

    def other_bar(self, state: CohState, choice: Any, by_card: int) -> Refusal | None:
        if isinstance(choice, LayMines):
            return tellermines.laying_bar(state, choice, by_card)
        return flak.flak_refusal(state, choice.unit, choice.target, by_card)

    def perform(self, state: CohState, side: int, choice: Any, card: int) -> None:
        if isinstance(choice, LayMines):
            tellermines.commit_laying(state, side, choice, card)
        else:
            flak.commit_flak(state, side, choice, card)

    def marked(self, state: CohState, u: int) -> None:
        combat.marked(state, u)

    def refill(self, state: CohState, armored: bool) -> None:
        combat.refill(state, armored)

    def rally_number(self, state: CohState, u: int, marker: Marker) -> Tally:
        return combat.rally_number(state, u, marker)


class Ground(Rules):
    """C9, C10, C19 and C20: movement, terrain, vehicles and transport."""

    congestion: ClassVar[bool] = False
    dip_rule: ClassVar[str] = "COHC-10.l"
    wrecks_turn: ClassVar[bool] = False
    lands_beside: ClassVar[bool] = False

    def move_lines(self, state: CohState, u: int, to: int) -> list[Line]:
        return ground.move_lines(state, u, to)

    def move_prices(self, state: CohState, u: int, hexes: Sequence[int]) -> list[int]:
        return ground.move_prices(state, u, hexes)

    def entry_toll(self, state: CohState, u: int, to: int) -> list[Line]:
        return ground.entry_toll(state, u, to)

    def held(self, state: CohState, u: int) -> Refusal | None:
        return ground.held(state, u)

    def turns(self, state: CohState, u: int) -> bool:
        return ground.turns(state, u)

    def closed(self, state: CohState, u: int, here: int) -> int:
        return ground.closed(state, u, here)

    def too_low(self, state: CohState, u: int) -> int:
        return state.field.sunken if state.kind(u).is_vehicle else 0

    def creeps(self, state: CohState) -> bool:
        return terms_of(state).cautious

    def crept(self, state: CohState, u: int) -> None:
        ground.note_care(state, u)

    def shut(self, state: CohState, u: int, to: int) -> Refusal | None:
        return ground.shut(state, u, state.hex[u], to)

    def take_control(self, state: CohState) -> bool:
        ground.update_control(state)
        return True

    def symbols(self, state: CohState, u: int) -> tuple[int, int]:
        return driving.symbols(state, u)

    def slow(self, state: CohState) -> int:
        return driving.slow(state)

    def halts(self, state: CohState, u: int, here: int) -> bool:
        return driving.halts(state, u, here)

    def drive_lines(self, state: CohState, u: int, here: int, to: int) -> list[Line]:
        return driving.drive_lines(state, u, here, to)

    def arrived(self, state: CohState, side: int, u: int, origin: int) -> None:
        ground.note_pace(state, u)
        driving.came_in(state, side, u, origin)

    def destroyed(self, state: CohState, u: int) -> None:
        if terms_of(state).veterans:
            veteran_moments.avenge(state, u)
        driving.leave_wreck(state, u)
        driving.drop_marks(state, u)
        drop(state, u)


class Lurking(Rules):
    """C12 and C13: hidden units and snipers."""

    hide_cost: ClassVar[int] = lurking.HIDES.total
    least_stealth: ClassVar[int] = 4
    vehicles_betrayed: ClassVar[bool] = False
    hidden_act: ClassVar[bool] = False

    def detected_by(self, state: CohState, u: int) -> str:
        return lurking.detected_by(state, u)

    def stealth_cost(self, state: CohState, u: int, to: int) -> Tally:
        return lurking.stealth_cost(state, u, to)

    def search(self, state: CohState, side: int, shot: Shot, support: tuple[int, ...]) -> Any:
        return lurking.BlindFire(side, shot, support)

    def struck_unseen(self, state: CohState, u: int) -> int:
        return lurking.easiest(state, state.enemies(state.side(u))[0], state.hex[u])

    def hidden_fire(self, state: CohState, u: int) -> bool:
        return lurking.fires_hidden(state, u)

    def fired(self, state: CohState, side: int, shot: Shot) -> None:
        if shot.attacker != NOBODY and state.hidden >> shot.attacker & 1:
            lurking.sniped(state, side, shot)


class Works(Rules):
    """C14 to C17 and C21 to C23: fires, smoke, fortifications, obstacles and mines."""

    dig_cost: ClassVar[int] = 7
    works_share: ClassVar[bool] = True
    piles_block: ClassVar[bool] = False
    smoke_heaps: ClassVar[bool] = True
    smoke_clings: ClassVar[bool] = False
    smoke_slows: ClassVar[bool] = False
    forts_shared: ClassVar[bool] = True
    work_rules: ClassVar[Mapping[WorkType, str]] = digging.DEFENSES
    works_in_ground: ClassVar[bool] = True
    drifts: ClassVar[bool] = False
    lays_around: ClassVar[bool] = True
    unspotted: ClassVar[bool] = False

    def before_strike(self, state: CohState, hexes: tuple[int, ...]) -> None:
        if terms_of(state).veterans:
            for side in reversed(state.setting.seats):
                marching.warn(state, side, hexes)

    def may_smoke(self, smoker: Smoker, permitted: Container[Smoker]) -> bool:
        return True

    def smoker(self, kind: UnitKind) -> Smoker | None:
        return fires.smoker(kind)

    def fire_cost(self, state: CohState, shot: Shot) -> Line | None:
        return fires.fire_cost(state, shot)

    def smoke_cost(self, state: CohState, shot: Shot) -> Tally | None:
        return fires.smoke_cost(state, shot)

    def blind(self, state: CohState, units: int, h: int) -> int:
        return digging.blind(state, units, h)

    def spotters(self, state: CohState, u: int, among: int) -> int:
        return fires.spotters(state, u, among)

    def shelter_cost(self, state: CohState, u: int) -> Tally:
        return digging.shelter_cost(state, u)

    def shelters(self, state: CohState, u: int) -> bool:
        return digging.shelters(state, u)

    def crossing(self, state: CohState, u: int, to: int) -> str:
        return digging.crossing(state, u, to)

    def stopped(self, state: CohState, side: int, u: int) -> None:
        digging.stopped(state, side, u)

    def may_occupy(self, state: CohState, u: int, work: WorkType) -> bool:
        pits = work is WorkType.GUN_PIT and terms_of(state).vehicles_in_pits
        return pits and state.kind(u).is_vehicle

    def asks_toll(self, state: CohState, toll: Any) -> bool:
        return digging.asks_toll(state, toll)

    def mines_catch(self, state: CohState, u: int, colour: str) -> bool:
        return digging.mines_catch(state, u, colour)

    def mines_roll(self, state: CohState, owner: int, u: int) -> int:
        return state.side(u)

    def clears_mines(self, state: CohState, shot: Shot) -> bool:
        return digging.clears_mines(state, shot)

    def pioneers_wake_mines(self) -> bool:
        return False

    def stirs(self) -> bool:
        return True


class ClassicRules(Economy, Combat, Ground, Lurking, Works):
    """Earlier editions of Conflict of Heroes, after the player sheet."""

    numbered: ClassVar[Mapping[str, str]] = SHEET

"""Who may act and what each unit may do: the lists behind the choices of a turn.

Each list passes the bars of `moments/bars.py`, which also answer "why not?"; what all choices of
a kind have in common is asked once for the whole list.
"""

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.terms import TERMS
from hexfront.games.coh.choices import (
    Attack,
    Bombard,
    CloseCombat,
    CohChoice,
    Creep,
    Demolish,
    Dislodge,
    Enter,
    Flame,
    FlameClose,
    Gather,
    GroupKind,
    Leave,
    Load,
    Move,
    Occupy,
    Pivot,
    Rally,
    Recon,
    Reveal,
    Smoke,
    Stall,
    StealthMove,
    TakeCover,
    Unload,
    UseWeapon,
    UseWeaponClose,
)
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_barred, close_shots, harmed_among, kept_in
from hexfront.games.coh.command.payment import NO_LIMIT, means, pays
from hexfront.games.coh.command.points import STALL, STRESSED, available
from hexfront.games.coh.flame.throwers import burns_works, flame_hexes, flame_targets
from hexfront.games.coh.groups.members import near_group, payable_kinds
from hexfront.games.coh.hidden.recon import searched_among
from hexfront.games.coh.hidden.stealth import stealth_cost, stealth_hexes
from hexfront.games.coh.moments.aiming import affordable_bombardments, payable_hexes, weapon_attacks
from hexfront.games.coh.moments.bars import action_bar
from hexfront.games.coh.moments.gathering import (
    DIGGING_GROUPS,
    ENTRY_GROUPS,
    HIDDEN_GROUPS,
    SNEAKING_GROUPS,
    VISIBLE_GROUPS,
    starts_group,
    sure_groups,
)
from hexfront.games.coh.moments.picking import card_unit_bar, may_act, may_rally, may_stall
from hexfront.games.coh.moments.smoke import smoke_bar
from hexfront.games.coh.movement.entry import entry_hexes
from hexfront.games.coh.movement.steps import (
    bars_moving,
    bars_turning,
    creep_cost,
    open_steps,
    pivot_cost,
    step_prices,
)
from hexfront.games.coh.smoke.laying import smoke_cost, smoker
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.zone import target_zone
from hexfront.games.coh.vehicles.transport import transports, unload_hexes
from hexfront.games.coh.works.crowds import spared
from hexfront.games.coh.works.digging import dig_cost, dig_refusal
from hexfront.games.coh.works.layout import work_at
from hexfront.games.coh.works.shelter import in_bunker
from hexfront.play.masks import each, members


def selectable(state: CohState, side: int) -> list[int]:
    """Units that may be picked for an action (COH-2.2)."""
    own = state.setting.side_mask[side]
    there = (state.board | state.hidden) & own
    able, paired, hit = _pays_to_stall(state, side), _paired(state), state.hit
    # Without a hit marker a unit can always stall if it is paid for, unless it acts with another.
    found = [u for u in each(there)
             if (may_act(state, u) if hit[u] or paired >> u & 1
                 else able >> u & 1 or weapon_attacks(state, u, 0))]  # fmt: skip
    waiting = state.waiting & own
    if waiting:
        found.extend(u for u in each(waiting) if entry_hexes(state, u))
    return found


def _pays_to_stall(state: CohState, side: int) -> int:
    """Units that are fresh, or for which the side has the CAP (COH-2.2.d)."""
    left = available(state, side) - STALL.value
    if left < 0:
        return ~state.spent
    return ~(state.spent & state.stressed) if left < STRESSED.value else -1


def _paired(state: CohState) -> int:
    """Units that act with their vehicle or cargo only (COH-15.8.a)."""
    pairs = state.aboard
    for u in each(state.aboard):
        pairs |= 1 << state.carrier[u]
    return pairs


def card_units(state: CohState, side: int, number: int) -> list[int]:
    """Units for which an action card may be played."""
    return [u for u in _card_pool(state, side, number) if card_unit_bar(state, u, number) is None]


def fits_somebody(state: CohState, side: int, number: int) -> bool:
    """May an action card be played for any unit?"""
    return any(card_unit_bar(state, u, number) is None for u in _card_pool(state, side, number))


def _card_pool(state: CohState, side: int, number: int) -> list[int]:
    pool = state.board
    if card(state, number).for_hidden:  # COH-8.8.a
        pool |= state.hidden
    return members(pool & state.setting.side_mask[side])


def unit_choices(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    """Everything that the unit may do now."""
    if state.waiting >> u & 1:
        entries: list[CohChoice] = [Enter(u, h) for h in entry_hexes(state, u)]
        if not state.setting.rules.free_entry:
            entries = [entry for entry in entries if action_bar(state, entry, by_card) is None]
        return [*entries, *_groups(state, u, by_card, ENTRY_GROUPS, NO_LIMIT)]
    terms = TERMS[by_card]
    if terms.action is not None and terms.group is not None:
        single = Rally(u) if terms.action is Rally else TakeCover(u)
        return [single, *_groups(state, u, by_card, (terms.group,), NO_LIMIT)]
    left, listed = means(state, (u,), by_card), list[CohChoice]()
    if state.hidden >> u & 1 and not state.setting.rules.hidden_act:
        others = state.setting.rules.more_choices(state, u, by_card)
        listed = [*_stealth(state, u, left), *attacks(state, u, left), *others, Reveal(u)]
        return [*listed, *_groups(state, u, by_card, SNEAKING_GROUPS, left)]
    if may_stall(state, u, left):
        listed.append(Stall(u))
    if may_rally(state, u, left):
        listed.append(Rally(u))
    if state.marker(u).bars_all_but_rally:
        listed.extend(_transport(state, u, by_card))
        return [*listed, *_groups(state, u, by_card, (GroupKind.RALLY,), left)]
    if state.hidden >> u & 1:
        listed.extend(_bombards(state, u, left))
        listed.extend(_smoke(state, u, by_card, left))
        listed.extend(_stealth(state, u, left))
        listed.append(Reveal(u))
        return [*listed, *_groups(state, u, by_card, HIDDEN_GROUPS, left)]
    listed.extend(_moves(state, u, left))
    listed.extend(attacks(state, u, left))
    listed.extend(_thrown(state, u, by_card))
    listed.extend(_bombards(state, u, left))
    listed.extend(_smoke(state, u, by_card, left))
    listed.extend(_stealth(state, u, left))
    listed.extend(_transport(state, u, by_card))
    listed.extend(state.setting.rules.more_choices(state, u, by_card))
    digs = dig_refusal(state, u) is None
    if digs and pays(state, left, dig_cost, (u,)):
        listed.append(TakeCover(u))
    if state.works or (state.hasty and state.setting.rules.may_dig()):
        listed.extend(_around_works(state, u, by_card))
    kinds = DIGGING_GROUPS if digs else VISIBLE_GROUPS
    return [*listed, *_groups(state, u, by_card, kinds, left)]


def _around_works(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    """Getting in and out of fortifications, and attacks on works in the own hex."""
    able: list[CohChoice] = []
    if state.works and work_at(state, state.hex[u]) is not None:
        able += [Occupy(u), Leave(u), Demolish(u)]
    dug_in = state.hasty & state.foes(u)
    if dug_in:
        enemies = state.enemies_at(state.side(u), state.hex[u])
        able += [Dislodge(u, enemy) for enemy in enemies if dug_in >> enemy & 1]
    return [choice for choice in able if action_bar(state, choice, by_card) is None]


def _moves(state: CohState, u: int, left: int) -> list[CohChoice]:
    held = bars_moving(state, u) is not None
    if held and bars_turning(state, u) is not None:
        return []
    open_to = 0 if held else open_steps(state, u)
    around = [h for h in state.field.neighbours[state.hex[u]] if open_to >> h & 1]
    if left < NO_LIMIT and around:
        prices = step_prices(state, u, around)
        around = [h for h, price in zip(around, prices, strict=True) if price <= left]
    listed: list[CohChoice] = [Move(u, h) for h in around]
    if state.setting.rules.creeps(state):
        listed.extend(Creep(u, h) for h in around if pays(state, left, creep_cost, u, h))
    if in_bunker(state, u) is not None:  # COH-17.5.b
        return listed
    if pays(state, left, pivot_cost, u):
        facing = state.facing[u]
        listed.extend([Pivot(u, f) for f in range(6) if f != facing])
    return listed


def attacks(state: CohState, u: int, left: int) -> list[CohChoice]:
    """Attacks with what the counter prints, its flamethrower included."""
    if state.hidden >> u & 1 and not state.setting.rules.hidden_fire(state, u):
        return []
    shot = Shot(u)
    if attack_barred(state, u) is not None or not pays(state, left, attack_cost, shot):
        return []
    burns = [Flame(u, state.hex[u])] if burns_works(state, u) else []
    if state.in_close_combat(u):  # COH-6.10.b
        listed: list[CohChoice] = [CloseCombat(u, t, red) for t, red in close_shots(state, shot)]
        return [*listed, *(FlameClose(u, target) for target in flame_targets(state, u)), *burns]
    barred = kept_in(state, u) or spared(state, state.hex[u])
    able, zone = payable_hexes(state, u, left), 0 if barred else target_zone(state, u)
    listed = [Attack(u, h) for h in harmed_among(state, zone, shot) if able >> h & 1]
    if state.hidden >> u & 1:
        return listed
    listed.extend([Flame(u, h) for h in flame_hexes(state, u) if able >> h & 1])
    listed.extend(burns)
    if searched_among(state, zone, u) & able:
        listed.append(Recon(u))
    return listed


def _thrown(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    """Attacks with the weapon cards of the scenario (COH-8.2)."""
    return [
        UseWeapon(u, shot.weapon, shot.to)
        if target == NOBODY
        else UseWeaponClose(u, shot.weapon, target, shot.red)
        for shot, target in weapon_attacks(state, u, by_card)
    ]


def _bombards(state: CohState, u: int, left: int) -> list[CohChoice]:
    return [Bombard(u, to, spot) for to, spot in affordable_bombardments(state, u, left)]


def _smoke(state: CohState, u: int, by_card: int, left: int) -> list[CohChoice]:
    if smoker(state, u) is None:
        return []
    if state.kind(u).indirect_cost is None and not pays(state, left, smoke_cost, Shot(u)):
        return []  # before anybody looks where
    return [Smoke(u)] if smoke_bar(state, u, by_card) is None else []


def _stealth(state: CohState, u: int, left: int) -> list[CohChoice]:
    if not state.setting.rules.may_hide():
        return []
    if not state.hidden >> u & 1 or not state.setting.rules.prepaid:
        if not pays(state, left, stealth_cost, (u,), state.hex[u]):
            return []
        return [StealthMove(u, h) for h in stealth_hexes(state, u)]
    return [
        StealthMove(u, h) for h in stealth_hexes(state, u)
        if pays(state, left, stealth_cost, (u,), h)
    ]  # fmt: skip


def _transport(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    """Getting on and off vehicles (COH-15.7, COH-15.9)."""
    if not state.setting.vehicles or state.hidden >> u & 1:
        return []
    listed: list[CohChoice] = [Load(u, vehicle) for vehicle in transports(state, u)]
    if state.aboard >> u & 1:
        listed.extend(Unload(u, h) for h in unload_hexes(state, u))
    return [choice for choice in listed if action_bar(state, choice, by_card) is None]


def _groups(
    state: CohState, u: int, by_card: int, kinds: tuple[GroupKind, ...], left: int
) -> list[CohChoice]:
    """Kinds of group that this unit could start with at least one other unit."""
    if not state.setting.rules.may_group():
        return []
    if left < NO_LIMIT and state.setting.rules.prepaid:  # COH-10.1.c
        kinds = payable_kinds(state, u, kinds, left)
    near = near_group(state, (u,), kinds == ENTRY_GROUPS) if kinds else []
    if not near:
        return []
    sure = sure_groups(state, u, by_card, near)
    return [Gather(u, kind) for kind in kinds
            if kind in sure or starts_group(state, u, kind, by_card, near)]  # fmt: skip

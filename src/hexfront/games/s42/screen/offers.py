"""Legal choices with what to know before taking them: odds, chances, costs, ways."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import msgspec

from hexfront.games.s42.advance.breakthrough import able, fighting
from hexfront.games.s42.choices import (
    Attack,
    Breakthrough,
    CallOff,
    Decline,
    Defend,
    Disengage,
    DisengageStack,
    EndPhase,
    Entrain,
    Fortify,
    Join,
    Lead,
    Leave,
    Lose,
    March,
    Move,
    MoveRailhead,
    Overrun,
    Pick,
    PlaceSupply,
    PlanOffensive,
    Refit,
    Replace,
    Reroll,
    Resolve,
    Return,
    UseAir,
    UseArtillery,
    UseOffensive,
    Withhold,
)
from hexfront.games.s42.combat.attack import fit
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import (
    defense_column,
    defense_modifiers,
    lead_units,
    may_fight_on,
)
from hexfront.games.s42.combat.odds import (
    HIGHEST,
    LOWEST,
    breakthrough_battle,
    column_name,
    odds,
    strongest,
    table_column,
)
from hexfront.games.s42.combat.outcomes import CellChance, Outlook, outcome_distribution
from hexfront.games.s42.definitions.tables import DIE
from hexfront.games.s42.maskirovka.emerging import may_come_out
from hexfront.games.s42.moments.breakthrough import GroupAdvance
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.moments.defense import CallSupport, DefenseAgain, NameLead, Stand
from hexfront.games.s42.moments.disengaging import DisengageAgain
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.moments.resolution import CombatAgain, DefensiveAir, PickDie
from hexfront.games.s42.movement.allowance import HALVES, budget
from hexfront.games.s42.movement.reach import Reach, reach
from hexfront.games.s42.retreat.disengaging import disengage_roll
from hexfront.games.s42.screen.preview import (
    AttackPreview,
    Chance,
    DefensePreview,
    Forecast,
    MarchPreview,
    Outcome,
    Preview,
)
from hexfront.games.s42.screen.sight import rest
from hexfront.games.s42.setting import SIDES
from hexfront.games.s42.state import REPLACEMENTS, S42State
from hexfront.hexes import HexId
from hexfront.play import Choice, Offer, Undone
from hexfront.play.masks import members
from hexfront.play.moment import SideMoment

FACES = len(DIE)


def offers_of(state: S42State, seat: int) -> list[Offer]:
    """The seat's legal choices, each with its preview."""
    if state.actor() != seat:
        return []
    moment: SideMoment[S42State] = state.stack[-1]
    if isinstance(moment, Moving):
        return _moving_offers(state, moment)
    choices = state.choices()
    return [
        Offer(
            choice,
            preview(state, moment, choice),
            _undone(state, choices) if isinstance(choice, EndPhase) else None,
        )
        for choice in choices
    ]


_COSTS_RP = (Fortify, Refit, PlaceSupply, PlanOffensive)


def _undone(state: S42State, choices: Sequence[Choice]) -> Undone | None:
    """Units that could still move, hexes that could still be attacked or reached by a Railhead,
    means to be spent."""
    units = [c.unit for c in choices if isinstance(c, Move) and not state.moved >> c.unit & 1]
    hexes = [c.hex for c in choices if isinstance(c, Attack)]
    hexes += sorted({c.to for c in choices if isinstance(c, MoveRailhead)})
    points = state.rp if any(isinstance(c, _COSTS_RP) for c in choices) else 0  # S42-18.1.b
    kinds = {c.kind for c in choices if isinstance(c, Replace | Return)}
    points += sum(state.replacements[REPLACEMENTS.index(kind)] for kind in kinds)
    return Undone(tuple(units), tuple(hexes), points) or None


def preview(state: S42State, moment: SideMoment[S42State], choice: Choice) -> Preview | None:
    """What to know before this choice; None when there is nothing to weigh."""
    match moment:
        case Gathering():
            return _gathering(state, moment, choice)
        case PickDie() if isinstance(choice, Pick):
            return _picked(state, moment.battle, choice.die)
        case CombatAgain():
            return _rolled_again(state, moment, choice)
        case DefenseAgain():
            return _defended_again(state, moment, choice)
        case DisengageAgain(units=units, die=die):
            return _disengaging(state, units, DIE if isinstance(choice, Reroll) else (die,))
        case DefensiveAir():
            return _air_cover(state, moment, choice)
        case Stand() | NameLead() | CallSupport():
            return _standing(state, moment, choice)
        case GroupAdvance() if isinstance(choice, Breakthrough):
            units = fighting(state, able(state, moment.battle, moment.group))
            air = moment.group.air
            target = HexId(choice.hex)
            battle = breakthrough_battle(state, moment.side, target, units, air)
            attack = attack_preview(state, battle)
            return Preview(attack=attack, odds=attack.odds, units=battle.attackers)
    return _plain(state, moment, choice)


def _plain(state: S42State, moment: SideMoment[S42State], choice: Choice) -> Preview | None:
    match choice:
        case Attack(target):
            return _strongest(state, moment.side, target, automatic=False)
        case Overrun(target):
            return _strongest(state, moment.side, target, automatic=True)
        case Disengage(unit):
            return _disengaging(state, (unit,))
        case DisengageStack(h):
            return _disengaging(state, tuple(members(state.combat_at(h, moment.side))))
        case Lose(unit):
            return Preview(left=state.steps(unit) - 1)
        case Replace(_, kind) | Return(_, kind):
            return Preview(left=state.replacements[REPLACEMENTS.index(kind)] - 1)
    return None


# Combat.


def _strongest(state: S42State, side: int, target: int, *, automatic: bool) -> Preview | None:
    battle = strongest(state, side, HexId(target), fit(state, side), automatic=automatic)
    return None if battle is None else _odds(state, battle)


def _odds(state: S42State, battle: Battle) -> Preview:
    return Preview(odds=column_name(odds(state, battle).column), units=battle.attackers)


def _gathering(state: S42State, moment: Gathering, choice: Choice) -> Preview | None:
    """The attack as it stands, or the odds once the choice is taken."""
    match choice:
        case Resolve() | CallOff():
            return Preview(attack=attack_preview(state, moment.battle))
        case UseOffensive(hq):
            used = (*moment.battle.offensives, hq)
            battle = msgspec.structs.replace(moment.battle, offensives=used)
            return Preview(attack=attack_preview(state, battle))
        case Join() | Leave() | UseAir() | UseArtillery() | Withhold():
            after = state.copy()
            after.news = None
            after.take(choice)
            return _odds(state, after.stack[-1].battle)
    return None


def _air_cover(state: S42State, moment: DefensiveAir, choice: Choice) -> Preview | None:
    """The attack with air cover or without; the figures of the battle have been fixed."""
    battle = moment.battle
    if isinstance(choice, UseAir):
        battle = msgspec.structs.replace(battle, defensive_air=choice.air)
    return Preview(attack=attack_preview(state, battle))


def attack_preview(state: S42State, battle: Battle) -> AttackPreview:
    """All figures of an attack, the results of its column and what can come of them."""
    found = odds(state, battle)
    unsure = bool(state.setting.armies) and may_come_out(state, battle)
    rolled = not found.automatic and found.refusal is None
    foreseen = found.refusal is None and not unsure
    outlook = outcome_distribution(state, battle) if foreseen else None
    return AttackPreview(
        hex=battle.hex,
        attackers=battle.attackers,
        defenders=tuple(share.unit for share in found.defenders),
        shares=(*found.attackers, *found.defenders),
        strength=found.attack,
        guard=found.defense,
        ratio=column_name(found.raw),
        shifts=found.shifts,
        odds=column_name(found.column),
        column=min(max(found.column, LOWEST), HIGHEST) - LOWEST,
        outcomes=_results(outlook.cells) if rolled and outlook is not None else (),
        automatic=found.automatic,
        unsure=unsure,
        forecast=None if outlook is None else _forecast(outlook),
        refusal=found.refusal,
    )


def _forecast(found: Outlook) -> Forecast:
    return Forecast(
        held=chance(found.held),
        delayed=chance(found.delayed),
        driven_off=chance(found.vacated - found.delayed),
        destroyed=chance(found.eliminated),
        attacker_loss=chance(found.attacker_loss),
        defender_loss=chance(found.defender_loss),
    )


def _results(cells: tuple[CellChance, ...]) -> tuple[Outcome, ...]:
    """The results of the CRT, the likeliest first."""
    return tuple(
        Outcome(
            f"{cell.code} {cell.advance}" if cell.advance else cell.code,
            chance(cell.chance),
            cell.shade,
        )
        for cell in sorted(cells, key=lambda cell: -cell.chance)
    )


def chance(value: Fraction) -> Chance:
    return value.numerator, value.denominator


def _picked(state: S42State, battle: Battle, die: int) -> Preview:
    """The result that a die stands for."""
    cell = state.setting.charts.combat.cell(table_column(battle.column), die)
    found = CellChance(cell.code, cell.advance, cell.shade.value, Fraction(1))
    return Preview(outcomes=_results((found,)))


def _rolled_again(state: S42State, moment: CombatAgain, choice: Choice) -> Preview:
    """What the dice that lie there can come to, or another roll."""
    battle = moment.battle
    if isinstance(choice, Reroll):
        after = state.copy()
        after.used |= 1 << moment.leader
        return Preview(outcomes=_results(outcome_distribution(after, battle).cells))
    dice = sorted(set(moment.dice))
    return Preview(outcomes=tuple(_picked(state, battle, die).outcomes[0] for die in dice))


def _disengaging(state: S42State, units: tuple[int, ...], dice: Sequence[int] = DIE) -> Preview:
    """The results of the Disengagement Table, the likeliest first."""
    table = state.setting.charts.disengagement
    results = [table.result(disengage_roll(state, units, die).total) for die in dice]
    return Preview(units=units, outcomes=_counted(results))


def _counted(results: Sequence[str]) -> tuple[Outcome, ...]:
    """Results of equally likely rolls, the likeliest first."""
    counts = Counter(results).most_common()
    return tuple(Outcome(label, chance(Fraction(n, len(results)))) for label, n in counts)


# Determined Defense.


def _standing(
    state: S42State, moment: Stand | NameLead | CallSupport, choice: Choice
) -> Preview | None:
    match moment, choice:
        case Stand(), Defend(desperate):
            leads = lead_units(state, moment.battle, desperate=moment.desperate or desperate)
            return _best_defense(state, moment.battle, leads)
        case NameLead(), Lead(unit):
            attempt = moment.attempt
            return _defense(state, attempt.battle, unit, supported=attempt.supported)
        case CallSupport(), Decline() | UseAir() | UseArtillery():
            supported = moment.attempt.supported or not isinstance(choice, Decline)
            return _defense(state, moment.attempt.battle, moment.lead, supported=supported)
    return None


def _best_defense(state: S42State, battle: Battle, leads: list[int]) -> Preview | None:
    if not leads:
        return None
    best = max(
        leads,
        key=lambda u: defense_modifiers(state, battle, u, supported=False).total,
    )
    return _defense(state, battle, best, supported=False)


def _defense(state: S42State, battle: Battle, lead: int, *, supported: bool) -> Preview:
    table = state.setting.charts.defense
    column = defense_column(state, battle.hex, battle.defender)
    modifiers = defense_modifiers(state, battle, lead, supported=supported)
    results = [table.result(column, die + modifiers.total) for die in DIE]
    holds = ("S", "P") if may_fight_on(state, battle) else ("S",)
    held = sum(result.outcome in holds for result in results)
    lost = sum(result.outcome == "F" for result in results)
    return Preview(
        defense=DefensePreview(
            lead=lead,
            column=column.value,
            modifiers=modifiers,
            outcomes=_counted([*map(str, results)]),
            success=chance(Fraction(held, FACES)),
            partial=chance(Fraction(FACES - held - lost, FACES)),
        )
    )


def _defended_again(state: S42State, moment: DefenseAgain, choice: Choice) -> Preview:
    """What the die that lies there has brought, or another roll."""
    battle, supported = moment.attempt.battle, moment.attempt.supported
    if isinstance(choice, Reroll):
        return _defense(state, battle, moment.lead, supported=supported)
    column = defense_column(state, battle.hex, battle.defender)
    total = moment.die + defense_modifiers(state, battle, moment.lead, supported=supported).total
    result = state.setting.charts.defense.result(column, total)
    return Preview(outcomes=_counted([str(result)]))


# Movement.


def _moving_offers(state: S42State, moment: Moving) -> list[Offer]:
    """Marches share one search of the map."""
    found = reach(state, moment.units, moment.joined, moment.hexes, moment.halves)
    marches = _marches(state, moment, found)
    limits, side = state.setting.definitions.limits, SIDES[moment.side]
    trains = Preview(left=limits.rail_units.of(side) - state.rail_total - 1)
    listed = []
    for choice in state.choices():
        match choice:
            case March(to):
                listed.append(Offer(choice, marches[HexId(to)]))
            case Entrain():
                listed.append(Offer(choice, trains))
            case _:
                listed.append(Offer(choice))
    return listed


def _marches(state: S42State, moment: Moving, found: Reach) -> dict[HexId, Preview]:
    left = budget(state, moment.units, moment.joined, moment.hexes, moment.halves)
    return {
        h: Preview(
            march=MarchPreview(
                path=tuple(at for at, _ in found.path(h)),
                cost=halves / HALVES,
                left=rest(found, left, h, halves, kind),
                kind=kind.name.lower(),
            )
        )
        for h, (halves, kind) in found.table().items()
    }

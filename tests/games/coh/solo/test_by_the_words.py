"""Random situations: the AI chooses what the rules, read slowly, allow, and all of it (SOLO-5)."""

from collections.abc import Callable
from random import Random

import pytest

from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.movement.steps import bars_turning
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.solo.choice import try_order
from hexfront.games.coh.solo.deck import orders
from hexfront.games.coh.solo.orders import Act, Deed, Order
from hexfront.games.coh.solo.procedure import Procedure, UndecidedError
from hexfront.games.coh.solo.rows import CLOSE, SHORT, try_row
from hexfront.games.coh.solo.ties import end_hex
from hexfront.games.coh.solo.ways import can_go, candidates, goal_hex
from hexfront.games.coh.state import CohState
from tests.games.coh.solo.by_the_words import NOTHING, Words, best

ATTACKS = (Act.ATTACK, Act.GROUP_ATTACK)
Pair = tuple[int, int]


# The rest of the words: which AI, and against what.


def feasible(w: Words, a: int, t: int, deed: Deed) -> bool:
    marker = w.state.marker(a)
    match deed.act:
        case Act.ATTACK | Act.GROUP_ATTACK:
            return t >= 0 and w.can_attack(a, t, deed)
        case Act.RALLY:
            return bool(w.state.hit[a] and marker.rally) and not w.in_combat(a)
        case Act.AUTO_RALLY:
            return bool(w.state.hit[a])
        case Act.MOVE:
            return bool(w.moves_to(a, t, deed))
        case _:
            return bool(w.moves_to(a, t, deed)) or w.turns_to_threat(a)


def price(w: Words, a: int, targets: list[int]) -> int:
    """The attack cost of an AI, before stress (SOLO-5.3.a3)."""
    costs = [attack_cost(w.state, Shot(a, w.state.hex[t])) for t in targets]
    plain = [cost.total - cost.value("tally-stress") for cost in costs]
    return min(plain, default=w.state.kind(a).attack_cost)


def attackers(w: Words, able: dict[int, list[int]], idle: Callable[[int], int]) -> list[int]:
    """SOLO-5.3."""
    return best(
        able,
        lambda a: bool(w.state.hit[a]),
        lambda a: -max([w.rating(a, t) for t in able[a]], default=idle(a)),
        lambda a: price(w, a, able[a]),
        lambda a: -w.cover(a, w.state.hex[a]),
    )


def attacked(w: Words, a: int, targets: list[int]) -> list[int]:
    """SOLO-5.4."""
    return best(
        targets,
        lambda t: w.toughness(a, t),
        lambda t: not w.state.hit[t],
        w.spent,
        lambda t: -w.best_rating(t, w.ais),
        lambda t: w.state.kind(t).attack_cost,
        lambda t: w.state.kind(t).move_cost,
    )


def goals(w: Words, kinds: dict[int, int]) -> list[int]:
    """SOLO-5.7."""

    def to_objective(t: int) -> int:
        return min((w.field.distance(w.place(t), h) for h in w.objectives), default=0)

    return best(
        kinds,
        lambda t: kinds[t],
        lambda t: t < 0 or not w.spent(t),
        lambda t: t < 0 or not w.state.hit[t],
        to_objective,
    )


def pairs(w: Words, order: Order) -> list[tuple[int, int, int]]:
    """SOLO-5.1.d, steps 1 to 4: AI, target, and the place of its kind."""
    found = []
    for a in w.ais:
        able = w.blue or not w.spent(a)
        if not able or not all(w.answers(a, atom, w.units) for atom in order.agent):
            continue
        for kind, wanted in enumerate(order.targets):
            units = [u for u in w.units if all(w.answers(u, x, w.ais) for x in wanted.atoms)]
            for t in [-2 - h for h in w.objectives] if wanted.objective else units:
                seen = "los" not in wanted.atoms or w.state.sees(w.state.hex[a], w.place(t))
                if seen and feasible(w, a, t, order.deed):
                    found.append((a, t, kind))
    return found


def superlatives(
    w: Words, order: Order, found: list[tuple[int, int, int]]
) -> list[tuple[int, int, int]]:
    """SOLO-5.1.g, SOLO-AMB-2."""
    if "maxAR" in order.agent and order.deed.act.is_attack:
        top = max(w.rating(a, t) for a, t, _ in found)
        blue = w.state.kind
        kept = {(a, blue(t).armored) for a, t, _ in found if w.rating(a, t) == top}
        found = [one for one in found if (one[0], blue(one[1]).armored) in kept]
    elif "maxAR" in order.agent:
        kept_ai = best({a for a, _, _ in found}, lambda a: -w.best_rating(a, w.units))
        found = [one for one in found if one[0] in kept_ai]
    if "minDR" in order.agent:
        kept_ai = best({a for a, _, _ in found}, w.own_toughness)
        found = [one for one in found if one[0] in kept_ai]
    for atom, figure in (
        ("minDR", w.toughness), ("maxAR", lambda a, t: -w.best_rating(t, w.ais)),
    ):  # fmt: skip
        asked = [one for one in found if atom in order.targets[one[2]].atoms]
        least = min((figure(a, t) for a, t, _ in asked), default=0)
        found = [one for one in found if one not in asked or figure(one[0], one[1]) == least]
    return found


def executed(w: Words, order: Order) -> set[Pair]:
    """All that an order may come to."""
    found = pairs(w, order)
    if not found:
        return set()
    found = superlatives(w, order, found)
    nearest = {a: min(w.away(a, w.place(t)) for b, t, _ in found if b == a) for a, _, _ in found}
    wanted = min(nearest.values()) if order.nearest else max(nearest.values())
    found = [one for one in found if w.away(one[0], w.place(one[1])) == nearest[one[0]] == wanted]
    able: dict[int, list[int]] = {}
    for a, t, _ in found:
        able.setdefault(a, []).append(t)
    if order.deed.act.is_move:
        moving = w.state
        taken = best(able, lambda a: bool(moving.hit[a]),
                     lambda a: moving.kind(a).move_cost + moving.marker(a).move_cost)  # fmt: skip
    elif order.deed.act.is_attack:
        taken = attackers(w, able, lambda a: 0)
    else:
        idle: dict[int, list[int]] = {a: [] for a in able}
        taken = attackers(w, idle, lambda a: w.best_rating(a, w.units))
    result = set()
    for a in taken:
        if order.deed.act.is_attack:
            result |= {(a, t) for t in attacked(w, a, able[a])}
            continue
        kinds = {t: min(k for b, u, k in found if (b, u) == (a, t)) for t in able[a]}
        result |= {(a, t) for t in goals(w, kinds)}
    return result


# Priority rows (SOLO-4.3); those that pivot and attack have tests of their own.


def can_do(w: Words, a: int, deed: Deed, near: list[int]) -> bool:
    match deed.act:
        case Act.ATTACK | Act.GROUP_ATTACK:
            return any(w.can_attack(a, t, deed) for t in near) or withdraws(w, a)
        case Act.PIVOT:
            flank = any(not w.in_arc(a, w.state.hex[u]) for u in near)
            return flank and bars_turning(w.state, a) is None
        case Act.DISENGAGE:
            return bool(w.careful_hexes(a, w.safe(a), None))
        case Act.INTO_COMBAT:
            return not w.is_crew(a) and any(w.state.hex[u] in w.ends(a) for u in near)
        case _:
            return feasible(w, a, NOTHING, deed)


def withdraws(w: Words, a: int) -> bool:
    return w.is_crew(a) and w.in_combat(a) and bool(w.careful_hexes(a, w.safe(a), None))


def row_done(w: Words, row: str, deeds: tuple[Deed, ...]) -> set[tuple[int, Act, int]]:
    near: dict[int, list[int]] = {}
    for a in w.ais:
        reach = 0 if row == CLOSE else 1
        met = [u for u in w.units if w.away(a, w.state.hex[u]) == reach]
        out = (row == SHORT and w.in_combat(a)) or (w.spent(a) and not w.blue)
        if met and not out and any(can_do(w, a, deed, met) for deed in deeds):
            near[a] = met
    able = {
        a: [t for t in met if any(w.can_attack(a, t, one) for one in deeds if one.act in ATTACKS)]
        for a, met in near.items()
    }
    result = set()
    for a in attackers(w, able, lambda a: -99):
        deed = next(deed for deed in deeds if can_do(w, a, deed, near[a]))
        targets = [NOTHING]
        if deed.act in ATTACKS and not withdraws(w, a):
            targets = attacked(w, a, [t for t in near[a] if w.can_attack(a, t, deed)])
        elif deed.act is Act.INTO_COMBAT:
            targets = goals(w, {u: 0 for u in near[a] if w.state.hex[u] in w.ends(a)})
        result |= {(a, deed.act, t) for t in targets}
    return result


# What the game does, with every lot that could fall.


def all_of(state: CohState, blue: bool, decide: Callable[[Procedure], object]) -> set[object]:
    found: set[object] = set()
    due: list[tuple[int, ...]] = [()]
    while due:
        picks = due.pop()
        try:
            found.add(decide(Procedure(state, picks, blue)))
        except UndecidedError as tie:
            due += [(*picks, n) for n in range(len(tie.among))]
    return found - {None}


SIDES = ("N", "NE", "SE", "S", "SW", "NW")
MARKERS = ("unnerved", "pinned", "stunned", "suppressed", "panicked", "cowering")
GERMANS = ("german-rifles-41", "german-mg-34", "german-hmg-34", "german-pioneers")
SOVIETS = ("soviet-rifles-41", "soviet-smg-41", "soviet-maxim crewed", "soviet-nkvd")


def situation(random: Random, columns: str, close: bool = False) -> Position:
    """Soviet AI among Germans in any state, on any ground."""
    hexes = [f"{column}{row:02}" for column in columns for row in range(1, 10)]
    lines = ["board 9x9", "solo soviet", "turn soviet", f"objective {random.choice(hexes)} german"]
    grounds = ("woods", "light-woods", "wooden-building", "field")
    lines += [f"terrain {ground} {' '.join(random.sample(hexes, 4))}" for ground in grounds]
    lines.append(f"level 1 {' '.join(random.sample(hexes, 3))}")
    lines.append(f"smoke light {random.choice(hexes)}")
    walled = random.sample([h for h in hexes if h[0] not in "AI" and h[1:] not in ("01", "09")], 3)
    lines.append("walls " + " ".join(f"{h}:{random.choice(SIDES)}" for h in walled))
    places = random.sample(hexes, 6)
    for n, at in enumerate(places):
        side, kinds = ("G", GERMANS) if n % 2 else ("S", SOVIETS)
        words = [f"unit {side}{n} {random.choice(kinds)}", f"facing {random.choice(SIDES)}"]
        met = close and side == "G" and random.random() < 0.4
        words.append(f"at {places[n - 1] if met else at}")
        words += [f"hit={random.choice(MARKERS)}!"] * (random.random() < 0.3)
        words += ["spent"] * (random.random() < 0.2) + ["stressed"] * (random.random() < 0.2)
        lines.append(" ".join(words))
    return position("\n".join(lines))


@pytest.mark.rule("SOLO-5.1.d", "SOLO-5.1.e", "SOLO-5.1.g")
@pytest.mark.parametrize("seed", range(12))
def test_orders_come_to_what_the_words_say(seed: int):
    random = Random(seed)
    p = situation(random, "ABCDEFGHI")
    listed = [order for card in orders().values() for order in card.tactical]
    for order in random.sample([one for one in listed if "grp" not in one.agent], 25):
        blue = random.random() < 0.4
        words = Words(p.state, p.seat("soviet"), blue)

        def done(q: Procedure, order: Order = order) -> object:
            plan = try_order(q, order)
            return plan and (plan.unit, plan.target)

        game = all_of(p.state, blue, done)
        assert game == executed(words, order), f"{order.text}\n{p.text()}"


@pytest.mark.rule("SOLO-5.5.b", "SOLO-5.8.a1", "SOLO-5.10.c", "SOLO-5.10.e2", "SOLO-5.12.a")
@pytest.mark.parametrize("seed", range(12))
def test_moves_end_where_the_words_say(seed: int):
    random = Random(seed)
    p = situation(random, "ABCDEFGHI")
    listed = [order for card in orders().values() for order in card.tactical]
    moves = [one for one in listed if one.deed.act.is_move and "grp" not in one.agent]
    for order in random.sample(moves, 12):
        words = Words(p.state, p.seat("soviet"), False)
        for a, t in executed(words, order):

            def ends(q: Procedure, a: int = a, t: int = t, deed: Deed = order.deed) -> int | None:
                if not can_go(q, a, t, deed):
                    return None
                to = goal_hex(q, a, t, deed)
                return end_hex(q, a, candidates(q, a, to, t, deed.act is Act.LOW_RISK), to)

            game = all_of(p.state, False, ends)
            assert game == words.moves_to(a, t, order.deed), f"{order.text}\n{p.text()}"


@pytest.mark.rule("SOLO-4.3.c", "SOLO-4.3.i", "SOLO-4.3.v", "SOLO-5.3.a2", "SOLO-5.2.d")
@pytest.mark.parametrize("seed", range(12))
def test_priority_rows_come_to_what_the_words_say(seed: int):
    random = Random(seed)
    p = situation(random, "DEF", close=True)
    for card in random.sample(list(orders().values()), 12):
        words = Words(p.state, p.seat("soviet"), card.is_blue)
        for row, deeds in ((CLOSE, card.close), (SHORT, card.short)):
            if any(deed.act is Act.PIVOT_ATTACK for deed in deeds):
                continue

            def done(q: Procedure, row: str = row, deeds: tuple[Deed, ...] = deeds) -> object:
                plan = try_row(q, row, deeds)
                return plan and (plan.unit, plan.deed.act, plan.target)

            game = all_of(p.state, card.is_blue, done)
            assert game == row_done(words, row, deeds), f"card {card.number} {row}\n{p.text()}"

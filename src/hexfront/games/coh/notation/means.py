"""Weapon cards and mission cards in notation.

`weapons german W01*2 W03@2+3`: Grenades twice, a Demolition Charge in rounds 2 and 3.
`mission 21 german hold E03 2`: card 21 asks the German player to hold E03, for 2 VP.
"""

from collections.abc import Callable, Iterator, Sequence

from hexfront.games.coh.definitions.cards import weapon_name
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.definitions.missions import Aim, Event, Mission
from hexfront.games.coh.setting import Grant
from hexfront.games.coh.state import CohState
from hexfront.games.notation.faults import FaultError, number, one_of

AIMS = tuple(aim.value for aim in Aim)
EVENTS = tuple(event.value for event in Event)


def read_grant(word: str) -> Grant:
    """`W01`, `W01*2`, `W01*2@1+3`."""
    named, _, rounds = word.partition("@")
    name, _, uses = named.partition("*")
    return Grant(
        read_weapon(name),
        number(uses) if uses else 1,
        tuple(number(part) for part in rounds.split("+")) if rounds else (),
    )


def read_weapon(name: str) -> int:
    numbers = (*definitions().weapons, *definitions(True).weapons)
    return numbers[one_of(name, tuple(map(weapon_name, numbers)), "a weapon card")]


def read_mission(words: Sequence[str], at: Callable[[str], int]) -> Mission:
    """`19 german cap 2`, `21 german hold E03 2`, `22 soviet destroy 3 1`."""
    if len(words) < 3:
        raise FaultError("expected CARD SIDE and what the card does")
    card, side, what, *rest = words
    team = one_of(side, SIDES, "a side")
    if what in EVENTS:
        points = number(rest[0]) if rest else 0
        return Mission(number(card), team, Event(what), points=points)
    one_of(what, AIMS, "an event or an aim")
    if len(rest) != 2:
        raise FaultError("expected a hex or a number, and VP")
    aim, points = Aim(what), number(rest[1])
    if aim is Aim.DESTROY:
        return Mission(number(card), team, aim=aim, count=number(rest[0]), points=points)
    return Mission(number(card), team, aim=aim, hex=at(rest[0]), points=points)


def means_lines(state: CohState, label: Callable[[int], str]) -> Iterator[str]:
    """The statements about weapon cards and mission cards."""
    names = state.setting.seat_names
    granted = [
        f"{names[seat]} {' '.join(_grants(state, seat))}"
        for seat in state.setting.seats
        if state.setting.terms[seat].weapons
    ]
    if granted:
        yield f"weapons {', '.join(granted)}"
    for row in state.setting.missions:
        yield f"mission {row.card} {SIDES[max(row.side, 0)]} {_does(row, label)}"
    held = [
        f"{names[seat]} {' '.join(map(str, cards))}"
        for seat, cards in enumerate(state.missions)
        if cards
    ]
    if held:
        yield f"secret {', '.join(held)}"


def _grants(state: CohState, seat: int) -> Iterator[str]:
    for grant, left in zip(state.setting.terms[seat].weapons, state.weapons[seat], strict=True):
        uses = "" if left == 1 else f"*{left}"
        rounds = f"@{'+'.join(map(str, grant.rounds))}" if grant.rounds else ""
        yield f"{weapon_name(grant.weapon)}{uses}{rounds}"


def _does(row: Mission, label: Callable[[int], str]) -> str:
    if row.event is not None:
        return f"{row.event.value} {row.points}" if row.points else row.event.value
    if row.aim is None:
        raise TypeError("a mission has an event or an aim")
    asked = str(row.count) if row.aim is Aim.DESTROY else label(row.hex)
    return f"{row.aim.value} {asked} {row.points}"

"""A defender's standing orders, so that he is not asked about every attack of a turn.

`defense`: "stand" tries a Determined Defense wherever it can be tried, "likely" where the hex is
held more often than not, "retreat" nowhere. `support`: "never" calls neither air units nor
artillery for it. Whatever they do not name is asked, and so is every Desperate Defense.
"""

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from hexfront.games.s42.choices import Decline, Defend, GiveGround, Lead
from hexfront.games.s42.combat.defense import defense_modifiers
from hexfront.games.s42.moments.defense import CallSupport, NameLead, Stand
from hexfront.games.s42.moments.resolution import DefensiveAir
from hexfront.games.s42.screen.offers import preview
from hexfront.games.s42.state import S42State
from hexfront.play import Choice

EVEN = Fraction(1, 2)
ORDERS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"defense": ("ask", "stand", "likely", "retreat"), "support": ("ask", "never")}
)
"""The names of the orders and what they may say."""


def ordered(state: S42State, orders: Mapping[str, str]) -> Choice | None:
    """What the orders answer to the question that is open; None leaves it open."""
    moment = state.stack[-1]
    match moment:
        case Stand(desperate=False):
            return _stand(state, moment, orders.get("defense", ""))
        case NameLead() if orders.get("defense") in ("stand", "likely"):
            return _best_lead(state, moment)
        case DefensiveAir() | CallSupport() if orders.get("support") == "never":
            return Decline()
    return None


def _stand(state: S42State, moment: Stand, order: str) -> Choice | None:
    match order:
        case "stand":
            return Defend()
        case "likely":
            return Defend() if _held(state, moment) >= EVEN else GiveGround()
        case "retreat":
            return GiveGround()
    return None


def _held(state: S42State, moment: Stand) -> Fraction:
    """How likely the best Lead Unit holds the hex by one roll."""
    found = preview(state, moment, Defend())
    return Fraction(*found.defense.success) if found and found.defense else Fraction(0)


def _best_lead(state: S42State, moment: NameLead) -> Choice:
    attempt = moment.attempt
    leads = [choice.unit for choice in moment.choices(state) if isinstance(choice, Lead)]
    return Lead(
        max(
            leads,
            key=lambda u: (
                defense_modifiers(state, attempt.battle, u, supported=attempt.supported).total
            ),
        )
    )

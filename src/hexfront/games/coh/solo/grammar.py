"""The language of order cards, as the data file writes them: one phrase, one order."""

import re

from hexfront.games.coh.solo.orders import Act, Deed, Order, OrderTarget, Toward

AGENT_ATOMS = frozenset(
    ("ai", "hit", "unhit", "fresh", "spent", "open", "cover", "fof", "mob", "gun", "re",
     "stress", "maxAR", "minDR", "grp")
)  # fmt: skip
TARGET_ATOMS = frozenset(
    ("fresh", "spent", "hit", "unhit", "stress", "open", "cover", "fof", "los", "minDR", "maxAR")
)
SUPERLATIVES = frozenset(("maxAR", "minDR"))
CLOSE_ACTS = (Act.ATTACK, Act.GROUP_ATTACK, Act.AUTO_RALLY, Act.DISENGAGE)
SHORT_ACTS = (
    Act.ATTACK, Act.GROUP_ATTACK, Act.PIVOT_ATTACK, Act.PIVOT, Act.RALLY, Act.AUTO_RALLY,
    Act.DISENGAGE, Act.INTO_COMBAT,
)  # fmt: skip
ORDER_ACTS = (
    Act.ATTACK, Act.GROUP_ATTACK, Act.RALLY, Act.AUTO_RALLY, Act.MOVE, Act.LOW_RISK,
)  # fmt: skip
UNATTACKED = "?noattack "

_DEED = re.compile(r"(?P<act>ATT|GRP|PVA|PIV|RALLY|AUTO|DIS|MCC|MOVE|LOW)(?P<long>L)?"
                   r"(?:\+(?P<cap>[12]))?(?::(?P<toward>cs|ct))?")  # fmt: skip
_CLEAR = re.compile(r"clear([1-9]\d?)")


class GrammarError(ValueError):
    """A phrase that says nothing; the message is the reason."""


def read_deed(text: str, allowed: tuple[Act, ...]) -> Deed:
    """One action with its CAP, long range and cover."""
    found = _DEED.fullmatch(text)
    if found is None or Act(found["act"]) not in allowed:
        raise GrammarError(f"expected one of {_names(allowed)}, got {text!r}")
    act = Act(found["act"])
    if found["cap"] and not act.is_attack:
        raise GrammarError(f"{text}: only an attack has CAP")
    if found["long"] and (act not in (Act.ATTACK, Act.GROUP_ATTACK) or allowed != ORDER_ACTS):
        raise GrammarError(f"{text}: only the attack of an order is made at long range")
    if found["toward"] and not act.is_move:
        raise GrammarError(f"{text}: only a move leads into cover")
    return Deed(act, int(found["cap"] or 0), bool(found["long"]), Toward(found["toward"] or ""))


def read_row(text: str, allowed: tuple[Act, ...]) -> tuple[Deed, ...]:
    """A priority row: actions of which the first that can be done is done (SOLO-4.3.b)."""
    deeds = tuple(read_deed(part, allowed) for part in text.split("/"))
    if len({deed.act for deed in deeds}) < len(deeds):
        raise GrammarError(f"{text}: an action is named twice")
    return deeds


def read_order(text: str, listed: bool = False) -> Order:
    """An order; only the lists of a scenario have conditions and clear hexes."""
    phrase = text.removeprefix(UNATTACKED)
    if phrase != text and not listed:
        raise GrammarError(f"{text}: only the lists of a scenario have conditions")
    head, arrow, action = phrase.partition(" > ")
    words = head.split(" ")
    if not arrow or len(words) != 3 or words[1] not in ("near", "far"):
        raise GrammarError(f"expected agent, near or far, target > action, got {text!r}")
    agent, clear = _agent(words[0], listed)
    targets = tuple(_target(part) for part in words[2].split(","))
    order = Order(
        text, agent, clear, words[1] == "near", targets, read_deed(action, ORDER_ACTS),
        phrase != text,
    )  # fmt: skip
    _check(order)
    return order


def _agent(text: str, listed: bool) -> tuple[frozenset[str], int]:
    atoms, clear = [], 0
    for atom in text.split("+"):
        found = _CLEAR.fullmatch(atom)
        if found and listed:
            clear = int(found[1])
        elif atom in AGENT_ATOMS:
            atoms.append(atom)
        else:
            raise GrammarError(f"no AI is {atom!r}")
    return _once(atoms, text), clear


def _target(text: str) -> OrderTarget:
    kind, *atoms = text.split(".")
    if kind not in ("U", "O"):
        raise GrammarError(f"a target is U or O, got {text!r}")
    for atom in atoms:
        if atom not in TARGET_ATOMS or (kind == "O" and atom != "los"):
            raise GrammarError(f"no such target: {text!r}")
    return OrderTarget(kind == "O", _once(atoms, text))


def _once(atoms: list[str], text: str) -> frozenset[str]:
    if len(set(atoms)) < len(atoms):
        raise GrammarError(f"{text}: a word is said twice")
    if len(SUPERLATIVES.intersection(atoms)) > 1:  # SOLO-DECK.e
        raise GrammarError(f"{text}: two superlatives")
    return frozenset(atoms)


def _check(order: Order) -> None:
    act = order.deed.act
    if act in (Act.RALLY, Act.AUTO_RALLY) and "hit" not in order.agent:  # SOLO-DECK.e
        raise GrammarError(f"{order.text}: only a hit AI rallies")
    if "grp" in order.agent and not act.is_move:  # SOLO-DECK.f
        raise GrammarError(f"{order.text}: the largest group moves")
    if "gun" in order.agent and act is not Act.ATTACK:  # SOLO-DECK.f
        raise GrammarError(f"{order.text}: mortars and field guns attack")


def _names(acts: tuple[Act, ...]) -> str:
    return ", ".join(act.value for act in acts)

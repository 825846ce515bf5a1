"""The order deck is a data file; a wrong line is refused with its card, column and reason."""

from pathlib import Path

import pytest

from hexfront.games.checking import check
from hexfront.games.coh.definitions.library import DATA
from hexfront.games.coh.solo.deck import load_orders, orders
from hexfront.games.coh.solo.orders import Act, Colour, Deed, Third, Toward
from hexfront.play.datafile import DataError

DECK = (DATA / "orders.toml").read_text("utf-8")


def changed(folder: Path, number: int, before: str, after: str) -> Path:
    """The deck with one thing changed on a card."""
    lines = DECK.splitlines()
    (at,) = (n for n, line in enumerate(lines) if line.startswith(f'    "| {number:02} |'))
    assert lines[at].count(before) == 1
    lines[at] = lines[at].replace(before, after)
    path = folder / "orders.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path


@pytest.mark.rule("SOLO-2.3.a", "SOLO-ov.d")
def test_a_card_has_all_its_parts():
    card = orders()[30]
    assert (card.number, card.symbol, card.colour) == (30, ".", Colour.GREEN)
    assert (card.steps, card.limit, card.reshuffle) == (1, 0, False)
    assert card.close == (Deed(Act.ATTACK), Deed(Act.DISENGAGE))
    assert card.short == (Deed(Act.ATTACK), Deed(Act.PIVOT), Deed(Act.RALLY))
    assert card.third is Third.COUNTER
    assert [order.text for order in card.tactical] == [
        "unhit near U.fresh.stress > ATT+1",
        "ai near U.minDR > ATTL+1",
        "unhit near U.open,O > MOVE",
    ]
    assert card.scenario
    assert (card.spent, card.stay_fresh, card.hex) == (3, False, "O09")


@pytest.mark.rule("SOLO-2.3.a", "SOLO-5.1.a")
def test_an_order_says_who_acts_on_what_and_how():
    order = orders()[29].tactical[0]
    assert order.agent == {"unhit"}
    assert order.nearest
    (target,) = order.targets
    assert not target.objective
    assert target.atoms == {"fresh", "stress"}
    assert order.deed == Deed(Act.ATTACK, cap=1, long_range=True)
    assert orders()[12].tactical[1].deed == Deed(Act.LOW_RISK, toward=Toward.COVER_AT_TARGET)
    assert [target.objective for target in orders()[36].tactical[2].targets] == [True, False]


PRINTED = {
    1: ("hit near U > AUTO", "ai far U.hit > GRP+2", "ai far U.minDR > GRP+2"),
    12: ("unhit+cover near U.fresh > ATT+1", "open near U,O > LOW:ct", "unhit far U,O > LOW"),
    14: ("hit near U > RALLY", "maxAR near U.fresh.stress > ATT+1", "maxAR far U.maxAR > ATT+1"),
    15: ("maxAR near U.fresh.stress > ATT+1", "ai near U.fresh > ATT", "unhit near U,O > MOVE"),
    21: ("hit near U > RALLY", "maxAR near U.hit > ATT+1", "unhit near U,O > MOVE"),
    22: ("ai near U,O > LOW", "hit near U > RALLY", "ai near U > ATT"),
    25: ("unhit near U.fresh.stress > ATT", "ai near U,O > MOVE", "hit near U,O > RALLY"),
    29: (
        "unhit near U.fresh.stress > ATTL+1", "maxAR near U.minDR > ATTL+1",
        "unhit near U.stress,O > MOVE",
    ),
    30: (
        "unhit near U.fresh.stress > ATT+1", "ai near U.minDR > ATTL+1",
        "unhit near U.open,O > MOVE",
    ),
}  # fmt: skip
"""The tactical orders of the cards that the rulebook shows whole."""


@pytest.mark.rule("SOLO-AMB-18", "SOLO-AMB-34")
@pytest.mark.parametrize("number", PRINTED)
def test_printed_orders_stand_in_their_places_with_one_or_two_cap(number: int):
    card = orders()[number]
    assert card.source == "seed"
    assert tuple(order.text for order in card.tactical) == PRINTED[number]


@pytest.mark.rule("SOLO-AMB-18")
def test_no_other_card_is_said_to_be_printed():
    assert {card.number for card in orders().values() if card.source == "seed"} == set(PRINTED)


@pytest.mark.rule("SOLO-AMB-19")
def test_card_04_orders_a_group_attack():
    card = orders()[4]
    assert card.tactical[0].text == "maxAR near U.fresh.stress > GRP+2"
    assert "T1" not in card.designed


@pytest.mark.rule("SOLO-AMB-32")
def test_card_02_is_green():
    assert orders()[2].colour is Colour.GREEN


@pytest.mark.parametrize(
    ("number", "steps", "limit"), [(15, 1, 10), (22, 2, 10), (25, 1, 0), (37, 2, 4), (29, 0, 0)]
)
@pytest.mark.rule("SOLO-2.3.a")
def test_an_advance_may_have_a_limit(number: int, steps: int, limit: int):
    assert (orders()[number].steps, orders()[number].limit) == (steps, limit)


@pytest.mark.rule("SOLO-DECK.a", "SOLO-DECK.b", "SOLO-DECK.g", "SOLO-DECK.h", "SOLO-ov.e")
def test_the_deck_that_comes_with_hexfront():
    cards = orders()
    assert list(cards) == list(range(1, 56))
    assert len({card.hex for card in cards.values()}) == 55
    assert sum(card.is_blue for card in cards.values()) == 14
    assert [n for n, card in cards.items() if card.reshuffle] == [8, 42, 47, 50]
    assert {n for n, card in cards.items() if card.steps} <= set(range(15, 43))
    assert "".join(card.symbol for card in cards.values()) == "D" * 14 + "." * 28 + "O" * 13


def test_what_is_ours_is_told_apart():
    sources = [card.source for card in orders().values()]
    assert [sources.count(name) for name in ("seed", "part", "designed")] == [9, 14, 32]
    assert "T2" not in orders()[16].designed
    assert {"T1", "T3", "Hex"} <= orders()[16].designed


@pytest.mark.parametrize(
    ("number", "before", "after", "told"),
    [
        pytest.param(1, "| 01 |", "| 02 |", "card 01 No: expected 01", id="number"),
        pytest.param(5, "F07", "K06", "card 05 Hex: K06 is on another card", id="hex-twice"),
        pytest.param(5, "F07", "A07", "card 05 Hex: expected a hex", id="hex-column"),
        pytest.param(5, "F07", "F12", "card 05 Hex: expected a hex", id="hex-row"),
        pytest.param(12, "N09", "9N", "card 12 Hex: expected a hex", id="hex-form"),
    ],
)
@pytest.mark.rule("SOLO-DECK.a")
def test_numbers_and_hexes_are_checked(
    tmp_path: Path, number: int, before: str, after: str, told: str
):
    with pytest.raises(DataError, match=told):
        load_orders(changed(tmp_path, number, before, after))


@pytest.mark.rule("SOLO-DECK.a")
def test_no_card_is_missing(tmp_path: Path):
    path = tmp_path / "orders.toml"
    path.write_text("\n".join(line for line in DECK.splitlines() if "| 55 |" not in line), "utf-8")
    with pytest.raises(DataError, match="cards: expected 55 cards, got 54"):
        load_orders(path)


@pytest.mark.parametrize(
    ("number", "before", "after", "told"),
    [
        pytest.param(9, "| B | .", "| B | +1", "card 09 Adv: a blue card has .",
                     id="blue-advance", marks=pytest.mark.rule("SOLO-DECK.b")),
        pytest.param(9, "| B | .", "| B | R", "card 09 Adv: a blue card has .",
                     id="blue-reshuffle", marks=pytest.mark.rule("SOLO-DECK.b")),
        pytest.param(5, "ATT+1", "ATT+2", r"card 05 T2: \+2, GRP and AUTO",
                     id="green-two", marks=pytest.mark.rule("SOLO-DECK.c")),
        pytest.param(5, "| ATT/DIS", "| GRP/DIS", r"card 05 CC: \+2, GRP and AUTO",
                     id="green-group", marks=pytest.mark.rule("SOLO-DECK.c")),
        pytest.param(5, "DIS/ATT/RALLY", "AUTO/ATT", r"card 05 SR: \+2, GRP and AUTO",
                     id="green-auto", marks=pytest.mark.rule("SOLO-DECK.c")),
        pytest.param(10, "| . | 5", "| y | 5", "card 10 SO: a card with PS",
                     id="pass-and-scenario", marks=pytest.mark.rule("SOLO-DECK.d")),
        pytest.param(8, "hit near U > RALLY", "ai near U > RALLY", "card 08 T3: .*only a hit AI",
                     id="rally", marks=pytest.mark.rule("SOLO-DECK.e")),
        pytest.param(7, "maxAR far", "maxAR+minDR far", "card 07 T2: .*two superlatives",
                     id="superlatives", marks=pytest.mark.rule("SOLO-DECK.e")),
        pytest.param(33, "grp near O,U > MOVE", "grp near U > ATT", "card 33 T3: .*group moves",
                     id="group", marks=pytest.mark.rule("SOLO-DECK.f")),
        pytest.param(10, "gun far U.fresh > ATT", "gun far U.fresh > LOW", "card 10 T1: .*guns",
                     id="guns", marks=pytest.mark.rule("SOLO-DECK.f")),
        pytest.param(5, "| G | .", "| G | +1", "card 05 Adv: only cards 15 to 42",
                     id="clock", marks=pytest.mark.rule("SOLO-DECK.g")),
        pytest.param(5, "| D |", "| O |", "card 05 Sym: expected D",
                     id="symbol", marks=pytest.mark.rule("SOLO-DECK.h")),
    ],
)  # fmt: skip
def test_a_card_is_checked(tmp_path: Path, number: int, before: str, after: str, told: str):
    with pytest.raises(DataError, match=told):
        load_orders(changed(tmp_path, number, before, after))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("| CA |", "| CB |", "3rd: expected one of ., CA, PS"),
        ("| y |", "| n |", "SO: expected y or ."),
        ("| 3 |", "| 8 |", "SV: expected 1 to 7"),
        ("| G |", "| R |", "Col: expected one of G, B"),
        ("| G | .", "| G | +3", "Adv: expected ., R"),
        ("hit+open near", "hit+wet near", "T1: no AI is 'wet'"),
        ("U.fresh", "U.clean", "T2: no such target"),
        ("ai near U,O", "ai beside U,O", "T3: expected agent, near or far"),
        ("LOW:cs", "ATT:cs", "T1: .*only a move leads into cover"),
        ("hit+open near U > LOW:cs", "clear3 near U > LOW", "T1: no AI is 'clear3'"),
        ("| ATT/DIS |", "| ATT/PIV |", "CC: expected one of ATT, GRP, AUTO, DIS"),
        ("| ATT/DIS |", "| ATT/ATT+1 |", "CC: .*named twice"),
        (" | [designed]", "", "expected 15 columns, got 14"),
        ("[designed]", "guess", "Src: expected one of seed, part"),
        ("DIS/ATT/RALLY", "DIS/ATTL/RALLY", "SR: .*only the attack of an order"),
        ("DIS/ATT/RALLY", "DIS/PVAL/RALLY", "SR: .*only the attack of an order"),
        ("> ATT+1", "> ATT+3", "T2: expected one of ATT"),
        ("> LOW:cs", "> LOW+1:cs", "T1: .*only an attack has CAP"),
        ("> LOW:cs", "> LOWL", "T1: .*only the attack of an order"),
        ("> LOW:cs", "> LOW:cx", "T1: expected one of ATT"),
        ("> LOW:cs", "> PIV", "T1: expected one of ATT"),
        ("> LOW:cs", " LOW:cs", "T1: expected agent, near or far"),
        ("hit+open near", "hit+open  near", "T1: expected agent, near or far"),
        ("hit+open near", "hit+hit near", "T1: .*said twice"),
        ("U.fresh", "U.fresh.fresh", "T2: .*said twice"),
        ("U.fresh", "X.fresh", "T2: a target is U or O"),
        ("ai near U,O", "ai near U,O.fresh", "T3: no such target"),
        ("ai near U,O", "?noattack ai near U,O", "T3: .*only the lists of a scenario"),
        ("| 05 |", "| 5 |", "No: expected 05"),
        ("| . | F07", "| + | F07", r"SF: expected \* or ."),
        ("| D |", "| d |", "Sym: expected D"),
        ("| ATT/DIS |", "|  |", "CC: expected one of ATT, GRP, AUTO, DIS, got ''"),
        ("| CA |", "| CA | CA |", "expected 15 columns, got 16"),
    ],
)
def test_a_wrong_cell_is_named_with_its_reason(tmp_path: Path, before: str, after: str, told: str):
    with pytest.raises(DataError, match=f"card 05 ?{told}|card 05: {told}"):
        load_orders(changed(tmp_path, 5, before, after))


@pytest.mark.rule("SOLO-DECK.c")
def test_a_fault_is_in_its_own_column_when_one_before_it_is_empty(tmp_path: Path):
    path = changed(tmp_path, 5, "hit+open near U > LOW:cs", ".")
    assert len(load_orders(path)[5].tactical) == 2
    path.write_text(
        path.read_text("utf-8").replace("cover far U.fresh > ATT+1", "cover far U > ATT+2")
    )
    with pytest.raises(DataError, match=r"card 05 T2: \+2, GRP and AUTO"):
        load_orders(path)


def test_an_owner_can_check_his_own_deck(tmp_path: Path):
    assert check(changed(tmp_path, 5, "F07", "G03")) == "coh"
    with pytest.raises(DataError, match="card 05 SV"):
        check(changed(tmp_path, 5, "| 3 |", "| 0 |"))

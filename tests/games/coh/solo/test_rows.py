"""Priority rows: what an AI in close combat or beside a unit does (SOLO-4.3)."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.solo.helpers import deck, lots, passed_over, rows


def in_combat(ai: str = "", more: str = "") -> Position:
    """S1 is in the hex of G1."""
    return deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing S
        unit S1 soviet-rifles-41 at E05 facing N {ai}
        {more}
    """)


def beside(ai: str = "", more: str = "", facing: str = "N") -> Position:
    """S1 stands south of G1, which looks away."""
    return deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-rifles-41 at E06 facing {facing} {ai}
        {more}
    """)


@pytest.mark.rule("SOLO-4.3.c", "SOLO-4.3.b")
def test_an_ai_in_close_combat_attacks_there():
    p = in_combat(more="unit G2 german-rifles-41 at E07 facing N").play("draws 35")
    assert rows(p) == ["close 1"]
    assert (p.waits_for, p.name(p.state.stack[-1].target)) == ("HitRoll", "G1")


@pytest.mark.rule("SOLO-4.3.h", "SOLO-4.3.i", "SOLO-4.3.j", "SOLO-4.3.a")
def test_an_ai_beside_a_unit_acts_before_all_tactical_orders():
    p = beside(more="unit S2 soviet-smg-41 at E08 facing N").play("draws 35")
    assert rows(p) == ["close 1", "short 1"]
    assert passed_over(p) == {"S1": "taken", "S2": "misfit"}
    assert p.waits_for == "HitRoll"


@pytest.mark.rule("SOLO-4.3.a")
def test_close_combat_comes_before_short_range():
    p = in_combat(more="unit S2 soviet-smg-41 at E06 facing N").play("draws 35")
    assert rows(p) == ["close 1"]


@pytest.mark.rule("SOLO-4.3.v", "SOLO-4.3.f", "SOLO-4.3.b")
@pytest.mark.example("SOLO-EX-4.3-1")
def test_who_cannot_attack_does_the_next_action():
    p = in_combat("hit=pinned!").play("draws 1")
    assert p.unit("S1").hit == "pinned"  # Pinned may still fight
    p = in_combat("hit=stunned!").play("draws 1")
    assert p.unit("S1").hit == ""
    assert p.unit("S1").fresh
    assert p.turn == "german"


@pytest.mark.rule("SOLO-4.3.d", "SOLO-5.2.d")
def test_a_gun_crew_first_tries_to_get_away():
    text = """
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing S
        unit S1 soviet-maxim at E05 facing N crewed
    """
    p = deck(text).play("draws 35")
    assert p.log[-1].message != "log-attack"
    lots(p)
    assert p.unit("S1").hex != "E05"


@pytest.mark.rule("SOLO-4.3.e", "SOLO-4.3.k")
def test_a_group_attack_has_all_that_can_join():
    friends = "unit S2 soviet-rifles-41 at {} facing N\nunit S3 soviet-smg-41 at {} facing N"
    p = in_combat(more=friends.format("E05", "E06")).play("draws 9")
    lots(p)
    assert p.state.stack[-1].number.value("tally-support") == -1
    p = beside(more=friends.format("D06", "E09")).play("draws 1")
    lots(p)
    assert p.state.stack[-1].number.value("tally-support") == -1


@pytest.mark.rule("SOLO-4.3.g", "SOLO-4.3.o")
def test_who_can_only_disengage_does():
    p = deck("""
        solo soviet
        turn soviet
        terrain woods D06
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-rifles-41 at E06 facing S
    """).play("draws 8")  # disengage, attack or rally
    assert rows(p) == ["close 1", "short 1"]
    lots(p)
    assert p.unit("S1").hex != "E06"


@pytest.mark.parametrize(("facing", "turned"), [("S", True), ("SW", True), ("N", False)])
@pytest.mark.rule("SOLO-4.3.l")
def test_an_ai_turns_to_a_unit_on_its_flank(facing: str, turned: bool):
    p = beside("spent", facing=facing).play("draws 4")  # command card: attack, pivot or rally
    lots(p)
    pivots = [entry for entry in p.log if entry.message == "log-pivot"]
    assert bool(pivots) is turned
    if turned:
        assert p.unit("S1").facing in ("N", "NE", "NW")


@pytest.mark.rule("SOLO-4.3.l")
@pytest.mark.parametrize(
    ("facing", "marker", "pivots"),
    [("N", "panicked", False), ("NE", "panicked", False), ("NW", "panicked", False),
     ("SE", "panicked", True), ("S", "panicked", True), ("SW", "panicked", True),
     ("S", "pinned", False)],
)  # fmt: skip
def test_who_cannot_attack_pivots_only_to_a_unit_on_its_flank(facing, marker, pivots):
    """Card 4: attack, pivot or rally."""
    p = lots(beside(f"hit={marker}!", facing=facing).play("draws 4"))
    assert bool(p.told("log-pivot")) is pivots
    assert (p.waits_for == "RallyRoll") is not pivots


@pytest.mark.rule("SOLO-4.3.m")
def test_a_hit_ai_beside_a_unit_rallies_with_a_roll():
    p = beside("hit=stunned!").play("draws 15")  # rally, attack or pivot
    assert p.waits_for == "RallyRoll"


@pytest.mark.rule("SOLO-4.3.n")
def test_a_hit_ai_beside_a_unit_rallies_without_a_roll():
    p = beside("hit=stunned!").play("draws 6")
    assert p.unit("S1").hit == ""
    assert p.turn == "german"


@pytest.mark.rule("SOLO-4.3.p")
def test_an_ai_moves_into_close_combat():
    p = beside().play("draws 44")
    assert p.unit("S1").hex == "E05"


@pytest.mark.rule("SOLO-4.3.p", "SOLO-5.2.d")
def test_a_gun_crew_does_not():
    p = beside("crewed").play("draws 44")
    assert p.unit("S1").hex == "E06"


@pytest.mark.rule("SOLO-4.3.q")
@pytest.mark.parametrize(("facing", "cost"), [("N", 4), ("S", 5)])
def test_pivot_and_attack_in_one_turn(facing: str, cost: int):
    p = beside(facing=facing).play("draws 46")
    lots(p)
    assert p.waits_for == "HitRoll"
    p.play(2)
    assert p.state.stack[-1].cost == cost


@pytest.mark.rule("SOLO-4.3.r")
def test_nobody_near_leads_to_the_tactical_orders():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """).play("draws 35")
    assert rows(p)[-1] == "tactical 3"


@pytest.mark.rule("SOLO-4.3.i", "SOLO-5.3.a1", "SOLO-5.3.a2")
@pytest.mark.parametrize(("marker", "taken"), [("", "S2"), ("hit=unnerved!", "S1")])
def test_of_several_the_tie_breaks_take_one(marker: str, taken: str):
    p = beside(more=f"unit S2 soviet-smg-41 at D06 facing N {marker}").play("draws 35")
    assert passed_over(p)[taken] == "taken"


@pytest.mark.rule("SOLO-5.3.a2", "SOLO-4.3.q", "SOLO-AMB-43")
@pytest.mark.parametrize(("second", "taken"), [
    ("soviet-smg-41 at D06 facing S", "S2"),  # AR 7 after a pivot, the others have 6
    ("soviet-rifles-41 at D06 facing S", "S1"),  # as good, but the pivot makes it dearer
])  # fmt: skip
def test_who_pivots_first_counts_with_its_ar_and_the_price_of_the_pivot(second: str, taken: str):
    p = beside(more=f"unit S2 {second}").play("draws 46")
    assert passed_over(p)[taken] == "taken"


@pytest.mark.rule("SOLO-4.3.l")
@pytest.mark.parametrize(
    ("reach", "ground", "facing"), [(2, "open", "NW"), (1, "open", "NE"), (2, "woods", "NE")]
)
def test_a_pivot_brings_most_units_into_the_field_of_fire(reach: int, ground: str, facing: str):
    """G2 is four hexes away; where it is out of reach or sight, the objective decides."""
    p = beside(f"range={reach}", f"""
        terrain {ground} D06 D07 C06 C07
        objective I07 german
        unit G2 german-rifles-41 at A07 facing N
    """, facing="S").play("draws 4")  # fmt: skip
    assert lots(p).unit("S1").facing == facing


@pytest.mark.rule("SOLO-4.3.d")
@pytest.mark.parametrize(("free", "attacks"), [("", True), ("E06", False)])
def test_a_gun_crew_that_cannot_get_away_fights(free: str, attacks: bool):
    around = [at for at in ("E04", "E06", "D05", "D06", "F05", "F06") if at != free]
    held = "\n".join(f"unit X{at} soviet-rifles-41 at {at} facing N spent" for at in around)
    p = deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing N
        unit S1 soviet-maxim at E05 facing N crewed
        {held}
    """).play("draws 35")
    assert (p.waits_for == "HitRoll") is attacks


@pytest.mark.rule("SOLO-4.3.p", "SOLO-5.7.a2")
@pytest.mark.parametrize(("first", "second", "to"), [("", "spent", "D06"), ("spent", "", "E05")])
def test_into_close_combat_with_a_spent_unit_first(first: str, second: str, to: str):
    p = deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E05 facing N {first}
        unit G2 german-rifles-41 at D06 facing N {second}
        unit S1 soviet-rifles-41 at E06 facing N
    """).play("draws 44")
    assert p.unit("S1").hex == to


@pytest.mark.rule("SOLO-4.3.c")
def test_in_close_combat_only_one_unit_is_attacked():
    p = lots(in_combat(more="unit G2 german-rifles-41 at E05 facing S").play("draws 35"))
    assert p.waits_for == "HitRoll"
    assert p.play(2).waits_for == "DrawCheck"


@pytest.mark.rule("SOLO-4.7.a")
@pytest.mark.parametrize(("card", "waits"), [(4, "ChooseAction"), (35, "DrawCheck")])
def test_a_pivot_by_a_command_card_is_free(card: int, waits: str):
    p = lots(beside(facing="S").play(f"draws {card}"))
    assert bool(p.told("log-pivot"))
    assert p.waits_for == waits

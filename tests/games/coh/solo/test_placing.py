"""Where the counters of the AI come onto the board (SOLO-2.8.e, SOLO-S4.c)."""

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.solo.events import EFFECTS
from hexfront.games.coh.solo.terms import Happening, TrackEvent
from tests.games.coh.solo.helpers import deck, lots


def entering(*lines: str) -> Position:
    """Units of the AI wait beside the board."""
    return lots(deck("\n".join([
        "solo german rounds", "turn german", "unit G1 german-rifles-41 waiting",
        "unit G2 german-rifles-41 waiting", "unit S1 soviet-rifles-41 at E12 facing N",
        "unit S2 soviet-rifles-41 waiting", *lines,
    ])))  # fmt: skip


def places(p: Position) -> list[str]:
    return [p.unit(name).hex for name in ("G1", "G2", "S2")]


@pytest.mark.rule("SOLO-2.8.e")
@pytest.mark.parametrize(
    ("lines", "found"),
    [(["entry german A01"], ["A01", "", ""]),
     (["entry german A01", "unit G3 german-rifles-41 at A01 facing S"], ["", "", ""]),
     (["entry german A01 C01"], ["C01", "A01", ""]),
     (["entry german A01 B01", "unit G3 german-rifles-41 at B01 facing S"], ["A01", "", ""]),
     (["entry german A01 C01", "entry soviet I14"], ["C01", "A01", ""])],
)  # fmt: skip
def test_each_takes_the_free_hex_of_its_area_that_is_nearest(lines: list[str], found: list[str]):
    p = entering(*lines)
    assert places(p) == found
    assert [p.unit(name).place for name in ("G1", "G2", "S2")] == [
        "board" if at else "waiting" for at in found
    ]
    assert p.waits_for == "DrawOrder"


@pytest.mark.rule("SOLO-2.8.e")
@pytest.mark.parametrize(("ground", "at"), [("open", "C01"), ("woods", "A01")])
def test_it_enters_only_ground_that_it_can_drive_on(ground: str, at: str):
    p = lots(
        deck(f"""
        solo german rounds
        turn german
        entry german A01 C01
        terrain {ground} C01
        unit G1 german-opel-blitz waiting
        unit G2 german-rifles-41 at I01 facing N
        unit S1 soviet-rifles-41 at E12 facing N
    """)
    )
    assert p.unit("G1").hex == at


@pytest.mark.rule("SOLO-2.8.e")
@pytest.mark.parametrize(("entry", "at"), [("", "A01"), ("entry=I01", "I01")])
def test_an_entry_area_of_its_own_comes_before_that_of_the_side(entry: str, at: str):
    p = lots(
        deck(f"""
        solo german rounds
        turn german
        entry german A01
        unit G1 german-rifles-41 waiting {entry}
        unit S1 soviet-rifles-41 at E12 facing N
    """)
    )
    assert p.unit("G1").hex == at
    assert p.unit("G1").facing in {"S", "SE", "SW"}


@pytest.mark.rule("SOLO-2.8.e", "SOLO-5.8.a1")
@pytest.mark.parametrize(("objective", "at"), [("", "I01"), ("objective A03 soviet", "A01")])
def test_it_enters_nearest_to_a_unit_or_an_objective(objective: str, at: str):
    p = lots(
        deck(f"""
        solo german rounds
        turn german
        entry german A01 I01
        {objective}
        unit G1 german-rifles-41 waiting
        unit S1 soviet-rifles-41 at I12 facing N
    """)
    )
    assert p.unit("G1").hex == at


def rumours(die: int, *lines: str, board: str = "19x14") -> Position:
    """Space 7 of scenario 4: a rumored enemy appears in the direction of a die."""
    return position("\n".join([
        f"board {board}", "solo solo-partisans", "turn soviet", "space 6 of 20",
        "unit RE3 soviet-rumour due=event", *lines,
    ])).play("draws 30", die)  # fmt: skip


def appeared(p: Position) -> str:
    """Where the rumored enemy was placed, whatever it did then."""
    placed = lots(p).told("log-rumour-placed")
    return p.label(int(placed[0].args["hex"])) if placed else ""


ANCHOR = ("unit MG10 german-mg-34 at R14 facing S", "unit RE1 soviet-rumour at H07")
SCREEN = "terrain woods H07 H05 J06 J08 H09 F08 F06"


@pytest.mark.rule("SOLO-S4.c")
@pytest.mark.parametrize(
    ("die", "to"), [(1, "H05"), (2, "J06"), (3, "J08"), (4, "H09"), (5, "F08"), (6, "F06")]
)
def test_it_appears_two_hexes_away_where_the_die_points(die: int, to: str):
    assert appeared(rumours(die, SCREEN, *ANCHOR)) == to


@pytest.mark.rule("SOLO-S4.c")
def test_the_rumored_enemy_nearest_to_a_unit_is_counted_from():
    far = ("terrain woods C03 H07 H05 C01", "unit RE2 soviet-rumour at C03")
    assert appeared(rumours(1, *far, *ANCHOR)) == "H05"


@pytest.mark.rule("SOLO-S4.c")
def test_it_is_shifted_into_better_cover_beside_the_hex():
    """H05 is open; of H04 and I05 in cover, I05 is nearer to the unit."""
    p = rumours(1, "terrain woods H07 H04 I05", *ANCHOR)
    assert appeared(p) == "I05"


@pytest.mark.rule("SOLO-S4.c")
def test_it_is_not_shifted_into_cover_that_is_no_better():
    p = rumours(1, "terrain woods H07 H05 I05", *ANCHOR)
    assert appeared(p) == "H05"


@pytest.mark.rule("SOLO-S4.c")
def test_beside_a_hex_that_is_taken_it_stands_where_there_is_room():
    p = rumours(1, "terrain woods H07 H05 H04 I05 I04 G05 G04 H06", *ANCHOR,
                "unit S1 soviet-rifles-41 at H05 facing S")  # fmt: skip
    assert appeared(p) in {"H06", "I05"}


@pytest.mark.rule("SOLO-S4.c")
def test_without_a_rumored_enemy_on_the_board_none_appears():
    p = rumours(1, "unit MG10 german-mg-34 at R14 facing S",
                "unit S1 soviet-rifles-41 at A01 facing S")  # fmt: skip
    assert p.unit("RE3").place == "due"


def happens(p: Position, event: TrackEvent) -> Position:
    """An event of the track, by itself."""
    EFFECTS[event.what](p.state, p.seat("soviet"), event, event.amount)
    p.state.settle()
    return p


WAITING = """
    solo soviet
    turn soviet
    unit G9 german-rifles-41 due=event
    unit G1 german-rifles-41 at I14 facing N
    unit S1 soviet-rifles-41 at I01 facing N
"""


@pytest.mark.rule("SOLO-7.2.b")
def test_a_unit_of_the_player_arrives_once():
    p = deck(WAITING)
    happens(p, TrackEvent(Happening.ARRIVE, unit=0, hex=p.hex("A01")))
    assert (p.unit("G9").hex, p.actor) == ("A01", "german")
    p.play("face G9 S")
    happens(p, TrackEvent(Happening.ARRIVE, unit=0, hex=p.hex("C03")))
    assert p.unit("G9").hex == "A01"
    happens(p, TrackEvent(Happening.ARRIVE, unit=p.id("G1"), hex=p.hex("C03")))
    assert p.unit("G1").hex == "I14"


@pytest.mark.rule("SOLO-7.2.b")
@pytest.mark.parametrize(("at", "vp"), [("A01", ("german", 3)), ("E05", ("soviet", 2))])
def test_vp_go_to_who_controls_that_very_hex(at: str, vp: tuple[str, int]):
    p = deck(f"{WAITING}\nvp german 1\nobjective A01 german\nobjective E05 soviet")
    assert happens(p, TrackEvent(Happening.SCORE, hex=p.hex(at), amount=2)).vp == vp


@pytest.mark.rule("SOLO-S1.k")
@pytest.mark.parametrize(("unit", "stuck", "bogged"), [
    ("at I01 facing N", 1, True), ("at I01 facing N", 0, False), ("due=event", 1, False),
])  # fmt: skip
def test_a_vehicle_on_the_board_is_stuck_if_the_die_says_so(unit: str, stuck: int, bogged: bool):
    p = deck(f"""
        solo soviet
        turn soviet
        unit S9 soviet-t-26 {unit}
        unit G1 german-rifles-41 at I14 facing N
        unit S1 soviet-rifles-41 at A01 facing N
    """)
    assert happens(p, TrackEvent(Happening.BOG, unit=0, amount=stuck)).unit("S9").bogged is bogged

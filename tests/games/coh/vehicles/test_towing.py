"""Vehicles in tow (COH-15.10, A15)."""

import pytest

from hexfront.games.coh.notation import Position, position

FAR = "unit S1 soviet-rifles-41 at I07 facing N"
WHEELS = "german move=2 mover=wheeled wheels=1"
TRACKS = "german move=2 mover=tracked tracks=1"


def wreck(tower: str, hit: str, *more: str, words: str = "hit=immobilized", at: str = "D04"):
    """G1 can do nothing by itself, G2 could tow it."""
    return position("\n".join((
        f"unit G1 {hit} at D04 facing N {words}",
        f"unit G2 {tower} at {at} facing SE",
        FAR,
        *more,
    )))  # fmt: skip


@pytest.mark.rule("COH-15.10.a")
@pytest.mark.parametrize("words", ["hit=immobilized", "hit=crew-stunned", "bogged"])
def test_who_cannot_drive_is_taken_in_tow_at_its_own_move_cost(words: str):
    p = wreck(TRACKS, TRACKS, words=words)
    assert p.cost("load G1 G2") == 2
    p.play("load G1 G2", "cap 0", 7, "pass")
    assert (p.unit("G1").on, p.unit("G1").facing) == ("G2", "SE")
    p.play("move G2 E04", "move G2 E05", "cap 0", 7)
    assert p.unit("G1").hex == "E05"
    assert [p.unit(n).stressed for n in ("G1", "G2")] == [True, True]


@pytest.mark.rule("COH-15.10.a")
@pytest.mark.parametrize("words", ["", "hit=light-damage", "hit=gun-damaged"])
def test_who_can_drive_is_not_towed(words: str):
    assert wreck(TRACKS, TRACKS, words=words).refusal("load G1 G2").rule == "COH-15.10.a"


@pytest.mark.rule("COH-15.10.a", "COH-15.13.d")
def test_who_is_destroyed_is_not_towed():
    p = wreck(TRACKS, TRACKS, words="hit=destroyed")
    assert p.refusal("load G1 G2").rule == "COH-7.3.c"
    assert "load G1 G2" not in p.play("select G2").choices()


@pytest.mark.rule("COH-15.10.a")
def test_the_tower_must_be_in_the_hex():
    assert wreck(TRACKS, TRACKS, at="D05").refusal("load G1 G2").message == "refuse-tow-apart"


@pytest.mark.rule("COH-15.10.a")
def test_towing_shows_the_marker_that_allows_it():
    p = wreck(TRACKS, TRACKS).play("load G1 G2", "cap 0", 7)
    assert p.unit("G1").shown


@pytest.mark.rule("COH-15.10.a")
def test_a_stunned_crew_in_close_combat_can_at_least_be_towed():
    p = wreck(TRACKS, TRACKS, "unit S2 soviet at D04 facing N", words="hit=crew-stunned")
    assert p.legal("select G1")
    assert p.legal("load G1 G2")
    assert not p.legal("rally G1")


@pytest.mark.rule("COH-15.10.b")
@pytest.mark.parametrize(
    ("tower", "hit", "legal"),
    [
        (WHEELS, WHEELS, True),
        (TRACKS, WHEELS, True),
        (TRACKS, TRACKS, True),
        (WHEELS, TRACKS, False),
    ],
)
def test_wheels_tow_no_tracks(tower: str, hit: str, legal: bool):
    p = wreck(tower, hit)
    assert p.legal("load G1 G2") is legal
    if not legal:
        assert p.refusal("load G1 G2").rule == "COH-15.10.b"


@pytest.mark.rule("COH-15.10.c")
def test_a_towed_vehicle_does_not_fire():
    def at(cargo: str) -> Position:
        return position(f"""
            unit G1 {TRACKS} {cargo} hit=immobilized
            unit G2 {TRACKS} at D04 facing SE
            unit S1 soviet at E04 facing N
        """)

    assert at("at D04 facing SE").legal("attack G1 E04")
    assert at("on=G2").refusal("attack G1 E04").rule == "COH-15.10.c"


@pytest.mark.rule("COH-15.10.d")
def test_there_are_no_trains():
    p = wreck(TRACKS, TRACKS, "unit G3 german on=G1")
    assert p.refusal("load G1 G2").rule == "COH-15.10.d"
    p = wreck(TRACKS, TRACKS, "unit G3 german at D04 facing N").play(
        "load G1 G2", "cap 0", 7, "pass"
    )
    assert p.refusal("load G3 G1").rule == "COH-15.10.d"
    assert p.refusal("load G3 G2").rule == "COH-15.6.a"


@pytest.mark.rule("COH-15.10.a")
@pytest.mark.parametrize("words", ["hit=immobilized", "hit=crew-stunned"])
def test_a_towed_vehicle_is_let_go_in_its_hex_only(words: str):
    p = position(f"unit G1 {TRACKS} on=G2 {words}\nunit G2 {TRACKS} at D04 facing SE\n{FAR}")
    assert p.refusal("unload G1 D05").rule == "COH-15.10.a"
    assert p.cost("unload G1 D04") == 2
    p.play("unload G1 D04", "face G1 N", "cap 0", 1)
    assert (p.unit("G1").on, p.unit("G1").hex, p.unit("G1").facing) == ("", "D04", "N")
    assert [p.unit(n).spent for n in ("G1", "G2")] == [True, True]

"""AFV and wrecks: cover, Hindrance, stacking, Control (ASL-7.4, ASL-2.0)."""

import pytest

from hexfront.games.aslsk.armor.damage import destroy
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.units.condition import fits, good_order
from hexfront.games.aslsk.units.watching import hindrance
from hexfront.games.aslsk.vehicles.holding import controlled, held

FIRE = "ger A 4-6-7 at K5\nrus R 4-4-7 at M5\n{}\nphase prep-fire german"


def tem(text: str) -> dict[str, int]:
    """The DRM of an attack from K5 on the Russians in M5."""
    p = position(FIRE.format(text)).do("open-fire M5 A")
    fire = p.preview("fire").fire
    assert fire is not None
    drm = fire.targets[0].drm
    assert drm is not None
    return {line.label: line.value for line in drm.lines}


@pytest.mark.rule("ASL-7.4.a")
@pytest.mark.parametrize("line", ["rus T t26 at M5", "ger T pziif wreck=M5"])
def test_infantry_shelters_behind_a_tank_or_wreck(line: str) -> None:
    assert tem(line).get("tally-vehicle-cover") == 1


@pytest.mark.rule("ASL-7.4.b")
def test_other_terrain_counts_alone() -> None:
    assert "tally-vehicle-cover" not in tem("terrain woods M5\nrus T t26 at M5")
    assert tem("smoke M5 full\nrus T t26 at M5")["tally-vehicle-cover"] == 1


@pytest.mark.rule("ASL-7.4.g", "ASL-3.3.2.w")
def test_a_tank_in_motion_shelters_nobody() -> None:
    assert "tally-vehicle-cover" not in tem("rus T t26 at M5 motion")


@pytest.mark.rule("ASL-7.4.a")
def test_one_that_moved_shelters_after_the_afph() -> None:
    text = """
        ger A 4-6-7 at K5
        rus R 4-4-7 at M5
        rus T t26 at M5 entered
        phase {} german
    """
    p = position(text.format(["defensive-fire", "russian"][0]).replace("german", "russian"))
    fire = p.do("open-fire M5 A").preview("fire").fire
    assert fire is not None
    drm = fire.targets[0].drm
    assert drm is not None
    assert drm.value("tally-vehicle-cover") == 0


@pytest.mark.rule("ASL-7.4.a")
def test_there_is_no_ffmo_behind_a_wreck() -> None:
    text = """
        ger A 4-6-7 at K5
        rus R 4-4-7 at N5
        {}
        phase movement russian
    """
    labels = []
    for line in ("ger T pziif wreck=M5", ""):
        p = position(text.format(line)).do("take R; step M5; open-fire M5 A")
        fire = p.preview("fire").fire
        assert fire is not None
        drm = fire.targets[0].drm
        assert drm is not None
        labels.append({line.label for line in drm.lines})
    assert "tally-ffmo" not in labels[0]
    assert "tally-ffmo" in labels[1]


@pytest.mark.rule("ASL-7.4.1.a")
@pytest.mark.parametrize(
    ("line", "drm"),
    [
        ("", 0),
        ("rus T t26 at L5", 1),
        ("rus T t26 at L5\nger W pziif wreck=L5", 1),
        ("rus T t26 at M5", 0),
        ("ger W pziif wreck=K5", 0),
        ("hill L5 M6\nrus T t26 at L5", 0),
        ("hill K5 M6\nrus T t26 at L5", 0),
        ("hill K5 L5 M6\nrus T t26 at L5", 1),
    ],
)
def test_a_tank_on_the_line_hinders(line: str, drm: int) -> None:
    p = position(f"{line}\nger A 4-6-7 at K5\nrus R 4-4-7 at M6\nrus Q 4-4-7 at M5")
    target = "M5" if "at M5" in line else "M6"
    assert hindrance(p.state, p.hex("K5"), p.hex(target)) == drm


@pytest.mark.rule("ASL-7.4.1.b", "ASL-7.4.g", "ASL-3.3.2.w")
@pytest.mark.parametrize(
    ("words", "phase", "drm"),
    [
        ("entered", "movement", 0),
        ("entered", "advancing-fire", 0),
        ("entered", "rout", 1),
        ("motion", "rout", 0),
        ("", "movement", 1),
    ],
)
def test_one_that_moves_does_not(words: str, phase: str, drm: int) -> None:
    p = position(f"""
        ger A 4-6-7 at K5
        rus R 4-4-7 at M6
        rus T t26 at L5 {words}
        during {phase} russian
    """)
    assert hindrance(p.state, p.hex("K5"), p.hex("M6")) == drm


@pytest.mark.rule("ASL-7.4.1.c")
@pytest.mark.parametrize(
    ("woods", "drm"), [("", 1), ("terrain woods H4", 0), ("terrain woods H3", 1)]
)
@pytest.mark.parametrize("firer", ["german", "russian"])
@pytest.mark.parametrize("hulk", ["ger W pziif wreck=I3", "ger W pziif at I3"])
def test_only_a_hulk_that_both_ends_see_hinders(
    woods: str, drm: int, firer: str, hulk: str
) -> None:
    """From H5 the woods in H4 hide I3, though not J2 behind it; from J2 it is seen."""
    p = position(f"{woods}\nger A 4-6-7 at H5\nrus R 4-4-7 at J2\n{hulk}\nphase prep-fire {firer}")
    assert p.sees("J2", "I3")
    assert p.sees("H5", "I3") is (drm == 1)
    p.do("open-fire J2 A" if firer == "german" else "open-fire H5 R")
    assert p.drm("R" if firer == "german" else "A").value("tally-hindrance") == drm


@pytest.mark.rule("ASL-7.4.c", "ASL-7.4.d", "ASL-2.0.ba")
def test_a_destroyed_vehicle_is_a_wreck() -> None:
    p = position("ger T pziiin at K5 vca=ne-se exposed\nger A 4-6-7 at K5\nrus R 4-4-7 at A1")
    destroy(p.state, p.unit("T"), "ASL-7.10.a")
    assert (p.wreck("T"), p.at("K5")) == ("K5", {"A"})
    assert not p.states("A")
    assert p.lies("T-ma") == "removed"


@pytest.mark.rule("ASL-7.4.f", "ASL-2.0.as")
def test_wrecks_do_not_count_for_stacking() -> None:
    p = position("ger T pziiin\nger W pziif wreck=K5\nger V pziif at K6\nrus R 4-4-7 at A1")
    more = p.mask("T")
    assert fits(p.state, p.hex("K5"), 0, more)
    assert not fits(p.state, p.hex("K6"), 0, more)


@pytest.mark.rule("ASL-2.0.l")
def test_an_afv_holds_its_hex_while_it_is_there() -> None:
    p = position("""
        control russian K5
        ger T pziiin at K5 vca=ne-se motion
        rus R 4-4-7 at A1
        phase movement german
    """)
    k5 = p.hex("K5")
    assert controlled(p.state)[0] >> k5 & 1
    assert not controlled(p.state)[1] >> k5 & 1
    p.do("take T; step L4")
    assert controlled(p.state)[1] >> k5 & 1
    assert controlled(p.state)[0] >> p.hex("L4") & 1


@pytest.mark.rule("ASL-2.0.l")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_view_tells_what_an_afv_holds_and_what_is_kept_without_it(seat: int) -> None:
    p = position("""
        control russian K5
        ger T pziiin at K5 vca=ne-se motion
        rus R 4-4-7 at A1
        phase movement german
    """)
    k5, seen = p.hex("K5"), p.game.view(p.state, seat)
    assert k5 in seen.held[0]
    assert k5 not in seen.held[1]
    assert k5 in seen.control[1]
    p.do("take T; step L4")
    seen = p.game.view(p.state, seat)
    assert k5 in seen.held[1]
    assert p.hex("L4") in seen.held[0]
    assert p.hex("L4") not in seen.control[0]


@pytest.mark.rule("ASL-2.0.l")
@pytest.mark.parametrize(("words", "holds"), [("", False), ("broken", True)])
@pytest.mark.parametrize(
    ("afv", "squad", "side"),
    [("ger T pziiin", "rus R 4-4-7", 0), ("rus T rus-kv1e", "ger G 4-6-7", 1)],
)
def test_a_good_order_enemy_denies_it(
    afv: str, squad: str, side: int, words: str, holds: bool
) -> None:
    p = position(f"{afv} at K5\n{squad} at K5 {words}")
    assert bool(held(p.state)[side] >> p.hex("K5") & 1) is holds


@pytest.mark.rule("ASL-2.0.l")
def test_it_counts_for_victory() -> None:
    p = position("""
        victory german control 1 K5
        ger T pziiin at K5
        rus R 4-4-7 at A1
    """)
    assert p.game.view(p.state, 0).standings[0].met


@pytest.mark.rule("ASL-2.0.l")
@pytest.mark.parametrize(
    ("enemy", "holds"), [("at A1", True), ("at K5 broken dm", True), ("at K5", False)]
)
def test_an_afv_controls_its_hex_until_it_leaves(enemy: str, *, holds: bool) -> None:
    p = position(f"""
        ger T pzivh at K5 vca=ne-se motion
        rus R 4-4-7 {enemy}
        control russian K5
        phase movement german
    """)
    assert p.control("K5") == ("german" if holds else "russian")
    p.do("take T; step L5")
    assert (p.control("K5"), p.control("L5")) == ("russian", "german")


@pytest.mark.rule("ASL-2.0.s")
@pytest.mark.parametrize("words", ["shocked", "unconfirmed", "stunned"])
def test_good_order_of_vehicles(words: str) -> None:
    p = position(f"ger T pziiin at K5 {words}\nger V pziiin at K6 pinned\nrus R 4-4-7 at A1")
    assert not good_order(p.state, p.unit("T"))
    assert good_order(p.state, p.unit("V"))


@pytest.mark.rule("ASL-7.7.h", "ASL-3.3.5.h")
@pytest.mark.parametrize(("terrain", "drm"), [("open-ground", 2), ("stone-building", 3)])
def test_residual_fp_meets_open_hatches_or_the_better_terrain(terrain: str, drm: int) -> None:
    p = (
        position(f"""
        terrain {terrain} K5
        rus T t3485 at K5 exposed motion began=K5
        ger A 4-6-7 at A1
        residual K5 4
        phase movement russian
    """)
        .do("take T; halt")
        .roll((3, 4))
    )
    (told,) = p.told("log-residual-roll")
    assert told.args["final"] == 7 + drm


@pytest.mark.rule("ASL-3.3.5.m", "ASL-3.3.5.g")
def test_residual_fp_attacks_an_open_crew_once_in_every_hex_that_it_enters() -> None:
    p = position("""
        ger T pzivh at K5 vca=ne-se exposed motion
        rus R 4-4-7 at A1
        residual L5 4, M6 4
        phase movement german
    """).do("take T; step L5", (6, 6), "turn T se-s")
    assert len(p.told("log-residual-roll")) == 1
    p.do("turn T ne-se; step M6", (6, 6))
    assert len(p.told("log-residual-roll")) == 2

"""Shots at vehicles: who may fire what, the TH DRM of vehicles, and what follows a hit."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.notation.names import choice_name, parse_choice
from hexfront.games.aslsk.weapons.weaponry import wear, wear_out
from tests.games.aslsk.close_combat.helpers import why


def duel(*lines: str, phase: str = "prep-fire russian") -> Position:
    """A KV-1E R in K5 that faces a PzKpfw IIIN T in K8, three hexes south."""
    men = "ger T ger-pziiin at K8 vca=n-ne\nrus R rus-kv1e at K5 vca=s-sw"
    return position("\n".join((men, *lines, f"phase {phase}")))


def shots(p: Position) -> set[str]:
    return {choice for choice in p.choices() if choice.startswith("engage")}


def th(p: Position, words: str) -> dict[str, int]:
    """The TH DRM of a shot by their labels."""
    told = p.preview(words).kill
    assert told is not None
    return {line.label: line.value for line in told.drm.lines}


def number(p: Position, words: str) -> int:
    """The greatest final TK# of an ordinary hit."""
    told = p.preview(words).kill
    assert told is not None
    return max(aspect.number.total for aspect in told.aspects if not aspect.critical)


# Who fires.


@pytest.mark.rule("ASL-7.9.a")
def test_a_tank_fires_ap_or_he_at_a_tank() -> None:
    p = duel()
    assert shots(p) == {"engage R R-ma T ap", "engage R R-ma T he"}
    assert number(p, "engage R R-ma T ap") == 12 - 6
    assert number(p, "engage R R-ma T he") == 7 - 6


def bazooka(*lines: str, arm: str = "usa-baz44") -> Position:
    """An American leader L with a BAZ in K8, a PzKpfw IIIN T in K7."""
    men = f"""
        sides german american
        date 1944-07
        usa L 8-0 at K8
        sw B {arm} with L
        usa S 6-6-6 at A2
        ger T ger-pziiin at K7 vca=n-ne
        ger R 4-6-7 at A9
    """
    return position("\n".join((men, *lines, "phase prep-fire american")))


@pytest.mark.rule("ASL-4.4.1.h")
def test_a_leader_alone_does_not_fire_a_panzerschreck_at_a_vehicle() -> None:
    p = position("""
        sides german american
        date 1944-07
        ger L 8-0 at K8
        usa T m4a1 at K7
        ger S 4-6-7 at A2
        usa R 6-6-6 at A9
        sw B ger-psk with L
        phase prep-fire german
    """)
    assert shots(p) == set()
    assert why(p, "engage L B T heat") == ("ASL-4.4.1.h", "no-lone-leader")


@pytest.mark.rule("ASL-4.4.1.c")
def test_two_smc_man_a_bazooka_against_a_vehicle() -> None:
    p = bazooka()
    assert not shots(p)
    assert why(p, "engage L B T heat") == ("ASL-4.4.1.c", "no-lone-leader")
    p = bazooka("usa M 8-1 at K8", "usa N 7-0 at K9")
    assert shots(p) == {"engage L B T heat"}
    assert why(p, "engage L B T heat nobody M") == ("ASL-4.4.1.c", "no-lone-leader")
    p.do("engage L B T heat").roll((6, 6))
    assert p.state.fired & p.mask("M")


@pytest.mark.rule("ASL-4.4.1.c", "ASL-4.4.1.e")
def test_the_poorest_leader_mans_it_and_another_directs() -> None:
    p = bazooka("usa M 8-1 at K8", "usa N 9-2 at K8")
    assert shots(p) == {f"engage L B T heat{leader}" for leader in ("", " nobody M", " nobody N")}
    found = {choice: th(p, choice).get("tally-leadership", 0) for choice in shots(p)}
    assert found == {
        "engage L B T heat": 0, "engage L B T heat nobody M": -1, "engage L B T heat nobody N": -2,
    }  # fmt: skip
    for leader, mate in (("", "M"), (" nobody M", "N"), (" nobody N", "M")):
        done = p.copy().do(f"engage L B T heat{leader}").roll((6, 6))
        assert done.state.fired & done.mask(mate)


@pytest.mark.rule("ASL-4.4.1.b")
def test_a_squad_needs_no_second_man() -> None:
    p = bazooka("usa Q 6-6-6 at K8", "sw C usa-baz44 with Q")
    assert shots(p) == {"engage Q C T heat", "engage Q C T heat nobody L"}
    p.do("engage Q C T heat").roll((6, 6))
    assert not p.state.fired & p.mask("L")


@pytest.mark.rule("ASL-3.2.4.al", "ASL-3.2.4.aq", "ASL-7.10.a", "ASL-7.9.d")
def test_a_kill_leaves_a_wreck_and_infantry_unharmed() -> None:
    p = duel("ger G 4-6-7 at K8")
    p.do("engage R R-ma T ap").roll((3, 3), (2, 3))
    assert (p.wreck("T"), p.at("K8")) == ("K8", {"G"})
    assert p.states("G") == set()


@pytest.mark.rule("ASL-3.2.4.g")
def test_a_shot_at_one_vehicle_harms_nothing_else_in_its_hex() -> None:
    p = duel("ger U ger-pziiin at K8 vca=n-ne", "ger S 4-6-7 at K8", "ger L 8-0 at K8")
    assert shots(p) == {f"engage R R-ma {v} {shell}" for v in "TU" for shell in ("ap", "he")}
    assert why(p, "engage R R-ma S ap") == ("ASL-3.2.4.g", "no-vehicle-target")
    p.do("engage R R-ma T ap").roll((3, 3), (2, 3))
    assert (p.wreck("T"), p.at("K8")) == ("K8", {"U", "S", "L"})
    assert [p.states(name) for name in "SL"] == [set(), set()]


@pytest.mark.rule("ASL-7.10.c")
@pytest.mark.parametrize(("dice", "shocked"), [((4, 4), False), ((4, 5), True)])
def test_a_narrow_failure_tries_the_nerves_of_the_crew(
    dice: tuple[int, int], *, shocked: bool
) -> None:
    p = duel()
    p.do("engage R R-ma T ap").roll((3, 3), (3, 4))
    assert p.waits_for == "ShockCheck"
    p.roll(dice)
    assert ("shocked" in p.states("T")) is shocked


@pytest.mark.rule("ASL-7.10.f", "ASL-7.10.n")
@pytest.mark.parametrize("state", ["shocked", "stunned"])
def test_a_helpless_crew_does_not_fire(state: str) -> None:
    p = position(f"""
        ger T ger-pziiin at K8
        rus R rus-kv1e at K5 vca=s-sw {state}
        rus A 4-4-7 at B2
        ger B 4-6-7 at B3
        phase prep-fire russian
    """)
    assert shots(p) == set()
    assert why(p, "engage R R-ma T ap") == ("ASL-7.10.f", "no-fire-of-helpless-crew")


@pytest.mark.rule("ASL-7.8.o")
def test_a_one_man_turret_fires_only_buttoned_up() -> None:
    p = position("""
        ger T ger-pziif at K8 vca=n-ne exposed
        rus R rus-kv1e at K5
        ger A 4-6-7 at B2
        rus B 4-4-7 at B3
        phase prep-fire german
    """)
    assert shots(p) == set()
    assert why(p, "engage T T-ma R ap")[1] == "no-fire-of-turret-exposed"
    assert why(p, "open-fire B3 T T-cmg") == ("ASL-7.8.o", "no-fire-of-turret-exposed")


# TH DRM.


@pytest.mark.rule("ASL-7.10.o")
def test_hatches_nerves_size_and_motion_change_the_th_dr() -> None:
    assert th(duel(), "engage R R-ma T ap") == {"tally-buttoned-up": 1}
    p = position("""
        terrain woods K8
        ger T ger-pziiin at K8 motion
        rus R rus-t3485 at K5 vca=s-sw exposed shaken
        phase prep-fire russian
    """)
    assert th(p, "engage R R-ma T ap") == {
        "tally-shaken": 1, "tally-terrain": 1, "tally-moving-target": 2,
    }  # fmt: skip
    back = position("""
        ger T ger-pziiin at K8 vca=n-ne exposed
        rus R rus-kv1e at K5
        phase prep-fire german
    """)
    assert th(back, "engage T T-ma R heat") == {"tally-target-size": -1}


@pytest.mark.rule("ASL-3.5.g", "ASL-2.0.f")
def test_a_vehicle_that_moved_bounds_in_the_afph() -> None:
    for states, lines in (
        ("", {"tally-advancing-fire": 2}),
        ("entered", {"tally-bounding": 4}),
        ("rolled", {"tally-advancing-fire": 2}),
        ("motion", {"tally-advancing-fire": 2}),
    ):
        p = position(f"""
            ger T ger-pziiin at K8 vca=n-ne exposed {states}
            rus R rus-t3485 at K5
            phase advancing-fire german
        """)
        assert th(p, "engage T T-ma R ap") == lines


@pytest.mark.rule("ASL-3.5.h", "ASL-3.5.i")
def test_after_bounding_first_fire_only_a_ma_with_rof_fires() -> None:
    men = "ger T ger-pziiin at K8 vca=n-ne entered bounded\nrus R rus-t3485 at K5\n"
    more = "ger A 4-6-7 at B2\nrus B 4-4-7 at B3\nphase advancing-fire german"
    kept = position(men + more)
    assert "engage T T-ma R ap" in shots(kept)
    lost = position(men + more)
    lost.state.bounded_weapons |= 1 << lost.weapon("T-cmg")
    assert shots(lost) == set()
    assert why(lost, "engage T T-ma R ap") == ("ASL-3.5.i", "no-fire-after-bounding")


# Infantry weapons.


@pytest.mark.rule("ASL-4.1.j", "ASL-4.1.k")
def test_an_mg_fires_at_an_afv_within_its_range_and_with_whole_fp() -> None:
    men = "ger T ger-pziif at K8 vca=ne-se\n"
    p = position(men + "rus A 4-4-7 at K5\nsw M rus-hmg with A\nphase prep-fire russian")
    assert shots(p) == {"engage A M T ap"}
    assert number(p, "engage A M T ap") == 4 + 1 - 1
    pinned = position(
        men + "rus A 4-4-7 at K5 pinned\nsw M rus-hmg with A\nger B 4-6-7 at K4\n"
        "phase prep-fire russian"
    )
    assert shots(pinned) == set()
    assert why(pinned, "engage A M T ap") == ("ASL-4.1.k", "no-halved-mg-against-vehicle")
    late = position(
        men + "rus A 4-4-7 at K5\nsw M rus-lmg with A\nger B 4-6-7 at K4\n"
        "phase advancing-fire russian"
    )
    assert why(late, "engage A M T ap") == ("ASL-4.1.k", "no-halved-mg-against-vehicle")


@pytest.mark.rule("ASL-4.1.k")
@pytest.mark.parametrize(
    ("phase", "user", "mark", "fires"),
    [
        ("prep-fire russian", "A", "", True), ("prep-fire russian", "L", "", False),
        ("defensive-fire german", "A", "", True), ("defensive-fire german", "A", "first", False),
        ("defensive-fire german", "L", "", False),
    ],
)  # fmt: skip
def test_neither_a_leader_nor_a_second_fire_leaves_an_mg_its_whole_fp(
    phase: str, user: str, mark: str, *, fires: bool
) -> None:
    p = position(f"""
        ger T ger-pziif at K6 vca=ne-se
        ger B 4-6-7 at K4
        rus A 4-4-7 at K5
        rus L 8-1 at K5
        rus C 4-4-7 at A1
        sw M rus-hmg with {user} {mark}
        phase {phase}
    """)
    assert (f"engage {user} M T ap" in shots(p)) is fires
    if not fires:
        found = why(p, f"engage {user} M T ap")
        assert found == ("ASL-4.1.k", "no-halved-mg-against-vehicle")


@pytest.mark.rule("ASL-4.1.c", "ASL-4.1.k")
def test_two_leaders_fire_an_mg_at_an_afv_and_both_have_fired() -> None:
    men = """
        ger T ger-pziif at K8 vca=ne-se
        ger B 4-6-7 at A1
        rus L 8-1 at K5
        sw M rus-hmg with L
        rus N 7-0 at K5
    """
    p = position(men + "phase prep-fire russian")
    assert shots(p) == {"engage L M T ap"}
    assert why(p, "engage L M T ap nobody N") == ("ASL-4.1.c", "no-lone-leader")
    p.do("engage L M T ap", (6, 5))
    assert {"fired", "prep"} <= p.states("N")
    led = position(men + "rus O 9-2 at K5\nphase prep-fire russian")
    assert {f"engage L M T ap nobody {x}" for x in ("N", "O")} <= shots(led)


@pytest.mark.rule("ASL-4.1.k", "ASL-7.8.r", "ASL-7.8.t")
@pytest.mark.parametrize(
    ("phase", "fires"), [("prep-fire", True), ("movement", False), ("advancing-fire", True)]
)
def test_an_mg_that_is_the_main_armament_is_not_halved_in_the_afph(
    phase: str, *, fires: bool
) -> None:
    p = position(f"""
        rus T ba64 at K5 vca=s-sw began=K5
        rus B 4-4-7 at A1
        ger V psw222 at K8
        phase {phase} russian
    """)
    if phase == "movement":
        p.do("take T")
    assert ("engage T T-ma V ap" in p.choices()) is fires
    if not fires:
        assert why(p, "engage T T-ma V ap") == ("ASL-4.1.k", "no-halved-mg-against-vehicle")


@pytest.mark.rule("ASL-4.1.k", "ASL-2.0.aj")
@pytest.mark.parametrize("phase", ["advancing-fire russian", "defensive-fire german"])
@pytest.mark.parametrize(("words", "fires"), [("entered", True), ("entered motion", False)])
def test_motion_halves_an_mg_that_is_the_main_armament(
    phase: str, words: str, *, fires: bool
) -> None:
    p = position(f"""
        rus T ba64 at K5 vca=s-sw {words}
        rus B 4-4-7 at A2
        ger V psw222 at K8
        ger A 4-6-7 at A1
        phase {phase}
    """)
    assert ("engage T T-ma V ap" in p.choices()) is fires
    if not fires:
        assert why(p, "engage T T-ma V ap") == ("ASL-4.1.k", "no-halved-mg-against-vehicle")


@pytest.mark.rule("ASL-4.1.k")
@pytest.mark.parametrize(("row", "fires"), [(2, True), (1, False)])
def test_no_mg_fires_at_an_afv_beyond_normal_range(row: int, *, fires: bool) -> None:
    p = position(f"""
        ger T ger-pziif at K8
        ger B 4-6-7 at K{row + 1}
        rus A 4-4-7 at K{row}
        sw M rus-lmg with A
        phase prep-fire russian
    """)
    assert bool(shots(p)) is fires


@pytest.mark.rule("ASL-4.4.4.a")
def test_an_atr_uses_the_vtt_and_the_ap_table() -> None:
    p = position("""
        ger T ger-pziif at K8 vca=ne-se
        rus A 4-4-7 at K5
        sw M rus-atr with A
        phase prep-fire russian
    """)
    told = p.preview("engage A M T ap").kill
    assert told is not None
    assert told.number == 10
    assert number(p, "engage A M T ap") == 6 + 1 - 1


@pytest.mark.rule("ASL-4.4.f", "ASL-4.4.1.g")
@pytest.mark.parametrize(("weapon", "kill"), [("usa-baz43", 13), ("usa-baz44", 16)])
def test_a_bazooka_uses_its_heat_number(weapon: str, kill: int) -> None:
    p = position(f"""
        sides german american
        date 1944-08
        ger T ger-pziiin at K8 vca=s-sw
        usa A 6-6-6 at K6
        usa L 8-1 at K6
        sw B {weapon} with A
        phase prep-fire american
    """)
    assert shots(p) == {"engage A B T heat", "engage A B T heat nobody L"}
    assert number(p, "engage A B T heat") == kill + 1 - 3
    assert th(p, "engage A B T heat nobody L") == {"tally-leadership": -1}


@pytest.mark.rule("ASL-4.4.2.o")
def test_a_panzerfaust_is_looked_for_and_fired_at_a_tank() -> None:
    p = position("""
        date 1944-08
        pf german 2
        ger A 4-6-7 at K6
        rus T rus-t3485 at K7
        phase prep-fire german
    """)
    assert shots(p) == {"engage A nobody T heat"}
    seen = p.preview("engage A nobody T heat")
    assert seen.check is not None
    assert (seen.check.drm.total, seen.check.success) == (0, (1, 2))
    p.do("engage A nobody T heat").roll(3, (3, 3), (6, 5))
    (told,) = p.told("log-to-kill")
    assert told.tally is not None
    assert told.tally.value("tally-kill-number") == 31
    assert told.tally.value("tally-kill-range") == 0
    assert p.wreck("T") == "K7"


# Low Ammo and disabled armament.


@pytest.mark.rule(
    "ASL-7.2.1.a", "ASL-7.2.1.b", "ASL-7.2.1.c", "ASL-7.2.1.d", "ASL-7.10.t", "ASL-2.0.ar"
)
@pytest.mark.parametrize("kind", ["rus-is2", "rus-kv2"])
@pytest.mark.parametrize(
    ("low", "hasty", "original", "found"),
    [
        (False, False, 10, "none"), (False, False, 11, "low"), (False, False, 12, "malfunction"),
        (True, False, 9, "none"), (True, False, 10, "malfunction"), (True, False, 11, "disabled"),
        (False, True, 9, "none"), (False, True, 10, "malfunction"),
        (False, True, 11, "malfunction"), (False, True, 12, "disabled"),
        (True, True, 7, "none"), (True, True, 8, "malfunction"), (True, True, 11, "disabled"),
    ],
)  # fmt: skip
def test_a_circled_breakdown_number(
    kind: str, original: int, found: str, *, low: bool, hasty: bool
) -> None:
    """B11 in a circle; Intensive Fire lowers the number at which the MA malfunctions."""
    p = duel(f"rus V {kind} at K3")
    w, state = p.weapon("V-ma"), p.state
    if low:
        state.low_ammo |= 1 << w
    wear_out(state, w, wear(state, w, original, sustained=hasty))
    marks = {
        "low": state.low_ammo >> w & 1 and not low,
        "malfunction": state.malfunctioned >> w & 1,
        "disabled": state.disabled >> w & 1,
    }
    assert {name for name, mark in marks.items() if mark} == ({found} - {"none"})
    assert ("recalled" in p.states("V")) is (found == "disabled")


@pytest.mark.rule("ASL-3.2.4.ae", "ASL-3.4.d")
@pytest.mark.parametrize(("place", "fires"), [("K7", True), ("K6", False)])
@pytest.mark.parametrize(
    ("firer", "shot"),
    [
        ("ger C crew at K8\nsw G ger-75l-at with C arc=n-ne first", "engage C G V ap"),
        ("ger T pziiin at K8 vca=n-ne\nsw T-ma first", "engage T T-ma V ap"),
    ],
)
def test_intensive_fire_at_a_tank_in_the_dfph_is_for_the_next_hex(
    firer: str, shot: str, place: str, *, fires: bool
) -> None:
    p = position(
        f"{firer}\nger D 4-6-7 at K9\nrus V rus-t26 at {place}\nphase defensive-fire russian"
    )
    assert (shot in shots(p)) is fires
    if not fires:
        assert p.refusal(shot).rule == "ASL-3.2.4.ae"


@pytest.mark.rule("ASL-4.0.v", "ASL-4.4.1.e")
@pytest.mark.parametrize(
    ("leader", "weapon", "directs"),
    [("", "", True), ("", "fired", False), ("", "prep", False), ("fired", "", False)],
)
def test_a_leader_who_has_fired_directs_no_shot_at_a_tank(
    leader: str, weapon: str, *, directs: bool
) -> None:
    p = position(f"""
        sides german american
        date 1944-07
        ger T pzivh at K6
        usa L 8-1 at K8 {leader}
        sw M usa-mmg with L {weapon}
        usa B 6-6-6 at K8
        sw Z usa-baz44 with B
        phase prep-fire american running
    """)
    assert ("engage B Z T heat nobody L" in shots(p)) is directs
    if not directs:
        assert why(p, "engage B Z T heat nobody L") == ("ASL-4.4.1.e", "no-direction-of-shot")


def test_every_shot_can_be_named_as_it_is_listed() -> None:
    """Also one whose arc is the usual one, and whose leader is not."""
    p = bazooka("usa M 8-1 at K8", "usa N 9-2 at K8")
    assert all(choice_name(parse_choice(words, p), p) == words for words in shots(p))


@pytest.mark.rule("ASL-3.2.4.t")
@pytest.mark.parametrize(("spine", "arc", "told"), [("n-ne", "", 0), ("se-s", " n-ne", 1)])
def test_a_gun_that_turns_to_fire_at_a_vehicle_is_heard_to_do_so(
    spine: str, arc: str, told: int
) -> None:
    p = position(f"""
        rus C crew at K8
        sw G rus-76l-art with C arc={spine}
        ger T pziiin at K5
        phase prep-fire russian
    """).do(f"engage C G T ap{arc}")
    assert len(p.told("log-turns-gun")) == told

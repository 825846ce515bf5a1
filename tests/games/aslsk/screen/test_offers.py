"""What a player is told of each choice before he takes it."""

from fractions import Fraction

import msgspec
import pytest

from hexfront.games.aslsk.choices import Done, OpenFire, Step, Take
from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.harm.results import Fate
from hexfront.games.aslsk.notation import Position, parse_choice, position
from hexfront.games.aslsk.screen.preview import UNHARMED, FirePreview, Preview
from hexfront.play import Undone

GAME = AslskGame()


def told(p: Position, words: str) -> Preview:
    """The preview of a legal choice."""
    choice = parse_choice(words, p)
    offers = GAME.offers(p.state, p.state.actor())
    (found,) = [offer.preview for offer in offers if offer.choice == choice]
    assert isinstance(found, Preview)
    return found


def fire(p: Position, words: str = "fire") -> FirePreview:
    found = told(p, words).fire
    assert found is not None
    return found


ATTACK = """
    terrain stone-building P5
    ger A 4-6-7 +lmg at K5
    ger B 4-6-7 at K5 pinned
    ger L 9-1 at K5
    rus S 4-4-7 at K7
    rus T 4-4-7 at K7
    rus R 8-0 at K7
    phase prep-fire german
"""


class TestFire:
    def test_a_first_firer_is_told_with_his_fp_and_column(self):
        p = position(ATTACK)
        found = told(p, "open-fire K7 A")
        assert (found.fp, found.column, found.drm) == ((4, 1), 4, 0)
        assert told(p, "open-fire K7 B").fp == (2, 1)

    def test_the_whole_attack_is_told_member_by_member(self):
        p = position(ATTACK).do("open-fire K7 A; add-firer A A-lmg; add-firer B")
        found = fire(p)
        assert [(m.unit, m.weapon, m.base, m.fp) for m in found.members] == [
            (p.unit("A"), -1, 4, (4, 1)),
            (p.unit("B"), -1, 4, (2, 1)),
            (p.unit("A"), p.weapon("A-lmg"), 3, (3, 1)),
        ]
        assert [f.label for f in found.members[1].factors] == ["tally-pinned"]
        assert (found.fp, found.column) == ((9, 1), 8)

    def test_cowering_is_told_with_the_column_it_leaves(self):
        p = position(ATTACK).do("open-fire K7 A")
        assert (fire(p).cowering, fire(p).column, fire(p).cowered) == (1, 4, 2)
        p.do("direct L")
        assert (fire(p).cowering, fire(p).cowered) == (0, 4)

    def test_a_joiner_is_told_with_what_he_adds(self):
        p = position(ATTACK).do("open-fire K7 A")
        found = told(p, "add-firer B")
        assert (found.fp, found.column) == ((2, 1), 6)
        assert told(p, "direct L").drm == -1

    def test_results_and_fates_are_those_of_the_outlook(self):
        p = position(ATTACK).do("open-fire K7 A; add-firer A A-lmg; direct L")
        found, ahead = fire(p), p.outlook()
        assert {t.unit for t in found.targets} == set(p.units("S T R"))
        for target in found.targets:
            assert sum(Fraction(*o.chance) for o in target.results) == 1
            assert sum(Fraction(*o.chance) for o in target.fates) == 1
            broken = [o for o in target.fates if "broken" in o.label.split("+")]
            assert sum(Fraction(*o.chance) for o in broken) == ahead.chance(
                target.unit, Fate.BROKEN
            )
            safe = [Fraction(*o.chance) for o in target.fates if o.label == UNHARMED]
            assert Fraction(*target.hurt) == 1 - sum(safe)

    def test_fates_together_add_up_and_come_in_order(self):
        found = fire(position(ATTACK).do("open-fire K7 A"))
        chances = [Fraction(*chance) for _, chance in found.joint]
        assert sum(chances) == 1
        assert chances == sorted(chances, reverse=True)
        assert all(len(fates) == len(found.targets) for fates, _ in found.joint)

    def test_the_drm_of_a_target_has_every_line(self):
        p = position("""
            terrain stone-building K7, grain K6
            ger A 4-6-7 at K5 cx
            rus S 4-4-7 at K7
            phase prep-fire german
        """).do("open-fire K7 A")
        found = fire(p)
        (target,) = found.targets
        assert target.drm is not None
        assert target.drm == p.drm("S")
        assert [line.label for line in found.drm.lines] == ["tally-cx", "tally-hindrance"]
        assert target.drm.total == 5

    def test_the_chance_that_a_weapon_breaks(self):
        p = position(ATTACK).do("open-fire K7 A A-lmg")
        number = p.state.setting.weapons[p.weapon("A-lmg")].breakdown
        throws = sum(a + b >= number for a in range(1, 7) for b in range(1, 7))
        ((weapon, chance),) = fire(p).breaks
        assert (weapon, Fraction(*chance)) == (p.weapon("A-lmg"), Fraction(throws, 36))

    def test_an_attack_that_is_not_complete_says_what_it_lacks(self):
        p = position("""
            ger A 4-6-7 at K5
            ger B 4-6-7 at L5
            ger L 9-1 at K5
            ger M 8-1 at L5
            rus S 4-4-7 at K7
            phase prep-fire german
        """).do("open-fire K7 A; direct L; add-firer B")
        assert not p.legal("fire")
        refusal = fire(p, "call-off").refusal
        assert refusal is not None
        assert refusal.message == "no-leader-in-every-hex"

    def test_first_fire_tells_its_residual_fp(self):
        p = position("""
            ger A 4-6-7 at K5
            rus S 4-4-7 at K8
            phase movement russian
        """).do("take S; step K7; open-fire K7 A")
        assert fire(p).kind == "first"
        assert fire(p).residual == 2

    def test_hidden_units_are_in_no_preview(self):
        p = position("""
            terrain woods K7
            ger A 4-6-7 at K5
            rus S 4-4-7 at K7
            rus T 4-4-7 at K7 hidden
            phase prep-fire german
        """).do("open-fire K7 A")
        assert [t.unit for t in fire(p).targets] == [p.unit("S")]
        assert len(fire(p).joint[0][0]) == 1

    @pytest.mark.rule("ASL-3.2.1.i")
    def test_without_free_los_nothing_is_told_of_the_line(self):
        p = position(ATTACK + "option free_los off\nterrain grain K6").do("open-fire K7 A")
        found = fire(p)
        assert (found.targets, found.joint, found.drm.lines) == ((), (), ())
        assert found.column == 4
        assert told(p, "add-firer A A-lmg").drm == 0


MORTAR = """
    ger A 4-6-7 at K5
    sw M ger-mtr50 with A
    rus S 4-4-7 at K9
    phase prep-fire german
"""


class TestOrdnance:
    def test_a_shot_is_told_with_its_number_and_chance(self):
        p = position(MORTAR)
        shot = told(p, "open-fire K9 A M").to_hit
        assert shot is not None
        ((unit, chance),) = shot.hits
        hits = sum(a + b + shot.drm.total <= shot.number for a in range(1, 7) for b in range(1, 7))
        assert (unit, Fraction(*chance)) == (p.unit("S"), Fraction(hits, 36))
        (target,) = shot.fates
        assert sum(Fraction(*o.chance) for o in target.fates) == 1
        assert Fraction(*target.hurt) < Fraction(*chance)

    def test_without_free_los_only_the_number_is_told(self):
        shot = told(position(MORTAR + "option free_los off"), "open-fire K9 A M").to_hit
        assert shot is not None
        assert (shot.hits, shot.fates, shot.drm.lines) == ((), (), ())

    def test_a_look_for_a_panzerfaust_tells_both_rolls(self):
        p = position("""
            date 1944-06
            terrain stone-building K6
            ger A 4-6-7 at K5
            rus S 4-4-7 at K6
            pf german 2
            phase prep-fire german
        """)
        found = told(p, "fire-panzerfaust A K6")
        assert found.check is not None
        assert found.to_hit is not None
        assert (found.check.dice, found.to_hit.weapon) == (1, -1)
        assert 0 < Fraction(*found.check.success) < 1


class TestChecks:
    def test_a_rally_is_told_with_its_chances(self):
        p = position("""
            terrain woods K5
            ger A 4-6-7 at K5 broken
            ger L 9-1 at K5
            rus S 4-4-7 at Q9
            phase rally german
        """).until("rally")
        check = told(p, "rally A L").check
        assert check is not None
        assert (check.dice, check.number, check.drm.total) == (2, p.morale("A"), -2)
        assert Fraction(*check.success) == Fraction(30, 36)
        assert Fraction(*check.lost) == Fraction(1, 36)

    def test_repair_and_recovery(self):
        p = position("""
            ger A 4-6-7 at K5
            ger B 4-6-7 at M5
            sw M ger-lmg with A malfunctioned
            sw N ger-lmg at M5
            rus S 4-4-7 at Q9
            phase rally german
        """)
        recovery = told(p, "recover B N").check
        assert recovery is not None
        assert Fraction(*recovery.success) == Fraction(5, 6)
        p.do("done")
        repair = told(p, "repair M").check
        assert repair is not None
        known = p.state.setting.weapons[p.weapon("M")]
        assert Fraction(*repair.success) == Fraction(known.repair, 6)
        assert Fraction(*repair.lost) == Fraction(1, 6)

    def test_smoke_grenades(self):
        p = position("""
            ger A 4-6-8 at K5
            rus S 4-4-7 at Q9
            phase movement german
        """).do("take A")
        found = told(p, "throw-smoke A K6")
        assert found.check is not None
        exponent = p.state.kinds.smoke[p.state.kind[p.unit("A")]]
        assert Fraction(*found.check.success) == Fraction(exponent, 6)
        assert found.mf == 2
        assert told(p, "throw-smoke A K5").mf == 1


class TestMovement:
    def test_a_step_is_told_with_its_cost_and_what_is_left(self):
        p = position("""
            terrain woods K4
            ger A 4-6-7 at K5
            rus S 4-4-7 at K8
            phase movement german
        """).do("take A")
        woods, field = told(p, "step K4").step, told(p, "step K6").step
        assert woods is not None
        assert field is not None
        assert (woods.cost, woods.left, woods.open_ground) == (2, 2, False)
        assert (field.cost, field.left, field.open_ground) == (1, 3, True)
        assert field.watchers == (p.unit("S"),)

    def test_only_enemies_that_are_seen_and_can_fire_watch(self):
        p = position("""
            terrain woods K8 L7 M7
            ger A 4-6-7 at K5
            rus S 4-4-7 at K8 broken
            rus T 4-4-7 at M7 hidden
            rus U 4-4-7 at GG1
            phase movement german
        """).do("take A")
        step = told(p, "step K6").step
        assert step is not None
        assert step.watchers == ()

    @pytest.mark.rule("ASL-3.2.1.i")
    def test_without_free_los_no_watcher_is_told(self):
        p = position("""
            ger A 4-6-7 at K5
            rus S 4-4-7 at K8
            option free_los off
            phase movement german
        """).do("take A")
        step = told(p, "step K6").step
        assert step is not None
        assert step.watchers == ()

    def test_a_hard_advance_is_told_to_exhaust(self):
        p = position("""
            terrain woods K4
            hill K4
            ger A 4-6-7 at K5
            rus S 4-4-7 at Q9
            phase advance german
        """)
        hard, plain = told(p, "advance A K4"), told(p, "advance A K6")
        assert (hard.mf, hard.exhausts) == (4, True)
        assert (plain.mf, plain.exhausts) == (1, False)


ROUT = """
    terrain woods K8 M9
    ger A 4-6-7 at K5
    rus S 4-4-7 at K6 broken dm
    phase rout russian
"""


class TestRout:
    def test_a_rout_is_told_with_all_its_ends(self):
        p = position(ROUT)
        found = told(p, "rout S").rout
        assert found is not None
        ends = {p.label(h): times for h, times in found.ends}
        assert ends == p.rout_ends("S")
        assert found.duty == "ASL-3.6.a"

    def test_a_step_says_whether_it_is_interdicted(self):
        p = position(ROUT).do("rout S")
        steps = {name: told(p, f"rout-step {name}").step for name in p.options("rout-step")}
        assert any(step is not None and step.interdicted for step in steps.values())
        crawls = [step for name, step in steps.items() if name.endswith("crawl")]
        assert all(step is not None and not step.interdicted for step in crawls)


class TestCloseCombat:
    def test_a_brawl_is_told_with_odds_and_chances(self):
        p = position("""
            ger A 4-6-7 at K5
            ger B 4-6-7 at K5
            rus S 4-4-7 at K5
            phase close-combat german
        """).do("grapple A")
        one = told(p, "against S").brawl
        assert one is not None
        assert (one.attack, one.defense, one.odds) == ((4, 1), (4, 1), "1-1")
        p.do("grapple B; against S")
        two = told(p, "declare").brawl
        assert two is not None
        assert (two.attack, two.odds) == ((8, 1), "2-1")
        throws = [a + b + two.drm.total for a in range(1, 7) for b in range(1, 7)]
        assert Fraction(*two.eliminated) == Fraction(sum(t < two.kill for t in throws), 36)
        assert Fraction(*two.reduced) == Fraction(sum(t == two.kill for t in throws), 36)


def test_the_other_seat_has_no_offers():
    assert GAME.offers(position(ATTACK).state, 1) == []


def test_offers_can_be_sent():
    p = position(ATTACK).do("open-fire K7 A; direct L")
    sent = msgspec.json.decode(msgspec.json.encode(GAME.offers(p.state, 0)))
    (whole,) = [offer for offer in sent if offer["choice"]["type"] == "Fire"]
    assert whole["preview"]["fire"]["column"] == 4


@pytest.mark.parametrize("side", ["german", "russian"])
def test_the_end_of_a_phase_tells_who_could_still_act(side: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 pinned
        rus S 4-4-7 at K7
        rus T 4-4-7 at K7 pinned
        phase movement {side}
    """)
    (done,) = [o for o in GAME.offers(p.state, p.state.actor()) if o.undone is not None]
    able = [choice.unit for choice in p.state.choices() if isinstance(choice, Take)]
    assert len(able) == 1
    assert isinstance(done.choice, Done)
    assert done.undone == Undone(tuple(able))


@pytest.mark.rule("ASL-3.2.2.l", "ASL-4.2.k")
@pytest.mark.parametrize(("weapon", "alone"), [("ft", True), ("lmg", False)])
def test_a_weapon_that_joins_no_fire_group_is_named(weapon: str, alone: bool) -> None:
    p = position(f"""
        ger A 4-6-7 +{weapon} at K5
        rus S 4-4-7 at K6
        phase prep-fire german
    """)
    fires = {
        (choice.weapon >= 0, offer.preview.alone)
        for offer in GAME.offers(p.state, 0)
        if isinstance(choice := offer.choice, OpenFire)
    }
    assert fires == {(False, False), (True, alone)}


@pytest.mark.parametrize("side", ["german", "russian"])
def test_a_move_is_let_go_until_mf_are_spent(side: str) -> None:
    p = position(f"""
        ger A 4-6-7 at D5
        rus S 4-4-7 at R5
        phase movement {side}
    """)
    ways = []
    for kind in (Take, Step):
        p.state.take(next(c for c in p.state.choices() if isinstance(c, kind)))
        ways.append(p.state.stack[-1].way_back(p.state))
    assert ways == ["out", "no"]

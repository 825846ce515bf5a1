"""Positions are played by names, with scripted dice, and answer what the rules work out."""

from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar, get_args

import pytest

from hexfront.games.aslsk.choices import (
    AddFirer,
    AslskChoice,
    AvoidBackblast,
    Done,
    OpenFire,
    PickTarget,
    Promote,
    Rally,
    Repair,
    Rout,
    RoutStep,
    Step,
)
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.moments.base import ONE_DIE, DiceMoment
from hexfront.games.aslsk.notation import (
    ChoiceNameError,
    choice_name,
    parse_choice,
    position,
    write,
)
from hexfront.games.aslsk.notation.names import choice_kinds
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Chances, Choice, IllegalChoiceError, Outcome, Roll, ScriptError

TWO_SIDES = """
    terrain stone-building P5, orchard O5
    ger A 4-6-7 +lmg at P5
    ger B 4-6-7 at P5
    ger L 9-1 at P5
    rus S 4-4-7 at P3
    rus T 4-4-7 at P3
"""


class Throw(DiceMoment, frozen=True):
    """A DR, whose dice are logged."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        state.stack.pop()
        assert isinstance(outcome, Roll)
        state.note("log-thrown", "ASL-1.4.a", dice=str(outcome.dice))


class ThrowOne(Throw, frozen=True):
    """A dr."""

    rolls: ClassVar[Chances] = ONE_DIE


CHOICES = [
    ("done", lambda _: Done()),
    ("open-fire P3 A", lambda p: OpenFire(p.hex("P3"), p.unit("A"))),
    ("open-fire P3 A A-lmg", lambda p: OpenFire(p.hex("P3"), p.unit("A"), p.weapon("A-lmg"))),
    ("add-firer B", lambda p: AddFirer(p.unit("B"))),
    ("repair A-lmg", lambda p: Repair(p.weapon("A-lmg"))),
    ("rally A L", lambda p: Rally(p.unit("A"), p.unit("L"))),
    ("rout S", lambda p: Rout(p.unit("S"))),
    ("rout-step P4", lambda p: RoutStep(p.hex("P4"))),
    ("rout-step P4 crawl", lambda p: RoutStep(p.hex("P4"), crawl=True)),
    ("step P4 road", lambda p: Step(p.hex("P4"), road=True)),
    ("avoid-backblast", lambda _: AvoidBackblast(False)),
    ("avoid-backblast avoid", lambda _: AvoidBackblast(True)),
    ("pick-target nobody", lambda _: PickTarget(NOBODY)),
    ("promote roll", lambda _: Promote(True)),
]


@pytest.mark.parametrize(("words", "make"), CHOICES, ids=[words for words, _ in CHOICES])
def test_choices_go_by_names(words: str, make: object):
    p = position(TWO_SIDES)
    assert callable(make)
    choice = make(p)
    assert isinstance(choice, Choice)
    assert choice_name(choice, p) == words
    assert parse_choice(words, p) == choice


def test_every_kind_of_choice_has_a_word():
    assert {"open-fire", "take", "rout-step", "call-off", "keep-dm"} <= set(choice_kinds())
    assert set(choice_kinds().values()) == set(get_args(AslskChoice))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("fly P3", "no choice is called 'fly'"),
        ("open-fire P3", "expected unit"),
        ("take S P3", "nothing is known of 'P3'"),
    ],
)
def test_words_that_name_no_choice_say_so(words: str, reason: str):
    with pytest.raises(ChoiceNameError, match=reason):
        parse_choice(words, position(TWO_SIDES))


def test_what_is_not_open_is_refused():
    p = position(TWO_SIDES)
    assert (p.actor, p.waits_for, p.choices()) == ("over", "", [])
    with pytest.raises(ValueError, match="no dice are awaited"):
        p.roll((3, 4))
    with pytest.raises(ValueError, match="expected a phase"):
        p.enter_phase("siesta german")
    with pytest.raises(ValueError, match="expected a way to begin"):
        p.enter_phase("rally german slowly")
    with pytest.raises(IllegalChoiceError, match="nothing is open"):
        p.choose("take A")


def test_an_illegal_choice_carries_its_refusal():
    p = position(f"{TWO_SIDES}\nphase prep-fire german")
    with pytest.raises(IllegalChoiceError) as caught:
        p.choose("open-fire A1 A")
    assert caught.value.refusal == p.refusal("open-fire A1 A")
    assert caught.value.refusal.message.startswith("no-")
    assert caught.value.refusal.rule.startswith("ASL-")
    with pytest.raises(ValueError, match="is legal"):
        p.refusal("open-fire P3 A")


def thrown(dice: Iterable[int | tuple[int, ...]] = (), text: str = TWO_SIDES) -> list[str]:
    p = position(text, dice=dice)
    p.state.stack += [ThrowOne(0), Throw(0)]
    p.settle()
    return [str(entry.args["dice"]) for entry in p.told("log-thrown")]


def test_dice_fall_pair_by_pair_the_colored_one_first():
    assert thrown([(3, 4), 2]) == ["(3, 4)", "(2,)"]
    assert thrown(text=f"{TWO_SIDES}\ndice 6,1 5") == ["(6, 1)", "(5,)"]
    assert thrown([5], text=f"{TWO_SIDES}\ndice 6,1") == ["(6, 1)", "(5,)"]
    assert thrown([(3, 4)]) == ["(3, 4)"]


def test_dice_may_be_thrown_in_the_midst_of_things():
    p = position(TWO_SIDES)
    p.state.stack += [ThrowOne(0), Throw(0)]
    assert (p.actor, p.waits_for) == ("chance", "Throw")
    p.do("6,1", 5)
    assert [entry.args["dice"] for entry in p.log] == ["(6, 1)", "(5,)"]
    p.state.stack.append(Throw(0))
    with pytest.raises(ScriptError):
        p.roll((7, 1))
    with pytest.raises(ScriptError):
        p.roll((3,))


def test_a_phase_begins_and_ends_in_nothing_or_goes_on():
    p = position(f"{TWO_SIDES}\nphase advance german")
    assert (p.state.phase, p.state.attacker, p.actor) == (Phase.ADVANCE, 0, "german")
    p.do("done")
    assert p.actor == "over"
    p = position(f"{TWO_SIDES}\nphase advance german onwards")
    p.do("done").until("take")
    assert p.state.attacker == 1
    p.enter_phase("movement german")
    assert (p.actor, p.state.attacker) == ("german", 0)


def test_a_running_phase_keeps_what_has_been_done_in_it():
    units = "ger A 4-6-7 at P5 done\nger B 4-6-7 at P5"
    assert position(f"{units}\nphase advance german").states("A") == set()
    p = position(f"{units}\nphase advance german running")
    assert p.states("A") == {"done"}
    assert {words.split()[0] for words in p.options("advance")} == {"B"}


def test_a_side_sets_up_what_is_pending():
    p = position("""
        group front german in P5, P6
        ger A 4-6-7 group=front
        sw M ger-lmg group=front
        phase set-up german
    """)
    assert p.options("place") == {"A P5", "A P6"}
    p.do("place A P5; arm M A; done")
    assert (p.where("A"), p.holder("M"), p.actor) == ("P5", "A", "over")


def test_an_attack_is_named_in_words():
    p = position(f"{TWO_SIDES}\nduring prep-fire german")
    attack = p.attack("P3 A A-lmg L")
    assert (attack.kind, attack.side, attack.hex) == (FireKind.PREP, 0, p.hex("P3"))
    assert (attack.units, attack.weapons, attack.leaders) == (
        p.units("A"), (p.weapon("A-lmg"),), p.units("L"),
    )  # fmt: skip
    assert p.attack("final P5 S").kind == FireKind.FINAL
    assert p.attack("P5 S").side == 1
    assert position("during advancing-fire german").attack("P3").kind == FireKind.ADVANCING
    with pytest.raises(LookupError, match="no attack"):
        p.attack()


def test_the_fp_and_drm_of_an_attack_are_read_back():
    p = position(f"{TWO_SIDES}\nduring prep-fire russian")
    assert (p.fp("P5 S"), p.column("P5 S"), p.cowering("P5 S")) == (Fraction(4), 4, 1)
    assert (p.fp("advancing P5 S"), p.factors("S", "advancing P5 S")) == (
        Fraction(2), ["tally-advancing-fire"],
    )  # fmt: skip
    assert p.drm("A", "P5 S").total == 3
    with pytest.raises(LookupError, match="does not fire"):
        p.factors("T", "P5 S")


def test_the_results_of_an_attack_are_fractions():
    p = position(f"{TWO_SIDES}\nduring prep-fire german")
    assert sum(p.outlook("P3 A").marginals[0].values()) == 1
    broken, unhurt = p.chance("S", "broken", "P3 A"), p.chance("S", "eliminated", "P3 A")
    assert isinstance(broken, Fraction)
    assert 0 < unhurt < broken < 1
    with pytest.raises(LookupError, match="expected a fate"):
        p.chance("S", "bored", "P3 A")


def test_an_attack_that_is_put_together_is_read_back_without_words():
    p = position(f"{TWO_SIDES}\nphase prep-fire german")
    p.do("open-fire P3 A; add-firer A A-lmg; add-firer B; direct L")
    assert p.attack() == p.attack("P3 A B A-lmg L")
    assert (p.fp(), p.column()) == (Fraction(11), 8)
    assert p.drm("S").value("tally-leadership") == -1


def test_rout_hexes_are_read_back():
    p = position("""
        terrain woods K3
        rus S 4-4-7 at K4 broken dm
        rus T 4-4-7 at A1
        ger A 4-6-7 at K5
        during rout russian
    """)
    assert p.duty("S") == "ASL-3.6.a"
    assert p.rout_hexes("S") == {"K3"}
    assert p.rout_ends("S") == {"K3": 0}
    assert p.duty("T") is None


def test_a_leader_who_steps_forward_has_a_name():
    p = position(TWO_SIDES)
    p.state.create(1, p.state.kinds.number["rus-8-0"], p.hex("P3"), 3)
    assert p.at("P3") == {"S", "T", "new-1"}
    assert p.figures("new-1") == "8-0"
    again = position(p.text())
    assert again.where(again.name(5)) == "P3"
    assert again.state.plain()[:-1] == p.state.plain()[:-1]


def test_a_state_without_names_is_written_with_numbers():
    p = position(TWO_SIDES)
    again = position(write(p.state))
    assert again.names == ["ger-1", "ger-2", "ger-3", "rus-4", "rus-5"]
    assert again.weapon_names == ["sw-1"]
    assert again.state.plain()[:-1] == p.state.plain()[:-1]


def test_a_copy_is_played_apart():
    p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K9\nphase movement german onwards")
    other = p.copy()
    told = list(p.log)
    other.play("take A; step K4; done; stop")
    assert (p.where("A"), other.where("A")) == ("K5", "K4")
    assert p.log == told
    assert len(other.log) > len(told)
    assert p.choices() == ["take A", "done"]

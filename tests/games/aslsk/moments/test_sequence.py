"""Game Turns, Player Turns and phases, and what chapters 0 to 2 say of counters."""

import pytest

from hexfront.games.aslsk.harm.pieces import reduce
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import Phase

PEACE = """
    ger A 4-6-7 at A5
    rus S 4-4-7 at GG5
    terrain woods Q1-Q10
"""
"""Two squads too far apart to do each other harm."""


def phases_of(p: Position) -> list[tuple[int, str, str]]:
    """Turn, ATTACKER and name of every phase that was told so far."""
    told = []
    for entry in p.log:
        if entry.message == "log-player-turn":
            turn = int(entry.args["turn"])
        if entry.message.startswith("log-phase-"):
            side = p.side_name(int(entry.args["side"]))
            told.append((turn, side, entry.message.removeprefix("log-phase-")))
    return told


def play_out(p: Position) -> None:
    for _ in range(100):
        if p.actor == "over":
            return
        p.do("done")
    pytest.fail("the game does not end")


NAMES = [phase.name.lower().replace("_", "-") for phase in Phase if phase is not Phase.SET_UP]


class TestTurns:
    @pytest.mark.rule("ASL-3.0.a", "ASL-3.0.b", "ASL-2.0.bc", "ASL-3.9.a")
    def test_two_player_turns_of_eight_phases_make_a_game_turn(self):
        p = position(f"{PEACE}\nturns 2\nfirst russian\nphase rally russian onwards")
        play_out(p)
        assert len(NAMES) == 8
        assert phases_of(p) == [
            (turn, side, name)
            for turn in (1, 2)
            for side in ("russian", "german")
            for name in NAMES
        ]

    @pytest.mark.parametrize(("turn", "next_"), [("german", "russian"), ("russian", "german")])
    def test_the_next_player_turn_gives_back_what_was_used_up(self, turn: str, next_: str):
        p = position(f"""
            ger A 4-6-7 at A5 forfeit pushed
            rus S 4-4-7 at GG5 forfeit pushed
            terrain woods Q1-Q10
            phase close-combat {turn} onwards
        """).until("Movement")
        assert p.actor == next_
        assert p.states("A") == p.states("S") == set()

    @pytest.mark.rule("ASL-2.0.bc")
    def test_only_the_attacker_moves(self):
        for side, unit in (("german", "A"), ("russian", "S")):
            p = position(f"{PEACE}\nphase movement {side}")
            assert p.options("take") == {unit}

    @pytest.mark.rule("ASL-3.9.b")
    def test_the_game_ends_after_its_last_turn(self):
        for turn, over in ((2, False), (3, True)):
            p = position(f"{PEACE}\nturns 3\nturn {turn}\nphase close-combat russian onwards")
            assert (p.actor == "over") == over
            assert (p.state.winner >= 0) == over

    @pytest.mark.rule("ASL-3.9.c")
    def test_of_a_divided_last_turn_only_the_first_half_is_played(self):
        text = f"{PEACE}\nfirst russian\nturn 3\nphase close-combat russian onwards"
        assert position(f"turns 3 half\n{text}").actor == "over"
        p = position(f"turns 3\n{text}")
        assert (p.actor, p.state.attacker, p.state.turn) == ("german", 0, 3)
        p = position(f"turns 4 half\n{text}")
        assert (p.actor, p.state.attacker, p.state.turn) == ("german", 0, 3)


class TestCounters:
    @pytest.mark.rule("ASL-0.e")
    def test_no_unit_is_lacking_because_all_its_counters_are_in_use(self):
        names = [f"A{n}" for n in range(60)]
        columns = "ABCDEFGHIJKLMNOPQRST"
        lines = [f"ger {name} 4-6-7 at {columns[n // 3]}5" for n, name in enumerate(names)]
        p = position("\n".join([*lines, "phase rally german"]))
        for name in names:
            reduce(p.state, p.unit(name))
        assert [p.kind(name) for name in names] == ["ger-247"] * len(names)

    @pytest.mark.rule("ASL-1.2.a")
    def test_markers_belong_to_neither_side(self):
        p = position("""
            smoke K5 grenade
            ger A 4-6-7 at K6
            rus S 4-4-7 at K4
        """)
        for words in ("prep K4 A", "prep K6 S"):
            target = "S" if "K4" in words else "A"
            assert p.drm(target, words).total == 2

    @pytest.mark.rule("ASL-1.2.a")
    def test_residual_fp_attacks_whoever_enters(self):
        for side, unit in (("german", "ger A 4-6-7"), ("russian", "rus A 4-4-7")):
            p = position(f"{unit} at K5\nresidual K6 4\nphase movement {side}")
            p.do("take A; step K6")
            assert p.actor == "chance"

    @pytest.mark.rule("ASL-0.b")
    def test_ordnance_must_hit_before_its_effect_is_resolved(self):
        text = """
            sides german american
            terrain stone-building K5
            date 1944-07
            usa B 6-6-6 at K8 +baz44
            ger A 4-6-7 at K5
            phase prep-fire american
        """
        for dice, hit in (((1, 2), True), ((4, 6), False)):
            p = position(text)
            p.do("open-fire K5 B B-baz44; fire")
            assert (p.actor, p.waits_for) == ("chance", "ToHitRoll")
            p.roll(dice)
            assert (p.waits_for == "EffectRoll") == hit
            assert p.states("A") == set()

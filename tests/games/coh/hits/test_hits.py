"""Chapter 7, 7.0 to 7.5 and 7.11 to 7.13: hits, hit markers, destroyed units and CAP."""

from fractions import Fraction

import pytest

from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import Position, position
from hexfront.play import Draw
from tests.games.coh.combat.helpers import brawl, duel, figures, in_pool, on_target


def pool_of(p: Position) -> dict[str, Fraction]:
    """What may be drawn now, and how likely."""
    chances = p.state.chances()
    markers = definitions().markers
    return {markers[o.item].id: chances.probability(o)
            for o in chances.outcomes if isinstance(o, Draw)}  # fmt: skip


class TestHit:
    """7.0 to 7.2. In a duel the hit number is 9."""

    @pytest.mark.rule("COH-7.0.a", "COH-7.2.a")
    def test_a_roll_that_reaches_the_hit_number_is_a_hit_and_brings_a_marker(self):
        assert duel().play("attack G1 E05", 8).waits_for == "ActionCost"
        p = duel().play("attack G1 E05", 9)
        assert p.waits_for == "DrawMarker"
        assert p.play("draws pinned").unit("S1").hit == "pinned"

    @pytest.mark.rule("COH-7.1.a", "COH-7.2.a")
    def test_four_more_than_the_hit_number_destroys(self):
        assert duel("red=6").play("attack G1 E05", 9).waits_for == "DrawMarker"
        p = duel("red=6").play("attack G1 E05", 10)
        assert p.told("log-critical")
        assert p.unit("S1").place == "destroyed"

    @pytest.mark.rule("COH-7.1.b")
    def test_the_hit_number_after_cap_decides_about_a_critical_hit(self):
        assert duel().play("attack G1 E05", "shift -2", 10).waits_for == "DrawMarker"
        p = duel().play("attack G1 E05", "shift -2", 11)
        assert p.unit("S1").place == "destroyed"

    @pytest.mark.rule("COH-7.2.b")
    def test_soft_targets_draw_from_the_red_pool(self):
        p = duel().play("attack G1 E05", 9)
        assert pool_of(p) == {
            "stunned": Fraction(2, 20), "unnerved": Fraction(2, 20), "killed": Fraction(1, 20),
            "panicked": Fraction(2, 20), "pinned": Fraction(5, 20),
            "suppressed": Fraction(5, 20), "cowering": Fraction(2, 20),
            "berserk": Fraction(1, 20),
        }  # fmt: skip

    @pytest.mark.rule("COH-7.2.b")
    def test_armored_targets_draw_from_the_blue_pool(self):
        p = duel("blue=3", "armored").play("attack G1 E05", 9)
        assert all(
            marker.armored == (marker.id in pool_of(p)) for marker in definitions().markers[1:]
        )

    @pytest.mark.rule("COH-7.2.c")
    def test_a_drawn_marker_is_no_longer_in_the_pool(self):
        p = duel(more="pool pinned 1").play("attack G1 E05", 9, "draws pinned", 7)
        assert in_pool(p, "pinned") == 0

    @pytest.mark.rule("COH-7.2.c")
    def test_with_an_empty_pool_the_unit_is_hit_without_effect(self):
        """Pinned is the only marker in the pool, and goes to S2; when S2 rallies it is back."""
        others = (marker.id for marker in definitions().markers[1:] if marker.id != "pinned")
        pool = ", ".join(f"{marker} 0" for marker in others)
        p = duel(more=f"pool pinned 1, {pool}\nunit S2 soviet at E05 facing N")
        p.play("attack G1 E05", "target S2", 9, "draws pinned", 9, 7)
        assert p.unit("S1").hit == "unnerved"
        p.play("rally S2", 12, 7, "attack G1 E05", "target S2", 9)
        assert pool_of(p) == {"pinned": Fraction(1)}

    @pytest.mark.rule("COH-7.2.c")
    @pytest.mark.parametrize("words", ["armored", ""])
    def test_a_hit_without_a_marker_takes_none_out_of_a_pool(self, words: str):
        empty = (m.id for m in definitions().markers[1:] if m.armored == bool(words))
        pool = ", ".join(f"{marker} 0" for marker in empty)
        p = duel("blue=3", words, more=f"pool {pool}")
        before = list(p.state.pool)
        p.play("attack G1 E05", 9, 7)
        assert (p.unit("S1").hit, p.unit("S1").shown) == ("unnerved", True)
        assert p.state.pool == before
        assert position(p.text()).text() == p.text()
        number = p.preview("rally S1").number
        assert number is not None
        assert number.total == 7
        p.play("rally S1", 12, 7)
        assert (p.unit("S1").hit, p.state.pool) == ("", before)

    @pytest.mark.rule("COH-7.2.c", "COH-7.2.d")
    def test_the_owner_alone_learns_what_was_drawn(self):
        p = duel().play("attack G1 E05", 9, "draws panicked", 7)
        assert p.view("soviet").units[p.id("S1")].hit == "panicked"
        assert p.view("german").units[p.id("S1")].hit == "?"
        assert any(entry.args.get("marker") == "panicked" for entry in p.heard("soviet"))
        assert all("marker" not in entry.args for entry in p.heard("german"))
        assert any(entry.message == "log-marker-drawn-hidden" for entry in p.heard("german"))

    @pytest.mark.rule("COH-7.2.e")
    def test_the_owner_may_look_again_at_any_time(self):
        p = duel(target="hit=pinned")
        assert p.view("soviet").units[p.id("S1")].hit == "pinned"
        p.play("stall G1", 7)
        assert p.view("soviet").units[p.id("S1")].hit == "pinned"
        assert p.view("german").units[p.id("S1")].hit == "?"


# Changes of: attack cost, movement cost, pivot cost, red FP, blue FP, front, flank; the range.
T6 = {
    "stunned": (None, None, None, None, None, 0, 0, None),
    "unnerved": (0, 0, 0, 0, 0, 0, 0, 5),
    "panicked": (None, 0, 0, None, None, -2, 1, None),
    "pinned": (0, None, None, 0, 0, 0, 0, 5),
    "suppressed": (1, 0, 0, -2, -2, 0, 0, 5),
    "cowering": (2, 1, 1, 0, 0, 1, 1, 1),
    "berserk": (-1, 0, 0, 1, 1, 2, 1, 1),
}
T5_ARMORED = {
    "crew-stunned": (None, None, None, None, None, 0, 0, None),
    "gun-damaged": (None, 0, 0, None, None, 0, 0, None),
    "crew-panicked": (None, 0, 0, None, None, -4, 0, None),
    "crew-suppressed": (1, 0, 0, -3, -5, 0, 0, 5),
    "immobilized": (0, None, None, 0, 0, -1, 1, 5),
    "light-damage": (0, 0, 0, 0, 0, 0, 0, 5),
}
EFFECTS = {**T6, **T5_ARMORED}
ABLE_TO_ATTACK = [marker for marker, effect in EFFECTS.items() if effect[0] is not None]


def hit(marker: str, shown: str = "") -> str:
    """Words for a unit that can have this marker."""
    armored = "armored" if marker in T5_ARMORED else ""
    return f"hit={marker}{shown} {armored}"


def afflicted(marker: str, kind: str = "") -> Position:
    """G1 with this marker; south of it a squad and a tank two hexes away, a squad far away."""
    return position(f"""
        board 9x14
        unit G1 german at E02 facing S {hit(marker)} {kind}
        unit S1 soviet at E04 facing N
        unit S2 soviet at D04 facing N armored
        unit S3 soviet at E12 facing N
    """)


class TestMarkerEffects:
    """7.3, tables T6 and (for vehicles) T5"""

    @pytest.mark.rule("COH-7.3.a", "COH-7.3.b", "COH-7.3.c")
    @pytest.mark.parametrize("marker", EFFECTS)
    def test_costs_and_what_is_forbidden(self, marker: str):
        p = afflicted(marker)
        attack, move, pivot, *_ = EFFECTS[marker]
        for text, printed, change in (
            ("attack G1 E04", 3, attack), ("move G1 E03", 1, move), ("pivot G1 N", 1, pivot),
        ):  # fmt: skip
            if change is None:
                assert p.refusal(text).rule == "COH-7.3.c"
            else:
                assert p.cost(text) == printed + change

    @pytest.mark.rule("COH-7.3.a", "COH-7.3.b", "COH-7.3.d")
    @pytest.mark.parametrize("marker", ABLE_TO_ATTACK)
    def test_firepower_by_colour(self, marker: str):
        p = afflicted(marker)
        red, blue = (on_target(p, f"attack G1 {to}").attack for to in ("E04", "D04"))
        assert red.value("tally-hit-marker") == EFFECTS[marker][3]
        assert blue.value("tally-hit-marker") == EFFECTS[marker][4]

    @pytest.mark.rule("COH-7.3.a", "COH-7.3.b")
    @pytest.mark.parametrize("marker", ABLE_TO_ATTACK)
    def test_range(self, marker: str):
        assert afflicted(marker).legal("attack G1 E12") == (EFFECTS[marker][7] == 5)

    @pytest.mark.rule("COH-7.3.b")
    @pytest.mark.parametrize("marker", ["cowering", "berserk"])
    def test_range_one_means_short_range_next_door_and_long_range_at_two(self, marker: str):
        near = on_target(duel(f"hit={marker}", distance=1), "attack G1 E03").attack
        far = on_target(duel(f"hit={marker}", distance=2), "attack G1 E04").attack
        assert near.value("tally-short-range") == 3
        assert far.value("tally-long-range") == -2
        assert duel(f"hit={marker}").refusal("attack G1 E05").rule == "COH-5.3.d"

    @pytest.mark.rule("COH-7.3.a", "COH-7.3.b")
    @pytest.mark.parametrize("marker", EFFECTS)
    def test_defense(self, marker: str):
        front, flank = EFFECTS[marker][5:7]
        frontal, flanking = (
            duel(target=hit(marker, "!")),
            duel(target=f"facing S {hit(marker, '!')}"),
        )
        assert on_target(frontal, "attack G1 E05").defense.value("tally-hit-marker") == front
        assert on_target(flanking, "attack G1 E05").defense.value("tally-hit-marker") == flank

    @pytest.mark.rule("COH-7.3.b")
    @pytest.mark.parametrize(
        ("marker", "count", "rally"),
        [("stunned", 2, 7), ("unnerved", 2, 7), ("killed", 1, 0), ("panicked", 2, 8),
         ("pinned", 5, 7), ("suppressed", 5, 7), ("cowering", 2, 8), ("berserk", 1, 8)],
    )  # fmt: skip
    def test_how_many_there_are_and_their_rally_numbers(self, marker: str, count: int, rally: int):
        printed = definitions().markers[definitions().marker_index(marker)]
        assert (printed.count, printed.rally) == (count, rally)

    @pytest.mark.rule("COH-7.3.c")
    def test_a_stunned_unit_may_only_rally(self):
        p = afflicted("stunned")
        for text in ("stall G1", "move G1 E03", "pivot G1 N", "attack G1 E04", "stealth G1 E02"):
            assert p.refusal(text).rule == "COH-7.3.c"
        assert p.legal("rally G1")

    @pytest.mark.rule("COH-7.3.d")
    def test_a_coloured_modifier_changes_its_own_colour_only(self):
        p = afflicted("crew-suppressed", "red=5 blue=9")
        assert figures(on_target(p, "attack G1 E04").attack) == [("red-fp", 5), ("hit-marker", -3)]
        assert figures(on_target(p, "attack G1 D04").attack) == [("blue-fp", 9), ("hit-marker", -5)]


class TestKilled:
    """7.3, the Killed marker"""

    @pytest.mark.rule("COH-7.3.b", "COH-7.3.c")
    def test_it_stays_for_the_time_being_but_can_do_nothing(self):
        p = afflicted("killed")
        assert p.unit("G1").place == "board"
        assert "select G1" not in p.choices()
        for text in ("stall G1", "rally G1", "move G1 E03", "attack G1 E04"):
            assert p.refusal(text).rule == "COH-7.3.c"
        assert p.view("soviet").units[p.id("G1")].hit == "?"

    @pytest.mark.rule("COH-7.3.b")
    def test_an_attack_removes_it_without_a_roll(self):
        p = duel(target="hit=killed").play("attack G1 E05")
        assert p.unit("S1").place == "destroyed"
        assert p.told("log-marker-revealed")[0].args["marker"] == "killed"
        assert p.waits_for == "ActionCost"

    @pytest.mark.rule("COH-7.3.b")
    def test_an_enemy_who_comes_near_removes_it(self):
        p = duel(target="hit=killed", distance=3).play("move G1 E03")
        assert p.unit("S1").place == "board"
        p = duel(target="hit=killed", distance=2).play("move G1 E03")
        assert p.unit("S1").place == "destroyed"

    @pytest.mark.rule("COH-7.3.b")
    def test_drawn_beside_an_enemy_it_removes_the_unit_at_once(self):
        p = duel("red=0", distance=1).play("attack G1 E03", 9, "draws killed")
        assert p.unit("S1").place == "destroyed"
        p = duel("red=3", distance=2).play("attack G1 E04", 9, "draws killed")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-7.3.b")
    def test_the_end_of_the_round_removes_it(self):
        p = duel(target="hit=killed").play("pass", "pass")
        assert p.unit("S1").place == "destroyed"


class TestSecondHit:
    """7.4"""

    @pytest.mark.rule("COH-7.4.a")
    def test_a_unit_with_a_marker_is_destroyed_by_another_hit(self):
        p = duel(target="hit=pinned").play("attack G1 E05", 9)
        assert p.told("log-second-hit")
        assert p.unit("S1").place == "destroyed"
        assert p.waits_for == "ActionCost"

    @pytest.mark.rule("COH-7.4.a")
    def test_a_miss_does_not_destroy_it(self):
        p = duel(target="hit=pinned").play("attack G1 E05", 8)
        assert p.unit("S1").hit == "pinned"


class TestRevealing:
    """7.5"""

    @pytest.mark.rule("COH-7.5.a")
    @pytest.mark.parametrize("text", ["move G1 E03", "pivot G1 N"])
    def test_a_marker_that_changes_the_movement_cost_shows_in_a_move(self, text: str):
        assert afflicted("cowering").play(text).unit("G1").shown
        assert not afflicted("suppressed").play(text).unit("G1").shown

    @pytest.mark.rule("COH-7.5.a")
    def test_a_marker_that_changes_the_attack_cost_shows_in_an_attack(self):
        p = duel("hit=cowering", distance=1).play("attack G1 E03")
        assert p.unit("G1").shown
        assert p.told("log-marker-revealed")[0].rule == "COH-7.5.a"
        assert not duel("hit=pinned", distance=1).play("attack G1 E03").unit("G1").shown

    @pytest.mark.rule("COH-7.5.a")
    def test_an_attack_that_a_card_makes_free_does_not_show_it(self):
        free = duel("hit=cowering", distance=1, more="hand german 2")
        free.play("card 2", "select G1", "attack G1 E03")
        assert not free.unit("G1").shown
        assert all(entry.tally is None or not entry.tally.value("tally-hit-marker")
                   for entry in free.heard("soviet"))  # fmt: skip

    @pytest.mark.rule("COH-7.5.b", "COH-7.5.d")
    @pytest.mark.parametrize(("marker", "distance"), [("suppressed", 1), ("cowering", 2)])
    def test_a_marker_that_changes_the_attack_value_shows_before_the_roll(
        self, marker: str, distance: int
    ):
        """Free by a card, so that only the attack value can give it away."""
        p = duel(f"hit={marker}", distance=distance, more="hand german 2")
        p.play("card 2", "select G1", f"attack G1 E{2 + distance:02d}")
        assert p.waits_for == "HitNumber"
        assert p.unit("G1").shown

    @pytest.mark.rule("COH-7.5.b", "COH-7.5.d")
    @pytest.mark.parametrize(
        ("marker", "opened"),
        [("panicked", True), ("cowering", True), ("berserk", True),
         ("stunned", False), ("unnerved", False), ("pinned", False), ("suppressed", False)],
    )  # fmt: skip
    def test_a_marker_that_changes_the_defense_shows_before_the_roll(
        self, marker: str, opened: bool
    ):
        p = duel(target=f"hit={marker}").play("attack G1 E05")
        assert p.waits_for == "HitNumber"
        assert p.unit("S1").shown == opened

    @pytest.mark.rule("COH-7.5.b")
    def test_in_close_combat_it_is_the_flank_that_counts(self):
        assert brawl(target="hit=panicked").play("close G1 S1").unit("S1").shown
        crew = brawl(target="hit=crew-panicked armored").play("close G1 S1")
        assert not crew.unit("S1").shown

    @pytest.mark.rule("COH-7.5.c")
    def test_from_then_on_it_is_public(self):
        p = duel(target="hit=panicked").play("attack G1 E05", 2, 7, "pass", "pass", 7)
        assert p.round == 2
        shown = p.view("german").units[p.id("S1")]
        assert (shown.hit, shown.hit_shown) == ("panicked", True)


def firing_line(**terms: str) -> Position:
    """G1 destroys a Soviet unit of E05 with every 12."""
    lines = "\n".join(f"{word} {value}" for word, value in terms.items())
    return position(f"""
        board 9x9
        unit G1 german at E02 facing S red=20
        unit S1 soviet at E05 facing N hit=pinned
        unit S2 soviet at E05 facing N
        unit S3 soviet at I09 facing N
        {lines}
    """)


class TestDestroyedUnits:
    """7.11"""

    @pytest.mark.rule("COH-7.11.a")
    def test_a_destroyed_unit_goes_from_the_board_to_its_owners_cap_track(self):
        p = firing_line().play("attack G1 E05", "target S1", 12)
        assert p.unit("S1").place == "destroyed"
        assert p.view("soviet").losses == (0, 1)
        assert p.view("german").units[p.id("S1")].place == "destroyed"

    @pytest.mark.rule("COH-7.11.b")
    def test_its_marker_is_shown_and_goes_back_to_the_pool(self):
        p = firing_line().play("attack G1 E05", "target S1")
        assert in_pool(p, "pinned") == 4
        p.play(12)
        assert in_pool(p, "pinned") == 5
        assert p.told("log-marker-revealed")[0].args["marker"] == "pinned"

    @pytest.mark.rule("COH-7.11.c")
    def test_the_scenario_says_what_it_is_worth(self):
        p = firing_line(destroyed_vp="soviet 2", vp="german 1")
        assert p.play("attack G1 E05", "target S1", 12).vp == ("german", 3)
        p = firing_line(destroyed_vp="soviet 0", vp="german 1")
        assert p.play("attack G1 E05", "target S1", 12).vp == ("german", 1)


class TestCapReduction:
    """7.12"""

    @pytest.mark.rule("COH-7.12.a", "COH-7.12.c")
    def test_units_cover_the_track_from_the_start_down_and_push_the_marker(self):
        p = firing_line(cap="soviet 7").play("attack G1 E05", "target S1", 12)
        assert (p.cap_base("soviet"), p.cap("soviet")) == (6, 6)
        p.play(12)
        assert (p.cap_base("soviet"), p.cap("soviet")) == (5, 5)

    @pytest.mark.rule("COH-7.12.b")
    def test_for_the_rest_of_the_scenario_there_is_one_cap_less(self):
        p = firing_line(cap="soviet 7").play("attack G1 E05", "target S1", 12, 12, 7)
        p.play("pass", "pass", 7)
        assert (p.round, p.cap("soviet")) == (2, 7 - 2)
        p.play("pass", "pass", 7)
        assert (p.round, p.cap("soviet")) == (3, 7 - 2)

    @pytest.mark.rule("COH-7.12.d")
    def test_a_marker_further_down_stays_where_it_is(self):
        p = firing_line(base="soviet 7", cap="soviet 5").play("attack G1 E05", "target S1", 12)
        assert (p.cap_base("soviet"), p.cap("soviet")) == (6, 5)


class TestMinimumCap:
    """7.13"""

    @pytest.mark.rule("COH-7.13.a")
    def test_three_spaces_stay_free(self):
        p = firing_line(cap="soviet 4").play("attack G1 E05", "target S1", 12, 12)
        assert p.unit("S2").place == "destroyed"
        assert p.view("soviet").losses == (0, 1)
        assert p.cap("soviet") == 3

    @pytest.mark.rule("COH-7.13.b")
    def test_a_round_begins_with_three_cap_at_least(self):
        p = firing_line(cap="soviet 3").play("attack G1 E05", "target S1", 12, 12, 7)
        p.play("pass", "pass", 7)
        assert (p.round, p.cap("soviet")) == (2, 3)

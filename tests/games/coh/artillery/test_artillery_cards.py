"""Weapon cards with the artillery symbol, and the lines of scenario files about them."""

from pathlib import Path

import pytest

from hexfront.games.coh.notation import position
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.play.datafile import DataError
from tests.games.coh.artillery.helpers import BarrageGame

BARRAGE = (BarrageGame.folder / "barrage.toml").read_text("utf-8")


@pytest.mark.rule("COH-8.0.a")
def test_weapon_cards_are_no_part_of_deck_and_hands():
    plain, armed = position("draw german 1"), position("draw german 1\nweapons german W04*2")
    assert (armed.state.deck, armed.state.hands) == (plain.state.deck, plain.state.hands)
    assert armed.view("soviet").weapons[0] == (2,)
    assert armed.view("german").hand == ()


@pytest.mark.rule("COH-8.7.a")
def test_artillery_cards_print_no_cost():
    weapons = position("").state.setting.definitions.weapons
    assert [weapon.cost for weapon in weapons.values() if weapon.is_artillery] == [0, 0]


def built(tmp_path: Path, text: str) -> str:
    path = tmp_path / "barrage.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_scenario(path)
    return str(caught.value)


@pytest.mark.rule("COH-13.4.b", "COH-13.4.c")
@pytest.mark.parametrize("round_", [1, 4])
def test_a_file_names_rounds_in_which_a_strike_can_be_planned_and_still_fall(
    tmp_path: Path, round_: int
):
    text = BARRAGE.replace("rounds = [2]", f"rounds = [{round_}]")
    assert "soviet.weapons[0].rounds[0]: a strike is planned" in built(tmp_path, text)


@pytest.mark.rule("COH-14.0.a")
def test_a_file_says_who_may_lay_smoke(tmp_path: Path):
    setting = BarrageGame().setting("barrage")
    assert [smoker.value for smoker in setting.smoke] == [
        "mortars", "artillery", "pioneers", "tanks",
    ]  # fmt: skip
    assert "smoke[3]" in built(tmp_path, BARRAGE.replace('"tanks"]', '"planes"]'))

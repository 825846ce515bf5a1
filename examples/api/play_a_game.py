"""A game by code: choices, dice, a refusal, going back, saving.

python examples/api/play_a_game.py coh/partisans --save game.save
"""

import argparse
from pathlib import Path

from hexfront.games import find
from hexfront.opponents import players
from hexfront.play import IllegalChoiceError, Match, SeededSource, UndoPolicy, dump
from hexfront.words import say


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", help="as `hexfront scenarios` calls it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to keep the game")
    asked = parser.parse_args()
    game_id, _, scenario = asked.scenario.partition("/")

    # A match is a State with its history. Chance falls only where it is told to.
    match, dice = Match(find(game_id), scenario), SeededSource(asked.seed)
    match.run_chance(dice)

    # The State says who is to choose, and what; anything else is refused with its rule.
    seat, choices = match.state.actor(), match.state.choices()
    print(f"{match.game.seats[seat]} may choose among {len(choices)}: {choices[0]} ...")
    match.take(seat, choices[0])
    if match.state.actor() == seat and choices[0] not in match.state.choices():
        try:
            match.take(seat, choices[0])
        except IllegalChoiceError as error:
            reason = say("en", error.refusal.message, game=game_id)
            print(f"twice? {reason} ({error.refusal.rule})")
    match.undo(seat, UndoPolicy.FREE)
    print(f"taken back: {match.length} steps")

    # A computer player gets what its seat may know, and the legal choices.
    make = players(game_id)["player"]
    seated = [make(asked.seed + seat) for seat in range(match.state.teams.seats)]
    while not match.state.over:
        seat = match.state.actor()
        seen = match.game.view(match.state, seat)
        match.take(seat, seated[seat].choose(seen, match.state.choices()))
        match.run_chance(dice)

    result = match.game.result(match.state)
    assert result is not None
    told = "a draw" if result.winner is None else f"team {result.winner} has won"
    print(f"over after {match.length} steps: {told} ({result.rule})")
    if asked.save is not None:
        asked.save.write_text(dump(match), encoding="utf-8")
        print(f"kept in {asked.save}")


if __name__ == "__main__":
    main()

"""A position in a few lines: its odds, its figures with their rules, and why not.

python examples/api/ask_odds.py
"""

from hexfront.games import rulebook
from hexfront.games.coh.notation import position
from hexfront.words import say


def main() -> None:
    front = position("""
        board 9x7
        terrain light-woods E03
        unit G1 german-mg-34 at B03 facing SE
        unit S1 soviet-rifles-41 at E03 facing NW
        cap german 5, soviet 3
    """)

    hit, destroyed = front.odds("attack G1 E03")
    print(f"hit {hit} ({float(hit):.1%}), destroyed {destroyed}")
    better, _ = front.odds("attack G1 E03", by=-1)
    print(f"with one CAP for the dice {better}")

    # Every figure says which rule it comes from.
    (target,) = front.preview("attack G1 E03").targets
    for line in target.defense.lines:
        print(f"{say('en', line.label, game='coh')}: {line.value:+d} ({line.rule})")

    # So does every answer to "why not?"; its numbers are units and hexes of the position.
    refusal = front.refusal("attack G1 B01")
    called = rulebook("coh").facts.called
    args = {key: called(front.state, key, value, "en") for key, value in refusal.args.items()}
    print(f"{say('en', refusal.message, game='coh', **args)} ({refusal.rule})")

    # The dice may be real ones, and so may the marker that is drawn.
    front.play("attack G1 E03", 9, "draws pinned")
    print(f"after a nine S1 is {front.unit('S1').hit}")
    print(front.text())


if __name__ == "__main__":
    main()

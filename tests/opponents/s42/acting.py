"""Lets a computer player of Stalingrad '42 act in a position, and tells in names what it did."""

from hexfront.games.s42.notation.names import choice_name
from hexfront.games.s42.screen.view import view_of
from hexfront.opponents.s42 import S42Player


def acts(p, seed=1, weights=None):
    """The choices of whoever must decide, up to the next die or the other side."""
    seat = p.state.actor()
    player = S42Player(seed, weights, p.state.setting)
    done = []
    while p.state.actor() == seat:
        choices = p.state.choices()
        choice = player.choose(view_of(p.state, seat), choices)
        assert choice in choices
        done.append(choice_name(choice, p))
        p.state.take(choice)
    return done


def advances(p, target, die=4):
    """What the attacker does after he has taken a hex; both sides are played by computers."""
    p.play(f"attack {target}; resolve")
    player = S42Player(1, None, p.state.setting)
    while p.waits_for != "AdvanceChoice":
        if p.actor == "chance":
            p.roll(die)
            continue
        seat = p.state.actor()
        p.state.take(player.choose(view_of(p.state, seat), p.state.choices()))
    return acts(p)

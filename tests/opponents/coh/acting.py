"""Lets a computer player act in a position, and tells in names what it did."""

from hexfront.games.coh.notation import choice_name
from hexfront.opponents.coh import CohPlayer


def acts(p, seed=1, weights=None, make=CohPlayer):
    """The choices of whoever must decide, up to the next die or the other side."""
    seat = p.state.actor()
    player = make(seed, weights, p.state.setting)
    done = []
    while p.state.actor() == seat:
        choices = p.state.choices()
        choice = player.choose(p.view(p.state.setting.seat_names[seat]), choices)
        assert choice in choices
        done.append(choice_name(choice, p.name, p.label))
        p.state.take(choice)
    return done

"""The log tells each seat what it may know, in the order in which it happened."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import Entry, Line, Tally, heard
from tests.play.games.first_fire import FirstFire

ENTRIES = st.lists(
    st.builds(
        Entry,
        message=st.sampled_from(["squad-moves", "you-seal", "other-seals"]),
        args=st.dictionaries(st.sampled_from(["to", "unit"]), st.integers(0, 99)),
        rule=st.just("FF-2"),
        audience=st.none() | st.integers(0, 2),
    )
)


def test_an_entry_without_audience_is_told_to_all():
    entry = Entry("squad-moves", {"to": 4}, "FF-2")
    assert entry.heard_by(0)
    assert entry.heard_by(1)


def test_an_entry_with_an_audience_is_told_to_that_seat_alone():
    entry = Entry("you-seal", {"number": 5}, "SO-2", audience=1)
    assert entry.heard_by(1)
    assert not entry.heard_by(0)


def test_seat_0_is_an_audience_like_any_other():
    entry = Entry("you-seal", {"number": 5}, "SO-2", audience=0)
    assert entry.heard_by(0)
    assert not entry.heard_by(1)


@given(ENTRIES, st.integers(0, 2))
def test_a_seat_hears_all_but_the_others_secrets_in_their_order(entries: list[Entry], seat: int):
    assert heard(entries, seat) == [e for e in entries if e.audience in {None, seat}]


def test_a_note_carries_message_rule_tally_and_arguments():
    state = FirstFire().new("strip")
    state.news = []
    tally = Tally.of([Line("shot-base", 7, "FF-4")])
    state.note("shot-hits", "FF-4", tally, audience=1, at=4, squad="Rifles")
    assert state.news == [Entry("shot-hits", {"at": 4, "squad": "Rifles"}, "FF-4", tally, 1)]


def test_nothing_is_noted_when_nobody_reads():
    state = FirstFire().new("strip")
    state.news = None
    state.note("shot-hits", "FF-4")
    assert state.news is None


def test_an_entry_goes_over_the_wire_unchanged():
    entry = Entry("shot-hits", {"at": 4}, "FF-4", Tally.of([Line("base", 7, "FF-4")]), 1)
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry

"""Lines of play: as far as a table allows them, on the table itself or on a copy."""

from __future__ import annotations

from beffroi.kernel.lines import answers_along, table_after
from tests.toys.fair import GAME as FAIR


def test_a_line_ends_where_the_table_does_not_allow_it() -> None:
    s = FAIR.new(seats=2)
    given = FAIR.parse("bid 4")
    assert s.allows(0, given)
    assert list(answers_along(s, 0, [given, given])) == [given]
    assert not s.allows(0, given)
    assert s.waiting() == [1]


def test_an_answer_is_named_before_it_is_given() -> None:
    s = FAIR.new(seats=2)
    assert [s.waiting() for _ in answers_along(s, 0, [FAIR.parse("bid 4")])] == [[0, 1]]


def test_a_line_on_a_copy_leaves_the_table_alone() -> None:
    s = FAIR.new(seats=2)
    assert table_after(s, 0, [FAIR.parse("bid 4")]).waiting() == [1]
    assert s.waiting() == [0, 1]

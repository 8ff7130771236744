"""Numbers as they are written: short, and as exact as they need to be."""

from hypothesis import given
from hypothesis import strategies as some

from gold_widgets.canvas.writing import number, numbers


@given(some.floats(-1e6, 1e6) | some.integers(-(10**6), 10**6), some.integers(0, 6))
def test_a_number_says_as_much_as_all_its_digits(value, digits):
    text = number(value, digits)
    assert float(text) == float(f"{value:.{digits}f}")
    assert text != "-0"
    assert "." not in text or not text.endswith(("0", "."))
    assert "e" not in text or abs(value) < 1e-4


@given(some.lists(some.floats(-1e6, 1e6)))
def test_several_are_written_like_each(values):
    assert numbers(*values) == ",".join(map(number, values))

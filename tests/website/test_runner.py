"""What compares a notebook in the browser with what is stored: it notices what it should."""

from tests.website.runner import differences


def cell(*outputs, **metadata):
    return {"id": "c1", "cell_type": "code", "metadata": metadata, "outputs": list(outputs)}


def stream(text, name="stdout"):
    return {"output_type": "stream", "name": name, "text": text}


def shown(text):
    picture = {"image/svg+xml": "<svg/>", "text/plain": text}
    return {"output_type": "execute_result", "data": picture}


FAULT = {"output_type": "error", "ename": "KeyError", "evalue": "'a1'"}


def test_what_is_the_same_is_no_difference():
    assert differences([cell(stream("1\n"), shown("x"))], [cell(stream("1\n"), shown("x"))]) == []
    assert differences([cell(stream("0.5 s"))], [cell(stream("2.5 s"))]) == []
    assert differences([cell()], [cell(stream("Wait.", "stderr"))]) == []


def test_another_text_is_a_difference():
    [told] = differences([cell(stream("1"))], [cell(stream("2"))])
    assert "stored: 1" in told
    assert "here:   2" in told


def test_an_answer_that_is_to_be_guessed_first_is_compared():
    hidden = cell(answer="1", tags=["guess-first", "nbval-ignore-output"])
    assert differences([hidden], [cell(stream("1\n"))]) == []
    assert len(differences([hidden], [cell(stream("2\n"))])) == 1
    assert len(differences([hidden], [cell()])) == 1


def test_a_picture_may_differ_but_has_to_be_drawn():
    plot = cell(tags=["guess-first", "nbval-ignore-output"])
    assert differences([plot], [cell(shown("a plot"))]) == []
    assert differences([plot], [cell(FAULT)]) == ["c1: KeyError: 'a1'"]

"""The frame without a browser: what travels, what is heard, and what happens when it goes wrong."""

import gc
import json
import logging
import re
import weakref
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from traitlets import TraitError

from gold_widgets.tables import script
from gold_widgets.tables.frame import Frame

SOURCE = "".join(script.MODULES.values())
ICONLESS = {"id": "undo", "text": "Undo", "title": "Take it back", "on": None, "off": True}
SPOTS = [
    {"id": f"{column}{row}", "label": f"{column}{row}, face down", "at": [x, 12 * row, 9, 11, 0]}
    for row in range(1, 9)
    for x, column in enumerate("abcdefgh")
]


class Page:
    """A page that shows a frame: it holds the state as frame.js would."""

    def __init__(self, frame):
        self.messages = []
        self.frame = frame
        self.state = as_json(frame.get_state())
        frame._send = self.receive

    def receive(self, message, buffers=None):
        self.messages.append(as_json(message))
        if message["method"] == "update":
            self.state |= self.messages[-1]["state"]
            for name, change in self.state.pop("news", {}).items():
                self.state[name] = merged(self.state[name], *change)

    def press(self, content):
        self.frame._handle_custom_msg(content, [])

    @property
    def updates(self):
        return [message["state"] for message in self.messages if message["method"] == "update"]


def merged(items, length, changes, gone=(), come=()):
    """Do what `renewed` in model.js does."""
    items = [item for index, item in enumerate(items) if index not in gone][:length]
    for index in come:
        items.insert(index, {})
    for index in sorted(changes, key=int):
        new = changes[index]
        if int(index) == len(items):
            items.append(new)
        elif isinstance(new, dict) and isinstance(items[int(index)], dict):
            items[int(index)] = items[int(index)] | new
        else:
            items[int(index)] = new
    return items


def as_json(value):
    return json.loads(json.dumps(value))


@pytest.fixture
def frame():
    frame = Frame(spots=SPOTS, log=["Ann begins."], buttons=[ICONLESS])
    yield frame
    frame.close()


@pytest.fixture
def page(frame):
    return Page(frame)


@contextmanager
def quiet_log():
    logger = logging.getLogger("gold_widgets.tables.frame")
    logger.disabled = True
    try:
        yield
    finally:
        logger.disabled = False


def flip(spots, index, face):
    return [*spots[:index], spots[index] | {"label": face}, *spots[index + 1 :]]


def test_what_is_shown_together_travels_in_one_message(frame, page):
    frame.show(
        status="c4: red digger 4.",
        headline="Ann's turn",
        spots=flip(frame.spots, 26, "c4, red digger 4"),
        log=[*frame.log, "Ann flips c4."],
        effects={"n": 1, "steps": [{"kind": "turn", "spots": ["c4"]}]},
    )
    assert len(page.messages) == 1


def test_of_long_lists_only_what_changed_travels(frame, page):
    frame.show(
        spots=flip(frame.spots, 26, "c4, red digger 4"),
        log=[*frame.log, "Ann flips c4."],
        buttons=[{**ICONLESS, "off": False}],
    )
    assert page.updates == [
        {
            "news": {
                "spots": [64, {"26": {"label": "c4, red digger 4"}}],
                "log": [2, {"1": "Ann flips c4."}],
                "buttons": [1, {"0": {"off": False}}],
            }
        }
    ]


def test_a_flip_of_a_long_game_is_still_a_small_message(frame, page):
    frame.log = [f"{turn}. Ann flips c4: red digger 4." for turn in range(300)]
    frame.show(
        status="c4: red digger 4. Flip a second card. (G2)",
        headline="Ann's turn · 63 cards left",
        spots=flip(frame.spots, 26, "c4, red digger 4"),
        log=[*frame.log, "300. Ann flips c4: red digger 4."],
        slider={"max": 301, "value": 301, "label": "Flip"},
        effects={"n": 1, "steps": [{"kind": "turn", "spots": ["c4"]}]},
    )
    assert len(json.dumps(page.messages[-1])) < 500


def test_nothing_travels_when_nothing_changes(frame, page):
    frame.show(spots=[dict(spot) for spot in SPOTS], log=list(frame.log), status=frame.status)
    assert page.messages == []


def test_a_page_that_comes_later_gets_whole_lists(frame, page):
    frame.log = [*frame.log, "Ann flips c4."]
    assert frame.get_state()["log"] == ["Ann begins.", "Ann flips c4."]
    assert "news" not in frame.get_state()


def test_asking_for_one_list_gives_all_of_it(frame):
    assert frame.get_state("log") == {"log": ["Ann begins."]}


def test_a_page_that_asks_for_everything_gets_everything(frame, page):
    frame.log = [*frame.log, "Ann flips c4."]
    frame._handle_msg({"content": {"data": {"method": "request_state"}}, "buffers": []})
    assert page.updates[-1]["log"] == ["Ann begins.", "Ann flips c4."]


def test_taking_back_shortens_the_log(frame, page):
    frame.log = ["Ann begins.", "Ann flips c4.", "Ann flips d4."]
    frame.log = ["Ann begins."]
    assert page.updates[-1] == {"news": {"log": [1, {}]}}
    assert page.state["log"] == ["Ann begins."]


def test_a_list_that_changes_twice_under_one_hold_arrives_whole(frame, page):
    with frame.hold_sync():
        frame.log = ["Bob begins."]
        frame.log = ["Bob begins.", "Bob flips a1.", "Bob flips a2."]
    assert len(page.messages) == 1
    assert page.state["log"] == frame.log


def test_a_button_may_lose_an_entry(frame, page):
    frame.buttons = [{"id": "undo", "text": "Back"}]
    assert page.state["buttons"] == [
        {"id": "undo", "text": "Back", "title": None, "on": None, "off": None}
    ]


LINES = st.lists(st.sampled_from(["", "a", "b", "<script>"]), max_size=6)
BUTTONS = st.lists(
    st.fixed_dictionaries({"id": st.sampled_from("abc"), "off": st.booleans()}), max_size=4
)
PLACED = st.lists(
    st.fixed_dictionaries(
        {"id": st.sampled_from("abcdef"), "label": st.sampled_from("xy")},
        optional={"lit": st.booleans()},
    ),
    max_size=6,
    unique_by=lambda spot: spot["id"],
)
SHOWN = st.fixed_dictionaries({}, optional={"log": LINES, "spots": PLACED, "buttons": BUTTONS})


@given(st.lists(st.tuples(st.booleans(), SHOWN), max_size=8))
def test_a_page_always_holds_what_the_frame_holds(steps):
    frame = Frame()
    page = Page(frame)
    for everything, state in steps:
        if everything:
            frame.send_state()
        frame.show(**state)
        assert page.state["log"] == frame.log
        for name in ("spots", "buttons"):
            assert [told(item) for item in page.state[name]] == getattr(frame, name)
    frame.close()


def told(item):
    """An item without the entries that went: None says so."""
    return {key: value for key, value in item.items() if value is not None}


def test_a_log_that_is_cut_off_at_its_beginning_is_still_a_small_message(frame, page):
    frame.log = [f"line {number}" for number in range(500)]
    frame.log = [f"line {number}" for number in range(2, 502)]
    assert page.updates[-1] == {
        "news": {"log": [500, {"498": "line 500", "499": "line 501"}, [0, 1]]}
    }
    assert page.state["log"] == frame.log


def test_of_spots_that_vanish_no_other_has_to_travel(frame, page):
    frame.spots = [spot for spot in SPOTS if spot["id"] not in ("c1", "d5")]
    assert page.updates[-1] == {"news": {"spots": [62, {}, [2, 35]]}}
    assert page.state["spots"] == frame.spots


def test_of_spots_that_come_between_no_other_has_to_travel(frame, page):
    fresh = {"id": "on@c1", "label": "onto c1", "at": [0, 0, 9, 9, 0]}
    frame.spots = [*SPOTS[:2], fresh, *SPOTS[3:]]
    assert page.updates[-1] == {"news": {"spots": [64, {"2": fresh}, [2], [2]]}}
    assert page.state["spots"] == frame.spots
    frame.spots = [fresh | {"id": "first"}, *SPOTS[:2], fresh, *SPOTS[3:]]
    assert page.updates[-1]["news"]["spots"][2:] == [[], [0]]
    assert page.state["spots"] == frame.spots


def test_two_spots_of_one_name_are_refused(frame):
    with pytest.raises(ValueError, match="Two spots are called 'c4'"):
        frame.show(spots=[SPOTS[0], *(spot | {"id": "c4"} for spot in SPOTS[1:3])])


def test_show_refuses_what_a_frame_does_not_have(frame):
    with pytest.raises(TypeError, match="a Frame has nothing called colour"):
        frame.show(colour="red")


def test_traits_refuse_what_could_not_be_shown(frame):
    with pytest.raises(TypeError, match="nothing but text"):
        frame.log = [4]
    with pytest.raises(TraitError):
        frame.status = 4


def test_actions_reach_every_listener_in_order(frame, page):
    heard = []
    frame.on_action(heard.append)
    frame.on_action(lambda action: heard.append("second"))
    page.press({"press": "c4"})
    page.press({"do": "undo"})
    assert heard == [{"press": "c4"}, "second", {"do": "undo"}, "second"]


def test_whatever_a_listener_changes_travels_in_one_message(frame, page):
    def turn(action):
        frame.status = "c4: red digger 4."
        frame.headline = "Bob's turn"
        frame.spots = flip(frame.spots, 26, "c4, red digger 4")

    frame.on_action(turn)
    page.press({"press": "c4"})
    assert len(page.messages) == 1


def test_an_error_in_a_listener_is_shown_in_words_and_the_frame_goes_on(frame, page):
    def stumble(action):
        frame.status = "half done"
        if action == {"press": "c4"}:
            raise ValueError("the mine is shut")

    frame.on_action(stumble)
    with quiet_log():
        page.press({"press": "c4"})
    assert page.updates == [{"status": "half done", "error": "ValueError: the mine is shut"}]
    page.press({"press": "d4"})
    page.press({"do": "dismiss"})
    assert frame.error == ""
    assert page.updates[-1] == {"error": ""}


def test_an_error_is_logged_with_its_traceback(frame, page, caplog):
    frame.on_action(lambda action: 1 / 0)
    page.press({"press": "c4"})
    assert "ZeroDivisionError" in caplog.text


def test_an_error_without_words_still_has_a_name(frame):
    frame.say_error(KeyboardInterrupt())
    assert frame.error == "KeyboardInterrupt"


def test_a_message_that_is_none_is_told_so(frame, page):
    with quiet_log():
        page.press("c4")
    assert frame.error == "TypeError: expected a message such as {'press': 'c4'}, got 'c4'"


def test_cancel_closes_the_form(frame, page):
    heard = []
    frame.on_action(heard.append)
    frame.form = {"kind": "new", "title": "Seed", "ok": "Deal", "cancel": "Cancel"}
    page.press({"do": "cancel"})
    assert frame.form == {}
    assert heard == [{"do": "cancel"}]


def test_a_page_that_asks_whether_anybody_is_here_is_answered(frame, page):
    frame.on_action(lambda action: pytest.fail("not for the table"))
    page.press({"hello": 1})
    assert page.messages == [{"method": "custom", "content": {"heard": 1}}]


def test_whatever_a_person_does_is_answered_once_though_nothing_changes(frame, page):
    page.press({"press": "c4"})
    assert page.messages == [{"method": "custom", "content": {"heard": 1}}]
    frame.on_action(lambda action: frame.show(status="c4: red digger 4."))
    page.press({"press": "c4"})
    assert len(page.messages) == 2


def test_a_page_that_has_built_the_frame_says_so_to_nobody_else(frame, page):
    frame.on_action(lambda action: pytest.fail("not for the table"))
    page.press({"met": 1})
    assert page.messages == []


def test_names_travel_as_they_are_and_the_page_never_reads_them_as_markup(frame, page):
    frame.headline = "<script>alert(1)</script>'s turn"
    assert page.state["headline"] == "<script>alert(1)</script>'s turn"
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write", SOURCE)


def test_the_mouse_is_nobody_elses_business():
    assert not re.search(r"mouse(move|over|enter)|pointermove|touchmove", SOURCE)


def test_two_frames_share_nothing():
    one, two = Frame(), Frame()
    one.show(log=["a"], spots=SPOTS)
    assert (two.log, two.spots) == ([], [])
    one.close()
    two.close()


def test_a_closed_frame_sends_nothing(frame):
    frame.comm = None
    frame.show(status="gone", log=["a"])
    assert frame.log == ["a"]


def test_a_closed_frame_lets_go_of_what_it_showed_and_can_still_be_told():
    class Line(str):
        """One that can be watched."""

        __slots__ = ("__weakref__",)

    frame = Frame(log=[Line("Ann begins.")], spots=[{"id": "a1", "label": Line("a1, face down")}])
    frame.headline = "The game is over."
    watched = [weakref.ref(frame.log[0]), weakref.ref(frame.spots[0]["label"])]
    assert all(watch() for watch in watched)
    frame.close()
    gc.collect()
    assert [watch() for watch in watched] == [None, None]
    frame.show(log=["still here"], spots=SPOTS)
    assert (frame.headline, frame.log) == ("The game is over.", ["still here"])


def test_what_a_page_says_of_itself_is_not_taken_for_a_press():
    frame, heard = Frame(), []
    frame.on_action(lambda action: pytest.fail("nobody did anything"))
    frame.on_window(heard.append)
    told = {"window": "one", "pixels": 700, "new": True}
    Page(frame).press(told)
    assert heard == [told]

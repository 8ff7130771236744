"""A table with an aim, small enough to count on: laid, pressed and read."""

from gold_widgets import Goal, gold

CALM = gold.Rules(rush_at=0, stall="play_on")


def game(drawing="R4 $3 B2 $4", **options):
    return gold.scenario(drawing, **{"players": ["Ann", "Bob"], "rules": CALM, **options})


def goal(drawing="R4 $3 B2 $4", **aim):
    return Goal(game(drawing), **{"turns": 2, **aim})


def press(goal, flips):
    """Press card after card, and Continue after every turn."""
    for spot in flips.split():
        goal.press(spot)
        if not goal.game.face_up:
            goal.go_on()
    return goal


def main(goal):
    """The buttons that are what to press next."""
    return [each["id"] for each in goal._frame.buttons if each.get("main")]


def checklist(goal):
    """What the checklist beside the board shows, by its first words."""
    return {each["text"].split()[0]: each["state"] for each in goal._frame.aims}


def use(goal, button):
    goal._frame._handle_custom_msg({"do": button}, [])

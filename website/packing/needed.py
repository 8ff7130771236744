"""Runs in Pyodide: starts a kernel, plays a bit of every game, tells which modules that took."""

import json
import sys
import zipfile
from pathlib import Path

SITE = "/lib/site"
for wheel in sorted(Path("/wheels").glob("*.whl")):
    with zipfile.ZipFile(wheel) as files:
        files.extractall(SITE)
sys.path.insert(0, SITE)

import pyodide_kernel

# As if a page were there, and had sent a first cell.
sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
sys.excepthook = sys.__excepthook__
pyodide_kernel.kernel_instance._parent_header = {}
pyodide_kernel.ipython_shell.send_comm = lambda *_message: None

import piplite.cli
from IPython.display import display

import gold_widgets
from gold_widgets import FirstGame, Goal, Predict, Table, gold, play, progress
from gold_widgets.engine.rooms import folders, named

for game in map(named, folders()):
    play(game, players=3, seed=7)._repr_mimebundle_()
    Table(game.deal(3, seed=7))
FirstGame(seed=7)
Predict(gold.scenario("R4 B5 $3", rules=gold.Rules(rush_at=0)), "a1 b1")
Goal(gold.deal(2, seed=1), turns=3, points=1)
gold_widgets.speak("fr")
display(progress)

json.dumps(sorted(sys.modules))

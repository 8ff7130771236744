"""Nothing that a file of progress holds is ever lost, and what goes wrong is said."""

import errno
import os
import signal
import subprocess
import sys
from html import escape
from pathlib import Path
from threading import Thread

import pytest

from gold_widgets import Predict, check, gold
from gold_widgets.lessons import keeping
from gold_widgets.lessons.keeping import FILE
from gold_widgets.lessons.notes import Notes, Tally
from gold_widgets.lessons.progress import SWITCH, Progress
from gold_widgets.tables.links import START
from tests.lessons.disks import beside, full_disk

ADDING = """
import sys
from gold_widgets.lessons.progress import Progress
progress = Progress().keep(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
for number in range(int(sys.argv[3])):
    progress.tried("nim", f"{sys.argv[2]}.{number}", right=True)
    progress.tried("nim", "shared", right=False)
    progress.played("nim", won=True)
    print(number, flush=True)
"""


def kernel(file, name, count):
    process = subprocess.Popen(
        [sys.executable, "-c", ADDING, str(file), name, str(count)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "ready\n"
    return process


def test_in_a_notebook_of_the_course_it_is_kept_without_asking(course):
    Progress().tried("gold", "02.1", right=True)
    assert (course / FILE).is_file()
    assert Progress().done == {"02.1": 1}
    assert beside(course / FILE) == [START, "nim"]


def test_nothing_is_written_before_there_is_something_to_keep(course):
    progress = Progress()
    repr(progress)
    progress.lesson("gold/02")._repr_html_()
    progress.line()
    assert beside(course / FILE) == [START, "nim"]
    assert not (course / FILE).exists()


@pytest.mark.parametrize("way", ["asked", "switched"])
def test_whoever_wants_no_file_gets_none(course, monkeypatch, way):
    progress = Progress()
    if way == "asked":
        progress.keep(False)
    else:
        monkeypatch.setenv(SWITCH, "off")
    progress.tried("gold", "02.1", right=True)
    assert not (course / FILE).exists()
    assert progress.done == {"02.1": 1}


def test_two_notebooks_see_what_the_other_has_done(course):
    one, other = Progress(), Progress()
    one.tried("gold", "02.1", right=False, answer=2)
    other.tried("gold", "02.1", right=True, answer=0)
    one.tried("gold", "02.2", right=True)
    assert one.notes == other.notes
    assert one.done == {"02.1": 2, "02.2": 1}
    assert one.notes.marks["gold", "02.1"].first == 2


def test_kernels_that_write_at_once_lose_nothing(tmp_path):
    file = tmp_path / "mine.json"
    kernels = [kernel(file, name, 12) for name in "abc"]
    for each in kernels:
        each.stdin.write("go\n")
        each.stdin.flush()
    for each in kernels:
        each.communicate()
        assert each.returncode == 0
    notes = keeping.read(file)
    assert len(notes.marks) == 3 * 12 + 1
    assert notes.marks["nim", "shared"].tries == 36
    assert notes.tallies["nim"].played == 36
    assert beside(file) == []


@pytest.mark.parametrize("after", range(4))
def test_a_kernel_killed_while_it_writes_leaves_a_whole_file_and_no_lock(tmp_path, after):
    file = tmp_path / "mine.json"
    process = kernel(file, "a", 100_000)
    process.stdin.write("go\n")
    process.stdin.flush()
    told = [process.stdout.readline() for _ in range(after + 1)]
    process.send_signal(signal.SIGKILL)
    process.communicate()
    held = keeping.read(file)
    assert held.tallies["nim"].played >= len(told)
    later = Progress().keep(file)
    later.tried("nim", "b", right=True)
    assert keeping.read(file).marks.items() >= held.marks.items()
    assert "b" in later.done
    assert not later.problem
    assert beside(file) == []


def test_whoever_holds_the_lock_for_too_long_loses_nothing_of_others(course, monkeypatch):
    monkeypatch.setattr(keeping, "PATIENCE", 0.02)
    progress = Progress()
    with keeping._locked(course / FILE):
        progress.tried("gold", "02.1", right=True)
        assert "another notebook is writing it" in progress.problem
        assert progress.done == {"02.1": 1}
    progress.tried("gold", "02.2", right=True)
    assert not progress.problem
    assert Progress().done == {"02.1": 1, "02.2": 1}


def test_where_there_are_no_locks_no_kernel_writes_into_the_file_of_another(course, monkeypatch):
    monkeypatch.setattr(keeping, "_take", lambda _: None)
    written, fsync = [], os.fsync

    def another_writes_meanwhile(number):
        fsync(number)
        written.append(beside(course / FILE))
        if len(written) == 1:
            Progress().tried("gold", "02.2", right=True)

    monkeypatch.setattr(os, "fsync", another_writes_meanwhile)
    Progress().tried("gold", "02.1", right=True)
    assert len(written) == 2
    assert len(set(written[1]) - set(written[0])) == 1
    assert keeping.read(course / FILE).marks
    assert beside(course / FILE) == [START, "nim"]


def test_what_a_killed_kernel_left_is_taken_away(course):
    (course / f".{FILE}.0a1b2c3d.new").write_text("{")
    Progress().tried("gold", "02.1", right=True)
    assert beside(course / FILE) == [START, "nim"]


def test_two_threads_of_one_kernel_lose_nothing(course):
    progress = Progress()

    def work(name):
        for number in range(10):
            progress.tried("gold", f"{name}.{number}", right=True)

    threads = [Thread(target=work, args=[name]) for name in "ab"]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert len(Progress().done) == 20


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_on_a_full_disk_the_old_file_stays_and_all_is_written_later(course, monkeypatch, where):
    progress = Progress()
    progress.tried("gold", "02.1", right=True)
    before = (course / FILE).read_bytes()
    with monkeypatch.context() as patch:
        if where == "fsync":
            patch.setattr(os, "fsync", full_disk)
        else:
            patch.setattr(Path, "replace", full_disk)
        progress.tried("gold", "02.2", right=False)
        progress.played("gold", won=True)
        assert "the disk is full" in progress.problem
        assert "tried again with the next answer" in repr(progress)
    assert (course / FILE).read_bytes() == before
    assert beside(course / FILE) == [START, "nim"]
    progress.tried("gold", "02.2", right=True)
    assert not progress.problem
    assert Progress().done == {"02.1": 1, "02.2": 2}
    assert Progress().notes.tallies["gold"].won == 1


FILLING = """
import resource, signal, sys
from gold_widgets.lessons.progress import Progress
progress = Progress().keep(sys.argv[1])
progress.tried("nim", "before", right=True)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (150, resource.RLIM_INFINITY))
for number in range(9):
    progress.tried("nim", str(number), right=True)
print(progress.problem)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
if sys.argv[2] == "later":
    progress.tried("nim", "after", right=True)
"""


@pytest.mark.parametrize("then", ["later", "never"])
def test_a_file_that_the_system_cuts_off_in_the_middle_is_whole_all_the_same(tmp_path, then):
    file = tmp_path / "mine.json"
    told = subprocess.run(
        [sys.executable, "-c", FILLING, str(file), then], capture_output=True, text=True, check=True
    )
    assert "cannot be written" in told.stdout
    assert beside(file) == []
    names = [name for _, name in keeping.read(file).marks]
    assert names[0] == "before"
    assert names[1:] == ([*"012345678", "after"] if then == "later" else [])


def test_a_folder_that_takes_no_files_is_named_beside_the_question(course, monkeypatch):
    def refused(*_args, **_options):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refused)
    question = Predict(gold.scenario("R4 $3"), "a1 b1", name="02.1")
    question.answer(question._question.answer)
    assert "this computer does not allow it" in question._frame.error
    question.close()


def test_what_cannot_be_kept_is_said_below_a_checked_cell(course, monkeypatch, capsys):
    monkeypatch.setattr(os, "fsync", full_disk)
    check("R4 $3", "a1 b1", rule="G5", name="x")
    assert "the disk is full" in capsys.readouterr().out


def test_a_folder_that_vanishes_takes_nothing_along(course):
    progress = Progress()
    progress.tried("gold", "02.1", right=True)
    moved = course.parent / "moved"
    course.rename(moved)
    progress.tried("gold", "02.2", right=True)
    assert "cannot be written" in progress.problem
    moved.rename(course)
    progress.tried("gold", "02.3", right=True)
    assert not progress.problem
    assert list(Progress().done) == ["02.1", "02.2", "02.3"]


def test_a_kernel_whose_folder_is_deleted_goes_on_in_memory(tmp_path, monkeypatch):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    progress = Progress()
    progress.tried("gold", "02.1", right=True)
    assert progress.done == {"02.1": 1}
    assert progress.lesson("gold/02")._repr_html_()
    monkeypatch.chdir(tmp_path)


def test_clocks_do_not_matter(course, monkeypatch):
    (course / f".{FILE}.lock").touch()
    os.utime(course / f".{FILE}.lock", (2**31, 2**31))
    Progress().tried("gold", "02.1", right=True)
    assert Progress().done == {"02.1": 1}


def test_a_link_to_the_file_stays_a_link(course):
    (course / "elsewhere.json").write_text('{"done": {}}\n')
    (course / FILE).symlink_to(course / "elsewhere.json")
    Progress().tried("gold", "02.1", right=True)
    assert (course / FILE).is_symlink()
    assert keeping.read(course / "elsewhere.json").marks


def test_a_line_that_could_not_be_written_is_not_lost_either(course, monkeypatch):
    line = Progress().keep(False)
    line.tried("gold", "02.1", right=True)
    progress = Progress()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_disk)
        progress.take(line.line())
        assert progress.done == {"02.1": 1}
        assert "the disk is full" in progress.problem
    progress.tried("gold", "02.2", right=True)
    assert Progress().done == {"02.1": 1, "02.2": 1}


def test_a_line_of_other_games_leaves_a_file_that_can_be_read(course):
    there, here = Progress().keep(False), Progress()
    for number in range(5):
        there.played("gold", won=number < 3)
        here.played("gold", won=number < 2)
    here.take(there.line())
    here.played("gold", won=True)
    assert not here.problem
    assert Progress().notes.tallies == {"gold": Tally(6, 4, 2)}
    assert beside(course / FILE) == [START, "nim"]


def test_binder_says_that_it_will_be_gone_and_offers_the_line(course, monkeypatch):
    monkeypatch.setenv("BINDER_SERVICE_HOST", "somewhere")
    progress = Progress()
    assert "forgets everything" not in repr(progress)
    progress.tried("gold", "02.1", right=True)
    assert "forgets everything" in repr(progress)
    assert progress.line() in progress._view().html()
    assert (course / FILE).is_file()


def test_a_problem_is_said_once_and_then_only_in_the_map(course, monkeypatch):
    monkeypatch.setattr(os, "fsync", full_disk)
    progress = Progress()
    progress.tried("gold", "02.1", right=False)
    assert progress.unheard() == progress.problem
    progress.tried("gold", "02.1", right=False)
    assert progress.unheard() == ""
    assert escape(progress.problem) in progress._view().html()


def test_what_was_forgotten_stays_forgotten(course):
    progress = Progress()
    progress.tried("gold", "02.1", right=True)
    progress.forget()
    assert progress.notes == Progress().notes == Notes()

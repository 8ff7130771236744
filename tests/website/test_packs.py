"""Packs: what goes in comes out, the same every time, and the site's own hold what pages need."""

import zipfile
from pathlib import Path

from website import packs

FILES = [("b/two.py", b"2"), ("a.txt", "é".encode()), ("b/empty", b"")]


def test_what_goes_into_a_pack_comes_out_of_it_whatever_the_order(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    packs.write(one, FILES)
    packs.write(other, reversed(FILES))
    assert packs.read(one) == dict(FILES)
    assert one.read_bytes() == other.read_bytes()


def test_a_wheel_lies_in_a_pack_as_if_it_were_installed(tmp_path: Path) -> None:
    wheel = tmp_path / "x-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr("x/__init__.py", "")
        files.writestr("x-1.data/data/etc/x.cfg", "y")
        files.writestr("x-1.dist-info/METADATA", "Name: x")
        files.writestr("x-1.dist-info/RECORD", "")
    place = packs.SITE_PACKAGES
    assert dict(packs.installed(wheel)) == {
        f"{place}x/__init__.py": b"",
        "etc/x.cfg": b"y",
        f"{place}x-1.dist-info/METADATA": b"Name: x",
    }


def test_pupils_can_look_into_the_course_and_tables_bring_no_more_than_they_need(
    site: Path,
) -> None:
    course = packs.read(site / "static/pyodide/packages.bin")
    assert b"def play" in course[f"{packs.SITE_PACKAGES}gold_widgets/door.py"]
    assert "etc/ipython/ipython_config.py" in course
    table = packs.read(site / "play/tables.bin")
    assert not any(name.endswith("gold_widgets/door.py") for name in table)
    assert not any("/IPython/" in name or "/lessons/" in name for name in table)

#!/bin/sh
# venv.sh FOLDER [PYTHON]: makes a virtual environment with a current pip in it, and needs nothing
# but a Python for that: no root, no python3-venv, no pip. Does nothing where FOLDER still fits.
set -eu
venv=$1
wanted=${2:-}
oldest='3.11'
here=$(pwd -P)

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

new_enough() {
    "$1" -c "import sys; sys.exit(sys.version_info < tuple(map(int, '$oldest'.split('.'))))" 2>/dev/null
}

# An environment holds absolute paths and one Python: a checkout that was moved, or another PYTHON
# than it was made with, calls for a new one.
still_fits() {
    [ -x "$venv/bin/python" ] && [ -f "$venv/made-for" ] || return 1
    { read -r place && read -r python; } <"$venv/made-for"
    [ "$place" = "$here" ] && { [ -z "$wanted" ] || [ "$wanted" = "$python" ]; }
}

find_python() {
    if [ -n "$wanted" ]; then
        command -v "$wanted" >/dev/null || fail "There is no $wanted here: PYTHON must name Python $oldest or newer."
        new_enough "$wanted" || fail "$wanted is too old: gold_widgets needs Python $oldest or newer."
        echo "$wanted"
        return
    fi
    for python in python3 python python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$python"; then
            echo "$python"
            return
        fi
    done
    fail "gold_widgets needs Python $oldest or newer, and none was found: install one, or name it with make PYTHON=..."
}

# Debian keeps pip's wheel in a package of its own. A user who is not root can download and unpack
# it, given folders of one's own for what apt writes down; the system's package lists, which may be
# missing or out of date, are tried first because they are quick.
download_pip_wheel() {
    command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
    mkdir -p "$temporary/state/lists/partial" "$temporary/cache/archives/partial"
    # apt fetches as a user of its own, who must get through here when root runs this.
    chmod 711 "$temporary"
    cache="-o Dir::Cache=$temporary/cache"
    state="-o Dir::State=$temporary/state -o Acquire::Languages=none"
    (
        cd "$temporary"
        # shellcheck disable=SC2086  # options, one word each: mktemp's paths have no spaces
        apt-get $cache download python3-pip-whl ||
            { apt-get $cache $state update && apt-get $cache $state download python3-pip-whl; }
        dpkg-deb -x python3-pip-whl_*.deb unpacked
    )
}

wheel_in() {
    for wheel in "$1"/pip-*.whl; do
        [ -f "$wheel" ] && echo "$wheel" && return
    done
    return 1
}

# Any pip will do, however old: it only has to fetch the new one.
find_pip_wheel() {
    kept=/usr/share/python-wheels
    wheel_in $kept || { download_pip_wheel >&2 && wheel_in "$temporary/unpacked$kept"; }
}

install_pip() {
    if "$python" -c 'import ensurepip' 2>/dev/null; then
        "$venv/bin/python" -m ensurepip && "$venv/bin/python" -m pip install "$@"
    elif "$python" -m pip --version 2>/dev/null; then
        "$python" -m pip --python "$venv/bin/python" install "$@"
    else
        wheel=$(find_pip_wheel) && "$venv/bin/python" "$wheel/pip" install "$@"
    fi
}

still_fits && exit 0
# Looked through to the Python below, so that an environment is never made from itself.
named=$(find_python)
python=$("$named" -c 'import sys; print(sys._base_executable)')
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
trap 'exit 130' INT TERM

"$(dirname "$0")/step.sh" "Making $venv with $("$python" --version)" \
    "$python" -m venv --clear --without-pip "$venv"
install_pip --upgrade 'pip>=25.1' >"$temporary/log" 2>&1 || {
    cat "$temporary/log" >&2
    fail "pip could not be put into $venv: check the network and, if this Python came without pip, install python3-venv (on Debian, as root: apt-get install python3-venv)."
}
printf '%s\n' "$here" "$wanted" >"$venv/made-for"

#!/bin/sh
# website.sh MAKE COMMAND...: builds the static site and runs its tests. Where what it is made of
# cannot be had, for want of a network, that is said; on a machine of CI it is an error.
make=$1
shift

left_out() {
    printf 'The static site was not built and not tested: %s cannot be had here.\n' "$1" >&2
    [ -z "${CI:-}" ]
    exit
}

"$make" --no-print-directory .venv-site/for-site || left_out 'what builds it'
printf 'Building the static site ...\n'
.venv-site/bin/python -m website
case $? in
0) exec "$@" ;;
75) left_out 'Pyodide, or a package for it,' ;;
*) exit 1 ;;
esac

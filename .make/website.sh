#!/bin/sh
# website.sh MAKE COMMAND...: builds the static site and runs its tests. Where what it is made of
# cannot be had, for want of a network, that is said; on a machine of CI it is an error.
make=$1
shift

said=$(mktemp) || exit 1
trap 'rm -f "$said"' EXIT
trap 'exit 130' INT TERM

# What pip or npm said of it is pages long, and only CI needs it.
left_out() {
    [ -z "${CI:-}" ] || cat "$said" >&2
    printf 'The static site was not built and not tested: %s cannot be had here (make site says why).\n' "$1" >&2
    [ -z "${CI:-}" ]
    exit
}

"$make" --no-print-directory .venv-site/for-site 2>"$said" || left_out 'what builds it'
printf 'Building the static site ...\n'
.venv-site/bin/python -m website 2>"$said"
code=$?
[ "$code" -ne 75 ] || left_out 'Pyodide, or a package for it,'
cat "$said" >&2
[ "$code" -eq 0 ] || exit 1
rm -f "$said"
exec "$@"

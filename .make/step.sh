#!/bin/sh
# step.sh SAYING COMMAND...: one calm line for one step; its log is shown only when it fails.
saying=$1
shift
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM

printf '%s ...\n' "$saying"
"$@" >"$log" 2>&1 </dev/null && exit 0
code=$?
cat "$log" >&2
printf 'This step failed: %s.\n' "$saying" >&2
exit "$code"

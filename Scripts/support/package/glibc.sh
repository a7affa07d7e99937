#!/usr/bin/env bash
# Prints the version of glibc that a program requires, such as 2.35. Fails if the program requires another library.
#
#   Scripts/support/package/glibc.sh PROGRAM
set -euo pipefail
# The libraries of glibc, and its loader.
needed=$(objdump --private-headers "$1" | awk '$1 == "NEEDED" { print $2 }' |
  grep -vE '^(libc|libm|libpthread|libdl|librt|libresolv|libutil|ld-linux-(x86-64|aarch64))\.so\.[0-9]+$' || true)
[ -z "$needed" ] || { echo "the static program needs ${needed//$'\n'/, }" >&2; exit 1; }
objdump --dynamic-syms "$1" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | sed -n '$s/GLIBC_//p'

#!/usr/bin/env bash
# Counts the instructions of the hot paths, and fails if one takes over 10 % more than expected by
# Scripts/benchmarks/instructions.json. Unlike times, counts are the same on a busy machine.
#
#   Scripts/lib/check-instructions.sh              # compares
#   Scripts/lib/check-instructions.sh --update     # stores the current counts
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
if [ "$(uname -m)" != x86_64 ]; then
  echo "skipped: the counts are those of x86-64"
  exit 0
fi
install_packages binutils python3 valgrind

build=(swift build --configuration release --package-path Scripts/benchmarks)
"${build[@]}" --product HotPaths --quiet >&2

python3 Scripts/benchmarks/instructions.py "$("${build[@]}" --show-bin-path)/HotPaths" "$@"

#!/usr/bin/env bash
# Counts the instructions of the hot paths and fails when one takes over 10 % more than
# Scripts/benchmarks/instructions.json says. Unlike times, counts are the same on a busy machine.
#
#   Scripts/lib/check-instructions.sh              # compares
#   Scripts/lib/check-instructions.sh --update     # writes down what they take now
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

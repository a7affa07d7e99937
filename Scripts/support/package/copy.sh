#!/usr/bin/env bash
# Copies a program or a library that was built. Overwrites Swift's module hashes with zeros: only incremental builds read
# them, and they differ between builds. objcopy would lose the segment that makes tables read-only.
#
#   Scripts/support/package/copy.sh FILE COPY
set -euo pipefail
cp "$1" "$2"
read -r offset size < <(readelf --section-headers --wide "$2" | sed -n 's/.*\] \.swift_modhash .* \(\w\+\) \(\w\+\) 00 .*/\1 \2/p')
dd if=/dev/zero of="$2" bs=1 seek=$((16#$offset)) count=$((16#$size)) conv=notrunc status=none

#!/usr/bin/env bash
# Builds the C library, libauthcopy.so, and copies it with its header to a folder. Swift's runtime is inside, and only the
# functions of authcopy.h are visible, so that it can be loaded beside another Swift library.
#
#   Scripts/support/package/library.sh SCRATCH OUTPUT [OPTION...]      SCRATCH is a build folder, OPTION one of swift build
set -euo pipefail
scratch=$1 output=$2
here=$(dirname "${BASH_SOURCE[0]}")
mkdir -p "$scratch/static" "$output"

# The linker searches this folder first, and it contains only the static library.
ln -sf "$(clang -print-file-name=libstdc++.a)" "$scratch/static"
options=(-Xswiftc -static-stdlib -Xswiftc -use-ld=lld)
# A function of libswiftGlibc.a that nothing calls refers to hypotf, whose current version requires glibc 2.35.
for option in "-L$(realpath "$scratch/static")" --version-script="$here/authcopy.map" --gc-sections --icf=all --strip-all \
  --build-id=none -z now --defsym=hypotf=0; do
  options+=(-Xlinker "$option")
done
AUTH_COPY_WITHOUT_FOUNDATION=1 swift build --scratch-path "$scratch" --configuration release --product authcopy --quiet \
  "${options[@]}" "${@:3}" >&2
"$here/copy.sh" "$scratch/release/libauthcopy.so" "$output/libauthcopy.so"
cp Sources/CAuthCopyHeader/authcopy.h "$output"

needed=$(objdump --private-headers "$output/libauthcopy.so" | awk '$1 == "NEEDED" { print $2 }' |
  grep -vE '^(lib(c|m|gcc_s)|ld-linux-.*)\.so\.[0-9]$' || true)
[ -z "$needed" ] || { echo "libauthcopy.so needs ${needed//$'\n'/, }" >&2; exit 1; }
# manylinux_2_34 allows no later version.
later=$(objdump --dynamic-syms "$output/libauthcopy.so" | grep -oE 'GLIBC_2\.(3[5-9]|[4-9][0-9])' | sort -u || true)
[ -z "$later" ] || { echo "libauthcopy.so needs ${later//$'\n'/, }" >&2; exit 1; }

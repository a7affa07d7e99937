#!/usr/bin/env bash
# Builds the tarball. Its program is linked statically with ICU and its data, zlib, Brotli and libstdc++.
#
#   Scripts/support/package/tarball.sh VERSION GLIBC STAGE OUTPUT      with SOURCE_DATE_EPOCH set
#
# STAGE contains the folder `static` with the program, the folder `share` and NOTICES.
set -euo pipefail
version=$1 glibc=$2 stage=$3 output=$4
here=$(dirname "${BASH_SOURCE[0]}")
name=auth-copy-$version-linux-$(dpkg --print-architecture)
folder=$stage/tarball/$name

rm -rf "$stage/tarball"
mkdir -p "$folder/bin"
cp "$stage/static/auth-copy" "$folder/bin/"
cp -r "$stage/share" "$folder/"
# Outside Debian, zsh looks in site-functions.
mv "$folder/share/zsh/vendor-completions" "$folder/share/zsh/site-functions"
sed -e "s/@VERSION@/$version/" -e "s/@MACHINE@/$(uname -m)/" -e "s/@GLIBC@/$glibc/" "$here/../../deploy/tarball/README" > "$folder/README"
cp "$stage/NOTICES" "$folder/"
"$here/archive.sh" "$stage/tarball" "$name" "$output"

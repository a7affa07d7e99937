#!/usr/bin/env bash
# Makes the tarball, whose program has ICU with its data, zlib, brotli and libstdc++ inside.
#
#   Scripts/support/package/tarball.sh VERSION STAGE OUTPUT      with SOURCE_DATE_EPOCH set
#
# STAGE has the folder `static` with the program, the folder `share` and components.json.
set -euo pipefail
version=$1 stage=$2 output=$3
here=$(dirname "${BASH_SOURCE[0]}")
name=auth-copy-$version-linux-amd64
folder=$stage/tarball/$name

# Nothing but glibc may be needed: its libraries, the loader, and what the kernel provides.
needed=$(objdump --private-headers "$stage/static/auth-copy" | awk '$1 == "NEEDED" { print $2 }' |
  grep -vE '^(libc|libm|libpthread|libdl|librt|libresolv|libutil|ld-linux-x86-64)\.so\.[0-9]+$' || true)
[ -z "$needed" ] || { echo "the static program needs ${needed//$'\n'/, }" >&2; exit 1; }
glibc=$(objdump --dynamic-syms "$stage/static/auth-copy" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | tail -1)

rm -rf "$stage/tarball"
mkdir -p "$folder/bin"
cp "$stage/static/auth-copy" "$folder/bin/"
cp -r "$stage/share" "$folder/"
# Outside Debian, zsh looks in site-functions.
mv "$folder/share/zsh/vendor-completions" "$folder/share/zsh/site-functions"
sed -e "s/@VERSION@/$version/" -e "s/@GLIBC@/${glibc#GLIBC_}/" "$here/../../deploy/tarball/README" > "$folder/README"
python3 "$here/notices.py" "$stage/components.json" --static > "$folder/NOTICES"
tar --create --directory "$stage/tarball" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
  --numeric-owner --mode=u=rwX,go=rX "$name" | gzip --no-name --best > "$output/$name.tar.gz"

#!/usr/bin/env bash
# Builds the Debian package.
#
#   Scripts/support/package/deb.sh VERSION STAGE OUTPUT      with SOURCE_DATE_EPOCH set
#
# STAGE contains the folder `system` with the program, the folder `share` and components.json.
set -euo pipefail
version=$1 stage=$2 output=$3
here=$(dirname "${BASH_SOURCE[0]}")
source=$stage/deb/auth-copy
rm -rf "$stage/deb"
mkdir -p "$source/program"
cp "$stage/system/auth-copy" "$source/program/"
cp -r "$stage/share" "$source/"
cp -r "$here/../../deploy/debian" "$source/debian"

maintainer=$(git log -1 --format='%aN <%aE>')
sed -i "s/@MAINTAINER@/$maintainer/" "$source/debian/control"
python3 "$here/notices.py" "$stage/components.json" > "$source/debian/copyright"
cat > "$source/debian/changelog" <<END
auth-copy ($version) unstable; urgency=medium

  * Built from commit $(git rev-parse HEAD).

 -- $maintainer  $(date --utc --rfc-email --date "@$SOURCE_DATE_EPOCH")
END

(cd "$source" && dpkg-buildpackage --build=binary --no-sign) > "$stage/deb/log" 2>&1 || { cat "$stage/deb/log" >&2; exit 1; }
mv "$stage/deb/auth-copy_${version}_$(dpkg --print-architecture).deb" "$output/"

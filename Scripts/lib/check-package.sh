#!/usr/bin/env bash
# Checks what Scripts/package made: checksums, lintian, the SBOM, and that both packages work. The Debian package is
# installed, upgraded, removed and purged in a Debian 12 without Swift, the tarball is tried in another release of
# Debian, and the action of .github/actions/lint runs with it.
#
#   Scripts/lib/check-package.sh DIR      root, or sudo, makes the two systems
set -euo pipefail
packages=$(realpath "$1")
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
install_packages debian-archive-keyring lintian mmdebstrap util-linux
python_with spdx-tools==0.8.3

deb=$(echo "$packages"/auth-copy_*_amd64.deb)
tarball=$(echo "$packages"/auth-copy-*-linux-amd64.tar.gz)
version=$(dpkg-deb --field "$deb" Version)
folder=$(mktemp -d)
trap 'as_root rm -rf "$folder"' EXIT
fail() { echo "failed  $*" >&2; exit 1; }
good() { echo "good    $*"; }

(cd "$packages" && sha256sum --check --strict --quiet SHA256SUMS) || fail "checksums"
good "checksums"
lintian --allow-root --display-info --fail-on error,warning,info "$deb" || fail "lintian"
good "lintian"
.build/python/bin/pyspdxtools --infile "$packages/auth-copy_$version.spdx.json" || fail "SBOM"
good "SBOM"

# system NAME SUITE VARIANT: makes a system in the folder NAME.
system() {
  as_root mmdebstrap --quiet --variant="$3" "$2" "$folder/$1" http://deb.debian.org/debian
}
# inside NAME COMMAND...: runs a command in a system, where apt asks nothing and starts nothing.
inside() {
  as_root unshare --mount --pid --fork --kill-child --root="$folder/$1" --mount-proc --wd=/ -- \
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "${@:2}"
}
expected=처음부터\ 다시\ 시작하세요
apt="apt-get install --yes --quiet=2 --no-install-recommends"

system debian bookworm apt
as_root cp "$deb" "$folder/debian/tmp/auth-copy.deb"
# The same package as a later version.
dpkg-deb --raw-extract "$deb" "$folder/later"
sed -i "s/^Version: .*/&+later/" "$folder/later/DEBIAN/control"
dpkg-deb --root-owner-group --build "$folder/later" "$folder/later.deb" > "$folder/log"
as_root cp "$folder/later.deb" "$folder/debian/tmp/later.deb"
inside debian apt-get update --quiet=2

SECONDS=0
inside debian sh -c "$apt /tmp/auth-copy.deb && auth-copy resolve kakao KOE320 --locale ko" > "$folder/log" 2>&1 ||
  { cat "$folder/log" >&2; fail "installation"; }
grep -qx "$expected" "$folder/log" || fail "the first answer"
good "installed, with a first answer after $SECONDS s"

inside debian sh -c 'test ! -e /etc/systemd/system/multi-user.target.wants/auth-copy.service' || fail "the service is enabled"
inside debian sh -c 'bash -n /usr/share/bash-completion/completions/auth-copy' || fail "completion of bash"
inside debian sh -c 'cd / && auth-copy lint --overlay /etc/auth-copy/overlay; test $? -eq 2' > "$folder/log" 2>&1 || fail "the empty overlay"
inside debian sh -c 'AUTH_COPY_OVERLAY=/etc/auth-copy/overlay timeout --preserve-status 2 auth-copy serve --port 0' 2> "$folder/log" ||
  { cat "$folder/log" >&2; fail "the service"; }
good "the service starts with the empty overlay, and is not enabled"

inside debian sh -c "echo AUTH_COPY_PORT=8099 >> /etc/auth-copy/environment; echo '{}' > /etc/auth-copy/overlay/copy/en.arb
  dpkg --install /tmp/later.deb" > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "upgrade"; }
inside debian grep -q 8099 /etc/auth-copy/environment || fail "an upgrade lost the administrator's settings"
[ "$(inside debian dpkg-query --show --showformat='${Version}' auth-copy)" = "$version+later" ] || fail "upgrade"
good "upgraded; the settings are kept"

inside debian dpkg --remove auth-copy > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "removal"; }
inside debian test ! -e /usr/bin/auth-copy -a -e /etc/auth-copy/environment || fail "removal"
inside debian dpkg --purge auth-copy > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "purge"; }
inside debian test ! -e /etc/auth-copy/environment -a ! -e /lib/systemd/system/auth-copy.service || fail "purge"
inside debian test -e /etc/auth-copy/overlay/copy/en.arb || fail "a purge deleted the administrator's own texts"
good "removed and purged; texts of the administrator's own are kept"

system other trixie essential
as_root tar --extract --gzip --directory "$folder/other/opt" --file "$tarball"
inside other sh -c '/opt/auth-copy-*/bin/auth-copy resolve kakao KOE320 --locale ko' > "$folder/log" || fail "the tarball"
grep -qx "$expected" "$folder/log" || fail "the tarball"
inside other sh -c 'timeout --preserve-status 2 /opt/auth-copy-*/bin/auth-copy serve --port 0' 2> "$folder/log" || fail "the tarball's service"
good "the tarball runs on Debian $(inside other cat /etc/debian_version) with nothing installed"

Scripts/lib/check-action.sh "$packages"

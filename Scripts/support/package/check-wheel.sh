#!/usr/bin/env bash
# Installs the wheel with pip, and runs the linter with pre-commit, as in the article Linting.
#
#   Scripts/support/package/check-wheel.sh DIR      DIR is the output of Scripts/package
set -euo pipefail
packages=$(realpath "$1")
source "$(dirname "${BASH_SOURCE[0]}")/../check.sh"
install_packages git python3-venv
python_with auditwheel==6.8.2 check-wheel-contents==0.6.3 pre-commit==4.7.0 twine==7.0.0 wheel==0.48.0
tools=$(dirname "$python")
fail() { echo "failed  $*" >&2; [ ! -s "$folder/log" ] || cat "$folder/log" >&2; exit 1; }

wheel=$(echo "$packages"/auth_copy-*.whl)
"$tools/twine" check --strict "$wheel" > "$folder/log" || fail "METADATA"
# W007 is about a wheel without a Python library.
"$tools/check-wheel-contents" --ignore W007 "$wheel" > "$folder/log" || fail "the files of the wheel"
# `wheel unpack` compares the files with the checksums in RECORD.
"$tools/python" -m wheel unpack --dest "$folder/unpacked" "$wheel" > "$folder/log" || fail "RECORD"
tag=${wheel##*-} tag=${tag%.whl}
case $tag in
  manylinux_*) "$tools/auditwheel" show "$wheel" > "$folder/log" && grep -q "\"$tag\"" "$folder/log" || fail "the program does not match $tag" ;;
esac
good() { echo "good    $*"; }
good "$(basename "$wheel")"

env -i PATH=/usr/bin:/bin HOME="$folder" sh -c 'python3 -m venv "$1/venv" && "$1/venv/bin/pip" install --quiet --no-index "$2"' sh "$folder" "$wheel" \
  > "$folder/log" 2>&1 || fail "pip install"
mkdir -p "$folder/app/l10n"
cd "$folder/app"
echo '{"@@locale": "en", "welcome": "Welcome, {name}"}' > l10n/en.arb
echo '{"@@locale": "ko", "welcome": "{nmae}님, 환영합니다"}' > l10n/ko.arb
lint() { status=0; env -i PATH="$folder/venv/bin" auth-copy lint l10n > "$folder/log" 2>&1 || status=$?; }
env -i PATH="$folder/venv/bin" auth-copy --version > "$folder/log" && grep -q '^auth-copy ' "$folder/log" || fail "auth-copy --version"
lint
[ $status -eq 1 ] && grep -q unknown-argument "$folder/log" || fail "auth-copy lint"
good "installed with pip"

export HOME=$folder GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
git init --quiet
sed -n '/^# .pre-commit-config.yaml/,/^```/{/^```/d;p}' "$OLDPWD/Sources/AuthCopy/AuthCopy.docc/Linting.md" |
  sed "s#auth-copy==[0-9.]*#'$wheel'#" > .pre-commit-config.yaml
grep -q "$wheel" .pre-commit-config.yaml || fail "the article has no version to replace"
"$tools/pre-commit" install > "$folder/log"
git add .
! git commit --quiet --message first > "$folder/log" 2>&1 || fail "a commit with an error must be refused"
grep -q 'l10n/ko.arb:.*unknown-argument' "$folder/log" || fail "pre-commit"
sed -i 's/nmae/name/' l10n/ko.arb
git add .
git commit --quiet --message second > "$folder/log" 2>&1 || fail "a commit without errors must be accepted"
echo text > README
git add .
git commit --message third > "$folder/log" 2>&1 && grep -q Skipped "$folder/log" || fail "a commit without messages must be skipped"
good "with pre-commit"

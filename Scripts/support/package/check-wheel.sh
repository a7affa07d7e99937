#!/usr/bin/env bash
# Installs the wheel with pip, runs its commands, and runs the linter with pre-commit, as in the article Linting.
#
#   Scripts/support/package/check-wheel.sh DIR      DIR is the output of Scripts/package
set -euo pipefail
packages=$(realpath "$1")
source "$(dirname "${BASH_SOURCE[0]}")/../check.sh"
install_packages curl git python3-venv
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

# Commands that read and format with the data of ICU in the program, which needs nothing else of the system.
run() { env -i PATH="$folder/venv/bin:/usr/bin:/bin" "$@"; }
# start ARGUMENT...: runs the program in the background, until the check ends at the latest.
start() {
  env -i "$folder/venv/bin/auth-copy" "$@" > "$folder/log" 2>&1 < /dev/null &
  server=$!
}
for locale in en ko ko-x-haeyo ja zh-Hans zh-Hant; do
  title=$(run auth-copy resolve kakao KOE320 --locale "$locale" | head -n 1)
  ! grep -qxF "$title" "$folder/titles" 2>/dev/null || [ "$locale" = ko-x-haeyo ] || fail "the text in $locale is the one in another language: $title"
  echo "$title" >> "$folder/titles"
done
message='{"locale": "fr", "message": "{n, number, ::currency/EUR unit-width-full-name} {d, date, full}", "args": {"n": 2, "d": {"date": 1764392400000}}}'
run auth-copy format --jsonl <<< "$message" > "$folder/log" && grep -q 'euros samedi 29 novembre 2025' "$folder/log" || fail "auth-copy format"
run auth-copy site --out "$folder/site" > "$folder/log" 2>&1 && grep -q KOE320 "$folder/site/search-index.js" || fail "auth-copy site"
for format in typescript swift android; do
  run auth-copy export "$format" --out "$folder/$format" > "$folder/log" 2>&1 && [ -n "$(ls "$folder/$format")" ] || fail "auth-copy export $format"
done
run auth-copy review > "$folder/review.html" || fail "auth-copy review"
# until_line PATTERN FILE: waits for a line in a file, at most 10 s.
until_line() { for _ in {1..100}; do ! grep -q "$1" "$2" || return 0; sleep 0.1; done; return 1; }
start workbench l10n
until_line '^http://127.0.0.1:' "$folder/log" || fail "auth-copy workbench"
curl --silent --fail --location --cookie-jar "$folder/cookies" "$(grep '^http' "$folder/log")" | grep -q '<script type="importmap">' || fail "the page of the workbench"
kill "$server"
start serve --port 0
until_line '"listening"' "$folder/log" || fail "auth-copy serve"
address=$(sed -n 's/.*"listening","address":"\([^"]*\)".*/\1/p' "$folder/log")
curl --silent --fail "$address/v1/errors/kakao/KOE320?locale=ja" | grep -q '"kind":"flowExpired"' || fail "the service"
kill "$server"
good "formats, writes a site and exports, and serves"

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

#!/usr/bin/env bash
# Runs the action of .github/actions/lint with a tarball of Scripts/package, and with a `gh` that only records.
#
#   Scripts/lib/check-action.sh DIR
set -euo pipefail
packages=$(realpath "$1")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "failed  $*" >&2; cat "$folder/output" >&2; exit 1; }

version=$(basename "$packages"/auth-copy-*-linux-amd64.tar.gz)
version=${version#auth-copy-} version=${version%-linux-amd64.tar.gz}
mkdir -p "$folder/releases" "$folder/runner" "$folder/bin" "$folder/app/l10n"
ln -s "$packages" "$folder/releases/$version"
cat > "$folder/bin/gh" <<'END'
#!/usr/bin/env bash
set -e
# Lists one comment of an earlier run, and copies the body that is written.
echo "$*" >> "$GH_LOG"
for argument; do
  case $argument in
    body=@*) cp "${argument#body=@}" "$GH_LOG.body" ;;
    --paginate) cat "$GH_LOG.existing" ;;
  esac
done
END
chmod +x "$folder/bin/gh"
printf '{"@@locale":"en","welcome":"Welcome, {name}"}\n' > "$folder/app/l10n/en.arb"
printf '{"@@locale":"ko","welcome":"{name}가 왔습니다, {nmae}"}\n' > "$folder/app/l10n/ko.arb"
: > "$folder/gh.existing"

# run VARIABLE=VALUE...: runs the action on the two files, as pull request 12.
run() {
  : > "$folder/gh"
  : > "$folder/summary"
  (cd "$folder/app" && env PATH="$folder/bin:$PATH" GH_LOG="$folder/gh" RUNNER_TEMP="$folder/runner" \
    GITHUB_STEP_SUMMARY="$folder/summary" GITHUB_REPOSITORY=owner/app PULL_REQUEST=12 LINT_PATHS=l10n LINT_ARGUMENTS=--source=en \
    LINT_COMMENT=true LINT_VERSION="$version" LINT_SHA256= LINT_RELEASES="file://$folder/releases" "$@" \
    "$root/.github/actions/lint/lint.sh") > "$folder/output" 2>&1
}

status=0; run || status=$?
[ $status -eq 1 ] || fail "errors have to fail the job, but it ended with $status"
grep -q '^::error file=l10n/ko.arb,line=1,' "$folder/output" || fail "no line is marked"
grep -q 'method POST repos/owner/app/issues/12/comments' "$folder/gh" || fail "no comment"
grep -q '^<!-- auth-copy lint -->' "$folder/gh.body" && grep -q unknown-argument "$folder/gh.body" || fail "the comment"
grep -q unknown-argument "$folder/summary" || fail "the summary"

echo 345 > "$folder/gh.existing"
run || true
grep -q 'method PATCH repos/owner/app/issues/comments/345' "$folder/gh" || fail "a second comment instead of a new text"

status=0; run LINT_SHA256="$(printf '0%.0s' {1..64})" || status=$?
[ $status -eq 2 ] && grep -q '^::error::' "$folder/output" || fail "a wrong checksum has to stop the job"

status=0; run LINT_VERSION=0.0.0 || status=$?
[ $status -eq 2 ] && grep -q '^::error::.*could not be downloaded' "$folder/output" || fail "a release that is not there"

rm "$folder/gh.existing"
status=0; run || status=$?
[ $status -eq 1 ] && grep -q '^::warning::' "$folder/output" || fail "a comment that is refused has to be a warning"

status=0; run PULL_REQUEST= LINT_PATHS=$'l10n/en.arb\n' || status=$?
[ $status -eq 0 ] && [ ! -s "$folder/gh" ] || fail "without findings and pull request"
echo "good    the lint action"

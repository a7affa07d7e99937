#!/usr/bin/env bash
# Runs the action of .github/actions/lint with a release in a local folder, and with a fake `gh` that records its calls.
#
#   Scripts/support/package/check-action.sh DIR      DIR is the output of Scripts/package
set -euo pipefail
packages=$(realpath "$1")
source "$(dirname "${BASH_SOURCE[0]}")/../check.sh"
action=$PWD/.github/actions/lint/lint.sh
fail() { echo "failed  $*" >&2; cat "$folder/output" >&2; exit 1; }

version=$(basename "$packages"/auth-copy-*-linux-*.tar.gz)
version=${version#auth-copy-} version=${version%-linux-*.tar.gz}
mkdir -p "$folder/releases" "$folder/runner" "$folder/bin" "$folder/app/l10n"
ln -s "$packages" "$folder/releases/$version"
cat > "$folder/bin/gh" <<'END'
#!/usr/bin/env bash
set -e
# Lists the comments of earlier runs, and stores the body of a new comment.
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
    "$action") > "$folder/output" 2>&1
}

status=0; run || status=$?
[ $status -eq 1 ] || fail "errors must fail the job, but the status is $status"
grep -q '^::error file=l10n/ko.arb,line=1,' "$folder/output" || fail "there is no annotation"
grep -q 'method POST repos/owner/app/issues/12/comments' "$folder/gh" || fail "there is no comment"
grep -q '^<!-- auth-copy lint -->' "$folder/gh.body" && grep -q unknown-argument "$folder/gh.body" || fail "the text of the comment"
grep -q unknown-argument "$folder/summary" || fail "the summary"

echo 345 > "$folder/gh.existing"
run || true
grep -q 'method PATCH repos/owner/app/issues/comments/345' "$folder/gh" || fail "the comment is not updated"

status=0; run LINT_SHA256="$(printf '0%.0s' {1..64})" || status=$?
[ $status -eq 2 ] && grep -q '^::error::' "$folder/output" || fail "a wrong checksum must stop the job"

status=0; run LINT_VERSION=0.0.0 || status=$?
[ $status -eq 2 ] && grep -q '^::error::.*could not be downloaded' "$folder/output" || fail "a missing release"

rm "$folder/gh.existing"
status=0; run || status=$?
[ $status -eq 1 ] && grep -q '^::warning::' "$folder/output" || fail "a refused comment must be a warning"

status=0; run PULL_REQUEST= LINT_PATHS=$'l10n/en.arb\n' || status=$?
[ $status -eq 0 ] && [ ! -s "$folder/gh" ] || fail "a run without findings and without a pull request"
echo "good    the lint action"

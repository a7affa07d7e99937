#!/usr/bin/env bash
# The steps of the action; action.yml describes the variables LINT_*. Exits as `auth-copy lint` does.
set -euo pipefail
marker='<!-- auth-copy lint -->'

[ "$(uname -m)" = aarch64 ] && architecture=arm64 || architecture=amd64
name=auth-copy-$LINT_VERSION-linux-$architecture
folder=$(mktemp -d -p "$RUNNER_TEMP")

stop() { echo "::error::auth-copy lint: $1; nothing was checked" >&2; exit 2; }
fetch() {
  curl --fail --silent --show-error --location --retry 3 --output "$folder/$1" "$LINT_RELEASES/$LINT_VERSION/$1" ||
    stop "$LINT_RELEASES/$LINT_VERSION/$1 could not be downloaded"
}
fetch "$name.tar.gz"
if [ -n "$LINT_SHA256" ]; then
  echo "$LINT_SHA256  $name.tar.gz" > "$folder/sums"
else
  fetch SHA256SUMS
  grep -F "  $name.tar.gz" "$folder/SHA256SUMS" > "$folder/sums" || stop "SHA256SUMS of $LINT_VERSION does not have $name.tar.gz"
fi
(cd "$folder" && sha256sum --check --strict --quiet sums) || stop "$name.tar.gz does not have the checksum that was expected"
tar --extract --gzip --directory "$folder" --file "$folder/$name.tar.gz"
program=$folder/$name/bin/auth-copy

# One on each line, without empty ones.
mapfile -t arguments < <(printf '%s\n' "$LINT_ARGUMENTS" | sed '/^[[:space:]]*$/d')
mapfile -t paths < <(printf '%s\n' "$LINT_PATHS" | sed '/^[[:space:]]*$/d')

status=0
"$program" lint "${arguments[@]}" --format github -- "${paths[@]}" || status=$?
"$program" lint "${arguments[@]}" --format markdown -- "${paths[@]}" > "$folder/report.md" || true
cat "$folder/report.md" >> "$GITHUB_STEP_SUMMARY"

# comment: writes the report, which is no longer than GitHub takes, into one comment that later runs replace.
comment() {
  local comments=repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments body=$folder/comment.md existing
  { echo "$marker"; cat "$folder/report.md"; } > "$body"
  existing=$(gh api --paginate "$comments" --jq ".[] | select(.body | startswith(\"$marker\")) | .id" | head -1) || return
  if [ -n "$existing" ]; then
    gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$existing" --field "body=@$body" > "$folder/answer"
  else
    gh api --method POST "$comments" --field "body=@$body" > "$folder/answer"
  fi
}

# The token of a pull request from a fork may not write comments, which is no reason to fail.
if [ "$LINT_COMMENT" = true ] && [ -n "$PULL_REQUEST" ]; then
  comment || echo "::warning::auth-copy lint could not comment on the pull request: the job needs the permission pull-requests: write"
fi
exit "$status"

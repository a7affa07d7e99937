#!/usr/bin/env bash
# The steps of the action; action.yml describes the variables LINT_*. Exits with the status of `auth-copy lint`.
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

# These inputs have one item on each line. Empty lines are ignored.
mapfile -t arguments < <(printf '%s\n' "$LINT_ARGUMENTS" | sed '/^[[:space:]]*$/d')
mapfile -t paths < <(printf '%s\n' "$LINT_PATHS" | sed '/^[[:space:]]*$/d')

status=0
"$program" lint "${arguments[@]}" --format github -- "${paths[@]}" || status=$?
# The first run has reported the findings and decides the status, so the status of this run is ignored.
"$program" lint "${arguments[@]}" --format markdown -- "${paths[@]}" > "$folder/report.md" || true
cat "$folder/report.md" >> "$GITHUB_STEP_SUMMARY"

# comment: writes the report into a comment of the pull request, which later runs replace. The report fits into GitHub's
# limit of a comment.
comment() {
  local comments=repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments body=$folder/comment.md comment_id
  { echo "$marker"; cat "$folder/report.md"; } > "$body"
  comment_id=$(gh api --paginate "$comments" --jq ".[] | select(.body | startswith(\"$marker\")) | .id" | head -1) || return
  if [ -n "$comment_id" ]; then
    gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$comment_id" --field "body=@$body" > "$folder/response"
  else
    gh api --method POST "$comments" --field "body=@$body" > "$folder/response"
  fi
}

# The token of a pull request from a fork may not write comments, which is no reason to fail.
if [ "$LINT_COMMENT" = true ] && [ -n "$PULL_REQUEST" ]; then
  comment || echo "::warning::auth-copy lint could not comment on the pull request: the job needs the permission pull-requests: write"
fi
exit "$status"

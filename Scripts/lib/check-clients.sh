#!/usr/bin/env bash
# Runs the clients of Tests/Clients, which CallingTheService.md shows, against the shipped catalog. Each client whose
# runtime is installed must print the expected output; the others are skipped with a message.
#
#   AUTH_COPY=PROGRAM Scripts/lib/check-clients.sh    # with an existing build
set -euo pipefail
program=${AUTH_COPY:+$(realpath "$AUTH_COPY")}
# Variables of the service must not affect it.
unset "${!AUTH_COPY@}"
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
source Scripts/lib/service.sh
install_packages curl jq
python_with requests==2.34.2
[ -n "$program" ] || program="$(swift build --show-bin-path)/auth-copy"

start_service "$program"

cat > "$folder/expected" <<'TEXT'
여러 번 시도해 잠시 제한되었습니다
30초 뒤에 다시 시도하세요.
再ログインが必要です
時間の経過やアカウントの変更などにより、ログアウトされました。続けるには、もう一度ログインしてください。
TEXT

failed=0
# check RUNTIME... FILE: runs a client if its runtime is installed.
check() {
  local name=${!#}
  if ! command -v "$1" >/dev/null; then
    echo "skipped $name: there is no $1"
  elif timeout 120 "${@:1:$#-1}" "Tests/Clients/$name" "http://$address" > "$folder/output" &&
    diff "$folder/expected" "$folder/output"; then
    echo "good    $name"
  else
    echo "failed  $name"
    failed=1
  fi
}
check sh curl.sh
check .build/python/bin/python client.py
check node client.mjs
check go run client.go
exit $failed

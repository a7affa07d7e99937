#!/usr/bin/env bash
# Serves the shipped catalog and tests the answers against /openapi.json: generated requests, right and wrong, on every
# route.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
python_with schemathesis==4.32.5
program="$(swift build --show-bin-path)/auth-copy"

folder=$(mktemp -d)
server=
finish() {
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
  fi
  rm -rf "$folder"
}
trap finish EXIT

# A wrong error in a batch gets a failure in its place and the batch a 200; one that is too long is a 413.
cat > "$folder/schemathesis.toml" <<'TOML'
[[operations]]
include-operation-id = "resolveErrors"
checks.negative_data_rejection.expected-statuses = [200, 400, 413, 415, 422]
TOML

"$program" serve --port 0 2> "$folder/log" &
server=$!

# The address is in the log line `{"message":"listening","address":"127.0.0.1:PORT",...}`.
address=
for _ in {1..100}; do
  address=$(.build/python/bin/python - "$folder/log" <<'PYTHON'
import json, sys

for line in open(sys.argv[1]):
    try:
        entry = json.loads(line)
    except ValueError:
        continue
    if isinstance(entry, dict) and entry.get("message") == "listening":
        print(entry["address"])
        break
PYTHON
  )
  [ -n "$address" ] && break
  kill -0 "$server" 2>/dev/null || break
  sleep 0.1
done
if [ -z "$address" ]; then
  echo "the service does not listen:" >&2
  cat "$folder/log" >&2
  exit 1
fi

# `--max-time` would make the fuzzing go on until it is spent; `timeout` only ends what hangs.
schemathesis=$PWD/.build/python/bin/schemathesis
# It leaves files of its own where it runs.
cd "$folder"
timeout 180 "$schemathesis" --config-file "$folder/schemathesis.toml" --no-color run \
  "http://$address/openapi.json" --checks all --phases examples,coverage,fuzzing,stateful --max-examples 25 \
  --seed 1 --generation-database none --request-timeout 10 --continue-on-failure

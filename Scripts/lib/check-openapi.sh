#!/usr/bin/env bash
# Serves the shipped catalog and tests the responses against /openapi.json with generated valid and invalid requests on
# every route.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
source Scripts/lib/service.sh
python_with schemathesis==4.32.5
start_service "$(swift build --show-bin-path)/auth-copy"

# An invalid error in a batch yields a problem at its index and the status 200; a batch that is too long yields 413.
cat > "$folder/schemathesis.toml" <<'TOML'
[[operations]]
include-operation-id = "resolveErrors"
checks.negative_data_rejection.expected-statuses = [200, 400, 413, 415, 422]
TOML

# With `--max-time`, fuzzing would continue until the time is over; `timeout` only stops a run that hangs.
schemathesis=$PWD/.build/python/bin/schemathesis
# It creates files in the current folder.
cd "$folder"
timeout 180 "$schemathesis" --config-file "$folder/schemathesis.toml" --no-color run \
  "http://$address/openapi.json" --checks all --phases examples,coverage,fuzzing,stateful --max-examples 25 \
  --seed 1 --generation-database none --request-timeout 10 --continue-on-failure

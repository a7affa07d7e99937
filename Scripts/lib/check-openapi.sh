#!/usr/bin/env bash
# Serves the shipped catalog and tests the answers against /openapi.json: generated requests, right and wrong, on every
# route.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
source Scripts/lib/service.sh
python_with schemathesis==4.32.5
start_service "$(swift build --show-bin-path)/auth-copy"

# A wrong error in a batch gets a failure in its place and the batch a 200; one that is too long is a 413.
cat > "$folder/schemathesis.toml" <<'TOML'
[[operations]]
include-operation-id = "resolveErrors"
checks.negative_data_rejection.expected-statuses = [200, 400, 413, 415, 422]
TOML

# `--max-time` would make the fuzzing go on until it is spent; `timeout` only ends what hangs.
schemathesis=$PWD/.build/python/bin/schemathesis
# It leaves files of its own where it runs.
cd "$folder"
timeout 180 "$schemathesis" --config-file "$folder/schemathesis.toml" --no-color run \
  "http://$address/openapi.json" --checks all --phases examples,coverage,fuzzing,stateful --max-examples 25 \
  --seed 1 --generation-database none --request-timeout 10 --continue-on-failure

#!/usr/bin/env bash
# Lints a folder with many kinds of defects and validates the SARIF output against the OASIS schema, if there is a copy
# of the schema beside the repository.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
schema=../shared/schemas/sarif-schema-2.1.0.json
if [ ! -f "$schema" ]; then
  echo "skipped: $schema is not there"
  exit 0
fi
python_with jsonschema==4.26.0

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/en.json" <<'JSON'
{"greeting": "Hi {name}", "count": "{n, plural, one {# day} other {# days}}", "link": "Read <a>this</a>", "gone": "x"}
JSON
cat > "$folder/ko.json" <<'JSON'
{"greeting": "{이름} 님\u200b", "count": "{n, plural, one {#일} 다른 {#일}}", "link": "<script>", "extra\"key": " "}
JSON

"$(swift build --show-bin-path)/auth-copy" lint "$folder" --format sarif > "$folder/report.sarif" && exit 1 || [ $? -eq 1 ]
.build/python/bin/python - "$schema" "$folder/report.sarif" <<'PYTHON'
import json, sys
import jsonschema

schema, report = (json.load(open(path)) for path in sys.argv[1:])
jsonschema.validators.validator_for(schema)(schema).validate(report)
results = report["runs"][0]["results"]
assert len(results) >= 5, results
print(f"SARIF: {len(results)} results, valid")
PYTHON

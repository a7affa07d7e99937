#!/usr/bin/env bash
# Validates the catalog, reports and baselines against Catalogs/schemas, and changes files in many ways: the schemas must
# refuse what the program refuses, and accept what it accepts.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
python_with jsonschema==4.26.0
.build/python/bin/python Scripts/lib/schemas.py "$(swift build --show-bin-path)/auth-copy"

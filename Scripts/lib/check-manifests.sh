#!/usr/bin/env bash
# Checks Scripts/deploy/kubernetes.yaml: that its parts fit each other and the program, and its schema where kubeconform
# is installed.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
python_with PyYAML==6.0.3
.build/python/bin/python Scripts/lib/manifests.py "$(swift build --show-bin-path)/auth-copy" Scripts/deploy/kubernetes.yaml
if command -v kubeconform >/dev/null; then kubeconform -strict Scripts/deploy/kubernetes.yaml; fi

#!/usr/bin/env bash
# Sends the shipped service a table of cases of RFC 9110, 9111 and 9112 over real connections.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/service.sh
install_packages python3
start_service "$(swift build --show-bin-path)/auth-copy"
python3 Scripts/lib/standards.py "$address"

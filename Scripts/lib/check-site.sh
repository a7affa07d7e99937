#!/usr/bin/env bash
# Writes the site of the shipped catalog and uses it in a headless browser: searches, opens, looks for errors and for
# barriers (axe). Scripts/docs checks its links.
#
#   Scripts/lib/check-site.sh                   # pages of each sort, wide in light and narrow in dark
#   Scripts/lib/check-site.sh --all             # every page of a kind, one code in ten, the links, and whether the bytes are stable
#   Scripts/lib/check-site.sh --screenshots DIR # and pictures of some pages, in light and dark, wide and narrow
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/browser.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
auth_copy=$(swift build --show-bin-path)/auth-copy
"$auth_copy" site --out "$folder/site" > /dev/null
if [ "${1:-}" = --all ]; then
  "$auth_copy" site --out "$folder/again" > /dev/null
  diff -rq "$folder/site" "$folder/again"
  python3 Scripts/lib/site-links.py "$folder/site"
fi
.build/python/bin/python Scripts/lib/site-browser.py "$folder/site" "$@"

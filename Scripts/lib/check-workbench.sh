#!/usr/bin/env bash
# Translates in the workbench with a headless browser as people do: finds, types, composes Korean, takes fixes, saves, meets
# changes on disk, undoes; with the keyboard alone, narrow and dark; looks for errors, for barriers (axe) and for what must
# not get in.
#
#   Scripts/lib/check-workbench.sh
#   Scripts/lib/check-workbench.sh --screenshots DIR # and pictures, in light and dark, wide and narrow
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/browser.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r Catalogs "$folder/Catalogs"
.build/python/bin/python Scripts/lib/workbench-browser.py "$(swift build --show-bin-path)/auth-copy" "$folder/Catalogs" "$@"
.build/python/bin/python Scripts/lib/workbench-adversity.py "$(swift build --show-bin-path)/auth-copy" Catalogs "$@"
.build/python/bin/python Scripts/lib/review-browser.py "$(swift build --show-bin-path)/auth-copy" Catalogs "$@"
.build/python/bin/python Scripts/lib/workbench-figures.py "$(swift build --show-bin-path)/auth-copy" Catalogs

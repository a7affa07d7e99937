#!/usr/bin/env bash
# Speaks to the language server with real clients: that of pygls, from PyPI, and Neovim's own.
#
#   Scripts/lib/check-editors.sh                      # with fifteen edits, each of which is linted
#   Scripts/lib/check-editors.sh --all                # with fifty
#   AUTH_COPY=PROGRAM Scripts/lib/check-editors.sh    # with an existing build
set -euo pipefail
program=${AUTH_COPY:+$(realpath "$AUTH_COPY")}
unset "${!AUTH_COPY@}"
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
install_packages neovim
python_with pygls==2.1.1
[ -n "$program" ] || program="$(swift build --show-bin-path)/auth-copy"

echo "pygls"
edits=15
[ "${1:-}" != --all ] || edits=50
.build/python/bin/python Tests/Editors/pygls_client.py "$program" Catalogs "$edits"

echo "Neovim"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r Catalogs "$folder"
script=$PWD/Tests/Editors/neovim.lua
(cd "$folder/Catalogs" && AUTH_COPY=$program timeout 120 nvim --headless --clean -n -u "$script" copy/ko.arb)

#!/usr/bin/env bash
# Generates the manual pages and the shell completions of a program, in the layout of /usr/share.
#
#   Scripts/support/package/share.sh PROGRAM FOLDER      with SOURCE_DATE_EPOCH set
set -euo pipefail
program=$1 folder=$2
here=$(dirname "${BASH_SOURCE[0]}")
bash=$folder/bash-completion/completions zsh=$folder/zsh/vendor-completions fish=$folder/fish/vendor_completions.d
mkdir -p "$folder/man/man1" "$bash" "$zsh" "$fish"
version=$("$program" --version | sed -n 's/^auth-copy //p')
"$program" --experimental-dump-help |
  python3 "$here/manual.py" "$version" "$(date --utc --date "@$SOURCE_DATE_EPOCH" +%F)" "$folder/man/man1"
"$program" --generate-completion-script bash | sed '1{/^#!/d}' > "$bash/auth-copy"
"$program" --generate-completion-script zsh > "$zsh/_auth-copy"
"$program" --generate-completion-script fish > "$fish/auth-copy.fish"

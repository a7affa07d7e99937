#!/usr/bin/env bash
# Checks what the packages add to the program, without building a package: manual pages, completions, the unit, the
# workflows and the action. Scripts/lib/check-package.sh checks the packages themselves.
#
#   AUTH_COPY=PROGRAM Scripts/lib/check-package-files.sh    # with an existing build
set -euo pipefail
program=${AUTH_COPY:+$(realpath "$AUTH_COPY")}
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
install_packages fish man-db mandoc python3 shellcheck systemd zsh
python_with check-jsonschema==0.39.0
[ -n "$program" ] || program="$(swift build --show-bin-path)/auth-copy"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
SOURCE_DATE_EPOCH=0 Scripts/lib/package/share.sh "$program" "$folder/share"

# Each command has a page, and each page a line for whatis. Long lines and references to pages that are not installed are
# no defects.
[ "$("$program" --experimental-dump-help | grep -c '"commandName"')" -eq "$(($(ls "$folder/share/man/man1" | wc -l) + 1))" ]
for page in "$folder"/share/man/man1/*.1; do
  mandoc -W warning -T lint "$page" | grep -v 'new sentence, new line' > "$folder/log" && { cat "$folder/log" >&2; exit 1; }
  lexgrog "$page" > "$folder/log" || { cat "$folder/log" >&2; exit 1; }
done
# shown COMMAND TEXT: the page of a command shows a text.
shown() { mandoc -T utf8 -O width=300 "$folder/share/man/man1/auth-copy-$1.1" | col -bx > "$folder/page" && grep -qF "$2" "$folder/page"; }
shown lint 'One of text, json, sarif, github, junit or markdown'
shown serve AUTH_COPY_ADMIN_PORT

mkdir "$folder/bin"
ln -s "$program" "$folder/bin/auth-copy"
export PATH=$folder/bin:$PATH
bash -c 'source "$1"; COMP_WORDS=(auth-copy re) COMP_CWORD=1 COMP_LINE="auth-copy re" COMP_POINT=12
  "$(complete -p auth-copy | sed "s/.*-F \([^ ]*\).*/\1/")" auth-copy re auth-copy; printf "%s\n" "${COMPREPLY[@]}"' \
  bash "$folder/share/bash-completion/completions/auth-copy" > "$folder/log"
grep -qx 'resolve *' "$folder/log"
zsh -n "$folder/share/zsh/vendor-completions/_auth-copy"
fish --no-config -c "source $folder/share/fish/vendor_completions.d/auth-copy.fish; complete --do-complete 'auth-copy re'" > "$folder/log"
grep -q ^resolve "$folder/log"

sed "s#/usr/bin/auth-copy#$program#" Scripts/deploy/debian/auth-copy.service > "$folder/auth-copy.service"
systemd-analyze verify --man=no "$folder/auth-copy.service"
# 0 is the least exposed, 10 the most; the threshold is in tenths.
systemd-analyze security --offline=true --threshold=20 "$folder/auth-copy.service" > "$folder/log" || { cat "$folder/log" >&2; exit 1; }
"$program" serve --help > "$folder/log"
# Every variable that the environment file suggests is one of the service's.
grep -o '^#AUTH_COPY_[A-Z_]*' Scripts/deploy/debian/environment | sed 's/#AUTH_COPY_//; s/_/-/g' | tr '[:upper:]' '[:lower:]' |
  while read -r flag; do grep -q -- "--$flag" "$folder/log"; done

# The action takes the release of this version.
version=$("$program" --version | sed -n 's/^auth-copy //p')
grep -qx "    default: $version" .github/actions/lint/action.yml

.build/python/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
.build/python/bin/check-jsonschema --builtin-schema vendor.github-actions .github/actions/*/action.yml
shellcheck --severity=warning Scripts/package Scripts/lib/package/*.sh Scripts/lib/check-package*.sh .github/actions/lint/lint.sh
echo "good    manual pages, completions, the unit, the workflows and the action"

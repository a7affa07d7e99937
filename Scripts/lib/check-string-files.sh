#!/usr/bin/env bash
# Checks the exported string files with the tools that read them, and that translations come back from them unchanged:
# of the shipped catalog, and of one with names and texts that are code elsewhere.
#
#   Scripts/lib/check-string-files.sh          # XLIFF against its schemas, PO with gettext
#   Scripts/lib/check-string-files.sh --all    # Android's resources with aapt2 and Translate Toolkit too
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
install_packages gettext libxml2-utils
swift build --product auth-copy --quiet
program="$(swift build --show-bin-path)/auth-copy"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
schemas=../shared/schemas/xliff-1.2
if [ "${1:-}" = --all ]; then
  install_packages aapt
  python_with translate-toolkit==3.20.4 lxml
fi

# unchanged FILE... [OPTION...]: fails unless importing the files changes nothing.
unchanged() {
  "$program" import "$@" 2> "$folder/import" || { cat "$folder/import" >&2; return 1; }
  if grep -v ': 0 changed, 0 new, 0 confirmed, ' "$folder/import" >&2; then return 1; fi
}

# check NAME EXPORT-OPTIONS -- IMPORT-OPTIONS
check() {
  local out="$folder/$1" export_options=() import_options=()
  shift
  while [ "$1" != -- ]; do export_options+=("$1"); shift; done
  shift
  import_options=("$@")
  local format
  for format in xliff po android xcstrings; do
    "$program" export --format "$format" --out "$out/$format" "${export_options[@]}" 2> "$out.losses"
  done

  local file name
  mkdir -p "$out/tools"
  for file in "$out"/po/*.po; do
    name=$(basename "$file")
    msgfmt --check --output-file /dev/null "$file" 2> "$folder/msgfmt" || { cat "$folder/msgfmt" >&2; return 1; }
    msgmerge --quiet --output-file "$out/tools/merged.$name" "$file" "$file" 2> "$folder/msgmerge"
  done
  if [ -d "$schemas" ]; then
    cp "$schemas"/*.xsd "$folder"
    # Nothing is fetched: the schema of xml:lang is beside the others.
    sed -i 's#http://www.w3.org/2001/xml.xsd#xml.xsd#' "$folder"/*.xsd
    for name in strict transitional; do
      xmllint --nonet --noout --schema "$folder/xliff-core-1.2-$name.xsd" "$out"/xliff/*.xlf 2> "$folder/xmllint" ||
        { cat "$folder/xmllint" >&2; return 1; }
    done
  else
    echo "skipped the schemas of XLIFF: there is no $schemas"
  fi

  if [ "$all" = yes ]; then
    mkdir "$out/compiled"
    for file in "$out"/android/res/*/auth_copy.xml; do aapt2 compile -o "$out/compiled" "$file"; done
    echo '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example"/>' \
      > "$out/AndroidManifest.xml"
    aapt2 link -o "$out/resources.apk" --manifest "$out/AndroidManifest.xml" --java "$out/java" "$out"/compiled/*.flat
    for file in "$out"/po/*.po; do
      name=$(basename "$file" .po)
      .build/python/bin/po2xliff --progress=none "$file" "$out/$name.po2xliff.xlf" 
      .build/python/bin/xliff2po --progress=none "$out/$name.po2xliff.xlf" "$out/tools/converted.$name.po"
    done
    .build/python/bin/python - "$out" <<'PYTHON'
import pathlib, sys
from translate.storage import pypo, xliff

out = pathlib.Path(sys.argv[1])
for store, pattern in ((xliff.xlifffile, "xliff/*.xlf"), (pypo.pofile, "po/*.po")):
    for path in sorted(out.glob(pattern)):
        store.parsefile(str(path)).savefile(str(out / "tools" / f"saved.{path.name}"))
PYTHON
  fi
  unchanged "$out"/xliff/*.xlf "$out"/po/*.po "$out"/tools/*.{po,xlf} "${import_options[@]}"
  echo "$(basename "$out"): $(grep --count . "$folder/import") files come back unchanged"
}

all=no
[ "${1:-}" != --all ] || all=yes
shopt -s nullglob
check shipped -- --catalog Catalogs --diff
check strings --overlay Tests/Exports/strings -- --overlay Tests/Exports/strings --diff

# Sourced by Scripts/check/files. Exports a catalog as string files, lets other tools read and write them, and imports them:
# no text may change. Uses `program`, `python`, `folder`, and `nightly`, which is `yes` for Android's and Translate
# Toolkit's tools too.

schemas=../shared/schemas/xliff-1.2

# unchanged FILE... [OPTION...]: fails unless importing the files would change nothing. The options contain --diff.
unchanged() {
  "$program" import "$@" 2> "$folder/import" || { cat "$folder/import" >&2; return 1; }
  if grep -v ': 0 changed, 0 new, 0 confirmed, ' "$folder/import" >&2; then return 1; fi
}

# check_string_files NAME EXPORT-OPTIONS -- IMPORT-OPTIONS: exports a catalog in all formats, lets other tools read and write the
# files, and checks that importing the files changes nothing.
check_string_files() {
  local out="$folder/$1" export_options=() import_options=()
  shift
  while [ "$1" != -- ]; do export_options+=("$1"); shift; done
  shift
  import_options=("$@")
  local format
  for format in xliff po android xcstrings arb formatjs; do
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
    # Uses the local schema of xml:lang.
    sed -i 's#http://www.w3.org/2001/xml.xsd#xml.xsd#' "$folder"/*.xsd
    for name in strict transitional; do
      xmllint --nonet --noout --schema "$folder/xliff-core-1.2-$name.xsd" "$out"/xliff/*.xlf 2> "$folder/xmllint" ||
        { cat "$folder/xmllint" >&2; return 1; }
    done
  fi

  if [ "$nightly" = yes ]; then
    mkdir "$out/compiled"
    for file in "$out"/android/res/*/auth_copy.xml; do aapt2 compile -o "$out/compiled" "$file"; done
    echo '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example"/>' \
      > "$out/AndroidManifest.xml"
    aapt2 link -o "$out/resources.apk" --manifest "$out/AndroidManifest.xml" --java "$out/java" "$out"/compiled/*.flat
    for file in "$out"/po/*.po; do
      name=$(basename "$file" .po)
      "$(dirname "$python")"/po2xliff --progress=none "$file" "$out/$name.po2xliff.xlf"
      "$(dirname "$python")"/xliff2po --progress=none "$out/$name.po2xliff.xlf" "$out/tools/converted.$name.po"
    done
    "$python" - "$out" <<'PYTHON'
import pathlib, sys
from translate.storage import pypo, xliff

out = pathlib.Path(sys.argv[1])
for store, pattern in ((xliff.xlifffile, "xliff/*.xlf"), (pypo.pofile, "po/*.po")):
    for path in sorted(out.glob(pattern)):
        store.parsefile(str(path)).savefile(str(out / "tools" / f"saved.{path.name}"))
PYTHON
  fi
  unchanged "$out"/xliff/*.xlf "$out"/po/*.po "$out"/tools/*.{po,xlf} "${import_options[@]}"
  echo "$(basename "$out"): $(grep --count . "$folder/import") files are unchanged after importing"
}

#!/usr/bin/env bash
# Compares the exported modules with the library: every code, kind, text and raw error, in each locale, flow and
# disclosure, with each value of the arguments. A module whose runtime is not installed is skipped with a message.
#
#   Scripts/lib/check-exports.sh          # a sample
#   Scripts/lib/check-exports.sh --all    # each case, some six million, and Kotlin: two hours and 5 GB of files
set -euo pipefail
every=401
formats=(javascript typescript swift)
if [ "${1:-}" = --all ]; then
  every=1
  formats+=(kotlin)
fi
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
install_packages node-typescript python3
swift build --quiet
programs=$(swift build --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# answer FORMAT: reads cases and writes the answers of the module in the current folder, if its runtime is installed.
answer() {
  case $1 in
    javascript) node "$drivers/driver.mjs" auth-copy.mjs ;;
    typescript)
      tsc --strict --target es2018 --module es2020 --outDir typed auth-copy.ts
      mv typed/auth-copy.js typed/auth-copy.mjs
      node "$drivers/driver.mjs" typed/auth-copy.mjs
      ;;
    swift)
      cp "$drivers/driver.swift" main.swift
      swiftc -swift-version 6 -warnings-as-errors -O AuthCopy.swift main.swift -o driver
      ./driver
      ;;
    kotlin)
      cat AuthCopy.kt "$drivers/driver.kt" > Main.kt
      kotlinc Main.kt -include-runtime -d driver.jar 2> warnings
      java -jar driver.jar
      ;;
  esac
}

# compare NAME PROVIDERS [OPTION...]: compares the modules of a catalog, with cases of some providers or, if empty, of all.
compare() {
  local name=$1 providers=()
  [ -z "$2" ] || providers=(--provider "$2")
  shift 2
  echo "$name"
  mkdir -p "$folder/$name"
  local payloads=()
  [ ! -f ../shared/facts/payloads-real.jsonl ] || payloads=(--payloads ../shared/facts/payloads-real.jsonl)
  "$programs/ExportCases" --every "$every" "${payloads[@]}" "${providers[@]}" "$@" > "$folder/$name/cases"
  local format needed
  for format in "${formats[@]}"; do
    needed=$(case $format in javascript) echo node ;; typescript) echo tsc ;; swift) echo swiftc ;; kotlin) echo kotlinc ;; esac)
    if ! command -v "$needed" >/dev/null; then
      echo "  skipped $format: there is no $needed"
      continue
    fi
    "$programs/auth-copy" export --format "$format" --out "$folder/$name" "$@" 2> "$folder/$name/losses"
    if ! (cd "$folder/$name" && answer "$format" < cases > answers); then
      echo "failed $format: it does not compile or run"
      failed=1
    elif ! python3 "$drivers/compare.py" "  $format" "$folder/$name/cases" "$folder/$name/answers"; then
      failed=1
    fi
  done
}

drivers=$(realpath Tests/Exports)
[ -f ../shared/facts/payloads-real.jsonl ] || echo "skipped real errors: there is no payloads-real.jsonl"
printf '%-14s %9s %9s\n' "  format" cases differing
compare shipped ""
# Own kinds and locales, half locales, names that are no identifiers, and texts that are code elsewhere.
compare difficult acme,kakao --overlay Tests/Exports/difficult
exit $failed

#!/usr/bin/env bash
# Compares the exported modules with the library: every code, kind, text and raw error, in each locale, flow and
# disclosure, with each value of the arguments. A module whose runtime is not installed is skipped with a message.
#
#   Scripts/lib/check-exports.sh          # a sample
#   Scripts/lib/check-exports.sh --all    # each case, some six million, and Kotlin: some 40 minutes on two idle cores
#
# TypeScript has only the sample each time: its code is that of JavaScript, which is made by taking out the types.
set -euo pipefail
sample=401
every=$sample
formats=(javascript swift)
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

# driver FORMAT: makes a program in the current folder that answers cases with the module there, and sets `command`.
driver() {
  case $1 in
    javascript) command=(node "$drivers/driver.mjs" auth-copy.mjs) ;;
    typescript)
      tsc --strict --target es2018 --module es2020 --outDir typed auth-copy.ts &&
        mv typed/auth-copy.js typed/auth-copy.mjs || return
      command=(node "$drivers/driver.mjs" typed/auth-copy.mjs)
      ;;
    swift)
      cp "$drivers/driver.swift" main.swift
      swiftc -swift-version 6 -warnings-as-errors -O AuthCopy.swift main.swift -o driver || return
      command=(./driver)
      ;;
    kotlin)
      cat AuthCopy.kt "$drivers/driver.kt" > Main.kt
      kotlinc Main.kt -include-runtime -d driver.jar 2> warnings || return
      command=(java -jar driver.jar)
      ;;
  esac
}

# compare_formats EVERY FORMAT...: compares modules in the current folder, all with the same stream of each Nth case.
compare_formats() {
  local every=$1 format needed pids=() pipes=() command
  shift
  for format in "$@"; do
    needed=$(case $format in javascript) echo node ;; typescript) echo tsc ;; swift) echo swiftc ;; kotlin) echo kotlinc ;; esac)
    if ! command -v "$needed" >/dev/null; then
      echo "  skipped $format: there is no $needed"
      continue
    fi
    "$programs/auth-copy" export --format "$format" --out . "${options[@]}" 2> losses
    if ! driver "$format"; then
      echo "failed $format: it does not compile"
      failed=1
      continue
    fi
    mkfifo "$format.cases"
    python3 "$drivers/compare.py" "  $format" "${command[@]}" < "$format.cases" > "$format.row" &
    pids+=($!)
    pipes+=("$format.cases")
  done
  [ ${#pipes[@]} -gt 0 ] || return 0
  "$programs/ExportCases" --every "$every" "${cases[@]}" "${options[@]}" | tee "${pipes[@]}" > /dev/null
  local index
  for index in "${!pids[@]}"; do
    wait "${pids[$index]}" || failed=1
    cat "${pipes[$index]%.cases}.row"
  done
}

# compare NAME PROVIDERS [OPTION...]: compares the modules of a catalog, with cases of some providers or, if empty, of all.
compare() {
  local name=$1 cases=() options=("${@:3}")
  [ -z "$2" ] || cases=(--provider "$2")
  [ ! -f "$payloads" ] || cases+=(--payloads "$payloads")
  echo "$name"
  mkdir "$folder/$name"
  cd "$folder/$name"
  compare_formats "$sample" typescript
  compare_formats "$every" "${formats[@]}"
  cd - > /dev/null
}

drivers=$(realpath Tests/Exports)
payloads=$(realpath -m ../shared/facts/payloads-real.jsonl)
[ -f "$payloads" ] || echo "skipped real errors: there is no payloads-real.jsonl"
printf '%-14s %9s %9s\n' "  format" cases differing
compare shipped ""
# Own kinds and locales, half locales, names that are no identifiers, and texts that are code elsewhere.
compare difficult acme,kakao --overlay "$(realpath Tests/Exports/difficult)"
exit $failed

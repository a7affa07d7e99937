# Sourced by each check. Runs support/setup.sh, sets `folder` to a temporary folder, and defines these functions.

# The checks do not depend on the settings of the user.
unset "${!AUTH_COPY@}"
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
install_packages python3

folder=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null || true
  rm -rf "$folder"
}
trap cleanup EXIT

# skip REASON: exits with the status of a check that cannot run on this machine.
skip() {
  echo "skipped: $*"
  exit 77
}

# build: builds the package for debugging, and sets `program`. Scripts/checks builds it once for all checks.
build() {
  [ -n "${CHECKS_ARE_BUILT:-}" ] || swift build --quiet >&2
  program=$PWD/.build/debug/auth-copy
}

# build_release: builds the program with optimization, and sets `program`.
build_release() {
  swift build --configuration release --product auth-copy --quiet >&2
  program=$PWD/.build/release/auth-copy
}

# build_without_icu: builds the library, its tests and the programs of Tests without ICU, as on Apple platforms, and sets
# `without_icu` to the folder of the programs. One build at a time, because checks run in parallel.
build_without_icu() {
  without_icu=$PWD/.build/without-icu/debug
  AUTH_COPY_WITHOUT_ICU=1 flock .build/without-icu.lock swift build --scratch-path .build/without-icu --build-tests --quiet >&2
}

# with_python_package: builds the library without ICU, and adds the Python package `authcopy` with it to PYTHONPATH.
with_python_package() {
  build_without_icu
  cp -r Sources/Python/authcopy "$folder"
  cp "$without_icu/libauthcopy.so" "$folder/authcopy"
  export PYTHONPATH=$folder PYTHONDONTWRITEBYTECODE=1
}

# python_with NAME==VERSION...: sets `python` to an interpreter with these packages of PyPI.
python_with() {
  install_packages python3-venv
  python=$PWD/.build/python/bin/python
  mkdir -p .build
  # One installation at a time, because checks run in parallel.
  exec 8> .build/python.lock
  flock 8
  [ -x "$python" ] || python3 -m venv .build/python
  "$python" - "$@" 2> /dev/null <<'PYTHON' || "$python" -m pip install --quiet --disable-pip-version-check "$@" >&2
import importlib.metadata, sys
for name, version in (package.split("==") for package in sys.argv[1:]):
    assert importlib.metadata.version(name) == version
PYTHON
  # Closes the file, which releases the lock.
  exec 8>&-
}

# with_browser: installs a headless browser, its driver, and axe, which checks accessibility; sets `python`.
with_browser() {
  install_packages chromium chromium-driver fonts-noto-cjk
  python_with selenium==4.51.0 axe-core-python==0.1.0
}

# with_kotlin: defines the function `kotlinc`, and sets `kotlin` to the class path of Kotlin's standard library. The
# compiler is part of the Kotlin kernel for Jupyter on PyPI.
with_kotlin() {
  install_packages default-jre-headless
  python_with
  local target=$PWD/.build/kotlin
  exec 8> .build/python.lock
  flock 8
  [ -d "$target/run_kotlin_kernel" ] ||
    "$python" -m pip install --quiet --disable-pip-version-check --no-deps --target "$target" kotlin-jupyter-kernel==0.19.0.944 >&2
  exec 8>&-
  local jars=("$target"/run_kotlin_kernel/jars/{kotlin-jupyter-kernel-*-all,kotlin-stdlib-*}.jar)
  compiler=${jars[0]}
  kotlin=${jars[1]}
  kotlinc() {
    java -cp "$compiler" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -cp "$kotlin" "$@"
  }
}

# build_for_linking FOLDER: builds an exported Swift package, and sets `link_flags` to the arguments of swiftc for it, with
# which sources can import it under the library's name.
build_for_linking() {
  swift build --package-path "$1" --quiet >&2
  local built=$1/.build/debug
  link_flags=(-I "$built/Modules" -module-alias AuthCopy=AuthCopyCatalog "$built"/AuthCopyCatalog.build/*.o)
}

# start_service: builds the program, starts the service on a free port, and sets `address`. It stops when the check ends.
start_service() {
  build
  # The log must exist before the loop reads it, because the program starts in the background.
  : > "$folder/log"
  "$program" serve --port 0 2> "$folder/log" &
  server=$!

  # The address is in the log line `{"message":"listening","address":"127.0.0.1:PORT",...}`.
  for _ in {1..100}; do
    address=$(sed -n 's/.*"message":"listening","address":"\([^"]*\)".*/\1/p' "$folder/log")
    [ -z "$address" ] || return 0
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  echo "the service does not listen:" >&2
  cat "$folder/log" >&2
  exit 1
}

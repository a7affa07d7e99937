# Sourced by the other scripts: changes to the root of the repository, and installs the dependencies of the build.

cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages NAME...: installs missing Debian packages.
install_packages() {
  local missing=()
  for name in "$@"; do
    dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return
  echo "Installing ${missing[*]}" >&2
  # One installation at a time, because checks run in parallel.
  as_root env DEBIAN_FRONTEND=noninteractive flock /tmp/auth-copy-packages sh -c \
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"' apt-get "${missing[@]}" >&2
}

if ! command -v swift >/dev/null; then
  echo "The Swift toolchain, 6.3 or later, is missing: see https://www.swift.org/install" >&2
  exit 2
fi
# Package.swift: an optimized engine inside the debug build of tests and checks.
export AUTH_COPY_OPTIMIZED=1
[ "$(uname)" = Linux ] && install_packages libbrotli-dev libicu-dev zlib1g-dev

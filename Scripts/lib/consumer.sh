#!/usr/bin/env bash
# Creates a package that depends only on the library, builds it and runs it. It must not fetch the dependencies of the
# service and the command line.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/Consumer"

cat > "$folder/Package.swift" <<EOF
// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  dependencies: [.package(path: "$root", traits: [])],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [.product(name: "AuthCopy", package: "$(basename "$root")")])
  ])
EOF
cat > "$folder/Sources/Consumer/Consumer.swift" <<'EOF'
import AuthCopy

@main struct Consumer {
  static func main() {
    let error = LoginError(provider: .kakao, code: "KOE320")
    LoginError.$locale.withValue("ja") { print(error.failureReason ?? "") }
    print(Catalog.shipped.copy(for: error, locale: "ko").title)
  }
}
EOF

swift build --package-path "$folder" --quiet
output=$("$folder/.build/debug/Consumer")
echo "$output"
[ "$(wc -l <<< "$output")" -eq 2 ]

fetched=$(ls "$folder/.build/checkouts" 2>/dev/null || true)
if [ -n "$fetched" ]; then
  echo "A consumer of the library alone fetched: $fetched" >&2
  exit 1
fi

#!/usr/bin/env bash
# Creates a package that depends only on the library, with the Swift examples of the article UsingTheLibrary, builds it
# and runs it. It must not fetch the dependencies of the service and the command line.
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

python3 - "$root/Sources/AuthCopy/AuthCopy.docc/UsingTheLibrary.md" > "$folder/Sources/Consumer/Examples.swift" <<'EOF'
"""Prints the article's Swift blocks, each inside a function, with what they take for granted."""
import re, sys, textwrap

article = open(sys.argv[1], encoding="utf-8").read()
blocks = re.findall(r"^```swift\n(.*?)^```", article, re.DOTALL | re.MULTILINE)
examples = [block for block in blocks if not re.search(r"PackageDescription|Package\(|Hummingbird|Middleware|CopyService", block)]
if len(examples) < 12:
    sys.exit(f"{sys.argv[1]} has only {len(examples)} examples")
print("""import AuthCopy
import Foundation

struct Logger { func warning(_ text: String) { print(text) } }
let (bytes, logger): ([UInt8], Logger) = ([], Logger())
let (error, brand): (LoginError, Catalog) = (LoginError(.timedOut), Catalog.shipped)
let copy = brand.copy(for: error, locale: "en")
func signIn() async throws {}
""")
for number, block in enumerate(examples):
    if block.startswith("extension"):
        print(block)
    else:
        print(f"func example{number}() async throws {{\n{textwrap.indent(block, '  ')}}}\n")
EOF

# The examples leave values unused, which is worth a warning in a program.
swift build --package-path "$folder" --quiet > "$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
output=$("$folder/.build/debug/Consumer")
echo "$output"
[ "$(wc -l <<< "$output")" -eq 2 ]

fetched=$(ls "$folder/.build/checkouts" 2>/dev/null || true)
if [ -n "$fetched" ]; then
  echo "A consumer of the library alone fetched: $fetched" >&2
  exit 1
fi

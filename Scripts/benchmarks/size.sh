# Sourced by Scripts/bench: prints what an exported Swift package of six providers and three locales adds to a stripped
# release build, with the shared libraries of Swift, and where the bytes are.
options=(--locale "en,ko,ja" --provider "firebase,apple,google,kakao,naver,facebook")
"$program" export --format swift --out "$folder/size" "${options[@]}" 2> "$folder/losses"
for name in without with; do
  app=$folder/size/$name
  mkdir -p "$app/Sources/App"
  dependency='' product='' source='print(0)'
  if [ $name = with ]; then
    dependency='.package(path: "../AuthCopyCatalog")'
    product='.product(name: "AuthCopyCatalog", package: "AuthCopyCatalog")'
    source='import AuthCopyCatalog
print(LoginError(provider: .kakao, code: "KOE320").errorDescription ?? "")'
  fi
  cat > "$app/Package.swift" <<SWIFT
// swift-tools-version:6.1
import PackageDescription
let package = Package(
  name: "App", platforms: [.macOS(.v13)], dependencies: [$dependency],
  targets: [.executableTarget(name: "App", dependencies: [$product])])
SWIFT
  echo "$source" > "$app/Sources/App/main.swift"
  swift build --package-path "$app" --configuration release --quiet >&2
  strip -o "$folder/size/$name.stripped" "$app/.build/release/App"
done
bytes() { stat -c %s "$folder/size/$1.stripped"; }
echo "An exported Swift package adds $((($(bytes with) - $(bytes without)) / 1000)) kB to a stripped release build:"
size -A "$folder/size/with.stripped" | awk '$1 ~ /^(\.|swift5)/ { printf "  %-16s %8d\n", $1, $2 }' | sort -k2 -rn | head -6

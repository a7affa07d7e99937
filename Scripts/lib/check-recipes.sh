#!/usr/bin/env bash
# Compiles and runs the recipes of Tests/Recipes, which the articles show, with the service and the exported modules. SDKs
# that no package registry of Debian's or Python's has are replaced by the declarations in Tests/Recipes/sdks.
#
#   Scripts/lib/check-recipes.sh
#   Scripts/lib/check-recipes.sh --all    # those in Kotlin too, which take three minutes to compile
#   AUTH_COPY=PROGRAM Scripts/lib/check-recipes.sh    # with an existing build
set -euo pipefail
program=${AUTH_COPY:+$(realpath "$AUTH_COPY")}
# Variables of the service must not affect it.
unset "${!AUTH_COPY@}"
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source Scripts/lib/python.sh
source Scripts/lib/service.sh
install_packages curl jq libspring-context-java libspring-web-java nginx node-typescript openjdk-17-jdk-headless \
  prometheus python3
python_with Django==5.2.19 auth0-python==6.8.0 boto3==1.44.5 firebase-admin==7.7.0 msal==1.39.0 python-keycloak==7.1.1 supabase-auth==2.34.1
[ -n "$program" ] || program="$(swift build --show-bin-path)/auth-copy"
recipes=$PWD/Tests/Recipes

python3 Scripts/lib/recipes.py Tests/Recipes Sources/AuthCopy/AuthCopy.docc

start_service "$program"
export AUTH_COPY_URL=http://$address PYTHONDONTWRITEBYTECODE=1
mkdir "$folder"/{web,java,ios,operations}

PYTHONPATH=$recipes/backend .build/python/bin/python "$recipes/drivers/backend.py"

jars=$(printf '/usr/share/java/%s.jar:' spring3-beans spring3-context spring3-core spring3-web commons-logging)
javac -encoding UTF-8 -cp "$jars" -d "$folder/java" "$recipes"/spring/*.java "$recipes/drivers/SpringRecipe.java"
java -Dfile.encoding=UTF-8 -cp "$folder/java:$jars" SpringRecipe

for format in typescript swift kotlin; do
  "$program" export --format $format --out "$folder/web" 2> "$folder/losses"
done

cp "$recipes"/web/*.ts "$recipes/sdks/web.d.ts" "$folder/web"
tsc --strict --target es2020 --module commonjs --lib es2020,dom --outDir "$folder/web/compiled" "$folder"/web/*.ts
node "$recipes/drivers/web.cjs" "$folder/web/compiled"

for module in UIKit FirebaseAuth GoogleSignIn AuthenticationServices FBSDKLoginKit LineSDK KakaoSDKUser NidThirdPartyLogin; do
  swiftc -swift-version 6 -parse-as-library -I "$folder/ios" -module-name $module -emit-object -o "$folder/ios/$module.o" \
    -emit-module -emit-module-path "$folder/ios/$module.swiftmodule" "$recipes/sdks/ios/$module.swift"
done
swiftc -swift-version 6 -parse-as-library -warnings-as-errors -I "$folder/ios" "$folder/web/AuthCopy.swift" "$recipes"/ios/*.swift \
  "$recipes/drivers/ios.swift" "$folder"/ios/*.o -o "$folder/ios/recipes"
"$folder/ios/recipes"

cp "$recipes"/operations/* "$recipes/drivers/alerts-test.yml" "$folder/operations"
promtool check config "$folder/operations/prometheus.yml" > "$folder/log"
promtool test rules "$folder/operations/alerts-test.yml" > "$folder/log" || { cat "$folder/log" >&2; exit 1; }
echo "good    Prometheus"
Scripts/lib/check-proxies.sh "$folder/operations" "$address"

if [ "${1:-}" = --all ]; then
  if command -v kotlinc >/dev/null; then
    kotlinc "$folder/web/AuthCopy.kt" "$recipes"/{android,sdks/android}/*.kt "$recipes/drivers/Android.kt" -include-runtime \
      -d "$folder/android.jar" 2> "$folder/log" || { cat "$folder/log" >&2; exit 1; }
    java -cp "$folder/android.jar" AndroidKt
  else
    echo "skipped Android: there is no kotlinc"
  fi
fi

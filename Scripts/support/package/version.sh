#!/usr/bin/env bash
# Prints the version of the packages: the program's own on a commit that is tagged with it, such as 2.0.0. Any other commit
# comes before that release: 2.0.0~git20261122190113.4c670f6.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/AuthCopy/Support/ProgramVersion.swift)
[ -n "$version" ]
git tag --points-at HEAD | grep -Fqx "$version" ||
  version=$version~git$(TZ=UTC git log -1 --date=format-local:%Y%m%d%H%M%S --format=%cd.%h --abbrev=7)
echo "$version"

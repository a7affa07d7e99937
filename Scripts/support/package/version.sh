#!/usr/bin/env bash
# Prints the version of the packages. On a commit with the tag of the release, it is the version of the program, such as
# 2.0.0; on other commits, an earlier version such as 2.0.0~git20261122190113.4c670f6.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/MessageFiles/Support/ProgramVersion.swift)
[ -n "$version" ]
git tag --points-at HEAD | grep -Fqx "$version" ||
  version=$version~git$(TZ=UTC git log -1 --date=format-local:%Y%m%d%H%M%S --format=%cd.%h --abbrev=7)
echo "$version"

#!/usr/bin/env bash
# Archives a folder as NAME.tar.gz in the folder OUTPUT. The same files result in the same bytes.
#
#   Scripts/support/package/archive.sh PARENT NAME OUTPUT      with SOURCE_DATE_EPOCH set; the folder is PARENT/NAME
set -euo pipefail
tar --create --directory "$1" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
  --numeric-owner --mode=u=rwX,go=rX "$2" | gzip --no-name --best > "$3/$2.tar.gz"

#!/bin/sh
# sh curl.sh http://127.0.0.1:8080
set -eu

# A code from the provider's SDK; the response is in the user's language.
curl -fsS -H 'Accept-Language: ko' "$1/v1/errors/firebase/auth/too-many-requests?seconds=30" |
  jq -r '.title, .message'

# The unchanged error body from the provider.
curl -fsS -H 'Content-Type: application/json' -d '{"error":{"code":190,"error_subcode":463}}' \
  "$1/v1/errors/facebook?locale=ja" | jq -r '.title, .message'

# Sourced by the other scripts after setup.sh: starts the service for a check, on a port that it picks.

# start_service PROGRAM: sets `address`, and `folder` to a temporary folder. Both are cleaned up when the script exits.
start_service() {
  folder=$(mktemp -d)
  server=
  trap finish_service EXIT
  # It must be there before it is read, and the program starts in the background.
  : > "$folder/log"
  "$1" serve --port 0 2> "$folder/log" &
  server=$!

  # The address is in the log line `{"message":"listening","address":"127.0.0.1:PORT",...}`.
  address=
  for _ in {1..100}; do
    address=$(sed -n 's/.*"message":"listening","address":"\([^"]*\)".*/\1/p' "$folder/log")
    [ -n "$address" ] && return
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  echo "the service does not listen:" >&2
  cat "$folder/log" >&2
  exit 1
}

finish_service() {
  kill "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  rm -rf "$folder"
}

#!/usr/bin/env bash
# Runs the gateway and the CDN configurations of Tests/Recipes/operations in nginx, and tests them.
#
#   Scripts/support/proxies.sh FOLDER ADDRESS      FOLDER contains the configurations; ADDRESS is the service
set -euo pipefail
folder=$1 address=$2
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
gateway=127.0.0.1:$(free_port) cdn=127.0.0.1:$(free_port)
sed -i -e "s/127.0.0.1:8080/$address/" -e "s/listen 8000/listen $gateway/" -e "s/listen 8001/listen $cdn/" "$folder"/*.conf
cat > "$folder/nginx.conf" <<END
# Other users cannot read the folder.
user $(id -un) $(id -gn);
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
  client_body_temp_path client; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  include gateway.conf;
  include cdn.conf;
}
END
nginx -p "$folder" -c "$folder/nginx.conf" -e "$folder/error.log"
trap 'kill "$(cat "$folder/nginx.pid")"' EXIT
fail() { echo "failed  $*" >&2; cat "$folder/error.log" >&2; exit 1; }

# A disabled account stays concealed, whatever disclosure the client requests.
response=$(curl -s -w '\n%{http_code} %{content_type}' "$gateway/errors/firebase/auth/user-disabled?locale=ko&flow=signIn&disclosure=helpful")
[ "$(tail -1 <<< "$response")" = "401 application/problem+json" ] || fail "gateway: $response"
[ "$(head -1 <<< "$response" | jq -r .kind)" = invalidCredentials ] || fail "gateway: $response"
[ "$(curl -s -o "$folder/response" -w '%{http_code}' -X POST "$gateway/errors/firebase/x")" = 403 ] || fail "gateway: POST"
[ "$(curl -s -o "$folder/response" -w '%{http_code}' "$gateway/metrics")" = 404 ] || fail "gateway: other routes"
echo "good    the gateway"

# request_cdn LANGUAGE PATH: prints the cache status of the CDN and the language of the response.
request_cdn() {
  curl -s -o "$folder/response" -D "$folder/headers" -H "Accept-Language: $1" "$cdn$2"
  sed -n 's/\r$//; s/^X-Cache: //Ip; s/^Content-Language: //Ip' "$folder/headers" | sort | paste -sd ' '
}
path=/v1/errors/kakao/KOE320
[ "$(request_cdn ko-KR,ko $path)" = "MISS ko" ] || fail "CDN: the first request"
[ "$(request_cdn 'ko;q=0.9, en' $path)" = "HIT ko" ] || fail "CDN: another form of the same language"
[ "$(request_cdn fr $path)" = "MISS en" ] || fail "CDN: another language"
[ "$(request_cdn ja "$path?provider=x")" = "MISS ja" ] && [ "$(request_cdn ja "$path?provider=x")" = "MISS ja" ] || fail "CDN: responses with arguments are cached"
echo "good    the CDN"

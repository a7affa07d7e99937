-- The wrk load of Scripts/check/soak. Each thread must have only one connection, so that response() is called for the
-- last request().

local json = "application/json"
local problem = "application/problem+json"

-- The requests. %d in a path is replaced by the number of the request; an expected status other than 200 follows the
-- path.
local requests = {
  -- Errors without arguments, in every locale, by parameter and by header.
  {"/v1/errors/kakao/KOE320?locale=ko"},
  {"/v1/errors/kakao/KOE320", headers = {["Accept-Language"] = "ja-JP, ja;q=0.9, en;q=0.5"}},
  {"/v1/errors/firebase/auth/wrong-password?locale=ko-x-haeyo"},
  {"/v1/errors/firebase/17009?surface=ios&locale=en"},
  {"/v1/errors/line/access_denied?locale=en-XA"},
  {"/v1/errors/cognito/UserNotFoundException?locale=ja&disclosure=helpful"},
  {"/v1/errors/apple/1001?surface=com.apple.AuthenticationServices.AuthorizationError"},
  -- Arguments that change with each request.
  {"/v1/errors/firebase/auth/too-many-requests?locale=ko&seconds=%d"},
  {"/v1/errors/firebase/auth/too-many-requests?locale=en&minutes=%d"},
  {"/v1/errors/firebase/auth/too-many-requests?locale=ja&seconds=%d&provider=x%d"},
  {"/v1/kinds/missingField?locale=ko&field=%d"},
  {"/v1/kinds/weakPassword?locale=ja&requirements=%d"},
  -- Unmapped codes.
  {"/v1/errors/auth0/no-such-code-%d?locale=ko"},
  {"/v1/errors/firebase/auth/no-such-code?surface=no-such-surface"},
  -- Problem details: for clients that prefer them, for an unknown provider, and for an unknown route. An invalid
  -- argument has no effect.
  {"/v1/errors/kakao/KOE320?locale=ko", 410, headers = {Accept = problem}},
  {"/v1/errors/firebase/auth/too-many-requests?seconds=%d", 429, headers = {Accept = problem}},
  {"/v1/errors/firebase/auth/network-request-failed?locale=ja", 503, headers = {Accept = problem}},
  {"/v1/errors/no-such-provider/%d?locale=ko", 404},
  {"/v1/errors/firebase/auth/too-many-requests?seconds=x%d"},
  {"/no/such/route/%d", 404},
  -- The remaining routes.
  {"/v1/kinds?locale=ko"},
  {"/v1/kinds/sessionExpired", headers = {["Accept-Language"] = "ko"}},
  {"/v1/copy/continueWith?locale=ko&provider=kakao"},
  {"/v1/copy/codeSentTo?locale=ko&destination=%d"},
  {"/v1/catalogs/ja"},
  {"/v1/providers"},
  {"/v1/providers/kakao"},
  {"/v1/locales"},
  {"/openapi.json"},
  {"/healthz"},
  {"/readyz"},
  -- Conditional requests: with `*`, and with the ETag of the previous response.
  {"/v1/errors/kakao/KOE320?locale=en", 304, headers = {["If-None-Match"] = "*"}},
  {"/v1/catalogs/ko", 304, headers = {["If-None-Match"] = '"another", *'}},
  {"/v1/kinds?locale=en", revalidates = true},
  {"/v1/errors/kakao/KOE320?locale=ja", revalidates = true},
  {"/v1/catalogs/ko-x-haeyo", revalidates = true},
}

local threads = {}

function setup(thread)
  thread:set("id", #threads)
  table.insert(threads, thread)
end

-- Global, because done() reads them.
wrong, unchanged, reasons = 0, 0, ""

local count = 0
local current

function init()
  -- Threads start at different requests.
  count = id * 7
end

function request()
  count = count + 1
  current = requests[count % #requests + 1]
  local headers = current.headers
  if current.revalidates and current.tag then headers = {["If-None-Match"] = current.tag} end
  return wrk.format("GET", (current[1]:gsub("%%d", count)), headers)
end

local function failure_reason(status, headers, body)
  if current.revalidates and status == 304 and current.tag then
    unchanged = unchanged + 1
    return body ~= "" and "a body in a 304"
  end
  local expected = current[2] or 200
  if status ~= expected then return "expected " .. expected end
  if status == 304 then return body ~= "" and "a body in a 304" end
  if headers["Content-Type"] ~= (status == 200 and json or problem) then return "unexpected content type" end
  if not body:find("^{.*}\n?$") then return "not a JSON object" end
  if current.revalidates then
    current.tag = headers["ETag"]
    return not current.tag and "no ETag"
  end
end

function response(status, headers, body)
  local reason = failure_reason(status, headers, body)
  if not reason then return end
  wrong = wrong + 1
  if wrong <= 3 then
    reasons = reasons .. "  " .. status .. " from " .. current[1] .. ": " .. reason .. ": " .. body:sub(1, 200) .. "\n"
  end
end

function done(summary, latency)
  local all_wrong, all_unchanged = 0, 0
  for _, thread in ipairs(threads) do
    all_wrong = all_wrong + thread:get("wrong")
    all_unchanged = all_unchanged + thread:get("unchanged")
    io.write(thread:get("reasons"))
  end
  local errors = summary.errors
  print(string.format(
    "figures %d %d %d %d %.3f %.3f %.1f", summary.requests, all_unchanged, all_wrong,
    errors.connect + errors.read + errors.write + errors.timeout, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, summary.duration / 1000000))
end

-- The wrk load of the benchmarks: `wrk ... URL -- TARGETS [FILE [LANGUAGE...]]`. TARGETS are paths separated by |;
-- every %d in them is replaced by a number that changes with each request. FILE is posted as JSON, unless it is `-`.
-- The languages take turns in Accept-Language.

local requests = {}

function init(args)
  if args[2] and args[2] ~= "-" then
    local file = assert(io.open(args[2], "rb"))
    wrk.method, wrk.body = "POST", file:read("*a")
    wrk.headers["Content-Type"] = "application/json"
    file:close()
  end
  local targets = {}
  for target in args[1]:gmatch("[^|]+") do targets[#targets + 1] = target end
  local languages = {unpack(args, 3)}
  -- Requests are created in advance, because creating one costs more than sending it.
  local count = args[1]:find("%%d") and 1000 or #targets * math.max(#languages, 1)
  for number = 1, count do
    if #languages > 0 then
      -- Each target is requested in each language.
      wrk.headers["Accept-Language"] = languages[math.floor((number - 1) / #targets) % #languages + 1]
    end
    requests[number] = wrk.format(nil, (targets[(number - 1) % #targets + 1]:gsub("%%d", number)))
  end
end

local count = 0

function request()
  count = count % #requests + 1
  return requests[count]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    "figures %d %d %d %.3f", summary.requests, summary.duration, errors.status + errors.connect + errors.read
    + errors.write + errors.timeout, latency:percentile(99) / 1000))
end

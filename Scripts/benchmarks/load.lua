-- The wrk load of the benchmarks: `wrk ... URL -- TARGET [FILE]`. Every %d in the target is replaced by a number that
-- changes with each request; a file is posted as JSON.

local requests = {}

function init(args)
  if args[2] then
    local file = assert(io.open(args[2], "rb"))
    wrk.method, wrk.body = "POST", file:read("*a")
    wrk.headers["Content-Type"] = "application/json"
    file:close()
  end
  -- Requests are created in advance, because creating one costs more than sending it.
  for number = 1, args[1]:find("%%d") and 1000 or 1 do
    requests[number] = wrk.format(nil, (args[1]:gsub("%%d", number)))
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

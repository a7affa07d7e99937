// auth-errors.mjs: `app.use(authErrors)` after the routes turns each ProviderError into a problem (RFC 9457).
import fs from "node:fs";

const SERVICE = process.env.AUTH_COPY_URL ?? "http://127.0.0.1:8080";
const FALLBACK = JSON.parse(fs.readFileSync(new URL("fallback.json", import.meta.url), "utf8"));
const RELAYED = ["Content-Language", "Retry-After", "Cache-Control"];

/** Thrown by a route with the provider's response or the SDK's error. Options: `flow`, `status` and `retryAfter`. */
export class ProviderError extends Error {
  constructor(provider, raw, options) {
    super(`${provider} refused`, { cause: raw });
    Object.assign(this, { provider, options });
  }
}

/** Returns the body to send. JSON.stringify(error) would lose `message` and `cause`, which are not enumerable. */
function bodyOf(raw) {
  if (!(raw instanceof Error)) return typeof raw === "string" ? raw : JSON.stringify(raw);
  const pick = (error) => error && { name: error.name, message: error.message, code: error.code };
  return JSON.stringify({ ...pick(raw), cause: pick(raw.cause) });
}

async function explain({ provider, cause, options }, language) {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value != null));
  const response = await fetch(`${SERVICE}/v1/errors/${provider}?${query}`, {
    method: "POST",
    body: bodyOf(cause),
    headers: { "Accept": "application/problem+json", "Accept-Language": language ?? "*" },
    signal: AbortSignal.timeout(1000),
  });
  const problem = await response.json();
  // A problem without a kind is about the request itself, such as an unknown provider.
  if (!problem.kind) throw new Error(problem.title);
  const headers = RELAYED.map((name) => [name, response.headers.get(name)]).filter(([, value]) => value != null);
  return { problem, headers };
}

export async function authErrors(error, req, res, next) {
  if (!(error instanceof ProviderError) || res.headersSent) return next(error);
  const { problem, headers } = await explain(error, req.get("Accept-Language")).catch((failure) => {
    console.error("AuthCopy:", failure);
    const problem = FALLBACK[req.acceptsLanguages(Object.keys(FALLBACK)) || "en"];
    return { problem, headers: [["Content-Language", problem.locale], ["Cache-Control", "no-store"]] };
  });
  for (const [name, value] of headers) res.set(name, value);
  if (problem.status === 401) res.set("WWW-Authenticate", "Session");
  res.status(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}

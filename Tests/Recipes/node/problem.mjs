// problem.mjs: what every framework needs
import { explain } from "./explain.mjs";

/** Thrown by a route with the SDK's error or the provider's body. Options: `flow`, `status` and `retryAfter`. */
export class ProviderError extends Error {
  constructor(provider, thing, options) {
    super(`${provider} refused`, { cause: thing });
    this.provider = provider;
    this.options = options;
  }
}

/** Returns the status, the headers and the body of the response; `languages` is the request's Accept-Language. */
export async function respond(error, languages) {
  const { provider, options } = error;
  const problem = await explain(provider, error.cause, { ...options, locale: languages });
  const { kind, status, locale } = problem;
  const headers = {
    "Content-Type": "application/problem+json", "Content-Language": locale, "Cache-Control": "no-store", "Vary": "Accept-Language",
  };
  if (status === 401) headers["WWW-Authenticate"] = "Session";
  if (options.retryAfter && (kind === "tooManyAttempts" || status === 503)) headers["Retry-After"] = String(options.retryAfter);
  return { status, headers, body: JSON.stringify(problem) };
}

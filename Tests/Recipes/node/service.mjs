// service.mjs: the same with the service; while it does not respond, this process reads the error
import { caught } from "auth-copy/caught";
import { explain as explainHere } from "./explain.mjs";

const SERVICE = process.env.AUTH_COPY_URL ?? "http://127.0.0.1:8080";

/** Returns the problem (RFC 9457) for whatever was caught. */
export async function explain(provider, thing, options) {
  try {
    return await ask(provider, caught(thing, options));
  } catch (failure) {
    console.error("AuthCopy:", failure);
    return explainHere(provider, thing, options);
  }
}

async function ask(provider, { text, options }) {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value != null));
  const response = await fetch(`${SERVICE}/v1/errors/${provider}?${query}`, {
    method: "POST",
    body: text,
    headers: { Accept: "application/problem+json" },
    signal: AbortSignal.timeout(1000),
  });
  const problem = await response.json();
  // A problem without a kind is about the request itself, such as an unknown provider.
  if (!problem.kind) throw new Error(problem.title);
  return problem;
}

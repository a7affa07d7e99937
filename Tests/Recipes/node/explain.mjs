// explain.mjs, in this process
import { read } from "auth-copy";

/** Returns the problem (RFC 9457) for whatever was caught. */
export async function explain(provider, thing, options) {
  const { title, message, ...rest } = read(provider, thing, options);
  return { title, detail: message, ...rest };
}

import { firstResult, set, textOf } from "./base.mjs";

// MARK: Caught values

/*::
type Members = Readonly<Record<string, unknown>>;
/** A raw error as text, and the options with the status and the waiting time of its response. **)
interface Caught { text: string; options: Options }
/** The number of characters that are still copied; an object counts as 64. **)
interface Budget { left: number }
*/

function isObject(value /*: unknown */) /*: value is Members */ {
  return (typeof value === "object" || typeof value === "function") && value !== null;
}

/** Returns a member of an object; undefined if there is none, or if its getter throws. */
function get(object /*: unknown */, name /*: string */) /*: unknown */ {
  try {
    return isObject(object) ? object[name] : undefined;
  } catch (_) {
    return undefined;
  }
}

/** Whether a value is an error, also of another window or of the browser (DOMException). */
function isError(value /*: unknown */) /*: boolean */ {
  return typeof get(value, "message") === "string" && typeof get(value, "name") === "string";
}

/** Whether a value is a response: of `fetch`, of an HTTP client, or an XMLHttpRequest. */
function isResponse(value /*: unknown */) /*: boolean */ {
  const hasSome = (...names /*: string[] */) => names.some((name) => get(value, name) !== undefined);
  return hasSome("status", "statusCode") && hasSome("headers", "responseText");
}

/** Returns a copy of the body of a response, in any client's member; undefined if it is empty or was not read. */
function bodyOf(response /*: unknown */, depth /*: number */, budget /*: Budget */) /*: unknown */ {
  return firstResult(["data", "body", "_data", "text", "responseText"], (name) => {
    const body = plain(get(response, name), depth, budget);
    return ["", "{}"].includes(textOrJSON(body)) ? undefined : body;
  });
}

/** Returns the text of a value that is text in another form: bytes, an address or a form. */
function plainText(value /*: Members */) /*: string | undefined */ {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const bytes = value instanceof ArrayBuffer
      ? new Uint8Array(value) : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return textOf(Array.from(bytes.subarray(0, 65536), (byte) => String.fromCharCode(byte)).join(""));
  }
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (["String", "URL", "URLSearchParams", "Location"].includes(type)) return String(value);
  if (type !== "FormData") return undefined;
  const fields = [] /*:: as string[] */;
  (value /*:: as unknown as Map<unknown, unknown> */).forEach((field, name) => {
    fields.push(`${encodeURIComponent(String(name))}=${encodeURIComponent(String(field))}`);
  });
  return fields.join("&");
}

/** What was sent, and where the code of the app failed, tell nothing about the error. */
const irrelevantMembers = ["stack", "config", "request", "headers"];

/** Returns a copy of a value that JSON can express, in which cycles end; undefined for a value without data. */
function plain(value /*: unknown */, depth /*: number */, budget /*: Budget */) /*: unknown */ {
  if (typeof value === "string") {
    const text = value.slice(0, Math.max(0, budget.left));
    budget.left -= text.length;
    // JSON cannot express one half of a surrogate pair.
    return text.replace(/[\ud800-\udfff]/gu, "\ufffd");
  }
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || !isObject(value) || depth > 8 || budget.left <= 0) return undefined;
  budget.left -= 64;
  try {
    const text = plainText(value);
    if (text !== undefined) return plain(text, depth, budget);
    if (Array.isArray(value)) return value.slice(0, 256).map((each) => plain(each, depth + 1, budget));
    const copy = {} /*:: as Record<string, unknown> */;
    const hasNoise = isError(value);
    // These members of an error are not enumerable.
    const names = Object.keys(value).slice(0, 256);
    for (const name of new Set(hasNoise ? ["name", "message", ...names, "errors", "cause"] : names)) {
      if (hasNoise && irrelevantMembers.includes(name)) continue;
      const member = get(value, name);
      const copied = (hasNoise && name === "response" ? bodyOf : plain)(member, depth + 1, budget);
      if (copied !== undefined) set(copy, name, copied);
    }
    return copy;
  } catch (_) {
    // A proxy can throw at any access.
    return undefined;
  }
}

/** Returns text as it is, no data as empty text, and any other copy as JSON. */
function textOrJSON(copy /*: unknown */) /*: string */ {
  return typeof copy === "string" ? copy : copy === undefined || copy === null ? "" : JSON.stringify(copy);
}

/** Returns the seconds in the header `Retry-After` of a response. */
function waitOf(response /*: unknown */) /*: number | undefined */ {
  const headers = get(response, "headers");
  const names = ["retry-after", "Retry-After"];
  let value = names.map((name) => get(headers, name)).find((each) => each !== undefined);
  try {
    if (typeof get(headers, "get") === "function") value = (headers /*:: as Map<string, unknown> */).get(names[0]);
  } catch (_) {
    return undefined;
  }
  return typeof value === "string" && /^[0-9]{1,9}$/.test(value) ? Number(value) : undefined;
}

/**
 * Returns the text of anything that was caught: of an error with a response, the body of the response; of another error
 * or object, JSON with its name, message, code and causes.
 *
 * The status and the waiting time of a response are options, unless the caller passed others.
 */
export function caught(thing /*: unknown */, options /*: Options */) /*: Caught */ {
  const inner = get(thing, "response");
  const response = isObject(inner) ? inner : isResponse(thing) ? thing : undefined;
  const budget = { left: 131072 };
  const body = response === undefined ? undefined : bodyOf(response, 0, budget);
  const hasBody = body !== undefined || (response !== undefined && response === thing);
  const text = textOrJSON(hasBody ? body : plain(thing, 0, budget));
  if (response === undefined && !isError(thing)) return { text, options };
  const metadata = get(get(thing, "$metadata"), "httpStatusCode");
  const isStatusNumber = (value /*: unknown */) /*: value is number */ =>
    Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599;
  const statuses = [response, thing].map((each) => [get(each, "status"), get(each, "statusCode")]);
  const {
    status = [...statuses[0], ...statuses[1], metadata].find(isStatusNumber), retryAfter = waitOf(response),
  } = options;
  return { text, options: { ...options, status, retryAfter } };
}

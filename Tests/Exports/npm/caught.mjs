// Reads whatever programs catch: known shapes have their meaning, and nothing throws.
//
//   node caught.mjs MODULE
import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";

const { read, resolve, resolvePayload } = await import(pathToFileURL(path.resolve(process.argv[2])));
const error = (members, message = "failed", options = undefined) => Object.assign(new Error(message, options), members);
const body = { error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } };
const headers = { "retry-after": "30" };
const bytes = (text) => new TextEncoder().encode(text);
const form = new FormData();
form.append("error", "access_denied");

/** A provider, what was caught, and the kind that it means. */
const shapes = [
  // SDKs
  ["firebase", error({ code: "auth/wrong-password", customData: { appName: "[DEFAULT]" } }, "Firebase: Error (auth/wrong-password)."), "invalidCredentials"],
  ["supabase", error({ name: "AuthApiError", code: "email_not_confirmed", status: 400 }, "Email not confirmed"), "emailNotVerified"],
  ["cognito", error({ name: "NotAuthorizedException", $metadata: { httpStatusCode: 400 } }, "Password attempts exceeded"), "tooManyAttempts"],
  ["auth0", error({ error: "access_denied", error_description: "User did not authorize the request" }, "consent"), "consentDenied"],
  ["keycloak", { error: "temporarily_unavailable", error_description: "authentication_expired" }, "flowExpired"],
  ["entra", error({ name: "BrowserAuthError" }, "user_cancelled: User cancelled the flow."), "canceled"],
  ["any", new DOMException("The operation timed out.", "TimeoutError"), "timedOut"],
  // HTTP clients
  ["firebase", error({ name: "AxiosError", code: "ERR_BAD_REQUEST", response: { status: 400, headers, data: body } }), "invalidCredentials"],
  ["firebase", error({ response: { status: 400, headers, data: JSON.stringify(body) } }), "invalidCredentials"],
  ["firebase", error({ name: "HTTPError", response: { statusCode: 400, headers, body: JSON.stringify(body) } }), "invalidCredentials"],
  ["firebase", error({ name: "FetchError", data: body, status: 400 }), "invalidCredentials"],
  ["firebase", error({}, "sign-in failed", { cause: error({ response: { status: 400, data: body } }) }), "invalidCredentials"],
  ["firebase", { status: 400, headers, data: body, config: { data: '{"code":"auth/user-disabled"}' } }, "invalidCredentials"],
  ["firebase", { status: 400, responseText: JSON.stringify(body) }, "invalidCredentials"],
  ["kakao", error({ response: { status: 503, headers, data: "<html>" } }), "providerUnavailable"],
  ["kakao", new Response("", { status: 503 }), "providerUnavailable"],
  ["kakao", error({ status: 503 }), "providerUnavailable"],
  // Text in other forms, and plain values
  ["kakao", new URL("https://app.example/callback?error=access_denied"), "canceled"],
  ["kakao", new URLSearchParams("error=access_denied"), "canceled"],
  ["kakao", form, "canceled"],
  ["kakao", bytes('{"error_code":"KOE320"}'), "flowExpired"],
  ["kakao", bytes('{"error_code":"KOE320"}').buffer, "flowExpired"],
  ["kakao", Buffer.from('{"error_code":"KOE320"}'), "flowExpired"],
  ["kakao", new String("KOE320"), "flowExpired"],
  ["kakao", "KOE320", "flowExpired"],
  ["kakao", [{ code: "KOE320" }], "flowExpired"],
  ["kakao", { code: -401 }, resolve("kakao", -401).kind],
  ["kakao", { code: 401n * -1n }, resolve("kakao", -401).kind],
  ["kakao", -401, resolvePayload("kakao", "-401").kind],
  ["kakao", new AggregateError([error({ code: "KOE320" })], "all failed"), "flowExpired"],
  ["kakao", Object.assign(Object.create(null), { code: "KOE320" }), "flowExpired"],
  // A half of a surrogate pair is not JSON.
  ["kakao", error({ code: "KOE320" }, "\ud83d"), "flowExpired"],
];
for (const [index, [provider, thing, kind]] of shapes.entries()) {
  const copy = read(provider, thing, { flow: "signIn", locale: "en" });
  assert.equal(copy.kind, kind, `shape ${index} of ${provider}: ${copy.kind}, not ${kind}`);
  assert.deepEqual(resolvePayload(provider, thing, { flow: "signIn", locale: "en" }), copy);
}

// The body and the status of a response, and the options of the caller, which take precedence.
const busy = error({ response: { status: 429, headers: new Headers(headers), data: "" } });
assert.match(read("firebase", busy, { locale: "en" }).message, /30 seconds/);
assert.match(read("firebase", busy, { locale: "en", retryAfter: 40 }).message, /40 seconds/);
assert.equal(read("kakao", busy, { status: 503 }).kind, "providerUnavailable");
// A plain object is read as its JSON, in which a status is no status of the response.
assert.deepEqual(read("kakao", { status: 401, error: "x" }), resolvePayload("kakao", '{"status":401,"error":"x"}'));
// What was sent is not read.
const sent = error({ code: "auth/unheard-of", config: { data: { code: "auth/user-disabled" } }, request: { code: "auth/user-disabled" } });
assert.equal(read("firebase", sent, { disclosure: "helpful" }).kind, "unknown");

assert.deepEqual(read("kako", "KOE320").ignored, ["provider"]);
assert.deepEqual(resolve("kako", "KOE320", { surface: "x" }).ignored, ["provider", "surface"]);

// MARK: Hostile values

const throwing = () => { throw new Error("hostile"); };
const handler = new Proxy({}, { get: () => throwing });
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const endless = () => new Proxy({}, { get: (_, name) => (typeof name === "symbol" ? undefined : endless()), ownKeys: () => ["a", "b", "c"],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }) });
const cycle = error({ code: "x" });
Object.assign(cycle, { cause: cycle, self: cycle, list: [cycle, cycle], response: { data: cycle } });
let deep = {};
for (let depth = 0; depth < 100000; depth += 1) deep = { deep };
const rejected = Promise.reject(new Error("x"));
rejected.catch(() => {});
const hostile = [
  undefined, null, true, NaN, -0, 1e308, 2n ** 200n, Symbol("x"), Symbol.iterator, () => "x", class {}, async () => {}, Promise.resolve("x"),
  rejected, new Proxy({}, handler), new Proxy(() => {}, handler), new Proxy([], handler), revoked.proxy, endless(), cycle, deep,
  { get code() { return throwing(); } }, { get response() { return throwing(); } }, { toString: throwing, valueOf: throwing, toJSON: throwing },
  { [Symbol.toPrimitive]: throwing, get [Symbol.toStringTag]() { return throwing(); } }, { [Symbol.toStringTag]: "URL", toString: throwing },
  { [Symbol.toStringTag]: "FormData" }, { [Symbol.toStringTag]: "String", toString: () => ({}) }, { response: { headers: { get: throwing } } },
  { response: { status: "x", headers: { get: () => ({}) }, data: revoked.proxy } }, { name: "x", message: "x", status: {}, cause: revoked.proxy },
  { status: 200, headers: revoked.proxy, responseText: 1 }, new Array(1e9), "x".repeat(1e6), { a: "x".repeat(1e6) }, new Uint8Array(1e6), [[[]]],
  new Array(1e5).fill({ message: "x".repeat(1e4) }), { __proto__: null, ["__proto__"]: 1 }, JSON.parse('{"__proto__":{"code":"x"}}'), new Map([[1, 2]]),
  new Date(NaN), /x/, new WeakMap(), globalThis, process, Object.create(revoked.proxy), new Error(), new Error("x", { cause: null }), "", "\ud800", "\0",
];

/** Returns a repeatable sequence of numbers. */
function* numbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
const random = numbers(58);
const pick = (list) => list[random.next().value % list.length];
const names = ["name", "message", "code", "cause", "errors", "response", "data", "body", "status", "headers", "error", "config", "responseText"];
function composed(depth) {
  if (depth === 0) return pick([...hostile.slice(0, 30), ...shapes.map(([, thing]) => thing)]);
  const members = Array.from({ length: random.next().value % 5 }, () => [pick(names), composed(depth - 1)]);
  // Node composes the stack when it is read first, from members that throw here.
  const target = pick([() => ({}), () => Object.defineProperty(new Error("x"), "stack", { value: "" }), () => [], () => Object.create(null)])();
  for (const [name, value] of members) {
    if (random.next().value % 4 === 0) Object.defineProperty(target, name, { get: throwing, enumerable: true, configurable: true });
    else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return target;
}
const things = [...hostile, ...Array.from({ length: 600 }, (_, index) => composed((index % 3) + 1))];
for (const [index, thing] of things.entries()) {
  for (const provider of ["firebase", "kakao", "any", "nowhere"]) {
    const start = performance.now();
    const copy = read(provider, thing, { locale: "ko" });
    assert(copy.title && copy.kind && Number.isInteger(copy.status), `value ${index}`);
    assert(performance.now() - start < 2000, `value ${index} takes ${performance.now() - start} ms`);
  }
}
for (const code of hostile) assert(resolve("kakao", code).kind);
console.log(`good    ${shapes.length} shapes of errors, and ${things.length} hostile values`);

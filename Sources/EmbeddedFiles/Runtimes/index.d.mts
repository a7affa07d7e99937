import type { Options, Provider, ResolvedCopy, TextKey, TextOptions } from "./core.mjs";

export * from "./core.mjs";
export { explainPayload } from "./any.mjs";
export type { Explanation } from "./any.mjs";
export { locales } from "./locale.mjs";

/**
 * Turns a provider's code into copy.
 *
 * It never fails: a code without a mapping has the kind `unknown`.
 */
export declare function resolve(provider: Provider, code: string | number, options?: Options): ResolvedCopy;

/**
 * Turns whatever was caught into copy: an error, a response, its body, a form, the address of a redirect, a printed error,
 * or nothing.
 *
 * An error with a response is read from the response's body, and by its status; any other error or object from its
 * members and causes. A response of `fetch` has no body that can be read here: pass `await response.text()`.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. Pass `any` if the
 * provider is not known.
 */
export declare function read(provider: Provider | "any", thing: unknown, options?: Options): ResolvedCopy;

/** The same as `read`. */
export declare const resolvePayload: typeof read;

/**
 * Returns the text for a key of the UX copy, such as `continueWith`.
 *
 * It throws a TypeError if the arguments lack a fact of the text that only the caller knows, such as a date.
 */
export declare function text<Key extends TextKey>(key: Key, ...options: TextOptions<Key>): string;

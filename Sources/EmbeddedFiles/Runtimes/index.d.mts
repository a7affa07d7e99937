import type { Options, Provider, ResolvedCopy, TextKey, TextOptions } from "./core.mjs";

export * from "./core.mjs";
export { locales } from "./locale.mjs";

/**
 * Turns a provider's code into copy.
 *
 * It never fails: a code without a mapping has the kind `unknown`.
 */
export declare function resolve(provider: Provider, code: string | number, options?: Options): ResolvedCopy;

/**
 * Turns a provider's raw error into copy: a JSON body, a form, the address of a redirect, an NSError as JSON or as
 * printed text, or any other text that contains a code.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. Pass `any` if the
 * provider is not known.
 */
export declare function resolvePayload(provider: Provider | "any", text: string, options?: Options): ResolvedCopy;

/**
 * Returns the text for a key of the UX copy, such as `continueWith`.
 *
 * It throws a TypeError if the arguments lack a fact of the text that only the caller knows, such as a date.
 */
export declare function text<Key extends TextKey>(key: Key, ...options: TextOptions<Key>): string;

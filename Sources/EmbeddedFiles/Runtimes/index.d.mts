import type { Answer, Options, Provider, TextKey, TextOptions } from "./core.mjs";

export * from "./core.mjs";
export { locales } from "./locale.mjs";

/**
 * Turns a provider's code into copy.
 *
 * It never fails: a code that nobody mapped has the kind `unknown`.
 */
export declare function resolve(provider: Provider, code: string | number, options?: Options): Answer;

/**
 * Turns a provider's raw error into copy: a JSON body, a form, the address of a redirect, an NSError as JSON or as it
 * was printed, or any other text with a code in it.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. `any` reads the error
 * of an unknown provider.
 */
export declare function resolvePayload(provider: Provider | "any", text: string, options?: Options): Answer;

/**
 * The text for a key of the UX copy, such as `continueWith`.
 *
 * It throws a TypeError where the text states a fact that only the caller knows, such as a date, and the arguments lack it.
 */
export declare function text<Key extends TextKey>(key: Key, ...options: TextOptions<Key>): string;

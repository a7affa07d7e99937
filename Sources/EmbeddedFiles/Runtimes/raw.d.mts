import type { Decision, Provider, RawOptions } from "./core.mjs";

/**
 * Turns a provider's raw error into a decision: a JSON body, a form, the address of a redirect, an NSError as JSON or as it
 * was printed, or any other text with a code in it.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. `any.mjs`
 * reads the error of an unknown provider.
 */
export declare function resolvePayload(provider: Provider, text: string, options?: RawOptions): Decision;

import type { Decision, Provider, RawOptions } from "./core.mjs";

/**
 * Turns a provider's raw error into a decision: a JSON body, a form, the address of a redirect, an NSError as JSON or
 * as printed text, or any other text that contains a code.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. If the
 * provider is not known, use `any.mjs`.
 */
export declare function resolvePayload(provider: Provider, text: string, options?: RawOptions): Decision;

import type { Decision, Provider, RawOptions } from "./core.mjs";

/**
 * Turns whatever was caught into a decision: an error, a response, its body, a form, the address of a redirect, a printed
 * error, or nothing.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. If the
 * provider is not known, use `any.mjs`.
 */
export declare function resolvePayload(provider: Provider, thing: unknown, options?: RawOptions): Decision;

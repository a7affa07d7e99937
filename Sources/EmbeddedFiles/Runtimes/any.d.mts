import type { Decision, RawOptions } from "./core.mjs";

/** Turns the raw error of an unknown provider into a decision that is correct for every provider that could send it. */
export declare function resolveAnyPayload(text: string, options?: RawOptions): Decision;

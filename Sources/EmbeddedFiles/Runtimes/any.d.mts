import type { Decision, RawOptions } from "./core.mjs";

/** Turns the raw error of an unknown provider into a decision that is true whoever sent it. */
export declare function resolveAnyPayload(text: string, options?: RawOptions): Decision;

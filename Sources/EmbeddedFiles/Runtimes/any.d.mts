import type { Decision, RawOptions } from "./core.mjs";

/** Turns whatever was caught from an unknown provider into a decision that is correct for every provider that could send it. */
export declare function resolveAnyPayload(thing: unknown, options?: RawOptions): Decision;

import type { Decision, Kind, RawOptions } from "./core.mjs";

/** Turns whatever was caught from an unknown provider into a decision that is correct for every provider that could send it. */
export declare function resolveAnyPayload(thing: unknown, options?: RawOptions): Decision;

/** A piece of a raw error that has a meaning: a code, a phrase, or an HTTP status. */
export interface Explanation {
  /** The code, or the phrase in lower case. */
  found: string | undefined;
  /** The kind of the place, the most reliable first; `auth-copy resolve --explain` names it. */
  place: number;
  /** How specific the piece is, the most specific first; `auth-copy resolve --explain` names it. */
  strength: number;
  kind: Kind;
  source: { provider: string | undefined; surface: string | undefined; code: string | undefined };
}

/**
 * Explains how a raw error is read: returns its pieces that have a meaning, the strongest first. The explanation is for
 * developers. It conceals nothing: do not show it to people.
 */
export declare function explainPayload(provider: string, thing: unknown, options?: RawOptions): Explanation[];

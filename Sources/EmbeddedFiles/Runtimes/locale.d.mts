import type { ErrorTexts, Locale, UXTexts } from "./core.mjs";

/** A BCP 47 tag, several in the order in which they are wanted, or the value of a header `Accept-Language`. */
type Wanted = string | readonly string[] | null | undefined;

/** The exported locale that is nearest to what is wanted; where none is near, the one that everything falls back to. */
export declare function nearestLocale(wanted: Wanted): Locale;

/** The exported locales, as BCP 47 tags. */
export declare const locales: readonly Locale[];

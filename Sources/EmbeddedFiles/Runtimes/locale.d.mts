import type { Locale } from "./core.mjs";

/**
 * The exported locale whose module to load: the one that is nearest to a BCP 47 tag, to several in the order in which they are
 * wanted, or to the value of a header `Accept-Language`; where none is near, the one that everything falls back to.
 */
export declare function nearestLocale(wanted: string | readonly string[] | undefined): Locale;

/** The exported locales, as BCP 47 tags. */
export declare const locales: readonly Locale[];

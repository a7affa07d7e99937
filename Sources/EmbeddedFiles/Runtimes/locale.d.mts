// The functions at the end of the file return `ErrorTexts` and `UXTexts`.
import type { ErrorTexts, Locale, UXTexts } from "./core.mjs";

/** A BCP 47 tag, several tags in order of preference, or the value of an `Accept-Language` header. */
type Wanted = string | readonly string[] | null | undefined;

/** Returns the exported locale that matches a request best; without a match, the default locale. */
export declare function nearestLocale(wanted: Wanted): Locale;

/** The exported locales, as BCP 47 tags. */
export declare const locales: readonly Locale[];

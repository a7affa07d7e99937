import { own } from "./base.mjs";

// MARK: Locales

/** Returns tags in order of preference, from a list or an `Accept-Language` header (RFC 9110, section 12.5.4). */
function wantedTags(wanted /*: string | readonly string[] | null | undefined */) /*: readonly string[] */ {
  if (typeof wanted !== "string") return wanted || [];
  const elements = wanted.split(",").map((element) => {
    const [tag, ...parameters] = element.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return elements.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}

/** Returns the exported locale that matches a BCP 47 tag best; undefined without a match. */
function localeForTag(tag /*: string */) /*: Locale | undefined */ {
  let name = tag.replace(/_/g, "-").toLowerCase();
  if (!/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})*$/.test(name)) name = "";
  while (name !== "") {
    for (const locale of locales) if (locale.toLowerCase() === name) return locale;
    for (const otherTag of Object.keys(localeData.localeMatches || {})) {
      if (otherTag.toLowerCase() === name) return own(localeData.localeMatches, otherTag) /*:: as Locale */;
    }
    name = name.slice(0, Math.max(0, name.lastIndexOf("-")));
  }
  return undefined;
}

/** Returns the exported locale that matches a request best; without a match, the default locale. */
export function nearestLocale(wanted /*: string | readonly string[] | null | undefined */) /*: Locale */ {
  for (const tag of wantedTags(wanted)) {
    const locale = localeForTag(tag);
    if (locale !== undefined) return locale;
  }
  return localeData.defaultLocale /*:: as Locale */;
}

// MARK: Data

const localeData /*: LocaleData */ = LOCALE_DATA;

/** The exported locales, as BCP 47 tags. */
export const locales /*: readonly Locale[] */ = localeData.locales /*:: as readonly Locale[] */;

import { own } from "./base.mjs";
import { coreData, decideCode, providers, version } from "./core.mjs";
import { decidePayload } from "./raw.mjs";
import { decideAnyPayload, explainPayload } from "./any.mjs";
import { locales, nearestLocale } from "./locale.mjs";
import { copyOf, uxText } from "./messages.mjs";

// MARK: Resolving

/** Returns a decision with its copy. */
function withCopy(decision /*: Decision */, options /*: Options */) /*: ResolvedCopy */ {
  const locale = nearestLocale(options.locale);
  const { action: _, arguments: __, ...rest } = decision;
  const result = { ...rest, locale, ...copyOf(bundles[locale], decision, options.arguments /*:: as ArgumentValues */) };
  const ignored = new Set([...(result.ignored || []), ...(decision.ignored || [])]);
  return ignored.size > 0 ? { ...result, ignored: [...ignored] } : result;
}

/**
 * Turns a provider's code into copy.
 *
 * It never fails: a code without a mapping has the kind `unknown`.
 */
export function resolve(provider /*: Provider */, code /*: string | number */, options /*: Options */ = {}) /*: ResolvedCopy */ {
  return withCopy(decideCode(provider, code, options), options);
}

/**
 * Turns whatever was caught into copy: an error, a response, its body, a form, the address of a redirect, a printed error,
 * or nothing.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. Pass `any` if the
 * provider is not known.
 */
export function read(provider /*: Provider | "any" */, thing /*: unknown */, options /*: Options */ = {}) /*: ResolvedCopy */ {
  const decision = provider === "any" ? decideAnyPayload(thing, options) : decidePayload(provider, thing, options);
  return withCopy(decision, options);
}

/**
 * Returns the text for a key of the UX copy, such as `continueWith`; undefined for an unknown key or a key of an error.
 *
 * It throws a TypeError if the arguments lack a fact of the text that only the caller knows, such as a date.
 */
/*:: export function text<Key extends TextKey>(key: Key, ...options: TextOptions<Key>): string; */
export function text(key /*: string */, options /*: Options */ = {}) /*: string */ {
  const errorKey = /^(.*)_(?:title|message|action)$/s.exec(key);
  if (errorKey && own(coreData.kinds, errorKey[1])) return undefined /*:: as unknown as string */;
  return uxText(bundles[nearestLocale(options.locale)], key, options) /*:: as string */;
}

// MARK: Data

const bundles /*: Readonly<Record<string, Bundle>> */ = BUNDLES;

export { explainPayload, locales, providers, read as resolvePayload, version };

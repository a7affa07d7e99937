// MARK: Locales

/** The exported locale that is nearest to a BCP 47 tag. */
function nearestLocale(tag /*: string | undefined */) /*: string */ {
  let name = (tag || "").replace(/_/g, "-").toLowerCase();
  if (!/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})*$/.test(name)) name = "";
  while (name !== "") {
    for (const locale of Object.keys(localeData.locales)) if (locale.toLowerCase() === name) return locale;
    for (const known of Object.keys(localeData.localeMatches || {})) {
      if (known.toLowerCase() === name) return own(localeData.localeMatches, known) /*:: as string */;
    }
    name = name.slice(0, Math.max(0, name.lastIndexOf("-")));
  }
  return localeData.defaultLocale;
}

// MARK: Answers

/** The texts of the exported locale that is nearest to a tag. */
function bundleOf(tag /*: string | undefined */) /*: Bundle */ {
  const locale = nearestLocale(tag);
  return {
    tag: locale, locales: localeData.locales[locale], messages: localeData.messages, formats: localeData.formats,
    takenByValues: own(localeData.takenByValues, locale) || {},
  };
}

/** A decision with its words. */
function answer(
  resolution /*: Resolution */, found /*: Fields */, options /*: Options */, ignored /*: string[] */) /*: Answer */ {
  const decision = decide(resolution, found, options, ignored);
  const bundle = bundleOf(options.locale);
  const texts = wordsOf(bundle, decision, options.arguments || {}, options);
  const { arguments: _, action, ...rest } = decision;
  const shown /*: Answer */ = { ...rest, locale: bundle.tag /*:: as Locale */, title: texts.title, message: texts.message };
  if (action && texts.label !== undefined) shown.action = { id: action.id, label: texts.label };
  if (texts.fallback.length > 0) shown.fallback = texts.fallback;
  const names = [...texts.ignored, ...ignored.filter((name) => !texts.ignored.includes(name))];
  if (names.length > 0) shown.ignored = names;
  return shown;
}

/**
 * Turns a provider's code into copy.
 *
 * It never fails: a code that nobody mapped has the kind `unknown`.
 */
export function resolve(provider /*: Provider */, code /*: string | number */, options /*: Options */ = {}) /*: Answer */ {
  const flow = flowOf(options);
  const text = String(code);
  const found = resolveNamed(text, provider, options.surface, undefined, flow);
  const table = tableOf(provider);
  const resolution = !found ? unknownResolution(provider, text)
    : found.provider === provider ? found : { ...found, provider, method: table && table.data.method };
  return answer(resolution, rowArguments(resolution, flow), options, ignoredOptions(provider, options));
}

/**
 * Turns a provider's raw error into copy: a JSON body, a form, the address of a redirect, an NSError as JSON or as it
 * was printed, or any other text with a code in it.
 *
 * It never fails: an error without a known code has the kind `unknown`. Only the first 64 KiB count. `any` reads the error
 * of an unknown provider.
 */
export function resolvePayload(provider /*: Provider | "any" */, text /*: string */, options /*: Options */ = {}) /*: Answer */ {
  const flow = flowOf(options);
  const table = tableOf(provider);
  const ignored = ignoredOptions(provider, options);
  const inRange = (name /*: "status" | "retryAfter" */, from /*: number */, to /*: number */) => {
    const value = options[name];
    if (value === undefined) return undefined;
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    ignored.push(name);
    return undefined;
  };
  const status = inRange("status", 100, 599);
  const retryAfter = inRange("retryAfter", 0, 2147483647);
  const error = new RawError(text);
  if (provider === "any") {
    const read = readOfAnyone(error, status, flow);
    const found = read instanceof RawErrorReader ? read.resolution : read;
    const resolution = { ...(found || unknownResolution(undefined, undefined)), method: undefined };
    return answerOf(resolution, error, read instanceof RawErrorReader ? read.arguments : {}, retryAfter, options, ignored);
  }
  if (!table) return answer(unknownResolution(provider, undefined), {}, options, ignored);
  const surface = options.surface !== undefined && knowsSurface(provider, options.surface) ? options.surface : undefined;
  const reader = new RawErrorReader(table, surface, flow, false);
  reader.read(error, status);
  const resolution = reader.resolution || unknownResolution(provider, reader.code);
  return answerOf(resolution, error, reader.arguments, retryAfter, options, ignored);
}

/** The answer to a raw error, with the arguments that it holds. */
function answerOf(
  resolution /*: Resolution */, error /*: RawError */, named /*: Record<string, string[]> */,
  retryAfter /*: number | undefined */, options /*: Options */, ignored /*: string[] */) /*: Answer */ {
  const flow = flowOf(options);
  const kind = kindOf(resolution.row, flow);
  const found = { ...rowArguments(resolution, flow) };
  if (own(coreData.kinds, kind)) {
    const read = argumentsIn(error, named, retryAfter, kind);
    for (const name of Object.keys(read)) set(found, name, read[name]);
  }
  return answer(resolution, found, options, ignored);
}

/**
 * The text for a key of the UX copy, such as `continueWith`; undefined for an unknown key, and for those of errors.
 *
 * It throws a TypeError where the text states a fact that only the caller knows, such as a date, and the arguments lack it.
 */
export function text(key /*: TextKey */, options /*: Options */ = {}) /*: string */ {
  const part = /^(.*)_(?:title|message|action)$/s.exec(key);
  if (part && own(coreData.kinds, part[1])) return undefined /*:: as unknown as string */;
  const bundle = bundleOf(options.locale);
  const values = new CopyArguments(bundle, () => true, options.arguments || {}, undefined, undefined, undefined, options);
  return render(bundle, key, values.source) /*:: as string */;
}

// MARK: Data

const localeData /*: LocaleData */ = LOCALE_DATA;

/** The exported locales, as BCP 47 tags. */
export const locales /*: readonly Locale[] */ = Object.keys(localeData.locales) /*:: as Locale[] */;

/** The providers whose codes this module knows. */
export const providers /*: readonly Provider[] */ = Object.keys(coreData.providers) /*:: as Provider[] */;

/** The version of the catalog that this module was made from. */
export const version /*: string */ = coreData.catalog;

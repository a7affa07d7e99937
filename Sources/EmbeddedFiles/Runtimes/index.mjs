// MARK: Locales

/** The exported locale that is nearest to a BCP 47 tag. */
function nearestLocale(tag /*: string | undefined */) /*: string */ {
  let name = (tag || "").replace(/_/g, "-").toLowerCase();
  if (!/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})*$/.test(name)) name = "";
  while (name !== "") {
    for (const locale of Object.keys(data.locales)) if (locale.toLowerCase() === name) return locale;
    for (const known of Object.keys(data.localeMatches || {})) {
      if (known.toLowerCase() === name) return own(data.localeMatches, known) /*:: as string */;
    }
    name = name.slice(0, Math.max(0, name.lastIndexOf("-")));
  }
  return data.defaultLocale;
}

// MARK: Answers

const flows = ["signIn", "signUp", "link", "change", "recover", "verify", "refresh"];

function flowOf(options /*: Options */) /*: string | undefined */ {
  return options.flow !== undefined && flows.includes(options.flow) ? options.flow : undefined;
}

function disclosureOf(options /*: Options */) /*: string */ {
  const { disclosure } = options;
  return disclosure === "verified" || disclosure === "helpful" ? disclosure : "strict";
}

/** The names of arguments that the copy of a kind may take, with what the texts of their values take. */
function takenBy(kind /*: string */, locale /*: string */) /*: Set<string> */ {
  const names = data.kinds[kind].arguments || [];
  const made = Object.keys(data.arguments).filter((name) => {
    const { from } = data.arguments[name];
    return from !== undefined && (from.length === 0 || from.some((source) => names.includes(source)));
  });
  // A set is iterated to its end, which names that are added meanwhile move.
  const taken = new Set([...names, ...made]);
  for (const name of taken) for (const other of own(data.takenByValues[locale], name) || []) taken.add(other);
  return taken;
}

/**
 * The caller's value without ids that the catalog has no text for; undefined where nothing is left.
 *
 * Text that does not look like an id is a name of the caller's own.
 */
function withoutUnknownIds(
  locale /*: string */, name /*: string */, given /*: ArgumentValue */) /*: ArgumentValue | undefined */ {
  const definition = own(data.arguments, name);
  if (!definition || !["field", "factor", "requirements"].includes(name)) return given;
  const isWanted = (text /*: string */) =>
    localeOfText(locale, `${name}_${text}`) !== undefined || !/^[a-z][A-Za-z0-9_.-]*$/.test(text);
  const value = typedValue(definition.type, given);
  if (typeof value === "string") return isWanted(value) ? given : undefined;
  if (!Array.isArray(value) || value.every(isWanted)) return given;
  const rest = value.filter(isWanted);
  return rest.length > 0 ? rest : undefined;
}

/** Whether a caller may pass a value. */
function accepts(name /*: string */, given /*: unknown */) /*: boolean */ {
  const definition = own(data.arguments, name);
  const value = definition && typedValue(definition.type, given);
  if (!definition || definition.from || value === undefined) return false;
  return typeof value === "string" ? !isBlank(value) : !Array.isArray(value) || value.length > 0;
}

function unknownResolution(provider /*: string | undefined */, code /*: string | undefined */) /*: Resolution */ {
  return {
    row: { code: "", kind: "unknown", details: noDetails, surface: 0, phrase: undefined, isDistinctive: false }, provider, surface: undefined,
    code, method: undefined, isKnown: false, meanings: [],
  };
}

function answer(
  resolution /*: Resolution */, found /*: Fields */, options /*: Options */, ignored /*: string[] */) /*: Answer */ {
  const flow = flowOf(options);
  const disclosure = disclosureOf(options);
  const locale = nearestLocale(options.locale);
  const { kind, hidesSource } = shownKind(resolution.row, disclosure, flow);
  const definition = data.kinds[kind];
  const given /*: Record<string, ArgumentValue> */ = {};
  const callers /*: Fields */ = options.arguments || {};
  // A concealed answer takes only the caller's arguments, and both members of a wait are one.
  if (!hidesSource) {
    const waits = own(callers, "seconds") !== undefined || own(callers, "minutes") !== undefined;
    for (const name of Object.keys(found)) {
      if (!waits || (name !== "seconds" && name !== "minutes")) set(given, name, own(found, name) /*:: as ArgumentValue */);
    }
  }
  const unknown /*: string[] */ = [];
  for (const name of Object.keys(callers)) {
    const value = own(callers, name);
    if (value === undefined) continue;
    const known = withoutUnknownIds(locale, name, value);
    if (known !== value) unknown.push(name);
    if (known !== undefined) set(given, name, known);
  }
  const taken = takenBy(kind, locale);
  const values = new CopyArguments(
    locale, (name) => taken.has(name), given, hidesSource ? undefined : resolution.provider, resolution.method, flow,
    options);
  const names = Object.keys(given).filter((name) => !taken.has(name) || !accepts(name, own(given, name)));
  const shownNames = names.map((name) => Array.from(safeToShow(name)).slice(0, 64).join("")).sort();
  const ignoredNames = [...shownNames, ...[...unknown.sort(), ...ignored].filter((name) => !shownNames.includes(name))];
  const shown /*: Answer */ = {
    kind: kind /*:: as Kind */,
    known: resolution.isKnown,
    locale: locale /*:: as Locale */,
    title: render(locale, `${kind}_title`, values.source) || "",
    message: render(locale, `${kind}_message`, values.source) || "",
    presentation: inFlow(definition.presentation, definition.presentationIn, flow),
    retryable: definition.retryable,
    status: definition.status,
  };
  const label = definition.recovery === undefined ? undefined : render(locale, `${kind}_action`, values.source);
  if (definition.recovery !== undefined && label !== undefined) shown.action = { id: definition.recovery /*:: as Recovery */, label };
  const fallback = (["title", "message", "action"] /*:: as const */).filter((part) => isFallback(locale, `${kind}_${part}`));
  if (fallback.length > 0) shown.fallback = fallback;
  const broader = broaderOf(kind, flow);
  if (broader !== undefined) shown.broader = broader;
  if (!hidesSource) {
    if (resolution.provider !== undefined) {
      shown.source = { provider: resolution.provider };
      if (resolution.surface !== undefined) shown.source.surface = resolution.surface;
      const { code } = resolution;
      const hidesCode = disclosure === "strict" && kind === "unknown";
      if (code !== undefined && !hidesCode && (resolution.isKnown || looksLikeCode(code))) shown.source.code = code;
    }
    const candidates = resolution.meanings.map(({ provider, surface, row }) => {
      const shownAs = shownKind(row, disclosure, flow).kind /*:: as Kind */;
      return provider === undefined ? { surface, kind: shownAs } : { provider, surface, kind: shownAs };
    });
    if (new Set(candidates.map((candidate) => candidate.kind)).size > 1) {
      shown.ambiguous = true;
      shown.candidates = candidates;
    }
  }
  if (ignoredNames.length > 0) shown.ignored = ignoredNames;
  return shown;
}

/** The arguments that a row itself decides, as far as its kind takes them. */
function rowArguments(resolution /*: Resolution */, flow /*: string | undefined */) /*: Record<string, ArgumentValue> */ {
  const taken = (own(data.kinds, kindOf(resolution.row, flow)) || data.kinds.unknown).arguments || [];
  const values /*: Record<string, ArgumentValue> */ = {};
  const own_ = resolution.row.details.arguments || {};
  for (const name of Object.keys(own_)) if (taken.includes(name)) set(values, name, own_[name]);
  return values;
}

/** The names of options that have no effect. */
function ignoredOptions(provider /*: string */, options /*: Options */) /*: string[] */ {
  const names = [];
  if (options.surface !== undefined && !knowsSurface(provider, options.surface)) names.push("surface");
  if (options.flow !== undefined && flowOf(options) === undefined) names.push("flow");
  return names;
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
  if (own(data.kinds, kind)) {
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
  if (part && own(data.kinds, part[1])) return undefined /*:: as unknown as string */;
  const values = new CopyArguments(
    nearestLocale(options.locale), () => true, options.arguments || {}, undefined, undefined, undefined, options);
  return render(nearestLocale(options.locale), key, values.source) /*:: as string */;
}

// MARK: Data

const data /*: Data */ = DATA;

/** The exported locales, as BCP 47 tags. */
export const locales /*: readonly Locale[] */ = Object.keys(data.locales) /*:: as Locale[] */;

/** The providers whose codes this module knows. */
export const providers /*: readonly Provider[] */ = Object.keys(data.providers) /*:: as Provider[] */;

/** The version of the catalog that this module was made from. */
export const version /*: string */ = data.catalog;

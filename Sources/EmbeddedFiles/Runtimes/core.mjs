import { bytesOf, firstResult, integer, own, set, textOf } from "./base.mjs";
import * as rules from "./rules.mjs";

// MARK: Text of codes

/** Folds case, full-width letters and the Turkish variants of `i`, and normalizes blanks and apostrophes. */
function foldCharacters(text /*: string */, removed /*: string */) /*: string */ {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u0130\u0131]/g, "i")
    .replace(/[\u0307\u200b\ufeff]/g, removed)
    .replace(/[\u00a0\u3000]/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Folds a text for comparison with codes. */
export function foldCode(text /*: string */) /*: string */ {
  return foldCharacters(text, "").replace(/^[\0-\x20\x7f]+|[\0-\x20\x7f]+$/g, "");
}

/**
 * Folds a text for comparison with phrases: without `_`, `-`, blanks and apostrophes, and with `not` for `n't`.
 *
 * @param offsets gets the offset in the text of each character of the result.
 */
export function foldPhrase(text /*: string */, offsets /*: number[] */ = []) /*: string */ {
  // In place of a removed character, `_` keeps the offsets.
  const folded = foldCharacters(text, "_");
  const letters /*: string[] */ = [];
  for (let offset = 0; offset < folded.length; offset += 1) {
    const letter = folded.charAt(offset);
    if (/[ _\-\t-\r]/.test(letter)) continue;
    let added = [letter];
    if (letter === "'") {
      const last = letters.slice(-3).join("");
      const isNegation = last.length > 1 && last.endsWith("n") && /t/i.test(text.charAt(offset + 1));
      // The `n` of `can't` belongs to both words of `cannot`.
      added = !isNegation ? [] : [...(last === "can" ? "not" : "ot")];
    }
    for (const each of added) {
      letters.push(each);
      offsets.push(offset);
    }
    if (added.length > 1) offset += 1;
  }
  return letters.join("");
}

/** Whether the text looks like an identifier rather than a sentence, an address, a personal number or a token. */
export function looksLikeCode(text /*: string */) /*: boolean */ {
  if (!/^[0-9A-Za-z\-_./:]{1,64}$/.test(text) || text.startsWith("eyJ")) return false;
  const digits = text.replace(/[^0-9]/g, "").length;
  const kinds = text.replace(/[^0-9A-Za-z]/g, "").replace(/[0-9]+/g, "0").replace(/[A-Za-z]+/g, "a");
  if (text.length >= 16 && kinds.length > 4) return false;
  return digits < 9 || (text.startsWith("-") && digits < 11);
}

/** Whether the text looks like an error domain: `com.example.sdk`, `NSURLErrorDomain`, `LoginError`. */
export function looksLikeDomain(text /*: string */) /*: boolean */ {
  const name = text.toLowerCase();
  return !name.includes("/") && (name.slice(1, -1).includes(".") ||
    rules.domainEnds.some((end) => name.endsWith(end)) || rules.domainParts.some((part) => name.includes(part)));
}

// MARK: Codes

/*::
interface CodeRow {
  code: string;
  kind: string;
  details: RowDetails;
  surface: number;
  phrase: string | undefined;
}
/** Returns whether the rows of a surface are considered. **)
type SurfaceFilter = (surface: number) => boolean;
interface CodeName { spelling: string; isSymbol: boolean; rows: CodeRow[] }
/** The description of an error, or of a part of it, in which the folded phrases of rows are searched for. **)
interface Description { includes(phrase: string): boolean }
interface Resolution {
  row: CodeRow;
  provider: string | undefined;
  surface: string | undefined;
  code: string | undefined;
  method: string | undefined;
  isKnown: boolean;
  meanings: { provider?: string; surface: string; row: CodeRow }[];
}
*/

const noDetails /*: RowDetails */ = {};

/** Returns the phrases of a provider by surface; there are none until `raw.mjs` adds them. */
let phrasesOf = (_ /*: string */) /*: Phrases | undefined */ => undefined;

/** Adds phrases to the code tables, which are then created again. */
export function addPhrases(phrasesOfProvider /*: (provider: string) => Phrases | undefined */) {
  phrasesOf = phrasesOfProvider;
  codeTables.clear();
}

/** Returns the constant from which a code is derived: `USER_NOT_FOUND` for `user-not-found`. */
function constantOf(code /*: string */) /*: string */ {
  return code.toUpperCase().replace(/-/g, "_");
}

/*::
/** The codes of one provider. The text of a lookup selects among the rows of one code. **)
interface CodeTable {
  id: string; data: ProviderData; surfaces: readonly Surface[]; rows: CodeRow[];
  isHTTPStatus(surface: number): boolean;
  /** Returns the index of the surface with an id or error domain. **)
  surfaceNamed(name: string): number | undefined;
  methodOn(surface: number): string | undefined;
  /** Returns a surface, and the other surfaces that callers may mean when they name it. **)
  withAlternatives(surface: number): number[];
  /** Returns the resolution of a code by its first row; if the rows have different kinds, all are its meanings. **)
  resolution(list: CodeRow[], code: string): Resolution;
  /** Resolve a value on a named surface, on any, on any without the phrases, or on the first of some that has it. **)
  resolveOn(surface: number, value: string, text?: Description): Resolution | undefined;
  resolve(value: string, text?: Description): Resolution | undefined;
  resolveCode(value: string, text?: Description, preferred?: number[]): Resolution | undefined;
  resolveOnFirst(list: number[], value: string, text?: Description): Resolution | undefined;
  /** Resolves a value that a shape located, on the shape's surfaces, or by a description on another surface. **)
  resolveLocated(value: string, text: Description, preferred: number[]): Resolution | undefined;
  /** Resolves the HTTP status of a provider's response; the body can select the meaning. **)
  resolveStatus(status: number, text: Description): Resolution | undefined;
}
*/

/** Creates the table of a provider's codes. */
function codeTable(id /*: string */, data /*: ProviderData */) /*: CodeTable */ {
  const surfaces = data.surfaces || [];
  const rows /*: CodeRow[] */ = [];
  const names /*: Map<string, CodeName[]> */ = new Map();
  const numbers /*: Map<number, CodeRow[]> */ = new Map();
  /** Adds a name of a row. Among names with the same folded form, codes precede symbols. */
  const addName = (spelling /*: string */, isSymbol /*: boolean */, row /*: CodeRow */) => {
    const folded = foldCode(spelling);
    const same = names.get(folded) || [];
    const known = same.find((name) => name.spelling === spelling && name.isSymbol === isSymbol);
    const firstSymbol = same.findIndex((name) => name.isSymbol);
    if (known) known.rows.push(row);
    else same.splice(isSymbol || firstSymbol < 0 ? same.length : firstSymbol, 0, { spelling, isSymbol, rows: [row] });
    names.set(folded, same);
  };
  const add = (code /*: string */, kind /*: string */, details /*: RowDetails */, surface /*: number */) => {
    const { match, description, symbol, numeric } = details;
    const text = match === "phrase" ? code : description;
    const row = { code, kind, details, surface, phrase: (text && foldPhrase(text)) || undefined };
    rows.push(row);
    addName(code, false, row);
    if (symbol) addName(symbol, true, row);
    if (numeric !== undefined) numbers.set(numeric, [...(numbers.get(numeric) || []), row]);
  };
  surfaces.forEach((surface, index) => {
    const groups = [...(surface.codes || []), ...(own(phrasesOf(id), surface.id) || [])];
    for (const [kind, codes, details = noDetails] of groups) {
      // A list, or one text of codes with their symbols and numbers, `code|symbol|number`.
      for (const text of typeof codes === "string" ? codes.split(" ") : codes) {
        const [code, symbol, numeric] = typeof codes === "string" ? text.split("|") : [text];
        const ofCode /*: { symbol?: string; numeric?: number } */ = {};
        // The symbol `=` is the constant from which the code is derived.
        if (symbol) ofCode.symbol = symbol === "=" ? constantOf(code.slice(code.lastIndexOf("/") + 1)) : symbol;
        if (numeric) ofCode.numeric = Number(numeric);
        add(code, kind, { ...details, ...ofCode }, index);
      }
    }
  });
  const separators = new Set(surfaces.map((surface) => surface.detailAfter));
  const rowsOf = (match /*: string */) => rows.filter((row) => row.details.match === match);
  const prefixes = rowsOf("prefix").map((row) => ({ row, folded: foldCode(row.code) }));
  const ranges = rowsOf("range").map((row) =>
    ({ row, bounds: row.code.split("-").filter((bound) => bound).map(Number) }));

  const isHTTPStatus = (surface /*: number */) => /(^|\/)http-status$/.test(surfaces[surface].id);
  const isNoStatus = (surface /*: number */) => !isHTTPStatus(surface);
  const surfaceNamed = (name /*: string */) => firstResult([name, own(data.domains, name)], (surfaceId) => {
    const index = surfaces.findIndex((surface) => surface.id === surfaceId);
    return index < 0 ? undefined : index;
  });
  const withAlternatives = (surface /*: number */) => [surface, ...(surfaces[surface].also || []).map(surfaceNamed)]
    .filter((each) => each !== undefined) /*:: as number[] */;
  const methodOn = (surface /*: number */) => surfaces[surface].method || data.method;

  /** Finds a code, symbol or number; one in another spelling; a number in a range; a code that begins the value. */
  const findWhole = (value /*: string */, isWanted /*: SurfaceFilter */) /*: CodeMatch | undefined */ => {
    const folded = foldCode(value);
    const same = names.get(folded) || [];
    const number = integer(value);
    const matching = (list /*: CodeRow[] */, code /*: string */) => {
      const found = list.filter((row) => isWanted(row.surface));
      return found[0] && { rows: found, code: code || (looksLikeCode(value) ? value : found[0].code) };
    };
    const inRange = ranges.filter(({ bounds: [from, to] }) => number !== undefined && from <= number && number <= to);
    const begun = prefixes.filter((prefix) => folded.startsWith(prefix.folded) && isWanted(prefix.row.surface));
    const longest = Math.max(...begun.map((prefix) => prefix.folded.length));
    return firstResult(same, (name) => name.spelling === value ? matching(name.rows, value) : undefined) ||
      matching(numbers.get(number /*:: as number */) || [], String(number)) ||
      firstResult(same, (name) => matching(name.rows, name.spelling)) || matching(inRange.map(({ row }) => row), "") ||
      matching(begun.filter((prefix) => prefix.folded.length === longest).map(({ row }) => row), "");
  };
  /** Finds the rows of a value, or else of the part before a separator. */
  const find = (value /*: string */, isWanted /*: SurfaceFilter */) /*: CodeMatch */ => {
    const bytes = bytesOf(value);
    const found = bytes.length > 512 ? undefined : findWhole(value, isWanted);
    return found || firstResult([...separators], (separator) => {
      const end = separator ? textOf(bytes.slice(0, 512)).indexOf(separator) : -1;
      return end < 0 ? undefined : findWhole(value.slice(0, end).replace(/\s+$/, ""), (surface) =>
        surfaces[surface].detailAfter === separator && isWanted(surface));
    }) || { rows: [], code: value };
  };
  /** Returns the row with the longest phrase that a text contains; among equal lengths, the first. */
  const describedRow = (list /*: CodeRow[] */, text /*: Description | undefined */) /*: CodeRow | undefined */ => {
    const lengthOf = ({ phrase = "" } /*: CodeRow */) => bytesOf(phrase).length;
    const described = list.filter(({ phrase }) => text && phrase && text.includes(phrase));
    return described.reduce((best, row) => (lengthOf(row) > lengthOf(best) ? row : best), described[0]);
  };
  /** Returns, from rows of one code and surface, the row whose phrase matches, else the row without a description. */
  const rowAmong = (list /*: CodeRow[] */, text /*: Description | undefined */) =>
    describedRow(list, text) || list.find((row) => !row.details.description);
  const resolution = (list /*: CodeRow[] */, code /*: string */) /*: Resolution */ => {
    const [row] = list;
    const kindsOf = (each /*: CodeRow */) => JSON.stringify([each.kind, each.details.kindIn]);
    const differ = list.some((each) => kindsOf(each) !== kindsOf(row));
    const idOf = (each /*: CodeRow */) => surfaces[each.surface].id;
    return {
      row, provider: id, surface: idOf(row), code, method: data.method, isKnown: true,
      meanings: differ ? list.map((each) => ({ surface: idOf(each), row: each })) : [],
    };
  };
  const resolutionOf = (row /*: CodeRow | undefined */, code /*: string */) => row && resolution([row], code);
  const resolveOnFirst = (list /*: number[] */, value /*: string */, text /*: Description | undefined */) =>
    firstResult(list, (surface) => {
      const found = find(value, (index) => index === surface);
      return resolutionOf(rowAmong(found.rows, text), found.code);
    });
  /** Resolves a text by the longest phrase that it contains. */
  const resolvePhrase = (value /*: string */, isWanted /*: SurfaceFilter */) => {
    // A text without a space inside or a non-ASCII character is a code, a token or an id, not a phrase.
    if (!/[^ ] +[^ ]|[\u0080-\uffff]/.test(value)) return undefined;
    const row = describedRow(rowsOf("phrase").filter(({ surface }) => isWanted(surface)), foldPhrase(value));
    return row && resolution([row], row.code);
  };
  /** Resolves a code that a rule derives from a code of another surface. */
  const resolveDerived = (value /*: string */, list /*: number[] */) => firstResult(list, (surface) => {
    const { derives, id: derived } = surfaces[surface];
    // SDKs derive codes only, without a sentence after the code.
    if (!derives || !value.startsWith(derives.prefix) || /[\0-\x20\x7f]/.test(value)) return undefined;
    const source = surfaceNamed(derives.from);
    const constant = constantOf(value.slice(derives.prefix.length));
    const found = source === undefined ? undefined : resolveOnFirst([source], constant, undefined);
    return found && { ...found, surface: derived, code: value, method: data.method, meanings: [] };
  });
  /** Chooses a row of a value by its phrase, else by the preferred surfaces; undefined if neither decides. */
  const resolveMatch = (
    value /*: string */, anywhere /*: CodeMatch */, text /*: Description | undefined */, preferred /*: number[] */) => {
    const found = preferred.map((surface) => find(value, (index) => index === surface));
    return firstResult([...found, anywhere], (each) => resolutionOf(describedRow(each.rows, text), each.code)) ||
      firstResult(found, (each) => resolutionOf(rowAmong(each.rows, text), each.code));
  };
  const resolveCode = (
    value /*: string */, text /*: Description | undefined */ = undefined, preferred /*: number[] */ = []) => {
    const anywhere = find(value, isNoStatus);
    if (anywhere.rows.length === 0) return resolveDerived(value, surfaces.map((_, index) => index));
    const ofEach = [...new Set(anywhere.rows.map((row) => row.surface))]
      .map((surface) => rowAmong(anywhere.rows.filter((row) => row.surface === surface), text))
      .filter((row) => row) /*:: as CodeRow[] */;
    return resolveMatch(value, anywhere, text, preferred) || (ofEach[0] && resolution(ofEach, anywhere.code));
  };
  return {
    id, data, surfaces, rows, isHTTPStatus, surfaceNamed, methodOn, withAlternatives, resolution, resolveCode,
    resolveOnFirst,
    resolve: (value, text) => resolveCode(value, text) || resolvePhrase(value, isNoStatus),
    resolveOn(surface, value, text) {
      const list = withAlternatives(surface);
      const found = resolveOnFirst(list, value, text) || resolveDerived(value, list) ||
        resolvePhrase(value, (index) => list.includes(index));
      return found && { ...found, method: methodOn(surface) };
    },
    resolveLocated: (value, text, preferred) => resolveMatch(value, find(value, isNoStatus), text, preferred) ||
      resolveDerived(value, preferred) || resolvePhrase(value, (surface) => preferred.includes(surface)),
    resolveStatus(status, text) {
      const found = find(String(status), isHTTPStatus);
      return resolutionOf(rowAmong(found.rows, text), found.code);
    },
  };
}

const codeTables /*: Map<string, CodeTable> */ = new Map();

export function tableOf(provider /*: string */) /*: CodeTable | undefined */ {
  const known = codeTables.get(provider);
  if (known) return known;
  const providerData = own(coreData.providers, provider);
  if (!providerData) return undefined;
  const table = codeTable(provider, providerData);
  codeTables.set(provider, table);
  return table;
}

/** Returns the tables of a provider's fallback providers, such as the standards that it uses, in lookup order. */
export function fallbacksOf(table /*: CodeTable */) /*: CodeTable[] */ {
  return (table.data.fallback || []).map(tableOf).filter((fallback) => fallback !== undefined) /*:: as CodeTable[] */;
}

/** Whether the code is so common that other providers use it with another meaning. */
export function isCommonName(resolution /*: Resolution */) /*: boolean */ {
  return resolution.row.details.strength === "plain";
}

export function knowsSurface(provider /*: string */, surface /*: string */) /*: boolean */ {
  const table = tableOf(provider);
  if (!table) return false;
  return [table, ...fallbacksOf(table)].some((each) => each.surfaceNamed(surface) !== undefined);
}

function resolveValue(
  value /*: string */, provider /*: string */, surface /*: string | undefined */,
  text /*: Description | undefined */) /*: Resolution | undefined */ {
  const table = tableOf(provider);
  if (!table) return undefined;
  const fallbacks = fallbacksOf(table);
  const byFallbacks = () => firstResult(fallbacks, (fallback) => {
    const found = fallback.resolve(value, text);
    return found && !isCommonName(found) ? found : undefined;
  });
  if (surface) {
    const index = table.surfaceNamed(surface);
    if (index !== undefined) return table.resolveOn(index, value, text) || byFallbacks();
    for (const fallback of fallbacks) {
      const other = fallback.surfaceNamed(surface);
      if (other !== undefined) return fallback.resolveOn(other, value, text);
    }
  }
  return table.resolve(value, text) || byFallbacks();
}

/** Resolves a code; a code that the named surface lacks and another surface conceals is concealed too. */
export function resolveNamed(
  code /*: string */, provider /*: string */, surface /*: string | undefined */, text /*: Description | undefined */,
  flow /*: string | undefined */) /*: Resolution | undefined */ {
  // Error domains use the same numbers with different meanings.
  const isInDomain = surface && looksLikeDomain(surface) && !knowsSurface(provider, surface);
  if (isInDomain && integer(code) !== undefined) return undefined;
  const resolution = resolveValue(code, provider, surface, text);
  if (surface === undefined) return resolution && concealedOnAnySurface(resolution, flow);
  const isUnknown = isUnknownOn(resolution, surface, provider);
  const elsewhere = isUnknown ? resolveNamed(code, provider, undefined, undefined, flow) : undefined;
  if (!elsewhere || !concealmentTarget([elsewhere.row], [flow])) return resolution;
  return { ...elsewhere, method: methodOf(provider, surface) };
}

/** Whether a surface lacks a code: the code has no meaning, or only a meaning of a fallback provider. */
function isUnknownOn(
  resolution /*: Resolution | undefined */, surface /*: string */, provider /*: string */) /*: boolean */ {
  const table = tableOf(provider);
  if (!table || !resolution) return table !== undefined && knowsSurface(provider, surface);
  return table.surfaceNamed(surface) !== undefined && resolution.provider !== provider;
}

/** Returns how people sign in on a surface of a provider, if that is certain. */
export function methodOf(provider /*: string */, surface /*: string */) /*: string | undefined */ {
  const table = tableOf(provider) /*:: as CodeTable */;
  const index = table.surfaceNamed(surface);
  return index === undefined ? table.data.method : table.methodOn(index);
}

// MARK: Concealment

/*:: interface ResolvedKind { kind: string; isConcealing: boolean } */

const allKinds = () => Object.keys(coreData.kinds);

/** Returns the value for a flow, or the default value. */
function inFlow/*:: <Value>*/(
  standard /*: Value */, byFlow /*: ByFlow<Value> | undefined */, flow /*: string | undefined */) /*: Value */ {
  const value = own(byFlow, flow || "");
  return value === undefined ? standard : value;
}

export function kindOf(row /*: CodeRow */, flow /*: string | undefined */) /*: string */ {
  return inFlow(row.kind, row.details.kindIn, flow);
}

/** Returns the kinds that replace a concealed kind, by flow and `default`. */
function targetsOf(kind /*: string */) /*: ByFlow<string | false> */ {
  const target = coreData.kinds[kind].concealedAs;
  return typeof target === "string" ? { default: target } : target || {};
}

/** Returns the kind that replaces a concealed kind in a flow. */
function targetOf(kind /*: string */, flow /*: string | undefined */) /*: string | undefined */ {
  const targets = targetsOf(kind);
  return inFlow/*:: <string | false | undefined>*/(own(targets, "default"), targets, flow) || undefined;
}

/**
 * Whether a disclosure conceals a kind as a target.
 *
 * `verified` discloses the kinds of a sign-in and what is wrong with a code or link, except in the flow `recover`, in
 * which no first factor was given.
 */
function conceals(disclosure /*: string */, kind /*: string */, target /*: string */, flow /*: string | undefined */) {
  if (disclosure === "strict") return true;
  if (disclosure === "helpful") return false;
  return flow === "recover"
    || (kind !== "invalidCredentials" && target !== "invalidCredentials" && target !== "invalidVerificationCode");
}

/** Returns the last kind of the chain of concealments that starts with a kind. */
function endOfChain(kind /*: string */, disclosure /*: string */, flow /*: string | undefined */) /*: string */ {
  let last = own(coreData.kinds, kind) ? kind : "unknown";
  // A chain is shorter than the list of kinds.
  for (let count = allKinds().length; count > 0; count -= 1) {
    const target = targetOf(last, flow);
    if (!target || !conceals(disclosure, last, target, flow) || !own(coreData.kinds, target)) break;
    last = target;
  }
  return last;
}

/** The results of `concealingKinds`, by disclosure and flow. */
const concealing /*: Map<string, Set<string>> */ = new Map();

/** Returns the kinds that replace other kinds under concealment. */
function concealingKinds(disclosure /*: string */, flow /*: string | undefined */) /*: Set<string> */ {
  const key = `${disclosure} ${flow}`;
  let kinds = concealing.get(key);
  if (!kinds) {
    kinds = new Set();
    for (const kind of allKinds()) {
      const replacement = endOfChain(kind, disclosure, flow);
      if (replacement !== kind) kinds.add(replacement);
    }
    concealing.set(key, kinds);
  }
  return kinds;
}

/**
 * For each kind that replaces another kind only in some flows, the kind that is replaced by it.
 *
 * `invalidCredentials` is replaced by `checkInbox` during recovery, so a row that is concealed as `checkInbox` is shown
 * as `invalidCredentials` during sign-in.
 */
const flowIndependentTargets /*: Map<string, string> */ = new Map();

function flowIndependentTarget(target /*: string */) /*: string */ {
  if (flowIndependentTargets.size === 0) {
    const targets = new Set();
    for (const kind of allKinds()) Object.values(targetsOf(kind)).forEach((each) => targets.add(each));
    for (const kind of allKinds()) {
      const targetsByFlow = targetsOf(kind);
      if (own(targetsByFlow, "default") || !targets.has(kind) || flowIndependentTargets.has(kind)) continue;
      for (const each of Object.values(targetsByFlow)) if (each) flowIndependentTargets.set(each, kind);
    }
  }
  return flowIndependentTargets.get(target) || target;
}

/** Returns the kind that replaces a row; false for no concealment, undefined if the row does not specify it. */
export function concealmentOf(row /*: CodeRow */, flow /*: string | undefined */) /*: string | false | undefined */ {
  const { concealedAs } = row.details;
  const target = typeof concealedAs === "object"
    ? inFlow/*:: <string | false | undefined>*/(own(concealedAs, "default"), concealedAs, flow) : concealedAs;
  if (typeof target !== "string" || flow === undefined || flow === "recover" || flow === "refresh") return target;
  // A message that was not delivered says nothing about the code that the person enters.
  const kind = kindOf(row, flow);
  if (flow === "verify" && (kind === target || targetOf(kind, flow) === target)) return target;
  return flowIndependentTarget(target);
}

/** Returns the kind to show for a row. */
function resolveKind(
  row /*: CodeRow */, disclosure /*: string */, flow /*: string | undefined */) /*: ResolvedKind */ {
  const kind = kindOf(row, flow);
  const concealedAs = concealmentOf(row, flow);
  // The concealment of the row takes precedence over the concealment of its kind.
  const effective = concealedAs === undefined ? disclosure : "helpful";
  if (concealedAs && conceals(disclosure, kind, concealedAs, flow)) {
    return { kind: endOfChain(concealedAs, disclosure, flow), isConcealing: true };
  }
  const resolved = endOfChain(kind, effective, flow);
  return { kind: resolved, isConcealing: concealingKinds(effective, flow).has(resolved) };
}

/** Returns the first kind of the catalog that strict disclosure conceals one of some rows as, in one of some flows. */
export function concealmentTarget(
  rows /*: CodeRow[] */, flowsOfError /*: (string | undefined)[] */) /*: string | undefined */ {
  const targets = rows.map((row) => firstResult(flowsOfError, (flow) => {
    const { kind, isConcealing } = resolveKind(row, "strict", flow);
    return isConcealing ? kind : undefined;
  }));
  return allKinds().find((kind) => targets.includes(kind));
}

/** Returns the resolution of a code whose surface is not known: concealed if any surface conceals it. */
export function concealedOnAnySurface(
  resolution /*: Resolution */, flow /*: string | undefined */) /*: Resolution */ {
  const { row, meanings } = resolution;
  const target = concealmentTarget(meanings.map((meaning) => meaning.row), [flow]);
  return !target || concealmentTarget([row], [flow]) ? resolution : concealedAs(resolution, target);
}

/** Returns the same resolution, concealed as a kind. */
export function concealedAs(resolution /*: Resolution */, target /*: string */) /*: Resolution */ {
  const { row } = resolution;
  return { ...resolution, row: { ...row, details: { ...row.details, concealedAs: target } } };
}

/** Returns the broader kind of a kind that is in no class of concealed kinds. */
function broaderOf(kind /*: string */, flow /*: string | undefined */) /*: string | undefined */ {
  if (targetOf(kind, flow)) return undefined;
  for (const other of allKinds()) {
    const targets = targetsOf(other);
    for (const each of Object.keys(targets)) if (own(targets, each) === kind) return undefined;
  }
  return coreData.kinds[kind].broader;
}

// MARK: Decisions

const flows = ["signIn", "signUp", "link", "change", "recover", "verify", "refresh"];

export function flowOf(options /*: Options */) /*: string | undefined */ {
  return options.flow && flows.includes(options.flow) ? options.flow : undefined;
}

function disclosureOf(options /*: Options */) /*: string */ {
  const { disclosure } = options;
  return disclosure === "verified" || disclosure === "helpful" ? disclosure : "strict";
}

/** Returns a row that no table has. */
export function rowOf(kind /*: string */, details /*: RowDetails */ = noDetails) /*: CodeRow */ {
  return { code: "", kind, details, surface: 0, phrase: undefined };
}

export function unknownResolution(
  provider /*: string | undefined */ = undefined, code /*: string | undefined */ = undefined) /*: Resolution */ {
  return { row: rowOf("unknown"), provider, surface: undefined, code, method: undefined, isKnown: false, meanings: [] };
}

/** Returns a resolution as the resolution of a provider that passed the code on. */
export function attributed(resolution /*: Resolution */, provider /*: string */) /*: Resolution */ {
  const table = tableOf(provider);
  const method = table && table.data.method;
  return resolution.provider === provider ? resolution : { ...resolution, provider, method };
}

/** Returns the decision for a resolution, with the arguments that the error contains. */
export function decide(
  resolution /*: Resolution */, errorArguments /*: ArgumentValues */, options /*: Options */,
  ignored /*: string[] */) /*: Decision */ {
  const flow = flowOf(options);
  const disclosure = disclosureOf(options);
  const { kind, isConcealing } = resolveKind(resolution.row, disclosure, flow);
  const definition = coreData.kinds[kind];
  const decision /*: DecisionOf<Kind> */ = {
    kind: kind /*:: as Kind */,
    known: resolution.isKnown || isConcealing,
    presentation: inFlow(definition.presentation, definition.presentationIn, flow),
    retryable: definition.retryable,
    status: definition.status,
  };
  if (definition.recovery) decision.action = { id: definition.recovery /*:: as Recovery */ };
  const broader = broaderOf(kind, flow);
  if (broader) decision.broader = broader;
  if (!isConcealing) {
    if (resolution.provider) {
      decision.source = { provider: resolution.provider };
      if (resolution.surface) decision.source.surface = resolution.surface;
      const { code } = resolution;
      const hidesCode = disclosure === "strict" && kind === "unknown";
      if (code && !hidesCode && (resolution.isKnown || looksLikeCode(code))) decision.source.code = code;
    }
    const candidates = resolution.meanings.map(({ provider, surface, row }) => {
      const resolvedKind = resolveKind(row, disclosure, flow).kind /*:: as Kind */;
      return provider ? { provider, surface, kind: resolvedKind } : { surface, kind: resolvedKind };
    });
    if (new Set(candidates.map((candidate) => candidate.kind)).size > 1) {
      decision.ambiguous = true;
      decision.candidates = candidates;
    }
  }
  if (ignored.length > 0) decision.ignored = ignored;
  // Concealed copy uses no arguments of the error.
  const values /*: Record<string, ArgumentValue> */ = isConcealing ? {} : { ...errorArguments };
  const method = resolution.method || options.method;
  if (method !== undefined) values.method = method;
  if (options.identifier !== undefined) values.identifier = options.identifier;
  if (flow) values.flow = flow;
  if (isConcealing) values.cause = "hidden";
  if (Object.keys(values).length > 0) decision.arguments = values;
  return decision /*:: as Decision */;
}

/** Returns the arguments that a row implies, if its kind uses them. */
export function rowArguments({ row } /*: Resolution */, flow /*: string | undefined */) {
  const used = (own(coreData.kinds, kindOf(row, flow)) || coreData.kinds.unknown).arguments || [];
  const values /*: Record<string, ArgumentValue> */ = {};
  const implied = row.details.arguments || {};
  for (const name of Object.keys(implied)) if (used.includes(name)) set(values, name, implied[name]);
  return values;
}

/**
 * Returns the names of options that have no effect.
 *
 * @param isKnown whether the module knows the provider.
 */
export function ignoredOptions(provider /*: string */, options /*: Options */, isKnown /*: boolean */) /*: string[] */ {
  const names = isKnown ? [] : ["provider"];
  if (options.surface !== undefined && !knowsSurface(provider, options.surface)) names.push("surface");
  if (options.flow !== undefined && flowOf(options) === undefined) names.push("flow");
  return names;
}

/** Returns the decision for a provider's code. */
export function decideCode(
  provider /*: string */, code /*: string | number */, options /*: Options */ = {}) /*: Decision */ {
  const flow = flowOf(options);
  const text = ["string", "number", "bigint"].includes(typeof code) ? String(code) : "";
  const found = resolveNamed(text, provider, options.surface, undefined, flow);
  const resolution = found ? attributed(found, provider) : unknownResolution(provider, text);
  const ignored = ignoredOptions(provider, options, tableOf(provider) !== undefined);
  return decide(resolution, rowArguments(resolution, flow), options, ignored);
}

// MARK: Data

export const coreData /*: CoreData */ = CORE_DATA;

/** The providers whose codes this module knows. */
export const providers /*: readonly Provider[] */ = Object.keys(coreData.providers) /*:: as Provider[] */;

/** The version of the catalog that this module was exported from. */
export const version /*: string */ = coreData.catalog;

export { decideCode as resolve };

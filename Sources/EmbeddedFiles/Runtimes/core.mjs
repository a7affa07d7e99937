import { bytesOf, firstResult, integer, own, set, textOf } from "./base.mjs";

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
  const characters = foldCharacters(text, "_");
  const letters /*: string[] */ = [];
  for (let offset = 0; offset < characters.length; offset += 1) {
    const letter = characters.charAt(offset);
    if (/[ _\-\t-\r]/.test(letter)) continue;
    let added = [letter];
    if (letter === "'") {
      const isNegation = letters.length > 1 && letters[letters.length - 1] === "n" && /t/i.test(text.charAt(offset + 1));
      // The `n` of `can't` belongs to both words of `cannot`.
      added = !isNegation ? [] : letters.slice(-3).join("") === "can" ? ["n", "o", "t"] : ["o", "t"];
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
  const { ends, parts } = coreData.domainNames;
  return !name.includes("/") && (name.slice(1, -1).includes(".") || ends.some((end) => name.endsWith(end)) ||
    parts.some((part) => name.includes(part)));
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
interface CodeName {
  spelling: string;
  isSymbol: boolean;
  rows: number[];
}
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
  tables.clear();
}

/** Returns the constant from which a code is derived: `USER_NOT_FOUND` for `auth/user-not-found`. */
function constantOf(code /*: string */) /*: string */ {
  return code.slice(code.lastIndexOf("/") + 1).toUpperCase().replace(/-/g, "_");
}

/** The codes of one provider. */
class CodeTable {
  /*::
  readonly id: string;
  readonly data: ProviderData;
  readonly surfaces: readonly Surface[];
  readonly rows: CodeRow[];
  readonly names: Map<string, CodeName[]>;
  readonly numbers: Map<number, number[]>;
  readonly prefixes: { folded: string; row: number }[];
  readonly ranges: { from: number; to: number; row: number }[];
  readonly separators: string[];
  readonly phraseRows: number[];
  */
  constructor(id /*: string */, providerData /*: ProviderData */) {
    this.id = id;
    this.data = providerData;
    this.surfaces = providerData.surfaces || [];
    this.rows = [];
    this.names = new Map();
    this.numbers = new Map();
    this.prefixes = [];
    this.ranges = [];
    this.separators = [];
    this.surfaces.forEach((surface, index) => {
      if (surface.detailAfter && !this.separators.includes(surface.detailAfter)) this.separators.push(surface.detailAfter);
      const groups = [...(surface.codes || []), ...(own(phrasesOf(id), surface.id) || [])];
      for (const [kind, codes, details] of groups) this.addGroup(kind, codes, details || noDetails, index);
    });
    this.phraseRows = this.rows.map((_, index) => index).filter((row) => this.rows[row].details.match === "phrase");
  }

  /**
   * Adds codes of one kind: a list, or one text of codes with their symbols and numbers, `code|symbol|number`; the symbol
   * `=` means the constant from which the code is derived.
   */
  addGroup(kind /*: string */, codes /*: string | readonly string[] */, details /*: RowDetails */, surface /*: number */) {
    if (typeof codes !== "string") {
      for (const code of codes) this.add(code, kind, details, surface);
      return;
    }
    for (const text of codes.split(" ")) {
      const [code, symbol, numeric] = text.split("|");
      let rowDetails = details;
      if (symbol) rowDetails = { ...rowDetails, symbol: symbol === "=" ? constantOf(code) : symbol };
      if (numeric) rowDetails = { ...rowDetails, numeric: Number(numeric) };
      this.add(code, kind, rowDetails, surface);
    }
  }

  add(code /*: string */, kind /*: string */, details /*: RowDetails */, surface /*: number */) {
    const row = this.rows.length;
    const text = details.match === "phrase" ? code : details.description;
    this.rows.push({ code, kind, details, surface, phrase: (text && foldPhrase(text)) || undefined });
    this.addName(code, false, row);
    if (details.symbol !== undefined) this.addName(details.symbol, true, row);
    if (details.numeric !== undefined) {
      const rows = this.numbers.get(details.numeric) || [];
      rows.push(row);
      this.numbers.set(details.numeric, rows);
    }
    if (details.match === "prefix") this.prefixes.push({ folded: foldCode(code), row });
    if (details.match === "range") {
      const bounds = code.split("-").filter((bound) => bound !== "").map(Number);
      this.ranges.push({ from: bounds[0], to: bounds[1], row });
    }
  }

  /** Adds a name of a row. Among names with the same folded form, codes precede symbols. */
  addName(spelling /*: string */, isSymbol /*: boolean */, row /*: number */) {
    const folded = foldCode(spelling);
    const names = this.names.get(folded) || [];
    const known = names.find((name) => name.spelling === spelling && name.isSymbol === isSymbol);
    const firstSymbol = names.findIndex((name) => name.isSymbol);
    if (known) known.rows.push(row);
    else names.splice(isSymbol || firstSymbol < 0 ? names.length : firstSymbol, 0, { spelling, isSymbol, rows: [row] });
    this.names.set(folded, names);
  }

  /** Whether the codes of a surface are HTTP statuses. */
  isHTTPStatus(surface /*: number */) /*: boolean */ {
    const id = this.surfaces[surface].id;
    return id === "http-status" || id.endsWith("/http-status");
  }

  /** Returns the index of the surface with an id or error domain. */
  surfaceNamed(name /*: string */) /*: number | undefined */ {
    let index = this.surfaces.findIndex((surface) => surface.id === name);
    const domain = own(this.data.domains, name);
    if (index < 0 && domain !== undefined) index = this.surfaces.findIndex((surface) => surface.id === domain);
    return index < 0 ? undefined : index;
  }

  methodOn(surface /*: number */) /*: string | undefined */ {
    return this.surfaces[surface].method || this.data.method;
  }

  /** Returns a surface, and the other surfaces that callers may mean when they name it. */
  withAlternatives(surface /*: number */) /*: number[] */ {
    const alternatives = (this.surfaces[surface].also || []).map((name) => this.surfaceNamed(name));
    return [surface, ...alternatives.filter((other) => other !== undefined)] /*:: as number[] */;
  }

  /**
   * Returns the rows of a value, by the first interpretation that matches: a code, a symbol, a number; a code or a
   * symbol in another spelling; a number within a range; a code that is a prefix of the value; the same for the part
   * before a separator.
   */
  find(value /*: string */, isWanted /*: (surface: number) => boolean */) /*: CodeMatch */ {
    if (bytesOf(value).length <= 512) {
      const found = this.findWhole(value, isWanted);
      if (found) return found;
    }
    const start = textOf(bytesOf(value).slice(0, 512));
    for (const separator of this.separators) {
      const end = start.indexOf(separator);
      if (end < 0) continue;
      const code = value.slice(0, end).replace(/\s+$/, "");
      const found = this.findWhole(
        code, (surface) => this.surfaces[surface].detailAfter === separator && isWanted(surface));
      if (found) return found;
    }
    return { rows: [], code: value };
  }

  findWhole(value /*: string */, isWanted /*: (surface: number) => boolean */) /*: CodeMatch | undefined */ {
    const wanted = (rows /*: number[] */) => rows.filter((row) => isWanted(this.rows[row].surface));
    const folded = foldCode(value);
    const names = this.names.get(folded) || [];
    for (const name of names) {
      const rows = name.spelling === value ? wanted(name.rows) : [];
      if (rows.length > 0) return { rows, code: value };
    }
    const number = integer(value);
    if (number !== undefined) {
      const rows = wanted(this.numbers.get(number) || []);
      if (rows.length > 0) return { rows, code: String(number) };
    }
    for (const name of names) {
      const rows = wanted(name.rows);
      if (rows.length > 0) return { rows, code: name.spelling };
    }
    const partialMatch = (rows /*: number[] */) =>
      rows.length > 0 ? { rows, code: looksLikeCode(value) ? value : this.rows[rows[0]].code } : undefined;
    if (number !== undefined) {
      const ranges = this.ranges.filter((range) => range.from <= number && number <= range.to);
      const found = partialMatch(wanted(ranges.map((range) => range.row)));
      if (found) return found;
    }
    const prefixes = this.prefixes.filter(
      (prefix) => folded.startsWith(prefix.folded) && isWanted(this.rows[prefix.row].surface));
    const longest = Math.max(...prefixes.map((prefix) => bytesOf(prefix.folded).length));
    return partialMatch(
      prefixes.filter((prefix) => bytesOf(prefix.folded).length === longest).map((prefix) => prefix.row));
  }

  /** Returns the row with the longest phrase that a text contains; among equal lengths, the first. */
  describedRow(rows /*: number[] */, text /*: Description | undefined */) /*: number | undefined */ {
    let best /*: number | undefined */;
    let longest = 0;
    if (text === undefined) return undefined;
    for (const row of rows) {
      const phrase = this.rows[row].phrase;
      if (phrase === undefined || !text.includes(phrase)) continue;
      const length = bytesOf(phrase).length;
      if (length > longest) {
        best = row;
        longest = length;
      }
    }
    return best;
  }

  /**
   * Returns, from rows of one code and surface, the row whose phrase matches, else the row without a phrase.
   *
   * @param orFirst whether the first row is returned if all have a phrase and none matches.
   */
  rowAmong(rows /*: number[] */, text /*: Description | undefined */, orFirst /*: boolean */) /*: number | undefined */ {
    const described = this.describedRow(rows, text);
    if (described !== undefined) return described;
    const plain = rows.find((row) => this.rows[row].details.description === undefined);
    return plain !== undefined ? plain : orFirst ? rows[0] : undefined;
  }

  /** Returns the resolution of a code by its first row; if the rows have different kinds, all are its meanings. */
  resolution(rows /*: number[] */, code /*: string */) /*: Resolution */ {
    const first = this.rows[rows[0]];
    const kindsOf = (row /*: CodeRow */) => JSON.stringify([row.kind, sortedFlows(row.details.kindIn)]);
    const differ = rows.some((row) => kindsOf(this.rows[row]) !== kindsOf(first));
    const meanings = rows.map((row) => ({ surface: this.surfaces[this.rows[row].surface].id, row: this.rows[row] }));
    return {
      row: first, provider: this.id, surface: this.surfaces[first.surface].id, code, method: this.data.method,
      isKnown: true, meanings: differ ? meanings : [],
    };
  }

  /** Resolves a value on the surface that the caller named. */
  resolveOn(surface /*: number */, value /*: string */, text /*: Description | undefined */) /*: Resolution | undefined */ {
    const surfaces = this.withAlternatives(surface);
    const resolution =
      this.resolveOnFirst(surfaces, value, text) ||
      this.resolveDerived(value, surfaces) ||
      this.resolvePhrase(value, (index) => surfaces.includes(index));
    return resolution && { ...resolution, method: this.methodOn(surface) };
  }

  /** Resolves a value on any surface. */
  resolve(value /*: string */, text /*: Description | undefined */) /*: Resolution | undefined */ {
    return this.resolveCode(value, text) || this.resolvePhrase(value, (surface) => !this.isHTTPStatus(surface));
  }

  /** Resolves a value on any surface, without the phrases. */
  resolveCode(
    value /*: string */, text /*: Description | undefined */,
    preferred /*: number[] */ = []) /*: Resolution | undefined */ {
    const anywhere = this.find(value, (surface) => !this.isHTTPStatus(surface));
    if (anywhere.rows.length === 0) return this.resolveDerived(value, this.surfaces.map((_, index) => index));
    return this.resolveMatch(value, anywhere, text, preferred) || this.resolution(this.rowOfEach(anywhere.rows, text), anywhere.code);
  }

  /** Returns one row for each surface. */
  rowOfEach(rows /*: number[] */, text /*: Description | undefined */) /*: number[] */ {
    const chosen /*: number[] */ = [];
    let start = 0;
    while (start < rows.length) {
      let end = start;
      while (end < rows.length && this.rows[rows[end]].surface === this.rows[rows[start]].surface) end += 1;
      chosen.push(this.rowAmong(rows.slice(start, end), text, true) /*:: as number */);
      start = end;
    }
    return chosen;
  }

  /** Chooses a row of a value by its phrase, else by the preferred surfaces; undefined if neither decides. */
  resolveMatch(
    value /*: string */, anywhere /*: CodeMatch */, text /*: Description | undefined */,
    preferred /*: number[] */) /*: Resolution | undefined */ {
    const found = preferred.map((surface) => this.find(value, (index) => index === surface));
    for (const each of found) {
      const row = this.describedRow(each.rows, text);
      if (row !== undefined) return this.resolution([row], each.code);
    }
    const described = this.describedRow(anywhere.rows, text);
    if (described !== undefined) return this.resolution([described], anywhere.code);
    for (const each of found) {
      const row = this.rowAmong(each.rows, text, true);
      if (row !== undefined) return this.resolution([row], each.code);
    }
    return undefined;
  }

  /** Resolves a value on the first surface that has it. */
  resolveOnFirst(
    surfaces /*: number[] */, value /*: string */, text /*: Description | undefined */) /*: Resolution | undefined */ {
    for (const surface of surfaces) {
      const found = this.find(value, (index) => index === surface);
      if (found.rows.length === 0) continue;
      return this.resolution([this.rowAmong(found.rows, text, true) /*:: as number */], found.code);
    }
    return undefined;
  }

  /** Resolves a text by the longest phrase that it contains. */
  resolvePhrase(value /*: string */, isWanted /*: (surface: number) => boolean */) /*: Resolution | undefined */ {
    // A text without a space inside or a non-ASCII character is a code, a token or an id, not a phrase.
    if (!/[^ ] +[^ ]|[\u0080-\uffff]/.test(value)) return undefined;
    const rows = this.phraseRows.filter((row) => isWanted(this.rows[row].surface));
    const row = this.describedRow(rows, foldPhrase(value));
    return row === undefined ? undefined : this.resolution([row], this.rows[row].code);
  }

  /** Resolves a code that a rule derives from a code of another surface. */
  resolveDerived(value /*: string */, surfaces /*: number[] */) /*: Resolution | undefined */ {
    for (const surface of surfaces) {
      const rule = this.surfaces[surface].derives;
      // SDKs derive codes only, without a sentence after the code.
      if (!rule || !value.startsWith(rule.prefix) || /[\0-\x20\x7f]/.test(value)) continue;
      const source = this.surfaceNamed(rule.from);
      const code = value.slice(rule.prefix.length).toUpperCase().replace(/-/g, "_");
      const match = source === undefined ? undefined : this.resolveOnFirst([source], code, undefined);
      if (match) {
        return { ...match, surface: this.surfaces[surface].id, code: value, method: this.data.method, meanings: [] };
      }
    }
    return undefined;
  }
}

function sortedFlows(kinds /*: ByFlow<string> | undefined */) {
  return Object.keys(kinds || {}).sort().map((flow) => [flow, own(kinds, flow)]);
}

const tables /*: Map<string, CodeTable> */ = new Map();

export function tableOf(provider /*: string */) /*: CodeTable | undefined */ {
  const known = tables.get(provider);
  if (known) return known;
  const providerData = own(coreData.providers, provider);
  if (!providerData) return undefined;
  const table = new CodeTable(provider, providerData);
  tables.set(provider, table);
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
  if (surface !== undefined) {
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
  if (surface !== undefined && looksLikeDomain(surface) && integer(code) !== undefined && !knowsSurface(provider, surface)) {
    return undefined;
  }
  const resolution = resolveValue(code, provider, surface, text);
  if (surface === undefined) return resolution && concealedOnAnySurface(resolution, flow);
  const found = isUnknownOn(resolution, surface, provider) ? resolveValue(code, provider, undefined, undefined) : undefined;
  const elsewhere = found && concealedOnAnySurface(found, flow);
  if (!elsewhere || concealmentTarget([elsewhere.row], [flow]) === undefined) return resolution;
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

/** Returns the value for a flow, or the default value. */
function inFlow/*:: <Value>*/(
  standard /*: Value */, byFlow /*: ByFlow<Value> | undefined */, flow /*: string | undefined */) /*: Value */ {
  const value = flow === undefined ? undefined : own(byFlow, flow);
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
 * `verified` discloses the kinds of a sign-in, except in the flow `recover`, in which no first factor was given.
 */
function conceals(disclosure /*: string */, kind /*: string */, target /*: string */, flow /*: string | undefined */) {
  if (disclosure === "strict") return true;
  if (disclosure === "helpful") return false;
  return flow === "recover" || (kind !== "invalidCredentials" && target !== "invalidCredentials");
}

/** Returns the last kind of the chain of concealments that starts with a kind. */
function endOfChain(kind /*: string */, disclosure /*: string */, flow /*: string | undefined */) /*: string */ {
  let last = own(coreData.kinds, kind) ? kind : "unknown";
  // A chain is shorter than the list of kinds.
  for (let count = Object.keys(coreData.kinds).length; count > 0; count -= 1) {
    const target = targetOf(last, flow);
    if (target === undefined || !conceals(disclosure, last, target, flow) || !own(coreData.kinds, target)) break;
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
    for (const kind of Object.keys(coreData.kinds)) {
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
    for (const kind of Object.keys(coreData.kinds)) for (const each of Object.values(targetsOf(kind))) targets.add(each);
    for (const kind of Object.keys(coreData.kinds)) {
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
  const usesFlowIndependentTarget = flow === "signIn" || flow === "signUp" || flow === "link" || flow === "change";
  return typeof target === "string" && usesFlowIndependentTarget ? flowIndependentTarget(target) : target;
}

/** Returns the kind to show for a row. */
export function resolveKind(row /*: CodeRow */, disclosure /*: string */, flow /*: string | undefined */) /*: ResolvedKind */ {
  const kind = kindOf(row, flow);
  const concealedAs = concealmentOf(row, flow);
  // The concealment of the row takes precedence over the concealment of its kind.
  let effective = disclosure;
  if (concealedAs === false) effective = "helpful";
  else if (concealedAs !== undefined) {
    if (conceals(disclosure, kind, concealedAs, flow)) {
      return { kind: endOfChain(concealedAs, disclosure, flow), isConcealing: true };
    }
    effective = "helpful";
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
  return Object.keys(coreData.kinds).find((kind) => targets.includes(kind));
}

/** Returns the resolution of a code whose surface is not known: concealed if any surface conceals it. */
export function concealedOnAnySurface(
  resolution /*: Resolution */, flow /*: string | undefined */) /*: Resolution */ {
  const { row, meanings } = resolution;
  const concealedAs = concealmentTarget(meanings.map((meaning) => meaning.row), [flow]);
  if (concealedAs === undefined || concealmentTarget([row], [flow]) !== undefined) return resolution;
  return { ...resolution, row: { ...row, details: { ...row.details, concealedAs } } };
}

/** Returns the broader kind of a kind that is in no class of concealed kinds. */
function broaderOf(kind /*: string */, flow /*: string | undefined */) /*: string | undefined */ {
  if (targetOf(kind, flow) !== undefined) return undefined;
  for (const other of Object.keys(coreData.kinds)) {
    const targets = targetsOf(other);
    for (const each of Object.keys(targets)) if (own(targets, each) === kind) return undefined;
  }
  return coreData.kinds[kind].broader;
}

// MARK: Decisions

const flows = ["signIn", "signUp", "link", "change", "recover", "verify", "refresh"];

export function flowOf(options /*: Options */) /*: string | undefined */ {
  return options.flow !== undefined && flows.includes(options.flow) ? options.flow : undefined;
}

function disclosureOf(options /*: Options */) /*: string */ {
  const { disclosure } = options;
  return disclosure === "verified" || disclosure === "helpful" ? disclosure : "strict";
}

/** Returns a row that no table has. */
export function rowOf(kind /*: string */, details /*: RowDetails */ = noDetails) /*: CodeRow */ {
  return { code: "", kind, details, surface: 0, phrase: undefined };
}

export function unknownResolution(provider /*: string | undefined */, code /*: string | undefined */) /*: Resolution */ {
  return {
    row: rowOf("unknown"), provider, surface: undefined, code, method: undefined, isKnown: false, meanings: [],
  };
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
    known: resolution.isKnown,
    presentation: inFlow(definition.presentation, definition.presentationIn, flow),
    retryable: definition.retryable,
    status: definition.status,
  };
  if (definition.recovery !== undefined) decision.action = { id: definition.recovery /*:: as Recovery */ };
  const broader = broaderOf(kind, flow);
  if (broader !== undefined) decision.broader = broader;
  if (!isConcealing) {
    if (resolution.provider !== undefined) {
      decision.source = { provider: resolution.provider };
      if (resolution.surface !== undefined) decision.source.surface = resolution.surface;
      const { code } = resolution;
      const hidesCode = disclosure === "strict" && kind === "unknown";
      if (code !== undefined && !hidesCode && (resolution.isKnown || looksLikeCode(code))) decision.source.code = code;
    }
    const candidates = resolution.meanings.map(({ provider, surface, row }) => {
      const resolvedKind = resolveKind(row, disclosure, flow).kind /*:: as Kind */;
      return provider === undefined ? { surface, kind: resolvedKind } : { provider, surface, kind: resolvedKind };
    });
    if (new Set(candidates.map((candidate) => candidate.kind)).size > 1) {
      decision.ambiguous = true;
      decision.candidates = candidates;
    }
  }
  if (ignored.length > 0) decision.ignored = ignored;
  const values /*: Record<string, ArgumentValue> */ = {};
  // Concealed copy uses no arguments of the error.
  if (!isConcealing) {
    for (const name of Object.keys(errorArguments)) set(values, name, own(errorArguments, name) /*:: as ArgumentValue */);
  }
  const method = resolution.method === undefined ? options.method : resolution.method;
  if (method !== undefined) values.method = method;
  if (options.identifier !== undefined) values.identifier = options.identifier;
  if (flow !== undefined) values.flow = flow;
  if (Object.keys(values).length > 0) decision.arguments = values;
  return decision /*:: as Decision */;
}

/** Returns the arguments that a row implies, if its kind uses them. */
export function rowArguments(resolution /*: Resolution */, flow /*: string | undefined */) /*: Record<string, ArgumentValue> */ {
  const used = (own(coreData.kinds, kindOf(resolution.row, flow)) || coreData.kinds.unknown).arguments || [];
  const values /*: Record<string, ArgumentValue> */ = {};
  const implied = resolution.row.details.arguments || {};
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
export function decideCode(provider /*: string */, code /*: string | number */, options /*: Options */ = {}) /*: Decision */ {
  const flow = flowOf(options);
  const text = ["string", "number", "bigint"].includes(typeof code) ? String(code) : "";
  const found = resolveNamed(text, provider, options.surface, undefined, flow);
  const table = tableOf(provider);
  const resolution = !found ? unknownResolution(provider, text)
    : found.provider === provider ? found : { ...found, provider, method: table && table.data.method };
  return decide(resolution, rowArguments(resolution, flow), options, ignoredOptions(provider, options, table !== undefined));
}

// MARK: Data

export const coreData /*: CoreData */ = CORE_DATA;

/** The providers whose codes this module knows. */
export const providers /*: readonly Provider[] */ = Object.keys(coreData.providers) /*:: as Provider[] */;

/** The version of the catalog that this module was exported from. */
export const version /*: string */ = coreData.catalog;

export { decideCode as resolve };

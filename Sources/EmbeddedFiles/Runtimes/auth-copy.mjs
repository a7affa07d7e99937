// The code is the same in every export; the data is at the end.
//
// What a fix in the library has to change here too, because it is no data:
//
//   here                      in the library (Sources/AuthCopy and Sources/ICUMessageFormat)
//   Codes                     CodeIndex, CodeTable, CodeResolver, FoldedText, PhraseMatcher
//   Concealment               KindTable, Disclosure
//   Raw errors                RawError, RawErrorReader, PayloadPath, PayloadShape, ErrorText, ErrorChain, FormFields
//   Arguments in raw errors   ErrorArguments, LengthLimit, WaitingTime, PasswordRequirement, FieldName
//   Korean particles          FinalSound, NumberReading, SilentEnd; the words and their sounds are data
//   Messages                  CompiledMessage, PatternLocaleData; the patterns of locales are data
//   Arguments of the copy     CopyArgument, CopyArguments, TimeInWords
//   Locales                   LocaleTag, LocaleMatching; the table is data
//   Answers                   Catalog, CopyJSON

/*::
/** What the person was doing when the error occurred. **)
export type Flow = "signIn" | "signUp" | "link" | "change" | "recover" | "verify" | "refresh";

/** How much the copy may disclose about accounts. **)
export type Disclosure = "strict" | "verified" | "helpful";

/** How a client should show an error. **)
export type Presentation = "silent" | "inline" | "toast" | "dialog";

/** A value of an argument: text, a number, a date or its ISO 8601 form, or names and ids. **)
export type ArgumentValue = string | number | Date | readonly string[];

/** What a caller knows beside the code or the raw error. **)
export interface Options {
  /** A BCP 47 tag; the nearest exported locale is used. **)
  locale?: string | undefined;
  /** Where the provider emitted the code: a surface id or an error domain. **)
  surface?: string | undefined;
  flow?: Flow | undefined;
  /** `strict` if it is left out. **)
  disclosure?: Disclosure | undefined;
  /** How people sign in here, where the provider does not say it. **)
  method?: "password" | "code" | "passkey" | "provider" | undefined;
  /** What people sign in with beside a password. **)
  identifier?: "email" | "username" | "phone" | "any" | undefined;
  /** The HTTP status of the provider's response; only for raw errors. **)
  status?: number | undefined;
  /** The seconds of the response's header `Retry-After`; only for raw errors. **)
  retryAfter?: number | undefined;
  /** Arguments of the copy, by name. **)
  arguments?: Readonly<Record<string, ArgumentValue>> | undefined;
}

/** An error as a client shows it; members that do not apply are absent. **)
export interface Answer {
  /** The kind to show; under concealment it may differ from the error's own. **)
  kind: Kind;
  /** False for a code that is in no table. **)
  known: boolean;
  locale: Locale;
  title: string;
  message: string;
  action?: { id: Recovery; label: string };
  presentation: Presentation;
  retryable: boolean;
  /** The HTTP status of a response that reports this error. **)
  status: number;
  /** The parts whose text is in another language, because the locale has none. **)
  fallback?: ("title" | "message" | "action")[];
  /** A kind that includes this one, for clients that do not know it. **)
  broader?: string;
  source?: { provider: string; surface?: string; code?: string };
  /** Whether the code has other meanings on other surfaces. **)
  ambiguous?: true;
  candidates?: { provider?: string; surface: string; kind: Kind }[];
  /** The names of inputs that have no effect. **)
  ignored?: string[];
}

type Part = string | readonly unknown[];
type Pattern = string | readonly Part[];
type Branches = Readonly<Record<string, Pattern>>;
type ByFlow<Value> = Readonly<Record<string, Value>>;

interface RowDetails {
  readonly symbol?: string;
  readonly numeric?: number;
  readonly match?: string;
  readonly description?: string;
  readonly kindIn?: ByFlow<string>;
  readonly concealedAs?: string | false | ByFlow<string | false>;
  readonly arguments?: Readonly<Record<string, string | readonly string[]>>;
  readonly overloaded?: boolean;
  readonly strength?: string;
}
type CodeGroup = readonly [string, string | readonly string[], RowDetails?];
interface Surface {
  readonly id: string;
  readonly method?: string;
  readonly detailAfter?: string;
  readonly also?: readonly string[];
  readonly derives?: { readonly prefix: string; readonly from: string };
  readonly codes?: readonly CodeGroup[];
}
type Path = readonly string[];
interface Shape {
  readonly carrier?: string;
  readonly code?: string;
  readonly key?: string;
  readonly between?: readonly string[];
  readonly description?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly surfaces?: readonly string[];
}
interface ProviderData {
  readonly fallback?: readonly string[];
  readonly method?: string;
  readonly domains?: Readonly<Record<string, string>>;
  readonly begins?: readonly string[];
  readonly named?: readonly string[];
  readonly payloads?: readonly Shape[];
  readonly surfaces?: readonly Surface[];
}
interface KindData {
  readonly status: number;
  readonly presentation: Presentation;
  readonly presentationIn?: ByFlow<Presentation>;
  readonly recovery?: string;
  readonly retryable: boolean;
  readonly arguments?: readonly string[];
  readonly concealedAs?: string | ByFlow<string | false>;
  readonly broader?: string;
}
interface ArgumentData {
  readonly type: string;
  readonly default?: string | number | readonly string[];
  readonly defaultCopy?: string;
  /** Whether only the caller knows it. **)
  readonly fact?: boolean;
  readonly from?: readonly string[];
  readonly time?: string;
}
interface PluralData {
  readonly small?: Readonly<Record<string, readonly number[]>>;
  readonly large?: Readonly<Record<string, readonly number[]>>;
  readonly million?: string;
  readonly fraction?: string;
}
interface FormatData {
  readonly digits?: string;
  readonly minus: string;
  readonly decimal: string;
  readonly group: string;
  readonly groupSizes: readonly number[];
  readonly minimumGrouping: number;
  readonly list: readonly string[];
  readonly cardinal?: PluralData;
  readonly ordinal?: PluralData;
  readonly dates?: Readonly<Record<string, readonly string[]>>;
}
interface BySound { readonly v: string; readonly r: string; readonly c: string }
interface KoreanData {
  readonly words: BySound;
  readonly units: BySound;
  readonly symbols: BySound;
  readonly letters: string;
  readonly silent: string;
}
interface LimitWords {
  readonly keys: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly lengths: readonly string[];
}
interface Words {
  readonly messageKeys: readonly string[];
  readonly codeKeys: readonly string[];
  readonly credentials: readonly string[];
  readonly statusKeys: readonly string[];
  readonly secrets: readonly string[];
  readonly waitKeys: Readonly<Record<string, number>>;
  readonly waitUnits: Readonly<Record<string, number>>;
  readonly waitWords: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly fieldKeys: readonly string[];
  readonly factors: readonly (readonly string[])[];
  readonly requirements: readonly (readonly string[])[];
  readonly requirementOrder: readonly string[];
  readonly requirementLists: readonly string[];
  readonly most: LimitWords;
  readonly least: LimitWords;
}
interface Data {
  readonly format: number;
  readonly generatedBy: string;
  readonly catalog: string;
  readonly defaultLocale: string;
  readonly locales: Readonly<Record<string, readonly string[]>>;
  readonly localeMatches?: Readonly<Record<string, string>>;
  readonly formats: Readonly<Record<string, FormatData>>;
  readonly korean?: KoreanData;
  readonly arguments: Readonly<Record<string, ArgumentData>>;
  readonly takenByValues: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly kinds: Readonly<Record<string, KindData>>;
  readonly knownProviders: readonly string[];
  readonly words: Words;
  readonly providers: Readonly<Record<string, ProviderData>>;
  readonly messages: Readonly<Record<string, Branches>>;
}

type Fields = Readonly<Record<string, ArgumentValue>>;
type Found = { rows: number[]; code: string };
*/

// MARK: Objects and text

/** The own member of an object, whatever its name is. */
function own/*:: <Value>*/(object /*: Readonly<Record<string, Value>> | undefined */, key /*: string */) /*: Value | undefined */ {
  return object !== undefined && Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined;
}

function set/*:: <Value>*/(object /*: Record<string, Value> */, key /*: string */, value /*: Value */) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The UTF-8 bytes of a text, each as a character; a raw error is read in this form. */
function bytesOf(text /*: string */) /*: string */ {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  let bytes = "";
  for (const character of text) {
    let point = character.codePointAt(0) /*:: as number */;
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 0x80) bytes += String.fromCharCode(point);
    else if (point < 0x800) bytes += String.fromCharCode(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000)
      bytes += String.fromCharCode(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else
      bytes += String.fromCharCode(
        0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
  }
  return bytes;
}

/** The text of UTF-8 bytes; what is none becomes U+FFFD. */
function textOf(bytes /*: string */) /*: string */ {
  if (/^[\0-\x7f]*$/.test(bytes)) return bytes;
  return bytes.replace(
    /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g,
    (character) => {
      const lead = character.charCodeAt(0);
      if (character.length === 1) return "\ufffd";
      let point = character.length === 2 ? lead & 31 : character.length === 3 ? lead & 15 : lead & 7;
      for (let index = 1; index < character.length; index += 1) point = (point << 6) | (character.charCodeAt(index) & 63);
      return String.fromCodePoint(point);
    });
}

/** A text without case, full-width letters and what a Turkish locale makes of `i`; folded like codes. */
function foldCharacters(text /*: string */) /*: string */ {
  return text
    .replace(/[\u0130\u0131]/g, "i")
    .replace(/[\u0307\u200b\ufeff]/g, "")
    .replace(/[\u00a0\u3000]/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The text as it is compared with codes. */
function foldCode(text /*: string */) /*: string */ {
  return foldCharacters(text).replace(/^[\0-\x20\x7f]+|[\0-\x20\x7f]+$/g, "");
}

/** The text as it is compared with phrases: without `_`, `-`, blanks and apostrophes too, and with `not` for `n't`. */
function foldPhrase(text /*: string */) /*: string */ {
  const folded = foldCharacters(text);
  const words = folded.includes("'")
    ? folded
      .replace(/(c[ _\-\t-\r]*a[ _\-\t-\r]*n)'t/g, "$1not")
      .replace(/([^ _\-\t-\r][ _\-\t-\r]*n)'t/g, "$1ot")
      .replace(/'/g, "")
    : folded;
  return words.replace(/[ _\-\t-\r]/g, "");
}

const descriptionLimit = 4096;

/** The start of a text as it is compared with phrases. */
function foldStart(text /*: string */) /*: string */ {
  return foldPhrase(textOf(bytesOf(text).slice(0, descriptionLimit)));
}

/** A whole number of 64 bits as text; undefined for any other text. */
function integer(text /*: string */) /*: number | undefined */ {
  if (!/^[+-]?[0-9]+$/.test(text)) return undefined;
  const digits = text.replace(/^[+-]?0*/, "");
  if (digits.length > 19 || (digits.length === 19 && digits > "9223372036854775807")) return undefined;
  return Number(text);
}

/** The code before a colon, as in `WEAK_PASSWORD : too short` or `NotAuthorizedException: wrong`. */
function leadingCode(text /*: string */) /*: string | undefined */ {
  const found = /^([A-Za-z0-9_.#]*) ?:(?:[\0-\x20\x7f]|$)/.exec(text);
  const name = found ? found[1].split(/[.#]/).filter((part) => part !== "").pop() : undefined;
  if (name === undefined || !/^[A-Z]/.test(name)) return undefined;
  const isConstant = name.includes("_") && !/[a-z]/.test(name);
  const isException = /.(Exception|Error)$/.test(name);
  return (isConstant || isException) && looksLikeCode(name) ? name : undefined;
}

/** Whether the text looks like an identifier rather than a sentence, an address, a personal number or a token. */
function looksLikeCode(text /*: string */) /*: boolean */ {
  if (!/^[0-9A-Za-z\-_./:]{1,64}$/.test(text) || text.startsWith("eyJ")) return false;
  const digits = text.replace(/[^0-9]/g, "").length;
  const kinds = text.replace(/[^0-9A-Za-z]/g, "").replace(/[0-9]+/g, "0").replace(/[A-Za-z]+/g, "a");
  if (text.length >= 16 && kinds.length > 4) return false;
  return digits < 9 || (text.startsWith("-") && digits < 11);
}

function looksLikeDomain(text /*: string */) /*: boolean */ {
  const name = text.toLowerCase();
  return !name.includes("/") && (name.includes("errordomain") || name.endsWith("domain") || name.endsWith("error") || name.slice(1, -1).includes("."));
}

/** Whether two keys are equal but for the case of ASCII letters. */
function sameKey(first /*: string */, second /*: string */) /*: boolean */ {
  const lower = (text /*: string */) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return first.length === second.length && lower(first) === lower(second);
}

const disturbing =
  /[\0-\x1f\x7f-\x9f\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

/** The text without characters that could disturb the surrounding text; line breaks and tabs become spaces. */
function safeToShow(text /*: string */) /*: string */ {
  return text.replace(disturbing, (character) => (/[\t-\r\x85\u2028\u2029]/.test(character) ? " " : ""));
}

// MARK: Codes

/*::
interface CodeRow {
  code: string;
  kind: string;
  details: RowDetails;
  surface: number;
  phrase: string | undefined;
  /** Whether the phrase proves something wherever it stands in a text. **)
  isDistinctive: boolean;
}
/** A part of a text that looks like a code. **)
interface Token {
  code: string;
  /** Whether it is a word in capitals, such as `ERROR`. **)
  isPlain: boolean;
  /** Whether it is a class in a package of the language, and so none of a provider's. **)
  isOfLanguage: boolean;
}
interface CodeName {
  spelling: string;
  isSymbol: boolean;
  rows: number[];
}
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
  readonly tellingRows: number[];
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
      for (const [kind, codes, details] of surface.codes || []) this.addGroup(kind, codes, details || noDetails, index);
    });
    const indices = this.rows.map((_, index) => index);
    this.phraseRows = indices.filter((row) => this.rows[row].details.match === "phrase");
    // A short description, such as "refresh token", says something beside its code only.
    this.tellingRows = indices.filter((row) => {
      const phrase = this.rows[row].phrase;
      return this.rows[row].details.description !== undefined && phrase !== undefined && bytesOf(phrase).length >= 18;
    });
  }

  /** Whether codes of the provider begin as this one does up to its `/`, as in `auth/user-not-found`. */
  hasNamespace(code /*: string */) /*: boolean */ {
    const namespace = code.slice(0, code.indexOf("/") + 1);
    return namespace !== "" && this.rows.some((row) => row.code.startsWith(namespace));
  }

  /** Adds codes of one kind: a list, or one text of codes with their symbols and numbers, `code|symbol|number`. */
  addGroup(kind /*: string */, codes /*: string | readonly string[] */, details /*: RowDetails */, surface /*: number */) {
    if (typeof codes !== "string") {
      for (const code of codes) this.add(code, kind, details, surface);
      return;
    }
    for (const text of codes.split(" ")) {
      const [code, symbol, numeric] = text.split("|");
      let rest = details;
      if (symbol) rest = { ...rest, symbol };
      if (numeric) rest = { ...rest, numeric: Number(numeric) };
      this.add(code, kind, rest, surface);
    }
  }

  add(code /*: string */, kind /*: string */, details /*: RowDetails */, surface /*: number */) {
    const row = this.rows.length;
    const text = details.match === "phrase" ? code : details.description;
    // `connection refused` is said of nothing but the network.
    const isOfNetwork = this.id === "urlsession" && text !== undefined && text.includes(" ");
    const isDistinctive = details.strength !== undefined
      ? details.strength === "distinctive" : isOfNetwork || (text !== undefined && isDistinctivePhrase(text));
    this.rows.push({ code, kind, details, surface, phrase: (text && foldPhrase(text)) || undefined, isDistinctive });
    this.name(code, false, row);
    if (details.symbol !== undefined) this.name(details.symbol, true, row);
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

  /** Names a row; codes come before symbols. */
  name(spelling /*: string */, isSymbol /*: boolean */, row /*: number */) {
    const folded = foldCode(spelling);
    const names = this.names.get(folded) || [];
    const known = names.find((name) => name.spelling === spelling && name.isSymbol === isSymbol);
    const firstSymbol = names.findIndex((name) => name.isSymbol);
    if (known) known.rows.push(row);
    else names.splice(isSymbol || firstSymbol < 0 ? names.length : firstSymbol, 0, { spelling, isSymbol, rows: [row] });
    this.names.set(folded, names);
  }

  isHTTPStatus(surface /*: number */) /*: boolean */ {
    const id = this.surfaces[surface].id;
    return id === "http-status" || id.endsWith("/http-status");
  }

  /** The index of the surface with this id or error domain. */
  surfaceNamed(name /*: string */) /*: number | undefined */ {
    let index = this.surfaces.findIndex((surface) => surface.id === name);
    const domain = own(this.data.domains, name);
    if (index < 0 && domain !== undefined) index = this.surfaces.findIndex((surface) => surface.id === domain);
    return index < 0 ? undefined : index;
  }

  methodOn(surface /*: number */) /*: string | undefined */ {
    return this.surfaces[surface].method || this.data.method;
  }

  /** A surface and those that callers may mean by it. */
  withOthers(surface /*: number */) /*: number[] */ {
    const others = (this.surfaces[surface].also || []).map((name) => this.surfaceNamed(name));
    return [surface, ...others.filter((other) => other !== undefined)] /*:: as number[] */;
  }

  /**
   * The rows of a value, by the first interpretation that has any: a code, a symbol, a number; a code or a symbol in
   * another spelling; a number within a range; a code that the value begins with; all of these for the part before a
   * separator.
   */
  find(value /*: string */, isWanted /*: (surface: number) => boolean */) /*: Found */ {
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

  findWhole(value /*: string */, isWanted /*: (surface: number) => boolean */) /*: Found | undefined */ {
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
    const partly = (rows /*: number[] */) =>
      rows.length > 0 ? { rows, code: looksLikeCode(value) ? value : this.rows[rows[0]].code } : undefined;
    if (number !== undefined) {
      const ranges = this.ranges.filter((range) => range.from <= number && number <= range.to);
      const found = partly(wanted(ranges.map((range) => range.row)));
      if (found) return found;
    }
    const prefixes = this.prefixes.filter(
      (prefix) => folded.startsWith(prefix.folded) && isWanted(this.rows[prefix.row].surface));
    const longest = Math.max(...prefixes.map((prefix) => bytesOf(prefix.folded).length));
    return partly(
      prefixes.filter((prefix) => bytesOf(prefix.folded).length === longest).map((prefix) => prefix.row));
  }

  /** Of some rows the one with the longest phrase in a text; of several, the first. */
  describedRow(rows /*: number[] */, text /*: string | undefined */) /*: number | undefined */ {
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

  /** Among rows of one code and surface, the one whose phrase matches, else the one without a phrase. */
  rowAmong(rows /*: number[] */, text /*: string | undefined */, orFirst /*: boolean */) /*: number | undefined */ {
    const described = this.describedRow(rows, text);
    if (described !== undefined) return described;
    const plain = rows.find((row) => this.rows[row].details.description === undefined);
    return plain !== undefined ? plain : orFirst ? rows[0] : undefined;
  }

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
  resolveOn(surface /*: number */, value /*: string */, text /*: string | undefined */) /*: Resolution | undefined */ {
    const surfaces = this.withOthers(surface);
    const resolution =
      this.resolveOnFirst(surfaces, value, text) ||
      this.derived(value, surfaces) ||
      this.phraseIn(value, (index) => surfaces.includes(index));
    return resolution && { ...resolution, method: this.methodOn(surface) };
  }

  /** Resolves a value on any surface. */
  resolve(value /*: string */, text /*: string | undefined */) /*: Resolution | undefined */ {
    return this.resolveCode(value, text, []) || this.phraseIn(value, (surface) => !this.isHTTPStatus(surface));
  }

  /** The same for a value that is no phrase. */
  resolveCode(
    value /*: string */, text /*: string | undefined */, preferred /*: number[] */) /*: Resolution | undefined */ {
    const anywhere = this.find(value, (surface) => !this.isHTTPStatus(surface));
    if (anywhere.rows.length === 0) return this.derived(value, this.surfaces.map((_, index) => index));
    return this.resolveFound(value, anywhere, text, preferred) || this.resolution(this.rowOfEach(anywhere.rows, text), anywhere.code);
  }

  /** One row for each surface. */
  rowOfEach(rows /*: number[] */, text /*: string | undefined */) /*: number[] */ {
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

  /** Resolves a value that a shape found, on the surfaces that the shape names. */
  resolveByShape(value /*: string */, text /*: string */, preferred /*: number[] */) /*: Resolution | undefined */ {
    const anywhere = this.find(value, (surface) => !this.isHTTPStatus(surface));
    const found = anywhere.rows.length > 0 ? this.resolveFound(value, anywhere, text, preferred) : undefined;
    return found || this.derived(value, preferred) || this.phraseIn(value, (surface) => preferred.includes(surface));
  }

  resolveFound(
    value /*: string */, anywhere /*: Found */, text /*: string | undefined */,
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

  /** Resolves a value on some surfaces only, and on those that they stand for. */
  resolveOnly(value /*: string */, text /*: string */, surfaces /*: number[] */) /*: Resolution | undefined */ {
    const all /*: number[] */ = [];
    for (const surface of surfaces) all.push(...this.withOthers(surface));
    return this.resolveOnFirst(all, value, text);
  }

  /** Resolves the HTTP status of a provider's response, whose body can decide what it means. */
  resolveStatus(status /*: number */, text /*: string */) /*: Resolution | undefined */ {
    const found = this.find(String(status), (surface) => this.isHTTPStatus(surface));
    const row = this.rowAmong(found.rows, text, false);
    return row === undefined ? undefined : this.resolution([row], found.code);
  }

  /** Resolves a text without a code by the longest phrase in it, else by the longest description. */
  resolvePhrases(
    text /*: string */, heads /*: string[] */, surface /*: number | undefined */) /*: Resolution | undefined */ {
    const wanted = surface === undefined ? undefined : this.withOthers(surface);
    const isWanted = (index /*: number */) => {
      const row = this.rows[index];
      if (wanted ? !wanted.includes(row.surface) : this.isHTTPStatus(row.surface)) return false;
      const phrase = row.phrase || "";
      // An ordinary word or two prove something as a whole head only.
      return row.isDistinctive || heads.some((head) => head === phrase || (head === phrase + "." && !phrase.endsWith(".")));
    };
    let row = this.describedRow(this.phraseRows.filter(isWanted), text);
    if (row === undefined) row = this.describedRow(this.tellingRows.filter(isWanted), text);
    return row === undefined ? undefined : this.resolution([row], this.rows[row].code);
  }

  resolveOnFirst(
    surfaces /*: number[] */, value /*: string */, text /*: string | undefined */) /*: Resolution | undefined */ {
    for (const surface of surfaces) {
      const found = this.find(value, (index) => index === surface);
      if (found.rows.length === 0) continue;
      return this.resolution([this.rowAmong(found.rows, text, true) /*:: as number */], found.code);
    }
    return undefined;
  }

  phraseIn(value /*: string */, isWanted /*: (surface: number) => boolean */) /*: Resolution | undefined */ {
    // A text without a blank is a code, a token or an id.
    if (!/[ \u0080-\uffff]/.test(value)) return undefined;
    const rows = this.phraseRows.filter((row) => isWanted(this.rows[row].surface));
    const row = this.describedRow(rows, foldPhrase(value));
    return row === undefined ? undefined : this.resolution([row], this.rows[row].code);
  }

  /** Resolves a code that a rule derives from one of another surface. */
  derived(value /*: string */, surfaces /*: number[] */) /*: Resolution | undefined */ {
    for (const surface of surfaces) {
      const rule = this.surfaces[surface].derives;
      // A code before a sentence is none that an SDK derives.
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

function tableOf(provider /*: string */) /*: CodeTable | undefined */ {
  const known = tables.get(provider);
  if (known) return known;
  const providerData = own(data.providers, provider);
  if (!providerData) return undefined;
  const table = new CodeTable(provider, providerData);
  tables.set(provider, table);
  return table;
}

/** The tables of the standards that a provider speaks, in the order in which they are asked. */
function layersOf(table /*: CodeTable */) /*: CodeTable[] */ {
  return (table.data.fallback || []).map(tableOf).filter((layer) => layer !== undefined) /*:: as CodeTable[] */;
}

/** Whether other providers call something else by the name of a code. */
function isOrdinary(resolution /*: Resolution */) /*: boolean */ {
  return resolution.row.details.strength === "plain";
}

function knowsSurface(provider /*: string */, surface /*: string */) /*: boolean */ {
  const table = tableOf(provider);
  if (!table) return false;
  return [table, ...layersOf(table)].some((each) => each.surfaceNamed(surface) !== undefined);
}

/** The first provider that emits an error domain, and the domain as its table spells it. */
function ownerOfDomain(domain /*: string */) /*: { domain: string; provider: string } | undefined */ {
  const folded = foldCode(domain);
  for (const provider of Object.keys(data.providers)) {
    for (const known of Object.keys(data.providers[provider].domains || {})) {
      if (foldCode(known) === folded) return { domain: known, provider };
    }
  }
  return undefined;
}

/** The table whose provider alone has codes that begin as this one. */
function ownerOfCode(code /*: string */) /*: CodeTable | undefined */ {
  const owner = Object.keys(data.providers).find((provider) =>
    (data.providers[provider].begins || []).some((beginning) => code.startsWith(beginning)));
  return owner === undefined ? undefined : tableOf(owner);
}

/** The provider of an error domain that stands with its code in one word, as React Native has it. */
function ownerOfDomainIn(word /*: string */) /*: { domain: string; provider: string; code: string } | undefined */ {
  const found = /^E(.*?)(-?[0-9]+)$/s.exec(word);
  const owner = found ? ownerOfDomain(found[1]) : undefined;
  return found && owner ? { ...owner, code: found[2] } : undefined;
}

function resolveValue(
  value /*: string */, provider /*: string */, surface /*: string | undefined */,
  text /*: string | undefined */) /*: Resolution | undefined */ {
  const table = tableOf(provider);
  if (!table) return undefined;
  const layers = layersOf(table);
  const byLayers = () => first(layers, (layer) => {
    const found = layer.resolve(value, text);
    return found && !isOrdinary(found) ? found : undefined;
  });
  if (surface !== undefined) {
    const index = table.surfaceNamed(surface);
    if (index !== undefined) return table.resolveOn(index, value, text) || byLayers();
    for (const layer of layers) {
      const other = layer.surfaceNamed(surface);
      if (other !== undefined) return layer.resolveOn(other, value, text);
    }
  }
  return table.resolve(value, text) || byLayers();
}

/** Resolves a code; one that the named surface does not know, but another surface conceals, is concealed too. */
function resolveNamed(
  code /*: string */, provider /*: string */, surface /*: string | undefined */, text /*: string | undefined */,
  flow /*: string | undefined */) /*: Resolution | undefined */ {
  if (surface !== undefined && looksLikeDomain(surface) && integer(code) !== undefined && !knowsSurface(provider, surface)) {
    return undefined;
  }
  const resolution = resolveValue(code, provider, surface, text);
  if (resolution || surface === undefined || !knowsSurface(provider, surface)) return resolution;
  const elsewhere = resolveValue(code, provider, undefined, text);
  if (!elsewhere || !shownKind(elsewhere.row, "strict", flow).hidesSource) return undefined;
  const table = tableOf(provider) /*:: as CodeTable */;
  const index = table.surfaceNamed(surface);
  return { ...elsewhere, method: index === undefined ? table.data.method : table.methodOn(index) };
}

// MARK: Concealment

/*:: interface ShownKind { kind: string; hidesSource: boolean } */

/** A value of a flow, or the one without a flow. */
function inFlow/*:: <Value>*/(
  standard /*: Value */, byFlow /*: ByFlow<Value> | undefined */, flow /*: string | undefined */) /*: Value */ {
  const value = flow === undefined ? undefined : own(byFlow, flow);
  return value === undefined ? standard : value;
}

function kindOf(row /*: CodeRow */, flow /*: string | undefined */) /*: string */ {
  return inFlow(row.kind, row.details.kindIn, flow);
}

/** What a kind is concealed as: without a flow, and in those that differ. */
function targetsOf(kind /*: string */) /*: ByFlow<string | false> */ {
  const target = data.kinds[kind].concealedAs;
  return typeof target === "string" ? { default: target } : target || {};
}

/** What a kind is concealed as in a flow. */
function targetOf(kind /*: string */, flow /*: string | undefined */) /*: string | undefined */ {
  const targets = targetsOf(kind);
  return inFlow/*:: <string | false | undefined>*/(own(targets, "default"), targets, flow) || undefined;
}

function conceals(disclosure /*: string */, kind /*: string */, target /*: string */, flow /*: string | undefined */) {
  if (disclosure === "strict") return true;
  if (disclosure === "helpful") return false;
  return flow === "recover" || (kind !== "invalidCredentials" && target !== "invalidCredentials");
}

/** The end of the chain of concealments that apply to a kind. */
function endOfChain(kind /*: string */, disclosure /*: string */, flow /*: string | undefined */) /*: string */ {
  let shown = own(data.kinds, kind) ? kind : "unknown";
  // A chain is shorter than the list of kinds.
  for (let count = Object.keys(data.kinds).length; count > 0; count -= 1) {
    const target = targetOf(shown, flow);
    if (target === undefined || !conceals(disclosure, shown, target, flow) || !own(data.kinds, target)) break;
    shown = target;
  }
  return shown;
}

const concealing /*: Map<string, Set<string>> */ = new Map();

/** The kinds that others are concealed as. */
function concealingKinds(disclosure /*: string */, flow /*: string | undefined */) /*: Set<string> */ {
  const key = `${disclosure} ${flow}`;
  let kinds = concealing.get(key);
  if (!kinds) {
    kinds = new Set();
    for (const kind of Object.keys(data.kinds)) {
      const shown = endOfChain(kind, disclosure, flow);
      if (shown !== kind) kinds.add(shown);
    }
    concealing.set(key, kinds);
  }
  return kinds;
}

/** The kind of which a class is told without a flow, by the kinds that it is told as in flows. */
const heads /*: Map<string, string> */ = new Map();

function headOf(target /*: string */) /*: string */ {
  if (heads.size === 0) {
    const targets = new Set();
    for (const kind of Object.keys(data.kinds)) for (const each of Object.values(targetsOf(kind))) targets.add(each);
    for (const kind of Object.keys(data.kinds)) {
      const own_ = targetsOf(kind);
      if (own(own_, "default") || !targets.has(kind) || heads.has(kind)) continue;
      for (const each of Object.values(own_)) if (each) heads.set(each, kind);
    }
  }
  return heads.get(target) || target;
}

/** What a row is concealed as: by itself, or else by a flow that the caller named, which knows more than the row. */
function concealmentOf(row /*: CodeRow */, flow /*: string | undefined */) /*: string | false | undefined */ {
  const own_ = row.details.concealedAs;
  const target = typeof own_ === "object"
    ? inFlow/*:: <string | false | undefined>*/(own(own_, "default"), own_, flow) : own_;
  const isNamed = flow === "signIn" || flow === "signUp" || flow === "link" || flow === "change";
  return typeof target === "string" && isNamed ? headOf(target) : target;
}

/** The kind to show for a row. */
function shownKind(row /*: CodeRow */, disclosure /*: string */, flow /*: string | undefined */) /*: ShownKind */ {
  const kind = kindOf(row, flow);
  const concealedAs = concealmentOf(row, flow);
  let effective = disclosure;
  if (concealedAs === false) effective = "helpful";
  else if (concealedAs !== undefined) {
    if (conceals(disclosure, kind, concealedAs, flow)) {
      return { kind: endOfChain(concealedAs, disclosure, flow), hidesSource: true };
    }
    effective = "helpful";
  }
  const shown = endOfChain(kind, effective, flow);
  return { kind: shown, hidesSource: concealingKinds(effective, flow).has(shown) };
}

/** The broader kind of one that belongs to no class of concealed kinds. */
function broaderOf(kind /*: string */, flow /*: string | undefined */) /*: string | undefined */ {
  if (targetOf(kind, flow) !== undefined) return undefined;
  for (const other of Object.keys(data.kinds)) {
    const targets = targetsOf(other);
    for (const each of Object.keys(targets)) if (own(targets, each) === kind) return undefined;
  }
  return data.kinds[kind].broader;
}

// MARK: Raw errors

/*::
type Json =
  | { type: "object"; members: [string, Json][] }
  | { type: "array"; elements: Json[] }
  | { type: "string" | "number"; text: string }
  | { type: "bool"; bool: boolean }
  | { type: "null" };
interface Link { domain: string; code: string; description: string | undefined }
interface ErrorObject { node: Json; carrier: string; text: string | undefined; chain: Link[] | undefined }
interface PathMatch { value: string; nodes: Json[]; keys: (string | undefined)[]; carrier: string }
*/

/** Parses JSON strictly, with the order and the repetitions of keys; undefined for anything else. */
class JsonReader {
  /*::
  private readonly bytes: string;
  position: number;
  */
  constructor(bytes /*: string */, position /*: number */) {
    this.bytes = bytes;
    this.position = position;
  }

  /** @returns undefined if the whole text is no JSON. */
  static parse(bytes /*: string */) /*: Json | undefined */ {
    const reader = new JsonReader(bytes, 0);
    const node = reader.value(0);
    reader.skipBlanks();
    return reader.position === bytes.length ? node : undefined;
  }

  skipBlanks() {
    while (" \n\r\t".includes(this.bytes.charAt(this.position)) && this.position < this.bytes.length) this.position += 1;
  }

  take(token /*: string */) /*: boolean */ {
    this.skipBlanks();
    if (!this.bytes.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  value(depth /*: number */) /*: Json | undefined */ {
    if (depth > 128) return undefined;
    if (this.take("{")) return this.object(depth + 1);
    if (this.take("[")) return this.array(depth + 1);
    if (this.take("true")) return { type: "bool", bool: true };
    if (this.take("false")) return { type: "bool", bool: false };
    if (this.take("null")) return { type: "null" };
    if (this.bytes.charAt(this.position) === '"') {
      const text = this.string();
      return text === undefined ? undefined : { type: "string", text };
    }
    const number = /^-?(?:0|[1-9][0-9]*|[0-9]+)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/.exec(this.bytes.slice(this.position, this.position + 400));
    if (!number) return undefined;
    const text = /^-?0[0-9]/.test(number[0]) ? number[0].slice(0, number[0].indexOf("0") + 1) : number[0];
    this.position += text.length;
    return { type: "number", text };
  }

  object(depth /*: number */) /*: Json | undefined */ {
    const members /*: [string, Json][] */ = [];
    if (depth > 128) return undefined;
    if (this.take("}")) return { type: "object", members };
    do {
      this.skipBlanks();
      const key = this.string();
      const value = key !== undefined && this.take(":") ? this.value(depth) : undefined;
      if (key === undefined || value === undefined) return undefined;
      members.push([key, value]);
    } while (this.take(","));
    return this.take("}") ? { type: "object", members } : undefined;
  }

  array(depth /*: number */) /*: Json | undefined */ {
    const elements /*: Json[] */ = [];
    if (depth > 128) return undefined;
    if (this.take("]")) return { type: "array", elements };
    do {
      const value = this.value(depth);
      if (value === undefined) return undefined;
      elements.push(value);
    } while (this.take(","));
    return this.take("]") ? { type: "array", elements } : undefined;
  }

  string() /*: string | undefined */ {
    if (this.bytes.charAt(this.position) !== '"') return undefined;
    let text = "";
    for (let index = this.position + 1; index < this.bytes.length; index += 1) {
      const byte = this.bytes.charAt(index);
      if (byte === '"') {
        text += textOf(this.bytes.slice(this.position + 1, index));
        this.position = index + 1;
        return text;
      }
      if (byte < " ") return undefined;
      if (byte !== "\\") continue;
      text += textOf(this.bytes.slice(this.position + 1, index));
      const escape = this.escape(index);
      if (!escape) return undefined;
      text += escape.text;
      index += escape.length - 1;
      this.position = index;
    }
    return undefined;
  }

  escape(index /*: number */) /*: { text: string; length: number } | undefined */ {
    const rest = this.bytes.slice(index, index + 12);
    const simple = /^\\(["\\/bfnrt])/.exec(rest);
    if (simple) {
      const names = '"\\/bfnrt';
      return { text: '"\\/\b\f\n\r\t'.charAt(names.indexOf(simple[1])), length: 2 };
    }
    const pair = /^\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/.exec(rest);
    if (pair) return { text: String.fromCharCode(parseInt(pair[1], 16), parseInt(pair[2], 16)), length: 12 };
    const unit = /^\\u([0-9a-fA-F]{4})/.exec(rest);
    if (!unit || /^[dD][89a-fA-F]/.test(unit[1])) return undefined;
    return { text: String.fromCharCode(parseInt(unit[1], 16)), length: 6 };
  }
}

function membersOf(node /*: Json | undefined */) /*: [string, Json][] */ {
  return node !== undefined && node.type === "object" ? node.members : [];
}

function scalarText(node /*: Json | undefined */) /*: string | undefined */ {
  return node !== undefined && (node.type === "string" || node.type === "number") ? node.text : undefined;
}

function stringOf(node /*: Json | undefined */) /*: string | undefined */ {
  return node !== undefined && node.type === "string" ? node.text : undefined;
}

/** The last member with a key. */
function member(node /*: Json | undefined */, key /*: string */) /*: Json | undefined */ {
  const found = membersOf(node).filter(([name]) => name === key);
  return found.length > 0 ? found[found.length - 1][1] : undefined;
}

/** The values of a member whose key is compared without case if no key is equal; never an authorization code. */
function errorMembers(node /*: Json */, key /*: string */, carrier /*: string */) /*: Json[] */ {
  const members = membersOf(node);
  let found = members.filter(([name]) => name === key);
  if (found.length === 0) found = members.filter(([name]) => sameKey(name, key));
  return sameKey(key, "code") && authorizes(members, carrier) ? [] : found.map(([, value]) => value);
}

/**
 * Whether the member `code` is an authorization code (RFC 6749, section 4.1.2): beside `state`; in a redirect, a form or a
 * log also beside what else such an answer holds; and in a redirect where nothing is about an error.
 */
function authorizes(members /*: [string, Json][] */, carrier /*: string */) /*: boolean */ {
  if (members.some(([name]) => sameKey(name, "state"))) return true;
  if (carrier === "json") return false;
  const grants = ["session_state", "iss", "scope", "token_type", "id_token"];
  if (members.some(([name]) => grants.some((grant) => sameKey(name, grant)))) return true;
  const complaints = ["error", "message", "msg", "reason", "description", "status"];
  return carrier === "query" && !members.some(([name]) => {
    const key = name.toLowerCase();
    return key === "type" || complaints.some((word) => key.includes(word));
  });
}

/** The steps of a path such as `error.errors[].reason`: keys, `[]` for any element, `*` for any member. */
function stepsOf(path /*: string */) /*: Path */ {
  return path.split("[]").join(".[]").split(".").filter((step) => step !== "");
}

/** The texts and numbers at a path. */
function pathMatches(path /*: Path */, root /*: Json */, carrier /*: string */) /*: PathMatch[] */ {
  const matches /*: PathMatch[] */ = [];
  collectMatches(path, root, [root], [], carrier, matches);
  return matches;
}

function collectMatches(
  path /*: Path */, node /*: Json */, nodes /*: Json[] */, keys /*: (string | undefined)[] */,
  carrier /*: string */, matches /*: PathMatch[] */) {
  if (matches.length >= 64) return;
  if (keys.length >= path.length) {
    const value = scalarText(node);
    if (value) matches.push({ value, nodes, keys, carrier });
    return;
  }
  const proceed = (next /*: Json */, key /*: string | undefined */) =>
    collectMatches(path, next, [...nodes, next], [...keys, key], carrier, matches);
  const step = path[keys.length];
  if (step === "[]") {
    if (node.type === "array") for (const element of node.elements.slice(0, 64)) proceed(element, undefined);
  } else if (step === "*") {
    for (const [key, value] of membersOf(node).slice(0, 64)) proceed(value, key);
  } else {
    const values = errorMembers(node, step, carrier);
    for (const value of carrier === "json" ? values.slice(-1) : values) proceed(value, undefined);
  }
}

/** The values at a path, on the way that a match of another path took as far as both begin alike. */
function valuesFollowing(path /*: Path */, match /*: PathMatch */, other /*: Path */) /*: string[] */ {
  let common = 0;
  while (common < path.length && common < other.length && path[common] === other[common]) common += 1;
  if (common === path.length && path[path.length - 1] === "*") {
    const key = match.keys[common - 1];
    return key === undefined ? [] : [key];
  }
  const matches /*: PathMatch[] */ = [];
  collectMatches(
    path, match.nodes[common], match.nodes.slice(0, common + 1), match.keys.slice(0, common), match.carrier,
    matches);
  return matches.map((found) => found.value);
}

/** The error of an Apple platform that an object is, and its underlying errors. */
function chainOfObject(root /*: Json */) /*: Link[] | undefined */ {
  const links /*: Link[] */ = [];
  let node /*: Json | undefined */ = root;
  while (links.length < 16 && node !== undefined) {
    const domain = stringOf(member(node, "domain"));
    const code = scalarText(member(node, "code"));
    if (domain === undefined || code === undefined || integer(code) === undefined) break;
    const info /*: Json | undefined */ = member(node, "userInfo");
    const description = member(info, "NSLocalizedDescription") || member(node, "localizedDescription");
    links.push({ domain, code, description: stringOf(description) });
    node = member(info, "NSUnderlyingError");
  }
  return links.length > 0 ? links : undefined;
}

/** The error of an Apple platform as it was printed, or as its localized description ends. */
function chainOfText(bytes /*: string */) /*: Link[] | undefined */ {
  const links /*: Link[] */ = [];
  const printed = /omain([ =:"']{1,6})([A-Za-z0-9._-]{1,128})([\0-\x20\x7f,;"']{1,6})[Cc]ode([ =:"']{1,6})(-?[0-9]{1,20})(?: "([^"]{0,4096}))?/g;
  for (let match = printed.exec(bytes); match && links.length < 16; match = printed.exec(bytes)) {
    const quoted = match[6];
    if (/[=:]/.test(match[1]) && /[=:]/.test(match[4])) {
      links.push({ domain: match[2], code: match[5], description: quoted === undefined ? undefined : textOf(quoted) });
      printed.lastIndex = match.index + match[0].length - (quoted === undefined ? 0 : quoted.length + 2);
    } else {
      printed.lastIndex = match.index + "omain".length;
    }
  }
  const append = (domain /*: string */, code /*: string */) => {
    const isNew = !links.some((link) => link.domain === domain && link.code === code);
    if (isNew && links.length < 16 && looksLikeDomain(domain)) links.push({ domain, code, description: undefined });
  };
  const mark = " error ";
  let position = bytes.indexOf(mark);
  while (position >= 0 && links.length < 16) {
    let start = position;
    while (start > 0 && position - start < 128 && bytes.charCodeAt(start - 1) > 0x20 && bytes.charAt(start - 1) !== "(") start -= 1;
    const domain = textOf(bytes.slice(start, position));
    const code = /^-?[0-9]{1,20}/.exec(bytes.slice(position + mark.length, position + mark.length + 24));
    if (code) append(domain, code[0]);
    position = bytes.indexOf(mark, position + mark.length);
  }
  // The word for an error in any language, in half-width or full-width parentheses.
  const enclosed = /(?:\(|\xef\xbc\x88)(?=([A-Za-z0-9._-]{0,128})(?![A-Za-z0-9._-])[^0-9)-]{1,32}(-?[0-9]{1,20}))/g;
  for (let match = enclosed.exec(bytes); match; match = enclosed.exec(bytes)) append(match[1], match[2]);
  return links.length > 0 ? links : undefined;
}

/** Decodes a part of a form (WHATWG URL, application/x-www-form-urlencoded). */
function formText(bytes /*: string */) /*: string */ {
  return textOf(
    bytes.replace(/%([0-9a-fA-F]{2})|\+/g, (_, hex) => (hex === undefined ? " " : String.fromCharCode(parseInt(hex, 16)))));
}

/** The fields of a form, a query or the address of a redirect; undefined for a text without any `=`. */
function formObject(bytes /*: string */) /*: Json | undefined */ {
  const start = bytes.search(/[?#]/) + 1;
  const items = bytes.slice(start).split(/[&#]/).filter((item) => item !== "").slice(0, 1000);
  if (!items.some((item) => item.includes("="))) return undefined;
  const members = items.map((item) => {
    const equals = item.indexOf("=");
    const key = equals < 0 ? item : item.slice(0, equals);
    const text = equals < 0 ? "" : formText(item.slice(equals + 1));
    return [formText(key.slice(key.lastIndexOf("?") + 1)), { type: "string", text }] /*:: as [string, Json] */;
  });
  return { type: "object", members };
}

/** Whether a text is a form or an address with a query, rather than a sentence with an equals sign. */
function isForm(bytes /*: string */) /*: boolean */ {
  const equals = bytes.indexOf("=");
  if (equals <= 0) return false;
  const start = bytes.slice(0, equals);
  const isPlain = /[?#]/.test(start)
    ? /^[^\0-\x20\x7f"'()<>`{}]*$/.test(start) : /^[A-Za-z0-9\x80-\xff_\-.%+[\]~]*$/.test(start);
  return isPlain && (bytes.includes("&") || !/[\0-\x20\x7f]/.test(bytes));
}

function isMarkup(bytes /*: string */) /*: boolean */ {
  return /^[\0-\x20\x7f]*<(?:!doctype|html|head)/i.test(bytes);
}

/** The words of a page, with a line for each piece between tags, and without scripts and styles. */
function withoutMarkup(bytes /*: string */) /*: string */ {
  let words = "";
  for (let offset = 0; offset < bytes.length; ) {
    const character = bytes.charAt(offset);
    if (character === "<") {
      const name = (/^[A-Za-z]*/.exec(bytes.slice(offset + 1, offset + 8)) /*:: as RegExpExecArray */)[0].toLowerCase();
      const end = bytes.indexOf(">", offset);
      offset = end < 0 ? bytes.length : end + 1;
      if (name === "script" || name === "style") {
        const close = bytes.indexOf("</", offset);
        offset = close < 0 ? bytes.length : close + 2;
      }
      if (words.slice(-1) !== "\n") words += "\n";
    } else if (character === "&") {
      const entity = Object.keys(entities).find((name) => bytes.startsWith(name, offset));
      words += entity === undefined ? character : entities[entity];
      offset += entity === undefined ? 1 : entity.length;
    } else {
      if (!/[\0-\x20\x7f]/.test(character) || /[^\0-\x20\x7f]$/.test(words.slice(-1))) words += character;
      offset += 1;
    }
  }
  return words;
}

/** The entities that pages need to show text at all. */
const entities /*: Readonly<Record<string, string>> */ = {
  "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"', "&#34;": '"', "&#39;": "'", "&#x27;": "'", "&apos;": "'",
  "&nbsp;": " ", "&#160;": " ",
};

/** A text without what a program adds about itself: the frames of a stack, quoted lines of source, and paths alone. */
function withoutFrames(bytes /*: string */) /*: string */ {
  if (!/[\n\\]| at |^at /.test(bytes)) return bytes;
  let heads = "";
  // The indentation of a frame of Python, behind which its source is quoted.
  let quotedBehind /*: number | undefined */;
  for (const line of bytes.split(/\n|\\n/)) {
    const content = line.replace(/^[\0-\x20\x7f]+/, "");
    const indentation = line.length - content.length;
    if (quotedBehind !== undefined && (indentation > quotedBehind || content === "")) continue;
    quotedBehind = content.startsWith('File "') ? indentation : undefined;
    if (quotedBehind !== undefined || isFrame(content)) continue;
    heads += (heads === "" ? "" : "\n") + withoutCalls(line);
  }
  return heads;
}

/** Whether a line, without its indentation, is a frame of a stack. */
function isFrame(line /*: string */) /*: boolean */ {
  if (line.startsWith("at ")) {
    return callEnd(line.slice(3)) !== undefined || /^at [^\0-\x20\x7f(]*\.[^\0-\x20\x7f(]* *\(/.test(line);
  }
  if (/^(?:\.\.\. |Traceback \(|--- |from \/)/.test(line)) return true;
  if (line.startsWith("#")) return /^[#0-9]{2,} /.test(line);
  if (/^[0-9]/.test(line)) return /^[#0-9]+  /.test(line) && line.includes(" 0x");
  return !line.includes(" ") && isPlace(line);
}

/** Whether a word ends with the number of a line, as `app.js:12:3` does, and is a path or a function of a file. */
function isPlace(word /*: string */) /*: boolean */ {
  let length = word.length;
  while (length > 0 && /[0-9:]/.test(word.charAt(length - 1))) length -= 1;
  return length < word.length - 1 && /[0-9]$/.test(word.slice(-1)) && /[/\\@]/.test(word.slice(0, length));
}

/** The end of a call as a stack prints it behind `at `: `x.y (file:1:2)`, `new X (…)`, `file.js:1:2`. */
function callEnd(line /*: string */) /*: number | undefined */ {
  const text = line.slice(0, 1024);
  let start = 0;
  for (const keyword of ["async ", "new ", "Object."]) if (text.startsWith(keyword, start)) start += keyword.length;
  const name = (/^[^\0-\x20\x7f(]*/.exec(text.slice(start)) /*:: as RegExpExecArray */)[0];
  if (name === "") return undefined;
  let end = start + name.length;
  if (text.startsWith(" [as ", end)) {
    const close = text.indexOf("]", end);
    end = close < 0 ? text.length : close + 1;
  }
  if (text.charAt(end) === " ") end += 1;
  const close = text.charAt(end) === "(" ? text.indexOf(")", end) : -1;
  if (close < 0) return isPlace(name) ? start + name.length : undefined;
  const place = text.slice(end + 1, close);
  const isCall = place.startsWith("Unknown Source") || (!place.includes(" ") && /^$|^<|^native|[0-9]$/.test(place));
  return isCall ? close + 1 : undefined;
}

/** A line without calls of a stack that was printed on one line. */
function withoutCalls(line /*: string */) /*: string */ {
  let kept = "";
  let start = 0;
  for (let offset = line.indexOf(" at "); offset >= 0 && offset + 4 < line.length; ) {
    const end = callEnd(line.slice(offset + 4));
    if (end === undefined) {
      offset = line.indexOf(" at ", offset + 1);
    } else {
      kept += line.slice(start, offset);
      start = offset + 4 + end;
      offset = line.indexOf(" at ", start);
    }
  }
  return kept + line.slice(start);
}

const levels = [
  "trace", "debug", "info", "notice", "warn", "warning", "error", "err", "fatal", "severe", "crit", "critical", "alert",
  "emerg", "panic", "v", "d", "i", "w", "e", "f", "uncaught", "unhandled",
];

/** The message behind a time, a level, names in brackets, and up to three names with a colon. */
function withoutFurniture(head /*: string */) /*: string */ {
  let rest = head;
  let names = 0;
  for (;;) {
    rest = rest.replace(/^[\0-\x20\x7f\-|:]+/, "");
    if (rest === "") return rest;
    const close = rest.startsWith("[") ? rest.indexOf("]") : -1;
    const word = (/^[^\0-\x20\x7f]*/.exec(rest) /*:: as RegExpExecArray */)[0];
    const isTime = /^[0-9][0-9\-:./,+TZ]*$/.test(word);
    if (close >= 0) {
      rest = rest.slice(close + 1);
    } else if (isTime || (names === 0 && levels.includes(word.toLowerCase()))) {
      rest = rest.slice(word.length);
    } else if (word.endsWith(":") && names < 3) {
      names += 1;
      rest = rest.slice(word.length);
    } else {
      return rest;
    }
  }
}

/** The places where an ordinary word or phrase can stand alone: the first line and those after `Caused by:`. */
function headsOf(bytes /*: string */) /*: string[] */ {
  const heads /*: string[] */ = [];
  bytes.split(/\n+/).filter((line) => line !== "").forEach((line, number) => {
    const trimmed = line.replace(/^[\0-\x20\x7f]+/, "").replace(/[\0-\x20\x7f]+$/, "");
    if ((number > 0 && !trimmed.startsWith("Caused by:")) || heads.length >= 32) return;
    const head = number > 0 ? trimmed.slice("Caused by:".length) : trimmed;
    const message = withoutFurniture(head);
    heads.push(head);
    if (message !== "" && message.length < head.length) heads.push(message);
    const inner = Math.max(...["Error: ", "Exception: "].map((name) => head.lastIndexOf(name) < 0 ? -1 : head.lastIndexOf(name) + name.length));
    if (inner > 0 && inner < head.length) heads.push(head.slice(inner));
  });
  heads.push(...messagesIn(bytes));
  return heads;
}

/** What the members of printed objects say, as wholes: `message: Invalid login credentials, statusCode: 400`. */
function messagesIn(bytes /*: string */) /*: string[] */ {
  const messages /*: string[] */ = [];
  for (let offset = 0; offset < bytes.length && messages.length < 32; offset += 1) {
    if (bytes.charAt(offset) !== "=" && bytes.charAt(offset) !== ":") continue;
    const key = keyBefore(bytes, offset);
    if (key === undefined || !data.words.messageKeys.some((known) => sameKey(known, key))) continue;
    const start = offset + (bytes.charAt(offset + 1) === " " ? 2 : 1);
    const quote = /^["'`]/.test(bytes.charAt(start)) ? bytes.charAt(start) : "";
    const rest = quote === "" ? bytes.slice(start, start + 256) : bytes.slice(start + 1, start + 1 + descriptionLimit);
    const end = quote === "" ? rest.search(/[,;)}\]\n]/) : rest.indexOf(quote);
    messages.push(end < 0 ? rest : rest.slice(0, end));
  }
  return messages;
}

/** Whether a phrase proves something wherever it stands in a text. */
function isDistinctivePhrase(phrase /*: string */) /*: boolean */ {
  const core = phrase.replace(/[\s\p{P}]+$/u, "");
  return core.split(/\s+/).filter((word) => word !== "").length >= 4 ||
    [...core].filter((letter) => letter >= "\u1100" && /\p{Alphabetic}/u.test(letter)).length >= 8 ||
    /[0-9./_:\-#]|[a-z][A-Z]/.test(core);
}

/** The JSON objects in a text. */
function embeddedJson(bytes /*: string */) /*: Json[] */ {
  const nodes /*: Json[] */ = [];
  let attempts = 0;
  let offset = 0;
  for (let brace = bytes.indexOf("{"); attempts < 8 && brace >= 0; brace = bytes.indexOf("{", offset)) {
    offset = brace + 1;
    // The braces of most printed values contain names without quotes.
    if (!/^[\0-\x20\x7f]*"/.test(bytes.slice(offset, offset + 16))) continue;
    attempts += 1;
    const reader = new JsonReader(bytes, brace);
    const node = reader.value(0);
    if (node === undefined) continue;
    nodes.push(node);
    offset = reader.position;
  }
  return nodes;
}

/** The queries and forms in a text, usually of addresses. */
function embeddedForms(bytes /*: string */) /*: Json[] */ {
  const nodes /*: Json[] */ = [];
  for (const part of bytes.split(/[\0-\x20\x7f"'<>`{}]/)) {
    if (nodes.length >= 16) break;
    const word = part.replace(/[.,)]+$/, "");
    if (!/[?&#]/.test(word) || word.length >= bytes.length) continue;
    const node = formObject(word);
    if (node) nodes.push(node);
  }
  return nodes;
}

/** The pairs in a text, such as `error=x`, `"error":"x"` and `code: x`. */
function pairsIn(bytes /*: string */) /*: [string, Json][] */ {
  const pairs /*: [string, Json][] */ = [];
  let previous = "";
  for (let offset = 0; offset < bytes.length && pairs.length < 256; offset += 1) {
    const separator = bytes.charAt(offset);
    if (separator !== "=" && separator !== ":") continue;
    const key = keyBefore(bytes, offset);
    const text = key === undefined ? undefined : valueAfter(bytes, offset);
    if (key === undefined || text === undefined) continue;
    // The number means something in its domain only.
    if (key !== "Code" || previous !== "Domain") pairs.push([key, { type: "string", text }]);
    previous = key;
  }
  return pairs;
}

function keyBefore(bytes /*: string */, separator /*: number */) /*: string | undefined */ {
  let end = separator;
  if (bytes.charAt(end - 1) === " ") end -= 1;
  if (end > 0 && /["'`]/.test(bytes.charAt(end - 1))) {
    end -= 1;
    if (bytes.charAt(end - 1) === "\\") end -= 1;
  }
  let start = end;
  while (start > 0 && end - start < 64 && /[A-Za-z0-9_\-.@]/.test(bytes.charAt(start - 1))) start -= 1;
  return start < end && /[A-Za-z_]/.test(bytes.charAt(start)) ? bytes.slice(start, end) : undefined;
}

function valueAfter(bytes /*: string */, separator /*: number */) /*: string | undefined */ {
  const isQuote = (offset /*: number */) => offset >= 0 && offset < bytes.length && /["'`]/.test(bytes.charAt(offset));
  let start = separator + 1;
  if (bytes.charAt(start) === " ") start += 1;
  if (bytes.charAt(start) === "\\" && isQuote(start + 1)) start += 1;
  if (isQuote(start)) {
    const rest = bytes.slice(start + 1, start + 1 + descriptionLimit);
    const end = rest.indexOf(bytes.charAt(start));
    const value = (end < 0 ? rest : rest.slice(0, end)).replace(/\\$/, "");
    return value === "" ? undefined : textOf(value);
  }
  // A colon without a blank is part of a time, an address or a name.
  if (bytes.charAt(separator) === ":" && start === separator + 1 && !isQuote(separator - 1)) return undefined;
  if (bytes.startsWith("Optional(", start)) {
    start += "Optional(".length;
    if (isQuote(start)) start += 1;
  }
  const value = (/^[^\0-\x20,;)}\]&"'<>]*/.exec(bytes.slice(start, start + 256)) /*:: as RegExpExecArray */)[0].replace(/[.:]+$/, "");
  return value === "" || value.startsWith("=") ? undefined : textOf(value);
}

function isSentence(text /*: string */) /*: boolean */ {
  return /[ \u0080-\uffff]/.test(text);
}

function isMessage(text /*: string */, key /*: string */) /*: boolean */ {
  if (isSentence(text)) {
    const folded = foldPhrase(textOf(bytesOf(key).slice(0, 64)));
    return !data.words.secrets.some((secret) => folded.includes(secret));
  }
  return sameKey(key, "error") || data.words.messageKeys.some((name) => sameKey(name, key));
}

/** A raw error, taken apart into the objects and texts in which a code can stand, outermost first. */
class RawError {
  /*::
  readonly text: string;
  readonly objects: ErrorObject[];
  readonly texts: string[];
  private readonly queue: { run: () => void }[];
  */
  constructor(payload /*: string */) {
    const bytes = bytesOf(payload.replace(/^\ufeff/, "")).slice(0, 65536);
    this.text = bytesOf(textOf(bytes)).replace(/^[\0-\x20\x7f]+|[\0-\x20\x7f]+$/g, "");
    this.objects = [];
    this.texts = [];
    this.queue = [];
    if (this.text === "") return;
    const node = JsonReader.parse(this.text);
    if (node !== undefined) {
      this.enqueueNode(node, "json", 0, 0);
    } else {
      const form = /^[{["]/.test(this.text) || isMarkup(this.text) || !isForm(this.text) ? undefined : formObject(this.text);
      if (form) this.enqueueNode(form, "query", 0, 0);
      if (!form || /[\0-\x20\x7f]/.test(this.text)) this.enqueueText(this.text, 0);
    }
    for (let position = 0; position < this.queue.length; position += 1) this.queue[position].run();
  }

  enqueueNode(node /*: Json */, carrier /*: string */, depth /*: number */, nesting /*: number */) {
    this.queue.push({ run: () => this.addNode(node, carrier, depth, nesting) });
  }

  enqueueText(bytes /*: string */, nesting /*: number */) {
    this.queue.push({ run: () => this.addText(bytes, nesting) });
  }

  addObject(node /*: Json */, carrier /*: string */, text /*: string | undefined */, chain /*: Link[] | undefined */) {
    if (this.objects.length < 64) this.objects.push({ node, carrier, text, chain });
  }

  addNode(node /*: Json */, carrier /*: string */, depth /*: number */, nesting /*: number */) {
    if (node.type === "object") {
      if (this.objects.length >= 64) return;
      this.addObject(node, carrier, undefined, chainOfObject(node));
      for (const [key, value] of node.members) this.addValue(value, key, carrier, depth, nesting);
    } else if (node.type === "array") {
      for (const element of node.elements) this.addValue(element, undefined, carrier, depth, nesting);
    } else if (depth === 0 && (node.type === "string" || node.type === "number")) {
      const inner = this.jsonIn(node.text, nesting);
      if (inner) this.enqueueNode(inner, "json", 0, nesting + 1);
      else this.enqueueText(bytesOf(node.text), nesting + 1);
    }
  }

  addValue(
    node /*: Json */, key /*: string | undefined */, carrier /*: string */, depth /*: number */, nesting /*: number */) {
    if (this.queue.length >= 256) return;
    if (node.type === "object" || node.type === "array") {
      if (depth < 8) this.enqueueNode(node, carrier, depth + 1, nesting);
    } else if (node.type === "string" && nesting < 4) {
      const inner = this.jsonIn(node.text, nesting);
      if (inner) this.enqueueNode(inner, "json", 0, nesting + 1);
      else if (key === undefined ? isSentence(node.text) : isMessage(node.text, key)) {
        this.enqueueText(bytesOf(node.text), nesting + 1);
      }
    }
  }

  /** The JSON that a string is: an object, a list, or a string again. */
  jsonIn(text /*: string */, nesting /*: number */) /*: Json | undefined */ {
    return nesting < 4 && /^[\0-\x20\x7f]*[{["]/.test(text) ? JsonReader.parse(bytesOf(text)) : undefined;
  }

  addText(found /*: string */, nesting /*: number */) {
    if (this.texts.length >= 32) return;
    const bytes = withoutFrames(isMarkup(found) ? withoutMarkup(found) : found);
    this.texts.push(bytes);
    const chain = chainOfText(bytes);
    if (chain) this.addObject({ type: "object", members: [] }, "text", bytes, chain);
    if (nesting >= 4) return;
    for (const node of embeddedJson(bytes)) this.enqueueNode(node, "json", 0, nesting + 1);
    if (bytes.includes('\\"')) this.enqueueText(bytes.replace(/\\(["\\])/g, "$1"), nesting + 1);
    for (const node of embeddedForms(bytes)) this.enqueueNode(node, "query", 0, nesting + 1);
    const members = pairsIn(bytes);
    if (members.length > 0) {
      this.queue.push({ run: () => this.addObject({ type: "object", members }, "text", bytes, undefined) });
    }
  }

  /** The HTTP status that the error itself names, of those that say something without a code. */
  status() /*: number | undefined */ {
    for (const object of this.objects) {
      for (const key of data.words.statusKeys) {
        for (const value of errorMembers(object.node, key, object.carrier)) {
          const status = integer(scalarText(value) || "");
          if (status === undefined) continue;
          if (status === 408 || status === 429 || (status >= 500 && status <= 599)) return status;
          break;
        }
      }
    }
    return undefined;
  }
}

/** Whether a kind does not say what went wrong, so that another code of the same error counts instead. */
function isVague(kind /*: string */) /*: boolean */ {
  return kind === "none" || kind === "unknown" || kind === "internalError";
}

/** Whether a row says that nothing is wrong. What is concealed stays what it is in any form: its absence would tell. */
function saysNothingIsWrong(row /*: CodeRow */, flow /*: string | undefined */) /*: boolean */ {
  return kindOf(row, flow) === "none" && typeof concealmentOf(row, flow) !== "string";
}

function cutBetween(text /*: string */, [before, after] /*: readonly string[] */) /*: string | undefined */ {
  const found = text.indexOf(before);
  if (found < 0) return undefined;
  const start = found + before.length;
  const end = after === "" ? -1 : text.indexOf(after, start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** Finds the code in a provider's raw error that decides. */
class RawErrorReader {
  /*::
  private readonly table: CodeTable;
  private readonly layers: CodeTable[];
  private readonly surface: string | undefined;
  private readonly flow: string | undefined;
  private readonly isNetwork: boolean;
  resolution: Resolution | undefined;
  code: string | undefined;
  private statusNumber: string | undefined;
  arguments: Record<string, string[]>;
  */
  constructor(
    table /*: CodeTable */, surface /*: string | undefined */, flow /*: string | undefined */,
    isNetwork /*: boolean */) {
    this.table = table;
    this.layers = layersOf(table);
    this.surface = surface;
    this.flow = flow;
    this.isNetwork = isNetwork;
    this.resolution = undefined;
    this.code = undefined;
    this.statusNumber = undefined;
    this.arguments = {};
  }

  read(error /*: RawError */, status /*: number | undefined */) {
    const { objects, texts } = error;
    const isDecided =
      this.readChains(objects.slice(0, 1)) || this.readShapes(objects, texts) || this.readChains(objects.slice(1)) ||
      this.readMembers(objects) || this.readTexts(texts) || this.readTokens(texts) || this.readPhrases(texts) || this.readNetwork(objects, texts) ||
      this.readOthers(texts);
    const known = status === undefined ? error.status() : status;
    if (known !== undefined && known >= 400 && this.resolution && saysNothingIsWrong(this.resolution.row, this.flow)) {
      this.resolution = undefined;
    }
    const wrapper = this.resolution;
    if (wrapper && wrapper.row.details.overloaded && wrapper.code !== undefined && hasUnknownSentence(texts, wrapper.code)) {
      this.resolution = doubted(wrapper);
    }
    const hasMeaning = this.resolution !== undefined && kindOf(this.resolution.row, this.flow) !== "unknown";
    if (!isDecided && !hasMeaning && known !== undefined) this.readStatus(known, error.text);
    if (this.resolution === undefined) {
      this.noteTokens(texts);
      if (this.code === undefined && Number(this.statusNumber) !== status) this.code = this.statusNumber;
    }
  }

  /** Notes what is a code by its form, although no table has it: `(auth/new-code)`, `NewException: ...`. */
  noteTokens(texts /*: string[] */) {
    for (const bytes of texts) {
      let enclosed /*: string | undefined */;
      firstToken(bytes, true, (token) => {
        if (this.table.hasNamespace(token.code)) enclosed = token.code;
        return enclosed !== undefined;
      });
      this.note(enclosed === undefined ? textOf(bytes) : enclosed);
    }
  }

  /** Takes the meaning of a code, and says whether it decides. */
  take(resolution /*: Resolution | undefined */, found /*: Record<string, string[]> */ = {}) /*: boolean */ {
    if (!resolution) return false;
    const kind = kindOf(resolution.row, this.flow);
    const wrapper = this.resolution;
    const isConcealed = typeof concealmentOf(resolution.row, this.flow) === "string";
    const saysSomething = (!isVague(kind) || isConcealed) && resolution.row.details.overloaded !== true;
    if (!saysSomething && wrapper !== undefined) return false;
    // The code of a wrapper names the error better than a sentence that says the same.
    if (wrapper && wrapper.row.details.overloaded && kindOf(wrapper.row, this.flow) === kind) return true;
    this.resolution = resolution;
    this.arguments = found;
    return saysSomething;
  }

  /** Takes the meaning of a code or a phrase in free text, which never proves that nothing is wrong. */
  takeFree(resolution /*: Resolution | undefined */) /*: boolean */ {
    return resolution !== undefined && !saysNothingIsWrong(resolution.row, this.flow) && this.take(resolution);
  }

  note(value /*: string */) {
    if (this.code !== undefined) return;
    const name = looksLikeCode(value) ? value : leadingCode(value);
    // It usually repeats the HTTP status.
    if (name !== undefined && /^[45][0-9][0-9]$/.test(name)) {
      if (this.statusNumber === undefined) this.statusNumber = name;
    } else {
      this.code = name;
    }
  }

  /** Reads an error as one of the network layer, where a number means something else. */
  readNetwork(objects /*: ErrorObject[] */, texts /*: string[] */) /*: boolean */ {
    const network = tableOf("urlsession");
    if (this.surface !== undefined || this.table.id === "urlsession" || !network) return false;
    const reader = new RawErrorReader(network, undefined, this.flow, true);
    const isDecided = reader.readShapes(objects, texts) || reader.readTokens(texts) || reader.readPhrases(texts);
    return isDecided && reader.resolution !== undefined && this.takeFree(this.asOwn(reader.resolution));
  }

  readChains(objects /*: ErrorObject[] */) /*: boolean */ {
    return objects.some((object) => object.chain !== undefined && object.chain.some((link) => this.readLink(link)));
  }

  readLink(link /*: Link */) /*: boolean */ {
    const owner = knowsSurface(this.table.id, link.domain)
      ? { domain: link.domain, provider: this.table.id } : ownerOfDomain(link.domain);
    this.note(link.code);
    if (!owner) return false;
    const text = link.description === undefined ? undefined : foldStart(link.description);
    const resolution = resolveNamed(link.code, owner.provider, owner.domain, text, this.flow);
    if (!resolution || resolution.provider === owner.provider) return this.take(resolution);
    const table = tableOf(owner.provider);
    return this.take({ ...resolution, provider: owner.provider, method: table && table.data.method });
  }

  readShapes(objects /*: ErrorObject[] */, texts /*: string[] */) /*: boolean */ {
    for (const shape of this.table.data.payloads || []) {
      if (shape.carrier === "text" && !shape.code && !shape.key) {
        if (this.readTextShape(shape, texts)) return true;
        continue;
      }
      for (const object of objects) {
        const suits =
          shape.carrier === undefined ||
          (shape.carrier === "json" && object.carrier !== "query") ||
          (shape.carrier === "query" && object.carrier === "query");
        if (suits && this.readObject(shape, object)) return true;
      }
    }
    return false;
  }

  readTextShape(shape /*: Shape */, texts /*: string[] */) /*: boolean */ {
    return texts.some((bytes) => {
      const code = shape.between && cutBetween(textOf(bytes), shape.between);
      if (code !== undefined) this.note(code);
      return code !== undefined && this.takeFree(this.resolve(code, shape, "text", this.start(bytes)));
    });
  }

  /** The start of a text as it is compared with phrases. */
  start(bytes /*: string */) /*: string */ {
    return foldPhrase(textOf(bytes.slice(0, descriptionLimit)));
  }

  readObject(shape /*: Shape */, object /*: ErrorObject */) /*: boolean */ {
    const path = stepsOf((shape.code || shape.key) /*:: as string */);
    if (object.chain !== undefined && path[0] === "code") return false;
    for (const match of pathMatches(path, object.node, object.carrier)) {
      const keys = path.filter((step) => step !== "[]" && step !== "*");
      const value = shape.key ? keys[keys.length - 1] || "" : match.value;
      const code = shape.between ? cutBetween(value, shape.between) : value;
      if (code !== undefined && this.readCode(code, shape, path, match, object)) return true;
    }
    return false;
  }

  readCode(
    code /*: string */, shape /*: Shape */, path /*: Path */, match /*: PathMatch */,
    object /*: ErrorObject */) /*: boolean */ {
    const description = this.description(shape, path, match, object);
    // A word after a colon is rather part of a sentence.
    if (object.carrier !== "text" || /[^A-Za-z]/.test(code)) this.note(code);
    const resolution = this.resolve(code, shape, object.carrier, foldStart(description));
    if (!resolution || (object.carrier === "text" && saysNothingIsWrong(resolution.row, this.flow))) return false;
    const found /*: Record<string, string[]> */ = {};
    for (const name of Object.keys(shape.arguments || {})) {
      set(found, name, valuesFollowing(stepsOf(own(shape.arguments, name) /*:: as string */), match, path));
    }
    return this.take(resolution, found);
  }

  /** The text that decides among rows of one code. */
  description(
    shape /*: Shape */, path /*: Path */, match /*: PathMatch */, object /*: ErrorObject */) /*: string */ {
    if (object.text !== undefined) return textOf(object.text);
    const values = shape.description ? valuesFollowing(stepsOf(shape.description), match, path) : [];
    if (values.length > 0) return values.join("\n");
    return messageOf(object.node) || match.value;
  }

  /** Reads the members that hold a code with most providers, where the shapes of this one did not find any. */
  readMembers(objects /*: ErrorObject[] */) /*: boolean */ {
    return objects.some((object) =>
      codesIn(object).some((value) => {
        if (integer(value) !== undefined) return false;
        const text = foldStart(object.text === undefined ? messageOf(object.node) : textOf(object.text));
        return this.takeFree(this.resolve(value, undefined, object.carrier, text));
      }));
  }

  readTexts(texts /*: string[] */) /*: boolean */ {
    return texts.some((bytes) => {
      const isCode = (text /*: string */) => this.takeFree(this.resolve(textOf(text), undefined, "text", this.start(bytes)));
      if (bytes.length <= 256) {
        if (!/[\0-\x20\x7f]/.test(bytes)) this.note(textOf(bytes));
        if (isCode(bytes)) return true;
      }
      return headsOf(bytes).some((head) => head.length >= 2 && head.length <= 256 && isCode(head));
    });
  }

  readTokens(texts /*: string[] */) /*: boolean */ {
    return texts.some((bytes) => {
      const start = this.start(bytes);
      // What stands alone in parentheses or brackets says more than the name of an exception before it.
      return [true, false].some((onlyEnclosed) =>
        firstToken(bytes, onlyEnclosed, (token) => {
          // Only the network has names in capitals that are no words: `ECONNREFUSED`.
          const isEvidence = this.isNetwork || this.table.id === "urlsession"
            ? !token.isPlain || token.code.startsWith("E") : !token.isPlain && !token.isOfLanguage;
          return isEvidence && this.takeFree(this.resolve(token.code, undefined, "text", start));
        }));
    });
  }

  /** Reads codes that name their provider. */
  readOthers(texts /*: string[] */) /*: boolean */ {
    if (this.surface !== undefined) return false;
    return texts.some((bytes) => {
      const start = this.start(bytes);
      return firstToken(bytes, false, (token) => {
        const owner = token.isPlain ? undefined : ownerOfCode(token.code);
        return owner !== undefined && owner.id !== this.table.id && this.takeFree(owner.resolveCode(token.code, start, []));
      });
    });
  }

  readPhrases(texts /*: string[] */) /*: boolean */ {
    const named = this.surface === undefined ? undefined : this.table.surfaceNamed(this.surface);
    return texts.some((bytes) => {
      const folded = foldPhrase(textOf(bytes));
      const heads = headsOf(bytes).map((head) => foldPhrase(textOf(head)));
      if (this.takeFree(this.table.resolvePhrases(folded, heads, named))) return true;
      return named === undefined && this.layers.some((layer) => {
        const resolution = layer.resolvePhrases(folded, heads, undefined);
        return resolution !== undefined && this.takeFree(this.asOwn(resolution));
      });
    });
  }

  readStatus(status /*: number */, bytes /*: string */) {
    let resolution = this.table.resolveStatus(status, foldPhrase(textOf(bytes)));
    if (!resolution) {
      const kind =
        status === 429 ? "tooManyAttempts" : status === 408 ? "timedOut"
        : status >= 500 && status <= 599 ? "providerUnavailable" : undefined;
      if (kind === undefined) return;
      resolution = {
        row: { code: "", kind, details: noDetails, surface: 0, phrase: undefined, isDistinctive: false }, provider: this.table.id,
        surface: undefined, code: String(status), method: this.table.data.method, isKnown: true, meanings: [],
      };
    }
    this.resolution = resolution;
    this.arguments = {};
  }

  /** Resolves a value that was found in the error, by a shape or anywhere in a text. */
  resolve(
    value /*: string */, shape /*: Shape | undefined */, carrier /*: string */,
    text /*: string */) /*: Resolution | undefined */ {
    const { table, layers } = this;
    const number = integer(value);
    if (this.isNetwork && number !== undefined) return undefined;
    const asOwn = (resolution /*: Resolution | undefined */) => (resolution ? this.asOwn(resolution) : undefined);
    if (this.surface !== undefined) return asOwn(resolveNamed(value, table.id, this.surface, text, this.flow));
    const surfaces = shape ? surfaceIndices(table, shape) : [];
    if (number !== undefined) {
      if (shape) {
        return table.resolveOnly(value, text, surfaces) ||
          asOwn(first(layers, (layer) => layer.resolveOnly(value, text, surfacesSending(layer, carrier))));
      }
      // A number like an HTTP status usually is one.
      if (number >= 100 && number <= 599) return undefined;
    }
    const found = shape ? table.resolveByShape(value, text, surfaces) : table.resolveCode(value, text, []);
    if (found) return found;
    for (const layer of layers) {
      const other = layer.resolveCode(value, text, surfacesSending(layer, carrier));
      if (other && !isOrdinary(other)) return asOwn(other);
    }
    if (shape) return table.resolveCode(value, text, []);
    const owner = ownerOfDomainIn(value);
    return owner && resolveNamed(owner.code, owner.provider, owner.domain, text, this.flow);
  }

  asOwn(resolution /*: Resolution */) /*: Resolution */ {
    if (resolution.provider === this.table.id) return resolution;
    return { ...resolution, provider: this.table.id, method: this.table.data.method };
  }
}

/*::
interface Meaning { table: CodeTable; resolution: Resolution }
interface Everyone { tables: CodeTable[]; names: Map<string, CodeTable[]> }
*/

let everyone /*: Everyone | undefined */;

/** All tables, and those that have a code or a symbol, by its folded form. */
function everyTable() /*: Everyone */ {
  if (everyone) return everyone;
  const all = Object.keys(data.providers).map(tableOf) /*:: as CodeTable[] */;
  const names /*: Map<string, CodeTable[]> */ = new Map();
  for (const table of all) {
    const codes /*: Set<string> */ = new Set();
    for (const row of table.rows) {
      if ((row.details.match || "exact") !== "exact" || table.isHTTPStatus(row.surface)) continue;
      codes.add(foldCode(row.code));
      if (row.details.symbol !== undefined) codes.add(foldCode(row.details.symbol));
    }
    for (const code of codes) {
      if (integer(code) === undefined) names.set(code, [...(names.get(code) || []), table]);
    }
  }
  everyone = { tables: all, names };
  return everyone;
}

/** Reads a raw error of an unknown provider: by the system that it names, else by what all who could have sent it mean. */
function readOfAnyone(
  error /*: RawError */, status /*: number | undefined */,
  flow /*: string | undefined */) /*: RawErrorReader | Resolution | undefined */ {
  const read = (provider /*: string */) => {
    const table = tableOf(provider);
    if (!table) return undefined;
    const reader = new RawErrorReader(table, undefined, flow, false);
    reader.read(error, status);
    return reader.resolution ? reader : undefined;
  };
  const named = first(systemsIn(error).slice(0, 3), read);
  if (named) return named;
  const meanings = meaningsIn(error, flow);
  if (meanings.length > 0) return commonMeaning(meanings, flow);
  const network = read("urlsession");
  const found = network && network.resolution;
  // The status means the same with every provider.
  return network && found && found.surface === undefined ? { ...found, provider: undefined, code: undefined } : network;
}

/** The providers whose system an error names. */
function systemsIn(error /*: RawError */) /*: string[] */ {
  const providers /*: string[] */ = [];
  const add = (provider /*: string | undefined */) => {
    if (provider !== undefined && !providers.includes(provider)) providers.push(provider);
  };
  for (const object of error.objects) {
    for (const link of object.chain || []) {
      const owner = ownerOfDomain(link.domain);
      add(owner && owner.provider);
    }
  }
  firstToken(error.text, false, (token) => {
    if (token.isPlain) return false;
    const owner = ownerOfCode(token.code);
    const ofDomain = ownerOfDomainIn(token.code);
    add(owner ? owner.id : ofDomain && ofDomain.provider);
    return false;
  });
  const text = foldPhrase(textOf(error.text));
  const tables = everyTable().tables.filter((table) =>
    (table.data.named || []).some((name) => text.includes(foldPhrase(name))));
  // Platforms come before the providers that people sign in with through them.
  for (const table of tables) if (table.data.method === undefined) add(table.id);
  for (const table of tables) if (table.data.method !== undefined) add(table.id);
  return providers;
}

/** What an error could mean: by a member or a head that is a code, then by a word of a text, then by a phrase. */
function meaningsIn(error /*: RawError */, flow /*: string | undefined */) /*: Meaning[] */ {
  const all = everyTable();
  const saysSomething = (resolution /*: Resolution | undefined */) =>
    resolution !== undefined && !isOrdinary(resolution) && !saysNothingIsWrong(resolution.row, flow);
  const collect = (tables /*: CodeTable[] */, resolve_ /*: (table: CodeTable) => Resolution | undefined */) =>
    tables.map((table) => ({ table, resolution: resolve_(table) }))
      .filter(({ resolution }) => saysSomething(resolution)) /*:: as Meaning[] */;
  const ofCode = (code /*: string */, text /*: string */) =>
    collect(all.names.get(foldCode(code)) || [], (table) => table.resolveCode(code, text, []));
  for (const object of error.objects) {
    for (const value of codesIn(object)) {
      const found = ofCode(value, foldStart(messageOf(object.node)));
      if (found.length > 0) return found;
    }
  }
  const start = (bytes /*: string */) => foldPhrase(textOf(bytes.slice(0, descriptionLimit)));
  for (const bytes of error.texts) {
    for (const head of [bytes, ...headsOf(bytes)]) {
      const found = head.length >= 2 && head.length <= 256 ? ofCode(textOf(head), start(bytes)) : [];
      if (found.length > 0) return found;
    }
  }
  for (const bytes of error.texts) {
    let found /*: Meaning[] */ = [];
    firstToken(bytes, false, (token) => {
      if (!token.isPlain && !token.isOfLanguage) found = ofCode(token.code, start(bytes));
      return found.length > 0;
    });
    if (found.length > 0) return found;
  }
  for (const bytes of error.texts) {
    const folded = foldPhrase(textOf(bytes));
    const heads_ = headsOf(bytes).map((head) => foldPhrase(textOf(head)));
    const found = collect(all.tables, (table) => table.resolvePhrases(folded, heads_, undefined));
    if (found.length > 0) return found;
  }
  return [];
}

/** The answer that is true whoever sent the error. */
function commonMeaning(meanings /*: Meaning[] */, flow /*: string | undefined */) /*: Resolution */ {
  const { resolution } = meanings[0];
  if (meanings.length === 1) return resolution;
  const kinds = new Set(meanings.map((meaning) => kindOf(meaning.resolution.row, flow)));
  const kind = kinds.size === 1 ? kindOf(resolution.row, flow) : "unknown";
  const of = (details /*: RowDetails */, isKnown /*: boolean */, candidates /*: Meaning[] */) /*: Resolution */ => ({
    row: { code: "", kind, details, surface: 0, phrase: undefined, isDistinctive: false },
    provider: undefined, surface: undefined, code: undefined, method: undefined, isKnown,
    meanings: candidates.map(({ table, resolution: each }) =>
      ({ provider: table.id, surface: each.surface || "", row: each.row })),
  });
  // Who could be asked for an account must not learn by the answer whose the error is.
  const order = Object.keys(data.kinds);
  const targets = meanings.map((meaning) => first([undefined, flow], (each) => {
    const shown = shownKind(meaning.resolution.row, "strict", each);
    return shown.hidesSource ? shown.kind : undefined;
  })).filter((target) => target !== undefined) /*:: as string[] */;
  if (targets.length > 0) {
    targets.sort((one, other) => order.indexOf(one) - order.indexOf(other));
    return of({ concealedAs: targets[0] }, true, []);
  }
  if (kinds.size > 1) return of(noDetails, false, meanings.slice(0, 10));
  const standard = meanings.find(({ table }) => table.id === "oauth");
  return standard ? standard.resolution : { ...resolution, provider: undefined, surface: undefined, code: undefined, meanings: [] };
}

/** The surfaces of a table that send errors in a form. */
function surfacesSending(table /*: CodeTable */, carrier /*: string */) /*: number[] */ {
  const shape = (table.data.payloads || []).find(
    (payload) =>
      payload.carrier === undefined || (payload.carrier === "json" && carrier !== "query") ||
      (payload.carrier === "query" && carrier === "query"));
  return shape ? surfaceIndices(table, shape) : [];
}

/** What an object says. */
function messageOf(node /*: Json */) /*: string */ {
  const messages = membersOf(node).filter(([key]) => data.words.messageKeys.includes(key));
  return messages.map(([, value]) => stringOf(value)).filter((text) => text !== undefined).join("\n");
}

/** The values of the members that hold a code with many providers: names, or a word under a key that is about errors. */
function codesIn(object /*: ErrorObject */) /*: string[] */ {
  const codes = [];
  for (const [key, node] of membersOf(object.node)) {
    const value = stringOf(node);
    if (bytesOf(key).length > 16 || value === undefined || bytesOf(value).length > 256) continue;
    const folded = foldPhrase(key);
    const isName = /[0-9./_:\-#]|[a-z][A-Z]/.test(value) || /^(?:sdk)?err/.test(folded);
    if (data.words.codeKeys.includes(folded) && isName && errorMembers(object.node, key, object.carrier).length > 0) codes.push(value);
  }
  return codes;
}

/** Whether the error of a wrapper has a sentence that no row knows, and that is not about what people sign in with. */
function hasUnknownSentence(texts /*: string[] */, code /*: string */) /*: boolean */ {
  const sentences = texts.map((bytes) => sentenceBehind(bytes, bytesOf(code)));
  const credentials = data.words.credentials.map(foldPhrase);
  return sentences.some(hasWords) && !sentences.some((sentence) => {
    const folded = foldPhrase(textOf(sentence.slice(0, descriptionLimit)));
    return credentials.some((word) => folded.includes(word));
  });
}

/** What a text says of a code: all of it, or what follows the code and a sign behind it. */
function sentenceBehind(bytes /*: string */, code /*: string */) /*: string */ {
  const found = bytes.indexOf(code);
  if (found < 0) return bytes;
  const rest = bytes.slice(found + code.length);
  const signs = (/^[^A-Za-z0-9\x80-\xff]*/.exec(rest) /*:: as RegExpExecArray */)[0];
  return /^ *$/.test(signs) ? "" : rest.slice(signs.length);
}

/** Whether a text has two words at least, or as much in Korean, Chinese or Japanese. */
function hasWords(bytes /*: string */) /*: boolean */ {
  const words = bytes.split(/[ \n]/).filter((word) => /[a-z]/.test(word) && /^[A-Za-z.,;!?')(]+$/.test(word));
  return words.length >= 2 || (bytes.match(/[\xe1-\xff]/g) || []).length >= 6;
}

/** The resolution of a wrapper whose sentence no row knows: it does not say that what the person entered is wrong. */
function doubted(resolution /*: Resolution */) /*: Resolution */ {
  const { row } = resolution;
  const blames = (kind /*: string */) => kind === "invalidCredentials" || kind === "currentPasswordIncorrect";
  const own_ = row.details.kindIn || {};
  const kindIn /*: Record<string, string> */ = {};
  for (const flow of Object.keys(own_)) kindIn[flow] = blames(own_[flow]) ? "unknown" : own_[flow];
  if (!blames(row.kind) && !Object.values(own_).some(blames)) return resolution;
  const concealedAs = row.details.concealedAs === undefined ? "invalidCredentials" : row.details.concealedAs;
  const details = { ...row.details, kindIn, concealedAs };
  return { ...resolution, row: { ...row, kind: blames(row.kind) ? "unknown" : row.kind, details }, meanings: [] };
}

function surfaceIndices(table /*: CodeTable */, shape /*: Shape */) /*: number[] */ {
  return (shape.surfaces || []).map((id) => table.surfaces.findIndex((surface) => surface.id === id));
}

/** Calls a function with each part of a text that looks like a code, until it returns true. */
function firstToken(
  bytes /*: string */, onlyEnclosed /*: boolean */, isWanted /*: (token: Token) => boolean */) /*: boolean */ {
  let attempts = 0;
  const tokens = /[A-Za-z0-9\x80-\xff_\-./:#]+/g;
  for (let match = tokens.exec(bytes); match && attempts < 2000; match = tokens.exec(bytes)) {
    if (match[0].length > 100) continue;
    const leading = (/^[./:#]*/.exec(match[0]) /*:: as RegExpExecArray */)[0].length;
    const token = match[0].slice(leading).replace(/[./:#-]+$/, "");
    const start = match.index + leading;
    const end = start + token.length;
    const around = start > 0 ? bytes.charAt(start - 1) + bytes.charAt(end) : "";
    const isEnclosed = around === "()" || around === "[]";
    if (onlyEnclosed && !isEnclosed) continue;
    const test = (code /*: string */, isMember /*: boolean */, isOfLanguage /*: boolean */) => {
      const hasSmall = /[a-z\x80-\xff]/.test(code);
      const hasCapitalInside = /.[A-Z]/s.test(code);
      if (code.length < 2 || !(hasSmall || /[A-Z]/.test(code))) return false;
      const isDistinctive = isMember || /[0-9_\-/]/.test(code) || (hasSmall && hasCapitalInside);
      if (!isDistinctive && !hasCapitalInside) return false;
      attempts += 1;
      return isWanted({ code: textOf(code), isPlain: !isDistinctive, isOfLanguage });
    };
    if (test(token, false, false)) return true;
    const joint = Math.max(...[".", "/", ":", "#"].map((mark) => token.lastIndexOf(mark)));
    if (joint < 0) continue;
    // The member of a type, such as `AuthError.canceled`.
    const isMember = token.charAt(joint) === "." && /[A-Z]/.test(token.charAt(0));
    const isOfLanguage = /^(?:javax?|jdk|kotlinx?|scala|sun|System)\./.test(token);
    if (test(token.slice(joint + 1), isMember, isOfLanguage)) return true;
    const first = token.search(/[:#]/);
    if (test(token.slice(0, first < 0 ? joint : first), false, false)) return true;
  }
  return false;
}

// MARK: Arguments in raw errors

/** Whole seconds, rounded up; undefined for none and for ones that make no sense. */
function wholeSeconds(seconds /*: number | undefined */) /*: number | undefined */ {
  if (seconds === undefined) return undefined;
  const whole = Math.ceil(seconds);
  return whole >= 1 && whole <= 2147483647 ? whole : undefined;
}

function leadingNumber(text /*: string */) /*: number | undefined */ {
  const digits = (/^[0-9.]*/.exec(text.slice(0, 20)) /*:: as RegExpExecArray */)[0];
  return /^[0-9]*\.?[0-9]+$|^[0-9]+\.$/.test(digits) ? Number(digits) : undefined;
}

function first/*:: <From, To>*/(list /*: readonly From[] */, value /*: (from: From) => To | undefined */) /*: To | undefined */ {
  for (const each of list) {
    const found = value(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

function secondsIn(values /*: string[] | undefined */) /*: number | undefined */ {
  return first(values || [], (value) => wholeSeconds(leadingNumber(value)));
}

/** The runs of at most nine digits in a text, with what stands around them. */
function numbersIn(bytes /*: string */) /*: { text: string; start: number; end: number }[] */ {
  const found = [];
  const digits = /[0-9]+/g;
  const text = bytes.slice(0, descriptionLimit);
  for (let match = digits.exec(text); match; match = digits.exec(text)) {
    if (match[0].length <= 9) found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The word after a number in lower case, such as `seconds` in `26 seconds` and `26s`. */
function unitAfter(bytes /*: string */, end /*: number */) /*: string */ {
  const start = /[ -]/.test(bytes.charAt(end)) ? end + 1 : end;
  const word = bytes.slice(start, start + 12);
  if (/^[\x80-\xff]/.test(word)) {
    const text = textOf(word);
    return ["시간", "時間", "초", "분", "秒", "分"].find((unit) => text.startsWith(unit)) || "";
  }
  return (/^[A-Za-z]*/.exec(word) /*:: as RegExpExecArray */)[0].toLowerCase();
}

function secondsInText(bytes /*: string */) /*: number | undefined */ {
  return first(numbersIn(bytes), (number) => {
    const unit = own(data.words.waitUnits, unitAfter(bytes, number.end));
    if (unit === undefined) return undefined;
    const word = wordBefore(bytes, number.start);
    const saysLater = /[후뒤後]/.test(textOf(bytes.slice(number.end, number.end + 18)));
    if (!data.words.waitWords.includes(word) && !saysLater) return undefined;
    return wholeSeconds(Number(number.text) * unit);
  });
}

/** The first value of a member of the objects that a function accepts. */
function firstMember/*:: <Value>*/(
  objects /*: Json[] */, value /*: (key: string, node: Json) => Value | undefined */) /*: Value | undefined */ {
  return first(objects, (object) => first(membersOf(object), ([key, node]) => value(key, node)));
}

function countsCharacters(bytes /*: string */, end /*: number */) /*: boolean */ {
  return unitAfter(bytes, end).startsWith("char") || /^(?:자|글자|文字)/.test(textOf(bytes.slice(end, end + 12)));
}

function limitIn(
  words /*: LimitWords */, named /*: string[] | undefined */, objects /*: Json[] */,
  texts /*: string[] */) /*: number | undefined */ {
  const believed = (text /*: string | undefined */) => {
    const number = text === undefined ? undefined : integer(text);
    return number !== undefined && number >= 1 && number <= 10000 ? number : undefined;
  };
  const given = first(named || [], believed);
  if (given !== undefined) return given;
  const ofMember = firstMember(objects, (key, node) =>
    bytesOf(key).length <= 20 && words.keys.includes(foldPhrase(key)) ? believed(scalarText(node)) : undefined);
  if (ofMember !== undefined) return ofMember;
  return first(texts, (bytes) => {
    const bounds = boundsIn(bytes);
    return first(numbersIn(bytes), (number) => {
      const before = foldPhrase(textOf(bytes.slice(Math.max(0, number.start - 24), number.start)));
      const after = foldPhrase(textOf(bytes.slice(number.end, number.end + 24)));
      const counts =
        (countsCharacters(bytes, number.end) && words.before.some((word) => before.endsWith(word))) ||
        words.after.some((word) => after.startsWith(word)) || words.lengths.some((word) => before.endsWith(word)) ||
        bounds.get(number.start) === words;
      return counts ? believed(number.text) : undefined;
    });
  });
}

/** The numbers of ranges such as `8 to 64 characters`, by their offsets, with the limit that each is. */
function boundsIn(bytes /*: string */) /*: Map<number, LimitWords> */ {
  const bounds /*: Map<number, LimitWords> */ = new Map();
  const numbers = numbersIn(bytes);
  for (let index = 1; index < numbers.length; index += 1) {
    const [lower, upper] = [numbers[index - 1], numbers[index]];
    const isCounted = countsCharacters(bytes, lower.end) || !hasUnit(bytes, lower.end);
    if (!countsCharacters(bytes, upper.end) || !isCounted) continue;
    const words = textOf(bytes.slice(lower.end, upper.start).slice(0, 24)).split(" ").join("");
    const isRange = ["-", "\u2013", "~", "to", "\uff5e", "\u304b\u3089"].includes(words) ||
      (words === "and" && wordBefore(bytes, lower.start) === "between");
    if (!isRange) continue;
    bounds.set(lower.start, data.words.least);
    bounds.set(upper.start, data.words.most);
  }
  return bounds;
}

/** Whether a number counts time or characters. */
function hasUnit(bytes /*: string */, end /*: number */) /*: boolean */ {
  return countsCharacters(bytes, end) || own(data.words.waitUnits, unitAfter(bytes, end)) !== undefined;
}

function wordBefore(bytes /*: string */, start /*: number */) /*: string */ {
  const before = bytes.slice(0, start).replace(/ +$/, "").slice(-12);
  return (/[A-Za-z]*$/.exec(before) /*:: as RegExpExecArray */)[0].toLowerCase();
}

/** The words behind the first occurrences of `from`, in small letters and without the version of a protocol. */
function originsIn(bytes /*: string */) /*: string[] */ {
  const words = [];
  const mark = " from ";
  for (let start = bytes.indexOf(mark); start >= 0 && words.length < 4; start = bytes.indexOf(mark, start + mark.length)) {
    if (start + mark.length > descriptionLimit) break;
    const word = (/^[A-Za-z0-9_]*/.exec(bytes.slice(start + mark.length, start + mark.length + 32)) /*:: as RegExpExecArray */)[0].toLowerCase();
    words.push(word.endsWith("oauth2") ? word.slice(0, -6).replace(/_/g, "") : word);
  }
  return words;
}

function fieldOf(name /*: string */) /*: string | undefined */ {
  if (bytesOf(name).length > 128) return undefined;
  const folded = foldPhrase(name);
  const parts = folded.split(/[.[\]:/ "']/).filter((part) => part !== "").reverse();
  return own(data.words.fields, folded) || first(parts, (part) => own(data.words.fields, part));
}

/** The password rules that a raw error names as unmet, in the order of the copy. */
function unmetRequirements(named /*: string[] */, objects /*: Json[] */, texts /*: string[] */) /*: string[] */ {
  const found /*: Set<string> */ = new Set();
  const addRules = (bytes /*: string */) => {
    const folded = foldPhrase(textOf(bytes.slice(0, descriptionLimit)));
    for (const [phrase, rule] of data.words.requirements) if (folded.includes(phrase)) found.add(rule);
    if (numbersIn(bytes).some((number) => countsCharacters(bytes, number.end))) found.add("length");
  };
  const addListed = (text /*: string */) => (text === "length" ? void found.add("length") : addRules(bytesOf(text)));
  named.forEach(addListed);
  const isMet = (node /*: Json */) => {
    const verified = member(node, "verified");
    return verified !== undefined && verified.type === "bool" ? verified.bool : undefined;
  };
  const checked = objects.filter((object) => isMet(object) !== undefined);
  if (checked.length > 0) {
    for (const rule of checked) {
      if (isMet(rule)) continue;
      addListed(stringOf(member(rule, "code")) || stringOf(member(rule, "message")) || "");
    }
  } else {
    for (const object of objects) {
      for (const [key, node] of membersOf(object)) {
        if (node.type !== "array" || !data.words.requirementLists.includes(foldPhrase(key))) continue;
        for (const element of node.elements.slice(0, 32)) if (element.type === "string") addListed(element.text);
      }
    }
    for (const bytes of texts) if (found.size === 0) addRules(bytes);
  }
  return data.words.requirementOrder.filter((rule) => found.has(rule));
}

/** The arguments of a kind that a raw error holds: ids and numbers, never its free text. */
function argumentsIn(
  error /*: RawError */, named /*: Record<string, string[]> */, retryAfter /*: number | undefined */,
  kind /*: string */) /*: Record<string, ArgumentValue> */ {
  const names = data.kinds[kind].arguments || [];
  const objects = error.objects.map((object) => object.node);
  const values /*: Record<string, ArgumentValue> */ = {};
  const put = (name /*: string */, value /*: ArgumentValue | undefined */) => {
    if (value !== undefined) set(values, name, value);
  };
  const firstNamed = (name /*: string */, id /*: (text: string) => string | undefined */) => first(own(named, name) || [], id);
  const wait = () =>
    first(
      [
        () => wholeSeconds(retryAfter), () => secondsIn(own(named, "seconds")),
        () => firstMember(objects, (key, node) => {
          const length = bytesOf(key).length;
          const divisor = length >= 7 && length <= 28 ? own(data.words.waitKeys, foldPhrase(key)) : undefined;
          const number = divisor === undefined ? undefined : leadingNumber(scalarText(node) || "");
          return number === undefined || divisor === undefined ? undefined : wholeSeconds(number / divisor);
        }),
        () => first(error.texts, secondsInText),
      ], (seconds) => seconds());
  for (const name of names) {
    if (name === "seconds") put(name, wait());
    else if (name === "minutes") {
      const given = secondsIn(own(named, "minutes"));
      const seconds = kind === "verificationCodeExpired" || names.includes("seconds") ? undefined : wait();
      put(name, given !== undefined ? given : seconds === undefined ? undefined : Math.ceil(seconds / 60));
    } else if (name === "requirements") {
      const unmet = unmetRequirements(own(named, name) || [], objects, error.texts);
      if (unmet.length > 0) put(name, unmet);
    } else if (name === "limit") put(name, limitIn(data.words.most, own(named, name), objects, error.texts));
    else if (name === "minLength") put(name, limitIn(data.words.least, own(named, name), objects, error.texts));
    else if (name === "field") {
      const field = firstNamed(name, fieldOf);
      put(name, field !== undefined ? field : firstMember(objects, (key, node) => {
        const isField = data.words.fieldKeys.includes(foldPhrase(key)) && bytesOf(key).length <= 10;
        return isField && node.type === "string" ? fieldOf(node.text) : undefined;
      }));
    } else if (name === "account") put(name, firstNamed(name, fieldOf));
    else if (name === "factor") {
      put(name, firstNamed(name, (word) => {
        const folded = foldPhrase(textOf(bytesOf(word).slice(0, 64)));
        const factor = data.words.factors.find(([part]) => folded.includes(part));
        return factor && factor[1];
      }));
    } else if (name === "provider") {
      const origins /*: string[] */ = [];
      for (const bytes of error.texts) origins.push(...originsIn(bytes));
      put(name, firstNamed(name, (text) => {
        const id = text.toLowerCase().split(".").find((part) => part !== "" && part !== "oidc" && part !== "saml");
        return id !== undefined && data.knownProviders.includes(id) ? id : undefined;
      }) || origins.find((word) => data.knownProviders.includes(word)));
    }
  }
  return values;
}

// MARK: Korean particles

const koreanSounds = {
  /** The digits 영, 일, 이 ..., and those of English: 제로, 원, 투 ... */
  digits: "crvcvvcrrv",
  english: "vcvvvvvcvc",
  /** 만, 억, 조, 경, 해, 자, 양. */
  powers: "ccvcvvc",
};

/*:: interface KoreanTables { words: Map<string, string>; units: Map<string, string>; symbols: Map<string, string>; silent: [number, number][] } */

let koreanTables /*: KoreanTables | undefined */;

function korean() /*: KoreanTables */ {
  if (koreanTables) return koreanTables;
  const source = data.korean /*:: as KoreanData */;
  const bySound = (sounds /*: BySound */, separator /*: string */) => {
    const found /*: Map<string, string> */ = new Map();
    for (const sound of (["v", "r", "c"] /*:: as const */)) {
      const names = separator === "" ? Array.from(sounds[sound]) : sounds[sound].split(separator);
      for (const name of names) found.set(name, sound);
    }
    return found;
  };
  const silent = source.silent.split(" ").map((range) => {
    const bounds = range.split("-").map((bound) => parseInt(bound, 16));
    return [bounds[0], bounds[bounds.length - 1]] /*:: as [number, number] */;
  });
  koreanTables = {
    words: bySound(source.words, " "), units: bySound(source.units, " "), symbols: bySound(source.symbols, ""), silent,
  };
  return koreanTables;
}

/** The sound of a final consonant by Unicode's index: 0 for none, 8 for ㄹ. */
function soundOfFinal(index /*: number */) /*: string */ {
  return index === 0 ? "v" : index === 8 ? "r" : "c";
}

/** The last character of a text. */
function lastCharacter(text /*: string */) /*: string */ {
  return /[\udc00-\udfff]$/.test(text) && /[\ud800-\udbff].$/s.test(text) ? text.slice(-2) : text.slice(-1);
}

/** The final sound of a Hangul syllable at the end of a text. */
function soundOfSyllable(text /*: string */) /*: string | undefined */ {
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xac00 && unit <= 0xd7a3 ? soundOfFinal((unit - 0xac00) % 28) : undefined;
}

/** The final sound of a text as it is read in Korean: `v` a vowel, `r` ㄹ, `c` another consonant; undefined if unknown. */
function finalSound(text /*: string */) /*: string | undefined */ {
  const syllable = soundOfSyllable(text);
  if (syllable) return syllable;
  // 2026. 1. 5. is read as 2026년 1월 5일.
  if (text.length > 5 && isKoreanDate(text)) return "r";
  const spoken = withoutSilentEnd(text);
  if (!spoken) return undefined;
  const last = lastCharacter(spoken);
  if (last > "\x7f") {
    if (!/[\uff01-\uff5e]/.test(last)) return soundOfCharacter(last);
    return finalSound(spoken.replace(/[\uff01-\uff5e]/g, (each) => String.fromCharCode(each.charCodeAt(0) - 0xfee0)));
  }
  const fraction = /^([0-9])\/([0-9])$/.exec(spoken);
  if (fraction && fraction[1] < fraction[2]) return koreanSounds.digits.charAt(Number(fraction[1]));
  const word = soundOfWord(spoken);
  if (word) return word;
  if (/[0-9]$/.test(spoken)) {
    const number = soundOfNumber(spoken);
    if (number) return number;
  }
  return soundOfCharacter(last);
}

function isKoreanDate(text /*: string */) /*: boolean */ {
  if (!text.endsWith(".")) return false;
  const parts = textOf(bytesOf(text).slice(-13)).split(".").filter((part) => part !== "");
  return parts.length === 3 && parts.every((part) => /^ *[0-9]+$/.test(part));
}

function soundOfCharacter(character /*: string */) /*: string | undefined */ {
  const point = character.codePointAt(0) || 0;
  if (point >= 0xac00 && point <= 0xd7a3) return soundOfFinal((point - 0xac00) % 28);
  if (point >= 0x1161 && point <= 0x1175) return "v";
  if (point >= 0x11a8 && point <= 0x11c2) return soundOfFinal(point - 0x11a7);
  if (point >= 0x3131 && point <= 0x314e) return character === "ㄹ" ? "r" : "c";
  if (point >= 0x314f && point <= 0x3163) return "v";
  if ((point >= 0x3041 && point <= 0x3096) || (point >= 0x30a1 && point <= 0x30fa) || point === 0x30fc) {
    return "んンっッ".includes(character) ? "c" : "v";
  }
  return korean().symbols.get(character);
}

/** The text without trailing parts that are not read; undefined when its end is masked. */
function withoutSilentEnd(text /*: string */) /*: string | undefined */ {
  if (/\*\*$/.test(text) && !text.startsWith("*")) return undefined;
  if (text === "*") return "";
  let spoken = text;
  while (spoken !== "") {
    const last = lastCharacter(spoken);
    const open = last === ")" ? spoken.lastIndexOf("(") : last === "）" ? spoken.lastIndexOf("（")
      : last === "］" ? spoken.lastIndexOf("［") : -1;
    const tag = /<\/[A-Za-z0-9]*>$/.exec(spoken);
    if (open > 0 && /[^ ]/.test(spoken.slice(0, open))) spoken = spoken.slice(0, open);
    else if (tag) spoken = spoken.slice(0, tag.index);
    else if (last <= "\x7f" ? " \t\n\r\"'`)]}>.,!?;:~*_-/\\|^".includes(last) : isSilent(last)) {
      spoken = spoken.slice(0, -last.length);
    } else break;
  }
  return spoken;
}

function isSilent(character /*: string */) /*: boolean */ {
  const point = character.codePointAt(0) || 0;
  const { silent } = korean();
  let low = 0;
  let high = silent.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < silent[middle][0]) high = middle - 1;
    else if (point > silent[middle][1]) low = middle + 1;
    else return true;
  }
  return false;
}

/** The sound of the word in Latin letters that ends a text. */
function soundOfWord(text /*: string */) /*: string | undefined */ {
  const token = (/[A-Za-z0-9\-.@_+]*$/.exec(text) /*:: as RegExpExecArray */)[0];
  if (!/[A-Za-z]/.test(token)) return undefined;
  const { words } = korean();
  const known = words.get(token.toLowerCase());
  if (known) return known;
  const letters = (/[A-Za-z]*$/.exec(token) /*:: as RegExpExecArray */)[0];
  if (letters === "") {
    // A digit directly after a word is part of its name and read in English: V3, Web3.
    const named = /(?:^|[^A-Za-z0-9])[A-Za-z]+([0-9])$/.exec(token);
    return named ? koreanSounds.english.charAt(Number(named[1])) : undefined;
  }
  const before = text.slice(0, text.length - letters.length);
  if (before.endsWith(".") && letters.length === 2 && token.length > 3) return soundOfLetter(letters);
  return soundOfUnit(letters, before) || soundOfLetters(letters);
}

/** The sound of the last letter as it is read alone. */
function soundOfLetter(letters /*: string */) /*: string | undefined */ {
  return (data.korean /*:: as KoreanData */).letters.charAt(letters.slice(-1).toLowerCase().charCodeAt(0) - 0x61);
}

function soundOfUnit(letters /*: string */, before /*: string */) /*: string | undefined */ {
  const unit = letters.length > 1 ? letters.toLowerCase() : letters;
  const number = before.replace(/ $/, "");
  if (/[0-9]$/.test(number)) {
    const word = (/[A-Za-z0-9.,]*$/.exec(number) /*:: as RegExpExecArray */)[0];
    return /[A-Za-z]/.test(word) ? undefined : korean().units.get(unit);
  }
  // Without a number KG may be an abbreviation, but not kg.
  return letters.length > 1 && /[a-z]/.test(letters) ? korean().units.get(unit) : undefined;
}

function soundOfLetters(letters /*: string */) /*: string | undefined */ {
  const word = letters.toLowerCase();
  const { words } = korean();
  // The last part of KakaoTalk and OpenID.
  const part = lastCapitalizedPart(letters);
  const known = words.get(word) || words.get(part.toLowerCase());
  if (known) return known;
  const last = part.slice(-1).toLowerCase();
  // Letters without a vowel are no word: kt, pdf. Four capitals or more with one are: TVING, OLIVE.
  const isAbbreviation =
    (/^[A-Z]+$/.test(part) && (part.length > 1 || part.length === letters.length) && (part.length < 4 || !/[AEIOUY]/.test(part)))
    || !/[aeiouy]/i.test(letters);
  // Final letters that sound the same whether a text is read as a word or letter by letter.
  if (isAbbreviation || /[afhijlmnosuvwxyz]/.test(last)) return soundOfLetter(last);
  if (word.length > 3 && last === "r") return "v";
  return /[aeiouy]ng$/.test(word) ? "c" : undefined;
}

/** What follows the last place where a capital comes after a small letter. */
function lastCapitalizedPart(letters /*: string */) /*: string */ {
  for (let index = letters.length - 1; index > 0; index -= 1) {
    if (/[A-Z]/.test(letters.charAt(index)) && !/[A-Z]/.test(letters.charAt(index - 1))) return letters.slice(index);
  }
  return letters;
}

/** The sound of the number that ends a text. */
function soundOfNumber(text /*: string */) /*: string | undefined */ {
  const number = (/[0-9]+(?:[,.:][0-9]+)*$/.exec(text) /*:: as RegExpExecArray */)[0];
  const before = text.slice(0, text.length - number.length);
  // ₩1,000 is 천 원.
  if (/[₩￦$€¥£]$/.test(before)) return korean().symbols.get(before.slice(-1));
  const parts = number.split(":");
  if (parts.length > 1 && parts.slice(1).every((part) => part.length === 2)) {
    // 3:00 is 세 시, 3:30 세 시 삼십 분, and 3:30:05 ends in 초.
    return parts.length > 2 || parts[1] === "00" ? "v" : "c";
  }
  const digits = number.replace(/[^0-9]/g, "");
  const zeros = (/0*$/.exec(digits) /*:: as RegExpExecArray */)[0].length;
  if (!number.includes(".") && zeros > 0 && zeros < digits.length) {
    // 십, 백 and 천, then the larger powers.
    return zeros < 4 ? "c" : koreanSounds.powers.charAt(Math.floor(zeros / 4) - 1) || undefined;
  }
  return koreanSounds.digits.charAt(Number(digits.slice(-1)));
}

// MARK: Messages

/*::
type Value = string | number | Date | readonly string[];
type Source = (name: string) => Value;
interface Output { text: string }
*/

function formatOf(locale /*: string */) /*: FormatData */ {
  return data.formats[locale];
}

/** The digits of a number with at most three decimals, rounded half to even, as ICU prints it by default. */
function decimalDigits(number /*: number */) /*: { whole: string; fraction: string } */ {
  const [mantissa, exponent] = Math.abs(number).toString().split("e");
  const [before, after = ""] = mantissa.split(".");
  const shift = Number(exponent || 0);
  let digits = before + after;
  let point = before.length + shift;
  if (point < 0) {
    digits = "0".repeat(-point) + digits;
    point = 0;
  }
  digits = digits.padEnd(point, "0");
  const kept = digits.slice(0, point + 3);
  const rest = digits.slice(point + 3);
  const isUp = rest > "5" || (rest === "5" && /[13579]$/.test(kept));
  let rounded = kept;
  if (isUp && rest !== "") {
    const nines = (/9*$/.exec(kept) /*:: as RegExpExecArray */)[0].length;
    const head = kept.slice(0, kept.length - nines);
    rounded = (head === "" ? "1" : head.slice(0, -1) + String(Number(head.slice(-1)) + 1)) + "0".repeat(nines);
    if (head === "") point += 1;
  }
  return { whole: rounded.slice(0, point).replace(/^0+(?=.)/, "") || "0", fraction: rounded.slice(point).replace(/0+$/, "") };
}

function formatNumber(number /*: number */, format /*: FormatData */) /*: string */ {
  const { whole, fraction } = decimalDigits(number);
  const groups = [];
  let rest = whole;
  if (format.group !== "" && whole.length >= format.groupSizes[0] + format.minimumGrouping) {
    for (let size = format.groupSizes[0]; rest.length > size; size = format.groupSizes[1]) {
      groups.unshift(rest.slice(-size));
      rest = rest.slice(0, -size);
    }
  }
  let text = [rest, ...groups].join(format.group) + (fraction === "" ? "" : format.decimal + fraction);
  if (format.digits) {
    const digits = Array.from(format.digits);
    text = text.replace(/[0-9]/g, (digit) => digits[Number(digit)]);
  }
  return (number < 0 ? format.minus : "") + text;
}

function formatList(elements /*: readonly string[] */, format /*: FormatData */) /*: string */ {
  if (elements.length === 2) return elements.join(format.list[0]);
  return elements.reduce((text, element, index) => {
    if (index === 0) return element;
    return text + format.list[index === elements.length - 1 ? 3 : index === 1 ? 1 : 2] + element;
  }, "");
}

function formatDate(date /*: Date */, templates /*: readonly string[] | undefined */) /*: string */ {
  if (!templates) return date.toISOString().slice(0, 10);
  const day = String(date.getUTCDate());
  return templates[date.getUTCMonth()]
    .replace("{y}", String(date.getUTCFullYear())).replace("{dd}", day.padStart(2, "0")).replace("{d}", day);
}

function pluralCategory(number /*: number */, rules /*: PluralData | undefined */) /*: string */ {
  if (!rules) return "other";
  const whole = Math.abs(number);
  if (!Number.isInteger(whole)) return rules.fraction || "other";
  if (rules.million !== undefined && whole >= 1000000 && whole % 1000000 === 0) return rules.million;
  const table = (whole < 100 ? rules.small : rules.large) || {};
  return Object.keys(table).find((category) => table[category].includes(whole % 100)) || "other";
}

function numberOf(value /*: Value */) /*: number */ {
  return typeof value === "number" ? value : 0;
}

function write(
  pattern /*: Pattern */, pound /*: number | undefined */, source /*: Source */, format /*: FormatData */,
  output /*: Output */) {
  const blockStart = output.text.length;
  let argumentStart = blockStart;
  for (const part of typeof pattern === "string" ? [pattern] : pattern) {
    const start = output.text.length;
    if (typeof part === "string") {
      output.text += part;
      continue;
    }
    const [type, name] = part /*:: as readonly [string, string] */;
    if (type === "particle") {
      writeParticle(part, argumentStart, blockStart, output);
      continue;
    }
    if (type === "#") {
      if (pound !== undefined) output.text += formatNumber(pound, format);
    } else {
      const value = source(name);
      if (type === "arg") output.text += formatValue(value, format);
      else if (type === "number") output.text += formatNumber(part[2] === "integer" ? roundHalfEven(numberOf(value)) : numberOf(value), format);
      else if (type === "date") {
        output.text += value instanceof Date ? formatDate(value, own(format.dates, part[2] /*:: as string */)) : "";
      } else if (type === "plural" || type === "ordinal") {
        const number = numberOf(value);
        const counted = number - Number(part[3] || 0);
        const branches = part[2] /*:: as Branches */;
        const exact = own(branches, `=${number}`);
        const category = pluralCategory(counted, type === "plural" ? format.cardinal : format.ordinal);
        const branch = exact !== undefined ? exact : own(branches, category);
        write(branch !== undefined ? branch : branches.other, counted, source, format, output);
      } else if (type === "select") {
        const branches = part[2] /*:: as Branches */;
        const branch = typeof value === "string" ? own(branches, value) : undefined;
        write(branch !== undefined ? branch : branches.other, undefined, source, format, output);
      } else if (type === "choice") {
        const branches = part[2] /*:: as readonly (readonly [number, boolean, Pattern])[] */;
        const number = numberOf(value);
        let chosen = branches[0];
        for (const branch of branches.slice(1)) {
          if (!(branch[1] ? number > branch[0] : number >= branch[0])) break;
          chosen = branch;
        }
        if (chosen) write(chosen[2], undefined, source, format, output);
      }
    }
    argumentStart = start;
  }
}

function roundHalfEven(number /*: number */) /*: number */ {
  const floor = Math.floor(number);
  const rest = number - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
}

function formatValue(value /*: Value */, format /*: FormatData */) /*: string */ {
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(value, format);
  return value instanceof Date ? formatDate(value, undefined) : formatList(value, format);
}

function writeParticle(part /*: readonly unknown[] */, argumentStart /*: number */, blockStart /*: number */, output /*: Output */) {
  const [tolerant, vowel, rieul, consonant] = (part[1] /*:: as string */).split("|");
  const between = (part[2] || "") /*:: as string */;
  const followsRemark = part[3] === true;
  // A particle is written without a space.
  const argument = output.text.slice(argumentStart).replace(/[ \t-\r\xa0]+$/, "");
  output.text = output.text.slice(0, argumentStart) + argument;
  let sound /*: string | undefined */;
  // After an empty argument it follows the word that touches the argument.
  if (argument !== "") sound = finalSound(argument);
  else if (/[A-Za-z0-9\u0080-\uffff]$/.test(output.text)) sound = finalSound(output.text);
  output.text += between;
  if (followsRemark) sound = finalSound(output.text.slice(blockStart));
  if (argument === "" && sound === undefined) return;
  output.text += sound === "v" ? vowel : sound === "r" ? rieul : sound === "c" ? consonant : tolerant;
}

/** The locale whose text a key has in a locale; undefined for an unknown key. */
function localeOfText(locale /*: string */, key /*: string */) /*: string | undefined */ {
  return data.locales[locale].find((each) => own(data.messages[each], key) !== undefined);
}

function render(locale /*: string */, key /*: string */, source /*: Source */) /*: string | undefined */ {
  const found = localeOfText(locale, key);
  if (found === undefined) return undefined;
  const pattern = data.messages[found][key];
  if (typeof pattern === "string") return pattern;
  const output = { text: "" };
  write(pattern, undefined, source, formatOf(found), output);
  return output.text;
}

/** Whether a text comes from a locale of another language. */
function isFallback(locale /*: string */, key /*: string */) /*: boolean */ {
  const found = localeOfText(locale, key);
  return found !== undefined && found.split("-")[0] !== locale.split("-")[0];
}

// MARK: Arguments of the copy

/** Converts a value to the type of an argument; undefined if it is none. */
function typedValue(type /*: string */, given /*: unknown */) /*: Value | undefined */ {
  if (type === "String") return typeof given === "string" ? given : undefined;
  if (type === "int") {
    const number = typeof given === "string" ? integer(given) : given;
    return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : undefined;
  }
  if (type === "double") {
    const isNumber = typeof given === "string" && /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(given);
    const number = isNumber ? Number(given) : given;
    return typeof number === "number" && Number.isFinite(number) ? number : undefined;
  }
  if (type === "List") {
    if (typeof given === "string") return given.split(",").map((element) => element.trim()).filter((element) => element !== "");
    return Array.isArray(given) && given.every((element) => typeof element === "string") ? given : undefined;
  }
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? undefined : given;
  return typeof given === "string" ? dateOf(given) : undefined;
}

/** A day or a time in ISO 8601 that exists. */
function dateOf(text /*: string */) /*: Date | undefined */ {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:Z|[+-][0-9]{2}:?[0-9]{2}))?$/.exec(text);
  if (!parts) return undefined;
  const day = new Date(`${parts[1]}-${parts[2]}-${parts[3]}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.getUTCDate() !== Number(parts[3])) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function isBlank(text /*: string */) /*: boolean */ {
  return /^[\s\x85]*$/.test(text);
}

/** The values for the messages of one answer: the caller's, or the catalog's defaults. */
class CopyArguments {
  /*::
  private readonly locale: string;
  private readonly isTaken: (name: string) => boolean;
  private readonly given: Fields;
  private readonly provider: string | undefined;
  private readonly method: string | undefined;
  private readonly flow: string | undefined;
  private readonly options: Options;
  readonly source: Source;
  */
  constructor(
    locale /*: string */, isTaken /*: (name: string) => boolean */, given /*: Fields */, provider /*: string | undefined */,
    method /*: string | undefined */, flow /*: string | undefined */, options /*: Options */) {
    this.locale = locale;
    this.isTaken = isTaken;
    this.given = given;
    this.provider = provider;
    this.method = method;
    this.flow = flow;
    this.options = options;
    this.source = (name) => this.value(name);
  }

  definition(name /*: string */) /*: ArgumentData | undefined */ {
    return this.isTaken(name) ? own(data.arguments, name) : undefined;
  }

  defaultValue(definition /*: ArgumentData */) /*: Value */ {
    if (definition.fact) throw new TypeError("A date, a code or an amount that the text states is not among the arguments.");
    if (definition.defaultCopy !== undefined) return render(this.locale, definition.defaultCopy, () => "") || "";
    const value = typedValue(definition.type, definition.default);
    return value === undefined ? "" : value;
  }

  /** The text of an id that the catalog knows. */
  textOfId(name /*: string */, id /*: string */) /*: string | undefined */ {
    return render(this.locale, `${name}_${id}`, this.source);
  }

  value(name /*: string */) /*: Value */ {
    const definition = this.definition(name);
    if (!definition) return "";
    if (definition.from) {
      const made = definition.time ? this.madeTime(name, definition.time) : this.made(name, definition.from);
      return made === undefined ? this.defaultValue(definition) : made;
    }
    // A message asks for the seconds or minutes to know whether the time is known, in whatever unit it was given.
    if (name === "seconds" || name === "minutes") {
      const own = this.time(name);
      if (own !== undefined) return own;
      const other = this.time(name === "seconds" ? "minutes" : "seconds");
      if (other === undefined) return this.defaultValue(definition);
      return name === "seconds" ? other * 60 : Math.ceil(other / 60);
    }
    const localized = (text /*: string */) => {
      const known = this.textOfId(name, text);
      return known === undefined ? safeToShow(text) : known;
    };
    const given = typedValue(definition.type, own(this.given, name));
    if (typeof given === "string") {
      if (!isBlank(given)) return localized(given);
    } else if (Array.isArray(given)) {
      if (given.length > 0) return given.map(localized);
    } else if (given !== undefined) return given;
    // The id of a provider without a localized name is jargon.
    const provider = name === "provider" && this.provider !== undefined ? this.textOfId(name, this.provider) : undefined;
    if (provider !== undefined) return provider;
    if (name === "method" && this.method !== undefined) return this.method;
    const usual = name === "method" || name === "identifier" ? this.options[name] : undefined;
    return usual === undefined ? this.defaultValue(definition) : usual;
  }

  /** The value of an argument that is made from others. */
  made(name /*: string */, sources /*: readonly string[] */) /*: string | undefined */ {
    if (name === "flow") return this.flow;
    for (const source of sources) {
      const definition = this.definition(source);
      if (!definition || definition.type !== "String") continue;
      const given = own(this.given, source);
      const id = typeof given === "string" ? given : this.provider;
      if (id === undefined) continue;
      const known = this.textOfId(name, id);
      return known === undefined ? this.textOfId(name, "other") : known;
    }
    return undefined;
  }

  /** The time that the caller gave, in words or as a clock. */
  madeTime(name /*: string */, style /*: string */) /*: string | undefined */ {
    const seconds = this.time("seconds");
    const minutes = this.time("minutes");
    if (style === "countdown") return clock(seconds !== undefined ? seconds : minutes && minutes * 60);
    const time = timeInWords(seconds, minutes, style === "wait" ? Math.ceil : Math.floor);
    if (!time) return undefined;
    const text = render(this.locale, `${name}_${time[1]}`, () => time[0]);
    return text !== undefined ? text : render(this.locale, `duration_${time[1]}`, () => time[0]);
  }

  /** The caller's number of seconds or minutes; undefined for none, zero, and one that makes no sense. */
  time(name /*: string */) /*: number | undefined */ {
    const definition = this.definition(name);
    const number = definition && typedValue(definition.type, own(this.given, name));
    return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= 2147483647 ? number : undefined;
  }
}

/** A time in the unit in which people say it. */
function timeInWords(
  seconds /*: number | undefined */, minutes /*: number | undefined */, round /*: (number: number) => number */
) /*: readonly [number, string] | undefined */ {
  if (seconds !== undefined && seconds < 120) return [seconds, "seconds"];
  const wholeMinutes = seconds === undefined ? minutes : round(seconds / 60);
  if (wholeMinutes === undefined) return undefined;
  if (wholeMinutes < 120) return [wholeMinutes, "minutes"];
  const hours = round(wholeMinutes / 60);
  return hours < 48 ? [hours, "hours"] : [round(hours / 24), "days"];
}

/** A time as a clock that runs down: `2:01`, `1:00:00`. */
function clock(seconds /*: number | undefined */) /*: string | undefined */ {
  if (seconds === undefined) return undefined;
  const twoDigits = (number /*: number */) => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

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

// The code is the same in every export; the data is at the end of each part.
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
//   Decisions, Copy, Answers  Catalog, CopyJSON

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
interface CoreData {
  readonly catalog: string;
  readonly kinds: Readonly<Record<string, KindData>>;
  readonly providers: Readonly<Record<string, ProviderData>>;
}
interface RawData {
  readonly knownProviders: readonly string[];
  readonly words: Words;
}
interface CopyData {
  readonly korean?: KoreanData;
  readonly arguments: Readonly<Record<string, ArgumentData>>;
  /** The arguments that the copy of a kind takes, where it takes any. **)
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}
interface LocaleData {
  readonly defaultLocale: string;
  readonly locales: Readonly<Record<string, readonly string[]>>;
  readonly localeMatches?: Readonly<Record<string, string>>;
  readonly formats: Readonly<Record<string, FormatData>>;
  readonly takenByValues: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
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
  const providerData = own(coreData.providers, provider);
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
  for (const provider of Object.keys(coreData.providers)) {
    for (const known of Object.keys(coreData.providers[provider].domains || {})) {
      if (foldCode(known) === folded) return { domain: known, provider };
    }
  }
  return undefined;
}

/** The table whose provider alone has codes that begin as this one. */
function ownerOfCode(code /*: string */) /*: CodeTable | undefined */ {
  const owner = Object.keys(coreData.providers).find((provider) =>
    (coreData.providers[provider].begins || []).some((beginning) => code.startsWith(beginning)));
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
  const target = coreData.kinds[kind].concealedAs;
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
  let shown = own(coreData.kinds, kind) ? kind : "unknown";
  // A chain is shorter than the list of kinds.
  for (let count = Object.keys(coreData.kinds).length; count > 0; count -= 1) {
    const target = targetOf(shown, flow);
    if (target === undefined || !conceals(disclosure, shown, target, flow) || !own(coreData.kinds, target)) break;
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
    for (const kind of Object.keys(coreData.kinds)) {
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
    for (const kind of Object.keys(coreData.kinds)) for (const each of Object.values(targetsOf(kind))) targets.add(each);
    for (const kind of Object.keys(coreData.kinds)) {
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
  for (const other of Object.keys(coreData.kinds)) {
    const targets = targetsOf(other);
    for (const each of Object.keys(targets)) if (own(targets, each) === kind) return undefined;
  }
  return coreData.kinds[kind].broader;
}

// MARK: Decisions

/*::
/** What an error means, and how it is shown, without text; members that do not apply are absent. **)
export interface Decision {
  /** The kind to show; under concealment it may differ from the error's own. **)
  kind: Kind;
  /** False for a code that is in no table. **)
  known: boolean;
  action?: { id: Recovery };
  presentation: Presentation;
  retryable: boolean;
  /** The HTTP status of a response that reports this error. **)
  status: number;
  /** A kind that includes this one, for clients that do not know it. **)
  broader?: string;
  source?: { provider: string; surface?: string; code?: string };
  /** Whether the code has other meanings on other surfaces. **)
  ambiguous?: true;
  candidates?: { provider?: string; surface: string; kind: Kind }[];
  /** The names of inputs that have no effect. **)
  ignored?: string[];
  /** What the copy takes from the error itself: its arguments, and under `flow` and `method` what the texts depend on. **)
  arguments?: Readonly<Record<string, ArgumentValue>>;
}
*/

const flows = ["signIn", "signUp", "link", "change", "recover", "verify", "refresh"];

function flowOf(options /*: Options */) /*: string | undefined */ {
  return options.flow !== undefined && flows.includes(options.flow) ? options.flow : undefined;
}

function disclosureOf(options /*: Options */) /*: string */ {
  const { disclosure } = options;
  return disclosure === "verified" || disclosure === "helpful" ? disclosure : "strict";
}

function unknownResolution(provider /*: string | undefined */, code /*: string | undefined */) /*: Resolution */ {
  return {
    row: { code: "", kind: "unknown", details: noDetails, surface: 0, phrase: undefined, isDistinctive: false }, provider, surface: undefined,
    code, method: undefined, isKnown: false, meanings: [],
  };
}

/** The decision about a resolution, with the arguments that were found in the error. */
function decide(
  resolution /*: Resolution */, found /*: Fields */, options /*: Options */, ignored /*: string[] */) /*: Decision */ {
  const flow = flowOf(options);
  const disclosure = disclosureOf(options);
  const { kind, hidesSource } = shownKind(resolution.row, disclosure, flow);
  const definition = coreData.kinds[kind];
  const decision /*: Decision */ = {
    kind: kind /*:: as Kind */,
    known: resolution.isKnown,
    presentation: inFlow(definition.presentation, definition.presentationIn, flow),
    retryable: definition.retryable,
    status: definition.status,
  };
  if (definition.recovery !== undefined) decision.action = { id: definition.recovery /*:: as Recovery */ };
  const broader = broaderOf(kind, flow);
  if (broader !== undefined) decision.broader = broader;
  if (!hidesSource) {
    if (resolution.provider !== undefined) {
      decision.source = { provider: resolution.provider };
      if (resolution.surface !== undefined) decision.source.surface = resolution.surface;
      const { code } = resolution;
      const hidesCode = disclosure === "strict" && kind === "unknown";
      if (code !== undefined && !hidesCode && (resolution.isKnown || looksLikeCode(code))) decision.source.code = code;
    }
    const candidates = resolution.meanings.map(({ provider, surface, row }) => {
      const shownAs = shownKind(row, disclosure, flow).kind /*:: as Kind */;
      return provider === undefined ? { surface, kind: shownAs } : { provider, surface, kind: shownAs };
    });
    if (new Set(candidates.map((candidate) => candidate.kind)).size > 1) {
      decision.ambiguous = true;
      decision.candidates = candidates;
    }
  }
  if (ignored.length > 0) decision.ignored = ignored;
  const taken /*: Record<string, ArgumentValue> */ = {};
  // A concealed answer takes nothing from the error.
  if (!hidesSource) for (const name of Object.keys(found)) set(taken, name, own(found, name) /*:: as ArgumentValue */);
  if (resolution.method !== undefined) taken.method = resolution.method;
  if (flow !== undefined) taken.flow = flow;
  if (Object.keys(taken).length > 0) decision.arguments = taken;
  return decision;
}

/** The arguments that a row itself decides, as far as its kind takes them. */
function rowArguments(resolution /*: Resolution */, flow /*: string | undefined */) /*: Record<string, ArgumentValue> */ {
  const taken = (own(coreData.kinds, kindOf(resolution.row, flow)) || coreData.kinds.unknown).arguments || [];
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

// MARK: Data

const coreData /*: CoreData */ = CORE_DATA;

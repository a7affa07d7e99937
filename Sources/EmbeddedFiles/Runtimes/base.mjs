// The code is the same in every export; the data is at the end of each part.
//
// A fix in these parts of the library must be repeated here, because they are code, not data:
//
//   here                      in the library (Sources/AuthCopy and Sources/ICUMessageFormat)
//   Codes                     CodeIndex, CodeTable, CodeResolver, CaseFoldedBytes, PhraseMatcher
//   Concealment               KindTable, Disclosure
//   Raw errors                RawError, RawErrorReader, RawErrorReading, Evidence, ReadingIndex, ScannedText,
//                             PayloadPath, PayloadShape, RawErrorText, ErrorChain, FormFields; for unknown providers
//                             UnknownProviderReader, CombinedCodeIndex; for sentences Vocabulary; their limits,
//                             characters and words are in rules.mjs, from Catalogs/reading.json and Catalogs/words
//   Arguments in raw errors   ErrorArguments, ErrorQuantities, LengthLimit, WaitingTime, PasswordRequirement,
//                             ReadingRules
//   Korean particles          FinalSound, LatinReading, NumberReading, SilentEnd; words and their sounds are data
//   Messages                  CompiledMessage, PatternLocaleData; the patterns of locales are data
//   Arguments of the copy     CopyArgument, CopyArguments, RoundedDuration
//   Locales                   LocaleTag, SupportedLocales; the table is data
//   Decisions, Copy           Catalog, CopyJSON

/*::
/** Fixed text, or a list of a type, such as `arg` or `plural`, and its data: see MessageEncoder. **)
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
/** A kind, its codes, as a text `code|symbol|number …` or as a list, and the details that they share. **)
type CodeGroup = readonly [string, string | readonly string[], RowDetails?];
interface Surface {
  readonly id: string;
  readonly method?: string;
  readonly detailAfter?: string;
  readonly also?: readonly string[];
  readonly derives?: { readonly prefix: string; readonly from: string };
  readonly codes?: readonly CodeGroup[];
}
type Phrases = Readonly<Record<string, readonly CodeGroup[]>>;
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
  /** Whether only the caller knows the value. **)
  readonly fact?: boolean;
  readonly from?: readonly string[];
  readonly time?: string;
}
/**
 * The plural categories except `other`: of integers below 100, of the last two digits of larger integers, of whole
 * millions, and of numbers with decimals.
 **)
interface PluralData {
  readonly small?: Readonly<Record<string, readonly number[]>>;
  readonly large?: Readonly<Record<string, readonly number[]>>;
  readonly million?: string;
  readonly fraction?: string;
  readonly smallFractions?: Readonly<Record<string, readonly number[]>>;
}
interface FormatData {
  readonly direction?: string;
  readonly digits?: string;
  readonly minus: string;
  readonly decimal: string;
  readonly group: string;
  readonly groupSizes: readonly number[];
  readonly minimumGrouping: number;
  /** The separators of a list: of two elements; of more elements, after the first, in the middle, before the last. **)
  readonly list: readonly string[];
  readonly cardinal?: PluralData;
  readonly ordinal?: PluralData;
  /** By style, a template for each month. **)
  readonly dates?: Readonly<Record<string, readonly string[]>>;
}
/** Names by their final sound in Korean: a vowel, ㄹ (rieul), or another consonant. **)
interface BySound { readonly v: string; readonly r: string; readonly c: string }
interface KoreanData {
  readonly words: BySound;
  readonly units: BySound;
  readonly symbols: BySound;
  readonly letters: string;
}
interface CoreData {
  readonly catalog: string;
  readonly kinds: Readonly<Record<string, KindData>>;
  readonly providers: Readonly<Record<string, ProviderData>>;
}
/** How raw errors of a provider are recognized and parsed, and their phrases by surface. **)
interface RawProvider {
  readonly begins?: readonly string[];
  readonly named?: readonly string[];
  readonly payloads?: readonly Shape[];
  readonly phrases?: Phrases;
}
interface RawData {
  readonly providers: Readonly<Record<string, RawProvider>>;
  readonly knownProviders: readonly string[];
}
interface CopyData {
  readonly korean?: KoreanData;
  readonly arguments: Readonly<Record<string, ArgumentData>>;
  /** The arguments of the copy of each kind that has arguments. **)
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}
/** The texts that are formatted in one locale. **)
interface Texts {
  readonly locale: string;
  readonly format: FormatData;
  /** The message of each key. **)
  readonly messages: Readonly<Record<string, Pattern>>;
}
/** The texts of an exported locale. **)
interface Bundle {
  readonly locale: string;
  /** The texts in lookup order: the texts of the locale, then the texts of its fallback locales. **)
  readonly texts: readonly Texts[];
  /** The arguments that the texts of an argument's values use. **)
  readonly argumentsOfValues: Readonly<Record<string, readonly string[]>>;
}
interface LocaleData {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly localeMatches?: Readonly<Record<string, string>>;
}

type ArgumentValues = Readonly<Record<string, ArgumentValue>>;
type CodeMatch = { rows: CodeRow[]; code: string };
*/

// MARK: Objects and text

/** Returns an own member of an object, never an inherited member. */
export function own/*:: <Value>*/(
  object /*: Readonly<Record<string, Value>> | undefined */, key /*: string */) /*: Value | undefined */ {
  return object !== undefined && Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined;
}

/** Sets a member of an object; an assignment to `__proto__` would set the prototype instead. */
export function set/*:: <Value>*/(object /*: Record<string, Value> */, key /*: string */, value /*: Value */) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the UTF-8 bytes of a text, each as a character. Raw errors are parsed in this form; limits count bytes. */
export function bytesOf(text /*: string */) /*: string */ {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  // One half of a surrogate pair has no bytes.
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd"))
    .replace(/%(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

/** Decodes UTF-8 bytes; invalid bytes become U+FFFD. */
export function textOf(bytes /*: string */) /*: string */ {
  if (/^[\0-\x7f]*$/.test(bytes)) return bytes;
  try {
    return decodeURIComponent(bytes.replace(/[%\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`));
  } catch (_) {
    return bytes.split(/([\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff])/)
      .map((part) => (part === bytes ? "\ufffd".repeat(bytes.length) : textOf(part))).join("");
  }
}

/** Parses a 64-bit integer; undefined for any other text. */
export function integer(text /*: string */) /*: number | undefined */ {
  if (!/^[+-]?[0-9]+$/.test(text)) return undefined;
  const digits = text.replace(/^[+-]?0*/, "");
  if (digits.length > 19 || (digits.length === 19 && digits > "9223372036854775807")) return undefined;
  return Number(text);
}

/** Returns the first defined result of a function that is called with the elements of a list. */
export function firstResult/*:: <From, To>*/(
  list /*: readonly From[] */, value /*: (from: From) => To | undefined */) /*: To | undefined */ {
  for (const each of list) {
    const result = value(each);
    if (result !== undefined) return result;
  }
  return undefined;
}

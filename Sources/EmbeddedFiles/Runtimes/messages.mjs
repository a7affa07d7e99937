import { bytesOf, integer, own, set, textOf } from "./base.mjs";

// MARK: Korean particles

/** The final sounds of the words for numbers: `v` a vowel, `r` ㄹ, `c` another consonant. */
const numberSounds = {
  /** The digits 영, 일, 이 ... */
  digits: "crvcvvcrrv",
  /** The English digits 제로, 원, 투 ... */
  english: "vcvvvvvcvc",
  /** 만, 억, 조, 경, 해, 자, 양. */
  powers: "ccvcvvc",
};

/*:: interface KoreanTables { words: Map<string, string>; units: Map<string, string>; symbols: Map<string, string> } */

let koreanTables /*: KoreanTables | undefined */;

function korean() /*: KoreanTables */ {
  if (koreanTables) return koreanTables;
  const source = copyData.korean /*:: as KoreanData */;
  const bySound = (sounds /*: BySound */, separator /*: string */) => {
    const soundsByName /*: Map<string, string> */ = new Map();
    for (const sound of (["v", "r", "c"] /*:: as const */)) {
      const names = separator === "" ? Array.from(sounds[sound]) : sounds[sound].split(separator);
      for (const name of names) soundsByName.set(name, sound);
    }
    return soundsByName;
  };
  koreanTables = {
    words: bySound(source.words, " "), units: bySound(source.units, " "), symbols: bySound(source.symbols, ""),
  };
  return koreanTables;
}

/** Returns the sound of a final consonant by its Unicode index: 0 for none, 8 for ㄹ. */
function soundOfFinal(index /*: number */) /*: string */ {
  return index === 0 ? "v" : index === 8 ? "r" : "c";
}

/** Returns the last character of a text. */
function lastCharacter(text /*: string */) /*: string */ {
  return /[\udc00-\udfff]$/.test(text) && /[\ud800-\udbff].$/s.test(text) ? text.slice(-2) : text.slice(-1);
}

/** Returns the final sound of a Hangul syllable at the end of a text. */
function soundOfSyllable(text /*: string */) /*: string | undefined */ {
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xac00 && unit <= 0xd7a3 ? soundOfFinal((unit - 0xac00) % 28) : undefined;
}

/** Returns the final sound of a text in Korean: `v` a vowel, `r` ㄹ, `c` another consonant; undefined if unknown. */
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
  if (fraction && fraction[1] < fraction[2]) return numberSounds.digits.charAt(Number(fraction[1]));
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
  // `2026. 12. 31.` has 13 bytes.
  const parts = textOf(bytesOf(text).slice(-13)).split(".").filter((part) => part !== "");
  return parts.length === 3 && parts.every((part) => /^ *[0-9]+$/.test(part));
}

function soundOfCharacter(character /*: string */) /*: string | undefined */ {
  const point = character.codePointAt(0) || 0;
  if (point >= 0xac00 && point <= 0xd7a3) return soundOfFinal((point - 0xac00) % 28);
  // Decomposed syllables: a vowel, or a final consonant.
  if (point >= 0x1161 && point <= 0x1175) return "v";
  if (point >= 0x11a8 && point <= 0x11c2) return soundOfFinal(point - 0x11a7);
  // Consonants are read by their names, 기역, 니은, 리을; vowels by their sound.
  if (point >= 0x3131 && point <= 0x314e) return character === "ㄹ" ? "r" : "c";
  if (point >= 0x314f && point <= 0x3163) return "v";
  // Kana: ん is ㄴ and っ is ㅅ; all other kana end in a vowel.
  if ((point >= 0x3041 && point <= 0x3096) || (point >= 0x30a1 && point <= 0x30fa) || point === 0x30fc) {
    return "んンっッ".includes(character) ? "c" : "v";
  }
  return korean().symbols.get(character);
}

/** Removes trailing parts that are not pronounced; undefined if the end of the text is masked. */
function withoutSilentEnd(text /*: string */) /*: string | undefined */ {
  if (/\*\*$/.test(text) && !text.startsWith("*")) return undefined;
  if (text === "*") return "";
  let spoken = text;
  while (spoken !== "") {
    const last = lastCharacter(spoken);
    // Remarks in brackets are not pronounced.
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

/** Whether a non-ASCII character at the end of a text is not pronounced. */
function isSilent(character /*: string */) /*: boolean */ {
  if ("…。、®™℠㈜".includes(character)) return true;
  // Symbols with a reading, and symbols that mask a character.
  if (korean().symbols.has(character) || "○●◯◦■□⬤\ufffc\ufffd".includes(character)) return false;
  if (/\p{So}/u.test(character)) return !/[\u2100-\u214f\u2460-\u24ff\u3200-\u33ff]/.test(character);
  return /[\p{Pe}\p{Pf}\p{Pd}\p{Zs}\p{Cf}\p{Sk}\ufe00-\ufe0f\u20e3]/u.test(character);
}

/** Returns the final sound of the Latin word at the end of a text. */
function soundOfWord(text /*: string */) /*: string | undefined */ {
  const token = (/[A-Za-z0-9\-.@_+]*$/.exec(text) /*:: as RegExpExecArray */)[0];
  if (!/[A-Za-z]/.test(token)) return undefined;
  const { words } = korean();
  const known = words.get(token.toLowerCase());
  if (known) return known;
  const letters = (/[A-Za-z]*$/.exec(token) /*:: as RegExpExecArray */)[0];
  if (letters === "") {
    // A digit directly after a word is part of the name and read in English: V3, Web3.
    const named = /(?:^|[^A-Za-z0-9])[A-Za-z]+([0-9])$/.exec(token);
    return named ? numberSounds.english.charAt(Number(named[1])) : undefined;
  }
  const before = text.slice(0, text.length - letters.length);
  if (before.endsWith(".") && letters.length === 2 && token.length > 3) return soundOfLetter(letters);
  return soundOfUnit(letters, before) || soundOfLetters(letters);
}

/** Returns the final sound of the name of the last letter. */
function soundOfLetter(letters /*: string */) /*: string | undefined */ {
  return (copyData.korean /*:: as KoreanData */).letters.charAt(letters.slice(-1).toLowerCase().charCodeAt(0) - 0x61);
}

function soundOfUnit(letters /*: string */, before /*: string */) /*: string | undefined */ {
  const unit = letters.length > 1 ? letters.toLowerCase() : letters;
  const number = before.replace(/ $/, "");
  if (/[0-9]$/.test(number)) {
    const word = (/[A-Za-z0-9.,]*$/.exec(number) /*:: as RegExpExecArray */)[0];
    return /[A-Za-z]/.test(word) ? undefined : korean().units.get(unit);
  }
  // Without a number, KG may be an abbreviation, but kg is always a unit.
  return letters.length > 1 && /[a-z]/.test(letters) ? korean().units.get(unit) : undefined;
}

function soundOfLetters(letters /*: string */) /*: string | undefined */ {
  const word = letters.toLowerCase();
  const { words } = korean();
  // The last part of names such as KakaoTalk and OpenID.
  const part = lastCapitalizedPart(letters);
  const known = words.get(word) || words.get(part.toLowerCase());
  if (known) return known;
  const last = part.slice(-1).toLowerCase();
  // Letters without a vowel are an abbreviation: kt, pdf. Four or more capitals with a vowel are a word:
  // TVING, OLIVE.
  const isAbbreviation =
    (/^[A-Z]+$/.test(part) && (part.length > 1 || part.length === letters.length) && (part.length < 4 || !/[AEIOUY]/.test(part)))
    || !/[aeiouy]/i.test(letters);
  // Final letters with the same sound in a word and in an abbreviation.
  if (isAbbreviation || /[afhijlmnosuvwxyz]/.test(last)) return soundOfLetter(last);
  if (word.length > 3 && last === "r") return "v";
  return /[aeiouy]ng$/.test(word) ? "c" : undefined;
}

/** Returns the part after the last change from a lower-case letter to a capital. */
function lastCapitalizedPart(letters /*: string */) /*: string */ {
  for (let index = letters.length - 1; index > 0; index -= 1) {
    if (/[A-Z]/.test(letters.charAt(index)) && !/[A-Z]/.test(letters.charAt(index - 1))) return letters.slice(index);
  }
  return letters;
}

/** Returns the final sound of the number at the end of a text. */
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
    return zeros < 4 ? "c" : numberSounds.powers.charAt(Math.floor(zeros / 4) - 1) || undefined;
  }
  return numberSounds.digits.charAt(Number(digits.slice(-1)));
}

// MARK: Messages

/*::
type Value = string | number | Date | readonly string[];
type ArgumentSource = (name: string) => Value;
interface Output { text: string }
*/

/** Returns the digits of a number with at most three decimals, rounded half to even as ICU does by default. */
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
  const dropped = digits.slice(point + 3);
  const roundsUp = dropped > "5" || (dropped === "5" && /[13579]$/.test(kept));
  let rounded = kept;
  if (roundsUp && dropped !== "") {
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
  let text = [rest, ...groups].join(format.group) + (fraction && format.decimal + fraction);
  if (format.digits) {
    const digits = Array.from(format.digits);
    text = text.replace(/[0-9]/g, (digit) => digits[Number(digit)]);
  }
  return (number < 0 ? format.minus : "") + text;
}

function formatList(elements /*: readonly string[] */, format /*: FormatData */) /*: string */ {
  return elements.reduce((text, element, index) => {
    const separator = index === elements.length - 1 ? (index === 1 ? 0 : 3) : index === 1 ? 1 : 2;
    return (index === 0 ? "" : text + format.list[separator]) + isolated(element, format);
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
  const { whole, fraction } = decimalDigits(number);
  if (!fraction && rules.million && /.0{6}$/.test(whole)) return rules.million;
  const table = (fraction ? rules.smallFractions : whole.length < 3 ? rules.small : rules.large) || {};
  const counted = Number(fraction ? whole : whole.slice(-2));
  const listed = Object.keys(table).find((category) => table[category].includes(counted));
  return listed || (fraction && rules.fraction) || "other";
}

function numberOf(value /*: Value */) /*: number */ {
  return typeof value === "number" ? value : 0;
}

/** Writes a pattern. `pound` is the number that `#` prints. */
function write(
  pattern /*: Pattern */, pound /*: number | undefined */, source /*: ArgumentSource */, format /*: FormatData */,
  output /*: Output */) {
  // A particle depends on the output of the argument before it, or of the pattern so far.
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

/** A text whose first letter is written from left to right. */
const leftToRight = /^\P{L}*(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;

/** Returns an argument for a message, isolated (UAX 9) if it is in the other direction than a text from right to left. */
function isolated(text /*: string */, format /*: FormatData */) /*: string */ {
  // A constant, so that bundlers remove the rest where no exported locale is written from right to left.
  const hasRightToLeft /*: boolean */ = HAS_RIGHT_TO_LEFT;
  return hasRightToLeft && format.direction === "rtl" && leftToRight.test(text) ? `\u2068${text}\u2069` : text;
}

function formatValue(value /*: Value */, format /*: FormatData */) /*: string */ {
  if (typeof value === "string") return isolated(value, format);
  if (typeof value === "number") return formatNumber(value, format);
  return value instanceof Date ? formatDate(value, undefined) : formatList(value, format);
}

/** Writes the form of a Korean particle that follows the sound before it. */
function writeParticle(part /*: readonly unknown[] */, argumentStart /*: number */, blockStart /*: number */, output /*: Output */) {
  const [tolerant, afterVowel, afterRieul, afterConsonant] = (part[1] /*:: as string */).split("|");
  // The text between the argument and the particle, such as a closing quotation mark.
  const between = (part[2] || "") /*:: as string */;
  const followsBracketedArgument = part[3] === true;
  // There is no space before a particle.
  const argument = output.text.slice(argumentStart).replace(/[ \t-\r\xa0]+$/, "");
  output.text = output.text.slice(0, argumentStart) + argument;
  let sound /*: string | undefined */;
  // After an empty argument, the particle follows the word before the argument.
  if (argument !== "") sound = finalSound(argument);
  else if (/[A-Za-z0-9\u0080-\uffff]$/.test(output.text)) sound = finalSound(output.text);
  output.text += between;
  if (followsBracketedArgument) sound = finalSound(output.text.slice(blockStart));
  if (argument === "" && sound === undefined) return;
  output.text += sound === "v" ? afterVowel : sound === "r" ? afterRieul : sound === "c" ? afterConsonant : tolerant;
}

/** Returns the first texts in lookup order that have a key; undefined for an unknown key. */
function textsWith(bundle /*: Bundle */, key /*: string */) /*: Texts | undefined */ {
  return bundle.texts.find((each) => own(each.messages, key) !== undefined);
}

/** Returns the text of a key with its arguments; undefined for an unknown key. */
function render(bundle /*: Bundle */, key /*: string */, source /*: ArgumentSource */) /*: string | undefined */ {
  const texts = textsWith(bundle, key);
  if (texts === undefined) return undefined;
  const pattern = texts.messages[key];
  if (typeof pattern === "string") return pattern;
  const output = { text: "" };
  write(pattern, undefined, source, texts.format, output);
  return output.text;
}

/** Whether a text comes from a locale of another language. */
function isFallback(bundle /*: Bundle */, key /*: string */) /*: boolean */ {
  const texts = textsWith(bundle, key);
  return texts !== undefined && texts.locale.split("-")[0] !== bundle.locale.split("-")[0];
}

// MARK: Arguments of the copy

const disturbingCharacters =
  /[\0-\x1f\x7f-\x9f\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

/** Removes characters that could disturb the surrounding text; line breaks and tabs become spaces. */
function safeToShow(text /*: string */) /*: string */ {
  return text.replace(disturbingCharacters, (character) => (/[\t-\r\x85\u2028\u2029]/.test(character) ? " " : ""));
}

/** Converts a value to the type of an argument; undefined if it does not fit. */
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

/** Parses a valid day or time in ISO 8601. */
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

/** The values of arguments for the messages of one error or text: the given values, or the catalog's defaults. */
class CopyArguments {
  /*::
  private readonly bundle: Bundle;
  private readonly isUsed: (name: string) => boolean;
  private readonly given: ArgumentValues;
  private readonly provider: string | undefined;
  private readonly context: ArgumentValues;
  readonly source: ArgumentSource;
  */
  /** @param context the flow, and the method and identifier that people sign in with here, if they are known. */
  constructor(
    bundle /*: Bundle */, isUsed /*: (name: string) => boolean */, given /*: ArgumentValues */,
    provider /*: string | undefined */, context /*: ArgumentValues */) {
    this.bundle = bundle;
    this.isUsed = isUsed;
    this.given = given;
    this.provider = provider;
    this.context = context;
    this.source = (name) => this.value(name);
  }

  /** Returns the definition of an argument; undefined if the message does not use it. */
  definition(name /*: string */) /*: ArgumentData | undefined */ {
    return this.isUsed(name) ? own(copyData.arguments, name) : undefined;
  }

  defaultValue(definition /*: ArgumentData */) /*: Value */ {
    if (definition.fact) throw new TypeError("A date, a code or an amount that the text states is not among the arguments.");
    if (definition.defaultCopy !== undefined) return render(this.bundle, definition.defaultCopy, () => "") || "";
    const value = typedValue(definition.type, definition.default);
    return value === undefined ? "" : value;
  }

  /** Returns the text of an id, such as `카카오` for the provider `kakao`; undefined if the catalog has none. */
  textOfId(name /*: string */, id /*: string */) /*: string | undefined */ {
    return render(this.bundle, `${name}_${id}`, this.source);
  }

  value(name /*: string */) /*: Value */ {
    const definition = this.definition(name);
    if (!definition) return "";
    if (definition.from) {
      const derived = definition.time
        ? this.derivedTime(name, definition.time) : this.derivedValue(name, definition.from);
      return derived === undefined ? this.defaultValue(definition) : derived;
    }
    // A message tests `seconds` or `minutes` to see whether the time is known, whichever unit the caller passed.
    if (name === "seconds" || name === "minutes") {
      const count = this.time(name);
      if (count !== undefined) return count;
      const countOfOtherUnit = this.time(name === "seconds" ? "minutes" : "seconds");
      if (countOfOtherUnit === undefined) return this.defaultValue(definition);
      return name === "seconds" ? countOfOtherUnit * 60 : Math.ceil(countOfOtherUnit / 60);
    }
    const localized = (text /*: string */) => {
      const textOfId = this.textOfId(name, text);
      return textOfId === undefined ? safeToShow(text) : textOfId;
    };
    const given = typedValue(definition.type, own(this.given, name));
    if (typeof given === "string") {
      if (!isBlank(given)) return localized(given);
    } else if (Array.isArray(given)) {
      if (given.length > 0) return given.map(localized);
    } else if (given !== undefined) return given;
    // The id of a provider without a localized name is never shown.
    const provider = name === "provider" && this.provider !== undefined ? this.textOfId(name, this.provider) : undefined;
    if (provider !== undefined) return provider;
    const usual = name === "method" || name === "identifier" ? own(this.context, name) : undefined;
    return usual === undefined ? this.defaultValue(definition) : usual;
  }

  /** Returns the value of an argument that is derived from other arguments. */
  derivedValue(name /*: string */, sources /*: readonly string[] */) /*: string | undefined */ {
    if (name === "flow" || name === "cause") return own(this.context, name) /*:: as string | undefined */;
    for (const source of sources) {
      const definition = this.definition(source);
      if (!definition || definition.type !== "String") continue;
      const given = own(this.given, source);
      const usual = source === "provider" ? this.provider : undefined;
      const id = typeof given === "string" && !isBlank(given) ? given : usual;
      if (id === undefined) continue;
      const textOfId = this.textOfId(name, id);
      return textOfId === undefined ? this.textOfId(name, "other") : textOfId;
    }
    return undefined;
  }

  /** Returns the given time in words or as a countdown clock. */
  derivedTime(name /*: string */, style /*: string */) /*: string | undefined */ {
    const seconds = this.time("seconds");
    const minutes = this.time("minutes");
    if (style === "countdown") return clock(seconds !== undefined ? seconds : minutes && minutes * 60);
    const time = roundedTime(seconds, minutes, style === "wait" ? Math.ceil : Math.floor);
    if (!time) return undefined;
    const text = render(this.bundle, `${name}_${time[1]}`, () => time[0]);
    return text !== undefined ? text : render(this.bundle, `duration_${time[1]}`, () => time[0]);
  }

  /** Returns the given number of seconds or minutes; undefined unless it is between 1 and 2147483647. */
  time(name /*: string */) /*: number | undefined */ {
    const definition = this.definition(name);
    const number = definition && typedValue(definition.type, own(this.given, name));
    return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= 2147483647 ? number : undefined;
  }
}

/** Returns a time in the unit that people use for it, as a count and the unit. */
function roundedTime(
  seconds /*: number | undefined */, minutes /*: number | undefined */, round /*: (number: number) => number */
) /*: readonly [number, string] | undefined */ {
  if (seconds !== undefined && seconds < 120) return [seconds, "seconds"];
  const wholeMinutes = seconds === undefined ? minutes : round(seconds / 60);
  if (wholeMinutes === undefined) return undefined;
  if (wholeMinutes < 120) return [wholeMinutes, "minutes"];
  const hours = round(wholeMinutes / 60);
  return hours < 48 ? [hours, "hours"] : [round(hours / 24), "days"];
}

/** Formats a time as a countdown clock: `2:01`, `1:00:00`. */
function clock(seconds /*: number | undefined */) /*: string | undefined */ {
  if (seconds === undefined) return undefined;
  const twoDigits = (number /*: number */) => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

// MARK: Copy

/** Returns the arguments that the copy of a kind may use, with derived arguments and those in the texts of values. */
function argumentsUsedBy(kind /*: string */, bundle /*: Bundle */) /*: Set<string> */ {
  const names = own(copyData.kinds, kind) || [];
  const derived = Object.keys(copyData.arguments).filter((name) => {
    const { from } = copyData.arguments[name];
    return from !== undefined && (from.length === 0 || from.some((source) => names.includes(source)));
  });
  // The loop also visits names that are added to the set during the iteration.
  const used = new Set([...names, ...derived]);
  for (const name of used) for (const other of own(bundle.argumentsOfValues, name) || []) used.add(other);
  return used;
}

/**
 * Removes ids for which the catalog has no text from the caller's value; undefined if nothing remains.
 *
 * A text that does not look like an id is kept: it is a name that the caller chose.
 */
function withoutUnknownIds(
  bundle /*: Bundle */, name /*: string */, given /*: ArgumentValue */) /*: ArgumentValue | undefined */ {
  const definition = own(copyData.arguments, name);
  if (!definition || !["field", "factor", "requirements"].includes(name)) return given;
  const isKept = (text /*: string */) =>
    textsWith(bundle, `${name}_${text}`) !== undefined || !/^[a-z][A-Za-z0-9_.-]*$/.test(text);
  const value = typedValue(definition.type, given);
  if (typeof value === "string") return isKept(value) ? given : undefined;
  if (!Array.isArray(value) || value.every(isKept)) return given;
  const kept = value.filter(isKept);
  return kept.length > 0 ? kept : undefined;
}

/** Whether a caller may pass a value as an argument. */
function accepts(name /*: string */, given /*: unknown */) /*: boolean */ {
  const definition = own(copyData.arguments, name);
  const value = definition && typedValue(definition.type, given);
  if (!definition || definition.from || value === undefined) return false;
  return typeof value === "string" ? !isBlank(value) : !Array.isArray(value) || value.length > 0;
}

/** Returns the copy for a decision, with the caller's arguments. */
export function copyOf(
  bundle /*: Bundle */, decision /*: Decision */, passed /*: ArgumentValues | undefined */) /*: Copy */ {
  const callerArguments = passed || {};
  const { kind, action } = decision;
  const errorArguments = decision.arguments || {};
  const given /*: Record<string, ArgumentValue> */ = {};
  // Seconds and minutes are one value: if the caller passes either, the error's values do not count.
  const hasCallerTime = own(callerArguments, "seconds") !== undefined || own(callerArguments, "minutes") !== undefined;
  for (const name of Object.keys(errorArguments)) {
    if (["method", "identifier", "flow", "cause"].includes(name)) continue;
    if (hasCallerTime && (name === "seconds" || name === "minutes")) continue;
    set(given, name, own(errorArguments, name) /*:: as ArgumentValue */);
  }
  const namesWithUnknownIds /*: string[] */ = [];
  for (const name of Object.keys(callerArguments)) {
    const passedValue = own(callerArguments, name);
    if (passedValue === undefined) continue;
    const value = withoutUnknownIds(bundle, name, passedValue);
    if (value !== passedValue) namesWithUnknownIds.push(name);
    if (value !== undefined) set(given, name, value);
  }
  const used = argumentsUsedBy(kind, bundle);
  const values = new CopyArguments(
    bundle, (name) => used.has(name), given, decision.source && decision.source.provider, errorArguments);
  const copy /*: Copy */ = {
    title: render(bundle, `${kind}_title`, values.source) || "",
    message: render(bundle, `${kind}_message`, values.source) || "",
  };
  const label = action && render(bundle, `${kind}_action`, values.source);
  if (action && label !== undefined) copy.action = { id: action.id, label };
  const fallback = (["title", "message", "action"] /*:: as const */).filter((part) => isFallback(bundle, `${kind}_${part}`));
  if (fallback.length > 0) copy.fallback = fallback;
  const unusedNames = Object.keys(given).filter((name) => !used.has(name) || !accepts(name, own(given, name)));
  const safeNames = unusedNames.map((name) => Array.from(safeToShow(name)).slice(0, 64).join("")).sort();
  const ignored = [...safeNames, ...namesWithUnknownIds.sort().filter((name) => !safeNames.includes(name))];
  if (ignored.length > 0) copy.ignored = ignored;
  return copy;
}

/** Returns the text for a key of the UX copy; undefined for an unknown key. */
export function uxText(bundle /*: Bundle */, key /*: string */, options /*: Options */) /*: string | undefined */ {
  const context = { method: options.method, identifier: options.identifier } /*:: as ArgumentValues */;
  const given = (options.arguments || {}) /*:: as ArgumentValues */;
  // In a text of another language, the names of fields and providers are of that language too.
  const start = isFallback(bundle, key) ? bundle.texts.findIndex((each) => own(each.messages, key) !== undefined) : 0;
  const valueBundle = { ...bundle, texts: bundle.texts.slice(start) };
  const values = new CopyArguments(valueBundle, () => true, given, undefined, context);
  return render(bundle, key, values.source);
}

// MARK: Data

const copyData /*: CopyData */ = COPY_DATA;

import { bytesOf, firstResult, integer, own, set, textOf } from "./base.mjs";
import { caught } from "./caught.mjs";
import {
  addPhrases, concealedOnAnySurface, concealmentOf, concealmentTarget, coreData, decide, fallbacksOf, flowOf, foldCode, foldPhrase, ignoredOptions, isCommonName,
  kindOf, knowsSurface, looksLikeCode, looksLikeDomain, methodOf, noDetails, resolveKind, resolveNamed, rowArguments,
  tableOf, unknownResolution,
} from "./core.mjs";

// MARK: Raw errors

/*::
/** A part of a text that looks like a code. **)
interface Token {
  code: string;
  /** Whether the token is a word in capitals, such as `ERROR`. **)
  isUppercaseWord: boolean;
  /** Whether the token is a class of the programming language, not a code of a provider. **)
  isLanguageRuntime: boolean;
  /** Whether the token is alone in parentheses or brackets. **)
  isEnclosed: boolean;
}
type Json =
  | { type: "object"; members: [string, Json][] }
  | { type: "array"; elements: Json[] }
  | { type: "string" | "number"; text: string }
  | { type: "bool"; bool: boolean }
  | { type: "null" };
/** An error of an Apple platform; its underlying errors are the next links of the chain. **)
interface Link { domain: string; code: string; description: string | undefined }
/**
 * An object that can contain a code. The carrier is `json`, `query` (a form or an address) or `text` (pairs); the text is
 * the position of the text from which it was read.
 **)
interface ErrorObject { node: Json; carrier: string; text: number | undefined; chain: Link[] | undefined }
interface ScannedObject { object: ErrorObject; text: ScannedText }
/** The resolution of a code, and the position of its table among the tables with which the error is read. **)
interface Found { resolution: Resolution; layer: number }
/** A value at a path, the node after each step from the root on, and the key of each step that is `*`. **)
interface PathMatch { value: string; nodes: Json[]; keys: (string | undefined)[]; carrier: string }
*/

// MARK: Evidence

/*::
/** A piece of a raw error that has a meaning: a code, a phrase, a domain with its number, or an HTTP status. **)
interface Evidence {
  resolution: Resolution;
  place: number;
  role: number;
  /** The position of the table among the tables with which the error is read. **)
  layer: number;
  /** The number of causes that the text names before the piece. **)
  depth: number;
  edges: number;
  /** The number of bytes of the code or of the folded phrase. **)
  length: number;
  /** The order in which pieces were found. **)
  position: number;
  /** Whether tables of an unknown provider's error disagree about the code. **)
  isAmbiguous: boolean;
  /** The values at the argument paths of the code's shape, by argument name. **)
  arguments: Record<string, string[]>;
}
/** The result of reading a raw error; the code is the first value where a code is expected, if none is known. **)
interface Reading {
  resolution?: Resolution;
  code?: string;
  arguments: Record<string, string[]>;
  decisive?: Evidence;
}
*/

/** The edges of a message that a part of a text has, as bits. */
const edge = { left: 1, right: 2, both: 3 };

/** The relation of a table to the provider of the error, in order of precedence. */
export const role = { own: 0, fallback: 1, network: 2 };

/** The place of a piece, the most reliable first. */
export const place = {
  chain: 0, shape: 1, member: 2, message: 3, enclosedWord: 4, word: 5, phrase: 6, description: 7, otherProvider: 8,
  status: 9,
};

/** The strength of a piece, the most specific first. */
export const strength = {
  identifiedCode: 0, oneCause: 1, partOfSentence: 2, vague: 3, className: 4, ambiguous: 5, manyCauses: 6, noCause: 7,
  status: 8, unknown: 9,
};

// MARK: Phrases

/*::
/** A table, and its relation to the provider of the error. **)
interface Layer { table: CodeTable; role: number }
/** The rows of a table with a phrase: those that need no code, and those with a long description. **)
interface PhraseUse { layer: number; rows: number[]; describedRows: number[] }
/** A phrase in a text, at the place where it has most edges; words joined by `_` are a code and no sentence. **)
interface PhraseMatch { start: number; edges: number; endsInsideWord: boolean; isJoined: boolean; quality: number }
interface Scan { folded: string; found: Set<string>; matches: Map<string, PhraseMatch>; causes: number[] }
*/

/** The tables with which an error is read, searched together: each text is scanned once for the phrases of all. */
export class ReadingIndex {
  /*::
  readonly layers: Layer[];
  readonly uses: Map<string, PhraseUse[]>;
  private readonly starts: Map<string, string[]>;
  private readonly widths: Set<number>;
  */
  constructor(layers /*: Layer[] */) {
    this.layers = layers;
    this.uses = new Map();
    this.starts = new Map();
    this.widths = new Set();
    layers.forEach(({ table }, layer) => table.rows.forEach((row, index) => {
      if (row.phrase !== undefined) this.add(row.phrase, table, row, index, layer);
    }));
  }

  add(
    phrase /*: string */, table /*: CodeTable */, row /*: CodeRow */, index /*: number */, layer /*: number */) {
    const uses = this.uses.get(phrase) || [];
    if (uses.length === 0) {
      const start = phrase.slice(0, 4);
      this.uses.set(phrase, uses);
      this.starts.set(start, [...(this.starts.get(start) || []), phrase]);
      this.widths.add(start.length);
    }
    if (uses.length === 0 || uses[uses.length - 1].layer !== layer) uses.push({ layer, rows: [], describedRows: [] });
    const use = uses[uses.length - 1];
    if (table.isHTTPStatus(row.surface)) return;
    if (row.details.match === "phrase") use.rows.push(index);
    // Short descriptions, such as "refresh token", are meaningful only together with their code.
    const isLong = bytesOf(phrase).length >= rules.limits.longDescription;
    if (row.details.description !== undefined && isLong) use.describedRows.push(index);
  }

  /** Calls a function with each occurrence of a phrase in a folded text, and its offset. */
  forEachMatch(folded /*: string */, body /*: (phrase: string, offset: number) => void */) {
    for (let offset = 0; offset < folded.length; offset += 1) {
      for (const width of this.widths) {
        for (const phrase of this.starts.get(folded.slice(offset, offset + width)) || []) {
          if (folded.startsWith(phrase, offset)) body(phrase, offset);
        }
      }
    }
  }
}

const readingIndices /*: Map<string, ReadingIndex> */ = new Map();

/** Returns the tables with which the errors of a provider are read: its own, its fallback providers', the network's. */
function readingOf(table /*: CodeTable */) /*: ReadingIndex */ {
  const known = readingIndices.get(table.id);
  if (known) return known;
  const network = isNetworkProvider(table) ? undefined : tableOf(rules.markers.networkProvider);
  const layers = [{ table, role: role.own }];
  for (const fallback of fallbacksOf(table)) layers.push({ table: fallback, role: role.fallback });
  if (network) layers.push({ table: network, role: role.network });
  const index = new ReadingIndex(layers);
  readingIndices.set(table.id, index);
  return index;
}

/** A text of an error, searched once for the phrases of all tables with which the error is read. */
export class ScannedText {
  /*::
  readonly bytes: string;
  private readonly index: ReadingIndex;
  private scanned: Scan | undefined;
  */
  constructor(bytes /*: string */, index /*: ReadingIndex */) {
    this.bytes = bytes;
    this.index = index;
    this.scanned = undefined;
  }

  /** Creates a description that selects among rows of one code. */
  static description(text /*: string */, index /*: ReadingIndex */) /*: ScannedText */ {
    return new ScannedText(bytesOf(text).slice(0, rules.limits.descriptionLength), index);
  }

  /** Whether the text contains a phrase, also inside words. */
  includes(phrase /*: string */) /*: boolean */ {
    const { folded, found } = this.scan();
    return this.index.uses.has(phrase) ? found.has(phrase) : folded.includes(phrase);
  }

  /** The phrases that begin at the start of a word, and the offsets at which the text names the cause before it. */
  scan() /*: Scan */ {
    if (this.scanned) return this.scanned;
    const text = textOf(this.bytes);
    const offsets /*: number[] */ = [];
    const folded = foldPhrase(text, offsets);
    const found /*: Set<string> */ = new Set();
    const matches /*: Map<string, PhraseMatch> */ = new Map();
    this.index.forEachMatch(folded, (phrase, offset) => {
      found.add(phrase);
      const start = offsets[offset];
      if (!isWordBoundary(text, start) && !endsEscape(text, start)) return;
      const match = phraseMatch(text, start, offsets[offset + phrase.length - 1] + 1);
      const other = matches.get(phrase);
      if (other === undefined || match.quality > other.quality) matches.set(phrase, match);
    });
    this.scanned = { folded, found, matches, causes: causesIn(text) };
    return this.scanned;
  }

  /** Returns the pieces of evidence that are phrases; with a surface of the first table, only those of the surface. */
  phrases(surface /*: number | undefined */) /*: Evidence[] */ {
    const pieces /*: Evidence[] */ = [];
    const { matches, causes } = this.scan();
    for (const [phrase, match] of matches) {
      for (const { layer, rows, describedRows } of this.index.uses.get(phrase) /*:: as PhraseUse[] */) {
        const { table, role: ofTable } = this.index.layers[layer];
        const surfaces = surface === undefined ? undefined : layer === 0 ? table.withAlternatives(surface) : [];
        for (const candidates of [rows, describedRows]) {
          const row = candidates.find((each) => !surfaces || surfaces.includes(table.rows[each].surface));
          if (row === undefined || !suffices(match, table, table.rows[row])) continue;
          const piece = pieceOf(
            table.resolution([row], table.rows[row].code), candidates === rows ? place.phrase : place.description,
            ofTable, layer);
          const depth = causes.filter((cause) => cause <= match.start).length;
          pieces.push({ ...piece, depth, edges: match.edges, length: bytesOf(phrase).length });
        }
      }
    }
    return pieces;
  }
}

// MARK: JSON

/** Parses JSON strictly, and keeps the order and the repetitions of keys; undefined for invalid JSON. */
class JsonReader {
  /*::
  private readonly bytes: string;
  position: number;
  */
  constructor(bytes /*: string */, position /*: number */) {
    this.bytes = bytes;
    this.position = position;
  }

  /** @returns undefined if the whole text is not JSON. */
  static parse(bytes /*: string */) /*: Json | undefined */ {
    const reader = new JsonReader(bytes, 0);
    const node = reader.value(0);
    reader.skipBlanks();
    return reader.position === bytes.length ? node : undefined;
  }

  skipBlanks() {
    while (" \n\r\t".includes(this.bytes.charAt(this.position)) && this.position < this.bytes.length) this.position += 1;
  }

  consume(token /*: string */) /*: boolean */ {
    this.skipBlanks();
    if (!this.bytes.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  value(depth /*: number */) /*: Json | undefined */ {
    if (depth > 128) return undefined;
    if (this.consume("{")) return this.object(depth + 1);
    if (this.consume("[")) return this.array(depth + 1);
    if (this.consume("true")) return { type: "bool", bool: true };
    if (this.consume("false")) return { type: "bool", bool: false };
    if (this.consume("null")) return { type: "null" };
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
    if (this.consume("}")) return { type: "object", members };
    do {
      this.skipBlanks();
      const key = this.string();
      const value = key !== undefined && this.consume(":") ? this.value(depth) : undefined;
      if (key === undefined || value === undefined) return undefined;
      members.push([key, value]);
    } while (this.consume(","));
    return this.consume("}") ? { type: "object", members } : undefined;
  }

  array(depth /*: number */) /*: Json | undefined */ {
    const elements /*: Json[] */ = [];
    if (depth > 128) return undefined;
    if (this.consume("]")) return { type: "array", elements };
    do {
      const value = this.value(depth);
      if (value === undefined) return undefined;
      elements.push(value);
    } while (this.consume(","));
    return this.consume("]") ? { type: "array", elements } : undefined;
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

/** Returns the value of the last member with a key. */
function member(node /*: Json | undefined */, key /*: string */) /*: Json | undefined */ {
  const found = membersOf(node).filter(([name]) => name === key);
  return found.length > 0 ? found[found.length - 1][1] : undefined;
}

// MARK: Objects of raw errors

/** Returns the values of a key, without authorization codes. If no key is equal, the case of keys is ignored. */
function errorMembers(node /*: Json */, key /*: string */, carrier /*: string */) /*: Json[] */ {
  const members = membersOf(node);
  let found = members.filter(([name]) => name === key);
  if (found.length === 0) found = members.filter(([name]) => sameKey(name, key));
  return isNamed(key, rules.words.authorizationCodeKeys) && isAuthorizationResponse(members, carrier) ? [] : found.map(([, value]) => value);
}

/**
 * Whether the member `code` is an authorization code (RFC 6749, section 4.1.2): next to `state`; in a redirect, a form
 * or a log also next to another member of such a response; and in a redirect without any member about an error.
 */
function isAuthorizationResponse(members /*: [string, Json][] */, carrier /*: string */) /*: boolean */ {
  const { authorizationStateKeys, authorizationKeys, errorKeys, errorKeyParts } = rules.words;
  if (members.some(([name]) => isNamed(name, authorizationStateKeys))) return true;
  if (carrier === "json") return false;
  if (members.some(([name]) => isNamed(name, authorizationKeys))) return true;
  return carrier === "query" && !members.some(([name]) => {
    const key = name.toLowerCase();
    return errorKeys.includes(key) || errorKeyParts.some((word) => key.includes(word));
  });
}

/** Whether a key equals one of some names, ignoring the case of ASCII letters. */
export function isNamed(key /*: string */, names /*: readonly string[] */) /*: boolean */ {
  return names.some((name) => sameKey(name, key));
}

/** Returns the steps of a path such as `error.errors[].reason`: keys, `[]` for any element, `*` for any member. */
export function stepsOf(path /*: string */) /*: Path */ {
  return path.split("[]").join(".[]").split(".").filter((step) => step !== "");
}

/** Returns the texts and numbers at a path. */
export function pathMatches(path /*: Path */, root /*: Json */, carrier /*: string */) /*: PathMatch[] */ {
  const matches /*: PathMatch[] */ = [];
  collectMatches(path, root, [root], [], carrier, matches);
  return matches;
}

/** Adds the matches of the remaining steps; `nodes` and `keys` are the result of the steps so far. */
function collectMatches(
  path /*: Path */, node /*: Json */, nodes /*: Json[] */, keys /*: (string | undefined)[] */,
  carrier /*: string */, matches /*: PathMatch[] */) {
  if (matches.length >= rules.limits.pathMatches) return;
  if (keys.length >= path.length) {
    const value = scalarText(node);
    if (value) matches.push({ value, nodes, keys, carrier });
    return;
  }
  const proceed = (next /*: Json */, key /*: string | undefined */) =>
    collectMatches(path, next, [...nodes, next], [...keys, key], carrier, matches);
  const step = path[keys.length];
  if (step === "[]") {
    if (node.type === "array") for (const element of node.elements.slice(0, rules.limits.pathMatches)) proceed(element, undefined);
  } else if (step === "*") {
    for (const [key, value] of membersOf(node).slice(0, rules.limits.pathMatches)) proceed(value, key);
  } else {
    const values = errorMembers(node, step, carrier);
    for (const value of carrier === "json" ? values.slice(-1) : values) proceed(value, undefined);
  }
}

/**
 * Returns the values at a path that belong to a match of another path: where both paths have the same steps, they
 * select the same elements. If the path ends at the same `*`, the value is the key of the member.
 */
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

/** Returns the error of an Apple platform that an object represents, and its underlying errors. */
function chainOfObject(root /*: Json */) /*: Link[] | undefined */ {
  const links /*: Link[] */ = [];
  let node /*: Json | undefined */ = root;
  const { errorDomain, errorCode, errorInfo, errorDescription, infoDescription, infoCause } = rules.markers;
  while (links.length < rules.limits.links && node !== undefined) {
    const domain = stringOf(member(node, errorDomain));
    const code = scalarText(member(node, errorCode));
    if (domain === undefined || code === undefined || integer(code) === undefined) break;
    const info /*: Json | undefined */ = member(node, errorInfo);
    const description = member(info, infoDescription) || member(node, errorDescription);
    links.push({ domain, code, description: stringOf(description) });
    node = member(info, infoCause);
  }
  return links.length > 0 ? links : undefined;
}

/** Returns the printed errors of an Apple platform, or the error at the end of a localized description. */
function chainOfText(bytes /*: string */) /*: Link[] | undefined */ {
  const links /*: Link[] */ = [];
  const maximum = rules.limits.links;
  // The text in quotation marks is searched for more errors.
  const printed = new RegExp(patterns.printedError, "g");
  for (let match = printed.exec(bytes); match && links.length < maximum; match = printed.exec(bytes)) {
    const quoted = match[6];
    if (patterns.pairSign.test(match[1]) && patterns.pairSign.test(match[4])) {
      links.push({ domain: match[2], code: match[5], description: quoted === undefined ? undefined : textOf(quoted) });
      printed.lastIndex = match.index + match[0].length - (quoted === undefined ? 0 : quoted.length + 2);
    } else {
      printed.lastIndex = match.index + rules.markers.domain.length;
    }
  }
  const append = (domain /*: string */, code /*: string */) => {
    const isNew = !links.some((link) => link.domain === domain && link.code === code);
    if (isNew && links.length < maximum && looksLikeDomain(domain)) links.push({ domain, code, description: undefined });
  };
  // `(x.y error 5.)`: the domain is the word before the marker, and the code is the number after it.
  const marker = rules.markers.errorWord;
  let position = bytes.indexOf(marker);
  while (position >= 0 && links.length < maximum) {
    let start = position;
    while (start > 0 && position - start < rules.limits.domainLength && bytes.charAt(start - 1) > " " && bytes.charAt(start - 1) !== "(") start -= 1;
    const domain = textOf(bytes.slice(start, position));
    const code = patterns.integer.exec(bytes.slice(position + marker.length));
    if (code) append(domain, code[0]);
    position = bytes.indexOf(marker, position + marker.length);
  }
  // A domain, any word for “error” and a code, in half-width or full-width parentheses: `(x.y fout 5.)`.
  const enclosed = new RegExp(patterns.enclosedError, "g");
  for (let match = enclosed.exec(bytes); match; match = enclosed.exec(bytes)) append(match[1], match[2]);
  return links.length > 0 ? links : undefined;
}

/** Decodes a part of a form (WHATWG URL, application/x-www-form-urlencoded). */
function formText(bytes /*: string */) /*: string */ {
  return textOf(
    bytes.replace(/%([0-9a-fA-F]{2})|\+/g, (_, hex) => (hex === undefined ? " " : String.fromCharCode(parseInt(hex, 16)))));
}

/** Returns the fields of a form, a query or the address of a redirect; undefined for a text without any `=`. */
function formObject(bytes /*: string */) /*: Json | undefined */ {
  const start = bytes.search(patterns.queryStart) + 1;
  const items = bytes.slice(start).split(patterns.fieldSeparator).filter((item) => item !== "").slice(0, rules.limits.formItems);
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
  const isPlain = (patterns.queryStart.test(start) ? patterns.address : patterns.formKey).test(start);
  return isPlain && (bytes.includes("&") || !/[\0-\x20\x7f]/.test(bytes));
}

function isMarkup(bytes /*: string */) /*: boolean */ {
  const start = bytes.slice(0, bytes.search(/[^\0-\x20\x7f]|$/) + patterns.longestPageStart);
  const text = lowerCase(start.replace(/^[\0-\x20\x7f]+/, ""));
  return rules.words.pageStarts.some((pageStart) => text.startsWith(pageStart));
}

/** Returns the text of an HTML page without scripts and styles, with a line for each piece between tags. */
function withoutMarkup(bytes /*: string */) /*: string */ {
  let output = "";
  for (let offset = 0; offset < bytes.length; ) {
    const character = bytes.charAt(offset);
    if (character === "<") {
      const name = lowerCase((/^[A-Za-z]*/.exec(bytes.slice(offset + 1, offset + 1 + rules.limits.codeLength)) /*:: as RegExpExecArray */)[0]);
      const end = bytes.indexOf(">", offset);
      offset = end < 0 ? bytes.length : end + 1;
      if (rules.words.hiddenElements.includes(name)) {
        const close = bytes.indexOf(rules.markers.closingTag, offset);
        offset = close < 0 ? bytes.length : close + rules.markers.closingTag.length;
      }
      if (output.slice(-1) !== "\n") output += "\n";
    } else if (character === "&") {
      const { entities } = rules.tables;
      const entity = Object.keys(entities).find((name) => bytes.startsWith(name, offset));
      output += entity === undefined ? character : entities[entity];
      offset += entity === undefined ? 1 : entity.length;
    } else {
      if (!/[\0-\x20\x7f]/.test(character) || /[^\0-\x20\x7f]$/.test(output.slice(-1))) output += character;
      offset += 1;
    }
  }
  return output;
}

/** Removes stack frames, quoted source lines, and lines that are only a path from a text. */
function withoutFrames(bytes /*: string */) /*: string */ {
  const { call, pythonFrame } = rules.markers;
  if (!/[\n\\]/.test(bytes) && !bytes.startsWith(call) && !bytes.includes(` ${call}`)) return bytes;
  let kept = "";
  // The indentation of the last Python frame, `File "…"`; more deeply indented lines after it quote its source code.
  let frameIndentation /*: number | undefined */;
  for (const line of bytes.split(/\n|\\n/)) {
    const content = line.replace(/^[\0-\x20\x7f]+/, "");
    const indentation = line.length - content.length;
    if (frameIndentation !== undefined && (indentation > frameIndentation || content === "")) continue;
    frameIndentation = content.startsWith(pythonFrame) ? indentation : undefined;
    if (frameIndentation !== undefined || isFrame(content)) continue;
    kept += (kept === "" ? "" : "\n") + withoutCalls(line);
  }
  return kept;
}

/** Whether a line, without its indentation, is a stack frame. */
function isFrame(line /*: string */) /*: boolean */ {
  if (line.startsWith(rules.markers.call)) {
    const call = line.slice(rules.markers.call.length);
    return callEnd(call) !== undefined || /^[^\0-\x20\x7f(]*\.[^\0-\x20\x7f(]* *\(/.test(call);
  }
  if (rules.words.frameStarts.some((start) => line.startsWith(start))) return true;
  if (line.startsWith("#")) return /^[#0-9]{2,} /.test(line);
  if (/^[0-9]/.test(line)) return /^[#0-9]+  /.test(line) && line.includes(rules.markers.address);
  return !line.includes(" ") && isSourceLocation(line);
}

/** Whether a word is a path or a function with a line number, such as `src/app.js:12:3`. */
function isSourceLocation(word /*: string */) /*: boolean */ {
  let length = word.length;
  while (length > 0 && patterns.lineNumber.test(word.charAt(length - 1))) length -= 1;
  return length < word.length - 1 && /[0-9]$/.test(word.slice(-1)) && patterns.location.test(word.slice(0, length));
}

/** Returns the end of a call after `at ` in a stack trace: `x.y (file:1:2)`, `new X (…)`; undefined for prose. */
function callEnd(line /*: string */) /*: number | undefined */ {
  const text = line.slice(0, rules.limits.callLength);
  let start = 0;
  for (const keyword of rules.words.callKeywords) if (text.startsWith(keyword, start)) start += keyword.length;
  const name = (/^[^\0-\x20\x7f(]*/.exec(text.slice(start)) /*:: as RegExpExecArray */)[0];
  if (name === "") return undefined;
  let end = start + name.length;
  if (text.startsWith(rules.markers.alias, end)) {
    const close = text.indexOf("]", end);
    end = close < 0 ? text.length : close + 1;
  }
  if (text.charAt(end) === " ") end += 1;
  const close = text.charAt(end) === "(" ? text.indexOf(")", end) : -1;
  if (close < 0) return isSourceLocation(name) ? start + name.length : undefined;
  const place = text.slice(end + 1, close);
  const startsWith = (starts /*: readonly string[] */) => starts.some((start) => place.startsWith(start));
  const isKnownPlace = !place.includes(" ") && (/^$|[0-9]$/.test(place) || startsWith(rules.words.placeStarts));
  const isCall = startsWith(rules.words.unknownPlaces) || isKnownPlace;
  return isCall ? close + 1 : undefined;
}

/** Removes the calls of a stack trace that was printed on one line. */
function withoutCalls(line /*: string */) /*: string */ {
  let kept = "";
  let start = 0;
  const marker = ` ${rules.markers.call}`;
  for (let offset = line.indexOf(marker); offset >= 0 && offset + marker.length < line.length; ) {
    const end = callEnd(line.slice(offset + marker.length));
    if (end === undefined) {
      offset = line.indexOf(marker, offset + 1);
    } else {
      kept += line.slice(start, offset);
      start = offset + marker.length + end;
      offset = line.indexOf(marker, start);
    }
  }
  return kept + line.slice(start);
}

/** Returns the message after a time, a log level, names in brackets, and up to three names with a colon. */
function withoutLogPrefix(head /*: string */) /*: string */ {
  let rest = head;
  let names = 0;
  for (;;) {
    rest = rest.replace(patterns.logStart, "");
    if (rest === "") return rest;
    const close = rest.startsWith("[") ? rest.indexOf("]") : -1;
    const word = (/^[^\0-\x20\x7f]*/.exec(rest) /*:: as RegExpExecArray */)[0];
    const isTime = patterns.time.test(word);
    if (close >= 0) {
      rest = rest.slice(close + 1);
    // After a name, a level is more likely the first word of a sentence.
    } else if (isTime || (names === 0 && rules.words.logLevels.includes(word.toLowerCase()))) {
      rest = rest.slice(word.length);
    } else if (word.endsWith(":") && names < rules.limits.logNames) {
      names += 1;
      rest = rest.slice(word.length);
    } else {
      return rest;
    }
  }
}

/**
 * Returns the parts of a text that can be a complete message, without duplicates.
 *
 * They are the text, its first line and the lines with a cause, the same lines without the prefixes that loggers and
 * programming languages add, the text after the last exception's name, and the parts of several words between
 * `messageSeparators`, as a whole and after their last colon.
 */
export function messagesIn(bytes /*: string */) /*: string[] */ {
  const messages /*: string[] */ = [];
  const add = (text /*: string */) => {
    if (messages.length >= rules.limits.messages) return;
    const message = trimmed(text).replace(/\.$/, "");
    const isMessage = message.length > 1 && message.length <= rules.limits.codeLength;
    if (isMessage && !messages.includes(message)) messages.push(message);
  };
  add(bytes);
  bytes.split("\n").filter((line) => line !== "").map(trimmed).forEach((whole, number) => {
    const cause = number > 0 ? rules.words.causeMarkers.find((marker) => whole.startsWith(marker)) : "";
    if (cause === undefined) return;
    const line = whole.slice(cause.length);
    add(line);
    add(withoutLogPrefix(line));
    add(line.slice(Math.max(...rules.words.exceptionNames.map((name) => {
      const found = line.lastIndexOf(`${name}: `);
      return found < 0 ? 0 : found + `${name}: `.length;
    }))));
  });
  for (const part of bytes.split(patterns.messageSeparator).map(trimmed)) {
    if (!part.includes(" ")) continue;
    add(part);
    const colon = part.lastIndexOf(":");
    if (part.charAt(colon + 1) === " ") add(part.slice(colon + 1));
  }
  return messages;
}

/** Returns the JSON objects in a text. */
function embeddedJson(bytes /*: string */) /*: Json[] */ {
  const nodes /*: Json[] */ = [];
  let attempts = 0;
  let offset = 0;
  for (let brace = bytes.indexOf("{"); attempts < rules.limits.embeddedObjects && brace >= 0; brace = bytes.indexOf("{", offset)) {
    offset = brace + 1;
    // The braces of most printed values contain names without quotes; those are not JSON.
    if (!/^[\0-\x20\x7f]*"/.test(bytes.slice(offset, offset + rules.limits.braceDistance))) continue;
    attempts += 1;
    const reader = new JsonReader(bytes, brace);
    const node = reader.value(0);
    if (node === undefined) continue;
    nodes.push(node);
    offset = reader.position;
  }
  return nodes;
}

/** Returns the queries and forms in a text, usually from addresses. */
function embeddedForms(bytes /*: string */) /*: Json[] */ {
  const nodes /*: Json[] */ = [];
  for (const part of bytes.split(patterns.addressEnd)) {
    if (nodes.length >= rules.limits.embeddedForms) break;
    const word = withoutEnd(part, patterns.addressTrail);
    if (!patterns.formSign.test(word) || word.length >= bytes.length) continue;
    const node = formObject(word);
    if (node) nodes.push(node);
  }
  return nodes;
}

/** Returns the pairs in a text, such as `error=x`, `"error":"x"` and `code: x`. */
function pairsIn(bytes /*: string */) /*: [string, Json][] */ {
  const pairs /*: [string, Json][] */ = [];
  let previous = "";
  for (let offset = 0; offset < bytes.length && pairs.length < rules.limits.pairs; offset += 1) {
    if (!patterns.pairSign.test(bytes.charAt(offset))) continue;
    const key = keyBefore(bytes, offset);
    const text = key === undefined ? undefined : valueAfter(bytes, offset);
    if (key === undefined || text === undefined) continue;
    // `Code` after `Domain` belongs to an error of an Apple platform, whose number has a meaning only in its domain.
    if (key !== rules.markers.codeKey || previous !== rules.markers.domainKey) pairs.push([key, { type: "string", text }]);
    previous = key;
  }
  return pairs;
}

/** Returns the key before the separator at an offset. */
function keyBefore(bytes /*: string */, separator /*: number */) /*: string | undefined */ {
  let end = separator;
  if (bytes.charAt(end - 1) === " ") end -= 1;
  if (end > 0 && patterns.quote.test(bytes.charAt(end - 1))) {
    end -= 1;
    if (bytes.charAt(end - 1) === "\\") end -= 1;
  }
  let start = end;
  while (start > 0 && end - start < rules.limits.pairKeyLength && patterns.keySign.test(bytes.charAt(start - 1))) start -= 1;
  return start < end && /[A-Za-z_]/.test(bytes.charAt(start)) ? bytes.slice(start, end) : undefined;
}

/** Returns the value after the separator at an offset. */
function valueAfter(bytes /*: string */, separator /*: number */) /*: string | undefined */ {
  const isQuote = (offset /*: number */) => offset >= 0 && offset < bytes.length && patterns.quote.test(bytes.charAt(offset));
  let start = separator + 1;
  if (bytes.charAt(start) === " ") start += 1;
  if (bytes.charAt(start) === "\\" && isQuote(start + 1)) start += 1;
  if (isQuote(start)) {
    const rest = bytes.slice(start + 1, start + 1 + rules.limits.descriptionLength);
    const end = rest.indexOf(bytes.charAt(start));
    const value = (end < 0 ? rest : rest.slice(0, end)).replace(/\\$/, "");
    return value === "" ? undefined : textOf(value);
  }
  // A colon without a blank is part of a time, an address or a name.
  const isColon = bytes.charAt(separator) === ":";
  if (isColon && start === separator + 1 && !isQuote(separator - 1)) return undefined;
  if (bytes.startsWith(rules.markers.optional, start)) {
    start += rules.markers.optional.length;
    if (isQuote(start)) start += 1;
  }
  const [found] = patterns.pairValue.exec(bytes.slice(start, start + rules.limits.pairValueLength)) /*:: as RegExpExecArray */;
  // After a colon, a word before another word that is no key begins a sentence: `Error: failed to load`.
  const next = /^[A-Za-z]*$/.test(found) ? /^ [A-Za-z0-9]+/.exec(bytes.slice(start + found.length)) : null;
  const isProse = next !== null && !patterns.pairSign.test(bytes.charAt(start + found.length + next[0].length));
  const value = withoutEnd(found, patterns.valueTrail);
  return value === "" || value.startsWith("=") || (isColon && isProse) ? undefined : textOf(value);
}

/** Whether a text has a space or a non-ASCII character. */
function canBeSentence(text /*: string */) /*: boolean */ {
  return /[ \u0080-\uffff]/.test(text);
}

/** Whether the text of a member is searched for codes: a sentence, unless its key is about secrets, or a message. */
function isMessage(text /*: string */, key /*: string */) /*: boolean */ {
  if (canBeSentence(text)) {
    const folded = foldPhrase(textOf(bytesOf(key).slice(0, rules.limits.secretKeyLength)));
    return !rules.words.secrets.some((secret) => folded.includes(secret));
  }
  return isNamed(key, rules.words.textKeys) || isNamed(key, rules.words.messageKeys);
}

/**
 * A raw error, split into the objects and texts that can contain a code, outermost first.
 *
 * In its methods, `depth` counts the objects and lists around a node, and `nesting` the texts around it.
 */
export class RawError {
  /*::
  readonly text: string;
  readonly objects: ErrorObject[];
  readonly texts: string[];
  /** The sentences in members with other keys than those of messages, each after its key: `token` `has expired`. **)
  readonly namedValues: string[];
  private readonly queue: { run: () => void }[];
  */
  constructor(payload /*: string */) {
    const bytes = bytesOf(payload.replace(/^\ufeff/, "")).slice(0, rules.limits.errorLength);
    this.text = trimmed(bytesOf(textOf(bytes)));
    this.objects = [];
    this.texts = [];
    this.namedValues = [];
    this.queue = [];
    if (this.text === "") return;
    const node = JsonReader.parse(this.text);
    if (node !== undefined) {
      this.enqueueNode(node, "json", 0, 0);
    } else {
      const form = patterns.jsonStart.test(this.text) || isMarkup(this.text) || !isForm(this.text) ? undefined : formObject(this.text);
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

  addObject(node /*: Json */, carrier /*: string */, text /*: number | undefined */, chain /*: Link[] | undefined */) {
    if (this.objects.length < rules.limits.objects) this.objects.push({ node, carrier, text, chain });
  }

  addNode(node /*: Json */, carrier /*: string */, depth /*: number */, nesting /*: number */) {
    if (node.type === "object") {
      if (this.objects.length >= rules.limits.objects) return;
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
    if (this.queue.length >= rules.limits.parts) return;
    if (node.type === "object" || node.type === "array") {
      for (const each of node.type === "array" ? node.elements : []) this.addNamedValue(each, key);
      if (depth < rules.limits.depth) this.enqueueNode(node, carrier, depth + 1, nesting);
    } else if (node.type === "string" && nesting < rules.limits.nesting) {
      this.addNamedValue(node, key);
      const inner = this.jsonIn(node.text, nesting);
      if (inner) this.enqueueNode(inner, "json", 0, nesting + 1);
      else if (key === undefined ? canBeSentence(node.text) : isMessage(node.text, key)) {
        this.enqueueText(bytesOf(node.text), nesting + 1);
      }
    }
  }

  /** Adds a sentence and its key, which together can be a phrase: `{"reset_password_token": ["has expired"]}`. */
  addNamedValue(node /*: Json */, key /*: string | undefined */) {
    if (this.namedValues.length >= rules.limits.texts || key === undefined || node.type !== "string") return;
    const { messageKeys, textKeys } = rules.words;
    if (!canBeSentence(node.text) || isNamed(key, messageKeys) || isNamed(key, textKeys)) return;
    this.namedValues.push(bytesOf(`${key}\n${node.text}`));
  }

  /** Parses a string that contains JSON: an object, a list, or a string. */
  jsonIn(text /*: string */, nesting /*: number */) /*: Json | undefined */ {
    return nesting < rules.limits.nesting && patterns.jsonStart.test(text) ? JsonReader.parse(bytesOf(text)) : undefined;
  }

  addText(text /*: string */, nesting /*: number */) {
    if (this.texts.length >= rules.limits.texts) return;
    const bytes = withoutFrames(isMarkup(text) ? withoutMarkup(text) : text);
    const position = this.texts.push(bytes) - 1;
    const chain = chainOfText(bytes);
    if (chain) this.addObject({ type: "object", members: [] }, "text", position, chain);
    if (nesting >= rules.limits.nesting) return;
    for (const node of embeddedJson(bytes)) this.enqueueNode(node, "json", 0, nesting + 1);
    if (bytes.includes('\\"')) this.enqueueText(bytes.replace(/\\(["\\])/g, "$1"), nesting + 1);
    for (const node of embeddedForms(bytes)) this.enqueueNode(node, "query", 0, nesting + 1);
    const members = pairsIn(bytes);
    if (members.length > 0) {
      this.queue.push({ run: () => this.addObject({ type: "object", members }, "text", position, undefined) });
    }
  }

  /** Returns the HTTP status in the error itself, if the status has a meaning without a code in a flow. */
  status(flow /*: string | undefined */) /*: number | undefined */ {
    return firstResult(this.objects, (object) => firstResult(rules.words.statusKeys, (key) => {
      const values = errorMembers(object.node, key, object.carrier).map((value) => integer(scalarText(value) || ""));
      const status = values.find((value) => value !== undefined);
      // Inner objects and codes have statuses of other responses.
      const isOwn = object === this.objects[0] && !rules.words.codeKeys.includes(foldPhrase(key));
      return status !== undefined && kindOfStatus(status, isOwn ? flow : null) !== undefined ? status : undefined;
    })) || firstResult(this.texts, (bytes) => statusIn(bytes, flow));
  }
}

/** Returns the kind of an HTTP status that has a meaning without a code in a flow; in any flow if it is null. */
function kindOfStatus(status /*: number */, flow /*: string | null | undefined */) /*: string | undefined */ {
  const { statusKinds, flowStatusKinds } = rules.tables;
  const range = Object.keys(statusKinds).find((key) => {
    const bounds = key.split("-").map(Number);
    return status >= bounds[0] && status <= bounds[bounds.length - 1];
  });
  if (range !== undefined) return statusKinds[range];
  return flow === null ? undefined : own(flowStatusKinds, flow === undefined ? `${status}` : `${status} ${flow}`);
}

/** Whether the provider is the network layer, whose errors the SDK of any provider can pass on. */
export function isNetworkProvider(table /*: CodeTable */) /*: boolean */ {
  return table.id === rules.markers.networkProvider;
}

/** Whether a row means that nothing is wrong. A concealed row does not count, because dropping it would reveal it. */
export function indicatesSuccess(row /*: CodeRow */, flow /*: string | undefined */) /*: boolean */ {
  return kindOf(row, flow) === "none" && typeof concealmentOf(row, flow) !== "string";
}

/** Returns the text between the first `before` and the next `after`. */
function cutBetween(text /*: string */, [before, after] /*: readonly string[] */) /*: string | undefined */ {
  const found = text.indexOf(before);
  if (found < 0) return undefined;
  const start = found + before.length;
  const end = after === "" ? -1 : text.indexOf(after, start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** Returns the texts of an error, and its objects with the texts that select among rows of one code. */
export function scanned(error /*: RawError */, index /*: ReadingIndex */) {
  const texts = error.texts.map((bytes) => new ScannedText(bytes, index));
  const objects = error.objects.map((object) => ({
    object,
    text: object.text === undefined ? ScannedText.description(messageOf(object.node), index) : texts[object.text],
  }));
  return { texts, objects };
}

/** A reader of the evidence in a provider's raw error. The whole error is read, and the strongest piece decides. */
class RawErrorReader {
  /*::
  private readonly table: CodeTable;
  private readonly index: ReadingIndex;
  private readonly surface: string | undefined;
  private readonly flow: string | undefined;
  /** The position of the network layer, whose errors any provider's SDK can pass on; -1 if a surface is named. **)
  private readonly network: number;
  private evidence: Evidence[];
  private code: string | undefined;
  /** The first value where a code is expected that is a number like an HTTP status. **)
  private statusNumber: string | undefined;
  */
  constructor(table /*: CodeTable */, surface /*: string | undefined */, flow /*: string | undefined */) {
    this.table = table;
    this.index = readingOf(table);
    this.surface = surface;
    this.flow = flow;
    this.network = surface === undefined ? this.index.layers.findIndex((layer) => layer.role === role.network) : -1;
    this.evidence = [];
    this.code = undefined;
    this.statusNumber = undefined;
  }

  read(error /*: RawError */, status /*: number | undefined */) /*: Reading */ {
    const { flow } = this;
    const { texts, objects } = scanned(error, this.index);
    for (const { object } of objects) if (object.chain) this.collectChain(object.chain);
    this.collectShapes(0, objects, texts);
    if (this.network > 0) this.collectShapes(this.network, objects, texts);
    for (const { object, text } of objects) this.collectMembers(object, text);
    for (const text of texts) {
      this.collectMessages(text);
      this.collectWords(text);
      this.collectPhrases(text);
    }
    for (const bytes of error.namedValues) this.collectPhrases(new ScannedText(bytes, this.index));
    const knownStatus = status === undefined ? error.status(flow) : status;
    if (knownStatus !== undefined) this.collectStatus(knownStatus, error.text);
    const ofStatus = this.evidence.find((piece) => piece.place === place.status);
    let decisive = deciding(this.evidence, flow);
    let resolution = decisive && this.attributed(decisive.resolution);
    if (resolution && decisive !== ofStatus) {
      if (hasOtherCause(resolution, error.texts)) resolution = withoutBlame(resolution);
      // What nothing else explains is explained by the status.
      if (ofStatus && kindOf(resolution.row, flow) === "unknown") {
        decisive = ofStatus;
        resolution = ofStatus.resolution;
      }
    }
    if (resolution === undefined) {
      this.recordWords(error.texts);
      if (this.code === undefined && Number(this.statusNumber) !== status) this.code = this.statusNumber;
    }
    return { resolution, code: this.code, arguments: decisive ? decisive.arguments : {}, decisive };
  }

  /** Adds a piece. Outside structured members, what means success is no evidence that nothing is wrong. */
  add(piece /*: Evidence */, isStructured /*: boolean */) {
    if (!isStructured && indicatesSuccess(piece.resolution.row, this.flow)) return;
    this.evidence.push({ ...piece, position: this.evidence.length });
  }

  /** Adds a code that was found in a table, if any, and returns whether it was. */
  addFound(
    found /*: Found | undefined */, ofPiece /*: number */, isStructured /*: boolean */ = false,
    shapeArguments /*: Record<string, string[]> */ = {}) /*: boolean */ {
    if (!found) return false;
    const { resolution, layer } = found;
    const piece = pieceOf(resolution, ofPiece, this.index.layers[layer].role, layer);
    this.add({ ...piece, arguments: shapeArguments }, isStructured);
    return true;
  }

  /** Collects errors of an Apple platform, each as a code of the surface that its domain identifies. */
  collectChain(chain /*: Link[] */) {
    chain.forEach((link, depth) => {
      const owner = knowsSurface(this.table.id, link.domain)
        ? { domain: link.domain, provider: this.table.id } : ownerOfDomain(link.domain);
      this.record(link.code);
      if (!owner) return;
      const text = link.description === undefined ? undefined : foldStart(link.description);
      const found = resolveNamed(link.code, owner.provider, owner.domain, text, this.flow);
      if (found) this.add({ ...pieceOf(attributed(found, owner.provider), place.chain, role.own, 0), depth }, true);
    });
  }

  /** Collects the values at the shapes of a table, in the order of the shapes. */
  collectShapes(layer /*: number */, objects /*: ScannedObject[] */, texts /*: ScannedText[] */) {
    for (const shape of rawOf(this.index.layers[layer].table).payloads || []) {
      const path = stepsOf(shape.code || shape.key || "");
      if (shape.carrier === "text" && path.length === 0) {
        for (const text of texts) this.collectDelimited(shape, layer, text);
      } else {
        for (const { object, text } of objects) {
          if (suits(shape, object.carrier)) this.collectShape(shape, layer, path, object, text);
        }
      }
    }
  }

  collectDelimited(shape /*: Shape */, layer /*: number */, text /*: ScannedText */) {
    const code = shape.between && cutBetween(textOf(text.bytes), shape.between);
    if (code === undefined) return;
    if (layer === 0) this.record(code);
    this.addFound(this.resolveShape(code, shape, layer, "text", text), place.shape);
  }

  collectShape(
    shape /*: Shape */, layer /*: number */, path /*: Path */, object /*: ErrorObject */, text /*: ScannedText */) {
    // The number of an error of an Apple platform has a meaning only in the error's domain.
    if (object.chain !== undefined && path[0] === rules.markers.errorCode) return;
    for (const match of pathMatches(path, object.node, object.carrier)) {
      const keys = path.filter((step) => step !== "[]" && step !== "*");
      const value = shape.key ? keys[keys.length - 1] || "" : match.value;
      const code = shape.between ? cutBetween(value, shape.between) : value;
      if (code === undefined) continue;
      // In a text, a plain word after a colon is probably part of a sentence.
      if (layer === 0 && (object.carrier !== "text" || /[^A-Za-z]/.test(code))) this.record(code);
      const description = this.description(shape, path, match, object, text);
      const found = this.resolveShape(code, shape, layer, object.carrier, description);
      const shapeArguments /*: Record<string, string[]> */ = {};
      for (const name of found ? Object.keys(shape.arguments || {}) : []) {
        set(shapeArguments, name, valuesFollowing(stepsOf(own(shape.arguments, name) /*:: as string */), match, path));
      }
      this.addFound(found, place.shape, object.carrier !== "text", shapeArguments);
    }
  }

  /** Returns the text that selects among rows of one code: the shape's description, or else the messages beside it. */
  description(
    shape /*: Shape */, path /*: Path */, match /*: PathMatch */, object /*: ErrorObject */,
    messages /*: ScannedText */) /*: ScannedText */ {
    if (object.text !== undefined) return messages;
    const values = shape.description ? valuesFollowing(stepsOf(shape.description), match, path) : [];
    if (values.length === 0 && messages.bytes !== "") return messages;
    return ScannedText.description(values.length > 0 ? values.join("\n") : match.value, this.index);
  }

  /** Collects the members that hold a code in the errors of most providers, except numbers, which have many meanings. */
  collectMembers(object /*: ErrorObject */, text /*: ScannedText */) {
    for (const value of codesIn(object)) {
      if (integer(value) === undefined) this.addFound(this.resolve(value, undefined, object.carrier, text), place.member);
    }
  }

  /** Collects the whole text and the messages in it that equal a code. */
  collectMessages(text /*: ScannedText */) {
    const { bytes } = text;
    if (bytes.length <= rules.limits.codeLength && !/[\0-\x20\x7f]/.test(bytes)) this.record(textOf(bytes));
    for (const message of messagesIn(bytes)) {
      this.addFound(this.resolve(textOf(message), undefined, "text", text), place.message);
    }
  }

  /** Collects the words of a text that look like codes. */
  collectWords(text /*: ScannedText */) {
    forEachToken(text.bytes, ({ code, isUppercaseWord, isLanguageRuntime, isEnclosed }) => {
      // Only the network layer has codes that are words in capitals: `ECONNREFUSED`.
      const canBeErrno = !isUppercaseWord || code.startsWith(rules.markers.errnoStart);
      const isEvidence = isNetworkProvider(this.table)
        ? canBeErrno : (!isUppercaseWord || isEnclosed) && !isLanguageRuntime;
      const ofPiece = isEnclosed ? place.enclosedWord : place.word;
      const found = isEvidence ? this.resolve(code, undefined, "text", text) : undefined;
      const ofNetwork = canBeErrno && this.network > 0 ? this.resolveOn(this.network, code, text) : undefined;
      const owner = this.surface === undefined && !isUppercaseWord ? ownerOfCode(code) : undefined;
      const ofOther = owner && owner !== this.table ? owner.resolveCode(code, text, []) : undefined;
      this.addFound(found, ofPiece);
      this.addFound(ofNetwork, ofPiece);
      if (ofOther) this.add(pieceOf(ofOther, place.otherProvider, role.network, 0), false);
      return [found, ofNetwork, ofOther].some((each) => each !== undefined);
    });
  }

  /** Collects the phrases in a text; with a surface that the caller named, only those of this surface. */
  collectPhrases(text /*: ScannedText */) {
    const surface = this.surface === undefined ? undefined : this.table.surfaceNamed(this.surface);
    for (const piece of text.phrases(surface)) this.add(piece, false);
  }

  /** Collects the HTTP status of the provider's response, which shows that something is wrong. */
  collectStatus(status /*: number */, bytes /*: string */) {
    const { table, flow } = this;
    if (status >= rules.limits.firstErrorStatus) {
      this.evidence = this.evidence.filter(({ resolution }) => !indicatesSuccess(resolution.row, flow));
    }
    const kind = kindOfStatus(status, flow);
    const resolution = resolveStatus(table, status, foldPhrase(textOf(bytes))) || (kind === undefined ? undefined : {
      row: { code: "", kind, details: noDetails, surface: 0, phrase: undefined }, provider: table.id,
      surface: undefined, code: String(status), method: table.data.method, isKnown: true, meanings: [],
    });
    if (resolution) this.add(pieceOf(resolution, place.status, role.own, 0), false);
  }

  /** Records a value that was found where a code is expected. */
  record(value /*: string */) {
    if (this.code !== undefined) return;
    const name = looksLikeCode(value) ? value : leadingCode(value);
    const number = name === undefined ? undefined : integer(name);
    // A number like the HTTP status of an error usually repeats it.
    if (number !== undefined && number >= rules.limits.firstErrorStatus && number <= rules.limits.lastStatus) {
      if (this.statusNumber === undefined) this.statusNumber = name;
    } else {
      this.code = name;
    }
  }

  /** Records a word that looks like a code but is in no table: `(auth/new-code)`, `NewException: ...`. */
  recordWords(texts /*: string[] */) {
    for (const bytes of texts) {
      let enclosed /*: string | undefined */;
      forEachToken(bytes, ({ code, isEnclosed }) => {
        if (enclosed === undefined && isEnclosed && hasNamespace(this.table, code)) enclosed = code;
        return false;
      });
      this.record(enclosed === undefined ? textOf(bytes) : enclosed);
    }
  }

  /** Resolves a value that a shape matched, or that another part of the error contains. */
  resolve(
    value /*: string */, shape /*: Shape | undefined */, carrier /*: string */,
    text /*: ScannedText */) /*: Found | undefined */ {
    const { table, flow } = this;
    const number = integer(value);
    const ofTable = (resolution /*: Resolution | undefined */) => resolution && { resolution, layer: 0 };
    const ofFallback = (resolveBy /*: (fallback: CodeTable) => Resolution | undefined */) =>
      firstResult(this.index.layers, (each) => {
        const resolution = each.role === role.fallback ? resolveBy(each.table) : undefined;
        return resolution && { resolution, layer: this.index.layers.indexOf(each) };
      });
    if (this.surface !== undefined) return ofTable(resolveNamed(value, table.id, this.surface, text, flow));
    const surfaces = shape ? surfaceIndices(table, shape) : [];
    if (number !== undefined && shape) {
      return ofTable(resolveOnly(table, value, text, surfaces)) ||
        ofFallback((fallback) => resolveOnly(fallback, value, text, surfacesSending(fallback, carrier)));
    }
    // A number in the range of HTTP statuses usually is a status.
    if (number !== undefined && number >= rules.limits.firstStatus && number <= rules.limits.lastStatus) return undefined;
    const found = ofTable(shape ? resolveByShape(table, value, text, surfaces) : table.resolveCode(value, text, [])) ||
      ofFallback((fallback) => {
        const other = fallback.resolveCode(value, text, surfacesSending(fallback, carrier));
        return other && !isCommonName(other) ? other : undefined;
      });
    if (found) return found;
    if (shape) return ofTable(table.resolveCode(value, text, []));
    const owner = ownerOfDomainIn(value);
    return owner && ofTable(resolveNamed(owner.code, owner.provider, owner.domain, text, flow));
  }

  /** Resolves a value at a shape; numbers are more likely codes of the provider than of the network layer. */
  resolveShape(
    value /*: string */, shape /*: Shape */, layer /*: number */, carrier /*: string */,
    text /*: ScannedText */) /*: Found | undefined */ {
    if (layer === 0) return this.resolve(value, shape, carrier, text);
    const { table } = this.index.layers[layer];
    if (integer(value) !== undefined) return undefined;
    const resolution = resolveByShape(table, value, text, surfaceIndices(table, shape));
    return resolution ? { resolution, layer } : this.resolveOn(layer, value, text);
  }

  /** Resolves a value as a code of a table. */
  resolveOn(layer /*: number */, value /*: string */, text /*: ScannedText */) /*: Found | undefined */ {
    const resolution = this.index.layers[layer].table.resolveCode(value, text, []);
    return resolution && { resolution, layer };
  }

  /** Returns the resolution of a table with which the error is read as a resolution of the provider. */
  attributed(resolution /*: Resolution */) /*: Resolution */ {
    const isPassedOn = this.index.layers.some((layer) => layer.table.id === resolution.provider);
    return isPassedOn ? attributed(resolution, this.table.id) : resolution;
  }
}

/** Returns a resolution as the resolution of a provider that passed the code on. */
function attributed(resolution /*: Resolution */, provider /*: string */) /*: Resolution */ {
  if (resolution.provider === provider) return resolution;
  const table = tableOf(provider);
  return { ...resolution, provider, method: table && table.data.method };
}

/** Whether a shape can occur in an object from a carrier. */
function suits({ carrier } /*: Shape */, ofObject /*: string */) /*: boolean */ {
  return carrier === undefined || (carrier === "json" && ofObject !== "query") ||
    (carrier === "query" && ofObject === "query");
}

/** Returns the surfaces of a table that send errors with a carrier. */
function surfacesSending(table /*: CodeTable */, carrier /*: string */) /*: number[] */ {
  const shape = (rawOf(table).payloads || []).find((payload) => suits(payload, carrier));
  return shape ? surfaceIndices(table, shape) : [];
}

/** Returns the messages of an object. */
export function messageOf(node /*: Json */) /*: string */ {
  const messages = membersOf(node).filter(([key]) => rules.words.messageKeys.includes(key));
  return messages.map(([, value]) => stringOf(value)).filter((text) => text !== undefined).join("\n");
}

/** Returns the values of members that hold a code for many providers; plain words count if the key is about errors. */
export function codesIn(object /*: ErrorObject */) /*: string[] */ {
  const codes = [];
  for (const [key, node] of membersOf(object.node)) {
    const value = stringOf(node);
    const { codeKeyLength, codeLength } = rules.limits;
    if (bytesOf(key).length > codeKeyLength || value === undefined || bytesOf(value).length > codeLength) continue;
    const folded = foldPhrase(key);
    const isName = looksLikeName(value) || rules.words.codeKeyStarts.some((start) => folded.startsWith(start));
    if (rules.words.codeKeys.includes(folded) && isName && errorMembers(object.node, key, object.carrier).length > 0) codes.push(value);
  }
  return codes;
}

/** Whether a resolution is of a wrapper, and the texts contain a sentence, but do not mention credentials. */
function hasOtherCause({ row, code } /*: Resolution */, texts /*: string[] */) /*: boolean */ {
  if (!row.details.overloaded || code === undefined) return false;
  const sentences = texts.map((bytes) => sentenceAfter(bytes, bytesOf(code)));
  return sentences.some(hasWords) && !sentences.some((sentence) => {
    const folded = foldPhrase(textOf(sentence.slice(0, rules.limits.descriptionLength)));
    return rules.words.credentials.some((word) => folded.includes(word));
  });
}

/** Returns the text after a code and a punctuation mark; the whole text if it does not contain the code. */
function sentenceAfter(bytes /*: string */, code /*: string */) /*: string */ {
  const found = bytes.indexOf(code);
  if (found < 0) return bytes;
  const rest = bytes.slice(found + code.length);
  const punctuation = (/^[^A-Za-z0-9\x80-\xff]*/.exec(rest) /*:: as RegExpExecArray */)[0];
  return /^ *$/.test(punctuation) ? "" : rest.slice(punctuation.length);
}

/** Whether a text has several words, or several characters of Korean, Chinese or Japanese. */
function hasWords(bytes /*: string */) /*: boolean */ {
  const words = bytes.split(/[ \n]/).filter((word) => /[a-z]/.test(word) && patterns.wordOfSentence.test(word) &&
    !rules.words.fillers.includes(word.replace(/[^A-Za-z]/g, "").toLowerCase()));
  const { sentenceWords, sentenceCharacters } = rules.limits;
  return words.length >= sentenceWords || (bytes.match(/[\xe1-\xff]/g) || []).length >= sentenceCharacters;
}

/** Returns the resolution of a wrapper with an unknown sentence, without a kind that blames the person's input. */
function withoutBlame(resolution /*: Resolution */) /*: Resolution */ {
  const { row } = resolution;
  const blames = (kind /*: string */) => rules.words.blamingKinds.includes(kind);
  const kinds = row.details.kindIn || {};
  const kindIn /*: Record<string, string> */ = {};
  for (const flow of Object.keys(kinds)) kindIn[flow] = blames(kinds[flow]) ? "unknown" : kinds[flow];
  if (!blames(row.kind) && !Object.values(kinds).some(blames)) return resolution;
  const concealedAs = row.details.concealedAs === undefined ? "invalidCredentials" : row.details.concealedAs;
  const details = { ...row.details, kindIn, concealedAs, arguments: undefined };
  return { ...resolution, row: { ...row, kind: blames(row.kind) ? "unknown" : row.kind, details }, meanings: [] };
}

function surfaceIndices(table /*: CodeTable */, shape /*: Shape */) /*: number[] */ {
  return (shape.surfaces || []).map((id) => table.surfaces.findIndex((surface) => surface.id === id));
}

/** Calls a function with each part of a text that looks like a code; no other part of a token of which it knows one. */
export function forEachToken(bytes /*: string */, isKnown /*: (token: Token) => boolean */) {
  let attempts = 0;
  const { joints } = rules.characters;
  const tokens = new RegExp(patterns.token, "g");
  for (let match = tokens.exec(bytes); match && attempts < rules.limits.tokens; match = tokens.exec(bytes)) {
    if (match[0].length > rules.limits.tokenLength) continue;
    const leading = (patterns.joints.exec(match[0]) /*:: as RegExpExecArray */)[0].length;
    const token = withoutEnd(match[0].slice(leading), patterns.tokenEnd);
    const start = match.index + leading;
    const close = start > 0 ? own(rules.tables.enclosures, bytes.charAt(start - 1)) : undefined;
    const isEnclosed = close !== undefined && bytes.charAt(start + token.length) === close;
    const isCode = (part /*: string */, isMember /*: boolean */ = false, isLanguageRuntime /*: boolean */ = false) => {
      const hasLowercase = /[a-z\x80-\xff]/.test(part);
      const hasCapitalInside = /.[A-Z]/s.test(part);
      if (part.length < 2 || !(hasLowercase || /[A-Z]/.test(part))) return false;
      const isDistinctive = isMember || patterns.distinctive.test(part) || (hasLowercase && hasCapitalInside);
      if (!isDistinctive && !hasCapitalInside) return false;
      attempts += 1;
      return isKnown({ code: textOf(part), isUppercaseWord: !isDistinctive, isLanguageRuntime, isEnclosed });
    };
    // The word in brackets directly before a token, as in `[blank]user.email`.
    const label = patterns.label.exec(bytes.slice(Math.max(0, start - rules.limits.tokenLength), start));
    if ((label && isCode(label[0] + token)) || isCode(token)) continue;
    const joint = Math.max(...[...joints].map((marker) => token.lastIndexOf(marker)));
    if (joint < 0) continue;
    // A member of a type, such as `AuthError.canceled`.
    const isMember = token.charAt(joint) === "." && /[A-Z]/.test(token.charAt(0));
    const isLanguageRuntime = rules.words.languagePackages.some((package_) => token.startsWith(package_));
    if (isCode(token.slice(joint + 1), isMember, isLanguageRuntime)) continue;
    const head = token.search(patterns.headJoint);
    isCode(token.slice(0, head < 0 ? joint : head));
  }
}

// MARK: Codes in raw errors

/** Folds the start of a text for comparison with phrases. */
export function foldStart(text /*: string */) /*: string */ {
  return foldPhrase(textOf(bytesOf(text).slice(0, rules.limits.descriptionLength)));
}

/** Whether a text looks like an identifier. */
export function looksLikeName(text /*: string */) /*: boolean */ {
  return patterns.name.test(text) || /[a-z][A-Z]/.test(text);
}

/** Returns a text without some characters at its end. */
function withoutEnd(text /*: string */, isDropped /*: RegExp */) /*: string */ {
  let end = text.length;
  while (end > 0 && isDropped.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns a text without blanks at its ends. */
function trimmed(text /*: string */) /*: string */ {
  return withoutEnd(text, /[\0-\x20\x7f]/).replace(/^[\0-\x20\x7f]+/, "");
}

/** Returns a text with its ASCII letters in lower case. */
function lowerCase(text /*: string */) /*: string */ {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Returns the code before a colon, as in `WEAK_PASSWORD : too short` or `NotAuthorizedException: wrong`. */
function leadingCode(text /*: string */) /*: string | undefined */ {
  const found = patterns.leadingCode.exec(text);
  const name = found ? found[1].split(patterns.leadingCodeJoint).filter((part) => part !== "").pop() : undefined;
  if (name === undefined || !/^[A-Z]/.test(name)) return undefined;
  const isConstant = name.includes("_") && !/[a-z]/.test(name);
  const isException = rules.words.exceptionNames.some((end) => name.endsWith(end) && name !== end);
  return (isConstant || isException) && looksLikeCode(name) ? name : undefined;
}

/** Whether two keys are equal, ignoring the case of ASCII letters. */
function sameKey(first /*: string */, second /*: string */) /*: boolean */ {
  return first.length === second.length && lowerCase(first) === lowerCase(second);
}

/** Whether the provider has codes with the same prefix up to the `/`, as in `auth/user-not-found`. */
function hasNamespace(table /*: CodeTable */, code /*: string */) /*: boolean */ {
  const namespace = code.slice(0, code.indexOf("/") + 1);
  return namespace !== "" && table.rows.some((row) => row.code.startsWith(namespace));
}

/** Resolves a value that a shape matched, with preference for the surfaces of the shape. */
function resolveByShape(
  table /*: CodeTable */, value /*: string */, text /*: string */, preferred /*: number[] */) /*: Resolution | undefined */ {
  const anywhere = table.find(value, (surface) => !table.isHTTPStatus(surface));
  const found = anywhere.rows.length > 0 ? table.resolveMatch(value, anywhere, text, preferred) : undefined;
  return found || table.resolveDerived(value, preferred) ||
    table.resolvePhrase(value, (surface) => preferred.includes(surface));
}

/** Resolves a value only on some surfaces and their alternatives. */
function resolveOnly(
  table /*: CodeTable */, value /*: string */, text /*: string */, surfaces /*: number[] */) /*: Resolution | undefined */ {
  const all /*: number[] */ = [];
  for (const surface of surfaces) all.push(...table.withAlternatives(surface));
  return table.resolveOnFirst(all, value, text);
}

/** Resolves the HTTP status of a provider's response; the body can select the meaning. */
function resolveStatus(table /*: CodeTable */, status /*: number */, text /*: string */) /*: Resolution | undefined */ {
  const found = table.find(String(status), (surface) => table.isHTTPStatus(surface));
  const row = table.rowAmong(found.rows, text, false);
  return row === undefined ? undefined : table.resolution([row], found.code);
}

/** Returns a piece of evidence without the properties of phrases. */
export function pieceOf(
  resolution /*: Resolution */, ofPiece /*: number */, ofTable /*: number */, layer /*: number */) /*: Evidence */ {
  return {
    resolution, place: ofPiece, role: ofTable, layer, depth: 0, edges: edge.both, length: 0, position: 0,
    isAmbiguous: false, arguments: {},
  };
}

/** Whether a piece is a phrase, with or without a code of its own. */
export function isSentence({ place: ofPiece, resolution } /*: Evidence */) /*: boolean */ {
  return ofPiece === place.phrase || ofPiece === place.description || resolution.row.details.match === "phrase";
}

/** Returns how specific a piece is, apart from the other pieces of the error. */
export function strengthOf(piece /*: Evidence */, flow /*: string | undefined */) /*: number */ {
  const { row, surface } = piece.resolution;
  const { unspecificKinds, statusSurfaces, vagueKinds, exceptionNames } = rules.words;
  const kind = kindOf(row, flow);
  if (piece.place === place.status) return strength.status;
  // Ignoring a concealed row would reveal it.
  if (typeof concealmentOf(row, flow) !== "string") {
    if (kind === "unknown") return strength.unknown;
    if (unspecificKinds.includes(kind)) return strength.noCause;
  }
  if (row.details.overloaded) return strength.manyCauses;
  if (isSentence(piece)) {
    if (surface !== undefined && statusSurfaces.includes(surface)) return strength.vague;
    const isWord = row.details.match === "phrase" && /^[A-Za-z]+$/.test(row.code);
    const isPart = piece.length < rules.limits.sentencePartLength && piece.edges !== edge.both;
    return isWord || isPart ? strength.partOfSentence : strength.oneCause;
  }
  // Without a provider, the description may be another provider's: it is evidence like a phrase.
  if (row.details.description) return piece.isAmbiguous ? strength.oneCause : strength.identifiedCode;
  if (piece.isAmbiguous) return strength.ambiguous;
  if (vagueKinds.includes(kind)) return strength.vague;
  if (exceptionNames.some((end) => row.code.endsWith(end))) return strength.className;
  return piece.role === role.network && piece.place !== place.chain ? strength.vague : strength.oneCause;
}

/** Whether a piece names a fault, and not a decision of the person. */
function isFault(piece /*: Evidence */, flow /*: string | undefined */) /*: boolean */ {
  const { resolution: { row, code }, place: ofPiece } = piece;
  // A number beside a cancellation can be its own: `error_code=200&error_reason=user_denied`.
  const isCode = [place.shape, place.member].includes(ofPiece) && (code === undefined || integer(code) === undefined);
  if (!isCode && ![place.chain, place.phrase, place.description].includes(ofPiece)) return false;
  return !rules.words.endingKinds.includes(kindOf(row, flow)) && strengthOf(piece, flow) <= strength.partOfSentence;
}

/**
 * Returns the rank of a piece, of which the first number that differs decides.
 *
 * @param hasFault whether another piece names a fault, so that a cancellation is not what happened.
 */
function rankOf(piece /*: Evidence */, flow /*: string | undefined */, hasFault /*: boolean */) /*: number[] */ {
  const { resolution: { row }, place: ofPiece } = piece;
  const isPhrase = ofPiece === place.phrase || ofPiece === place.description;
  const ofItself = strengthOf(piece, flow);
  const isCancellation = kindOf(row, flow) === "canceled" && !isSentence(piece) && !row.details.description;
  const yields = hasFault && isCancellation && ofItself <= strength.partOfSentence;
  return [
    yields ? strength.className : ofItself, piece.role, isPhrase || ofPiece === place.chain ? -piece.depth : 0, ofPiece,
    isPhrase ? -piece.length : 0, piece.layer, piece.position,
  ];
}

/** Returns the piece that decides what the error means, which is the one with the lowest rank. */
export function deciding(pieces /*: Evidence[] */, flow /*: string | undefined */) /*: Evidence | undefined */ {
  const hasFault = pieces.some((piece) => isFault(piece, flow));
  const ranked = pieces.map((piece) => ({ piece, rank: rankOf(piece, flow, hasFault) }));
  ranked.sort((one, other) => {
    const first = one.rank.findIndex((number, index) => number !== other.rank[index]);
    return first < 0 ? 0 : one.rank[first] - other.rank[first];
  });
  if (ranked.length === 0) return undefined;
  const best = ranked[0].piece;
  // The code of a wrapper identifies the error better than a sentence of the same kind.
  const wrapper = pieces.find(({ resolution: { row } }) =>
    row.details.overloaded && kindOf(row, flow) === kindOf(best.resolution.row, flow));
  return (isSentence(best) && wrapper) || best;
}

/** Returns a phrase in a text, with its edges. */
function phraseMatch(text /*: string */, start /*: number */, end /*: number */) /*: PhraseMatch */ {
  const [left, right] = [hasLeftEdge(text, start), hasRightEdge(text, end)];
  const edges = (left ? edge.left : 0) + (right ? edge.right : 0);
  const words = text.slice(start, end);
  const endsInsideWord = !isWordBoundary(text, end);
  const quality = (endsInsideWord ? 0 : edge.both) + Number(left) + Number(right);
  return { start, edges, endsInsideWord, isJoined: words.includes("_") && !words.includes(" "), quality };
}

/** Whether there is an ASCII letter or a digit, which continue a word, at an offset. */
function isWordAt(text /*: string */, offset /*: number */) /*: boolean */ {
  return /[A-Za-z0-9]/.test(text.charAt(offset));
}

/** Whether a word begins or ends at an offset: beside another character than a letter or digit, or before a capital. */
function isWordBoundary(text /*: string */, offset /*: number */) /*: boolean */ {
  return !isWordAt(text, offset) || !isWordAt(text, offset - 1) || /[a-z][A-Z]/.test(text.slice(offset - 1, offset + 1));
}

/** Whether a printed escape such as `\n` ends before an offset. */
function endsEscape(text /*: string */, offset /*: number */) /*: boolean */ {
  return text.charAt(offset - 2) === "\\";
}

/** Whether a message begins at an offset. */
function hasLeftEdge(text /*: string */, start /*: number */) /*: boolean */ {
  const { leftEdges, leftEdgesBeforeBlanks } = rules.characters;
  let offset = start;
  for (; start - offset < rules.limits.edgeLength && patterns.edgeBlank.test(text.charAt(offset - 1)); offset -= 1) {
    const character = text.charAt(offset - 1);
    // An apostrophe after a letter belongs to a word.
    const isApostrophe = character === "'" && isWordAt(text, offset - 2);
    if (/[\n\r]/.test(character) || (patterns.quote.test(character) && !isApostrophe)) return true;
  }
  const before = text.charAt(offset - 1);
  if (leftEdges.includes(before) || endsEscape(text, offset)) return true;
  if (offset < start && leftEdgesBeforeBlanks.includes(before)) return true;
  if (before === "-") return offset < start && /[ \t-\r]/.test(text.charAt(offset - 2));
  return rules.words.wideEdges.some((wideEdge) => text.endsWith(wideEdge, offset));
}

/** Whether a message ends at an offset. */
function hasRightEdge(text /*: string */, end /*: number */) /*: boolean */ {
  const { rightEdges, rightEdgesAfterBlanks } = rules.characters;
  let offset = end;
  for (; offset - end < rules.limits.edgeLength && patterns.edgeBlank.test(text.charAt(offset)); offset += 1) {
    const character = text.charAt(offset);
    if (character === "'" && isWordAt(text, offset + 1)) return false;
    if (/[\n\r]/.test(character) || patterns.quote.test(character)) return true;
  }
  const after = text.charAt(offset);
  const isAfterBlank = offset > end && (rightEdgesAfterBlanks.includes(after) || text.startsWith(rules.markers.call, offset));
  return rightEdges.includes(after) || isAfterBlank ||
    rules.words.wideEdges.some((wideEdge) => text.startsWith(wideEdge, offset));
}

/** Returns the offsets at which a text names the cause of the error before it. */
function causesIn(text /*: string */) /*: number[] */ {
  const offsets /*: number[] */ = [];
  for (const mark of rules.words.causeMarks) {
    let found = text.indexOf(mark);
    for (; found >= 0 && offsets.length < rules.limits.links; found = text.indexOf(mark, found + mark.length)) {
      offsets.push(found);
    }
  }
  return offsets;
}

/** Whether a phrase in a text is evidence. One that counts anywhere can end inside a word: `redirect uri is not whitelisted`. */
function suffices(match /*: PhraseMatch */, table /*: CodeTable */, row /*: CodeRow */) /*: boolean */ {
  const { match: kind, description = "", strength: declared } = row.details;
  const phrase = kind === "phrase" ? row.code : description;
  const isAnywhere = declared === "distinctive" ||
    // `connection refused` has no other meaning.
    (declared === undefined && isNetworkProvider(table) && phrase.includes(" "));
  const required = isAnywhere ? 0 : declared === "plain" ? edge.both : requiredEdges(phrase);
  if ((required & ~match.edges) !== 0 || (match.endsInsideWord && required !== 0)) return false;
  return !match.isJoined || phrase.includes("_");
}

/**
 * Returns the edges of a message that a phrase needs in a text.
 *
 * A phrase with several words, with many characters of Korean, Chinese or Japanese, or with a part that looks like a
 * name needs none, and a phrase with fewer words the left one.
 */
function requiredEdges(phrase /*: string */) /*: number */ {
  const core = phrase.replace(/[\s\p{P}]+$/u, "");
  const { distinctiveWords, distinctiveCharacters, leftEdgeWords } = rules.limits;
  const words = core.split(/\s+/).filter((word) => word !== "").length;
  const letters = [...core].filter((letter) => letter >= "\u1100" && /\p{Alphabetic}/u.test(letter)).length;
  if (words >= distinctiveWords || letters >= distinctiveCharacters || looksLikeName(core)) return 0;
  return words >= leftEdgeWords ? edge.left : edge.both;
}

/** Returns the HTTP status in a text, if it has a meaning without a code in a flow: `HTTP Error 429`. */
function statusIn(bytes /*: string */, flow /*: string | undefined */) /*: number | undefined */ {
  const { descriptionLength, quantityDistance } = rules.limits;
  const digits = /[0-9]+/g;
  let end = 0;
  for (let match = digits.exec(bytes); match; match = digits.exec(bytes)) {
    if (match.index - end >= descriptionLength) break;
    end = digits.lastIndex;
    const isInWord = isWordAt(bytes, match.index - 1) || isWordAt(bytes, end);
    const status = Number(match[0]);
    if (isInWord || !/^[0-9]{3}$/.test(match[0]) || kindOfStatus(status, flow) === undefined) continue;
    const before = foldPhrase(textOf(bytes.slice(Math.max(0, match.index - quantityDistance), match.index)));
    const after = foldPhrase(textOf(bytes.slice(end, end + quantityDistance)));
    const { statusBefore, statusAfter } = rules.words;
    if (statusBefore.some((word) => before.endsWith(word)) || statusAfter.some((word) => after.startsWith(word))) {
      return status;
    }
  }
  return undefined;
}

/** Returns the first provider with an error domain, and the spelling of the domain in its table. */
export function ownerOfDomain(domain /*: string */) /*: { domain: string; provider: string } | undefined */ {
  const folded = foldCode(domain);
  for (const provider of Object.keys(coreData.providers)) {
    for (const known of Object.keys(coreData.providers[provider].domains || {})) {
      if (foldCode(known) === folded) return { domain: known, provider };
    }
  }
  return undefined;
}

/** Returns the table of the only provider whose codes have the prefix of a code. */
export function ownerOfCode(code /*: string */) /*: CodeTable | undefined */ {
  const owner = Object.keys(rawData.providers).find((provider) =>
    (rawData.providers[provider].begins || []).some((beginning) => code.startsWith(beginning)));
  return owner === undefined ? undefined : tableOf(owner);
}

/** Returns the provider of an error domain that is joined with its code in one word, as in React Native. */
export function ownerOfDomainIn(word /*: string */) /*: { domain: string; provider: string; code: string } | undefined */ {
  const found = patterns.bridgedDomain.exec(word);
  const owner = found ? ownerOfDomain(found[1]) : undefined;
  return found && owner ? { ...owner, code: found[2] } : undefined;
}

// MARK: Arguments in raw errors

/** Returns whole seconds, rounded up; undefined for no number or an implausible number. */
function wholeSeconds(seconds /*: number | undefined */) /*: number | undefined */ {
  if (seconds === undefined) return undefined;
  const whole = Math.ceil(seconds);
  return whole >= 1 && whole <= rules.limits.wait ? whole : undefined;
}

function leadingNumber(text /*: string */) /*: number | undefined */ {
  const digits = (/^[0-9.]*/.exec(text.slice(0, rules.limits.decimalLength)) /*:: as RegExpExecArray */)[0];
  return /^[0-9]*\.?[0-9]+$|^[0-9]+\.$/.test(digits) ? Number(digits) : undefined;
}

function secondsIn(values /*: string[] | undefined */) /*: number | undefined */ {
  return firstResult(values || [], (value) => wholeSeconds(leadingNumber(value)));
}

/** Returns the quantities in a text, with their offsets. */
function numbersIn(bytes /*: string */) /*: { text: string; start: number; end: number }[] */ {
  const found = [];
  const digits = /[0-9]+/g;
  const text = bytes.slice(0, rules.limits.descriptionLength);
  for (let match = digits.exec(text); match; match = digits.exec(text)) {
    if (match[0].length <= rules.limits.quantityDigits) found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Returns the word after a number in lower case, such as `seconds` in `26 seconds` and `26s`. */
function unitAfter(bytes /*: string */, end /*: number */) /*: string */ {
  const start = /[ -]/.test(bytes.charAt(end)) ? end + 1 : end;
  const word = bytes.slice(start, start + rules.limits.quantityWordLength);
  if (/^[\x80-\xff]/.test(word)) {
    const text = textOf(word);
    return patterns.units.find((unit) => text.startsWith(unit)) || "";
  }
  return (/^[A-Za-z]*/.exec(word) /*:: as RegExpExecArray */)[0].toLowerCase();
}

/** Returns the waiting time in a text, in seconds: a number with a unit after a word such as `in`, or before `후`. */
function secondsInText(bytes /*: string */) /*: number | undefined */ {
  return firstResult(numbersIn(bytes), (number) => {
    const unit = own(rules.tables.waitUnits, unitAfter(bytes, number.end));
    if (unit === undefined) return undefined;
    const word = wordBefore(bytes, number.start);
    const rest = textOf(bytes.slice(number.end, number.end + rules.limits.laterDistance));
    const meansLater = rules.words.laterWords.some((later) => rest.includes(later));
    if (!rules.words.waitWords.includes(word) && !meansLater) return undefined;
    return wholeSeconds(Number(number.text) * unit);
  });
}

/** Returns the first defined result of a function that is called with the members of objects. */
function firstMember/*:: <Value>*/(
  objects /*: Json[] */, value /*: (key: string, node: Json) => Value | undefined */) /*: Value | undefined */ {
  return firstResult(objects, (object) => firstResult(membersOf(object), ([key, node]) => value(key, node)));
}

/** Whether a key is one of some keys of arguments of the copy. */
function isArgumentKey(key /*: string */, keys /*: readonly string[] */) /*: boolean */ {
  return bytesOf(key).length <= rules.limits.argumentKeyLength && keys.includes(foldPhrase(key));
}

function countsCharacters(bytes /*: string */, end /*: number */) /*: boolean */ {
  const unit = unitAfter(bytes, end);
  const rest = textOf(bytes.slice(end, end + rules.limits.quantityWordLength));
  const { characterUnits, characterWords } = rules.words;
  return characterWords.some((word) => unit.startsWith(word)) || characterUnits.some((word) => rest.startsWith(word));
}

/** Returns a limit on the length: at an argument path of the shape, else in a member, else in a text. */
function limitIn(
  words /*: LimitWords */, pathValues /*: string[] | undefined */, objects /*: Json[] */,
  texts /*: string[] */) /*: number | undefined */ {
  const plausibleLimit = (text /*: string | undefined */) => {
    const number = text === undefined ? undefined : integer(text);
    return number !== undefined && number >= 1 && number <= rules.limits.length ? number : undefined;
  };
  const given = firstResult(pathValues || [], plausibleLimit);
  if (given !== undefined) return given;
  const memberLimit = firstMember(objects, (key, node) =>
    isArgumentKey(key, words.keys) ? plausibleLimit(scalarText(node)) : undefined);
  if (memberLimit !== undefined) return memberLimit;
  return firstResult(texts, (bytes) => {
    const bounds = boundsIn(bytes);
    return firstResult(numbersIn(bytes), (number) => {
      const before = foldPhrase(textOf(bytes.slice(Math.max(0, number.start - rules.limits.quantityDistance), number.start)));
      const after = foldPhrase(textOf(bytes.slice(number.end, number.end + rules.limits.quantityDistance)));
      const counts =
        (countsCharacters(bytes, number.end) && words.before.some((word) => before.endsWith(word))) ||
        words.after.some((word) => after.startsWith(word)) || words.lengths.some((word) => before.endsWith(word)) ||
        bounds.get(number.start) === words;
      return counts ? plausibleLimit(number.text) : undefined;
    });
  });
}

/** Returns the limits in ranges such as `8 to 64 characters`, by the offsets of their numbers. */
function boundsIn(bytes /*: string */) /*: Map<number, LimitWords> */ {
  const bounds /*: Map<number, LimitWords> */ = new Map();
  const numbers = numbersIn(bytes);
  for (let index = 1; index < numbers.length; index += 1) {
    const [lower, upper] = [numbers[index - 1], numbers[index]];
    const isCounted = countsCharacters(bytes, lower.end) || !hasUnit(bytes, lower.end);
    if (!countsCharacters(bytes, upper.end) || !isCounted) continue;
    const words = textOf(bytes.slice(lower.end, upper.start).slice(0, rules.limits.quantityDistance)).split(" ").join("");
    const { rangeLink, rangeStart } = rules.markers;
    const isRange = rules.words.rangeSigns.includes(words) ||
      (words === rangeLink && wordBefore(bytes, lower.start) === rangeStart);
    if (!isRange) continue;
    bounds.set(lower.start, limitWords.minimum);
    bounds.set(upper.start, limitWords.maximum);
  }
  return bounds;
}

/** Whether a number counts time or characters. */
function hasUnit(bytes /*: string */, end /*: number */) /*: boolean */ {
  return countsCharacters(bytes, end) || own(rules.tables.waitUnits, unitAfter(bytes, end)) !== undefined;
}

function wordBefore(bytes /*: string */, start /*: number */) /*: string */ {
  const before = bytes.slice(0, start).replace(/ +$/, "").slice(-rules.limits.quantityWordLength);
  return (/[A-Za-z]*$/.exec(before) /*:: as RegExpExecArray */)[0].toLowerCase();
}

/** Returns the words that can be the provider, in lower case and without a protocol: `google` in `from GoogleOauth2`. */
function originsIn(bytes /*: string */) /*: string[] */ {
  const words = [];
  const { origin: marker, originEnd } = rules.markers;
  let offset = bytes.indexOf(marker);
  for (; offset >= 0 && words.length < rules.limits.origins; offset = bytes.indexOf(marker, offset + marker.length)) {
    const start = offset + marker.length;
    if (start > rules.limits.descriptionLength) break;
    const rest = bytes.slice(start, start + rules.limits.originLength);
    const word = (/^[A-Za-z0-9_]*/.exec(rest) /*:: as RegExpExecArray */)[0].toLowerCase();
    words.push(word.endsWith(originEnd) ? word.slice(0, -originEnd.length).replace(/_/g, "") : word);
  }
  return words;
}

function fieldOf(name /*: string */) /*: string | undefined */ {
  if (bytesOf(name).length > rules.limits.fieldNameLength) return undefined;
  const folded = foldPhrase(name);
  const parts = folded.split(patterns.fieldNameSeparator).filter((part) => part !== "").reverse();
  return own(rules.tables.fields, folded) || firstResult(parts, (part) => own(rules.tables.fields, part));
}

/**
 * Returns the unmet password rules that a raw error contains, in the order of the copy.
 *
 * If a provider lists all rules and whether each is `verified`, only this list counts.
 */
function unmetRequirements(pathValues /*: string[] */, objects /*: Json[] */, texts /*: string[] */) /*: string[] */ {
  const found /*: Set<string> */ = new Set();
  const { lengthRule } = rules.markers;
  const addRules = (bytes /*: string */) => {
    const folded = foldPhrase(textOf(bytes.slice(0, rules.limits.descriptionLength)));
    for (const phrase of Object.keys(rules.tables.requirements)) {
      if (folded.includes(phrase)) found.add(rules.tables.requirements[phrase]);
    }
    if (numbersIn(bytes).some((number) => countsCharacters(bytes, number.end))) found.add(lengthRule);
  };
  const addListed = (text /*: string */) => (text === lengthRule ? void found.add(lengthRule) : addRules(bytesOf(text)));
  pathValues.forEach(addListed);
  const isMet = (node /*: Json */) => {
    return firstResult(rules.words.requirementStates, (key) => {
      const state = member(node, key);
      return state !== undefined && state.type === "bool" ? state.bool : undefined;
    });
  };
  const checked = objects.filter((object) => isMet(object) !== undefined);
  if (checked.length > 0) {
    for (const rule of checked) {
      if (isMet(rule)) continue;
      addListed(firstResult(rules.words.requirementNames, (key) => stringOf(member(rule, key))) || "");
    }
  } else {
    for (const object of objects) {
      for (const [key, node] of membersOf(object)) {
        if (node.type !== "array" || !isArgumentKey(key, rules.words.requirementLists)) continue;
        for (const element of node.elements.slice(0, rules.limits.listedRequirements)) if (element.type === "string") addListed(element.text);
      }
    }
    for (const bytes of texts) if (found.size === 0) addRules(bytes);
  }
  return rules.words.requirementOrder.filter((rule) => found.has(rule));
}

/** Returns the arguments of a kind that a raw error contains: ids and numbers, never its free text. */
function argumentsIn(
  error /*: RawError */, shapeArguments /*: Record<string, string[]> */, retryAfter /*: number | undefined */,
  kind /*: string */) /*: Record<string, ArgumentValue> */ {
  const names = coreData.kinds[kind].arguments || [];
  const objects = error.objects.map((object) => object.node);
  const values /*: Record<string, ArgumentValue> */ = {};
  const add = (name /*: string */, value /*: ArgumentValue | undefined */) => {
    if (value !== undefined) set(values, name, value);
  };
  const firstShapeArgument = (name /*: string */, id /*: (text: string) => string | undefined */) =>
    firstResult(own(shapeArguments, name) || [], id);
  const waitSeconds = () =>
    firstResult(
      [
        () => wholeSeconds(retryAfter), () => secondsIn(own(shapeArguments, "seconds")),
        () => firstMember(objects, (key, node) => {
          const { waitKeys } = rules.tables;
          const divisor = isArgumentKey(key, Object.keys(waitKeys)) ? waitKeys[foldPhrase(key)] : undefined;
          const number = divisor === undefined ? undefined : leadingNumber(scalarText(node) || "");
          return number === undefined || divisor === undefined ? undefined : wholeSeconds(number / divisor);
        }),
        () => firstResult(error.texts, secondsInText),
      ], (seconds) => seconds());
  for (const name of names) {
    if (name === "seconds") add(name, waitSeconds());
    else if (name === "minutes") {
      const given = secondsIn(own(shapeArguments, "minutes"));
      // The minutes of an expired code are its period of validity, not a waiting time.
      const seconds = rules.words.validityKinds.includes(kind) || names.includes("seconds") ? undefined : waitSeconds();
      add(name, given !== undefined ? given : seconds === undefined ? undefined : Math.ceil(seconds / 60));
    } else if (name === "requirements") {
      const unmet = unmetRequirements(own(shapeArguments, name) || [], objects, error.texts);
      if (unmet.length > 0) add(name, unmet);
    } else if (name === "limit" || name === "minLength") {
      const words = name === "limit" ? limitWords.maximum : limitWords.minimum;
      add(name, limitIn(words, own(shapeArguments, name), objects, error.texts));
    } else if (name === "field") {
      const field = firstShapeArgument(name, fieldOf);
      add(name, field !== undefined ? field : firstMember(objects, (key, node) => {
        return isArgumentKey(key, rules.words.fieldKeys) && node.type === "string" ? fieldOf(node.text) : undefined;
      }));
    } else if (name === "account") add(name, firstShapeArgument(name, fieldOf));
    else if (name === "factor") {
      add(name, firstShapeArgument(name, (word) => {
        const folded = foldPhrase(textOf(bytesOf(word).slice(0, rules.limits.factorNameLength)));
        const part = Object.keys(rules.tables.factors).find((each) => folded.includes(each));
        return part && rules.tables.factors[part];
      }));
    } else if (name === "provider") {
      const origins /*: string[] */ = [];
      for (const bytes of error.texts) origins.push(...originsIn(bytes));
      add(name, firstShapeArgument(name, (text) => {
        const id = text.toLowerCase().split(".").find((part) => part !== "" && !rules.words.protocols.includes(part));
        return id !== undefined && rawData.knownProviders.includes(id) ? id : undefined;
      }) || origins.find((word) => rawData.knownProviders.includes(word)));
    }
  }
  return values;
}

// MARK: Decisions about raw errors

/** Returns the options for raw errors. Invalid options are undefined, and their names are added to `ignored`. */
export function readOptions(options /*: Options */, ignored /*: string[] */) {
  const inRange = (name /*: "status" | "retryAfter" */, from /*: number */, to /*: number */) => {
    const value = options[name];
    if (value === undefined) return undefined;
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    ignored.push(name);
    return undefined;
  };
  return { status: inRange("status", rules.limits.firstStatus, rules.limits.lastStatus), retryAfter: inRange("retryAfter", 0, rules.limits.wait) };
}

/** Returns the decision for a provider's raw error. */
export function decidePayload(provider /*: string */, thing /*: unknown */, given /*: Options */ = {}) /*: Decision */ {
  const table = tableOf(provider);
  const { text, options } = caught(thing, given);
  const ignored = ignoredOptions(provider, options, table !== undefined);
  const { status, retryAfter } = readOptions(options, ignored);
  if (!table) return decide(unknownResolution(provider, undefined), {}, options, ignored);
  const error = new RawError(text);
  const surface = options.surface !== undefined && knowsSurface(provider, options.surface) ? options.surface : undefined;
  const reading = readRawError(table, error, surface, status, flowOf(options));
  const resolution = reading.resolution || unknownResolution(provider, reading.code);
  return decideResolution(resolution, error, reading.arguments, retryAfter, options, ignored);
}

/**
 * Reads an error on a named surface, if any. An error that another surface conceals stays concealed, unless the named
 * surface has a row for the same code, or, for a concealed sentence, a row of a sentence that is concealed too.
 */
export function readRawError(
  table /*: CodeTable */, error /*: RawError */, surface /*: string | undefined */, status /*: number | undefined */,
  flow /*: string | undefined */) /*: Reading */ {
  const reading = new RawErrorReader(table, surface, flow).read(error, status);
  const anywhere = surface === undefined ? reading : new RawErrorReader(table, undefined, flow).read(error, status);
  const concealed = anywhere.resolution && concealedOnAnySurface(anywhere.resolution, flow);
  if (surface === undefined) return { ...reading, resolution: concealed };
  const { resolution } = reading;
  const isConcealed = ({ row } /*: Resolution */) => concealmentTarget([row], [flow]) !== undefined;
  if (!concealed || !isConcealed(concealed)) return reading;
  const replacesConcealed = resolution !== undefined && isOn(table, surface, resolution) &&
    (concealed.row.phrase === undefined ? haveSameCode(resolution, concealed)
      : resolution.row.phrase !== undefined && isConcealed(resolution));
  return replacesConcealed ? reading
    : { ...anywhere, resolution: { ...concealed, method: methodOf(table.id, surface) } };
}

/** Whether the row of a resolution is on a named surface, or on an alternative of this surface. */
function isOn(table /*: CodeTable */, surface /*: string */, resolution /*: Resolution */) /*: boolean */ {
  const index = table.surfaceNamed(surface);
  // The surface belongs to a fallback provider; it has no alternatives.
  return index === undefined ||
    table.withAlternatives(index).some((other) => table.surfaces[other].id === resolution.surface);
}

/** Whether two resolutions have the same code. */
function haveSameCode(resolution /*: Resolution */, other /*: Resolution */) /*: boolean */ {
  if (resolution.row.code === "" || other.row.code === "") return false;
  return resolution.row.code === other.row.code || resolution.code === other.code;
}

/** Returns the decision for the resolution of a raw error, with the arguments that the error contains. */
export function decideResolution(
  resolution /*: Resolution */, error /*: RawError */, shapeArguments /*: Record<string, string[]> */,
  retryAfter /*: number | undefined */, options /*: Options */, ignored /*: string[] */) /*: Decision */ {
  const kind = kindOf(resolution.row, flowOf(options));
  const errorArguments = { ...rowArguments(resolution, flowOf(options)) };
  if (own(coreData.kinds, kind)) {
    const read = argumentsIn(error, shapeArguments, retryAfter, kind);
    for (const name of Object.keys(read)) set(errorArguments, name, read[name]);
  }
  return decide(resolution, errorArguments, options, ignored);
}

// MARK: Data

const rawData /*: RawData */ = RAW_DATA;

/** The limits, characters, words, markers and tables of the catalog, which are documented in its `reading.json`. */
export const rules /*: ReadingRules */ = rawData.reading;

/** The words for the limits of a length. */
const limitWords /*: Readonly<Record<"maximum" | "minimum", LimitWords>> */ = {
  maximum: {
    keys: rules.words.maximumKeys, before: rules.words.maximumBefore, after: rules.words.maximumAfter,
    lengths: rules.words.maximumLengths,
  },
  minimum: {
    keys: rules.words.minimumKeys, before: rules.words.minimumBefore, after: rules.words.minimumAfter,
    lengths: rules.words.minimumLengths,
  },
};

/** Returns text for use in a regular expression, also inside of brackets. */
function quoted(text /*: string */) /*: string */ {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/** Returns a regular expression of a set of characters, and of more characters in its syntax. */
function anyOf(characters /*: string */, more /*: string */ = "") /*: RegExp */ {
  return new RegExp(`[${more}${quoted(characters)}]`);
}

const patterns = readingPatterns();

/** Returns the regular expressions that the rules determine. */
function readingPatterns() {
  const { characters, limits, markers } = rules;
  const domain = `[A-Za-z0-9${quoted(characters.domainSigns)}]`;
  const number = `(-?[0-9]{1,${limits.integerLength}})`;
  const pairSigns = `([${quoted(characters.domainPairSigns)}]{1,${limits.domainGap}})`;
  const codeKey = `[${markers.codeKey.charAt(0)}${markers.codeKey.charAt(0).toLowerCase()}]${quoted(markers.codeKey.slice(1))}`;
  const notBlank = "^\\0-\\x20\\x7f";
  return {
    // `Domain=x Code=1 "…"`.
    printedError: `${quoted(markers.domain)}${pairSigns}(${domain}{1,${limits.domainLength}})` +
      `([\\0-\\x20\\x7f${quoted(characters.domainGapSigns)}]{1,${limits.domainGap}})${codeKey}${pairSigns}${number}` +
      `(?: "([^"]{0,${limits.descriptionLength}}))?`,
    enclosedError: `(?:\\(|\\xef\\xbc\\x88)(?=(${domain}{0,${limits.domainLength}})(?!${domain})` +
      `[^0-9)-]{1,${limits.errorWordLength}}${number})`,
    integer: new RegExp(`^${number}`),
    pairSign: anyOf(characters.pairSigns),
    queryStart: anyOf(characters.queryStarts),
    fieldSeparator: anyOf(characters.fieldSeparators),
    formSign: anyOf(characters.formSigns),
    address: new RegExp(`^[${notBlank}${quoted(characters.addressExclusions)}]*$`),
    formKey: new RegExp(`^[A-Za-z0-9\\x80-\\xff${quoted(characters.formKeySigns)}]*$`),
    addressTrail: anyOf(characters.addressTrails),
    addressEnd: anyOf(characters.addressEnds, "\\0-\\x20\\x7f"),
    jsonStart: new RegExp(`^[\\0-\\x20\\x7f]*[${quoted(characters.jsonStarts)}]`),
    longestPageStart: Math.max(...rules.words.pageStarts.map((start) => start.length)),
    lineNumber: anyOf(characters.lineSigns, "0-9"),
    location: anyOf(characters.locationSigns),
    logStart: new RegExp(`^[\\0-\\x20\\x7f${quoted(characters.logSigns)}]+`),
    time: new RegExp(`^[0-9][0-9${quoted(characters.timeSigns)}]*$`),
    quote: anyOf(characters.quotes),
    edgeBlank: anyOf(characters.quotes, " \\t-\\r"),
    messageSeparator: anyOf(characters.messageSeparators),
    keySign: anyOf(characters.keySigns, "A-Za-z0-9"),
    pairValue: new RegExp(`^[^\\0-\\x20${quoted(characters.valueEnds)}]*`),
    valueTrail: anyOf(characters.valueTrails),
    wordOfSentence: new RegExp(`^[A-Za-z${quoted(characters.sentencePunctuation)}]+$`),
    token: `[A-Za-z0-9\\x80-\\xff${quoted(characters.tokenSigns)}]+`,
    joints: new RegExp(`^[${quoted(characters.joints)}]*`),
    tokenEnd: anyOf(characters.joints + characters.tokenTrails),
    label: new RegExp(`\\[[A-Za-z]{1,${limits.quantityWordLength}}\\]$`),
    headJoint: anyOf(characters.headJoints),
    distinctive: anyOf(characters.distinctiveSigns, "0-9"),
    name: anyOf(characters.nameSigns, "0-9"),
    leadingCode: new RegExp(`^([A-Za-z0-9${quoted(characters.leadingCodeSigns)}]*) ?:(?:[\\0-\\x20\\x7f]|$)`),
    leadingCodeJoint: anyOf(characters.leadingCodeJoints),
    bridgedDomain: new RegExp(`^${quoted(markers.bridgeStart)}(.*?)(-?[0-9]+)$`, "s"),
    fieldNameSeparator: anyOf(characters.fieldNameSeparators),
    // Korean and Japanese units of time, longest names first.
    units: Object.keys(rules.tables.waitUnits).filter((unit) => !/^[a-z]+$/.test(unit))
      .sort((one, other) => bytesOf(other).length - bytesOf(one).length),
  };
}

/** Returns how the raw errors of a provider are recognized and parsed. */
export function rawOf(table /*: CodeTable */) /*: RawProvider */ {
  return own(rawData.providers, table.id) || {};
}

addPhrases((provider) => (own(rawData.providers, provider) || {}).phrases);

export { decidePayload as resolvePayload };

import { bytesOf, firstResult, integer, own, set, textOf } from "./base.mjs";
import { caught } from "./caught.mjs";
import {
  addPhrases, attributed, concealedAs, concealedOnAnySurface, concealmentOf, concealmentTarget, coreData, decide,
  fallbacksOf, flowOf, foldCode, foldPhrase, ignoredOptions, isCommonName, kindOf, knowsSurface, looksLikeCode,
  looksLikeDomain, methodOf, resolveNamed, rowArguments, rowOf, tableOf, unknownResolution,
} from "./core.mjs";
import * as rules from "./rules.mjs";

// MARK: Raw errors

/*::
/**
 * Visits a part of a text that looks like a code, and returns whether it is known. The part can be a word in capitals,
 * such as `ERROR`, alone in parentheses or brackets, a class of the programming language and no provider's code, or
 * the name of a type with values after it.
 **)
type TokenVisitor = (
  code: string, isUppercaseWord: boolean, isEnclosed: boolean, isLanguageRuntime: boolean,
  hasValues: boolean) => boolean;
type JsonArray = { type: "array"; members: [undefined, Json][] };
type Json =
  /** The elements of an array have no key. **)
  | { type: "object" | "array"; members: [string | undefined, Json][] }
  | { type: "string" | "number"; text: string }
  /** A Boolean value; undefined for null. **)
  | { type: "bool"; bool: boolean | undefined };
/** An error of an Apple platform; its underlying errors are the next links of the chain, which can be empty. **)
interface Link { domain: string; code: string; description: string | undefined }
/**
 * An object that can contain a code. The carrier is `json`, `query` (a form or an address) or `text` (pairs); the text
 * is the position of the text from which it was read, or -1.
 **)
interface ErrorObject { node: Json; carrier: string; text: number; chain: Link[] }
interface ScannedObject { object: ErrorObject; text: ScannedText }
/** A value at a path, the node after each step from the root on, and the key of each step that is `*`. **)
interface PathMatch { value: string; nodes: Json[]; keys: (string | undefined)[]; carrier: string }
*/

// MARK: Evidence

/*::
/**
 * A piece of a raw error that has a meaning: a code, a phrase, a domain with its number, or an HTTP status.
 *
 * The layer is the position of its table among the tables with which the error is read, the depth the number of causes
 * that the text names before it, and the length the bytes of the code or of the folded phrase. The code is ambiguous if
 * tables of an unknown provider's error disagree about it. The arguments are the values at the shape's argument paths.
 **)
interface Evidence {
  resolution: Resolution; place: number; role: number; layer: number; depth: number; edges: number; length: number;
  isAmbiguous: boolean; arguments: Record<string, string[]>;
  /** Whether it is a whole message with which its text ends. **)
  endsText?: boolean;
}
/** The result of reading a raw error; the code is the first value where a code is expected, if none is known. **)
interface Reading {
  resolution?: Resolution;
  code?: string;
  arguments: Record<string, string[]>;
  decisive?: Evidence;
  pieces: Evidence[];
  /** The kind that conceals a sentence about a person's account that no row knows. **)
  veil?: string;
}
*/

/** The edges of a message that a part of a text has, as bits. */
const leftEdge = 1, rightEdge = 2, bothEdges = 3;

/** The relations of a table to the provider of the error, in order of precedence. */
export const ownRole = 0, fallbackRole = 1, networkRole = 2;

/** The places of pieces, the most reliable first. */
export const chainPlace = 0, shapePlace = 1, memberPlace = 2, messagePlace = 3, enclosedWordPlace = 4, wordPlace = 5,
  phrasePlace = 6, descriptionPlace = 7, fieldPlace = 8, otherProviderPlace = 9, sentencePlace = 10, statusPlace = 11;

/** The strengths of pieces, the most specific first. */
export const identifiedCode = 0, oneCause = 1, partOfSentence = 2, vague = 3, sentenceOnly = 4, className = 5,
  ambiguousCode = 6, manyCauses = 7, noCause = 8, statusOnly = 9, unknownCause = 10;

// MARK: Phrases

/*::
/** A table, and its relation to the provider of the error. **)
interface Layer { table: CodeTable; role: number }
/** A row with a phrase that needs no code, or a row whose description needs none. **)
interface PhraseUse { layer: number; row: CodeRow; place: number }
/** The tables with which an error is read: each text is scanned once for the phrases of all. **)
interface ReadingIndex {
  layers: Layer[];
  /** The tables that have a phrase. **)
  uses: Map<string, PhraseUse[]>;
  /** The phrases by their first characters, at most four. **)
  starts: Map<string, string[]>;
}
/** A phrase in a text, at the place where it has most edges; words joined by `_` are a code and no sentence. **)
interface PhraseMatch {
  start: number; end: number; edges: number; endsInsideWord: boolean; isJoined: boolean; quality: number;
}
/** A word of the vocabulary in a text. The role is 0 for a thing, 1 for an event. **)
interface Word { name: string; role: number; start: number; end: number }
interface ScannedText {
  bytes: string;
  text: string;
  /** Returns whether the text contains a phrase, also inside words. **)
  includes(phrase: string): boolean;
  /** Returns the phrases that are evidence; with a surface of the first table, only those of the surface. **)
  phrases(surface?: number): Evidence[];
  /** Returns the words of the vocabulary that are no part of a longer word for a thing, or of one for an event. **)
  words(): Word[];
}
*/

/** Returns an index of the phrases of tables. */
export function readingIndex(layers /*: Layer[] */) /*: ReadingIndex */ {
  const index /*: ReadingIndex */ = { layers, uses: new Map(), starts: new Map() };
  layers.forEach(({ table }, layer) => table.rows.forEach((row) => {
    const { phrase, details, surface } = row;
    if (!phrase) return;
    const uses = index.uses.get(phrase) || [];
    index.uses.set(phrase, uses);
    if (table.isHTTPStatus(surface)) return;
    if (details.match === "phrase") uses.push({ layer, row, place: phrasePlace });
    // Short descriptions, such as "refresh token", are meaningful only together with their code.
    const isLong = bytesOf(phrase).length >= rules.longDescription;
    if (details.description && isLong) uses.push({ layer, row, place: descriptionPlace });
  }));
  for (const word of vocabulary.keys()) index.uses.set(word, index.uses.get(word) || []);
  for (const phrase of index.uses.keys()) {
    const start = phrase.slice(0, 4);
    index.starts.set(start, [...(index.starts.get(start) || []), phrase]);
  }
  return index;
}

const readingIndices /*: Map<CodeTable, ReadingIndex> */ = new Map();

/** Returns the tables with which a provider's errors are read: its own, its fallback providers', the network layer. */
function readingOf(table /*: CodeTable */) /*: ReadingIndex */ {
  const network = isNetworkProvider(table) ? undefined : tableOf(rules.networkProvider);
  const index = readingIndices.get(table) || readingIndex([
    { table, role: ownRole }, ...fallbacksOf(table).map((fallback) => ({ table: fallback, role: fallbackRole })),
    ...(network ? [{ table: network, role: networkRole }] : []),
  ]);
  readingIndices.set(table, index);
  return index;
}

/** Returns a text of an error, which is searched once, if at all. */
export function scannedText(bytes /*: string */, index /*: ReadingIndex */) /*: ScannedText */ {
  const { layers, uses, starts } = index;
  let folded = "";
  let matches /*: Map<string, PhraseMatch> | undefined */;
  const text = textOf(bytes);
  const all /*: Word[] */ = [];
  const scan = () => {
    if (matches) return matches;
    const offsets /*: number[] */ = [];
    matches = new Map();
    folded = foldPhrase(text, offsets);
    for (let offset = 0; offset < folded.length; offset += 1) {
      for (const width of [1, 2, 3, 4]) {
        for (const phrase of starts.get(folded.slice(offset, offset + width)) || []) {
          if (!folded.startsWith(phrase, offset)) continue;
          const start = offsets[offset];
          const startsWord = isWordBoundary(text, start) || endsEscape(text, start) || text.startsWith("n'", start) ||
            /^[0-9][A-Za-z]$/.test(text.slice(Math.max(0, start - 1), start + 1));
          if (!startsWord) continue;
          const end = offsets[offset + phrase.length - 1] + 1;
          for (const word of vocabulary.get(phrase) || []) {
            // The name of a database also counts in the name of a class.
            const isOther = word.name === rules.otherSystem && isWordBoundary(text, end);
            // The name of a file is as long as its path: its ending is the word.
            const before = phrase.startsWith(".") ? text.slice(Math.max(0, start - rules.tokenLength), start) : "";
            const [path] = pathPattern.exec(before) /*:: as RegExpExecArray */;
            if (isOther || isWord(text, start, end)) all.push({ ...word, start: start - path.length, end });
          }
          // `error code 8` is no part of `error code 80`.
          if (/^\d\d$/.test(text.slice(end - 1, end + 1))) continue;
          const match = phraseMatch(text, start, end);
          const other = matches.get(phrase);
          if (!other || match.quality > other.quality) matches.set(phrase, match);
        }
      }
    }
    return matches;
  };
  return {
    bytes, text,
    includes(phrase) {
      scan();
      return folded.includes(phrase);
    },
    phrases(surface) {
      const pieces /*: Evidence[] */ = [];
      const causes = causesIn(text);
      for (const [phrase, match] of scan()) {
        const done /*: Set<string> */ = new Set();
        for (const { layer, row, place } of uses.get(phrase) /*:: as PhraseUse[] */) {
          const { table, role } = layers[layer];
          const isWanted = surface === undefined ||
            (layer === 0 && table.withAlternatives(surface).includes(row.surface));
          // The first row of a table counts.
          if (!isWanted || done.has(`${layer} ${place}`)) continue;
          done.add(`${layer} ${place}`);
          if (!suffices(match, row, table)) continue;
          const depth = causes.filter((cause) => cause <= match.start).length;
          const piece = evidence(table.resolution([row], row.code), place, role, layer);
          const endsText = match.edges === bothEdges && !/[A-Za-z0-9\u0080-\uffff]/.test(text.slice(match.end));
          pieces.push({ ...piece, edges: match.edges, depth, length: bytesOf(phrase).length, endsText });
        }
      }
      return pieces;
    },
    words() {
      scan();
      const last /*: Word[] */ = [];
      return all.sort(byPlace).filter((word) => {
        const other = last[word.role];
        // A word can have several names.
        const isPart = other && other.end >= word.end && byPlace(other, word) !== 0;
        if (!isPart) last[word.role] = word;
        return !isPart;
      });
    },
  };
}

/** Compares words by their starts; of words that begin together, the longest is the first. */
function byPlace(one /*: Word */, other /*: Word */) /*: number */ {
  return one.start - other.start || other.end - one.end;
}

/** Returns the kinds of sentences that no row knows, at most one for each text, and the kind that conceals them. */
function sentencesIn(texts /*: ScannedText[] */, flow /*: string | undefined */) {
  const kinds /*: string[] */ = [];
  let veil /*: string | undefined */;
  const isWeak = (name /*: string */) => rules.weakThings.includes(name);
  const lists = texts.map((text) => text.words());
  const all = ([] /*:: as Word[] */).concat(...lists).filter(({ role }) => !role).map(({ name }) => name);
  lists.forEach((list, number) => {
    const { text } = texts[number];
    const pairs /*: string[] */ = [];
    let clause /*: Word[] */ = [];
    list.forEach((word, position) => {
      clause.push(word);
      const next = list[position + 1];
      const isOpen = next && clause.length < rules.clauseWords;
      if (isOpen && !clauseEndPattern.test(text.slice(word.end, next.start))) return;
      const near /*: string[] */ = [];
      // The account of a service or of a machine is no person's.
      const others = clause.some(({ name }) => name === rules.otherAccount) ? rules.accountThings : [];
      for (const thing of clause) {
        for (const event of clause) {
          const [first, last] = [thing, event].sort(byPlace);
          const part = text.slice(first.start, Math.max(first.end, last.end));
          // Without a blank or a letter that is not ASCII, it is an identifier.
          if (thing.role >= event.role || others.includes(thing.name) || !/[ \n\u0080-\uffff]/.test(part)) continue;
          const pair = `${thing.name} ${event.name}`;
          veil = veil || rules.sentenceVeils[pair];
          // The event of a constant, such as `ERR_INVALID_ARG`, happened to no thing of the sentence, but conceals it.
          const isConstant = /^[A-Z]/.test(text.slice(event.start)) &&
            (text.charAt(event.start - 1) === "_" || text.charAt(event.end) === "_");
          const gap = bytesOf(text.slice(first.end, last.start)).length;
          if (gap <= rules.wordDistance && !isConstant) near.push(pair);
        }
      }
      pairs.push(...Object.keys(rules.sentenceKinds).filter((pair) => near.includes(pair)).slice(0, 1));
      clause = [];
    });
    const isWeakPair = (pair /*: string */) => isWeak(pair.split(" ")[0]);
    const pair = pairs.find((each) => !isWeakPair(each)) || pairs.find(() => !all.every(isWeak));
    if (pair) kinds.push(rules.sentenceKinds[`${pair} ${flow}`] || rules.sentenceKinds[pair]);
  });
  return all.includes(rules.otherSystem) ? { kinds: [] } : { kinds, veil };
}

/** Returns a description that selects among rows of one code. */
function descriptionText(text /*: string */, index /*: ReadingIndex */) /*: ScannedText */ {
  return scannedText(bytesOf(text).slice(0, rules.descriptionLength), index);
}

// MARK: JSON

/** A string, a number, or a word. */
const scalarPattern = new RegExp([
  /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u(?:[dD][89abAB]X{2}\\u[dD][c-fC-F]X{2}|(?![dD][89a-fA-F])X{4})))*"/.source,
  /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/.source,
].join("|").replace(/X/g, "[0-9a-fA-F]"), "y");

/**
 * Parses JSON at an offset strictly, and keeps the order and the repetitions of keys.
 *
 * @returns the value and its end; undefined for invalid JSON.
 */
function jsonAt(bytes /*: string */, start /*: number */) /*: { node: Json; end: number } | undefined */ {
  let position = start;
  const consume = (token /*: string */) => {
    while (/[ \n\r\t]/.test(bytes.charAt(position))) position += 1;
    if (!bytes.startsWith(token, position)) return false;
    position += token.length;
    return true;
  };
  const scalar = () => {
    consume("");
    scalarPattern.lastIndex = position;
    const [text] = scalarPattern.exec(bytes) || [""];
    position += text.length;
    return text;
  };
  const value = (depth /*: number */) /*: Json | undefined */ => {
    const isObject = consume("{");
    if (isObject || consume("[")) {
      const members /*: [string | undefined, Json][] */ = [];
      const close = isObject ? "}" : "]";
      if (depth > 127) return undefined;
      if (!consume(close)) {
        do {
          const key = isObject ? scalar() : "";
          const isElement = !isObject || (key.startsWith('"') && consume(":"));
          const node = isElement ? value(depth + 1) : undefined;
          if (!node) return undefined;
          members.push([isObject ? JSON.parse(textOf(key)) /*:: as string */ : undefined, node]);
        } while (consume(","));
        if (!consume(close)) return undefined;
      }
      return { type: isObject ? "object" : "array", members };
    }
    const text = scalar();
    if (text.startsWith('"')) return { type: "string", text: JSON.parse(textOf(text)) /*:: as string */ };
    if (/^[a-z]/.test(text)) return { type: "bool", bool: text === "null" ? undefined : text === "true" };
    return text ? { type: "number", text } : undefined;
  };
  const node = value(0);
  return node && { node, end: position };
}

/**
 * Parses an object as Python, Ruby, Node and Dart print it, at its brace: `{'error': 'x'}`, `{:error=>"x"}`,
 * `{ error: 'x' }`.
 *
 * Calls, as in `ErrorDetail(string='x', code='y')`, stand for their first argument.
 *
 * @returns the value and its end; undefined for another text.
 */
function printedAt(bytes /*: string */, start /*: number */) /*: { node: Json; end: number } | undefined */ {
  let position = start;
  const match = (pattern /*: RegExp */) => {
    pattern.lastIndex = position;
    const found = pattern.exec(bytes);
    if (found) position += found[0].length;
    return found ? found[0] : undefined;
  };
  const consume = (sign /*: string */) => {
    match(printedBlanks);
    if (!bytes.startsWith(sign, position)) return false;
    position += 1;
    return true;
  };
  const string = () => {
    const text = match(printedString);
    return text === undefined ? undefined
      : textOf(text.slice(1, -1).replace(/\\([^])/g, (_, sign) => sign === "n" ? "\n" : sign));
  };
  /** A string, and those that Node adds to it with a plus sign. */
  const strings = () => {
    let text = string();
    for (let end = position; text !== undefined && consume("+"); end = position) {
      match(printedBlanks);
      const more = string();
      if (more === undefined) {
        position = end;
        break;
      }
      text += more;
    }
    return text;
  };
  const stringNode = () => {
    const text = strings();
    return text === undefined ? undefined : { type: "string", text } /*:: as Json */;
  };
  const key = () => {
    match(printedBlanks);
    if (bytes.charAt(position) === ":") position += 1;
    const name = isQuote() ? string() : match(printedName);
    return name !== undefined && (consume(":") || (consume("=") && consume(">"))) ? name : undefined;
  };
  const isQuote = () => /^['"]/.test(bytes.charAt(position));
  const object = (depth /*: number */) /*: Json | undefined */ => {
    const members /*: [string, Json][] */ = [];
    while (!consume("}")) {
      if (members.length > 0 && !consume(",")) return undefined;
      // A comma may follow the last member.
      if (consume("}")) break;
      const name = key();
      const node = name === undefined ? undefined : value(depth + 1);
      if (!node) return undefined;
      members.push([name /*:: as string */, node]);
    }
    return { type: "object", members };
  };
  const elements = (end /*: string */, depth /*: number */) /*: JsonArray | undefined */ => {
    const members /*: [undefined, Json][] */ = [];
    while (!consume(end)) {
      if (members.length > 0 && !consume(",")) return undefined;
      if (consume(end)) break;
      match(printedBlanks);
      const begin = position;
      // The name of an argument.
      if (match(printedName) === undefined || !consume("=")) position = begin;
      const node = value(depth + 1);
      if (!node) return undefined;
      members.push([undefined, node]);
    }
    return { type: "array", members };
  };
  /** A value without quotation marks, a call, or an object or a string with a name before it. */
  const word = (depth /*: number */) /*: Json | undefined */ => {
    if (bytes.charAt(position) === ":") position += 1;
    const begin = position;
    if (match(printedName) !== undefined) {
      const end = position;
      if (isQuote()) return stringNode();
      if (bytes.charAt(position) === "(") {
        position += 1;
        const list = elements(")", depth);
        return list && (list.members.length > 0 ? list.members[0][1] : { type: "bool", bool: undefined });
      }
      if (consume("{")) return object(depth);
      position = end;
    }
    match(printedWord);
    const text = textOf(trimmed(bytes.slice(begin, position)));
    if (/^(?:None|nil|null|undefined)$/.test(text)) return { type: "bool", bool: undefined };
    if (/^(?:[Tt]rue|[Ff]alse)$/.test(text)) return { type: "bool", bool: /e$/.test(text) && text.length === 4 };
    if (/^-?\d+(?:\.\d+)?$/.test(text)) return { type: "number", text };
    return text ? { type: "string", text } : undefined;
  };
  const value = (depth /*: number */) /*: Json | undefined */ => {
    if (depth > 127) return undefined;
    if (consume("{")) return object(depth);
    if (consume("[")) return elements("]", depth);
    if (consume("(")) return elements(")", depth);
    return isQuote() ? stringNode() : word(depth);
  };
  const node = value(0);
  return node && { node, end: position };
}

const printedBlanks = /[\0-\x20\x7f]*/y;
const printedName = /[\w$.-]+/y;
const printedWord = /[^,}\])\n]*/y;
const printedString = /'[^'\\]*(?:\\[^][^'\\]*)*'|"[^"\\]*(?:\\[^][^"\\]*)*"/y;

/** Parses a text that is JSON; undefined for another text. */
function jsonOf(bytes /*: string */) /*: Json | undefined */ {
  const parsed = jsonAt(bytes, 0);
  return parsed && /^[ \n\r\t]*$/.test(bytes.slice(parsed.end)) ? parsed.node : undefined;
}

function membersOf(node /*: Json | undefined */) /*: [string, Json][] */ {
  return (node && node.type === "object" ? node.members : []) /*:: as [string, Json][] */;
}

function scalarText(node /*: Json | undefined */) /*: string | undefined */ {
  return node && (node.type === "string" || node.type === "number") ? node.text : undefined;
}

function stringOf(node /*: Json | undefined */) /*: string | undefined */ {
  return node && node.type === "string" ? node.text : undefined;
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
  if (found.length === 0) found = members.filter(([name]) => isNamed(name, [key]));
  const isSecret = isNamed(key, rules.authorizationCodeKeys) && isAuthorizationResponse(members, carrier);
  return isSecret ? [] : found.map(([, value]) => value);
}

/**
 * Whether the member `code` is an authorization code (RFC 6749, section 4.1.2): next to `state`; in a redirect, a form
 * or a log also next to another member of such a response; and in a redirect without any member about an error.
 */
function isAuthorizationResponse(members /*: [string, Json][] */, carrier /*: string */) /*: boolean */ {
  if (members.some(([name]) => isNamed(name, rules.authorizationStateKeys))) return true;
  if (carrier === "json") return false;
  if (members.some(([name]) => isNamed(name, rules.authorizationKeys))) return true;
  return carrier === "query" && !members.some(([name]) => {
    const key = name.toLowerCase();
    return rules.errorKeys.includes(key) || rules.errorKeyParts.some((word) => key.includes(word));
  });
}

/** Whether a key equals one of some names, ignoring the case of ASCII letters. */
export function isNamed(key /*: string */, names /*: readonly string[] */) /*: boolean */ {
  const lowerCase = (text /*: string */) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return names.some((name) => name.length === key.length && lowerCase(name) === lowerCase(key));
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
  if (matches.length >= rules.pathMatches) return;
  if (keys.length >= path.length) {
    // A member that is `true` can be a code by its key, and has no value.
    const value = scalarText(node) || "";
    if (value || (node.type === "bool" && node.bool)) matches.push({ value, nodes, keys, carrier });
    return;
  }
  const proceed = (next /*: Json */, key /*: string | undefined */) =>
    collectMatches(path, next, [...nodes, next], [...keys, key], carrier, matches);
  const step = path[keys.length];
  if (step === "[]" || step === "*") {
    if (node.type !== (step === "*" ? "object" : "array")) return;
    for (const [key, value] of node.members.slice(0, rules.pathMatches)) proceed(value, key);
  } else {
    const values = errorMembers(node, step, carrier);
    for (const value of carrier === "json" ? values.slice(-1) : values) proceed(value, undefined);
  }
}

/**
 * Returns the values at a path that belong to a match of another path: where both paths have the same steps, they
 * select the same elements. If the path ends at the same `*`, the value is the key of the member.
 */
function valuesFollowing(text /*: string */, match /*: PathMatch */, other /*: Path */) /*: string[] */ {
  const path = stepsOf(text);
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
  return matches.map((found) => found.value).filter((value) => value);
}

/** Returns the error of an Apple platform that an object represents, and its underlying errors. */
function chainOfObject(root /*: Json */) /*: Link[] */ {
  const links /*: Link[] */ = [];
  let node /*: Json | undefined */ = root;
  while (links.length < rules.links && node) {
    const domain = stringOf(member(node, rules.errorDomain));
    const code = scalarText(member(node, rules.errorCode));
    if (domain === undefined || code === undefined || integer(code) === undefined) break;
    const info /*: Json | undefined */ = member(node, rules.errorInfo);
    const description = member(info, rules.infoDescription) || member(node, rules.errorDescription);
    links.push({ domain, code, description: stringOf(description) });
    node = member(info, rules.infoCause);
  }
  return links;
}

/** Returns the printed errors of an Apple platform, or the error at the end of a localized description. */
function chainOfText(bytes /*: string */) /*: Link[] */ {
  const links /*: Link[] */ = [];
  const append = (name /*: string */, code /*: string */) => {
    const joined = rules.joinedErrorWords.find((word) => name.toLowerCase().endsWith(word));
    const domain = joined ? name.slice(0, -joined.length) : name;
    const isKnown = links.some((link) => link.domain === domain && link.code === code);
    if (!code || isKnown || links.length >= rules.links || !looksLikeDomain(domain)) return;
    links.push({ domain, code, description: undefined });
  };
  for (const match of matchesIn(bytes, printedErrorPattern)) {
    const [, domain, codePair, code, quotation] = match;
    if (links.length >= rules.links) break;
    const description = quotation === undefined ? undefined : textOf(quotation);
    if (code) links.push({ domain, code, description });
    else if (codePair === undefined) append(domain, codeBefore(bytes, match.index));
  }
  // `x.y error 5`: the word before the marker, and the number after it.
  for (const [, domain, code] of matchesIn(bytes, namedErrorPattern)) append(textOf(domain), code);
  // A domain, any word for “error” and a code, in half-width or full-width parentheses: `(x.y fout 5.)`.
  for (const [, domain, code] of matchesIn(bytes, enclosedErrorPattern)) append(domain, code);
  return links;
}

/** Returns the number of a pair before an error domain, as in `code: 1001, domain: x`; empty if there is none. */
function codeBefore(bytes /*: string */, marker /*: number */) /*: string */ {
  // The first letter of the name can be small, so the marker begins after it.
  const end = Math.max(0, marker + rules.domain.length - rules.domainKey.length);
  const before = bytes.slice(Math.max(0, end - rules.codeGap), end).replace(/[^0-9]*$/, "");
  const start = before.replace(/[0-9-]*$/, "");
  const sign = withoutEnd(start, quoteOrSpacePattern).slice(-1);
  return pairSignPattern.test(sign) ? before.slice(start.length) : "";
}

/** Decodes a part of a form (WHATWG URL, application/x-www-form-urlencoded). */
function formText(bytes /*: string */) /*: string */ {
  return textOf(bytes.replace(/\+/g, " ")
    .replace(/%([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))));
}

/** Returns the fields of a form, a query or the address of a redirect; undefined for a text without any `=`. */
function formObject(bytes /*: string */) /*: Json | undefined */ {
  const start = bytes.search(queryStartPattern) + 1;
  const items = bytes.slice(start).split(fieldSeparatorPattern).filter((item) => item).slice(0, rules.formItems);
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
  const isPlain = (queryStartPattern.test(start) ? addressPattern : formKeyPattern).test(start);
  return isPlain && (bytes.includes("&") || !/[\0-\x20\x7f]/.test(bytes));
}

/** Returns the text of an HTML page without scripts and styles, with a line for each piece between tags. */
function withoutMarkup(bytes /*: string */) /*: string */ {
  let [output, last] = ["", " "];
  for (const [piece] of matchesIn(bytes, markupPattern)) {
    const isBlank = /^[\0-\x20\x7f]/.test(piece);
    const text = piece.startsWith("<") ? "\n" : own(rules.entities, piece) || piece;
    if (isBlank ? /[\0-\x20\x7f]$/.test(last) : text === "\n" && last === text) continue;
    output += text;
    last = text.slice(-1);
  }
  return output;
}

/**
 * Removes stack frames, quoted source lines, and lines that are only a path from a text.
 *
 * `last` is the offset after the line after which the last exception stands, if another one was being handled.
 */
function withoutFrames(bytes /*: string */) /*: { kept: string; last?: number } */ {
  const hasFrames = /[\n\\]/.test(bytes) || bytes.startsWith(rules.call) || bytes.includes(` ${rules.call}`);
  if (!hasFrames) return { kept: bytes };
  let kept = "";
  let last /*: number | undefined */;
  let next = 0;
  // The indentation of the last Python frame, `File "…"`; more deeply indented lines after it quote its source code.
  let frameIndentation /*: number | undefined */;
  for (const line of bytes.split(/\n|\\n/)) {
    const end = next + line.length;
    next = end + (bytes.charAt(end) === "\n" ? 1 : 2);
    const content = line.replace(/^[\0-\x20\x7f]+/, "");
    const indentation = line.length - content.length;
    if (frameIndentation !== undefined && (indentation > frameIndentation || content === "")) continue;
    frameIndentation = content.startsWith(rules.pythonFrame) ? indentation : undefined;
    if (frameIndentation !== undefined || isFrame(content)) continue;
    const isLink = begins(content, rules.causeLines);
    if (isLink && begins(content, rules.contextLines)) last = end;
    kept += (kept === "" ? "" : "\n") + (isLink ? rules.cause : withoutCalls(line));
  }
  return { kept, last };
}

/** Whether a line, without its indentation, is a stack frame. */
function isFrame(line /*: string */) /*: boolean */ {
  if (line.startsWith(rules.call)) {
    const call = line.slice(rules.call.length);
    return callEnd(call) !== undefined || /^[^\0-\x20\x7f(]*\.[^\0-\x20\x7f(]* *\(/.test(call);
  }
  if (begins(line, rules.frameStarts)) return true;
  if (line.startsWith("#")) return /^[#0-9]{2,} /.test(line);
  if (/^[0-9]/.test(line)) return /^[#0-9]+  /.test(line) && line.includes(rules.address);
  return !line.includes(" ") && isSourceLocation(line);
}

/** Whether a word is a path or a function with a line number, such as `src/app.js:12:3`. */
function isSourceLocation(word /*: string */) /*: boolean */ {
  const name = withoutEnd(word, lineNumberPattern);
  return name.length < word.length - 1 && /[0-9]$/.test(word) && locationPattern.test(name);
}

/** Returns the end of a call after `at ` in a stack trace: `x.y (file:1:2)`, `new X (…)`; undefined for prose. */
function callEnd(line /*: string */) /*: number | undefined */ {
  const text = line.slice(0, rules.callLength);
  let start = 0;
  for (const keyword of rules.callKeywords) if (text.startsWith(keyword, start)) start += keyword.length;
  const name = (/^[^\0-\x20\x7f(]*/.exec(text.slice(start)) /*:: as RegExpExecArray */)[0];
  if (name === "") return undefined;
  let end = start + name.length;
  if (text.startsWith(rules.alias, end)) {
    const close = text.indexOf("]", end);
    end = close < 0 ? text.length : close + 1;
  }
  if (text.charAt(end) === " ") end += 1;
  const close = text.charAt(end) === "(" ? text.indexOf(")", end) : -1;
  if (close < 0) return isSourceLocation(name) ? start + name.length : undefined;
  const place = text.slice(end + 1, close);
  const isKnownPlace = !place.includes(" ") && (/^$|[0-9]$/.test(place) || begins(place, rules.placeStarts));
  const isCall = begins(place, rules.unknownPlaces) || isKnownPlace;
  return isCall ? close + 1 : undefined;
}

/** Removes the calls of a stack trace that was printed on one line. */
function withoutCalls(line /*: string */) /*: string */ {
  let kept = "";
  let start = 0;
  const marker = ` ${rules.call}`;
  for (let offset = line.indexOf(marker); offset >= 0 && offset + marker.length < line.length; ) {
    const rest = line.slice(offset + marker.length);
    const end = callEnd(rest);
    // Only a place in parentheses counts: `at http://127.0.0.1:8000` is part of a sentence.
    if (!end || rest.charAt(end - 1) !== ")") {
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
function withoutLogPrefix(line /*: string */) /*: string */ {
  let rest = line;
  for (let names = 0; ; ) {
    rest = rest.replace(logStartPattern, "");
    const [word] = /^[^\0-\x20\x7f]*/.exec(rest) /*:: as RegExpExecArray */;
    const close = rest.startsWith("[") ? rest.indexOf("]") + 1 : 0;
    // After a name, a level is more likely the first word of a sentence.
    const isLevel = names === 0 && rules.logLevels.includes(word.toLowerCase());
    if (close === 0 && !isLevel && !timePattern.test(word)) {
      if (!word.endsWith(":") || names === rules.logNames) return rest;
      names += 1;
    }
    rest = rest.slice(close || word.length);
  }
}

/**
 * Returns the parts of a text that can be a complete message, without duplicates.
 *
 * They are the text, its first line and the lines with a cause, the same lines without the prefixes that loggers and
 * programming languages add, the text after the last exception's name, and the parts of several words between
 * `messageSeparators`, as a whole and, unless a number is there, after their last colon.
 */
export function messagesIn(bytes /*: string */) /*: string[] */ {
  const messages /*: string[] */ = [];
  const add = (text /*: string */) => {
    if (messages.length >= rules.messages) return;
    const message = trimmed(text).replace(/\.$/, "");
    const isMessage = message.length > 1 && message.length <= rules.codeLength;
    if (isMessage && !messages.includes(message)) messages.push(message);
  };
  add(bytes);
  bytes.split("\n").filter((line) => line !== "").map(trimmed).forEach((whole, number) => {
    const cause = number > 0 ? rules.causeMarkers.find((marker) => whole.startsWith(marker)) : "";
    if (cause === undefined) return;
    const line = whole.slice(cause.length);
    add(line);
    add(withoutLogPrefix(line));
    add(line.replace(exceptionPattern, ""));
  });
  for (const part of bytes.split(messageSeparatorPattern).map(trimmed)) {
    if (!part.includes(" ")) continue;
    add(part);
    const rest = part.slice(part.lastIndexOf(":") + 1);
    if (rest.startsWith(" ") && !/^ [0-9]*$/.test(rest)) add(rest);
  }
  return messages;
}

/** Returns the objects in a text, in JSON or as programming languages print them. */
function embeddedObjects(bytes /*: string */) /*: Json[] */ {
  const nodes /*: Json[] */ = [];
  const braces = new RegExp(bracePattern, "g");
  for (let attempts = 0; attempts < rules.embeddedObjects; attempts += 1) {
    const brace = braces.exec(bytes);
    const parsed = brace ? jsonAt(bytes, brace.index) || printedAt(bytes, brace.index) : undefined;
    if (!brace) break;
    if (parsed) {
      nodes.push(parsed.node);
      braces.lastIndex = parsed.end;
    }
  }
  return nodes;
}

/** Returns the queries and forms in a text, usually from addresses; of a page, those of its links. */
function embeddedForms(bytes /*: string */, isPage /*: boolean */ = false) /*: Json[] */ {
  const words = bytes.split(addressEndPattern);
  const forms = words.filter((_, index) => !isPage || (words[index - 1] || "").endsWith(rules.link))
    .map((part) => withoutEnd(part, addressTrailPattern))
    .filter((word) => formSignPattern.test(word) && word.length < bytes.length)
    // An ampersand of a page is an entity.
    .map((word) => formObject(isPage ? withoutMarkup(word) : word));
  return forms.filter((node) => node !== undefined).slice(0, rules.embeddedForms) /*:: as Json[] */;
}

/** Returns the pairs in a text, such as `error=x`, `"error":"x"` and `code: x`. */
function pairsIn(bytes /*: string */) /*: [string, Json][] */ {
  const pairs /*: [string, Json][] */ = [];
  let previous = "";
  for (const { index } of matchesIn(bytes, pairSignPattern)) {
    const [, key] = keyPattern.exec(bytes.slice(Math.max(0, index - rules.pairKeyLength * 2), index)) || [];
    const text = !key || !/^[A-Za-z_]/.test(key) ? undefined : valueAfter(bytes, index);
    if (!text || pairs.length >= rules.pairs) continue;
    // `Code` after `Domain` belongs to an error of an Apple platform, whose number has a meaning only in its domain.
    const isOfDomain = key === rules.codeKey && previous === rules.domainKey;
    // A number with the name of another thing, such as an exit code.
    const isOther = integer(text) !== undefined &&
      ends(fold(bytes, index, index - rules.quantityDistance), rules.otherCodes);
    if (!isOfDomain && !isOther) pairs.push([key, { type: "string", text }]);
    previous = key;
  }
  return pairs;
}

/** Returns the value after the separator at an offset. */
function valueAfter(bytes /*: string */, separator /*: number */) /*: string | undefined */ {
  const isQuote = (offset /*: number */) => quotePattern.test(bytes.charAt(offset));
  let start = separator + 1;
  if (bytes.charAt(start) === " ") start += 1;
  const quotation = quotationPattern.exec(bytes.slice(start, start + rules.descriptionLength * 2));
  if (quotation) {
    const [value] = quotation[2].split(quotation[1]);
    return textOf(value.replace(/\\$/, "")) || undefined;
  }
  // A colon without a blank is part of a time, an address or a name.
  const isColon = bytes.charAt(separator) === ":";
  if (isColon && start === separator + 1 && !isQuote(separator - 1)) return undefined;
  if (bytes.startsWith(rules.optional, start)) {
    start += rules.optional.length;
    if (isQuote(start)) start += 1;
  }
  const [found] = pairValuePattern.exec(bytes.slice(start, start + rules.pairValueLength)) /*:: as RegExpExecArray */;
  // After a colon, a word before another word that is no key begins a sentence: `Error: failed to load`.
  const next = /^[A-Za-z]*$/.test(found) ? /^ [A-Za-z0-9]+/.exec(bytes.slice(start + found.length)) : null;
  const isProse = next !== null && !pairSignPattern.test(bytes.charAt(start + found.length + next[0].length));
  const value = withoutEnd(found, valueTrailPattern);
  return value === "" || value.startsWith("=") || (isColon && isProse) ? undefined : textOf(value);
}

/** Whether a text has a space or a non-ASCII character. */
function canBeSentence(text /*: string */) /*: boolean */ {
  return /[ \u0080-\uffff]/.test(text);
}

/** Whether the text of a member is searched for codes: a sentence, unless its key is about secrets, or a message. */
function isMessage(text /*: string */, key /*: string */) /*: boolean */ {
  if (canBeSentence(text)) {
    const folded = fold(bytesOf(key), rules.secretKeyLength);
    return !rules.secrets.some((secret) => folded.includes(secret));
  }
  return isNamed(key, rules.textKeys) || isNamed(key, rules.messageKeys);
}

/*::
/** A raw error, split into the objects and texts that can contain a code, outermost first. **)
interface RawError {
  text: string;
  objects: ErrorObject[];
  texts: string[];
  /** The sentences in members with other keys than those of messages, each after its key. **)
  namedValues: string[];
  fieldErrors: FieldError[];
  /** The last exception of a traceback, if it was raised during the handling of another one. **)
  lastException?: RawError;
}
/** What is wrong with a field of a form. **)
interface FieldError { field: string; kind: string }
*/

/** Splits a raw error. In its parts, `depth` counts the objects and lists around a node, and `nesting` the texts. */
export function rawError(payload /*: string */) /*: RawError */ {
  const prefix = bytesOf(payload.replace(/^\ufeff/, "")).slice(0, rules.errorLength);
  const text = trimmed(bytesOf(textOf(prefix)));
  const objects /*: ErrorObject[] */ = [];
  const texts /*: string[] */ = [];
  const namedValues /*: string[] */ = [];
  let lastException /*: RawError | undefined */;
  const queue /*: (() => void)[] */ = [];
  const addObject = (node /*: Json */, carrier /*: string */, ofText /*: number */ = -1, chain /*: Link[] */ = []) => {
    if (objects.length < rules.objects) objects.push({ node, carrier, text: ofText, chain });
  };
  const enqueueNode = (node /*: Json */, carrier /*: string */, depth /*: number */, nesting /*: number */) =>
    queue.push(() => addNode(node, carrier, depth, nesting));
  const enqueueText = (bytes /*: string */, nesting /*: number */) => queue.push(() => addText(bytes, nesting));
  /** Enqueues a string that is JSON itself, or a text. */
  const enqueueString = (string /*: string */, nesting /*: number */, isText /*: boolean */) => {
    const isJson = nesting < rules.nesting && jsonStartPattern.test(string);
    const inner = isJson ? jsonOf(bytesOf(string)) : undefined;
    if (inner) enqueueNode(inner, "json", 0, nesting + 1);
    else if (isText) enqueueText(bytesOf(string), nesting + 1);
  };
  /** Adds a sentence and its key, which together can be a phrase: `{"reset_password_token": ["has expired"]}`. */
  const addNamedValue = (node /*: Json */, key /*: string | undefined */) => {
    if (node.type !== "string" || key === undefined || namedValues.length >= rules.texts) return;
    if (!canBeSentence(node.text) || isNamed(key, [...rules.messageKeys, ...rules.textKeys])) return;
    namedValues.push(bytesOf(`${key}\n${node.text}`));
  };
  const addNode = (node /*: Json */, carrier /*: string */, depth /*: number */, nesting /*: number */) => {
    if (node.type === "object" || node.type === "array") {
      if (node.type === "object" && objects.length >= rules.objects) return;
      if (node.type === "object") addObject(node, carrier, undefined, chainOfObject(node));
      for (const [key, value] of node.members) addValue(value, key, carrier, depth, nesting);
    } else if (depth === 0 && (node.type === "string" || node.type === "number")) {
      enqueueString(node.text, nesting, true);
    }
  };
  const addValue = (
    node /*: Json */, key /*: string | undefined */, carrier /*: string */, depth /*: number */,
    nesting /*: number */) => {
    if (queue.length >= rules.parts) return;
    if (node.type === "object" || node.type === "array") {
      if (node.type === "array") for (const [, element] of node.members) addNamedValue(element, key);
      if (depth < rules.depth) enqueueNode(node, carrier, depth + 1, nesting);
    } else if (node.type === "string" && nesting < rules.nesting) {
      addNamedValue(node, key);
      enqueueString(node.text, nesting, key === undefined ? canBeSentence(node.text) : isMessage(node.text, key));
    }
  };
  const addText = (page /*: string */, nesting /*: number */) => {
    if (texts.length >= rules.texts) return;
    const isPage = pageStartPattern.test(page);
    const { kept: bytes, last } = withoutFrames(isPage ? withoutMarkup(page) : page);
    const position = texts.push(bytes) - 1;
    if (nesting === 0 && !isPage && last !== undefined) lastException = rawError(textOf(text.slice(last)));
    const chain = chainOfText(bytes);
    if (chain.length > 0) addObject({ type: "object", members: [] }, "text", position, chain);
    if (nesting >= rules.nesting) return;
    for (const node of embeddedObjects(bytes)) enqueueNode(node, "json", 0, nesting + 1);
    // Printed escapes, and bytes such as `\xec`, as in `b'…'` of Python.
    const unescaped = bytesOf(textOf(bytes.replace(/\\(?:(["'\\])|x([0-9a-fA-F]{2}))/g, (_, sign, hex) =>
      sign || String.fromCharCode(parseInt(hex, 16)))));
    if (unescaped !== bytes) enqueueText(unescaped, nesting + 1);
    for (const node of [...(isPage ? embeddedForms(page, true) : []), ...embeddedForms(bytes)]) {
      enqueueNode(node, "query", 0, nesting + 1);
    }
    const members = pairsIn(bytes);
    if (members.length > 0) queue.push(() => addObject({ type: "object", members }, "text", position));
  };
  const whole = jsonOf(text);
  if (whole) {
    enqueueNode(whole, "json", 0, 0);
  } else if (text !== "") {
    const isOther = jsonStartPattern.test(text) || pageStartPattern.test(text) || !isForm(text);
    const form = isOther ? undefined : formObject(text);
    if (form) enqueueNode(form, "query", 0, 0);
    if (!form || /[\0-\x20\x7f]/.test(text)) enqueueText(text, 0);
  }
  for (let position = 0; position < queue.length; position += 1) queue[position]();
  return { text, objects, texts, namedValues, fieldErrors: fieldErrorsIn(objects, texts), lastException };
}

/**
 * Returns what a server says about single fields of a form: `{"email": ["This field is required."]}`, or lines of a
 * text such as `email: This field is required.`
 */
function fieldErrorsIn(objects /*: ErrorObject[] */, texts /*: string[] */) /*: FieldError[] */ {
  const found /*: FieldError[] */ = [];
  const add = (name /*: string | undefined */, text /*: string | undefined */) => {
    if (name === undefined || text === undefined || found.length >= rules.texts) return;
    const field = fieldOf(name);
    const sentence = fold(bytesOf(text));
    const fault = field && Object.keys(rules.fieldFaults).find((word) => sentence.includes(word));
    if (!field || !fault) return;
    const faultName = rules.fieldFaults[fault];
    const kind = own(rules.fieldKinds, `${faultName} ${field}`) || own(rules.fieldKinds, faultName);
    if (kind) found.push({ field, kind });
  };
  const addSentence = ([key, node] /*: [string, Json] */) => {
    const text = stringOf(node);
    if (text && canBeSentence(text)) add(key, text);
  };
  for (const { node } of objects.filter(({ carrier }) => carrier === "json")) {
    const members = membersOf(node);
    for (const [key, value] of members) {
      if (value.type === "array") {
        for (const [, element] of value.members) add(key, stringOf(element) || messageOf(element));
      } else if (isNamed(key, rules.fieldContainers)) {
        membersOf(value).forEach(addSentence);
      }
    }
    // An object with other members holds the values of fields, and no errors.
    if (members.every(([key]) => fieldOf(key))) members.forEach(addSentence);
    add(fieldNameIn(members), messageOf(node));
  }
  for (const text of texts) {
    for (const [name, sentence] of fieldLinesIn(text)) add(name, sentence);
  }
  return found;
}

/**
 * Returns the field's name and the sentence of each line, if all lines are such as `email: This field is required.` or
 * `The "email" field is required`, or follow a line that is only the field's name; otherwise none.
 */
function fieldLinesIn(text /*: string */) /*: string[][] */ {
  const found /*: string[][] */ = [];
  let label /*: string | undefined */;
  for (const each of text.split("\n")) {
    if (each === "") continue;
    if (found.length >= rules.texts) return [];
    const line = each.replace(/^[\0-\x20\x7f*]+/, "");
    const labelled = fieldLine(line);
    if (labelled) {
      found.push(labelled);
    } else if (line.length <= rules.fieldNameLength && fieldOf(textOf(line))) {
      label = textOf(line);
    } else if (label !== undefined) {
      found.push([label, textOf(line)]);
    } else {
      return [];
    }
  }
  return found;
}

/**
 * Returns the field's name and the sentence of a line such as `email: This field is required.` or
 * `The "email" field is required`; undefined for others.
 */
function fieldLine(line /*: string */) /*: string[] | undefined */ {
  const labelled = fieldLinePattern.exec(line);
  const found = labelled ? labelled.slice(1) : sentenceOfSubject(line);
  return found && fieldOf(textOf(found[0])) ? found.map(textOf) : undefined;
}

/**
 * Returns the subject of a line and what follows it, if the subject is one word and words such as `the` and `field`;
 * undefined for others.
 */
function sentenceOfSubject(line /*: string */) /*: string[] | undefined */ {
  let name /*: string | undefined */;
  let rest = line;
  for (;;) {
    const end = rest.slice(0, rules.fieldNameLength).indexOf(" ");
    if (end < 0) return undefined;
    const word = rest.slice(0, end).split(quotePattern).join("");
    if (isNamed(word, rules.fieldVerbs)) return name === undefined ? undefined : [name, rest];
    if (!isNamed(word, rules.fieldNouns)) {
      if (name !== undefined) return undefined;
      name = word;
    }
    rest = rest.slice(end + 1);
  }
}

/**
 * Returns the name of the field that an object is about: the value of a member, or the last part of a path that is not
 * the path of an address.
 */
function fieldNameIn(members /*: [string, Json][] */) /*: string | undefined */ {
  for (const [key, value] of members) {
    if (isNamed(key, rules.fieldKeys)) return stringOf(value);
    if (!isNamed(key, rules.fieldPathKeys)) continue;
    const [, last] = value.type === "array" ? value.members[value.members.length - 1] || [] : [key, value];
    const name = stringOf(last);
    if (name !== undefined && !name.includes("/")) return name;
  }
  return undefined;
}

/** Returns what a body says whose only member is false, such as `{"active": false}`. */
function stateOf({ objects: [body] } /*: RawError */) /*: string | undefined */ {
  const members = body && body.carrier === "json" ? membersOf(body.node) : [];
  if (members.length !== 1) return undefined;
  const [[key, value]] = members;
  return value.type === "bool" && value.bool === false ? own(rules.stateKinds, key) : undefined;
}

/** Returns the HTTP status in an error, if the status has a meaning without a code in a flow. */
function statusOf({ objects, texts } /*: RawError */, flow /*: string | undefined */) /*: number | undefined */ {
  // The number of an error of an Apple platform is no status.
  const others = objects.filter(({ chain }) => chain.length === 0);
  return firstResult(others, (object) => firstResult(rules.statusKeys, (key) => {
    const values = errorMembers(object.node, key, object.carrier).map((value) => integer(scalarText(value) || ""));
    const status = values.find((value) => value !== undefined);
    // Inner objects and codes have statuses of other responses.
    const isOwn = object === objects[0] && !rules.codeKeys.includes(foldPhrase(key));
    return status && kindOfStatus(status, isOwn ? flow : null) ? status : undefined;
  })) || firstResult(texts, (bytes) => statusIn(bytes, flow));
}

/** Returns the kind of an HTTP status that has a meaning without a code in a flow; in any flow if it is null. */
function kindOfStatus(status /*: number */, flow /*: string | null | undefined */) /*: string | undefined */ {
  const range = Object.keys(rules.statusKinds).find((key) => {
    const bounds = key.split("-").map(Number);
    return status >= bounds[0] && status <= bounds[bounds.length - 1];
  });
  if (range) return rules.statusKinds[range];
  return flow === null ? undefined : own(rules.flowStatusKinds, flow ? `${status} ${flow}` : `${status}`);
}

/** Whether the provider is the network layer, whose errors the SDK of any provider can pass on. */
export function isNetworkProvider(table /*: CodeTable */) /*: boolean */ {
  return table.id === rules.networkProvider;
}

/** Whether a row declares the kind that it is concealed as. */
function isConcealedRow(row /*: CodeRow */, flow /*: string | undefined */) /*: boolean */ {
  return typeof concealmentOf(row, flow) === "string";
}

/** Whether a row means that nothing is wrong. A concealed row does not count, because dropping it would reveal it. */
export function indicatesSuccess(row /*: CodeRow */, flow /*: string | undefined */) /*: boolean */ {
  return kindOf(row, flow) === "none" && !isConcealedRow(row, flow);
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
  const texts = error.texts.map((bytes) => scannedText(bytes, index));
  const objects = error.objects.map((object) =>
    ({ object, text: texts[object.text] || descriptionText(messageOf(object.node), index) }));
  return { texts, objects };
}

/** Reads a provider's raw error. The whole error is read, and the strongest piece of evidence decides. */
function readOn(
  table /*: CodeTable */, surface /*: string | undefined */, error /*: RawError */, status /*: number | undefined */,
  flow /*: string | undefined */) /*: Reading */ {
  const index = readingOf(table);
  const { texts, objects } = scanned(error, index);
  // The network layer, whose errors any provider's SDK can pass on, is not read if the caller named a surface.
  const layers = surface ? index.layers.filter(({ role }) => role !== networkRole) : index.layers;
  const network = layers.findIndex(({ role }) => role === networkRole);
  let pieces /*: Evidence[] */ = [];
  let unknownCode /*: string | undefined */;
  let statusNumber /*: string | undefined */;

  /**
   * Adds a piece. Outside structured members, what means success is no evidence that nothing is wrong. A fault of a
   * program is evidence only for a provider or in a flow: any line of a log can have one; a fault of its set-up, only
   * for a hosted program or in a flow.
   */
  const add = (piece /*: Evidence */, isStructured /*: boolean */ = false) => {
    if (isOfRuntime(piece.resolution) && !flow && isNetworkProvider(table)) return;
    if (isOfSetup(piece.resolution) && !flow && !rules.programProviders.includes(table.id)) return;
    if (isStructured || !indicatesSuccess(piece.resolution.row, flow)) pieces.push(piece);
  };
  /** Adds a code, if one was found, and returns whether it was. */
  const addFound = (
    found /*: Evidence | undefined */, place /*: number */, isStructured /*: boolean */ = false, ofShape = {}) => {
    if (found) add({ ...found, place, arguments: ofShape }, isStructured);
    return found !== undefined;
  };
  /** Records a value that was found where a code is expected, or the code with which the value begins. */
  const record = (value /*: string */) => {
    if (unknownCode) return;
    const name = looksLikeCode(value) ? value : leadingCode(value);
    // A number like the HTTP status of an error usually repeats it.
    if (!name || !isStatus(integer(name), rules.firstErrorStatus)) unknownCode = name;
    else if (!statusNumber) statusNumber = name;
  };
  const ofTable = (resolution /*: Resolution | undefined */, layer = 0) =>
    resolution && evidence(resolution, wordPlace, layers[layer].role, layer);
  const ofFallback = (resolve /*: (fallback: CodeTable) => Resolution | undefined */) =>
    firstResult([...layers.keys()], (layer) =>
      layers[layer].role === fallbackRole ? ofTable(resolve(layers[layer].table), layer) : undefined);
  /** Resolves a value; a shape, if any, located it. */
  const resolve = (value /*: string */, carrier /*: string */, text /*: ScannedText */, shape /*:: ?: Shape */) => {
    if (surface) return ofTable(resolveNamed(value, table.id, surface, text, flow));
    const number = integer(value);
    if (number !== undefined && shape) {
      return ofTable(resolveOnly(table, value, text, surfaceIndices(table, shape))) ||
        ofFallback((fallback) => resolveOnly(fallback, value, text, surfacesSending(fallback, carrier)));
    }
    if (isStatus(number, rules.firstStatus)) return undefined;
    const own = ofTable(resolveIn(table, value, text, shape));
    if (own && !own.resolution.row.details.overloaded) return own;
    const found = ofFallback((fallback) => {
      const other = fallback.resolveCode(value, text, surfacesSending(fallback, carrier));
      return other && !isCommonName(other) ? other : undefined;
    });
    // The message can name another cause of a wrapper in the words of the standard.
    const row = found && found.resolution.row;
    const kind = row && row.details.description && kindOf(row, flow);
    if (own) return kind && kind !== kindOf(own.resolution.row, flow) ? found : own;
    if (found || shape) return found || ofTable(table.resolveCode(value, text));
    const owner = ownerOfDomainIn(value);
    return owner && ofTable(resolveNamed(owner.code, owner.provider, owner.domain, text, flow));
  };
  /** Resolves a value as a code of the network layer; numbers are more likely codes of the provider. */
  const resolveNetwork = (value /*: string */, _ /*: string */, text /*: ScannedText */, shape /*:: ?: Shape */) => {
    if (network < 0 || integer(value) !== undefined) return undefined;
    const other = layers[network].table;
    return ofTable(resolveIn(other, value, text, shape) || other.resolveCode(value, text), network);
  };

  /** Collects errors of an Apple platform, each as a code of the surface that its domain identifies. */
  const collectChain = (chain /*: Link[] */) => chain.forEach(({ domain, code, description }, depth) => {
    const owner = knowsSurface(table.id, domain) ? { domain, provider: table.id } : ownerOfDomain(domain);
    record(code);
    if (!owner) return;
    const text = description === undefined ? undefined : fold(bytesOf(description));
    const found = resolveNamed(code, owner.provider, owner.domain, text, flow);
    if (found) add({ ...evidence(attributed(found, owner.provider), chainPlace, ownRole, 0), depth }, true);
  });
  const collectShape = (shape /*: Shape */, isOwn /*: boolean */, { object, text } /*: ScannedObject */) => {
    const path = stepsOf(shape.code || shape.key || "");
    // The number of an error of an Apple platform has a meaning only in the error's domain.
    if (object.chain.length > 0 && path[0] === rules.errorCode) return;
    for (const match of pathMatches(path, object.node, object.carrier)) {
      const value = shape.key ? path.filter((step) => step !== "[]" && step !== "*").pop() || "" : match.value;
      const code = shape.between ? cutBetween(value, shape.between) : value;
      if (!value || code === undefined) continue;
      // In a text, a plain word after a colon is probably part of a sentence.
      if (isOwn && (object.carrier !== "text" || /[^A-Za-z]/.test(code))) record(code);
      // The shape's description, or else the messages beside the code, select among rows of the code.
      const described = shape.description && object.text < 0 ? valuesFollowing(shape.description, match, path) : [];
      const description = described.length > 0 || text.bytes === ""
        ? descriptionText(described.join("\n") || match.value, index) : text;
      const found = (isOwn ? resolve : resolveNetwork)(code, object.carrier, description, shape);
      const shapeArguments /*: Record<string, string[]> */ = {};
      for (const name of found ? Object.keys(shape.arguments || {}) : []) {
        set(shapeArguments, name, valuesFollowing(own(shape.arguments, name) /*:: as string */, match, path));
      }
      addFound(found, shapePlace, object.carrier !== "text", shapeArguments);
    }
  };
  /** Collects the values at the shapes of a table, in the order of the shapes. */
  const collectShapes = (shapes /*: readonly Shape[] */, isOwn /*: boolean */) => shapes.forEach((shape) => {
    if (shape.carrier !== "text" || shape.code || shape.key) {
      for (const each of objects) if (suits(shape, each.object.carrier)) collectShape(shape, isOwn, each);
      return;
    }
    for (const text of texts) {
      const code = shape.between && cutBetween(text.text, shape.between);
      if (code === undefined) continue;
      if (isOwn) record(code);
      addFound((isOwn ? resolve : resolveNetwork)(code, "text", text, shape), shapePlace);
    }
  });
  /** Collects the whole text and the messages in it that equal a code. */
  const collectMessages = (text /*: ScannedText */) => {
    const { bytes } = text;
    if (bytes.length <= rules.codeLength && !/[\0-\x20\x7f]/.test(bytes)) record(text.text);
    for (const message of messagesIn(bytes).map(textOf)) {
      addFound(resolve(message, "text", text), messagePlace);
      const ofNetwork = resolveNetwork(message, "text", text);
      // Phrases are found everywhere.
      if (ofNetwork && ofNetwork.resolution.row.details.match !== "phrase") addFound(ofNetwork, messagePlace);
    }
  };
  /** Collects a word of a text that looks like a code. */
  const collectWord = (text /*: ScannedText */, hasCode = pieces.some(isOwnShape)) /*: TokenVisitor */ => (
    code, isCapitals, isEnclosed, isRuntime, hasValues) => {
    // The code among the values of a type says more than the name of the type.
    if (hasValues && hasCode) return false;
    const place = isEnclosed ? enclosedWordPlace : wordPlace;
    // Only the network layer has codes that are words in capitals: `ECONNREFUSED`.
    const canBeErrno = !isCapitals || code.startsWith(rules.errnoStart);
    const isEvidence = isNetworkProvider(table) ? canBeErrno : (!isCapitals || isEnclosed) && !isRuntime;
    const owner = !surface && !isCapitals ? ownerOfCode(code) : undefined;
    const ofOther = owner && owner !== table ? owner.resolveCode(code, text) : undefined;
    const isFound = isEvidence && addFound(resolve(code, "text", text), place);
    const isOfNetwork = canBeErrno && addFound(resolveNetwork(code, "text", text), place);
    if (ofOther) add(evidence(ofOther, otherProviderPlace, networkRole, 0));
    return isFound || isOfNetwork || Boolean(ofOther);
  };
  const collectPhrases = (text /*: ScannedText */) =>
    text.phrases(surface ? table.surfaceNamed(surface) : undefined).forEach((piece) => add(piece));
  /** Collects the HTTP status of the provider's response, which can show that something is wrong. */
  const collectStatus = (ofResponse /*: number */) => {
    if (ofResponse >= rules.firstErrorStatus) {
      pieces = pieces.filter(({ resolution }) => !indicatesSuccess(resolution.row, flow));
    }
    const kind = kindOfStatus(ofResponse, flow);
    const resolution = table.resolveStatus(ofResponse, fold(error.text, Infinity)) ||
      (kind && resolutionOfKind(table, kind, String(ofResponse)));
    if (resolution) add(evidence(resolution, statusPlace, ownRole, 0));
  };

  for (const { object } of objects) collectChain(object.chain);
  collectShapes(rawOf(table).payloads || [], true);
  if (network > 0) collectShapes(rawOf(layers[network].table).payloads || [], false);
  for (const { object, text } of objects) {
    // Numbers have many meanings.
    for (const value of codesIn(object).filter((each) => integer(each) === undefined)) {
      addFound(resolve(value, object.carrier, text), memberPlace);
    }
  }
  for (const text of texts) {
    collectMessages(text);
    forEachToken(text.bytes, collectWord(text));
    collectPhrases(text);
  }
  const namedValues = error.namedValues.map((bytes) => scannedText(bytes, index));
  namedValues.forEach(collectPhrases);
  const { kinds, veil } = sentencesIn([...texts, ...namedValues], flow);
  const addKind = (kind /*: string */, place /*: number */) =>
    add(evidence(resolutionOfKind(table, kind), place, ownRole, 0));
  for (const kind of kinds) addKind(kind, sentencePlace);
  for (const { kind } of error.fieldErrors) addKind(kind, fieldPlace);
  const state = stateOf(error);
  if (state) addKind(state, fieldPlace);
  const knownStatus = status || statusOf(error, flow);
  if (knownStatus) collectStatus(knownStatus);
  const ofStatus = pieces.find((piece) => piece.place === statusPlace);
  let decisive = strongest(pieces, flow);
  // The code of a wrapper identifies the error better than a sentence of the same kind.
  if (decisive && isSentence(decisive)) {
    const kind = kindOf(decisive.resolution.row, flow);
    decisive = pieces.find(({ resolution: { row } }) => row.details.overloaded && kindOf(row, flow) === kind) ||
      decisive;
  }
  let resolution = decisive && decisive.resolution;
  if (resolution && decisive !== ofStatus) {
    // A table with which the error is read passed the code on.
    const isPassedOn = index.layers.some((layer) => resolution && layer.table.id === resolution.provider);
    if (isPassedOn) resolution = attributed(resolution, table.id);
    if (hasOtherCause(resolution, error.texts)) resolution = withoutBlame(resolution);
    // What nothing else explains is explained by the status.
    if (ofStatus && kindOf(resolution.row, flow) === "unknown") {
      decisive = ofStatus;
      resolution = ofStatus.resolution;
    }
  }
  if (!resolution) {
    for (const bytes of error.texts) {
      // A word that looks like a code but is in no table: `(auth/new-code)`, `NewException: ...`.
      let enclosed /*: string | undefined */;
      forEachToken(bytes, (code, _, isEnclosed) => {
        if (!enclosed && isEnclosed && hasNamespace(table, code)) enclosed = code;
        return false;
      });
      record(enclosed || textOf(bytes));
    }
    if (!unknownCode && Number(statusNumber) !== status) unknownCode = statusNumber;
  }
  const strength = decisive ? strengthOf(decisive, flow) : Infinity;
  return veiled({
    resolution, code: unknownCode, arguments: decisive ? decisive.arguments : {}, decisive, pieces, veil,
  }, strength, { ...resolutionOfKind(table, "unknown", unknownCode), isKnown: false });
}

/** Returns the same reading, concealed if it is a sentence about a person's account and no row decided. */
export function veiled(
  reading /*: Reading */, strength /*: number */, unknown /*: Resolution */ = unknownResolution()) /*: Reading */ {
  const { veil, resolution = unknown } = reading;
  if (!veil || strength < sentenceOnly || resolution.row.details.concealedAs !== undefined) return reading;
  return { ...reading, resolution: concealedAs(resolution, veil) };
}

/** Returns the resolution of an error whose kind no row of a table determines. */
function resolutionOfKind(table /*: CodeTable */, kind /*: string */, code /*:: ?: string */) /*: Resolution */ {
  return { ...unknownResolution(table.id, code), row: rowOf(kind), method: table.data.method, isKnown: true };
}

/** Whether a number is like an HTTP status, from the first one that counts. */
function isStatus(number /*: number | undefined */, first /*: number */) /*: boolean */ {
  return number !== undefined && number >= first && number <= rules.lastStatus;
}

/** Resolves a value as a code of a table; a shape, if any, located it. */
function resolveIn(
  table /*: CodeTable */, value /*: string */, text /*: Description */, shape /*: Shape | undefined */) {
  return shape ? table.resolveLocated(value, text, surfaceIndices(table, shape)) : table.resolveCode(value, text);
}

/** Whether a shape can occur in an object from a carrier. */
function suits({ carrier } /*: Shape */, ofObject /*: string */) /*: boolean */ {
  return !carrier || (carrier !== "text" && (carrier === "query") === (ofObject === "query"));
}

/** Returns the surfaces of a table that send errors with a carrier. */
function surfacesSending(table /*: CodeTable */, carrier /*: string */) /*: number[] */ {
  const shape = (rawOf(table).payloads || []).find((payload) => suits(payload, carrier));
  return shape ? surfaceIndices(table, shape) : [];
}

/** Returns the messages of an object. */
export function messageOf(node /*: Json */) /*: string */ {
  const messages = membersOf(node).filter(([key]) => rules.messageKeys.includes(key));
  return messages.map(([, value]) => stringOf(value)).filter((text) => text !== undefined).join("\n");
}

/** Returns the values of members that hold a code for many providers; plain words count if the key is about errors. */
export function codesIn(object /*: ErrorObject */) /*: string[] */ {
  const codes = [];
  for (const [key, node] of membersOf(object.node)) {
    const value = stringOf(node);
    const isLong = bytesOf(key).length > rules.codeKeyLength || bytesOf(value || "").length > rules.codeLength;
    if (!value || isLong) continue;
    const folded = foldPhrase(key);
    const isName = looksLikeName(value) || begins(folded, rules.codeKeyStarts);
    const isCode = rules.codeKeys.includes(folded) && isName;
    if (isCode && errorMembers(object.node, key, object.carrier).length > 0) codes.push(value);
  }
  return codes;
}

/** Whether a resolution is of a wrapper, and the texts contain a sentence, but do not mention credentials. */
function hasOtherCause({ row, code } /*: Resolution */, texts /*: string[] */) /*: boolean */ {
  if (!row.details.overloaded || !code) return false;
  const sentences = texts.map((bytes) => sentenceAfter(bytes, bytesOf(code)));
  return sentences.some(hasWords) && !sentences.some((sentence) => {
    const folded = fold(sentence);
    return rules.credentials.some((word) => folded.includes(word));
  });
}

/** Returns the text after a code and a punctuation mark; the whole text if it does not contain the code. */
function sentenceAfter(bytes /*: string */, code /*: string */) /*: string */ {
  const found = bytes.indexOf(code);
  const start = found < 0 ? 0 : found + code.length;
  const rest = bytes.slice(start, start + rules.descriptionLength);
  if (found < 0) return rest;
  const punctuation = (/^[^A-Za-z0-9\x80-\xff]*/.exec(rest) /*:: as RegExpExecArray */)[0];
  return /^ *$/.test(punctuation) ? "" : rest.slice(punctuation.length);
}

/** Whether a text has several words, or several characters of Korean, Chinese or Japanese. */
function hasWords(bytes /*: string */) /*: boolean */ {
  const named = bytes.split(/[ \n]/).filter((word) => /[a-z]/.test(word) && wordOfSentencePattern.test(word) &&
    !rules.fillers.includes(word.replace(/[^A-Za-z]/g, "").toLowerCase()));
  return named.length >= rules.sentenceWords || (bytes.match(/[\xe1-\xff]/g) || []).length >= rules.sentenceCharacters;
}

/** Returns the resolution of a wrapper with an unknown sentence, without a kind that blames the person's input. */
function withoutBlame(resolution /*: Resolution */) /*: Resolution */ {
  const { row } = resolution;
  const blames = (kind /*: string */) => rules.blamingKinds.includes(kind);
  const unconfirmed = (kind /*: string */) => (blames(kind) ? "unknown" : kind);
  const kinds = row.details.kindIn || {};
  if (![row.kind, ...Object.values(kinds)].some(blames)) return resolution;
  const kindIn /*: Record<string, string> */ = {};
  for (const flow of Object.keys(kinds)) kindIn[flow] = unconfirmed(kinds[flow]);
  const { concealedAs = "invalidCredentials" } = row.details;
  const details = { ...row.details, kindIn, concealedAs, arguments: undefined };
  return { ...resolution, row: { ...row, kind: unconfirmed(row.kind), details }, meanings: [] };
}

function surfaceIndices(table /*: CodeTable */, shape /*: Shape */) /*: number[] */ {
  return (shape.surfaces || []).map((id) => table.surfaces.findIndex((surface) => surface.id === id));
}

/** Calls a function with each part of a text that looks like a code; no other part of a token of which it knows one. */
export function forEachToken(bytes /*: string */, isKnown /*: TokenVisitor */) {
  let attempts = 0;
  for (const match of matchesIn(bytes, tokenPattern)) {
    if (match[0].length > rules.tokenLength || attempts >= rules.tokens) continue;
    const leading = (jointsPattern.exec(match[0]) /*:: as RegExpExecArray */)[0].length;
    const token = withoutEnd(match[0].slice(leading), tokenEndPattern);
    const start = match.index + leading;
    const close = start > 0 ? own(rules.enclosures, bytes.charAt(start - 1)) : undefined;
    const after = bytes.charAt(start + token.length);
    const isEnclosed = Boolean(close) && after === close;
    const isCode = (part /*: string */, isMember /*: boolean */ = false, isLanguageRuntime /*: boolean */ = false) => {
      const hasLowercase = /[a-z\x80-\xff]/.test(part);
      const hasCapitalInside = /.[A-Z]/s.test(part);
      if (part.length < 2 || !(hasLowercase || /[A-Z]/.test(part))) return false;
      const isDistinctive = isMember || distinctivePattern.test(part) || (hasLowercase && hasCapitalInside);
      if (!isDistinctive && !hasCapitalInside) return false;
      attempts += 1;
      return isKnown(textOf(part), !isDistinctive, isEnclosed, isLanguageRuntime, callStartPattern.test(after));
    };
    // The word in brackets directly before a token, as in `[blank]user.email`.
    const label = labelPattern.exec(bytes.slice(Math.max(0, start - rules.tokenLength), start));
    if ((label && isCode(label[0] + token)) || isCode(token)) continue;
    const joint = token.search(lastJointPattern);
    if (joint < 0) continue;
    // A member of a type, such as `AuthError.canceled`.
    const isMember = token.charAt(joint) === "." && /[A-Z]/.test(token.charAt(0));
    const isLanguageRuntime = begins(token, rules.languagePackages);
    if (isCode(token.slice(joint + 1), isMember, isLanguageRuntime)) continue;
    const head = token.search(headJointPattern);
    isCode(token.slice(0, head < 0 ? joint : head));
  }
}

// MARK: Codes in raw errors

/** Folds a part of a text for comparison with phrases: its start, if the part is not given. */
function fold(bytes /*: string */, end = rules.descriptionLength, start = 0) /*: string */ {
  return foldPhrase(textOf(bytes.slice(Math.max(0, start), end)));
}

/** Whether a text looks like an identifier. */
export function looksLikeName(text /*: string */) /*: boolean */ {
  return namePattern.test(text) || /[a-z][A-Z]/.test(text);
}

/** Returns a text without some characters at its end. */
export function withoutEnd(text /*: string */, isDropped /*: RegExp */) /*: string */ {
  let end = text.length;
  while (end > 0 && isDropped.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns a text without blanks at its ends. */
function trimmed(text /*: string */) /*: string */ {
  return withoutEnd(text, /[\0-\x20\x7f]/).replace(/^[\0-\x20\x7f]+/, "");
}

/** Whether a text begins with one of some words, at an offset. */
function begins(text /*: string */, list /*: readonly string[] */, offset /*: number */ = 0) /*: boolean */ {
  return list.some((word) => text.startsWith(word, offset));
}

/** Whether a text ends with one of some words. */
function ends(text /*: string */, list /*: readonly string[] */) /*: boolean */ {
  return list.some((word) => text.endsWith(word));
}

/** Returns all matches of a pattern. */
function matchesIn(text /*: string */, pattern /*: RegExp */) /*: RegExpExecArray[] */ {
  const matches /*: RegExpExecArray[] */ = [];
  const global = new RegExp(pattern, `g${pattern.flags}`);
  for (let match = global.exec(text); match; match = global.exec(text)) matches.push(match);
  return matches;
}

/** Returns the code before a colon, as in `WEAK_PASSWORD : too short` or `NotAuthorizedException: wrong`. */
function leadingCode(text /*: string */) /*: string | undefined */ {
  const found = leadingCodePattern.exec(text);
  const name = found ? found[1].split(leadingCodeJointPattern).filter((part) => part).pop() : undefined;
  if (!name || !/^[A-Z]/.test(name)) return undefined;
  const isConstant = name.includes("_") && !/[a-z]/.test(name);
  const isException = ends(name, rules.exceptionNames) && !rules.exceptionNames.includes(name);
  return (isConstant || isException) && looksLikeCode(name) ? name : undefined;
}

/** Whether the provider has codes with the same prefix up to the `/`, as in `auth/user-not-found`. */
function hasNamespace(table /*: CodeTable */, code /*: string */) /*: boolean */ {
  const namespace = code.slice(0, code.indexOf("/") + 1);
  return namespace !== "" && table.rows.some((row) => row.code.startsWith(namespace));
}

/** Resolves a value only on some surfaces and their alternatives. */
function resolveOnly(
  table /*: CodeTable */, value /*: string */, text /*: Description */, surfaces /*: number[] */) {
  const all /*: number[] */ = [];
  for (const surface of surfaces) all.push(...table.withAlternatives(surface));
  return table.resolveOnFirst(all, value, text);
}

/** Returns a piece of evidence without the properties of phrases. */
export function evidence(
  resolution /*: Resolution */, place /*: number */, role /*: number */, layer /*: number */) /*: Evidence */ {
  return { resolution, place, role, layer, depth: 0, edges: bothEdges, length: 0, isAmbiguous: false, arguments: {} };
}

function isOwnShape({ place, role } /*: Evidence */) /*: boolean */ {
  return place === shapePlace && role === ownRole;
}

function isPhrase({ place } /*: Evidence */) /*: boolean */ {
  return place === phrasePlace || place === descriptionPlace;
}

/** Whether a piece is a phrase, with or without a code of its own. */
export function isSentence(piece /*: Evidence */) /*: boolean */ {
  return isPhrase(piece) || piece.resolution.row.details.match === "phrase";
}

/** Whether a row has a phrase that is a single word of letters. */
export function isWordRow({ code, details } /*: CodeRow */) /*: boolean */ {
  return details.match === "phrase" && /^[A-Za-z]+$/.test(code);
}

/** Whether a row is of an error of a language's runtime, which means nothing without a provider or a flow. */
export function isOfRuntime({ surface = "" } /*: Resolution */) /*: boolean */ {
  return rules.runtimeSurfaces.includes(surface);
}

/** Whether a row is of what a program stands on, which means nothing without a hosted program or a flow. */
export function isOfSetup({ surface = "" } /*: Resolution */) /*: boolean */ {
  return rules.setupSurfaces.includes(surface);
}

/** Returns how specific a piece is, apart from the other pieces of the error. */
export function strengthOf(piece /*: Evidence */, flow /*: string | undefined */) /*: number */ {
  const { place, resolution: { row, surface = "", code = "" } } = piece;
  const { overloaded, description } = row.details;
  const kind = kindOf(row, flow);
  if (place === statusPlace) return statusOnly;
  if (place === fieldPlace) return partOfSentence;
  if (place === sentencePlace) return sentenceOnly;
  // Ignoring a concealed row would reveal it.
  if (!isConcealedRow(row, flow)) {
    if (kind === "unknown") return unknownCause;
    // If tables disagree about a code, one that names no cause contradicts the others.
    if (rules.unspecificKinds.includes(kind) && (!piece.isAmbiguous || description)) return noCause;
  }
  if (overloaded) return manyCauses;
  if (isSentence(piece)) {
    if (rules.statusSurfaces.includes(surface)) return vague;
    const isPart = isWordRow(row) || (piece.length < rules.sentencePartLength && piece.edges !== bothEdges);
    return isPart ? partOfSentence : oneCause;
  }
  // Without a provider, the description may be another provider's: it is evidence like a phrase.
  if (description) return piece.isAmbiguous ? oneCause : identifiedCode;
  if (piece.isAmbiguous) return ambiguousCode;
  if (rules.vagueKinds.includes(kind)) return vague;
  // The symbol of a row can be the name of a class, too.
  const isClass = ends(row.code, rules.exceptionNames) || (place === wordPlace && ends(code, rules.exceptionNames));
  if (isClass) return className;
  if (piece.role === networkRole && place !== chainPlace) return vague;
  // A number in a sentence can count anything: `char 0x0a`.
  return place === wordPlace && /^[0-9]/.test(code) ? partOfSentence : oneCause;
}

/** Whether a piece names a fault, and not a decision of the person. */
function isFault(piece /*: Evidence */, flow /*: string | undefined */) /*: boolean */ {
  const { place, resolution: { row, code = "" } } = piece;
  // A number beside a cancellation can be its own: `error_code=200&error_reason=user_denied`.
  const isCode = (place === shapePlace || place === memberPlace) && integer(code) === undefined;
  const isNamedElsewhere = place === chainPlace || place === fieldPlace || isPhrase(piece);
  return (isCode || isNamedElsewhere) && strengthOf(piece, flow) <= partOfSentence &&
    !rules.endingKinds.includes(kindOf(row, flow));
}

/** Whether a piece says what any field can have. */
export function isOfAnyField(piece /*: Evidence */, flow /*: string | undefined */) /*: boolean */ {
  const { row } = piece.resolution;
  return rules.anyFieldKinds.includes(kindOf(row, flow)) && !isConcealedRow(row, flow);
}

/** Returns the strongest piece: the one with the lowest of the first numbers that differ. */
export function strongest(pieces /*: Evidence[] */, flow /*: string | undefined */) /*: Evidence | undefined */ {
  // A cancellation next to a fault is not what happened.
  const hasFault = pieces.some((piece) => isFault(piece, flow));
  // Beside what the runtime of a language says, the common name of a class, such as `TypeError`, says nothing.
  const hasRuntimeFault = pieces.some((piece) => isSentence(piece) && isOfRuntime(piece.resolution));
  // Beside what is wrong with a field, a sentence about any field is vague.
  const hasFieldFault = pieces.some((piece) =>
    piece.place === fieldPlace && kindOf(piece.resolution.row, flow) !== "invalidField");
  const ranked = pieces.map((piece, position) => {
    const { place, resolution: { row } } = piece;
    const strength = strengthOf(piece, flow);
    const isCancellation = kindOf(row, flow) === "canceled" && !isSentence(piece) && !row.details.description;
    const yields = hasFault && isCancellation && strength <= partOfSentence;
    const isCommonClass = isCommonName(piece.resolution) && ends(row.code, rules.exceptionNames) && !isSentence(piece);
    const rank = [
      hasRuntimeFault && isCommonClass ? unknownCause
        : yields ? className : hasFieldFault && isOfAnyField(piece, flow) ? Math.max(strength, vague) : strength,
      piece.role,
      isPhrase(piece) || place === chainPlace ? -piece.depth : 0, place,
      isPhrase(piece) ? -piece.length : 0, piece.layer, position,
    ];
    return { piece, rank };
  });
  return ranked.length > 0 ? ranked.reduce((one, other) => {
    const first = one.rank.findIndex((number, index) => number !== other.rank[index]);
    return one.rank[first] < other.rank[first] ? one : other;
  }).piece : undefined;
}

/** Returns a phrase in a text, with its edges. */
function phraseMatch(text /*: string */, start /*: number */, end /*: number */) /*: PhraseMatch */ {
  const [left, right] = [hasLeftEdge(text, start), hasRightEdge(text, end)];
  const endsInsideWord = !isWordBoundary(text, end);
  return {
    start, end, edges: (left ? leftEdge : 0) + (right ? rightEdge : 0), endsInsideWord,
    isJoined: /^[^ ]*_[^ ]*$/.test(text.slice(start, end)),
    quality: (endsInsideWord ? 0 : bothEdges) + Number(left) + Number(right),
  };
}

/** Whether there is an ASCII letter or a digit, which continue a word, at an offset. */
function isWordAt(text /*: string */, offset /*: number */) /*: boolean */ {
  return /[A-Za-z0-9]/.test(text.charAt(offset));
}

/** Whether a word begins or ends at an offset: beside another character than a letter or digit, or before a capital. */
function isWordBoundary(text /*: string */, offset /*: number */) /*: boolean */ {
  return /^(?:.?|[^]*[^A-Za-z0-9][^]*|[a-z][A-Z])$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

/**
 * Whether a part of a text is a word of a sentence, and neither a part of a longer word, an address, a dotted name or
 * the name of a class of exceptions.
 */
function isWord(text /*: string */, start /*: number */, end /*: number */) /*: boolean */ {
  const [rest] = /^[A-Za-z0-9]*/.exec(text.slice(end)) /*:: as RegExpExecArray */;
  const last = end + rest.length;
  return isWordBoundary(text, end) && !addressSignPattern.test(text.charAt(start - 1)) &&
    !ends(text.slice(start, last), rules.exceptionNames) && !addressPartPattern.test(text.slice(last));
}

/** Whether a printed escape such as `\n` ends before an offset. */
function endsEscape(text /*: string */, offset /*: number */) /*: boolean */ {
  return text.charAt(offset - 2) === "\\";
}

/** Whether a message begins at an offset. */
function hasLeftEdge(text /*: string */, start /*: number */) /*: boolean */ {
  let offset = start;
  for (; start - offset < rules.edgeLength && edgeBlankPattern.test(text.charAt(offset - 1)); offset -= 1) {
    const character = text.charAt(offset - 1);
    // An apostrophe after a letter belongs to a word.
    const isApostrophe = character === "'" && isWordAt(text, offset - 2);
    if (/[\n\r]/.test(character) || (quotePattern.test(character) && !isApostrophe)) return true;
  }
  const before = text.charAt(offset - 1);
  if (rules.leftEdges.includes(before) || endsEscape(text, offset)) return true;
  if (offset < start && rules.leftEdgesBeforeBlanks.includes(before)) return true;
  if (before === "-") return offset < start && /[ \t-\r]/.test(text.charAt(offset - 2));
  return ends(text.slice(0, offset), rules.wideEdges);
}

/** Whether a message ends at an offset. */
function hasRightEdge(text /*: string */, end /*: number */) /*: boolean */ {
  let offset = end;
  for (; offset - end < rules.edgeLength && edgeBlankPattern.test(text.charAt(offset)); offset += 1) {
    const character = text.charAt(offset);
    if (character === "'" && isWordAt(text, offset + 1)) return false;
    if (/[\n\r]/.test(character) || quotePattern.test(character)) return true;
  }
  const after = text.charAt(offset);
  const isAfterBlank = offset > end &&
    (rules.rightEdgesAfterBlanks.includes(after) || text.startsWith(rules.call, offset));
  return rules.rightEdges.includes(after) || isAfterBlank ||
    begins(text, rules.wideEdges, offset);
}

/** Returns the offsets at which a text names the cause of the error before it. */
function causesIn(text /*: string */) /*: number[] */ {
  const found = rules.causeMarks.map((mark) => matchesIn(text, new RegExp(quoted(mark))));
  return ([] /*:: as RegExpExecArray[] */).concat(...found).slice(0, rules.links).map(({ index }) => index);
}

/** Whether a phrase in a text is evidence. One that counts anywhere can end inside a word: `is not whitelisted`. */
function suffices(match /*: PhraseMatch */, row /*: CodeRow */, table /*: CodeTable */) /*: boolean */ {
  const { match: form, description = "", strength } = row.details;
  const phrase = form === "phrase" ? row.code : description;
  // In the network layer, two words such as `connection refused` have no other meaning.
  const isOfNetwork = !strength && isNetworkProvider(table) && phrase.includes(" ");
  const required = isOfNetwork || strength === "distinctive" ? 0
    : strength === "plain" ? bothEdges : requiredEdges(phrase);
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
  const count = core.split(/\s+/).filter((word) => word !== "").length;
  const letters = [...core].filter((letter) => letter >= "\u1100" && /\p{Alphabetic}/u.test(letter)).length;
  if (count >= rules.distinctiveWords || letters >= rules.distinctiveCharacters || looksLikeName(core)) return 0;
  return count >= rules.leftEdgeWords ? leftEdge : bothEdges;
}

/** Returns the HTTP status in a text, if it has a meaning without a code in a flow: `HTTP Error 429`. */
function statusIn(bytes /*: string */, flow /*: string | undefined */) /*: number | undefined */ {
  const digits = /[0-9]+/g;
  let end = 0;
  for (let match = digits.exec(bytes); match; match = digits.exec(bytes)) {
    if (match.index - end >= rules.descriptionLength) break;
    end = digits.lastIndex;
    const isInWord = isWordAt(bytes, match.index - 1) || isWordAt(bytes, end);
    const status = Number(match[0]);
    if (isInWord || !/^[0-9]{3}$/.test(match[0]) || !kindOfStatus(status, flow)) continue;
    const before = fold(bytes, match.index, match.index - rules.quantityDistance);
    const after = fold(bytes, end + rules.quantityDistance, end);
    if (ends(before, rules.statusBefore) || begins(after, rules.statusAfter)) {
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
    begins(code, rawData.providers[provider].begins || []));
  return owner ? tableOf(owner) : undefined;
}

/** Returns the provider of an error domain that is joined with its code in one word, as in React Native. */
export function ownerOfDomainIn(word /*: string */) {
  const found = bridgedDomainPattern.exec(word);
  const owner = found ? ownerOfDomain(found[1]) : undefined;
  return found && owner ? { ...owner, code: found[2] } : undefined;
}

// MARK: Arguments in raw errors

/*::
/**
 * A number in a text with what stands around it: the seconds of its unit of time, whether it counts characters, the
 * word before it, the folded texts around it, and the text in which a word for later stands.
 **)
interface Quantity {
  start: number; end: number; number: number; seconds: number | undefined; isLength: boolean; wordBefore: string;
  before: string; after: string; later: string;
}
*/

/** Returns whole seconds, rounded up; undefined for no number or an implausible number. */
function wholeSeconds(seconds /*: number | undefined */) /*: number | undefined */ {
  if (!seconds) return undefined;
  const whole = Math.ceil(seconds);
  return whole >= 1 && whole <= rules.wait ? whole : undefined;
}

function leadingNumber(text /*: string */) /*: number | undefined */ {
  const digits = (/^[0-9.]*/.exec(text.slice(0, rules.decimalLength)) /*:: as RegExpExecArray */)[0];
  return /^[0-9]*\.?[0-9]+$|^[0-9]+\.$/.test(digits) ? Number(digits) : undefined;
}

function secondsIn(values /*: string[] | undefined */) /*: number | undefined */ {
  return firstResult(values || [], (value) => wholeSeconds(leadingNumber(value)));
}

/** Returns the numbers in a text that can count time or characters, with what stands around them. */
function quantitiesIn(bytes /*: string */) /*: Quantity[] */ {
  const numbers = matchesIn(bytes.slice(0, rules.descriptionLength), /[0-9]+/);
  return numbers.filter(([digits]) => digits.length <= rules.quantityDigits).map(({ 0: digits, index: start }) => {
    const end = start + digits.length;
    const rest = textOf(bytes.slice(end, end + rules.quantityWordLength));
    // The unit is in lower case, such as `seconds` in `26 seconds` and `26s`.
    const word = rest.replace(/^[ -]/, "");
    const unit = wideUnits.find((each) => word.startsWith(each)) ||
      (/^[A-Za-z]*/.exec(word) /*:: as RegExpExecArray */)[0].toLowerCase();
    const head = withoutEnd(bytes.slice(0, start), / /).slice(-rules.quantityWordLength);
    return {
      start, end, number: Number(digits), seconds: own(rules.waitUnits, unit),
      isLength: begins(unit, rules.characterWords) || begins(rest, rules.characterUnits),
      wordBefore: (/[A-Za-z]*$/.exec(head) /*:: as RegExpExecArray */)[0].toLowerCase(),
      before: fold(bytes, start, start - rules.quantityDistance),
      after: fold(bytes, end + rules.quantityDistance, end),
      later: textOf(bytes.slice(end, end + rules.laterDistance)),
    };
  });
}

/** Returns the waiting time in a text, in seconds: a number with a unit after a word such as `in`, or before `후`. */
function secondsInText(bytes /*: string */) /*: number | undefined */ {
  return firstResult(quantitiesIn(bytes), ({ number, seconds, wordBefore, later }) => {
    const isWait = rules.waitWords.includes(wordBefore) || rules.laterWords.some((word) => later.includes(word));
    return isWait && seconds ? wholeSeconds(number * seconds) : undefined;
  });
}

/** Returns the first defined result of a function that is called with the members of objects. */
function firstMember/*:: <Value>*/(
  objects /*: Json[] */, value /*: (key: string, node: Json) => Value | undefined */) /*: Value | undefined */ {
  return firstResult(objects, (object) => firstResult(membersOf(object), ([key, node]) => value(key, node)));
}

/** Whether a key is one of some keys of arguments of the copy. */
function isArgumentKey(key /*: string */, keys /*: readonly string[] */) /*: boolean */ {
  return bytesOf(key).length <= rules.argumentKeyLength && keys.includes(foldPhrase(key));
}

/** Returns a limit on the length: at an argument path of the shape, else in a member, else in a text. */
function limitIn(
  bound /*: "maximum" | "minimum" */, pathValues /*: readonly string[] */, objects /*: Json[] */,
  texts /*: string[] */) /*: number | undefined */ {
  const [keys, wordsBefore, wordsAfter, lengthsBefore] = bound === "maximum"
    ? [rules.maximumKeys, rules.maximumBefore, rules.maximumAfter, rules.maximumLengths]
    : [rules.minimumKeys, rules.minimumBefore, rules.minimumAfter, rules.minimumLengths];
  const plausible = (number /*: number | undefined */) =>
    number !== undefined && number >= 1 && number <= rules.length ? number : undefined;
  return firstResult(pathValues, (text) => plausible(integer(text))) || firstMember(objects, (key, node) =>
    isArgumentKey(key, keys) ? plausible(integer(scalarText(node) || "")) : undefined) ||
    firstResult(texts, (bytes) => {
      const quantities = quantitiesIn(bytes);
      /** Whether a number begins a range such as `8 to 64 characters`. */
      const beginsRange = (lower /*: Quantity | undefined */, upper /*: Quantity | undefined */) => {
        if (!lower || !upper || !upper.isLength || (!lower.isLength && lower.seconds)) return false;
        const between = bytes.slice(lower.end, upper.start).slice(0, rules.quantityDistance);
        const signs = textOf(between).split(" ").join("");
        return rules.rangeSigns.includes(signs) ||
          (signs === rules.rangeLink && lower.wordBefore === rules.rangeStart);
      };
      return firstResult([...quantities.keys()], (index) => {
        const [previous, quantity, next] = [index - 1, index, index + 1].map((each) => quantities[each]);
        const { number, before, after, isLength } = quantity;
        const isMinimum = beginsRange(quantity, next);
        const isLimit = (isLength && ends(before, wordsBefore)) || begins(after, wordsAfter) ||
          ends(before, lengthsBefore) ||
          (bound === "minimum" ? isMinimum : !isMinimum && beginsRange(previous, quantity));
        return isLimit ? plausible(number) : undefined;
      });
    });
}

/** Returns the words that can be the provider, without a protocol: `google` in `from GoogleOauth2` */
function originsIn(bytes /*: string */) /*: string[] */ {
  const found = matchesIn(bytes, originPattern)
    .filter(({ index }) => index + rules.origin.length <= rules.descriptionLength);
  return found.slice(0, rules.origins).map(([, name]) => {
    const word = name.toLowerCase();
    return word.endsWith(rules.originEnd) ? word.slice(0, -rules.originEnd.length).replace(/_/g, "") : word;
  });
}

function fieldOf(name /*: string */) /*: string | undefined */ {
  if (bytesOf(name).length > rules.fieldNameLength) return undefined;
  const folded = foldPhrase(name);
  const parts = folded.split(fieldNameSeparatorPattern).filter((part) => part !== "").reverse();
  return own(rules.fields, folded) || firstResult(parts, (part) => own(rules.fields, part));
}

/**
 * Returns the unmet password rules that a raw error contains, in the order of the copy.
 *
 * If a provider lists all rules and whether each is `verified`, only this list counts.
 */
function unmetRequirements(pathValues /*: string[] */, objects /*: Json[] */, texts /*: string[] */) /*: string[] */ {
  const found /*: Set<string> */ = new Set();
  const addRules = (bytes /*: string */) => {
    const folded = fold(bytes);
    for (const phrase of Object.keys(rules.requirements)) {
      if (folded.includes(phrase)) found.add(rules.requirements[phrase]);
    }
    // One character is no length: a text such as `数字を1文字以上` demands a digit.
    if (quantitiesIn(bytes).some(({ isLength, number }) => isLength && number !== 1)) found.add(rules.lengthRule);
  };
  const addListed = (text /*: string */ = "") =>
    (text === rules.lengthRule ? found.add(text) : addRules(bytesOf(text)));
  for (const value of pathValues) addListed(value);
  const isMet = (node /*: Json */) => firstResult(rules.requirementStates, (key) => {
    const state = member(node, key);
    return state && state.type === "bool" ? state.bool : undefined;
  });
  const checked = objects.filter((object) => isMet(object) !== undefined);
  for (const rule of checked) {
    if (!isMet(rule)) addListed(firstResult(rules.requirementNames, (key) => stringOf(member(rule, key))));
  }
  if (checked.length === 0) {
    for (const [key, node] of ([] /*:: as [string, Json][] */).concat(...objects.map(membersOf))) {
      if (node.type !== "array" || !isArgumentKey(key, rules.requirementLists)) continue;
      for (const [, element] of node.members.slice(0, rules.listedRequirements)) addListed(stringOf(element));
    }
    for (const bytes of texts) if (found.size === 0) addRules(bytes);
  }
  return rules.requirementOrder.filter((rule) => found.has(rule));
}

/** Returns the arguments of a kind that a raw error contains: ids and numbers, never its free text. */
function argumentsIn(
  error /*: RawError */, shapeArguments /*: Record<string, string[]> */, retryAfter /*: number | undefined */,
  kind /*: string */) /*: Record<string, ArgumentValue> */ {
  const names = coreData.kinds[kind].arguments || [];
  const objects = error.objects.map((object) => object.node);
  const given = (name /*: string */) => own(shapeArguments, name) || [];
  const wait = () => wholeSeconds(retryAfter) || secondsIn(given("seconds")) || firstMember(objects, (key, node) => {
    const number = isArgumentKey(key, Object.keys(rules.waitKeys)) ? leadingNumber(scalarText(node) || "") : undefined;
    return number ? wholeSeconds(number / rules.waitKeys[foldPhrase(key)]) : undefined;
  }) || firstResult(error.texts, secondsInText);
  const readers /*: Record<string, () => ArgumentValue | undefined> */ = {
    seconds: wait,
    minutes() {
      // The minutes of an expired code are its period of validity, not a waiting time.
      const isValidity = rules.validityKinds.includes(kind) || names.includes("seconds");
      const seconds = isValidity ? undefined : wait();
      return secondsIn(given("minutes")) || (seconds && Math.ceil(seconds / 60));
    },
    requirements() {
      const unmet = unmetRequirements(given("requirements"), objects, error.texts);
      return unmet.length > 0 ? unmet : undefined;
    },
    limit: () => limitIn("maximum", given("limit"), objects, error.texts),
    minLength: () => limitIn("minimum", given("minLength"), objects, error.texts),
    field() {
      const ofKind = error.fieldErrors.find((each) => each.kind === kind);
      const named = ofKind ? ofKind.field : firstResult(given("field"), fieldOf) || firstMember(objects, (key, node) =>
        isArgumentKey(key, rules.fieldKeys) && node.type === "string" ? fieldOf(node.text) : undefined);
      return named || (error.fieldErrors.length > 0 ? error.fieldErrors[0].field : undefined);
    },
    account: () => firstResult(given("account"), fieldOf),
    factor: () => firstResult(given("factor"), (word) => {
      const folded = fold(bytesOf(word), rules.factorNameLength);
      const part = Object.keys(rules.factors).find((each) => folded.includes(each));
      return part && rules.factors[part];
    }),
    provider: () => firstResult(given("provider"), (text) => {
      const id = text.toLowerCase().split(".").find((part) => part !== "" && !rules.protocols.includes(part));
      return id && rawData.knownProviders.includes(id) ? id : undefined;
    }) || firstResult(error.texts, (bytes) => originsIn(bytes).find((word) => rawData.knownProviders.includes(word))),
  };
  const values /*: Record<string, ArgumentValue> */ = {};
  for (const name of names) {
    const reader = own(readers, name);
    const value = reader && reader();
    if (value !== undefined) set(values, name, value);
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
  const status = inRange("status", rules.firstStatus, rules.lastStatus);
  return { status, retryAfter: inRange("retryAfter", 0, rules.wait) };
}

/**
 * Reads an error. Of a traceback, the last exception decides, unless its meaning is not known: the program raised it
 * during the handling of the others.
 */
export function readLast(
  error /*: RawError */, status /*: number | undefined */, flow /*: string | undefined */,
  read /*: (error: RawError, status: number | undefined) => Reading */) /*: Reading */ {
  const { lastException: last } = error;
  const reading = last && read(last, undefined);
  const isKnown = reading && reading.resolution && kindOf(reading.resolution.row, flow) !== "unknown";
  return reading && isKnown ? reading : read(error, status);
}

/** Returns the decision for a provider's raw error. */
export function decidePayload(provider /*: string */, thing /*: unknown */, given /*: Options */ = {}) /*: Decision */ {
  const table = tableOf(provider);
  const { text, options } = caught(thing, given);
  const ignored = ignoredOptions(provider, options, table !== undefined);
  const { status, retryAfter } = readOptions(options, ignored);
  if (!table) return decide(unknownResolution(provider), {}, options, ignored);
  const error = rawError(text);
  const { surface: named } = options;
  const surface = named && knowsSurface(provider, named) ? named : undefined;
  const flow = flowOf(options);
  const reading = readLast(error, status, flow, (part, ofPart) => readRawError(table, part, surface, ofPart, flow));
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
  const reading = readOn(table, surface, error, status, flow);
  const anywhere = surface ? readOn(table, undefined, error, status, flow) : reading;
  const concealed = anywhere.resolution && concealedOnAnySurface(anywhere.resolution, flow);
  if (!surface) return { ...reading, resolution: concealed };
  const { resolution } = reading;
  const isConcealed = ({ row } /*: Resolution */) => concealmentTarget([row], [flow]);
  if (!concealed || !isConcealed(concealed)) return reading;
  const replacesConcealed = resolution && isOn(table, surface, resolution) && (concealed.row.phrase
    ? resolution.row.phrase && isConcealed(resolution) : haveSameCode(resolution, concealed));
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
  return decide(resolution, {
    ...rowArguments(resolution, flowOf(options)),
    ...(own(coreData.kinds, kind) ? argumentsIn(error, shapeArguments, retryAfter, kind) : {}),
  }, options, ignored);
}

// MARK: Data

const rawData /*: RawData */ = RAW_DATA;

/** Returns text for use in a regular expression, also inside of brackets. */
function quoted(text /*: string */) /*: string */ {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/** Returns a regular expression of a set of characters, and of more characters in its syntax. */
function anyOf(characters /*: string */, more /*: string */ = "") /*: RegExp */ {
  return new RegExp(`[${more}${quoted(characters)}]`);
}

const domainSign = `[A-Za-z0-9${quoted(rules.domainSigns)}]`;
const integerDigits = `(-?[0-9]{1,${rules.integerLength}})`;
const domainPairSigns = `(?=[${quoted(rules.domainPairSigns)}]{0,${rules.domainGap - 1}}` +
  `[${quoted(rules.pairSigns)}])[${quoted(rules.domainPairSigns)}]{1,${rules.domainGap}}`;
// The first letter can be small.
const codeKeyName = rules.codeKey.replace(/^./, (letter) => `[${letter}${letter.toLowerCase()}]`);
const notBlank = "^\\0-\\x20\\x7f";
// `Domain=x Code=1 "…"`.
const printedErrorPattern = new RegExp(
  `${quoted(rules.domain)}(?=${domainPairSigns}(${domainSign}{1,${rules.domainLength}})` +
  `(?:[\\0-\\x20\\x7f${quoted(rules.domainGapSigns)}]{1,${rules.domainGap}}${codeKeyName}` +
  `${domainPairSigns}()(?:${integerDigits}(?: "([^"]{0,${rules.descriptionLength}}))?)?)?)`);
const enclosedErrorPattern = new RegExp(
  `(?:\\(|\\xef\\xbc\\x88)(?=(${domainSign}{0,${rules.domainLength}})(?!${domainSign})` +
  `[^0-9)-]{1,${rules.errorWordLength}}${integerDigits})`);
const namedErrorPattern = new RegExp(
  `([^\\0-\\x20(]{0,${rules.domainLength}})${quoted(rules.errorWord)}${integerDigits}?`);
const pairSignPattern = anyOf(rules.pairSigns);
const queryStartPattern = anyOf(rules.queryStarts);
const fieldSeparatorPattern = anyOf(rules.fieldSeparators);
const formSignPattern = anyOf(rules.formSigns);
const addressPattern = new RegExp(`^[${notBlank}${quoted(rules.addressExclusions)}]*$`);
const formKeyPattern = new RegExp(`^[A-Za-z0-9\\x80-\\xff${quoted(rules.formKeySigns)}]*$`);
const addressTrailPattern = anyOf(rules.addressTrails);
const addressEndPattern = anyOf(rules.addressEnds, "\\0-\\x20\\x7f");
const jsonStartPattern = new RegExp(`^[\\0-\\x20\\x7f]*[${quoted(rules.jsonStarts)}]`);
const pageStartPattern = new RegExp(`^[\\0-\\x20\\x7f]*(?:${rules.pageStarts.map(quoted).join("|")})`, "i");
const markupPattern = new RegExp(
  `<(?:(?:${rules.hiddenElements.join("|")})(?![a-z])[^>]*>?[^]*?(?:${rules.closingTag}|$)|[^>]*>?)|` +
  `${Object.keys(rules.entities).join("|")}|[\\0-\\x20\\x7f]|[^<&\\0-\\x20\\x7f]+|&`, "i");
const bracePattern = new RegExp(
  `\\{(?=[\\0-\\x20\\x7f]{0,${rules.braceDistance - 1}}` +
  `(?:["']|:?[\\w$.-]+[\\0-\\x20\\x7f]*(?::|=[\\0-\\x20\\x7f]*>)))`);
const lineNumberPattern = anyOf(rules.lineSigns, "0-9");
const locationPattern = anyOf(rules.locationSigns);
/** The last name of an exception in a line, and what is before it. */
const exceptionPattern = new RegExp(`^[^]*(?:${rules.exceptionNames.join("|")}): `);
const logStartPattern = new RegExp(`^[\\0-\\x20\\x7f${quoted(rules.logSigns)}]+`);
const timePattern = new RegExp(`^[0-9][0-9${quoted(rules.timeSigns)}]*$`);
const quoteOrSpacePattern = anyOf(rules.quotes, " ");
const quotePattern = anyOf(rules.quotes);
const quotationPattern = new RegExp(`^\\\\?([${quoted(rules.quotes)}])([^]{0,${rules.descriptionLength}})`);
const edgeBlankPattern = anyOf(rules.quotes, " \\t-\\r");
const messageSeparatorPattern = anyOf(rules.messageSeparators);
const keyPattern = new RegExp(
  `([A-Za-z0-9${quoted(rules.keySigns)}]{1,${rules.pairKeyLength}})(?:\\\\?[${quoted(rules.quotes)}])? ?$`);
const pairValuePattern = new RegExp(`^[^\\0-\\x20${quoted(rules.valueEnds)}]*`);
const valueTrailPattern = anyOf(rules.valueTrails);
const wordOfSentencePattern = new RegExp(`^[A-Za-z${quoted(rules.sentencePunctuation)}]+$`);
const pathPattern = new RegExp(`[A-Za-z0-9${quoted(rules.tokenSigns)}]*$`);
const tokenPattern = new RegExp(`[A-Za-z0-9\\x80-\\xff${quoted(rules.tokenSigns)}]+`);
const jointsPattern = new RegExp(`^[${quoted(rules.joints)}]*`);
const lastJointPattern = new RegExp(`[${quoted(rules.joints)}][^${quoted(rules.joints)}]*$`);
const tokenEndPattern = anyOf(rules.joints + rules.tokenTrails);
const labelPattern = new RegExp(`\\[[A-Za-z]{1,${rules.quantityWordLength}}\\]$`);
const callStartPattern = anyOf(rules.callStarts);
const headJointPattern = anyOf(rules.headJoints);
const distinctivePattern = anyOf(rules.distinctiveSigns, "0-9");
const namePattern = anyOf(rules.nameSigns, "0-9");
const leadingCodePattern = new RegExp(`^([A-Za-z0-9${quoted(rules.leadingCodeSigns)}]*) ?:(?:[\\0-\\x20\\x7f]|$)`);
const leadingCodeJointPattern = anyOf(rules.leadingCodeJoints);
const bridgedDomainPattern = new RegExp(`^${quoted(rules.bridgeStart)}(.*?)(-?[0-9]+)$`, "s");
const originPattern = new RegExp(`${rules.origin}(?=([A-Za-z0-9_]{0,${rules.originLength}}))`);
const fieldNameSeparatorPattern = anyOf(rules.fieldNameSeparators);
const addressSignPattern = anyOf(rules.addressSigns);
const addressPartPattern = new RegExp(`^(?!\\.(?![A-Za-z0-9]))[${quoted(rules.addressSigns)}]`);
const fieldLinePattern = new RegExp(`^([^\\0-\\x20\\x7f:]{0,${rules.fieldNameLength - 1}}): ([^]*)$`);
const clauseEndPattern = new RegExp(
  [`[${quoted(rules.clauseEnds)}]`, "\\.[\\0-\\x20\\x7f]", ...rules.wideClauseEnds].join("|"));
/** The things and events that folded words name. */
const vocabulary /*: Map<string, { name: string; role: number }[]> */ = new Map();
[rules.things, rules.events].forEach((lines, role) => lines.forEach((line) => {
  const [name, ...words] = line.split(" ");
  for (const word of words) vocabulary.set(word, [...(vocabulary.get(word) || []), { name, role }]);
}));
// Korean and Japanese units of time, longest names first.
const wideUnits = Object.keys(rules.waitUnits).filter((unit) => !/^[a-z]+$/.test(unit))
  .sort((one, other) => bytesOf(other).length - bytesOf(one).length);

/** Returns how the raw errors of a provider are recognized and parsed. */
export function rawOf(table /*: CodeTable */) /*: RawProvider */ {
  return own(rawData.providers, table.id) || {};
}

addPhrases((provider) => (own(rawData.providers, provider) || {}).phrases);

export { decidePayload as resolvePayload };

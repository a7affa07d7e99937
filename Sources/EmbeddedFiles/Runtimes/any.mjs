import { bytesOf, firstResult, integer, textOf } from "./base.mjs";
import { caught } from "./caught.mjs";
import {
  concealmentTarget, coreData, flowOf, foldCode, foldPhrase, ignoredOptions, isCommonName, kindOf, rowOf, tableOf,
  unknownResolution,
} from "./core.mjs";
import {
  className, codesIn, decideResolution, descriptionPlace, enclosedWordPlace, evidence, forEachToken, indicatesSuccess,
  isNamed, isNetworkProvider, isOfAnyField, isOfRuntime, isOfSetup, isSentence, isWordRow, looksLikeName,
  memberPlace, messagePlace, messagesIn, networkRole, ownRole, ownerOfCode, ownerOfDomain, ownerOfDomainIn,
  pathMatches, rawError, rawOf, readLast, readOptions, readRawError, readingIndex, scanned, scannedText,
  sentencePlace, shapePlace, statusPlace, stepsOf, strengthOf, strongest, unknownCause, veiled, wordPlace,
} from "./raw.mjs";
import * as rules from "./rules.mjs";

// MARK: Raw errors of unknown providers

/*::
/** A piece of a raw error, for developers. **)
interface Explanation {
  found: string | undefined;
  place: number;
  strength: number;
  kind: Kind;
  source: { provider: string | undefined; surface: string | undefined; code: string | undefined };
}
/** The positions of the tables that have a code, and the kinds that their rows map it to. **)
interface Owners { layers: number[]; kinds: Set<string> }
/** The codes of all tables together. **)
interface CombinedIndex {
  reading: ReadingIndex;
  /** The tables that have a code or a symbol, by its folded form. **)
  names: Map<string, Owners>;
  /** The places of codes that only one provider's errors have, with general keys of no other provider. **)
  uniquePaths: { path: Path; provider: string }[];
}
*/

let cachedIndex /*: CombinedIndex | undefined */;

/** Returns the codes and phrases of all tables. */
function combinedIndex() /*: CombinedIndex */ {
  if (cachedIndex) return cachedIndex;
  const all = Object.keys(coreData.providers).map(tableOf) /*:: as CodeTable[] */;
  const names /*: Map<string, Owners> */ = new Map();
  const owners /*: Map<string, string[]> */ = new Map();
  all.forEach((table, layer) => {
    for (const row of table.rows) {
      const { match = "exact", symbol = "", description, strength: declared } = row.details;
      if (match !== "exact" || table.isHTTPStatus(row.surface)) continue;
      for (const code of [row.code, symbol].filter((name) => name && integer(name) === undefined).map(foldCode)) {
        const { layers, kinds } = names.get(code) || { layers: [], kinds: new Set() };
        if (layers[layers.length - 1] !== layer) layers.push(layer);
        if (declared !== "plain" && description === undefined) kinds.add(row.kind);
        names.set(code, { layers, kinds });
      }
    }
    const { payloads = [] } = isNetworkProvider(table) ? {} : rawOf(table);
    const shapes = payloads.filter(({ carrier }) => carrier !== "text");
    for (const path of new Set(shapes.map(({ code, key }) => code || key || ""))) {
      owners.set(path, [...(owners.get(path) || []), table.id]);
    }
  });
  const uniquePaths = [...owners].sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([path, providers]) => providers.length === 1 && isSpecific(stepsOf(path)))
    .map(([path, [provider]]) => ({ path: stepsOf(path), provider }));
  const layers = all.map((table) => ({ table, role: isNetworkProvider(table) ? networkRole : ownRole }));
  cachedIndex = { reading: readingIndex(layers), names, uniquePaths };
  return cachedIndex;
}

/** Whether a path can identify a provider: all steps are keys, and the first key is not a general one. */
function isSpecific(path /*: Path */) /*: boolean */ {
  return path.length > 0 && !path.includes("[]") && !path.includes("*") &&
    !rules.codeKeys.includes(foldPhrase(path[0])) &&
    !isNamed(path[0], [...rules.generalKeys, ...rules.messageKeys, ...rules.textKeys, ...rules.statusKeys]);
}

/**
 * Reads a raw error of an unknown provider: as an error of a provider that it identifies, or else with all tables. A
 * meaning counts if the tables with the strongest evidence agree; if they do not, the standards decide.
 */
function readUnknownProvider(
  error /*: RawError */, status /*: number | undefined */, flow /*: string | undefined */) /*: Reading */ {
  const readAs = (provider /*: string */) => {
    const table = tableOf(provider);
    return table && readRawError(table, error, undefined, status, flow);
  };
  const read = (provider /*: string */, isDecisive /*: (piece: Evidence) => boolean */) => {
    const reading = readAs(provider);
    return reading && reading.decisive && isDecisive(reading.decisive) ? reading : undefined;
  };
  const identified =
    firstResult(identifiedProviders(error).slice(0, rules.identifiedProviders), (provider) => read(provider, (piece) =>
      piece.place < sentencePlace && strengthOf(piece, flow) !== unknownCause && !isOfRuntime(piece.resolution) &&
      (flow !== undefined || !isOfSetup(piece.resolution)))) ||
    firstResult(combinedIndex().uniquePaths, ({ path, provider }) => {
      const isInError = error.objects.some(({ node, carrier }) =>
        carrier === "json" && pathMatches(path, node, carrier).length > 0);
      return isInError ? read(provider, (piece) => piece.place === shapePlace && piece.role === ownRole &&
        strengthOf(piece, flow) <= className) : undefined;
    });
  if (identified) return identified;
  // Network errors and HTTP statuses mean the same for every provider.
  const network /*: Reading */ = readAs(rules.networkProvider) || { arguments: {}, pieces: [] };
  // What is wrong with a field is evidence for every provider.
  const hasFieldFault = error.fieldErrors.some(({ kind }) => kind !== "invalidField");
  const pieces = evidenceIn(error, flow).filter((piece) => !hasFieldFault || !isOfAnyField(piece, flow));
  const meanings = combinedIndex().reading.layers.map((_, layer) =>
    strongest(pieces.filter((piece) => piece.layer === layer), flow)).filter((piece) => piece) /*:: as Evidence[] */;
  const found = network.resolution;
  // An HTTP status has no row; its source would be the network layer.
  const ofNetwork = found && found.row.code === "" ? withoutSource(found) : found;
  const { decisive } = network;
  const strength = decisive ? strengthOf(decisive, flow) : Infinity;
  // The wrapper that names an error is weaker than the sentence that decided.
  const first = decisive && decisive.place !== statusPlace ? strongest(network.pieces, flow) : decisive;
  const best = Math.min(...meanings.map((piece) => strengthOf(piece, flow)));
  const isNetworkStronger = first && strengthOf(first, flow) < best;
  const ofTable = isNetworkStronger ? undefined : commonMeaning(meanings, best, flow);
  const resolution = ofTable || ofNetwork || ambiguous(meanings);
  return veiled({
    ...network, resolution: resolution && concealed(resolution, meanings, flow),
    pieces: [...pieces, ...network.pieces],
  }, ofTable ? best : strength);
}

/** Returns the providers that an error domain, a code prefix or the name of a system in the error identifies. */
function identifiedProviders(error /*: RawError */) /*: string[] */ {
  const providers /*: string[] */ = [];
  const add = (provider /*: string | undefined */) => {
    if (provider !== undefined && !providers.includes(provider)) providers.push(provider);
  };
  for (const object of error.objects) {
    for (const link of object.chain) {
      const owner = ownerOfDomain(link.domain);
      add(owner && owner.provider);
    }
  }
  forEachToken(error.text, (code, isUppercaseWord) => {
    if (isUppercaseWord) return false;
    const owner = ownerOfCode(code);
    const ofDomain = ownerOfDomainIn(code);
    add(owner ? owner.id : ofDomain && ofDomain.provider);
    return false;
  });
  const text = foldPhrase(textOf(error.text));
  const tables = combinedIndex().reading.layers.map((layer) => layer.table).filter((table) =>
    (rawOf(table).named || []).some((name) => text.includes(foldPhrase(name))));
  // Tables without a method are platforms, such as Firebase; they precede the providers that people use on them.
  for (const table of tables) if (table.data.method === undefined) add(table.id);
  for (const table of tables) if (table.data.method !== undefined) add(table.id);
  return providers;
}

/** Returns the evidence of all tables but the network layer. */
function evidenceIn(error /*: RawError */, flow /*: string | undefined */) /*: Evidence[] */ {
  const { reading, names } = combinedIndex();
  const { texts, objects } = scanned(error, reading);
  const pieces /*: Evidence[] */ = [];
  const add = (piece /*: Evidence */, isWholeText = false) => {
    const { role, resolution } = piece;
    // An ordinary sentence is evidence as a whole text, in a flow also as the message with which a text ends; an
    // ordinary word, such as a reason phrase of HTTP, is not.
    const isWhole = isWholeText || (flow !== undefined && piece.endsText);
    const isCommon = isCommonName(resolution) && (!isWhole || isWordRow(resolution.row));
    if (isOfSetup(resolution) && flow === undefined) return;
    if (role === ownRole && !isCommon && !indicatesSuccess(resolution.row, flow)) pieces.push(piece);
  };
  const addCode = (code /*: string */, ofPiece /*: number */, text /*: ScannedText */) => {
    const owners = names.get(foldCode(code));
    for (const layer of owners ? owners.layers : []) {
      const { table, role: ofTable } = reading.layers[layer];
      const resolution = table.resolveCode(code, text);
      const isAmbiguous = owners !== undefined && owners.layers.length > 1 && owners.kinds.size > 1;
      const { length } = bytesOf(code);
      if (resolution) add({ ...evidence(resolution, ofPiece, ofTable, layer), length, isAmbiguous });
    }
    return owners !== undefined;
  };
  for (const { object, text } of objects) {
    for (const value of codesIn(object)) if (integer(value) === undefined) addCode(value, memberPlace, text);
  }
  for (const text of texts) {
    messagesIn(text.bytes).forEach((message, number) => {
      // An ordinary word is a code only as the whole text.
      const isCode = number === 0 || looksLikeName(message) || message.includes(" ");
      if (isCode) addCode(textOf(message), messagePlace, text);
    });
    forEachToken(text.bytes, (code, isUppercaseWord, isEnclosed, isLanguageRuntime) =>
      !isUppercaseWord && !isLanguageRuntime && addCode(code, isEnclosed ? enclosedWordPlace : wordPlace, text));
  }
  for (const text of [...texts, ...error.namedValues.map((bytes) => scannedText(bytes, reading))]) {
    let whole = foldPhrase(text.text);
    while (rules.sentenceEnds.some((end) => whole.endsWith(end))) whole = whole.slice(0, -1);
    const { length } = bytesOf(whole);
    text.phrases().forEach((piece) => add(piece, piece.length >= length));
  }
  return pieces;
}

/** Returns the resolution on which the tables with the strongest evidence agree, or else that of a standard. */
function commonMeaning(
  meanings /*: Evidence[] */, best /*: number */, flow /*: string | undefined */) /*: Resolution | undefined */ {
  let pool = meanings.filter((piece) => strengthOf(piece, flow) === best);
  // The phrase of a code that is not in the error, and an ordinary sentence, are weaker than other pieces.
  const distinctive = pool.filter(({ place, resolution }) => place !== descriptionPlace && !isCommonName(resolution));
  if (distinctive.length > 0) pool = distinctive;
  const kindsOf = (pieces /*: Evidence[] */) => new Set(pieces.map((piece) => kindOf(piece.resolution.row, flow))).size;
  if (pool.every(isSentence) || kindsOf(pool) > 1) {
    // A longer piece is more specific.
    const lengthOf = ({ length, resolution: { row } } /*: Evidence */) =>
      Math.max(length, bytesOf(row.details.description || "").length);
    const longest = Math.max(...pool.map(lengthOf));
    const specific = pool.filter((piece) => (longest - lengthOf(piece)) * rules.lengthParts <= longest);
    if (kindsOf(specific) === 1) pool = specific;
  }
  const ofStandard = firstResult(rules.standardProviders, (standard) =>
    pool.find((piece) => piece.resolution.provider === standard && !isSentence(piece)));
  if (ofStandard) return ofStandard.resolution;
  if (kindsOf(pool) !== 1) return undefined;
  return pool.length === 1 ? pool[0].resolution : withoutSource(pool[0].resolution);
}

/** Returns the same resolution without a source, for an error that any provider could have sent. */
function withoutSource(resolution /*: Resolution */) /*: Resolution */ {
  return { ...resolution, provider: undefined, surface: undefined, code: undefined, meanings: [] };
}

/** Returns the resolution of an error whose tables disagree, with its possible meanings. */
function ambiguous(meanings /*: Evidence[] */) /*: Resolution | undefined */ {
  if (meanings.length === 0) return undefined;
  return {
    ...unknownResolution(),
    meanings: meanings.slice(0, rules.candidates).map(({ resolution: { provider, surface = "", row } }) =>
      ({ provider, surface, row })),
  };
}

/** Returns a resolution, concealed if any meaning is: the response must not reveal which provider sent the error. */
function concealed(
  resolution /*: Resolution */, meanings /*: Evidence[] */, flow /*: string | undefined */) /*: Resolution */ {
  const target = concealmentTarget(meanings.map((piece) => piece.resolution.row), [undefined, flow]);
  // A single meaning is concealed by its own row.
  const isSingle = meanings.length === 1 && resolution === meanings[0].resolution;
  if (target === undefined || isSingle) return resolution;
  const row = rowOf(kindOf(resolution.row, flow), { concealedAs: target });
  return { ...unknownResolution(), row, isKnown: true };
}

/** Returns the decision for a raw error of an unknown provider. */
export function decideAnyPayload(thing /*: unknown */, given /*: Options */ = {}) /*: Decision */ {
  const { text, options } = caught(thing, given);
  const ignored = ignoredOptions("any", options, true);
  const { status, retryAfter } = readOptions(options, ignored);
  const error = rawError(text);
  const flow = flowOf(options);
  const reading = readLast(error, status, flow, (part, ofPart) => readUnknownProvider(part, ofPart, flow));
  const resolution = { ...(reading.resolution || unknownResolution()), method: undefined };
  return decideResolution(resolution, error, reading.arguments, retryAfter, options, ignored);
}

/** Returns the pieces of a raw error that have a meaning, the strongest first. They conceal nothing. */
export function explainPayload(
  provider /*: string */, thing /*: unknown */, given /*: Options */ = {}) /*: Explanation[] */ {
  const { text, options } = caught(thing, given);
  const { status } = readOptions(options, []);
  const flow = flowOf(options);
  const table = tableOf(provider);
  const reading = readLast(rawError(text), status, flow, (part, ofPart) => table
    ? readRawError(table, part, undefined, ofPart, flow) : readUnknownProvider(part, ofPart, flow));
  return reading.pieces.map((piece) => {
    const { row, provider: owner, surface, code } = piece.resolution;
    return {
      found: row.phrase || code || row.code, place: piece.place, strength: strengthOf(piece, flow),
      kind: kindOf(row, flow) /*:: as Kind */, source: { provider: owner, surface, code },
    };
  }).sort((one, other) => one.strength - other.strength || one.place - other.place);
}

export { decideAnyPayload as resolveAnyPayload };

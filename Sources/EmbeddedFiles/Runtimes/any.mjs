import { firstResult, integer, textOf } from "./base.mjs";
import { caught } from "./caught.mjs";
import {
  coreData, flowOf, foldCode, foldPhrase, ignoredOptions, isCommonName, kindOf, noDetails, resolveKind, tableOf,
  unknownResolution,
} from "./core.mjs";
import {
  RawError, RawErrorReader, canBeCode, codesIn, decideResolution, firstToken, foldStart, headsOf, indicatesSuccess,
  messageOf, ownerOfCode, ownerOfDomain, ownerOfDomainIn, rawOf, readOptions, resolvePhrases, rules,
} from "./raw.mjs";

// MARK: Raw errors of unknown providers

/*::
interface Meaning { table: CodeTable; resolution: Resolution }
interface ProviderIndex { tables: CodeTable[]; names: Map<string, CodeTable[]> }
*/

let cachedIndex /*: ProviderIndex | undefined */;

/** Returns all tables, and the tables that have a code or a symbol, by its folded form. */
function providerIndex() /*: ProviderIndex */ {
  if (cachedIndex) return cachedIndex;
  const all = Object.keys(coreData.providers).map(tableOf) /*:: as CodeTable[] */;
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
  cachedIndex = { tables: all, names };
  return cachedIndex;
}

/** Reads a raw error of an unknown provider: by an identified provider, else by the meanings of all providers. */
function readUnknownProvider(
  error /*: RawError */, status /*: number | undefined */,
  flow /*: string | undefined */) /*: RawErrorReader | Resolution | undefined */ {
  const read = (provider /*: string */) => {
    const table = tableOf(provider);
    if (!table) return undefined;
    const reader = new RawErrorReader(table, undefined, flow, false);
    reader.read(error, status);
    return reader.resolution ? reader : undefined;
  };
  const identified = firstResult(identifiedProviders(error).slice(0, rules.limits.identifiedProviders), read);
  if (identified) return identified;
  const meanings = meaningsIn(error, flow);
  if (meanings.length > 0) return commonMeaning(meanings, flow);
  const network = read(rules.markers.networkProvider);
  const found = network && network.resolution;
  // A status has the same meaning for every provider.
  return network && found && found.surface === undefined ? { ...found, provider: undefined, code: undefined } : network;
}

/** Returns the providers that an error domain, a code prefix or the name of a system in the error identifies. */
function identifiedProviders(error /*: RawError */) /*: string[] */ {
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
    if (token.isUppercaseWord) return false;
    const owner = ownerOfCode(token.code);
    const ofDomain = ownerOfDomainIn(token.code);
    add(owner ? owner.id : ofDomain && ofDomain.provider);
    return false;
  });
  const text = foldPhrase(textOf(error.text));
  const tables = providerIndex().tables.filter((table) =>
    (rawOf(table).named || []).some((name) => text.includes(foldPhrase(name))));
  // Tables without a method are platforms, such as Firebase; they precede the providers that people use on them.
  for (const table of tables) if (table.data.method === undefined) add(table.id);
  for (const table of tables) if (table.data.method !== undefined) add(table.id);
  return providers;
}

/** Returns the meanings of an error, by provider: of a code in a member or head, else of a word, else of a phrase. */
function meaningsIn(error /*: RawError */, flow /*: string | undefined */) /*: Meaning[] */ {
  const all = providerIndex();
  const isEvidence = (resolution /*: Resolution | undefined */) =>
    resolution !== undefined && !isCommonName(resolution) && !indicatesSuccess(resolution.row, flow);
  const collect = (tables /*: CodeTable[] */, lookUp /*: (table: CodeTable) => Resolution | undefined */) =>
    tables.map((table) => ({ table, resolution: lookUp(table) }))
      .filter(({ resolution }) => isEvidence(resolution)) /*:: as Meaning[] */;
  const ofCode = (code /*: string */, text /*: string */) =>
    collect(all.names.get(foldCode(code)) || [], (table) => table.resolveCode(code, text, []));
  for (const object of error.objects) {
    for (const value of codesIn(object)) {
      const found = ofCode(value, foldStart(messageOf(object.node)));
      if (found.length > 0) return found;
    }
  }
  const foldedStart = (bytes /*: string */) => foldPhrase(textOf(bytes.slice(0, rules.limits.descriptionLength)));
  for (const bytes of error.texts) {
    for (const head of [bytes, ...headsOf(bytes)]) {
      const found = canBeCode(head) ? ofCode(textOf(head), foldedStart(bytes)) : [];
      if (found.length > 0) return found;
    }
  }
  for (const bytes of error.texts) {
    let found /*: Meaning[] */ = [];
    firstToken(bytes, false, (token) => {
      if (!token.isUppercaseWord && !token.isLanguageRuntime) found = ofCode(token.code, foldedStart(bytes));
      return found.length > 0;
    });
    if (found.length > 0) return found;
  }
  for (const bytes of error.texts) {
    const folded = foldPhrase(textOf(bytes));
    const foldedHeads = headsOf(bytes).map((head) => foldPhrase(textOf(head)));
    const found = collect(all.tables, (table) => resolvePhrases(table, folded, foldedHeads, undefined));
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns a resolution that is correct for every provider that could have sent the error. */
function commonMeaning(meanings /*: Meaning[] */, flow /*: string | undefined */) /*: Resolution */ {
  const { resolution } = meanings[0];
  if (meanings.length === 1) return resolution;
  const kinds = new Set(meanings.map((meaning) => kindOf(meaning.resolution.row, flow)));
  const kind = kinds.size === 1 ? kindOf(resolution.row, flow) : "unknown";
  const resolutionOf = (
    details /*: RowDetails */, isKnown /*: boolean */, candidates /*: Meaning[] */) /*: Resolution */ => ({
    row: { code: "", kind, details, surface: 0, phrase: undefined },
    provider: undefined, surface: undefined, code: undefined, method: undefined, isKnown,
    meanings: candidates.map(({ table, resolution: each }) =>
      ({ provider: table.id, surface: each.surface || "", row: each.row })),
  });
  // If one of the meanings is concealed, the resolution must not reveal which provider sent the error.
  const order = Object.keys(coreData.kinds);
  const targets = meanings.map((meaning) => firstResult([undefined, flow], (each) => {
    const resolved = resolveKind(meaning.resolution.row, "strict", each);
    return resolved.isConcealing ? resolved.kind : undefined;
  })).filter((target) => target !== undefined) /*:: as string[] */;
  if (targets.length > 0) {
    targets.sort((one, other) => order.indexOf(one) - order.indexOf(other));
    return resolutionOf({ concealedAs: targets[0] }, true, []);
  }
  if (kinds.size > 1) return resolutionOf(noDetails, false, meanings.slice(0, rules.limits.candidates));
  const ofStandard = meanings.find(({ table }) => table.id === rules.markers.standardProvider);
  return ofStandard ? ofStandard.resolution : { ...resolution, provider: undefined, surface: undefined, code: undefined, meanings: [] };
}

/** Returns the decision for a raw error of an unknown provider. */
export function decideAnyPayload(thing /*: unknown */, given /*: Options */ = {}) /*: Decision */ {
  const { text, options } = caught(thing, given);
  const ignored = ignoredOptions("any", options, true);
  const { status, retryAfter } = readOptions(options, ignored);
  const error = new RawError(text);
  const read = readUnknownProvider(error, status, flowOf(options));
  const found = read instanceof RawErrorReader ? read.resolution : read;
  const resolution = { ...(found || unknownResolution(undefined, undefined)), method: undefined };
  return decideResolution(resolution, error, read instanceof RawErrorReader ? read.arguments : {}, retryAfter, options, ignored);
}

export { decideAnyPayload as resolveAnyPayload };

import { first, integer, textOf } from "./base.mjs";
import {
  coreData, flowOf, foldCode, foldPhrase, ignoredOptions, isOrdinary, kindOf, noDetails, resolveKind, tableOf,
  unknownResolution,
} from "./core.mjs";
import {
  RawError, RawErrorReader, codesIn, decideResolution, descriptionLimit, firstToken, foldStart, headsOf, messageOf,
  ownerOfCode, ownerOfDomain, ownerOfDomainIn, rawOf, readOptions, resolvePhrases, saysNothingIsWrong,
} from "./raw.mjs";

// MARK: Raw errors of unknown providers

/*::
interface Meaning { table: CodeTable; resolution: Resolution }
interface ProviderIndex { tables: CodeTable[]; names: Map<string, CodeTable[]> }
*/

let providerIndex /*: ProviderIndex | undefined */;

/** Returns all tables, and the tables that have a code or a symbol, by its folded form. */
function allProviders() /*: ProviderIndex */ {
  if (providerIndex) return providerIndex;
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
  providerIndex = { tables: all, names };
  return providerIndex;
}

/** Reads a raw error of an unknown provider: by the provider that it names, else by the meanings of all providers. */
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
  const named = first(systemsIn(error).slice(0, 3), read);
  if (named) return named;
  const meanings = meaningsIn(error, flow);
  if (meanings.length > 0) return commonMeaning(meanings, flow);
  const network = read("urlsession");
  const found = network && network.resolution;
  // A status has the same meaning for every provider.
  return network && found && found.surface === undefined ? { ...found, provider: undefined, code: undefined } : network;
}

/** Returns the providers that an error names. */
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
  const tables = allProviders().tables.filter((table) =>
    (rawOf(table).named || []).some((name) => text.includes(foldPhrase(name))));
  // Platforms precede the identity providers that people use through them.
  for (const table of tables) if (table.data.method === undefined) add(table.id);
  for (const table of tables) if (table.data.method !== undefined) add(table.id);
  return providers;
}

/** Returns the meanings of an error: of a code in a member or head, else of a word in a text, else of a phrase. */
function meaningsIn(error /*: RawError */, flow /*: string | undefined */) /*: Meaning[] */ {
  const all = allProviders();
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
    const found = collect(all.tables, (table) => resolvePhrases(table, folded, heads_, undefined));
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
  const of = (details /*: RowDetails */, isKnown /*: boolean */, candidates /*: Meaning[] */) /*: Resolution */ => ({
    row: { code: "", kind, details, surface: 0, phrase: undefined },
    provider: undefined, surface: undefined, code: undefined, method: undefined, isKnown,
    meanings: candidates.map(({ table, resolution: each }) =>
      ({ provider: table.id, surface: each.surface || "", row: each.row })),
  });
  // If one of the meanings is concealed, the resolution must not reveal which provider sent the error.
  const order = Object.keys(coreData.kinds);
  const targets = meanings.map((meaning) => first([undefined, flow], (each) => {
    const resolved = resolveKind(meaning.resolution.row, "strict", each);
    return resolved.isConcealing ? resolved.kind : undefined;
  })).filter((target) => target !== undefined) /*:: as string[] */;
  if (targets.length > 0) {
    targets.sort((one, other) => order.indexOf(one) - order.indexOf(other));
    return of({ concealedAs: targets[0] }, true, []);
  }
  if (kinds.size > 1) return of(noDetails, false, meanings.slice(0, 10));
  const standard = meanings.find(({ table }) => table.id === "oauth");
  return standard ? standard.resolution : { ...resolution, provider: undefined, surface: undefined, code: undefined, meanings: [] };
}

/** Returns the decision for a raw error of an unknown provider. */
export function decideAnyPayload(text /*: string */, options /*: Options */ = {}) /*: Decision */ {
  const ignored = ignoredOptions("any", options);
  const { status, retryAfter } = readOptions(options, ignored);
  const error = new RawError(text);
  const read = readUnknownProvider(error, status, flowOf(options));
  const found = read instanceof RawErrorReader ? read.resolution : read;
  const resolution = { ...(found || unknownResolution(undefined, undefined)), method: undefined };
  return decideResolution(resolution, error, read instanceof RawErrorReader ? read.arguments : {}, retryAfter, options, ignored);
}

export { decideAnyPayload as resolveAnyPayload };

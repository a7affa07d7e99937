// The same calls as `server/calls.js`, with responses from the data in the file that `auth-copy review` writes.

import { Sheet } from "page/sheet.js";

export const Overview = Sheet;
const data = JSON.parse(document.getElementById("data").textContent);
const STATES = ["missing", "stale", "findings", "unreviewed"];
const SEVERITIES = ["error", "warning", "info"];

export class ApiError extends Error {
  constructor(status, body) {
    super(body.title ?? String(status));
    this.status = status;
    this.body = body;
  }
}

export async function post() { throw new ApiError(403, { title: data.texts["read-only"] }); }

export function watch() {}

export function onProgramRestart() {}

/** Null, because no program serves the file. */
export const session = () => null;

export async function get(path, parameters) {
  return { rows, card, rule }[path](parameters);
}

function rule({ name }) { return data.rules[name]; }

// MARK: Cards

const cards = new Map(data.cards.map(card => [`0:${card.name}`, card]));

/** Returns the state of a card in some locales. */
function stateOf(card, locales) {
  const texts = card.slots.flatMap(slot => locales.map(locale => slot.locales[locale]));
  const cardFindings = card.findings ?? [];
  const states = STATES.filter(state => texts.some(text => text.states?.includes(state)) || (state === "findings" && cardFindings.length > 0));
  const severities = [...texts.map(text => text.severity), ...cardFindings.map(finding => finding.severity)];
  const severity = SEVERITIES.find(severity => severities.includes(severity)) ?? "";
  // Like in the workbench, findings that are only information need no work.
  return { states, severity, isDone: states.every(state => state === "findings") && severity !== "error" && severity !== "warning" };
}

/** Returns the samples of a text: its pieces, and the sets of argument values that produce them. */
function samplesOf(slot, locale) {
  const { text, samples } = slot.locales[locale];
  return samples ?? [{ pieces: [text], sets: [{}] }];
}

/** Returns the text of a piece: a string, or a pair of an inserted text and its origin. */
const textOf = piece => typeof piece === "string" ? piece : piece[0];
const sentenceOf = sample => sample.pieces.map(textOf).join("");

/** Returns the sample with most of the chosen values; the first sample if no sample has any. */
function sampleFor(samples, given) {
  const matchCount = set => Object.entries(given).filter(([name, value]) => set[name] === value).length;
  const all = samples.flatMap(sample => sample.sets.map(set => ({ sample, set, count: matchCount(set) })));
  return all.reduce((best, item) => item.count > best.count ? item : best);
}

/** Returns the argument values to choose from: all values of the samples. */
function choices(samples, locale) {
  const values = new Map();
  for (const set of samples.flatMap(sample => sample.sets)) {
    for (const [name, value] of Object.entries(set)) values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const label = (name, value) => value.split(",").map(part => data.labels[locale]?.[name]?.[part] ?? part).join(", ");
  return [...values].map(([name, set]) => ({
    name, isNumber: [...set].every(value => /^-?\d+$/.test(value)), values: [...set].map(value => ({ value, label: label(name, value) })),
  }));
}

function slotIn(slot, locale, given) {
  const translation = slot.locales[locale];
  const samples = samplesOf(slot, locale);
  const { sample, set } = sampleFor(samples, given);
  const source = slot.locales[data.source].text;
  return {
    key: slot.key, role: slot.role, place: slot.place, isCountedInBytes: translation.isCountedInBytes, description: slot.description, text: translation.text, fallback: translation.fallback,
    source: locale === data.source ? undefined : source, states: translation.states ?? [], findings: translation.findings ?? [],
    preview: sample.pieces.map(piece => typeof piece === "string" ? { text: piece } : { text: piece[0], from: piece[1] }), values: set,
    samples: samples.map(sample => ({ text: sentenceOf(sample), values: sample.sets[0], sets: sample.sets, repeats: sample.repeats })),
    moreSamples: 0, arguments: choices(samples, locale),
  };
}

/** Returns the texts of a card with one set of values: the chosen ones, completed by the examples of earlier texts. */
function slotsIn(card, locale, given) {
  let values = given;
  return card.slots.map(slot => {
    const shown = slotIn(slot, locale, values);
    values = { ...shown.values, ...values };
    return shown;
  });
}

function card({ id, locale, ...more }) {
  const card = cards.get(id);
  if (!card || !data.locales.includes(locale)) throw new ApiError(404, {});
  const given = Object.fromEntries(Object.entries(more).filter(([name]) => name.startsWith("a.")).map(([name, value]) => [name.slice(2), value]));
  return {
    ...card, ...stateOf(card, [locale]), id, unit: 0, editable: false, hasSamplesOnly: true, unsaved: 0, slots: slotsIn(card, locale, given),
  };
}

function open() {
  const locales = data.locales.map(locale => {
    const all = data.cards.map(card => stateOf(card, [locale]));
    const counts = Object.fromEntries(STATES.map(state => [state, all.filter(card => card.states.includes(state)).length]));
    return { locale, cards: all.length, done: all.filter(card => card.isDone).length, counts, editable: false };
  });
  const initialLocale = data.locales.includes(data.language) && data.language !== data.source ? data.language : data.locales[1] ?? data.source;
  return {
    ...data, locales, locale: initialLocale, readOnly: true, unsaved: 0, drafts: [], problems: [], gone: [], hardTexts: [], hardNumbers: [],
  };
}

export const initialData = open();

/** Returns the text that the list shows for a message: its first sample. */
function titleOf(slot, locale) { return sentenceOf(samplesOf(slot, locale)[0]); }

function rows({ locale, also = "", q = "", state = "", from = 0, count = 200, card, after }) {
  const locales = [locale, ...also.split(",").filter(Boolean)];
  const matches = matcher(q, locale);
  const counts = { all: 0, ...Object.fromEntries([...STATES, "edited"].map(state => [state, 0])) };
  const listed = [];
  for (const [id, card] of cards) {
    const cardState = stateOf(card, locales);
    if (!matches(card, cardState)) continue;
    counts.all++;
    for (const name of cardState.states) counts[name]++;
    if (!state || cardState.states.includes(state)) listed.push({ id, card, ...cardState });
  }
  const hasName = ({ card }) => [card.name, ...card.slots.map(slot => slot.key)].some(name => fold(name) === fold(q).trim());
  const exactMatch = listed.findIndex(hasName);
  if (exactMatch > 0) listed.unshift(...listed.splice(exactMatch, 1));
  const indexOf = id => listed.findIndex(item => item.id === id);
  const start = after ? indexOf(after) + 1 : 0;
  // The cards after the current one, then the cards before it.
  const next = [...listed.slice(start), ...listed.slice(0, Math.max(0, start - 1))].find(item => state || !item.isDone);
  return {
    total: listed.length, from, counts, index: indexOf(card) < 0 ? undefined : indexOf(card), next: next?.id,
    rows: listed.slice(from, from + count).map(({ id, card, states, severity }) => {
      // If the title has no translation, its source identifies the card better than the translated message.
      const texts = card.slots.flatMap(slot => [locale, data.source].filter(other => slot.locales[other].text != null)
        .map(other => ({ text: titleOf(slot, other), locale: other })));
      const title = texts.find(({ text }) => text.trim() !== "");
      return { id, key: card.name, found: foundIn(card, q, locale), title: title?.text ?? card.name, source: title?.locale !== locale, states, severity };
    }),
  };
}

/** Returns the text or the code that contains the words of a search; null if there is none. */
function foundIn(card, q, locale) {
  const words = (q.match(/(?:"[^"]*"?|[^\s"])+/g) ?? []).map(word => term(word.replaceAll("\"", ""))).filter(word => !word.field && !word.isNegated && word.text !== "or");
  if (words.length === 0) return null;
  for (const other of [...new Set([locale, data.source, ...data.locales])]) {
    const slot = card.slots.find(slot => words.every(word => fold(slot.locales[other].text ?? "").includes(word.text)));
    if (slot) return { key: slot.key, locale: other, text: slot.locales[other].text };
  }
  for (const { provider, surface, codes } of card.codes ?? []) {
    const code = codes.find(code => words.every(word => fold(code).includes(word.text)));
    if (code) return { text: `${provider} ${surface} · ${code}` };
  }
  return null;
}

// MARK: Searching

/** Folds a text for searches: removes differences of case, width, kana and compatibility forms. */
function fold(text) {
  return text.normalize("NFKC").toLowerCase().replace(/[\u30a1-\u30f6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

const FIELDS = ["source", "target", "key", "note", "code", "provider", "kind", "slot", "rule", "is"];
const MINIMUM_SENTENCE_LENGTH = 6;
const MINIMUM_LITERAL_LENGTH = 4;

function term(word) {
  const isNegated = word.length > 1 && word.startsWith("-");
  const rest = isNegated ? word.slice(1) : word;
  const field = /^([a-z]+):/i.exec(rest)?.[1].toLowerCase();
  const isField = FIELDS.includes(field);
  return { field: isField ? field : null, text: fold(isField ? rest.slice(field.length + 1) : rest), isNegated };
}

function withoutSpaces(text) { return fold(text).replace(/\s/g, ""); }

/** Returns a test for cards that match a search: all terms must match; of terms joined by `OR`, one is enough. */
function matcher(text, locale) {
  const clauses = [];
  let followsOR = false;
  for (const word of text.match(/(?:"[^"]*"?|[^\s"])+/g) ?? []) {
    const plain = word.replaceAll("\"", "");
    if (plain === "OR") followsOR = clauses.length > 0;
    else if (term(plain).text) {
      if (followsOR) clauses.at(-1).push(term(plain));
      else clauses.push([term(plain)]);
      followsOR = false;
    }
  }
  const sentence = withoutSpaces(text);
  const isPlain = clauses.length > 0 && sentence.length >= MINIMUM_SENTENCE_LENGTH
    && clauses.every(terms => terms.length === 1 && !terms[0].field && !terms[0].isNegated);
  return (card, state) => clauses.every(terms => terms.some(term => matchesTerm(term, card, locale, state) !== term.isNegated))
    || (isPlain && patterns(card).some(literals => isPart(sentence, literals)));
}

/** Returns the codes of a group and their aliases. */
function namesOf(group) { return [...group.codes, ...group.aliases ?? []]; }

function matchesTerm({ field, text }, card, locale, state) {
  const has = texts => texts.some(other => other != null && fold(other).includes(text));
  const texts = locale => card.slots.map(slot => slot.locales[locale].text);
  const keys = card.slots.map(slot => slot.key);
  const codes = card.codes ?? [];
  switch (field) {
  case "source": return has(texts(data.source));
  case "target": return has(texts(locale));
  case "key": return has(keys);
  case "note": return has(card.slots.map(slot => slot.description));
  case "code": return has(codes.flatMap(namesOf));
  case "provider": return codes.some(group => fold(group.provider) === text);
  case "kind": return card.status != null && has([card.name]);
  case "slot": return card.slots.some(slot => slot.role === text);
  case "is": return state.states.includes(text) || (text === "done" && state.isDone);
  case "rule": return [...card.findings ?? [], ...card.slots.flatMap(slot => slot.locales[locale].findings ?? [])].some(finding => finding.rule === text);
  default: return searchText(card).includes(text);
  }
}

const cache = new Map();

/** Returns a value of a card that is computed once. */
function cached(kind, card, locale, make) {
  const name = `${kind} ${locale} ${card.name}`;
  if (!cache.has(name)) cache.set(name, make());
  return cache.get(name);
}

/** Returns the searchable text of a card, in all locales. */
function searchText(card) {
  return cached("text", card, "", () => fold([card.name, ...card.slots.flatMap(slot => [
    slot.key, slot.description, ...data.locales.map(locale => slot.locales[locale].text ?? "")]),
  ...(card.codes ?? []).flatMap(namesOf)].join("\n")));
}

/** Returns the literal parts of each sample, without white space; any text may come between two parts. */
function patterns(card) {
  return cached("patterns", card, "", () => {
    const all = card.slots.flatMap(slot => data.locales.flatMap(locale => samplesOf(slot, locale)))
      .map(sample => sample.pieces.reduce((parts, piece) => {
        if (typeof piece === "string") parts.push(parts.pop() + withoutSpaces(piece));
        else parts.push("");
        return parts;
      }, [""]));
    return [...new Map(all.map(parts => [parts.join("\u0000"), parts])).values()];
  });
}

/** Returns whether a text is a sentence with these literals, or a part of one. */
function isPart(text, literals) {
  if (text.length >= MINIMUM_LITERAL_LENGTH && literals.some(literal => literal.includes(text))) return true;
  return literals.some((literal, index) => {
    const overlap = longestOverlap(literal, text);
    return continues(text.slice(overlap), literals.slice(index + 1), overlap);
  });
}

/** Returns whether a text is any text followed by literals in their order; the last literal may be cut off. */
function continues(rest, literals, matched) {
  if (literals.length === 0) return rest === "" && matched >= MINIMUM_LITERAL_LENGTH;
  const tail = longestOverlap(rest, literals[0]);
  if (tail > 0 && matched + tail >= MINIMUM_LITERAL_LENGTH) return true;
  if (!literals[0]) return continues(rest, literals.slice(1), matched) || matched >= MINIMUM_LITERAL_LENGTH;
  const found = rest.indexOf(literals[0]);
  return found >= 0 && continues(rest.slice(found + literals[0].length), literals.slice(1), matched + literals[0].length);
}

/** Returns the length of the longest suffix of one text that is a prefix of the other. */
function longestOverlap(first, second) {
  for (let length = Math.min(first.length, second.length); length > 0; length--) {
    if (first.endsWith(second.slice(0, length))) return length;
  }
  return 0;
}

// The same calls as `server/calls.js`, with responses from the data in the file that `auth-copy review` writes.

import { fold, Query, SearchText } from "page/search.js";
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
  const states = STATES.filter(state => texts.some(text => text.states?.includes(state)));
  const severity = SEVERITIES.find(severity => texts.some(text => text.severity === severity)) ?? "";
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
    // A text that the locale may lack counts only if it is there.
    const counted = data.cards.filter(card => card.slots.some(slot => !slot.locales[locale].isOptional));
    const all = counted.map(card => stateOf(card, [locale]));
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
  const query = new Query(q);
  const locales = [locale, ...also.split(",").filter(Boolean)];
  let found = matchingCards(query, locales, false);
  const isSimilar = found.length === 0 && query.canBeMisspelled;
  if (isSimilar) {
    found = matchingCards(query, locales, true).map(item => ({ ...item, errors: query.errors(searchText(item.card)) }));
    found.sort((first, second) => first.errors - second.errors);
  }
  const counts = Object.fromEntries([...STATES, "edited"].map(name => [name, found.filter(item => item.states.includes(name)).length]));
  const listed = found.filter(item => !state || item.states.includes(state));
  const hasName = ({ card }) => [card.name, ...card.slots.map(slot => slot.key)].some(name => fold(name) === query.name);
  const exactMatch = listed.findIndex(hasName);
  if (exactMatch > 0) listed.unshift(...listed.splice(exactMatch, 1));
  const indexOf = id => listed.findIndex(item => item.id === id);
  const start = after ? indexOf(after) + 1 : 0;
  // The cards after the current one, then the cards before it.
  const next = [...listed.slice(start), ...listed.slice(0, Math.max(0, start - 1))].find(item => state || !item.isDone);
  return {
    total: listed.length, similar: isSimilar && listed.length > 0, from, counts: { all: found.length, ...counts },
    index: indexOf(card) < 0 ? undefined : indexOf(card), next: next?.id,
    rows: listed.slice(from, from + count).map(({ id, card, states, severity }) => {
      // If the title has no translation, its source identifies the card better than the translated message.
      const texts = card.slots.flatMap(slot => [locale, data.source].filter(other => slot.locales[other].text != null)
        .map(other => ({ text: titleOf(slot, other), locale: other })));
      const title = texts.find(({ text }) => text.trim() !== "");
      return { id, key: card.name, found: foundIn(card, query, locale), title: title?.text ?? card.name, source: title?.locale !== locale, states, severity };
    }),
  };
}

/** Returns the cards that match a search, with their states in the locales, the first of which is the current one. */
function matchingCards(query, locales, allowsErrors) {
  return [...cards].map(([id, card]) => ({ id, card, ...stateOf(card, locales) }))
    .filter(item => query.matches(term => matchesTerm(term, item.card, locales[0], item, allowsErrors), searchText(item.card)));
}

/** Returns the text or the code that contains the words of a search, or can produce its sentence; null if there is none. */
function foundIn(card, query, locale) {
  if (query.words.length === 0) return null;
  for (const other of [...new Set([locale, data.source, ...data.locales])]) {
    for (const slot of card.slots.filter(slot => slot.locales[other].text != null)) {
      const { text } = slot.locales[other];
      const sample = samplesOf(slot, other).find(sample => query.isFound(fold(sentenceOf(sample)), sample.pieces));
      if (sample || query.isFound(fold(text))) return { key: slot.key, locale: other, text: sample ? sentenceOf(sample) : text };
    }
  }
  for (const { provider, surface, codes } of card.codes ?? []) {
    const code = codes.find(code => query.isFound(fold(code)));
    if (code) return { text: `${provider} ${surface} · ${code}` };
  }
  return null;
}

/** Returns the codes of a group and their aliases. */
function namesOf(group) { return [...group.codes, ...group.aliases ?? []]; }

function matchesTerm(term, card, locale, state, allowsErrors) {
  const { field, text } = term;
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
  case "rule": return card.slots.some(slot => slot.locales[locale].findings?.some(finding => finding.rule === text));
  default: return searchText(card).folded.includes(text) || (allowsErrors && term.errors(searchText(card)) != null);
  }
}

const searchTexts = new Map();

/** Returns the searchable text of a card in all locales, which is prepared once. */
function searchText(card) {
  if (!searchTexts.has(card)) {
    const texts = card.slots.flatMap(slot => [slot.key, slot.description, ...data.locales.map(locale => slot.locales[locale].text ?? "")]);
    const samples = card.slots.flatMap(slot => data.locales.flatMap(locale => samplesOf(slot, locale)));
    searchTexts.set(card, new SearchText([card.name, ...texts, ...(card.codes ?? []).flatMap(namesOf)], samples.map(sample => sample.pieces)));
  }
  return searchTexts.get(card);
}

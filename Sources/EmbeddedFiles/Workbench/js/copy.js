// Draws a card for reading: its texts as people see them, in each form and in all languages.

import { h, inLocale, localeName, t, visible } from "page/dom.js";
import { scene, sceneOf } from "page/scene.js";

export const SEVERITY_GLYPHS = { error: "!", warning: "▲", info: "i" };
/** The number of sentences that differ only in an inserted value, beyond which they are collapsed. */
const SHOWN_REPETITIONS = 12;
/** The number of values listed for a text; further values are only counted. */
const SHOWN_VALUES = 3;

/** Returns the values that produce a sample as text, such as `count=0, 1` or `provider=kakao method=otp`. */
export function valuesOf(sample) {
  const sets = (sample.sets ?? [sample.values]).map(set => Object.entries(set));
  if (sets.some(set => set.length === 0)) return t("not-given");
  const names = new Set(sets.flat().map(([name]) => name));
  if (names.size === 1) {
    const values = sets.flat().map(([, value]) => value);
    const shown = values.length > SHOWN_VALUES + 1 ? [...values.slice(0, SHOWN_VALUES), `+${values.length - SHOWN_VALUES}`] : values;
    return `${[...names][0]}=${shown.join(", ")}`;
  }
  return sets.map(set => set.map(([name, value]) => `${name}=${value}`).join(" ")).join(" · ");
}

/** @param placeOf draws the place of a finding. */
export function findingList(list, placeOf = () => null) {
  if (!list?.length) return null;
  return h("ul", { class: "findings" }, list.map(finding => findingItem(finding, placeOf(finding))));
}

/** Draws a text with code between backticks. */
export function withCode(text) { return text.split("`").map((part, index) => index % 2 === 1 ? h("code", { class: "quoted" }, part) : part); }

/** Draws a description, which is cut if it is long, until it is opened. */
export function collapsibleDescription(description, lang) {
  return h("details", { class: "about", lang },
    h("summary", {}, h("span", { class: "clamped" }, withCode(description)), h("span", { class: "cue", "aria-hidden": "true" }, `${t("show-all")} ▾`)));
}

/** Cuts a description only if more than two lines would be hidden. */
export function fitDescription(text) {
  if (!text) return;
  const style = getComputedStyle(text);
  const lines = text.scrollHeight / parseFloat(style.lineHeight);
  text.closest("details").classList.toggle("cut", lines > Number(style.getPropertyValue("--shown")) + 2);
}

/** Draws a finding in a list: with its tools, or else with the name of its rule. */
export function findingItem(finding, place, ...tools) {
  return h("li", { class: `finding ${finding.severity}`, "data-rule": finding.rule },
    h("span", { class: `glyph ${finding.severity}`, "aria-hidden": "true" }, SEVERITY_GLYPHS[finding.severity]),
    h("p", {}, place, ...withCode(finding.message)),
    tools.length > 0 ? h("span", { class: "tools" }, ...tools) : h("code", { class: "rule", translate: "no" }, finding.rule));
}

/** Draws a card in one language: its texts, their findings, and their other forms. */
function column(card, locale) {
  const samples = card.slots.map(slot => ({ slot, all: slot.samples ?? [] }));
  // For each text: whether its samples that differ only in an inserted value (`repeats`) are collapsed.
  const collapses = samples.map(({ all }) => all.filter(sample => sample.repeats).length > SHOWN_REPETITIONS);
  const forms = new Map();
  samples.forEach(({ slot, all }, index) => all.forEach((sample, sampleIndex) => {
    // The scene shows the first sample.
    if (sampleIndex === 0 || (sample.repeats && collapses[index])) return;
    const values = valuesOf(sample);
    forms.set(values, [...forms.get(values) ?? [], h("p", { class: `form-${slot.role}`, ...inLocale(slot.fallback ?? locale) }, visible(sample.text))]);
  }));
  const sceneValues = [...new Set(samples.filter(({ all }) => all.length > 1).map(({ all }) => valuesOf(all[0])))];
  const example = sceneValues.length > 1 ? sceneValues.filter(values => values !== t("not-given")).join(" · ") : sceneValues[0];
  const collapsed = samples.filter((_, index) => collapses[index]).map(({ slot, all }) => {
    const more = all.filter((sample, sampleIndex) => sampleIndex > 0 && sample.repeats);
    return h("details", {}, h("summary", {}, `${t(slot.role)}: ${t("more", { count: more.length })}`),
      h("ul", inLocale(slot.fallback ?? locale), more.map(sample => h("li", {}, visible(sample.text)))));
  });
  const isMissing = card.slots.every(slot => slot.text == null);
  const missing = slot => h("p", { class: "mark error" }, "○ ", slot.fallback ? t("fallback", { locale: localeName(slot.fallback) }) : t("missing"));
  return h("div", { class: "column", role: "group", "data-locale": locale, "aria-label": localeName(locale) },
    h("h3", {}, localeName(locale), example ? h("code", {}, example) : null),
    scene(sceneOf(card), card.slots, locale), isMissing ? missing(card.slots[0]) : null,
    card.slots.map(slot => h("div", { class: "part" },
      slot.text == null && !isMissing ? missing(slot) : null,
      slot.states?.includes("stale") ? h("p", { class: "mark warning" }, "~ ", t("stale")) : null,
      findingList(slot.findings))),
    forms.size > 0 ? h("ul", { class: "forms" }, [...forms].map(([values, texts]) => h("li", {}, h("code", {}, values), texts))) : null,
    collapsed,
    card.slots.filter(slot => slot.text?.includes("{")).map(slot => h("details", {}, h("summary", {}, h("code", {}, slot.key)),
      h("p", { class: "message", ...inLocale(locale) }, h("code", {}, visible(slot.text))))));
}

/** Draws a card in several languages side by side. */
export function columns(cards) {
  return h("div", { class: "columns" }, cards.map(({ card, locale }) => column(card, locale)));
}

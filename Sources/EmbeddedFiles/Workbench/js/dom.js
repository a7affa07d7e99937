// Elements, texts and announcements. All text becomes text nodes: the page never parses markup.

let texts = {};

export function setTexts(all) { texts = all; }

/** Returns a text of the interface, with `{name}` replaced by values. */
export function t(name, values = {}) {
  return (texts[name] ?? name).replace(/\{(\w+)\}/g, (hole, key) => key in values ? String(values[key]) : hole);
}

/** The name of the command key. */
export const COMMAND = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl";

/** Creates an element; functions become listeners, and attributes that are `false` or `null` are left out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter(child => child != null && child !== false));
  return element;
}

const ICONS = { undo: "M6 3 2.5 6.5 6 10M2.5 6.5h7a4 4 0 0 1 0 8H6", redo: "M10 3l3.5 3.5L10 10M13.5 6.5h-7a4 4 0 0 0 0 8H10" };

/** Draws a decorative icon, which assistive technology ignores. */
export function icon(name) {
  const [svg, path] = ["svg", "path"].map(tag => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Returns the language and direction attributes of catalog text; browsers do not know private subtags. */
export function inLocale(locale) {
  return { lang: locale.replace(/-x-.*/, ""), dir: "auto" };
}

/** Returns the writing direction of a language. */
export function directionOf(locale) {
  try {
    const language = new Intl.Locale(locale.replace(/-x-.*/, ""));
    return (language.getTextInfo?.() ?? language.textInfo)?.direction ?? "auto";
  } catch {
    return "auto";
  }
}

const names = new Map();

/** Returns the name of a locale in the language of the interface. */
export function localeName(locale) {
  if (!names.has(locale)) {
    let name = locale;
    try {
      name = new Intl.DisplayNames([document.documentElement.lang], { type: "language" }).of(locale.replace(/-x-.*/, "")) ?? locale;
    } catch { /* A file may have a tag that browsers do not know. */ }
    const variant = /-x-(.*)/.exec(locale)?.[1];
    names.set(locale, variant ? `${name} (${variant})` : name);
  }
  return names.get(locale);
}

/** Replaces invisible characters that would affect the surrounding text by their code points. */
export function visible(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff]/g,
    character => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`);
}

/** Draws a text with marked arguments, like the fields. */
export function withArguments(text) {
  const parts = visible(text).split(/(\{[\p{L}_][\p{L}\p{N}_.]*\})/u);
  return h("span", {}, parts.map((part, index) => index % 2 === 1 ? h("span", { class: "argument-name" }, part) : part));
}

let frozen = false;
let pendingAnnouncement = null;
const status = document.getElementById("status");

/** Has screen readers read a text, but not during a composition. */
export function announce(text) {
  if (frozen) pendingAnnouncement = text;
  else status.textContent = text;
}

export function freezeAnnouncements(isFrozen) {
  frozen = isFrozen;
  if (!frozen && pendingAnnouncement != null) announce(pendingAnnouncement);
  if (!frozen) pendingAnnouncement = null;
}

let shownAlarm = "";

/** Shows an alarm until it is replaced or closed; an empty text removes it. */
export function alarm(text) {
  if (text === shownAlarm) return;
  shownAlarm = text;
  document.getElementById("alert").replaceChildren(
    text, text ? h("button", { type: "button", "aria-label": t("close"), click: () => alarm("") }, "×") : "");
}

// A card as people see it: a kind in its presentation, and any other text in its place in the interface.

import { directionOf, h, inLocale, t, visible } from "page/dom.js";

export const PRESENTATIONS = ["inline", "toast", "dialog"];
const MAIL = ["subject", "preheader", "body"];
const PLACES = ["button", "label", "hint", "checkbox", "heading", "title", "status", "value", "accessibility", "sms"];

/** Returns the scene of a card: its presentation, or the place of its text. */
export function sceneOf(card) {
  if (card.status != null) return PRESENTATIONS.includes(card.presentation) ? card.presentation : "dialog";
  const place = card.slots[0]?.place;
  return MAIL.includes(place) ? "mail" : PLACES.includes(place) ? place : "text";
}

/** Draws a text with the values of its arguments; for a missing text, its fallback or a placeholder. */
export function displayedText(slot, className, locale) {
  if (!slot) return null;
  if (!slot.preview?.length) return h("span", { class: `seen untranslated ${className} ${slot.text ? "broken" : "gap"}`, ...(slot.text ? inLocale(locale) : {}) }, slot.text ? visible(slot.typed ?? slot.text) : t(slot.text == null ? "missing" : "empty"));
  const isOther = slot.fallback != null && slot.fallback !== locale;
  return h("span", { class: `seen ${className}${isOther ? " untranslated" : ""}`, ...inLocale(slot.fallback ?? locale) },
    slot.preview.map(piece => piece.from ? h("bdi", { class: piece.from }, visible(piece.text)) : visible(piece.text)));
}

/** Returns the length of a text message in bytes of an encoding with two bytes for each letter outside of ASCII. */
function bytes(text) { return [...text].reduce((sum, character) => sum + (character <= "\x7f" ? 1 : 2), 0); }

const decoration = (name, ...content) => h("span", { class: name, "aria-hidden": "true" }, ...content);

/**
 * Draws a card.
 *
 * @param as is its scene (a key of `content`), slots are its texts, focused is the key of the text that is edited.
 */
export function scene(as, slots, locale, focused = null) {
  const part = role => slots.find(slot => slot.role === role);
  const text = (slot, name = `card-${slot?.role}`) => {
    const element = displayedText(slot, name, locale);
    if (slot) element.dataset.role = slot.role;
    if (slot?.key === focused && slot.text) element.classList.add("focused");
    return element;
  };
  const [title, message, action] = ["title", "message", "action"].map(part);
  const only = slots[0];
  const content = {
    inline: () => [decoration("input"), h("div", { class: "line" }, decoration("mark", "!"),
      h("div", {}, title && h("p", {}, text(title)), message && h("p", {}, text(message)), action && h("p", {}, text(action))))],
    toast: () => [h("div", {}, title && h("p", {}, text(title)), message && h("p", {}, text(message))), text(action)],
    dialog: () => [title && h("p", {}, text(title)), message && h("p", {}, text(message)), action && h("p", { class: "buttons" }, text(action))],
    mail: () => [h("div", { class: "from" }, decoration("avatar"), h("div", {}, text(part("subject")), text(part("preheader")))), text(part("body")), action && h("p", {}, text(action))],
    sms: () => [h("div", { class: "bubble" }, text(only)),
      only.isCountedInBytes && h("p", { class: "size" }, t("bytes", { count: bytes(only.preview?.map(piece => piece.text).join("") ?? only.text ?? "") }))],
    button: () => [text(only, "card-action")],
    label: () => [h("p", { class: "label" }, text(only, "card-message")), decoration("input")],
    hint: () => [decoration("input"), h("p", { class: "hint" }, text(only, "card-message"))],
    checkbox: () => [decoration("checkbox", "✓"), text(only, "card-message")],
    heading: () => [text(only, "card-heading")],
    title: () => [text(only, "card-heading")],
    status: () => [decoration("mark", "i"), text(only, "card-message")],
    accessibility: () => [decoration("mark", "◖))"), text(only, "card-message")],
    value: () => [h("p", { class: "choice" }, text(only, "card-message"), decoration("mark", "✓")),
      ...(only.frames ?? []).map(frame => h("p", { class: "frame" }, displayedText({ preview: frame }, "", locale)))],
    text: () => [text(only, "card-message")],
  }[as];
  return h("div", { class: `scene as-${as}`, dir: directionOf(locale) }, h("div", { class: "surface" }, content().filter(Boolean)));
}

// Reads an error in the page, with the exported module, and shows what people read in each language.
import { resolvePayload } from "./module/index.mjs";

/** Fills the cards of a page with the copy of an error. */
export function fillCards(provider, error, options) {
  for (const card of document.querySelectorAll("[data-locale]")) {
    const { title, message, action } = resolvePayload(provider, error, { ...options, locale: card.dataset.locale });
    card.querySelector(".title").textContent = title;
    card.querySelector(".title + p").textContent = message;
    card.querySelector(".action")?.remove();
    if (action) card.lastElementChild.append(element("p", { className: "action" }, element("span", {}, action.label)));
  }
}

/** Returns the kind of an error, and the code that decided it, for developers: nothing is concealed. */
export function meaningOf(provider, error, options) {
  return resolvePayload(provider, error, { ...options, disclosure: "helpful" });
}

/** Returns the provider, the surface and the code of an error, as far as they are known. */
export function labelOf(source) {
  return [source?.provider, source?.surface, source?.code].filter(Boolean).join(" · ");
}

export function element(name, attributes, ...children) {
  const created = Object.assign(document.createElement(name), attributes);
  created.append(...children);
  return created;
}

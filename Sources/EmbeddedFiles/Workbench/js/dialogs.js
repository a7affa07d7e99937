// Dialogs: the explanation of a rule, and questions to the user.

import { get } from "page/calls.js";
import { withCode } from "page/copy.js";
import { announce, h, inLocale, t, visible } from "page/dom.js";

const dialog = document.getElementById("dialog");

function open(...content) {
  dialog.returnValue = "";
  dialog.replaceChildren(...content);
  dialog.setAttribute("aria-labelledby", "dialog-heading");
  dialog.showModal();
}

/** Explains a rule. */
export async function explain(rule) {
  let sections;
  try {
    ({ sections } = await get("rule", { name: rule }));
  } catch (error) {
    announce(error.message);
    return;
  }
  open(h("h2", { id: "dialog-heading" }, h("code", { translate: "no" }, rule)),
    ...sections.flatMap(({ heading, text }) => [h("h3", {}, heading), h("p", { class: "lines" }, withCode(visible(text)))]),
    h("form", { method: "dialog" }, h("button", { autofocus: true }, t("close"))));
}

/** Asks a question, with the focus on Cancel, so that a key press cannot confirm it by accident; returns whether the user agreed. */
export function ask(question, yes) {
  open(h("p", { id: "dialog-heading" }, question),
    h("form", { method: "dialog" }, h("div", { class: "chips" },
      h("button", { type: "button", autofocus: true, click: () => dialog.close() }, t("cancel")), h("button", { value: "yes" }, yes))));
  return new Promise(resolve => dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
}

/**
 * Asks for a language until it can be added.
 *
 * @param find returns the languages that a typed text may mean; add adds one, and returns the reason if it cannot, else an empty text.
 */
export function askLanguage(find, add) {
  let found = [];
  let chosen = 0;
  let search = Promise.resolve();
  const input = h("input", {
    id: "language", autocomplete: "off", autofocus: true, role: "combobox", "aria-controls": "languages", "aria-autocomplete": "list", "aria-describedby": "language-refusal",
    input: () => { search = show(); }, keydown: event => move(event),
  });
  const list = h("ul", { id: "languages", role: "listbox", "aria-label": t("languages") });
  const refusal = h("p", { id: "language-refusal", class: "error", role: "alert" });
  const button = h("button", { class: "main", disabled: true }, t("add"));
  const refuse = reason => {
    refusal.textContent = reason;
    input.setAttribute("aria-invalid", String(reason !== ""));
  };
  const draw = () => {
    list.replaceChildren(...found.map(({ locale, name, ownName }, index) => h("li", {
      id: `language-${index}`, role: "option", "aria-selected": String(index === chosen),
      click: () => { chosen = index; draw(); input.focus(); },
    }, h("span", {}, name), ownName === name ? "" : h("span", { class: "meta", ...inLocale(locale) }, ownName), h("code", { translate: "no" }, locale))));
    input.setAttribute("aria-expanded", String(found.length > 0));
    input.setAttribute("aria-activedescendant", found.length > 0 ? `language-${chosen}` : "");
    list.children[chosen]?.scrollIntoView({ block: "nearest" });
    refuse(found[chosen]?.refusal ?? "");
    button.disabled = found.length === 0 || found[chosen].refusal != null;
  };
  const show = async () => {
    const text = input.value;
    const response = await find(text);
    // A newer text has been typed since.
    if (text !== input.value) return;
    found = response.languages;
    chosen = 0;
    draw();
    if (found.length === 0) refuse(response.refusal ?? "");
  };
  const move = event => {
    const distance = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!distance || event.isComposing || found.length === 0) return;
    event.preventDefault();
    chosen = (chosen + distance + found.length) % found.length;
    draw();
  };
  // Safari sends the Enter that ends a composition afterwards, with this code; it must not submit the form.
  const ignoreComposition = event => { if (event.isComposing || event.keyCode === 229) event.preventDefault(); };
  const submit = async event => {
    event.preventDefault();
    await search;
    if (button.disabled) return;
    const reason = await add(found[chosen].locale);
    if (reason) {
      refuse(reason);
      input.focus();
    } else {
      dialog.close();
    }
  };
  open(h("h2", { id: "dialog-heading" }, t("add-language").replace(/ ?…$/, "")),
    h("form", { method: "dialog", keydown: ignoreComposition, submit }, h("label", { for: "language" }, t("language-tag")), input, list, refusal,
      h("div", { class: "chips" }, h("button", { type: "button", click: () => dialog.close() }, t("cancel")), button)));
}

/** Asks for the reason to ignore a finding; null if the user cancels. */
export function askReason(rule) {
  const reason = h("input", { id: "reason", autocomplete: "off", required: true, autofocus: true });
  // As in `askLanguage`.
  const ignoreComposition = event => { if (event.isComposing || event.keyCode === 229) event.preventDefault(); };
  open(h("h2", { id: "dialog-heading" }, `${t("ignore")}: `, h("code", { translate: "no" }, rule)),
    h("form", { method: "dialog", keydown: ignoreComposition }, h("label", { for: "reason" }, t("reason")), reason,
      h("div", { class: "chips" }, h("button", { type: "button", click: () => dialog.close() }, t("cancel")),
        h("button", { class: "main", value: "ignore" }, t("ignore")))));
  return new Promise(resolve => dialog.addEventListener("close",
    () => resolve(dialog.returnValue === "ignore" && reason.value.trim() ? reason.value.trim() : null), { once: true }));
}

// Dialogs: the explanation of a rule, and questions to the user.

import { get } from "page/calls.js";
import { withCode } from "page/copy.js";
import { announce, h, localeName, t, visible } from "page/dom.js";

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

/** The suggested languages; all others can be typed. */
const LANGUAGES = ["ar", "de", "es", "fr", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"];

/** Returns the names of a language in the language of the page, in English and in itself. */
function namesOf(tag) {
  return [document.documentElement.lang, "en", tag].map(language => new Intl.DisplayNames([language], { type: "language" }).of(tag).toLowerCase());
}

/** Returns the tag of a language from its name or its tag. */
function languageTag(text) {
  return LANGUAGES.find(tag => namesOf(tag).includes(text.toLowerCase())) ?? text;
}

/**
 * Asks for a language until it can be added.
 *
 * @param existing are the tags that cannot be added; add adds a language, and returns the reason if it cannot, else an empty text.
 */
export function askLanguage(existing, add) {
  const input = h("input", {
    id: "language", autocomplete: "off", required: true, autofocus: true, list: "languages", "aria-describedby": "language-refusal",
    input: () => {
      refuse("");
      const tag = languageTag(input.value.trim());
      recognized.textContent = localeName(tag) === tag ? "" : `✓ ${localeName(tag)} (${tag})`;
    },
  });
  const recognized = h("p", { class: "meaning", role: "status" });
  const refusal = h("p", { id: "language-refusal", class: "error", role: "alert" });
  const refuse = reason => {
    refusal.textContent = reason;
    input.setAttribute("aria-invalid", String(reason !== ""));
  };
  // Safari sends the Enter that ends a composition afterwards, with this code; it must not submit the form.
  const ignoreComposition = event => { if (event.isComposing || event.keyCode === 229) event.preventDefault(); };
  const submit = async event => {
    event.preventDefault();
    const reason = await add(languageTag(input.value.trim()));
    if (reason) {
      refuse(reason);
      input.focus();
    } else {
      dialog.close();
    }
  };
  open(h("h2", { id: "dialog-heading" }, t("add-language").replace(/ ?…$/, "")),
    h("form", { method: "dialog", keydown: ignoreComposition, submit }, h("label", { for: "language" }, t("language-tag")), input, h("div", { class: "below" }, recognized, refusal),
      h("datalist", { id: "languages" }, LANGUAGES.filter(tag => !existing.includes(tag)).map(tag => h("option", { value: tag }, localeName(tag)))),
      h("div", { class: "chips" }, h("button", { type: "button", click: () => dialog.close() }, t("cancel")),
        h("button", { class: "main" }, t("add")))));
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

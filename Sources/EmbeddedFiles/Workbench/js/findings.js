// The findings of a text with their buttons, and the choice between the two texts of a conflict.

import { findingItem } from "page/copy.js";
import { h, inLocale, t, visible } from "page/dom.js";

/** The labels of the buttons that confirm a translation, by rule. */
export const CONFIRMATIONS = { "stale-translation": "still-right", "unrecorded-translation": "reviewed", "needs-review": "reviewed" };

/** The rules that any unfinished sentence breaks. */
const UNFINISHED = ["end-punctuation", "empty-translation"];
/** The pause in milliseconds after which a sentence counts as finished. */
const TYPING_PAUSE = 800;

/** Hides findings of unfinished sentences during typing. */
export class TypingPause {
  /** @param onEnd is called when the hidden findings can be shown. */
  constructor(onEnd) {
    this.onEnd = onEnd;
    this.end = 0;
  }

  begin() { this.end = performance.now() + TYPING_PAUSE; }

  filter(findings, isTyped) {
    clearTimeout(this.timer);
    const wait = this.end - performance.now();
    if (!isTyped || wait <= 0) return findings;
    this.timer = setTimeout(this.onEnd, wait);
    return findings.filter(finding => !UNFINISHED.includes(finding.rule));
  }
}

/** Draws a finding with the buttons to resolve it. */
export function findingWithActions(finding, editable, { onFix, onMark, onExplain, onIgnore }) {
  const button = (text, className, act, title = null) => h("button", { type: "button", class: className, title, click: () => act(finding) }, text);
  const confirmation = CONFIRMATIONS[finding.rule];
  return findingItem(finding, null,
    finding.fix && editable ? button(visible(finding.fix.label), "fix", onFix) : "",
    confirmation && editable ? button(t(confirmation), null, onMark) : "",
    button(t("why"), "quiet", onExplain, finding.rule),
    finding.canBeIgnored && editable ? button(t("ignore-here"), "quiet", onIgnore) : "");
}

/** Draws the two texts of a conflict, for the user to choose from. */
export function conflictChoice(conflict, locale, onChoose) {
  const choice = (name, keep) => h("button", { type: "button", click: () => onChoose(keep) }, t(name));
  return [h("p", {}, `⚠ ${t("conflict-found")}`),
    h("dl", {}, h("dt", {}, t("on-disk")), h("dd", inLocale(locale), visible(conflict.theirs ?? "–")),
      h("dt", {}, t("yours")), h("dd", inLocale(locale), visible(conflict.mine))),
    h("div", { class: "chips" }, choice("take", false), choice("keep", true))];
}

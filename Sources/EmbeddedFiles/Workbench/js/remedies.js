// What can be done about a text, and when: a finding with its buttons, and the choice between two texts.

import { findingItem } from "page/copy.js";
import { h, inLocale, t, visible } from "page/dom.js";

/** The buttons that say that a translation fits its source, by the rule that asks for it. */
const CONFIRMATIONS = { "stale-translation": "still-right", "unrecorded-translation": "reviewed" };

/** What is found in any sentence that is not finished, and after how many milliseconds one that is typed may be. */
const UNFINISHED = ["end-punctuation", "empty-translation"];
const REST = 800;

/** Holds findings back that a sentence has until it is finished. */
export class Pause {
  /** @param onEnd is called when the rest of them is to be shown. */
  constructor(onEnd) {
    this.onEnd = onEnd;
    this.end = 0;
  }

  begin() { this.end = performance.now() + REST; }

  filter(findings, isTyped) {
    clearTimeout(this.waiting);
    const wait = this.end - performance.now();
    if (!isTyped || wait <= 0) return findings;
    this.waiting = setTimeout(this.onEnd, wait);
    return findings.filter(finding => !UNFINISHED.includes(finding.rule));
  }
}

/** A finding with what a person can do about it. */
export function remedies(finding, editable, { onFix, onMark, onExplain, onIgnore }) {
  const button = (text, className, act, title = null) => h("button", { type: "button", class: className, title, click: () => act(finding) }, text);
  const confirmation = CONFIRMATIONS[finding.rule];
  return findingItem(finding, null,
    finding.fix && editable ? button(visible(finding.fix.label), "fix", onFix) : "",
    confirmation && editable ? button(t(confirmation), null, onMark) : "",
    button(t("why"), "quiet", onExplain, finding.rule),
    finding.canBeIgnored && editable ? button(t("ignore-here"), "quiet", onIgnore) : "");
}

/** Two texts for the same place, of which a person chooses. */
export function alternatives(conflict, locale, onChoose) {
  const choice = (name, keep) => h("button", { type: "button", click: () => onChoose(keep) }, t(name));
  return [h("p", {}, `⚠ ${t("conflict-found")}`),
    h("dl", {}, h("dt", {}, t("on-disk")), h("dd", inLocale(locale), visible(conflict.theirs ?? "–")),
      h("dt", {}, t("yours")), h("dd", inLocale(locale), visible(conflict.mine))),
    h("div", { class: "chips" }, choice("take", false), choice("keep", true))];
}

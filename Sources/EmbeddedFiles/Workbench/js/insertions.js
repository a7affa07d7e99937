// What a click puts into a text: the arguments of its source, and the source of a text that has none yet.

import { h, t } from "page/dom.js";

export class Insertions {
  /** @param insert puts a text where the caret was last. */
  constructor(insert) {
    this.insert = insert;
    this.chips = h("div", { class: "chips" });
    this.copy = null;
  }

  draw(names) {
    this.chips.replaceChildren(...names.map(name => h("button", {
      type: "button", class: "argument-chip", translate: "no", title: t("insert-argument"), click: () => this.insert(`{${name}}`),
    }, `{${name}}`)));
  }

  /** Goes to the text of a branch, before its findings. */
  goTo(box, source) {
    this.endCopying();
    box.findings.before(this.chips);
    if (box.value !== "" || !source) return;
    this.copy = h("button", { type: "button", class: "quiet", click: () => box.insert(0, 0, source) }, t("copy-source"));
    this.chips.after(this.copy);
  }

  /** The source is offered until something is typed. */
  endCopying() { this.copy?.remove(); }
}

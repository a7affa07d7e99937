// Buttons that insert into a text: the arguments of its source, and the source itself into an empty text.

import { h, t } from "page/dom.js";

export class Insertions {
  /** @param insert inserts a text at the last position of the caret. */
  constructor(insert) {
    this.insert = insert;
    this.chips = h("div", { class: "chips" });
    this.copyButton = null;
  }

  draw(placeholders) {
    this.chips.replaceChildren(...placeholders.map(placeholder => h("button", {
      type: "button", class: "argument-chip", translate: "no", title: t("insert-argument"), click: () => this.insert(placeholder),
    }, placeholder)));
  }

  /** Moves the buttons to the text of a branch, before its findings. */
  moveTo(box, source) {
    this.removeCopyButton();
    box.findings.before(this.chips);
    if (box.value !== "" || !source) return;
    this.copyButton = h("button", { type: "button", class: "quiet", click: () => box.insert(0, 0, source) }, t("copy-source"));
    this.chips.after(this.copyButton);
  }

  /** Removes the button that copies the source, once text is typed. */
  removeCopyButton() { this.copyButton?.remove(); }
}

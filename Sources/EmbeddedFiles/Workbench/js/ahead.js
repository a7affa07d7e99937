// What is typed between two cards: from "Save and next" until the next card is shown.

import { h, inLocale, t } from "page/dom.js";

export class TypeAhead {
  /** Takes the focus from a text, so that nothing more is typed into it. */
  constructor(text, locale) {
    this.text = text;
    this.composing = false;
    this.area = h("textarea", {
      class: "ahead", rows: "1", spellcheck: "false", autocomplete: "off", autocapitalize: "off", "aria-label": t("saving"), ...inLocale(locale),
      compositionstart: () => { this.composing = true; },
      // The next syllable may be composed at once.
      compositionend: () => { this.composing = false; setTimeout(() => this.finish()); },
    });
    document.body.append(this.area);
    this.cover(text);
    this.area.focus({ preventScroll: true });
  }

  cover(text) {
    for (const [name, value] of Object.entries(text.getBoundingClientRect().toJSON())) {
      if (["left", "top", "width", "height"].includes(name)) this.area.style[name] = `${value}px`;
    }
  }

  /** Moves what was typed to a text of the next card, as soon as nothing is being composed. */
  moveTo(text) {
    this.text = text;
    this.hasTarget = true;
    this.cover(text);
    this.finish();
  }

  finish() {
    if (!this.hasTarget || this.composing || !this.area.isConnected) return;
    const typed = this.area.value;
    if (this.remove() && typed) document.execCommand("insertText", false, typed);
  }

  /** Gives the focus back, unless it has moved on, and returns whether it did; what was typed is dropped. */
  remove() {
    const hasFocus = document.activeElement === this.area;
    this.area.remove();
    if (hasFocus) this.text.focus();
    return hasFocus;
  }
}

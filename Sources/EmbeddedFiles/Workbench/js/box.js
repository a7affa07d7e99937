// A textarea over a mirror of its text, in which findings are underlined.
//
// Nothing changes the text, the selection or the focus during a composition with an input method.

import { directionOf, freezeAnnouncements, h, inLocale } from "page/dom.js";

const SEVERITIES = ["error", "warning", "info"];
const canHighlight = "highlights" in CSS;
/** The boxes on the page. */
const boxes = new Set();

/** Highlights the arguments and findings in all boxes, if the browser supports highlights. */
function paint() {
  if (!canHighlight) return;
  CSS.highlights.set("argument", new Highlight(...[...boxes].flatMap(box => box.arguments)));
  for (const severity of SEVERITIES) {
    const ranges = [...boxes].flatMap(box => box.ranges.filter(item => item.severity === severity).map(item => item.range));
    CSS.highlights.set(severity, new Highlight(...ranges));
  }
}

/** Returns the range of a finding; for a single character, the range of its fix, which is easier to see and select. */
export function shownRange({ start, end, fix }) { return fix && end - start < 2 ? fix : { start, end }; }

export class TextBox {
  /** @param onInput is called after the text has changed; onComposed is called first when a composition has ended. */
  constructor({ id, text, locale, attributes, onInput, onComposed }) {
    this.composing = false;
    this.direction = directionOf(locale);
    this.ranges = [];
    this.arguments = [];
    this.node = document.createTextNode("");
    this.area = h("textarea", {
      id, rows: "1", spellcheck: "false", autocomplete: "off", autocapitalize: "off", ...inLocale(locale), ...attributes,
      input: () => { this.updateDirection(); this.mirrorText(); this.grow(); onInput(this); },
      compositionstart: () => { this.composing = true; freezeAnnouncements(true); },
      compositionend: () => {
        this.composing = false;
        // No input event follows: apply pending updates, then send the composed text.
        onComposed();
        onInput(this);
        freezeAnnouncements(false);
      },
    });
    this.element = h("div", { class: "box", ...inLocale(locale) },
      h("div", { class: "mirror", "aria-hidden": "true" }, this.node), this.area);
    this.setText(text);
    boxes.add(this);
  }

  get value() { return this.area.value; }

  /** Sets the writing direction: that of the language if the text is empty, or else that of its letters. */
  updateDirection() { this.area.dir = this.area.value ? "auto" : this.direction; }

  remove() {
    boxes.delete(this);
    paint();
  }

  /** Replaces the text, which the browser cannot undo. */
  setText(text) {
    this.area.value = text;
    this.updateDirection();
    this.mirrorText();
    requestAnimationFrame(() => this.grow());
  }

  /** Changes the text like typing, so that the browser can undo it. */
  insert(start, end, text) {
    this.select(start, end);
    if (text) document.execCommand("insertText", false, text);
    else document.execCommand("delete");
  }

  select(start, end) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
  }

  grow() {
    if (CSS.supports("field-sizing", "content")) return;
    this.area.style.height = "auto";
    this.area.style.height = `${this.area.scrollHeight + 2}px`;
  }

  /** Replaces only what differs, so that the ranges of findings move with the text. */
  mirrorText() {
    const [old, text] = [this.node.data, this.area.value];
    let start = 0;
    while (start < old.length && start < text.length && old[start] === text[start]) start++;
    let end = 0;
    while (end < old.length - start && end < text.length - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
    if (old.length !== text.length || start < old.length) {
      this.node.replaceData(start, old.length - start - end, text.slice(start, text.length - end));
    }
  }

  /** Underlines findings, whose positions are in the whole message; the text starts at an offset of the message. */
  underline(findings, offset) {
    const inText = position => Math.min(Math.max(0, position - offset), this.node.length);
    this.ranges = findings.filter(finding => finding.start != null).map(finding => {
      const range = document.createRange();
      const { start, end } = shownRange(finding);
      range.setStart(this.node, inText(start));
      range.setEnd(this.node, inText(end));
      return { severity: finding.severity, range };
    });
    // An argument with an error is only underlined.
    const isWrong = ({ index, 0: text }) => findings.some(({ severity, start, end }) =>
      severity === "error" && inText(start) < index + text.length && inText(end) > index);
    this.arguments = [...this.node.data.matchAll(/\{\s*[\p{L}_][\p{L}\p{N}_.]*(?=\s*[,}])/gu)].filter(match => !isWrong(match)).map(match => {
      const range = document.createRange();
      range.setStart(this.node, match.index);
      range.setEnd(this.node, match.index + match[0].length + (this.node.data[match.index + match[0].length] === "}" ? 1 : 0));
      return range;
    });
    this.area.setAttribute("aria-invalid", String(findings.some(finding => finding.severity === "error")));
    paint();
  }
}

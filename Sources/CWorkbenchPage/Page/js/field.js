// A text that is edited: a textarea over a mirror of its text, in which findings are underlined.
//
// Nothing writes the text, the selection or the focus while somebody composes with an input method: what comes in between
// waits until the composition has ended.

import { freezeAnnouncements, h, inLocale, t, visible } from "./dom.js";

const SEVERITIES = ["error", "warning", "info"];
const canHighlight = "highlights" in CSS;
const shown = new Set();
export const GLYPHS = { error: "!", warning: "?", info: "i" };

function paint() {
  if (!canHighlight) return;
  for (const severity of SEVERITIES) {
    const ranges = [...shown].flatMap(field => field.ranges.filter(item => item.severity === severity).map(item => item.range));
    CSS.highlights.set(severity, new Highlight(...ranges));
  }
}

export class Field {
  /** @param onInput is called when the text has changed; onFlush when a composition has ended. */
  constructor(slot, locale, { editable, onInput, onCopy, onMark, onResolve }) {
    this.key = slot.key;
    this.role = slot.role;
    this.locale = locale;
    this.known = slot.text ?? null;
    this.composing = false;
    this.pending = null;
    this.ranges = [];
    this.editable = editable;
    this.node = document.createTextNode("");
    this.mirror = h("div", { class: "mirror", "aria-hidden": "true" }, this.node);
    const id = `text-${slot.key}`;
    this.area = h("textarea", {
      id, rows: "1", spellcheck: "false", autocomplete: "off", autocapitalize: "off", placeholder: slot.source ?? "",
      "aria-describedby": `${id}-source ${id}-findings`, ...inLocale(locale), readonly: !editable || slot.conflict != null,
      input: () => { this.mirrorText(); this.grow(); onInput(this); },
      compositionstart: () => { this.composing = true; freezeAnnouncements(true); },
      compositionend: () => {
        this.composing = false;
        // No input event follows: what waited is applied, and the last syllable is sent.
        this.flush();
        onInput(this);
        freezeAnnouncements(false);
      },
    });
    this.findings = h("ul", { class: "findings", id: `${id}-findings` });
    this.meta = h("span", { class: "meta" });
    this.fit = h("span", { class: "meta" });
    this.tools = h("div", { class: "under" });
    this.conflict = h("div", { class: "conflict", hidden: true });
    this.box = h("div", { class: "box", ...inLocale(locale) }, this.mirror, this.area);
    this.element = h("section", { class: "slot", "aria-label": slot.key },
      h("header", {}, h("h2", {}, h("label", { for: id }, t(slot.role))), h("code", {}, slot.key), this.meta),
      slot.source == null ? null : h("p", { class: "source-text", id: `${id}-source`, lang: "en" }, visible(slot.source)),
      this.box, this.conflict, this.tools, this.findings);
    this.handlers = { onCopy, onMark, onResolve };
    this.setText(slot.conflict?.mine ?? slot.text ?? "");
    this.apply(slot, true);
    shown.add(this);
  }

  get value() { return this.area.value; }

  remove() {
    shown.delete(this);
    paint();
  }

  /** Replaces the text, which the browser's undo cannot take back. */
  setText(text) {
    this.area.value = text;
    this.mirrorText();
    requestAnimationFrame(() => this.grow());
  }

  /** Changes the text as if it were typed, so that the browser's undo takes it back. */
  insert(start, end, text) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
    if (text) document.execCommand("insertText", false, text);
    else document.execCommand("delete");
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

  /** Takes over what the workbench says about a text; nothing that is outdated, and nothing during a composition. */
  apply(slot, isFirst = false) {
    if (this.composing) {
      this.pending = slot;
      return;
    }
    if (!isFirst && (slot.text ?? "") !== this.value && !slot.conflict) return;
    this.drawFindings(slot.findings);
    this.drawTools(slot);
    this.drawConflict(slot.conflict);
    this.meta.textContent = slot.edited ? `• ${t("edited")}` : "";
  }

  flush() {
    const slot = this.pending;
    this.pending = null;
    if (slot) this.apply(slot);
  }

  drawFindings(findings) {
    this.list = findings;
    this.ranges = findings.filter(finding => finding.start != null).map(finding => {
      const range = document.createRange();
      const length = this.node.length;
      range.setStart(this.node, Math.min(finding.start, length));
      range.setEnd(this.node, Math.min(finding.end, length));
      return { severity: finding.severity, range };
    });
    this.findings.replaceChildren(...findings.map(finding => h("li", { class: `finding ${finding.severity}` },
      h("span", { class: `glyph ${finding.severity}`, "aria-hidden": "true" }, GLYPHS[finding.severity]),
      h("p", {}, finding.message, " ", h("code", { class: "rule" }, finding.rule)),
      finding.fix && this.editable ? h("button", {
        type: "button", class: "fix", click: () => this.insert(finding.fix.start, finding.fix.end, finding.fix.text),
      }, finding.fix.text ? t("replace", { text: visible(finding.fix.text) }) : t("remove")) : null)));
    this.area.setAttribute("aria-invalid", String(findings.some(finding => finding.severity === "error")));
    paint();
  }

  drawTools(slot) {
    const rules = slot.findings.map(finding => finding.rule);
    const tool = (text, act) => h("button", { type: "button", click: () => act(this) }, text);
    this.tools.replaceChildren(this.fit, ...(this.editable ? [
      slot.text == null && slot.source != null && !this.value ? tool(t("copy-source"), this.handlers.onCopy) : "",
      rules.includes("stale-translation") ? tool(t("still-right"), this.handlers.onMark) : "",
      rules.includes("unrecorded-translation") ? tool(t("reviewed"), this.handlers.onMark) : "",
    ] : []));
  }

  /** Two texts for the same place, of which a person chooses. */
  drawConflict(conflict) {
    this.conflict.hidden = !conflict;
    this.area.readOnly = !this.editable || conflict != null;
    if (!conflict) return;
    const choose = keep => () => this.handlers.onResolve(this, keep, conflict);
    this.conflict.replaceChildren(h("p", {}, `⚠ ${t("conflict-found")}`),
      h("dl", {}, h("dt", {}, t("on-disk")), h("dd", inLocale(this.locale), visible(conflict.theirs ?? "–")),
        h("dt", {}, t("yours")), h("dd", inLocale(this.locale), visible(conflict.mine))),
      h("div", { class: "chips" }, h("button", { type: "button", click: choose(false) }, t("take")),
        h("button", { type: "button", click: choose(true) }, t("keep"))));
  }

  /** Selects the words of a finding. */
  select(finding) {
    this.area.focus();
    if (finding?.start != null) this.area.setSelectionRange(finding.start, finding.end);
  }
}

// The field of a message: its editor, its source, its findings and its tools.
//
// A plural or select is edited as code, or as one text for each branch; the gaps, the syntax between these texts, stay.

import { shownRange, TextBox } from "page/box.js";
import { branchSource, escapeTrailingApostrophe, drawChoice, edits, leaves, selectedIndex } from "page/branches.js";
import { alarm, h, t, visible, withArguments } from "page/dom.js";
import { Insertions } from "page/insertions.js";
import { conflictChoice, TypingPause, findingWithActions } from "page/findings.js";

export class Field {
  /** Whether plurals and selects are shown as code. */
  static showsCode = false;

  /** @param slot is a message as the workbench sends it; handlers are the functions to call, by action of the user. */
  constructor(slot, locale, { editable, language, handlers }) {
    this.key = slot.key;
    this.role = slot.role;
    this.locale = locale;
    this.language = language;
    this.editable = editable;
    this.handlers = handlers;
    this.storeServerText(slot);
    this.draftConflict = this.slotAfterComposition = null;
    this.pause = new TypingPause(() => this.apply(this.lastSlot));
    // Names of undo steps: the typing in one text (`text 0`), or one action of the user (`action 1`).
    this.step = this.sentStep = this.actionStep = null;
    this.actions = 0;
    this.boxes = [];
    // Attributes that refer to elements separate their IDs by spaces.
    this.id = `text-${slot.key.replace(/\s/g, encodeURIComponent)}`;
    this.label = h("label", {}, slot.form ?? t(slot.role));
    this.meta = h("span", { class: "meta" });
    this.lineCount = h("span", { class: "meta" });
    this.source = slot.source == null ? null : h("p", { class: "source-text", id: `${this.id}-source`, lang: language }, withArguments(slot.source));
    this.earlier = h("p", { class: "meta" });
    this.body = h("div", {});
    this.conflict = h("div", { class: "conflict", hidden: true });
    this.insertions = new Insertions(text => this.insert(text));
    this.tools = h("div", { class: "under" });
    this.findings = h("ul", { class: "findings", id: `${this.id}-findings` });
    this.ignored = h("ul", { class: "findings meta" });
    this.element = h("section", { class: "slot", "aria-label": slot.key, focusout: event => this.onFocusOut(event), focusin: event => { if (event.target.matches("textarea")) this.lastArea = event.target; } },
      h("header", {}, h("h2", {}, this.label), h("code", {}, h("bdi", {}, slot.key)), this.meta),
      this.source, this.earlier, this.body, this.conflict, this.findings, this.tools, this.ignored);
    this.load(slot);
    this.apply(slot, true);
  }

  /** Stores the text of the workbench, which may be a draft, and the text on disk. */
  storeServerText(slot) {
    this.serverText = slot.text ?? null;
    this.diskText = slot.edited ? slot.base ?? null : this.serverText;
  }

  /** Takes over a text that an action has changed, unless another text was typed meanwhile. */
  takeOver(change) {
    const isTyped = this.value !== (this.serverText ?? "") && this.value !== (change.text ?? "");
    this.storeServerText(change);
    if (!isTyped && this.value !== (this.serverText ?? "")) this.showAtOnce(this.serverText ?? "");
  }

  /** Shows another text of the message before the workbench has parsed it; if that is impossible, no text can be typed until then. */
  showAtOnce(text) {
    const texts = this.textsOf(text);
    for (const [index, box] of this.boxes.entries()) {
      if (texts) box.setText(texts[index]);
      else box.area.readOnly = true;
    }
    this.unparsedMessage = texts ? null : text;
  }

  /** Returns the texts of the boxes in a message with the same gaps; null if it has others. */
  textsOf(message) {
    const [first, ...gaps] = this.gaps;
    if (!message.startsWith(first)) return null;
    const texts = [];
    let start = first.length;
    for (const [index, gap] of gaps.entries()) {
      const end = index === gaps.length - 1 ? message.length - gap.length : message.indexOf(gap, start);
      if (end < start || !message.startsWith(gap, end)) return null;
      texts.push(message.slice(start, end));
      start = end + gap.length;
    }
    return texts;
  }

  get composing() { return this.boxes.some(box => box.composing); }

  /** The text that is being typed: one branch of a plural or select; null if there is none. */
  get typedText() { return this.boxes.find(box => box.area === document.activeElement)?.value ?? null; }

  get hasFocus() { return this.element.contains(document.activeElement); }

  /** The whole message; a missing message stays empty until one of its texts is typed. */
  get value() {
    return this.unparsedMessage == null && this.isMissing && this.boxes.every(box => box.value === "") ? "" : this.joined;
  }

  /** The texts joined with the syntax around them. */
  get joined() { return this.unparsedMessage ?? this.gaps.reduce((text, gap, index) => text + gap + this.escapedText(index), ""); }

  /** Replaces lone surrogates, which files cannot contain. */
  replaceLoneSurrogates() {
    for (const box of this.boxes) {
      if (!box.composing && !box.value.isWellFormed()) box.setText(box.value.toWellFormed());
    }
  }

  /** Returns the text of a box in the syntax of the message; empty for the last gap, which no text follows. */
  escapedText(index) {
    const text = this.boxes[index]?.value ?? "";
    return this.quotable ? escapeTrailingApostrophe(text, this.quotable) : text;
  }

  /** The ranges of the texts in the message. */
  get textRanges() {
    let end = 0;
    return this.boxes.map((box, index) => {
      const start = end + this.gaps[index].length;
      end = start + this.escapedText(index).length;
      return { box, start, end: start + box.value.length };
    });
  }

  /** Returns the range of the text that contains a range of the message; null if it is not within a text. */
  textRangeAround({ start, end }) {
    return start == null ? null : this.textRanges.find(place => place.start <= start && end <= place.end) ?? null;
  }

  remove() { for (const box of this.boxes) box.remove(); }

  // MARK: Layout

  /** Shows a message; boxes whose layout is unchanged are kept. */
  load(slot) {
    const choice = Field.showsCode || slot.conflict ? null : slot.choice ?? null;
    this.isMissing = choice != null && slot.template != null;
    const text = slot.conflict?.mine ?? slot.text ?? (this.isMissing ? slot.template : "");
    const all = choice ? leaves(choice) : [{ start: 0, end: text.length }];
    const caret = this.caret;
    this.unparsedMessage = null;
    this.quotable = choice && slot.quotable;
    this.gaps = [...all, { start: text.length }].map((leaf, index) => text.slice(all[index - 1]?.end ?? 0, leaf.start));
    const layout = this.layoutOf(slot);
    if (layout !== this.layout) {
      // Drawing removes the focus, and `onFocusOut` would draw again: it does nothing without a slot.
      const { lastSlot } = this;
      this.lastSlot = null;
      this.draw(slot, choice);
      this.lastSlot = lastSlot;
      this.layout = layout;
    }
    for (const [index, leaf] of all.entries()) {
      const leafText = text.slice(leaf.start, leaf.end);
      if (this.boxes[index].value !== leafText) this.boxes[index].setText(leafText);
    }
    if (caret != null && !this.hasFocus) this.focus(caret);
  }

  /** Returns everything that decides the elements of a message: its choice without the texts. */
  layoutOf(slot) {
    if (Field.showsCode || slot.conflict || !slot.choice) return "";
    return JSON.stringify(slot.choice, (name, value) => ["start", "end", "text"].includes(name) ? undefined : value);
  }

  draw(slot, choice) {
    for (const box of this.boxes) box.remove();
    this.drawnFindings = null;
    const readonly = !this.editable || slot.conflict != null;
    const options = { locale: this.locale, text: "", onInput: box => this.onTyped(box), onComposed: () => this.applyAfterComposition() };
    if (choice) {
      const all = leaves(choice);
      this.boxes = [];
      const draw = (branch, head) => {
        const id = `${this.id}-${this.boxes.length}`;
        const { values } = all[this.boxes.length];
        const box = new TextBox({ ...options, id, attributes: {
          readonly, "aria-describedby": `${id}-source ${id}-findings`, focus: () => {
            // The number of lines moves to the text that is shown.
            title.after(this.lineCount);
            this.insertions.moveTo(box, readonly ? null : branch.source);
            this.handlers.onFocus(this, values);
          },
        } });
        box.findings = h("ul", { class: "findings", id: `${id}-findings` });
        this.boxes.push(box);
        const [label, remove] = head;
        box.area.setAttribute("aria-label", `${this.label.textContent}, ${label.textContent ?? label}`);
        const title = h("label", { for: id }, label);
        box.branch = h("div", { class: "branch" }, h("p", { class: "head" }, title, remove),
          branchSource(branch.source, `${id}-source`, this.language), box.element, box.findings);
        return box.branch;
      };
      const changes = edits(choice);
      this.body.replaceChildren(drawChoice(choice, {
        editable: !readonly, draw, onChange: edit => this.applyBranchEdit(changes.indexOf(edit)),
      }));
    } else {
      this.boxes = [new TextBox({ ...options, id: this.id, attributes: {
        readonly, "aria-describedby": `${this.id}-source ${this.id}-findings`,
        focus: () => this.handlers.onFocus(this, {}),
      } })];
      this.body.replaceChildren(this.boxes[0].element);
    }
    this.label.htmlFor = this.boxes[0].area.id;
    // If each branch shows its source, the code of the whole source is redundant.
    if (this.source) this.source.hidden = choice != null && leaves(choice).every(leaf => leaf.source != null);
  }

  // MARK: Changes

  onTyped(box) {
    this.unparsedMessage = null;
    this.insertions.removeCopyButton();
    this.pause.begin();
    this.step = this.actionStep ?? `text ${this.boxes.indexOf(box)}`;
    this.handlers.onInput(this);
  }

  /** Returns whether the text to send starts a new undo step, and remembers the step as sent. */
  startsNewUndoStep() {
    const isNew = this.step !== this.sentStep;
    this.sentStep = this.step;
    return isNew;
  }

  /** Changes a part of the message, as its own undo step. */
  change(edit) {
    this.actionStep = `action ${++this.actions}`;
    this.replace(edit);
    this.actionStep = null;
  }

  /** Changes a part of the message, like typing if the part is in one text. */
  replace({ start, end, text }) {
    const place = this.textRangeAround({ start, end });
    if (place) {
      place.box.insert(start - place.start, end - place.start, text);
      return;
    }
    // The boxes are drawn again once the workbench has parsed the message; until then they are read-only.
    const { joined } = this;
    for (const { area } of this.boxes) area.readOnly = true;
    // If the focus is elsewhere, it stays there.
    this.targetCaret = this.hasFocus ? start : null;
    this.unparsedMessage = joined.slice(0, start) + text + joined.slice(end);
    this.step = this.actionStep;
    this.handlers.onInput(this);
  }

  /** Applies the edit at an index of the newest `edits`, if the workbench has parsed the current message. */
  applyBranchEdit(index) {
    const edit = this.lastSlot?.choice && (this.lastSlot.text ?? this.lastSlot.template) === this.joined ? edits(this.lastSlot.choice)[index] : null;
    if (edit) this.change(edit);
  }

  /** Makes the texts editable again after the workbench has refused a change. */
  unlock() {
    this.unparsedMessage = null;
    this.targetCaret = null;
    this.drawConflict(null);
  }

  /** Inserts a text at the last position of the caret. */
  insert(text) {
    const box = this.boxes.find(box => box.area === this.lastArea) ?? this.boxes[0];
    box.insert(box.area.selectionStart, box.area.selectionEnd, text);
  }

  /** The caret's position in the message; null if the field is not focused. */
  get caret() {
    const place = (this.boxes.length > 0 ? this.textRanges : []).find(place => place.box.area === document.activeElement);
    return place ? place.start + place.box.area.selectionStart : null;
  }

  /** Focuses the text at or after a position of the message. */
  focus(at = 0) {
    const ranges = this.textRanges;
    const place = ranges.find(range => at <= range.end) ?? ranges[ranges.length - 1];
    const caret = Math.max(0, at - place.start);
    place.box.area.focus();
    if (at > 0) place.box.area.setSelectionRange(caret, caret);
  }

  /** Scrolls the focused text into view, with its findings if there is room. */
  reveal() {
    const box = this.boxes.find(box => box.area === document.activeElement);
    if (!box) return;
    const { lastElementChild } = box.findings?.childElementCount ? box.findings : this.findings;
    for (const element of [lastElementChild, box.element]) element?.scrollIntoView({ block: "nearest" });
  }

  /** Selects the text of a finding. */
  select(finding) {
    const { start, end } = shownRange(finding);
    const place = this.textRangeAround({ start, end });
    if (place) place.box.select(start - place.start, end - place.start);
    else this.focus();
  }

  /** Draws the field again, after it has lost the focus, if its layout changed while it was edited. */
  onFocusOut(event) {
    if (!this.element.contains(event.relatedTarget) && this.lastSlot) this.apply(this.lastSlot);
  }

  /** Applies a response of the workbench, unless it is outdated; a response during a composition waits for its end. */
  apply(slot, isFirst = false) {
    if (this.composing) {
      this.slotAfterComposition = slot;
      return;
    }
    if (this.draftConflict && !slot.conflict) this.setDraftConflict(slot.text ?? null, this.draftConflict.mine);
    if (!isFirst && (slot.text ?? "") !== this.value && !slot.conflict) return;
    this.lastSlot = slot;
    const movesCaret = this.targetCaret != null;
    // A message that is invalid for a moment keeps its boxes.
    const hasOtherLayout = this.layoutOf(slot) !== this.layout && (slot.choice || slot.conflict);
    if (this.unparsedMessage != null || (hasOtherLayout && (movesCaret || !this.boxes.some(box => box.area === document.activeElement)))) this.load(slot);
    if (movesCaret) this.focus(this.targetCaret);
    this.targetCaret = null;
    this.drawFindings(this.pause.filter(slot.findings, this.hasFocus));
    this.ignored.replaceChildren(...(slot.ignored ?? []).map(({ rule, reason }) => h("li", {}, t("ignored", { rule, reason: visible(reason) }), " ",
      this.editable ? h("button", { type: "button", class: "quiet", click: () => this.handlers.onUnignore(this, rule) }, t("notice-again")) : "")));
    this.drawTools(slot);
    this.drawConflict(slot.conflict ?? this.draftConflict);
    this.source?.replaceChildren(withArguments(slot.source ?? ""));
    this.earlier.replaceChildren(...(slot.previousSource == null ? [] : [`${t("previous-source")}: `, withArguments(slot.previousSource)]));
    const lack = slot.optional ? "" : slot.text == null ? "missing" : slot.text === "" && slot.source !== "" ? "empty" : "";
    const states = [lack ? t(lack) : "", slot.edited ? t("edited") : ""].filter(Boolean);
    this.meta.textContent = states.length > 0 ? `${lack === "missing" ? "○" : "•"} ${states.join(" · ")}` : "";
    this.meta.classList.toggle("error", lack === "empty");
    for (const element of [this.body, this.source]) element?.classList.toggle("code", Field.showsCode && slot.choice != null);
  }

  /** Marks the branch that the preview shows, if it is known. */
  markShown(values) {
    const choice = this.lastSlot?.choice;
    if (!choice || Field.showsCode) return;
    const shown = selectedIndex(choice, values, this.locale);
    for (const [index, { branch }] of this.boxes.entries()) branch?.classList.toggle("shown", index === shown);
    if (!this.hasFocus) this.boxes[shown]?.branch?.querySelector(".head label").after(this.lineCount);
  }

  /** Shows the message as code or as its texts. */
  toggleCode() {
    // A text that the workbench does not have yet must not be replaced.
    if ((this.lastSlot.conflict?.mine ?? this.lastSlot.text ?? "") !== this.value) return;
    this.load(this.lastSlot);
    this.apply(this.lastSlot, true);
  }

  applyAfterComposition() {
    const slot = this.slotAfterComposition;
    this.slotAfterComposition = null;
    if (slot) this.apply(slot);
  }

  // MARK: Findings and tools

  drawFindings(findings) {
    this.shownFindings = findings;
    const lists = new Map([[this.findings, []], ...this.boxes.map(box => [box.findings ?? this.findings, []])]);
    for (const finding of findings) lists.get(this.textRangeAround(finding)?.box.findings ?? this.findings).push(finding);
    for (const { box, start } of this.textRanges) box.underline(lists.get(box.findings ?? this.findings), start);
    // Unchanged findings are not drawn again, because their buttons may have the focus.
    const drawn = JSON.stringify(findings);
    if (drawn !== this.drawnFindings) {
      for (const [list, items] of lists) list.replaceChildren(...items.map(finding => this.drawFinding(finding)));
    }
    this.drawnFindings = drawn;
  }

  drawFinding(finding) {
    const { onMark, onExplain, onIgnore } = this.handlers;
    return findingWithActions(finding, this.editable,
      { onFix: () => this.change(finding.fix), onMark: () => onMark(this), onExplain, onIgnore: () => onIgnore(this, finding) });
  }

  drawTools(slot) {
    const tool = (text, act) => h("button", { type: "button", class: "quiet", click: act }, text);
    // After an error, the user can start again from the source.
    const canCopy = slot.source != null && (!this.value || slot.findings.some(finding => finding.severity === "error"));
    this.insertions.draw(this.editable && !slot.conflict ? slot.insertable ?? [] : []);
    // In a plural, the number of lines and the argument buttons move with the focus.
    const isPlain = this.boxes.length === 1;
    this.tools.replaceChildren(...(isPlain ? [this.lineCount, this.insertions.chips] : []), ...(this.editable ? [
      canCopy ? tool(t("copy-source"), () => this.change({ start: 0, end: this.joined.length, text: slot.source })) : "",
      slot.edited && !slot.conflict ? tool(t("revert"), () => this.handlers.onRevert(this)) : "",
    ] : []), slot.choice && !slot.conflict ? h("button", { type: "button", class: "quiet turn", click: () => this.handlers.onToggleCode(this) },
      t(Field.showsCode ? "as-sentences" : "as-code")) : "");
    // In an invalid message, branches cannot be added or removed.
    for (const button of this.body.querySelectorAll(".head button, legend button, .adding button")) button.disabled = !slot.choice;
    // A missing translation needs all forms of its language: they cannot be removed.
    for (const button of this.body.querySelectorAll(".head button, legend button")) button.hidden = slot.text == null;
  }

  /** Shows the conflict between another page's text and the text typed here, unless they are equal. */
  setDraftConflict(theirs, mine) {
    this.draftConflict = theirs === mine ? null : { theirs, mine, isDraft: true };
    this.drawConflict(this.draftConflict);
  }

  /** Draws a conflict with its two texts, for the user to choose from. */
  drawConflict(conflict) {
    if (conflict && this.conflict.hidden) alarm(t("conflict-found"));
    this.conflict.hidden = !conflict;
    for (const { area } of this.boxes) area.readOnly = !this.editable || conflict != null;
    if (!conflict) return;
    this.conflict.replaceChildren(...conflictChoice(conflict, this.locale, keep => this.handlers.onResolve(this, keep, conflict)));
  }
}

// A message that is edited, with its source, its findings, and what else can be done about it.
//
// A plural or select is edited as one text for each branch, or as its code; what stands around the branches stays as it is.

import { extent, TextBox } from "page/box.js";
import { branchSource, closed, drawChoice, edits, leaves, place } from "page/branches.js";
import { diff } from "page/diff.js";
import { alarm, h, t, visible, withArguments } from "page/dom.js";
import { Insertions } from "page/insertions.js";
import { alternatives, Pause, remedies } from "page/remedies.js";

export class Field {
  /** Whether plurals and selects are shown as code. */
  static showsCode = false;
  /** Whether what has changed in the source is not shown. */
  static hidesSourceChange = false;

  /** @param handlers are functions by what somebody does to the field. */
  constructor(slot, locale, { editable, language, handlers }) {
    this.key = slot.key;
    this.role = slot.role;
    this.locale = locale;
    this.language = language;
    this.editable = editable;
    this.handlers = handlers;
    this.learn(slot);
    this.clash = null;
    this.pause = new Pause(() => this.apply(this.last));
    // What is undone together: what is typed into one text, or one action.
    this.step = this.sentStep = this.acting = this.pending = null;
    this.actions = 0;
    this.boxes = [];
    this.id = `text-${slot.key}`;
    this.label = h("label", {}, t(slot.role));
    this.meta = h("span", { class: "meta" });
    this.fit = h("span", { class: "meta" });
    this.source = slot.source == null ? null : h("p", { class: "source-text", id: `${this.id}-source`, lang: language }, withArguments(slot.source));
    this.sourceChange = h("div", { class: "source-change", hidden: true });
    this.body = h("div", {});
    this.conflict = h("div", { class: "conflict", hidden: true });
    this.insertions = new Insertions(text => this.insert(text));
    this.tools = h("div", { class: "under" });
    this.findings = h("ul", { class: "findings", id: `${this.id}-findings` });
    this.ignored = h("ul", { class: "findings meta" });
    this.element = h("section", { class: "slot", "aria-label": slot.key, focusout: event => this.left(event), focusin: event => { if (event.target.matches("textarea")) this.lastArea = event.target; } },
      h("header", {}, h("h2", {}, this.label), h("code", {}, h("bdi", {}, slot.key)), this.meta),
      this.source, this.sourceChange, this.body, this.conflict, this.findings, this.tools, this.ignored);
    this.load(slot);
    this.apply(slot, true);
  }

  /** Takes over which text the workbench has, and which is on disk. */
  learn(slot) {
    this.known = slot.text ?? null;
    this.saved = slot.edited ? slot.base ?? null : this.known;
  }

  get composing() { return this.boxes.some(box => box.composing); }

  /** The text that is being typed, of those of a plural or select; null where none is. */
  get typedText() { return this.boxes.find(box => box.area === document.activeElement)?.value ?? null; }

  get hasFocus() { return this.element.contains(document.activeElement); }

  /** The whole message; a missing one is empty until one of its texts is not. */
  get value() {
    return this.whole == null && this.isMissing && this.boxes.every(box => box.value === "") ? "" : this.joined;
  }

  /** What stands around the texts, and the texts. */
  get joined() { return this.whole ?? this.gaps.reduce((text, gap, index) => text + gap + this.written(index), ""); }

  /** Replaces what is half a character (of a surrogate pair), which has no place in a file. */
  mendCharacters() {
    for (const box of this.boxes) {
      if (!box.composing && !box.value.isWellFormed()) box.setText(box.value.toWellFormed());
    }
  }

  /** A text as it stands in the message; none after the last gap. */
  written(index) {
    const text = this.boxes[index]?.value ?? "";
    return this.quotable ? closed(text, this.quotable) : text;
  }

  /** Where the texts stand in the message. */
  get places() {
    let end = 0;
    return this.boxes.map((box, index) => {
      const start = end + this.gaps[index].length;
      end = start + this.written(index).length;
      return { box, start, end: start + box.value.length };
    });
  }

  /** The text that a part of the message is in; null where it is in none. */
  place({ start, end }) {
    return start == null ? null : this.places.find(place => place.start <= start && end <= place.end) ?? null;
  }

  remove() { for (const box of this.boxes) box.remove(); }

  // MARK: Layout

  /** Shows a message; texts that are there already stay where they are. */
  load(slot) {
    const choice = Field.showsCode || slot.conflict ? null : slot.choice ?? null;
    this.isMissing = choice != null && slot.template != null;
    const text = slot.conflict?.mine ?? slot.text ?? (this.isMissing ? slot.template : "");
    const all = choice ? leaves(choice) : [{ start: 0, end: text.length }];
    const caret = this.caret;
    this.whole = null;
    this.quotable = choice && slot.quotable;
    this.gaps = [...all, { start: text.length }].map((leaf, index) => text.slice(all[index - 1]?.end ?? 0, leaf.start));
    const layout = this.layoutOf(slot);
    if (layout !== this.layout) {
      // The focus that fields lose while they are drawn is no reason to draw them.
      const { last } = this;
      this.last = null;
      this.draw(slot, choice);
      this.last = last;
      this.layout = layout;
    }
    for (const [index, leaf] of all.entries()) {
      const own = text.slice(leaf.start, leaf.end);
      if (this.boxes[index].value !== own) this.boxes[index].setText(own);
    }
    if (caret != null && !this.hasFocus) this.focus(caret);
  }

  /** What decides which elements a message has: all but the texts of its branches. */
  layoutOf(slot) {
    if (Field.showsCode || slot.conflict || !slot.choice) return "";
    return JSON.stringify(slot.choice, (name, value) => ["start", "end", "text"].includes(name) ? undefined : value);
  }

  draw(slot, choice) {
    for (const box of this.boxes) box.remove();
    this.drawn = null;
    const readonly = !this.editable || slot.conflict != null;
    const options = { locale: this.locale, text: "", onInput: box => this.typed(box), onComposed: () => this.flush() };
    if (choice) {
      const all = leaves(choice);
      this.boxes = [];
      const draw = (branch, head) => {
        const id = `${this.id}-${this.boxes.length}`;
        const { values } = all[this.boxes.length];
        const box = new TextBox({ ...options, id, attributes: {
          readonly, "aria-describedby": `${id}-source ${id}-findings`, focus: () => {
            // What is about the shown text stays beside its field.
            title.after(this.fit);
            this.insertions.goTo(box, readonly ? null : branch.source);
            this.handlers.onFocus(this, values);
          },
        } });
        box.findings = h("ul", { class: "findings", id: `${id}-findings` });
        this.boxes.push(box);
        const [label, remove] = head;
        box.area.setAttribute("aria-label", `${t(this.role)}, ${label.textContent ?? label}`);
        const title = h("label", { for: id }, label);
        box.branch = h("div", { class: "branch" }, h("p", { class: "head" }, title, remove),
          branchSource(branch.source, `${id}-source`, this.language), box.element, box.findings);
        return box.branch;
      };
      const changes = edits(choice);
      this.body.replaceChildren(drawChoice(choice, {
        editable: !readonly, draw, onChange: edit => this.restructure(changes.indexOf(edit)),
      }));
    } else {
      this.boxes = [new TextBox({ ...options, id: this.id, attributes: {
        readonly, "aria-describedby": `${this.id}-source ${this.id}-findings`,
        focus: () => this.handlers.onFocus(this, {}),
      } })];
      this.body.replaceChildren(this.boxes[0].element);
    }
    this.label.htmlFor = this.boxes[0].area.id;
    // Where each branch has its source, the code of all of them says nothing more.
    if (this.source) this.source.hidden = choice != null && leaves(choice).every(leaf => leaf.source != null);
  }

  // MARK: Changes

  typed(box) {
    this.whole = null;
    this.insertions.endCopying();
    this.pause.begin();
    this.step = this.acting ?? `text ${this.boxes.indexOf(box)}`;
    this.handlers.onInput(this);
  }

  /** Whether what is sent now begins a step of its own. */
  takeStep() {
    const isNew = this.step !== this.sentStep;
    this.sentStep = this.step;
    return isNew;
  }

  /** Changes a part of the message, in a step of its own. */
  change(edit) {
    this.acting = `action ${++this.actions}`;
    this.replace(edit);
    this.acting = null;
  }

  /** Changes a part of the message, as if it were typed where it is in one text. */
  replace({ start, end, text }) {
    const place = this.place({ start, end });
    if (place) {
      place.box.insert(start - place.start, end - place.start, text);
      return;
    }
    // The fields follow when the workbench has read the new message; until then nothing is typed into the old ones.
    const { joined } = this;
    for (const { area } of this.boxes) area.readOnly = true;
    // A key from elsewhere leaves the focus there.
    this.target = this.hasFocus ? start : null;
    this.whole = joined.slice(0, start) + text + joined.slice(end);
    this.step = this.acting;
    this.handlers.onInput(this);
  }

  /** Adds or removes a branch, as the workbench has read the message last; one that it cannot read has none. */
  restructure(index) {
    const edit = this.last?.choice && (this.last.text ?? this.last.template) === this.joined ? edits(this.last.choice)[index] : null;
    if (edit) this.change(edit);
  }

  /** The workbench has not taken a change: the texts stay as they are. */
  refuse() {
    this.whole = null;
    this.target = null;
    this.drawConflict(null);
  }

  /** Inserts a text where the caret was last. */
  insert(text) {
    const box = this.boxes.find(box => box.area === this.lastArea) ?? this.boxes[0];
    box.insert(box.area.selectionStart, box.area.selectionEnd, text);
  }

  /** The caret's place in the message; null when the field is not focused. */
  get caret() {
    const place = (this.boxes.length > 0 ? this.places : []).find(place => place.box.area === document.activeElement);
    return place ? place.start + place.box.area.selectionStart : null;
  }

  /** Focuses the text at or after a place of the message. */
  focus(at = 0) {
    const places = this.places;
    const place = places.find(place => at <= place.end) ?? places[places.length - 1];
    const caret = Math.max(0, at - place.start);
    place.box.area.focus();
    if (at > 0) place.box.area.setSelectionRange(caret, caret);
  }

  /** Scrolls so that the text that has the focus is seen, with its findings if there is room. */
  reveal() {
    const box = this.boxes.find(box => box.area === document.activeElement);
    if (!box) return;
    const { lastElementChild } = box.findings?.childElementCount ? box.findings : this.findings;
    for (const element of [lastElementChild, box.element]) element?.scrollIntoView({ block: "nearest" });
  }

  /** Selects the words of a finding. */
  select(finding) {
    const { start, end } = extent(finding);
    const place = this.place({ start, end });
    if (place) place.box.select(start - place.start, end - place.start);
    else this.focus();
  }

  /** Texts that have become others while they were typed are drawn anew once nobody is there. */
  left(event) {
    if (!this.element.contains(event.relatedTarget) && this.last) this.apply(this.last);
  }

  /** Takes over what the workbench says about a text; nothing that is outdated, and nothing during a composition. */
  apply(slot, isFirst = false) {
    if (this.composing) {
      this.pending = slot;
      return;
    }
    if (this.clash && !slot.conflict) this.meet(slot.text ?? null, this.clash.mine);
    if (!isFirst && (slot.text ?? "") !== this.value && !slot.conflict) return;
    this.last = slot;
    const isAwaited = this.target != null;
    // A message that cannot be read for a moment keeps its fields.
    const isOther = this.layoutOf(slot) !== this.layout && (slot.choice || slot.conflict);
    if (this.whole != null || (isOther && (isAwaited || !this.boxes.some(box => box.area === document.activeElement)))) this.load(slot);
    if (isAwaited) this.focus(this.target);
    this.target = null;
    this.drawFindings(this.pause.filter(slot.findings, this.hasFocus));
    this.ignored.replaceChildren(...(slot.ignored ?? []).map(({ rule, reason }) => h("li", {}, t("ignored", { rule, reason: visible(reason) }), " ",
      this.editable ? h("button", { type: "button", class: "quiet", click: () => this.handlers.onNotice(this, rule) }, t("notice-again")) : "")));
    this.drawTools(slot);
    this.drawConflict(slot.conflict ?? this.clash);
    this.source?.replaceChildren(withArguments(slot.source ?? ""));
    const lack = slot.text == null ? "missing" : slot.text === "" && slot.source !== "" ? "empty" : "";
    const states = [lack ? t(lack) : "", slot.edited ? t("edited") : ""].filter(Boolean);
    this.meta.textContent = states.length > 0 ? `${lack === "missing" ? "○" : "•"} ${states.join(" · ")}` : "";
    this.meta.classList.toggle("error", lack === "empty");
    for (const element of [this.body, this.source]) element?.classList.toggle("code", Field.showsCode && slot.choice != null);
  }

  /** Marks the text that the given values lead to, where it is known. */
  markShown(values) {
    const choice = this.last?.choice;
    if (!choice || Field.showsCode) return;
    const shown = place(choice, values, this.locale);
    for (const [index, { branch }] of this.boxes.entries()) branch?.classList.toggle("shown", index === shown);
    if (!this.hasFocus) this.boxes[shown]?.branch?.querySelector(".head label").after(this.fit);
  }

  /** Shows the message as code or as its texts. */
  turn() {
    // A text that the workbench has not taken stays.
    if ((this.last.conflict?.mine ?? this.last.text ?? "") !== this.value) return;
    this.load(this.last);
    this.apply(this.last, true);
  }

  flush() {
    const { pending } = this;
    this.pending = null;
    if (pending) this.apply(pending);
  }

  // MARK: Findings and tools

  get isStale() { return this.list.some(finding => finding.rule === "stale-translation"); }

  drawFindings(findings) {
    this.list = findings;
    const lists = new Map([[this.findings, []], ...this.boxes.map(box => [box.findings ?? this.findings, []])]);
    for (const finding of findings) lists.get(this.place(finding)?.box.findings ?? this.findings).push(finding);
    for (const { box, start } of this.places) box.mark(lists.get(box.findings ?? this.findings), start);
    // The same findings stay where they are, with the focus that may be on their buttons.
    const drawn = JSON.stringify(findings);
    if (drawn !== this.drawn) {
      for (const [list, own] of lists) list.replaceChildren(...own.map(finding => this.drawFinding(finding)));
    }
    this.drawn = drawn;
  }

  drawFinding(finding) {
    const { onMark, onExplain, onIgnore } = this.handlers;
    return remedies(finding, this.editable,
      { onFix: () => this.change(finding.fix), onMark: () => onMark(this), onExplain, onIgnore: () => onIgnore(this, finding) });
  }

  drawTools(slot) {
    const tool = (text, act) => h("button", { type: "button", class: "quiet", click: act }, text);
    // Whoever has destroyed a message can begin anew.
    const canCopy = slot.source != null && (!this.value || slot.findings.some(finding => finding.severity === "error"));
    this.insertions.draw(this.editable && !slot.conflict ? slot.insertable ?? [] : []);
    // In a plural, both go where the focus is.
    const isPlain = this.boxes.length === 1;
    this.tools.replaceChildren(...(isPlain ? [this.fit, this.insertions.chips] : []), ...(this.editable ? [
      canCopy ? tool(t("copy-source"), () => this.change({ start: 0, end: this.joined.length, text: slot.source })) : "",
      slot.edited && !slot.conflict ? tool(t("revert"), () => this.handlers.onRevert(this)) : "",
    ] : []), slot.choice && !slot.conflict ? h("button", { type: "button", class: "quiet turn", click: () => this.handlers.onTurn(this) },
      t(Field.showsCode ? "as-sentences" : "as-code")) : "");
    // What cannot be read has no branches to add or remove.
    for (const button of this.body.querySelectorAll(".head button, legend button, .adding button")) button.disabled = !slot.choice;
    // A translation that is begun has the forms that its language needs.
    for (const button of this.body.querySelectorAll(".head button, legend button")) button.hidden = slot.text == null;
    this.drawSourceChange();
  }

  /** @param text is the source that the translation was made from; null when nobody knows it. */
  setOldSource(text, source) {
    this.oldSource = { text, source };
    this.drawSourceChange();
  }

  drawSourceChange() {
    const { text, source } = this.oldSource ?? {};
    this.sourceChange.hidden = !this.isStale || !this.oldSource || Field.hidesSourceChange;
    // The new source is part of what has changed in it.
    this.source?.classList.toggle("aside", !this.sourceChange.hidden && text != null);
    if (this.sourceChange.hidden) return;
    this.sourceChange.replaceChildren(...(text == null ? [h("p", { class: "meta" }, t("old-source-unknown"))] : [
      h("h3", {}, t("source-change")), h("p", { class: "changes", lang: this.language, dir: "auto" }, diff(text, source))]));
  }

  /** Another page has another text for this message than the one that was typed here. */
  meet(theirs, mine) {
    this.clash = theirs === mine ? null : { theirs, mine, isDraft: true };
    this.drawConflict(this.clash);
  }

  /** Two texts for the same place, of which a person chooses. */
  drawConflict(conflict) {
    if (conflict && this.conflict.hidden) alarm(t("conflict-found"));
    this.conflict.hidden = !conflict;
    for (const { area } of this.boxes) area.readOnly = !this.editable || conflict != null;
    if (!conflict) return;
    this.conflict.replaceChildren(...alternatives(conflict, this.locale, keep => this.handlers.onResolve(this, keep, conflict)));
  }
}

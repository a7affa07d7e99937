// The card that is edited: its context, texts and buttons. `main.js` adds the functions `reload` and `onElsewhere`.

import { TypeAhead } from "page/ahead.js";
import { get, post, ApiError } from "page/calls.js";
import { collapsibleDescription, fitDescription } from "page/copy.js";
import { ask, askReason, explain } from "page/dialogs.js";
import { alarm, announce, COMMAND, h, icon, localeName, t } from "page/dom.js";
import { Drafts, StoredDrafts } from "page/drafts.js";
import { Field } from "page/field.js";
import { CONFIRMATIONS } from "page/findings.js";

/** The number of references to a message that are shown. */
const SHOWN_REFERENCES = 3;

export class Card {
  /** @param onChange is called when rows and progress may have changed; onNext shows the next card with work. */
  constructor(parent, preview, { onChange, onUnsaved, onNext }) {
    Object.assign(this, { parent, preview, onChange, onUnsaved, onNext });
    this.fields = [];
    // Counters of loads and inputs: the response to an earlier one is out of date.
    this.loadCount = 0;
    this.inputCount = 0;
    this.resizeObserver = new ResizeObserver(() => this.measure());
    this.resizeObserver.observe(preview.stage);
    this.drafts = new Drafts({
      context: () => ({ unit: this.data.unit, file: this.data.file, locale: this.locale, arguments: this.preview.arguments }),
      onResponse: (field, response, text) => this.applyDraftResponse(field, response, text),
      onConflict: (field, theirs, mine) => field.setDraftConflict(theirs, mine),
      onProblem: (field, problem) => { field.unlock(); alarm(problem.message); },
    });
  }

  get name() { return this.data?.name; }

  /** Loads a card and returns its ID; unsent texts are sent first. A load that a later one has overtaken ends with it. */
  show(id, locale, context) {
    this.loading = this.load(++this.loadCount, id, locale, context);
    return this.loading;
  }

  async load(load, id, locale, { source, testValues }) {
    // Only a switch to another card ends a composition; updates of the same card wait.
    if (this.data?.id === id && this.locale === locale) await this.drafts.settled();
    else await this.settle();
    const values = Object.fromEntries(Object.entries(this.preview.arguments).map(([name, value]) => [`a.${name}`, value]));
    const sequence = this.drafts.sequence;
    const data = await get("card", { id, locale, ...values });
    if (load !== this.loadCount) return this.loading;
    const isSame = this.data?.id === data.id && this.locale === locale;
    // Text that was typed in the meantime is newer than this response; its own response will update the card.
    if (isSame && this.drafts.sequence !== sequence) return;
    const active = isSame ? this.fields.find(field => field.hasFocus) : null;
    this.data = data;
    this.locale = locale;
    this.source = source;
    if (isSame) this.refresh(data);
    else this.draw(data);
    this.drawUndoButtons(data);
    this.preview.show(data, locale, testValues);
    this.focused(active ?? this.fields.find(field => field.key === this.preview.focused));
    this.measure();
    this.onUnsaved(data);
    return data.id;
  }

  draw(data) {
    // The alarm was about another card.
    alarm("");
    for (const field of this.fields) field.remove();
    const description = data.slots.find(slot => slot.role === "message")?.description || data.slots[0]?.description;
    const references = data.references ?? [];
    const facts = [
      data.isInOneOfSeveralFiles ? h("span", { translate: "no" }, h("bdi", {}, data.file)) : null,
      ...references.slice(0, SHOWN_REFERENCES).map(place => h("span", { translate: "no" }, h("bdi", {}, place))),
      references.length > SHOWN_REFERENCES ? h("span", { title: references.join("\n") }, `+${references.length - SHOWN_REFERENCES}`) : null,
      data.presentation ? h("span", {}, t(data.presentation)) : null, data.status ? h("span", {}, `HTTP ${data.status}`) : null];
    this.fields = data.slots.map(slot => new Field(slot, this.locale, {
      editable: data.editable, language: (this.source ?? "").replace(/-x-.*/, ""), handlers: {
        onInput: field => this.onFieldInput(field),
        onFocus: (field, values) => { this.focused(field); this.preview.chooseValues(values); },
        onMark: field => this.confirm(field),
        onResolve: (field, keep, conflict) => this.resolve(field, keep, conflict),
        onToggleCode: field => this.toggleCode(field),
        onExplain: finding => explain(finding.rule),
        onIgnore: (field, finding) => this.ignore(field, finding),
        onUnignore: (field, rule) => this.unignore(field, rule),
        onRevert: field => this.revert(field),
      },
    }));
    this.saving = h("p", { class: "result" });
    this.refusal = h("p", { class: "refusal" });
    const button = (id, name, act, ...content) => h("button", { type: "button", id, click: act }, ...content, t(name));
    this.bar = data.editable ? h("div", { class: "bar" }, this.refusal, this.saving, h("div", { class: "actions" },
      h("button", { type: "button", class: "main", id: "save-next", "aria-keyshortcuts": "Control+Enter", click: () => this.save(true) }, t("save-next"),
        h("kbd", { class: "hint", "aria-hidden": "true" }, COMMAND === "⌘" ? "⌘↵" : `${COMMAND} ↵`)),
      button("save", "save", () => this.save(false)), h("span", { class: "space" }),
      button("undo", "undo", () => this.step("undo"), icon("undo")), button("redo", "redo", () => this.step("redo"), icon("redo")))) : null;
    this.findingIndex = null;
    const hadFocus = this.parent.contains(document.activeElement);
    this.parent.replaceChildren(h("div", { class: "context" }, h("h1", { translate: "no" }, data.name), facts.some(Boolean) ? h("p", { class: "facts" }, facts) : "",
      description ? collapsibleDescription(description, this.source) : ""),
      h("div", { class: "texts" }, this.fields.map(field => field.element)), this.bar ?? "");
    for (const about of this.parent.querySelectorAll(".clamped")) this.resizeObserver.observe(about);
    if (hadFocus) this.parent.focus();
    this.parent.scrollTop = 0;
    // An unsent text that differs from the workbench's text is a conflict for the user to resolve.
    for (const field of data.editable ? this.fields : []) {
      const mine = StoredDrafts.unreceivedText({ file: data.file, locale: this.locale, key: field.key });
      if (mine != null) field.setDraftConflict(field.serverText, mine);
    }
  }

  /** Updates the shown card, except texts that are being typed. */
  refresh(data) {
    for (const slot of data.slots) {
      const field = this.fields.find(field => field.key === slot.key);
      if (!field || field.composing) {
        if (field) field.slotAfterComposition = slot;
        continue;
      }
      const text = slot.conflict?.mine ?? slot.text ?? "";
      if (field.value === (field.serverText ?? "") && text !== field.value) field.load(slot);
      field.storeServerText(slot);
      field.apply(slot);
    }
  }

  /** Dims Undo and Redo if there is nothing to undo or redo; they keep the focus. */
  drawUndoButtons({ canUndo, canRedo, undo }) {
    const button = this.parent.querySelector("#undo");
    if (!button) return;
    button.setAttribute("aria-disabled", String(!canUndo));
    button.nextElementSibling.setAttribute("aria-disabled", String(!canRedo));
    // A card or locale that is not shown is named.
    const places = undo ? [undo.card === this.data.name ? "" : undo.card, undo.locale === this.locale ? "" : localeName(undo.locale)].filter(Boolean) : [];
    button.title = [t("undo"), ...places].join(" · ");
    button.lastChild.textContent = [t("undo"), ...places.slice(-1)].join(" · ");
  }

  focused(field) {
    if (!field) return;
    this.current = field;
    this.preview.focus(field.key, field.hasFocus);
  }

  onFieldInput(field) {
    this.inputCount++;
    this.refusal.replaceChildren();
    this.showStatus("");
    this.focused(field);
    this.drafts.send(field);
  }

  applyDraftResponse(field, response, text) {
    if (!this.fields.includes(field)) return;
    alarm("");
    const slot = this.data.slots.findIndex(slot => slot.key === field.key);
    this.data.slots[slot] = response.slot;
    // The preview is updated during a composition; findings are not.
    this.preview.update({ ...response.slot, typed: field.typedText });
    if (field.value === text) field.apply(response.slot);
    this.measure();
    if (field.hasFocus) field.reveal();
    this.drawUndoButtons(response);
    this.onUnsaved(response);
    clearTimeout(this.announceTimer);
    const { id } = this.data;
    this.announceTimer = setTimeout(() => this.announceFindings(id), 1000);
  }

  /** Announces the findings of a card if they have changed, unless another card is shown. */
  announceFindings(id) {
    this.onChange();
    if (id !== this.data.id) return;
    const messages = this.findings().map(finding => finding.message).join(" ") || t("no-findings");
    if (messages !== this.lastAnnouncement) announce(messages);
    this.lastAnnouncement = messages;
  }

  /** Returns all findings with their fields, in the order of the page. */
  findingsWithFields() { return this.fields.flatMap(field => (field.shownFindings ?? []).map(finding => ({ field, finding }))); }

  findings() { return this.findingsWithFields().map(({ finding }) => finding); }

  measure() {
    for (const field of this.fields) field.markShown(this.preview.values);
    const { stage } = this.preview;
    fitDescription(this.parent.querySelector(".clamped"));
    document.documentElement.style.setProperty("--bar", `${this.bar?.offsetHeight ?? 0}px`);
    // Scrolling must stop below a stage that sticks above the fields.
    document.documentElement.style.setProperty("--stage", `${getComputedStyle(stage).position === "sticky" ? stage.offsetHeight : 0}px`);
    const counts = this.preview.lineCounts();
    for (const field of this.fields) {
      // The stage shows only one form of a message.
      const isShown = !this.data?.hasForms || field.key === this.preview.focused;
      const count = field.value && isShown ? counts[field.role] : 0;
      field.lineCount.textContent = count ? t("lines", { count, width: Math.round(stage.offsetWidth) }) : "";
    }
  }

  async resolve(field, keep, conflict) {
    alarm("");
    if (conflict.isDraft) {
      field.draftConflict = null;
      field.serverText = conflict.theirs;
      field.drawConflict(null);
      field.load({ text: (keep ? conflict.mine : conflict.theirs) ?? "" });
      this.drafts.send(field);
    } else {
      await this.call("resolve", { ...this.message(field), keep });
      field.serverText = field.value;
      await this.reload();
    }
    field.focus();
  }

  message(field) { return { unit: this.data.unit, locale: this.locale, key: field.key }; }

  async confirm(field) {
    // The clicked button disappears with its finding; after a key press, the focus stays, for further keys.
    const { hasFocus } = field;
    await this.call("confirm", this.message(field));
    await this.reload();
    if (hasFocus) field.focus();
  }

  /** Asks for a reason, and suppresses a finding. */
  async ignore(field, finding) {
    const { hasFocus } = field;
    const reason = await askReason(finding.rule);
    if (!reason) return;
    await this.settle();
    await this.call("suppress", { ...this.message(field), rule: finding.rule, reason });
    this.onChange();
    await this.reload();
    if (hasFocus) field.focus();
  }

  /** Reverts the draft of a field; the text on disk is shown at once. */
  async revert(field) {
    const message = this.message(field);
    StoredDrafts.remove({ file: this.data.file, ...message });
    this.drafts.drop(field);
    field.showAtOnce(field.diskText ?? "");
    field.focus();
    this.showStatus(t("reverting"));
    const isDone = await this.act("revert", message);
    this.showStatus("");
    if (!isDone) field.load(field.lastSlot);
    await this.finishAction();
  }

  /** Removes the suppression of a finding. */
  async unignore(field, rule) {
    if (!await this.act("unsuppress", { ...this.message(field), rule })) return;
    await this.finishAction();
    field.focus();
  }

  /**
   * Calls an action in the order of the drafts.
   *
   * The fields take over the texts that it has changed before the drafts typed meanwhile are sent, which would otherwise
   * conflict with it.
   */
  act(name, body) {
    return this.drafts.perform(async () => {
      const response = await this.call(name, body);
      for (const change of response?.changed ?? []) {
        const field = change.locale === this.locale ? this.fields.find(field => field.key === change.key) : null;
        field?.takeOver(change);
      }
      return response;
    });
  }

  async finishAction() {
    this.onChange();
    await this.reload();
  }

  /** Switches plurals and selects between code and texts. */
  async toggleCode(field) {
    await this.settle();
    if (!this.fields.some(field => field.lastSlot?.choice)) {
      announce(t("only-as-code"));
      return;
    }
    Field.showsCode = !Field.showsCode;
    for (const field of this.fields) field.toggleCode();
    field?.focus();
  }

  confirmFirst() {
    const field = this.fields.find(field => field.shownFindings?.some(finding => finding.rule in CONFIRMATIONS));
    if (!this.data?.editable) return;
    if (field) this.confirm(field);
    else this.explainNothing("nothing-to-confirm");
  }

  /** Suppresses the finding that was selected last, or else the first finding that can be suppressed. */
  ignoreFirst() {
    const all = this.findingsWithFields();
    const item = [all[this.findingIndex], ...all].find(item => item?.finding.canBeIgnored);
    if (!this.data?.editable) return;
    if (item) this.ignore(item.field, item.finding);
    else this.explainNothing("nothing-to-ignore");
  }

  /** Says why a key does nothing. */
  explainNothing(name) {
    announce(t(name));
    this.showStatus(t(name));
  }

  /** Ends a composition, and sends all drafts. */
  async settle() {
    this.endComposition();
    await this.drafts.settled();
  }

  endComposition() {
    if (document.activeElement instanceof HTMLTextAreaElement && this.current?.composing) document.activeElement.blur();
  }

  async call(name, body) {
    this.problem = null;
    const { inputCount } = this;
    try {
      const response = await post(name, body);
      if (response.unsaved != null) this.onUnsaved(response);
      return response;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
      if (inputCount === this.inputCount) this.refuse(error.message);
      return null;
    }
  }

  /** Shows a result above the buttons of the bar. */
  showStatus(text) {
    if (!this.bar || this.saving.textContent === text) return;
    this.saving.textContent = text;
    this.measure();
  }

  /** Shows in the bar why an action failed, with a button to do it anyway. */
  refuse(text, ...button) {
    this.showStatus("");
    this.refusal.replaceChildren(h("span", {}, text), ...button);
    this.measure();
    this.current?.reveal();
    announce(text);
  }

  /** @param allowed specifies the messages to save anyway: invalid ones by key (`broken`), and those with errors. */
  async save(opensNext, allowed = {}) {
    if (!this.data?.editable || this.ahead) return;
    const text = document.activeElement;
    this.endComposition();
    // What is typed from now on is for the next card.
    if (opensNext && text.matches("textarea") && this.parent.contains(text)) this.ahead = new TypeAhead(text, this.locale);
    try {
      await this.saveShown(opensNext, allowed);
    } finally {
      this.ahead?.remove();
      this.ahead = null;
    }
  }

  async saveShown(opensNext, allowed) {
    await this.settle();
    const undecided = this.fields.find(field => field.draftConflict);
    if (undecided) {
      this.refuse(t("conflict-found"));
      undecided.focus();
      return;
    }
    this.showStatus(t("saving"));
    const response = await this.call("save", { locale: this.locale, card: this.data.id, ...allowed });
    if (this.problem?.status === 422) {
      // Only a button saves anyway: pressing the save key again must not.
      const { body, message } = this.problem;
      this.selectNextFinding(0, finding => finding.severity === "error");
      if (body.errors) {
        this.refuse(message, h("button", { type: "button", click: () => this.save(opensNext, { ...allowed, allowsErrors: true }) }, t("save-broken")));
      } else if (body.broken && await ask(message, t("save-broken"))) {
        await this.saveShown(opensNext, { broken: body.broken, allowsErrors: true });
      }
      return;
    }
    this.onChange();
    if (!response) {
      await this.reload();
      return;
    }
    alarm("");
    this.refusal.replaceChildren();
    const unsaved = response.unsaved + StoredDrafts.unreceived.length;
    const stale = response.stale ? ` ${t("now-stale", { count: response.stale })}` : "";
    const text = response.saved.map(file => t("saved", file)).join(" ") + stale || (unsaved > 0 ? t("unsaved", { count: unsaved }) : t("all-saved"));
    announce(text);
    const allDoneText = opensNext ? await this.onNext(text) : await this.reload();
    const isDone = response.saved.length > 0 || unsaved === 0;
    this.showStatus([isDone ? `✓ ${text}` : text, allDoneText].filter(Boolean).join(" "));
  }

  /** Saves all drafts in all languages, except broken and conflicting ones. */
  async saveAll() {
    await this.settle();
    const response = await this.call("save", {});
    this.onChange();
    await this.reload();
    if (!response) return;
    const text = response.saved.map(file => t("saved", file)).join(" ");
    this.showStatus(text);
    announce(text);
  }

  /** Undoes or redoes a step, and shows its card. */
  async step(name) {
    this.endComposition();
    const response = await this.act(name, { unit: this.data.unit });
    if (!response) return;
    this.onChange();
    if (response.card && (response.card !== this.data.id || response.locale !== this.locale)) this.onElsewhere(response.card, response.locale, t(name));
    else await this.reload();
  }

  /** Applies the fix with the given number, counted over all texts of the card. */
  fix(number) {
    this.parent.querySelectorAll(".fix")[number - 1]?.click();
    // The fix moves the focus to the text; move it back, so that letters stay commands.
    this.parent.focus();
  }

  /** Selects the next or previous finding that matches a condition. */
  selectNextFinding(distance, isWanted = () => true) {
    const all = this.findingsWithFields().filter(({ finding }) => isWanted(finding));
    if (all.length === 0) return;
    this.findingIndex = ((this.findingIndex ?? (distance > 0 ? -1 : 0)) + distance + all.length) % all.length;
    const { field, finding } = all[this.findingIndex];
    field.select(finding);
    announce(finding.message);
  }

  /** Focuses the field of a key, or else the first field that needs a text; it gets what was typed ahead. */
  begin(key) {
    const field = this.field(key ?? this.fields.find(({ lastSlot }) => !lastSlot?.text && !lastSlot?.optional)?.key);
    const { ahead } = this;
    this.ahead = null;
    if (ahead && field) ahead.moveTo(field.boxes[0].area);
    else field?.focus();
  }

  /** @param key is the key of the field; the current field is used if the card does not have it. */
  edit(key) { this.field(key)?.focus(); }

  field(key) { return this.fields.find(field => field.key === key) ?? this.current ?? this.fields[0]; }
}

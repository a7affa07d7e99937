// The card that is edited: its context, its texts, and the bar with the buttons.

import { get, post, Problem } from "page/calls.js";
import { brief, fitBrief } from "page/copy.js";
import { ask, askReason, explain } from "page/dialogs.js";
import { alarm, announce, COMMAND, h, icon, localeName, t } from "page/dom.js";
import { Drafts, StoredDrafts } from "page/drafts.js";
import { Field } from "page/field.js";

export class Card {
  /** @param onChange is called when rows and progress may have changed; onNext shows the next card with work. */
  constructor(parent, preview, { onChange, onUnsaved, onNext }) {
    Object.assign(this, { parent, preview, onChange, onUnsaved, onNext });
    this.fields = [];
    this.version = 0;
    // Counts inputs: a refusal of an earlier input is out of date.
    this.typed = 0;
    this.sizes = new ResizeObserver(() => this.measure());
    this.sizes.observe(preview.stage);
    this.drafts = new Drafts({
      place: () => ({ unit: this.data.unit, file: this.data.file, locale: this.locale, arguments: this.preview.arguments }),
      onResponse: (field, response, text) => this.applyDraftResponse(field, response, text),
      onConflict: (field, theirs, mine) => field.startConflict(theirs, mine),
      onProblem: (field, problem) => { field.refuse(); alarm(problem.message); },
    });
  }

  get name() { return this.data?.name; }

  /** Loads a card and returns its ID; unsent texts are sent first. */
  async show(id, locale, { source, hard }) {
    // Only a switch to another card ends a composition; updates of the same card wait.
    if (this.data?.id === id && this.locale === locale) await this.drafts.settled();
    else await this.settle();
    const version = ++this.version;
    const values = Object.fromEntries(Object.entries(this.preview.arguments).map(([name, value]) => [`a.${name}`, value]));
    const sequence = this.drafts.sequence;
    const data = await get("card", { id, locale, ...values });
    if (version !== this.version) return;
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
    this.preview.show(data, locale, hard);
    this.focused(active ?? this.fields.find(field => field.key === this.preview.focused));
    this.measure();
    this.onUnsaved(data.unsaved);
    this.loadOldSources();
    return data.id;
  }

  draw(data) {
    // The alarm was about another card.
    alarm("");
    for (const field of this.fields) field.remove();
    const description = data.slots.find(slot => slot.role === "message")?.description || data.slots[0]?.description;
    const facts = [
      data.presentation ? h("span", {}, t(data.presentation)) : null, data.status ? h("span", {}, `HTTP ${data.status}`) : null];
    this.fields = data.slots.map(slot => new Field(slot, this.locale, {
      editable: data.editable, language: (this.source ?? "").replace(/-x-.*/, ""), handlers: {
        onInput: field => this.typeIn(field),
        onFocus: (field, values) => { this.focused(field); this.preview.chooseValues(values); },
        onMark: field => this.mark(field),
        onResolve: (field, keep, conflict) => this.resolve(field, keep, conflict),
        onToggleCode: field => this.toggleCode(field),
        onExplain: finding => explain(finding.rule),
        onIgnore: (field, finding) => this.ignore(field, finding),
        onNotice: (field, rule) => this.changeBack(field, "unignore", { rule }),
        onRevert: field => this.changeBack(field, "revert"),
      },
    }));
    this.saving = h("p", { class: "meta" });
    this.refusal = h("p", { class: "refusal" });
    const button = (id, name, act, ...content) => h("button", { type: "button", id, click: act }, ...content, t(name));
    this.bar = data.editable ? h("div", { class: "bar" }, this.refusal, h("div", { class: "actions" },
      h("button", { type: "button", class: "main", id: "save-next", "aria-keyshortcuts": "Control+Enter", click: () => this.save(true) }, t("save-next"),
        h("kbd", { class: "hint", "aria-hidden": "true" }, COMMAND === "⌘" ? "⌘↵" : `${COMMAND} ↵`)),
      button("save", "save", () => this.save(false)), this.saving,
      button("undo", "undo", () => this.step("undo"), icon("undo")), button("redo", "redo", () => this.step("redo"), icon("redo")))) : null;
    this.finding = null;
    const hadFocus = this.parent.contains(document.activeElement);
    this.parent.replaceChildren(h("div", { class: "context" }, h("h1", { translate: "no" }, data.name), facts.some(Boolean) ? h("p", { class: "facts" }, facts) : "",
      description ? brief(description, this.source) : ""),
      h("div", { class: "texts" }, this.fields.map(field => field.element)), this.bar ?? "");
    for (const about of this.parent.querySelectorAll(".clamped")) this.sizes.observe(about);
    if (hadFocus) this.parent.focus();
    this.parent.scrollTop = 0;
    // An unsent text that differs from the workbench's text is a conflict for the user to resolve.
    for (const field of data.editable ? this.fields : []) {
      const mine = StoredDrafts.unsent({ file: data.file, locale: this.locale, key: field.key });
      if (mine != null) field.startConflict(field.known, mine);
    }
  }

  /** Updates the shown card, except texts that are being typed. */
  refresh(data) {
    for (const slot of data.slots) {
      const field = this.fields.find(field => field.key === slot.key);
      if (!field || field.composing) {
        if (field) field.pending = slot;
        continue;
      }
      const text = slot.conflict?.mine ?? slot.text ?? "";
      if (field.value === (field.known ?? "") && text !== field.value) field.load(slot);
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

  typeIn(field) {
    this.typed++;
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
    this.onUnsaved(response.unsaved);
    clearTimeout(this.announceTimer);
    const { id } = this.data;
    this.announceTimer = setTimeout(() => this.announceFindings(id), 1000);
  }

  /** Announces the findings of a card if they have changed, unless another card is shown. */
  announceFindings(id) {
    this.onChange();
    if (id !== this.data.id) return;
    const words = this.findings().map(finding => finding.message).join(" ") || t("no-findings");
    if (words !== this.lastAnnouncement) announce(words);
    this.lastAnnouncement = words;
  }

  /** Returns all findings with their fields, in the order of the page. */
  numbered() { return this.fields.flatMap(field => (field.list ?? []).map(finding => ({ field, finding }))); }

  findings() { return this.numbered().map(({ finding }) => finding); }

  measure() {
    for (const field of this.fields) field.markShown(this.preview.values);
    // Scrolling must stop below a stage that sticks above the fields.
    const { stage } = this.preview;
    fitBrief(this.parent.querySelector(".clamped"));
    document.documentElement.style.setProperty("--bar", `${this.bar?.offsetHeight ?? 0}px`);
    document.documentElement.style.setProperty("--stage", `${getComputedStyle(stage).position === "sticky" ? stage.offsetHeight : 0}px`);
    const counts = this.preview.lines();
    for (const field of this.fields) {
      const count = field.value ? counts[field.role] : 0;
      field.fit.textContent = count ? t("lines", { count, width: Math.round(stage.offsetWidth) }) : "";
    }
  }

  async resolve(field, keep, conflict) {
    alarm("");
    if (conflict.isDraft) {
      field.draftConflict = null;
      field.known = conflict.theirs;
      field.drawConflict(null);
      field.load({ text: (keep ? conflict.mine : conflict.theirs) ?? "" });
      this.drafts.send(field);
    } else {
      await this.call("resolve", { ...this.message(field), keep });
      field.known = field.value;
      await this.reload();
    }
    field.focus();
  }

  message(field) { return { unit: this.data.unit, locale: this.locale, key: field.key }; }

  async mark(field) {
    // The clicked button disappears with its finding; after a key press, the focus stays, for further keys.
    const { hasFocus } = field;
    await this.call("mark", this.message(field));
    await this.reload();
    if (hasFocus) field.focus();
  }

  /** Asks for a reason, and suppresses a finding. */
  async ignore(field, finding) {
    const { hasFocus } = field;
    const reason = await askReason(finding.rule);
    if (!reason) return;
    await this.settle();
    await this.call("ignore", { ...this.message(field), rule: finding.rule, reason });
    this.onChange();
    await this.reload();
    if (hasFocus) field.focus();
  }

  /** Reverts the draft of a field, or removes the suppression of a finding. */
  async changeBack(field, name, more = {}) {
    await this.settle();
    const message = this.message(field);
    if (!await this.call(name, { ...message, ...more })) return;
    if (name === "revert") StoredDrafts.change(all => { delete all[JSON.stringify([this.data.file, message.locale, message.key])]; });
    this.onChange();
    await this.reload();
    field.focus();
  }

  /** Loads the sources that stale translations were made from. */
  async loadOldSources() {
    // The file that `auth-copy review` writes has no history.
    if (this.data.hasSamplesOnly) return;
    for (const field of this.fields) {
      const source = this.data.slots.find(slot => slot.key === field.key)?.source;
      if (!field.isStale || field.oldSource?.source === source) continue;
      const old = await get("recorded-source", this.message(field)).catch(() => ({}));
      if (this.fields.includes(field)) field.setOldSource(old.text ?? null, source);
    }
  }

  toggleSourceChange() {
    Field.hidesSourceChange = !Field.hidesSourceChange;
    for (const field of this.fields) field.drawSourceChange();
  }

  /** Switches plurals and selects between code and texts. */
  async toggleCode(field) {
    await this.settle();
    if (!this.fields.some(field => field.last?.choice)) {
      announce(t("only-as-code"));
      return;
    }
    Field.showsCode = !Field.showsCode;
    for (const field of this.fields) field.toggleCode();
    field?.focus();
  }

  markAll() {
    const rules = ["stale-translation", "unrecorded-translation"];
    const field = this.fields.find(field => field.list?.some(finding => rules.includes(finding.rule)));
    if (!this.data?.editable) return;
    if (field) this.mark(field);
    else announce(t("nothing-to-confirm"));
  }

  /** Suppresses the finding that was selected last, or else the first one that can be suppressed. */
  ignoreFirst() {
    const all = this.numbered();
    const item = [all[this.finding], ...all].find(item => item?.finding.canBeIgnored);
    if (item && this.data.editable) this.ignore(item.field, item.finding);
  }

  /** Ends a composition, and sends all drafts. */
  async settle() {
    if (document.activeElement instanceof HTMLTextAreaElement && this.current?.composing) document.activeElement.blur();
    await this.drafts.settled();
  }

  async call(name, body) {
    this.problem = null;
    const { typed } = this;
    try {
      const response = await post(name, body);
      if (response.unsaved != null) this.onUnsaved(response.unsaved);
      return response;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
      if (typed === this.typed) this.refuse(error.message);
      return null;
    }
  }

  /** Shows a text in the bar: the short form if there is one, with the full text as a tooltip. */
  showStatus(words, short = null) {
    this.saving.textContent = short ?? words;
    this.saving.title = words;
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
    if (!this.data?.editable) return;
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
      // Pressing the key again must not confirm these questions.
      const { body, message } = this.problem;
      this.selectNextFinding(0, finding => finding.severity === "error");
      if (body.errors) {
        this.refuse(message, h("button", { type: "button", click: () => this.save(opensNext, { ...allowed, allowsErrors: true }) }, t("save-broken")));
      } else if (body.broken && await ask(message, t("save-broken"))) {
        await this.save(opensNext, { broken: body.broken, allowsErrors: true });
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
    const unsaved = response.unsaved + StoredDrafts.missing.length;
    const stale = response.stale ? ` ${t("now-stale", { count: response.stale })}` : "";
    const words = response.saved.map(file => t("saved", file)).join(" ") + stale || (unsaved > 0 ? t("unsaved", { count: unsaved }) : t("all-saved"));
    announce(words);
    const end = opensNext ? await this.onNext(words) : await this.reload();
    const isDone = response.saved.length > 0 || unsaved === 0;
    const short = isDone && !stale ? `✓ ${end || t(unsaved === 0 ? "all-saved" : "saved-short")}` : null;
    this.showStatus([isDone ? `✓ ${words}` : words, end].filter(Boolean).join(" "), short);
  }

  /** Saves all drafts in all languages, except broken and conflicting ones. */
  async saveAll() {
    await this.settle();
    const response = await this.call("save", {});
    this.onChange();
    await this.reload();
    if (!response) return;
    const words = response.saved.map(file => t("saved", file)).join(" ");
    this.showStatus(words);
    announce(words);
  }

  /** Undoes or redoes a step, and shows its card. */
  async step(name) {
    await this.settle();
    const response = await this.call(name, { unit: this.data.unit });
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
    const all = this.numbered().filter(({ finding }) => isWanted(finding));
    if (all.length === 0) return;
    this.finding = ((this.finding ?? (distance > 0 ? -1 : 0)) + distance + all.length) % all.length;
    const { field, finding } = all[this.finding];
    field.select(finding);
    announce(finding.message);
  }

  /** Focuses the field of a key, or else the first field without text. */
  begin(key) { this.edit(key ?? this.fields.find(field => !field.last?.text)?.key); }

  /** @param key is the key of the field; the current field is used if the card does not have it. */
  edit(key) { (this.fields.find(field => field.key === key) ?? this.current ?? this.fields[0])?.focus(); }
}

// The card as people see it, with values to choose, all possible texts, other languages and codes.

import { columns, valuesOf } from "page/copy.js";
import { h, inLocale, localeName, t, visible } from "page/dom.js";
import { PRESENTATIONS, scene, sceneOf } from "page/scene.js";

const WIDTHS = ["320", "390", "wide"];
const THEMES = ["light", "dark"];
const dark = matchMedia("(prefers-color-scheme: dark)");
/** The number of values of an argument that are shown at first. */
const MAXIMUM_SHOWN = 8;

export class Preview {
  /**
   * @param onChoose is called after a value, the presentation, the width or the theme was chosen; onOthers when the
   *   other languages are opened.
   */
  constructor({ onChoose, onOthers }) {
    Object.assign(this, { onChoose, onOthers });
    this.view = { as: "", w: "320", theme: "" };
    this.arguments = {};
    /** The values that were chosen for each card. */
    this.chosen = new Map();
    this.slots = new Map();
    // The arguments whose values are all shown, and `samples` if all samples are.
    this.expanded = new Set();
    this.stage = h("div", { class: "stage" });
    dark.addEventListener("change", () => { if (this.card) this.drawControls(); });
    this.note = h("p", { class: "meta" });
    this.controls = h("div", { class: "controls" });
    this.choices = h("div", { class: "choices" });
    this.samples = h("ul", { class: "samples" });
    this.samplesSummary = h("summary");
    this.samplesBox = h("details", { open: true }, this.samplesSummary, this.samples);
    this.others = h("div", {});
    this.othersBox = h("details", { toggle: () => this.othersBox.open && this.onOthers() },
      h("summary", {}, t("other-languages")), this.others);
    this.codes = h("dl", { class: "codes" });
    this.codesSummary = h("summary");
    this.codesBox = h("details", {}, this.codesSummary, this.codes);
  }

  mount(parent) {
    parent.replaceChildren(h("h2", { id: "preview-heading" }, t("preview")), this.stage, this.controls, this.choices,
      this.samplesBox, this.othersBox, this.codesBox);
    parent.setAttribute("aria-labelledby", "preview-heading");
  }

  /** The texts that people see together: of the forms of a message, only one. */
  get shown() { return this.card.hasForms ? [this.slots.get(this.focused)] : [...this.slots.values()]; }

  /** The argument values of the preview: the values of the texts, overridden by chosen values. A form of a message has only values that select it. */
  get values() {
    const values = this.shown.map(slot => slot.values);
    return this.card.hasForms ? Object.assign({}, this.arguments, ...values) : Object.assign({}, ...values, this.arguments);
  }

  /** Shows another card; the test values, which often break sentences, are offered in addition to the card's. */
  show(card, locale, testValues) {
    this.locale = locale;
    this.testValues = testValues;
    this.card = card;
    this.focused = (card.slots.find(slot => slot.selected) ?? card.slots.find(slot => slot.arguments?.length > 0) ?? card.slots.find(slot => slot.role === "message") ?? card.slots[0])?.key;
    this.slots = new Map(card.slots.map(slot => [slot.key, this.withLastValues(slot)]));
    this.presentation = card.status != null && PRESENTATIONS.includes(this.view.as) ? this.view.as : sceneOf(card);
    const codes = card.codes ?? [];
    this.codesBox.hidden = codes.length === 0;
    this.codesSummary.textContent = t("codes", { count: codes.reduce((sum, group) => sum + group.codes.length, 0) });
    this.codes.replaceChildren(...codes.flatMap(group => [h("dt", {}, `${group.provider} ${group.surface}`),
      h("dd", {}, group.codes.map(code => h("code", { translate: "no" }, visible(code))))]));
    this.draw();
  }

  /** Updates one text of the card while it is typed. */
  update(slot) {
    this.slots.set(slot.key, this.withLastValues(slot));
    this.draw();
  }

  /** Adds the last values and samples to a text that is invalid for a moment. */
  withLastValues(slot) {
    const last = this.slots.get(slot.key);
    return slot.preview?.length || !last ? slot : { ...slot, arguments: last.arguments, values: last.values, samples: last.samples, moreSamples: last.moreSamples };
  }

  /** Shows the samples of a text, and marks the text in the stage if its field has the focus. */
  focus(key, hasFocus = false) {
    const markedKey = hasFocus && this.slots.size > 1 ? key : null;
    if (this.focused === key && this.markedKey === markedKey) return;
    this.focused = key;
    this.markedKey = markedKey;
    this.drawStage();
    if (this.card.hasForms) this.drawChoices();
    this.drawSamples();
  }

  /** Shows the card in other languages. */
  showOthers(cards) { this.others.replaceChildren(columns(cards)); }

  draw() {
    this.drawControls();
    this.drawStage();
    this.drawChoices();
    this.drawSamples();
  }

  radios(label, name, values, current, text, onChange, lang = {}) {
    return h("fieldset", {}, h("legend", {}, label), h("div", { class: "chips", role: "radiogroup", "aria-label": label },
      values.map(value => h("label", { class: "chip", title: value.isTest ? t("hard") : null, ...lang },
        h("input", { type: "radio", name, value: value.value, checked: value.value === current, change: () => onChange(value.value) }),
        text(value)))));
  }

  drawControls() {
    const restoreFocus = this.focusRestorer(this.controls);
    const plain = values => values.map(value => ({ value }));
    this.controls.replaceChildren(
      this.card.status == null ? "" : this.radios(t("presentation"), "as", plain(PRESENTATIONS), this.presentation, ({ value }) => t(value), value => {
        this.view.as = this.presentation = value;
        this.drawStage();
        this.onChoose();
      }),
      this.radios(t("width"), "w", plain(WIDTHS), this.view.w, ({ value }) => value === "wide" ? t("wide") : `${value} px`, value => {
        this.view.w = value;
        this.drawStage();
        this.onChoose();
      }),
      this.radios(t("theme"), "t", plain(THEMES), this.view.theme || (dark.matches ? "dark" : "light"), ({ value }) => t(value), value => {
        this.view.theme = value;
        this.drawStage();
        this.onChoose();
      }));
    restoreFocus();
  }

  /** Returns a function that restores the focus after the group is drawn again. */
  focusRestorer(parent) {
    const active = parent.contains(document.activeElement) ? document.activeElement : null;
    const key = active && [active.name ?? "", active.value ?? "", active.textContent];
    return () => {
      if (!key) return;
      const all = [...parent.querySelectorAll("input, button")];
      all.find(item => (item.name ?? "") === key[0] && (item.value ?? "") === key[1] && item.textContent === key[2])?.focus();
    };
  }

  drawStage() {
    this.stage.style.width = this.view.w === "wide" ? "" : `${this.view.w}px`;
    if (this.view.theme) this.stage.dataset.theme = this.view.theme;
    else delete this.stage.dataset.theme;
    this.drawNote();
    this.stage.replaceChildren(scene(this.presentation, this.shown, this.locale, this.markedKey), this.note);
  }

  /** Draws notes about the preview, such as that it shows a fallback. */
  drawNote() {
    const { card, shown: slots } = this;
    const fallback = slots.find(slot => slot.fallback != null && slot.fallback !== this.locale)?.fallback;
    const notes = [slots.some(slot => slot.text && !slot.preview?.length) ? t("not-shown") : "",
      fallback ? t("fallback", { locale: localeName(fallback) }) : "", card.presentation === "silent" ? t("silent") : "",
      card.concealedAs ? t("strict", { kind: card.concealedAs }) : ""];
    this.note.textContent = notes.filter(Boolean).join(" ");
  }

  /** Returns the number of lines of each text by role, measured in a copy of the stage. */
  lineCounts() {
    const copy = this.stage.cloneNode(true);
    copy.style.cssText = `position: absolute; visibility: hidden; width: ${this.stage.offsetWidth}px`;
    document.body.append(copy);
    const range = document.createRange();
    const counts = [...copy.querySelectorAll("[data-role]:not(.untranslated)")].map(element => {
      range.selectNodeContents(element);
      const ends = [...range.getClientRects()].map(rect => rect.bottom).sort((first, second) => first - second);
      // Parts of one line may end a few pixels apart.
      return [element.dataset.role, ends.filter((end, index) => index === 0 || end - ends[index - 1] > 6).length];
    });
    copy.remove();
    return Object.fromEntries(counts);
  }

  drawChoices() {
    const restoreFocus = this.focusRestorer(this.choices);
    const all = new Map();
    for (const slot of this.shown) {
      for (const argument of slot.arguments ?? []) {
        // For a select, the text with the most values determines their order.
        const known = all.get(argument.name) ?? { values: [] };
        const isLonger = argument.selects && argument.values.length > known.values.length;
        const [first, second] = isLonger ? [argument, known] : [known, argument];
        const added = second.values.filter(value => !first.values.some(own => own.value === value.value));
        all.set(argument.name, { ...argument, values: [...first.values, ...added] });
      }
    }
    this.choices.replaceChildren(...[...all.values()].map(argument => {
      const testValues = argument.selects ? [] : (argument.isNumber ? this.testValues.numbers : this.testValues.texts).filter(value => !argument.values.some(own => own.value === value));
      const values = [...argument.values, ...testValues.map(value => ({ value, label: value, isTest: true }))];
      // Numbers ascend, and the absent value comes last.
      values.sort((first, second) => (first.value === "") - (second.value === "") || (argument.isNumber ? first.value - second.value : 0));
      const current = this.values[argument.name] ?? "";
      const isExpanded = this.expanded.has(argument.name);
      const shown = isExpanded ? values : values.filter((value, index) => index < MAXIMUM_SHOWN || value.value === current);
      const group = this.radios(t("values", { name: argument.name }), `a-${argument.name}`, shown, current,
        value => value.value === "" ? t("not-given") : visible(value.label.length > 24 ? `${value.label.slice(0, 24)}…` : value.label), value => this.choose(argument.name, value),
        inLocale(this.locale));
      if (shown.length < values.length) {
        group.lastChild.append(h("button", {
          type: "button", class: "quiet", click: () => { this.expanded.add(argument.name); this.drawChoices(); },
        }, t("more", { count: values.length - shown.length })));
      }
      return group;
    }));
    restoreFocus();
  }

  choose(name, value) { this.chooseValues({ [name]: value }); }

  /** Chooses values, such as those that select the edited branch. */
  chooseValues(values) {
    if (Object.entries(values).every(([name, value]) => this.arguments[name] === value)) return;
    // The file that `auth-copy review` writes can show only samples, not any combination of values: replace all values.
    this.setArguments(this.card.hasSamplesOnly ? values : { ...this.arguments, ...values });
  }

  setArguments(values) {
    this.arguments = values;
    this.chosen.set(this.card.id, values);
    this.onChoose(true);
  }

  /** Chooses the values of a sample; arguments without a value in the sample become absent. */
  chooseSample(values) {
    const names = [...this.slots.values()].flatMap(slot => slot.arguments ?? []).map(argument => argument.name);
    this.setArguments({ ...(this.card.hasSamplesOnly ? {} : Object.fromEntries(names.map(name => [name, ""]))), ...values });
  }

  /** Chooses the next or previous value of the focused text's first argument. */
  chooseNextValue(distance) {
    const argument = this.slots.get(this.focused)?.arguments?.[0];
    if (!argument) return;
    const values = argument.values.map(value => value.value);
    const index = values.indexOf(this.arguments[argument.name] ?? this.slots.get(this.focused).values?.[argument.name]);
    this.choose(argument.name, values[(index + distance + values.length) % values.length]);
  }

  drawSamples() {
    const slot = this.slots.get(this.focused);
    const samples = slot?.samples ?? [];
    // While the text cannot be shown, the last samples stay. The box is shown or hidden for all texts of a card alike.
    const isPast = !slot?.preview?.length;
    this.samples.classList.toggle("past", isPast);
    this.samplesBox.hidden = samples.length === 0
      || [...this.slots.values()].every(slot => (slot.samples ?? []).length < 2 && !(slot.arguments?.length > 0));
    this.samplesSummary.textContent = this.slots.size > 1 ? `${t("every-value")} · ${slot?.form ?? t(slot?.role ?? "message")}` : t("every-value");
    const isExpanded = this.expanded.has("samples");
    const shown = isExpanded ? samples : samples.slice(0, isPast ? 3 : 12);
    const text = slot?.preview?.map(piece => piece.text).join("");
    const rest = samples.length - shown.length + (slot?.moreSamples ?? 0);
    this.samples.replaceChildren(isPast ? h("li", { class: "meta" }, t("before-error")) : "", ...shown.map(sample => h("li", {}, h("button", {
      type: "button", "aria-current": String(sample.text === text),
      click: () => this.chooseSample(sample.values),
    }, h("span", inLocale(this.locale), visible(sample.text)), " ",
    h("code", {}, valuesOf(sample))))),
    rest > 0 ? h("li", {}, samples.length > shown.length
      ? h("button", { type: "button", click: () => { this.expanded.add("samples"); this.drawSamples(); } }, t("more", { count: rest }))
      : t("more", { count: rest })) : "");
  }
}

// The list of cards: a listbox that has elements only for its visible rows.

import { get } from "page/calls.js";
import { SEVERITY_GLYPHS } from "page/copy.js";
import { h, inLocale, localeName, t } from "page/dom.js";

/** The height of a row in pixels, and the number of rows in a request. */
const ROW = 54;
const PAGE = 50;
/** The number of letters at the end of a key that are always shown: keys differ at their ends. */
const KEY_TAIL_LENGTH = 12;
/** The width of a letter of a key, and of the space next to the keys, in pixels. */
const LETTER = 7.25;
const KEY_MARGIN = 60;
/** The visible width of a row's text, without and with a tag, and the width before a match in a cut text, in letters. */
const VISIBLE_WIDTH = 26;
const VISIBLE_WIDTH_WITH_TAG = 16;
const CONTEXT_WIDTH = 6;
const GLYPHS = { conflict: "⚠", missing: "○", stale: "~", unreviewed: "◇", edited: "•" };
export const FILTERS = ["missing", "stale", "findings", "unreviewed", "edited"];

/** Returns the width of a text in Latin letters. */
function width(text) { return [...text].reduce((sum, letter) => sum + (letter < "\u1100" ? 1 : 2), 0); }

export class CardList {
  /** @param onOpen is called with the chosen card's ID, whether to focus the card, and the key that was found; onList after the list changed. */
  constructor(onOpen, onList = () => {}) {
    this.onOpen = onOpen;
    this.onList = onList;
    // The other locales whose states count too, in the file that `auth-copy review` writes.
    this.otherLocales = "";
    this.query = "";
    this.filter = "";
    // The loaded rows, and the requests for rows, by page.
    this.pages = new Map();
    this.pageLoads = new Map();
    // Whether the next response scrolls to the current card.
    this.reveals = false;
    this.total = 0;
    // The position of the current card; -1 if it is not in the list, and then its last position.
    this.index = -1;
    this.lastIndex = 0;
    // Counts reloads: the response to an earlier one is ignored.
    this.version = 0;
    this.input = h("input", {
      type: "search", id: "search", autocomplete: "off", spellcheck: "false", placeholder: t("search-hint"), "aria-label": t("search"),
      input: () => this.search(),
      keydown: event => this.onSearchKey(event),
    });
    this.filters = h("div", { class: "filters", role: "group", "aria-label": t("list") });
    this.canvas = h("div", {});
    this.box = h("div", {
      class: "rows", id: "rows", role: "listbox", tabindex: "0", "aria-label": t("list"),
      scroll: () => this.draw(), keydown: event => this.move(event),
    }, this.canvas);
    this.empty = h("p", { class: "empty", hidden: true }, t("nothing-found"), " ",
      h("button", { type: "button", click: () => this.clear() }, t("clear")));
    this.similar = h("p", { class: "empty", hidden: true }, t("similar"));
    new ResizeObserver(() => this.draw()).observe(this.box);
    this.element = h("div", { class: "search", role: "search" }, this.input, this.filters);
  }

  mount(parent) { parent.replaceChildren(this.element, this.empty, this.similar, this.box); }

  async show(locale, card) {
    this.locale = locale;
    this.card = card;
    await this.reload(true);
  }

  /** Reloads the rows; the scroll position stays, unless the current card must be revealed. */
  reload(reveals = false) {
    this.reveals ||= reveals;
    this.loading = this.loadNewest(++this.version);
    return this.loading;
  }

  async loadNewest(version) {
    const from = this.reveals ? 0 : this.firstPage() * PAGE;
    const response = await get("rows", { ...this.parameters, from, count: PAGE, card: this.card });
    if (version !== this.version) return this.loading;
    const { reveals } = this;
    this.reveals = false;
    this.pages = new Map([[from / PAGE, response.rows]]);
    this.pageLoads = new Map([[from / PAGE, null]]);
    this.total = response.total;
    // If the current card has left the list, moving continues from its last position.
    this.lastIndex = reveals ? 0 : this.index >= 0 ? this.index : this.lastIndex;
    this.index = response.index ?? -1;
    this.drawFilters(response.counts);
    this.canvas.style.height = `${this.total * ROW}px`;
    this.empty.hidden = this.total > 0;
    this.similar.hidden = !response.similar;
    if (this.index >= 0) await this.load(Math.floor(this.index / PAGE));
    if (version !== this.version) return this.loading;
    if (reveals) this.reveal();
    this.draw();
    await this.onList();
  }

  get parameters() { return { locale: this.locale, also: this.otherLocales, q: this.query, state: this.filter }; }

  /** Runs one search at a time; after its response, the newest query is searched. */
  search() {
    this.searching ??= this.searchNewest().finally(() => { this.searching = null; });
    return this.searching;
  }

  async searchNewest() {
    while (this.input.value !== this.query) {
      this.query = this.input.value;
      this.box.scrollTop = 0;
      await this.reload(true);
    }
  }

  async onSearchKey(event) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      const isDown = event.key === "ArrowDown";
      // Wait for the results of the current query.
      await this.search();
      if (this.total === 0) return;
      this.box.focus();
      this.choose(this.index >= 0 && isDown ? this.index : 0, !isDown);
    } else if (event.key === "Escape" && this.input.value) {
      event.preventDefault();
      this.input.value = "";
      this.search();
    }
  }

  reset() {
    this.input.value = "";
    this.query = "";
    this.filter = "";
  }

  /** Selects a filter and clears the search. */
  showOnly(filter) {
    this.reset();
    this.filter = filter;
  }

  /** Shows all results of a search, or else all cards. */
  clear() {
    if (this.filter && this.query) this.filter = "";
    else this.reset();
    this.reload(true);
    this.input.focus();
  }

  drawFilters(counts) {
    const chip = (name, label, count) => h("button", {
      type: "button", class: count > 0 ? "chip some" : "chip", "aria-pressed": String(this.filter === name), value: name,
      // Filters without cards are hidden.
      hidden: count === 0 && name !== "" && this.filter !== name,
      click: () => { this.filter = name; this.box.scrollTop = 0; this.reload(true); },
    }, GLYPHS[name] ? h("span", { class: "glyph", "data-state": name, "aria-hidden": "true" }, GLYPHS[name]) : "", `${label} ${count}`);
    const focused = this.filters.contains(document.activeElement) ? document.activeElement.value : null;
    this.filters.replaceChildren(chip("", t("all"), counts.all),
      ...FILTERS.map(name => chip(name, t(name), counts[name])));
    if (focused != null) this.filters.querySelector(`[value="${focused}"]:not([hidden])`)?.focus();
  }

  firstPage() { return Math.max(0, Math.floor(this.box.scrollTop / ROW / PAGE)); }

  row(index) { return this.pages.get(Math.floor(index / PAGE))?.[index % PAGE]; }

  /** Loads a page of rows, once. */
  load(page) {
    if (!this.pageLoads.has(page)) this.pageLoads.set(page, this.loadPage(page));
    return this.pageLoads.get(page);
  }

  async loadPage(page) {
    const version = this.version;
    const response = await get("rows", { ...this.parameters, from: page * PAGE, count: PAGE });
    if (version !== this.version) return;
    this.pages.set(page, response.rows);
    this.draw();
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW) - 4);
    const last = Math.min(this.total, first + Math.ceil(this.box.clientHeight / ROW) + 9);
    const shown = [];
    for (let index = first; index < last; index++) shown.push(index);
    // The active row always has an element, because assistive technology refers to it.
    if (this.index >= 0 && !shown.includes(this.index)) shown.push(this.index);
    for (const index of shown) if (!this.row(index)) this.load(Math.floor(index / PAGE));
    this.canvas.replaceChildren(...shown.filter(index => this.row(index)).map(index => this.rowElement(index)));
    if (this.index >= 0 && this.row(this.index)) this.box.setAttribute("aria-activedescendant", `row-${this.index}`);
    else this.box.removeAttribute("aria-activedescendant");
  }

  rowElement(index) {
    const row = this.row(index);
    const { states = [], severity = "" } = row;
    const [state] = states;
    const isInOtherLocale = row.found?.locale !== this.locale;
    // A text, or a code as long as a sentence, has its own line; a short code is next to the key.
    const hasOwnLine = row.found?.locale || width(row.found?.text ?? "") > VISIBLE_WIDTH_WITH_TAG;
    const stateNames = states.map(name => t(name)).join(", ");
    const element = h("div", {
      class: `row${row.source ? " source" : ""}`, role: "option", id: `row-${index}`, title: row.key,
      "aria-selected": String(row.id === this.card), "aria-setsize": String(this.total), "aria-posinset": String(index + 1),
      click: () => this.choose(index, true),
    },
    h("span", { class: `glyph ${severity}`, "data-state": state, "aria-hidden": "true", title: stateNames }, GLYPHS[state] ?? SEVERITY_GLYPHS[severity] ?? ""),
    state !== "edited" && states.includes("edited") ? h("span", { class: "glyph also", "aria-hidden": "true" }, GLYPHS.edited) : "",
    h("span", { class: "title", ...(row.source ? {} : inLocale(this.locale)) },
      row.source && !states.includes("missing") ? h("span", { class: "gap" }, t("empty")) : "", this.withMatches(row.title)),
    hasOwnLine && row.found.text !== row.title
      ? h("span", { class: "found" }, h("span", inLocale(row.found.locale ?? ""), this.withMatches(row.found.text, isInOtherLocale ? VISIBLE_WIDTH_WITH_TAG : VISIBLE_WIDTH)),
        isInOtherLocale ? h("span", { class: "tag" }, row.found.origin ?? localeName(row.found.locale)) : "")
      : h("span", { class: "found" }, h("span", { class: "mono" }, this.shortenedKey(row.key)),
        row.found?.origin ? h("span", { class: "tag" }, this.withMatches(row.found.text, VISIBLE_WIDTH_WITH_TAG), ` · ${row.found.origin}`) : ""),
    h("span", { class: "aside" }, stateNames));
    element.style.transform = `translateY(${index * ROW}px)`;
    return element;
  }

  /** Returns a key without its middle if it is wider than the list. */
  shortenedKey(key) {
    const room = Math.floor((this.box.clientWidth - KEY_MARGIN) / LETTER);
    return key.length > room ? `${key.slice(0, Math.max(0, room - KEY_TAIL_LENGTH - 1))}…${key.slice(-KEY_TAIL_LENGTH)}` : key;
  }

  /** Draws a text with marked matches, cut at its start if the first match would not be visible. */
  withMatches(text, visibleWidth = VISIBLE_WIDTH) {
    const terms = this.query.toLowerCase().match(/[^\s"]+/g) ?? [];
    const lower = text.toLowerCase();
    const places = terms.map(term => ({ start: lower.indexOf(term), end: lower.indexOf(term) + term.length }))
      .filter(({ start }) => start >= 0).sort((first, second) => first.start - second.start);
    // If lowercasing changed the length, the positions do not apply to the text.
    if (places.length === 0 || lower.length !== text.length) return text;
    let drawnEnd = 0;
    if (width(text.slice(0, places[0].end)) > visibleWidth) {
      drawnEnd = places[0].start;
      while (drawnEnd > 0 && width(text.slice(drawnEnd - 1, places[0].start)) <= CONTEXT_WIDTH) drawnEnd--;
    }
    const pieces = [drawnEnd > 0 ? "…" : ""];
    for (const place of places) {
      if (place.start < drawnEnd) continue;
      pieces.push(text.slice(drawnEnd, place.start), h("mark", {}, text.slice(place.start, place.end)));
      drawnEnd = place.end;
    }
    return [...pieces, text.slice(drawnEnd)];
  }

  move(event) {
    if (event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.box.clientHeight / ROW) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key === "Enter") this.choose(this.index, true);
    else if (event.key in steps) this.step(steps[event.key]);
    else return;
    event.preventDefault();
  }

  /** Shows the card of a row, which is loaded first if necessary; optionally moves the focus to the card. */
  async choose(index, focusesCard) {
    if (this.total === 0) return;
    const wanted = Math.min(Math.max(0, index), this.total - 1);
    await this.load(Math.floor(wanted / PAGE));
    const row = this.row(wanted);
    if (!row) return;
    this.index = wanted;
    this.card = row.id;
    this.reveal();
    this.draw();
    this.onOpen(row.id, focusesCard, row.found?.key);
  }

  step(distance) {
    // If the current card has left the list, the next card is now at its last position.
    const from = this.index >= 0 ? this.index : distance > 0 ? this.lastIndex - 1 : this.lastIndex;
    return this.choose(from + distance, false);
  }

  reveal() {
    if (this.index < 0) return;
    // Keep a row above and below visible.
    const [top, end] = [(this.index - 1) * ROW, (this.index + 2) * ROW - this.box.clientHeight];
    if (top < this.box.scrollTop) this.box.scrollTop = top;
    else if (end > this.box.scrollTop) this.box.scrollTop = end;
  }

  /** Returns the next card after the current one that passes the filter, or else needs work; null if there is none. */
  async next() {
    // The ID `-` is of no card: the search starts at the first one.
    const response = await get("rows", { ...this.parameters, count: 1, after: this.card ?? "-" });
    return response.next ?? null;
  }
}

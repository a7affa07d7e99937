// All cards of the list, one below the other, with all languages side by side, for reviewers to read and print.

import { withCode, columns, findingList } from "page/copy.js";
import { h, localeName, t, visible } from "page/dom.js";

/** The number of cards that are drawn before the browser can handle events. */
const CHUNK = 12;

export class Sheet {
  /** @param get makes calls; href returns a card's address; onLocales is called after languages are shown or hidden. */
  constructor(open, { get, href, onLocales }) {
    Object.assign(this, { get, href, onLocales });
    this.all = open.locales.map(item => item.locale);
    this.hidden = new Set();
    this.articles = new Map();
    this.ids = [];
    this.requests = 0;
    this.version = 0;
    this.body = h("div", {});
    // Only for print, where the list is hidden.
    this.contents = h("ol", { class: "contents", translate: "no" });
    this.element = h("main", { id: "sheet", tabindex: "-1" }, this.head(open), this.contents, this.body);
    addEventListener("beforeprint", () => this.draw(Infinity));
  }

  /** The visible locales. */
  get locales() { return this.all.filter(locale => !this.hidden.has(locale)); }

  head(open) {
    const row = item => {
      const box = h("input", { type: "checkbox", checked: true, change: () => this.toggle(item.locale, box.checked) });
      return h("tr", {}, h("th", { scope: "row" }, h("label", {}, box, " ", localeName(item.locale))),
        h("td", {}, `${item.done} / ${item.cards}`), ["missing", "stale", "findings"].map(state => h("td", {}, String(item.counts[state]))));
    };
    return h("header", {}, h("h1", {}, t("review-of", { name: open.name }), " ", h("code", {}, open.version)),
      h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("locale")), h("th", { scope: "col" }, t("done")),
        ["missing", "stale", "findings"].map(state => h("th", { scope: "col" }, t(state))))),
      h("tbody", {}, open.locales.map(row))),
      h("button", { type: "button", id: "print", click: () => print() }, t("print")),
      open.findings.length > 0 ? h("section", { id: "other-findings" }, h("h2", {}, t("other-findings")),
        findingList(open.findings, finding => h("code", {}, `${finding.place} `))) : null);
  }

  toggle(locale, isShown) {
    if (isShown) this.hidden.delete(locale);
    else this.hidden.add(locale);
    for (const article of this.articles.values()) this.updateColumns(article);
    this.onLocales();
  }

  updateColumns(article) {
    for (const column of article.querySelectorAll(".column")) column.hidden = this.hidden.has(column.dataset.locale);
  }

  /** Shows the cards that match a search and a filter. */
  async show(parameters) {
    const request = ++this.requests;
    const { rows } = await this.get("rows", { ...parameters, from: 0, count: Infinity });
    if (request !== this.requests) return;
    const ids = rows.map(row => row.id);
    if (ids.join() === this.ids.join()) return;
    this.ids = ids;
    this.version++;
    for (const id of ids) if (!this.articles.has(id)) this.articles.set(id, h("article", { id: `sheet-${id}` }));
    this.body.replaceChildren(...ids.map(id => this.articles.get(id)));
    this.contents.replaceChildren(...rows.map(row => h("li", {}, row.key)));
    this.draw(CHUNK);
  }

  /** Draws the cards that are not drawn yet, a few at a time, so that the page stays responsive. */
  async draw(chunk) {
    const version = this.version;
    for (let count = 0; version === this.version;) {
      const id = this.ids.find(id => !this.articles.get(id).hasChildNodes());
      if (!id) return;
      await this.fill(id);
      if (++count % chunk === 0) await new Promise(resolve => setTimeout(resolve));
    }
  }

  async fill(id) {
    const cards = await Promise.all(this.all.map(async locale => ({ locale, card: await this.get("card", { id, locale }) })));
    const article = this.articles.get(id);
    if (article.hasChildNodes()) return;
    const { card } = cards[0];
    const description = card.slots.find(slot => slot.role === "message")?.description || card.slots[0]?.description;
    article.append(h("h2", {}, h("a", { href: this.href(id), translate: "no" }, card.name)), h("p", { class: "facts" }, this.facts(card)),
      description ? h("p", {}, withCode(description)) : "", ...this.concealment(card), columns(cards), ...this.notes(card));
    this.updateColumns(article);
  }

  facts(card) {
    if (card.status == null) return "";
    const flows = Object.entries(card.presentations).map(([flow, as]) => `${flow}: ${t(as)}`);
    return [card.status, [t(card.presentation), ...flows].join(", "), card.recovery].filter(Boolean).join(" · ");
  }

  /** Returns the kinds that people see instead of this kind, and the kinds that this kind is shown for. */
  concealment(card) {
    const link = kind => h("a", { href: this.href(`0:${kind}`) }, kind);
    // The texts contain U+0000 in place of links.
    const linked = (text, nodes) => h("p", { class: "concealment" }, text.split("\u0000").flatMap((part, index) => index === 0 ? [part] : [nodes, part]).flat());
    const comma = nodes => nodes.flatMap((node, index) => index === 0 ? [node] : [", ", node]).flat();
    const targets = [...card.concealedAs ? [link(card.concealedAs)] : [],
      ...Object.entries(card.concealments ?? {}).map(([flow, kind]) => [`${flow}: `, link(kind || card.name)])];
    return [targets.length > 0 ? linked(t("strict", { kind: "\u0000" }), comma(targets)) : "",
      card.shownFor?.length > 0 ? linked(t("shown-for", { kinds: "\u0000" }), comma(card.shownFor.map(link))) : ""];
  }

  notes(card) {
    const codes = card.codes ?? [];
    const count = codes.reduce((sum, group) => sum + group.codes.length, 0);
    return [card.slots.length > 1 ? h("details", {}, h("summary", {}, t("descriptions")),
      h("dl", {}, card.slots.flatMap(slot => [h("dt", {}, slot.key), h("dd", {}, slot.description)]))) : "",
    count > 0 ? h("details", { class: "codes" }, h("summary", {}, t("codes", { count })),
      h("dl", {}, codes.flatMap(group => [h("dt", {}, `${group.provider} ${group.surface}`),
        h("dd", {}, group.codes.map(code => h("code", { translate: "no" }, visible(code))))]))) : ""];
  }

  async reveal(id) {
    const article = this.articles.get(id);
    if (!article) return;
    await this.fill(id);
    article.scrollIntoView();
    // The cards above may turn out higher than estimated.
    requestAnimationFrame(() => article.scrollIntoView());
  }

  enter(id) { this.articles.get(id)?.querySelector("a")?.focus({ preventScroll: true }); }
}

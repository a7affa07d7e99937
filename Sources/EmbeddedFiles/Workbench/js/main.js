// Starts the page, and keeps list, card, preview and address in sync.

import { get, initialData, Overview, post, ApiError, onProgramRestart, watch } from "page/calls.js";
import { Card } from "page/card.js";
import { askLanguage } from "page/dialogs.js";
import { alarm, announce, h, localeName, setTexts, t } from "page/dom.js";
import { StoredDrafts } from "page/drafts.js";
import { Keys } from "page/keys.js";
import { CardList } from "page/list.js";
import { Preview } from "page/preview.js";
import { Problems } from "page/problems.js";

const byID = id => document.getElementById(id);
/** The last response of `get("open")`. */
let data = initialData;
setTexts(data.texts);

const preview = new Preview({
  onChoose: isValue => {
    // A phone shows the whole card only without the keyboard.
    if (narrow.matches && document.activeElement.matches("textarea")) document.activeElement.blur();
    writeAddress();
    if (isValue) show();
    else card.measure();
  },
  onOthers: () => showOthers(),
});
const card = new Card(byID("card"), preview, {
  onChange: () => { list.reload(); refreshHeader(); },
  onUnsaved: ({ unsaved, revision = 0 }) => {
    Object.assign(data, { unsaved, revision: Math.max(revision, data.revision) });
    drawUnsaved();
  },
  onNext: announcement => next(announcement),
});
card.reload = () => show();
card.onElsewhere = (id, locale, announcement) => go(id, locale, false, `${announcement}:`);
const list = new CardList(async (id, focusesCard, key) => {
  await go(id, locale, focusesCard);
  if (focusesCard) card.begin(key);
}, () => sheet?.show(list.parameters));
let locale = data.locale;
let current = null;

preview.mount(byID("preview"));
// In one column, the stage, which shows the card, is above the texts, where a phone's keyboard does not cover it.
const narrow = matchMedia("(max-width: 759px)");
// Below this width, the list covers the page while it is open.
const listCovers = matchMedia("(max-width: 1023px)");
function placeStage() {
  if (narrow.matches) byID("card").querySelector(".texts")?.prepend(preview.stage);
  else preview.controls.before(preview.stage);
}
narrow.addEventListener("change", placeStage);
listCovers.addEventListener("change", () => toggleList(false));
list.mount(byID("list"));
byID("list").setAttribute("aria-label", t("list"));
byID("list").append(h("button", { type: "button", class: "close-list", "aria-label": t("close"), click: () => toggleList(false) }, "×"));
// If the list covers the page, a tap outside closes it.
document.addEventListener("pointerdown", event => {
  if (!byID("list").contains(event.target) && event.target.id !== "back") toggleList(false);
});

// The file that `auth-copy review` writes shows all cards until one is opened.
const sheet = Overview ? new Overview(data, {
  get,
  href: id => `#/${encodeURIComponent(locale)}/${encodeURIComponent(id)}`,
  onLocales: () => showSheet(current),
}) : null;
if (sheet) byID("card").after(sheet.element);
const isSheetShown = () => document.body.classList.contains("sheet");

// MARK: Header

const locales = h("select", { id: "locale", "aria-label": t("locale"), change: () => go(current, locales.value) });
const progress = h("progress", { max: "1" });
const done = h("span", { class: "meta" });
const unsaved = h("button", { type: "button", id: "unsaved", class: "quiet", click: showUnsaved });
const saveAll = h("button", { type: "button", id: "save-all", class: "quiet", hidden: true, click: () => card.saveAll() }, t("save-all"));
byID("header").replaceChildren(
  h("button", { type: "button", id: "back", click: () => toggleList(true) }, t("back-to-list")),
  sheet ? h("button", { type: "button", id: "all", click: () => showSheet(current) }, t("sheet")) : "",
  h("span", { class: "name" }, data.name), h("span", { class: "select" }, locales), progress, done,
  data.readOnly ? "" : h("button", { type: "button", id: "add-language", class: "quiet", click: addLanguage }, t("add-language")), h("span", { class: "space" }), unsaved, saveAll,
  h("button", { type: "button", class: "quiet", id: "keys", click: () => keys.help() }, t("help")));

const problems = new Problems(byID("problems"), () => refresh());

function drawHeader() {
  problems.draw(data);
  locales.replaceChildren(...data.locales.map(item => h("option", { value: item.locale, selected: item.locale === locale },
    // The progress of the selected locale is next to the menu.
    [localeName(item.locale), item.locale === locale ? "" : `${item.done}/${item.cards}`, item.locale === data.source ? t("source") : ""].filter(Boolean).join(" · "))));
  const item = data.locales.find(item => item.locale === locale);
  if (item) {
    progress.max = item.cards || 1;
    progress.value = item.done;
    done.textContent = t("progress", { done: item.done, count: item.cards });
    progress.setAttribute("aria-label", done.textContent);
  }
  drawUnsaved();
}

function drawUnsaved() {
  const count = data.unsaved + StoredDrafts.unreceived.length;
  saveAll.hidden = data.readOnly || data.unsaved === 0;
  // Drafts in other languages are named, because the list does not show them.
  const others = data.drafts.map(draft => draft.locale).filter(other => other !== locale);
  // If all unsaved messages are in other languages, the total is enough.
  const countIn = other => others.length < count ? `: ${others.filter(same => same === other).length}` : "";
  const elsewhere = [...new Set(others)].map(other => `${localeName(other)}${countIn(other)}`).join(", ");
  unsaved.textContent = data.readOnly ? t("read-only") : count > 0 ? `• ${t("unsaved", { count })}${elsewhere ? ` (${elsewhere})` : ""}` : "";
  unsaved.dataset.count = data.readOnly || count === 0 ? "" : `• ${count}`;
}

// A button does not take the focus from a text: a phone's keyboard stays open, and nothing moves under the finger.
document.addEventListener("mousedown", event => {
  if (document.activeElement.matches("textarea") && !card.current?.composing && event.target.closest("button, label, summary")) event.preventDefault();
});

/** Sends drafts to a program that does not have them. */
async function recover() {
  if (data.readOnly) return;
  const { recovered, unrecovered } = await StoredDrafts.recover();
  const text = [recovered > 0 ? t("recovered", { count: recovered }) : "", unrecovered > 0 ? t("left", { count: unrecovered }) : ""].filter(Boolean).join(" ");
  if (text) alarm(text);
}

async function refreshHeader() {
  const opened = await get("open");
  // The response to a later call has overtaken this one.
  if (opened.session === data.session && opened.revision < data.revision) return;
  data = opened;
  StoredDrafts.deleteObsolete(data);
  // The file of the shown language may have been removed.
  if (!data.locales.some(item => item.locale === locale)) locale = data.locale;
  drawHeader();
}

/** Asks for a language, and adds it. */
function addLanguage() {
  askLanguage(text => get("languages", { q: text }), async wanted => {
    try {
      const added = await post("language", { locale: wanted });
      // The dialog keeps the focus until it is closed.
      setTimeout(() => showNew(added));
      return "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.message;
    }
  });
}

/** Shows the first card of an added language. */
async function showNew(added) {
  list.reset();
  await refreshHeader();
  const { rows } = await get("rows", { locale: added.locale, count: 1 });
  const text = t("language-added", added);
  await go(rows[0].id, added.locale, true, text);
  card.showStatus(`✓ ${text}`);
}

/** Lists the unsaved drafts of this language, or else of the first language with drafts. */
async function showUnsaved() {
  await refreshHeader();
  if (data.drafts.length === 0) return;
  if (!data.drafts.some(draft => draft.locale === locale)) locale = data.drafts[0].locale;
  list.showOnly("edited");
  const { rows } = await get("rows", { locale, state: "edited", count: 1 });
  if (rows.length > 0) await go(rows[0].id, locale, false, t("edited"));
  await list.show(locale, current);
  drawHeader();
}

function toggleList(isOpen) {
  if (document.body.classList.contains("listing") === isOpen) return;
  document.body.classList.toggle("listing", isOpen);
  const hadFocus = byID("list").contains(document.activeElement);
  // Elements under the list must not be reachable.
  for (const covered of [byID("card"), byID("preview")]) covered.inert = isOpen && listCovers.matches;
  if (isOpen) { list.draw(); list.input.focus(); }
  else if (hadFocus) byID("back").focus();
}

// MARK: Moving

/** Applies the values of the address to the preview; returns the locale and the card of the address. */
function readAddress() {
  const [path, query] = location.hash.slice(1).split("?");
  const [, tag, id] = path.split("/");
  const values = new URLSearchParams(query ?? "");
  preview.view = { as: values.get("as") ?? "", w: values.get("w") ?? "320", theme: values.get("theme") ?? "" };
  preview.arguments = Object.fromEntries([...values].filter(([name]) => name.startsWith("a.")).map(([name, value]) => [name.slice(2), value]));
  const isKnown = data.locales.some(item => item.locale === decodeURIComponent(tag ?? ""));
  return { locale: isKnown ? decodeURIComponent(tag) : locale, id: id ? decodeURIComponent(id) : null };
}

/** Writes the current view into the address, so that a link shows the same. */
function writeAddress(isNew = false) {
  const values = new URLSearchParams({ as: preview.presentation ?? "", w: preview.view.w });
  if (preview.view.theme) values.set("theme", preview.view.theme);
  for (const [name, value] of Object.entries(preview.arguments)) values.set(`a.${name}`, value);
  const hash = `#/${encodeURIComponent(locale)}/${encodeURIComponent(current)}?${values}`;
  if (hash === location.hash) return;
  if (isNew) history.pushState(null, "", hash);
  else history.replaceState(null, "", hash);
}

/** @param onShown is called as soon as the card is drawn, before anything else can be typed. */
async function show(onShown = () => {}) {
  if (!current && list.row(0)) list.card = current = list.row(0).id;
  if (!current) return;
  try {
    const shown = await card.show(current, locale, { source: data.source, testValues: { texts: data.hardTexts, numbers: data.hardNumbers } });
    placeStage();
    onShown();
    // A catalog that cannot be loaded has a card for each key; once it loads, the key is on the card of its kind.
    if (shown && shown !== current) await list.show(locale, current = shown);
    await showOthers();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    announce(error.message);
  }
}

/** Shows the card in the other languages, if their section is open. */
async function showOthers() {
  if (!preview.othersBox.open || !current) return;
  const id = current;
  const others = data.locales.map(item => item.locale).filter(other => other !== locale);
  const cards = await Promise.all(others.map(async other => {
    try {
      return { locale: other, card: await get("card", { id, locale: other }) };
    } catch (error) {
      // A PO file may lack the message.
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }));
  if (id === current) preview.showOthers(cards.filter(Boolean));
}

/** Shows all cards of the list, and scrolls to one of them. */
async function showSheet(id) {
  document.body.classList.add("sheet");
  current = id;
  list.otherLocales = sheet.locales.filter(other => other !== locale).join(",");
  await list.show(locale, id);
  drawHeader();
  if (id) await sheet.reveal(id);
  const hash = `#/${encodeURIComponent(locale)}`;
  if (hash !== location.hash) history.pushState(null, "", hash);
}

/** Shows a card in a locale, or reveals it in the sheet; the announcement of its position starts with the given text. */
async function go(id, newLocale, focusesCard = false, announcement = "", values = preview.chosen.get(id) ?? {}) {
  const isOtherLocale = newLocale !== locale;
  const focused = document.activeElement;
  locale = newLocale;
  if (isSheetShown()) {
    if (isOtherLocale) await showSheet(id);
    else await sheet.reveal(current = id);
    if (focusesCard) {
      toggleList(false);
      sheet.enter(id);
    }
    return;
  }
  // Values stay with their card.
  preview.arguments = values;
  current = id;
  await show(() => {
    if (!focusesCard) return;
    // If the user has moved the focus in the meantime, it stays there.
    const isFocusUnmoved = [focused, document.body, byID("card")].includes(document.activeElement);
    toggleList(false);
    if (isFocusUnmoved) card.begin();
  });
  writeAddress(true);
  if (isOtherLocale || list.card !== id) await list.show(locale, id);
  if (isOtherLocale) drawHeader();
  const row = list.row(list.index);
  const state = card.data?.states?.map(name => t(name)).join(", ") || t("no-findings");
  if (row) announce(`${announcement} ${t("position", { name: card.name, index: list.index + 1, count: list.total, state })}`.trim());
}

/** Shows the next card with work; returns a text if there is none. */
async function next(announcement = "") {
  const focused = document.activeElement;
  const id = await list.next();
  if (!id) {
    announce(`${announcement} ${t("all-done")}`.trim());
    await show();
    return t("all-done");
  }
  const isTyping = focused.tagName === "TEXTAREA" && focused === document.activeElement;
  await go(id, locale, isTyping, announcement);
  return "";
}

// MARK: Start

const keys = new Keys({
  save: () => card.save(false), saveNext: () => card.save(true), finding: distance => card.selectNextFinding(distance),
  fix: number => card.fix(number),
  leave: () => {
    alarm("");
    // Closing the list returns the focus.
    if (document.body.classList.contains("listing")) toggleList(false);
    else byID("card").focus();
  },
  letters: {
    a: () => sheet && showSheet(current),
    "/": () => { if (listCovers.matches) toggleList(true); list.input.focus(); list.input.select(); },
    j: () => list.step(1), k: () => list.step(-1), n: () => next(), e: () => card.edit(), v: () => preview.chooseNextValue(1),
    V: () => preview.chooseNextValue(-1), p: () => selectNextOption("as"), w: () => selectNextOption("w"), t: () => selectNextOption("t"), r: () => card.confirmFirst(), i: () => card.ignoreFirst(),
    u: () => card.step("undo"), U: () => card.step("redo"), "?": () => keys.help(),
    o: () => { preview.othersBox.open = !preview.othersBox.open; },
    c: () => { preview.codesBox.open = !preview.codesBox.open; },
    m: () => card.toggleCode(),
  },
}, () => ["list", "card", "preview"].map(byID));

/** Selects the next option of a radio group. */
function selectNextOption(name) {
  const all = [...preview.controls.querySelectorAll(`input[name="${name}"]`)];
  all[(all.findIndex(item => item.checked) + 1) % all.length]?.click();
}

addEventListener("popstate", async () => {
  const place = readAddress();
  document.body.classList.toggle("sheet", sheet != null && !place.id);
  if (place.id) list.otherLocales = "";
  if (place.id || sheet) await go(place.id, place.locale, false, "", preview.arguments);
});
addEventListener("beforeunload", () => card.settle());
async function refresh() {
  await refreshHeader();
  if (list.locale === locale) await list.reload();
  else await list.show(locale, current);
  await show();
}
onProgramRestart(async () => {
  await recover();
  // Not awaited: the calls of `refresh` would wait for this handler to end.
  refresh();
});
StoredDrafts.deleteObsolete(data);
await recover();
watch(refresh);

const place = readAddress();
locale = place.locale;
drawHeader();
if (sheet && !place.id) {
  await showSheet(null);
} else {
  await list.show(locale, place.id);
  // If the address has no card, show the first card with work.
  current = place.id ?? await list.next() ?? list.row(0)?.id ?? null;
  if (!place.id && current) await list.show(locale, current);
  list.card = current;
  if (list.index < 0) list.index = list.total > 0 ? 0 : -1;
  list.draw();
  await show();
  if (current) writeAddress();
}
document.body.dataset.ready = "true";

// Searches the codes, kinds and providers in search-index.js, which is loaded before the first search.
"use strict";

const root = document.currentScript.dataset.root;
const form = document.querySelector(".search");
const input = form.querySelector("input");
const found = document.getElementById("~found");
const count = document.getElementById("~count");
const list = document.getElementById("~results");
const MAXIMUM_RESULTS = 40;

// How well a word fits an entry; a smaller number is better. What people read finds the kind before the codes of the
// kind, and its title before its message.
const EXACT_CODE = 0, EXACT_NAME = 1, START = 2, TITLE = 3, PART = 4, PLACE = 5, KIND_NAME = 6, TEXT = 7,
  TEXT_OF_KIND = 8, SLIP = 9, NO_MATCH = Infinity;

let entries = null;
let kinds = [];
// The locale of the titles in the results.
let titleLocale = null;
let loading = null;
// The search text of the displayed results, for the browser test.
let shownFor = null;

// Ignores letter case, the width of letters and kana, and compatibility forms.
const fold = text => text.normalize("NFKC").toLowerCase().trim();

function load() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${root}search-index.js`;
    script.onload = resolve;
    script.onerror = () => {
      loading = null;
      reject(new Error("search-index.js could not be loaded"));
    };
    document.head.append(script);
  }).then(() => { entries ??= prepare(globalThis.authCopyIndex); });
  return loading;
}

// Returns the index of the locale that a reader prefers: the first with the language and the script of one of the
// browser's languages, else the source.
function preferredLocale(locales) {
  const likely = tag => {
    // Some browsers add a part of the system's locale after an at sign.
    const { language, script } = new Intl.Locale(tag.split("@")[0]).maximize();
    return `${language}-${script}`;
  };
  const own = locales.map(likely);
  return Math.max(0, own.indexOf(navigator.languages.map(likely).find(locale => own.includes(locale))));
}

// Returns the entries of the index. `place` contains the names of the provider and the surface. `starts` are the names
// of the provider, with which a search word may begin.
function prepare(index) {
  const all = [];
  const locale = preferredLocale(index.locales);
  titleLocale = index.locales[locale];
  kinds = index.kinds.map(kind => ({
    ...kind, title: kind.titles[locale], folded: fold(kind.name), foldedTitles: fold(kind.titles.join("\n")), foldedText: fold(kind.text),
  }));
  for (const kind of kinds) {
    all.push({
      name: kind.name, note: "Kind", title: kind.title, path: `${kind.path}index.html`, code: kind.folded, others: [], kinds: [kind],
      place: "", starts: [], phrases: "", titles: kind.foldedTitles, sentences: kind.foldedText,
    });
  }
  for (const provider of index.providers) {
    const starts = [provider.id, ...provider.names].map(fold);
    const name = fold(`${provider.id} ${provider.name}`);
    all.push({ name: provider.name, note: "Provider", path: `${provider.path}index.html`, code: fold(provider.id), others: [fold(provider.name)], kinds: [], place: "", starts, phrases: "" });
    for (const surface of provider.surfaces) {
      const place = `${name} ${fold(surface.id)}`;
      for (const [code, kindNumbers, others, phrases = ""] of surface.codes) {
        const kindsOfCode = kindNumbers.map(number => kinds[number]);
        all.push({
          name: code, note: `${provider.name} · ${surface.id}`, title: kindsOfCode[0].title, path: `${surface.path}index.html#${anchor(code)}`,
          code: fold(code), others: others ? fold(others).split("\n") : [], kinds: kindsOfCode, place, starts, phrases: fold(phrases),
        });
      }
    }
  }
  return all;
}

// Returns the anchor of a code on the page of its surface, in which `~` encodes a byte (DocumentationPath).
function anchor(code) {
  return code.replace(/[^A-Za-z0-9._/-]+/g, part =>
    Array.from(new TextEncoder().encode(part), byte => `~${byte.toString(16).padStart(2, "0")}`).join(""));
}

// Returns how well one word fits an entry; the sum for all words ranks the entry.
function rank(entry, word, kindsWithWord) {
  if (entry.code === word) return EXACT_CODE;
  if (entry.others.includes(word) || entry.code.endsWith(`/${word}`)) return EXACT_NAME;
  if (entry.code.startsWith(word)) return START;
  if (entry.titles?.includes(word)) return TITLE;
  if (entry.code.includes(word) || entry.others.some(other => other.includes(word))) return PART;
  // In Korean and Japanese a particle follows the name without a blank.
  if (entry.place.includes(word) || entry.starts.some(start => word.startsWith(start))) return PLACE;
  if (entry.kinds.some(kind => kind.folded.includes(word))) return KIND_NAME;
  if (entry.sentences?.includes(word)) return TEXT;
  return entry.phrases.includes(word) || entry.kinds.some(kind => kindsWithWord.has(kind)) ? TEXT_OF_KIND : NO_MATCH;
}

// Returns whether two words differ by a typing error: one letter in short words, two letters in long words. Two swapped
// letters are one error. It computes the Damerau-Levenshtein distance: `above` is the previous row, `before` the row
// before it.
function isSlip(word, name) {
  const maximumErrors = word.length < 8 ? 1 : 2;
  if (word.length < 4 || Math.abs(word.length - name.length) > maximumErrors) return false;
  let [before, above] = [[], Array.from({ length: name.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const substitution = word[row - 1] === name[column - 1] ? 0 : 1;
      current[column] = Math.min(above[column] + 1, current[column - 1] + 1, above[column - 1] + substitution);
      const isSwapped = row > 1 && column > 1 && word[row - 1] === name[column - 2] && word[row - 2] === name[column - 1];
      if (isSwapped) current[column] = Math.min(current[column], before[column - 2] + 1);
    }
    if (Math.min(...current) > maximumErrors) return false;
    [before, above] = [above, current];
  }
  return above[name.length] <= maximumErrors;
}

// Returns the names of an entry that a word with a typing error is compared with, and the parts after their last slashes.
const namesOf = entry => [entry.code, ...entry.others, ...entry.starts].flatMap(name => [name, name.split("/").at(-1)]);

function search(text) {
  const exact = matchesOf(text, rank);
  if (exact.length > 0) return exact;
  return matchesOf(text, (entry, word, kindsWithWord) => {
    const exactRank = rank(entry, word, kindsWithWord);
    if (exactRank < NO_MATCH) return exactRank;
    return namesOf(entry).some(name => isSlip(word, name)) ? SLIP : NO_MATCH;
  });
}

function matchesOf(text, rankOf) {
  const words = text.split(/\s+/u);
  const kindsWithWords = words.map(word => new Set(kinds.filter(kind => kind.foldedText.includes(word))));
  const matches = [];
  for (const entry of entries) {
    let total = 0;
    // A code can contain blanks, so the whole text is compared before its words.
    if (entry.code === text) {
      total = EXACT_CODE;
    } else if (entry.others.includes(text) || entry.phrases.split("\n").includes(text)) {
      total = EXACT_NAME;
    } else if (words.length > 1 && entry.titles?.includes(text)) {
      total = START;
    } else if (words.length > 1 && entry.sentences?.includes(text)) {
      total = TITLE;
    } else {
      for (let index = 0; index < words.length && total < NO_MATCH; index += 1) {
        total += rankOf(entry, words[index], kindsWithWords[index]);
      }
    }
    if (total < NO_MATCH) matches.push({ entry, total });
  }
  // Sorting is stable: equal matches stay in the order of the index, which starts with the most used providers.
  return matches.sort((first, second) => first.total - second.total);
}

function element(name, attributes, ...children) {
  const created = Object.assign(document.createElement(name), attributes);
  created.append(...children);
  return created;
}

function item({ entry }) {
  return element("li", {}, element("a", { href: `${root}${entry.path}` },
    element("b", { translate: false }, entry.name),
    element("small", {}, entry.note, ...(entry.title ? [" · ", element("span", { lang: titleLocale }, entry.title)] : []))));
}

// Returns the result for a text without matches: the playground reads it as an error.
function playgroundItem(error) {
  const href = `${root}playground/index.html#${new URLSearchParams({ error })}`;
  return element("li", {}, element("a", { href }, element("b", {}, "Read it as an error"),
    element("small", {}, "The playground finds the codes in a whole message, response or log line. It stays in your browser.")));
}

function show() {
  const text = fold(input.value);
  found.hidden = text === "";
  if (text === "" || !entries) return;
  const matches = search(text);
  const shown = matches.slice(0, MAXIMUM_RESULTS);
  list.replaceChildren(...shown.map(item));
  shownFor = text;
  found.scrollTop = 0;
  // On the home page the search can be low in the window, without room for the results.
  const { top } = form.getBoundingClientRect();
  if (top > innerHeight / 3) scrollBy(0, top);
  if (matches.length === 0) {
    count.textContent = "Nothing found. Try the code alone, or fewer words.";
    list.append(playgroundItem(input.value.trim()));
  } else if (matches.length > shown.length) {
    count.textContent = `The best ${shown.length} of ${matches.length} results`;
  } else {
    count.textContent = matches.length === 1 ? "1 result" : `${matches.length} results`;
  }
}

function update() {
  load().then(show, error => {
    found.hidden = false;
    count.textContent = `The search does not work: ${error.message}.`;
  });
}

function move(event) {
  const links = [...list.querySelectorAll("a")];
  const position = links.indexOf(document.activeElement);
  if (event.key === "ArrowDown" && !found.hidden) {
    links[Math.min(position + 1, links.length - 1)]?.focus();
  } else if (event.key === "ArrowUp" && position >= 0) {
    (links[position - 1] ?? input).focus();
  } else if (event.key === "Escape" && !found.hidden) {
    found.hidden = true;
    input.focus();
  } else {
    return;
  }
  event.preventDefault();
}

input.addEventListener("focus", () => { load().then(() => {}, () => {}); });
input.addEventListener("input", update);
form.addEventListener("submit", event => {
  event.preventDefault();
  update();
  loading?.then(() => { if (!found.hidden) list.querySelector("a")?.click(); }, () => {});
});
form.addEventListener("keydown", event => {
  // Keys that an input method handles are ignored.
  if (!event.isComposing && event.keyCode !== 229) move(event);
});
form.addEventListener("focusout", event => {
  if (event.relatedTarget && !form.contains(event.relatedTarget)) found.hidden = true;
});
document.addEventListener("pointerdown", event => { if (!form.contains(event.target)) found.hidden = true; });
document.addEventListener("keydown", event => {
  const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
  input.select();
});
form.hidden = false;

// Resolves a pasted error in the page, with the exported module. The fragment of the address can contain the error.
import { explainPayload, resolvePayload } from "./module/index.mjs";
import { element, fillCards, labelOf, meaningOf } from "./cards.js";

const form = document.querySelector(".playground");
const result = document.querySelector(".result");
const field = name => document.getElementById(`~${name}`);
const part = selector => result.querySelector(selector);
const SERVICE = "http://127.0.0.1:8080";

const shellQuoted = text => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the meaning of the code for a developer, and the path of its page. */
async function explanationOf({ provider, surface, code }) {
  // The name of the file, escaped as by the generator of the site.
  const id = provider.replace(/[^A-Za-z0-9_.-]/gu, character => `:${character.codePointAt(0).toString(16)}`);
  const { default: surfaces } = await import(`./meanings/${id}.mjs`).catch(() => ({ default: {} }));
  const [path, meaning] = surfaces[surface]?.[code] ?? [];
  return { path, meaning };
}

/** Returns an item for each part of the error that has a meaning; `kind` is that of the error. */
function itemsOf(pieces, kind) {
  const { places, strengths } = part(".pieces").dataset;
  const decisive = pieces.find(piece => piece.kind === kind);
  return pieces.map(piece => {
    const source = [piece.source.provider, piece.source.surface].filter(Boolean).join(" · ");
    const text = `: ${JSON.parse(places)[piece.place]}; ${source ? `${source}; ` : ""}${piece.kind}; ${JSON.parse(strengths)[piece.strength]}`;
    return element("li", {}, element("code", {}, piece.found ?? "?"), text,
      ...(piece === decisive ? [" — ", element("strong", {}, "this decides")] : []));
  });
}

/** Returns the error with each occurrence of the code marked. */
function marked(text, code) {
  if (!code) return [text];
  const parts = text.split(new RegExp(`(${code.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")})`, "giu"));
  return parts.map((part, index) => index % 2 ? element("mark", {}, part) : part);
}

function requests(error, provider, options) {
  const query = new URLSearchParams(options).toString();
  const url = `${SERVICE}/v1/errors/${encodeURIComponent(provider)}?${query}`;
  const string = JSON.stringify(error);
  const swift = [
    ...(provider === "any" ? [] : [`provider: "${provider}"`]), "payload: text.utf8",
    ...(options.flow ? [`flow: .${options.flow}`] : []),
  ].join(", ");
  // A raw string may contain anything but its delimiter and its escape sequence.
  const hashes = "#".repeat(1 + Math.max(0, ...[...error.matchAll(/["\\](#*)/gu)].map(match => match[1].length)));
  // curl reads a file if its data begins with `@`.
  return {
    curl: `curl ${shellQuoted(url)} --data-binary ${shellQuoted(error.replace(/^@/, "\\@"))}`,
    node: `const response = await fetch(${JSON.stringify(url)}, { method: "POST", body: ${string} });
const { title, message, action } = await response.json();`,
    python: `import json, urllib.request

with urllib.request.urlopen(${JSON.stringify(url)}, data=${string}.encode()) as response:
    copy = json.load(response)`,
    swift: `let text = ${hashes}"""
${error}
"""${hashes}
let error = LoginError(${swift})
let copy = Catalog.shipped.copy(for: error, locale: "${options.locale}", disclosure: .${options.disclosure})`,
  };
}

/** The fields that a link to an error contains, by their names in the fragment. */
const LINKED_FIELDS = ["error", "provider", "flow", "disclosure"];

/** Returns a fragment that contains the error, and the choices that differ from the first ones. */
function fragment() {
  const values = LINKED_FIELDS.map(name => [name, field(name)])
    .filter(([, { selectedIndex }]) => selectedIndex !== 0).map(([name, { value }]) => [name, value]);
  return `#${new URLSearchParams(values)}`;
}

/** Fills in the error of the address. */
function readFragment() {
  const values = new URLSearchParams(location.hash.slice(1));
  if (!values.has("error")) return;
  for (const name of LINKED_FIELDS) {
    const { options } = field(name);
    const value = values.get(name);
    if (!options) field(name).value = value;
    else field(name).selectedIndex = Math.max(0, [...options].findIndex(option => option.value === value));
    if (field(name).selectedIndex > 0) form.querySelector("details").open = true;
  }
}

// The number of the latest call of `show`; the result of an earlier call that ends later is discarded.
let latest = 0;

async function show() {
  const error = field("error").value.trim();
  result.hidden = form.querySelector(".share").hidden = error === "";
  if (error === "") return;
  const provider = field("provider").value;
  const options = { disclosure: field("disclosure").value, ...(field("flow").value && { flow: field("flow").value }) };
  const locale = field("locale").value;

  form.querySelector(".share a").href = fragment();
  fillCards(provider, error, options);
  const copy = resolvePayload(provider, error, { ...options, locale });
  part(".json").textContent = JSON.stringify(copy, null, 2);
  for (const [name, code] of Object.entries(requests(error, provider, { locale, ...options }))) {
    part(`.${name}`).textContent = code;
  }

  const { known, kind, source } = meaningOf(provider, error, options);
  part(".pasted").replaceChildren(...marked(error, source?.code));
  part(".pieces").replaceChildren(...itemsOf(explainPayload(provider, error, options), kind));
  const number = latest += 1;
  const { path, meaning } = source?.surface ? await explanationOf(source) : {};
  if (number !== latest) return;
  const sourceLabel = labelOf(source);
  part(".recognized").replaceChildren(
    ...(sourceLabel ? [path ? element("a", { href: `../${path}` }, sourceLabel) : sourceLabel, ": "] : []),
    element("a", { href: `../kinds/${kind}/index.html` }, kind),
    known ? "" : ". No known code was found.",
    meaning ? ` ${meaning}` : "",
    copy.kind === kind ? "" : ` Under ${options.disclosure} disclosure, people read the text of ${copy.kind}.`);
}

for (const button of form.querySelectorAll("[data-error]")) {
  button.addEventListener("click", () => {
    field("error").value = button.dataset.error;
    show();
  });
}
for (const type of ["input", "change"]) form.addEventListener(type, show);
form.addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", () => {
  readFragment();
  show();
});
document.querySelector(".needs-server").hidden = true;
form.hidden = false;
readFragment();
show();

// Shows on the home page what people read for an error, and the titles of kinds in the reader's language. In a file,
// without a server, the page keeps its first error: there browsers do not load the module that reads errors.
"use strict";

function showTitles(titles) {
  // The function chooses the language of the results of the search, too.
  const languages = [...new Set(titles.map(title => title.lang))];
  const language = languages[preferredLocale(languages)];
  for (const title of titles) title.hidden = title.lang !== language;
}

function readErrors(form) {
  const field = form.querySelector("textarea");
  const meaning = form.querySelector("[role=status]");
  const why = form.querySelector(".recognized > a");
  const buttons = [...form.querySelectorAll("[data-error]")];

  function mark() {
    for (const button of buttons) button.ariaPressed = String(button.dataset.error === field.value);
    why.href = `playground/index.html#${new URLSearchParams({ error: field.value })}`;
  }

  async function read() {
    mark();
    // The module is large, so it is loaded at the first use.
    const { element, fillCards, labelOf, meaningOf } = await import("./cards.js");
    const error = field.value.trim();
    form.classList.toggle("blank", error === "");
    if (error === "") return;
    fillCards("any", error, {});
    const { kind, known, source } = meaningOf("any", error, {});
    meaning.replaceChildren(
      element("a", { href: `kinds/${kind}/index.html` }, element("code", { translate: false }, kind)),
      ` ${known ? labelOf(source) : "No known code was found."}`);
  }

  for (const button of buttons) {
    button.addEventListener("click", () => {
      field.value = button.dataset.error;
      if (field.value === "") field.focus();
      read();
    });
  }
  field.addEventListener("input", read);
  form.addEventListener("submit", event => event.preventDefault());
  field.readOnly = false;
  form.querySelector(".examples").hidden = false;
  mark();
}

showTitles([...document.querySelectorAll(".kinds span")]);
const exampleForm = document.querySelector(".example");
if (exampleForm && location.protocol !== "file:") readErrors(exampleForm);

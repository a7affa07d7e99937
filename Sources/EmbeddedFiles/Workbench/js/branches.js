// A plural or select as texts: a box for each branch, with the source's text for the branch.

import { h, inLocale, t, withArguments } from "page/dom.js";

/** The number of buttons for adding a branch that are shown at first. */
const MAXIMUM_SHOWN = 8;

/** Returns the texts of a choice in their order, each with the values that select it. */
export function leaves(choice, values = {}) {
  return choice.branches.flatMap(branch => {
    const branchValues = branch.value == null ? values : { ...values, [choice.argument]: branch.value };
    return branch.choice ? leaves(branch.choice, branchValues) : [{ ...branch, values: branchValues }];
  });
}

function categoryOf(number, locale, type) {
  try {
    return new Intl.PluralRules(inLocale(locale).lang, { type }).select(number);
  } catch {
    // A file may have a tag that browsers do not know.
    return "other";
  }
}

/** Returns the branch that a value selects; undefined if it is unknown. */
function branchOf({ branches, plural }, value, locale) {
  if (!plural) return branches.find(branch => branch.value === value) ?? branches.find(branch => branch.value === "other");
  if (!value) return undefined;
  const category = categoryOf(value, locale, plural);
  return branches.find(branch => branch.isExact && branch.value === value)
    ?? branches.find(branch => !branch.isExact && branch.value != null && categoryOf(branch.value, locale, plural) === category);
}

/** Returns the index, in the order of `leaves`, of the text that values select; -1 if it is unknown. */
export function selectedIndex(choice, values, locale) {
  let branch = { choice };
  while (branch?.choice) branch = branchOf(branch.choice, values[branch.choice.argument], locale);
  return leaves(choice).findIndex(({ start }) => start === branch?.start);
}

/** Returns the edits that remove branches (undefined if a branch cannot be removed) and add branches. */
export function edits(choice) {
  return [...choice.branches.flatMap(branch => [branch.remove, ...(branch.choice ? edits(branch.choice) : [])]), ...choice.add];
}

/**
 * Doubles an apostrophe at the end of a branch, which would otherwise quote the closing brace.
 *
 * @param quotable are the characters that a preceding apostrophe quotes.
 */
export function escapeTrailingApostrophe(text, quotable) {
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    if (text[index] !== "'") continue;
    if (text[index + 1] === "'") index++;
    else if (isQuoted) isQuoted = false;
    else if (index === text.length - 1) return `${text}'`;
    else isQuoted = quotable.includes(text[index + 1]);
  }
  return text;
}

/** @param draw creates the element of a branch, given its label and remove button; onChange gets an edit. */
export function drawChoice(choice, { editable, draw, onChange }) {
  const head = branch => [h("span", {}, branch.label), editable && branch.remove ? h("button", {
    type: "button", class: "quiet", "aria-label": t("remove-branch", { label: branch.label }),
    title: t("remove-branch", { label: branch.label }), click: () => onChange(branch.remove),
  }, t("delete-form")) : null];
  const add = edit => h("button", { type: "button", class: "chip", click: () => onChange(edit) }, `+ ${edit.label}`);
  const hiddenEdits = choice.add.slice(MAXIMUM_SHOWN);
  const more = h("button", { type: "button", class: "quiet", click: () => more.replaceWith(...hiddenEdits.map(add)) },
    t("more", { count: hiddenEdits.length }));
  return h("div", { class: "choice" },
    choice.branches.map(branch => branch.choice
      ? h("fieldset", { class: "group" }, h("legend", {}, head(branch)), drawChoice(branch.choice, { editable, draw, onChange }))
      : draw(branch, head(branch))),
    editable && choice.add.length > 0 ? h("div", { class: "chips adding" }, h("span", { class: "meta" }, t("add-branch")),
      choice.add.slice(0, MAXIMUM_SHOWN).map(add), hiddenEdits.length > 0 ? more : null) : null);
}

/** Draws the source of a branch, above its box. */
export function branchSource(text, id, language) {
  return text == null ? null : h("p", { class: "source-text", id, lang: language }, withArguments(text));
}

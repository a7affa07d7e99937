// A plural or select as texts: a field for each branch, beside the source's text for it.

import { h, inLocale, t, withArguments } from "page/dom.js";

const SHOWN = 8;

/** The texts of a choice in their order, each with the values that lead there. */
export function leaves(choice, values = {}) {
  return choice.branches.flatMap(branch => {
    const own = branch.value == null ? values : { ...values, [choice.argument]: branch.value };
    return branch.choice ? leaves(branch.choice, own) : [{ ...branch, values: own }];
  });
}

function categoryOf(number, locale, type) {
  try {
    return new Intl.PluralRules(inLocale(locale).lang, { type }).select(number);
  } catch {
    // The tag of a file need not be one that browsers know.
    return "other";
  }
}

/** The branch that a value leads to; undefined where it is not known. */
function branchOf({ branches, plural }, value, locale) {
  if (!plural) return branches.find(branch => branch.value === value) ?? branches.find(branch => branch.value === "other");
  if (!value) return undefined;
  const category = categoryOf(value, locale, plural);
  return branches.find(branch => branch.isExact && branch.value === value)
    ?? branches.find(branch => !branch.isExact && branch.value != null && categoryOf(branch.value, locale, plural) === category);
}

/** Which of the texts of a choice values lead to; -1 where it is not known. */
export function place(choice, values, locale) {
  let branch = { choice };
  while (branch?.choice) branch = branchOf(branch.choice, values[branch.choice.argument], locale);
  return leaves(choice).findIndex(({ start }) => start === branch?.start);
}

/** The edits that remove and add branches, in an order that stays while only texts change; undefined where there is none. */
export function edits(choice) {
  return [...choice.branches.flatMap(branch => [branch.remove, ...(branch.choice ? edits(branch.choice) : [])]), ...choice.add];
}

/**
 * An apostrophe at the end of a branch would quote the brace that closes it, so a second one makes it text.
 *
 * @param quotable are the characters that an apostrophe before them quotes.
 */
export function closed(text, quotable) {
  let quotes = false;
  for (let index = 0; index < text.length; index++) {
    if (text[index] !== "'") continue;
    if (text[index + 1] === "'") index++;
    else if (quotes) quotes = false;
    else if (index === text.length - 1) return `${text}'`;
    else quotes = quotable.includes(text[index + 1]);
  }
  return text;
}

/** @param draw makes the element of a text, given its head; onChange is called with one of the edits of the choice. */
export function drawChoice(choice, { editable, draw, onChange }) {
  const head = branch => [h("span", {}, branch.label), editable && branch.remove ? h("button", {
    type: "button", class: "quiet", "aria-label": t("remove-branch", { label: branch.label }),
    title: t("remove-branch", { label: branch.label }), click: () => onChange(branch.remove),
  }, t("delete-form")) : null];
  const add = edit => h("button", { type: "button", class: "chip", click: () => onChange(edit) }, `+ ${edit.label}`);
  const rest = choice.add.slice(SHOWN);
  const more = h("button", { type: "button", class: "quiet", click: () => more.replaceWith(...rest.map(add)) },
    t("more", { count: rest.length }));
  return h("div", { class: "choice" },
    choice.branches.map(branch => branch.choice
      ? h("fieldset", { class: "group" }, h("legend", {}, head(branch)), drawChoice(branch.choice, { editable, draw, onChange }))
      : draw(branch, head(branch))),
    editable && choice.add.length > 0 ? h("div", { class: "chips adding" }, h("span", { class: "meta" }, t("add-branch")),
      choice.add.slice(0, SHOWN).map(add), rest.length > 0 ? more : null) : null);
}

/** The source of a branch, above its field. */
export function branchSource(text, id, language) {
  return text == null ? null : h("p", { class: "source-text", id, lang: language }, withArguments(text));
}

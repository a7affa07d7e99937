// The keyboard: key combinations in text fields, single letters as commands elsewhere.

import { COMMAND, h, t } from "page/dom.js";

const HELP = [
  ["/", "key-search"], ["j k", "key-move"], ["n", "key-work"], ["e", "key-edit"], ["1–9", "key-fix"], ["v V", "key-value"],
  ["p w t", "key-show"], ["r", "key-right"], ["i", "key-ignore"],
  ["m", "key-code"], ["u U", "key-history"], ["o", "other-languages"], ["c", "key-codes"], [`${COMMAND} Enter`, "save-next"],
  [`${COMMAND} S`, "save"], ["F8 Shift\u00a0F8", "key-finding"], ["F6 Shift\u00a0F6", "key-pane"], ["Esc", "key-leave"], ["?", "help"],
];
const SETTING = "auth-copy-letters";

export class Keys {
  /** @param commands maps each command to a function, `letters` those of single letters; panes returns the panes that F6 visits. */
  constructor(commands, panes) {
    this.commands = commands;
    this.panes = panes;
    this.usesLetters = localStorage.getItem(SETTING) !== "off";
    document.addEventListener("keydown", event => this.press(event));
    this.dialog = document.getElementById("help");
  }

  press(event) {
    // Prevents the browser from saving the page; the text is saved after the composition.
    if (event.isComposing && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
      event.preventDefault();
      event.target.addEventListener("compositionend", () => setTimeout(this.commands.save), { once: true });
      return;
    }
    // The input method handles the keys of a composition; Safari sends the last one afterwards, with this code.
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    const act = this.command(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  command(event) {
    const { commands } = this;
    if (document.querySelector("dialog[open]")) return null;
    const isTextField = event.target.matches?.("textarea, input[type=search], select");
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand) return event.key === "Enter" ? commands.saveNext : event.key.toLowerCase() === "s" ? commands.save : null;
    if (event.altKey) return null;
    if (event.key === "F8") return () => commands.finding(event.shiftKey ? -1 : 1);
    if (event.key === "F6") return () => this.focusNextPane(event.shiftKey ? -1 : 1);
    if (event.key === "Escape") return commands.leave;
    if (isTextField || !this.usesLetters || event.ctrlKey || event.metaKey) return null;
    if (/^[1-9]$/.test(event.key)) return () => commands.fix(Number(event.key));
    // With a Korean or Japanese layout, `key` may be the letter that the key composes.
    const letter = /^[\x21-\x7e]$/.test(event.key) ? event.key : this.latinLetter(event);
    return Object.hasOwn(commands.letters, letter) ? commands.letters[letter] : null;
  }

  /** Returns the Latin letter of the pressed key in a US layout. */
  latinLetter(event) {
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1] ?? "";
    return event.shiftKey ? letter : letter.toLowerCase();
  }

  focusNextPane(distance) {
    const panes = this.panes().filter(pane => pane.checkVisibility());
    const current = panes.findIndex(pane => pane.contains(document.activeElement));
    const pane = panes[(current + distance + panes.length) % panes.length];
    (pane.matches("[tabindex]") ? pane : pane.querySelector("[tabindex], input:checked, button, input"))?.focus();
  }

  help() {
    const checkbox = h("input", { type: "checkbox", checked: this.usesLetters, change: () => {
      this.usesLetters = checkbox.checked;
      localStorage.setItem(SETTING, this.usesLetters ? "on" : "off");
    } });
    this.dialog.replaceChildren(h("h2", { id: "help-heading" }, t("help")),
      h("dl", {}, HELP.map(([keys, name]) => h("div", {}, h("dt", {}, keys.split(" ").map(key => [h("kbd", {}, key), " "]).flat()), h("dd", {}, t(name))))),
      h("p", {}, h("label", {}, checkbox, " ", t("letters"))),
      h("form", { method: "dialog" }, h("button", {}, t("close"))));
    this.dialog.setAttribute("aria-labelledby", "help-heading");
    this.dialog.showModal();
  }
}

// What is wrong with the files: those that cannot be read, and those with changes that somebody has removed.

import { post, Problem } from "page/calls.js";
import { alarm, h, t } from "page/dom.js";

export class Problems {
  /** @param onChange is called when somebody has decided about a file. */
  constructor(element, onChange) {
    this.element = element;
    this.onChange = onChange;
    this.drawn = "";
  }

  draw({ problems, gone }) {
    // The same is not read out again.
    const content = JSON.stringify([problems, gone]);
    if (content === this.drawn) return;
    this.drawn = content;
    this.element.replaceChildren(...gone.map(file => h("p", { class: "removed" }, `⚠ ${t("removed", { file: file.file })} `,
      h("button", { type: "button", click: () => this.decide(file, true) }, t("write-again")), " ",
      h("button", { type: "button", click: () => this.decide(file, false) }, t("drop")))),
    problems.length > 0 ? h("details", { open: true }, h("summary", {}, t("problems")),
      h("ul", {}, problems.map(problem => h("li", {}, h("code", {}, problem.place), " ", problem.message)))) : "");
  }

  async decide({ unit, file }, keep) {
    try {
      await post("restore", { unit, file, keep });
      alarm("");
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      alarm(error.message);
    }
    this.onChange();
  }
}

// Problems of the files: unreadable files, and removed files with unsaved changes.

import { post, Problem } from "page/calls.js";
import { alarm, h, t } from "page/dom.js";

export class Problems {
  /** @param onChange is called after the user has decided about a removed file. */
  constructor(element, onChange) {
    this.element = element;
    this.onChange = onChange;
    this.drawnContent = "";
  }

  draw({ problems, gone }) {
    // Screen readers must not read unchanged problems again.
    const content = JSON.stringify([problems, gone]);
    if (content === this.drawnContent) return;
    this.drawnContent = content;
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

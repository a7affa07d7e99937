// Problems of the files: unreadable files, and removed files with unsaved changes.

import { ApiError, post } from "page/calls.js";
import { alarm, h, t } from "page/dom.js";

export class Problems {
  /** @param onChange is called after the user has decided about a removed file. */
  constructor(element, onChange) {
    this.element = element;
    this.onChange = onChange;
    this.drawnContent = "";
  }

  draw({ problems, gone: removedFiles }) {
    // Screen readers must not read unchanged problems again.
    const content = JSON.stringify([problems, removedFiles]);
    if (content === this.drawnContent) return;
    this.drawnContent = content;
    this.element.replaceChildren(...removedFiles.map(removed => h("p", { class: "removed" }, `⚠ ${t("removed", { file: removed.file })} `,
      h("button", { type: "button", click: () => this.decide(removed, { keep: true }) }, t("write-again")), " ",
      h("button", { type: "button", click: () => this.decide(removed, { keep: false }) }, t("drop")))),
    problems.length > 0 ? h("details", { open: true }, h("summary", {}, t("problems")),
      h("ul", {}, problems.map(problem => h("li", {}, h("code", {}, problem.place), " ", problem.message)))) : "");
  }

  /** Writes a removed file again with its unsaved changes, or drops them. */
  async decide({ unit, file }, { keep }) {
    try {
      // The server restores the file, or closes it if `keep` is false.
      await post("restore", { unit, file, keep });
      // Removes the error of an earlier attempt.
      alarm("");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      alarm(error.message);
    }
    this.onChange();
  }
}

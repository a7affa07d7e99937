// Sends what is typed. At most one draft is under way; when its answer comes, the newest text goes.

import { post, Problem } from "./api.js";

export class Drafts {
  /** @param place returns unit, locale and the chosen arguments; onAnswer, onConflict and onProblem are told what came. */
  constructor({ place, onAnswer, onConflict, onProblem }) {
    Object.assign(this, { place, onAnswer, onConflict, onProblem });
    this.sequence = 0;
    this.queue = new Map();
    this.running = null;
  }

  send(field) {
    this.queue.set(field.key, { field, place: this.place() });
    this.running ??= this.run().finally(() => { this.running = null; });
  }

  /** Resolves once everything that was typed has arrived. */
  async settled() { while (this.running) await this.running; }

  async run() {
    while (this.queue.size > 0) {
      const [key, { field, place }] = this.queue.entries().next().value;
      this.queue.delete(key);
      field.mendCharacters();
      const text = field.value.toWellFormed();
      const seq = ++this.sequence;
      try {
        const answer = await post("draft", {
          unit: place.unit, locale: place.locale, arguments: place.arguments, key, seq, text,
          ...(field.known == null ? {} : { base: field.known }),
        });
        field.known = answer.slot.text ?? null;
        this.onAnswer(field, answer, text);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 409) this.onConflict(field, error.body.theirs ?? null, text);
        else this.onProblem(field, error);
      }
    }
  }
}

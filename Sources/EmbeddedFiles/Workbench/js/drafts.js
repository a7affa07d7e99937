// Keeps what is typed until it is on disk, and sends it.
//
// At most one draft is under way; when its answer comes, the newest text goes. Each text is kept in the browser's storage
// too, with the text on disk that it was typed over, so that it outlives the program and the page.

import { opened, post, Problem, session } from "page/calls.js";

const STORE = `auth-copy-drafts:${opened.catalog}`;
const idOf = ({ file, locale, key }) => JSON.stringify([file, locale, key]);

/** What was typed and may not be on disk, by message. */
export class Kept {
  static get all() { return JSON.parse(localStorage.getItem(STORE) ?? "{}"); }

  static change(act) {
    const all = Kept.all;
    act(all);
    if (Object.keys(all).length > 0) localStorage.setItem(STORE, JSON.stringify(all));
    else localStorage.removeItem(STORE);
  }

  /** Keeps a text; its base is the text on disk. */
  static note(draft) { Kept.change(all => { all[idOf(draft)] = { ...draft, session: null }; }); }

  /** Notes that the workbench has a text since a revision, or that it is the one on disk. */
  static acknowledge(draft, text, isDraft, revision) {
    Kept.change(all => {
      const kept = all[idOf(draft)];
      if (kept?.text !== text) return;
      if (isDraft) Object.assign(kept, { session: session(), revision });
      else delete all[idOf(draft)];
    });
  }

  /** Drops the texts that the workbench had and at a later revision has no longer: they were saved, undone or given up. */
  static settle({ drafts, revision }) {
    const open = new Set(drafts.map(idOf));
    Kept.change(all => {
      for (const [id, kept] of Object.entries(all)) {
        if (kept.session === session() && kept.revision <= revision && !open.has(id)) delete all[id];
      }
    });
  }

  /** The texts that this workbench has not got. */
  static get missing() { return Object.values(Kept.all).filter(kept => kept.session !== session()); }

  /** The text of a message that this workbench has not got; null where there is none. */
  static unsent(message) {
    const kept = Kept.all[idOf(message)];
    return kept && kept.session !== session() ? kept.text : null;
  }

  /**
   * Brings what was typed to a workbench that was started since.
   *
   * @return how many texts it has taken, and how many it has no place for.
   */
  static async recover() {
    const drafts = Kept.missing;
    if (drafts.length === 0) return { taken: 0, left: 0 };
    const { left, revision } = await post("recover", { drafts });
    const without = new Set(left.map(idOf));
    for (const draft of drafts) {
      if (!without.has(idOf(draft))) Kept.acknowledge(draft, draft.text, true, revision);
    }
    return { taken: drafts.length - left.length, left: left.length };
  }
}

export class Drafts {
  /** @param place returns unit, file, locale and the chosen arguments; onAnswer, onConflict and onProblem are told what came. */
  constructor({ place, onAnswer, onConflict, onProblem }) {
    Object.assign(this, { place, onAnswer, onConflict, onProblem });
    this.sequence = 0;
    this.queue = new Map();
    this.running = null;
  }

  send(field) {
    const place = this.place();
    if (!field.composing) Kept.note({ file: place.file, locale: place.locale, key: field.key, base: field.saved, text: field.value.toWellFormed() });
    this.queue.set(field.key, { field, place });
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
          unit: place.unit, locale: place.locale, arguments: place.arguments, key, seq, text, step: field.takeStep(),
          ...(field.known == null ? {} : { base: field.known }),
        });
        field.learn(answer.slot);
        Kept.acknowledge({ ...place, key }, text, answer.slot.edited ?? false, answer.revision);
        this.onAnswer(field, answer, text);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 409) this.onConflict(field, error.body.theirs ?? null, text);
        else this.onProblem(field, error);
      }
    }
  }
}

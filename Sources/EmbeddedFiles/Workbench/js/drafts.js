// Sends drafts to the workbench, and stores them in the browser until they are saved.
//
// One draft is sent at a time; after its response, the newest text is sent. The browser's storage also has the text on
// disk that a draft replaces, so that drafts outlive the program and the page.

import { initialData, post, Problem, session } from "page/calls.js";

const STORE = `auth-copy-drafts:${initialData.catalog}`;
const idOf = ({ file, locale, key }) => JSON.stringify([file, locale, key]);

/** The drafts in the browser's storage, by message. */
export class StoredDrafts {
  static get all() { return JSON.parse(localStorage.getItem(STORE) ?? "{}"); }

  static change(act) {
    const all = StoredDrafts.all;
    act(all);
    if (Object.keys(all).length > 0) localStorage.setItem(STORE, JSON.stringify(all));
    else localStorage.removeItem(STORE);
  }

  /** Stores a draft; its base is the text on disk. */
  static store(draft) { StoredDrafts.change(all => { all[idOf(draft)] = { ...draft, session: null }; }); }

  /** Records that the workbench has a draft since a revision; deletes the draft if it equals the text on disk. */
  static acknowledge(draft, text, isDraft, revision) {
    StoredDrafts.change(all => {
      const stored = all[idOf(draft)];
      if (stored?.text !== text) return;
      if (isDraft) Object.assign(stored, { session: session(), revision });
      else delete all[idOf(draft)];
    });
  }

  /** Deletes the drafts that the workbench no longer has, because they were saved, undone or reverted. */
  static deleteObsolete({ drafts, revision }) {
    const open = new Set(drafts.map(idOf));
    StoredDrafts.change(all => {
      for (const [id, stored] of Object.entries(all)) {
        if (stored.session === session() && stored.revision <= revision && !open.has(id)) delete all[id];
      }
    });
  }

  /** The drafts that this run of the workbench does not have. */
  static get missing() { return Object.values(StoredDrafts.all).filter(stored => stored.session !== session()); }

  /** Returns the draft of a message that this run of the workbench does not have; null if there is none. */
  static unsent(message) {
    const stored = StoredDrafts.all[idOf(message)];
    return stored && stored.session !== session() ? stored.text : null;
  }

  /**
   * Sends the stored drafts to a workbench that was started after they were typed.
   *
   * @return how many drafts it has accepted, and how many it cannot match to a message.
   */
  static async recover() {
    const drafts = StoredDrafts.missing;
    if (drafts.length === 0) return { recovered: 0, left: 0 };
    const { left, revision } = await post("recover", { drafts });
    const unrecovered = new Set(left.map(idOf));
    for (const draft of drafts) {
      if (!unrecovered.has(idOf(draft))) StoredDrafts.acknowledge(draft, draft.text, true, revision);
    }
    return { recovered: drafts.length - left.length, left: left.length };
  }
}

/** The texts of fields that are waiting to be sent to the workbench. */
export class Drafts {
  /** @param context returns unit, file, locale and arguments; onResponse, onConflict and onProblem get the result. */
  constructor({ context, onResponse, onConflict, onProblem }) {
    Object.assign(this, { context, onResponse, onConflict, onProblem });
    this.sequence = 0;
    this.queue = new Map();
    this.running = null;
  }

  send(field) {
    const context = this.context();
    if (!field.composing) StoredDrafts.store({ file: context.file, locale: context.locale, key: field.key, base: field.diskText, text: field.value.toWellFormed() });
    this.queue.set(field.key, { field, context });
    this.running ??= this.run().finally(() => { this.running = null; });
  }

  /** Resolves once all drafts have been sent. */
  async settled() { while (this.running) await this.running; }

  async run() {
    while (this.queue.size > 0) {
      const [key, { field, context }] = this.queue.entries().next().value;
      this.queue.delete(key);
      field.replaceLoneSurrogates();
      const text = field.value.toWellFormed();
      const seq = ++this.sequence;
      try {
        const response = await post("draft", {
          unit: context.unit, locale: context.locale, arguments: context.arguments, key, seq, text, step: field.startsNewStep(),
          ...(field.serverText == null ? {} : { base: field.serverText }),
        });
        field.storeServerText(response.slot);
        StoredDrafts.acknowledge({ ...context, key }, text, response.slot.edited ?? false, response.revision);
        this.onResponse(field, response, text);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 409) this.onConflict(field, error.body.theirs ?? null, text);
        else this.onProblem(field, error);
      }
    }
  }
}

// Sends drafts to the workbench, and stores them in the browser until they are saved.
//
// One draft is sent at a time; after its response, the newest text is sent. Stored drafts outlive the page and the
// workbench. Each includes the text on disk that it replaces (`base`), so that a restarted workbench can tell whether
// the text on disk has changed meanwhile.

import { initialData, post, ApiError, session } from "page/calls.js";

const STORE = `auth-copy-drafts:${initialData.catalog}`;
const idOf = ({ file, locale, key }) => JSON.stringify([file, locale, key]);

/** The drafts in the browser's storage, by message. A draft's `session` is the ID of the run of the workbench that received it; null before. */
export class StoredDrafts {
  static get all() { return JSON.parse(localStorage.getItem(STORE) ?? "{}"); }

  static change(act) {
    const all = StoredDrafts.all;
    act(all);
    if (Object.keys(all).length > 0) localStorage.setItem(STORE, JSON.stringify(all));
    else localStorage.removeItem(STORE);
  }

  /** Stores a draft that the workbench does not have yet. */
  static store(draft) { StoredDrafts.change(all => { all[idOf(draft)] = { ...draft, session: null }; }); }

  /**
   * Records the revision at which the workbench received a draft.
   *
   * @param isUnsaved whether the text differs from the text on disk; if not, the stored draft is deleted.
   */
  static acknowledge(draft, text, isUnsaved, revision) {
    StoredDrafts.change(all => {
      const stored = all[idOf(draft)];
      // A newer text has been typed since.
      if (stored?.text !== text) return;
      if (isUnsaved) Object.assign(stored, { session: session(), revision });
      else delete all[idOf(draft)];
    });
  }

  static remove(draft) { StoredDrafts.change(all => { delete all[idOf(draft)]; }); }

  /** Deletes the stored drafts that are not among the workbench's unsaved `drafts` at `revision`: they were saved, undone or reverted. */
  static deleteObsolete({ drafts, revision }) {
    const unsaved = new Set(drafts.map(idOf));
    StoredDrafts.change(all => {
      for (const [id, stored] of Object.entries(all)) {
        if (stored.session === session() && stored.revision <= revision && !unsaved.has(id)) delete all[id];
      }
    });
  }

  /** The stored drafts that this run of the workbench has not received. */
  static get unreceived() { return Object.values(StoredDrafts.all).filter(stored => stored.session !== session()); }

  /** Returns the text of a message's draft that this run of the workbench has not received; null if there is none. */
  static unreceivedText(message) {
    const stored = StoredDrafts.all[idOf(message)];
    return stored && stored.session !== session() ? stored.text : null;
  }

  /**
   * Sends the stored drafts to a workbench that was started after they were typed.
   *
   * @return `recovered`, the number of drafts that the workbench accepted, and `unrecovered`, the number that match no message.
   */
  static async recover() {
    const drafts = StoredDrafts.unreceived;
    if (drafts.length === 0) return { recovered: 0, unrecovered: 0 };
    const { unrecovered, revision } = await post("recover", { drafts });
    const unrecoveredIDs = new Set(unrecovered.map(idOf));
    for (const draft of drafts) {
      if (!unrecoveredIDs.has(idOf(draft))) StoredDrafts.acknowledge(draft, draft.text, true, revision);
    }
    return { recovered: drafts.length - unrecovered.length, unrecovered: unrecovered.length };
  }
}

/** The texts of fields, and other actions, that are waiting to be sent to the workbench, in their order. */
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
    // Text that is still being composed is sent for its preview, but need not outlive the page.
    if (!field.composing) StoredDrafts.store({ file: context.file, locale: context.locale, key: field.key, base: field.diskText, text: field.value.toWellFormed() });
    this.queue.set(field.key, { field, context });
    this.start();
  }

  /** Runs an action after the texts that were typed before it, and before those that are typed meanwhile; returns its result. */
  perform(action) {
    return new Promise((resolve, reject) => {
      this.queue.set(Symbol("action"), { action: () => action().then(resolve, reject) });
      this.start();
    });
  }

  /** Removes the text of a field that waits to be sent. */
  drop(field) { this.queue.delete(field.key); }

  start() { this.running ??= this.run().finally(() => { this.running = null; }); }

  /** Resolves once all drafts have been sent. */
  async settled() { while (this.running) await this.running; }

  async run() {
    while (this.queue.size > 0) {
      const [key, { field, context, action }] = this.queue.entries().next().value;
      this.queue.delete(key);
      if (action) {
        await action();
        continue;
      }
      field.replaceLoneSurrogates();
      const text = field.value.toWellFormed();
      const seq = ++this.sequence;
      try {
        const response = await post("draft", {
          unit: context.unit, locale: context.locale, arguments: context.arguments, key, seq, text, step: field.startsNewUndoStep(),
          // Unlike the `base` of a stored draft, this is the workbench's text, which may be an earlier draft.
          ...(field.serverText == null ? {} : { base: field.serverText }),
        });
        field.storeServerText(response.slot);
        StoredDrafts.acknowledge({ ...context, key }, text, response.slot.edited ?? false, response.revision);
        this.onResponse(field, response, text);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409) this.onConflict(field, error.body.theirs ?? null, text);
        else this.onProblem(field, error);
      }
    }
  }
}

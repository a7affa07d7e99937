// Calls to the workbench's server. A call without a response is repeated until there is one.

import { alarm, announce, t } from "page/dom.js";

/** The ID of this page, by which it recognizes its own changes. */
const pageID = crypto.randomUUID();
let isLost = false;

/** The initial data of the page, in the format of `get("open")`. */
export const initialData = JSON.parse(document.getElementById("data").textContent);

/** The ID of the current run of the program. */
let currentSession = initialData.session;
export const session = () => currentSession;

let onRestart = async () => {};
/** The switch to a restarted program, while it runs. */
let switching = null;

/** Sets the handler that runs when the program has been restarted. */
export function onProgramRestart(handler) { onRestart = handler; }

/** Switches to the restarted program; the handler sends it the drafts before any other call. */
function switchSession() {
  switching ??= (async () => {
    const response = await fetch("/api/open");
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
    currentSession = (await response.json()).session;
    await onRestart();
  })().finally(() => { switching = null; });
  return switching;
}

/** The view of all cards, which only the file that `auth-copy review` writes has. */
export const Overview = null;

/** An error response of the program. */
export class ApiError extends Error {
  constructor(status, body) {
    super(body.title ?? String(status));
    this.status = status;
    this.body = body;
  }
}

async function call(path, options = {}) {
  for (let delay = 1000; ; delay = Math.min(delay * 2, 4000)) {
    let response;
    try {
      response = await fetch(path, { ...options, headers: { ...options.headers, "X-Workbench-Session": currentSession } });
      // The program was restarted.
      if (response.status === 412) {
        await switchSession();
        continue;
      }
    } catch (error) {
      if (error instanceof ApiError) throw error;
      isLost = true;
      alarm(t("lost"));
      await new Promise(resolve => setTimeout(resolve, delay));
      continue;
    }
    if (isLost) {
      isLost = false;
      alarm("");
      announce(t("responds-again"));
    }
    const body = await response.json().catch(() => ({}));
    if (!response.ok) throw new ApiError(response.status, body);
    return body;
  }
}

export function get(path, parameters = {}) {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value != null && value !== ""));
  return call(`/api/${path}?${query}`);
}

export function post(path, body) {
  return call(`/api/${path}`, {
    method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", "X-Workbench": pageID },
  });
}

/** Calls a function after a change by another page or on disk, and after a check. */
export function watch(onChange) {
  let revision = null;
  const connect = () => {
    const events = new EventSource("/api/events");
    events.onmessage = async event => {
      const change = JSON.parse(event.data);
      if (change.session !== currentSession) await switchSession().catch(() => {});
      const isNew = revision != null && change.revision !== revision && change.origin !== pageID;
      revision = change.revision;
      if (isNew) onChange();
    };
    // A refusal ends the stream: try again until this browser is authenticated.
    events.onerror = () => { if (events.readyState === EventSource.CLOSED) setTimeout(connect, 2000); };
  };
  connect();
}

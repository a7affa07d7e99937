// Replaces the parts of Hono and of its server for Node that the recipe uses.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

export class Hono {
  #routes = new Map();
  #onError;
  post = (path, handler) => this.#routes.set(path, handler);
  onError = (handler) => { this.#onError = handler; };

  fetch = async (request) => {
    const handler = this.#routes.get(new URL(request.url).pathname);
    const context = {
      req: { json: () => request.json(), header: (name) => request.headers.get(name) ?? undefined },
      body: (body, status, headers) => new Response(body, { status, headers }),
    };
    if (!handler) return context.body("", 404);
    return handler(context).catch((error) => this.#onError(error, context));
  };
}

export function serve({ fetch, port }) {
  createServer(async (request, response) => {
    const body = await text(request);
    const init = { method: request.method, headers: request.headers, body: body || undefined };
    const result = await fetch(new Request(`http://localhost${request.url}`, init));
    response.writeHead(result.status, Object.fromEntries(result.headers)).end(await result.text());
  }).listen(port);
}

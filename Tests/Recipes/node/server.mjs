// Node's own server
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { ProviderError, respond } from "./problem.mjs";
import { signIn as cognito } from "./cognito-sign-in.mjs";
import { signIn as firebase } from "./firebase-sign-in.mjs";

const routes = { "POST /sign-in": firebase, "POST /cognito/sign-in": cognito };

createServer(async (request, response) => {
  const signIn = routes[`${request.method} ${request.url}`];
  if (!signIn) return response.writeHead(404).end();
  try {
    await signIn(await json(request));
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof ProviderError)) return response.writeHead(400).end();
    const { status, headers, body } = await respond(error, request.headers["accept-language"]);
    response.writeHead(status, headers).end(body);
  }
}).listen(process.env.PORT ?? 3000);

// Hono 4
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { ProviderError, respond } from "./problem.mjs";
import { signIn as cognito } from "./cognito-sign-in.mjs";
import { signIn as firebase } from "./firebase-sign-in.mjs";

const app = new Hono();
const route = (signIn) => async (c) => {
  await signIn(await c.req.json());
  return c.body(null, 204);
};
app.post("/sign-in", route(firebase));
app.post("/cognito/sign-in", route(cognito));
app.onError(async (error, c) => {
  if (!(error instanceof ProviderError)) throw error;
  const { status, headers, body } = await respond(error, c.req.header("Accept-Language"));
  return c.body(body, status, headers);
});
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });

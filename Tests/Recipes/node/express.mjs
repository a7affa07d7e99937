// Express 4 and 5
import express from "express";
import { ProviderError, respond } from "./problem.mjs";
import { signIn as cognito } from "./cognito-sign-in.mjs";
import { signIn as firebase } from "./firebase-sign-in.mjs";

const app = express();
app.use(express.json());
const route = (signIn) => (req, res, next) => signIn(req.body).then(() => res.status(204).end()).catch(next);
app.post("/sign-in", route(firebase));
app.post("/cognito/sign-in", route(cognito));
// After the routes.
app.use(async (error, req, res, next) => {
  if (!(error instanceof ProviderError) || res.headersSent) return next(error);
  const { status, headers, body } = await respond(error, req.get("Accept-Language"));
  res.status(status).set(headers).end(body);
});
app.listen(process.env.PORT ?? 3000);

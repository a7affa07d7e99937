// Runs the filter for NestJS on Express, as NestJS does.
import express from "express";
import { AuthErrors } from "./auth-errors.filter.js";
import { ProviderError } from "./problem.mjs";
import { signIn as cognito } from "./cognito-sign-in.mjs";
import { signIn as firebase } from "./firebase-sign-in.mjs";

const app = express();
app.use(express.json());
const route = (signIn) => (req, res, next) => signIn(req.body).then(() => res.status(204).end()).catch(next);
app.post("/sign-in", route(firebase));
app.post("/cognito/sign-in", route(cognito));
app.use((error, request, response, next) => {
  const http = { getRequest: () => request, getResponse: () => response };
  return error instanceof ProviderError ? new AuthErrors().catch(error, { switchToHttp: () => http }) : next(error);
});
app.listen(process.env.PORT);

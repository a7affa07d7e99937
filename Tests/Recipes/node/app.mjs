// app.mjs
import express from "express";
import { authErrors } from "./auth-errors.mjs";
import { signIn as cognito } from "./cognito-sign-in.mjs";
import { signIn as firebase } from "./firebase-sign-in.mjs";

const app = express();
app.use(express.json());
// Express 5 needs no `catch`: it passes a rejection to `authErrors` itself.
app.post("/sign-in", (req, res, next) => firebase(req, res).catch(next));
app.post("/cognito/sign-in", (req, res, next) => cognito(req, res).catch(next));
app.use(authErrors);
app.listen(process.env.PORT ?? 3000);

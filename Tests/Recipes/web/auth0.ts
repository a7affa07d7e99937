// Auth0 with auth0-spa-js
import type { Auth0Client } from "@auth0/auth0-spa-js";
import { read, type ResolvedCopy } from "auth-copy";

export async function finishSignIn(auth0: Auth0Client): Promise<ResolvedCopy | undefined> {
  try {
    await auth0.handleRedirectCallback();
  } catch (error) {
    return read("auth0", error, { locale: navigator.language, flow: "signIn" });
  }
}

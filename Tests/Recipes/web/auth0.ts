// Auth0 with auth0-spa-js
import type { Auth0Client } from "@auth0/auth0-spa-js";
import { resolvePayload, type ResolvedCopy } from "auth-copy";

export async function finishSignIn(auth0: Auth0Client): Promise<ResolvedCopy | undefined> {
  try {
    await auth0.handleRedirectCallback();
  } catch (error) {
    const { error: code, error_description, message } = error as { error?: string; error_description?: string; message: string };
    const body = code ? JSON.stringify({ error: code, error_description }) : message;
    return resolvePayload("auth0", body, { locale: navigator.language, flow: "signIn" });
  }
}

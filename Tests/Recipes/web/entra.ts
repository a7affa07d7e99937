// Microsoft Entra with MSAL
import type { PublicClientApplication } from "@azure/msal-browser";
import { resolvePayload, type Answer } from "auth-copy";

export async function signIn(entra: PublicClientApplication): Promise<Answer | undefined> {
  try {
    await entra.loginPopup({ scopes: ["User.Read"] });
  } catch (error) {
    // The message has the code of MSAL (`user_cancelled`) or of Entra (`AADSTS50076`).
    return resolvePayload("entra", String(error), { locale: navigator.language, flow: "signIn" });
  }
}

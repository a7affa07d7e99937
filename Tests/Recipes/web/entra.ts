// Microsoft Entra with MSAL
import type { PublicClientApplication } from "@azure/msal-browser";
import { read, type ResolvedCopy } from "auth-copy";

export async function signIn(entra: PublicClientApplication): Promise<ResolvedCopy | undefined> {
  try {
    await entra.loginPopup({ scopes: ["User.Read"] });
  } catch (error) {
    // The message has the code of MSAL (`user_cancelled`) or of Entra (`AADSTS50076`).
    return read("entra", error, { locale: navigator.language, flow: "signIn" });
  }
}

// Sign in with Apple JS
import { resolve, type ResolvedCopy } from "auth-copy";

export async function signIn(): Promise<ResolvedCopy | undefined> {
  try {
    await AppleID.auth.signIn();
  } catch (error) {
    return resolve("apple", (error as { error: string }).error, { locale: navigator.language, flow: "signIn" });
  }
}

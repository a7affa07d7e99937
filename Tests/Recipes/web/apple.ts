// Sign in with Apple JS
import { read, type ResolvedCopy } from "auth-copy";

export async function signIn(): Promise<ResolvedCopy | undefined> {
  try {
    await AppleID.auth.signIn();
  } catch (error) {
    return read("apple", error, { locale: navigator.language, flow: "signIn" });
  }
}

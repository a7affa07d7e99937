// Firebase for the web
import { getAuth, signInWithEmailAndPassword } from "firebase/auth";
import { resolve, type ResolvedCopy } from "auth-copy";

export async function signIn(email: string, password: string): Promise<ResolvedCopy | undefined> {
  try {
    await signInWithEmailAndPassword(getAuth(), email, password);
  } catch (error) {
    return resolve("firebase", (error as { code: string }).code, { locale: navigator.language, flow: "signIn" });
  }
}

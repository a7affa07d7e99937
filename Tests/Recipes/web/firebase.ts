// Firebase for the web
import { getAuth, signInWithEmailAndPassword } from "firebase/auth";
import { read, type ResolvedCopy } from "auth-copy";

export async function signIn(email: string, password: string): Promise<ResolvedCopy | undefined> {
  try {
    await signInWithEmailAndPassword(getAuth(), email, password);
  } catch (error) {
    return read("firebase", error, { locale: navigator.language, flow: "signIn" });
  }
}

// Firebase for the web
import { getAuth, signInWithEmailAndPassword } from "firebase/auth";
import { resolve, type Answer } from "auth-copy";

export async function signIn(email: string, password: string): Promise<Answer | undefined> {
  try {
    await signInWithEmailAndPassword(getAuth(), email, password);
  } catch (error) {
    return resolve("firebase", (error as { code: string }).code, { locale: navigator.language, flow: "signIn" });
  }
}

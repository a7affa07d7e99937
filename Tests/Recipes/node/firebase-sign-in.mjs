// Firebase's REST API with fetch
import { ProviderError } from "./problem.mjs";

const FIREBASE = process.env.FIREBASE_URL ?? "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";

export async function signIn({ email, password }) {
  const response = await fetch(`${FIREBASE}?key=${process.env.FIREBASE_API_KEY}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => {
    // Firebase was not reached.
    throw new ProviderError("firebase", "", { flow: "signIn", status: 503 });
  });
  if (response.ok) return;
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
  throw new ProviderError("firebase", await response.text(), { flow: "signIn", status: response.status, retryAfter });
}

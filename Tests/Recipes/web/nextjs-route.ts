// Next.js: app/api/sign-in/route.ts
import { resolvePayload } from "./auth-copy";

const firebase = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";

export async function POST(request: Request): Promise<Response> {
  const { email, password } = await request.json();
  const answer = await fetch(`${firebase}?key=${process.env.FIREBASE_API_KEY}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (answer.ok) return new Response(null, { status: 204 });

  const { title, message, kind, action, status } = resolvePayload("firebase", await answer.text(), {
    locale: request.headers.get("Accept-Language")?.split(/[,;]/)[0],
    flow: "signIn",
    status: answer.status,
  });
  return new Response(JSON.stringify({ title, detail: message, status, kind, action }), {
    status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

// Next.js: app/api/sign-in/route.ts
import { resolvePayload } from "auth-copy";

const firebase = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";

export async function POST(request: Request): Promise<Response> {
  const { email, password } = await request.json();
  const answer = await fetch(`${firebase}?key=${process.env["FIREBASE_API_KEY"]}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (answer.ok) return new Response(null, { status: 204 });

  // The whole header: of the languages that the person reads, the first that the package has.
  const locale = request.headers.get("Accept-Language");
  const { title, message, ...rest } = resolvePayload("firebase", await answer.text(), { locale, flow: "signIn", status: answer.status });
  return new Response(JSON.stringify({ title, detail: message, ...rest }), {
    status: rest.status,
    headers: {
      "Content-Type": "application/problem+json",
      "Content-Language": rest.locale,
      "Vary": "Accept-Language",
      "Cache-Control": "no-store",
    },
  });
}

// Next.js: app/api/sign-in/route.ts
import { read } from "auth-copy";

const firebase = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";

export async function POST(request: Request): Promise<Response> {
  const { email, password } = await request.json();
  const response = await fetch(`${firebase}?key=${process.env["FIREBASE_API_KEY"]}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (response.ok) return new Response(null, { status: 204 });

  // The whole header: the package uses the user's most preferred language that it supports.
  const locale = request.headers.get("Accept-Language");
  const { title, message, ...rest } = read("firebase", await response.text(), { locale, flow: "signIn", status: response.status });
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

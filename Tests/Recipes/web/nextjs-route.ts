// Next.js: app/api/sign-in/route.ts
import { locales, resolvePayload } from "./auth-copy";

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
    locale: preferredLocale(request),
    flow: "signIn",
    status: answer.status,
  });
  return new Response(JSON.stringify({ title, detail: message, status, kind, action }), {
    status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

/** The language that the person prefers of those that the module has. */
function preferredLocale(request: Request): string | undefined {
  const wanted = (request.headers.get("Accept-Language") ?? "").split(",").map((element) => {
    const [tag, weight] = element.split(";q=");
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const language = (tag: string) => tag.split("-")[0].toLowerCase();
  return wanted
    .filter(({ tag, weight }) => weight > 0 && locales.some((locale) => language(locale) === language(tag)))
    .sort((first, second) => second.weight - first.weight)[0]?.tag;
}

// Kakao, Naver, LINE, and others that come back to an address of yours:
// https://app.example/callback?error=access_denied&error_description=…
import { resolvePayload, type Answer, type Provider } from "auth-copy";

export function afterRedirect(provider: Provider, address: URL): Answer | undefined {
  if (!address.searchParams.has("error")) return undefined;
  return resolvePayload(provider, address.search, { locale: navigator.language, flow: "signIn" });
}

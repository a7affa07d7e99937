// Kakao, Naver, LINE, and other providers that redirect to an address of your application:
// https://app.example/callback?error=access_denied&error_description=…
import { resolvePayload, type Provider, type ResolvedCopy } from "auth-copy";

export function afterRedirect(provider: Provider, address: URL): ResolvedCopy | undefined {
  if (!address.searchParams.has("error")) return undefined;
  return resolvePayload(provider, address.search, { locale: navigator.language, flow: "signIn" });
}

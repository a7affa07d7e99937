// Kakao, Naver, LINE, and other providers that redirect to an address of your application:
// https://app.example/callback?error=access_denied&error_description=…
import { read, type Provider, type ResolvedCopy } from "auth-copy";

export function afterRedirect(provider: Provider, address: URL): ResolvedCopy | undefined {
  if (!address.searchParams.has("error")) return undefined;
  return read(provider, address, { locale: navigator.language, flow: "signIn" });
}

// Facebook SDK for JavaScript
import { read, resolve, type ResolvedCopy } from "auth-copy";

export function signIn(show: (copy: ResolvedCopy) => void): void {
  const options = { locale: navigator.language, flow: "signIn" } as const;
  FB.login((response) => {
    if (response.status !== "connected") return show(resolve("facebook", response.status, { ...options, surface: "js" }));
    FB.api("/me", (me) => {
      if (me.error) show(read("facebook", me, options));
    });
  });
}

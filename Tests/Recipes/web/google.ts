// Sign in with Google (Google Identity Services)
import { resolve, type ResolvedCopy } from "auth-copy";

export function signIn(show: (copy: ResolvedCopy) => void): void {
  const report = (code: string) => show(resolve("google", code, { locale: navigator.language, flow: "signIn" }));
  const client = google.accounts.oauth2.initCodeClient({
    client_id: "YOUR_CLIENT_ID",
    scope: "openid email",
    callback: (response) => response.error && report(response.error),
    error_callback: (error) => report(error.type), // popup_closed, popup_failed_to_open
  });
  client.requestCode();
}

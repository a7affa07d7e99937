// Keycloak with keycloak-js
import type Keycloak from "keycloak-js";
import { read, type ResolvedCopy } from "auth-copy";

export async function start(keycloak: Keycloak): Promise<ResolvedCopy | undefined> {
  try {
    await keycloak.init({ onLoad: "check-sso" });
  } catch (error) {
    // { error: "access_denied", error_description: "…" }, or undefined if the adapter received no error.
    return read("keycloak", error, { locale: navigator.language, flow: "signIn" });
  }
}

// Keycloak with keycloak-js
import type Keycloak from "keycloak-js";
import { resolvePayload, type ResolvedCopy } from "auth-copy";

export async function start(keycloak: Keycloak): Promise<ResolvedCopy | undefined> {
  try {
    await keycloak.init({ onLoad: "check-sso" });
  } catch (error) {
    // { error: "access_denied", error_description: "…" }, or undefined if the adapter received no error.
    return resolvePayload("keycloak", JSON.stringify(error ?? {}), { locale: navigator.language, flow: "signIn" });
  }
}

// Calls that the types of the package accept.
import { locales, providers, read, resolve, resolvePayload, text, version } from "auth-copy";
import type { Kind, Provider, ResolvedCopy } from "auth-copy";
import { resolveAnyPayload } from "auth-copy/any";
import { caught } from "auth-copy/caught";
import { resolve as decide } from "auth-copy/core";
import type { Decision } from "auth-copy/core.mjs";
import { loadErrors, loadUX, nearestLocale } from "auth-copy/locale";
import { resolvePayload as decidePayload } from "auth-copy/raw";

export const error: ResolvedCopy = resolve("firebase", "auth/wrong-password", { locale: "ko", arguments: { seconds: 30 } });
export const label: string | undefined = error.action?.label;
export const errors: ResolvedCopy[] = [
  resolvePayload("any", "timed out", { locale: ["fr", "ja"], status: 504, retryAfter: 3 }),
  resolvePayload("kakao", "{}", { locale: "ja,en;q=0.5", flow: "signUp", disclosure: "verified" }),
  read("kakao", new Error("x") as unknown, { locale: "ja" }),
];

const decision: Decision = decide("firebase", "auth/too-many-requests", { flow: "signIn", method: "code" });
export const kinds: Kind[] = [decision.kind, decidePayload("firebase", new Error()).kind, resolveAnyPayload(undefined).kind];

const { text: body, options } = caught(new Error("x"), { flow: "signIn", locale: "ko" });
export const sent: [string, number | undefined] = [body, options.status];

const { copy } = await loadErrors(navigator.languages);
const seconds: number | undefined = Math.random() > 0.5 ? 30 : undefined;
export const decisionCopy = copy(decision, { seconds });
if (decision.kind === "tooManyAttempts") copy(decision, { seconds: 30 });

export const texts: string[] = [
  text("continueWith", { arguments: { provider: "kakao" }, locale: nearestLocale(navigator.languages) }),
  text("appUpdateBody", { locale: new Headers().get("Accept-Language") }),
  (await loadUX("ja")).text("appUpdateBody"),
  text("deleteScheduled", { arguments: { date: new Date() } }),
  (await import("auth-copy/ux/ko.mjs")).text("continueWith", { arguments: { provider: "kakao" } }),
];
export const knownProviders: readonly Provider[] = providers;
export { locales, version };

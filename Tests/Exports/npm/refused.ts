// Calls that the types of the package refuse.
import { resolve, text } from "auth-copy";
import { resolve as decide } from "auth-copy/core";
import { copy } from "auth-copy/locales/ko";
import { resolvePayload } from "auth-copy/raw";
import { text as koreanText } from "auth-copy/ux/ko";

// @ts-expect-error: no argument has this name
resolve("firebase", "auth/wrong-password", { arguments: { secnds: 30 } });
// @ts-expect-error: no provider has this name
resolve("firebas", "auth/wrong-password");
// @ts-expect-error: no flow has this name
resolve("firebase", "auth/wrong-password", { flow: "login" });
// @ts-expect-error: a decision has no text, and so no locale
decide("firebase", "auth/wrong-password", { locale: "ko" });
// @ts-expect-error: raw.mjs requires a provider, unlike any.mjs
resolvePayload("any", "timed out");

const decision = decide("firebase", "auth/too-many-requests");
// @ts-expect-error: no argument has this name
copy(decision, { secnds: 30 });
// @ts-expect-error: this kind has no argument `field`
if (decision.kind === "tooManyAttempts") copy(decision, { field: "email" });
// @ts-expect-error: this kind has no arguments
if (decision.kind === "emailAlreadyInUse") copy(decision, { seconds: 1 });

// @ts-expect-error: no key has this name
text("continueWit");
// @ts-expect-error: no argument has this name
text("continueWith", { arguments: { providr: "kakao" } });
// @ts-expect-error: this text has no arguments
text("appUpdateBody", { arguments: { name: "x" } });
// @ts-expect-error: the argument must not be a number
text("continueWith", { arguments: { provider: 3 } });
// @ts-expect-error: this text requires a date
text("deleteScheduled");
// @ts-expect-error: no option has this name
koreanText("continueWith", { argument: { provider: "kakao" } });

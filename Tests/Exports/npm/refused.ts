// What the types of the package refuse.
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
// @ts-expect-error: a decision has no words
decide("firebase", "auth/wrong-password", { locale: "ko" });
// @ts-expect-error: the provider is not known, which is for any.mjs
resolvePayload("any", "timed out");

const decision = decide("firebase", "auth/too-many-requests");
// @ts-expect-error: no argument has this name
copy(decision, { secnds: 30 });
// @ts-expect-error: this kind does not take it
if (decision.kind === "tooManyAttempts") copy(decision, { field: "email" });
// @ts-expect-error: this kind takes none
if (decision.kind === "emailAlreadyInUse") copy(decision, { secnds: 1 });

// @ts-expect-error: no key has this name
text("continueWit");
// @ts-expect-error: no argument has this name
text("continueWith", { arguments: { providr: "kakao" } });
// @ts-expect-error: this text takes none
text("appUpdateBody", { arguments: { name: "x" } });
// @ts-expect-error: a number
text("continueWith", { arguments: { provider: 3 } });
// @ts-expect-error: the text states a date
text("deleteScheduled");
// @ts-expect-error: no option has this name
koreanText("continueWith", { argument: { provider: "kakao" } });

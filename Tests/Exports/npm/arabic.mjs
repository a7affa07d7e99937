// Compares ten errors in Arabic with the program's output: the overlay has their texts, with isolates around arguments.
//
//   node arabic.mjs MODULE PROGRAM OVERLAY
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [module, program, overlay] = process.argv.slice(2);
const { resolve, text } = await import(pathToFileURL(path.resolve(module)));
const isolated = (name) => `\u2068${name}\u2069`;

/** A code of Firebase, arguments, and a text that the title or the message contains. */
const errors = [
  ["auth/wrong-password", { method: "password", identifier: "email" }, "كلمة المرور غير صحيحة"],
  ["auth/email-already-in-use", {}, "مستخدَم"],
  ["auth/invalid-verification-code", {}, "الرمز"],
  ["auth/missing-password", {}, "أدخل ما يلي: كلمة المرور."],
  ["auth/missing-password", { field: "Apple ID" }, `أدخل ما يلي: ${isolated("Apple ID")}.`],
  ["auth/network-request-failed", {}, "تعذّر الاتصال"],
  ["auth/popup-closed-by-user", {}, "أُلغيت"],
  ["auth/too-many-requests", { minutes: "3" }, "دقائق"],
  ["auth/user-token-expired", {}, "سجّل الدخول"],
  ["auth/weak-password", { requirements: "digit,emoji x" }, isolated("emoji x")],
  ["UNAVAILABLE", { provider: "Google" }, `خدمة ${isolated("Google")} غير متاحة حاليًا`],
];
for (const [code, options, expected] of errors) {
  const { title, message, action } = resolve("firebase", code, { locale: "ar", disclosure: "helpful", arguments: options });
  const names = Object.entries(options).flatMap(([name, value]) => ["--arg", `${name}=${value}`]);
  const command = ["resolve", "firebase", code, "--overlay", overlay, "--locale", "ar", "--disclosure", "helpful", "--format", "json"];
  const copy = JSON.parse(execFileSync(program, [...command, ...names], { encoding: "utf8" }));
  assert.deepEqual({ title, message, action }, { title: copy.title, message: copy.message, action: copy.action }, code);
  assert.ok(title.includes(expected) || message.includes(expected), `${code}: ${title} ${message}`);
}
assert.equal(text("continueWith", { locale: "ar-EG", arguments: { provider: "google" } }), `المتابعة باستخدام ${isolated("Google")}`);

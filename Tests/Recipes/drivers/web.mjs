// Runs the recipes for the web, compiled next to this file, with replaced SDKs that fail as the real SDKs do.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;
const sdks = {};
globalThis.sdks = sdks;
// Creates packages that call the functions in `sdks`.
for (const [name, subpath, functions] of [
  ["firebase", "/auth", ["getAuth", "signInWithEmailAndPassword"]], ["aws-amplify", "/auth", ["signIn"]], ["@line/liff", "", []],
]) {
  const home = path.join(folder, "node_modules", name);
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(home, "package.json"), JSON.stringify({ exports: { [`.${subpath}`]: "./index.mjs" } }));
  const forward = (member) => `(...values) => globalThis.sdks[${JSON.stringify(name + subpath)}].${member}(...values)`;
  fs.writeFileSync(path.join(home, "index.mjs"), [
    ...functions.map((member) => `export const ${member} = ${forward(member)};`), `export default { init: ${forward("init")} };`,
  ].join("\n"));
}
const languages = { value: { language: "ko-KR", languages: ["ko-KR", "en"] }, configurable: true };
Object.defineProperty(globalThis, "navigator", languages);
const recipe = (name) => import(path.join(folder, `${name}.js`));
const rejecting = (error) => async () => { throw error; };

async function main() {
  const copies = {};
  sdks["firebase/auth"] = {
    getAuth: () => ({}), signInWithEmailAndPassword: rejecting(Object.assign(new Error("Firebase: Error (auth/wrong-password)."), { code: "auth/wrong-password" })),
  };
  copies.firebase = await (await recipe("firebase")).signIn("a@example.com", "wrong");

  const refused = Object.assign(new Error("Email not confirmed"), { name: "AuthApiError", code: "email_not_confirmed", status: 400 });
  copies.supabase = await (await recipe("supabase")).signIn({ auth: { signInWithPassword: async () => ({ error: refused }) } }, "a@example.com", "wrong");

  sdks["aws-amplify/auth"] = { signIn: rejecting(Object.assign(new Error("Password attempts exceeded"), { name: "NotAuthorizedException" })) };
  copies.cognito = await (await recipe("cognito")).signIn("a", "wrong");

  copies.auth0 = await (await recipe("auth0")).finishSignIn({
    handleRedirectCallback: rejecting(Object.assign(new Error("consent"), { error: "access_denied", error_description: "User did not authorize the request" })),
  });
  copies.entra = await (await recipe("entra")).signIn({
    loginPopup: rejecting(Object.assign(new Error("user_cancelled: User cancelled the flow."), { name: "BrowserAuthError" })),
  });
  copies.keycloak = await (await recipe("keycloak")).start({ init: rejecting({ error: "temporarily_unavailable", error_description: "authentication_expired" }) });
  for (const provider of ["kakao", "naver", "line"]) {
    copies[provider] = (await recipe("redirect")).afterRedirect(provider, new URL("https://app.example/?error=access_denied&error_description=Canceled+By+User"));
  }
  assert.equal((await recipe("redirect")).afterRedirect("kakao", new URL("https://app.example/?code=1")), undefined);

  globalThis.google = { accounts: { oauth2: { initCodeClient: (config) => ({ requestCode: () => config.error_callback({ type: "popup_failed_to_open" }) }) } } };
  (await recipe("google")).signIn((copy) => { copies.google = copy; });
  globalThis.AppleID = { auth: { signIn: rejecting({ error: "popup_closed_by_user" }) } };
  copies.apple = await (await recipe("apple")).signIn();
  globalThis.FB = {
    login: (callback) => callback({ status: "connected" }),
    api: (_, callback) => callback({ error: { code: 190, error_subcode: 463, message: "Session has expired" } }),
  };
  (await recipe("facebook")).signIn((copy) => { copies.facebook = copy; });
  sdks["@line/liff"] = { init: rejecting(Object.assign(new Error("unauthorized"), { code: "UNAUTHORIZED" })) };
  copies.liff = await (await recipe("line")).start("1-a");

  assert.deepEqual(Object.fromEntries(Object.entries(copies).map(([name, copy]) => [name, copy?.kind])), {
    firebase: "invalidCredentials",
    // Supabase reports an unconfirmed address only after the right password, so the kind is not concealed.
    supabase: "emailNotVerified", cognito: "tooManyAttempts", auth0: "consentDenied", entra: "canceled",
    keycloak: "flowExpired", kakao: "canceled", naver: "canceled", line: "canceled", google: "popupBlocked", apple: "canceled",
    facebook: "sessionExpired", liff: "notSignedIn",
  });
  assert(Object.values(copies).every((copy) => copy.locale === "ko"));

  globalThis.fetch = async () => new Response('{"error":{"code":400,"message":"INVALID_LOGIN_CREDENTIALS"}}', { status: 400 });
  const response = await (await recipe("nextjs-route")).POST(new Request("https://app.example/api/sign-in", {
    method: "POST", body: '{"email":"a@example.com","password":"wrong"}', headers: { "Accept-Language": "fr,en;q=0.5,ja;q=0.9" },
  }));
  assert.equal(response.status, 401);
  assert.equal(response.headers.get("Content-Type"), "application/problem+json");
  const problem = await response.json();
  assert.equal(problem.kind, "invalidCredentials");
  assert.match(problem.title, /サインイン|ログイン/);
  assert.equal(response.headers.get("Content-Language"), "ja");
  console.log(`good    ${Object.keys(copies).length + 1} recipes for the web`);
  await screens();
}

/** Shows errors with React and with Vue. */
async function screens() {
  const { createElement } = await import("react");
  const { default: renderer } = await import("react-test-renderer");
  const { resolve } = await import("auth-copy");
  const copyOf = (code) => resolve("firebase", code, { flow: "signIn", locale: "ko" });
  const { LoginForm } = await recipe("LoginForm");
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const failing = (code) => rejecting(Object.assign(new Error("failed"), { code }));
  /** Returns the elements that the form has in addition to its fields once it was sent. */
  const shown = async (code) => {
    let form;
    await renderer.act(async () => { form = renderer.create(createElement(LoginForm, { signIn: failing(code) })); });
    globalThis.FormData = class {};
    await renderer.act(async () => {
      form.root.findByType("form").props.onSubmit({ preventDefault() {}, currentTarget: undefined });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    return form.toJSON().children.filter(({ type }) => !["input", "button"].includes(type));
  };
  const [inline] = await shown("auth/wrong-password");
  assert.equal(inline.props.role, "alert");
  assert.equal(inline.children[0], copyOf("auth/wrong-password").message);
  const [toast] = await shown("auth/network-request-failed");
  assert.equal(toast.props.className, "toast");
  const [dialog] = await shown("auth/too-many-requests");
  assert.deepEqual(dialog.children.map(({ type }) => type), ["h2", "p", "button"]);
  assert.deepEqual(await shown("auth/popup-closed-by-user"), []);
  console.log("good    the form of React");

  const { error, report, dismiss } = (await recipe("useLoginError")).useLoginError();
  await report("auth/too-many-requests");
  assert.equal(error.value.presentation, "dialog");
  assert.equal(error.value.title, copyOf("auth/too-many-requests").title);
  dismiss();
  await report("auth/popup-closed-by-user");
  assert.equal(error.value, undefined);
  console.log("good    the composable of Vue");
}
await main();

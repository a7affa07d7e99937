// Runs the recipes for the web, compiled to the folder of the first argument, with SDKs that fail as they do.
const assert = require("assert");
const Module = require("module");
const path = require("path");

const folder = path.resolve(process.argv[2]);
const sdks = {};
const load = Module._load;
Module._load = (name, ...rest) => sdks[name] ?? load(name, ...rest);
Object.defineProperty(globalThis, "navigator", { value: { language: "ko-KR" }, configurable: true });
const recipe = (name) => require(path.join(folder, name));
const rejecting = (error) => async () => { throw error; };

async function main() {
  const answers = {};
  sdks["firebase/auth"] = {
    getAuth: () => ({}), signInWithEmailAndPassword: rejecting(Object.assign(new Error("Firebase: Error (auth/wrong-password)."), { code: "auth/wrong-password" })),
  };
  answers.firebase = await recipe("firebase").signIn("a@example.com", "wrong");

  const refused = Object.assign(new Error("Email not confirmed"), { name: "AuthApiError", code: "email_not_confirmed", status: 400 });
  answers.supabase = await recipe("supabase").signIn({ auth: { signInWithPassword: async () => ({ error: refused }) } }, "a@example.com", "wrong");

  sdks["aws-amplify/auth"] = { signIn: rejecting(Object.assign(new Error("Password attempts exceeded"), { name: "NotAuthorizedException" })) };
  answers.cognito = await recipe("cognito").signIn("a", "wrong");

  answers.auth0 = await recipe("auth0").finishSignIn({
    handleRedirectCallback: rejecting(Object.assign(new Error("consent"), { error: "access_denied", error_description: "User did not authorize the request" })),
  });
  answers.entra = await recipe("entra").signIn({
    loginPopup: rejecting(Object.assign(new Error("user_cancelled: User cancelled the flow."), { name: "BrowserAuthError" })),
  });
  answers.keycloak = await recipe("keycloak").start({ init: rejecting({ error: "temporarily_unavailable", error_description: "authentication_expired" }) });
  for (const provider of ["kakao", "naver", "line"]) {
    answers[provider] = recipe("redirect").afterRedirect(provider, new URL("https://app.example/?error=access_denied&error_description=Canceled+By+User"));
  }
  assert.equal(recipe("redirect").afterRedirect("kakao", new URL("https://app.example/?code=1")), undefined);

  globalThis.google = { accounts: { oauth2: { initCodeClient: (config) => ({ requestCode: () => config.error_callback({ type: "popup_failed_to_open" }) }) } } };
  recipe("google").signIn((answer) => { answers.google = answer; });
  globalThis.AppleID = { auth: { signIn: rejecting({ error: "popup_closed_by_user" }) } };
  answers.apple = await recipe("apple").signIn();
  globalThis.FB = {
    login: (callback) => callback({ status: "connected" }),
    api: (_, callback) => callback({ error: { code: 190, error_subcode: 463, message: "Session has expired" } }),
  };
  recipe("facebook").signIn((answer) => { answers.facebook = answer; });
  sdks["@line/liff"] = { default: { init: rejecting(Object.assign(new Error("unauthorized"), { code: "UNAUTHORIZED" })) }, __esModule: true };
  answers.liff = await recipe("line").start("1-a");

  assert.deepEqual(Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer?.kind])), {
    firebase: "invalidCredentials", // An address that is not verified is concealed: it would tell that the account exists.
    // The address is not confirmed, which Supabase tells only after the right password.
    supabase: "emailNotVerified", cognito: "tooManyAttempts", auth0: "consentDenied", entra: "canceled",
    keycloak: "flowExpired", kakao: "canceled", naver: "canceled", line: "canceled", google: "popupBlocked", apple: "canceled",
    facebook: "sessionExpired", liff: "notSignedIn",
  });
  assert(Object.values(answers).every((answer) => answer.locale === "ko"));

  globalThis.fetch = async () => new Response('{"error":{"code":400,"message":"INVALID_LOGIN_CREDENTIALS"}}', { status: 400 });
  const response = await recipe("nextjs-route").POST(new Request("https://app.example/api/sign-in", {
    method: "POST", body: '{"email":"a@example.com","password":"wrong"}', headers: { "Accept-Language": "ja,en;q=0.5" },
  }));
  assert.equal(response.status, 401);
  assert.equal(response.headers.get("Content-Type"), "application/problem+json");
  const problem = await response.json();
  assert.equal(problem.kind, "invalidCredentials");
  assert.match(problem.title, /サインイン|ログイン/);
  console.log(`good    ${Object.keys(answers).length + 1} recipes for the web`);
}
main().catch((error) => { console.error(error); process.exit(1); });

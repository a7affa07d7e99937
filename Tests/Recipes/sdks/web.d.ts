// The parts of SDKs that the recipes use, as documented, because no package registry is available.
declare module "firebase/auth" {
  export interface Auth {}
  export function getAuth(): Auth;
  export function signInWithEmailAndPassword(auth: Auth, email: string, password: string): Promise<unknown>;
}
declare module "@supabase/supabase-js" {
  export interface AuthError extends Error { code: string | undefined; status: number | undefined }
  export interface SupabaseClient {
    auth: { signInWithPassword(credentials: { email: string; password: string }): Promise<{ error: AuthError | null }> };
  }
}
declare module "aws-amplify/auth" {
  export function signIn(input: { username: string; password: string }): Promise<unknown>;
}
declare module "@auth0/auth0-spa-js" {
  export interface Auth0Client { handleRedirectCallback(): Promise<unknown> }
}
declare module "@azure/msal-browser" {
  export interface PublicClientApplication { loginPopup(request: { scopes: string[] }): Promise<unknown> }
}
declare module "keycloak-js" {
  export default class Keycloak { init(options: { onLoad: "check-sso" | "login-required" }): Promise<boolean> }
}
declare module "@line/liff" {
  const liff: { init(config: { liffId: string }): Promise<void>; isLoggedIn(): boolean; login(): void };
  export default liff;
}
declare namespace google.accounts.oauth2 {
  interface CodeClient { requestCode(): void }
  function initCodeClient(config: {
    client_id: string; scope: string;
    callback: (response: { code?: string; error?: string }) => void; error_callback: (error: { type: string }) => void;
  }): CodeClient;
}
declare const AppleID: { auth: { signIn(): Promise<unknown> } };
declare const FB: {
  login(callback: (response: { status: "connected" | "not_authorized" | "unknown" }) => void): void;
  api(path: string, callback: (response: { error?: { code: number; error_subcode?: number; message: string } }) => void): void;
};
declare const process: { env: Record<string, string | undefined> };
declare module "vue" {
  export function shallowRef<Value>(): { value: Value | undefined };
}

// Amazon Cognito with Amplify
import { signIn as amplifySignIn } from "aws-amplify/auth";
import { resolvePayload, type ResolvedCopy } from "auth-copy";

export async function signIn(username: string, password: string): Promise<ResolvedCopy | undefined> {
  try {
    await amplifySignIn({ username, password });
  } catch (error) {
    // `NotAuthorizedException: Incorrect username or password.` The message distinguishes errors with the same name.
    const { name, message } = error as Error;
    return resolvePayload("cognito", `${name}: ${message}`, { locale: navigator.language, flow: "signIn" });
  }
}

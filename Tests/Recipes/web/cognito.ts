// Amazon Cognito with Amplify
import { signIn as amplifySignIn } from "aws-amplify/auth";
import { read, type ResolvedCopy } from "auth-copy";

export async function signIn(username: string, password: string): Promise<ResolvedCopy | undefined> {
  try {
    await amplifySignIn({ username, password });
  } catch (error) {
    return read("cognito", error, { locale: navigator.language, flow: "signIn" });
  }
}

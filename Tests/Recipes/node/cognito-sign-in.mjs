// Amazon Cognito with the AWS SDK for JavaScript, version 3
import { CognitoIdentityProviderClient, InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { ProviderError } from "./problem.mjs";

const cognito = new CognitoIdentityProviderClient({});

export async function signIn({ email, password }) {
  try {
    await cognito.send(new InitiateAuthCommand({
      ClientId: process.env.COGNITO_CLIENT_ID,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }));
  } catch (error) {
    // Without a status, Cognito was not reached.
    if (error.$metadata?.httpStatusCode) throw new ProviderError("cognito", error, { flow: "signIn" });
    throw new ProviderError("cognito", "", { flow: "signIn", status: 503 });
  }
}

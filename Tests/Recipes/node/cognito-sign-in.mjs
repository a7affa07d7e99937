// Amazon Cognito with the AWS SDK for JavaScript, version 3
import { CognitoIdentityProviderClient, InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { ProviderError } from "./auth-errors.mjs";

const cognito = new CognitoIdentityProviderClient({});

export async function signIn(req, res) {
  const { email, password } = req.body;
  try {
    await cognito.send(new InitiateAuthCommand({
      ClientId: process.env.COGNITO_CLIENT_ID,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }));
  } catch (error) {
    // Without a status, Cognito was not reached.
    const status = error.$metadata?.httpStatusCode;
    throw new ProviderError("cognito", status ? error : "", { flow: "signIn", status: status ?? 503 });
  }
  res.status(204).end();
}

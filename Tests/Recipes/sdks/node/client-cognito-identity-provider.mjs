// Replaces @aws-sdk/client-cognito-identity-provider: it fails as the SDK does, with a non-enumerable `message`.
class NotAuthorizedException extends Error {
  constructor(message) {
    super(message);
    Object.assign(this, { name: "NotAuthorizedException", $fault: "client", $metadata: { httpStatusCode: 400, attempts: 1 } });
  }
}

export class InitiateAuthCommand {
  constructor(input) {
    this.input = input;
  }
}

export class CognitoIdentityProviderClient {
  async send({ input }) {
    const name = input.AuthParameters.USERNAME;
    if (name.startsWith("unreachable")) {
      const error = new Error("getaddrinfo ENOTFOUND cognito-idp.eu-west-1.amazonaws.com");
      throw Object.assign(error, { code: "ENOTFOUND", syscall: "getaddrinfo", $metadata: { attempts: 3 } });
    }
    const isTooOften = name.startsWith("often");
    throw new NotAuthorizedException(isTooOften ? "Password attempts exceeded" : "Incorrect username or password.");
  }
}

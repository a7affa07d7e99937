import AuthCopy
import Testing

/// OAuth authorization codes, which are never read as error codes, whatever parameters come with them.
@Suite struct AuthorizationCodeTests {
  private func error(_ payload: String, of provider: Provider = .facebook) throws -> LoginError {
    LoginError(provider: provider, payload: Array(payload.utf8))
  }

  @Test(arguments: [
    "code=4%2F0AVMBsJi&scope=email&token_type=Bearer", "code=190&token_type=Bearer&type=x",
    "code=190&id_token=x&error_x=1",
    "?code=190&session_state=1&status=ok", "https://app.example/cb#code=190&iss=https%3A%2F%2Fa&message=hi",
    "code=190&Scope=email&reason=x", "code=190&grant_type=authorization_code", "code=190&response_type=code",
    "CODE=190&STATE=x&error_x=1", "Signed in: code=abc190, token_type=Bearer",
  ])
  func authorizationCodesAreNotErrorCodes(payload: String) throws {
    let error = try error(payload)
    #expect(error.kind == .unknown, "\(payload)")
    #expect(error.source?.code?.contains("190") != true && error.source?.code?.contains("4/0") != true, "\(payload)")
  }

  @Test(arguments: [
    "code=190&type=OAuthException", "code=190&error_description=expired", #"{"code":190,"scope":"email"}"#,
    "status=400&code=190", "error_code=190&state=x&scope=email",
  ])
  func errorCodesAreRead(payload: String) throws {
    #expect(try error(payload).isKnown, "\(payload)")
  }
}

import AuthCopy
import Foundation
import Testing

/// The description of a login error, for logs.
@Suite struct LoginErrorDescriptionTests {
  @Test(arguments: [
    (
      LoginError(provider: .firebase, code: "auth/wrong-password"),
      "firebase js auth/wrong-password: invalidCredentials"
    ),
    (LoginError(provider: .kakao, code: "KOE320"), "kakao rest/oauth KOE320: flowExpired"),
    (LoginError(domain: "NSURLErrorDomain", code: -1001), "urlsession ios/URLError -1001: timedOut"),
    (LoginError(provider: .kakao, code: "KOE999"), "kakao KOE999: unknown"),
    (LoginError(.canceled), "canceled"), (.missingField("a secret"), "missingField"),
  ])
  func descriptionNamesProviderSurfaceAndCode(error: LoginError, line: String) {
    #expect("\(error)" == line)
    #expect(String(describing: error as any Error) == line)
  }

  @Test(arguments: [
    "No user record for kim@example.com", "kim@example.com", "010-1234-5678", "01012345678", "+821012345678",
    "a b", "line\nbreak", "\u{202E}x", "", String(repeating: "x", count: 65), "비밀번호",
    "eyJhbGciOiJIUzI1NiJ9", "4/0AX4XfWh8sVq2Z9u0pP3mR7t", "2b1f8c5d-e830-4068-97b8-35f776df9217",
  ])
  func descriptionOmitsTextThatIsNotACode(raw: String) {
    #expect("\(LoginError(provider: .firebase, code: RawCode(raw)))" == "firebase: unknown")
  }

  @Test(arguments: ["auth/some-new-code", "ERROR_X", "-2147483648", "12345678", "AADSTS50126", "a.b:c"])
  func descriptionContainsUnknownCodes(raw: String) {
    #expect("\(LoginError(provider: .google, code: RawCode(raw)))" == "google \(raw): unknown")
  }
}

import AuthCopy
import Foundation
import Testing

@Suite struct LoginErrorTests {
  @Test func localizedErrorUsesTheTasksLocale() {
    let error = LoginError.providerAppNotInstalled(.kakao)
    #expect(error.recoverySuggestion == "Install the app, or try another way.")
    LoginError.$locale.withValue("ja") {
      #expect(error.localizedDescription == "カカオトークが必要です")
      #expect((error as any LocalizedError).errorDescription == "カカオトークが必要です")
      #expect((error as any LocalizedError).failureReason == nil)
    }
  }

  @Test func descriptionIsConcealed() {
    #expect(LoginError(.userDisabled).errorDescription == LoginError.invalidCredentials.errorDescription)
    #expect(LoginError(.userDisabled).recoverySuggestion == LoginError.invalidCredentials.recoverySuggestion)
  }

  @Test func factoriesSetTheKind() {
    #expect(LoginError.missingField(.name).kind == .missingField)
    #expect(LoginError.fieldMismatch(.password).kind == .fieldMismatch)
    #expect(LoginError.invalidCredentials.kind == .invalidCredentials)
    #expect(LoginError.providerAccountNotConnected(.naver).kind == .providerAccountNotConnected)
    #expect(LoginError.accountAlreadyExists(.email).kind == .accountAlreadyExists)
    #expect(LoginError.providerAppNotInstalled(.naver).kind == .providerAppNotInstalled)
    #expect(LoginError.tryAgain.kind == .tryAgain)
  }

  @Test func errorSurvivesCodingWithItsArguments() throws {
    var error = LoginError(provider: .firebase, code: "auth/invalid-credential")
    error.arguments = ["seconds": 3, "field": "email", "at": .date(Date(timeIntervalSince1970: 1.5))]
    let decoded = try JSONDecoder().decode(LoginError.self, from: JSONEncoder().encode(error))
    #expect(decoded == error)
    #expect(Set([decoded, error]).count == 1)
  }
}

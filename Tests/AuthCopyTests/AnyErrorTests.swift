import AuthCopy
import Foundation
import TestSupport
import Testing

/// Errors of any Swift type become login errors: an enum of an SDK by its printed form, an app's own by its statement.
@Suite struct AnyErrorTests {
  // Private types are printed without their names.
  enum AuthFailureReason { case AccessDenied, InvalidGrant, Unknown }
  struct AuthErrorInfo {
    let error: AuthFailureReason
    let errorDescription: String?
  }
  enum SdkError: Error { case AuthFailed(reason: AuthFailureReason, errorInfo: AuthErrorInfo?) }
  /// An enum whose description hides the case.
  private enum DescribedError: Error, CustomStringConvertible {
    enum Detail { case canceledByUser, naverAppNotInstalled }
    case clientError(Detail)
    var description: String { "It did not work." }
  }
  private enum AppError: LoginErrorConvertible {
    case notInstalledApp(Provider)
    var loginError: LoginError {
      switch self {
      case .notInstalledApp(let provider): .providerAppNotInstalled(provider)
      }
    }
  }

  private func denied(_ reason: AuthFailureReason) -> SdkError {
    .AuthFailed(reason: reason, errorInfo: AuthErrorInfo(error: reason, errorDescription: nil))
  }

  @Test func printedFormOfAnEnumDeterminesTheKind() {
    #expect(LoginError(denied(.AccessDenied), provider: .kakao, flow: .signIn).kind == .canceled)
    #expect(LoginError(denied(.InvalidGrant), provider: .kakao, flow: .refresh).kind == .sessionExpired)
    #expect(
      LoginError(DescribedError.clientError(.naverAppNotInstalled), provider: .naver).kind == .providerAppNotInstalled)
    let unknown = LoginError(denied(.Unknown), provider: "kako")
    #expect(unknown.kind == .unknown && unknown.copy().ignored == ["provider"])
  }

  @Test func printedNSErrorDecidesIfItsNumbersDoNot() {
    let response = NSError(
      domain: "FIRAuthInternalErrorDomain", code: 3,
      userInfo: ["FIRAuthErrorUserInfoDeserializedResponseKey": ["message": "TOO_MANY_ATTEMPTS_TRY_LATER"]])
    let error = NSError(domain: "FIRAuthErrorDomain", code: 17999, userInfo: [NSUnderlyingErrorKey: response])
    #expect(LoginError(error).kind == .tooManyAttempts)
  }

  @Test(arguments: [NSUnderlyingErrorKey, "LineSDKError.underlyingError"])
  func errorsInTheUserInfoAreExamined(key: String) {
    let outer = NSError(domain: "com.example", code: 1, userInfo: [key: URLError(.timedOut), "a": "b"])
    #expect(LoginError(outer).kind == .timedOut)
    #expect(LoginError(NSError(domain: "com.example", code: 1, userInfo: [key: [outer]])).kind == .timedOut)
  }

  @Test func appStatesTheLoginErrorOfItsOwnErrors() {
    let error = AppError.notInstalledApp(.naver)
    #expect(LoginError(error) == .providerAppNotInstalled(.naver))
    #expect(
      LoginError(NSError(domain: "x", code: 1, userInfo: [NSUnderlyingErrorKey: error]), flow: .link).flow == .link)
  }

  @Test func methodDeterminesTheTextOfAWrongPassword() {
    let error = LoginError(NSError(domain: "FIRAuthErrorDomain", code: 17009), flow: .signIn, method: .password)
    #expect(error.copy(locale: "en").title == "Email or password is incorrect")
  }

  @Test func catchClauseNamesAKind() {
    func caught(_ error: any Error) -> String {
      do {
        throw error
      } catch Kind.canceled {
        return "canceled"
      } catch Kind.tooManyAttempts {
        return "tooManyAttempts"
      } catch {
        return "other"
      }
    }
    #expect(caught(LoginError(.canceled)) == "canceled")
    #expect(caught(NSError(domain: "com.google.GIDSignIn", code: -5)) == "canceled")
    #expect(caught(NSError(domain: "FIRAuthErrorDomain", code: 17010)) == "tooManyAttempts")
    #expect(caught(AppError.notInstalledApp(.kakao)) == "other")
  }

  @Test func payloadCanBeAString() {
    let bytes = LoginError(provider: .kakao, payload: Array(#"{"error_code":"KOE320"}"#.utf8))
    #expect(LoginError(provider: .kakao, payload: #"{"error_code":"KOE320"}"#) == bytes)
    #expect(LoginError(payload: "FirebaseError: Firebase: Error (auth/wrong-password).").kind == .invalidCredentials)
  }

  /// Crash reporters group errors by domain and code.
  @Test func bridgedErrorHasACodeForEachKind() {
    let error = LoginError(.tooManyAttempts) as NSError
    #expect((error.domain, error.code) == ("AuthCopy.LoginError", Kind.tooManyAttempts.number))
    #expect((LoginError(.canceled) as any Error).localizedDescription == LoginError(.canceled).errorDescription)
    let numbers = Catalog.shipped.definitions.map(\.kind.number)
    #expect(Set(numbers).count == numbers.count && numbers.allSatisfy { $0 < 1_000 })
    #expect(Kind(rawValue: "tenantSuspended").number == 5_999_426)
  }

  /// The numbers are in the documentation, and never change.
  @Test func documentationListsTheNumbersOfKinds() throws {
    let article = try String(
      contentsOf: Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/Kind.md"), encoding: .utf8)
    let rows = article.matches(of: /\| (\d+) `(\w+)`/).map { (Int($0.1), Kind(rawValue: String($0.2))) }
    #expect(rows.count == Catalog.shipped.definitions.count)
    for (number, kind) in rows { #expect(number == kind.number, "\(kind)") }
  }
}

import AuthCopy
import Foundation
import TestSupport
import Testing

/// Errors that SDKs throw become login errors.
@Suite struct LoginErrorInitializerTests {
  private enum Plain: Error { case failed }

  /// A Swift error that names its domain.
  private struct Bridged: CustomNSError {
    static var errorDomain: String { "FIRAuthErrorDomain" }
    let errorCode: Int
  }

  private func wrapped(_ error: any Error, in domain: String = "com.example", code: Int = 1) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSUnderlyingErrorKey: error])
  }

  @Test(arguments: [
    (17009, Kind.invalidCredentials), (17010, .tooManyAttempts), (17020, .networkUnavailable), (1_234_567, .unknown),
  ])
  func domainDeterminesTheKindOfAnNSError(code: Int, kind: Kind) {
    let error = LoginError(NSError(domain: "FIRAuthErrorDomain", code: code))
    #expect(error.kind == kind)
    #expect(error == LoginError(domain: "FIRAuthErrorDomain", code: code))
    #expect(LoginError(Bridged(errorCode: code)).kind == kind)
  }

  @Test func foundationErrorsAreRecognized() {
    #expect(LoginError(URLError(.timedOut)).kind == .timedOut)
    #expect(LoginError(URLError(.cancelled)).kind == .canceled)
  }

  @Test func unmappedErrorsAreUnwrapped() {
    #expect(LoginError(wrapped(NSError(domain: "FIRAuthErrorDomain", code: 17009))).kind == .invalidCredentials)
    #expect(LoginError(wrapped(wrapped(URLError(.timedOut)))).kind == .timedOut)
    #expect(LoginError(wrapped(wrapped(Bridged(errorCode: 17010)))).kind == .tooManyAttempts)
    // An internal error only means that an underlying operation failed.
    let inner = NSError(
      domain: "FIRAuthErrorDomain", code: 17999, userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)])
    #expect(LoginError(NSError(domain: "FIRAuthErrorDomain", code: 17999)).kind == .internalError)
    #expect(LoginError(inner).kind == .timedOut)
  }

  @Test func mappedOuterErrorTakesPrecedence() {
    let outer = wrapped(URLError(.timedOut), in: "FIRAuthErrorDomain", code: 17009)
    #expect(LoginError(outer).kind == .invalidCredentials)
    let canceledBelow = wrapped(CancellationError(), in: "FIRAuthErrorDomain", code: 17009)
    #expect(LoginError(canceledBelow).kind == .invalidCredentials)
    #expect(LoginError(wrapped(LoginError.tryAgain, in: "FIRAuthErrorDomain", code: 17009)).kind == .invalidCredentials)
  }

  @Test func loginErrorsAndCancellationsAreKept() {
    let error = LoginError.consentDenied(.kakao)
    #expect(LoginError(error as any Error) == error)
    #expect(LoginError(wrapped(error)) == error)
    #expect(LoginError(CancellationError()).kind == .canceled)
    #expect(LoginError(wrapped(CancellationError())).kind == .canceled)
  }

  /// A refresh that fails ends the session.
  @Test func theGivenFlowTakesPrecedenceOverThatOfALoginError() {
    let error = LoginError(provider: .oauth, code: "invalid_grant", flow: .signIn)
    #expect(LoginError(error as any Error).flow == .signIn)
    for refreshing in [LoginError(error as any Error, flow: .refresh), LoginError(wrapped(error), flow: .refresh)] {
      #expect(refreshing.flow == .refresh)
      #expect(refreshing.kind == .sessionExpired && error.kind == .flowExpired)
    }
  }

  @Test func otherErrorsAreUnknown() {
    let error = LoginError(Plain.failed)
    #expect(error.kind == .unknown)
    #expect(!error.isKnown)
    #expect(error.source == nil)
  }

  @Test func longChainOfErrorsIsUnknown() {
    var error: any Error = Plain.failed
    for _ in 0..<1_000 { error = wrapped(error) }
    #expect(LoginError(error).kind == .unknown)
  }

  @Test func unknownSurfaceIsIgnored() throws {
    let error = LoginError(provider: .firebase, surface: "nowhere", code: "auth/network-request-failed")
    #expect(error == LoginError(provider: .firebase, code: "auth/network-request-failed"))
    let body = Data(#"{"error_code":"KOE320"}"#.utf8)
    let payload = LoginError(provider: .kakao, surface: "nowhere", payload: body)
    #expect(payload == (LoginError(provider: .kakao, payload: body)))
    #expect(Catalog.shipped.ignoredInputs(surface: "nowhere", of: .firebase) == ["surface"])
    #expect(Catalog.shipped.ignoredInputs(surface: "js", of: .firebase) == [])
    #expect(Catalog.shipped.ignoredInputs(surface: nil, of: .firebase) == [])
  }

  @Test func unknownProviderIsNamedAsIgnored() {
    func ignored(_ error: LoginError, _ arguments: [String: ArgumentValue] = [:]) -> [String] {
      #expect(error.kind == .unknown)
      return Catalog.shipped.copy(for: error, locale: "ko", arguments: arguments).ignored
    }
    #expect(ignored(LoginError(provider: "kako", code: "KOE320")) == ["provider"])
    #expect(ignored(LoginError(provider: "Kakao", code: "KOE320"), ["x": "y"]) == ["x", "provider"])
    #expect(ignored(LoginError(provider: "kako", payload: Data("KOE320".utf8), status: 400)) == ["provider"])
    // `any` is only for raw errors.
    #expect(ignored(LoginError(provider: .any, code: "KOE320")) == ["provider"])
    #expect(ignored(LoginError(provider: .any, payload: Data("unheard of".utf8))) == [])
    #expect(ignored(LoginError(provider: .kakao, code: "unheard-of")) == [])
    #expect(ignored(LoginError(.unknown)) == [])
  }
}

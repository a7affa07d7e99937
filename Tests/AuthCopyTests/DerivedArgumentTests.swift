import AuthCopy
import Foundation
import TestSupport
import Testing

/// Arguments that are derived from others, and values with texts that accept arguments.
@Suite struct DerivedArgumentTests {
  private func copy(_ error: LoginError, _ locale: String) -> Copy {
    Catalog.shipped.copy(for: error, locale: locale, disclosure: .helpful)
  }

  @Test(arguments: [
    (Provider.kakao, "카카오계정을 확인하세요"), (.naver, "네이버 계정을 확인하세요"), (.google, "Google 계정을 확인하세요"),
    (.firebase, "로그인에 사용한 계정을 확인하세요"), (Provider("acme"), "acme 계정을 확인하세요"),
  ])
  func accountNameDependsOnTheProvider(provider: Provider, title: String) {
    #expect(copy(.providerAccountRestricted(provider), "ko").title == title)
  }

  @Test func accountOfTheErrorsProviderIsNamed() {
    let error = LoginError(provider: .kakao, surface: "rest/common", code: -4)
    #expect(error.kind == .providerAccountRestricted)
    #expect(copy(error, "ko").title == "카카오계정을 확인하세요")
    #expect(copy(error, "en").title == "Check your Kakao Account")
  }

  @Test func defaultIsPrintedWithoutAProvider() {
    #expect(copy(LoginError(.providerAccountRestricted), "ko").title == "로그인에 사용한 계정을 확인하세요")
    #expect(copy(LoginError(.providerAppNotInstalled), "ko").title == "앱이 필요합니다")
  }

  @Test(arguments: [(Provider.kakao, "카카오톡이 필요합니다"), (.line, "LINE이 필요합니다"), (.naver, "네이버 앱이 필요합니다")])
  func appNameDependsOnTheProvider(provider: Provider, title: String) {
    #expect(copy(.providerAppNotInstalled(provider), "ko").title == title)
  }

  @Test func derivedArgumentsCannotBePassed() {
    let error = LoginError(.tooManyAttempts, arguments: ["wait": "for ever", "flow": "signUp", "seconds": 5])
    let copy = Catalog.shipped.copy(for: error, locale: "en")
    #expect(copy.message == "Try again in 5 seconds.")
    #expect(copy.ignored == ["flow", "wait"])
  }

  @Test func valueTextsAcceptNumbers() {
    #expect(
      copy(.weakPassword([.length, .digit], minLength: 8), "ko").message == "아직 충족하지 않은 조건: 8자 이상, 숫자 포함")
    #expect(
      copy(.weakPassword([.length], minLength: 1), "en").message == "Requirements not met yet: at least 1 character.")
    #expect(copy(.weakPassword([.length]), "en").message == "Requirements not met yet: more characters.")
  }

  @Test func textDependsOnTheFlow() {
    func title(_ flow: Flow?) -> String {
      var error = LoginError(.flowExpired)
      error.flow = flow
      return Catalog.shipped.copy(for: error, locale: "en").title
    }
    #expect(title(.signIn) == "Start over to sign in")
    #expect(title(.signUp) == "Start over to sign up")
    #expect(title(nil) == title(.link))
  }
}

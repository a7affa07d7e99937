import AuthCopy
import Testing

/// The locale of a text: the caller's, else the task's, else that of the program.
@Suite struct LocaleTests {
  @Test func taskLocaleAppliesWithoutALocale() throws {
    let error = LoginError.tooManyAttempts()
    #expect(LoginError.locale == nil && LoginError.defaultLocale == "en")
    #expect(Catalog.shipped.copy(for: error).locale == "en" && error.copy() == error.copy(locale: "en"))
    try LoginError.$locale.withValue("ko") {
      #expect(error.copy() == Catalog.shipped.copy(for: error, locale: "ko"))
      #expect(Catalog.shipped.copy(for: error).locale == "ko" && error.copy(locale: "ja").locale == "ja")
      let text = try Catalog.shipped.text(.continueWith, arguments: ["provider": "kakao"])
      #expect(text == "카카오로 계속하기")
    }
  }

  /// In a process of its own, because the locale is that of the whole program.
  @Test func programSetsTheDefaultLocale() async {
    await #expect(processExitsWith: .success) {
      LoginError.defaultLocale = "ko"
      let title = Catalog.shipped.copy(for: .tryAgain, locale: "ko").title
      #expect(LoginError.tryAgain.errorDescription == title && Catalog.shipped.copy(for: .tryAgain).title == title)
      #expect(await Task.detached { LoginError.tryAgain.copy().locale }.value == "ko")
      LoginError.$locale.withValue("ja") { #expect(LoginError.tryAgain.copy().locale == "ja") }
    }
  }

  @Test func copyOfAnErrorUsesTheTasksCatalogAndDisclosure() {
    LoginError.$catalog.withValue(Catalog.shipped.with(method: .password, identifier: .username)) {
      #expect(LoginError.invalidCredentials.copy(locale: "en").title == "Username or password is incorrect")
    }
    #expect(LoginError(.userDisabled).copy(disclosure: .helpful).kind == .userDisabled)
    #expect(LoginError(.userDisabled).copy().kind == .invalidCredentials)
  }
}

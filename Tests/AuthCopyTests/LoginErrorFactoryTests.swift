import AuthCopy
import Foundation
import TestSupport
import Testing

@Suite struct LoginErrorFactoryTests {
  private func message(_ error: LoginError) -> String {
    Catalog.shipped.copy(for: error, locale: "en", disclosure: .helpful).message
  }

  @Test(arguments: [
    (LoginError.missingField(.email), "Enter your email address to continue."),
    (.fieldMismatch(.password), "Enter the same password in both boxes."),
    (.weakPassword([.length, .digit]), "Use a password with more characters and a number."),
    (.weakPassword(), "Use a password with more characters and nothing easy to guess."),
    (.accountAlreadyExists(.username), "If that username is yours, sign in. If not, choose a different one."),
    (.mfaRequired(.totp), "Use your authenticator app to finish signing in."),
    (.providerAppNotInstalled(.kakao), "The app for Kakao isn’t on this device. Install it, or sign in another way."),
    (
      .consentDenied(.naver),
      "To continue with Naver, allow the access it asks about. You can also sign in another way."
    ),
    (.providerAlreadyLinked(.line), "You can use LINE to sign in to your account right away."),
  ])
  func theValueIsInTheMessage(error: LoginError, text: String) {
    #expect(message(error) == text)
  }

  @Test(arguments: [
    (Duration.seconds(30), "Try again in 30 seconds."), (.seconds(1), "Try again in 1 second."),
    (.milliseconds(1_200), "Try again in 2 seconds."), (.seconds(90), "Try again in 90 seconds."),
    (.milliseconds(90_001), "Try again in 2 minutes."), (.seconds(120), "Try again in 2 minutes."),
    (.seconds(121), "Try again in 3 minutes."), (.zero, "Wait a little and try again."),
    (.seconds(-5), "Wait a little and try again."), (.milliseconds(-5), "Wait a little and try again."),
  ])
  func aWaitIsRoundedUp(wait: Duration, text: String) {
    #expect(message(.tooManyAttempts(retryAfter: wait)) == text)
  }

  @Test func aWaitThatIsNotKnownIsNotTold() {
    #expect(message(.tooManyAttempts()) == "Wait a little and try again.")
    #expect(LoginError.tooManyAttempts().arguments.isEmpty)
    #expect(LoginError.verificationCodeExpired().arguments.isEmpty)
  }

  @Test func theLifetimeOfACodeIsInMinutes() {
    #expect(LoginError.verificationCodeExpired(validFor: .seconds(600)).arguments == ["minutes": 10])
    #expect(LoginError.verificationCodeExpired(validFor: .seconds(61)).arguments == ["minutes": 2])
  }

  @Test func theLongestDurationsHaveValues() {
    #expect(LoginError.tooManyAttempts(retryAfter: .seconds(Int64.max)).arguments["minutes"] != nil)
  }

  /// Makers for all kinds that take arguments: a new one without a maker fails here.
  @Test func everyKindWithArgumentsHasAMaker() {
    let made: [LoginError] = [
      .missingField(.email), .fieldMismatch(.email), .weakPassword([.digit]), .accountAlreadyExists(.email),
      .mfaRequired(.phone), .tooManyAttempts(retryAfter: .seconds(1)), .verificationCodeExpired(validFor: .seconds(60)),
      .providerAlreadyLinked(.kakao), .providerNotLinked(.kakao), .providerAccountRestricted(.kakao),
      .providerAccountNotConnected(.kakao), .consentDenied(.kakao), .consentRequired(.kakao),
      .providerUnavailable(.kakao), .underMaintenance(.kakao), .providerAppNotInstalled(.kakao),
      .providerAppUpdateRequired(.kakao), .invalidProviderResponse(.kakao), .externalSignInRejected(.kakao),
      .providerEmailMissing(.kakao), .inAppBrowser(.kakao), .invalidField(.email), .accountLocked(for: .seconds(60)),
      .invalidCredentials(.password),
    ]
    let withArguments = Catalog.shipped.definitions.filter { !$0.arguments.isEmpty }.map(\.kind)
    #expect(Set(made.map(\.kind)) == Set(withArguments))
    for error in made {
      let taken = Catalog.shipped.definition(of: error.kind)?.arguments ?? []
      #expect(error.method != nil || !error.arguments.isEmpty)
      #expect(Set(error.arguments.keys).isSubset(of: taken), "\(error.kind)")
    }
  }

  /// The constants are the values that the catalog has texts for.
  @Test(arguments: [
    (
      "field",
      [FieldName.email, .phoneNumber, .username, .password, .newPassword, .verificationCode, .name, .birthDate]
        .map(\.rawValue)
    ),
    ("account", [FieldName.account, .email, .phoneNumber, .username].map(\.rawValue)),
    ("factor", [SecondFactor.phone, .email, .totp, .passkey].map(\.rawValue)),
    (
      "requirements",
      [
        PasswordRequirement.length, .uppercase, .lowercase, .letter, .digit, .symbol, .notReused, .notCommon,
        .noPersonalInfo,
      ].map(\.rawValue)
    ),
  ])
  func constantsHaveTexts(argument: String, values: [String]) throws {
    let source = try String(contentsOf: Project.catalogs.appending(path: "copy/en.arb"), encoding: .utf8)
    let ids = source.matches(of: try Regex("\"\(argument)_(\\w+)\":", as: (Substring, Substring).self)).map {
      String($0.1)
    }
    #expect(Set(ids).subtracting(["default"]) == Set(values))
  }

  @Test func actionsHaveConstants() {
    let known: Set<RecoveryAction> = [
      .checkInput, .contactSupport, .installApp, .linkAccount, .openSettings, .resendCode, .resetPassword, .retry,
      .signIn, .updateApp, .useAnotherMethod, .wait, .startOver, .setUpFactor, .verifyIdentity, .openInBrowser,
    ]
    #expect(Set(Catalog.shipped.definitions.compactMap(\.recovery)) == known)
  }

  @Test func anArgumentOfAConcealedErrorIsNotTold() {
    let plain = Catalog.shipped.copy(for: LoginError(.emailAlreadyInUse), locale: "en")
    #expect(Catalog.shipped.copy(for: .accountAlreadyExists(.email), locale: "en") == plain)
    let typo = LoginError(.timedOut, arguments: ["second": 1])
    #expect(Catalog.shipped.copy(for: typo, locale: "en").ignored == ["second"])
  }
}

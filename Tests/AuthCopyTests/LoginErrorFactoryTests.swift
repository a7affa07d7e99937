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
    (.fieldMismatch(.password), "Enter the same password in both fields."),
    (.weakPassword([.length, .digit]), "Requirements not met yet: more characters and a number."),
    (.weakPassword(), "Requirements not met yet: a password that’s long enough and hard to guess."),
    (.accountAlreadyExists(.username), "If it’s yours, sign in with it. If not, enter a different username."),
    (.mfaRequired(.totp), "Use your authenticator app to continue."),
    (.consentDenied(.naver), "To continue, try again and allow the access Naver asks for, or try another way."),
    (
      .ageRestricted(minimum: 14),
      "You have to be at least 14 years old to use this. If your date of birth is wrong, correct it and try again."
    ),
    (
      .accountLocked(for: .seconds(900)),
      "Try again in 15 minutes. If you still can’t sign in, reset your password or contact support."
    ),
  ])
  func messageContainsTheValue(error: LoginError, text: String) {
    #expect(message(error) == text)
  }

  @Test(arguments: [
    (Duration.seconds(30), "Try again in 30 seconds."), (.seconds(1), "Try again in 1 second."),
    (.milliseconds(1_200), "Try again in 2 seconds."), (.seconds(90), "Try again in 90 seconds."),
    (.milliseconds(90_001), "Try again in 91 seconds."), (.seconds(120), "Try again in 2 minutes."),
    (.seconds(121), "Try again in 3 minutes."), (.zero, "Try again later. You may have to wait until tomorrow."),
    (.seconds(-5), "Try again later. You may have to wait until tomorrow."),
    (.milliseconds(-5), "Try again later. You may have to wait until tomorrow."),
  ])
  func waitsAreRoundedUp(wait: Duration, text: String) {
    #expect(message(.tooManyAttempts(retryAfter: wait)) == text)
  }

  @Test func unknownWaitIsOmitted() {
    #expect(message(.tooManyAttempts()) == "Try again later. You may have to wait until tomorrow.")
    #expect(LoginError.tooManyAttempts().arguments.isEmpty)
    #expect(LoginError.verificationCodeExpired().arguments.isEmpty)
  }

  @Test func lifetimeOfACodeIsInMinutes() {
    #expect(LoginError.verificationCodeExpired(validFor: .seconds(600)).arguments == ["minutes": 10])
    #expect(LoginError.verificationCodeExpired(validFor: .seconds(61)).arguments == ["minutes": 2])
  }

  @Test func longestDurationDoesNotOverflow() {
    #expect(LoginError.tooManyAttempts(retryAfter: .seconds(Int64.max)).arguments["seconds"] != nil)
  }

  @Test func referenceForSupportIsShownWhereSupportIsTheWayOut() {
    var error = LoginError(.internalError)
    #expect(message(error) == "Try again. If it keeps happening, contact support.")
    error.supportReference = "4F7K2"
    #expect(error.arguments == ["supportReference": "4F7K2"])
    #expect(
      message(error)
        == "Try again. If it keeps happening, contact support, and give this reference number: 4F7K2.")
    error.supportReference = " "
    #expect(message(error) == "Try again. If it keeps happening, contact support.")
    error.supportReference = nil
    #expect(error.supportReference == nil && error.arguments.isEmpty)
  }

  /// Whose connection failed decides what the person can do.
  @Test func aFailedConnectionOfTheServiceIsNoFaultOfTheDevice() {
    let errors: [(FailedConnection) -> LoginError] = [
      LoginError.networkUnavailable, LoginError.secureConnectionFailed,
    ]
    for error in errors {
      #expect(message(error(.device)).hasPrefix("Check your"))
      #expect(message(error(.service)).hasPrefix("There’s a problem with the service’s connection. Try again"))
    }
    let directory = LoginError(provider: .oauth, code: "LDAP_SERVER_DOWN")
    #expect(directory.kind == .networkUnavailable && message(directory) == message(.networkUnavailable(.service)))
  }

  /// The error's provider is no reference.
  @Test func onlyTheCallerPassesAReferenceForSupport() {
    let error = LoginError(provider: .firebase, code: "auth/internal-error")
    #expect(error.kind == .internalError)
    for locale in ["en", "ko", "ko-x-haeyo", "ja", "zh-Hant"] {
      func message(_ error: LoginError) -> String { Catalog.shipped.copy(for: error, locale: locale).message }
      #expect(message(error) == message(LoginError(.internalError)), "\(locale)")
    }
  }

  @Test func everyKindThatLeadsToSupportTakesAReference() {
    for definition in Catalog.shipped.definitions where definition.recovery == .contactSupport {
      #expect(definition.arguments.contains("supportReference"), "\(definition.kind)")
    }
  }

  /// Fails for a kind that accepts arguments but has no factory; a reference for support and a cause are properties.
  @Test func everyKindWithArgumentsHasAFactory() {
    let errors: [LoginError] = [
      .missingField(.email), .fieldMismatch(.email), .weakPassword([.digit]), .accountAlreadyExists(.email),
      .invalidVerificationCode(.totp), .accountExistsWithDifferentCredential(.kakao), .mfaRequired(.phone),
      .tooManyAttempts(retryAfter: .seconds(1)), .verificationCodeExpired(validFor: .seconds(60)),
      .providerAlreadyLinked(.kakao), .providerNotLinked(.kakao), .providerReconnectRequired(.kakao),
      .providerAccountRestricted(.kakao),
      .providerAccountNotConnected(.kakao), .consentDenied(.kakao), .consentRequired(.kakao),
      .providerUnavailable(.kakao), .underMaintenance(.kakao), .providerAppNotInstalled(.kakao),
      .providerAppUpdateRequired(.kakao), .providerAppSignInRequired(.kakao), .invalidProviderResponse(.kakao),
      .externalSignInRejected(.kakao),
      .providerEmailMissing(.kakao), .inAppBrowser(.kakao), .invalidField(.email), .invalidFormat(.username),
      .valueNotAllowed(.username), .accountLocked(for: .seconds(60)),
      .invalidCredentials(.password), .ageRestricted(minimum: 14), .networkUnavailable(.service),
      .secureConnectionFailed(.service),
    ]
    let withArguments = Catalog.shipped.definitions
      .filter { $0.arguments.contains { $0 != "supportReference" && $0 != "because" } }.map(\.kind)
    #expect(Set(errors.map(\.kind)) == Set(withArguments))
    for error in errors {
      let accepted = Catalog.shipped.definition(of: error.kind)?.arguments ?? []
      #expect(error.method != nil || !error.arguments.isEmpty)
      #expect(Set(error.arguments.keys).isSubset(of: accepted), "\(error.kind)")
    }
  }

  /// The constants are the values that have texts in the catalog.
  @Test(arguments: [
    (
      "field",
      [
        FieldName.email, .phoneNumber, .username, .emailOrPhoneNumber, .emailOrUsername, .emailAndPassword,
        .usernameAndPassword, .password, .newPassword, .verificationCode, .name, .fullName, .nameKana, .nickname,
        .displayName, .picture, .birthDate, .postalCode, .address, .pin, .inviteCode, .referralCode, .domain,
        .companyName, .businessNumber, .residentNumber, .accountNumber, .transferCode,
      ].map(\.rawValue)
    ),
    ("account", [FieldName.account, .email, .phoneNumber, .emailOrPhoneNumber, .username].map(\.rawValue)),
    ("factor", [SecondFactor.phone, .email, .totp, .passkey, .backupCode, .code].map(\.rawValue)),
    (
      "requirements",
      [
        PasswordRequirement.length, .uppercase, .lowercase, .letter, .digit, .symbol, .notReused, .notCommon,
        .noPersonalInfo,
      ].map(\.rawValue)
    ),
  ])
  func constantsEqualTheCatalogsValues(argument: String, values: [String]) throws {
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
      .joinWaitlist,
    ]
    #expect(Set(Catalog.shipped.definitions.compactMap(\.recovery)) == known)
  }

  @Test func concealedErrorsOmitArguments() {
    let plain = Catalog.shipped.copy(for: LoginError(.emailAlreadyInUse), locale: "en")
    #expect(Catalog.shipped.copy(for: .accountAlreadyExists(.email), locale: "en") == plain)
    let typo = LoginError(.timedOut, arguments: ["second": 1])
    #expect(Catalog.shipped.copy(for: typo, locale: "en").ignored == ["second"])
  }
}

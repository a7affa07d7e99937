import AuthCopy
import TestSupport
import Testing

/// A deployment's sign-in method and identifier apply unless the request or the surface specifies others.
@Suite struct DeploymentTests {
  private static func title(
    _ catalog: Catalog, _ provider: Provider, _ code: RawCode, _ arguments: [String: ArgumentValue] = [:]
  ) -> String {
    catalog.copy(for: LoginError(provider: provider, code: code), locale: "en", arguments: arguments).title
  }

  @Test(
    arguments: [
      (SignInMethod.password, nil, "Email or password is incorrect"),
      (.password, .email, "Email or password is incorrect"),
      (.password, .username, "Username or password is incorrect"),
      (.password, .phone, "Phone number or password is incorrect"),
      (.password, .any, "Your sign-in details are incorrect"),
      (.passkey, .email, "Can’t sign in with this passkey"),
    ] as [(SignInMethod, SignInIdentifier?, String)])
  func deploymentSelectsTheText(method: SignInMethod, identifier: SignInIdentifier?, title: String) throws {
    let catalog = try Catalog.load(method: method, identifier: identifier)
    #expect(catalog.method == method)
    #expect(catalog.identifier == identifier)
    #expect(Self.title(catalog, .firebase, "auth/wrong-password") == title)
    // Other members of the class have the same title.
    #expect(Self.title(catalog, .firebase, "auth/user-disabled") == title)
  }

  @Test func requestTakesPrecedenceOverDeployment() {
    let catalog = Catalog.shipped.with(method: .password, identifier: .email)
    #expect(
      Self.title(catalog, .firebase, "auth/wrong-password", ["identifier": "username"])
        == "Username or password is incorrect")
    #expect(
      Self.title(catalog, .firebase, "auth/wrong-password", ["method": "passkey"]) == "Can’t sign in with this passkey")
  }

  @Test func surfaceTakesPrecedenceOverDeployment() {
    let error = LoginError(provider: .betterAuth, surface: "plugin/passkey", code: "PASSKEY_NOT_FOUND")
    let copy = Catalog.shipped.with(method: .password).copy(for: error, locale: "en")
    #expect(copy.kind == .invalidCredentials)
    #expect(copy.title == "Can’t sign in with this passkey")
  }

  @Test func defaultTextFitsEveryMethod() {
    #expect(Self.title(.shipped, .firebase, "auth/wrong-password") == "Couldn’t sign you in")
    #expect(Catalog.shipped.method == nil)
  }

  /// A fact is an argument without a default, because only the caller knows it.
  @Test(arguments: [TextKey.smsCode: "code", .deleteScheduled: "date", .backupCodesLeft: "amount"])
  func missingFactIsAnError(key: TextKey, name: String) throws {
    for locale in Catalog.shipped.supportedLocales {
      let error = #expect(throws: FormatError.self) { try Catalog.shipped.text(key, locale: locale) }
      #expect(error?.reason == .missingArgument(name))
    }
    let values: [String: ArgumentValue] = ["code": "123456", "amount": 0, "date": "2026-11-21"]
    #expect(try Catalog.shipped.text(key, locale: "en", arguments: values)?.isEmpty == false)
  }
}

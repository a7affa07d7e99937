import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// Copy does not reveal whether an account exists.
///
/// The kinds that are concealed as the same kind form a class; their copy is equal.
@Suite struct ConcealmentTests {
  let catalog = Catalog.shipped

  static let flows: [Flow?] = [nil] + Flow.allCases
  static let locales = Catalog.shipped.supportedLocales

  /// The kinds that are concealed as `invalidCredentials` without a flow.
  static let signIn: Set<Kind> = [
    .invalidCredentials, .userDisabled, .emailNotVerified, .accountNotConfirmed, .passwordResetRequired,
    .accountLocked, .accountDormant, .passkeyNotFound,
  ]
  /// The kinds that are concealed as `signUpNotCompleted` without a flow.
  static let signUp: Set<Kind> = [
    .signUpNotCompleted, .emailAlreadyInUse, .phoneNumberAlreadyInUse, .accountAlreadyExists,
    .accountExistsWithDifferentCredential, .credentialAlreadyInUse,
  ]

  /// The kinds of a code or link that does not work, which are one card while the person enters it.
  static let verification: Set<Kind> = [
    .invalidVerificationCode, .verificationCodeExpired, .verificationCodeUsedUp, .actionLinkInvalid,
    .linkOpenedElsewhere,
  ]

  /// Returns the kind and status that conceal a kind in a flow; nil if the kind is not concealed.
  static func target(of kind: Kind, in flow: Flow?) -> (kind: Kind, status: Int)? {
    // This kind reveals that an account exists, unless the person is already signed in.
    let revealsAccount = kind == .currentPasswordIncorrect && [.signIn, .signUp, .recover].contains(flow)
    if revealsAccount || signIn.contains(kind) || (kind == .passwordLeaked && flow == .signIn) {
      switch flow {
      case nil, .signIn, .signUp: return (.invalidCredentials, 401)
      case .recover: return (.checkInbox, 202)
      case .verify: return (.invalidVerificationCode, 422)
      case .change: return (.currentPasswordIncorrect, 422)
      case .link: return (.linkNotCompleted, 422)
      case .refresh: return (.sessionExpired, 401)
      }
    }
    if signUp.contains(kind) {
      switch flow {
      case .link: return (.linkNotCompleted, 422)
      case .change: return (.changeNotCompleted, 422)
      case .verify: return (.invalidVerificationCode, 422)
      default: return (.signUpNotCompleted, 422)
      }
    }
    if flow == .verify, verification.contains(kind) { return (.invalidVerificationCode, 422) }
    if kind == .deliveryFailed, ![.signUp, .change, .link].contains(flow) { return (.checkInbox, 202) }
    return nil
  }

  private func json(_ error: LoginError, locale: String) -> String {
    let writer = CopyWriter(catalog, locale: locale, disclosure: .strict)
    var json = JSONWriter()
    json.object { writer.writeMembers(of: error, given: [:], alsoIgnored: [], to: &$0) }
    return json.text
  }

  @Test(arguments: flows) func everyKindIsConcealedAsItsClass(flow: Flow?) {
    for kind in catalog.definitions.map(\.kind) {
      let copy = catalog.copy(for: LoginError(kind, flow: flow), locale: "en")
      #expect(copy.kind == Self.target(of: kind, in: flow)?.kind ?? kind)
      guard let status = Self.target(of: kind, in: flow)?.status else { continue }
      #expect(copy.status == status)
    }
  }

  /// Returns errors from every seventh code, or from all with `AUTH_COPY_EXHAUSTIVE=1`, each code in the spelling of
  /// the tables and in other letter case.
  private func errors(in flow: Flow?) -> [(error: LoginError, row: CodeRow)] {
    catalog.codeTables.flatMap { table in
      table.surfaces.flatMap { surface in
        // Other rows match only together with a description or a message.
        surface.rows.filter { $0.description == nil && $0.match == .exact }.sampled(every: 7).flatMap { row in
          let codes = [row.code, row.code.uppercased(), " \(row.code.lowercased()) "]
          let named = codes.map {
            LoginError(provider: table.provider, surface: surface.id, code: RawCode($0), flow: flow)
          }
          return (named + [LoginError(provider: table.provider, code: RawCode(row.code), flow: flow)]).map { ($0, row) }
        }
      }
    }
  }

  /// All members of a class produce the same bytes for the same flow, locale and sign-in method.
  @Test(arguments: flows) func membersOfAClassProduceTheSameBytes(flow: Flow?) {
    let kinds = Self.signIn.union(Self.signUp).union(Self.verification).union([.deliveryFailed, .passwordLeaked]).map {
      LoginError($0, flow: flow)
    }
    let concealed = (kinds + errors(in: flow).map(\.error)).filter { error in
      let rowConcealment = error.resolution.meaning.concealment[flow]
      let isRowConcealed = if case .concealed? = rowConcealment { true } else { false }
      let isOpen = rowConcealment == .open
      return isRowConcealed || (!isOpen && Self.target(of: error.kind, in: flow) != nil)
    }
    for locale in Self.locales { expectTheSameBytes(for: concealed, locale: locale) }
  }

  private func expectTheSameBytes(for errors: [LoginError], locale: String) {
    struct Group: Hashable {
      let kind: Kind
      let method: SignInMethod?
    }
    var bytes: [Group: Set<String>] = [:]
    for var error in errors {
      let copy = catalog.copy(for: error, locale: locale)
      let expected = json(error, locale: locale)
      bytes[Group(kind: copy.kind, method: error.method), default: []].insert(expected)
      #expect(copy.source == nil && copy.candidates.isEmpty && copy.broader == nil, "\(error) \(locale)")
      // The arguments of an error would reveal its kind.
      error.arguments = ["account": "email", "provider": "kakao", "seconds": "no number"]
      #expect(json(error, locale: locale) == expected, "\(error) \(locale) with arguments")
      let given = catalog.copy(
        for: error, given: error.arguments, alsoIgnored: ["surface"], locale: locale, disclosure: .strict)
      #expect(given.ignored == ["account", "provider", "seconds", "surface"])
      #expect(given.message == copy.message)
    }
    #expect(!bytes.isEmpty)
    for (group, texts) in bytes { #expect(texts.count == 1, "\(group) \(locale)") }
  }

  /// Codes of the kinds that conceal others: a source would distinguish them from the concealed codes.
  @Test(arguments: flows) func concealingKindsHaveNoSource(flow: Flow?) {
    let targets: Set<Kind> = [.signUpNotCompleted, .linkNotCompleted, .changeNotCompleted, .checkInbox]
    let errors = errors(in: flow).filter { targets.contains($0.row.kind) }.map(\.error)
    #expect(!errors.isEmpty)
    for error in errors where targets.contains(error.kind) {
      #expect(catalog.copy(for: error, locale: "en").source == nil, "\(error)")
    }
  }

  @Test func concealedCodeKeepsItsClassOnSurfacesWithoutIt() throws {
    let concealed = [row("E1", .userDisabled), row("E2", .sessionExpired)]
    let catalog = try InventedCatalog(["a": concealed, "b": [row("E4", "none")]]).catalog
    func kind(_ code: String, _ surface: String) -> Kind {
      LoginError(provider: Provider("acme"), surface: surface, code: RawCode(code), catalog: catalog).kind
    }
    #expect(kind("E1", "b") == .userDisabled)
    #expect(kind(" e1", "b") == .userDisabled)
    #expect(kind("E2", "b") == .unknown)
  }

  /// A row may be open in one flow; the caller's flow selects the concealing kind of the class.
  @Test func rowsAreConcealedByFlow() throws {
    let rows = [
      #"{"code":"LATE","kind":"emailNotVerified","concealedAs":{"signIn":false}}"#,
      #"{"code":"MAIL","kind":"blockedByPolicy","concealedAs":"checkInbox"}"#,
      #"{"code":"LINK","kind":"credentialAlreadyInUse","concealedAs":"linkNotCompleted"}"#,
      #"{"code":"BOTH","kind":"organizationAccessRequired","concealedAs":{"default":"invalidCredentials","signIn":false}}"#,
    ]
    let catalog = try InventedCatalog(["a": rows]).catalog
    func kind(_ code: String, _ flow: Flow?) -> Kind {
      let error = LoginError(provider: Provider("acme"), code: RawCode(code), flow: flow, catalog: catalog)
      return catalog.copy(for: error, locale: "en").kind
    }
    #expect(
      [nil, .signIn, .signUp, .recover].map { kind("LATE", $0) } == [
        .invalidCredentials, .emailNotVerified, .invalidCredentials, .checkInbox,
      ])
    #expect(
      [nil, .signIn, .signUp, .recover].map { kind("MAIL", $0) } == [
        .checkInbox, .invalidCredentials, .invalidCredentials, .checkInbox,
      ])
    #expect(
      [nil, .link, .change].map { kind("MAIL", $0) } == [.checkInbox, .linkNotCompleted, .currentPasswordIncorrect])
    #expect(
      [nil, .signIn, .change].map { kind("LINK", $0) } == [.linkNotCompleted, .signUpNotCompleted, .changeNotCompleted])
    #expect(["MAIL", "LINK"].map { kind($0, .verify) } == [.invalidVerificationCode, .invalidVerificationCode])
    #expect(
      [nil, .signIn, .verify].map { kind("BOTH", $0) } == [
        .invalidCredentials, .organizationAccessRequired, .invalidVerificationCode,
      ])
  }

  @Test func rowsOverrideTheConcealmentOfTheirKind() throws {
    let rows = [
      #"{"code":"OPEN","kind":"passkeyNotFound","concealedAs":false}"#,
      #"{"code":"LINK","kind":"blockedByPolicy","concealedAs":"linkNotCompleted"}"#,
      #"{"code":"SIGNIN","kind":"organizationAccessRequired","concealedAs":"invalidCredentials"}"#,
    ]
    let catalog = try InventedCatalog(["a": rows]).catalog
    func copy(_ code: String, _ disclosure: Disclosure, _ flow: Flow? = nil) -> Copy {
      catalog.copy(
        for: LoginError(provider: Provider("acme"), code: RawCode(code), flow: flow, catalog: catalog), locale: "en",
        disclosure: disclosure)
    }
    #expect(copy("OPEN", .strict).kind == .passkeyNotFound)
    #expect(copy("OPEN", .strict).source?.code == "OPEN")
    #expect(copy("LINK", .strict).kind == .linkNotCompleted)
    #expect(copy("LINK", .strict).source == nil)
    #expect(copy("LINK", .verified).kind == .linkNotCompleted)
    #expect(copy("LINK", .helpful).kind == .blockedByPolicy)
    #expect(copy("SIGNIN", .strict).kind == .invalidCredentials)
    #expect(copy("SIGNIN", .strict, .recover).kind == .checkInbox)
    #expect(copy("SIGNIN", .verified).kind == .organizationAccessRequired)
    #expect(copy("SIGNIN", .verified, .recover).kind == .checkInbox)
  }

  @Test func decodedErrorStaysConcealed() throws {
    let resolution = Resolution(
      CodeMeaning(ByFlow(.organizationAccessRequired), concealment: ByFlow(.concealed(as: .invalidCredentials))),
      flow: .verify, method: .code, source: nil)
    let encoded = try JSONEncoder().encode(LoginError(resolution))
    let decoded = try JSONDecoder().decode(LoginError.self, from: encoded)
    #expect(decoded == LoginError(resolution))
    #expect(catalog.copy(for: decoded, locale: "en").kind == .invalidVerificationCode)
  }

  @Test func strictCopyOmitsUnknownCodes() {
    let error = LoginError(provider: .kakao, code: "KOE999")
    #expect(catalog.copy(for: error, locale: "en").source == .init(provider: .kakao, surface: nil, code: nil))
    #expect(catalog.copy(for: error, locale: "en", disclosure: .helpful).source?.code == "KOE999")
    let sentence = LoginError(provider: .kakao, code: "No user kim@example.com")
    #expect(catalog.copy(for: sentence, locale: "en", disclosure: .helpful).source?.code == nil)
  }

  @Test func verifiedRevealsOnlyTheSignInClass() {
    #expect(catalog.copy(for: LoginError(.userDisabled), locale: "en", disclosure: .verified).kind == .userDisabled)
    #expect(
      catalog.copy(for: LoginError(.emailAlreadyInUse), locale: "en", disclosure: .verified).kind
        == .signUpNotCompleted)
    let wrongPassword = LoginError(provider: .firebase, code: "auth/wrong-password")
    #expect(catalog.copy(for: wrongPassword, locale: "en", disclosure: .verified).source != nil)
  }

  /// While the person enters a code or opens a link, one card is true of every code and link that does not work.
  @Test func verificationHasOneCardUnlessTheFirstFactorIsVerified() throws {
    func copy(_ kind: Kind, _ disclosure: Disclosure, _ flow: Flow? = .verify) -> Copy {
      catalog.copy(for: LoginError(kind, flow: flow), locale: "en", disclosure: disclosure)
    }
    #expect(copy(.verificationCodeExpired, .strict) == copy(.invalidVerificationCode, .strict))
    #expect(copy(.verificationCodeExpired, .strict).message.contains("get a new one"))
    #expect(copy(.verificationCodeExpired, .strict).action == Copy.Action(id: .checkInput, label: "Try again"))
    #expect(copy(.verificationCodeExpired, .strict, nil).kind == .verificationCodeExpired)
    for kind in Self.verification { #expect(copy(kind, .verified).kind == kind) }
    let ownText = copy(.invalidVerificationCode, .helpful)
    #expect(copy(.invalidVerificationCode, .verified).title == ownText.title)
    #expect(copy(.invalidVerificationCode, .strict).title != ownText.title)
    #expect(copy(.deliveryFailed, .strict).kind == .checkInbox)
    let expired = LoginError(provider: .supabase, code: "otp_expired", flow: .verify)
    #expect(catalog.copy(for: expired, locale: "en").kind == .invalidVerificationCode)
  }

  @Test(arguments: flows) func helpfulRevealsEveryClass(flow: Flow?) {
    for kind in catalog.definitions.map(\.kind) {
      #expect(catalog.copy(for: LoginError(kind, flow: flow), locale: "en", disclosure: .helpful).kind == kind)
    }
  }

  @Test func verifiedDoesNotRevealRecovery() {
    let error = LoginError(.userDisabled, flow: .recover)
    #expect(catalog.copy(for: error, locale: "en", disclosure: .verified).kind == .checkInbox)
  }

  @Test(arguments: [Kind.tooManyAttempts, .mfaRequired], flows) func openKindsAreNotConcealed(kind: Kind, flow: Flow?) {
    #expect(catalog.copy(for: LoginError(kind, flow: flow), locale: "en").kind == kind)
  }

  @Test func disclosuresAreOrderedFromStrictToHelpful() {
    #expect(Disclosure.allCases.reversed().sorted() == [.strict, .verified, .helpful])
    #expect(min(Disclosure.helpful, .strict) == .strict)
  }

  @Test func candidatesOfOneConcealedKindAreOmitted() throws {
    let catalog = try InventedCatalog(["a": [row("E1", .userDisabled)], "b": [row("E1", .emailNotVerified)]]).catalog
    let error = LoginError(provider: Provider("acme"), code: "E1", catalog: catalog)
    #expect(error.candidates.map(\.kind) == [.userDisabled, .emailNotVerified])
    #expect(catalog.copy(for: error, locale: "en", disclosure: .strict).candidates == [])
    #expect(catalog.copy(for: error, locale: "en", disclosure: .helpful).candidates == error.candidates)
  }

  @Test func candidatesAreConcealed() {
    // The surface `idp` maps the code to invalidCredentials, `identity` to sessionExpired.
    let error = LoginError(provider: .cognito, code: "NotAuthorizedException")
    #expect(error.candidates.count == 2)
    #expect(catalog.copy(for: error, locale: "en").candidates.isEmpty)
    #expect(catalog.copy(for: error, locale: "en", disclosure: .helpful).candidates.count == 2)
  }
}

import TestSupport
import Testing

@testable import AuthCopy

/// Nobody learns from an answer whether an account exists.
@Suite struct ConcealmentTests {
  let catalog = Catalog.shipped

  static let classes: [(target: Kind, members: [Kind], status: Int)] = [
    (
      .invalidCredentials,
      [.userDisabled, .emailNotVerified, .accountNotConfirmed, .passwordResetRequired, .passkeyNotFound], 401
    ),
    (
      .signUpNotCompleted,
      [
        .emailAlreadyInUse, .phoneNumberAlreadyInUse, .accountAlreadyExists, .accountExistsWithDifferentCredential,
        .credentialAlreadyInUse,
      ], 422
    ),
    (.checkInbox, [.deliveryFailed], 202),
  ]

  /// An error of the kind from each code that leads there.
  private func errors(of kind: Kind) -> [LoginError] {
    var errors = [LoginError(kind)]
    for table in catalog.codeTables {
      for surface in table.surfaces {
        // The others need the words of a description, which a code alone does not bring.
        for row in surface.rows where row.kind == kind && row.description == nil {
          errors.append(LoginError(provider: table.provider, surface: surface.id, code: RawCode(row.code)))
        }
      }
    }
    return errors
  }

  private func json(_ copy: Copy) -> String {
    var writer = JSONWriter()
    copy.write(to: &writer)
    return writer.text
  }

  @Test(arguments: classes.indices, ["en", "ko", "ko-x-haeyo", "ja", "en-XA"])
  func aClassIsAnsweredWithTheSameBytes(index: Int, locale: String) {
    let (target, members, status) = Self.classes[index]
    let expected = json(catalog.copy(for: LoginError(target), locale: locale))
    for kind in [target] + members {
      for var error in errors(of: kind) {
        let copy = catalog.copy(for: error, locale: locale)
        #expect(json(copy) == expected, "\(error)")
        #expect(copy.status == status)
        let arguments: [String: ArgumentValue] = ["account": "email", "provider": "kakao", "seconds": "no number"]
        let given = catalog.copy(
          for: error, given: arguments, ignoring: ["surface"], locale: locale, disclosure: .strict)
        #expect(given.ignored == ["account", "provider", "seconds", "surface"])
        #expect(given.message == copy.message)
        // An error's own arguments tell what it is.
        error.arguments = arguments
        #expect(json(catalog.copy(for: error, locale: locale)) == expected, "\(error) with arguments")
      }
    }
  }

  @Test func everyConcealedKindBelongsToAClassThatIsTested() {
    let concealed = catalog.definitions.filter { $0.concealedAs != nil }.map(\.kind)
    #expect(Set(concealed) == Set(Self.classes.flatMap(\.members)))
  }

  @Test func verifiedOpensTheSignInClassAlone() {
    #expect(catalog.copy(for: LoginError(.userDisabled), locale: "en", disclosure: .verified).kind == .userDisabled)
    #expect(
      catalog.copy(for: LoginError(.emailAlreadyInUse), locale: "en", disclosure: .verified).kind
        == .signUpNotCompleted)
    let wrongPassword = LoginError(provider: .firebase, code: "auth/wrong-password")
    #expect(catalog.copy(for: wrongPassword, locale: "en", disclosure: .verified).source != nil)
  }

  @Test func helpfulOpensEveryClass() {
    for kind in Self.classes.flatMap(\.members) {
      #expect(catalog.copy(for: LoginError(kind), locale: "en", disclosure: .helpful).kind == kind)
    }
  }

  @Test(arguments: [Kind.tooManyAttempts, .mfaRequired]) func theseAreNeverConcealed(kind: Kind) {
    #expect(catalog.copy(for: LoginError(kind), locale: "en").kind == kind)
  }

  @Test func disclosuresAreOrderedFromTellingLeastToTellingMost() {
    #expect(Disclosure.allCases.reversed().sorted() == [.strict, .verified, .helpful])
    #expect(min(Disclosure.helpful, .strict) == .strict)
  }

  @Test func candidatesThatConcealmentMakesOneKindAreNotListed() throws {
    let folder = try TemporaryFolder()
    let codes = #"{"code":"E1","kind":"userDisabled"}"#
    let surfaces = #"[{"id":"a","codes":[\#(codes)]},{"id":"b","codes":[{"code":"E1","kind":"emailNotVerified"}]}]"#
    try folder.write(#"{"provider":"acme","surfaces":\#(surfaces)}"#, to: "codes/acme.json")
    let catalog = try Catalog.load(overlay: folder.path)
    let error = LoginError(provider: Provider("acme"), code: "E1", catalog: catalog)
    #expect(error.candidates.map(\.kind) == [.userDisabled, .emailNotVerified])
    #expect(catalog.concealed(error.candidates, under: .strict) == [])
    #expect(catalog.concealed(error.candidates, under: .helpful) == error.candidates)
  }

  @Test func candidatesAreConcealedToo() {
    // Surface `idp` says invalidCredentials, `identity` sessionExpired.
    let error = LoginError(provider: .cognito, code: "NotAuthorizedException")
    #expect(error.candidates.count == 2)
    #expect(catalog.copy(for: error, locale: "en").candidates.isEmpty)
    #expect(catalog.copy(for: error, locale: "en", disclosure: .helpful).candidates.count == 2)
  }
}

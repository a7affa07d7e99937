import Foundation
import Testing

@testable import AuthCopy

/// A damaged encoded error reveals no more than the original.
@Suite struct LoginErrorDecodingTests {
  private func decoded(_ kind: Kind, concealedAs: String) throws -> LoginError {
    let json = """
      {"meaning":{"kind":"\(kind)","concealedAs":\(concealedAs)},"source":{"provider":"cognito","code":"x"},
      "isKnown":true,"candidates":[],"arguments":{"provider":"kakao"}}
      """
    return try JSONDecoder().decode(LoginError.self, from: Data(json.utf8))
  }

  @Test(
    arguments: ["null", "true", "1", "[]", "{}", #"{"signIn":1}"#, #"{"login":false}"#], [Disclosure.strict, .verified])
  func unreadableConcealmentConceals(json: String, disclosure: Disclosure) throws {
    func copy(_ kind: Kind) throws -> Copy {
      Catalog.shipped.copy(for: try decoded(kind, concealedAs: json), locale: "en", disclosure: disclosure)
    }
    let copies = try [Kind.organizationAccessRequired, .userDisabled, .invalidCredentials, .consentDenied].map(copy)
    #expect(copies.allSatisfy { $0.kind == .invalidCredentials && $0.source == nil })
    #expect(Set(copies).count == 1)
    #expect(try copy(.emailAlreadyInUse).kind == .signUpNotCompleted)
  }

  @Test func readableConcealmentIsKept() throws {
    let open = try decoded(.userDisabled, concealedAs: "false")
    #expect(Catalog.shipped.copy(for: open, locale: "en").kind == .userDisabled)
    let unreadable = try decoded(.userDisabled, concealedAs: "null")
    #expect(Catalog.shipped.copy(for: unreadable, locale: "en", disclosure: .helpful).kind == .userDisabled)
    #expect(try JSONDecoder().decode(LoginError.self, from: JSONEncoder().encode(unreadable)) == unreadable)
  }

  @Test func retryAfterSurvivesCoding() throws {
    let error = LoginError(provider: .firebase, payload: Array("".utf8), status: 503, retryAfter: 42)
    let decoded = try JSONDecoder().decode(LoginError.self, from: JSONEncoder().encode(error))
    #expect(decoded == error && decoded.retryAfter == 42)
  }
}

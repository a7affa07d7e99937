import AuthCopy
import Foundation
import Testing

/// The JSON encoding of copy, which equals the service's JSON.
@Suite struct CopyCodableTests {
  private static let errors: [LoginError] = [
    LoginError(provider: .firebase, code: "auth/wrong-password"), LoginError(provider: .kakao, code: "KOE320"),
    LoginError(provider: .firebase, code: "auth/invalid-credential"), .tooManyAttempts(retryAfter: .seconds(30)),
    LoginError(provider: .line, code: "a \"quoted\" \u{1F600} code"), LoginError(.ageRestricted),
    LoginError(.timedOut, arguments: ["made-up": "x"]),
  ]

  @Test(arguments: errors, Disclosure.allCases)
  func encodedCopyEqualsTheServicesJSON(error: LoginError, disclosure: Disclosure) throws {
    let copy = Catalog.shipped.copy(for: error, locale: "ko", disclosure: disclosure)
    var json = JSONWriter()
    json.object { json in
      CopyWriter(.shipped, locale: "ko", disclosure: disclosure)
        .writeMembers(of: error, given: [:], alsoIgnored: [], to: &json)
    }
    let written = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? NSDictionary
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(copy)) as? NSDictionary
    #expect(written != nil && written == encoded)
    #expect(try JSONDecoder().decode(Copy.self, from: Data(json.bytes)) == copy)
  }

  @Test func errorsCoverEveryMember() {
    let copies = Self.errors.map { Catalog.shipped.copy(for: $0, locale: "ko", disclosure: .helpful) }
    #expect(copies.contains { $0.action == nil } && copies.contains { $0.action != nil })
    #expect(copies.contains { !$0.candidates.isEmpty } && copies.contains { !$0.ignored.isEmpty })
    #expect(copies.contains { !$0.isKnown } && copies.contains { $0.source == nil })
  }
}

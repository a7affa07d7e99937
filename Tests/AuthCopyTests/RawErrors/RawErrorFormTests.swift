import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// An error is read alike alone and in each form in which software prints or sends it.
@Suite struct RawErrorFormTests {
  private typealias Sample = (provider: Provider, error: String)

  private static let seed: UInt64 = 61
  private static let sampleSize = 400

  /// Returns a sample of the rows of all tables, drawn by a fixed seed.
  private func sample(where isWanted: (CodeRow) -> Bool) -> [Sample] {
    var generator = RepeatableGenerator(state: Self.seed)
    let samples = Catalog.shipped.codeTables.flatMap { table in
      table.surfaces.filter { !$0.isHTTPStatus }.flatMap(\.rows).filter(isWanted).map { (table.provider, $0.code) }
    }
    return Array(samples.shuffled(using: &generator).prefix(Self.sampleSize))
  }

  private func kind(_ text: String, of provider: Provider) -> Kind {
    LoginError(provider: provider, payload: text.utf8).kind
  }

  /// Returns a line for each error and form in which it is not read as alone.
  private func differences(of samples: [Sample]) -> [String] {
    samples.flatMap { provider, error in
      let alone = kind(error, of: provider)
      return RawErrorForm.all.compactMap { form in
        let kind = kind(form.frame(error), of: provider)
        return kind == alone ? nil : "\(provider): \(error): \(alone) alone, \(kind) in: \(form.name)"
      }
    }
  }

  /// Expects that at most one reading in 200 differs.
  private func expectFewDifferences(of samples: [Sample]) {
    let differences = differences(of: samples)
    let limit = samples.count * RawErrorForm.all.count / 200
    #expect(samples.count == Self.sampleSize)
    #expect(
      differences.count <= limit, "\(differences.count) of at most \(limit):\n\(differences.joined(separator: "\n"))")
  }

  @Test func phrasesAreReadInAllForms() {
    expectFewDifferences(of: sample { $0.match == .phrase && $0.strength != .plain })
  }

  /// Numbers and ordinary words are codes only in members for codes.
  @Test func codesAreReadInAllForms() {
    expectFewDifferences(
      of: sample {
        $0.match == .exact && $0.kind != Kind.none && $0.description == nil && $0.strength != .plain
          && $0.code.looksLikeName(Catalog.shipped.readingRules)
          && $0.code.contains(where: \.isLetter) && !$0.code.contains(" ")
      })
  }

  @Test func frequentErrorsAreReadInAllForms() throws {
    let samples = try FixtureTable("raw-errors/frequent.tsv").rows.map { (Provider(rawValue: $0[0]), $0[1]) }
    #expect(samples.count == 100)
    #expect(samples.filter { kind($0.1, of: $0.0) == .unknown }.map(\.1) == [])
    let differences = differences(of: samples)
    #expect(differences.isEmpty, "\(differences.count):\n\(differences.joined(separator: "\n"))")
  }

  /// The names of RFC 6749, 6750, 7009 and 8628, OpenID Connect and DPoP mean what the standards say.
  @Test(arguments: [
    #"{"error":"%"}"#, "?error=%&state=x", "Error: %", "(%)", "%", #"Bearer error="%""#, "AuthError: (%) nope",
  ])
  func namesOfOAuthAreReadForAnyProvider(form: String) throws {
    let surfaces: Set = ["token", "authorize", "device", "bearer", "oidc", "revocation", "dpop"]
    let table = try #require(Catalog.shipped.codeTable(of: .oauth))
    let rows = table.surfaces.filter { surfaces.contains($0.id) }.flatMap(\.rows)
      .filter { $0.match == .exact && $0.kind != Kind.none && $0.description == nil }
    #expect(rows.count > 30)
    for row in rows {
      let meanings = table.rows(of: row.code).map(\.meaning.kinds)
      for flow in [nil, Flow.signIn] {
        let kind = LoginError(payload: form.replacing("%", with: row.code).utf8, flow: flow).kind
        #expect(meanings.contains { $0[flow] == kind }, "\(row.code): \(kind)")
      }
    }
  }

  @Test(arguments: [
    ("ECONNREFUSED", Kind.providerUnavailable), ("ETIMEDOUT", .timedOut), ("ENOTFOUND", .networkUnavailable),
    ("ECONNRESET", .networkUnavailable), ("NotAllowedError", .canceled), ("HTTP 503", .providerUnavailable),
    ("HTTP/1.1 429 Too Many Requests", .tooManyAttempts), ("status code of 429", .tooManyAttempts),
    ("HTTP Error 429", .tooManyAttempts), ("expected 200 OK, got: 429", .tooManyAttempts),
    ("HTTPError: 429 Client Error: Too Many Requests for url: https://a.example", .tooManyAttempts),
  ])
  func namesOfOtherStandardsAreReadForAnyProvider(text: String, kind: Kind) {
    #expect(LoginError(payload: text.utf8).kind == kind)
    #expect(LoginError(payload: "Error: \(text)".utf8).kind == kind)
  }
}

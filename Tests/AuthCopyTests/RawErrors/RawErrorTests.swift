import AuthCopy
import Foundation
import TestSupport
import Testing

/// Raw errors of many shapes resolve to their kinds.
@Suite struct RawErrorTests {
  private struct Example: Decodable {
    let provider: String
    let payload: String
    let kind: String
    let others: [String]?

    private enum CodingKeys: String, CodingKey {
      case provider, payload
      case kind = "expected_kind"
      case others = "also_acceptable"
    }

    static func all(of file: URL) throws -> [Example] {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        try JSONDecoder().decode(Example.self, from: Data(line.utf8))
      }
    }

    /// A description of the mismatch; nil if the payload resolves to an accepted kind.
    var mismatch: String? {
      // Amplify's codes are surfaces of Cognito's table.
      let provider = Provider(rawValue: provider == "amplify" ? "cognito" : provider)
      let actual = LoginError(provider: provider, payload: payload.utf8).kind.rawValue
      if actual == kind || others?.contains(actual) == true { return nil }
      return "\(provider): \(payload.prefix(120)): \(actual), not \(kind)"
    }
  }

  /// Bodies, redirects, exceptions and log lines, with public codes in invented sentences.
  @Test func rawErrorsResolveToTheirKinds() throws {
    let examples = try Example.all(of: Project.fixtures.appending(path: "raw-errors.jsonl"))
    #expect(examples.count > 70)
    #expect(examples.compactMap(\.mismatch) == [])
  }

  @Test(.enabled(if: Project.hasVendorFacts, "needs the raw errors, which are not next to this clone"))
  func publiclyReportedErrorsResolveToTheirKinds() throws {
    let examples = try Example.all(of: Project.shared.appending(path: "facts/payloads-real.jsonl"))
    #expect(examples.count == 123)
    let missed = examples.compactMap(\.mismatch)
    #expect(Double(missed.count) <= 0.05 * Double(examples.count), "\(missed.joined(separator: "\n"))")
  }
}

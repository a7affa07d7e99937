import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// What raw errors are read as today: a change of the reader shows each changed reading as a line of a diff.
///
/// `AUTH_COPY_UPDATE_SNAPSHOT=1 swift test --filter RawErrorBaselineTests` rewrites the tables.
@Suite struct RawErrorBaselineTests {
  private struct Example: Decodable {
    let provider: String
    let payload: String
    let flow: String?
    let status: Int?
  }

  /// Returns the lines of a table: the number and the hash of an error, how it is read, and whether its provider is
  /// named.
  ///
  /// The errors themselves are not in the table, because they can be other people's texts.
  private func readings(of errors: URL) throws -> [[String]] {
    let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
    let examples = try lines.map { try JSONDecoder().decode(Example.self, from: Data($0.utf8)) }
    return examples.enumerated().flatMap { index, example in
      [Provider(rawValue: example.provider), .any].map { provider in
        let error = LoginError(
          provider: provider, payload: example.payload.utf8, status: example.status,
          flow: example.flow.flatMap(Flow.init), catalog: .shipped)
        let row = error.resolution.rowSource
        return [
          String(format: "%03d", index + 1), ContentHash(example.payload).description, provider.rawValue,
          error.kind.rawValue, error.arguments.map { "\($0.key)=\($0.value.baseline)" }.sorted().joined(separator: " "),
          [row?.provider.rawValue, row?.surface, row?.code].compactMap(\.self).joined(separator: " ")
            .replacing(/[\t\n]/, with: " "),
        ]
      }
    }
  }

  private func expectBaseline(_ table: String, of errors: URL) throws {
    let differences = try FixtureTable("raw-errors/\(table)").differences(from: readings(of: errors))
    #expect(differences.isEmpty, "\(differences.prefix(40).joined(separator: "\n"))")
  }

  @Test func errorsOfTheFixturesAreReadAsInTheBaseline() throws {
    try expectBaseline("fixtures.tsv", of: Project.fixtures.appending(path: "raw-errors.jsonl"))
  }

  /// Needs the real errors next to the checkout: `../shared/facts`.
  @Test(
    .enabled(if: Project.hasVendorFacts, "the real errors of ../shared/facts are absent"),
    arguments: ["payloads-real", "payloads-real-2"])
  func realErrorsAreReadAsInTheBaseline(_ name: String) throws {
    try expectBaseline("\(name).tsv", of: Project.shared.appending(path: "facts/\(name).jsonl"))
  }
}

extension ArgumentValue {
  fileprivate var baseline: String {
    switch self {
    case .text(let text): text
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .date(let date): "\(date)"
    case .list(let elements): elements.joined(separator: ",")
    }
  }
}

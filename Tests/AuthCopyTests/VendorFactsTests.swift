import AuthCopy
import Foundation
import TestSupport
import Testing

/// Every code that vendors publish resolves to its recorded kind, or to the one that it moved to.
///
/// `Tests/Fixtures/vendor-codes.tsv` lists these codes, and `moved-codes.tsv` those that moved.
@Suite struct VendorFactsTests {
  struct Row {
    let provider: Provider
    let surface: String
    let code: String
    let symbol: String
    let numeric: String
    let kind: Kind
  }

  private static func rows() throws -> [Row] {
    try FixtureTable("vendor-codes.tsv").rows.map { cells in
      Row(
        provider: Provider(rawValue: cells[0]), surface: cells[1], code: cells[2], symbol: cells[3], numeric: cells[4],
        kind: Kind(rawValue: cells[5]))
    }
  }

  private func kind(_ row: Row, by value: String) -> Kind {
    LoginError(provider: row.provider, surface: row.surface, code: RawCode(value)).kind
  }

  /// Codes of several rows, which only a symbol or a description distinguishes.
  private static let sharedCodes: Set<String> = [
    "naver android/NidOAuthErrorCode invalid_request", "naver android/NidOAuthErrorCode server_error",
    "naver rest/auto-login access_denied",
  ]

  /// The codes that moved to another kind, as `provider surface code kind`, with their kinds.
  private static func moves() throws -> [String: Kind] {
    let rows = try FixtureTable("moved-codes.tsv").rows
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[..<4].joined(separator: " "), Kind(rawValue: $0[4])) })
  }

  @Test func codesResolveToTheirKinds() throws {
    let rows = try Self.rows()
    let moves = try Self.moves()
    #expect(rows.count == 1490)
    for row in rows where !row.code.isEmpty {
      guard !Self.sharedCodes.contains("\(row.provider) \(row.surface) \(row.code)") else { continue }
      let kind = kind(row, by: row.code)
      let expected = moves["\(row.provider) \(row.surface) \(row.code) \(row.kind)"] ?? row.kind
      #expect(kind == expected, "\(row)")
    }
  }

  @Test func symbolsResolveToTheKindsOfTheirCodes() throws {
    let rows = try Self.rows()
    for row in rows where !row.symbol.isEmpty && !row.symbol.hasPrefix("HTTP ") && !row.code.isEmpty {
      // A row whose code is the symbol comes first, then any row of that symbol.
      let siblings = rows.filter { $0.provider == row.provider && $0.surface == row.surface }
      let code =
        siblings.contains { $0.code == row.symbol } ? row.symbol : siblings.first { $0.symbol == row.symbol }?.code
      guard let code, !Self.sharedCodes.contains("\(row.provider) \(row.surface) \(code)") else { continue }
      #expect(kind(row, by: row.symbol) == kind(row, by: code), "\(row)")
    }
  }

  @Test func numbersResolveToTheKindsOfTheirCodesUnlessHTTPStatuses() throws {
    for row in try Self.rows() where !row.numeric.isEmpty && !row.code.isEmpty {
      let isStatus = row.provider == .cognito || (row.provider == .naver && row.surface == "rest/openapi")
      if isStatus {
        guard row.numeric != row.code else { continue }
        #expect(kind(row, by: row.numeric) == .unknown, "\(row)")
      } else {
        #expect(kind(row, by: row.numeric) == kind(row, by: row.code), "\(row)")
      }
    }
  }

  @Test func everyKindOfTheFactsIsDefined() throws {
    let kinds = Set(Catalog.shipped.definitions.map(\.kind))
    #expect(kinds.isSuperset(of: try Self.rows().map(\.kind)))
    #expect(kinds.isSuperset(of: [.fieldMismatch, .tryAgain, .signUpNotCompleted, .checkInbox]))
  }

  @Test(.enabled(if: Project.hasVendorFacts, "needs the vendors' facts, which are not next to this clone"))
  func listEqualsTheVendorsFacts() throws {
    let folder = Project.shared.appending(path: "facts/codes")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let rows = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
        let cells = FixtureTable.cells(line)
        let name = ["url", "session"].contains(cells[0]) ? "urlsession" : cells[0]
        let provider = cells[1].hasPrefix("ios-appauth/") ? "appauth" : name
        return [provider] + cells[1...4] + [cells[6]]
      }
    }
    #expect(try FixtureTable("vendor-codes.tsv").differences(from: rows) == [])
  }
}

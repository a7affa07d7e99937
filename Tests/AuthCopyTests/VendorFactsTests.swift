import AuthCopy
import Foundation
import TestSupport
import Testing

/// Every code that vendors publish leads to the kind that was found for it.
@Suite(.enabled(if: Project.hasVendorFacts, "needs the vendors' codes, which are not beside this clone"))
struct VendorFactsTests {
  struct Row {
    let provider: Provider
    let surface: String
    let code: String
    let symbol: String
    let numeric: String
    let kind: Kind
  }

  static func rows() throws -> [Row] {
    let folder = Project.shared.appending(path: "facts/codes")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let provider =
          cells[1].hasPrefix("ios-appauth/")
          ? "appauth" : ["url", "session"].contains(cells[0]) ? "urlsession" : cells[0]
        return Row(
          provider: Provider(rawValue: provider), surface: cells[1], code: cells[2], symbol: cells[3],
          numeric: cells[4],
          kind: Kind(rawValue: cells[6]))
      }
    }
  }

  private func kind(_ row: Row, by value: String) -> Kind {
    LoginError(provider: row.provider, surface: row.surface, code: RawCode(value)).kind
  }

  /// One code stands for several rows there; only a symbol or the description tells which.
  private static let sharedCodes: Set<String> = [
    "naver android/NidOAuthErrorCode invalid_request", "naver android/NidOAuthErrorCode server_error",
    "naver rest/auto-login access_denied",
  ]

  @Test func everyCodeLeadsToItsKind() throws {
    let rows = try Self.rows()
    #expect(rows.count == 1490)
    for row in rows where !row.code.isEmpty {
      guard !Self.sharedCodes.contains("\(row.provider) \(row.surface) \(row.code)") else { continue }
      #expect(kind(row, by: row.code) == row.kind, "\(row)")
    }
  }

  @Test func everySymbolLeadsToAKindOfItsName() throws {
    let rows = try Self.rows()
    for row in rows where !row.symbol.isEmpty && !row.symbol.hasPrefix("HTTP ") {
      // A row whose code is the symbol comes first, then any row of that symbol.
      let siblings = rows.filter { $0.provider == row.provider && $0.surface == row.surface }
      let meant = siblings.filter { $0.code == row.symbol }.first
      let kinds = meant.map { [$0.kind] } ?? siblings.filter { $0.symbol == row.symbol }.map(\.kind)
      #expect(kinds.first == kind(row, by: row.symbol), "\(row)")
    }
  }

  @Test func everyNumberLeadsToItsKindUnlessItIsAnHTTPStatus() throws {
    for row in try Self.rows() where !row.numeric.isEmpty {
      let isStatus = row.provider == .cognito || (row.provider == .naver && row.surface == "rest/openapi")
      if isStatus {
        guard row.numeric != row.code else { continue }
        #expect(kind(row, by: row.numeric) == .unknown, "\(row)")
      } else {
        #expect(kind(row, by: row.numeric) == row.kind, "\(row)")
      }
    }
  }

  @Test func everyKindOfTheFactsHasADefinition() throws {
    let kinds = Set(Catalog.shipped.definitions.map(\.kind))
    #expect(kinds.isSuperset(of: try Self.rows().map(\.kind)))
    #expect(kinds.isSuperset(of: [.fieldMismatch, .tryAgain, .signUpNotCompleted, .checkInbox]))
  }
}

import AuthCopy
import CatalogFormats
import Foundation
import TestSupport
import Testing

@testable import CatalogExport

/// Modules group codes without changing which of them a value matches.
@Suite struct CodeGroupTests {
  private struct Row: Hashable {
    let code: String
    let symbol: String?
    let numeric: Int?
    let kind: String
  }

  /// Returns the rows of groups, read as modules read them.
  private static func rows(of groups: [CodeGroup]) -> [Row] {
    groups.flatMap { group -> [Row] in
      guard case .array(let parts) = group.json(hasShortSymbols: true), parts.count > 1,
        case .string(let kind) = parts[0]
      else { return [] }
      switch parts[1] {
      case .string(let text):
        return text.split(separator: " ").map { code in
          let names = code.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
          let constant = names[0].split(separator: "/").last.map { $0.uppercased().replacing("-", with: "_") }
          let symbol = names.count > 1 && !names[1].isEmpty ? names[1] : nil
          return Row(
            code: names[0], symbol: symbol == "=" ? constant : symbol,
            numeric: names.count > 2 ? Int(names[2]) : nil, kind: kind)
        }
      case .array(let codes):
        var symbol: String?
        var numeric: Int?
        if parts.count > 2, case .object(let details) = parts[2] {
          for (key, value) in details {
            if key == "symbol", case .string(let text) = value { symbol = text }
            if key == "numeric", case .integer(let number) = value { numeric = number }
          }
        }
        return codes.compactMap { code in
          if case .string(let text) = code {
            Row(code: text, symbol: symbol, numeric: numeric, kind: kind)
          } else {
            nil
          }
        }
      default: return []
      }
    }
  }

  @Test(arguments: [nil, OverlaidCatalog.difficult])
  func groupingKeepsAllRowsAndTheOrderOfEqualNames(overlay: OverlaidCatalog?) throws {
    let catalog = try overlay?.load() ?? .shipped
    var reorderedSurfaces = 0
    for surface in catalog.providers.compactMap({ catalog.codeTable(of: $0) }).flatMap(\.surfaces) {
      let original = surface.rows.map {
        Row(code: $0.code, symbol: $0.symbol, numeric: $0.numeric, kind: $0.kind.rawValue)
      }
      let found = Self.rows(of: CodeGroup.groups(of: surface))
      if found != original { reorderedSurfaces += 1 }
      #expect(found.count == original.count && Set(found) == Set(original), "\(surface.id)")
      // The rows for each name that lookups compare, in order.
      func order(_ rows: [Row]) -> [String: [Row]] {
        var order: [String: [Row]] = [:]
        for row in rows {
          let names = [row.code, row.symbol, row.numeric.map { "#\($0)" }].compactMap { $0?.foldedCode }
          for name in Set(names) { order[name, default: []].append(row) }
        }
        return order
      }
      #expect(order(found) == order(original), "\(surface.id)")
      let phrases = surface.rows.filter { $0.phrase != nil }.map(\.code)
      let isPhrase = Set(phrases)
      #expect(found.map(\.code).filter(isPhrase.contains) == original.map(\.code).filter(isPhrase.contains))
    }
    #expect(reorderedSurfaces > 0)
  }
}

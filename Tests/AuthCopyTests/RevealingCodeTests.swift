import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// Every code that reveals an account is concealed, or a note in its row explains why not.
///
/// `Tests/Fixtures/revealing-codes.tsv` lists these codes by provider, some as patterns with `*`.
@Suite struct RevealingCodeTests {
  /// Returns the surface, code and description of each row with a note.
  private static func notedRows(of provider: String) throws -> Set<[String]> {
    let file = Project.catalogs.appending(path: "codes/\(provider).json")
    let root = try JSONParser.parse(Array(try Data(contentsOf: file)))
    return Set(
      (root["surfaces"]?.array ?? []).flatMap { surface in
        (surface["codes"]?.array ?? []).filter { $0["note"]?.string != nil }.map { row in
          [surface["id"]?.string ?? "", row["code"]?.string ?? "", row["description"]?.string ?? ""]
        }
      })
  }

  /// Returns whether the code, symbol or number of a row matches a name or a pattern with `*` of the list.
  ///
  /// A name can omit the part before the last dot, or `AADSTS`.
  private static func matches(_ row: CodeRow, _ pattern: String) -> Bool {
    let names = [row.code, row.symbol, row.numeric.map(String.init)].compactMap(\.self)
    return names.contains { name in
      guard let star = pattern.firstIndex(of: "*") else {
        return name == pattern || name.hasSuffix(".\(pattern)") || name == "AADSTS\(pattern)"
      }
      return name.hasPrefix(pattern[..<star]) && name.hasSuffix(pattern[pattern.index(after: star)...])
    }
  }

  private static func rows(of provider: String, matching pattern: String) throws -> [(surface: String, row: CodeRow)] {
    let table = try #require(Catalog.shipped.codeTable(of: Provider(rawValue: provider)))
    return table.surfaces.flatMap { surface in
      surface.rows.filter { $0.description == nil && matches($0, pattern) }.map { (surface.id, $0) }
    }
  }

  @Test func everyCodeIsConcealedOrExplained() throws {
    let kinds = Catalog.shipped.kinds
    var checked = 0
    for cells in try FixtureTable("revealing-codes.tsv").rows {
      let (provider, pattern) = (cells[0], cells[1])
      let noted = try Self.notedRows(of: provider)
      let rows = try Self.rows(of: provider, matching: pattern)
      #expect(!rows.isEmpty, "\(provider) has no \(pattern)")
      for (surface, row) in rows {
        checked += 1
        let isConcealed = kinds.resolve(row.meaning, under: .strict, in: nil).isConcealing
        let isExplained = noted.contains([surface, row.code, ""])
        #expect(isConcealed || isExplained, "\(provider) \(surface) \(row.code): \(row.kind)")
      }
    }
    #expect(checked > 90)
  }

  /// The providers of each section of the vendors' facts.
  private static let providers = [
    "Ory Kratos": ["ory"], "Keycloak": ["keycloak"], "Microsoft Entra ID": ["entra"], "Okta": ["okta"],
    "Clerk": ["clerk"], "better-auth": ["better-auth"], "Auth.js / NextAuth": ["authjs"], "Stytch": ["stytch"],
    "WorkOS, Descope, Zitadel, Logto, FusionAuth": ["workos", "descope", "zitadel", "logto", "fusionauth"],
    "Appwrite, Nhost, SuperTokens, PocketBase, Parse, Amplify": [
      "appwrite", "nhost", "supertokens", "pocketbase", "parse", "cognito",
    ],
    "django-allauth, Devise, Spring Security": ["django-allauth", "devise", "spring-security"],
  ]

  /// Returns the words of the lines "Reveals: ..." with their sections; words can be codes or patterns with `*`.
  private static func revealing() throws -> [(section: String, word: String)] {
    let file = Project.shared.appending(path: "facts/shapes-2.md")
    var section = ""
    var words: [(section: String, word: String)] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("- Reveals: ") else { continue }
      for word in line.dropFirst("- Reveals: ".count).split(whereSeparator: { " ,;()/".contains($0) }) {
        words.append((section, word.trimmingCharacters(in: CharacterSet(charactersIn: "."))))
      }
    }
    return words
  }

  @Test(.enabled(if: Project.hasVendorFacts, "needs the vendors' facts, which are not next to this clone"))
  func listEqualsTheVendorsFacts() throws {
    let codes = try Self.revealing().flatMap { section, word in
      try #require(Self.providers[section], "the section \(section) is new")
        .filter { try !Self.rows(of: $0, matching: word).isEmpty }.map { [$0, word] }
    }
    #expect(try FixtureTable("revealing-codes.tsv").differences(from: codes) == [])
  }
}
